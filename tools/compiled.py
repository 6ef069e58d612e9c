"""Builds the kernel and the games with mypyc, tests and benchmarks the result, and packs it as a wheel.

    make compiled                          everything
    make compiled ARGS="--only kernel"     further arguments go to `engineshed bench`
    make compiled ARGS=--wheel             only the build and the wheel, for a host: a few minutes

The build happens in a copy (build/compiled) with an environment of its own (.venv-compiled), so that the
working tree stays interpreted: a compiled module beside its source would silently win over later edits.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "compiled"
ENVIRONMENT = ROOT / ".venv-compiled"
BIN = ENVIRONMENT / "bin"
LOCKS = [ROOT / "requirements" / f"{name}.txt" for name in ("run", "test", "dev", "bench")]
COPIED = ["src", "tests", "examples", "docs", "tools", "requirements", "pyproject.toml", "Makefile"]
COPIED += ["README.md", "LICENSE", "NOTICE", "package.json", "package-lock.json"]

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

modules = {modules!r}
setup(
    name="engineshed-compiled",
    packages=[],
    package_dir={packages!r},
    # A C file per module: in one file of a million lines the compiler takes three times as long.
    ext_modules=mypycify(["--config-file", "mypy.ini", *modules], opt_level="3", multi_file=True),
)
"""

# Kept apart from pyproject.toml: setuptools would read the project's own table there and try to build it.
MYPY = """\
[mypy]
python_version = 3.11
strict = True
mypy_path = {path}
explicit_package_bases = True
namespace_packages = True
ignore_missing_imports = True
"""


# What a wheel with machine code has to say about itself: for which Python and machine it is, and the part
# that all compiled modules share, which lies beside the packages.
HOOK = """\
from pathlib import Path
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

class CustomBuildHook(BuildHookInterface):
    def initialize(self, version, build_data):
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        shared = Path(self.root, "src").glob("*__mypyc.*")
        build_data["force_include"].update({str(path): path.name for path in shared})
"""
WHEEL = """
[tool.hatch.build.targets.wheel.hooks.custom]
path = "hatch_build.py"
"""
ARTIFACTS = 'artifacts = ["src/engineshed/web/static/**"'


def run(*command: str | Path, cwd: Path = COPY) -> None:
    """Runs a command in the copy and ends here, with its exit code, if it fails."""
    environment = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    environment["PATH"] = f"{BIN}{os.pathsep}{environment['PATH']}"
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def copy_tree() -> None:
    """Lays a fresh copy of what is built and tested, without anything built before."""
    COPY.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        source, target = ROOT / name, COPY / name
        if target.is_dir():
            shutil.rmtree(target)
        if source.is_dir():
            shutil.copytree(
                source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
            )
        elif source.exists():
            shutil.copy2(source, target)


def example_packages() -> list[Path]:
    """The packages of the games outside: they are compiled like the games inside."""
    return sorted(path.parent for path in COPY.glob("examples/*/src/*/__init__.py"))


def modules_to_compile() -> list[str]:
    """Lists the modules of kernel and games that mypyc can take, and says which ones stay interpreted."""
    compiled, left = [], []
    rooms = [COPY / "src" / "engineshed" / name for name in ("kernel", "games")]
    for room in [*rooms, *example_packages()]:
        for path in sorted(room.rglob("*.py")):
            if path.name == "__init__.py":  # a package's face only hands names on
                continue
            # mypyc rejects msgspec.field() in the class body, so data loaders belong in modules of their own.
            chosen = left if "msgspec.Struct" in path.read_text(encoding="utf-8") else compiled
            chosen.append(str(path.relative_to(COPY)))
    if left:
        print("Left interpreted (msgspec structs):", *left, flush=True)
    return compiled


def make_environment() -> None:
    """Creates .venv-compiled once per state of the locks."""
    stamp = ENVIRONMENT / "locks"
    wanted = hashlib.sha256(b"".join(lock.read_bytes() for lock in LOCKS)).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print(f"Setting up {ENVIRONMENT.name} ...", flush=True)
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    for lock in LOCKS:
        pip("--require-hashes", "--no-deps", "-r", lock)
    stamp.write_text(wanted)


def pip(*arguments: str | Path) -> None:
    run(BIN / "python", "-m", "pip", "-qq", "--disable-pip-version-check", "install", *arguments)


def build() -> None:
    """Compiles in place and installs the copy, so that compiled modules lie beside their sources and win."""
    modules = modules_to_compile()
    if not modules:
        sys.exit("Nothing to compile: src/engineshed/kernel has no modules yet.")
    print(f"Compiling {len(modules)} modules ...", flush=True)
    outside = [package.relative_to(COPY) for package in example_packages()]
    packages = {"": "src"} | {package.name: str(package) for package in outside}
    (COPY / "setup.py").write_text(SETUP.format(modules=modules, packages=packages))
    path = ":".join(["src", *(str(package.parent) for package in outside)])
    (COPY / "mypy.ini").write_text(MYPY.format(path=path))
    # setuptools refuses a pyproject.toml whose name and version differ from what setup.py says.
    project = (COPY / "pyproject.toml").rename(COPY / "pyproject.aside")
    try:
        run(BIN / "python", "setup.py", "--quiet", "build_ext", "--inplace")
    finally:
        project.rename(COPY / "pyproject.toml")
    examples = [*COPY.glob("examples/pyproject.toml"), *COPY.glob("examples/*/pyproject.toml")]
    for place in [COPY, *(example.parent for example in examples)]:
        pip("--no-deps", "--no-build-isolation", "-e", place)


def wheel() -> None:
    """Packs the compiled copy: what a host installs instead of the plain one."""
    project = COPY / "pyproject.toml"
    text = project.read_text(encoding="utf-8")
    assert ARTIFACTS in text, "pyproject.toml names its artifacts otherwise now"
    (COPY / "hatch_build.py").write_text(HOOK)
    project.write_text(text.replace(ARTIFACTS, f'{ARTIFACTS}, "src/engineshed/**/*.so"') + WHEEL)
    try:
        pip_wheel = ("-m", "pip", "-qq", "--disable-pip-version-check", "wheel", "--no-deps")
        run(BIN / "python", *pip_wheel, "--no-build-isolation", "-w", ROOT / "dist", COPY)
    finally:
        project.write_text(text)
    print("The wheel is in dist/: `pip install --force-reinstall --no-deps dist/*.whl`", flush=True)


def main() -> None:
    only_wheel = "--wheel" in sys.argv[1:]
    copy_tree()
    make_environment()
    build()
    # A build that fell back to the sources would pass every test and prove nothing.
    run(
        BIN / "python",
        "-c",
        "import engineshed.kernel.state as s; assert s.__file__.endswith('.so'), s.__file__",
    )
    if only_wheel:
        wheel()
        return
    run(BIN / "python", "-m", "pytest", "-n", "2", "--dist", "loadgroup", "tests/generic")
    wheel()
    run(BIN / "engineshed", "bench", *sys.argv[1:])


if __name__ == "__main__":
    main()
