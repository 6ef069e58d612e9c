"""Gives tests in Chromium that failed a second try, alone on the machine, and names them: they are unsteady.

python tools/second_try.py build/junit.xml

A real browser beside a second test worker sometimes gets no time for half a minute, for which no page is to
blame. What is wrong with a page fails twice. Any other failure, and more than three, stand as they are.
"""

import shlex
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

MOST = 3
AGAIN = Path("build/second-try.xml")


def failed(report: Path) -> list[str]:
    """Lists the node ids of the tests that failed, without the group that xdist adds to a name."""
    return [
        f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name', '').rsplit('@', 1)[0]}"
        for case in ET.parse(report).iter("testcase")
        if case.find("failure") is not None or case.find("error") is not None
    ]


def second_try(tests: list[str]) -> bool:
    """Runs these tests once more; true if all of them are browser tests and passed."""
    AGAIN.unlink(missing_ok=True)
    chosen = " ".join(shlex.quote(test) for test in tests)
    arguments = f"-n 0 -m browser -p no:proofs --junitxml={AGAIN} {chosen}"
    run = subprocess.run(["make", "test", f"PYTEST_ARGS={arguments}"], check=False)
    return run.returncode == 0 and len(list(ET.parse(AGAIN).iter("testcase"))) == len(tests)


def main() -> int:
    report = Path(sys.argv[1])
    tests = failed(report) if report.exists() else []
    if not 0 < len(tests) <= MOST or not second_try(tests):
        return 1
    for test in tests:
        print(f"unsteady, passed at the second try: {test}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
