"""A table in the middle of the game, set up by a few words.

Seat 0 is the first player and about to place a worker unless said otherwise. Workers are written by their
first letters: "WWGO" is two whites, a grey and an orange one.
"""

from collections.abc import Iterable, Mapping

from engineshed.games.railroad_revolution import GAME
from engineshed.games.railroad_revolution.game import RailroadRevolution
from engineshed.games.railroad_revolution.phases.turn import Round
from engineshed.games.railroad_revolution.position import Company, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import ACTIONS, COLOURS
from engineshed.kernel import DONE, Action, Atom, Rng, Seat, Seeded, Settings, State
from engineshed.kernel.play import Tape

LETTERS = {colour[0].upper(): number for number, colour in enumerate(COLOURS)}


class Play:
    """A state with short words for looking at it and playing on."""

    def __init__(self, state: State[RailroadRevolutionPosition], game: RailroadRevolution) -> None:
        self.state = state
        self.game = game
        state.tape = Tape()

    @property
    def pos(self) -> RailroadRevolutionPosition:
        return self.state.pos

    @property
    def me(self) -> Company:
        """The company of the first player."""
        return self.pos.companies[0]

    @property
    def seat(self) -> Seat:
        """Who is asked now."""
        return self.state.waiting()[0]

    def do(self, *atoms: Atom) -> "Play":
        """Play a checked action of whoever is asked."""
        self.state.play(self.seat, atoms)
        self.game.check(self.pos)
        return self

    def place(self, colour: str, action: str) -> "Play":
        return self.do("place", f"own:{colour}@supply", f"action:{action}")

    def done(self) -> "Play":
        return self.do(*DONE)

    def options(self, *beginning: Atom) -> list[Action]:
        """The options that begin like this."""
        found = self.state.options(self.seat)
        return [option for option in found if option[: len(beginning)] == beginning]

    def may(self, *atoms: Atom) -> bool:
        return self.state.refusal(self.seat, atoms) is None

    def why(self, *atoms: Atom) -> str:
        """The rule that refuses this, or ""."""
        refusal = self.state.refusal(self.seat, atoms)
        return refusal.rule if refusal else ""

    def spaces(self) -> set[str]:
        return {str(option[1]).removeprefix("track:") for option in self.options("lay")}

    def cities(self) -> set[str]:
        return {
            str(o[1]).removeprefix("city:") for o in self.options("build") if str(o[1]).startswith("city")
        }

    def sections(self) -> set[int]:
        return {int(str(o[1]).removeprefix("section:")) for o in self.options("build")}

    def until(self, seat: Seat, asked: str = "place") -> "Play":
        """Let everybody trade and decline until this seat is asked to place a worker."""
        while not (self.seat == seat and self.options(asked)):
            self.idle()
        return self

    def decline(self, seat: Seat) -> "Play":
        """This seat leaves everything that is still on offer."""
        while self.seat == seat and self.may(*DONE):
            self.done()
        return self

    def idle(self) -> "Play":
        """The least that can be done: trade away a piece, decline the rest."""
        if self.may(*DONE):
            return self.done()
        for word in ("pay", "keep", "complete", "sell", "place", "choose"):
            choices = [o for o in self.options(word) if word != "place" or o[2] == "action:trade"]
            choices = [o for o in choices if o != ("sell", "share")]
            if choices:
                return self.do(*choices[0])
        return self.do(*self.options()[0])

    def told(self, name: str) -> list[dict[str, object]]:
        tape = self.state.tape
        assert tape is not None
        return [event.facts for event in tape.journal if event.name == name]


def playing(
    players: int = 4,
    *,
    settings: Settings | None = None,
    game: RailroadRevolution = GAME,
    seed: int = 1,
    cities: Mapping[str, str] | None = None,
    telegraph: Mapping[int, str] | None = None,
    deal: str = "",
    **holdings: object,
) -> Play:
    """A fresh table at the first turn of seat 0, whose company has these holdings (see `give`)."""
    state = game.new(players, settings or {}, Seeded(Rng(seed)))
    state.run()
    pos = state.pos
    for _, colour in pos.offered.values():
        pos.stock[colour] += 1
    pos.offered.clear()
    pos.first = 0
    for seat, company in enumerate(pos.companies):
        company.spare_rail = company.spare_building = False
        give(pos, seat, supply="WWWWP")
    for city, tile in (cities or {}).items():
        pos.cities[pos.box.city_at[f"city:{city}"]] = tile
    for section, tile in (telegraph or {}).items():
        pos.sections[section - 1] = tile
    if deal:
        turn_up(pos, deal)
    give(pos, 0, **holdings)
    state.agenda[:] = [Round(False)]
    state.run()
    return Play(state, game)


def turn_up(pos: RailroadRevolutionPosition, deal: str) -> None:
    """Put this deal tile on top."""
    pos.deal_stack.append(pos.deal)
    (pos.deal_stack if deal in pos.deal_stack else pos.deals_used).remove(deal)
    pos.deal = deal


def give(
    pos: RailroadRevolutionPosition,
    seat: Seat,
    *,
    money: int | None = None,
    shares: int | None = None,
    supply: str | None = None,
    board: Mapping[str, str] | None = None,
    rails: Iterable[str] = (),
    stations: Iterable[str] = (),
    offices: Iterable[int] = (),
    trains: Iterable[str] | None = None,
    milestones: Mapping[str, str] | None = None,
    completed: Iterable[str] = (),
    steps: tuple[int, int, int] | None = None,
    rails_left: int | None = None,
    buildings_left: int | None = None,
) -> None:
    """Change what a company has. Milestones with the letters of their managers, "." for a free slot."""
    box, company = pos.box, pos.companies[seat]
    company.money = company.money if money is None else money
    company.shares = company.shares if shares is None else shares
    if supply is not None or board is not None:
        _workers(pos, company, supply or "", board or {})
    for track in rails:
        company.build_rail(box, box.space_at[f"track:{track}"])
        company.rails_left -= 1
    for city in stations:
        number = box.city_at[f"city:{city}"]
        company.stations |= 1 << number
        pos.stations[number] += (seat,)
        company.buildings_left -= 1
    for section in offices:
        company.offices |= 1 << section - 1
        pos.offices[section - 1] += (seat,)
        company.buildings_left -= 1
    if trains is not None:
        for kind in range(len(box.trains)):
            pos.trains[kind] += company.trains[2 * kind] + company.trains[2 * kind + 1]
        company.trains = [0] * len(company.trains)
        for train in trains:
            number = box.train_at[f"train:TR-{train}"]
            company.trains[number] += 1
            pos.trains[number >> 1] -= 1
    if milestones is not None:
        _milestones(pos, company, milestones)
    for tile in completed:
        _leave_stack(pos, tile)
        company.done += (tile,)
    company.steps = company.steps if steps is None else list(steps)
    company.rails_left = company.rails_left if rails_left is None else rails_left
    company.buildings_left = company.buildings_left if buildings_left is None else buildings_left


def _workers(
    pos: RailroadRevolutionPosition, company: Company, supply: str, board: Mapping[str, str]
) -> None:
    for number, count in enumerate(company.workers):
        pos.stock[number % 5] += count
    company.workers = [0] * 25
    places = {0: supply, **{ACTIONS.index(action) + 1: letters for action, letters in board.items()}}
    for place, letters in places.items():
        for letter in letters:
            company.workers[5 * place + LETTERS[letter]] += 1
            pos.stock[LETTERS[letter]] -= 1


def _milestones(pos: RailroadRevolutionPosition, company: Company, milestones: Mapping[str, str]) -> None:
    company.managers = {}
    for tile, letters in milestones.items():
        _leave_stack(pos, tile)
        managers = tuple(None if letter == "." else LETTERS[letter] for letter in letters)
        for colour in managers:
            if colour is not None:
                pos.stock[colour] -= 1
        company.managers[tile] = managers


def _leave_stack(pos: RailroadRevolutionPosition, tile: str) -> None:
    stack = pos.stacks.get(pos.box.milestones[tile].group)
    if stack is not None:
        stack.unknown.remove(tile)


def top_of_stack(pos: RailroadRevolutionPosition, letter: str, tiles: Iterable[str]) -> None:
    """Put these milestones in order where everybody would draw them: nothing unknown lies above."""
    stack = pos.stacks[letter]
    stack.under = [(tile, 0) for tile in tiles]
    stack.unknown = [tile for tile in stack.unknown if tile not in tiles]
    stack.under += [(str(tile), 0) for tile in stack.unknown]
    stack.unknown = []
