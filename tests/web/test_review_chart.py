"""The chart of a review: a line for every seat, by its chance to win and by its points at the end."""

import pytest

from engineshed.teacher import assemble, glance
from engineshed.web.teaching import reviewing
from tests.teacher.moments import GAMES, walk_of
from tests.web.scenes import scene_of


@pytest.mark.parametrize("name", GAMES)
def test_lines_go_from_the_first_moment_to_the_result(name: str) -> None:
    walk = walk_of(name)
    found = assemble(walk, {at: glance(walk, at, 1) for at in range(len(walk.moves))}, 1)
    chart = reviewing.chart(scene_of(walk.match, 0), found, 0)
    drawn = chart["drawn"]
    assert isinstance(drawn, list)
    assert [kind for kind, _ in drawn] == ["chance", "points"]
    for kind, lines in drawn:
        assert len(lines.lines) == found.players
        (least, bottom), *_, (most, top) = lines.scale
        unit = 100 if kind == "chance" else 1
        for seat, line in enumerate(lines.lines):
            places = [tuple(map(float, place.split(","))) for place in line.split()]
            assert len(places) == len(found.moments)
            for moment, (_, y) in zip(found.moments, places, strict=True):
                value = unit * getattr(moment.worths[seat], kind).mean
                assert least <= value <= most
                assert y == pytest.approx(bottom + (value - least) / (most - least) * (top - bottom), abs=0.1)
            assert (
                unit * getattr(found.moments[-1].worths[seat], kind).mean
                == unit * getattr(walk.result, "chances" if kind == "chance" else "points")[seat]
            )
