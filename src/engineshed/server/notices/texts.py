"""What a notice says, in the language of its reader."""

from itsdangerous import BadSignature, URLSafeSerializer

from engineshed.kernel import games
from engineshed.kernel.words import words_for
from engineshed.server.notices.reasons import OWN
from engineshed.server.notices.store import WHATS, Notice, Way
from engineshed.server.notices.ways import Message


class Writer:
    """Makes messages, and the signed links that end notices or confirm an address."""

    def __init__(self, secret: str, url: str) -> None:
        self.url = url.rstrip("/")
        self._stops = URLSafeSerializer(secret, salt="stop")
        self._confirms = URLSafeSerializer(secret, salt="confirm")

    def message(self, way: Way, batch: list[Notice]) -> Message:
        """One message for all of these notices: a line for each kind of news, naming the games."""
        words = words_for(way.language, "engineshed.web")
        lines: list[str] = []
        for what in (*WHATS, "out-you", "test"):
            about = [notice for notice in batch if _word(notice) == what]
            names = dict.fromkeys(self._game(notice.game, way.language) for notice in about)
            if about:
                lines.append(words(f"notice-{what}", games=words.listed(names), count=len(about)))
        tables = {notice.table_id for notice in batch if notice.table_id}
        link = f"{self.origin(way)}/tables/{tables.pop()}" if len(tables) == 1 else f"{self.origin(way)}/"
        title = lines[0] if len(lines) == 1 else words("notice-several", count=len(batch))
        stop = f"{self.origin(way)}/notices/stop/{self.stop_token(way)}"
        return Message(str(batch[0].batch), title, tuple(lines), link, stop, words("notice-stop"))

    def confirmation(self, way: Way) -> Message:
        words = words_for(way.language, "engineshed.web")
        link = f"{self.origin(way)}/notices/confirm/{self._confirms.dumps(way.id)}"
        said = (words("confirm-mail-says"),)
        return Message(f"confirm-{way.id}", words("confirm-mail"), said, link, "", "")

    def origin(self, way: Way) -> str:
        return self.url or way.origin

    def stop_token(self, way: Way) -> str:
        return str(self._stops.dumps(way.id))

    def stopped(self, token: str) -> str:
        """The id of the way that this link ends; "" if the link is not ours."""
        return _read(self._stops, token)

    def confirmed(self, token: str) -> str:
        return _read(self._confirms, token)

    def _game(self, game: str, language: str) -> str:
        known = games().get(game)
        return game if known is None else known.name(language)


def _word(notice: Notice) -> str:
    """The word of a notice: who ran out of time themselves reads so."""
    return "out-you" if notice.what == "out" and notice.reason.endswith(OWN) else notice.what


def _read(signer: URLSafeSerializer, token: str) -> str:
    try:
        found = signer.loads(token)
    except BadSignature:
        return ""
    return found if isinstance(found, str) else ""
