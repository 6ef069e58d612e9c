"""Goods and wagons: loading, taking, exchanging, unloading."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from engineshed.games.train_rush import stacks
from engineshed.games.train_rush.figures import couple, load, uncouple
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Contract, Effect
from engineshed.kernel import (
    NO_SUCH_MOVE,
    Action,
    Atom,
    Bill,
    Decision,
    Entry,
    Refusal,
    Seat,
    State,
    Step,
    name_of,
    named,
)

OPEN_WAGONS = 5
"""Of each size in the pool (TR-220)."""


def open_places(pos: TrainRushPosition, seat: Seat, wagon: str) -> int:
    """Empty places for any good, whose filling the owner chooses (TR-1404)."""
    places = zip(pos.box.wagons[wagon], pos.players[seat].wagons[wagon], strict=True)
    return sum(kind == "any" and not good for kind, good in places)


def refuse_load(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no wagon can be loaded at all."""
    if any(_refuse_wagon(pos, seat, wagon) is None for wagon in pos.players[seat].wagons):
        return None
    return Refusal("TR-1403", wagons="all")


def _refuse_wagon(pos: TrainRushPosition, seat: Seat, wagon: str) -> Refusal | None:
    if wagon in pos.box.special_vp:
        return Refusal("TR-1405")
    if "" not in pos.players[seat].wagons[wagon]:
        return Refusal("TR-1403", wagons="one")
    return None


class LoadWagon(Decision[TrainRushPosition]):
    """Fill all empty places of one wagon (TR-1402)."""

    __slots__ = ()
    asks = "load-wagon"
    rules = ("TR-1402",)

    def candidates(self, pos: TrainRushPosition) -> Iterator[Action]:
        goods: list[Atom] = [f"good:{good}" for good in pos.box.goods]
        for wagon in pos.players[self.seat].wagons:
            if _refuse_wagon(pos, self.seat, wagon) is None:
                for chosen in combinations_with_replacement(goods, open_places(pos, self.seat, wagon)):
                    yield ("load", f"wagon:{wagon}", *chosen)

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if len(action) < 2 or action[0] != "load":
            return NO_SUCH_MOVE
        wagon = name_of(action[1], "wagon")
        if wagon not in pos.players[self.seat].wagons:
            return NO_SUCH_MOVE
        refusal = _refuse_wagon(pos, self.seat, wagon)
        if refusal is not None:
            return refusal
        chosen = [name_of(atom, "good") for atom in action[2:]]
        goods = pos.box.goods
        if any(good not in goods for good in chosen) or chosen != sorted(chosen, key=goods.index):
            return NO_SUCH_MOVE
        if len(chosen) != open_places(pos, self.seat, wagon):
            return Refusal("TR-1402", places=open_places(pos, self.seat, wagon))
        return None

    def options(self, pos: TrainRushPosition) -> list[Action]:
        return list(self.candidates(pos))

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        wagons, wagon = state.pos.players[self.seat].wagons, name_of(action[1], "wagon")
        chosen = iter([name_of(atom, "good") for atom in action[2:]])
        cargo = tuple(
            good or (next(chosen) if kind == "any" else kind)
            for kind, good in zip(state.pos.box.wagons[wagon], wagons[wagon], strict=True)
        )
        state.tell("loaded", self.seat, wagon=wagon, cargo=" ".join(cargo))
        load(state, self.seat, wagon, cargo, "TR-1402")


def offer(pos: TrainRushPosition, places: int) -> tuple[str, ...]:
    """The wagons of this size to take: the open ones and the top special wagon (TR-1409, TR-1410)."""
    return pos.wagon_pool[places] + pos.specials[places][-1:]


def refuse_take(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no wagon can be taken at all."""
    limit = pos.value(seat, "wagons")
    if len(pos.players[seat].wagons) >= limit:
        return Refusal("TR-1412", limit=limit)
    return None if offer(pos, effect.places) else Refusal("TR-1415", places=effect.places)


class TakeWagon(Decision[TrainRushPosition]):
    """Take an empty wagon of this size (TR-1411)."""

    __slots__ = ("places",)
    asks = "take-wagon"
    rules = ("TR-1411",)

    def __init__(self, seat: Seat, places: int) -> None:
        self.seat = seat
        self.places = places

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        return {"places": self.places}

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [("take", f"new:{wagon}") for wagon in offer(pos, self.places)]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        return None if named(action, "take", "new") in offer(pos, self.places) else NO_SUCH_MOVE

    def options(self, pos: TrainRushPosition) -> list[Action]:
        return self.candidates(pos)

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        receive(state, self.seat, named(action, "take", "new"), "TR-1411")


def receive(state: State[TrainRushPosition], seat: Seat, wagon: str, rule: str) -> None:
    """An empty wagon joins the train, and the pool is refilled at once (TR-1411, TR-1413)."""
    pos = state.pos
    size = len(pos.box.wagons[wagon])
    state.tell("wagon", seat, wagon=wagon)
    couple(state, seat, wagon, rule)
    if wagon in pos.box.special_vp:
        pos.specials[size] = tuple(w for w in pos.specials[size] if w != wagon)
    else:
        pos.wagon_pool[size] = tuple(w for w in pos.wagon_pool[size] if w != wagon)
        open_wagons(state, size)


def open_wagons(state: State[TrainRushPosition], size: int) -> None:
    """Fill the pool up from the stack; one that is used up is formed anew from the discards (TR-1414)."""
    pos = state.pos
    while len(pos.wagon_pool[size]) < OPEN_WAGONS:
        if not pos.wagon_stacks[size]:
            pos.wagon_stacks[size], pos.wagon_discards[size] = pos.wagon_discards[size], []
        if not pos.wagon_stacks[size]:
            return
        opened = stacks.draw(state, f"wagon:{size}", pos.wagon_stacks[size])[0]
        pos.wagon_pool[size] += (opened,)
        if pos.phase != "setup":
            state.tell("opened-wagon", wagon=opened)


NO_EXCHANGE = {
    (1, 2): Refusal("TR-1416"),
    (2, 3): Refusal("TR-1417"),
    (3, 3): Refusal("TR-1418"),
    (2, 2): Refusal("TR-1419"),
    (1, 3): Refusal("TR-1420"),
}
"""The rule of each exchange of one size for another, when it cannot be had."""


def rule_of_exchange(old: int, new: int) -> str:
    return NO_EXCHANGE.get((old, new), Refusal("TR-2110")).rule


def refuse_exchange(pos: TrainRushPosition, seat: Seat, effect: Effect) -> Refusal | None:
    """Why no wagon can be exchanged this way at all."""
    old, new = effect.swap
    exchange = ExchangeWagon(seat, old, new)
    if any(exchange.refuse(pos, action) is None for action in exchange.candidates(pos)):
        return None
    have = sum(len(cargo) == old for cargo in pos.players[seat].wagons.values())
    return Refusal(rule_of_exchange(old, new), old=old, new=new, have=have)


class ExchangeWagon(Decision[TrainRushPosition]):
    """Give up a wagon of one size for one of another size (TR-1416 to TR-1421)."""

    __slots__ = ("old", "new")
    asks = "exchange-wagon"
    rules = ("TR-1421",)

    def __init__(self, seat: Seat, old: int, new: int) -> None:
        self.seat = seat
        self.old = old
        self.new = new

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        return {"old": self.old, "new": self.new}

    def candidates(self, pos: TrainRushPosition) -> Iterator[Action]:
        for wagon, cargo in pos.players[self.seat].wagons.items():
            if len(cargo) == self.old:
                for new in offer(pos, self.new):
                    yield ("exchange", f"wagon:{wagon}", f"new:{new}")

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if len(action) != 3 or action[0] != "exchange":
            return NO_SUCH_MOVE
        old, new = name_of(action[1], "wagon"), name_of(action[2], "new")
        cargo = pos.players[self.seat].wagons.get(old, ())
        if len(cargo) != self.old or new not in offer(pos, self.new):
            return NO_SUCH_MOVE
        if old in pos.box.special_vp and new in pos.box.special_vp:
            return Refusal("TR-1421")
        return None

    def bill(self, pos: TrainRushPosition, action: Action) -> Bill:
        cargo = pos.players[self.seat].wagons[name_of(action[1], "wagon")]
        rules = {"parcel": "TR-1424"}
        return Bill([Entry(self.seat, good, -1, rules.get(good, "TR-1422")) for good in cargo if good])

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        pos = state.pos
        old, new = name_of(action[1], "wagon"), name_of(action[2], "new")
        rule = rule_of_exchange(self.old, self.new)
        cargo = " ".join(good for good in pos.players[self.seat].wagons[old] if good)
        state.tell("exchanged", self.seat, old=old, cargo=cargo)
        special = old in pos.box.special_vp
        uncouple(state, self.seat, old, rule, "TR-1424" if special else "TR-1422")
        if old in pos.box.special_vp:
            pos.specials[self.old] += (old,)
        elif self.old == 1:
            pos.boxed += (old,)  # TR-1423
        else:
            pos.wagon_discards[self.old].append(old)
        receive(state, self.seat, new, rule)


def lacking(tile: Contract, goods: Sequence[str]) -> list[str]:
    """The goods of a contract that are not there ("any": any good)."""
    rest, missing = list(goods), []
    for good in tile.goods:
        if good in rest:
            rest.remove(good)
        elif good != "any":
            missing.append(good)
    return missing + ["any"] * (tile.goods.count("any") - len(rest))


def cargo_places(pos: TrainRushPosition, seat: Seat, good: str) -> list[Action]:
    """Where a good ("any": any good) can be unloaded; of equal places of one wagon only the first."""
    found: list[Action] = []
    for wagon, cargo in pos.players[seat].wagons.items():
        kinds = pos.box.wagons[wagon]
        alike: set[tuple[str, str]] = set()
        for place, loaded in enumerate(cargo):
            if loaded and loaded != "parcel" and good in ("any", loaded):
                if (kinds[place], loaded) not in alike:
                    alike.add((kinds[place], loaded))
                    found.append(("unload", f"cargo:{wagon}.{place + 1}"))
    return found


def unload(state: State[TrainRushPosition], seat: Seat, action: Action, rule: str) -> str:
    """Take one good off its wagon, back to the supply; which good it was."""
    wagon, _, number = name_of(action[1], "cargo").partition(".")
    wagons, place = state.pos.players[seat].wagons, int(number) - 1
    cargo = wagons[wagon]
    state.tell("unloaded", seat, wagon=wagon, good=cargo[place])
    load(state, seat, wagon, (*cargo[:place], "", *cargo[place + 1 :]), rule)
    return cargo[place]


class Deliver(Step[TrainRushPosition]):
    """Unload exactly the goods of a contract; only where there is a choice the player is asked (TR-2412)."""

    __slots__ = ("seat", "goods")

    def __init__(self, seat: Seat, goods: tuple[str, ...]) -> None:
        self.seat = seat
        self.goods = goods
        """Named goods first, then "any"."""

    def run(self, state: State[TrainRushPosition]) -> None:
        for index, good in enumerate(self.goods):
            places = cargo_places(state.pos, self.seat, good)
            if len(places) > 1:
                state.then(Unload(self.seat, good), Deliver(self.seat, self.goods[index + 1 :]))
                return
            unload(state, self.seat, places[0], "TR-2412")


class Unload(Decision[TrainRushPosition]):
    """Choose the place from which a good is unloaded."""

    __slots__ = ("good",)
    asks = "unload"
    rules = ("TR-2412",)

    def __init__(self, seat: Seat, good: str) -> None:
        self.seat = seat
        self.good = good

    def facts(self, pos: TrainRushPosition) -> dict[str, object]:
        return {"good": self.good}

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return cargo_places(pos, self.seat, "any")

    def options(self, pos: TrainRushPosition) -> list[Action]:
        return cargo_places(pos, self.seat, self.good)

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if action in cargo_places(pos, self.seat, self.good):
            return None
        if action in cargo_places(pos, self.seat, "any"):
            return Refusal("TR-2412", good=self.good, more=0, lacks="no")
        return NO_SUCH_MOVE

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        unload(state, self.seat, action, "TR-2412")
