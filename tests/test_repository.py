"""The workshop itself: locks that work anywhere, and a CI that notices what did not run."""

import importlib.util
import json
import re
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def load_tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_has_hashes_and_names_no_host(lock):
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^--(index|extra-index|find-links|trusted)", text, re.MULTILINE)
    for entry in re.split(r"\n(?=[a-z])", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).strip()):
        assert "--hash=sha256:" in entry, entry


def test_locks_agree_on_every_version():
    seen: dict[str, str] = {}
    for lock in LOCKS:
        for line in lock.read_text(encoding="utf-8").splitlines():
            if pin := re.match(r"([a-z0-9._-]+(?:\[.*\])?)==(\S+)(.*?)\s*\\$", line):
                name = f"{pin[1]}{pin[3]}"
                assert seen.setdefault(name, pin[2]) == pin[2], f"{name} in {lock.name}"


def test_the_npm_lock_has_hashes_and_names_no_host():
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-"), name


def test_every_public_target_is_in_the_help():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    public = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert public is not None
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [line.split()[1] for line in shown.splitlines() if line.startswith("  make ")] == public[1].split()


def test_the_games_in_pyproject_exist():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for game, place in project["entry-points"]["engineshed.games"].items():
        module = place.partition(":")[0]
        assert module == f"engineshed.games.{game.replace('-', '_')}"
        assert importlib.util.find_spec(module), module


def report_of(folder: Path, **outcomes: str) -> Path:
    cases = [
        f'<testcase classname="tests.web.test_page" name="{name}@browser">{outcome}</testcase>'
        for name, outcome in outcomes.items()
    ]
    report = folder / "junit.xml"
    report.write_text(f"<testsuites><testsuite>{''.join(cases)}</testsuite></testsuites>", encoding="utf-8")
    return report


def test_a_failed_test_is_known_without_its_group(tmp_path):
    report = report_of(tmp_path, test_click="<failure/>", test_fine="", test_page="<error/>")
    assert load_tool("second_try").failed(report) == [
        "tests/web/test_page.py::test_click",
        "tests/web/test_page.py::test_page",
    ]


def test_a_skipped_test_is_reported_by_name(tmp_path):
    report = report_of(
        tmp_path,
        test_click='<skipped type="pytest.skip" message="no browser"/>',
        test_known='<skipped type="pytest.xfail" message="see the changelog"/>',
        test_vague='<skipped type="pytest.xfail" message=""/>',
        test_fine="",
    )
    assert load_tool("no_skips").not_run(report) == [
        "tests.web.test_page::test_click@browser: no browser",
        "tests.web.test_page::test_vague@browser: no reason given",
    ]


def test_tests_of_a_group_stay_together(request: pytest.FixtureRequest) -> None:
    """With workers, pytest-xdist knows a group by the end of a test's id; a new pytest once lost that."""
    together = getattr(request.config.option, "loadgroup", False)
    for item in request.session.items:
        if group := item.get_closest_marker("xdist_group"):
            assert item.nodeid.endswith(f"@{group.args[0]}") == together, item.nodeid
