"""One panel per player, in the order of the order track."""

from engineshed.games.train_rush.page import names
from engineshed.games.train_rush.page.hand import train
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Words
from engineshed.kernel.page import Drawing, Figure, Panel


def panels(pos: TrainRushPosition, words: Words) -> tuple[Panel, ...]:
    return tuple(_panel(pos, words, seat, place) for place, seat in enumerate(pos.order, 1))


def _panel(pos: TrainRushPosition, words: Words, seat: int, place: int) -> Panel:
    player = pos.players[seat]
    figures = (
        Figure(words("figure-coal"), str(player.coal), words("figure-coal-title", n=pos.value(seat, "coal"))),
        Figure(
            words("figure-investment"),
            str(player.investment),
            words("figure-investment-title", n=pos.value(seat, "investment")),
        ),
        Figure(words("figure-wagons"), words("n-of", n=len(player.wagons), most=pos.value(seat, "wagons"))),
        Figure(words("figure-cities"), words("n-of", n=pos.cities_visited(seat), most=len(pos.visitors))),
        Figure(words("figure-cards"), str(len(player.hand))),
    )
    bid = words("panel-bid", spy=player.bid) if player.bid else ""
    passed = words("panel-passed") if pos.phase == "investment" and seat in pos.passed else ""
    where = names.region(words, pos.region(seat)) if pos.region(seat) else words("place-start")
    role = words("panel-role", place=place, where=" · ".join(part for part in (where, bid, passed) if part))
    return Panel(seat, role, figures, _more(pos, words, seat))


def _more(pos: TrainRushPosition, words: Words, seat: int) -> Drawing:
    """Everything else that is public: train, spies, reserve, missions, VP so far."""
    player = pos.players[seat]
    reserve = words(
        "reserve",
        warehouses=player.warehouses,
        stations=player.stations,
        agents=player.agents,
        contracts=player.contract_markers,
    )
    data = {
        "words": words,
        "seat": seat,
        "spies": " ".join(map(str, player.spies)),
        "reserve": reserve,
        "heroes": words("heroes-held", count=len(player.heroes)),
        **train(pos, words, seat),
    }
    return Drawing("seat.jinja", data, id=f"seat-{seat}")
