"""Picking is defined once: page and terminal answer the same to the same picks (picking_vectors.json)."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from engineshed.web.table.picking import Picking

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
VECTORS: list[dict[str, Any]] = json.loads((HERE / "picking_vectors.json").read_text("utf-8"))

Walks: TypeAlias = list[list[dict[str, object]]]


def state_of(picking: Picking) -> dict[str, object]:
    complete = picking.complete()
    return {
        "next": sorted(map(str, picking.next())),
        "taken": [str(atom) for atom in picking.taken()],
        "complete": None if complete is None else list(complete),
        "extendable": picking.extendable(),
    }


def expected(step: dict[str, Any]) -> dict[str, object]:
    """What a step says about the picking after it; what it does not name may be anything."""
    said: dict[str, object] = {name: step[name] for name in ("complete", "extendable") if name in step}
    if "next" in step:
        said["next"] = sorted(map(str, step["next"]))
    if "taken" in step:
        said["taken"] = [str(atom) for atom in step["taken"]]
    return said


def walked(vector: dict[str, Any]) -> list[dict[str, object]]:
    """The terminal's picking after each step."""
    picking, seen = Picking([tuple(option) for option in vector["options"]]), []
    for step in vector["steps"]:
        fits = picking.choose(step["choose"]) if "choose" in step else None
        if step.get("drop"):
            picking.drop()
        seen.append({**state_of(picking), "fits": fits})
    return seen


def check(vector: dict[str, Any], seen: list[dict[str, object]]) -> None:
    for step, found in zip(vector["steps"], seen, strict=True):
        said = expected(step)
        assert {name: found[name] for name in said} == said, step
        if "fits" in step:
            assert found["fits"] == step["fits"], step


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["name"]))
def test_the_terminal_picks_by_the_vectors(vector: dict[str, Any]) -> None:
    check(vector, walked(vector))


@pytest.fixture(scope="module")
def in_the_browser(tmp_path_factory: pytest.TempPathFactory) -> Walks:
    """The page's picking after each step of all vectors, run by node."""
    module = tmp_path_factory.mktemp("picking") / "options.mjs"
    client = ROOT / "src/engineshed/web/client/options.ts"
    esbuild = ROOT / "node_modules/.bin/esbuild"
    subprocess.run([esbuild, client, "--format=esm", f"--outfile={module}", "--log-level=error"], check=True)
    node = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    assert node is not None
    command = [node, HERE / "picking_vectors.mjs", module, HERE / "picking_vectors.json"]
    found = subprocess.run(command, check=True, capture_output=True, text=True)
    walks: Walks = json.loads(found.stdout)
    return walks


@pytest.mark.parametrize("place", range(len(VECTORS)), ids=lambda place: str(VECTORS[place]["name"]))
def test_the_page_picks_by_the_same_vectors(
    place: int, in_the_browser: list[list[dict[str, object]]]
) -> None:
    check(VECTORS[place], in_the_browser[place])
    assert in_the_browser[place] == walked(VECTORS[place])
