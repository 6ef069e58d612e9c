"""What all players share: dice, goods board, action tiles, order tiles, starting tiles."""

from engineshed.games.steam_rollers.effects import FACES
from engineshed.games.steam_rollers.page.facts import effect_word
from engineshed.games.steam_rollers.page.sheets import goods_of
from engineshed.games.steam_rollers.page.symbols import START_ICONS
from engineshed.games.steam_rollers.phases.build import BY_BLACK_DIE
from engineshed.games.steam_rollers.phases.die import DieInHand
from engineshed.games.steam_rollers.phases.round import ClaimDie
from engineshed.games.steam_rollers.position import NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX, NUMBERS, ORDERS
from engineshed.games.steam_rollers.printed.map import CITIES, COLOUR
from engineshed.kernel import Seat, Words
from engineshed.kernel.page import Drawing


def docks(pos: SteamRollersPosition, words: Words, decision: object, mine: Seat) -> tuple[Drawing, ...]:
    drawn = [dice(pos, words, decision), goods(pos, words, mine), tiles(pos, words)]
    if pos.order_faces:
        drawn.append(orders(pos, words))
    if pos.starting:
        drawn.append(starting(pos, words))
    return (*drawn, switch(pos, words, mine))


def switch(pos: SteamRollersPosition, words: Words, mine: Seat) -> Drawing:
    """All sheets side by side, or one of them large; counted from the own sheet, so that it can be kept."""
    players = len(pos.sheets)
    seats: list[Seat | None] = [(mine + step) % players for step in range(players)]
    data = {"words": words, "seats": [*seats, None] if pos.solo else seats}
    return Drawing("switch.jinja", data, id="switch", title=words("dock-switch"))


def dice(pos: SteamRollersPosition, words: Words, decision: object) -> Drawing:
    """The white dice on the table and in somebody's hand, and the black one."""
    in_hand: list[dict[str, object]] = []
    if isinstance(decision, DieInHand):
        in_hand = [
            {"value": value, "seat": decision.seat, "atom": ""} for value in (decision.die, *decision.later)
        ]
    elif isinstance(decision, ClaimDie):
        in_hand = [{"value": decision.die, "seat": decision.picker, "atom": f"die:{decision.die}"}]
    if pos.claim is not None and not (isinstance(decision, DieInHand) and decision.seat == pos.claim[0]):
        in_hand.append({"value": pos.claim[1], "seat": pos.claim[0], "atom": ""})
    kinds = BY_BLACK_DIE[pos.black]
    data = {
        "words": words,
        "white": [{"value": value, "atom": f"die:{value}"} for value in pos.white],
        "in_hand": in_hand,
        "kinds": kinds,
        "black_name": words("black-die", kinds=" + ".join(words(f"track-{kind}") for kind in kinds)),
    }
    return Drawing("dice.jinja", data, id="dice", title=words("dock-dice"))


def goods(pos: SteamRollersPosition, words: Words, mine: Seat) -> Drawing:
    """The goods on each city, for fingers: elsewhere they are picked from their cities on the sheet."""
    rows = [
        {"city": city, "colour": COLOUR[city], "goods": goods_of(pos, words, mine, city)} for city in CITIES
    ]
    summary = words("cities-empty", count=pos.empty_cities(), most=BOX.scoring.empty_cities_to_end)
    data = {"words": words, "rows": rows, "summary": summary}
    return Drawing("goods.jinja", data, id="goods", title=words("dock-goods"))


def tiles(pos: SteamRollersPosition, words: Words) -> Drawing:
    shown = []
    for number in range(1, 7):
        face = FACES[pos.faces[number]]
        word = effect_word(pos.faces[number])
        shown.append(
            {
                "number": number,
                "atom": f"tile:{number}",
                "icon": word,
                "name": words(word),
                "help": words(f"{word}-help"),
                "points": face.points,
                "permanent": face.use == "permanent",
                "owner": None if pos.owner[number] == NOBODY else pos.owner[number],
                "sideways": pos.sideways[number],
            }
        )
    return Drawing("tiles.jinja", {"words": words, "tiles": shown}, id="tiles", title=words("dock-tiles"))


def orders(pos: SteamRollersPosition, words: Words) -> Drawing:
    shown = [
        {
            "number": number,
            "atom": f"order:{number}",
            "goods": ORDERS[pos.order_faces[number]].goods,
            "points": ORDERS[pos.order_faces[number]].points,
            "owner": None if pos.order_owner[number] == NOBODY else pos.order_owner[number],
            "name": words("order-n", number=number),
        }
        for number in NUMBERS
    ]
    return Drawing("orders.jinja", {"words": words, "orders": shown}, id="orders", title=words("dock-orders"))


def starting(pos: SteamRollersPosition, words: Words) -> Drawing:
    shown = [
        {
            "atom": f"start:{tile}",
            "icon": START_ICONS[tile],
            "name": words(f"start-{tile}"),
            "help": words(f"start-{tile}-help"),
        }
        for tile in pos.starting
    ]
    return Drawing("starting.jinja", {"tiles": shown}, id="starting", title=words("dock-starting"))
