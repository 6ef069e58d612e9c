"""A short language for positions of Age of Steam: hexes are "10,4", track is "1-4" or, in a town, "0 3"."""

from engineshed.games.age_of_steam.game import GAME, PHASES, Turn
from engineshed.games.age_of_steam.links import Chain
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.growth import Growth
from engineshed.games.age_of_steam.phases.move import Move
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.tiles import TILES, Tile
from engineshed.kernel import Action, Decision, Message, Result, Seeded, State, Step, Value
from engineshed.kernel import Rng as Dice
from engineshed.kernel.play import Scripted, Tape

RICH = 1000
STEPS = {**PHASES, "turn": Turn(), **{f"growth-{half}": Growth(half) for half in ("light", "dark")}}


class Play:
    """A game at some moment. `seat` is whoever is asked."""

    def __init__(self, map: str = "rust-belt", players: int = 3, seed: int = 1, **settings: Value) -> None:
        self.state: State[AgeOfSteamPosition] = GAME.new(
            players, {"map": map, **settings}, Seeded(Dice(seed))
        )
        self.state.tape = Tape()
        self.state.run()
        self.pos.order = list(range(players))

    @property
    def pos(self) -> AgeOfSteamPosition:
        return self.state.pos

    @property
    def seat(self) -> int:
        (seat,) = self.state.waiting()
        return seat

    @property
    def asked(self) -> Decision[AgeOfSteamPosition]:
        decision = self.state.decision(self.seat)
        assert decision is not None
        return decision

    @property
    def question(self) -> str:
        """What is asked, as the page words it."""
        return self.asked.question(self.pos).name

    @property
    def left(self) -> object:
        """How many tiles the question says are left."""
        return self.asked.question(self.pos).facts["left"]

    # Where we are

    def at(self, *phases: str | Step[AgeOfSteamPosition]) -> "Play":
        """Nothing but these phases is still to happen; "turn" is a whole one."""
        steps = [STEPS[phase] if isinstance(phase, str) else phase for phase in phases]
        self.state.agenda = steps[::-1]
        self.state.run()
        return self

    def turn(self, number: int) -> "Play":
        """The beginning of a turn."""
        self.pos.turn = number
        return self.at("turn")

    def building(
        self, seat: int, tiles: int = 3, cash: int = RICH, action: str = "", **more: object
    ) -> "Play":
        """A building turn of this seat; `then` is what comes after it."""
        self.pos.cash[seat] = cash
        if action:
            self.pos.action[seat] = action
        then = more.get("then", ())
        assert isinstance(then, tuple)
        return self.at(Build(seat, tiles, (), 0, action == "urbanization"), *then)

    def moving(self, seat: int, engine: int = 6) -> "Play":
        self.pos.engine[seat] = engine
        return self.at(Move(seat, 1))

    def scripted(self, **outcomes: list[int] | list[str]) -> "Play":
        """Chance answers this, in this order; "growth_light" stands for growth:light."""
        script = [(name.replace("_", ":"), got) for name, got in outcomes.items()]
        self.state.chance = Scripted(script, Seeded(Dice(1)))
        self.state.owns_chance = True
        return self

    # Acting

    def do(self, *action: str | int) -> "Play":
        """Play an action of whoever is asked, by the rules."""
        self.state.play(self.seat, action)
        return self

    def why(self, *action: str | int) -> str | None:
        """The rule that refuses an action; None if it is allowed, which `options` must confirm."""
        refusal = self.state.refusal(self.seat, action)
        assert (refusal is None) == (action in self.state.options(self.seat)), (action, refusal)
        return None if refusal is None else refusal.rule

    def can(self, *action: str | int) -> bool:
        return self.why(*action) is None

    def price(self, *action: str | int) -> int:
        """What the bill says; the cash that is taken must agree."""
        seat, before = self.seat, self.pos.cash[self.seat]
        told = -self.state.bill(seat, action).total(seat, "cash")
        self.do(*action)
        assert before - self.pos.cash[seat] == told
        return told

    # Track

    def lay(self, seat: int, *tiles: Action) -> "Play":
        """Put track on the table for a seat, by the rules but for nothing; what is asked stays the same."""
        agenda, cash, action = self.state.agenda, self.pos.cash[seat], self.pos.action[seat]
        self.pos.cash[seat], self.pos.action[seat] = RICH, ""
        for tile in tiles:
            self.state.agenda = [Build(seat, 1, (), 0, False)]
            self.state.play(seat, tile)
        self.state.agenda, self.pos.cash[seat], self.pos.action[seat] = agenda, cash, action
        return self

    def lay_together(self, seat: int, *tiles: Action) -> "Play":
        """The same in one turn, where track must be completed."""
        agenda, cash = self.state.agenda, self.pos.cash[seat]
        self.building(seat, tiles=len(tiles))
        for tile in tiles:
            self.do(*tile)
        self.state.agenda, self.pos.cash[seat] = agenda, cash
        return self

    def chain(self, side: str) -> Chain:
        """The chain at a side: "10,4/1"."""
        return self.pos.chains[self.pos.chain_at[self.pos.board.side_of[f"link:{side}"]]]

    def link(self, side: str) -> str:
        """The atom of the link at a side."""
        return self.pos.board.link_atoms[self.chain(side).name]

    def hex(self, place: str) -> int:
        return self.pos.board.hex_of[f"hex:{place}"]

    def ends(self, side: str) -> set[str]:
        """The coordinates of the places that a link joins."""
        chain = self.chain(side)
        return {
            "{},{}".format(*self.pos.board.places[place]) for place in (chain.start, chain.end) if place >= 0
        }

    def supply(self, tile: str) -> int:
        return self.pos.supply[next(t.kind for t in TILES if t.id == tile)]

    def set_supply(self, tile: str, number: int) -> None:
        self.pos.supply[next(t.kind for t in TILES if t.id == tile)] = number

    # Goods

    def cubes(self, **places: str) -> "Play":
        """Exactly these cubes on the map: cubes(h9_5="blue red"); a minus is an m: h13_m3."""
        for place in list(self.pos.cubes):
            for cube in self.pos.cubes.pop(place):
                if cube in self.pos.bag:
                    self.pos.bag[cube] += 1
        for place, colours in places.items():
            q, r = place[1:].replace("m", "-").split("_")
            self.pos.add_cubes(self.hex(f"{q},{r}"), colours.split())
            for colour in colours.split():
                if colour in self.pos.bag:
                    self.pos.bag[colour] -= 1
        return self

    def told(self, name: str) -> list[Message]:
        assert self.state.tape is not None
        return [event for event in self.state.tape.journal if event.name == name]

    def result(self) -> Result:
        result = self.state.result()
        assert result is not None
        return result


def tile(hex_: str, exits: str, kind: str = "") -> Action:
    """The action that lays the tile with this track: tile("10,4", "1-4"), in a town tile("10,3", "4 1")."""
    for candidate in TILES:
        if kind in ("", candidate.id) and _shows(candidate, exits):
            return ("build", f"hex:{hex_}", *candidate.atoms)
    raise ValueError(f"no tile shows {exits}")


def _shows(tile: Tile, exits: str) -> bool:
    if "-" in exits:
        tracks = sorted(tuple(sorted(map(int, track.split("-")))) for track in exits.split())
        return tracks == sorted(tile.tracks)
    edges = sorted(map(int, exits.split()))
    wanted = {1: "town", 2: "simple", 3: "town", 4: "complex"}[len(edges)]
    return edges == list(tile.exits) and tile.group.startswith(wanted)


def city(hex_: str, letter: str) -> Action:
    return ("urbanize", f"hex:{hex_}", f"city:{letter}")


def cube(colour: str, place: str) -> str:
    return f"cube:{colour}@{place}"
