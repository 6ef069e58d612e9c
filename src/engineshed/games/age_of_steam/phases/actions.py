"""III. Select actions.

Actions: ("take", "action:engineer") and so on.
"""

from engineshed.games.age_of_steam.figures import raise_engine
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import Action, Choice, State, Step, name_of


class SelectActions(Step[AgeOfSteamPosition]):
    """Markers come back (AOS-511); then everybody takes one action in the new order (AOS-501)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        pos = state.pos
        pos.action = [""] * pos.players
        state.then(*(TakeAction(seat) for seat in pos.order))


class TakeAction(Choice[AgeOfSteamPosition]):
    """One of the actions that are still free."""

    __slots__ = ()
    rule = "AOS-502"
    asks = "action"
    rules = ("AOS-501",)

    def facts(self, pos: AgeOfSteamPosition) -> dict[str, object]:
        return {"count": len(pos.map.free_actions(pos))}

    def candidates(self, pos: AgeOfSteamPosition) -> list[Action]:
        return [("take", f"action:{action}") for action in pos.map.free_actions(pos)]

    def take(self, state: State[AgeOfSteamPosition], action: Action) -> None:
        pos, chosen = state.pos, name_of(action[1], "action")
        pos.action[self.seat] = chosen
        pos.map.action_taken(pos, chosen)
        state.tell("took", self.seat, action=chosen)
        if chosen == "locomotive" and pos.engine[self.seat] < pos.map.engine_max:  # AOS-507
            raise_engine(state, self.seat, "AOS-506")
