"""Nothing of a game is known outside its package: colours, maps and titles come along with it."""

import re
from pathlib import Path

import pytest

import engineshed
from engineshed.kernel import Accent, Position, games
from engineshed.kernel.game import Game
from engineshed.web.around.pages import accents, board_name
from engineshed.web.wording import words_of

HOUSE = Path(engineshed.__file__).parent
COLOURED = [game for game in games().values() if game.accent.name]


@pytest.mark.parametrize("game", COLOURED, ids=lambda game: game.id)
def test_no_sheet_or_template_of_the_house_names_a_game(game: Game[Position]) -> None:
    ours = [path for kind in ("css", "jinja", "ts") for path in (HOUSE / "web").rglob(f"*.{kind}")]
    named = re.compile(rf"\b{game.id}\b|[.-]{game.accent.name}\b")
    assert [path.name for path in ours if named.search(path.read_text("utf-8"))] == []


def test_every_game_has_colours_by_day_and_by_night() -> None:
    sheet = accents(COLOURED)
    assert len(COLOURED) == 5
    for game in COLOURED:
        assert f".{game.accent.name} {{ --accent: {game.accent.plate};" in sheet
        assert f"light-dark({game.accent.tint[0]}, {game.accent.tint[1]})" in sheet


def test_a_game_from_outside_is_coloured_like_ours() -> None:
    class Foreign(type(games()["tic-tac-toe"])):  # type: ignore[misc]
        accent = Accent("chs", "#123456", tint=("#EEEEEE", "#111111"), ink=("#222222", "#DDDDDD"))

    assert ".chs { --accent: #123456; --tint: #EEEEEE; --accent-ink: #222222; }" in accents([Foreign()])


def test_a_game_without_colours_wears_the_houses() -> None:
    assert accents([games()["tic-tac-toe"]]) == ""


def test_a_board_has_a_name_where_a_game_has_several() -> None:
    steam, simple = games()["age-of-steam"], games()["tic-tac-toe"]
    words = words_of(steam, "en")
    assert board_name(steam, {"map": "germany"}, words) == "Germany"
    assert board_name(simple, {}, words) == ""
    assert board_name(simple, {}, words, "Tic-tac-toe") == "Tic-tac-toe"


def tokens(pattern: str, *sheets: Path) -> set[str]:
    return {found for sheet in sheets for found in re.findall(pattern, sheet.read_text("utf-8"))}


@pytest.mark.parametrize("game", COLOURED, ids=lambda game: game.id)
def test_every_colour_that_a_sheet_uses_is_the_houses_or_its_own(game: Game[Position]) -> None:
    house = [*(HOUSE / "web" / "styles").glob("*.css")]
    page = HOUSE / "games" / game.package.rpartition(".")[2] / "page"
    defined = tokens(r"(--[\w-]+)\s*:", *house, page / "style.css") | {"--accent", "--tint", "--accent-ink"}
    used = tokens(r"var\((--[\w-]+)\)", page / "style.css", *page.glob("templates/*.jinja"))
    assert used <= defined
    everybody = tokens(r"var\((--[\w-]+)", *house, *(HOUSE / "web").rglob("*.jinja"))
    own = tokens(r"(?m)^  (--[\w-]+):", page / "style.css")
    assert not own & everybody, "what the house uses is the house's"
