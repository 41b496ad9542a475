//! The lists of the model: real operations, and the form of their records.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use openshelf::call::Value;
use openshelf::catalog::{CapStrategy, HasNext, Operation, Paging, Service};
use openshelf::paging::CallArguments;
use openshelf::services;
use serde_json::{Value as Json, json};

use super::list::{Record, day};
use openshelf_tests::chance::mix;

/// A list of a real operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A total; new or changed records are inserted at the front.
    Artworks,
    /// Documents by the cursor of the day and the number, in windows of days; new ones go to the front.
    Newest,
    /// The same, the oldest first: new documents are of any day.
    Oldest,
    /// Documents that match a term: a total up to the reach, no cursor, ranges of days beyond the reach.
    NewestOfTerm,
    /// The same, the oldest first.
    OldestOfTerm,
    /// A separate count, no key and no tie-breaker. Ranges of days beyond the reach.
    Transactions,
    /// A key, and neither total nor count.
    Industries,
    /// A cursor.
    Awards(Sort),
    /// The awards' operation at its other level: no cursor, no key, no tie-breaker, an inexact count.
    Subawards,
    /// A hasNext that ends early, a count, a key, no tie-breaker.
    TransactionGroups,
    /// A hasNext that is always false, a count, a key, no tie-breaker.
    SubawardGroups,
    /// A key; a short page is the last one.
    Pictures,
    /// A total and a key.
    Agencies,
}

/// The sorts of awards: one for each kind of cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sort {
    Cents,
    Dollars,
    Text,
    /// A text that no two awards share, and that every award has.
    Unique,
    Day,
    Moment,
    Several,
}

pub const SORTS: [Sort; 7] = [
    Sort::Cents,
    Sort::Dollars,
    Sort::Text,
    Sort::Unique,
    Sort::Day,
    Sort::Moment,
    Sort::Several,
];

impl Sort {
    /// The member of a record.
    pub const fn member(self) -> &'static str {
        match self {
            Self::Cents => "Award Amount",
            Self::Dollars => "COVID-19 Obligations",
            Self::Text => "Recipient Name",
            Self::Unique => "generated_internal_id",
            Self::Day => "Start Date",
            Self::Moment => "Last Modified Date",
            Self::Several => "NAICS",
        }
    }

    /// Whether a cursor can be at a record without a value.
    pub const fn has_null_cursor(self) -> bool {
        matches!(self, Self::Cents | Self::Dollars | Self::Unique)
    }
}

/// The reach of hasNext and page numbers; `None` for that of the operation.
pub type Reach = Option<(u64, u64)>;

/// A number in hundredths, as decimals.
pub fn decimals(cents: i64) -> String {
    let sign = if cents < 0 { "-" } else { "" };
    let cents = cents.unsigned_abs();
    format!("{sign}{}.{:02}", cents / 100, cents % 100)
}

/// The text of a sort value. Some end with a blank, which the service removes from a cursor.
pub fn words(rank: i64, have_blanks: bool) -> String {
    let blank = if have_blanks && rank % 7 == 3 {
        " "
    } else {
        ""
    };
    format!("Works {rank:06}{blank}")
}

pub fn unique_words(rank: i64) -> String {
    format!("CONT_{rank:016}")
}

pub const TYPES: [&str; 4] = ["A", "B", "C", "D"];
pub const DOCUMENT_TYPES: [&str; 4] = ["rule", "prorule", "notice", "presdocu"];

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Self::Artworks => "museum.artworks.list",
            Self::Newest | Self::Oldest | Self::NewestOfTerm | Self::OldestOfTerm => {
                "gazette.documents.search"
            }
            Self::Transactions => "spending.search.spending_by_transaction",
            Self::Industries => "spending.search.spending_by_category.naics",
            Self::Awards(_) | Self::Subawards => "spending.search.spending_by_award",
            Self::TransactionGroups => "spending.search.spending_by_transaction_grouped",
            Self::SubawardGroups => "spending.search.spending_by_subaward_grouped",
            Self::Pictures => "placeholder.list",
            Self::Agencies => "spending.reporting.agencies_overview",
        }
    }

    pub fn operation(self) -> (&'static Service, &'static Operation) {
        let (service, rest) = self.name().split_once('.').unwrap();
        let (group, name) = rest.rsplit_once('.').unwrap_or(("", rest));
        let service = services::find(service).unwrap();
        (service, service.find(group, name).unwrap())
    }

    /// The operation's paging with another reach. Each is created once and kept forever.
    pub fn paging(self, reach: Reach) -> &'static Paging {
        type Kept = Mutex<HashMap<(Kind, Reach), &'static Paging>>;
        static KEPT: LazyLock<Kept> = LazyLock::new(Kept::default);
        let made = || {
            let mut paging = *self.operation().1.paging.unwrap();
            if let Some((cap, reach)) = reach.filter(|_| paging.reach.is_some()) {
                paging.reach = Some(reach);
                if let Some(HasNext::Capped(_)) = paging.has_next {
                    paging.has_next = Some(HasNext::Capped(cap));
                }
                if let CapStrategy::Days(days) = &mut paging.cap_strategy {
                    days.readable = cap;
                }
            }
            &*Box::leak(Box::new(paging))
        };
        KEPT.lock()
            .unwrap()
            .entry((self, reach))
            .or_insert_with(made)
    }

    /// No two records have the same key.
    pub const fn has_key(self) -> bool {
        !matches!(self, Self::Transactions | Self::Subawards)
    }

    /// Records with equal sort values are in another order in each answer.
    pub const fn is_tied(self) -> bool {
        matches!(
            self,
            Self::Transactions | Self::Subawards | Self::TransactionGroups | Self::SubawardGroups
        )
    }

    pub const fn has_total(self) -> bool {
        matches!(self, Self::Artworks | Self::Agencies) || self.is_documents()
    }

    pub const fn is_documents(self) -> bool {
        matches!(
            self,
            Self::Newest | Self::Oldest | Self::NewestOfTerm | Self::OldestOfTerm
        )
    }

    /// Documents without a term: the client makes their cursors itself.
    pub const fn has_day_cursor(self) -> bool {
        matches!(self, Self::Newest | Self::Oldest)
    }

    pub const fn is_newest_first(self) -> bool {
        matches!(self, Self::Newest | Self::NewestOfTerm)
    }

    /// A total or an exact count.
    pub const fn has_number(self) -> bool {
        !matches!(self, Self::Industries | Self::Pictures | Self::Subawards)
    }

    pub const fn goes_to_the_front(self) -> bool {
        matches!(self, Self::Artworks) || self.is_newest_first()
    }

    /// Whether a record can be given another sort value.
    pub const fn has_moves(self) -> bool {
        !matches!(self, Self::Awards(Sort::Unique)) && !self.is_documents()
    }

    /// The arguments of the call, by pages of this size.
    pub fn arguments(self, size: u64, ascending: bool) -> CallArguments {
        let (_, operation) = self.operation();
        let order = if ascending { "asc" } else { "desc" };
        let filters = json!({ "award_type_codes": TYPES });
        let given = match self {
            Self::Artworks | Self::Pictures => json!({ "limit": size }),
            Self::Newest => json!({ "per_page": size, "order": "newest" }),
            Self::Oldest => json!({ "per_page": size, "order": "oldest" }),
            Self::NewestOfTerm => {
                json!({ "search_term": "water", "per_page": size, "order": "newest" })
            }
            Self::OldestOfTerm => {
                json!({ "search_term": "water", "per_page": size, "order": "oldest" })
            }
            Self::Transactions => json!({
                "limit": size,
                "filters": filters,
                "fields": ["Action Date", "Mod", "Transaction Amount"],
            }),
            Self::Awards(sort) => json!({
                "limit": size,
                "filters": filters,
                "fields": ["Award ID", sort.member()],
                "sort": sort.member(),
                "order": order,
            }),
            Self::Subawards => json!({
                "limit": size,
                "filters": filters,
                "fields": ["Sub-Award ID", "Sub-Award Date", "Sub-Award Amount"],
                "sort": "Sub-Award Amount",
                "subawards": true,
            }),
            Self::Industries | Self::TransactionGroups | Self::SubawardGroups => {
                json!({ "limit": size, "filters": filters })
            }
            Self::Agencies => json!({ "limit": size, "fiscal_year": 2024, "fiscal_period": 6 }),
        };
        let Json::Object(given) = given else {
            unreachable!()
        };
        let value = |(name, value): (String, Json)| -> (&'static str, Value) {
            (operation.parameter(&name).unwrap().name, value.into())
        };
        CallArguments::new(operation, given.into_iter().map(value).collect())
    }

    /// The amount by which awards can be selected, whatever they are sorted by.
    pub fn amount(self, record: &Record) -> Option<i64> {
        match self {
            Self::Awards(Sort::Cents) => record.rank,
            _ => Some((mix(u64::from(record.id)) % 100_000) as i64),
        }
    }

    /// A record as returned. It begins with the number by which the model knows it.
    pub fn text(self, record: &Record, have_blanks: bool) -> String {
        let id = record.id;
        let amount = record.rank.map_or("null".to_owned(), decimals);
        let rest = match self {
            Self::Artworks => format!(r#""id":{id},"updated_at":{amount}"#),
            Self::Newest | Self::Oldest | Self::NewestOfTerm | Self::OldestOfTerm => format!(
                r#""document_number":"2024-{id:05}","publication_date":"{}""#,
                day(record.day)
            ),
            Self::Transactions => format!(
                r#""Action Date":"{}","Mod":"{id}","Transaction Amount":{amount}"#,
                day(record.day)
            ),
            Self::Industries => format!(r#""code":"{id}","amount":{amount}"#),
            Self::Awards(sort) => {
                let value = award_value(sort, record, have_blanks);
                let member = sort.member();
                let cents = self.amount(record).filter(|_| sort != Sort::Cents);
                let amount = cents.map_or(String::new(), |cents| {
                    format!(r#""Award Amount":{},"#, decimals(cents))
                });
                format!(r#""internal_id":{id},"Award ID":"A{id}",{amount}"{member}":{value}"#)
            }
            Self::Subawards => format!(
                r#""internal_id":"S{id}","prime_award_internal_id":{},"Sub-Award ID":"{id}","Sub-Award Date":"{}","Sub-Award Amount":{amount}"#,
                id / 10,
                day(record.day)
            ),
            Self::TransactionGroups | Self::SubawardGroups => {
                format!(r#""award_generated_internal_id":"G{id}","obligation":{amount}"#)
            }
            Self::Pictures => format!(r#""id":"{id}","author":"{amount}""#),
            Self::Agencies => format!(
                r#""toptier_code":"{id:03}","current_total_budget_authority_amount":{amount}"#
            ),
        };
        format!(r#"{{"n":{id},{rest}}}"#)
    }
}

/// The value of a record in its award's sort.
fn award_value(sort: Sort, record: &Record, have_blanks: bool) -> String {
    let Some(rank) = record.rank else {
        return "null".to_owned();
    };
    match sort {
        Sort::Cents | Sort::Dollars => decimals(rank),
        Sort::Text | Sort::Several => format!(r#""{}""#, words(rank, have_blanks)),
        Sort::Unique => format!(r#""{}""#, unique_words(rank)),
        Sort::Day => format!(r#""{}""#, day(rank as i32)),
        Sort::Moment => format!(r#""{rank}""#),
    }
}
