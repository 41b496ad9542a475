"""Queries, orders and aggregations in Elasticsearch's notation, for the searches that take them.

The service passes them to its search engine. The clauses are typed here, their options are not.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, TypeVar

__all__ = [
    "ElasticsearchAggregation",
    "ElasticsearchAggregations",
    "ElasticsearchBool",
    "ElasticsearchFunctions",
    "ElasticsearchQuery",
    "ElasticsearchRange",
    "ElasticsearchSort",
    "ElasticsearchSortOptions",
]

_Key = TypeVar("_Key", bound=str)


class ElasticsearchRange(TypedDict, total=False):
    """The bounds of a range query on one member."""

    gt: float | str
    """Above this."""
    gte: float | str
    """This or above."""
    lt: float | str
    """Below this."""
    lte: float | str
    """This or below."""
    format: str
    """The form of dates."""
    time_zone: str
    boost: float


class ElasticsearchBool(TypedDict, total=False):
    """A query that combines others."""

    must: "ElasticsearchQuery | Sequence[ElasticsearchQuery]"
    """All must match, and contribute to the score."""
    filter: "ElasticsearchQuery | Sequence[ElasticsearchQuery]"
    """All must match, without contributing to the score."""
    should: "ElasticsearchQuery | Sequence[ElasticsearchQuery]"
    """At least one should match."""
    must_not: "ElasticsearchQuery | Sequence[ElasticsearchQuery]"
    """None may match."""
    minimum_should_match: int | str
    boost: float


class ElasticsearchQuery(TypedDict, total=False):
    """A query: usually one clause."""

    bool: ElasticsearchBool
    """Combines queries."""
    term: Mapping[str, Any]
    """A member has exactly this value: ``{"is_public_domain": True}``."""
    terms: Mapping[str, Any]
    """A member has one of these values."""
    match: Mapping[str, Any]
    """A member contains these words."""
    match_phrase: Mapping[str, Any]
    """A member contains these words in this order."""
    match_phrase_prefix: Mapping[str, Any]
    match_bool_prefix: Mapping[str, Any]
    match_all: Mapping[str, Any]
    match_none: Mapping[str, Any]
    multi_match: Mapping[str, Any]
    """One of several members contains these words."""
    query_string: Mapping[str, Any]
    simple_query_string: Mapping[str, Any]
    range: Mapping[str, ElasticsearchRange]
    """A member lies between bounds: ``{"date_start": {"gte": 1900}}``."""
    exists: Mapping[Literal["field"], str]
    """A member has a value: ``{"field": "image_id"}``."""
    prefix: Mapping[str, Any]
    wildcard: Mapping[str, Any]
    regexp: Mapping[str, Any]
    fuzzy: Mapping[str, Any]
    ids: Mapping[Literal["values"], Sequence[str | int]]
    nested: Mapping[str, Any]
    constant_score: Mapping[str, Any]
    dis_max: Mapping[str, Any]
    boosting: Mapping[str, Any]
    function_score: Mapping[str, Any]
    geo_distance: Mapping[str, Any]
    geo_bounding_box: Mapping[str, Any]
    more_like_this: Mapping[str, Any]


class ElasticsearchSortOptions(TypedDict):
    """How one member orders the records."""

    order: Literal["asc", "desc"]
    mode: NotRequired[Literal["min", "max", "sum", "avg", "median"]]
    """Which value of a list is used."""
    missing: NotRequired[str | int | float]
    """Where records without a value are placed, such as ``"_last"``."""
    unmapped_type: NotRequired[str]


#: Members and their order, the first before all: ``{"title.keyword": "asc"}``, or a list of these.
ElasticsearchSort: TypeAlias = (
    Mapping[_Key, Literal["asc", "desc"] | ElasticsearchSortOptions]
    | Sequence[_Key | Mapping[_Key, Literal["asc", "desc"] | ElasticsearchSortOptions]]
)


class ElasticsearchAggregation(TypedDict, total=False):
    """One aggregation: one kind, and further ones below it."""

    terms: Mapping[str, Any]
    """Counts by the values of a member: ``{"field": "place_of_origin.keyword"}``."""
    significant_terms: Mapping[str, Any]
    histogram: Mapping[str, Any]
    date_histogram: Mapping[str, Any]
    range: Mapping[str, Any]
    date_range: Mapping[str, Any]
    filter: ElasticsearchQuery
    filters: Mapping[str, Any]
    missing: Mapping[Literal["field"], str]
    cardinality: Mapping[str, Any]
    """How many values a member has."""
    value_count: Mapping[str, Any]
    avg: Mapping[str, Any]
    min: Mapping[str, Any]
    max: Mapping[str, Any]
    sum: Mapping[str, Any]
    stats: Mapping[str, Any]
    extended_stats: Mapping[str, Any]
    percentiles: Mapping[str, Any]
    top_hits: Mapping[str, Any]
    aggs: "Mapping[str, ElasticsearchAggregation]"
    """Aggregations within each group, by names of your own."""
    aggregations: "Mapping[str, ElasticsearchAggregation]"


#: Aggregations by names of your own; the answer has their results under these names.
ElasticsearchAggregations: TypeAlias = Mapping[str, ElasticsearchAggregation]

#: Options of a function score query by the collection that they hold for.
ElasticsearchFunctions: TypeAlias = Mapping[str, Mapping[str, Any]]
