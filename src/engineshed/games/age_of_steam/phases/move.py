"""V. Move goods.

Actions:
  ("ship", "cube:red@9,5", "link:10,4/1", "link:...", ...)   a cube and every link of its route
      a link is named by the lowest side of its track: hex and edge (links.Chain.name)
      St. Lucia: the first link is followed by the place where the cube comes off it, "hex:2,1"
      Western U.S.: from coast to coast with the seat that gets the bonus at the end, "seat:2"
  ("locomotive",)                                            the engine rises by 1
  ("pass",)
"""

from collections.abc import Iterator, Sequence

from engineshed.games.age_of_steam import routes
from engineshed.games.age_of_steam.figures import add_income, raise_engine
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.routes import Journey
from engineshed.games.age_of_steam.shipments import all_shipments
from engineshed.kernel import PASS, Action, Atom, Bill, Decision, Entry, Refusal, State, Step, kind_of

LOCOMOTIVE: Action = ("locomotive",)


class MoveGoods(Step[AgeOfSteamPosition]):
    """Two rounds (AOS-1201)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        state.pos.upgraded = [False] * state.pos.players
        state.then(MoveRound(1), MoveRound(2))


class MoveRound(Step[AgeOfSteamPosition]):
    """Everybody acts once, the First Move holder before all others."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        state.pos.phase = f"move-{self.number}"
        state.tell("move-round", number=self.number)
        state.then(*(Move(seat, self.number) for seat in state.pos.first_then_order("first-move")))


class Move(Decision[AgeOfSteamPosition]):
    """Move one cube, raise the engine, or pass (AOS-1202)."""

    __slots__ = ("round",)
    asks = "move"
    rules = ("AOS-1202",)

    def __init__(self, seat: int, round: int) -> None:
        super().__init__(seat)
        self.round = round

    def facts(self, pos: AgeOfSteamPosition) -> dict[str, object]:
        return {"engine": pos.engine[self.seat], "round": self.round}

    def candidates(self, pos: AgeOfSteamPosition) -> list[Action]:
        return [*all_shipments(pos, self.seat), LOCOMOTIVE, PASS]

    def options(self, pos: AgeOfSteamPosition) -> list[Action]:
        rest = [PASS] if self._refuse_upgrade(pos) else [LOCOMOTIVE, PASS]
        return all_shipments(pos, self.seat) + rest

    def about(self, pos: AgeOfSteamPosition, atoms: Sequence[Atom]) -> Iterator[Action]:
        """The route just as it was picked comes last, so that its own refusal answers "why not?"."""
        wanted = set(atoms)
        yield from (action for action in self.candidates(pos) if wanted.issubset(action))
        cubes = [atom for atom in atoms if kind_of(atom) == "cube"]
        if len(cubes) == 1:
            yield ("ship", cubes[0], *(atom for atom in atoms if atom not in ("ship", cubes[0])))

    def refuse(self, pos: AgeOfSteamPosition, action: Action) -> Refusal | None:
        if action == PASS:
            return None
        if action == LOCOMOTIVE:
            return self._refuse_upgrade(pos)
        journey = routes.follow(pos, self.seat, action)
        return journey if isinstance(journey, Refusal) else None

    def _refuse_upgrade(self, pos: AgeOfSteamPosition) -> Refusal | None:
        if pos.upgraded[self.seat] or pos.engine[self.seat] == pos.map.engine_max:
            return Refusal("AOS-1203")
        return None

    def bill(self, pos: AgeOfSteamPosition, action: Action) -> Bill:
        if action == LOCOMOTIVE:
            return Bill([Entry(self.seat, "engine", 1, "AOS-1202")])
        journey = routes.follow(pos, self.seat, action)
        if isinstance(journey, Refusal):
            return Bill()
        hexes = [pos.board.hex_atoms[hex_] for hex_ in (journey.origin, *journey.stops)]
        return Bill([Entry(who, "income", n, rule) for who, n, rule in journey.gains(pos, self.seat)], hexes)

    def take(self, state: State[AgeOfSteamPosition], action: Action) -> None:
        pos = state.pos
        if action == PASS:
            state.tell("stood-by", self.seat)
        elif action == LOCOMOTIVE:
            pos.upgraded[self.seat] = True
            state.tell("upgraded", self.seat, level=pos.engine[self.seat] + 1)
            raise_engine(state, self.seat, "AOS-1202")
        else:
            journey = routes.follow(pos, self.seat, action)
            assert isinstance(journey, Journey)
            self._ship(state, journey)

    def _ship(self, state: State[AgeOfSteamPosition], journey: Journey) -> None:
        pos = state.pos
        gains = journey.gains(pos, self.seat)
        pos.remove_cube(journey.origin, journey.colour)
        pos.map.delivered(pos, journey.colour)
        total: dict[int, int] = {}
        for who, amount, _ in gains:
            total[who] = total.get(who, 0) + amount
        atoms = pos.board.hex_atoms
        state.tell(
            "shipped",
            self.seat,
            cube=journey.colour,
            origin=atoms[journey.origin],
            stops=tuple(atoms[hex_] for hex_ in journey.stops),
            links=tuple(pos.board.link_atoms[chain.name] for chain in journey.chains),
            gains=total,
        )
        for who, amount, rule in gains:
            add_income(state, who, amount, rule)
