@final
class Paginated(Generic[_P, _Record_co, _Choice_co]):
    """The list of an operation; paginate returns it."""

    # chosen Paginated.__call__ Records
    def __iter__(self) -> Records[_Record_co]: ...
    # chosen Paginated.records Records
    # chosen Paginated.pages Pages
    # chosen Paginated.count Count
    # overloads Paginated.plan
    # overloads Paginated.to_jsonl
    # overloads Paginated.table
    # overloads Paginated.batches
    # overloads Paginated.schema
    # overloads Paginated.to_parquet
    # overloads Paginated.to_csv
    # overloads Paginated.scan
    def _limited(self, max_records: int) -> Self: ...
    def _within(self, extent: str) -> Self: ...
    @property
    def _operation(self) -> str: ...

@final
class AsyncPaginated(Generic[_P, _Record_co, _Choice_co]):
    """The list of an asynchronous operation; paginate returns it."""

    # chosen AsyncPaginated.__call__ AsyncRecords
    def __aiter__(self) -> AsyncRecords[_Record_co]: ...
    # chosen AsyncPaginated.records AsyncRecords
    # chosen AsyncPaginated.pages AsyncPages
    # chosen AsyncPaginated.count Coroutine[Any, Any, Count]
    # overloads AsyncPaginated.plan
    # overloads AsyncPaginated.to_jsonl
    # overloads AsyncPaginated.table
    # overloads AsyncPaginated.batches
    # overloads AsyncPaginated.schema
    # overloads AsyncPaginated.to_parquet
    # overloads AsyncPaginated.to_csv
    def _within(self, extent: str) -> Self: ...
    @property
    def _operation(self) -> str: ...


@final
class Records(Iterator[_Record_co]):
    """Records, one after the other."""

    @property
    def completeness(self) -> Completeness:
        """How complete the list is, as far as it was read."""
    @property
    def metadata(self) -> dict[str, Any]:
        """What the service has said beside the records, as far as they were read."""
    def __iter__(self) -> Self: ...
    def __next__(self) -> _Record_co: ...

@final
class Pages(Iterator[Page[_Record_co]], Generic[_Record_co]):
    """Pages, one after the other."""

    @property
    def completeness(self) -> Completeness:
        """How complete the list is, as far as it was read."""
    @property
    def metadata(self) -> dict[str, Any]:
        """What the service has said beside the records, as far as they were read."""
    def __iter__(self) -> Self: ...
    def __next__(self) -> Page[_Record_co]: ...

@final
class AsyncRecords(AsyncIterator[_Record_co]):
    """Records, awaited one after the other."""

    @property
    def completeness(self) -> Completeness:
        """How complete the list is, as far as it was read."""
    @property
    def metadata(self) -> dict[str, Any]:
        """What the service has said beside the records, as far as they were read."""
    def __aiter__(self) -> Self: ...
    def __anext__(self) -> Coroutine[Any, Any, _Record_co]: ...

@final
class AsyncPages(AsyncIterator[Page[_Record_co]], Generic[_Record_co]):
    """Pages, awaited one after the other."""

    @property
    def completeness(self) -> Completeness:
        """How complete the list is, as far as it was read."""
    @property
    def metadata(self) -> dict[str, Any]:
        """What the service has said beside the records, as far as they were read."""
    def __aiter__(self) -> Self: ...
    def __anext__(self) -> Coroutine[Any, Any, Page[_Record_co]]: ...

@final
class Page(Generic[_Record_co]):
    """One page of a list."""

    @property
    def records(self) -> builtins.list[_Record_co]:
        """Its records, without those of earlier pages."""
    @property
    def answer(self) -> Any:
        """The whole answer of the service."""
    @property
    def number(self) -> int:
        """Its number in the order of delivery, counted from 1."""
    @property
    def total(self) -> int | None:
        """How many records there are according to the service; None if it does not say."""
    @property
    def position(self) -> str:
        """The position after this page, as JSON."""
    @property
    def url(self) -> str:
        """The address that answered."""
    @property
    def stale_reason(self) -> str | None:
        """Why the cache returned it although it had expired; None if it had not."""
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> _Record_co: ...
    @overload
    def __getitem__(self, index: slice, /) -> builtins.list[_Record_co]: ...
    def __iter__(self) -> Iterator[_Record_co]: ...

