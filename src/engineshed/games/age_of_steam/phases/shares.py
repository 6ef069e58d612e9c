"""I. Issue shares.

Actions: ("issue", n) with the number of shares, 0 for none.
"""

from engineshed.games.age_of_steam.figures import add_cash, add_shares
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import NO_SUCH_MOVE, Action, Bill, Decision, Entry, Refusal, State, Step


class IssueShares(Step[AgeOfSteamPosition]):
    """In player order everybody decides on shares (AOS-301)."""

    __slots__ = ()

    def run(self, state: State[AgeOfSteamPosition]) -> None:
        state.then(*(Issue(seat) for seat in state.pos.order))


class Issue(Decision[AgeOfSteamPosition]):
    """Any number of shares, $5 each (AOS-302, AOS-303)."""

    __slots__ = ()
    asks = "issue"
    rules = ("AOS-302",)

    def facts(self, pos: AgeOfSteamPosition) -> dict[str, object]:
        return {
            "shares": pos.shares[self.seat],
            "most": pos.map.shares_max,
            "cash": pos.cash[self.seat],
        }

    def candidates(self, pos: AgeOfSteamPosition) -> list[Action]:
        return [("issue", count) for count in range(pos.map.shares_max + 1)]

    def refuse(self, pos: AgeOfSteamPosition, action: Action) -> Refusal | None:
        if len(action) != 2 or action[0] != "issue" or not isinstance(action[1], int) or action[1] < 0:
            return NO_SUCH_MOVE
        if action[1] > pos.map.shares_max - pos.shares[self.seat]:
            return Refusal("AOS-304", limit=pos.map.shares_max)
        if action[1] > pos.map.shares_per_turn:
            return Refusal("AOS-2207")
        return None

    def bill(self, pos: AgeOfSteamPosition, action: Action) -> Bill:
        count = int(action[1])
        return Bill(
            (
                Entry(self.seat, "cash", pos.map.share_price * count, "AOS-303"),
                Entry(self.seat, "shares", count, "AOS-303"),
            )
            if count
            else ()
        )

    def take(self, state: State[AgeOfSteamPosition], action: Action) -> None:
        pos, count = state.pos, int(action[1])
        state.tell("issued", self.seat, count=count, shares=pos.shares[self.seat] + count)
        add_shares(state, self.seat, count, "AOS-303")
        add_cash(state, self.seat, pos.map.share_price * count, "AOS-303")
