"""What a host is handed: the container file, the compose file, the unit of systemd, and the forms of the hosting site."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def load(name: str) -> ModuleType:
    """A tool is a program; here its parts are asked."""
    loader = SourceFileLoader(name.replace("-", "_"), str(ROOT / "tools" / name))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def steps() -> list[tuple[str, str]]:
    return list(load("container-steps").steps((DEPLOY / "Containerfile").read_text("utf-8")))


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def test_the_container_runs_as_somebody_and_says_whether_it_is_well(steps: list[tuple[str, str]]) -> None:
    words = [word for word, _ in steps]
    last = dict(steps)  # of each word, what the last stage says
    assert last["USER"] not in ("root", "0")
    assert "/healthz" in last["HEALTHCHECK"]
    assert words.index("USER") < max(at for at, step in enumerate(steps) if step == ("RUN", "sobremesa compile"))


def test_the_container_is_built_from_files_there_are(steps: list[tuple[str, str]]) -> None:
    copied = [name for word, rest in steps if word == "COPY" and "--from" not in rest for name in rest.split()[:-1]]
    assert "src" in copied
    assert [name for name in copied if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("file", ["Containerfile", "compose.yaml", "sobremesa.service"])
def test_settings_are_those_the_documentation_names(file: str) -> None:
    named = set(re.findall(r"SOBREMESA_[A-Z_]+", (DEPLOY / file).read_text("utf-8")))
    assert named
    assert named - set(re.findall(r"SOBREMESA_[A-Z_]+", HOSTING)) == set()


def test_one_service_starts_by_itself_and_the_others_when_asked_for(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert [name for name, service in services.items() if "profiles" not in service] == ["table"]
    assert "SOBREMESA_REDIS" not in services["table"]["environment"]
    city = services["city"]
    assert int(city["environment"]["SOBREMESA_WORKERS"]) == 2
    assert {"SOBREMESA_DATABASE", "SOBREMESA_REDIS"} <= city["environment"].keys()
    assert city["depends_on"].keys() == {"postgres", "redis"}


def test_every_volume_is_declared_and_no_password_is_written_down(compose: dict[str, Any]) -> None:
    used = {
        volume.partition(":")[0] for service in compose["services"].values() for volume in service.get("volumes", [])
    }
    assert used == compose["volumes"].keys()
    assert re.findall(r"PASSWORD: (.*?)(?: #.*)?$", (DEPLOY / "compose.yaml").read_text("utf-8"), re.MULTILINE) == [
        "${POSTGRES_PASSWORD:-}"
    ]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_understands_the_unit_and_finds_it_guarded(tmp_path: Path) -> None:
    unit = tmp_path / "sobremesa.service"
    unit.write_text(
        (DEPLOY / "sobremesa.service").read_text("utf-8").replace("/opt/sobremesa/bin/sobremesa", "/bin/true")
    )
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    strict = ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit]  # tenths, of 100
    assert subprocess.run(strict, capture_output=True, check=False, timeout=300).returncode == 0


@pytest.mark.parametrize("file", sorted((ROOT / ".github").rglob("*.yml")), ids=lambda file: file.name)
def test_forms_and_workflows_can_be_read(file: Path) -> None:
    assert isinstance(yaml.safe_load(file.read_text("utf-8")), dict)


def test_integration_runs_what_the_readme_runs_on_every_python_we_promise() -> None:
    text = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    job = yaml.safe_load(text)["jobs"]["test"]
    promised = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text("utf-8"))
    assert job["strategy"]["matrix"]["python"] == promised
    assert {"run": ".ci/run"} in job["steps"]
