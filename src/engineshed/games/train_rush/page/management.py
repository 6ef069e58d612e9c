"""The management board: influence, tracks, actions, contracts, pools."""

from collections.abc import Mapping

from engineshed.games.train_rush.influence import AGENT_SLOTS
from engineshed.games.train_rush.page import names, pieces
from engineshed.games.train_rush.page.symbols import TRACKS, signs, small
from engineshed.games.train_rush.phases.lobbying import SPY_SLOTS
from engineshed.games.train_rush.position import NOBODY, TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.games.train_rush.wagons import offer
from engineshed.kernel import Words
from engineshed.kernel.page import Drawing


def management(pos: TrainRushPosition, words: Words) -> Drawing:
    data = {
        "words": words,
        "states": [_state(pos, words, region) for region in pos.box.regions],
        "sectors": [(kind, words(f"sector-{kind}")) for kind in _kinds(pos)],
        "progress": [_progress(pos, words, track) for track in pos.box.tracks],
        "infrastructure": [
            _track(pos, words, region, "infrastructure", pos.box.infrastructure[region])
            for region in pos.box.regions
        ],
        "contractors": [
            _track(pos, words, region, "contractors", pos.box.contractors[region])
            for region in pos.box.regions
        ],
        "spaces": range(1, pos.box.track_length + 1),
        "areas": [_area(pos, words, area) for area in pos.box.areas],
        "contracts": [_contracts(pos, words, region) for region in pos.box.regions],
        "sizes": pos.box.sizes,
        "pools": [
            [pieces.wagon(pos, words, wagon, ("",) * n, "new", "new") for wagon in offer(pos, n)]
            for n in (2, 3)
        ],
        "stacks": [(len(pos.wagon_stacks[n]), len(pos.specials[n])) for n in (2, 3)],
        "cards": [pieces.card(pos, words, card, f"pool-{card}", small=True, pick=False) for card in pos.pool],
        "deck": words("deck-left", deck=len(pos.deck) + len(pos.bottom), discards=len(pos.discards)),
        "rewards": [
            {
                "atom": f"reward:{reward.id}",
                "price": reward.cost,
                "name": names.effect(words, reward.effect),
                "signs": signs(reward.effect),
            }
            for reward in pos.box.rewards.values()
        ],
    }
    return Drawing("management.jinja", data, id="management", title=words("board-management"))


def _kinds(pos: TrainRushPosition) -> list[str]:
    return list(dict.fromkeys(sector.kind for sector in pos.box.sectors.values()))


def _state(pos: TrainRushPosition, words: Words, region: str) -> dict[str, object]:
    sectors = []
    for sector in pos.box.sectors.values():
        if sector.region == region:
            spies, agents = pos.spies[sector.id], pos.agents[sector.id]
            bonuses = [
                (names.effect(words, effect), small(effect)) if effect else ("", "")
                for effect in sector.bonuses
            ]
            sectors.append(
                {
                    "atom": f"sector:{sector.id}",
                    "dom": f"sector-{sector.id}",
                    "name": names.sector(words, sector.id),
                    "spies": [spies[n] if n < len(spies) else None for n in range(SPY_SLOTS)],
                    "agents": [agents[n] if n < len(agents) else None for n in range(AGENT_SLOTS)],
                    "bonuses": bonuses,
                }
            )
    return {
        "id": region,
        "name": names.region(words, region),
        "sectors": sectors,
        "taken": region in pos.lobbied,
    }


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


def _area(pos: TrainRushPosition, words: Words, area: str) -> dict[str, object]:
    actions = [
        {
            "atom": f"action:{action.id}",
            "dom": f"action-{action.id}",
            "cost": action.cost,
            "name": names.effect(words, action.effect),
            "signs": signs(action.effect),
        }
        for action in pos.box.actions.values()
        if action.area == area
    ]
    used = pos.slots[area]
    return {
        "name": words(f"area-{area}"),
        "actions": actions,
        "slots": [n < used for n in range(pos.box.slots)],
        "left": words("slots-left", count=pos.box.slots - used),
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
