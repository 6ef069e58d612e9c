"""What lies on the table: the boards, the supply, the engineer strip, the placed pieces, the hidden cards."""

from typing import TypeAlias

from engineshed.games.russian_railroads.board import Board, new_board
from engineshed.games.russian_railroads.printed.box import Box
from engineshed.kernel import Position, Rng, Seat

Placement: TypeAlias = tuple[Seat, str]
"""Whose pieces, and which: w = own worker, t = temporary, b = black, r = ruble; "wwr"."""

UNKNOWN = "?"


class Supply:
    """What all players take from."""

    __slots__ = ("cards", "doublers", "returned", "stacks", "strip", "temporary")

    def __init__(
        self,
        stacks: list[int],
        returned: list[int],
        doublers: int,
        cards: list[str],
        temporary: int,
        strip: list[int],
    ) -> None:
        self.stacks = stacks
        """Tiles left of every number, from 0."""
        self.returned = returned
        """Factories lying face up beside the stacks, of every number."""
        self.doublers = doublers
        self.cards = cards
        """'?' cards not yet taken."""
        self.temporary = temporary
        """Temporary workers on their space."""
        self.strip = strip
        """Numbers of the engineers from left to right; 0 = an empty space."""

    def copy(self) -> "Supply":
        return Supply(
            self.stacks[:],
            self.returned[:],
            self.doublers,
            self.cards[:],
            self.temporary,
            self.strip[:],
        )

    def lowest(self) -> int:
        """The number of the lowest stack that is not empty (RUS-905); 0 = all are empty."""
        for number, left in enumerate(self.stacks):
            if left:
                return number
        return 0


class RussianRailroadsPosition(Position):
    """The whole position."""

    __slots__ = (
        "boards",
        "box",
        "drawn",
        "looks",
        "order",
        "pile",
        "placed",
        "removed",
        "revealed",
        "round",
        "starting",
        "supply",
    )
    fixed = ("box",)

    def __init__(
        self,
        box: Box,
        boards: list[Board],
        supply: Supply,
        placed: dict[str, tuple[Placement, ...]],
        order: list[Seat],
        round: int,
        starting: list[str],
        pile: list[str],
        removed: list[str],
        drawn: list[tuple[Seat, str]],
        looks: list[list[tuple[int, tuple[str, ...]]]],
        revealed: bool,
    ) -> None:
        self.box = box
        self.boards = boards
        self.supply = supply
        self.placed = placed
        """The pieces on every occupied action space."""
        self.order = order
        self.round = round
        self.starting = starting
        """Starting-bonus cards not yet chosen."""
        self.pile = pile
        self.removed = removed
        self.drawn = drawn
        """End-bonus cards taken so far, in the order of taking."""
        self.looks = looks
        """By seat: how many cards had been taken and what lay in the pile when it looked through it."""
        self.revealed = revealed
        """Final scoring: the taken end-bonus cards lie open."""

    def copy(self) -> "RussianRailroadsPosition":
        return RussianRailroadsPosition(
            self.box,
            [board.copy() for board in self.boards],
            self.supply.copy(),
            self.placed.copy(),
            self.order[:],
            self.round,
            self.starting[:],
            self.pile[:],
            self.removed[:],
            self.drawn[:],
            [look[:] for look in self.looks],
            self.revealed,
        )

    # Asking

    def last_round(self) -> bool:
        return self.round == self.box.rounds

    def public(self) -> list[int]:
        """The engineers on the public spaces, from left to right."""
        kinds = self.box.strip
        return [number for at, number in enumerate(self.supply.strip) if number and kinds[at] == "public"]

    def for_hire(self) -> int:
        """The engineer on the hire space, or 0."""
        return self.supply.strip[-1]

    def claims(self) -> dict[int, Seat]:
        """Who has claimed which position of the next round."""
        found: dict[int, Seat] = {}
        for atom, placements in self.placed.items():
            space = self.box.spaces.get(atom)
            if space is not None and space.area == "turn-order" and space.number:
                found[space.number] = placements[0][0]
        return found

    def hand(self, seat: Seat) -> list[str]:
        """The end-bonus cards of a seat."""
        return [card for owner, card in self.drawn if owner == seat]

    # Secrets: nobody knows the two removed cards; a seat knows its own cards and what it once saw.

    def blank(self, viewer: Seat | None) -> None:
        if not self._knows_pile(viewer):
            self.pile = [UNKNOWN] * len(self.pile)
        self.removed = [UNKNOWN] * len(self.removed)
        if not self.revealed:
            self.drawn = [(seat, card if seat == viewer else UNKNOWN) for seat, card in self.drawn]
        for seat, looks in enumerate(self.looks):
            if seat != viewer:
                self.looks[seat] = [(taken, (UNKNOWN,) * len(pile)) for taken, pile in looks]

    def fill(self, rng: Rng) -> None:
        """Deal the unknown cards so that everything the viewer saw stays true."""
        if UNKNOWN not in self.removed:
            return
        seen = sorted({look for looks in self.looks for look in looks if UNKNOWN not in look[1]})
        every = [card.id for card in self.box.bonus_cards.values() for _ in range(card.copies)]
        moments = [(0, tuple(every)), *seen]
        cards = [card for _, card in self.drawn]
        for index, (start, there) in enumerate(moments):
            last = index + 1 == len(moments)
            stop, left = (len(cards), ()) if last else moments[index + 1]
            # These left the pile between two looks (before the first one also the two removed cards).
            gone = _without(list(there), list(left))
            gone = _without(gone, [card for card in cards[start:stop] if card != UNKNOWN])
            rng.shuffle(gone)
            for at in range(start, stop):
                if cards[at] == UNKNOWN:
                    cards[at] = gone.pop()
            if index == 0:
                self.removed = [gone.pop() for _ in self.removed]
            if last:
                self.pile = sorted(gone)
        self.drawn = [(seat, card) for (seat, _), card in zip(self.drawn, cards, strict=True)]
        for seat, looks in enumerate(self.looks):
            self.looks[seat] = [
                (taken, (*self.pile, *cards[taken:])) if UNKNOWN in pile else (taken, pile)
                for taken, pile in looks
            ]

    def _knows_pile(self, viewer: Seat | None) -> bool:
        """Did nobody else take a card since this seat looked?"""
        if viewer is None or not self.looks[viewer]:
            return False
        taken, _ = self.looks[viewer][-1]
        return all(seat == viewer for seat, _ in self.drawn[taken:])


def new_position(box: Box) -> RussianRailroadsPosition:
    """The table before anything random: boards laid out, stacks sorted."""
    seats = range(box.players)
    stacks = [0, *box.locomotives]
    stacks[1] -= box.players  # RUS-303: every board starts with a #1
    temporary = box.temporary if "space:temporary" in box.spaces else 0
    strip = [0] * len(box.strip)
    cards = list(box.question_cards)
    supply = Supply(stacks, [0] * len(stacks), box.doublers, cards, temporary, strip)
    boards = [new_board(box) for _ in seats]
    starting = list(box.starting_bonuses)
    looks: list[list[tuple[int, tuple[str, ...]]]] = [[] for _ in seats]
    pile = sorted(card.id for card in box.bonus_cards.values() for _ in range(card.copies))
    return RussianRailroadsPosition(
        box, boards, supply, {}, list(seats), 1, starting, pile, [], [], looks, False
    )


def _without(cards: list[str], others: list[str]) -> list[str]:
    rest = cards[:]
    for card in others:
        rest.remove(card)
    return rest
