"""What lies below the map: progress tracks, the tracks of the states, siding tiles and contracts."""

from collections.abc import Mapping

from engineshed.games.train_rush.page import names, pieces
from engineshed.games.train_rush.page.symbols import TRACKS, signs, small
from engineshed.games.train_rush.position import NOBODY, TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import Words
from engineshed.kernel.page import Drawing


def side(pos: TrainRushPosition, words: Words, seat: int) -> Drawing:
    """Tracks, the siding display, and the contracts of every state; where somebody stands, they count now."""
    tiles = [
        {
            "atom": f"tile:{tile}",
            "number": number,
            "name": names.effect(words, pos.box.tiles[tile]) if tile else "",
            "signs": signs(pos.box.tiles[tile]) if tile else [],
        }
        for number, tile in enumerate(pos.display, 1)
    ]
    here = pos.region(seat)
    data = {
        "words": words,
        "tiles": tiles,
        "stacks": [
            (f"stack:{n}", len(stack), words("stack-of", number=n, count=len(stack)))
            for n, stack in enumerate(pos.tile_stacks, 1)
        ],
        "progress": [_progress(pos, words, track) for track in pos.box.tracks],
        "infrastructure": [
            _track(pos, words, region, "infrastructure", pos.box.infrastructure[region])
            for region in pos.box.regions
        ],
        "contractors": [
            _track(pos, words, region, "contractors", pos.box.contractors[region])
            for region in pos.box.regions
        ],
        "contracts": [_contracts(pos, words, region) for region in pos.box.regions],
        "here": here,
    }
    return Drawing("side.jinja", data, id="side", title=words("siding-tiles"))


def _progress(pos: TrainRushPosition, words: Words, track: str) -> dict[str, object]:
    values = pos.box.tracks[track]
    levels = [
        (value, [seat for seat, player in enumerate(pos.players) if player.levels[track] == level])
        for level, value in enumerate(values)
    ]
    return {
        "atom": f"track:{track}",
        "dom": f"track-{track}",
        "name": names.track_title(words, track),
        "icon": TRACKS[track],
        "levels": levels,
    }


def _track(
    pos: TrainRushPosition, words: Words, region: str, kind: str, bonuses: Mapping[int, Effect]
) -> dict[str, object]:
    spaces = []
    for space in range(1, pos.box.track_length + 1):
        effect = bonuses.get(space)
        standing = [
            seat
            for seat, player in enumerate(pos.players)
            if (player.infrastructure if kind == "infrastructure" else player.contractors)[region] == space
        ]
        spaces.append(
            {
                "number": space,
                "seats": standing,
                "bonus": small(effect) if effect else "",
                "title": names.effect(words, effect) if effect else "",
            }
        )
    return {
        "atom": f"{kind}:{region}",
        "dom": f"{kind}-{region}",
        "region": region,
        "name": names.region(words, region),
        "icon": "warehouse" if kind == "infrastructure" else "contractor",
        "spaces": spaces,
    }


def _contracts(pos: TrainRushPosition, words: Words, region: str) -> dict[str, object]:
    cities = [
        {
            "name": names.city(pos, city),
            "spaces": [
                {
                    "atom": f"space:{city}-{size}",
                    "dom": f"space-{city}-{size}",
                    "size": size,
                    "seat": None if owner == NOBODY else owner,
                    "name": words("contract-space", city=names.city(pos, city), size=size),
                }
                for size, owner in zip(pos.box.sizes, pos.contract_spaces[city], strict=True)
            ],
        }
        for city in pos.box.cities_of[region]
    ]
    return {
        "id": region,
        "name": names.region(words, region),
        "cities": cities,
        "tiles": [pieces.contract(pos, words, tile) for tile in pos.open_contracts[region]],
    }
