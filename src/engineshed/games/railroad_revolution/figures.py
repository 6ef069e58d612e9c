"""What everybody may count of a company, and the only places where those figures change: each books its rule.

A booking belongs to the event told before it: whoever changes a figure tells first.
"""

from typing import TypeAlias

from engineshed.games.railroad_revolution.position import RailroadRevolutionPosition
from engineshed.games.railroad_revolution.printed.box import COLOURS, TRACKS
from engineshed.games.railroad_revolution.scoring import sheet
from engineshed.kernel import ScoreSheet, Seat, State

RrvState: TypeAlias = State[RailroadRevolutionPosition]

WORKER_THING = tuple(f"worker-{colour}" for colour in COLOURS)
"""Available workers, in the supply and on the player board."""
STEP_THING = tuple(f"steps-{track}" for track in TRACKS)


def figures(pos: RailroadRevolutionPosition, seat: Seat) -> dict[str, int]:
    """Money, workers, pieces, trains, milestones, steps, and what all of it would score now."""
    company = pos.companies[seat]
    workers = company.workers
    managers = [manager for held in company.managers.values() for manager in held]
    return {
        "money": company.money,
        "shares": company.shares,
        "owed": pos.turn.owed if pos.turn.seat == seat else 0,
        **{thing: sum(workers[colour::5]) for colour, thing in enumerate(WORKER_THING)},
        "managers": sum(manager is not None for manager in managers),
        "goals": len(company.managers),
        "milestones": len(company.done),
        "rails": company.rails.bit_count(),
        "cities": company.network.bit_count(),
        "stations": company.stations.bit_count(),
        "offices": company.offices.bit_count(),
        "rails-left": company.rails_left,
        "buildings-left": company.buildings_left,
        "trains-up": sum(company.trains[::2]),
        "trains-down": sum(company.trains[1::2]),
        **{thing: company.steps[track] for track, thing in enumerate(STEP_THING)},
        "vp": sheet(pos, seat).total,
    }


# Money and shares


def add_money(state: RrvState, seat: Seat, amount: int, rule: str) -> None:
    """A company gets money, or pays (below zero)."""
    state.pos.companies[seat].money += amount
    state.book(seat, "money", amount, rule)


def add_shares(state: RrvState, seat: Seat, amount: int, rule: str) -> None:
    """A company gets shares, or gives some away (below zero)."""
    state.pos.companies[seat].shares += amount
    state.book(seat, "shares", amount, rule)


def add_owed(state: RrvState, amount: int, rule: str) -> None:
    """The price of the active player's action becomes more, or less (below zero)."""
    turn = state.pos.turn
    turn.owed += amount
    state.book(turn.seat, "owed", amount, rule)


# Workers


def gain_worker(state: RrvState, seat: Seat, colour: int, rule: str) -> None:
    """A worker of the general supply goes to the own supply (RRV-419)."""
    state.pos.stock[colour] -= 1
    add_worker(state, seat, colour, rule)


def add_worker(state: RrvState, seat: Seat, colour: int, rule: str) -> None:
    state.pos.companies[seat].workers[colour] += 1
    state.book(seat, WORKER_THING[colour], 1, rule)


def discard_worker(state: RrvState, seat: Seat, own: int, rule: str) -> None:
    """A worker goes back to the general supply (RRV-418)."""
    state.pos.stock[_lose_worker(state, seat, own, rule)] += 1


def _lose_worker(state: RrvState, seat: Seat, own: int, rule: str) -> int:
    colour = state.pos.companies[seat].remove(own)
    state.book(seat, WORKER_THING[colour], -1, rule)
    return colour


def promote_worker(state: RrvState, seat: Seat, own: int, tile: str, slot: int, rule: str) -> None:
    """A worker becomes a manager and is no longer available."""
    held = state.pos.companies[seat].managers
    managers = list(held[tile])
    managers[slot] = _lose_worker(state, seat, own, rule)
    held[tile] = tuple(managers)
    state.book(seat, "managers", 1, rule)


# Milestones


def open_goal(state: RrvState, seat: Seat, tile: str, rule: str) -> None:
    """A milestone lies face up beside the player board, without managers."""
    pos = state.pos
    pos.companies[seat].managers[tile] = (None,) * len(pos.box.milestones[tile].managers)
    state.book(seat, "goals", 1, rule)


def finish_goal(state: RrvState, seat: Seat, tile: str, rule: str) -> None:
    """A milestone is kept for its points; its managers go to the general supply."""
    pos, company, before = state.pos, state.pos.companies[seat], score_now(state, seat)
    managers = company.managers.pop(tile)
    for colour in managers:
        assert colour is not None
        pos.stock[colour] += 1
    company.done += (tile,)
    state.book(seat, "managers", -len(managers), rule)
    state.book(seat, "goals", -1, rule)
    state.book(seat, "milestones", 1, rule)
    book_score(state, before)


# Pieces


def lay_rail(state: RrvState, seat: Seat, number: int, rule: str, spare: bool = False) -> None:
    """A rail of the player board, or the spare one of the set-up, goes to a track space."""
    company, before = state.pos.companies[seat], score_now(state, seat)
    cities = company.network.bit_count()
    company.build_rail(state.pos.box, number)
    state.book(seat, "rails", 1, rule)
    state.book(seat, "cities", company.network.bit_count() - cities, rule)
    if spare:
        company.spare_rail = False
    else:
        drop_rail(state, seat, rule)
    book_score(state, before)


def drop_rail(state: RrvState, seat: Seat, rule: str) -> None:
    """The leftmost rail leaves the player board (RRV-422)."""
    state.pos.companies[seat].rails_left -= 1
    state.book(seat, "rails-left", -1, rule)


def drop_building(state: RrvState, seat: Seat, rule: str) -> None:
    """The leftmost building leaves the player board (RRV-422)."""
    state.pos.companies[seat].buildings_left -= 1
    state.book(seat, "buildings-left", -1, rule)


def put_station(state: RrvState, seat: Seat, city: int, rule: str, spare: bool = False) -> None:
    """A building, or the spare one, goes to the First Station space or to the right of it (RRV-507)."""
    pos, company, before = state.pos, state.pos.companies[seat], score_now(state, seat)
    company.stations |= 1 << city
    pos.stations[city] += (seat,)
    state.book(seat, "stations", 1, rule)
    _used_building(state, seat, rule, spare)
    book_score(state, before)


def put_office(state: RrvState, seat: Seat, section: int, rule: str, spare: bool = False) -> None:
    """A building, or the spare one, goes to the First Office space or to the right of it (RRV-706)."""
    pos, company, before = state.pos, state.pos.companies[seat], score_now(state, seat)
    company.offices |= 1 << section
    pos.offices[section] += (seat,)
    state.book(seat, "offices", 1, rule)
    _used_building(state, seat, rule, spare)
    book_score(state, before)


def _used_building(state: RrvState, seat: Seat, rule: str, spare: bool) -> None:
    if spare:
        state.pos.companies[seat].spare_building = False
    else:
        drop_building(state, seat, rule)


# Trains and steps


def take_train(state: RrvState, seat: Seat, kind: int, rule: str) -> None:
    """A train of a stack lies face up beside the player board."""
    before = score_now(state, seat)
    state.pos.trains[kind] -= 1
    state.pos.companies[seat].trains[2 * kind] += 1
    state.book(seat, "trains-up", 1, rule)
    book_score(state, before)


def flip_train(state: RrvState, seat: Seat, train: int, rule: str) -> None:
    """A train is turned over: even numbers are face up, odd ones face down."""
    trains, before = state.pos.companies[seat].trains, score_now(state, seat)
    trains[train] -= 1
    trains[train ^ 1] += 1
    up = 1 if train & 1 else -1
    state.book(seat, "trains-up", up, rule)
    state.book(seat, "trains-down", -up, rule)
    book_score(state, before)


def step_up(state: RrvState, seat: Seat, track: int, rule: str) -> None:
    """A marker moves up by one."""
    before = score_now(state, seat)
    state.pos.companies[seat].steps[track] += 1
    state.book(seat, STEP_THING[track], 1, rule)
    book_score(state, before)


# Points


def score_now(state: RrvState, seat: Seat) -> ScoreSheet | None:
    """To be handed to `book_score` after a change; nothing is counted where nobody keeps books."""
    return None if state.tape is None else sheet(state.pos, seat)


def book_score(state: RrvState, before: ScoreSheet | None) -> None:
    """Book by their rules the points that a company would have more or less at the end."""
    if before is None:
        return
    for old, new in zip(before.lines, sheet(state.pos, before.seat).lines, strict=True):
        state.book(before.seat, "vp", new.points - old.points, new.rule)
