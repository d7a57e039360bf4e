"""A package is whole or is not built: the web client comes along, or the build says what to do."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PYTHON = Path(sys.executable)
NEEDED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore")
CLIENT = "server/static/index.html"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What git knows and a build needs; the client is not among it."""
    folder = tmp_path / "clone"
    unwanted = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)
    for name in NEEDED:
        shutil.copy(ROOT / name, folder / name)
    return folder


def build_client(clone: Path) -> None:
    page = clone / "src" / "sobremesa" / CLIENT
    page.parent.mkdir()
    page.write_text("<!doctype html>")


def uv_build(folder: Path, *what: str) -> subprocess.CompletedProcess[str]:
    command = [PYTHON.with_name("uv"), "build", "--offline", "--no-build-isolation", "--python", PYTHON, *what]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=500)


def pip(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [PYTHON, "-m", "pip", *arguments, "--no-deps", "--no-build-isolation", "--no-index"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=500)


@pytest.mark.parametrize("what", ["--wheel", "--sdist"])
def test_without_the_client_nothing_is_built_and_the_build_says_why(clone: Path, what: str) -> None:
    done = uv_build(clone, what)
    assert done.returncode != 0
    assert "make web-build" in done.stderr
    assert not list(clone.glob("dist/sobremesa*"))


def test_pip_says_so_too(clone: Path, tmp_path: Path) -> None:
    done = pip(clone, "wheel", ".", "-w", str(tmp_path / "wheels"))
    assert done.returncode != 0
    assert "make web-build" in done.stdout + done.stderr


def test_an_editable_install_does_without(clone: Path, tmp_path: Path) -> None:
    done = pip(clone, "install", "--target", str(tmp_path / "site"), "--editable", ".")
    assert done.returncode == 0, done.stderr


def test_a_source_package_carries_the_client_into_its_wheel(clone: Path, tmp_path: Path) -> None:
    build_client(clone)
    assert uv_build(clone, "--sdist").returncode == 0
    (source,) = clone.glob("dist/sobremesa-*.tar.gz")
    (tmp_path / "sdist").mkdir()
    subprocess.run(["tar", "-xzf", source, "-C", tmp_path / "sdist"], check=True, timeout=500)
    (folder,) = (tmp_path / "sdist").iterdir()
    done = pip(folder, "wheel", ".", "-w", str(tmp_path / "wheels"))
    assert done.returncode == 0, done.stderr
    (wheel,) = (tmp_path / "wheels").glob("sobremesa-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {f"sobremesa/{CLIENT}", "sobremesa/py.typed", "sobremesa/i18n/es/terminal.ftl"} <= set(names)
