"""Who is asking: a signed cookie holds the guest and the device, plain cookies their preferences."""

import secrets
from urllib.parse import quote, unquote

from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.types import Scope
from litestar.utils.scope.state import ScopeState

from engineshed.kernel.words import Words, words_for
from engineshed.web.tongues import LANGUAGES

COOKIE = "guest"
YEAR = 365 * 24 * 3600
TASTES: dict[str, tuple[str, ...]] = {
    "theme": ("", "light", "dark"),
    "colours": ("", "classic"),
    "motion": ("", "off"),
    "forced": ("", "ask"),
    "tempo": ("", "at-once", "readable", "step"),
    "confirming": ("", "always", "never"),
}
"""What a guest may prefer, the default first. forced: whether a single option is played at once or asked.
confirming: whether options that cost something are confirmed, or all, or only what cannot be taken back."""
LONGEST_NAME = 24


class Visitor:
    """A visitor: an id that nobody can forge, a name, a language and tastes."""

    __slots__ = (
        *("blocked", "csrf", "device", "id", "language", "letters", "name", "path", "running", "tastes"),
        *("waiting", "zone"),
    )

    def __init__(
        self,
        id: str,
        name: str,
        language: str,
        tastes: dict[str, str],
        csrf: str,
        path: str,
        device: str = "",
        zone: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.language = language
        self.tastes = tastes
        """By the names of TASTES."""
        self.csrf = csrf
        """Every form and request that changes something carries it."""
        self.path = path
        """The page they asked for, to come back to after a change of language."""
        self.device = device
        """The signed-in device, if it is one; most guests have nothing but their cookie."""
        self.waiting = 0
        """Games that wait for them; known where a whole page is asked for."""
        self.running = 0
        """Their tables that are not over."""
        self.zone = zone
        """The time zone that their browser names."""
        self.blocked: frozenset[str] = frozenset()
        """Guests whose chat they do not want to read anywhere."""
        self.letters = 0
        """Answers of the host that they have not read."""

    @property
    def words(self) -> Words:
        return words_for(self.language, "engineshed.web")

    @property
    def called(self) -> str:
        """The visitor's name, or "Guest" in their language."""
        return self.name or self.words("guest")


class Sessions:
    """Gives out the cookies and recognises them again."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def known(self, request: "Request[object, object, State]") -> str | None:
        """The id of a guest who came with our cookie."""
        return self._session(request)[0]

    def guest(self, request: "Request[object, object, State]") -> Visitor:
        """The guest of this request; a new one gets a cookie with the answer."""
        known, device = self._session(request)
        if known is None:
            known = request.state["new_guest"] = secrets.token_hex(12)
        return Visitor(
            known,
            clean_name(unquote(request.cookies.get("name", ""))),
            _language(request),
            {name: _known(request.cookies.get(name, ""), known) for name, known in TASTES.items()},
            str(ScopeState.from_scope(request.scope).csrf_token or ""),
            request.url.path,
            device,
            unquote(request.cookies.get("zone", ""))[:60],
        )

    def stranger(self, request: "Request[object, object, State]") -> Visitor:
        """A new guest, for somebody whose device was signed out."""
        request.state["new_guest"] = secrets.token_hex(12)
        return self.guest(request)

    def session(self, guest: str, device: str) -> Cookie:
        """The cookie of a signed-in device."""
        return _cookie(COOKIE, str(self._signer.dumps([guest, device])), httponly=True)

    def goodbye(self) -> Cookie:
        """The cookie of a new guest, for a browser that signs out."""
        return _cookie(COOKIE, str(self._signer.dumps(secrets.token_hex(12))), httponly=True)

    def welcome(self, scope: Scope) -> str | None:
        """The cookie for a guest who came without one, as a header."""
        fresh = scope["state"].get("new_guest")
        if fresh is None:
            return None
        return _cookie(COOKIE, str(self._signer.dumps(fresh)), httponly=True).to_header(header="")

    def _session(self, request: "Request[object, object, State]") -> tuple[str | None, str]:
        """The ids of the guest and the device, as far as the cookie names them."""
        if fresh := request.state.get("new_guest"):
            return str(fresh), ""
        try:
            known = self._signer.loads(request.cookies.get(COOKIE, ""))
        except BadSignature:
            return None, ""
        if isinstance(known, list) and len(known) == 2:
            return str(known[0]), str(known[1])
        return (known if isinstance(known, str) else None), ""


def sessions_of(request: "Request[object, object, State]") -> Sessions:
    """The sessions of the application that answers this request."""
    found = request.app.state["sessions"]
    assert isinstance(found, Sessions)
    return found


def preference(name: str, value: str) -> Cookie:
    """A cookie that remembers what the guest likes."""
    return _cookie(name, quote(value), httponly=False)


def liked(request: "Request[object, object, State]") -> dict[str, str]:
    """What this browser's guest has chosen, by the names of the cookies; nothing of what is as usual."""
    said = {name: unquote(request.cookies.get(name, "")) for name in ("name", "language", *TASTES)}
    return {name: value for name, value in said.items() if value and likes(name, value)}


def likes(name: str, value: str) -> bool:
    """Is it something that one can like?"""
    if name == "name":
        return value == clean_name(value)
    return value in (LANGUAGES if name == "language" else TASTES.get(name, ()))


def clean_name(name: str) -> str:
    """A name that fits on a sign: no marks or line breaks, not too long."""
    kept = "".join(c for c in name if c.isprintable() and c not in "⟨⟩*<>")
    return " ".join(kept.split())[:LONGEST_NAME]


def _cookie(name: str, value: str, httponly: bool) -> Cookie:
    return Cookie(name, value=value, max_age=YEAR, path="/", httponly=httponly, samesite="lax")


def _language(request: "Request[object, object, State]") -> str:
    chosen = request.cookies.get("language", "")
    if chosen in LANGUAGES:
        return chosen
    for part in request.headers.get("accept-language", "")[:200].split(","):
        tongue = part.split(";")[0].strip()[:2].lower()
        if tongue in LANGUAGES:
            return tongue
    return LANGUAGES[0]


def _known(value: str, known: tuple[str, ...]) -> str:
    return value if value in known else known[0]
