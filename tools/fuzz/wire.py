"""Requests byte by byte over a connection that stays open: more in a second than with a client."""

import http.client
from urllib.parse import urlsplit

import httpx
from tests.server.visitor import Visitor

PATIENCE = 60.0
"""Seconds that an answer may take on a busy machine."""


class Wire:
    """One visitor's connection. Whatever is answered, the visitor keeps the cookies that they came with."""

    def __init__(self, visitor: Visitor, **cookies: str) -> None:
        parts = urlsplit(str(visitor.http.base_url))
        self._where = (parts.hostname or "", parts.port)
        known = {**dict(visitor.http.cookies), **cookies}
        self.cookie = "; ".join(f"{name}={value}" for name, value in known.items())
        self.token = visitor.token["x-csrftoken"]
        self._open: http.client.HTTPConnection | None = None

    def ask(self, method: str, target: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
        """Status and text; a stream is left as soon as it has begun. httpx.TransportError: no answer."""
        try:
            return self._ask(method, target, body, headers)
        except (OSError, http.client.HTTPException):
            self._close()  # it may have been closed meanwhile, since nothing was asked: once more
        try:
            return self._ask(method, target, body, headers)
        except (OSError, http.client.HTTPException) as error:
            self._close()
            raise httpx.TransportError(f"{type(error).__name__} {error}") from None

    def _ask(self, method: str, target: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
        if self._open is None:
            self._open = http.client.HTTPConnection(*self._where, timeout=PATIENCE)
        line = self._open
        line.putrequest(method, target, skip_host=True, skip_accept_encoding=True)
        for name, value in {"host": "house", "cookie": self.cookie, **headers}.items():
            line.putheader(name, value)
        line.putheader("content-length", str(len(body)))
        line.endheaders(body)
        answer = line.getresponse()
        if "event-stream" in (answer.getheader("content-type") or "") and method != "HEAD":
            status = answer.status
            self._close()
            return status, b""
        text = answer.read()
        if answer.will_close:
            self._close()
        return answer.status, text

    def _close(self) -> None:
        if self._open is not None:
            self._open.close()
        self._open = None
