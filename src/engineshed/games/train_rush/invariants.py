"""What must always hold: every piece is somewhere exactly once."""

from collections.abc import Iterable

from engineshed.games.train_rush.building import WAREHOUSES_IN_A_ZONE
from engineshed.games.train_rush.cards import POOL
from engineshed.games.train_rush.influence import AGENT_SLOTS
from engineshed.games.train_rush.phases.lobbying import SPY_SLOTS
from engineshed.games.train_rush.position import NOBODY, TrainRushPosition
from engineshed.games.train_rush.wagons import OPEN_WAGONS


def check(pos: TrainRushPosition) -> None:
    """Assert that cards, tiles, wagons, tokens and pieces are conserved and all limits are kept."""
    _check_cards(pos)
    _check_stacks(pos)
    _check_pieces(pos)
    _check_boards(pos)


def _once(what: str, all_of_them: Iterable[str], found: Iterable[str]) -> None:
    assert sorted(found) == sorted(all_of_them), f"{what} are not conserved"


def _check_cards(pos: TrainRushPosition) -> None:
    cards: list[str] = [*pos.deck, *pos.bottom, *pos.discards, *pos.pool]
    heroes: list[str] = list(pos.hero_deck)
    for player in pos.players:
        cards += player.hand + player.drawn + player.in_use
        heroes += player.heroes + player.passing + player.rejected + player.missions
        assert set(player.shown) <= set(player.hand)
        assert len(player.hand) <= pos.box.hand_limit + 2
    _once("action cards", pos.box.cards, cards)
    _once("heroes", pos.box.heroes, heroes)
    started = [pos.box.heroes[hero].city for player in pos.players for hero in player.missions]
    _once("mission tokens", pos.box.cities, [*pos.mission_tokens, *started])  # TR-2705
    assert len(pos.pool) == POOL or not pos.deck or pos.phase == "setup"


def _check_stacks(pos: TrainRushPosition) -> None:
    tiles = [tile for tile in pos.display if tile] + pos.tile_discards
    _once("siding tiles", pos.box.tiles, tiles + [tile for stack in pos.tile_stacks for tile in stack])
    opened = [tile for row in pos.open_contracts.values() for tile in row if tile]
    stacked = [tile for stack in pos.contract_stacks.values() for tile in stack]
    _once("contracts", pos.box.contracts, [*opened, *stacked, *pos.contract_discards])
    held = [token for player in pos.players for token in player.tokens]
    boxed = [piece for piece in pos.boxed if piece in pos.box.tokens]
    _once("movement tokens", pos.box.tokens, [*pos.tokens, *held, *boxed])
    values = sorted(pos.box.tokens[token][0] for token in pos.tokens)
    spaces = [vp for city in pos.box.cities.values() for vp in city.token_vp[len(pos.visitors[city.id]) :]]
    assert values == sorted(spaces)  # TR-2407
    wagons = [wagon for player in pos.players for wagon in player.wagons]
    wagons += [piece for piece in pos.boxed if piece in pos.box.wagons]
    if pos.phase == "setup" and not any(player.wagons for player in pos.players):
        return
    for size in (2, 3):
        wagons += pos.wagon_stacks[size] + pos.wagon_discards[size]
        wagons += pos.wagon_pool[size] + pos.specials[size]
        assert len(pos.wagon_pool[size]) == OPEN_WAGONS or not pos.wagon_stacks[size]  # TR-1414
    _once("wagons", pos.box.wagons, wagons)


def _check_pieces(pos: TrainRushPosition) -> None:
    pieces = pos.box.pieces
    for seat, player in enumerate(pos.players):
        built = sum(owner == seat for houses in pos.warehouses.values() for owner, _ in houses)
        assert player.warehouses + built == pieces["warehouse"]
        assert player.stations + list(pos.stations.values()).count(seat) == pieces["station"]
        assert player.agents + sum(row.count(seat) for row in pos.agents.values()) == pieces["agent"]
        marked = sum(row.count(seat) for row in pos.contract_spaces.values())
        assert player.contract_markers + marked == pieces["contractMarker"]
        placed = sum(row.count(seat) for row in pos.spies.values())
        assert len(player.spies) + (player.bid > 0) + placed == len(pos.box.spies)
        assert min(player.coal, player.investment, player.stations, player.warehouses) >= 0
        assert min(player.agents, player.contract_markers) >= 0
        assert pos.cities_visited(seat) <= pieces["cityMarker"]
        assert max(*player.infrastructure.values(), *player.contractors.values()) <= pos.box.track_length
        assert len(player.wagons) <= pos.value(seat, "wagons")
        for wagon, cargo in player.wagons.items():
            for kind, good in zip(pos.box.wagons[wagon], cargo, strict=True):
                assert not good or good == kind or (kind == "any" and good in pos.box.goods)
    leased = [colour for houses in pos.warehouses.values() for _, colour in houses if colour]
    waiting = [colour for row in pos.contractors.values() for colour in row]
    for region in pos.box.regions:
        assert leased.count(region) + waiting.count(region) == pos.box.supply["contractorsPerState"]
    carried = sum(cargo.count("parcel") for player in pos.players for cargo in player.wagons.values())
    assert carried + len(pos.parcels) <= len(pos.stations) <= pos.box.supply["parcels"]


def _check_boards(pos: TrainRushPosition) -> None:
    for sector in pos.spies:
        assert len(pos.spies[sector]) <= SPY_SLOTS
        assert len(pos.agents[sector]) <= AGENT_SLOTS
    for track, values in pos.box.tracks.items():
        levels = [player.levels[track] for player in pos.players]
        assert max(levels) < len(values)
        assert levels.count(len(values) - 1) <= 1  # TR-1009
    assert all(used <= pos.box.slots for used in pos.slots.values())
    for zone, houses in pos.warehouses.items():
        colours = [colour for _, colour in houses if colour]
        assert len(houses) <= WAREHOUSES_IN_A_ZONE
        assert len(set(colours)) == len(colours)  # TR-715
        assert not colours or zone in pos.stations  # TR-714
    for visitors in pos.visitors.values():
        assert len(set(visitors)) == len(visitors)
    standing = [player.field for player in pos.players if not pos.box.fields[player.field].shared]
    assert len(set(standing)) == len(standing)  # TR-508
    taken = 0
    for spaces in pos.contract_spaces.values():
        assert all(NOBODY <= owner < len(pos.players) for owner in spaces)
        taken += len(spaces) - spaces.count(NOBODY)
    assert len(pos.contract_discards) <= taken  # the others were bought (TR-2520)
    for row in pos.open_contracts.values():
        sizes = zip(row, pos.box.sizes, strict=True)
        assert all(not tile or pos.box.contracts[tile].size == size for tile, size in sizes)
    assert sorted(pos.order) == list(range(len(pos.players)))
