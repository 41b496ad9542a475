//! How an operation pages its records, as plain facts.

use serde::Serialize;

/// How an operation pages its records.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Paging {
    /// The parameter that names a page, counted from 1.
    pub page: &'static str,
    /// The parameter with the number of records in a page.
    pub size: &'static str,
    /// The smallest page size that can be requested.
    pub smallest: i64,
    /// Other parameters that determine where a page begins or ends; paging sets them itself.
    pub places: &'static [&'static str],
    pub end: End,
    /// How reliable a page's flag for further pages is; `None` if that is not known.
    pub has_next: Option<HasNext>,
    /// The members with the number of all records; the first one present counts.
    pub total: &'static [&'static str],
    /// The member, dotted if nested, that is unique among the records; empty if there is none.
    pub key: &'static str,
    /// Further members that belong to the key, because the service uses values of the first one again.
    pub key_with: &'static [&'static str],
    /// The key is returned whichever members the caller selects; it need not be requested.
    pub always_has_key: bool,
    /// Arguments, as JSON, with which the list has records without the key.
    pub keyless_with: &'static [&'static str],
    /// How many records page numbers can reach; `None` for all.
    pub reach: Option<u64>,
    /// How the records beyond the reach are requested.
    pub cap_strategy: CapStrategy,
    /// A total that equals the reach may be the reach and not the total.
    pub is_capped: bool,
    /// The operation that counts what this one lists.
    pub counted_by: Option<Count>,
    /// Every answer carries all records when this parameter has this value.
    pub whole_when: Option<(&'static str, &'static str)>,
    /// Every answer carries all records unless this parameter is true.
    pub whole_unless: Option<&'static str>,
    /// The order of records with equal sort values.
    pub ties: Ties,
    /// Where new or changed records are inserted.
    pub newest_first: NewestFirst,
    /// Arguments under which the list contains other records.
    pub other_level: Option<OtherLevel>,
    /// Arguments, as JSON, for other orders of the same list, the best one first.
    pub orders: &'static [&'static str],
    /// A page may end with the record that the next page begins with.
    pub pages_overlap: bool,
    /// Pages are requested in the service's largest size, and divided to the caller's size.
    pub in_largest_pages: bool,
    /// If the caller selects the members of a record that has no key: the members without which two
    /// different records are often equal.
    pub told_apart_by: &'static [&'static str],
}

/// How reliable a page's flag for further pages is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HasNext {
    /// It is trusted.
    Exact,
    /// It is false from the page on that ends at this record, whatever follows: a full page is followed
    /// by the next one.
    Capped(u64),
    /// It is always false: a full page is followed by the next one.
    Never,
}

/// The order of records with equal sort values.
///
/// Page numbers divide a list by the positions of its records. If the service does not break ties,
/// records with equal sort values may be in another order in each answer. Then a page repeats a record of
/// another page, and a third record is on no page.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// A unique last sort member keeps their order.
    Broken,
    /// Their order may differ in each answer.
    Unbroken,
    /// Nothing is known about it.
    #[default]
    Unknown,
}

/// Where records are inserted that are new or were changed while a list is read.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NewestFirst {
    /// Anywhere.
    #[default]
    Never,
    /// To the front.
    Always,
    /// At the front if the arguments have one of these values, as JSON.
    When(&'static [&'static str]),
}

/// Arguments under which a list contains other records: without cursor, key, exact count and tie-breaker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OtherLevel {
    /// The parameter that names the level, and its value.
    pub level: (&'static str, &'static str),
    /// The older parameter, which is true at the level; the parameter that names the level has
    /// precedence.
    pub flag: &'static str,
    /// As [`Paging::told_apart_by`], at that level.
    pub told_apart_by: &'static [&'static str],
}

/// How the last page is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A member is true as long as there are more.
    More(&'static str),
    /// The total shows it.
    Total,
    /// It has fewer records than requested.
    Short,
    /// The page after it is empty.
    Empty,
}

/// How the records beyond the reach of page numbers are requested.
#[derive(Debug, Default, Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CapStrategy {
    /// They are not: the list is truncated.
    #[default]
    Stop,
    /// Every page names the place where the next one begins.
    Cursor(Cursor),
    /// Records in the order of a number that each has one of, from one number on.
    Keys(Keys),
    /// Ranges of a day of each record, small enough to be reached.
    Days(Days),
}

/// The place where the next page begins, as a page names it: the sort value and the id of its last
/// record. The records are sorted by both.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Cursor {
    /// The parameter of the sort value, and the member of a page that contains it.
    pub value: (&'static str, &'static str),
    /// The parameter and the member of the id, which is the key of a record.
    pub id: (&'static str, &'static str),
    /// The parameter that names the sort. Without it the list is sorted by the first of `fields`.
    pub sort: &'static str,
    pub fields: &'static str,
    /// The parameter with `asc` or `desc`.
    pub order: &'static str,
    /// Larger than every id.
    pub largest_id: i64,
    /// The text that is returned as the sort value of a record without one.
    pub no_value: &'static str,
    /// What is known about each sort; a sort that is not listed has no cursor.
    pub sorts: &'static [CursorSort],
    /// The sort of which every record has a value, chosen if the caller names none.
    pub unique_sort: &'static str,
    pub fixed_sorts: FixedSorts,
    /// A filter by the sort value. It finds places far down in the list.
    pub range: Option<CursorRange>,
}

/// The sorts whose value a record keeps as long as it exists. A record whose sort value changes moves in the order, and is
/// on no page if it moves from the part that is still to be read to the part that was read.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct FixedSorts {
    pub names: &'static [&'static str],
    /// How that is known.
    pub note: &'static str,
}

/// What is known about the cursors of some sorts.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct CursorSort {
    pub kind: CursorKind,
    /// Whether a page of such a sort names a place where the next one begins.
    pub has_cursor: bool,
    pub names: &'static [&'static str],
    /// The names of sorts whose cursor can be constructed: the list can be read from several places in
    /// parallel.
    pub invent: &'static [&'static str],
}

/// The type of a cursor's sort value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CursorKind {
    /// Whole cents of the record's dollars, also for a record without a value.
    Cents,
    /// Dollars as the text of a float, also for a record without a value.
    Dollars,
    /// The text; none for a record without one.
    Text,
    /// Milliseconds since 1970 are returned, the day is sent; a record without one has none.
    Day,
    /// Milliseconds since 1970; none for a record without a value.
    Moment,
    /// The day in milliseconds since 1970, beside a key that is a text ([`DayCursor`]).
    DayAndKey,
    /// The index sorts by several members, so there is no cursor.
    Several,
    /// The service always fails.
    Unsortable,
}

/// A filter by the value of a sort: a list of ranges with whole numbers, both bounds included.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct CursorRange {
    pub sort: &'static str,
    pub parameter: &'static str,
    pub member: &'static str,
    pub low: &'static str,
    pub high: &'static str,
}

/// A number that orders the records, and the query language that selects by it.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Keys {
    /// The member of a record and of the query language.
    pub member: &'static str,
    /// The parameter that accepts a query.
    pub query: &'static str,
    /// The parameter that accepts an order.
    pub sort: &'static str,
}

/// A day that orders the records, and the parameters that select by it.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Days {
    /// The member of a record that contains its day.
    pub member: &'static str,
    pub within: Within,
    /// The parameters that request an order.
    pub orders: &'static [&'static str],
    /// Arguments, as JSON, for the earliest day first and for the latest day first.
    pub ascending: &'static str,
    pub descending: &'static str,
    /// Arguments, as JSON, within a range if the caller requested no order.
    pub inside: &'static str,
    /// Further arguments that leave little of a record but its day.
    pub narrow: &'static str,
    /// A range with at most this number of records is read; a larger one is halved.
    pub readable: u64,
    /// The parameter whose values divide a single day that is still too large.
    pub divided_by: &'static str,
    /// The time zone at whose midnight a day has its records, apart from late ones.
    pub closed_in: Option<&'static str>,
    /// Arguments of the count operation, as JSON, with which it counts by the day, or by a longer period if the
    /// service refuses the days of the list. Empty if it does not.
    pub counted_with: &'static [&'static str],
    /// The cursor of the orders by the day.
    pub cursor: Option<DayCursor>,
}

/// The place where the next page begins, which the client makes itself: the day of the last record and its key. The
/// records are sorted by both.
///
/// It is sent as base64 without padding of a JSON list: the day in milliseconds since 1970 at 00:00 UTC, and the key.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct DayCursor {
    /// The parameter of the cursor. A request with it has no page number.
    pub parameter: &'static str,
    /// The parameter of the order, and its values for the earliest and for the latest day first. Without a value the
    /// latest day is first.
    pub order: &'static str,
    pub ascending: &'static [&'static str],
    pub descending: &'static [&'static str],
    /// Parameters beside which the service has no cursor.
    pub not_with: &'static [&'static str],
}

/// Where the range of days is in a request.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Within {
    /// Two parameters; the parameters that they replace are omitted. Those name a day or a year, and the first of
    /// them that is given counts alone.
    Parameters {
        from: &'static str,
        to: &'static str,
        instead_of: &'static [&'static str],
    },
    /// A list of periods in a nested value.
    Periods {
        parameter: &'static str,
        member: &'static str,
        from: &'static str,
        to: &'static str,
        /// The member of a period that names the kind of day, and its value for this one.
        kind: (&'static str, &'static str),
    },
}

/// An operation that counts what another one lists.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Count {
    pub group: &'static str,
    pub name: &'static str,
    /// The arguments that both operations accept; empty if the list has every parameter of the count operation that
    /// `with` does not name.
    pub arguments: &'static [&'static str],
    /// Other arguments of the list that do not change its number.
    pub harmless: &'static [&'static str],
    /// Arguments, as JSON, that only the count operation has.
    pub with: &'static str,
    /// The member with the number, or with an object of numbers that are added up. After `*.`, the member of each
    /// group of the answer.
    pub member: &'static str,
    /// It is exactly the number of the list.
    pub is_exact: bool,
    /// Members of arguments, dotted, with which it counts something else.
    pub not_with: &'static [&'static str],
    /// Members of arguments, dotted, without which it counts something else.
    pub only_with: &'static [&'static str],
    /// Further facts about it.
    pub note: &'static str,
}
