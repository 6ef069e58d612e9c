"""Decisions that choose one thing of a kind: a zone, a sector, an action."""

from collections.abc import Collection
from typing import ClassVar

from engineshed.games.train_rush.atoms import named
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import NO_SUCH_MOVE, Action, Decision, Refusal


class Pick(Decision[TrainRushPosition]):
    """Choose one of the things that the question is about; `why` is the check of each of them."""

    __slots__ = ()
    verb: ClassVar[str]
    kind: ClassVar[str]
    otherwise: ClassVar[Action] = ()
    """What may be done instead; () = nothing."""

    def things(self, pos: TrainRushPosition) -> Collection[str]:
        """What the question is about, allowed or not."""
        raise NotImplementedError

    def likely(self, pos: TrainRushPosition) -> Collection[str]:
        """The things without some that `why` refuses in any case: only for speed."""
        return self.things(pos)

    def known(self, pos: TrainRushPosition) -> Collection[str]:
        """The things about which a rule speaks."""
        return self.things(pos)

    def why(self, pos: TrainRushPosition, thing: str) -> Refusal | None:
        """Why this one may not be chosen."""
        raise NotImplementedError

    def chosen(self, action: Action) -> str:
        return named(action, self.verb, self.kind)

    def can_choose(self, pos: TrainRushPosition) -> bool:
        return any(self.why(pos, thing) is None for thing in self.likely(pos))

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        found: list[Action] = [(self.verb, f"{self.kind}:{thing}") for thing in self.things(pos)]
        return [*found, self.otherwise] if self.otherwise else found

    def options(self, pos: TrainRushPosition) -> list[Action]:
        why, verb, kind = self.why, self.verb, self.kind
        found: list[Action] = [
            (verb, f"{kind}:{thing}") for thing in self.likely(pos) if why(pos, thing) is None
        ]
        return [*found, self.otherwise] if self.otherwise else found

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if action == self.otherwise:
            return None
        thing = self.chosen(action)
        return self.why(pos, thing) if thing in self.known(pos) else NO_SUCH_MOVE
