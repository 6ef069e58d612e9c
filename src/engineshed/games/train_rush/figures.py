"""What everybody may count of a seat, and the only places where those figures change: each books its rule."""

from typing import TypeAlias

from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Seat, State

TrainRushState: TypeAlias = State[TrainRushPosition]


def figures(pos: TrainRushPosition, seat: Seat) -> dict[str, int]:
    """Supplies, pieces, wagons and cargo, how far the seat is on every track; never which cards it holds."""
    player, box = pos.players[seat], pos.box
    found = {
        "vp": player.vp,
        "coal": player.coal,
        "investment": player.investment,
        "token": len(player.tokens),
        "cards": len(player.hand),
        "heroes": len(player.heroes),
        "missions": len(player.missions),
        "spies": len(player.spies),
        "agents": player.agents,
        "stations": player.stations,
        "warehouses": player.warehouses,
        "contract-markers": player.contract_markers,
        "cities": pos.cities_visited(seat),
    }
    for track in box.tracks:
        found[f"track-{track}"] = pos.value(seat, track)
    for region in box.regions:
        found[f"infrastructure-{region}"] = player.infrastructure[region]
        found[f"contractors-{region}"] = player.contractors[region]
        found[f"delivered-{region}"] = delivered(pos, region, seat)
    for sector in box.sectors.values():
        kind = f"influence-{sector.region}"
        pieces = pos.spies[sector.id].count(seat) + pos.agents[sector.id].count(seat)
        found[kind] = found.get(kind, 0) + pieces
    leased = [owner for houses in pos.warehouses.values() for owner, colour in houses if colour]
    found["leased"] = leased.count(seat)
    for wagon, cargo in player.wagons.items():
        kind = kind_of(pos, wagon)
        found[kind] = found.get(kind, 0) + 1
        for good in cargo:
            if good:
                found[good] = found.get(good, 0) + 1
    return found


def delivered(pos: TrainRushPosition, region: str, seat: Seat) -> int:
    """Goods of the seat's contract markers in a region (TR-1307)."""
    return sum(
        size
        for city in pos.box.cities_of[region]
        for size, owner in zip(pos.box.sizes, pos.contract_spaces[city], strict=True)
        if owner == seat
    )


def kind_of(pos: TrainRushPosition, wagon: str) -> str:
    """A wagon's kind: by its places, and whether it is a special one."""
    return f"{'special-' if wagon in pos.box.special_vp else ''}wagons-{len(pos.box.wagons[wagon])}"


# Supplies


def add_coal(state: TrainRushState, seat: Seat, amount: int, rule: str) -> None:
    """A seat gets coal, or pays (below zero)."""
    state.pos.players[seat].coal += amount
    state.book(seat, "coal", amount, rule)


def add_investment(state: TrainRushState, seat: Seat, amount: int, rule: str) -> None:
    """A seat gets investment markers, or pays (below zero)."""
    state.pos.players[seat].investment += amount
    state.book(seat, "investment", amount, rule)


def score(state: TrainRushState, seat: Seat, source: str, vp: int, rule: str) -> None:
    """VP gained during the game (TR-1703)."""
    scored = state.pos.players[seat].scored
    scored[source] = scored.get(source, 0) + vp
    state.book(seat, "vp", vp, rule)


# Cards


def take_cards(state: TrainRushState, seat: Seat, cards: tuple[str, ...], rule: str) -> None:
    """Action cards come into the hand: how many everybody sees."""
    state.pos.players[seat].hand += cards
    state.book(seat, "cards", len(cards), rule)


def leave_hand(state: TrainRushState, seat: Seat, card: str, rule: str) -> None:
    """An action card leaves the hand."""
    player = state.pos.players[seat]
    player.hand = tuple(c for c in player.hand if c != card)
    player.shown = tuple(c for c in player.shown if c != card)
    state.book(seat, "cards", -1, rule)


# Tracks


def rise(state: TrainRushState, seat: Seat, track: str, rule: str) -> None:
    """One level up on a progress track (TR-1002)."""
    pos = state.pos
    before = pos.value(seat, track)
    pos.players[seat].levels[track] += 1
    value = pos.value(seat, track)
    state.tell("advanced", seat, track=track, value=value)
    if state.tape is not None:
        state.book(seat, f"track-{track}", value - before, rule)


# Wagons and cargo


def load(state: TrainRushState, seat: Seat, wagon: str, cargo: tuple[str, ...], rule: str) -> None:
    """This is what lies on a wagon now."""
    wagons = state.pos.players[seat].wagons
    before, wagons[wagon] = wagons[wagon], cargo
    if state.tape is not None:
        for good in dict.fromkeys(before + cargo):
            if good:
                state.book(seat, good, cargo.count(good) - before.count(good), rule)


def couple(state: TrainRushState, seat: Seat, wagon: str, rule: str) -> None:
    """An empty wagon joins the train (TR-1411)."""
    pos = state.pos
    train = pos.players[seat].wagons | {wagon: ("",) * len(pos.box.wagons[wagon])}
    pos.players[seat].wagons = dict(sorted(train.items()))  # the same order in every copy
    if state.tape is not None:
        state.book(seat, kind_of(pos, wagon), 1, rule)


def uncouple(state: TrainRushState, seat: Seat, wagon: str, rule: str, cargo_rule: str) -> None:
    """A wagon leaves the train, and its cargo goes back to the supply with it."""
    pos = state.pos
    cargo = pos.players[seat].wagons.pop(wagon)
    if state.tape is not None:
        state.book(seat, kind_of(pos, wagon), -1, rule)
        for good in dict.fromkeys(cargo):
            if good:
                state.book(seat, good, -cargo.count(good), cargo_rule)
