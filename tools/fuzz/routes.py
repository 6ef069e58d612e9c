"""Every address of the application, and the names of what is read there: a new page is tried unasked."""

import inspect
import re
import tempfile
from pathlib import Path
from typing import NamedTuple

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler

from engineshed.server.app import create_app
from engineshed.server.house import PROVIDED

READ = re.compile(r"""(?:\bform|\bdata|\bquery)(?:\.get\(|\[|, )f?"([a-z_{][a-z_{}-]*)|"([a-z_]+)" in data""")
"""How handlers name the fields of a form."""
SEATS = 3
GIVEN = {*PROVIDED, "data", "guest", "request", "scene", "scope"}
"""What handlers get from the house and not from who asks."""


class Route(NamedTuple):
    """An address with gaps, what may be done there, and the names that it knows."""

    path: str
    methods: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def changes(self) -> bool:
        return "POST" in self.methods


def routes(app: Litestar) -> list[Route]:
    found = []
    for route in app.routes:
        handlers = [h for h in getattr(route, "route_handlers", ()) if isinstance(h, HTTPRouteHandler)]
        names = set[str]()
        for handler in handlers:
            parameters = handler.parsed_fn_signature.parameters
            names |= (set(parameters) - GIVEN) | fields(inspect.getmodule(handler.fn))
            if "data" in parameters and isinstance(kind := parameters["data"].annotation, type):
                names |= set(getattr(kind, "__struct_fields__", ()))
        methods = {str(method) for handler in handlers for method in handler.http_methods}
        useful = tuple(sorted(methods - {"OPTIONS"})) or ("GET",)
        found.append(Route(route.path_format, useful, tuple(sorted(names))))
    return found


def fields(module: object) -> set[str]:
    """The names of fields that the code of a module reads; `seat-{n}` is some of these."""
    if not inspect.ismodule(module) or not module.__name__.startswith("engineshed."):
        return set()
    names = {first or second for first, second in READ.findall(inspect.getsource(module))}
    return {
        re.sub(r"\{.*?\}", str(n), name) for name in names for n in (range(SEATS) if "{" in name else (0,))
    }


def all_routes() -> list[Route]:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(str(Path(folder) / "routes.db"))
        return [route for route in routes(app) if route.path != "/schema"]
