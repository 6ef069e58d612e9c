"""One player's board and pieces, and what the printed board alone says about them."""

from engineshed.games.russian_railroads.printed.box import Box, Gain

BESIDE = 0
"""A track that was gained and waits to the left of its line."""

MISSING = -1
"""A track that was not gained yet, or that this line never has."""


class Board:
    """Everything of one seat except its pieces on action spaces and its hidden cards."""

    __slots__ = (
        "black",
        "bonuses_due",
        "doublers",
        "engineers",
        "factories",
        "has_black",
        "locomotives",
        "markers",
        "passed",
        "points",
        "received",
        "reserve",
        "rounds",
        "rubles",
        "temporary",
        "tokens",
        "tracks",
        "workers",
    )

    def __init__(
        self,
        tracks: list[int],
        locomotives: list[int],
        doublers: int,
        factories: list[int],
        markers: list[int],
        workers: int,
        temporary: int,
        black: int,
        rubles: int,
        reserve: int,
        has_black: bool,
        engineers: list[int],
        tokens: dict[str, str],
        received: int,
        bonuses_due: int,
        passed: bool,
        points: dict[str, int],
        rounds: list[tuple[int, ...]],
    ) -> None:
        self.tracks = tracks
        """Positions of the five colours on the first line, then on the second and third."""
        self.locomotives = locomotives
        """Numbers on the four slots; 0 = empty."""
        self.doublers = doublers
        self.factories = factories
        """Numbers from the leftmost slot on."""
        self.markers = markers
        """Industry spaces of the first and, once in play, the second marker."""
        self.workers = workers
        """Own workers in the pool; so for the next three."""
        self.temporary = temporary
        self.black = black
        self.rubles = rubles
        self.reserve = reserve
        self.has_black = has_black
        self.engineers = engineers
        self.tokens = tokens
        """'?' tokens by the place on which they lie."""
        self.received = received
        """Bits of the one-time gains."""
        self.bonuses_due = bonuses_due
        """End-bonus cards to be chosen at the end of this turn (RUS-511)."""
        self.passed = passed
        self.points = points
        """By source; the score is their sum."""
        self.rounds = rounds
        """What the lines and the industry track gave in every scoring phase."""

    def copy(self) -> "Board":
        return Board(
            self.tracks[:],
            self.locomotives[:],
            self.doublers,
            self.factories[:],
            self.markers[:],
            self.workers,
            self.temporary,
            self.black,
            self.rubles,
            self.reserve,
            self.has_black,
            self.engineers[:],
            self.tokens.copy(),
            self.received,
            self.bonuses_due,
            self.passed,
            self.points.copy(),
            self.rounds[:],
        )

    def score(self) -> int:
        return sum(self.points.values())

    def gain(self, source: str, points: int) -> None:
        self.points[source] = self.points.get(source, 0) + points

    # Tracks

    def room(self, box: Box, line: int, colour: int) -> int:
        """How many spaces this track could go forward now (RUS-806, RUS-815)."""
        at = self.tracks[5 * line + colour]
        if at < 0:
            return 0
        if colour == 0:
            return box.lines[line].length - at
        ahead = self.tracks[5 * line + colour - 1] - 1 - at
        return ahead if ahead > 0 else 0

    def rooms(self, box: Box) -> list[int]:
        """The sum of `room` over all lines, for every colour. A move never takes room from another track."""
        sums = [0, 0, 0, 0, 0]
        tracks = self.tracks
        for line, printed in enumerate(box.lines):
            ahead = printed.length + 1
            for colour in printed.colours:
                at = tracks[5 * line + colour]
                if at < 0:
                    break
                if ahead - 1 > at:
                    sums[colour] += ahead - 1 - at
                ahead = at
        return sums

    # Locomotives

    def reach(self, line: int) -> int:
        """How many spaces from the start are within reach (RUS-908, RUS-909)."""
        engines = self.locomotives
        return engines[0] + engines[1] if line == 0 else engines[line + 1]

    def slots_for(self, number: int) -> list[int]:
        """Slots that a locomotive may take: empty ones and those with a lower one (RUS-910)."""
        engines = self.locomotives
        same = engines[0] == engines[1]  # then both slots of the line mean the same
        return [slot for slot in range(4) if engines[slot] < number and not (same and slot == 1)]

    def put_locomotive(self, slot: int, number: int) -> int:
        """Put a locomotive on a slot; the number that it replaces, or 0."""
        old = self.locomotives[slot]
        self.locomotives[slot] = number
        return old

    # Special spaces

    def reached(self, line: int, space: int, colour: int) -> bool:
        """Is this colour on the space or beyond it? (RUS-1701)"""
        return self.tracks[5 * line + colour] >= space

    def due_gains(self, box: Box, line: int) -> list[Gain]:
        """One-time gains of a line whose last condition was just met (RUS-1703); they count as received."""
        found: list[Gain] = []
        tracks, reach = self.tracks, self.reach(line)
        for gain in box.lines[line].gains:
            if (
                tracks[5 * line + gain.colour] >= gain.space
                and not self.received & gain.bit
                and not (gain.locomotive and reach < gain.space)
            ):
                self.received |= gain.bit
                found.append(gain)
        return found

    # Industry

    def blocked(self, box: Box, at: int) -> bool:
        """Is this industry space a gap without a factory (RUS-1106), or beyond the end?"""
        return at >= len(box.gaps) or box.gaps[at] > len(self.factories)

    def industry_room(self, box: Box) -> int:
        """How many industry moves could be made with the factories that stand now."""
        front = self.markers[0]
        end = front
        while not self.blocked(box, end + 1):
            end += 1
        moves = end - front
        if len(self.markers) == 2:
            # The second marker never passes the first; where a gap stops it, it has stopped the first too.
            moves += end - 1 - self.markers[1]
        return moves

    # Pieces

    def extra_workers(self, box: Box) -> int:
        """Workers gained during the game (RUS-2505)."""
        return box.reserve - self.reserve + self.has_black


def new_board(box: Box) -> Board:
    """A board at the start of the game (RUS-302 to RUS-309)."""
    tracks = [1, MISSING, MISSING, MISSING, MISSING] * 3
    engines, workers, rubles, reserve = [1, 0, 0, 0], box.workers, box.rubles, box.reserve
    return Board(
        tracks, engines, 0, [], [0], workers, 0, 0, rubles, reserve, False, [], {}, 0, 0, False, {}, []
    )
