"""Mini expansion: order tiles. Kept goods are exchanged for one order per turn."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engineshed.games.steam_rollers.figures import order_price, take_order
from engineshed.games.steam_rollers.position import COAL, NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import NUMBERS, ORDERS, TILES, OrderTile
from engineshed.kernel import DONE, NO_SUCH_MOVE, Action, Bill, Decision, Refusal, Seat, State

ORDER_OF_ATOM: Final = {f"order:{number}": number for number in NUMBERS}
INSTEAD: Final[dict[str, str]] = {
    f"instead:{colour}": str(colour) for face in TILES.order_tiles for colour in face.goods
}
"""The good for which coal stands: at most one per order (SR-1007), so one word is enough."""


def _prices(face: OrderTile) -> Iterator[tuple[str, dict[str, int]]]:
    """Without coal, and with coal instead of each of its goods."""
    whole = Counter[str](face.goods)
    yield "", dict(whole)
    for colour in whole:
        yield colour, {**whole, colour: whole[colour] - 1, COAL: 1}


PRICES: Final = {(face.id, instead): price for face in TILES.order_tiles for instead, price in _prices(face)}


def exchanges(pos: SteamRollersPosition, seat: Seat) -> Iterator[Action]:
    """All orders that this seat can pay now."""
    if any(pos.sheets[seat].kept.values()):
        yield from (action for action in all_exchanges(pos) if refuse_exchange(pos, seat, action) is None)


def all_exchanges(pos: SteamRollersPosition) -> Iterator[Action]:
    """("order", tile), or with coal ("order", tile, "instead:red"), whether it can be paid or not."""
    if pos.order_faces:
        for number in NUMBERS:
            yield ("order", f"order:{number}")
            for colour in dict.fromkeys(ORDERS[pos.order_faces[number]].goods):
                yield ("order", f"order:{number}", f"instead:{colour}")


def refuse_exchange(pos: SteamRollersPosition, seat: Seat, action: Action) -> Refusal | None:
    number = ORDER_OF_ATOM.get(str(action[1])) if len(action) in (2, 3) else None
    instead = INSTEAD.get(str(action[2])) if len(action) == 3 else ""
    if number is None or instead is None or action[0] != "order" or not pos.order_faces:
        return NO_SUCH_MOVE
    if pos.order_owner[number] != NOBODY:
        return Refusal("SR-1008", order=number)
    kept = pos.sheets[seat].kept
    if instead and instead not in ORDERS[pos.order_faces[number]].goods:
        return NO_SUCH_MOVE
    if instead and not kept[COAL]:
        return Refusal("SR-1007")
    price = _price(pos, number, instead)
    missing = [colour for colour, count in price.items() for _ in range(count - kept[colour])]
    return Refusal("SR-1006", order=number, missing=len(missing), good=missing[0]) if missing else None


def bill_for(pos: SteamRollersPosition, seat: Seat, action: Action) -> Bill:
    number, price = _order(pos, action)
    return Bill(order_price(pos, seat, number, price))


def exchange(state: State[SteamRollersPosition], seat: Seat, action: Action) -> None:
    pos = state.pos
    number, price = _order(pos, action)
    paid = tuple(colour for colour, count in price.items() for _ in range(count))
    state.tell("ordered", seat, order=number, face=pos.order_faces[number], paid=paid)
    take_order(state, seat, number, price)


class LastExchange(Decision[SteamRollersPosition]):
    """After the turn's last action: an order can still be taken (SR-1005)."""

    __slots__ = ()
    asks = "order"
    rules = ("SR-1004", "SR-1005")

    def candidates(self, pos: SteamRollersPosition) -> Iterator[Action]:
        yield from all_exchanges(pos)
        yield DONE

    def refuse(self, pos: SteamRollersPosition, action: Action) -> Refusal | None:
        return None if action == DONE else refuse_exchange(pos, self.seat, action)

    def bill(self, pos: SteamRollersPosition, action: Action) -> Bill:
        return Bill() if action == DONE else bill_for(pos, self.seat, action)

    def take(self, state: State[SteamRollersPosition], action: Action) -> None:
        if action != DONE:
            exchange(state, self.seat, action)


def _order(pos: SteamRollersPosition, action: Action) -> tuple[int, dict[str, int]]:
    number = ORDER_OF_ATOM[str(action[1])]
    return number, _price(pos, number, INSTEAD[str(action[2])] if len(action) == 3 else "")


def _price(pos: SteamRollersPosition, number: int, instead: str) -> dict[str, int]:
    return PRICES[pos.order_faces[number], instead]
