def _download_as(
    method: Any, directory: str, name: str, verify: str, progress: bool
) -> Download[..., pathlib.Path]:
    """Return the download of a single file under a name that the caller chose."""

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

@final
class ZipTable:
    """One table of a ZIP archive, which is read in batches."""

    @property
    def name(self) -> str:
        """The name of the file in the archive."""
    @property
    def size(self) -> int:
        """The bytes of the file, uncompressed."""
    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    @property
    def schema(self) -> TableSchema:
        """The columns with their types and units."""
    def select(self, *columns: str) -> ZipTable:
        """Return the table with some columns, in this order."""
    def batches(self) -> ZipBatches:
        """Return an iterator over the rows, as tables of some thousand rows."""
    def to_parquet(self, path: _StrOrBytesPath) -> int:
        """Write a Parquet file and return the number of rows."""
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

@final
class ZipBatches(Iterator[Table]):
    """The batches of a table of an archive."""

    def __iter__(self) -> Self: ...
    def __next__(self) -> Table: ...

