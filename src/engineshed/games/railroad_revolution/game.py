"""Railroad Revolution for 2 to 4 players."""

from collections.abc import Mapping

from engineshed.games.railroad_revolution import scoring
from engineshed.games.railroad_revolution.effects import VOCABULARY
from engineshed.games.railroad_revolution.figures import figures
from engineshed.games.railroad_revolution.invariants import check
from engineshed.games.railroad_revolution.phases.setup import LayOut
from engineshed.games.railroad_revolution.phases.turn import Round
from engineshed.games.railroad_revolution.position import (
    DUMMY,
    Company,
    RailroadRevolutionPosition,
    empty_table,
)
from engineshed.games.railroad_revolution.printed.packing import make_box, standard_box
from engineshed.kernel import Accent, Game, InOrder, Result, ScoreSheet, Seat, Setting, Settings, Step


class RailroadRevolution(Game[RailroadRevolutionPosition]):
    id = "railroad-revolution"
    title = {"en": "Railroad Revolution", "pl": "Railroad Revolution"}
    minutes = (90, 120)
    weight = 3.4
    accent = Accent("rrv", "#7E5508", tint=("#F3EAD3", "#332A18"), ink=("#6F4A05", "#E4BE6F"))
    version = 2
    vocabulary = VOCABULARY
    settings = (
        Setting("setup-order", "reverse", ("reverse", "clockwise"), rules=("RRV-230",)),
        Setting("three-rails", "together", ("together", "each"), rules=("RRV-911",)),
        Setting("orange-telegraph", "owned", ("owned", "gained"), rules=("RRV-915",)),
    )

    def __init__(self, patch: Mapping[str, object] | None = None) -> None:
        self.box = make_box(patch) if patch else standard_box()

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return (2, 3, 4)

    def position(self, players: int, settings: Settings) -> RailroadRevolutionPosition:
        pos = empty_table(self.box, {name: str(value) for name, value in settings.items()}, players)
        pos.companies = [self._company() for _ in range(players)]
        pos.stock[0] = 0  # RRV-206, RRV-207: white workers are dealt out or go to the box
        for city in self.box.blocked_stations[players]:  # RRV-220, RRV-221
            pos.stations[city] = (DUMMY,)
        for section in self.box.blocked_offices[players]:  # RRV-223, RRV-224
            pos.offices[section] = (DUMMY,)
        return pos

    def _company(self) -> Company:
        """The starting kit (RRV-202 to RRV-210)."""
        box = self.box
        trains = [0] * (2 * len(box.trains))
        for train in box.trains:
            trains[2 * train.number] = int(train.starting)
        company = Company(
            money=box.start_money,
            shares=box.start_shares,
            workers=[box.start_whites] + [0] * 24,
            rails_left=sum(shelf.rails for shelf in box.shelves),
            buildings_left=sum(shelf.buildings for shelf in box.shelves),
            rails=0,
            network=0,
            reach=0,
            stations=0,
            offices=0,
            trains=trains,
            steps=[0, 0, 0],
            managers={},
            done=(),
            spare_rail=True,
            spare_building=True,
        )
        for number, space in enumerate(box.spaces):
            if space.start:
                company.build_rail(box, number)
        return company

    def outline(self, players: int, settings: Settings) -> Step[RailroadRevolutionPosition]:
        # A turn, in phases/turn.py: take workers back, place one and act, pay, deals, milestones.
        return InOrder(LayOut(), Round(last=False))

    def result(self, pos: RailroadRevolutionPosition) -> Result:
        return scoring.result(pos)

    def round_of(self, pos: RailroadRevolutionPosition) -> int:
        return pos.rounds

    def score_now(self, pos: RailroadRevolutionPosition) -> list[ScoreSheet]:
        return [scoring.sheet(pos, seat) for seat in range(pos.players)]

    def figures(self, pos: RailroadRevolutionPosition, seat: Seat) -> dict[str, int]:
        return figures(pos, seat)

    def check(self, pos: RailroadRevolutionPosition) -> None:
        check(pos)


GAME = RailroadRevolution()
