"""Taking a turn: place pieces on a free action space and carry out its action, or pass."""

from collections.abc import Iterable, Sequence
from functools import cache

from engineshed.games.russian_railroads.desk import PIECES, Desk, desk_of, live_desk
from engineshed.games.russian_railroads.effects import frame
from engineshed.games.russian_railroads.lookahead import (
    REFUSED_IN_FULL,
    Remaining,
    missing,
    plainly,
    refused_in_full,
)
from engineshed.games.russian_railroads.phases.carry import EndOfTurn, carry_out
from engineshed.games.russian_railroads.phases.payment import pay_atom, payments, refuse_payment
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.printed.box import Space
from engineshed.kernel import (
    NO_SUCH_MOVE,
    PASS,
    Action,
    Atom,
    Bill,
    Decision,
    Entry,
    Refusal,
    Seat,
    State,
    Step,
    can_finish,
    name_of,
)


class Turns(Step[RussianRailroadsPosition]):
    """In turn order, again and again, until all have passed (RUS-501, RUS-1402)."""

    __slots__ = ("at",)

    def __init__(self, at: int = 0) -> None:
        self.at = at
        """Whose turn comes next, counted in the turn order."""

    def run(self, state: State[RussianRailroadsPosition]) -> None:
        pos = state.pos
        players = len(pos.order)
        for at in range(self.at, self.at + players):
            seat = pos.order[at % players]
            if not pos.boards[seat].passed:
                state.then(Turn(seat), EndOfTurn(seat), Turns((at + 1) % players))
                return


class Turn(Decision[RussianRailroadsPosition]):
    """Exactly one action, or pass (RUS-502)."""

    __slots__ = ()
    asks = "turn"
    rules = ("RUS-502",)

    def facts(self, pos: RussianRailroadsPosition) -> dict[str, object]:
        board = pos.boards[self.seat]
        return {"workers": board.workers + board.temporary + board.black, "rubles": board.rubles}

    def candidates(self, pos: RussianRailroadsPosition) -> list[Action]:
        board = pos.boards[self.seat]
        found: list[Action] = []
        for space in spaces_for(pos, self.seat):
            ways = payments(space.workers, space.rubles, board)
            found += [place_action(space.atom, pieces) for pieces in ways]
        found.append(PASS)
        return found

    def options(self, pos: RussianRailroadsPosition) -> list[Action]:
        board = pos.boards[self.seat]
        desk = desk_of(pos, self.seat)
        found: list[Action] = []
        for space in spaces_for(pos, self.seat):
            ways = payments(space.workers, space.rubles, board)
            if ways and refuse_space(pos, desk, space, explain=False) is None:
                found += [place_action(space.atom, pieces) for pieces in ways]
        found.append(PASS)
        return found

    def refuse(self, pos: RussianRailroadsPosition, action: Action) -> Refusal | None:
        if action == PASS:
            return None
        if len(action) != 3 or action[0] != "place":
            return NO_SUCH_MOVE
        space = pos.box.space(action[1])
        if space is None:
            return Refusal("RUS-401") if action[1] in pos.box.boarded_up else NO_SUCH_MOVE
        refusal = refuse_payment(space, pos.boards[self.seat], action[2])
        return refusal or refuse_space(pos, desk_of(pos, self.seat), space)

    def about(self, pos: RussianRailroadsPosition, atoms: Sequence[Atom]) -> Iterable[Action]:
        """Every space with every payment, so that "why not?" has an answer."""
        board, box = pos.boards[self.seat], pos.box
        known: list[Action] = [PASS, *(("place", atom, pay_atom("w")) for atom in box.boarded_up)]
        for space in (*box.spaces.values(), *box.engineers.values()):
            price = "w" * space.workers + "r" * space.rubles
            ways = payments(space.workers, space.rubles, board) or (price,)
            known += [place_action(space.atom, pieces) for pieces in ways]
        wanted = set(atoms)
        return (action for action in known if wanted.issubset(action))

    def bill(self, pos: RussianRailroadsPosition, action: Action) -> Bill:
        if action == PASS:
            return Bill([Entry(self.seat, "points", pass_points(pos, self.seat), "RUS-1403")])
        pieces = name_of(action[2], "pay")
        return Bill(
            Entry(self.seat, name, -pieces.count(piece), "RUS-504")
            for piece, name in PIECES.items()
            if piece in pieces
        )

    def take(self, state: State[RussianRailroadsPosition], action: Action) -> None:
        pos = state.pos
        if action == PASS:
            live_desk(state, self.seat).pass_round(pass_points(pos, self.seat))
            return
        space = pos.box.space(action[1])
        assert space is not None
        pieces = name_of(action[2], "pay")
        state.tell("placed", self.seat, space=space.atom, pieces=pieces)
        live_desk(state, self.seat).pay(pieces)
        put(state, self.seat, space, pieces)


def put(state: State[RussianRailroadsPosition], seat: Seat, space: Space, pieces: str) -> None:
    """Pieces stand on a space now, and its action is carried out at once (RUS-505)."""
    pos = state.pos
    pos.placed[space.atom] = (*pos.placed.get(space.atom, ()), (seat, pieces))
    if space.area == "turn-order" and space.number:
        exchange(state, seat, space)
    full = not (space.area == "engineer" and space.number in pos.boards[seat].engineers)
    carry_out(state, seat, frame(space.effects, full, space.black if "b" in pieces else ""))


def exchange(state: State[RussianRailroadsPosition], seat: Seat, space: Space) -> None:
    """A ruble or temporary worker on a turn-order space changes places with an own worker (RUS-1506)."""
    pos = state.pos
    pieces = pos.placed[space.atom][0][1]
    if pieces not in ("r", "t"):
        return  # RUS-1507: the owner of the black worker is known
    for atom, placements in sorted(pos.placed.items()):
        for index, (owner, there) in enumerate(placements):
            if owner == seat and "w" in there:
                swapped = (seat, there.replace("w", pieces, 1))
                pos.placed[atom] = (*placements[:index], swapped, *placements[index + 1 :])
                pos.placed[space.atom] = ((seat, "w"),)
                state.tell("exchanged", seat, space=atom, piece=PIECES[pieces])
                return


@cache
def place_action(atom: str, pieces: str) -> Action:
    return ("place", atom, pay_atom(pieces))


def pass_points(pos: RussianRailroadsPosition, seat: Seat) -> int:
    """By the card held in this round (RUS-1404)."""
    return pos.box.pass_points[pos.order.index(seat)]


def spaces_for(pos: RussianRailroadsPosition, seat: Seat) -> Iterable[Space]:
    """The spaces of the board, the public engineers and the own ones."""
    yield from pos.box.spaces.values()
    engineers = pos.box.engineers
    for number in pos.public():
        yield engineers[number]
    for number in pos.boards[seat].engineers:
        yield engineers[number]


def refuse_space(
    pos: RussianRailroadsPosition, desk: Desk, space: Space, explain: bool = True
) -> Refusal | None:
    """Why this seat may not use a space now, whatever it pays; `explain` also looks for what is missing."""
    own = False
    if space.area == "engineer":
        own = space.number in desk.board.engineers
        if not own:
            refusal = _refuse_engineer(pos, space.number)
            if refusal is not None:
                return refusal
    # RUS-503: a space with any piece is occupied for everybody; RUS-714: the bottom one never.
    if space.atom in pos.placed and not space.never_full:
        return Refusal("RUS-1307") if own else Refusal("RUS-503")
    if space.rounds != "all":
        if space.rounds == "last" and not pos.last_round():
            return Refusal("RUS-2001")
        if space.rounds == "not last" and pos.last_round():
            return Refusal("RUS-2002")
    if space.area == "turn-order" and space.number:
        refusal = _refuse_claim(pos, desk.seat, space.number)
        if refusal is not None:
            return refusal
    if own:
        return None  # RUS-507
    return _refuse_in_full(desk, space, explain)


def _refuse_engineer(pos: RussianRailroadsPosition, number: int) -> Refusal | None:
    if number in pos.public():
        return None
    if any(number in board.engineers for board in pos.boards):
        return Refusal("RUS-1306", number=number)
    if number in pos.supply.strip:
        return Refusal("RUS-1311", number=number)
    return NO_SUCH_MOVE


def _refuse_claim(pos: RussianRailroadsPosition, seat: Seat, position: int) -> Refusal | None:
    if not pos.box.may_keep_position and pos.order[position - 1] == seat:
        return Refusal("RUS-1503")
    return Refusal("RUS-1505") if seat in pos.claims().values() else None


def _refuse_in_full(desk: Desk, space: Space, explain: bool) -> Refusal | None:
    """RUS-506; where a single thing is missing, the rule that says so."""
    must = frame(space.effects, full=True)
    plain = plainly(desk, must[0])
    if plain is None:
        # The pieces will stand there when a factory on the way repeats an action (RUS-2808).
        there = (*desk.placed.get(space.atom, ()), (desk.seat, "w" * (space.workers + space.rubles)))
        placed = {**desk.placed, space.atom: there}
        plain = can_finish(Remaining(Desk(desk.box, desk.seat, desk.board, desk.supply, placed), (must,)))
    if plain:
        return None
    if not explain:
        return REFUSED_IN_FULL
    impossible = missing(desk, space.effects)
    if impossible[0] == "doubler":
        return Refusal("RUS-1204", left=desk.supply.doublers)
    return Refusal("RUS-1305") if impossible[0] == "hire" else refused_in_full(desk, impossible)
