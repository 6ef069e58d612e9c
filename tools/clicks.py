"""How many clicks a turn takes: the fewest picks, marks of drawings and confirmations for recorded games.

A way that is drawn takes two marks: it is dragged, and a drag counts as two clicks.

python -m tools.clicks [--before] [--every=N] [GAME ...]

`--before` counts as if every step were answered for itself, with a confirmation wherever there is a bill;
`--every=6` reads every sixth record only.
"""

import sys
from collections.abc import Sequence
from itertools import combinations, pairwise, permutations, product, takewhile
from pathlib import Path

from engineshed.kernel import DONE, Action, Atom, Position, State, games, kind_of
from engineshed.kernel.page import Flow, GamePage, Scene, page_of
from engineshed.kernel.play import Record, load_record
from engineshed.web.table.ahead import asks
from engineshed.web.table.picking import Picking, firsts, rest
from engineshed.web.wording import words_of

BUTTONS = {"pay", "shares", "money", "reward"}
"""Kinds that lie on no board: their buttons come with the options that have them."""
RECORDS = Path(__file__).parent.parent / "tests" / "records"


class Step:
    """A recorded move with what was possible then; chance or somebody else before it begins a new go."""

    def __init__(self, state: State[Position], seat: int, action: Action, fresh: bool) -> None:
        self.seat, self.action, self.fresh = seat, action, fresh
        self.options = state.options(seat)
        bill = state.bill(seat, action)
        self.billed = bool(bill.entries or bill.route)
        flow = page_of(state.setup.game).flow
        self.asks = asks(bill, seat, action, flow) or action[0] in page_of(state.setup.game).passes
        self.state = state.copy()

    @property
    def listed(self) -> bool:
        """Is it one of a few whole options beside the board, chosen by what each brings?"""
        return self.action in page_of(self.state.setup.game).shortlist(_scene(self.state, self.seat))


def steps_of(record: Record) -> list[Step]:
    """All moves that somebody has to make."""
    state, found, last, barriers = record.new_state(), [], -1, -1
    state.run()
    for move in record.moves():
        if not move.auto:
            found.append(Step(state, move.seat, move.action, move.seat != last or state.barriers != barriers))
            last, barriers = move.seat, state.barriers
        state.do(move.seat, move.action)
    return found


def picks(options: Sequence[Action], action: Action, having: Sequence[Atom] = ()) -> int:
    """The fewest atoms that have to be picked, beyond some, until nothing of this option is left."""
    for count in range(len(having) or 1, len(action) + 1):
        for chosen in combinations(action, count):
            picking = Picking(options)
            picking.chosen = list(chosen)
            if set(having) <= set(chosen) and sorted(map(str, picking.taken())) == sorted(map(str, action)):
                return count - len(having)
    return len(action) - len(having)


def open_after(options: Sequence[Action], action: Action) -> bool:
    """Could more be picked although it is complete, so that it waits for a yes?"""
    return any(other != action and rest(other, action) is not None for other in options)


def led(first: Step, second: Step) -> int | None:
    """Clicks for two steps, if a click on what the second chooses takes the first, too."""
    here = {atom for option in first.options for atom in option}
    fresh = [atom for atom in second.action if atom not in here and kind_of(atom) != atom]
    best = None
    for wish in fresh:
        if wish not in {atom for option in second.options for atom in firsts(option)}:
            continue
        for count in range(len(first.action)):
            for chosen in combinations(first.action, count):
                picking = Picking(first.options)
                picking.chosen = list(chosen)
                ways = [
                    o
                    for o, _ in picking.fitting(picking.taken())
                    if o[0] == first.action[0] and _leads(first, o, wish)
                ]
                if ways == [first.action]:
                    clicks = count + 1 + picks(second.options, second.action, [wish])
                    best = clicks if best is None else min(best, clicks)
    return best


def _leads(step: Step, option: Action, wish: Atom) -> bool:
    state = step.state.copy()
    state.do(step.seat, option)
    return state.waiting() == (step.seat,) and any(wish in later for later in state.options(step.seat))


def adds(first: Step, second: Step, flow: Flow) -> bool:
    """Is the second picked while the first waits for a yes, or would that choose it instead?"""
    if not flow.more or second.action == DONE or second.fresh:
        return False
    here = {atom for option in first.options for atom in option}
    if any(atom not in here and kind_of(atom) in BUTTONS for atom in second.action[1:]):
        return False
    instead = {kind_of(atom) for atom in first.action if kind_of(atom) != atom}
    clash = any(kind_of(atom) in instead or atom in first.action[1:] for atom in second.action[1:])
    return not clash or (first.action[0] == second.action[0] and first.action[0] in flow.more)


def building(steps: Sequence[Step], page: GamePage[Position]) -> tuple[int, int, int]:
    """Tiles that one seat lays in a row: how many of the steps, with how many marks or picks, and yeses.

    Within a turn their order does not matter: each drawing makes as many of them as it can, and what is
    dragged elsewhere while a drawing waits shares its yes."""
    run = list(takewhile(lambda step: step.action[0] == "build", steps))
    if not run or not page.drawable(_scene(run[0].state, run[0].seat)):
        return 0, 0, 0
    state, seat, left, marked, yeses = run[0].state.copy(), run[0].seat, [s.action for s in run], 0, 0
    pad: Pad | None = None
    while left:
        scene = _scene(state, seat)
        drawing = _drawn(scene, left, page, pad)
        if drawing is None:
            alone = page.sketch([left[0][1]], scene)
            forced = alone is not None and list(alone.actions) == [left[0]]
            made, marked = [left[0]], marked + (1 if forced else 2)  # the hex, and the tile as it lies
            pad, joins = None, False
        else:
            made, row = drawing
            marked += 2
            joins = pad is not None and pad.takes(row)
            pad = pad if pad is not None and joins else Pad({str(atom) for atom in page.drawable(scene)})
            pad.marks |= set(row)
        yeses += not joins
        for action in made:
            if state.refusal(seat, action) is not None:
                return 0, 0, 0
            state.do(seat, action)
            left.remove(action)
        if left and state.waiting() != (seat,):
            return 0, 0, 0
    return len(run), marked, yeses


class Pad:
    """Drawings that wait for one yes: where one could begin when the first was made, and their marks."""

    def __init__(self, places: set[str]) -> None:
        self.places, self.marks = places, set[str]()

    def takes(self, row: Sequence[str]) -> bool:
        """Is this drawing one more, or would it take the place of another?"""
        return row[0] in self.places and self.marks.isdisjoint(row)


def _drawn(
    scene: Scene[Position], left: Sequence[Action], page: GamePage[Position], pad: Pad | None
) -> tuple[list[Action], tuple[str, ...]] | None:
    """The most of these that one drag makes, in its order, with its hexes; rather one that needs no yes."""
    places = {str(atom) for atom in page.drawable(scene)}
    hexes = [str(action[1]) for action in left]
    for count in range(len(hexes), 0, -1):
        found = None
        for row in permutations(hexes, count):
            if not all(map(_near, row, row[1:])):
                continue
            starts = [(), *((place,) for place in _around(row[0]) if place not in row)]
            ends = [(), *((place,) for place in _around(row[-1]) if place not in row)]
            for start, end in product(starts, ends):
                way = (*start, *row, *end)
                if len(way) < 2 or way[0] not in places or (found and not (pad and pad.takes(way))):
                    continue
                sketch = page.sketch(way, scene)
                made = [] if sketch is None else list(sketch.actions)
                if len(made) == count and set(made) <= set(left):
                    found = made, way
                    if pad is None or pad.takes(way):
                        return found
        if found is not None:
            return found
    return None


def _scene(state: State[Position], seat: int) -> Scene[Position]:
    return Scene(state.seen_by(seat), words_of(state.setup.game, "en"))


def _place(atom: str) -> tuple[int, int]:
    q, _, r = atom.removeprefix("hex:").partition(",")
    return int(q), int(r)


def _around(atom: str) -> list[str]:
    q, r = _place(atom)
    return [f"hex:{q + x},{r + y}" for x, y in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))]


def _near(one: str, other: str) -> bool:
    return other in _around(one)


def clicks(steps: Sequence[Step], page: GamePage[Position]) -> tuple[int, int]:
    """The picks and confirmations of one seat's moves in a row."""
    picked = confirmed = place = 0
    waits: Step | None = None
    while place < len(steps):
        step = steps[place]
        following = steps[place + 1] if place + 1 < len(steps) and not steps[place + 1].fresh else None
        if waits is not None and step.action == DONE and page.flow.closes and not step.fresh:
            waits = None  # said together with the yes
            place += 1
            continue
        goes_on = waits is not None and adds(waits, step, page.flow)
        taken, marks, drawings = building(_unbroken(steps[place:]), page)
        if taken:
            picked, confirmed, place = picked + marks, confirmed + drawings, place + taken
            waits = steps[place - 1]
            continue
        both = None
        if not goes_on and not step.asks and step.action[0] in page.flow.leads and following is not None:
            both = led(step, following)
        if both is not None and following is not None:
            picked, step, place = picked + both, following, place + 1
        else:
            picked += 1 if step.listed else picks(step.options, step.action)
        asks = (
            (step.asks and not step.listed)
            or goes_on
            or (step.billed and open_after(step.options, step.action))
        )
        confirmed += asks and not goes_on
        waits = step if asks else None
        place += 1
    return picked, confirmed


def _unbroken(steps: Sequence[Step]) -> list[Step]:
    """These until chance or somebody else comes between."""
    end = next((n for n, step in enumerate(steps) if n and step.fresh), len(steps))
    return list(steps[:end])


def turns_of(steps: Sequence[Step]) -> list[list[Step]]:
    """What one seat plays in a row."""
    cuts = [0, *(n for n in range(1, len(steps)) if steps[n].seat != steps[n - 1].seat), len(steps)]
    return [list(steps[start:end]) for start, end in pairwise(cuts)]


def measure(game: str, before: bool, every: int) -> str:
    """A line of the table: moves, picks, confirms and clicks for each turn (moves of one seat in a row)."""
    page = page_of(games()[game])
    turns = moves = picked = confirmed = 0
    for file in sorted((RECORDS / game).glob("*.jsonl"))[::every]:
        for turn in turns_of(steps_of(load_record(file.read_text("utf-8")))):
            turns, moves = turns + 1, moves + len(turn)
            some = (
                (sum(picks(step.options, step.action) for step in turn), sum(step.billed for step in turn))
                if before
                else clicks(turn, page)
            )
            picked, confirmed = picked + some[0], confirmed + some[1]
    figures = (moves / turns, picked / turns, confirmed / turns, (picked + confirmed) / turns)
    return f"| {game} | {turns} | " + " | ".join(f"{figure:.2f}" for figure in figures) + " |"


if __name__ == "__main__":
    wanted = [name for name in sys.argv[1:] if not name.startswith("--")]
    every = next((int(word[8:]) for word in sys.argv if word.startswith("--every=")), 1)
    print("| game | turns | moves | picks | confirms | clicks |\n| --- | --- | --- | --- | --- | --- |")
    for name in wanted or sorted(name for name in games() if (RECORDS / name).is_dir()):
        print(measure(name, "--before" in sys.argv, every), flush=True)
