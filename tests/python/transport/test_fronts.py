"""Tests the answers of what stands in front of a service: they are errors that name it, and never data."""

import pickle
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from recorder import Answer, Recorder

CHALLENGE = b"<!DOCTYPE html><html><head><title>Just a moment...</title></head><body></body></html>"
ACCESS = b"<html><head><title>Federal Register :: Request Access</title></head></html>"
PAGE = {"Content-Type": "text/html; charset=utf-8"}

#: One call for every kind of answer.
CALLS: dict[str, tuple[str, Any]] = {
    "object": ("museum", lambda client: client.artworks.get(1)),
    "list": ("gazette", lambda client: client.agencies.list()),
    "text": ("gazette", lambda client: client.documents.search_csv(search_term="water")),
    "picture": ("placeholder", lambda client: client.fetch_seed("a", 10)),
    "picture of the museum": ("museum", lambda client: client.images.fetch("a")),
    "raw": ("museum", lambda client: openshelf.raw(client.artworks.get)(1)),
    "table": ("museum", lambda client: openshelf.table(client.artworks.list)()),
    "pages": ("museum", lambda client: list(openshelf.paginate(client.artworks.list)())),
}


def blocked_by(recorder: Recorder, service: str, call: Any, retries: int = 0) -> Any:
    with make_client(service, recorder.url, max_retries=retries) as client:
        with pytest.raises(openshelf.BlockedError) as caught:
            call(client)
    return caught.value


@pytest.mark.parametrize("kind", CALLS)
@pytest.mark.parametrize("status", [200, 203, 403, 502, 520, 526])
def test_a_page_is_no_answer_of_any_kind(kind: str, status: int, recorder: Recorder) -> None:
    service, call = CALLS[kind]
    recorder.answer = Answer(status=status, body=ACCESS, headers=PAGE)
    error = blocked_by(recorder, service, call)
    assert error.status == status
    assert error.title == "Federal Register :: Request Access"
    assert "in front of" in error.front
    assert error.url.startswith(recorder.url)
    assert error.front in str(error)
    assert error.title in str(error)
    assert error.hint
    assert error.hint in str(error)
    assert isinstance(error, openshelf.StatusError)
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301  our own
    assert (copy.front, copy.hint, copy.title) == (error.front, error.hint, error.title)


def test_a_page_is_not_written_to_a_file(recorder: Recorder, tmp_path: Path) -> None:
    recorder.answer = Answer(body=ACCESS, headers=PAGE)
    blocked_by(
        recorder, "museum", lambda client: client.images.download("a", directory=str(tmp_path))
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("status", "headers"), [(403, PAGE | {"cf-mitigated": "challenge"}), (503, {"cf-mitigated": "challenge"}), (200, PAGE)]
)  # fmt: skip
@pytest.mark.parametrize("body", [CHALLENGE, CHALLENGE.lower()], ids=["usual", "small letters"])
def test_a_challenge_is_tried_once(
    status: int, headers: dict[str, str], body: bytes, recorder: Recorder
) -> None:
    recorder.answer = Answer(status=status, body=body, headers=headers)
    error = blocked_by(recorder, "museum", lambda client: client.artworks.get(1), retries=3)
    assert "Cloudflare in front of api.artic.edu" in error.front
    assert "thumbnail.lqip" in str(error.hint)
    assert len(recorder.requests) == 1


@pytest.mark.parametrize(
    ("status", "body"), [(200, ACCESS), (200, ACCESS.lower()), (502, b"<html>"), (521, b"<html>")]
)
def test_what_may_pass_later_is_tried_again(status: int, body: bytes, recorder: Recorder) -> None:
    recorder.answer = Answer(body=b'{"title": "x"}')
    recorder.say(Answer(status=status, body=body, headers=PAGE))
    with make_client("gazette", recorder.url, max_retries=1) as client:
        assert client.documents.get("2024-1") == {"title": "x"}
    assert len(recorder.requests) == 2


@pytest.mark.parametrize(
    ("status", "title"),
    [
        (403, "Attention Required! | Cloudflare"), (400, "Access Denied"), (503, "Just a moment..."),
        (503, "ERROR: The request could not be satisfied"), (504, "504 Gateway Time-out"),
        (404, "Federal Register :: Request Access"),
    ],
)  # fmt: skip
def test_a_page_that_only_a_front_has_is_one_whatever_its_status(
    status: int, title: str, recorder: Recorder
) -> None:
    body = f"<html><head><title>{title}</title></head></html>".encode()
    recorder.answer = Answer(status=status, body=body, headers=PAGE)
    error = blocked_by(recorder, "museum", lambda client: client.artworks.get(1))
    assert (error.status, error.title) == (status, title)
    assert "in front of api.artic.edu" in error.front


def test_the_line_of_cloudflare_is_no_answer_of_the_service(recorder: Recorder) -> None:
    headers = {"Content-Type": "text/plain; charset=UTF-8"}
    recorder.answer = Answer(status=403, body=b"error code: 1020", headers=headers)
    error = blocked_by(recorder, "placeholder", lambda client: client.list(), retries=3)
    assert error.front == "Cloudflare in front of picsum.photos"
    assert error.title == "error code: 1020"
    assert len(recorder.requests) == 1


@pytest.mark.parametrize("status", [400, 404, 500, 503])
def test_an_error_page_of_the_service_stays_its_own(status: int, recorder: Recorder) -> None:
    page = b"<html><title>Something went wrong</title></html>"
    recorder.answer = Answer(status=status, body=page, headers=PAGE)
    with make_client("museum", recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.StatusError) as caught:
            client.artworks.get(1)
    assert not isinstance(caught.value, openshelf.BlockedError)


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("text/html", b"<html><title>Too many requests</title></html>"), ("text/html", b""),
        ("text/html", CHALLENGE), ("text/plain", b"error code: 1015"),
    ],
)  # fmt: skip
def test_a_429_is_a_rate_limit_whoever_answers(kind: str, body: bytes, recorder: Recorder) -> None:
    headers = {"Content-Type": kind, "Retry-After": "0"}
    recorder.answer = Answer(status=429, body=body, headers=headers)
    error = blocked_by(recorder, "spending", lambda client: client.awards.get("1"), retries=1)
    assert isinstance(error, openshelf.RateLimitedError)
    assert isinstance(error, openshelf.FrontRateLimitedError)
    assert (error.status, error.retry_after) == (429, 0.0)
    assert "in front of api.usaspending.gov" in str(error)
    assert len(recorder.requests) == (1 if body == CHALLENGE else 2)


def test_a_429_of_the_service_names_no_front(recorder: Recorder) -> None:
    recorder.answer = Answer(status=429, body=b'{"detail": "slow down"}')
    with make_client("spending", recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.RateLimitedError) as caught:
            client.awards.get("1")
    assert not isinstance(caught.value, openshelf.BlockedError)


def test_a_missing_record_stays_one(recorder: Recorder) -> None:
    """The service answers some of them with a web page."""
    recorder.answer = Answer(status=404, body=b"<html><title>404</title></html>", headers=PAGE)
    with make_client("gazette", recorder.url) as client:
        with pytest.raises(openshelf.NotFoundError) as caught:
            client.issues.get("2024-01-06")
    assert not isinstance(caught.value, openshelf.BlockedError)


def test_a_redirect_to_the_front_is_blocked(recorder: Recorder) -> None:
    location = "https://unblock.federalregister.gov/"
    recorder.answer = Answer(status=302, body=b"", headers={"Location": location})
    error = blocked_by(recorder, "gazette", lambda client: client.documents.get("2024-1"))
    assert error.status == 302
    assert location in str(error.hint)


def test_a_page_is_not_cached(recorder: Recorder) -> None:
    recorder.answer = Answer(body=b'{"title": "x"}')
    recorder.say(Answer(body=ACCESS, headers=PAGE))
    with make_client(
        "gazette", recorder.url, max_retries=0, use_caching=True, backend="memory"
    ) as client:
        with pytest.raises(openshelf.BlockedError):
            client.documents.get("2024-1")
        assert client.documents.get("2024-1") == {"title": "x"}


@pytest.mark.parametrize("own", ["shelf reader@example.org", "shelf https://example.org"])
def test_an_address_goes_to_the_museum_in_its_own_header_alone(
    own: str, recorder: Recorder
) -> None:
    with make_client("museum", recorder.url, user_agent=own) as client:
        client.artworks.get(1)
    assert own in str(recorder.last.header("AIC-User-Agent"))
    plain = str(recorder.last.header("User-Agent"))
    assert plain.startswith("openshelf/")
    assert "@" not in plain
    assert "://" not in plain


#: A page as a front may send it: with comments before it, and without the media type of a page.
PAGES = {
    "a document": CHALLENGE,
    "small letters": CHALLENGE.lower(),
    "no document type": ACCESS,
    "spaces before it": b"\xef\xbb\xbf\r\n  " + CHALLENGE,
    "a comment before it": b"<!-- ray 1 -->\n" + ACCESS,
    "a declaration before it": b'<?xml version="1.0"?>' + ACCESS,
}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("kind", CALLS)
def test_a_page_without_its_media_type_is_no_answer(
    kind: str, page: str, recorder: Recorder
) -> None:
    """It is not read either where it has the media type of the answer; as JSON it is an unreadable answer."""
    service, call = CALLS[kind]
    types: list[str | None] = [None, ""]
    if "picture" in kind:
        types += ["image/jpeg", "application/octet-stream"]
    if kind == "text":
        types.append("text/csv")
    for media_type in types:
        recorder.answer = Answer(body=PAGES[page], headers={"Content-Type": media_type})
        error = blocked_by(recorder, service, call)
        assert error.status == 200
        assert error.title


def test_a_text_that_only_mentions_a_page_is_data(recorder: Recorder) -> None:
    text = "title,type\n<html>,Rule\n"
    recorder.answer = Answer(body=text.encode(), headers={"Content-Type": "text/csv"})
    with make_client("gazette", recorder.url) as client:
        assert client.documents.search_csv(search_term="water") == text
