"""The forms of words that stand for numbers, amounts, days and years."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Sequence
from decimal import Decimal

from .context import RANGE, Context, Fault, Parts
from .restricting import Restriction, meet_of_periods

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .context import Steps


def fiscal_years(context: Context, value: Any, parts: Parts) -> Steps:
    """Years: the periods of their days. Years in a row are one period."""
    yield from ()
    _refuse_pair(value)
    spans = [(path, item, span) for path, item in _items(context, value) for span in _years(item)]
    month = context.about
    found = []
    for path, item, (first, last) in spans:
        start = dt.date(first - (month > 1), month, 1)
        end = dt.date(last + (month == 1), month, 1) - dt.timedelta(days=1)
        found.append((path, item, {"start_date": str(start), "end_date": str(end)}))
    _add_periods(context, found, parts)


def _add_periods(
    context: Context, found: list[tuple[str, Any, dict[str, str]]], parts: Parts
) -> None:
    restriction = Restriction(context.word["name"], "period", found, meet_of_periods)
    parts.restrict(context.member, restriction)
    parts.periods = context.member


def _items(context: Context, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, range):
        yield context.word["name"], value
        return
    yield from context.each(value)


def _refuse_pair(value: Any) -> None:
    """Refuse two years that may be the ends of a range, as a pair of days or of amounts is."""
    if not isinstance(value, tuple) or len(value) != 2:
        return
    if all(RANGE not in str(each) for each in value):
        first, last = map(_year, value)
        if abs(last - first) > 1:
            raise Fault(
                f"{value!r} may be a range or two years: write '{first}{RANGE}{last}' for the "
                f"range, or the list [{first}, {last}] for these two alone"
            )


def _years(value: Any) -> list[tuple[int, int]]:
    if isinstance(value, range):
        if value.step != 1 or not value:
            raise Fault(f"{value!r} is no range of years one after the other")
        return [(_year(value[0]), _year(value[-1]))]
    if isinstance(value, str):
        first, dots, last = value.partition(RANGE)
        ends = _year(first), _year(last if dots else first)
        if ends[0] > ends[1]:
            raise Fault(f"{value!r} ends before it begins")
        return [ends]
    return [(_year(value), _year(value))]


def _year(value: Any, *, example: str = f"2024 or '2020{RANGE}2024'") -> int:
    if isinstance(value, str) and re.fullmatch(r"\s*\d{4}\s*", value):
        return int(value)
    if isinstance(value, int) and not isinstance(value, bool) and 1000 <= value <= 9998:
        return value
    raise Fault(f"expected a year of four digits, such as {example}, got {value!r}")


def _pairs(value: Any) -> list[Any]:
    """Return a pair, or several of them, as a list of pairs."""
    if isinstance(value, list | tuple) and value:
        spans = [isinstance(each, list | tuple) or RANGE in str(each) for each in value]
        if all(spans):
            return list(value)
    return [value]


def _ends(value: Any, what: str, example: str) -> tuple[Any, Any]:
    """Return the two ends of a range; an end that is left out is None."""
    if isinstance(value, str):
        first, dots, last = value.partition(RANGE)
        if dots:
            return first.strip() or None, last.strip() or None
    elif isinstance(value, Sequence) and len(value) == 2:
        return value[0], value[1]
    raise Fault(f"expected {what}, such as {example}, got {value!r}")


def day(value: Any) -> str:
    """Return a day as the services write it."""
    if isinstance(value, dt.date):
        return value.isoformat()[:10]
    if isinstance(value, str) and re.fullmatch(r"\d{4}-\d{2}-\d{2}", value.strip()):
        try:
            return str(dt.date.fromisoformat(value.strip()))
        except ValueError:
            pass
    raise Fault(f"expected a day as YYYY-MM-DD or a datetime.date, got {value!r}")


def periods(context: Context, value: Any, parts: Parts) -> Steps:
    """Pairs of days: periods."""
    yield from ()
    example = f"('2023-10-01', '2024-09-30') or '2023-10-01{RANGE}2024-09-30'"
    name = context.word["name"]
    found = []
    pairs = _pairs(value)
    for place, pair in enumerate(pairs):
        first, last = map(day, _ends(pair, "the first and the last day", example))
        if first > last:
            raise Fault(f"{first} is after {last}: the first day stands first")
        path = f"{name}[{place}]" if len(pairs) > 1 else name
        period = {"start_date": first, "end_date": last}
        found.append((path, f"{first}{RANGE}{last}", period))
    _add_periods(context, found, parts)


def amounts(context: Context, value: Any, parts: Parts) -> Steps:
    """Pairs of amounts: ranges."""
    yield from ()
    example = f"(1_000_000, None) or '1000000{RANGE}'"
    for pair in _pairs(value):
        low, high = map(_amount, _ends(pair, "the least and the most amount", example))
        bounds = {"lower_bound": low, "upper_bound": high}
        given = {name: bound for name, bound in bounds.items() if bound is not None}
        if not given:
            raise Fault("one of the two amounts must be given")
        if low is not None and high is not None and low > high:
            raise Fault(f"{low} is more than {high}: the least amount stands first")
        parts.extend(context.member, [given])


def _amount(value: Any) -> int | float | None:
    if value is None:
        return None
    number = value
    if isinstance(value, str):
        try:
            number = Decimal(_digits(value))
        except ArithmeticError:
            number = None
    if isinstance(number, bool) or not isinstance(number, int | float | Decimal):
        raise Fault(f"expected an amount in USD, got {value!r}")
    if isinstance(number, int):
        return number
    if number != number or number in (float("inf"), float("-inf")):  # noqa: PLR0124  not a number
        raise Fault(f"expected an amount in USD, got {value!r}")
    return int(number) if number == int(number) else float(number)


def _digits(text: str) -> str:
    """Return an amount without the commas between its thousands; those elsewhere stay."""
    bare = text.strip().removeprefix("$").replace("_", "")
    is_grouped = re.fullmatch(r"-?\d{1,3}(,\d{3})+(\.\d*)?", bare)
    return bare.replace(",", "") if is_grouped else bare


def days(context: Context, value: Any, parts: Parts) -> Steps:
    """A day, or the first and the last day."""
    yield from ()
    found = _days(context, value)
    year = parts.members.get(context.word["members"][3]) if context.word["members"][3:] else None
    if year is not None:
        found = _in_year(context, found, year)
        del parts.members[context.word["members"][3]]
    parts.members.update(found)


def _days(context: Context, value: Any) -> dict[str, str]:
    on, since, until, *of_year = context.word["members"]
    if re.fullmatch(r"\s*\d{4}\s*", str(value)):
        year = str(value).strip()
        # The word for the year of the same day, such as that of publication.
        own = [each["name"] for each in context.helper["words"] if each["members"] == of_year]
        also = "".join(f", or {name}={year}" for name in own)
        whole_year = f"'{year}-01-01{RANGE}{year}-12-31'"
        raise Fault(
            f"expected a day, or the first and the last day, got the year {year}: "
            f"write {whole_year}{also}"
        )
    if re.fullmatch(r"\s*\d{4}-(0[1-9]|1[0-2])\s*", str(value)):
        first = dt.date.fromisoformat(f"{str(value).strip()}-01")
        last = (first + dt.timedelta(days=31)).replace(day=1) - dt.timedelta(days=1)
        raise Fault(f"expected a day, got a month: write '{first}{RANGE}{last}'")
    if isinstance(value, dt.date) or (isinstance(value, str) and RANGE not in value):
        return {on: day(value)}
    example = f"('2024-01-01', '2024-06-30'), '2024-01-01{RANGE}' or one day"
    first, last = _ends(value, "a day, or the first and the last day", example)
    if first is None and last is None:
        raise Fault("one of the two days must be given")
    ends = {since: first, until: last}
    found = {member: day(end) for member, end in ends.items() if end is not None}
    if len(found) == 2 and found[since] > found[until]:
        raise Fault(f"{found[since]} is after {found[until]}: the first day stands first")
    return found


def _in_year(context: Context, found: dict[str, str], year: int) -> dict[str, str]:
    """Return the days that are in a year, too: the service takes a year or days, not both."""
    on, since, until, of_year = context.word["members"]
    first, last = f"{year:04}-01-01", f"{year:04}-12-31"
    low, high = (found.get(on, found.get(end)) for end in (since, until))
    low, high = max(low or first, first), min(high or last, last)
    if low > high:
        own = next(each for each in context.helper["words"] if each["members"] == [of_year])
        days = found.get(on) or RANGE.join(found.get(end, "") for end in (since, until))
        raise Fault(f"{days} has no day in {own['name']} {year}: give one of the two")
    return found if on in found else {since: low, until: high}


def year(context: Context, value: Any, parts: Parts) -> Steps:
    """A year."""
    yield from ()
    if RANGE in str(value):
        words = context.helper["words"]
        own = [each["name"] for each in words if context.member in each["members"][3:]]
        several = "".join(
            f"; several are days: {name}='2023-01-01{RANGE}2024-12-31'" for name in own
        )
        raise Fault(f"expected one year, got {value!r}{several}")
    parts.members[context.member] = _year(value, example=context.word["sample"])


def whole(value: Any) -> int:
    """Return a value that must be a whole number."""
    if isinstance(value, str) and re.fullmatch(r"-?\d+", value):
        return int(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise Fault(f"expected a whole number, got {value!r}")


def overlaps(context: Context, value: Any, parts: Parts) -> Steps:
    """A span of numbers that the member's span has a part of."""
    yield from ()
    example = f"(1880, 1890) or '1880{RANGE}1890'"
    if isinstance(value, str) and RANGE not in value and not re.fullmatch(r"\s*-?\d+\s*", value):
        raise Fault(f"expected a year, or the first and the last, such as {example}, got {value!r}")
    if isinstance(value, int | str) and RANGE not in str(value):
        value = (value, value)
    first, last = _ends(value, "the first and the last year", example)
    low, high = (None if end is None else whole(end) for end in (first, last))
    if low is None and high is None:
        raise Fault("one of the two years must be given")
    if low is not None and high is not None and low > high:
        raise Fault(f"{low} is after {high}: the first year stands first")
    begins, ends = context.word["members"]
    if high is not None:
        parts.conditions.append({"range": {begins: {"lte": high}}})
    if low is not None:
        parts.conditions.append({"range": {ends: {"gte": low}}})
