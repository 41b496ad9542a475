//! Spending: how its lists page.

use openshelf_core::table::{CapStrategy, Completeness, Count, Cursor, Days, End, Paging, Within};

/// The service refuses what lies beyond this record without a cursor.
const WINDOW: u64 = 50_000;

/// The list in both directions of the sort that the caller asks for.
pub const BOTH_DIRECTIONS: &[&str] = &[r#"{"order": "asc"}"#, r#"{"order": "desc"}"#];

/// Most lists.
pub const PAGES: Paging = Paging::numbered(
    "page",
    "limit",
    End::More("page_metadata.hasNext"),
    Completeness::Total,
)
.total(&["page_metadata.total", "page_metadata.count"]);

/// Lists whose pages do not tell how many records there are.
pub const PAGES_WITHOUT_TOTAL: Paging = Paging::numbered(
    "page",
    "limit",
    End::More("page_metadata.hasNext"),
    Completeness::Repeats,
);

/// Lists of an older make.
pub const OLDER_PAGES: Paging = Paging::numbered(
    "page",
    "limit",
    End::More("page_metadata.has_next_page"),
    Completeness::Total,
)
.total(&["page_metadata.count"]);

/// A list that describes its pages next to its records.
pub const TOP_PAGES: Paging =
    Paging::numbered("page", "limit", End::More("hasNext"), Completeness::Total).total(&["count"]);

pub const AWARD_PAGES: Paging = PAGES_WITHOUT_TOTAL
    .completeness(Completeness::StableOrder)
    .key("internal_id")
    .always_has_key()
    .places(&["last_record_unique_id", "last_record_sort_value"])
    .reach(
        WINDOW,
        CapStrategy::Cursor(Cursor {
            places: &[
                (
                    "last_record_unique_id",
                    "page_metadata.last_record_unique_id",
                ),
                (
                    "last_record_sort_value",
                    "page_metadata.last_record_sort_value",
                ),
            ],
            nowhere: &["null", "\"None\""],
            numbers_agree: true,
        }),
    )
    .counted_by(Count {
        group: "search",
        name: "spending_by_award_count",
        arguments: &["filters", "subawards", "spending_level"],
        harmless: &["sort", "order", "fields"],
        member: "results",
    });

pub const TRANSACTION_PAGES: Paging = PAGES_WITHOUT_TOTAL
    .completeness(Completeness::Counted)
    .orders(BOTH_DIRECTIONS)
    .told_apart_by(&["Action Date", "Mod", "Transaction Amount"])
    .reach(
        WINDOW,
        CapStrategy::Days(Days {
            member: "Action Date",
            within: Within::Periods {
                parameter: "filters",
                member: "time_period",
                from: "start_date",
                to: "end_date",
                kind: ("date_type", "action_date"),
            },
            orders: &["sort", "order"],
            ascending: r#"{"sort": "Action Date", "order": "asc"}"#,
            descending: r#"{"sort": "Action Date", "order": "desc"}"#,
            inside: "{}",
            narrow: r#"{"fields": ["Action Date"]}"#,
            readable: 5_000,
            divided_by: "filters.award_type_codes",
        }),
    )
    .counted_by(Count {
        group: "search",
        name: "spending_by_transaction_count",
        arguments: &["filters"],
        harmless: &["sort", "order", "fields"],
        member: "results",
    });

/// The transactions of an award. No two of them have the same id.
pub const TRANSACTION_LIST_PAGES: Paging = PAGES_WITHOUT_TOTAL
    .key("id")
    .completeness(Completeness::Counted)
    .in_largest_pages()
    .orders(&[
        r#"{"sort": "id", "order": "asc"}"#,
        r#"{"sort": "modification_number", "order": "asc"}"#,
        r#"{"order": "asc"}"#,
        r#"{"order": "desc"}"#,
    ])
    .counted_by(Count {
        group: "awards.count",
        name: "transaction",
        arguments: &["award_id"],
        harmless: &["sort", "order"],
        member: "transactions",
    });

/// The subawards of one award, or of all.
pub const SUBAWARD_PAGES: Paging = PAGES_WITHOUT_TOTAL
    .key("id")
    .completeness(Completeness::Counted)
    .orders(&[
        r#"{"sort": "id", "order": "asc"}"#,
        r#"{"order": "asc"}"#,
        r#"{"order": "desc"}"#,
    ])
    .counted_by(Count {
        group: "awards.count",
        name: "subaward",
        arguments: &["award_id"],
        harmless: &["sort", "order"],
        member: "subawards",
    });

pub const RECIPIENT_COUNT: Count = Count {
    group: "disaster.recipient",
    name: "count",
    arguments: &["def_codes", "award_type_codes"],
    harmless: &["sort", "order"],
    member: "count",
};
