"""States as canonical bytes: for equality, hashes and other processes. Nothing here relies on pickle."""

import importlib
from collections.abc import Iterable
from typing import cast

import msgspec


def fields(kind: type[object]) -> tuple[str, ...]:
    """The names of an object's data: its slots, or its attributes when compiled."""
    known = _fields.get(kind)
    if known is None:
        known = _fields[kind] = _fields_of(kind)
    return known


_fields: dict[type[object], tuple[str, ...]] = {}


def _fields_of(kind: type[object]) -> tuple[str, ...]:
    found: list[str] = []
    for base in reversed(kind.__mro__):
        own = base.__dict__.get("__slots__", base.__dict__.get("__mypyc_attrs__", ()))
        found += [name for name in ((own,) if isinstance(own, str) else own) if name not in found]
    return tuple(name for name in found if not name.startswith("__"))


def dump(thing: object, fixed: Iterable[str] = ()) -> bytes:
    """Canonical bytes of plain data and slotted objects; attributes with a `fixed` name are left out."""
    return msgspec.msgpack.encode(_plain(thing, frozenset(fixed)))


def load(data: bytes, packages: Iterable[str]) -> object:
    """The inverse of dump. Only classes of these packages are made."""
    return unpack(msgspec.msgpack.decode(data), tuple(packages))


def items(data: bytes) -> list[object]:
    """The items of a dumped tuple, each still packed."""
    packed = msgspec.msgpack.decode(data)
    if not isinstance(packed, list) or packed[:1] != ["t"]:
        raise ValueError("not the dump of a tuple")
    return packed[1:]


def fill(thing: object, packed: object, packages: tuple[str, ...]) -> None:
    """Give a fresh object the data of a packed one of the same class."""
    mark, name, *values = cast("list[object]", packed)
    if mark != "o" or name != _name(type(thing)):
        raise ValueError(f"{name} is packed, not {_name(type(thing))}")
    for field, value in _fields_in(values, packages).items():
        setattr(thing, field, value)


def _plain(thing: object, fixed: frozenset[str] = frozenset()) -> object:
    if thing is None or isinstance(thing, bool | int | str | float):
        return thing
    if isinstance(thing, tuple):
        return ["t", *(_plain(item, fixed) for item in thing)]
    if isinstance(thing, list):
        return ["l", *map(_plain, thing)]
    if isinstance(thing, dict):
        pairs = [(_plain(key), _plain(value)) for key, value in thing.items()]
        return ["d", *sorted(pairs, key=lambda pair: msgspec.msgpack.encode(pair[0]))]
    if isinstance(thing, set | frozenset):
        mark = "s" if isinstance(thing, set) else "f"
        return [mark, *sorted(map(_plain, thing), key=msgspec.msgpack.encode)]
    kind = type(thing)
    values = [[name, _plain(getattr(thing, name))] for name in fields(kind) if name not in fixed]
    return ["o", _name(kind), *values]


def _name(kind: type[object]) -> str:
    return f"{kind.__module__}:{kind.__qualname__}"


def unpack(packed: object, packages: tuple[str, ...]) -> object:
    """What was packed, of plain data and classes of these packages."""
    if not isinstance(packed, list):
        return packed
    mark, *rest = packed
    if mark == "o":
        return _object(cast(str, rest[0]), rest[1:], packages)
    if mark == "d":
        return {unpack(key, packages): unpack(value, packages) for key, value in rest}
    found = [unpack(item, packages) for item in rest]
    if mark == "l":
        return found
    return {"t": tuple, "s": set, "f": frozenset}[mark](found)


def _fields_in(values: list[object], packages: tuple[str, ...]) -> dict[str, object]:
    """Names and values from packed pairs."""
    pairs = cast("list[list[object]]", values)
    return {cast(str, pair[0]): unpack(pair[1], packages) for pair in pairs}


def _object(name: str, values: list[object], packages: tuple[str, ...]) -> object:
    module, _, qualname = name.partition(":")
    if not any(module == package or module.startswith(package + ".") for package in packages):
        raise ValueError(f"{name} does not belong to this game")
    kind = getattr(importlib.import_module(module), qualname)
    data = _fields_in(values, packages)
    try:
        thing = cast(object, kind.__new__(kind))
    except TypeError:  # a compiled class that is not serializable insists on its __init__: all slots, by name
        return cast(object, kind(**data))
    for field, value in data.items():
        setattr(thing, field, value)
    return thing


def readable(thing: object) -> str:
    """Plain data as people read it, nested things in brackets."""
    if thing is None:
        return "–"
    if isinstance(thing, dict):
        return "{" + ", ".join(f"{key}: {readable(value)}" for key, value in thing.items()) + "}"
    if isinstance(thing, set | frozenset):
        return "{" + ", ".join(sorted(map(readable, thing))) + "}"
    if isinstance(thing, list | tuple):
        return "[" + ", ".join(map(readable, thing)) + "]"
    if isinstance(thing, str | int | float):
        return str(thing)
    return (
        "(" + ", ".join(f"{field}: {readable(getattr(thing, field))}" for field in fields(type(thing))) + ")"
    )
