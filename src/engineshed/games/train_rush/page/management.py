"""The management board: influence, actions, the black market and the wagons on offer."""

from engineshed.games.train_rush.influence import AGENT_SLOTS
from engineshed.games.train_rush.page import names, pieces
from engineshed.games.train_rush.page.symbols import signs, small
from engineshed.games.train_rush.phases.lobbying import SPY_SLOTS
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.wagons import offer
from engineshed.kernel import Words
from engineshed.kernel.page import Drawing


def management(pos: TrainRushPosition, words: Words) -> Drawing:
    data = {
        "words": words,
        "states": [_state(pos, words, region) for region in pos.box.regions],
        "sectors": [(kind, words(f"sector-{kind}")) for kind in _kinds(pos)],
        "areas": [_area(pos, words, area) for area in pos.box.areas],
        "pools": [
            [pieces.wagon(pos, words, wagon, ("",) * n, "new", "new") for wagon in offer(pos, n)]
            for n in (2, 3)
        ],
        "stacks": [(len(pos.wagon_stacks[n]), len(pos.specials[n])) for n in (2, 3)],
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
        "id": area,
        "name": words(f"area-{area}"),
        "actions": actions,
        "slots": [n < used for n in range(pos.box.slots)],
        "left": words("slots-left", count=pos.box.slots - used),
    }
