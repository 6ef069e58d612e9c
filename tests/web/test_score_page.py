"""The score sheet as people read it after the game."""

from engineshed.kernel.play import new_game
from engineshed.web.around import after
from tests.web.scenes import reader, scene_of


def test_whoever_is_out_gets_a_reason_and_no_bare_zero() -> None:
    """Two of three issue nothing and build nothing: they go bankrupt, and the sheet says so."""
    match = new_game("age-of-steam", 3, seed=1)
    match.settle()
    while match.state.waiting():
        seat = match.state.waiting()[0]
        options = match.state.options(seat)
        lavish = max(
            options,
            key=lambda action: (
                isinstance(action[-1], int),
                action[-1] if isinstance(action[-1], int) else 0,
            ),
        )
        match.play(seat, lavish if seat else options[0])
        match.settle()
        if len(match.moves) > 3000:
            raise AssertionError("nobody went bankrupt")
    result = match.state.result()
    assert result is not None
    assert result.eliminated
    page = after.score(reader(), scene_of(match, None))
    for seat in result.eliminated:
        assert f"Player {seat}</b> is <em>bankrupt</em> and out of the game." in page
    total = page.partition('<tr class="total">')[2].partition("</tr>")[0]
    assert total.count('class="is-out"') == len(result.eliminated)
    assert "<b>0</b>" not in total
