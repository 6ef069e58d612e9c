"""Rock, paper, scissors over three rounds: everybody chooses at once and hidden."""

from engineshed.kernel import Action, Choice, Game, Position, Result, Settings, State, Step, Together, places

BEATS = {"rock": "scissors", "paper": "rock", "scissors": "paper"}


class Hands(Position):
    __slots__ = ("shown", "wins")

    def __init__(self, wins: list[int], shown: list[str]) -> None:
        self.wins = wins
        self.shown = shown

    def copy(self) -> "Hands":
        return Hands(self.wins[:], self.shown[:])


class Show(Choice[Hands]):
    """Choose rock, paper or scissors."""

    __slots__ = ()
    secret = True

    def candidates(self, pos: Hands) -> list[Action]:
        return [("show", f"hand:{hand}") for hand in BEATS]

    def take(self, state: State[Hands], action: Action) -> None:
        state.pos.shown[self.seat] = str(action[1]).removeprefix("hand:")


class Compare(Step[Hands]):
    __slots__ = ()

    def run(self, state: State[Hands]) -> None:
        first, second = state.pos.shown
        if first != second:
            state.pos.wins[0 if BEATS[first] == second else 1] += 1
        state.tell("compared", first=first, second=second)


class Rounds(Step[Hands]):
    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: State[Hands]) -> None:
        if self.left:
            state.then(Together((Show(0), Show(1))), Compare(), Rounds(self.left - 1))


class RockPaperScissors(Game[Hands]):
    id = "rock-paper-scissors"
    title = {"en": "Rock, paper, scissors", "pl": "Papier, kamień, nożyce"}

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return (2,)

    def position(self, players: int, settings: Settings) -> Hands:
        return Hands([0, 0], ["", ""])

    def outline(self, players: int, settings: Settings) -> Rounds:
        return Rounds(3)

    def result(self, pos: Hands) -> Result:
        return Result(places(pos.wins))


GAME = RockPaperScissors()
