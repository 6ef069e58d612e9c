"""Feed every input of a transcript to the engine and compare every output."""

from collections.abc import Iterable, Sequence
from typing import cast

from engineshed.games.age_of_steam.game import GAME
from engineshed.games.age_of_steam.links import NOBODY
from engineshed.games.age_of_steam.phases.actions import TakeAction
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.phases.growth import DRAW, RETURN, PlaceCubes, Produce
from engineshed.games.age_of_steam.phases.move import LOCOMOTIVE, Move
from engineshed.games.age_of_steam.phases.order import DECLINE, DROP, PAY, Bid, PayToBeFirst
from engineshed.games.age_of_steam.phases.shares import Issue
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.tiles import TILES, Tile
from engineshed.games.age_of_steam.routes import cube_atom, stretches
from engineshed.games.age_of_steam.transcript.compare import Comparison, Difference
from engineshed.games.age_of_steam.transcript.form import (
    Entry,
    Place,
    Transcript,
    outcomes,
    read,
    settings_of,
)
from engineshed.kernel import DONE, PASS, Action, Atom, BadSetup, Chance, Decision, Position, State
from engineshed.kernel.play import (
    BadRecord,
    Divergence,
    OutOfScript,
    Replayed,
    Tape,
    check_outcome,
    record_of,
)

ASKED: dict[str, type[Decision[AgeOfSteamPosition]]] = {
    "issue-shares": Issue,
    "bid": Bid,
    "drop": Bid,
    "turn-order-pass": Bid,
    "take-action": TakeAction,
    "urbanize": Build,
    "build": Build,
    "build-direct-link": Build,
    "done-building": Build,
    "ship": Move,
    "locomotive": Move,
    "pass": Move,
    "place-production": PlaceCubes,
    "skip-production": PlaceCubes,
    "pay-first": PayToBeFirst,
    "decline-first": PayToBeFirst,
}
"""What a seat must be asked for each kind of input."""

PLAIN: dict[str, Action] = {
    "drop": DROP,
    "turn-order-pass": PASS,
    "done-building": DONE,
    "locomotive": LOCOMOTIVE,
    "pass": PASS,
    "skip-production": RETURN,
    "pay-first": PAY,
    "decline-first": DECLINE,
}


def is_transcript(data: object) -> bool:
    return isinstance(data, dict) and data.get("game") == GAME.id and "steps" in data and "start" in data


def replay_transcript(data: object) -> Replayed:
    """Replay a whole transcript; the report tells the first step that differs."""
    told = read(data)
    fed = skipped = at = 0
    try:
        replay = Replay(told)
        for at, step in enumerate(told.steps):  # noqa: B007
            if step.chance:
                replay.meet(step)
            if step.do:
                if replay.feed(step):
                    fed += 1
                else:
                    skipped += 1
            else:
                replay.compare.output(step)
        replay.compare.final(told.final)
    except Difference as error:
        return Replayed(fed, None, Divergence(_number(told, at), error.expected, error.got), skipped)
    except OutOfScript as error:
        return Replayed(fed, None, Divergence(_number(told, at), error.expected, error.got), skipped)
    except (BadSetup, KeyError, IndexError, ValueError) as error:
        raise BadRecord(f"step {_number(told, at)}: {error!r}") from None
    record = record_of(cast("State[Position]", replay.state), replay.tape.lines)
    return Replayed(fed, replay.state.result(), None, skipped, record)


def _number(told: Transcript, at: int) -> int:
    return told.steps[at].i if told.steps else 0


class Told(Chance):
    """Outcomes by the name of the question, in the order in which the transcript tells them."""

    __slots__ = ("left",)

    def __init__(self, outcomes: Iterable[tuple[str, list[Atom]]]) -> None:
        self.left: dict[str, list[list[Atom]]] = {}
        for name, got in outcomes:
            self.left.setdefault(name, []).append(got)

    def choose(self, name: str, pool: Sequence[Atom], k: int, again: bool) -> list[Atom]:
        answers = self.left.get(name)
        if not answers:
            raise OutOfScript(name, "no such outcome", name)
        got = answers.pop(0)
        check_outcome(name, got, pool, k, again)
        return got


class Replay:
    """The engine beside the transcript."""

    def __init__(self, told: Transcript) -> None:
        self.told = told
        self.chance = Told(outcomes(told))
        self.state: State[AgeOfSteamPosition] = GAME.new(told.players, settings_of(told), self.chance)
        self.tape = self.state.tape = Tape()
        self.state.run()
        self.compare = Comparison(told, self.state)
        self.compare.start()

    def feed(self, step: Entry) -> bool:
        """Play one input and compare what is told with it; False: nobody is asked for it here."""
        state, seat = self.state, self.told.seats.index(step.seat)
        if step.do == "production-forfeit":
            return self._end_production()
        asked = step.do in ASKED and isinstance(state.decision(seat), ASKED[step.do])
        action = self._action(step, seat) if asked else None
        if action is None or (step.auto and state.refusal(seat, action) is not None):
            nothing_drawn = step.do == "skip-production" and not step.returned
            if not step.auto and not nothing_drawn:
                raise Difference(f"{step.do} of {step.seat}", f"asked are {self._asked()}")
            self.compare.cash(step, seat)
            return False
        before = self.compare.before(step, seat, action)
        self._play(step, seat, action)
        self.compare.after(step, seat, before)
        return True

    def meet(self, step: Entry) -> None:
        """Chance is told: cubes for Production are drawn on request, and before the dice it is over."""
        if step.chance == "goods-growth":
            self._end_production()
        elif step.for_ == "production" and step.cubes:
            self._play(step, self.told.seats.index(step.seat), DRAW)

    def _end_production(self) -> bool:
        """What Production was not told to do is not done, drawn cubes go back; False: nobody is asked."""
        for seat in self.state.waiting():
            decision = self.state.decision(seat)
            if isinstance(decision, (Produce, PlaceCubes)):
                self.state.do(seat, PASS if isinstance(decision, Produce) else RETURN)
                return True
        return False

    def _play(self, step: Entry, seat: int, action: Action) -> None:
        refusal = self.state.refusal(seat, action)
        if refusal is not None:
            told = step.do or step.chance
            raise Difference(f"{told} of {step.seat}: {list(action)}", f"refused by {refusal.rule}")
        self.state.do(seat, action)

    def _asked(self) -> str:
        names = [self.told.seats[seat] for seat in self.state.waiting()]
        kinds = [type(self.state.decision(seat)).__name__ for seat in self.state.waiting()]
        return ", ".join(f"{name} ({kind})" for name, kind in zip(names, kinds, strict=True)) or "nobody"

    def _action(self, step: Entry, seat: int) -> Action | None:
        """The input in our own words."""
        if step.do in PLAIN:
            return PLAIN[step.do]
        match step.do:
            case "issue-shares":
                return ("issue", step.count)
            case "bid":
                return ("bid", step.amount)
            case "take-action":
                return ("take", f"action:{step.action}")
            case "urbanize":
                return ("urbanize", _hex(step.hex), f"city:{step.city}")
            case "build":
                return self._build(step, seat)
            case "build-direct-link":
                return self._connect(step)
            case "place-production":
                return ("place", f"cube:{step.cube}", f"space:{step.column}/{step.row}")
            case "ship":
                return self._ship(step)
        return None

    def _build(self, step: Entry, seat: int) -> Action:
        """The tile in the turn whose track is told; of several for a town the first that is possible."""
        found: list[Action] = [
            ("build", _hex(step.hex), *tile.atoms)
            for name in dict.fromkeys((step.tile, *step.tile_options))
            for tile in TILES
            if tile.id == name and _shows(tile, step.exits)
        ]
        if not found:
            raise Difference(f"tile {step.tile} with {step.exits}", "no such tile")
        return next((action for action in found if self.state.refusal(seat, action) is None), found[0])

    def _connect(self, step: Entry) -> Action:
        """The direct link, whichever city is told first."""
        pos = self.state.pos
        for direct in pos.map.direct_links:
            ends = (direct.near // 6, direct.far // 6)
            if {pos.board.places[end] for end in ends} == set(step.hexes):
                return ("connect", *(pos.board.hex_atoms[end] for end in ends))
        raise Difference(f"a direct link between {step.hexes}", "none")

    def _ship(self, step: Entry) -> Action:
        pos, index = self.state.pos, self.state.pos.board.index
        if step.from_ is None or step.from_ not in index:
            raise Difference(f"a cube on {step.from_}", "no such hex")
        here = index[step.from_]
        atoms: list[Atom] = ["ship", cube_atom(pos, here, step.colour)]
        on_track = here not in pos.cities and here not in pos.board.towns
        for stop, owner in zip(step.via, step.owners, strict=True):
            there = index[stop]
            first = on_track and len(atoms) == 2
            chains = stretches(pos, here) if first else [c for c in pos.chains.values() if c.complete]
            wanted = NOBODY if owner is None else self.told.seats.index(owner)
            names = [
                chain.name
                for chain in chains
                if self._pays(chain.owner) == wanted
                and there in (chain.start, chain.end)
                and (first or here in (chain.start, chain.end))
            ]
            if not names:
                raise Difference(f"a link from {pos.board.places[here]} to {stop} of {owner}", "none")
            atoms.append(pos.board.link_atoms[names[0]])
            if first:
                atoms.append(pos.board.hex_atoms[there])
            here = there
        return tuple(atoms)

    def _pays(self, owner: int) -> int:
        return NOBODY if owner != NOBODY and self.state.pos.out[owner] else owner


def _hex(place: Place | None) -> str:
    if place is None:
        raise Difference("a hex", "none is told")
    return f"hex:{place[0]},{place[1]}"


def _shows(tile: Tile, exits: Sequence[tuple[int, int | str]]) -> bool:
    """Does the tile in this turn show this track?"""
    if any(far == "town" for _, far in exits):
        return sorted(near for near, _ in exits) == list(tile.exits)
    tracks = sorted((min(a, b), max(a, b)) for a, b in exits if isinstance(b, int))
    return tracks == list(tile.tracks)
