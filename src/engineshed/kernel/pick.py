"""Decisions that choose one thing of a kind: a zone, a sector, a card."""

from collections.abc import Collection
from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from engineshed.kernel.action import Action, named
from engineshed.kernel.refusal import NO_SUCH_MOVE, Refusal
from engineshed.kernel.state import Position
from engineshed.kernel.steps import Decision

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Decision[P]):
    """A decision that chooses one thing; `why` checks each thing."""

    __slots__ = ()
    verb: ClassVar[str]
    kind: ClassVar[str]
    otherwise: ClassVar[Action] = ()
    """What may be done instead; () = nothing."""

    def things(self, pos: P) -> Collection[str]:
        """What the question is about, allowed or not."""
        raise NotImplementedError

    def likely(self, pos: P) -> Collection[str]:
        """The things, perhaps without some that `why` refuses in any case. Override only for speed."""
        return self.things(pos)

    def known(self, pos: P) -> Collection[str]:
        """The things that some rule speaks about: for others, a refusal names no rule."""
        return self.things(pos)

    def why(self, pos: P, thing: str) -> Refusal | None:
        """Why this one may not be chosen."""
        raise NotImplementedError

    def chosen(self, action: Action) -> str:
        return named(action, self.verb, self.kind)

    def can_choose(self, pos: P) -> bool:
        return any(self.why(pos, thing) is None for thing in self.likely(pos))

    def candidates(self, pos: P) -> list[Action]:
        found: list[Action] = [(self.verb, f"{self.kind}:{thing}") for thing in self.things(pos)]
        return [*found, self.otherwise] if self.otherwise else found

    def options(self, pos: P) -> list[Action]:
        why, verb, kind = self.why, self.verb, self.kind
        found: list[Action] = [
            (verb, f"{kind}:{thing}") for thing in self.likely(pos) if why(pos, thing) is None
        ]
        return [*found, self.otherwise] if self.otherwise else found

    def refuse(self, pos: P, action: Action) -> Refusal | None:
        if action == self.otherwise:
            return None
        thing = self.chosen(action)
        return self.why(pos, thing) if thing in self.known(pos) else NO_SUCH_MOVE
