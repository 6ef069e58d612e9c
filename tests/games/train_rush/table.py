"""A short language for tables of Train Rush: laid out, begun, asked and played."""

from engineshed.games.train_rush.gain import bonus
from engineshed.games.train_rush.phases.movement import Drive, MovementTurn
from engineshed.games.train_rush.phases.round import PHASES, Round
from engineshed.games.train_rush.phases.siding import carry_out
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import PASS, Action, Atom, Step
from tests.games.train_rush.layout import BLACK, PURPLE, WHITE, YELLOW, Layout

__all__ = ["BLACK", "PURPLE", "WHITE", "YELLOW", "Scene"]


class Scene(Layout):
    """A table on which something happens."""

    def fork(self) -> "Scene":
        """The same table, to try something on."""
        twin = Scene.__new__(Scene)
        twin.game, twin.state = self.game, self.state.copy()
        return twin

    # Beginning something

    def run(self, *steps: Step[TrainRushPosition]) -> "Scene":
        """These steps and nothing else still have to happen."""
        self.state.agenda = list(reversed(steps))
        self.game.check(self.pos)
        self.state.run()
        return self

    def drive(self, seat: int, points: int) -> "Scene":
        return self.run(Drive(seat, points))

    def drive_to(self, seat: int, start: str, end: str, points: int) -> "Scene":
        """Begin the action of the field where a move ends."""
        return self.at(seat, start).drive(seat, points).play("move", f"field:{end}")

    def turn(self, seat: int) -> "Scene":
        """The seat's turn of phase V."""
        self.pos.phase = "movement"
        return self.run(MovementTurn(seat))

    def round(self, number: int) -> "Scene":
        """A whole round, and then the rest of the game."""
        return self.run(Round(number))

    def phases(self, *names: str) -> "Scene":
        """These phases of a round, by the names that the page shows; "end" is phase VII."""
        return self.run(*(PHASES[name] for name in names))

    def bidding(self) -> "Scene":
        return self.phases("bidding")

    def movement(self) -> "Scene":
        return self.phases("movement")

    def investment(self) -> "Scene":
        return self.phases("investment")

    def lobbying(self) -> "Scene":
        """Every player has played a spy."""
        for player in self.pos.players:
            if not player.bid:
                player.bid, player.spies = player.spies[0], player.spies[1:]
        return self.phases("lobbying")

    def income(self) -> "Scene":
        return self.phases("income")

    def missions(self) -> "Scene":
        return self.phases("mission")

    def effect(self, seat: int, effect: Effect) -> "Scene":
        return self.run(bonus(seat, effect, "TR-1602"))

    def card(self, seat: int, card: str) -> "Scene":
        """Carry out the special action of a card as a bonus."""
        return self.effect(seat, self.pos.box.cards[card].special)

    def siding(self, seat: int, tile: str) -> "Scene":
        """Carry out the action of a siding tile, wherever the tile lies."""
        return self.run(carry_out(self.pos, seat, tile))

    # Asking and playing

    @property
    def asked(self) -> int | None:
        """Whose decision it is; None when nothing is left to do."""
        waiting = self.state.waiting()
        return waiting[0] if waiting else None

    def options(self) -> list[Action]:
        """What is offered; nothing in scenes that no game comes to."""
        decision = self.state.decision(self._seat())
        return decision.options(self.pos) if decision else []

    def ids(self, verb: str, place: int = 1) -> set[str]:
        """The ids that options with this verb name: ids("move") == {"RM9", "AM1"}."""
        return {
            str(option[place]).partition(":")[2]
            for option in self.options()
            if option[0] == verb and len(option) > place
        }

    def play(self, *atoms: Atom) -> "Scene":
        self.state.play(self._seat(), atoms)
        self.game.check(self.pos)
        return self

    def refusal(self, *atoms: Atom) -> str:
        """The rule that forbids this; "" if nothing does."""
        refusal = self.state.refusal(self._seat(), atoms)
        return refusal.rule if refusal else ""

    def decline(self) -> "Scene":
        return self.play(*PASS)

    def _seat(self) -> int:
        seat = self.asked
        assert seat is not None, "nobody is asked"
        return seat
