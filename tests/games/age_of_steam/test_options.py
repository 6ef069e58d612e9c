"""Options are complete and sound: brute force over everything that could be said agrees with them."""

from collections.abc import Iterator

import pytest

from engineshed.games.age_of_steam.completion import Memo, completable, unfinished
from engineshed.games.age_of_steam.game import GAME
from engineshed.games.age_of_steam.links import Chain
from engineshed.games.age_of_steam.phases.build import Build
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.components import MAPS
from engineshed.games.age_of_steam.printed.tiles import TILES
from engineshed.games.age_of_steam.routes import cube_atom, paid_owners, stretches
from engineshed.kernel import Action, Rng, State, Value, new_state

POSITIONS = 100
"""Of each kind on every map."""


def rich_game(
    name: str, seed: int, **settings: Value
) -> Iterator[tuple[State[AgeOfSteamPosition], list[Action]]]:
    """Every moment of a random game, with its options; nobody goes bankrupt, so that networks grow."""
    players, rng = GAME.seats({"map": name})[-1 if seed % 2 else 0], Rng(seed)
    state = new_state(GAME, players, {"map": name, **settings}, seed)
    while waiting := state.waiting():
        seat, pos = waiting[0], state.pos
        question = asked(state)
        if question != "build":
            for other in pos.order:
                pos.cash[other] = rng.choice((6, 12, 30))
                pos.income[other] = max(8, pos.income[other])
        options = state.options(seat)
        yield state, options
        match question:
            case "issue" | "bid":
                action = options[0] if options[0][0] == "issue" else ("drop",)
            case "build" if len(options) > 1 and rng.below(8):
                action = rng.choice(options[:-1])
            case _:
                action = rng.choice(options)
        state.do(seat, action)


def asked(state: State[AgeOfSteamPosition]) -> str:
    """The question of whoever is asked; with and without a city to build it is the same one."""
    decision = state.decision(state.waiting()[0])
    assert decision is not None
    return decision.question(state.pos).name.removesuffix("-city")


def moments(name: str, question: str, every: int) -> Iterator[tuple[State[AgeOfSteamPosition], list[Action]]]:
    """Some moments of such games in which this is asked."""
    found, seed, number = 0, 0, 0
    while found < POSITIONS:
        seed += 1
        settings: dict[str, Value] = {"urbanize": "any-time"} if seed % 3 == 0 else {}
        if seed % 4 == 0:
            settings["redirect"] = "takes-over"
        for state, options in rich_game(name, seed, **settings):
            if asked(state) == question:
                number += 1
                if number % every == 0:
                    found += 1
                    yield state, options
                    if found == POSITIONS:
                        return


@pytest.mark.parametrize("name", MAPS)
def test_all_tiles_on_all_hexes(name: str) -> None:
    for state, options in moments(name, "build", 5):
        seat, pos = state.waiting()[0], state.pos
        decision = state.decision(seat)
        assert isinstance(decision, Build)
        wanted = {action for action in decision.candidates(pos) if decision.refuse(pos, action) is None}
        assert set(options) == wanted


def every_route(pos: AgeOfSteamPosition, level: int) -> Iterator[tuple[Action, list[Chain], int, int]]:
    """Each cube over each chain of links without a place twice, wherever it leads; written anew."""
    atoms, hexes = pos.board.link_atoms, pos.board.hex_atoms
    links = [chain for chain in pos.chains.values() if chain.complete]

    def onward(
        head: Action, used: list[Chain], visited: list[int]
    ) -> Iterator[tuple[Action, list[Chain], int]]:
        yield head, used, visited[-1]
        if len(used) < level:
            for link in links:
                if visited[-1] in (link.start, link.end) and link.other_end(visited[-1]) not in visited:
                    further = [*visited, link.other_end(visited[-1])]
                    yield from onward((*head, atoms[link.name]), [*used, link], further)

    for hex_, cubes in pos.cubes.items():
        for colour in set(cubes):
            head: Action = ("ship", cube_atom(pos, hex_, colour))
            if hex_ in pos.cities or hex_ in pos.board.towns:
                found = onward(head, [], [hex_])
                yield from ((action, used, hex_, end) for action, used, end in found if used)
            else:
                for chain in stretches(pos, hex_):
                    for stop in {chain.start, chain.end} - {-1}:
                        first = (*head, atoms[chain.name], hexes[stop])
                        for action, used, end in onward(first, [chain], [stop]):
                            if chain not in used[1:]:
                                yield action, used, hex_, end


def legal_by_the_book(pos: AgeOfSteamPosition, level: int) -> set[Action]:
    found: set[Action] = set()
    for action, used, origin, end in every_route(pos, level):
        colour = str(action[1])[5:].split("@")[0]
        here, stops = origin, []
        for chain in used:
            here = (
                chain.other_end(here)
                if here in (chain.start, chain.end)
                else pos.board.hex_of[str(action[3])]
            )
            stops.append(here)
        passed = stops[:-1]
        if not pos.accepts(end, colour):
            continue
        if any(pos.accepts(place, colour) or place in pos.terminals for place in passed):
            continue
        owners = paid_owners(pos, used) if pos.map.coast_to_coast(pos, origin, end) else []
        found.update((*action, f"seat:{seat}") for seat in owners)
        if not owners:
            found.add(action)
    return found


@pytest.mark.parametrize("name", MAPS)
def test_all_routes_of_all_cubes(name: str) -> None:
    for moment, _ in moments(name, "move", 3):
        state = moment.copy()
        seat, pos = state.waiting()[0], state.pos
        pos.engine[seat] = 1 + pos.turn % 4
        options = {action for action in state.options(seat) if action[0] == "ship"}
        assert options == legal_by_the_book(pos, pos.engine[seat])
        for action in options:
            assert state.refusal(seat, action) is None


def can_end(state: State[AgeOfSteamPosition], seat: int) -> bool:
    """Can a building turn be ended? A full search over whole states."""
    decision = state.decision(seat)
    if not isinstance(decision, Build) or not unfinished(state.pos, seat):
        return not unfinished(state.pos, seat)
    targets = {state.pos.board.across[chain.open_side] // 6 for chain in unfinished(state.pos, seat)}
    for hex_ in targets if decision.left else ():
        for tile in TILES:
            action = ("build", state.pos.board.hex_atoms[hex_], *tile.atoms)
            twin = without_look_ahead(state)
            if twin.refusal(seat, action) is None:
                twin.do(seat, action)
                if can_end(twin, seat):
                    return True
    return False


def without_look_ahead(state: State[AgeOfSteamPosition]) -> State[AgeOfSteamPosition]:
    """A copy on which Germany's rule of completion is switched off."""
    twin = state.copy()
    twin.pos.map = LAX
    return twin


LAX = GAME.position(3, GAME.agree(3, {"map": "germany"})).map
LAX.refuse_lay = lambda *_: None  # type: ignore[method-assign]


def test_germanys_look_ahead_agrees_with_full_search() -> None:
    allowed = refused = 0
    for moment, _ in moments("germany", "build", 13):
        state, rng = moment.copy(), Rng(allowed + refused)
        seat = state.waiting()[0]
        decision = state.decision(seat)
        assert isinstance(decision, Build)
        if decision.city:
            continue
        state.pos.supply[10] = rng.below(2)  # often no one-exit town tile is left
        options = {action for action in decision.options(state.pos) if action[0] == "build"}
        lax = without_look_ahead(state)
        others = [action for action in lax.options(seat) if action[0] == "build" and action not in options]
        for action in (
            *rng.sample(sorted(options), min(4, len(options))),
            *rng.sample(others, min(4, len(others))),
        ):
            twin = lax.copy()
            twin.do(seat, action)
            assert (action in options) == can_end(twin, seat), (action, decision)
            allowed += action in options
            refused += action not in options
        if allowed + refused > 200:
            break
    assert allowed > 50
    assert refused > 50


def test_nobody_is_ever_stuck_in_germany() -> None:
    for seed in range(3):
        for state, options in rich_game("germany", seed, urbanize="any-time"):
            decision = state.decision(state.waiting()[0])
            assert options
            if isinstance(decision, Build):
                assert completable(state.pos, decision, Memo())
