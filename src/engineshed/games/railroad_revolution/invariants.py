"""What must always hold: no piece comes from nowhere or gets lost, nobody owes what they cannot pay."""

from engineshed.games.railroad_revolution.position import DUMMY, RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import LETTERS


def check(pos: RailroadRevolutionPosition) -> None:
    _workers(pos)
    _pieces(pos)
    _tiles(pos)
    for company in pos.companies:
        assert company.money >= 0
        assert company.shares >= 0
        assert len(company.managers) <= 2  # RRV-1118


def _workers(pos: RailroadRevolutionPosition) -> None:
    box, counts = pos.box, pos.stock[:]
    for company in pos.companies:
        assert min(company.workers) >= 0
        for number, count in enumerate(company.workers):
            counts[number % 5] += count
        for managers in company.managers.values():
            for colour in managers:
                if colour is not None:
                    counts[colour] += 1
    for _, colour in pos.offered.values():
        counts[colour] += 1
    assert min(pos.stock) >= 0
    assert counts == [box.start_whites * pos.players, *box.workers[1:]]


def _pieces(pos: RailroadRevolutionPosition) -> None:
    box = pos.box
    rails = sum(shelf.rails for shelf in box.shelves)
    buildings = sum(shelf.buildings for shelf in box.shelves)
    for seat, company in enumerate(pos.companies):
        stations, offices = company.stations.bit_count(), company.offices.bit_count()
        # The start rail and the spare pieces come on top of what the player board holds.
        assert 0 <= company.rails_left <= rails - (company.rails.bit_count() - 2)
        assert 0 <= company.buildings_left <= buildings - (stations + offices - 1)
        assert sum(seat in owners for owners in pos.stations) == stations
        assert sum(seat in owners for owners in pos.offices) == offices
        reach = 0
        for city in box.cities:
            reach |= city.tracks if company.network & city.bit else 0
        assert reach == company.reach
        assert company.stations & ~company.network == 0
    for owners in (*pos.stations, *pos.offices):
        assert len(set(owners)) == len(owners)
        assert DUMMY not in owners[1:]


def _tiles(pos: RailroadRevolutionPosition) -> None:
    box = pos.box
    size = box.stack_size[pos.players]
    for train in box.trains:
        number = train.number
        owned = sum(c.trains[2 * number] + c.trains[2 * number + 1] for c in pos.companies)
        assert owned + pos.trains[number] == (pos.players if train.starting else size)
        assert pos.trains[number] >= 0
    deals = [*pos.deal_stack, *pos.deals_used, *([pos.deal] if pos.deal else [])]
    assert sorted(map(str, deals)) == sorted(box.deals)
    for letter in LETTERS:
        stack = pos.stacks[letter]
        drawn = pos.drawn[2] if pos.drawn[1] == letter else ()
        held = [t for c in pos.companies for t in (*c.managers, *c.done) if box.milestones[t].group == letter]
        tiles = [*map(str, stack.unknown), *(tile for tile, _ in stack.under), *drawn, *held]
        assert sorted(tiles) == sorted(m.id for m in box.milestones.values() if m.group == letter)
