"""Fails when a test was skipped, or expected to fail without a reason: a green run means that all of it ran.

python tools/no_skips.py build/junit.xml
"""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path


def not_run(report: Path) -> list[str]:
    """Names each test of a JUnit report that did not really run, with the reason given."""
    found = []
    for case in ET.parse(report).iter("testcase"):
        for skipped in case.iter("skipped"):
            reason = skipped.get("message", "").strip()
            if skipped.get("type") == "pytest.xfail" and reason:
                continue
            found.append(f"{case.get('classname')}::{case.get('name')}: {reason or 'no reason given'}")
    return found


def main() -> int:
    skipped = not_run(Path(sys.argv[1]))
    for line in skipped:
        print(f"not run: {line}", file=sys.stderr)
    return 1 if skipped else 0


if __name__ == "__main__":
    sys.exit(main())
