"""Tells a game of ours as a transcript, from the description of that form alone.

It shares nothing with the package that reads transcripts: what one of them gets wrong, the other finds.
"""

from collections import Counter
from typing import Any, cast

from tools.record_games import played

from engineshed.games.age_of_steam.links import NOBODY, TOWN
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.tiles import TILES
from engineshed.games.age_of_steam.routes import Journey, follow
from engineshed.kernel import Action, Message, Seat, Value, find_game
from engineshed.kernel.play import Drawn, Match, new_game

Told = dict[str, Any]
ODD = 20
"""One move in so many is left to chance."""
NAMES = ("brown", "red", "purple", "pink", "yellow", "green")
PLAIN = {
    ("bid", "drop"): "drop",
    ("bid", "pass"): "turn-order-pass",
    ("build", "done"): "done-building",
    ("move", "locomotive"): "locomotive",
    ("move", "pass"): "pass",
    ("place-cube", "return"): "skip-production",
    ("first-place", "pay"): "pay-first",
    ("first-place", "decline"): "decline-first",
}


class Teller:
    """Plays a game once more and writes down what happens."""

    def __init__(self, players: int, settings: dict[str, Value], seed: int) -> None:
        self.moves = played(find_game("age-of-steam"), (players, settings), seed, odd=ODD).moves
        self.match = cast(Match[AgeOfSteamPosition], new_game("age-of-steam", players, settings, seed))
        self.name = {seat: NAMES[place] for place, seat in enumerate(self.pos.order)}
        self.steps: list[Told] = []
        self.start = self._start()

    @property
    def pos(self) -> AgeOfSteamPosition:
        return self.match.state.pos

    def tell(self) -> Told:
        """The whole game."""
        for move in self.moves:
            self._play(move.seat, move.action)
        self._add(mark="end")
        return {
            "game": "age-of-steam",
            "map": self.match.state.setup.settings["map"],
            "players": len(self.name),
            "seats": list(self.name.values()),
            "notes": [{"rule": "urbanize-after-build"}, {"rule": "ownership-lost-at-turn-end"}],
            "start": self.start,
            "steps": self.steps,
            "final": self._final(),
        }

    def _add(self, **facts: object) -> None:
        self.steps.append({"i": len(self.steps), **facts})

    # Before and after

    def _start(self) -> Told:
        pos = self.pos
        return {
            "turnOrder": [self.name[seat] for seat in pos.order],
            "players": {self.name[seat]: self._row(seat, bare=True) for seat in self.name},
            "cubes": self._cubes(),
            "display": self._display(),
            "bag": dict(pos.bag),
            "terminals": [
                {"hex": list(pos.board.places[hex_]), "accepts": [colour]}
                for hex_, colour in pos.terminals.items()
            ],
        }

    def _final(self) -> Told:
        result = self.match.state.result()
        assert result is not None
        standings = [
            {
                "place": result.places[seat],
                "seat": name,
                "score": None if self.pos.out[seat] else result.sheets[seat].total,
            }
            for seat, name in self.name.items()
        ]
        table = {name: {**self._row(seat), "unfinished": 0} for seat, name in self.name.items()}
        for seat, name in self.name.items():
            table[name]["score"] = None if self.pos.out[seat] else result.sheets[seat].total
        return {"standings": standings, "table": table}

    # Inputs

    def _play(self, seat: Seat, action: Action) -> None:
        decision = self.match.state.decision(seat)
        assert decision is not None
        said = self._input(decision.asks, seat, action)
        cash, unowned = self.pos.cash[seat], self._sides(NOBODY)
        drawn, heard = len(self.match.tape.lines), len(self.match.tape.journal)
        self.match.play(seat, action)
        events = self.match.tape.journal[heard:]
        if said:
            if said["do"] in ("build", "build-direct-link"):
                said["cost"] = cash - self.pos.cash[seat]
            if said["do"] == "build":
                said["kind"] = next(event.facts["kind"] for event in events if event.name == "built")
            taken = {self.pos.board.places[side // 6] for side in unowned & self._sides(seat)}
            if taken and said["do"] in ("build", "urbanize"):
                said["takesOver"] = sorted(map(list, taken))
            if said["do"] in ("issue-shares", "build", "done-building"):
                said["cashAfter"] = self.pos.cash[seat]
            self._add(seat=self.name[seat], **said)
        draws = [line for line in self.match.tape.lines[drawn:] if isinstance(line, Drawn)]
        self._outputs(seat, events, draws)

    def _input(self, asked: str, seat: Seat, action: Action) -> Told:
        word = str(action[0])
        if (asked, word) in PLAIN:
            return {"do": PLAIN[asked, word], **({"amount": 5} if word == "pay" else {})}
        match word:
            case "issue":
                return {"do": "issue-shares", "count": action[1]}
            case "bid":
                return {"do": "bid", "amount": action[1]}
            case "take":
                return {"do": "take-action", "action": _bare(action[1])}
            case "urbanize":
                return {"do": "urbanize", "hex": self._place(action[1]), "city": _bare(action[2])}
            case "build":
                return {"do": "build", "hex": self._place(action[1]), **self._tile(action)}
            case "connect":
                return {"do": "build-direct-link", "hexes": [self._place(atom) for atom in action[1:]]}
            case "place":
                column, _, row = _bare(action[2]).partition("/")
                return {
                    "do": "place-production",
                    "cube": _bare(action[1]),
                    "column": column,
                    "row": int(row),
                }
            case "ship":
                return self._ship(seat, action)
        return {}

    def _ship(self, seat: Seat, action: Action) -> Told:
        journey = follow(self.pos, seat, action)
        assert isinstance(journey, Journey)
        gains = Counter[str]()
        for owner, amount, _ in journey.gains(self.pos, seat):
            gains[self.name[owner]] += amount
        places = self.pos.board.places
        owners = [chain.owner for chain in journey.chains]
        return {
            "do": "ship",
            "colour": journey.colour,
            "from": list(places[journey.origin]),
            "via": [list(places[stop]) for stop in journey.stops],
            "owners": [None if self._nobody(owner) else self.name[owner] for owner in owners],
            "income": dict(gains),
        }

    # Outputs

    def _outputs(self, seat: Seat, events: list[Message], draws: list[Drawn]) -> None:
        by_name: dict[str, list[Message]] = {}
        for event in events:
            by_name.setdefault(event.name, []).append(event)
        for line in draws:
            if line.name == "production":
                self._add(chance="draw", **{"for": "production"}, seat=self.name[seat], cubes=list(line.got))
            elif line.name.startswith("growth:hex:"):
                place = self._place(line.name.removeprefix("growth:"))
                self._add(chance="draw", **{"for": "extra-growth"}, hex=place, cubes=list(line.got))
        for event in by_name.get("lost", ()):
            assert event.seat is not None
            hexes = [self._place(atom) for atom in cast("tuple[str, ...]", event.facts["hexes"])]
            self._add(event="ownership-lost", seat=self.name[event.seat], hexes=hexes)
        for event in by_name.get("eliminated", ()):
            assert event.seat is not None
            self._add(event="eliminated", seat=self.name[event.seat], income=event.facts["income"])
        if places := by_name.get("place"):
            paid = {self.name[event.seat]: event.facts["paid"] for event in places if event.seat is not None}
            self._add(check="player-order", order=self._order(), paid=paid)
        if "paid" in by_name:
            self._after_expenses(by_name["paid"], by_name.get("reduced", ()))
        if "rolled" in by_name:
            self._growth(by_name)
        if self.match.state.result() is not None or "turn" in by_name:
            self._round_end(by_name)

    def _after_expenses(self, paid: list[Message], reduced: "list[Message] | tuple[()]") -> None:
        table = {
            self.name[event.seat]: {
                "cash": event.facts["cash"],
                "income": event.facts["income"],
                "shortfall": event.facts["missing"],
            }
            for event in paid
            if event.seat is not None
        }
        self._add(check="after-expenses", table=table)
        lost = {
            self.name[event.seat]: event.facts["lost"]
            for event in reduced
            if event.seat is not None and event.facts["lost"]
        }
        self._add(check="income-reduction", lost=lost)

    def _growth(self, by_name: dict[str, list[Message]]) -> None:
        dice = {str(event.facts["half"]): sorted(event.facts["dice"]) for event in by_name["rolled"]}  # type: ignore[type-var, call-overload]
        arrivals = [
            {
                "hex": self._place(event.facts["hex"]),
                "column": event.facts["block"],
                "cubes": list(cast("tuple[str, ...]", event.facts["cubes"])),
            }
            for event in by_name.get("grew", ())
            if event.facts["block"]
        ]
        light, dark = dice["light"], dice.get("dark", [])
        self._add(chance="goods-growth", light=light, dark=dark, arrivals=arrivals)

    def _round_end(self, by_name: dict[str, list[Message]]) -> None:
        self._add(
            check="board",
            cubes=self._cubes(),
            display=self._display(),
            bag=dict(self.pos.bag),
            track=self._track(),
        )
        back = sum(cast(int, event.facts["paid"]) for event in by_name.get("bought-back", ()))
        table = {self.name[seat]: self._row(seat, back) for seat in self.name}
        self._add(check="round-end", order=self._order(), table=table)

    # The table

    def _order(self) -> list[str]:
        return [self.name[seat] for seat in self.pos.order]

    def _row(self, seat: Seat, back: int = 0, bare: bool = False) -> Told:
        """One seat's figures; `back` is what shares cost that were bought back."""
        pos = self.pos
        shares = pos.shares[seat] + back // 5
        row: Told = {
            "cash": pos.cash[seat] + back,
            "income": pos.income[seat],
            "shares": shares,
            "locomotive": pos.engine[seat],
        }
        if bare:
            return row
        own = [chain for chain in pos.chains.values() if chain.owner == seat]
        track = sum(len(chain.pieces) for chain in own if chain.complete)
        unfinished = sum(len(chain.pieces) for chain in own if not chain.complete)
        score = 3 * row["income"] - 3 * shares + track + unfinished
        if self.match.state.setup.settings["map"] == "barbados":
            score = row["cash"] - 5 * shares
        return {**row, "track": track, "unfinished": unfinished, "score": score, "out": pos.out[seat]}

    def _cubes(self) -> list[Told]:
        places = self.pos.board.places
        return [{"hex": list(places[hex_]), "cubes": list(cubes)} for hex_, cubes in self.pos.cubes.items()]

    def _display(self) -> Told:
        return {block: [cube or None for cube in spaces] for block, spaces in self.pos.display.items()}

    def _track(self) -> list[Told]:
        pos = self.pos
        found: dict[tuple[int, int], list[list[object]]] = {}
        for chain in pos.chains.values():
            owner = None if self._nobody(chain.owner) else self.name[chain.owner]
            for piece in chain.pieces:
                hex_ = max(piece) // 6
                if hex_ not in pos.cities:
                    exits = ["town" if side == TOWN else side % 6 for side in piece]
                    found.setdefault(pos.board.places[hex_], []).append([*exits, owner])
        return [{"hex": list(place), "tracks": tracks} for place, tracks in found.items()]

    def _sides(self, owner: int) -> set[int]:
        chains = self.pos.chains
        return {side for side, name in self.pos.chain_at.items() if chains[name].owner == owner}

    def _nobody(self, owner: int) -> bool:
        return owner == NOBODY or self.pos.out[owner]

    def _tile(self, action: Action) -> Told:
        tile = next(tile for tile in TILES if tuple(tile.atoms) == tuple(action[2:]))
        if self.pos.board.hex_of[str(action[1])] in self.pos.board.towns:
            return {"tile": tile.id, "exits": [[exit_, "town"] for exit_ in tile.exits]}
        return {"tile": tile.id, "exits": [list(pair) for pair in tile.tracks]}

    def _place(self, atom: object) -> list[int]:
        return list(self.pos.board.places[self.pos.board.hex_of[str(atom)]])


def _bare(atom: object) -> str:
    return str(atom).partition(":")[2]
