"""Reads a page as a visitor does: its words, its links, the places in it that links may lead to."""

from html.parser import HTMLParser

SILENT = ("script", "style", "template")
SPOKEN = ("aria-label", "title", "placeholder", "alt")
EMPTY = ("meta", "link", "input", "br", "img", "hr")


class Reading(HTMLParser):
    """What a page says in its own language, and where it leads."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.language = ""
        self.title = ""
        self.words: list[str] = []
        self.links: list[str] = []
        self.places: set[str] = set()
        self._open: list[tuple[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        if tag == "html":
            self.language = given["lang"]
        if "id" in given:
            self.places.add(given["id"])
        if tag in ("a", "form") and (to := given.get("href", given.get("action", ""))):
            if given.get("method", "get") == "get":
                self.links.append(to)
        said = given.get("lang", self._open[-1][1] if self._open else self.language)
        if said == self.language:
            self.words += [given[name].strip() for name in SPOKEN if given.get(name, "").strip()]
        if tag not in EMPTY:
            self._open.append((tag, said))

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        text = " ".join(data.split())
        if not text or any(tag in SILENT for tag, _ in self._open):
            return
        if self._open and self._open[-1][0] == "title" and any(tag == "head" for tag, _ in self._open):
            self.title += text
        if not self._open or self._open[-1][1] == self.language:
            self.words.append(text)
