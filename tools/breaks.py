"""What can be broken in a game: refusals, printed numbers, and statements that name a rule."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = Path("src") / "engineshed"
KINDS: Final = ("refusal", "number", "turned", "by-one", "left-out")
TABLE = re.compile(r"cost|price|score|scoring|points|bonus|income|tax|reduction", re.IGNORECASE)
RULE = re.compile(r"\b(?:AOS|RUS|RRV|SR|TR|SHED)-\d+\b")
JSON_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}\[\]:,]')
OPPOSITE: dict[type[ast.cmpop], str] = {
    ast.Lt: ">=",
    ast.GtE: "<",
    ast.Gt: "<=",
    ast.LtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
NEAR: dict[type[ast.cmpop], str] = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}
SIMPLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.Return)


class Mutant(NamedTuple):
    """One break: what stands at this place of this file becomes something else."""

    game: str
    kind: str
    rules: tuple[str, ...]
    """None for a number of a table."""
    file: Path
    start: int
    end: int
    line: int
    old: str
    new: str
    function: str = ""
    """The function around it whose code changes; none for what is worked out on import."""

    def __str__(self) -> str:
        rules = ", ".join(self.rules) or "a table"
        return f"{self.file}:{self.line}: {self.kind} ({rules}): {self.old!r} -> {self.new!r}"


def mutants_of(game: str) -> list[Mutant]:
    """Every break of a game."""
    package = SOURCES / ("kernel" if game == "house" else f"games/{game.replace('-', '_')}")
    found: list[Mutant] = []
    for path in sorted((ROOT / package).rglob("*.py")):
        if not {"page", "bot"} & set(path.relative_to(ROOT / package).parts):
            found += in_code(game, path)
    for path in sorted((ROOT / package).rglob("*.json")):
        if path.parent.name != "lessons":  # points that a bot reached there are not printed
            found += in_data(game, path)
    return found


class _Source:
    """A module's text with its tree, and where its nodes stand in the bytes."""

    def __init__(self, game: str, path: Path) -> None:
        self.game = game
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.begins = [0]
        for row in self.text.encode().splitlines(keepends=True):
            self.begins.append(self.begins[-1] + len(row))

    def place(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        start = self.begins[node.lineno - 1] + node.col_offset
        return start, self.begins[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)

    def written(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.place(node)
        return self.text.encode()[start:end].decode()

    def mutant(self, kind: str, rules: tuple[str, ...], node: ast.expr | ast.stmt, new: str) -> Mutant:
        start, end = self.place(node)
        file = self.path.relative_to(ROOT)
        old, function = self.written(node), _function_at(self.tree.body, node.lineno)
        return Mutant(self.game, kind, rules, file, start, end, node.lineno, old, new, function)


def in_code(game: str, path: Path) -> Iterator[Mutant]:
    source = _Source(game, path)
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            if node.args and isinstance(node.args[0], ast.Constant):
                yield source.mutant("refusal", (str(node.args[0].value),), node, "None")
    for statement in source.tree.body:
        for number in _table_numbers(statement):
            yield source.mutant("number", (), number, str(number.value + 1))  # type: ignore[operator]
    for statement, rules in _citing(source):
        yield from _breaks(source, statement, rules)


def _function_at(body: list[ast.stmt], line: int) -> str:
    """The outermost function or method whose body has this line."""
    for statement in body:
        if statement.lineno <= line <= (statement.end_lineno or line):
            if isinstance(statement, ast.FunctionDef) and line >= statement.body[0].lineno:
                return statement.name
            if isinstance(statement, ast.ClassDef) and (inside := _function_at(statement.body, line)):
                return f"{statement.name}.{inside}"
    return ""


# Statements that name a rule


def _citing(source: _Source) -> Iterator[tuple[ast.stmt, tuple[str, ...]]]:
    """Every statement that names rules, with their ids; those of a docstring count for the whole function."""
    comments, alone = _comments(source.text)
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef):
            said = tuple(RULE.findall(ast.get_docstring(node) or ""))
            for statement in _statements(node.body):
                beside = range(statement.lineno, _head_end(statement) + 1)
                texts = [alone.get(statement.lineno - 1, ""), *(comments.get(row, "") for row in beside)]
                texts += [
                    part.value
                    for part in _head_nodes(statement)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                ]
                rules = dict.fromkeys(rule for text in texts for rule in RULE.findall(text))
                if (rules or said) and not _is_docstring(statement):
                    yield statement, tuple(rules) or said


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        yield statement
        if not isinstance(statement, ast.FunctionDef | ast.ClassDef):
            for field in ("body", "orelse", "finalbody"):
                yield from _statements(getattr(statement, field, []))


def _head_nodes(statement: ast.stmt) -> Iterator[ast.AST]:
    """The nodes of a statement without the statements inside it."""
    for child in ast.iter_child_nodes(statement):
        if not isinstance(child, ast.stmt):
            yield from ast.walk(child)


def _head_end(statement: ast.stmt) -> int:
    """The last line of a statement's own text: a loop's or condition's first line."""
    inside = getattr(statement, "body", None)
    if inside:
        return max(statement.lineno, inside[0].lineno - 1)
    return statement.end_lineno or statement.lineno


def _comments(text: str) -> tuple[dict[int, str], dict[int, str]]:
    """Comments by their lines, and those that stand alone there: they belong to the statement below."""
    found: dict[int, str] = {}
    alone: dict[int, str] = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            found[token.start[0]] = token.string
            if token.line.lstrip().startswith("#"):
                alone[token.start[0]] = token.string
    return found, alone


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _breaks(source: _Source, statement: ast.stmt, rules: tuple[str, ...]) -> Iterator[Mutant]:
    for node in _head_nodes(statement):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            left, right = source.written(node.left), source.written(node.comparators[0])
            kind = type(node.ops[0])
            yield source.mutant("turned", rules, node, f"{left} {OPPOSITE[kind]} {right}")
            if kind in NEAR:
                yield source.mutant("by-one", rules, node, f"{left} {NEAR[kind]} {right}")
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield source.mutant("by-one", rules, node, str(node.value + 1))
    if isinstance(statement, SIMPLE) and not _only_tells(statement):
        yield source.mutant("left-out", rules, statement, "pass")


def _only_tells(statement: ast.stmt) -> bool:
    """Leaving out a line of the journal breaks no rule; the books have tests of their own."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell"


# Printed numbers


def _table_numbers(statement: ast.stmt) -> Iterator[ast.Constant]:
    """Whole numbers in `BUILD_COSTS = {...}` and the like."""
    target: ast.expr | None = None
    if isinstance(statement, ast.Assign):
        target = statement.targets[0]
    elif isinstance(statement, ast.AnnAssign):
        target = statement.target
    if isinstance(target, ast.Name) and target.id.isupper() and TABLE.search(target.id):
        for node in ast.walk(statement.value):  # type: ignore[attr-defined]
            if isinstance(node, ast.Constant) and type(node.value) is int:
                yield node


def in_data(game: str, path: Path) -> Iterator[Mutant]:
    """Numbers below a key that speaks of costs or scores."""
    text = path.read_bytes()
    for token, keys in _numbers(text):
        if any(TABLE.search(key) for key in keys) and not any("prov" in key.lower() for key in keys):
            start, end, old = token.start(), token.end(), int(token[0])
            line, file = text.count(b"\n", 0, start) + 1, path.relative_to(ROOT)
            yield Mutant(game, "number", (), file, start, end, line, str(old), str(old + 1))


def _numbers(text: bytes) -> Iterator[tuple[re.Match[bytes], list[str]]]:
    """Every whole number of a JSON text with the keys above it."""
    keys: list[str] = []
    said = key = ""
    for token in JSON_TOKEN.finditer(text):
        mark = token[0][:1]
        if mark == b'"':
            said = token[0].decode().strip('"')
        elif mark == b":":
            key = said
        elif mark in (b"{", b"["):
            keys.append(key)
            key = ""
        elif mark in (b"}", b"]"):
            keys.pop()
        elif mark == b",":
            key = ""
        elif token[0].lstrip(b"-").isdigit():
            yield token, [*keys, key]
