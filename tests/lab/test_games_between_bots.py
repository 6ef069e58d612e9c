"""Simulations, arenas, reports, soak."""

import json
from pathlib import Path

import pytest

from engineshed.bots import Budget
from engineshed.kernel import BadData, BadSetup, find_game, games
from engineshed.kernel.play import load_record, new_game
from engineshed.lab import league, soak, standing
from engineshed.lab.arena import FEWEST, Arena
from engineshed.lab.curious import Curious
from engineshed.lab.playing import Task, line_up, play_out, rotated
from engineshed.lab.pool import spread
from engineshed.lab.report import report
from engineshed.lab.simulate import Simulation
from engineshed.lab.soak_results import decisions_of


def test_the_last_bot_named_takes_the_seats_that_are_left() -> None:
    assert line_up(["steady", "novice"], 4) == ["steady", "novice", "novice", "novice"]
    for bots in (["random"] * 3, []):
        with pytest.raises(BadSetup):
            line_up(bots, 2)


def test_every_bot_sits_on_every_seat() -> None:
    bots = ["steady", "novice", "random"]
    seats = [rotated(bots, turn) for turn in range(3)]
    assert {seating.index("steady") for seating in seats} == {0, 1, 2}
    assert rotated(bots, 3) == tuple(bots)


def test_a_game_is_told_by_its_outcome() -> None:
    outcome = play_out(Task("connect-four", 2, {}, ("steady", "random"), 5, watch=True))
    assert outcome.finished
    assert sum(outcome.wins) == 1
    assert outcome.decisions <= outcome.actions <= 42
    assert set(outcome.chosen[0]) <= set(outcome.offered)
    assert outcome.offered["column:3"] > 0
    assert set(outcome.names) == set(outcome.offered)


def test_ties_split_a_win() -> None:
    wins = {play_out(Task("tic-tac-toe", 2, {}, ("random",) * 2, seed)).wins for seed in range(60)}
    assert wins == {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}


@pytest.mark.parametrize("name", games())
def test_bots_of_all_levels_finish_a_game(name: str) -> None:
    game = find_game(name)
    players, settings = min(game.configurations(), key=lambda configuration: configuration[0])
    levels = ("novice", "steady", "random")
    bots = tuple(levels[seat % 3] for seat in range(players))
    outcome = play_out(Task(name, players, game.agree(players, settings), bots, 2, thinking=0.005))
    assert outcome.finished


def test_work_is_spread_and_whoever_stops_asking_stops_it() -> None:
    assert sorted(spread(abs, range(-9, 1), 2)) == list(range(10))
    results = spread(abs, iter(range(10_000_000)), 2)
    assert next(results) in range(9)
    results.close()


class TestArena:
    def test_each_game_has_a_deal_of_its_own_and_seats_take_turns(self) -> None:
        arena = Arena("connect-four", 2, {}, ["steady", "random"], 6, 3)
        tasks = list(arena.tasks())
        assert [task.seed for task in tasks] == [3_000_009 + n for n in range(6)]
        assert [task.bots for task in tasks] == [("steady", "random"), ("random", "steady")] * 3

    def test_it_stops_when_the_answer_is_clear(self) -> None:
        arena = Arena("tic-tac-toe", 2, {}, ["steady", "random"], 400, 1)
        arena.run()
        assert FEWEST <= len(arena.outcomes) < 400

    def test_so_many_games_are_played_however_clear_it_looks(self) -> None:
        arena = Arena("tic-tac-toe", 2, {}, ["steady", "random"], 400, 1, fewest=90)
        arena.run()
        assert 90 <= len(arena.outcomes) < 400

    def test_trials_are_counted_instead_of_seconds(self) -> None:
        """So that a busy machine measures the same bot as an idle one."""
        arena = Arena("steam-rollers", 2, {}, ["expert", "steady"], 2, 1, iterations=8)
        assert {(task.iterations, task.thinking) for task in arena.tasks()} == {(8, 0.0)}

    def test_the_share_in_question_decides_when_it_is_clear(self) -> None:
        sure = Arena("tic-tac-toe", 2, {}, ["steady", "random"], 60, 1, fewest=10, wanted=0.2)
        sure.run()
        open_ = Arena("tic-tac-toe", 2, {}, ["steady", "random"], 60, 1, fewest=10, wanted=0.65)
        open_.run()
        assert len(sure.outcomes) < len(open_.outcomes)
        assert sure.verdict() == "above"

    def test_it_stops_only_when_every_seat_was_taken_equally_often(self) -> None:
        arena = Arena("tic-tac-toe", 2, {}, ["random", "steady"], 400, 1, fewest=11)
        arena.run()
        assert (arena.verdict(), len(arena.outcomes) % 2) == ("below", 0)

    def test_kept_games_are_not_played_again(self, tmp_path: Path) -> None:
        file = tmp_path / "room" / "games.jsonl"

        def arena(games: int, keep: Path | None = file) -> Arena:
            return Arena("connect-four", 2, {}, ["steady", "random"], games, 3, fewest=90, keep=keep)

        whole, first, rest = arena(6, None), arena(4), arena(6)
        played: list[int] = []
        for one in (whole, first, rest):
            one.run(played=lambda outcome: played.append(outcome.task.seed))
        assert len(file.read_text().splitlines()) == 1 + 6
        assert played == played[:6] + played[:4] + played[:6]
        assert [outcome.wins for outcome in rest.outcomes] == [outcome.wins for outcome in whole.outcomes]
        told, wanted = rest.summary()["bots"][0], whole.summary()["bots"][0]
        assert (told["share"], told["mean_score"]) == (wanted["share"], wanted["mean_score"])
        assert told["p99_ms"] is not None

    def test_whole_games_are_written_for_those_who_read_them(self, tmp_path: Path) -> None:
        arena = Arena("connect-four", 2, {}, ["steady", "random"], 2, 3, fewest=90, records=tmp_path)
        arena.run()
        files = sorted(tmp_path.iterdir())
        assert [file.name for file in files] == ["001-seat-0.jsonl", "002-seat-1.jsonl"]
        ends = [load_record(file.read_text()).replay().result() for file in files]
        assert [end.places for end in ends if end] == [outcome.places for outcome in arena.outcomes]

    def test_a_table_tells_what_files_of_games_say(self, tmp_path: Path) -> None:
        Arena("connect-four", 2, {}, ["steady", "random"], 4, 3, 0.1, keep=tmp_path / "a.jsonl").run()
        Arena("steam-rollers", 1, {"level": 4}, ["steady"], 1, 3, 0.01, keep=tmp_path / "b.jsonl").run()
        Arena("tic-tac-toe", 2, {}, ["random"], 2, 3, keep=tmp_path / "c.jsonl").run()
        head, _, first, second, alike = standing.table(tmp_path)
        assert head.startswith("| game | players | bot | against | seconds | games | share | 95 % | wanted |")
        assert first.startswith("| Connect four | 2 | steady | 1 x random | 0.1 | 4 | ")
        assert second.startswith("| SteamRollers, level 4 | 1 | steady | alone | 0.01 | 1 | ")
        assert alike.startswith("| Tic-tac-toe | 2 | random | 1 x random | usual | 2 |  |  |  |  | ")

    def test_a_file_of_other_games_is_refused(self, tmp_path: Path) -> None:
        file = tmp_path / "games.jsonl"
        Arena("connect-four", 2, {}, ["steady", "random"], 2, 3, keep=file).run()
        with pytest.raises(BadData, match="another one"):
            Arena("connect-four", 2, {}, ["steady", "random"], 2, 4, keep=file).run()

    def test_equal_bots_are_never_clear(self) -> None:
        arena = Arena("tic-tac-toe", 2, {}, ["random"], FEWEST + 10, 1)
        arena.run()
        [line] = arena.summary()["bots"]
        assert (line["share"], arena.summary()["games"]) == (1.0, FEWEST + 10)


class TestLeague:
    def test_a_meeting_is_a_line_of_the_table(self) -> None:
        row = league.meet(find_game("connect-four"), 2, ("steady", "random"), 4, 1)
        assert row[:5] == ("Connect four", 2, "steady", "1 x random", 4)
        assert row[7] == "50%"

    def test_standard_and_other_counts_are_all_counts(self) -> None:
        assert league.standard(find_game("age-of-steam")) == [4]
        assert league.standard(find_game("steam-rollers")) == [3, 2]

    def test_solo_games_are_measured_at_every_level(self) -> None:
        rows = list(league.alone(find_game("steam-rollers"), 1, 1))
        assert [row[1] for row in rows] == [1, 2, 3, 4, 5, 6]
        assert list(league.alone(find_game("train-rush"), 1, 1)) == []


def test_a_report_is_one_page_that_needs_nothing_else() -> None:
    simulation = Simulation("tic-tac-toe", 2, {}, ["steady", "random"], 12, 1, watch=True)
    simulation.run()
    page = report(simulation)
    for heading in ("Who wins", "Seats", "Scores", "Length", "What winners used", "What was never used"):
        assert f"<h2>{heading}</h2>" in page
    assert page.count("<svg") == 2
    assert "<script" not in page
    assert "src=" not in page
    assert "<h3>cell</h3>" in page


class TestSoak:
    @pytest.fixture(autouse=True)
    def elsewhere(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(soak, "LOG", tmp_path / "build" / "soak.jsonl")

    def soak(self, monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
        monkeypatch.setattr("sys.argv", ["soak", "--jobs", "1", *words])
        return soak.main()

    def test_it_goes_on_where_it_stopped(self, monkeypatch, capsys) -> None:
        assert self.soak(monkeypatch, "--only", "tic-tac-toe", "--games", "2") == 0
        assert self.soak(monkeypatch, "--only", "tic-tac-toe", "--games", "3") == 0
        log = [json.loads(line) for line in soak.LOG.read_text().splitlines()]
        assert [line["bot"] for line in log] == ["random", "curious", "random"]
        assert capsys.readouterr().out.splitlines()[-1].startswith("Tic-tac-toe: 3 games")

    def test_a_failure_is_kept_and_tried_again(self, monkeypatch, capsys) -> None:
        def broken(pos: object) -> None:
            raise AssertionError("a cube is missing")

        with monkeypatch.context() as patch:
            patch.setattr(find_game("tic-tac-toe"), "check", broken, raising=False)
            assert self.soak(patch, "--only", "tic-tac-toe", "--games", "1") == 1
        assert "a cube is missing" in capsys.readouterr().err
        assert self.soak(monkeypatch, "--only", "tic-tac-toe", "--games", "1") == 0

    def test_all_decisions_of_a_game_are_known(self) -> None:
        assert decisions_of(find_game("connect-four")) == {"Drop"}
        assert decisions_of(find_game("rock-paper-scissors")) == {"Show"}
        assert "DieInHand" not in decisions_of(find_game("steam-rollers"))

    def test_effect_words_are_heard_when_they_are_resolved(self) -> None:
        assert find_game("connect-four").vocabulary is None
        played = soak.play(soak.Planned("train-rush", 2, {}, 0))
        assert played.error == ""
        assert {"coal", "investment"} <= set(played.resolved) <= set(find_game("train-rush").vocabulary or ())

    def test_who_is_curious_takes_what_was_taken_least(self, monkeypatch) -> None:
        monkeypatch.setattr(Curious, "WHIMS", 1)
        seen = new_game(find_game("rock-paper-scissors"), 2, {}, seed=1).state.seen_by(0)
        for seed in range(5):
            curious = Curious()
            taken = [curious.choose(seen, 0, Budget(10 * seed + number)) for number in range(6)]
            assert set(taken[:3]) == set(taken[3:]) == set(seen.options(0))

    def test_who_is_curious_plays_the_same_game_again(self) -> None:
        turn = soak.Planned("russian-railroads", 2, {}, soak.BOTS.index("curious"))
        assert soak.play(turn) == soak.play(turn)

    def test_the_page_says_how_far_it_came(self, monkeypatch, tmp_path) -> None:
        file = tmp_path / "soak.md"
        assert (
            self.soak(monkeypatch, "--only", "rock-paper-scissors", "--games", "2", "--write", str(file)) == 0
        )
        [row] = [line for line in file.read_text().splitlines() if line.startswith("| Rock")]
        assert [cell.strip() for cell in row.split("|")[2:6]] == ["1", "2", "2", "1"]
