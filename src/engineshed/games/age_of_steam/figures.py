"""What everybody may count of a seat, and the one place where each of these figures changes and is booked.

A booking belongs to the event told before it: whoever changes a figure tells first.
"""

from typing import TYPE_CHECKING

from engineshed.kernel import State

if TYPE_CHECKING:
    from engineshed.games.age_of_steam.position import AgeOfSteamPosition

TrackCount = tuple[int, int, int]
"""Discs left, pieces of track in completed links, pieces in unfinished sections."""


def figures(pos: "AgeOfSteamPosition", seat: int) -> dict[str, int]:
    """Money and markers, and the track that a seat owns."""
    discs, track, unfinished = count_track(pos)[seat]
    return {
        "cash": pos.cash[seat],
        "income": pos.income[seat],
        "shares": pos.shares[seat],
        "engine": pos.engine[seat],
        "discs": discs,
        "track": track,
        "unfinished": unfinished,
    }


# Money and markers


def add_cash(state: "State[AgeOfSteamPosition]", seat: int, amount: int, rule: str) -> None:
    """A seat gets money, or pays (below zero)."""
    state.pos.cash[seat] += amount
    state.book(seat, "cash", amount, rule)


def add_income(state: "State[AgeOfSteamPosition]", seat: int, amount: int, rule: str) -> None:
    state.pos.income[seat] += amount
    state.book(seat, "income", amount, rule)


def add_shares(state: "State[AgeOfSteamPosition]", seat: int, amount: int, rule: str) -> None:
    state.pos.shares[seat] += amount
    state.book(seat, "shares", amount, rule)


def raise_engine(state: "State[AgeOfSteamPosition]", seat: int, rule: str) -> None:
    state.pos.engine[seat] += 1
    state.book(seat, "engine", 1, rule)


# Track


def count_track(pos: "AgeOfSteamPosition") -> list[TrackCount]:
    """What every seat has in track."""
    complete, unfinished = [0] * pos.players, [0] * pos.players
    for chain in pos.chains.values():
        if chain.owner >= 0:
            kind = complete if chain.complete else unfinished
            kind[chain.owner] += len(chain.pieces)
    return list(zip(pos.discs, complete, unfinished, strict=True))


def track_now(state: "State[AgeOfSteamPosition]") -> list[TrackCount]:
    """To be handed to `book_track` after a change; nothing is counted where nobody keeps books."""
    return [] if state.tape is None else count_track(state.pos)


def book_track(state: "State[AgeOfSteamPosition]", before: list[TrackCount], rule: str) -> None:
    """Book what laying, losing or completing track has changed, for every seat."""
    if state.tape is None:
        return
    for seat, (old, new) in enumerate(zip(before, count_track(state.pos), strict=True)):
        state.book(seat, "discs", new[0] - old[0], rule)
        state.book(seat, "track", new[1] - old[1], rule)
        state.book(seat, "unfinished", new[2] - old[2], rule)
