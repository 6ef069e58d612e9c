"""`engineshed games`: what is installed."""

import typer

from engineshed.cli.common import Json, example, print_json, print_table
from engineshed.kernel import Setting, games


def add_to(app: typer.Typer) -> None:
    app.command("games", epilog=example("games --json"))(show)


def show(as_json: Json = False) -> None:
    """List the installed games with their seats and settings."""
    found = games().values()
    if as_json:
        print_json(
            [
                {
                    "id": game.id,
                    "title": game.title,
                    "seats": list(game.all_seats()),
                    "settings": [_setting(setting) for setting in game.settings],
                }
                for game in found
            ]
        )
        return
    rows = [
        (
            game.id,
            game.name("en"),
            "-".join(map(str, dict.fromkeys(game.all_seats()))),
            ", ".join(setting.id for setting in game.settings),
        )
        for game in found
    ]
    print_table(("id", "title", "players", "settings"), rows)


def _setting(setting: Setting) -> dict[str, object]:
    return {
        "id": setting.id,
        "kind": setting.kind,
        "default": setting.default,
        "choices": list(setting.choices),
        "rules": list(setting.rules),
        "when": {other: list(values) for other, values in setting.when.items()},
        "expansion": setting.expansion,
    }
