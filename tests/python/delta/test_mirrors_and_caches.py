"""A mirror shows what the service has now, whatever its client's cache has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import openshelf
import pytest

#: Options of a cache whose answers never expire, and of one that serves them when the service fails.
CACHES: dict[str, dict[str, Any]] = {
    "for ever": {"expire_after": -1},
    "an hour": {},
    "stale if error": {"expire_after": 1, "stale_if_error": True},
}


@pytest.mark.parametrize("options", CACHES.values(), ids=CACHES)
@pytest.mark.parametrize("whole", [False, True])
def test_an_update_asks_the_service(tmp_path: Path, options: dict[str, Any], whole: bool) -> None:
    cache = {"use_caching": True, "cache_name": tmp_path / "cache.sqlite", **options}
    with openshelf.Sandbox(today="2024-10-15") as server, server.museum(**cache) as museum:
        artists = openshelf.mirror(museum.artists.list, tmp_path / "artists")()
        first = artists.update()
        server.fail("museum.artists.list", insert=3, delete=2, times=1)
        museum.with_options(use_caching=False).artists.list()
        sent = len(server.calls)
        second = artists.update(whole=whole)
        assert (first.new, second.new, second.gone) == (88, 3, 2)
        assert len(server.calls) - sent == second.requests


def test_a_failure_is_not_hidden_by_the_cache(tmp_path: Path) -> None:
    cache = {"use_caching": True, "cache_name": tmp_path / "cache.sqlite", "stale_if_error": True}
    with (
        openshelf.Sandbox() as server,
        server.museum(**cache, expire_after=-1, max_retries=0) as museum,
    ):
        artists = openshelf.mirror(museum.artists.list, tmp_path / "artists")()
        artists.update()
        server.fail("museum.artists.list", status=503, times=None)
        with pytest.raises(openshelf.StatusError):
            artists.update()


def test_a_client_that_asks_only_its_cache_has_no_mirror(tmp_path: Path) -> None:
    cache = {"use_caching": True, "cache_name": tmp_path / "cache.sqlite"}
    with openshelf.Sandbox() as server, server.museum(**cache) as museum:
        offline = museum.with_options(only_if_cached=True)
        with pytest.raises(openshelf.ArgumentError, match="only_if_cached: a mirror asks"):
            openshelf.mirror(offline.artists.list, tmp_path / "artists")()
        assert not (tmp_path / "artists").exists()
        assert not server.calls
