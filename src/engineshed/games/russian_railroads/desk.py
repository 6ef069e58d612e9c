"""What an action of one seat works on; changes of the seat's figures are done, told and booked here.

The look-ahead and the bots work on copies, for which nobody keeps a journal.
"""

from typing import Final

from engineshed.games.russian_railroads.board import Board
from engineshed.games.russian_railroads.position import Placement, RussianRailroadsPosition, Supply
from engineshed.games.russian_railroads.printed.box import COLOURS, LINE_OF_SLOT, LINES, SLOTS, Box
from engineshed.games.russian_railroads.scoring import RULES
from engineshed.kernel import Seat, State

PIECES: Final = {"w": "worker", "t": "temporary", "b": "black", "r": "ruble"}
"""Own worker, temporary worker, black worker, ruble; in this order in every payment."""


class Desk:
    """A live position's parts, or copies of them for the look-ahead."""

    __slots__ = ("board", "box", "live", "placed", "seat", "sums", "supply")

    def __init__(
        self,
        box: Box,
        seat: Seat,
        board: Board,
        supply: Supply,
        placed: dict[str, tuple[Placement, ...]],
        live: State[RussianRailroadsPosition] | None = None,
    ) -> None:
        self.box = box
        self.seat = seat
        self.board = board
        self.supply = supply
        self.placed = placed
        self.live = live
        """The state whose journal and books learn what happens; None: nobody keeps them."""
        self.sums: list[int] | None = None

    def rooms(self) -> list[int]:
        """How many moves every colour has left, over all lines; counted anew after `touch`."""
        if self.sums is None:
            self.sums = self.board.rooms(self.box)
        return self.sums

    def touch(self) -> None:
        """Tracks have moved or were gained."""
        self.sums = None

    def copy(self) -> "Desk":
        return Desk(self.box, self.seat, self.board.copy(), self.supply.copy(), self.placed)

    def tell(self, name: str, **facts: object) -> None:
        if self.live is not None:
            self.live.tell(name, self.seat, "all", **facts)

    def book(self, thing: str, amount: int, rule: str) -> None:
        if self.live is not None:
            self.live.book(self.seat, thing, amount, rule)

    # Points and pieces

    def score(self, source: str, points: int, rule: str) -> None:
        self.board.gain(source, points)
        self.tell("scored", source=source, points=points)
        self.book("points", points, rule)

    def pass_round(self, points: int) -> None:
        """No more turns in this round, and the points of the turn-order card."""
        self.board.passed = True
        self.board.gain("passing", points)
        self.tell("passed", points=points)
        self.book("points", points, "RUS-1403")

    def score_round(self, number: int, scored: dict[str, int]) -> None:
        """What the lines and the industry track give at the end of a round."""
        self.board.rounds.append(tuple(scored.values()))
        for source, points in scored.items():
            self.board.gain(source, points)
        if self.live is not None:
            self.tell("scored-round", round=number, total=sum(scored.values()), **scored)
            for source, points in scored.items():
                self.book("points", points, RULES[source])

    def pay(self, pieces: str) -> None:
        """The pieces leave the pool; whoever calls this tells for what."""
        board = self.board
        board.workers -= pieces.count("w")
        board.temporary -= pieces.count("t")
        board.black -= pieces.count("b")
        board.rubles -= pieces.count("r")
        if self.live is not None:
            for piece, thing in PIECES.items():
                self.book(thing, -pieces.count(piece), "RUS-504")

    def come_home(self, pieces: str) -> None:
        """Workers come back from a space; rubles go to the supply, which is not counted (RUS-1902)."""
        workers, black = pieces.count("w"), pieces.count("b")
        self.board.workers += workers
        self.board.black += black
        self.book("worker", workers, "RUS-1901")
        self.book("black", black, "RUS-1901")

    def take_rubles(self, n: int) -> None:
        self.board.rubles += n
        self.tell("gained-rubles", n=n)
        self.book("ruble", n, "RUS-208")

    def take_temporary(self, n: int) -> None:
        self.board.temporary += n
        self.supply.temporary -= n
        self.tell("gained-temporary", n=n)
        self.book("temporary", n, "RUS-1206")

    def lose_temporary(self) -> None:
        """They go back to their space, used or not."""
        lost, self.board.temporary = self.board.temporary, 0
        self.book("temporary", -lost, "RUS-1903")

    def gain_workers(self, n: int) -> None:
        """From the own reserve, as long as there are any."""
        gained = min(n, self.board.reserve)
        self.board.reserve -= gained
        self.board.workers += gained
        if gained:
            self.tell("gained-worker", n=gained)
            self.book("reserve", -gained, "RUS-609")
            self.book("worker", gained, "RUS-609")

    def take_black_worker(self) -> None:
        self.board.has_black = True
        self.board.black = 1
        self.tell("took-black-worker")
        self.book("black", 1, "RUS-2402")

    def place_doublers(self, n: int) -> None:
        """On the leftmost free slots."""
        self.board.doublers += n
        self.supply.doublers -= n
        if n:
            self.tell("placed-doublers", n=n)
            self.book("doubler", n, "RUS-1202")

    def take_engineer(self, number: int, event: str, rule: str) -> None:
        self.board.engineers.append(number)
        self.tell(event, number=number)
        self.book("engineer", 1, rule)

    def lay_token(self, token: str, place: str) -> None:
        self.board.tokens[place] = token
        self.tell("took-token", token=token, place=place)
        self.book("token", 1, "RUS-1713")

    # On the player board

    def move_track(self, line: int, colour: int) -> None:
        at = 5 * line + colour
        self.board.tracks[at] += 1
        self.touch()
        if self.live is not None:
            name, said = LINES[line], COLOURS[colour]
            self.tell("moved-track", line=name, colour=said, space=self.board.tracks[at])
            self.book(f"track-{name}-{said}", 1, "RUS-803")

    def move_marker(self, marker: int) -> int:
        """The space on which it stands now."""
        self.board.markers[marker] += 1
        at = self.board.markers[marker]
        if self.live is not None:
            self.tell("moved-marker", marker=marker + 1, space=at, points=self.box.industry_points[at])
            self.book(f"industry-{marker + 1}", 1, "RUS-1104")
        return at

    def add_marker(self) -> None:
        """The second one, on space 0."""
        self.board.markers.append(0)
        self.tell("added-marker")
        self.book("marker", 1, "RUS-2304")

    def put_locomotive(self, slot: int, number: int) -> int:
        """Put a locomotive on a slot; the number that it replaces, or 0."""
        old = self.board.put_locomotive(slot, number)
        if self.live is not None:
            self.tell("placed-locomotive", number=number, slot=SLOTS[slot], replaced=old)
            self.book(f"reach-{LINES[LINE_OF_SLOT[slot]]}", number - old, "RUS-908")
        return old

    def put_factory(self, gap: int, number: int) -> None:
        """Fill a gap (counted from 0), or put another factory in it."""
        factories = self.board.factories
        new = gap == len(factories)
        if new:
            factories.append(number)
        else:
            # RUS-1006, RUS-1007: the old one lies beside the stacks, a marker stays, nothing is triggered.
            self.supply.returned[factories[gap]] += 1
            factories[gap] = number
        self.tell("built-factory", number=number, gap=gap + 1)
        self.book("factory", int(new), "RUS-1002")


def desk_of(pos: RussianRailroadsPosition, seat: Seat) -> Desk:
    """A seat's desk to look at, or to try something on a copy of it."""
    return Desk(pos.box, seat, pos.boards[seat], pos.supply, pos.placed)


def live_desk(state: State[RussianRailroadsPosition], seat: Seat) -> Desk:
    """A seat's desk to act on: the journal and the books learn what happens."""
    pos = state.pos
    live = None if state.tape is None else state
    return Desk(pos.box, seat, pos.boards[seat], pos.supply, pos.placed, live)
