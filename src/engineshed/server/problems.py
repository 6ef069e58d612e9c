"""Answers to requests that fail: a page for people, problem+json for programs."""

import logging
from typing import Final

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from engineshed.kernel import BadSetup, Refused
from engineshed.kernel.play import BadRecord
from engineshed.server.hall import NoTable
from engineshed.server.people.throttle import TooManyTries
from engineshed.server.sessions import sessions_of
from engineshed.server.store.storage import Conflict, away, unfit
from engineshed.server.tables.load import Unreadable
from engineshed.server.tables.table import NotAllowed, Stale
from engineshed.web.around import pages

LOG = logging.getLogger(__name__)

# Message ids of the house's words, by status: title is problem-<status>, advice problem-<status>-help.
WORDED: Final = (400, 403, 404, 408, 409, 413, 422, 429, 500, 503)
AGAIN: Final = 3
"""Seconds after which a page that says that the database is away looks again."""


class Problem(Exception):
    """A request cannot be answered: a status and, if there is more to say, a text."""

    def __init__(self, status: int, detail: str = "") -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail


class Declined(Exception):
    """A request goes beyond a limit: a status and, if there is more to say, a message id with facts."""

    def __init__(self, status: int, word: str = "", **facts: int | str) -> None:
        super().__init__(word)
        self.status = status
        self.word = word
        self.facts = facts


def answer(request: "Request[object, object, State]", error: Exception) -> Response[object]:
    """The one place where errors become answers."""
    status, detail = _status(error)
    if status == 500:
        LOG.error("%s %s", request.method, loggable(request.url.path), exc_info=error)
    elif status == 503:
        LOG.warning("%s %s: %s", request.method, loggable(request.url.path), error)
    if status not in WORDED:
        status = 500 if status > 500 else 400 if status not in (401, 405) else status
    headers = {"Retry-After": str(AGAIN)} if status == 503 else {}
    guest = sessions_of(request).guest(request)
    words = guest.words
    worded = f"problem-{status if status in WORDED else 400}"
    title = words(worded)
    if isinstance(error, NotAllowed):
        title, detail = words("problem-422"), words(error.word)
    elif isinstance(error, Unreadable):
        title, detail = words("unreadable"), words("unreadable-help", what=detail)
    elif isinstance(error, Declined) and error.word:
        detail = words(error.word, **error.facts)
    elif isinstance(error, BadRecord):
        title, detail = words("bad-record"), words("bad-record-help", what=detail)
    if "text/html" in request.headers.get("accept", "") and "x-part" not in request.headers:
        if isinstance(error, HTTPException) or not detail:  # what the framework says is for programs
            detail = words(f"{worded}-help")
        page = pages.problem(guest, status, title, detail)
        if status == 503 and request.method in ("GET", "HEAD"):
            headers["Refresh"] = str(AGAIN)
        return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)
    body: dict[str, object] = {"type": "about:blank", "status": status, "title": title}
    if detail:
        body["detail"] = detail
    return Response(body, status_code=status, media_type="application/problem+json", headers=headers)


def loggable(path: str) -> str:
    """A path without the code or the personal link that it may carry."""
    for secret in ("/restore/", "/join/", "/host/enter/", "/notices/stop/", "/notices/confirm/"):
        if path.startswith(secret):
            return f"{secret}..."
    return path


def _status(error: Exception) -> tuple[int, str]:
    if isinstance(error, Problem):
        return error.status, error.detail
    if isinstance(error, Declined):
        return error.status, ""
    if isinstance(error, NoTable):
        return 404, ""
    if isinstance(error, TooManyTries):
        return 429, ""
    if isinstance(error, Unreadable):
        return 409, str(error)
    if isinstance(error, Stale | Conflict):
        return 409, ""
    if isinstance(error, Refused):
        return 422, error.refusal.rule
    if isinstance(error, NotAllowed):
        return 409, ""
    if isinstance(error, BadSetup | BadRecord):
        return 422, str(error)
    if unfit(error):
        LOG.warning("nothing that the database could hold: %s", error)
        return 400, ""
    if isinstance(error, RecursionError):  # JSON nested deeper than anything that we ask for
        return 400, ""
    if isinstance(error, ValidationException):
        return 400, error.detail
    if isinstance(error, HTTPException):
        return error.status_code, error.detail
    return 503 if away(error) else 500, ""
