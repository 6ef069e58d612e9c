"""The command line as scripts and people use it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engineshed import cli
from engineshed.bots.network import read_judge
from engineshed.kernel import find_game, games
from engineshed.kernel.play import new_game

TESTS = Path(__file__).parent.parent


class Ran:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Run a command line in this process."""

    def command(*words: object) -> Ran:
        monkeypatch.setattr(sys, "argv", ["engineshed", *map(str, words)])
        with pytest.raises(SystemExit) as left:
            cli.main()
        said = capsys.readouterr()
        return Ran(int(left.value.code or 0), said.out, said.err)

    return command


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a game of tic-tac-toe that seat 0 won."""
    match = new_game("tic-tac-toe", players=2, seed=1)
    for number, cell in enumerate((0, 3, 1, 4, 2)):
        match.play(number % 2, ("mark", f"cell:{cell}"))
    file = tmp_path / "game.jsonl"
    file.write_text(match.record().text(), encoding="utf-8")
    return file


def test_games_lists_what_is_installed(run) -> None:
    listed = json.loads(run("games", "--json").out)
    assert [game["id"] for game in listed] == list(games())
    tiny = next(game for game in listed if game["id"] == "tic-tac-toe")
    assert tiny == {
        "id": "tic-tac-toe",
        "title": {"en": "Tic-tac-toe", "pl": "Kółko i krzyżyk"},
        "seats": [2, 2],
        "settings": [],
    }
    assert "Connect four" in run("games").out


def test_simulate_says_who_won_and_how_fast(run) -> None:
    ran = run(
        "simulate", "tic-tac-toe", "--players", 2, "--games", 30, "--bots", "steady,random", "--json", "-j", 1
    )
    said = json.loads(ran.out)
    assert list(said) == [
        "game",
        "players",
        "games",
        "finished",
        "seconds",
        "games_per_s",
        "decisions_per_s",
        "by_bot",
        "by_seat",
    ]
    assert (said["game"], said["players"], said["games"], said["finished"]) == ("tic-tac-toe", 2, 30, 30)
    assert [line["bot"] for line in said["by_bot"]] == ["steady", "random"]
    assert list(said["by_bot"][0]) == ["bot", "wins", "win_share", "ci95", "mean_score"]
    assert sum(line["wins"] for line in said["by_bot"]) == pytest.approx(30)
    assert sum(line["wins"] for line in said["by_seat"]) == pytest.approx(30)


def test_the_same_seed_simulates_the_same_games_on_any_number_of_cores(run) -> None:
    def line(jobs: int, seed: int) -> object:
        said = run("simulate", "connect-four", "-p", 2, "-n", 12, "--seed", seed, "-j", jobs, "--json").out
        return json.loads(said)["by_seat"]

    assert line(1, 4) == line(2, 4)
    assert line(1, 4) != line(1, 5)


def test_simulate_for_people(run) -> None:
    out = run("simulate", "tic-tac-toe", "-p", 2, "-n", 4, "-j", 1).out
    assert "4 of 4 games finished" in out


def test_arena_tells_shares_with_their_intervals(run) -> None:
    ran = run(
        "arena", "tic-tac-toe", "--bots", "steady,random", "--players", 2, "--games", 60, "-j", 1, "--json"
    )
    said = json.loads(ran.out)
    assert list(said) == ["bots", "games", "clear", "seconds"]
    assert said["clear"] == "above"
    assert list(said["bots"][0]) == ["name", "share", "low", "high", "mean_score", "median_ms", "p99_ms"]
    assert 0 < said["bots"][0]["median_ms"] <= said["bots"][0]["p99_ms"]
    assert said["bots"][1]["p99_ms"] is None  # nobody measures who does not think
    assert said["bots"][0]["low"] > 0.5
    assert said["games"] <= 60


def test_replay_tells_how_a_record_ends(run, finished: Path) -> None:
    said = json.loads(run("replay", finished, "--json").out)
    assert said == {
        "ok": True,
        "steps": 5,
        "skipped_auto": 0,
        "result": {"places": [1, 2], "scores": [], "reason": "end", "eliminated": [], "won": None},
        "diverged": None,
    }
    assert "5 steps replayed" in run("replay", finished).out


def test_replay_tells_where_a_record_differs(run, finished: Path) -> None:
    finished.write_text(finished.read_text().replace("cell:1", "cell:3"))
    ran = run("replay", finished, "--json")
    assert ran.code == 1
    said = json.loads(ran.out)
    assert (said["ok"], said["diverged"]["step"], said["diverged"]["got"]) == (False, 3, "refused by SHED-2")


def test_an_unfinished_record_has_no_result(run, finished: Path) -> None:
    finished.write_text("".join(finished.read_text().splitlines(keepends=True)[:3]))
    said = json.loads(run("replay", finished, "--json").out)
    assert (said["ok"], said["steps"], said["result"]) == (True, 2, None)


def test_rules_check_reads_the_tests(run, tmp_path: Path) -> None:
    (tmp_path / "test_house.py").write_text(
        "import pytest\n"
        '@pytest.mark.rule("SHED-1", "SHED-9")\n'
        "def test_a(): ...\n"
        '@pytest.mark.rule("NOBODY-1")\n'
        "class TestB:\n"
        '    @pytest.mark.rule("SHED-2")\n'
        "    async def test_b(self): ...\n"
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("SHED-3"))])\n'
        "def test_c(x): ...\n"
        '@pytest.mark.rule("SHED-4")\n'
        "def no_test(): ...\n"
    )
    ran = run("rules", "check", "house", "--tests", tmp_path, "--json")
    assert ran.code == 1
    assert json.loads(ran.out) == {
        "house": {
            "rules": 4,
            "proven": 3,
            "unproven": ["SHED-4"],
            "examples": 0,
            "examples_proven": 0,
            "unknown": ["NOBODY-1", "SHED-9"],
        }
    }


def test_rules_check_counts_only_what_passed(run, tmp_path: Path) -> None:
    (tmp_path / "test_house.py").write_text('import pytest\n@pytest.mark.rule("SHED-1")\ndef test_a(): ...\n')
    proofs = tmp_path / "proofs.json"
    for passed, proven in (({"SHED-1": ["test_a"]}, 1), ({}, 0)):
        proofs.write_text(json.dumps({"rules": passed, "examples": {}}))
        said = json.loads(
            run("rules", "check", "house", "--tests", tmp_path, "--proofs", proofs, "--json").out
        )
        assert said["house"]["proven"] == proven


def test_too_many_rules_on_a_test_are_reported(run, tmp_path: Path) -> None:
    (tmp_path / "test_house.py").write_text(
        'import pytest\n@pytest.mark.rule("SHED-1", "SHED-2", "SHED-3", "SHED-4")\ndef test_a(): ...\n'
    )
    ran = run("rules", "check", "house", "--tests", tmp_path)
    assert ran.code == 1
    assert "more than three rules" in ran.err


def test_the_house_rules_are_proven(run) -> None:
    assert run("rules", "check", "house", "--tests", TESTS).code == 0


def test_rules_show_and_list(run) -> None:
    shown = json.loads(run("rules", "show", "SHED-1", "--tests", TESTS, "--json").out)
    assert shown["pl"] == "Teraz decyduje ktoś inny."
    assert any("test_only_the_seat_that_is_asked_may_act" in test for test in shown["tests"])
    assert "SHED-4" in run("rules", "list", "house").out
    assert "Gra przy stole" in run("rules", "list", "house", "--language", "pl").out


def test_components_name_their_sources(run) -> None:
    assert json.loads(run("components", "tic-tac-toe", "--json").out) == []
    for game in games().values():
        listed = json.loads(run("components", game.id, "--provenance", "--json").out)
        for entry in listed:
            counted = entry["rulebook"] + entry["published"] + entry["reconstructed"]
            assert counted == len(entry["provenance"])
        assert run("components", game.id).code == 0


def test_a_benchmark_is_a_ratio_to_the_yardstick(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engineshed.lab.bench.SECONDS", 0.01)
    said = json.loads(run("bench", "--only", "kernel/tic-tac-toe", "--json").out)
    assert [line["name"] for line in said["results"]] == [
        "kernel/tic-tac-toe/checked",
        "kernel/tic-tac-toe/copy",
    ]
    for line in said["results"]:
        assert line["ratio"] == pytest.approx(line["per_s"] / said["reference_per_s"], rel=0.01)
        assert line["us"] == pytest.approx(1e6 / line["per_s"], rel=0.01)


def test_what_has_become_slower_is_told(run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("engineshed.lab.bench.SECONDS", 0.01)
    words, file = ("bench", "--only", "kernel/tic-tac-toe/copy", "--compare"), tmp_path / "speed.json"
    assert run(*words, file, "--write", file).code == 0
    ratios = json.loads(file.read_text())
    assert list(ratios) == ["kernel/tic-tac-toe/copy"]
    file.write_text(json.dumps({name: ratio * 5 for name, ratio in ratios.items()}))
    ran = run(*words, file)
    assert ran.code == 1
    assert "Slower than last time: kernel/tic-tac-toe/copy" in ran.out


def test_a_ladder_rates_all_levels(run) -> None:
    said = json.loads(
        run(
            "ladder", "tic-tac-toe", "-p", "2", "-n", "4", "--levels", "random,steady", "-j", "1", "--json"
        ).out
    )
    assert [line["name"] for line in said["levels"]] == ["random", "steady"]
    assert said["levels"][1]["rating"] == 1500


BAD = [
    ("train", "tic-tac-toe", "--players", "2"),
    ("train", "chess", "--players", "2"),
    ("ladder", "tic-tac-toe", "--players", "2", "--levels", "random"),
    ("arena", "tic-tac-toe", "--players", "2", "--on", "moon"),
    ("arena", "tic-tac-toe", "--players", "2", "--bots", "network@nowhere.npz,random"),
    ("simulate", "chess", "--players", "2"),
    ("simulate", "tic-tac-toe", "--players", "3"),
    ("simulate", "tic-tac-toe", "--players", "two"),
    ("simulate", "tic-tac-toe"),
    ("simulate", "tic-tac-toe", "--players", "2", "--games", "0"),
    ("simulate", "tic-tac-toe", "--players", "2", "--bots", "genius"),
    ("simulate", "tic-tac-toe", "--players", "2", "--bots", "random,random,random"),
    ("simulate", "tic-tac-toe", "--players", "2", "--set", "map"),
    ("simulate", "tic-tac-toe", "--players", "2", "--set", "map=moon"),
    ("simulate", "tic-tac-toe", "--players", "2", "--report", "no/such/folder/x.html"),
    ("arena", "tic-tac-toe", "--players", "2", "--bots", ""),
    ("play", "tic-tac-toe", "--players", "2", "--bots", "random,random"),
    ("play", "tic-tac-toe", "--players", "2", "--language", "fr"),
    ("replay", "no-such-file.jsonl"),
    ("replay", "."),
    ("rules", "check", "chess"),
    ("rules", "check", "--tests", "no-such-folder"),
    ("rules", "show", "AOS-0"),
    ("rules", "list", "chess"),
    ("components", "chess"),
    ("bench", "--only", "chess"),
    ("dance",),
    ("games", "--loud"),
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_input_is_answered_with_one_line_and_exit_code_2(run, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("engineshed: ")


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"{}", b'{"record": 1', b"[]", b'{"steps": []}', b"null"]
)
def test_a_broken_file_is_answered_with_one_line_and_exit_code_2(run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken"
    file.write_bytes(content)
    ran = run("replay", file)
    assert (ran.code, ran.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "play",
        "simulate",
        "arena",
        "ladder",
        "train",
        "replay",
        "components",
        "bench",
        "serve",
        "rules check",
        "rules show",
        "rules list",
    ],
)
def test_every_command_has_help_with_an_example(run, command: str) -> None:
    ran = run(*command.split(), "--help")
    assert ran.code == 0
    assert f"Example: engineshed {command}" in " ".join(ran.out.split())


def test_the_installed_program_leaves_no_traceback() -> None:
    program = Path(sys.executable).parent / "engineshed"
    ran = subprocess.run(
        [program, "simulate", "chess", "-p", "2"], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)


def test_it_says_whether_it_runs_compiled(run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("--version").out.strip().endswith(", interpreted")
    monkeypatch.setattr("engineshed.kernel.state.__file__", "state.cpython-311-x86_64-linux-gnu.so")
    assert run("--version").out.strip().endswith(", compiled")


def test_a_network_that_learned_other_rules_says_so(run, monkeypatch: pytest.MonkeyPatch) -> None:
    def notes() -> dict[str, str]:
        networks = json.loads(run("bots", "--json").out)["networks"]
        return {line["file"]: line["note"] for line in networks if line["game"] == "russian-railroads"}

    game = find_game("russian-railroads")
    learned = read_judge(game, game.data("networks").joinpath("4.npz"), 4).network.version
    monkeypatch.setattr(type(game), "version", learned)
    assert notes()["4.npz"] == ""
    monkeypatch.setattr(type(game), "version", learned + 1)
    assert "the network is old" in notes()["4.npz"]
