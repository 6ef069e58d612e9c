"""Settings, configurations, the registry."""

import pytest

from engineshed.kernel import BadSetup, Setting, Settings, find_game, games, new_state
from tests.kernel.workbench import Pick, Workbench


class Rich(Workbench):
    """A game with maps and expansions."""

    id = "rich"
    settings = (
        Setting("map", "plain", ("plain", "small", "solo"), board=True),
        Setting("money", 10, (10, 12, 15)),
        Setting("winter", False, expansion=True),
        Setting("harbour", False, expansion=True),
        Setting("ferry", False, expansion=True, when={"harbour": (True,)}),
        Setting("island", "no", ("no", "north"), when={"map": ("small",)}),
    )

    def seats(self, settings: Settings) -> tuple[int, ...]:
        return {"plain": (2, 3, 4), "small": (2, 3), "solo": (1,)}[str(settings.get("map", "plain"))]


GAME = Rich(Pick(0, ("a",)))


def test_missing_settings_get_their_defaults() -> None:
    assert GAME.agree(3, {"money": 12}) == {
        "map": "plain",
        "money": 12,
        "winter": False,
        "harbour": False,
        "ferry": False,
        "island": "no",
    }


@pytest.mark.parametrize(
    ("players", "settings", "said"),
    [
        (3, {"weather": "fine"}, "rich has no setting 'weather'; it has map, money, winter"),
        (3, {"money": 11}, "money = 11: choose one of 10, 12, 15"),
        (3, {"money": "12"}, "money = '12': choose one of"),
        (3, {"winter": 1}, "winter = 1: choose one of False, True"),
        (4, {"map": "small"}, "rich with these settings is for 2, 3 players, not 4"),
        (True, {"map": "solo"}, "rich with these settings is for 1 players, not True"),
    ],
)
def test_what_cannot_be_set_is_said(players: int, settings: Settings, said: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.agree(players, settings)
    assert str(error.value).startswith(said)


def test_configurations_cover_seats_values_and_pairs_of_expansions() -> None:
    found = list(GAME.configurations())
    for players, settings in found:
        GAME.agree(players, settings)
    assert len(found) == len({(players, tuple(sorted(settings.items()))) for players, settings in found})
    for name, seats in (("plain", (2, 3, 4)), ("small", (2, 3)), ("solo", (1,))):
        assert {players for players, settings in found if settings["map"] == name} >= set(seats)
    full = [GAME.agree(players, settings) for players, settings in found]
    for setting in GAME.settings:
        for value in setting.choices:
            assert any(agreed[setting.id] == value and setting.applies(agreed) for agreed in full)
    for one, two in (("winter", "harbour"), ("winter", "ferry"), ("harbour", "ferry")):
        assert any(agreed[one] and agreed[two] for agreed in full)


def test_seats_over_all_maps() -> None:
    assert GAME.all_seats() == (1, 4)


def test_the_kind_of_a_setting_is_that_of_its_values() -> None:
    assert [setting.kind for setting in GAME.settings] == ["choice", "int", "bool", "bool", "bool", "choice"]


def test_installed_games_are_found_by_their_id() -> None:
    assert find_game("tic-tac-toe") is games()["tic-tac-toe"]
    with pytest.raises(BadSetup, match="no game 'ticktack' is installed; there are "):
        find_game("ticktack")


def test_every_installed_game_has_a_title_in_both_languages() -> None:
    for game in games().values():
        assert set(game.title) >= {"en", "pl"}


def test_a_game_knows_its_rooms() -> None:
    assert GAME.room("page") is None
    assert find_game("tic-tac-toe").package.startswith("tiny_games")


def test_a_state_from_a_seed_stands_at_its_first_decision() -> None:
    assert new_state(GAME, 2, {}, 1).waiting() == (0,)


def test_a_title_is_read_in_english_where_a_language_is_missing() -> None:
    class Foreign(Rich):
        id = "foreign"
        title = {"en": "Chess", "fr": "Échecs"}

    assert [Foreign(Pick(0, ("a",))).name(language) for language in ("fr", "pl", "en")] == [
        "Échecs",
        "Chess",
        "Chess",
    ]


def test_the_board_is_chosen_by_the_setting_that_says_so() -> None:
    setting = GAME.board_setting()
    assert setting is not None
    assert setting.id == "map"
    assert find_game("tic-tac-toe").board_setting() is None
