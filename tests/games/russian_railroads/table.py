"""A short language for positions: who has what where, what is tried, what is refused."""

from collections.abc import Sequence

from engineshed.games.russian_railroads.board import Board
from engineshed.games.russian_railroads.game import GAME, RussianRailroads
from engineshed.games.russian_railroads.page import PAGE
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.games.russian_railroads.printed.box import COLOURS, LINES
from engineshed.kernel import Action, Atom, Seat, State, Value, words_for
from engineshed.kernel.page import Scene
from engineshed.kernel.play import Scripted, Tape

TS, SP, KIEV = LINES
ENGINEERS = {
    2: (["engineer:4", "engineer:5", "engineer:10"], ["engineer:7", "engineer:8", "engineer:9"]),
    3: (["engineer:10", "engineer:4", "engineer:5"], ["engineer:7", "engineer:8", "engineer:9"]),
    4: (["engineer:10", "engineer:4", "engineer:5"], [f"engineer:{n}" for n in (7, 8, 9, 11)]),
}
"""The engineers that come up from left to right, unless a test says otherwise: stack A, stack B."""

WORDS = words_for("en", "engineshed.web", GAME.package)
ASKED = {
    "RUS-502": "turn",
    "RUS-1601": "reuse",
    "RUS-310": "starting bonus",
    "RUS-2501": "end bonus",
}
"""By the first rule that the prompt names; everything else is a choice inside an action."""


class Sitting:
    """A game at somebody's turn. Seats sit in turn order; all but the first have passed if `alone`."""

    def __init__(
        self,
        players: int = 4,
        *,
        alone: bool = True,
        bonuses: bool = False,
        order: Sequence[Seat] = (),
        removed: Sequence[str] = ("engineers", "factories"),
        engineers: tuple[list[str], list[str]] | None = None,
        game: RussianRailroads = GAME,
        **settings: Value,
    ) -> None:
        letters = engineers or ENGINEERS[players]
        seats = [f"seat:{seat}" for seat in order or range(players)]
        script: list[tuple[str, Sequence[Atom]]] = [
            ("end-bonus:removed", removed),
            ("engineers:A", letters[0]),
            ("engineers:B", letters[1]),
            ("turn-order", seats),
        ]
        agreed = {name.replace("_", "-"): value for name, value in settings.items()}
        self.state: State[RussianRailroadsPosition] = game.new(players, agreed, Scripted(script))
        self.game = game
        self.tape = self.state.tape = Tape()
        self.state.run()
        if not bonuses:
            self._skip_starting_bonuses()
            if alone:
                for board in self.pos.boards[1:]:
                    board.passed = True
                self._pass_until_my_turn()

    @property
    def pos(self) -> RussianRailroadsPosition:
        return self.state.pos

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        [seat] = self.state.waiting()
        return seat

    @property
    def asked(self) -> str:
        """What the page asks for."""
        seat = self.seat
        prompt = PAGE.view(Scene(self.state.seen_by(seat), WORDS)).prompt
        return ASKED.get(prompt.rules[0] if prompt.rules else "", "choice")

    @property
    def me(self) -> Board:
        return self.pos.boards[0]

    # Setting up

    def line(self, line: str, seat: Seat = 0, **tracks: int) -> "Sitting":
        """Tracks of one line; a colour named here was gained for all lines that use it."""
        board = self.pos.boards[seat]
        for colour, space in tracks.items():
            at = COLOURS.index(colour)
            for index, printed in enumerate(self.pos.box.lines):
                for ahead in range(1, at + 1):
                    if ahead in printed.colours and board.tracks[5 * index + ahead] < 0:
                        board.tracks[5 * index + ahead] = 0
            board.tracks[5 * LINES.index(line) + at] = space
        self.settle(seat)
        return self

    def settle(self, seat: Seat = 0) -> None:
        """Gains whose conditions are met already were received earlier."""
        for line in range(3):
            self.pos.boards[seat].due_gains(self.pos.box, line)

    def locomotives(
        self, first: int, second: int = 0, sp: int = 0, kiev: int = 0, seat: Seat = 0
    ) -> "Sitting":
        self.pos.boards[seat].locomotives[:] = [first, second, sp, kiev]
        self.settle(seat)
        return self

    def factories(self, *numbers: int, marker: int | None = None, seat: Seat = 0) -> "Sitting":
        board = self.pos.boards[seat]
        board.factories[:] = numbers
        if marker is not None:
            board.markers[0] = marker
        return self

    def lowest(self, number: int, left: int = 4) -> "Sitting":
        """The stacks below this number are used up; so many tiles of it are left."""
        self.pos.supply.stacks[:number] = [0] * number
        self.pos.supply.stacks[number] = left
        return self

    def token(self, token: str, place: str, seat: Seat = 0) -> "Sitting":
        self.pos.boards[seat].tokens[place] = token
        return self

    def doublers(self, n: int, seat: Seat = 0) -> "Sitting":
        self.pos.supply.doublers -= n - self.pos.boards[seat].doublers
        self.pos.boards[seat].doublers = n
        return self

    def occupy(self, space: str, pieces: str = "w", seat: Seat = 1) -> "Sitting":
        atom = named(space)
        self.pos.placed[atom] = (*self.pos.placed.get(atom, ()), (seat, pieces))
        self.pos.boards[seat].workers -= pieces.count("w")
        return self

    def round(self, number: int) -> "Sitting":
        """A later round, with everything as it is now: all pass until then."""
        boards, supply = [board.copy() for board in self.pos.boards], self.pos.supply.copy()
        while self.pos.round < number:
            self.pass_()
        self.pos.boards[:], self.pos.supply = boards, supply
        self._pass_until_my_turn()
        self._forget()
        return self

    def _skip_starting_bonuses(self) -> None:
        """They are chosen and taken back."""
        boards, supply = [board.copy() for board in self.pos.boards], self.pos.supply.copy()
        while self.asked != "turn":
            self.state.play(self.seat, self.options()[0])
        self.pos.boards[:], self.pos.supply = boards, supply
        self._forget()

    def _pass_until_my_turn(self) -> None:
        """Whoever comes before seat 0 in turn order has passed, for nothing."""
        while self.seat != 0:
            board = self.pos.boards[self.seat]
            self.pass_()
            board.points.clear()

    def _forget(self) -> None:
        """What the journal tells begins here."""
        self.tape.journal.clear()
        self.tape.books.clear()

    # Acting

    def options(self) -> list[Action]:
        return self.state.options(self.seat)

    def do(self, *atoms: Atom) -> "Sitting":
        self.state.play(self.seat, atoms)
        return self

    def place(self, space: str, pieces: str = "w") -> "Sitting":
        return self.do("place", named(space), f"pay:{pieces}")

    def move(self, *things: str) -> "Sitting":
        """Tracks ("kiev-black") or markers ("marker:1"), one space each."""
        for thing in things:
            self.do("move", thing if ":" in thing else f"track:{thing}")
        return self

    def pass_(self) -> "Sitting":
        return self.do("pass")

    def refused(self, *atoms: Atom) -> str | None:
        """The rule that refuses this, or None."""
        refusal = self.state.refusal(self.seat, atoms)
        assert (refusal is None) == (atoms in self.options())
        return refusal.rule if refusal else None

    def refused_place(self, space: str, pieces: str = "w") -> str | None:
        return self.refused("place", named(space), f"pay:{pieces}")

    def refused_move(self, thing: str) -> str | None:
        return self.refused("move", thing if ":" in thing else f"track:{thing}")

    # Looking

    def track(self, line: str, colour: str = "black", seat: Seat = 0) -> int:
        return self.pos.boards[seat].tracks[5 * LINES.index(line) + COLOURS.index(colour)]

    def targets(self) -> set[str]:
        """The spaces that can be used now."""
        return {str(action[1]) for action in self.options() if action[0] in ("place", "reuse")}

    def offered(self, verb: str) -> set[Atom]:
        """What options that begin with this word name."""
        return {action[-1] for action in self.options() if action[0] == verb}

    def told(self, name: str) -> list[dict[str, object]]:
        return [event.facts for event in self.tape.journal if event.name == name]


def named(space: str) -> str:
    return space if ":" in space else f"space:{space}"


def all_pass(table: Sitting) -> Sitting:
    """Everybody passes who has not; workers on turn-order spaces stay to be reused."""
    this_round = table.pos.round
    while table.state.waiting() and table.asked == "turn" and table.pos.round == this_round:
        table.pass_()
    return table
