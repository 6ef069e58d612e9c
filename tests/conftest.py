"""For all tests: what the marks prove is written to build/proofs.json."""

import json
from collections import defaultdict
from pathlib import Path

import pytest

PROOFS = Path(__file__).parent.parent / "build" / "proofs.json"
KINDS = ("rule", "example")


class Proofs:
    """Collects which rules and examples were proven by a test that passed, and which by one that failed.

    Marks travel to here as user properties of the reports, so that it works the same with several workers.
    """

    def __init__(self) -> None:
        self.passed: dict[str, dict[str, set[str]]] = {kind: defaultdict(set) for kind in KINDS}
        self.failed: dict[str, set[str]] = {kind: set() for kind in KINDS}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for kind, proved in report.user_properties:
            if kind in KINDS:
                if report.failed:
                    self.failed[kind].add(str(proved))
                elif report.when == "call" and report.passed:
                    self.passed[kind][str(proved)].add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        proofs = {
            f"{kind}s": {
                proved: sorted(tests)
                for proved, tests in sorted(self.passed[kind].items())
                if proved not in self.failed[kind]
            }
            for kind in KINDS
        }
        PROOFS.parent.mkdir(exist_ok=True)
        draft = PROOFS.with_suffix(".draft")
        draft.write_text(json.dumps(proofs, indent=1) + "\n", encoding="utf-8")
        draft.replace(PROOFS)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Proofs(), "proofs")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for kind in KINDS:
            for mark in item.iter_markers(kind):
                item.user_properties += [(kind, proved) for proved in mark.args]
