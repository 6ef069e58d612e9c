"""Solo: Ewa's turn in its four phases."""

from engineshed.games.steam_rollers.effects import NUMBER_OF_ATOM, TILE_ATOM, held, tile_with
from engineshed.games.steam_rollers.figures import to_pool, use_up, used_up
from engineshed.games.steam_rollers.position import SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX, Effect
from engineshed.games.steam_rollers.printed.map import DRAWABLE
from engineshed.kernel import PASS, Action, Bill, Choice, Seat, State, Step

PLAYER: Seat = 0


class EwaTurn(Step[SteamRollersPosition]):
    """Ewa uses the die that the player left (SR-1601)."""

    __slots__ = ()

    def run(self, state: State[SteamRollersPosition]) -> None:
        state.then(EwaDie(state.pos.white[0]))


class EwaDie(Step[SteamRollersPosition]):
    """One pass of her turn; the owner of Solo 2a may reroll the die before phase 1 (SR-1613)."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, state: State[SteamRollersPosition]) -> None:
        if held(state.pos, PLAYER, "reroll_ewa_die"):
            state.then(RerollEwaDie(PLAYER, self.die))
        else:
            state.then(EwaPhases(self.die))


class _AgainstEwa(Choice[SteamRollersPosition]):
    """Use up the tile with this effect against Ewa's die: (verb, tile), or pass."""

    __slots__ = ("die",)
    verb = ""
    effect: Effect

    def __init__(self, seat: Seat, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def candidates(self, pos: SteamRollersPosition) -> tuple[Action, ...]:
        return ((self.verb, TILE_ATOM[tile_with(pos, self.effect)]), PASS)

    def bill(self, pos: SteamRollersPosition, action: Action) -> Bill:
        return Bill(used_up(pos, NUMBER_OF_ATOM[str(action[1])]) if action != PASS else [])


class RerollEwaDie(_AgainstEwa):
    """Solo 2a: she uses another number."""

    __slots__ = ()
    rule = "SR-1613"
    asks = "reroll-ewa"
    rules = ("SR-1613",)
    verb = "reroll"
    effect: Effect = "reroll_ewa_die"

    def facts(self, pos: SteamRollersPosition) -> dict[str, object]:
        return {"die": self.die, "crosses": pos.influence[self.die]}

    def take(self, state: State[SteamRollersPosition], action: Action) -> None:
        if action == PASS:
            state.then(EwaPhases(self.die))
            return
        die = _reroll(state)
        use_up(state, tile_with(state.pos, self.effect))
        state.then(EwaPhases(die))


class EwaPhases(Step[SteamRollersPosition]):
    """Phases 1 to 4 with one die."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, state: State[SteamRollersPosition]) -> None:
        pos, die = state.pos, self.die
        if not cross(state, die):
            return
        if pos.owner[die] == PLAYER and not pos.sideways[die]:  # phase 2, SR-1606
            state.tell("ewa-took-tile", None, tile=die, face=pos.faces[die])
            to_pool(state, die, "SR-1606")
        if not pos.cities[die]:  # phase 3, SR-1607
            if any(pos.cities):  # SR-1609
                state.then(EwaDie(_reroll(state)))
            return
        if pos.influence[die] >= BOX.solo.ewa_delivery_threshold:  # phase 4, SR-1610
            spares = held(pos, PLAYER, "ewa_crosses_instead_of_removing")
            state.then(SpareGood(PLAYER, die) if spares else RemoveGood(die))


class RemoveGood(Step[SteamRollersPosition]):
    """Phase 4: she removes the rightmost good and scores her crosses there."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, state: State[SteamRollersPosition]) -> None:
        pos, die = state.pos, self.die
        good = pos.cities[die][-1]
        pos.cities[die] = pos.cities[die][:-1]
        pos.bag[good] += 1  # SR-1612
        pos.ewa_points += pos.influence[die]
        state.tell("ewa-removed", None, good=good, city=die, points=pos.influence[die])


class SpareGood(_AgainstEwa):
    """Solo 2b: Ewa crosses a hex instead of removing a good."""

    __slots__ = ()
    rule = "SR-1614"
    asks = "spare"
    rules = ("SR-1614",)
    verb = "spare"
    effect: Effect = "ewa_crosses_instead_of_removing"

    def facts(self, pos: SteamRollersPosition) -> dict[str, object]:
        return {"city": self.die, "points": pos.influence[self.die]}

    def take(self, state: State[SteamRollersPosition], action: Action) -> None:
        if action == PASS:
            state.then(RemoveGood(self.die))
            return
        tile = tile_with(state.pos, self.effect)
        state.tell("spared", self.seat, tile=tile, city=self.die)
        use_up(state, tile)
        cross(state, self.die)


def cross(state: State[SteamRollersPosition], region: int) -> bool:
    """Cross one empty hex of a region; without one she wins at once (SR-1605) and this says False."""
    pos = state.pos
    if pos.influence[region] == len(DRAWABLE[region]):  # SR-1604
        pos.ended = "ewa"
        state.tell("ended", None, reason="ewa")
        state.finish()
        return False
    pos.influence[region] += 1
    state.tell("ewa-crossed", None, region=region, crosses=pos.influence[region])
    return True


def _reroll(state: State[SteamRollersPosition]) -> int:
    die = state.roll("ewa", 1)[0]
    state.pos.white = (die,)
    state.tell("ewa-rerolled", None, die=die)
    return die
