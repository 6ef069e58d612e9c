"""Phase VI. Missions: each player may play one hero."""

from engineshed.games.train_rush.gain import bonus
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import NO_SUCH_MOVE, PASS, Action, Decision, Refusal, Seat, State, Step, named


class Missions(Step[TrainRushPosition]):
    """One turn each, in order (TR-2701)."""

    __slots__ = ()

    def run(self, state: State[TrainRushPosition]) -> None:
        state.pos.phase = "mission"
        state.then(*(MissionTurn(seat) for seat in state.pos.order))


class MissionTurn(Step[TrainRushPosition]):
    """Ask whoever could play a hero by what everybody knows: heroes in hand are secret (TR-308)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: State[TrainRushPosition]) -> None:
        if may_hold_a_playable_hero(state.pos, self.seat):
            state.then(PlayHero(self.seat))


def may_hold_a_playable_hero(pos: TrainRushPosition, seat: Seat) -> bool:
    """Has the player any hero left, and the active region a mission token?"""
    region = pos.region(seat)
    if not region or not pos.players[seat].heroes:
        return False
    return any(city in pos.mission_tokens for city in pos.box.cities_of[region])


def refuse_hero(pos: TrainRushPosition, seat: Seat, name: str) -> Refusal | None:
    hero = pos.box.heroes[name]
    if hero.region != pos.region(seat):
        return Refusal("TR-2702", region=hero.region, here=pos.region(seat))
    if hero.city not in pos.mission_tokens:
        return Refusal("TR-2705", city=pos.box.cities[hero.city].name)
    return None


class PlayHero(Decision[TrainRushPosition]):
    """Play a hero whose city lies in the active region and still has its mission token, or pass (TR-2702)."""

    __slots__ = ()
    asks = "play-hero"
    rules = ("TR-2702",)
    asks_in_secret = True

    def candidates(self, pos: TrainRushPosition) -> list[Action]:
        return [*(("hero", f"hero:{hero}") for hero in pos.players[self.seat].heroes), PASS]

    def refuse(self, pos: TrainRushPosition, action: Action) -> Refusal | None:
        if action == PASS:
            return None
        name = named(action, "hero", "hero")
        if name not in pos.players[self.seat].heroes:
            return NO_SUCH_MOVE
        return refuse_hero(pos, self.seat, name)

    def take(self, state: State[TrainRushPosition], action: Action) -> None:
        if action == PASS:
            state.tell("no-hero", self.seat)
            return
        pos, player = state.pos, state.pos.players[self.seat]
        hero = pos.box.heroes[named(action, "hero", "hero")]
        player.heroes = tuple(name for name in player.heroes if name != hero.id)
        player.missions += (hero.id,)  # TR-2707
        pos.mission_tokens = tuple(city for city in pos.mission_tokens if city != hero.city)  # TR-2704
        state.tell("hero", self.seat, hero=hero.id, city=hero.city)
        state.book(self.seat, "heroes", -1, "TR-2701")
        state.book(self.seat, "missions", 1, "TR-2707")
        state.then(bonus(self.seat, hero.bonus, "TR-2706"))
