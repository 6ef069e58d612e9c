"""What the page shows of Railroad Revolution, from a seen state."""

from engineshed.games.railroad_revolution.page import land, motions, saying, side, text
from engineshed.games.railroad_revolution.page.gallery import gallery
from engineshed.games.railroad_revolution.page.railway import railway
from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.kernel import Action, Atom, Message, Seat, Settings, State, Words
from engineshed.kernel.view import Drawing, Figure, Panel, View, asked, shown_seat

__all__ = ["gallery", "held", "label", "marks", "motion", "phrase", "poster", "round_of", "sentence", "view"]


POSTER = (
    ("T01", "T02", "T10", "T19", "T26"),
    ("T01", "T04", "T13", "T21", "T28"),
    ("T01", "T03", "T11", "T18", "T24"),
    ("T01", "T05", "T08", "T12", "T20"),
)
"""The rails of four imagined companies, for the poster."""


def view(seen: State[RailroadRevolutionPosition], words: Words) -> View:
    """One page of one table for one viewer."""
    pos = seen.pos
    decision, shown = asked(seen), shown_seat(seen)
    return View(
        prompt=saying.prompt(decision, pos, words),
        boards=(board(pos, words),),
        panels=tuple(_panel(pos, words, seat) for seat in pos.in_order(pos.first)),
        hand=railway(pos, words, shown, seen.viewer == shown, _loose(seen, words)),
        score_now=tuple(seen.setup.game.score_now(pos)),
        turn=words("round-n", n=pos.rounds) if pos.rounds else words("phase-setup"),
        phases=saying.phases(decision, pos, words),
        groups=saying.groups(words),
    )


def _loose(seen: State[RailroadRevolutionPosition], words: Words) -> list[tuple[Atom, str]]:
    """Words and amounts of the options that lie on no board: buttons beside the own railway."""
    if seen.viewer < 0 or seen.viewer not in seen.waiting():
        return []
    found: dict[Atom, str] = {}
    for option in seen.options(seen.viewer):
        for atom in option if len(option) > 1 else ():
            if saying.is_loose(atom) and atom not in found:
                found[atom] = saying.label(atom, words, seen.pos)
    return list(found.items())


def board(pos: RailroadRevolutionPosition, words: Words) -> Drawing:
    """The main board: map, telegraph line, performance tracks, deal, supplies."""
    data = {
        "land": land.land(),
        "rails": land.rails(pos),
        "cities": land.cities(pos, words),
        "sections": side.telegraph(pos, words),
        "tracks": side.performance(pos, words),
        "deal": side.deal(pos, words),
        "deal_id": pos.deal,
        "setup": side.setup(pos, words),
        "stacks": side.stacks(pos, words),
        "stock": side.workers(pos, words),
        "rewards": side.rewards(pos, words),
        "train_vp": pos.box.train_vp,
        "words": words,
    }
    return Drawing("board.jinja", data, title=words("map"))


def _panel(pos: RailroadRevolutionPosition, words: Words, seat: Seat) -> Panel:
    company = pos.companies[seat]
    left = pos.box.spare_shelf
    figures = (
        Figure(words("figure-cash"), text.money(words, company.money)),
        Figure(words("figure-shares"), str(company.shares)),
        Figure(
            words("figure-pieces"),
            f"{max(0, company.rails_left - left[0])} / {max(0, company.buildings_left - left[1])}",
            words("figure-pieces-title"),
        ),
        Figure(words("figure-workers"), str(sum(company.workers)), words("figure-workers-title")),
    )
    role = words("first-player") if seat == pos.first else ""
    more = railway(pos, words, seat)
    return Panel(seat, role, figures, Drawing("seat.jinja", more.data, id=f"seat-{seat}"))


def round_of(pos: RailroadRevolutionPosition) -> int:
    """Replays step by it."""
    return pos.rounds


def held(thing: str, seat: Seat, pos: RailroadRevolutionPosition) -> int | None:
    """Of what bills speak of."""
    company = pos.companies[seat]
    return {"money": company.money, "shares": company.shares, "workers": sum(company.workers)}.get(thing)


def label(atom: Atom | tuple[Atom, ...], words: Words, seen: State[RailroadRevolutionPosition]) -> str:
    found = atom if isinstance(atom, tuple) else (atom,)
    return " ".join(saying.label(one, words, seen.pos) for one in found)


def phrase(action: Action, words: Words, seen: State[RailroadRevolutionPosition]) -> str:
    return saying.phrase(action, words, seen.pos)


def sentence(event: Message, words: Words, seen: State[RailroadRevolutionPosition]) -> str:
    return saying.sentence(event, words, seen.pos)


def marks(event: Message, seen: State[RailroadRevolutionPosition]) -> tuple[Atom, ...]:
    return motions.marks(event, seen.pos)


def motion(event: Message, seen: State[RailroadRevolutionPosition]) -> Drawing | None:
    return motions.motion(event)


def poster(settings: Settings, words: Words) -> Drawing:
    """A small map with some rails, for home and new tables."""
    lanes = {way.id: way.lanes for way in land.land().ways}
    rails = [(seat, lanes[track][seat]) for seat, tracks in enumerate(POSTER) for track in tracks]
    return Drawing("poster.svg.jinja", {"land": land.land(), "rails": rails})
