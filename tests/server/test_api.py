"""The documented API, fuzzed from its own description: no answer is ever a 500."""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from tests.server.running import Server
from tests.server.visitor import Visitor

pytestmark = pytest.mark.xdist_group("server")


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=str)
def test_every_endpoint_survives_generated_requests(
    server: Server, mode: schemathesis.GenerationMode
) -> None:
    ada = Visitor(server.url)
    table = ada.play_now("connect-four").path.removeprefix("/tables/")
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    cookies = dict(ada.http.cookies)
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy(generation_mode=mode))
        def fuzz(case: schemathesis.Case) -> None:
            case.path_parameters = {**(case.path_parameters or {}), "id": table}
            answer = case.call(headers=ada.token, cookies=cookies)
            case.validate_response(answer, checks=[not_a_server_error])

        fuzz()
        tried += 1
    assert tried >= 5
