@final
class Cassette:
    """Recorded answers of every client of this process, in a file."""

    def __new__(
        cls,
        path: str | os.PathLike[str],
        *,
        record: Literal["once", "none", "new", "all"] = "once",
        filter: Callable[[dict[str, Any]], dict[str, Any] | None] | None = None,
    ) -> Self: ...
    @property
    def recorded(self) -> int:
        """How many calls were recorded."""
    @property
    def played(self) -> int:
        """How many calls were played."""
    @property
    def unused(self) -> int:
        """How many lines of the file no call used."""
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        exception_type: type[BaseException] | None = None,
        exception: BaseException | None = None,
        traceback: TracebackType | None = None,
        /,
    ) -> None: ...

@final
class Sandbox:
    """A server on this machine that imitates all five services, with generated data."""

    def __new__(
        cls,
        *,
        seed: int = 0,
        today: str | datetime.date | None = None,
        port: int = 0,
        scale: float = 1.0,
        documented_paths: bool = False,
        faults: Sequence[Fault] | None = None,
    ) -> Self: ...
    @property
    def url(self) -> str:
        """The address of the server."""
    @property
    def today(self) -> str:
        """Its current day, YYYY-MM-DD."""
    @property
    def urls(self) -> dict[str, str]:
        """The environment variables that point clients at it."""
    @property
    def calls(self) -> list[dict[str, Any]]:
        """The requests so far, in order."""
    @property
    def stats(self) -> dict[str, Any]:
        """The current counters."""
    def fail(
        self,
        operation: str | Callable[..., Any] | None = None,
        path: str | None = None,
        *,
        status: int | None = None,
        times: int | None = 1,
        retry_after: int | str | None = None,
        delay: float | None = None,
        body_delay: float | None = None,
        cut: int | None = None,
        wrong_length: bool = False,
        bad_json: bool = False,
        content_type: str | None = None,
        rename: Mapping[str, str | None] | None = None,
        reset: bool = False,
        endless_headers: bool = False,
        drip: float | None = None,
        bomb: int | None = None,
        insert: int = 0,
        delete: int = 0,
        update: int = 0,
        place: Literal["head", "anywhere"] = "head",
        job: Literal["failed", "stuck"] | Sequence[JobState | tuple[JobState, float]] | None = None,
        tables: int | None = None,
        table_size: int | None = None,
        request_access: Literal[200, 302] | None = None,
        challenge: bool = False,
        gateway: Literal[502, 520, 521, 522, 523, 524, 525, 526] | None = None,
        blackout: bool = False,
        cut_after: int | None = None,
        redirect_loop: bool = False,
        downgrade_redirect: bool = False,
        probability: float | None = None,
        seed: int = 0,
    ) -> None:
        """Add a fault; the first matching fault applies to a request."""
    def answer(
        self,
        operation: str | Callable[..., Any] | None = None,
        path: str | None = None,
        *,
        json: object = ...,
        text: str | None = None,
        content: bytes | None = None,
        status: int = 200,
        headers: dict[str, str] | None = None,
        times: int | None = None,
    ) -> None:
        """Give an answer in place of the service's own."""
    def heal(self, *, restore: bool = True) -> None:
        """Remove every fault and every answer that was given, and restore the data."""
    def forget_calls(self) -> None:
        """Forget the requests so far and reset the counters."""
    def close(self) -> None:
        """Stop the server; a second time does nothing."""
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        exception_type: type[BaseException] | None,
        exception: BaseException | None,
        traceback: TracebackType | None,
    ) -> None: ...
    # sandbox
