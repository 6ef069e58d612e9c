"""What every game's view promises beyond its page: marks, motion, the list of moves, the gallery."""

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from engineshed.kernel import Game, Position, find_game, words_for
from engineshed.kernel.page import GamePage, Scene, page_of
from engineshed.kernel.play import Entropy, Match, load_record, resume
from engineshed.web.render import draw
from engineshed.web.wording import words_of

RECORDS = Path(__file__).parent.parent / "records"
GAMES = ("age-of-steam", "railroad-revolution", "russian-railroads", "steam-rollers", "train-rush")


def recorded(id: str) -> Match[Position]:
    """The longest of the recorded games: most happens in it."""
    longest = max((RECORDS / id).glob("*.jsonl"), key=lambda path: path.stat().st_size)
    match, diverged = resume(load_record(longest.read_text("utf-8")), Entropy())
    assert diverged is None
    return match


def moments(match: Match[Position], every: int) -> Iterator[int]:
    return iter(range(0, len(match.moves) + 1, every))


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Position]:
    return find_game(str(request.param))


def test_what_was_told_can_be_marked_and_moved(game: Game[Position]) -> None:
    """Marks are found on the board as it is then; whatever moves can be drawn."""
    match, shown = recorded(game.id), page_of(game)
    words, initials = words_of(game, "en"), "ABCDEF"[: match.state.setup.players]
    missing: list[tuple[str, object]] = []
    marked = moved = 0
    for number in moments(match, 7):
        scene = Scene(match.at(number).seen_by(0), words)
        start = match.moves[number - 1].events if number else 0
        end = match.moves[number].events if number < len(match.moves) else len(match.tape.journal)
        page = ""
        for event in match.tape.journal[start:end]:
            if not event.visible(0):
                continue
            for atom in shown.marks(event, scene):
                if not page:
                    view = shown.view(scene)
                    drawings = (*view.boards, *view.dock, *([view.hand] if view.hand else []))
                    page = "".join(str(draw(drawing, game, initials)) for drawing in drawings)
                marked += 1
                if not any(f"{before}{atom}{after}" in page for before in '" ' for after in '" '):
                    missing.append((event.name, atom))
            drawing = shown.motion(event, scene)
            if drawing is not None:
                moved += 1
                assert "animateMotion" in str(draw(drawing, game, initials))
    assert missing == []
    assert marked > 10
    assert moved > 0 or type(shown).motion is GamePage.motion


def test_the_list_of_moves_holds_every_option_once(game: Game[Position]) -> None:
    match, shown = recorded(game.id), page_of(game)
    for language in ("en", "pl"):
        words = words_for(language, "engineshed.web", game.package)
        for number in moments(match, 40):
            state = match.at(number)
            for seat in state.waiting():
                options = state.options(seat)
                groups = shown.groups(Scene(state.seen_by(seat), words))
                assert sorted(map(str, options)) == sorted(
                    str(action) for _, actions in groups for action in actions
                )


ABILITIES = ("any", "station", "railroad", "telegraph", "trade")

COMPONENTS = {
    "age-of-steam": (
        ("components.json", "trackTiles.tiles", "tile-"),
        ("components.json", "newCities.tiles", "city-"),
        ("components.json", "goodsCubes.byColor", "cube-"),
        ("components.json", "actions", "action-"),
    ),
    "railroad-revolution": (
        *(
            ("components.json", part, "")
            for part in ("cityTiles", "telegraphTiles", "dealTiles", "trainTiles", "setupTiles", "milestones")
        ),
        ("components.json", "map.cities", "city-"),
        ("components.json", "telegraph.sections", "section-"),
        ("components.json", "playerBoard.sections", "shelf-"),
        ("components.json", "performanceTracks", "performance-"),
        *(("components.json", f"workerAbilities.{where}", f"ability-{where}-") for where in ABILITIES),
    ),
    "russian-railroads": (
        ("components.json", "spaces", "space-"),
        ("components.json", "tokens", "token-"),
        ("components.json", "question_cards", "card-"),
        ("components.json", "end_bonus_cards", "bonus-"),
        ("components.json", "starting_bonus_cards", "starting-"),
        ("components.json", "locomotives", "locomotive-"),
        ("components.json", "engineers", "engineer-"),
        ("components.json", "factories", "factory-"),
    ),
    "steam-rollers": (
        ("tiles.json", "action_tiles", "tile-"),
        ("tiles.json", "order_tiles", "order-"),
        ("tiles.json", "starting_tiles", "start-"),
        ("map.json", "track_kinds", "track-"),
        ("game.json", "goods.counts", "good-"),
    ),
    "train-rush": (
        ("action-cards.json", "cards", ""),
        ("siding-bonuses.json", "tiles", ""),
        ("heroes.json", "cards", ""),
        ("wagons.json", "wagons", ""),
        ("wagons.json", "specialWagons", ""),
        ("contracts.json", "tiles", ""),
        ("map.json", "movementTokens", ""),
        ("boards.json", "blackMarket", "market-"),
        ("boards.json", "influenceSectors", "sector-"),
        ("boards.json", "progressTracks", "track-"),
        ("boards.json", "infrastructureTracks", "infrastructure-"),
        ("boards.json", "contractorTracks", "contractors-"),
        ("map.json", "cities", "city-"),
    ),
}
"""Where the data lists what lies in the box, and how the gallery names it."""


NAMES = ("id", "index", "letter", "region", "contractor")
"""By what entries of the data are known."""


def listed(game: Game[Position], file: str, part: str) -> set[str]:
    found = json.loads(files(game.package).joinpath("data", file).read_text("utf-8"))
    for key in part.split("."):
        found = found[key]
    if isinstance(found, dict):
        return set(found)
    return {str(entry[next(key for key in NAMES if key in entry)]) for entry in found}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_gallery_shows_everything_in_the_box(game: Game[Position], language: str) -> None:
    """Every piece is drawn, says what it does and where its figures come from; nothing is left out."""
    sections = page_of(game).gallery(words_of(game, language))
    pieces = [piece for section in sections for piece in section.pieces]
    names = [piece.id for piece in pieces]
    assert len(set(names)) == len(names)
    for piece in pieces:
        assert piece.name
        assert piece.effect
        assert piece.sources, piece.id
        assert piece.drawing is not None, piece.id
        assert str(draw(piece.drawing, game, "ABCD")).strip()
    for file, part, prefix in COMPONENTS[game.id]:
        missing = {f"{prefix}{one}" for one in listed(game, file, part)} - set(names)
        assert missing == set()
