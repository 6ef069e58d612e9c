"""Dice, draws and shuffles: every outcome has a name, an audience and a place in the record."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from engineshed.kernel.action import Atom
from engineshed.kernel.refusal import Unknown

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """SplitMix64: its state is one number, so copies are cheap; it is the same on every machine."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def random(self) -> float:
        """A number from 0 to below 1."""
        return self.below(1 << 53) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def sample(self, items: Iterable[T], k: int) -> list[T]:
        """k of the items in random order, none twice."""
        rest = list(items)
        for i in range(k):
            j = i + self.below(len(rest) - i)
            rest[i], rest[j] = rest[j], rest[i]
        return rest[:k]

    def shuffle(self, items: list[T]) -> None:
        items[:] = self.sample(items, len(items))

    def branch(self) -> "Rng":
        """An independent generator; using it does not change this one."""
        return Rng(self.below(1 << 63))


class OutOfScript(Exception):
    """A scripted game asked for an outcome that the script does not hold next."""

    def __init__(self, name: str, expected: str, got: str) -> None:
        super().__init__(f"chance: the script has {expected}, the game asks for {got}")
        self.name = name
        """Of what was asked for, which gives nothing hidden away."""
        self.expected = expected
        self.got = got


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The source of outcomes. This base class refuses to draw; seen states carry it."""

    __slots__ = ()

    def choose(self, name: str, pool: Sequence[Atom], k: int, again: bool) -> list[Atom]:
        """k of the pool in order; `again`: the same item may come up more than once (dice)."""
        raise Unknown(f"{name}: a seen state knows no outcomes")

    def copy(self) -> "Chance":
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Chance):
    """Outcomes from a seed: for simulation, tests and search."""

    __slots__ = ("rng",)

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, name: str, pool: Sequence[Atom], k: int, again: bool) -> list[Atom]:
        if again:
            below = self.rng.below
            return [pool[below(len(pool))] for _ in range(k)]
        return self.rng.sample(pool, k)

    def copy(self) -> Chance:
        return Seeded(Rng(self.rng.state))


@mypyc_attr(allow_interpreted_subclasses=True)
class Entropy(Chance):
    """Outcomes from the system's randomness: for real tables. There is no seed that could leak."""

    __slots__ = ()

    def choose(self, name: str, pool: Sequence[Atom], k: int, again: bool) -> list[Atom]:
        if again:
            return [secrets.choice(pool) for _ in range(k)]
        return secrets.SystemRandom().sample(list(pool), k)


def check_outcome(name: str, got: Sequence[Atom], pool: Sequence[Atom], k: int, again: bool) -> None:
    """Raises OutOfScript unless this can come out of the pool."""
    rest = list(pool)
    for item in got:
        if item not in rest:
            raise OutOfScript(name, f"{name} {got}", f"{name} out of {sorted(set(map(str, pool)))}")
        if not again:
            rest.remove(item)
    if len(got) != k:
        raise OutOfScript(name, f"{name} {got}", f"{name} with {k} outcomes")


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Chance):
    """Outcomes from a record or a transcript, compared by name and checked for being possible."""

    __slots__ = ("after", "at", "script")

    def __init__(self, script: Sequence[tuple[str, Sequence[Atom]]], after: Chance | None = None) -> None:
        self.script = script
        self.at = 0
        self.after = after
        """What to ask when the script has ended; None: the end of the script is an error."""

    def choose(self, name: str, pool: Sequence[Atom], k: int, again: bool) -> list[Atom]:
        if self.at == len(self.script):
            if self.after is None:
                raise OutOfScript(name, "nothing more", name)
            return self.after.choose(name, pool, k, again)
        expected, scripted = self.script[self.at]
        got = list(scripted)
        if expected != name:
            raise OutOfScript(name, expected, name)
        check_outcome(name, got, pool, k, again)
        self.at += 1
        return got

    def copy(self) -> Chance:
        twin = Scripted(self.script, self.after.copy() if self.after else None)
        twin.at = self.at
        return twin
