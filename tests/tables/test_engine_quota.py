"""How much an address and a table may ask of the engine at once."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tavolino.tables.client_address import client_address
from tavolino.tables.engine_quota import EngineQuota, uncounted
from tavolino.tables.errors import Code, Refused
from tavolino.tables.limits import Limits

FEW = Limits(engine_requests_per_table=2, engine_requests_per_address=3, engine_requests_waiting=5)


class Requests:
    """Requests to the engine that begin and end in any order."""

    def __init__(self) -> None:
        self._quota = EngineQuota(FEW, uncounted)
        self._begun: list[ExitStack] = []  # one that nobody keeps would end

    def begin(self, table: str, client: str = "") -> ExitStack:
        token = client_address.set(client)
        try:
            request = ExitStack()
            request.enter_context(self._quota.request(table))
            self._begun.append(request)
            return request
        finally:
            client_address.reset(token)

    def refused(self, table: str, client: str = "") -> str:
        with pytest.raises(Refused) as refusal:
            self.begin(table, client)
        assert refusal.value.code is Code.RATE_LIMITED
        return str(refusal.value.arguments["limit"])


def test_one_request_that_ends_makes_room_for_one() -> None:
    requests = Requests()
    first, second = requests.begin("t"), requests.begin("t")
    assert requests.refused("t") == "table"
    first.close()
    third = requests.begin("t")
    assert requests.refused("t") == "table"
    second.close()
    third.close()
    requests.begin("t")
    requests.begin("t")
    assert requests.refused("t") == "table"


def test_the_same_holds_for_an_address_and_for_the_server() -> None:
    requests = Requests()
    of_one = [requests.begin(f"table {n}", "one") for n in range(3)]
    assert requests.refused("table 3", "one") == "address"
    of_one[1].close()
    requests.begin("table 3", "one")
    assert requests.refused("table 4", "one") == "address"
    requests.begin("table 5", "two")
    requests.begin("table 6")
    assert requests.refused("table 7", "three") == "server"


def test_a_request_that_fails_makes_room_too() -> None:
    requests = Requests()
    for _ in range(4):
        with pytest.raises(ZeroDivisionError), requests.begin("t"):
            raise ZeroDivisionError
    requests.begin("t")
    requests.begin("t")
    assert requests.refused("t") == "table"
