"""Component data: boards, cards, tiles and maps as files, checked when loaded, each with its source."""

import importlib
import json
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, TypeVar

import msgspec

T = TypeVar("T")

Kind = Literal["rulebook", "published", "reconstructed"]
KINDS: tuple[Kind, ...] = ("rulebook", "published", "reconstructed")


class BadData(Exception):
    """A data file is broken: which file, which entry, which field, and what is wrong there."""

    def __init__(self, file: str, what: str, *, entry: str = "", field: str = "") -> None:
        where = "".join(part for part in (entry and f", entry {entry}", field and f", field {field}"))
        super().__init__(f"{file}{where}: {what}")
        self.file = file
        self.entry = entry
        self.field = field
        self.what = what


class Provenance(msgspec.Struct, frozen=True):
    """Where one figure comes from."""

    path: str
    kind: Kind
    note: str = ""


def is_package(name: str) -> bool:
    """Whether this module is a folder, which can hold files and other modules."""
    return hasattr(importlib.import_module(name), "__path__")


def find_file(package: str, *path: str) -> Traversable | None:
    """A file that lies in a package; None if it is missing or the "package" is a single module."""
    if not is_package(package):
        return None
    file = files(package).joinpath(*path)
    return file if file.is_file() else None


def has_folder(package: str, *path: str) -> bool:
    """Whether a package has this folder; a single module has none."""
    return is_package(package) and files(package).joinpath(*path).is_dir()


def read_json(file: Traversable) -> dict[str, object]:
    """A JSON object as it stands in the file."""
    try:
        data = json.loads(file.read_text("utf-8"))
    except (ValueError, UnicodeDecodeError) as error:
        raise BadData(file.name, str(error)) from None
    if not isinstance(data, dict):
        raise BadData(file.name, "an object is expected")
    return data


def load(file: Traversable, kind: type[T]) -> T:
    """Read a JSON file as `kind` (a msgspec struct), or raise BadData with file, entry and field."""
    return build(file.name, read_json(file), kind)


def build(file: str, data: object, kind: type[T]) -> T:
    """Check plain data against `kind`."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        entry, field = _place(data, path.rstrip("`"))
        if missing := re.search(r"missing required field `(\w+)`", what):
            field = f"{field}.{missing[1]}".lstrip(".")
        raise BadData(file, what, entry=entry, field=field) from None


def overlay(base: Mapping[str, object], patch: Mapping[str, object]) -> dict[str, object]:
    """`base` with `patch` laid over it: objects merge, lists merge by the ids of their items."""
    merged = dict(base)
    for key, new in patch.items():
        old = merged.get(key)
        if isinstance(old, Mapping) and isinstance(new, Mapping):
            merged[key] = overlay(old, new)
        elif _has_ids(old) and _has_ids(new):
            merged[key] = _overlay_list(old, new)
        else:
            merged[key] = new
    return merged


def provenance(data: object, path: str = "") -> Iterator[Provenance]:
    """Every statement of source in a component file, wherever it stands."""
    if isinstance(data, Mapping):
        name = data.get("id")
        here = f"{path}[{name}]" if isinstance(name, str | int) else path
        for key, value in data.items():
            if key in ("prov", "provenance") or str(key).endswith(("_prov", "Provenance", "_provenance")):
                yield from _statements(value, f"{here}.{key}".lstrip("."))
            else:
                yield from provenance(value, f"{here}.{key}".lstrip("."))
    elif isinstance(data, list):
        for index, item in enumerate(data):
            has_id = isinstance(item, Mapping) and "id" in item
            yield from provenance(item, path if has_id else f"{path}[{index}]")


def _statements(value: object, path: str) -> Iterator[Provenance]:
    if isinstance(value, str):
        for kind in KINDS:
            if value.startswith(kind):
                yield Provenance(path, kind, value[len(kind) :].lstrip(":; "))
                return
    elif isinstance(value, Mapping):
        said = value.get("kind")
        if isinstance(said, str) and said in KINDS:
            yield Provenance(path, said, str(value.get("ref", "")))
        else:
            for key, inner in value.items():
                yield from _statements(inner, f"{path}.{key}")


def _has_ids(value: object) -> bool:
    return (
        isinstance(value, list) and bool(value) and all(isinstance(v, Mapping) and "id" in v for v in value)
    )


def _overlay_list(old: object, new: object) -> list[object]:
    assert isinstance(old, list)
    assert isinstance(new, list)
    patches = {item["id"]: item for item in new}
    merged: list[object] = [
        overlay(item, patches.pop(item["id"])) if item["id"] in patches else item for item in old
    ]
    return merged + list(patches.values())


def _place(data: object, path: str) -> tuple[str, str]:
    """Turn a path like `.hexes[3].city` into the entry's own name and the field below it."""
    entry, field, here = "", "", data
    for key, index in re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", path):
        if key:
            field = f"{field}.{key}".lstrip(".")
            here = here.get(key) if isinstance(here, Mapping) else None
        else:
            here = here[int(index)] if isinstance(here, list) and index.isdigit() else None
            name = here.get("id", index) if isinstance(here, Mapping) else index
            entry, field = f"{entry}.{field}".strip(".") + f"[{name}]", ""
    return entry, field
