//! The parameters that several operations of the museum share.

use openshelf_core::catalog::{DefaultValue, Encoding, Parameter, ParameterKind};

/// For records of several collections, whose members no operation lists.
pub const ANY_FIELDS: Parameter = Parameter::query(ParameterKind::Texts, "fields")
    .extra()
    .render(Encoding::Commas)
    .sample(r#"["id", "title"]"#)
    .note("Names of the members that the records shall have; all when left out");
pub const FIELDS: Parameter = ANY_FIELDS.names_columns();
pub const PAGE: Parameter = Parameter::query(ParameterKind::Integer, "page")
    .default(DefaultValue::Integer(1))
    .min(1)
    .note("Page of results, counted from 1");
pub const RESOURCES: Parameter = Parameter::query(ParameterKind::Texts, "resources")
    .required()
    .render(Encoding::Commas)
    .sample(r#"["artworks", "artists"]"#)
    .note("Collections to search; named as in the path, such as agent-types");
pub const LIMIT: Parameter = Parameter::query(ParameterKind::Integer, "limit")
    .default(DefaultValue::Integer(10))
    .range(1, 100)
    .note("Records in a page; the service's own default is 12");
/// The parameters that replace a page and its limit.
pub const SEARCH_PLACES: &[&str] = &["offset", "size"];

pub const QUERY: Parameter = Parameter::query(ParameterKind::Object, "query")
    .notation("ElasticsearchQuery")
    .extra()
    .sample(r#"{"term": {"is_public_domain": true}}"#)
    .note("Query in Elasticsearch's query DSL; records match both it and q");
pub const SORT: Parameter = Parameter::query(ParameterKind::ObjectOrList, "sort")
    .notation("ElasticsearchSort")
        .extra()
        .sample(r#"{"title.keyword": "asc"}"#)
        .note("What to sort by, as Elasticsearch writes it: {member: asc} or {member: desc}, or a list of them; a member that holds text is sorted by member.keyword; without it the best match comes first");
pub const OFFSET: Parameter = Parameter::query(ParameterKind::Integer, "offset")
    .wire("from")
    .extra()
    .sample("0")
    .note("Number of records to skip; the service ignores page when it is given");
pub const SIZE: Parameter = Parameter::query(ParameterKind::Integer, "size")
    .extra()
    .max(100)
    .sample("5")
    .note("Number of records to give; the service ignores limit when it is given");
pub const AGGS: Parameter = Parameter::query(ParameterKind::Object, "aggs")
    .notation("ElasticsearchAggregations")
    .extra()
    .other_names(&["aggregations"])
    .sample(r#"{"places": {"terms": {"field": "place_of_origin.keyword"}}}"#)
    .note("Aggregations to count, in Elasticsearch's form; they come in aggregations");
pub const BOOST: Parameter = Parameter::query(ParameterKind::Boolean, "boost")
    .extra()
    .sample("false")
    .note("Whether works that the museum features rank higher; without it they do");
pub const FUNCTIONS: Parameter = Parameter::query(ParameterKind::Object, "functions")
    .notation("ElasticsearchFunctions")
    .extra()
    .sample(r#"{"artworks": {"filter": {"term": {"is_public_domain": true}}, "weight": 2}}"#)
    .note("Elasticsearch score functions, by the name of a collection");
pub const PREFERENCE: Parameter = Parameter::query(ParameterKind::Text, "preference")
    .extra()
    .sample(r#""tour""#)
    .note("Any text; the same text on every page keeps records of equal score in one order; comes back in preference");
pub const FUZZY: Parameter = Parameter::query(ParameterKind::IntegerOrText, "fuzzy")
    .extra()
    .sample(r#""AUTO""#)
    .note("How many letters of a word may differ, or AUTO; the service takes it and ignores it: words are matched as they are written");
/// Parameters that searches accept and ignore.
pub const SEARCH_IGNORES: &[&str] = &["fuzzy"];
pub const Q: Parameter = Parameter::query(ParameterKind::Text, "q")
    .required()
    .sample(r#""monet""#)
    .note("Text to search for");
