"""The number of the version stands in four files, and is the same in all of them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import yaml

import sobremesa

ROOT = Path(__file__).parent.parent.parent
CITATION = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))


def test_every_file_says_the_same_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    client = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert {project["version"], client["version"], str(CITATION["version"])} == {sobremesa.__version__}


def test_the_citation_has_what_its_format_asks_for() -> None:
    assert CITATION["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= CITATION.keys()
    assert CITATION["type"] == "software"
    assert all(author.keys() <= {"name", "given-names", "family-names", "orcid"} for author in CITATION["authors"])
