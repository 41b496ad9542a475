@final
class Download(Generic[_P, _File_co]):
    """A function from a method's arguments to the file that they lead to; download returns it."""

    @property
    def __name__(self) -> str: ...
    @property
    def __qualname__(self) -> str: ...
    @overload
    def __call__(self, *arguments: _P.args, **named: _P.kwargs) -> _File_co: ...
    @overload
    def __call__(self, job: str | Mapping[str, object], /) -> _File_co: ...
    def wait(self, *arguments: Any, **named: Any) -> dict[str, Any]:
        """Wait until a job has finished, and return its state."""
    def many(self, calls: Iterable[Any]) -> list[_File_co]:
        """Download the files of several calls, side by side."""

@final
class AsyncDownload(Generic[_P, _File_co]):
    """A function from a method's arguments to a coroutine of the file that they lead to."""

    @property
    def __name__(self) -> str: ...
    @property
    def __qualname__(self) -> str: ...
    @overload
    def __call__(
        self, *arguments: _P.args, **named: _P.kwargs
    ) -> Coroutine[Any, Any, _File_co]: ...
    @overload
    def __call__(self, job: str | Mapping[str, object], /) -> Coroutine[Any, Any, _File_co]: ...
    def wait(self, *arguments: Any, **named: Any) -> Coroutine[Any, Any, dict[str, Any]]:
        """Wait until a job has finished, and return its state."""
    def many(self, calls: Iterable[Any]) -> Coroutine[Any, Any, list[_File_co]]:
        """Download the files of several calls, side by side."""

