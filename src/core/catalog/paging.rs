//! How an operation pages its records, as plain facts.

use serde::Serialize;

/// What an operation says of its pages.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Paging {
    /// The parameter that names a page, counted from 1.
    pub page: &'static str,
    /// The parameter with the number of records in a page.
    pub size: &'static str,
    /// The fewest records that a page can be asked for.
    pub smallest: i64,
    /// Other parameters that say where a page begins or ends; paging sets them itself.
    pub places: &'static [&'static str],
    pub end: End,
    /// What a page's word that more pages follow is worth; `None` where that is not known.
    pub has_next: Option<HasNext>,
    /// The members that say how many records there are in all; the first that is there counts.
    pub total: &'static [&'static str],
    /// The member, dotted when it is nested, that no two records share; empty when there is none.
    pub key: &'static str,
    /// The key comes whichever members the caller chooses; asking for it is not needed.
    pub always_has_key: bool,
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
    /// Where records stand that are equal in the sort.
    pub ties: Ties,
    /// Where records go that are new or were changed.
    pub newest_first: NewestFirst,
    /// Arguments under which the list is one of other records.
    pub other_level: Option<OtherLevel>,
    /// Arguments, as JSON, for other orders of the same list, the best one first.
    pub orders: &'static [&'static str],
    /// A page may end with the record that the next page begins with.
    pub pages_overlap: bool,
    /// Pages are requested as large as the service gives them, and divided to the caller's size.
    pub in_largest_pages: bool,
    /// Where the caller chooses the members of a record that has no key: the members without which two
    /// different records are often equal.
    pub told_apart_by: &'static [&'static str],
}

/// What a page's word that more pages follow is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HasNext {
    /// It is believed.
    Exact,
    /// It is false from the page on that ends at this record, whatever follows: a full page is followed by
    /// the next one.
    Capped(u64),
    /// It is always false: a full page is followed by the next one.
    Never,
}

/// Where records stand that are equal in the sort.
///
/// Page numbers divide a list by the place of its records. Where the service does not break ties, records
/// that are equal in the sort may stand in another order in each answer. Then a page repeats a record of
/// another page, and a third record stands on no page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// A unique last member of the sort keeps their order.
    Broken,
    /// Their order may differ in each answer.
    Unbroken,
    /// Nothing is known about it.
    Unknown,
}

/// Where records go that are new or were changed while a list is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NewestFirst {
    /// Anywhere.
    Never,
    /// To the front.
    Always,
    /// To the front where the arguments have one of these values, as JSON.
    When(&'static [&'static str]),
}

/// Arguments under which a list is one of other records: without cursor, key, exact count and tie-breaker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OtherLevel {
    /// The parameter that names the level, and its value.
    pub level: (&'static str, &'static str),
    /// The older parameter, which is true at the level; what names the level counts more.
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
    /// It has fewer records than were asked for.
    Short,
    /// The page after it is empty.
    Empty,
}

/// How the records beyond the reach of page numbers are requested.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CapStrategy {
    /// They are not: the list is truncated.
    Stop,
    /// Every page names the place where the next one begins.
    Cursor(Cursor),
    /// Records in the order of a number that each has one of, from one number on.
    Keys(Keys),
    /// Ranges of a day that each record has one of, small enough to be reached.
    Days(Days),
}

/// The place where the next page begins, as a page names it: the sort value and the id of its last record.
/// The records stand in the order of both.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Cursor {
    /// The parameter of the sort value, and the member of a page that has it.
    pub value: (&'static str, &'static str),
    /// The same of the id; a record has it as its key.
    pub id: (&'static str, &'static str),
    /// The parameter that names the sort. Without it the list is sorted by the first of `fields`.
    pub sort: &'static str,
    pub fields: &'static str,
    /// The parameter with `asc` or `desc`.
    pub order: &'static str,
    /// Larger than every id.
    pub largest_id: i64,
    /// The text that comes as the sort value of a record without one.
    pub no_value: &'static str,
    /// What is known of each sort; one that stands nowhere has no cursor.
    pub sorts: &'static [CursorSort],
    /// The sort that every record has a value of and that may be chosen where the caller names none.
    pub unique_sort: &'static str,
    /// A filter by the value of a sort. It finds places far down in the list.
    pub range: Option<CursorRange>,
}

/// What is known of the cursors of some sorts.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct CursorSort {
    pub kind: CursorKind,
    /// Whether a page of such a sort names a place where the next one begins.
    pub has_cursor: bool,
    pub names: &'static [&'static str],
    /// The names of which a cursor may be made up: the list can be read from several places at once.
    pub invent: &'static [&'static str],
}

/// What a cursor's sort value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CursorKind {
    /// Whole cents of the record's dollars, also for a record without a value.
    Cents,
    /// Dollars as the text of a float, also for a record without a value.
    Dollars,
    /// The text; none for a record without one.
    Text,
    /// Milliseconds since 1970 come, the day is sent; none for a record without one.
    Day,
    /// Milliseconds since 1970; none for a record without a value.
    Moment,
    /// The index sorts by several members, so that there is no cursor.
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
    /// The parameter that takes a query.
    pub query: &'static str,
    /// The parameter that takes an order.
    pub sort: &'static str,
}

/// A day that orders the records, and the parameters that select by it.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Days {
    /// Where a record has its day.
    pub member: &'static str,
    pub within: Within,
    /// The parameters that ask for an order.
    pub orders: &'static [&'static str],
    /// Arguments, as JSON, for the earliest day first and for the latest day first.
    pub ascending: &'static str,
    pub descending: &'static str,
    /// Arguments, as JSON, within a range when no order was asked for.
    pub inside: &'static str,
    /// Further arguments that leave little of a record but its day.
    pub narrow: &'static str,
    /// A range with at most so many records is read; a larger one is halved.
    pub readable: u64,
    /// The parameter whose values divide what is left of a single day.
    pub divided_by: &'static str,
}

/// Where a range of days stands in a request.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Within {
    /// Two parameters; the others that they stand in for are left out.
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
        /// The member of a period that says which day it is about, and what it says of this one.
        kind: (&'static str, &'static str),
    },
}

/// An operation that counts what another one lists.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Count {
    pub group: &'static str,
    pub name: &'static str,
    /// The arguments that both take.
    pub arguments: &'static [&'static str],
    /// Other arguments of the list that leave its number as it is.
    pub harmless: &'static [&'static str],
    /// The member with the number, or with an object of numbers that are added up.
    pub member: &'static str,
    /// It is exactly what the list has.
    pub is_exact: bool,
    /// Members of arguments, dotted, with which it counts something else.
    pub not_with: &'static [&'static str],
    /// Members of arguments, dotted, without which it counts something else.
    pub only_with: &'static [&'static str],
    /// What else is known of it.
    pub note: &'static str,
}

impl Paging {
    /// Pages by number, of which the last is known by its end.
    pub const fn numbered(page: &'static str, size: &'static str, end: End) -> Self {
        Self {
            page,
            size,
            smallest: 1,
            places: &[],
            end,
            has_next: None,
            total: &[],
            key: "",
            always_has_key: false,
            reach: None,
            cap_strategy: CapStrategy::Stop,
            is_capped: false,
            counted_by: None,
            whole_when: None,
            whole_unless: None,
            ties: Ties::Unknown,
            newest_first: NewestFirst::Never,
            other_level: None,
            orders: &[],
            pages_overlap: false,
            in_largest_pages: false,
            told_apart_by: &[],
        }
    }

    pub const fn orders(mut self, arguments: &'static [&'static str]) -> Self {
        self.orders = arguments;
        self
    }

    pub const fn pages_overlap(mut self) -> Self {
        self.pages_overlap = true;
        self
    }

    pub const fn in_largest_pages(mut self) -> Self {
        self.in_largest_pages = true;
        self
    }

    pub const fn told_apart_by(mut self, members: &'static [&'static str]) -> Self {
        self.told_apart_by = members;
        self
    }

    pub const fn has_next(mut self, has_next: HasNext) -> Self {
        self.has_next = Some(has_next);
        self
    }

    pub const fn ties(mut self, ties: Ties) -> Self {
        self.ties = ties;
        self
    }

    pub const fn newest_first(mut self, newest_first: NewestFirst) -> Self {
        self.newest_first = newest_first;
        self
    }

    pub const fn other_level(mut self, level: OtherLevel) -> Self {
        self.other_level = Some(level);
        self
    }

    pub const fn smallest(mut self, records: i64) -> Self {
        self.smallest = records;
        self
    }

    pub const fn places(mut self, parameters: &'static [&'static str]) -> Self {
        self.places = parameters;
        self
    }

    pub const fn total(mut self, members: &'static [&'static str]) -> Self {
        self.total = members;
        self
    }

    pub const fn key(mut self, member: &'static str) -> Self {
        self.key = member;
        self
    }

    pub const fn always_has_key(mut self) -> Self {
        self.always_has_key = true;
        self
    }

    pub const fn reach(mut self, records: u64, cap_strategy: CapStrategy) -> Self {
        self.reach = Some(records);
        self.cap_strategy = cap_strategy;
        self
    }

    pub const fn capped(mut self) -> Self {
        self.is_capped = true;
        self
    }

    pub const fn counted_by(mut self, count: Count) -> Self {
        self.counted_by = Some(count);
        self
    }

    pub const fn whole_when(mut self, parameter: &'static str, value: &'static str) -> Self {
        self.whole_when = Some((parameter, value));
        self
    }

    pub const fn whole_unless(mut self, parameter: &'static str) -> Self {
        self.whole_unless = Some(parameter);
        self
    }
}
