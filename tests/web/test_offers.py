"""What is said about options before they are taken: bills with before and after, hints, the log."""

import re
from collections import Counter
from pathlib import Path

import pytest

from engineshed.kernel import Atom, Position, games
from engineshed.kernel.page import Scene, page_of
from engineshed.kernel.play import Match, load_record, new_game, resume
from engineshed.web.table import offers, telling
from engineshed.web.wording import words_of
from tests.web.scenes import scene_of

RECORDS = Path(__file__).parent.parent / "records"
AT_ONCE = {
    "age-of-steam": {"cash", "income", "shares", "engine"},
    "russian-railroads": {"worker", "temporary", "black", "points"},
    "railroad-revolution": {
        "shares",
        *(f"worker-{c}" for c in ("white", "purple", "turquoise", "orange", "grey")),
    },
    "steam-rollers": {"score", "power", *(f"tile-{number}" for number in range(1, 7))},
    "train-rush": {"investment", "coal", "vp", "token"},
}
"""What is paid and gained with the action itself; other things come with what follows from it."""


@pytest.mark.parametrize("game", sorted(AT_ONCE))
def test_what_a_bill_says_of_afterwards_is_so(game: str) -> None:
    checked: Counter[str] = Counter()
    for file in sorted((RECORDS / game).glob("*.jsonl"))[:6]:
        record = load_record(file.read_text("utf-8"))
        state = record.new_state()
        state.run()
        page, words = page_of(state.setup.game), words_of(state.setup.game, "en")
        for move in record.moves():
            gains: Counter[str] = Counter()
            for entry in state.bill(move.seat, move.action).entries:
                if entry.seat == move.seat and entry.thing in AT_ONCE[game]:
                    gains[entry.thing] += entry.amount
            before = {thing: page.held(thing, move.seat, Scene(state, words)) for thing in gains}
            after = state.copy()
            after.agenda.pop().answer(after, move.seat, move.action)
            for thing, amount in gains.items():
                held = before[thing]
                assert held is not None
                now = page.held(thing, move.seat, Scene(after, words))
                assert now == held + amount, (file.name, move.action, thing)
                checked[thing] += 1
            state.play(move.seat, move.action)
    assert set(checked) == AT_ONCE[game]


def text_of(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def share_issue() -> Match[Position]:
    return new_game("age-of-steam", 3, {"map": "rust-belt"}, seed=1)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Cash +$10 $10 → $20 AOS-303 Shares +2 2 → 4 AOS-303"), ("pl", "+10 $ 10 $ → 20 $")],
)
def test_a_bill_shows_what_there_was_and_what_there_will_be(language: str, said: str) -> None:
    match = share_issue()
    seat = match.state.waiting()[0]
    action = next(option for option in match.state.options(seat) if 2 in option)
    assert said in text_of(offers.bill(scene_of(match, seat, language), action))


def test_a_hint_names_the_thing_and_what_all_its_options_cost() -> None:
    match = share_issue()
    text = text_of(offers.hint(scene_of(match, match.state.waiting()[0]), [2]) or "")
    assert "2 shares" in text
    assert "Cash +$10 ($10 → $20)" in text


def test_a_hint_says_from_where_options_differ_in_price() -> None:
    match, _ = resume(load_record((RECORDS / "age-of-steam" / "rust-belt_3p.jsonl").read_text("utf-8")))
    for moment, move in enumerate(match.moves):
        state = match.at(moment)
        prices: dict[Atom, set[int]] = {}
        for option in state.options(move.seat):
            if option[0] == "build":
                price = -sum(entry.amount for entry in state.bill(move.seat, option).entries)
                prices.setdefault(option[1], set()).add(price)
        for place, different in prices.items():
            if len(different) > 1:
                text = text_of(offers.hint(scene_of(match, move.seat, moment=moment), [place]) or "")
                assert f"Cash from −${min(different)}" in text
                return
    raise AssertionError("no hex with two prices in this game")


@pytest.mark.parametrize("game", sorted(AT_ONCE))
def test_every_line_of_the_log_can_be_reached(game: str) -> None:
    record = load_record(
        min((RECORDS / game).glob("*.jsonl"), key=lambda f: f.stat().st_size).read_text("utf-8")
    )
    match, _ = resume(record)
    scene = scene_of(match, None)
    found, before = telling.log(scene), 0
    numbers = [line["number"] for line in found.lines]
    while found.before:
        before = found.before
        found = telling.log(scene, before)
        assert all(int(str(line["number"])) < before for line in found.lines)
        numbers += [line["number"] for line in found.lines]
    told = [event for event in match.tape.journal if event.visible(None)]
    assert len(numbers) == len(told)
    assert numbers == sorted(numbers, reverse=True, key=lambda n: int(str(n)))


def test_a_stretch_of_the_log_ends_where_it_is_told_to() -> None:
    record = load_record((RECORDS / "age-of-steam" / "rust-belt_3p.jsonl").read_text("utf-8"))
    match, _ = resume(record)
    html = telling.earlier(scene_of(match, None), before=20, after=14)
    assert set(map(int, re.findall(r'data-n="(\d+)"', html))) <= set(range(15, 20))
    assert 'href="/tables/t/at/1' in html


JUNK: tuple[Atom, ...] = (
    *(
        "hex:999,1",
        "hex:x",
        "tile:zz",
        "city:nowhere",
        "x:",
        "x:y:z",
        7,
        -3,
        "die:99",
        "space:none",
        "line:a",
    ),
    *(
        "track:0",
        "action:foo",
        "good:blue",
        "card:zz",
        "contractor:a-b",
        "own:pink@nowhere",
        "<b>",
        "cell:99",
    ),
)


@pytest.mark.parametrize("game", sorted(games()))
def test_asking_about_what_is_not_in_the_game_gets_an_answer(game: str) -> None:
    kind = games()[game]
    players, settings = next((players, chosen) for players, chosen in kind.configurations() if players > 1)
    match = new_game(kind, players, settings, seed=3)
    for _ in range(25):
        if not (waiting := match.state.waiting()):
            break
        scene = scene_of(match, waiting[0])
        for atom in JUNK:
            assert "<b><" not in (offers.why(scene, [atom]) or "")
            assert offers.fits(scene, (atom,)) is not None
            if not any(atom in option for option in scene.options):
                assert offers.hint(scene, [atom]) is None
        match.play(waiting[0], match.state.options(waiting[0])[-1])
