"""What must always hold: goods are conserved, track is drawn where it may be, tiles have owners."""

from collections import Counter

from engineshed.games.steam_rollers.position import COAL, NOBODY, SteamRollersPosition
from engineshed.games.steam_rollers.printed.components import BOX
from engineshed.games.steam_rollers.printed.map import CITIES, CITY_AT, DRAWABLE


def check(pos: SteamRollersPosition) -> None:
    goods = Counter(pos.bag)
    goods[COAL] += pos.coal
    for row in pos.cities:
        goods.update(row)
    for sheet in pos.sheets:
        goods.update(sheet.kept)
        if sheet.private:
            goods[sheet.private[1]] += 1
        assert len(set(sheet.crossed)) == len(sheet.crossed) <= len(BOX.sheet.locomotive_boxes)
        assert not any(CITY_AT[place] for place in sheet.tracks)
        on_lines = [place for line in sheet.lines for place in line[4]]
        assert len(on_lines) == len(set(on_lines))
        assert set(on_lines) <= set(sheet.tracks)
    assert goods == Counter[str](BOX.goods.counts)
    assert all(NOBODY <= owner < pos.players for owner in pos.owner + pos.order_owner)
    assert not any(pos.sideways[n] and pos.owner[n] == NOBODY for n in range(7))
    assert all(0 <= pos.influence[region] <= len(DRAWABLE[region]) for region in CITIES)
