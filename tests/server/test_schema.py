"""Requests made up from the OpenAPI schema: whatever they say, the server does not stumble and answers as promised."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sobremesa.server import Settings
from sobremesa.server.signing import Signer

from .threaded import running


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def address(data: Path) -> Iterator[str]:
    with running(Settings(data=data, bot_pause=0.0, thinkers=1, hurry=10_000.0)) as address:
        yield address


@pytest.fixture
def cookie(address: str) -> str:
    return httpx.get(f"{address}/api/me").cookies["sobremesa"]


@pytest.fixture(scope="module")
def api(address: str, data: Path) -> schemathesis.BaseSchema:
    headers = {"authorization": f"Bearer {Signer(Settings(data).key).operator()}"}
    return schemathesis.openapi.from_url(f"{address}/schema/openapi.json", headers=headers)


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
OPERATIONS = [
    "POST /api/boards",
    "GET /api/boards/pieces",
    "GET /api/boards/places",
    "GET /api/boards/picture.svg",
    "GET /api/daily",
    "POST /api/daily",
    "GET /api/games",
    "POST /api/games/{game}/options",
    "POST /api/games/{game}/fairness",
    "POST /api/games/{game}/lesson",
    "GET /api/games/{game}/words/{language}",
    "GET /api/leagues",
    "POST /api/leagues",
    "GET /api/leagues/{league}",
    "POST /api/leagues/{league}/join",
    "POST /api/leagues/{league}/leave",
    "POST /api/leagues/{league}/orders",
    "GET /api/leagues/{league}/results.csv",
    "GET /api/leagues/{league}/standings.csv",
    "GET /api/me",
    "PUT /api/me",
    "GET /api/me/devices",
    "POST /api/me/devices/logout",
    "GET /api/me/export",
    "GET /api/me/finished",
    "POST /api/me/forget",
    "POST /api/me/logout",
    "GET /api/me/statistics",
    "GET /api/me/calls",
    "POST /api/me/calls/push",
    "POST /api/me/calls/webhook",
    "POST /api/me/calls/mail",
    "PUT /api/me/calls/quiet",
    "DELETE /api/me/calls/channels/{channel}",
    "POST /api/me/calls/channels/{channel}/try",
    "GET /api/me/mutes",
    "DELETE /api/me/mutes/{who}",
    "GET /api/me/tables",
    "POST /api/me/recovery",
    "POST /api/me/recover",
    "POST /api/records",
    "POST /api/shuffles",
    "POST /api/tables",
    "GET /api/tables/{table}",
    "POST /api/tables/{table}/admission",
    "POST /api/tables/{table}/invitations",
    "POST /api/tables/{table}/reports",
    "GET /api/tables/{table}/frames",
    "POST /api/tables/{table}/hint",
    "POST /api/tables/{table}/lookback",
    "GET /api/tables/{table}/qr.svg",
    "GET /api/tables/{table}/record",
    "GET /api/tables/{table}/result.png",
    "POST /api/tables/{table}/show",
    "POST /api/tables/{table}/verdict",
    "GET /api/puzzles",
    "POST /api/puzzles",
]


def test_every_operation_is_tried(api: schemathesis.BaseSchema) -> None:
    assert sorted(found.ok().label for found in api.get_all_operations()) == sorted(OPERATIONS)


@pytest.mark.parametrize("label", OPERATIONS)
def test_made_up_requests_are_answered_as_promised(api: schemathesis.BaseSchema, cookie: str, label: str) -> None:
    operation = next(found.ok() for found in api.get_all_operations() if found.ok().label == label)

    @given(case=operation.as_strategy())
    @settings(max_examples=15, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def ask(case: schemathesis.Case) -> None:
        case.call_and_validate(checks=CHECKS, headers={"cookie": f"sobremesa={cookie}"})

    ask()
