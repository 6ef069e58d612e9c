"""A walk through every page in both languages: nothing untranslated, no dead link, each says what it is."""

import re
from collections import Counter
from pathlib import Path

import pytest

from engineshed.kernel import games
from tests.server.running import Server
from tests.server.visitor import Visitor
from tests.web.reading import Reading

pytestmark = pytest.mark.xdist_group("pages")

LANGUAGES = ("en", "pl")
RECORDS = Path(__file__).parent.parent / "records"
RAILWAYS = sorted(game.id for game in games().values() if game.weight > 1)
HOUSE = (
    "/",
    "/tables",
    "/tables/new",
    "/records",
    "/preferences",
    "/offline",
    "/rules",
    "/gallery",
    "/me",
    "/notices",
    "/profile",
    "/ladder",
    "/join",
)
NOWHERE = "/nothing-here"
MOST_ALIKE = 7
"""Of links that differ by a number or a table only, so many are followed: all stops of a first turn."""

# The same words in both languages.
SHARED = {"agent", "bonus", "bot", "min", "region", "wagon"}
ID = re.compile(r"[a-z]+(-[a-z0-9]+)+")
LOWER = re.compile(r"\b[a-z]{3,}\b")
TABLE = re.compile(r"/tables/(?!new)[\w-]{12}")
FILES = re.compile(r"/tables/[^/]+/record$|/me/export$|/language/")


def opened(visitor: Visitor, game: str) -> list[str]:
    """Tables of every kind: running, waiting for people, over."""
    running = visitor.play_now(game).path
    waiting = visitor.open_table(game, **{"seat-0": "me", "seat-1": "link", "players": "3"}).path
    longest = max(RECORDS.joinpath(game).glob("*.jsonl"), key=lambda file: file.stat().st_size)
    sent = {"record": ("game.jsonl", longest.read_bytes())}
    over = visitor.http.post("/records", files=sent, headers=visitor.token).headers["location"]
    below = ("", "/score", "/at/0", "/at/40", "/menu")
    return [running, f"{running}/menu", waiting, *(over + page for page in below)]


class Walk:
    """All pages that can be reached, read in one language; what went wrong on the way."""

    def __init__(self, visitor: Visitor, language: str, start: list[str]) -> None:
        self.pages: dict[str, Reading] = {}
        self.dead: list[str] = []
        visitor.http.get(f"/language/{language}")
        waiting, alike = list(start), Counter[str]()
        ours = {match[0] for address in start if (match := TABLE.match(address))}
        while waiting:
            address = waiting.pop().partition("#")[0]
            shape = TABLE.sub("/tables/X", re.sub(r"\d+", "1", address))
            alike[shape] += 1
            if address in self.pages or FILES.search(address) or alike[shape] > MOST_ALIKE:
                continue
            if (table := TABLE.match(address)) and table[0] not in ours:  # another test's
                continue
            answer = visitor.http.get(address, headers={"accept": "text/html"}, follow_redirects=True)
            if answer.status_code != (404 if address == NOWHERE else 200):
                self.dead.append(f"{answer.status_code} {address}")
            read = self.pages[address] = Reading(answer.text)
            waiting += [link for link in read.links if link.startswith("/")]


@pytest.fixture(scope="module")
def walks(server: Server) -> dict[str, Walk]:
    visitor = Visitor(server.url)
    start = [*HOUSE, NOWHERE, *(page for game in RAILWAYS for page in opened(visitor, game))]
    return {language: Walk(visitor, language, start) for language in LANGUAGES}


def test_the_walk_leads_everywhere(walks: dict[str, Walk]) -> None:
    for game in RAILWAYS:
        for page in ("rules", "gallery", "first-turn", "first-turn/5", "lessons", "lessons/5"):
            assert f"/games/{game}/{page}" in walks["en"].pages
    assert len(walks["en"].pages) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_link_leads_nowhere(walks: dict[str, Walk], language: str) -> None:
    walk = walks[language]
    assert walk.dead == []
    for address, page in walk.pages.items():
        for link in page.links:
            to, _, place = link.partition("#")
            there = walk.pages.get(to or address)
            assert not place or there is None or place in there.places, f"{address}: {link}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_names_its_language_and_itself(walks: dict[str, Walk], language: str) -> None:
    for address, page in walks[language].pages.items():
        assert page.language == language, address
        assert "Engineshed" in page.title, address


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_the_id_of_a_message(walks: dict[str, Walk], language: str) -> None:
    for address, page in walks[language].pages.items():
        assert [text for text in page.words if ID.fullmatch(text)] == [], address


def test_no_page_says_the_same_in_both_languages_but_names(walks: dict[str, Walk]) -> None:
    """Names begin with a capital; every other word that both pages share was not translated."""
    for address, page in walks["pl"].pages.items():
        english = walks["en"].pages.get(address)
        shared = set(page.words) & set(english.words) if english is not None else set()
        assert [text for text in shared if set(LOWER.findall(text)) - SHARED] == [], address
