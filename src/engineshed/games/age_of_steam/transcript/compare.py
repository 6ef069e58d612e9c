"""What a transcript tells about the table, against the table."""

from collections import Counter
from typing import TYPE_CHECKING, cast

from engineshed.games.age_of_steam.links import NOBODY, TOWN
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.scoring import track_of
from engineshed.games.age_of_steam.track import Lay
from engineshed.games.age_of_steam.transcript.form import Cubes, Entry, Final, Place, Row, Transcript
from engineshed.kernel import Action, Message, Refusal, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Difference(Exception):
    """The transcript tells one thing and the engine another."""

    def __init__(self, expected: object, got: object) -> None:
        super().__init__(f"expected {expected}, got {got}")
        self.expected = str(expected)
        self.got = str(got)


def same(what: str, expected: object, got: object) -> None:
    if expected != got:
        raise Difference(f"{what} {expected}", f"{what} {got}")


class Comparison:
    """Compares the outputs of a transcript with the state and with what its journal has told."""

    def __init__(self, told: Transcript, state: State[AgeOfSteamPosition]) -> None:
        self.seats = told.seats
        self.map = told.map
        self.told = told
        self.state = state
        self.read = 0
        """How many events of the journal have been sorted into the queues below."""
        self.latest: dict[tuple[str, str], dict[str, object]] = {}
        """Facts of the last event of a kind, by seat."""
        self.lost: set[tuple[str, Place]] = set()
        """Track that became unowned this turn, as the journal tells it."""
        self.lost_told: set[tuple[str, Place]] = set()
        """The same, as the transcript tells it: by section or all at once."""
        self.eliminated: list[tuple[str, int]] = []
        self.arrivals: list[tuple[Place, str, list[str]]] = []
        self.reduced: dict[str, int] = {}
        self.paid: dict[str, int] = {}
        self.bought_back = 0

    @property
    def pos(self) -> AgeOfSteamPosition:
        return self.state.pos

    def hex_of(self, atom: str) -> int:
        return self.pos.board.hex_of[atom]

    def place(self, atom: object) -> Place:
        return self.pos.board.places[self.hex_of(str(atom))]

    # The journal

    def listen(self) -> None:
        """Sort what has been told since the last time."""
        assert self.state.tape is not None
        journal = self.state.tape.journal
        for event in journal[self.read :]:
            self._hear(event)
        self.read = len(journal)

    def _hear(self, event: Message) -> None:
        seat = "" if event.seat is None else self.seats[event.seat]
        facts = event.facts
        match event.name:
            case "turn":
                self.paid = {}
            case "paid":
                self.latest["paid", seat] = facts
                self.reduced = {}
            case "reduced":
                self.reduced[seat] = cast(int, facts["lost"])
            case "place":
                self.paid[seat] = cast(int, facts["paid"])
            case "lost":
                self.lost.update((seat, self.place(atom)) for atom in cast("tuple[str, ...]", facts["hexes"]))
            case "eliminated":
                self.eliminated.append((seat, cast(int, facts["income"])))
            case "rolled":
                if facts["half"] == "light":
                    self.arrivals = []
            case "grew":
                cubes = sorted(cast("tuple[str, ...]", facts["cubes"]))
                self.arrivals.append((self.place(facts["hex"]), str(facts["block"]), cubes))
            case "bought-back":
                self.bought_back = cast(int, facts["paid"])

    # Inputs

    def before(self, step: Entry, seat: int, action: Action) -> set[int]:
        """Compare what is known before an input is played; the sides with unowned track."""
        if step.do == "build":
            self._price(step, seat, action)
        elif step.do == "build-direct-link" and step.cost is not None:
            same("cost", step.cost, -self.state.bill(seat, action).total(seat, "cash"))
        elif step.do == "ship":
            gains: Counter[str] = Counter()
            for entry in self.state.bill(seat, action).entries:
                gains[self.seats[entry.seat]] += entry.amount
            if isinstance(step.income, dict):
                same("income", +Counter(step.income), gains)
        if step.do not in ("build", "urbanize"):
            return set()
        return self._sides(NOBODY)

    def _price(self, step: Entry, seat: int, action: Action) -> None:
        decision = self.state.decision(seat)
        assert isinstance(decision, Build)
        plan = decision.plan(self.pos, action)
        if isinstance(plan, Refusal):
            return
        assert isinstance(plan, Lay)
        same("kind", step.kind, plan.kind)
        if step.cost is not None:
            same("cost", step.cost, decision.charge(self.pos, plan.price))
        if step.full_price is not None:
            same("full price", step.full_price, plan.price)

    def after(self, step: Entry, seat: int, unowned: set[int]) -> None:
        """Compare what is told with an input once it has been played."""
        if unowned or step.takes_over:
            taken = {self.pos.board.places[side // 6] for side in unowned & self._sides(seat)}
            same("takes over", sorted(set(step.takes_over)), sorted(taken))
        self.cash(step, seat)

    def cash(self, step: Entry, seat: int) -> None:
        if step.cash_after is not None:
            same(f"cash of {step.seat}", step.cash_after, self.pos.cash[seat])

    def _sides(self, owner: int) -> set[int]:
        """The sides with track of this owner."""
        chains = self.pos.chains
        return {side for side, name in self.pos.chain_at.items() if chains[name].owner == owner}

    # Outputs

    def output(self, step: Entry) -> None:
        self.listen()
        match step.event or step.check or step.chance or step.mark:
            case "ownership-lost":
                told = {(step.seat, place) for place in step.hexes}
                same("lost", sorted(told), sorted(told & self.lost))
                self.lost_told |= told
            case "eliminated":
                same(
                    "eliminated",
                    (step.seat, step.income),
                    self.eliminated.pop(0) if self.eliminated else None,
                )
            case "player-order":
                same("order", step.order, self._order())
                for seat, paid in step.paid.items():
                    same(f"paid by {seat}", paid, self.paid.get(seat, 0))
            case "after-expenses":
                self._after_expenses(step.table)
            case "income-reduction":
                same("reduction", step.lost, {seat: lost for seat, lost in self.reduced.items() if lost})
            case "goods-growth":
                expected = sorted((entry.hex, entry.column, sorted(entry.cubes)) for entry in step.arrivals)
                same("arrivals", expected, sorted(entry for entry in self.arrivals if entry[1]))
            case "board":
                self._board(step)
            case "round-end":
                self._all_lost()
                same("order", step.order, self._order())
                self._table(step.table, self.bought_back)
            case "end":
                same("still asked", (), self.state.waiting())

    def _all_lost(self) -> None:
        same("lost", sorted(self.lost_told), sorted(self.lost))
        self.lost, self.lost_told = set(), set()

    def start(self) -> None:
        """The table after set-up."""
        begin = self.told.start
        same("order", begin.turn_order, self._order() if self.map != "st-lucia" else begin.turn_order)
        self._table(begin.players, 0)
        self._bag(begin.bag)
        self._cubes(begin.cubes)

    def final(self, final: Final) -> None:
        self.listen()
        result = self.state.result()
        if result is None:
            raise Difference("the end", f"still asked: {self.state.waiting()}")
        for standing in final.standings:
            seat = self.seats.index(standing.seat)
            same(f"place of {standing.seat}", standing.place, result.places[seat])
            out = seat in result.eliminated
            same(f"score of {standing.seat}", standing.score, None if out else result.sheets[seat].total)
        self._all_lost()
        same("eliminated", [], self.eliminated)
        self._table(final.table, 0, over=True)

    def _order(self) -> list[str]:
        return [self.seats[seat] for seat in self.pos.order]

    def _after_expenses(self, table: "Mapping[str, Row]") -> None:
        for seat, row in table.items():
            facts = self.latest.get(("paid", seat), {})
            told = (row.cash, row.income, row.shortfall)
            same(f"{seat} after expenses", told, tuple(facts.get(k) for k in ("cash", "income", "missing")))

    def _table(self, table: "Mapping[str, Row]", bought_back: int, over: bool = False) -> None:
        pos = self.pos
        for name, row in table.items():
            seat = self.seats.index(name)
            back = bought_back // pos.map.share_price
            shares, cash = pos.shares[seat] + back, pos.cash[seat] + bought_back
            same(f"cash of {name}", row.cash, cash)
            same(f"income of {name}", row.income, pos.income[seat])
            if row.shares is not None:
                same(f"shares of {name}", row.shares, shares)
            if row.locomotive is not None:
                same(f"engine of {name}", row.locomotive, pos.engine[seat])
            same(f"{name} out", row.out, pos.out[seat])
            if not row.out and row.track is not None:
                self._track_figures(name, seat, row, cash, shares, over)

    def _track_figures(self, name: str, seat: int, row: Row, cash: int, shares: int, over: bool) -> None:
        pos = self.pos
        track = track_of(pos, seat)
        unfinished = sum(
            len(chain.pieces) for chain in pos.chains.values() if chain.owner == seat and not chain.complete
        )
        same(f"track of {name}", row.track, track)
        if over:  # owned unfinished track has been dropped
            unfinished = 0
        same(f"unfinished track of {name}", row.unfinished, unfinished)
        running = 3 * pos.income[seat] - 3 * shares + track + unfinished
        same(f"score of {name}", row.score, cash - 5 * shares if self.map == "barbados" else running)

    # The board

    def _board(self, step: Entry) -> None:
        self._cubes([entry for entry in step.cubes if isinstance(entry, Cubes)])
        got = {block: [cube or None for cube in spaces] for block, spaces in self.pos.display.items()}
        same("display", {block: spaces for block, spaces in step.display.items() if block in got}, got)
        self._bag(step.bag)
        cities = {self.pos.board.places[hex_] for hex_ in self.pos.cities}
        told = {
            entry.hex: sorted(map(self._told_track, entry.tracks), key=str)
            for entry in step.track
            if entry.hex not in cities
        }
        same("track", told, {place: sorted(tracks, key=str) for place, tracks in self._tracks().items()})

    def _told_track(self, track: "Iterable[object]") -> tuple[object, ...]:
        near, far, owner = track
        if owner is not None and self.pos.out[self.seats.index(str(owner))]:
            owner = None
        return (*sorted((near, far), key=str), owner)

    def _tracks(self) -> dict[Place, list[tuple[object, ...]]]:
        """All track by hex: its two exits and its owner; what belongs to nobody in the game has none."""
        pos = self.pos
        found: dict[Place, list[tuple[object, ...]]] = {}
        for chain in pos.chains.values():
            unowned = chain.owner == NOBODY or pos.out[chain.owner]
            owner = None if unowned else self.seats[chain.owner]
            for piece in chain.pieces:
                hex_ = max(piece) // 6
                if hex_ not in pos.cities:
                    exits = sorted(("town" if side == TOWN else side % 6 for side in piece), key=str)
                    found.setdefault(pos.board.places[hex_], []).append((*exits, owner))
        return found

    def _cubes(self, told: "Iterable[Cubes]") -> None:
        pos = self.pos
        got = {pos.board.places[hex_]: sorted(cubes) for hex_, cubes in pos.cubes.items()}
        fixed = {pos.board.places[hex_] for hex_ in pos.terminals}  # a terminal's cube never moves
        listed = {entry.hex: sorted(entry.cubes) for entry in told if entry.cubes and entry.hex not in fixed}
        same("cubes", listed, got)

    def _bag(self, told: "Mapping[str, int]") -> None:
        same("bag", +Counter(told), +Counter(self.pos.bag))
