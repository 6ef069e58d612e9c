"""Action: upgrade the locomotive. Cross the box of the die."""

from engineshed.games.steam_rollers.figures import SCORE, cross_box, power_score
from engineshed.games.steam_rollers.phases.die import Deed, DieInHand
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.kernel import NO_SUCH_MOVE, Action, Bill, Entry, Refusal, Seat, State

BOXES = BOX.sheet.locomotive_boxes
UPGRADES: dict[int, Action] = {box: ("upgrade", f"box:{box}") for box in BOXES}
BOX_OF: dict[Action, int] = {action: box for box, action in UPGRADES.items()}


class Upgrade(Deed):
    """Cross the box whose number the die shows: one more power."""

    word = "upgrade"

    def options(self, pos: SteamRollersPosition, hand: DieInHand) -> list[Action]:
        return [] if hand.die in pos.sheets[hand.seat].crossed else [UPGRADES[hand.die]]

    def near(self, pos: SteamRollersPosition, hand: DieInHand) -> list[Action]:
        return list(UPGRADES.values())

    def refuse(self, pos: SteamRollersPosition, hand: DieInHand, action: Action) -> Refusal | None:
        box = BOX_OF.get(action)
        if box is None:
            return NO_SUCH_MOVE
        if box != hand.die:
            return Refusal("SR-501", die=hand.die)
        return Refusal("SR-502", box=box) if box in pos.sheets[hand.seat].crossed else None

    def bill(self, pos: SteamRollersPosition, hand: DieInHand, action: Action) -> Bill:
        gained = power_score(pos.sheets[hand.seat].power)
        scored = [Entry(hand.seat, SCORE, gained, "SR-1308")] if gained else []
        return Bill([Entry(hand.seat, "power", 1, "SR-501"), *scored])

    def take(self, state: State[SteamRollersPosition], hand: DieInHand, action: Action) -> tuple[int, ...]:
        cross(state, hand.seat, BOX_OF[action], "SR-501")
        return ()


def cross(state: State[SteamRollersPosition], seat: Seat, box: int, rule: str) -> None:
    state.tell("upgraded", seat, box=box, power=state.pos.sheets[seat].power + 1)
    cross_box(state, seat, box, rule)
