"""Reads lists as dask data frames; dask is imported on first use."""

from __future__ import annotations

from openshelf._core import AsyncPaginated, Paginated, paginate
from openshelf.engines import SharedList, engine_module, facts_of
from openshelf.errors import ArgumentError, ArgumentTypeError

TYPE_CHECKING = False  # typing is not imported at run time
if TYPE_CHECKING:
    from typing import Any, Literal

    from openshelf.slices import Plan

__all__ = ["read", "read_plan"]


def read(
    paginated: Paginated[..., Any],
    *arguments: Any,
    slices: int | None = None,
    flatten: bool = False,
    money: Literal["float", "decimal"] = "float",
    **named: Any,
) -> Any:
    """Read a list as a lazy dask data frame, with a partition for each slice of a plan.

    The plan is made immediately, which counts the records. They are read when the data frame is
    computed; its columns and their types are known before, without a request.

    Parameters
    ----------
    paginated : Paginated
        The list, such as paginate(gazette.documents.search).
    *arguments, **named
        The arguments of the method, as for paginated.plan.
    slices : int or None, default None
        About how many partitions. None: so many that each has about eight pages.
    flatten : bool, default False
        Whether members of objects become columns with dotted names instead of struct columns.
    money : {"float", "decimal"}, default "float"
        What columns of amounts of money hold, as for paginated.table. Dask itself cannot sum or
        compare a whole column of decimals (TokenizationError): use groupby, or compute the column
        first.

    Returns
    -------
    dask.dataframe.DataFrame
        With the types of Arrow (pandas.ArrowDtype).

    Raises
    ------
    ImportError
        If dask is not installed.
    ArgumentTypeError
        If the list is that of an asynchronous client; also as paginated.plan.
    ArgumentError
        If infer is passed: the columns of all partitions are those of the operation. Also as
        paginated.plan.
    TruncatedError, StatusError, ConnectError, RequestTimeoutError, DecodeError
        As paginated.plan.

    Examples
    --------
    >>> import openshelf.dask
    >>> museum = openshelf.Museum()
    >>> works = openshelf.dask.read(openshelf.paginate(museum.artworks.search), "monet")
    >>> works["artist_title"].value_counts().compute()
    """
    _checked(paginated)
    if named.pop("infer", False):
        message = (
            "infer: the columns of all partitions are those of the operation; "
            "other members are in the column _extra"
        )
        raise ArgumentError(message)
    engine_module("dask.dataframe", "openshelf.dask", "dask")  # before the plan sends requests
    # A wrong value of money is refused before the plan sends requests.
    paginated.schema(*arguments, money=money, **named)
    plan = paginated.plan(*arguments, slices=slices, **named)
    return read_plan(plan, flatten=flatten, money=money)


def read_plan(
    plan: Plan, *, flatten: bool = False, money: Literal["float", "decimal"] = "float"
) -> Any:
    """Read a plan as a lazy dask data frame, with a partition for each slice.

    Parameters
    ----------
    plan : Plan
        The plan, which may have been stored.
    flatten : bool, default False
        As for read.
    money : {"float", "decimal"}, default "float"
        As for read.

    Returns
    -------
    dask.dataframe.DataFrame

    Raises
    ------
    ImportError
        If dask is not installed.
    ArgumentTypeError
        If the plan is that of an asynchronous client.
    ArgumentError
        If the plan has no slice, or money is neither "float" nor "decimal".
    """
    frames = engine_module("dask.dataframe", "openshelf.dask", "dask")
    if not len(plan):
        raise ArgumentError("plan: it has no slice, from which the columns would follow")
    paginated = _checked(plan._paginated)  # noqa: SLF001  our own class
    schema = paginated.schema(flatten=flatten, money=money, **plan[0].arguments)
    pyarrow = engine_module("pyarrow", "openshelf.dask", "dask")
    return frames.from_map(
        _partition,
        [facts_of(part) for part in plan],
        shared=SharedList(paginated, plan.operation),
        flatten=flatten,
        money=money,
        meta=_frame(pyarrow.schema(schema).empty_table()),
        label="openshelf",
    )


def _checked(paginated: Any) -> Paginated[..., Any]:
    """Return the list; refuse what Dask's workers cannot read."""
    if not isinstance(paginated, Paginated):
        kind = type(paginated).__name__
        raise ArgumentTypeError(
            "paginated: expected a list of a client such as Museum, as paginate returns it, "
            f"got {kind}{_advice(paginated)}"
        )
    return paginated


def _advice(given: Any) -> str:
    """Say what to pass for a method, or for a list that is awaited."""
    if isinstance(given, AsyncPaginated):
        return "; workers of dask cannot await: pass the list of a client without Async"
    try:
        paginate(given)
    except ArgumentTypeError as error:
        # It has no pages, or is no method at all.
        return f"; {error}"
    return "; pass openshelf.paginate(method)"


def _partition(
    facts: tuple[Any, ...],
    *,
    shared: SharedList,
    flatten: bool,
    money: Literal["float", "decimal"],
) -> Any:
    arrow = engine_module("pyarrow", "openshelf.dask", "dask")
    return _frame(arrow.table(shared.slice(facts).table(flatten=flatten, money=money)))


def _frame(table: Any) -> Any:
    pandas = engine_module("pandas", "openshelf.dask", "dask")
    # Types that do not depend on the values: a partition without any has those of the others.
    return table.to_pandas(types_mapper=pandas.ArrowDtype)
