"""Alone on the map: what the steps of a course make of the network."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from engineshed.games.age_of_steam.bot.build import City
from engineshed.games.age_of_steam.bot.course import Step
from engineshed.games.age_of_steam.bot.network import BIT, LONGEST, Network, Row
from engineshed.games.age_of_steam.bot.stock import COLOURS
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.games.age_of_steam.printed.board import LETTERS

NOTHING: Final[Row] = [0] * (LONGEST + 1)


class View(NamedTuple):
    """The network after some steps."""

    network: Network
    rows: list[Row]
    """By the numbers of cubes: what each would bring with every engine."""
    reach: int


class Views:
    """The network after any of the steps, each looked at once."""

    def __init__(self, pos: AgeOfSteamPosition, steps: list[Step], tracks: int, places: list[int]) -> None:
        self.steps = steps
        self.tracks = tracks
        """How many of the steps, the first ones, are links."""
        self.cubes = [(place, colour) for place in places for colour in COLOURS]
        self.same: dict[tuple[int, ...], Row] = {}
        """Rows that have come up: there are few different ones, and thousands of views."""
        self.first = self._view(Network(pos, 0))
        self.known: dict[int, View] = {0: self.first}
        """By the steps taken, as bits."""

    def after(self, taken: int, before: View, number: int) -> View:
        """With one step more."""
        known = self.known.get(taken)
        if known is None:
            step = self.steps[number]
            if isinstance(step, City):
                network = before.network.founded(step.hex, BIT[LETTERS[step.letter].color])
            else:
                network = before.network.joined(((step.start, step.end),))
            known = self.known[taken] = self._view(network)
        return known

    def whole(self, steps: Iterable[int]) -> View:
        """With all of these steps."""
        taken, view = 0, self.first
        for number in steps:
            taken |= 1 << number
            view = self.after(taken, view, number)
        return view

    def _view(self, network: Network) -> View:
        found, same = network.rows(self.cubes, LONGEST), self.same
        rows = [NOTHING] * len(self.cubes)
        for number, cube in enumerate(self.cubes):
            row = found.get(cube)
            if row is not None:
                rows[number] = same.setdefault(tuple(row), row)
        return View(network, rows, network.reach())
