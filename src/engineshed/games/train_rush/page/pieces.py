"""Cards, wagons and goods as the templates draw them."""

from engineshed.games.train_rush.page import names
from engineshed.games.train_rush.page.symbols import signs
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Words


def card(
    pos: TrainRushPosition,
    words: Words,
    id: str,
    dom: str,
    now: int = 0,
    small: bool = False,
    pick: bool = True,
) -> dict[str, object]:
    """An action card; `now` is the number of the action being carried out."""
    known = pos.box.cards.get(id)
    return {
        "id": id if known else "?",
        "dom": dom,
        "atom": f"card:{id}" if known and pick else "",
        "name": names.card(pos, words, id),
        "moves": known.moves if known else (),
        "special": names.effect(words, known.special) if known else "",
        "signs": signs(known.special) if known else [],
        "now": now,
        "small": small,
        "fields": words("fields"),
        "free": words("free"),
    }


def wagon(
    pos: TrainRushPosition, words: Words, id: str, cargo: tuple[str, ...], pick: str = "", dom: str = "wagon"
) -> dict[str, object]:
    """A wagon with what lies on it, picked as a whole ("wagon", "new"), place by place ("cargo") or not."""
    places = []
    alike: dict[tuple[str, str], str] = {}
    for number, (wanted, loaded) in enumerate(zip(pos.box.wagons[id], cargo, strict=True), 1):
        atom = ""
        if loaded and loaded != "parcel" and pick == "cargo":
            # Equal places of one wagon are one option: all are picked as the first.
            atom = alike.setdefault((wanted, loaded), f"cargo:{id}.{number}")
        name = names.good(words, loaded or wanted)
        places.append(
            {
                "good": loaded,
                "any": wanted == "any",
                "atom": atom,
                "letter": words(f"letter-{loaded or wanted}"),
                "name": words("place-of-wagon", good=name, loaded="yes" if loaded else "no"),
            }
        )
    return {
        "id": id,
        "dom": f"{dom}-{id}",
        "atom": f"{pick}:{id}" if pick in ("wagon", "new") else "",
        "special": id in pos.box.special_vp,
        "places": places,
        "name": names.wagon(pos, words, id),
    }


def contract(pos: TrainRushPosition, words: Words, id: str) -> dict[str, object]:
    """A contract tile: VP and goods."""
    if not id:
        return {"id": "", "vp": "", "goods": [], "name": ""}
    tile = pos.box.contracts[id]
    goods = [(good, words(f"letter-{good}"), names.good(words, good)) for good in tile.goods]
    return {"id": id, "vp": tile.vp, "goods": goods, "name": names.contract(pos, words, id)}


def hero(pos: TrainRushPosition, words: Words, id: str) -> dict[str, object]:
    """A hero card: where, which bonus, and what the mission is worth."""
    known = pos.box.heroes.get(id)
    if known is None:
        return {
            "id": "?",
            "atom": "",
            "name": words("card-hidden"),
            "city": "",
            "region": "",
            "bonus": "",
            "signs": [],
        }
    return {
        "id": id,
        "atom": f"hero:{id}",
        "name": known.name.title(),
        "city": names.city(pos, known.city),
        "region": known.region,
        "bonus": names.effect(words, known.bonus),
        "signs": signs(known.bonus),
        "good": known.good,
        "letter": words(f"letter-{known.good}"),
        "mission": words("mission-for", good=names.good(words, known.good)),
        "label": names.hero(pos, words, id),
        "vp": " ".join(map(str, known.vp[1:])),
    }
