"""Tests the facts in `catalog/placeholder/evidence.toml`, one by one."""

from typing import Any

import pytest
from asking import Answer, asker
from asking import ask as fetch
from pictures import size

NO_STORE = "private, no-cache, no-store, must-revalidate"


@pytest.fixture(scope="module")
def ask(sandbox: Any) -> Any:
    return asker(sandbox, "placeholder")


def refused(answer: Answer) -> tuple[int, str]:
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    text = answer.body.decode()
    assert text.endswith("\n")
    return answer.status, text.rstrip("\n")


def picture(ask: Any, path: str) -> Answer:
    redirect = ask(path)
    assert redirect.status == 302, path
    return fetch(redirect.headers["Location"])


def test_methods(ask: Any) -> None:
    for path in ("/200", "/200/300", "/v2/list", "/id/237/info", "/seed/a/200"):
        for method in ("HEAD", "POST", "PUT", "DELETE"):
            answer = ask(path, method)
            assert (answer.status, answer.body) == (405, b""), (method, path)


def test_trailing_slash(ask: Any) -> None:
    for path in ("/200", "/200/300", "/id/237/200", "/seed/a/200/300", "/v2/list", "/id/237/info"):
        answer = ask(path + "/?blur=2&grayscale")
        assert answer.status == 301
        assert answer.headers["Location"].endswith(path + "?blur=2&grayscale")


def test_square(ask: Any) -> None:
    assert size(picture(ask, "/id/237/60").body) == ("jpeg", 60, 60)
    assert ask("/id/237/60").headers["Location"] == ask("/id/237/60/60").headers["Location"]


def test_size_min(ask: Any) -> None:
    info = ask("/id/237/info").json
    name = f"/id/237/{info['width']}/{info['height']}.jpg"
    assert name in ask("/id/237/0/0").headers["Location"]
    assert name in ask("/id/237/0").headers["Location"]
    assert f"/{info['width']}/90.jpg" in ask("/id/237/0/90").headers["Location"]
    for path in ("/-5", "/200/-1", "/abc", "/2e2", "/200/x", "/id/237/-1", "/seed/a/1x.jpg"):
        assert refused(ask(path)) == (404, "page not found"), path


def test_size_max(ask: Any) -> None:
    assert ask("/5000").status == ask("/5000/5000").status == 302
    for path in (
        "/5001",
        "/200/5001",
        "/5001/200",
        "/id/237/99999",
        f"/{10**30}",
        f"/200/{10**19}",
    ):
        assert refused(ask(path)) == (400, "Invalid size"), path


def test_extension(ask: Any) -> None:
    for end, kind in {
        "": "jpeg",
        ".jpg": "jpeg",
        ".JPG": "jpeg",
        ".webp": "webp",
        ".WebP": "webp",
    }.items():
        for path in ("/id/237/40", "/id/237/40/30", "/seed/a/40", "/40/30"):
            answer = picture(ask, path + end)
            assert answer.headers["Content-Type"] == f"image/{kind}"
            assert size(answer.body)[0] == kind
    for end in (".png", ".jpeg", ".", ".gif"):
        assert refused(ask("/200" + end)) == (400, "Invalid file extension"), end
    assert refused(ask("/200.jpg/300")) == (404, "page not found")


def test_grayscale(ask: Any) -> None:
    colour = picture(ask, "/id/237/40").body
    grey = picture(ask, "/id/237/40?grayscale").body
    assert grey != colour
    for query in ("?grayscale=false", "?grayscale=0", "?grayscale=", "?grayscale=true"):
        assert picture(ask, "/id/237/40" + query).body == grey
    assert picture(ask, "/id/237/40?Grayscale").body == colour


def test_blur(ask: Any) -> None:
    plain = picture(ask, "/id/237/40").body
    amounts = {amount: picture(ask, f"/id/237/40?blur={amount}").body for amount in range(1, 11)}
    assert plain not in amounts.values()
    for query in ("?blur", "?blur=", "?blur=much", "?blur=5.5", "?blur=5&blur=2"):
        assert picture(ask, "/id/237/40" + query).body == amounts[5], query
    for text in ("0", "-1", "11", "1000"):
        assert refused(ask(f"/200?blur={text}")) == (400, "Invalid blur amount"), text


def test_order_of_query(ask: Any) -> None:
    places = {
        ask("/id/237/40" + query).headers["Location"]
        for query in ("?blur=2&grayscale", "?grayscale&blur=2")
    }
    (place,) = places
    assert "?blur=2&grayscale&hmac=" in place


def test_cache_buster(ask: Any) -> None:
    assert ask("/id/237/40?random=1").headers["Location"] == ask("/id/237/40").headers["Location"]
    assert len({ask(f"/40?random={number}").headers["Location"] for number in range(12)}) > 3


def test_picture_response(ask: Any, sandbox: Any) -> None:
    answer = ask("/id/237/40/30")
    assert (answer.status, answer.body) == (302, b"")
    assert answer.headers["Content-Type"] is None
    assert answer.headers["Cache-Control"] == NO_STORE
    place = answer.headers["Location"]
    assert not place.startswith(sandbox.url.rstrip("/") + "/")
    assert "hmac=" in place


def test_picture_headers(ask: Any) -> None:
    for query, name in {
        "/40/30": "237-40x30.jpg",
        "/40/30.webp": "237-40x30.webp",
        "/40/30?blur=3": "237-40x30-blur_3.jpg",
        "/40/30?grayscale": "237-40x30-grayscale.jpg",
        "/40/30.webp?grayscale&blur": "237-40x30-blur_5-grayscale.webp",
    }.items():
        headers = picture(ask, "/id/237" + query)
        assert headers.headers["Content-Disposition"] == f'inline; filename="{name}"'
        assert headers.headers["Picsum-ID"] == "237"
        assert headers.headers["Content-Length"] == str(len(headers.body))
        assert headers.headers["Cache-Control"] == "public, max-age=2592000, immutable"


def test_signature(ask: Any) -> None:
    place = ask("/id/237/40/30?blur=2").headers["Location"]
    assert fetch(place).status == 200
    for changed in (
        place.replace("hmac=", "hmac=0"),
        place.split("?")[0],
        place.replace("/40/30", "/41/30"),
        place.replace("blur=2", "blur=3"),
        place.replace("/id/237/", "/id/870/"),
    ):
        assert refused(fetch(changed)) == (400, "Invalid parameters"), changed


def test_a_random_picture_differs_between_requests(ask: Any) -> None:
    named = [picture(ask, "/20").headers["Picsum-ID"] for _ in range(12)]
    assert len(set(named)) > 3
    for identity in named:
        assert ask(f"/id/{identity}/info").json["id"] == identity


def test_seed_path(ask: Any) -> None:
    assert ask("/seed/a%20b/200").status == 302
    assert (
        ask("/seed/a%20b/200").headers["Location"] == ask("/seed/a%20b/200/200").headers["Location"]
    )
    # The decoded path is matched: the text after the slash is read as the size.
    assert refused(ask("/seed/a%2Fb/200")) == (404, "page not found")
    assert ask("/seed/a%2F60").headers["Location"] == ask("/seed/a/60").headers["Location"]
    assert ask("/seed/a%2Finfo").json == ask("/seed/a/info").json
    assert ask("/seed//200").status in (301, 404)
    assert ask("/seed//info").status in (301, 404)


def test_seed_meaning(ask: Any) -> None:
    known = {one["id"] for page in (1, 2) for one in ask(f"/v2/list?limit=100&page={page}").json}
    for seed in ("picsum", "1", "é", "%F0%9F%8C%8D"):
        path = f"/seed/{seed}".replace("é", "%C3%A9")
        infos = [ask(path + "/info").json for _ in range(3)]
        assert infos[0] == infos[1] == infos[2]
        assert infos[0]["id"] in known
        assert picture(ask, path + "/20").headers["Picsum-ID"] == infos[0]["id"]
    assert len({ask(f"/seed/{seed}/info").json["id"] for seed in range(20)}) > 5


def test_check_order(ask: Any) -> None:
    assert refused(ask("/id/99999/9000.png?blur=99")) == (400, "Invalid file extension")
    assert refused(ask("/id/99999/9000?blur=99")) == (404, "Image does not exist")
    assert refused(ask("/id/237/9000?blur=99")) == (400, "Invalid size")
    assert refused(ask("/id/237/900?blur=99")) == (400, "Invalid blur amount")


def test_cors(ask: Any) -> None:
    for path in ("/200", "/v2/list", "/id/237/info", "/nothing", "/200?blur=99"):
        assert ask(path).headers["Access-Control-Allow-Origin"] == "*"


@pytest.mark.parametrize(
    ("path", "status", "text"),
    [
        ("/9000", 400, "Invalid size"),
        ("/200?blur=99", 400, "Invalid blur amount"),
        ("/200.png", 400, "Invalid file extension"),
        ("/id/99999/200", 404, "Image does not exist"),
        ("/id/99999/info", 404, "Image does not exist"),
        ("/id/0237/info", 404, "Image does not exist"),
        ("/id/x/200", 404, "Image does not exist"),
        ("/no/such/path/at/all", 404, "page not found"),
        ("/id/237", 404, "page not found"),
    ],
)
def test_messages(ask: Any, path: str, status: int, text: str) -> None:
    assert refused(ask(path)) == (status, text)
    reported = ask(path, Accept="application/json")
    assert (reported.status, reported.headers["Content-Type"]) == (status, "application/json")
    assert reported.json == {"error": text}
    assert refused(ask(path, Accept="application/json, */*")) == (status, text)


def test_info(ask: Any) -> None:
    info = ask("/id/237/info").json
    assert list(info) == ["id", "author", "width", "height", "url", "download_url"]
    assert info["id"] == "237"
    assert info["download_url"].endswith(f"/id/237/{info['width']}/{info['height']}")
    assert ask(info["download_url"].split("/placeholder", 1)[1]).status == 302


def test_pages_of_the_list(ask: Any) -> None:
    everything: list[Any] = []
    page = 1
    while len(found := ask(f"/v2/list?page={page}&limit=100").json) == 100:
        everything += found
        page += 1
    everything += found
    numbers = [int(one["id"]) for one in everything]
    assert numbers == sorted(set(numbers))
    for query, expected in {
        "": 30, "?limit=0": 30, "?limit=-1": 30, "?limit=x": 30, "?limit=101": 100, "?limit=7": 7,
        "?page=0&limit=7": 7, "?page=x&limit=7": 7, "?page=-3&limit=7": 7,
    }.items():  # fmt: skip
        assert ask("/v2/list" + query).json == everything[:expected], query
    past = ask("/v2/list?page=999")
    assert (past.status, past.json) == (200, [])


def test_links_of_the_list(ask: Any) -> None:
    first = ask("/v2/list?limit=1000").headers["Link"]
    assert 'page=2&limit=100>; rel="next"' in first
    assert "prev" not in first
    second = ask("/v2/list?page=2&limit=10").headers["Link"]
    assert 'page=1&limit=10>; rel="prev"' in second
    assert 'page=3&limit=10>; rel="next"' in second
    last = ask("/v2/list?page=2&limit=100").headers["Link"]
    assert "next" not in last
