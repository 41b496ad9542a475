//! The sandbox's public spending: awards and the agencies, accounts, recipients and places behind them.
//!
//! Each file imports only files that are listed before it:
//!
//! * `names`, `entities`, `award`, `award_details`, `forms`, `places` and `account_lines` define the data,
//!   `generate` creates them from the seed, `award_store`, `corpus` and `corpus_versions` store them;
//! * `request`, `answers`, `page_metadata`, `page_reach`, `envelope` and `ties` are the input and output of
//!   every operation, `codes` and `shapes` the parts that several answers share;
//! * `filter_members`, `filter_dates`, `filter_places`, `filter_texts`, `code_trees` and `filters` select awards,
//!   `search_filters` are the filters that an operation reads, `fields`, `sort_values`, `sort_kinds`,
//!   `sort_fields` and `selections` sort what is selected, `cursor_values` are the places where their pages
//!   begin, `ordered`, `download_names`, `download_request`, `large_archive`, `archive` and `jobs` are
//!   downloads;
//! * `service` holds all of it, `checks` rejects invalid requests before they are answered, and each other file
//!   answers a group of operations, by a table of their names.

mod account_lines;
mod accounts;
mod agencies;
mod answers;
mod archive;
mod asked_years;
mod autocomplete;
mod award;
mod award_details;
mod award_store;
mod awards;
mod categories;
mod checks;
mod code_trees;
mod codes;
mod columns;
mod corpus;
mod corpus_versions;
mod cursor_pages;
mod cursor_values;
mod disaster;
mod download_names;
mod download_request;
mod downloads;
mod entities;
mod envelope;
mod explorer;
mod fields;
mod files;
mod filter_checks;
mod filter_dates;
mod filter_members;
mod filter_places;
mod filter_texts;
mod filters;
mod forms;
mod generate;
mod jobs;
mod large_archive;
mod names;
mod operation_checks;
mod ordered;
mod page_metadata;
mod page_reach;
mod periods;
mod places;
mod ready_files;
mod recipients;
mod record_changes;
mod references;
mod reporting;
mod request;
#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]
mod scale_test;
mod search;
mod search_filters;
mod selections;
mod service;
mod shapes;
mod sort_fields;
mod sort_kinds;
mod sort_values;
mod ties;
mod trees;

pub use record_changes::changes;
pub use service::{NAME, Spending};

use http::header::HeaderName;

use crate::call::Call;
use crate::dates;
use crate::handler::{self, Answers, Handler, OperationCall};
use crate::preflight;
use crate::record_change::{ChangedRecords, RecordChange};
use crate::reply::Reply;
use account_lines::fiscal_years;
use answers::detail;
use generate::FIRST_START;
use openshelf_core::catalog::Operation;

pub(crate) const ANSWERS: [&Answers<Spending>; 11] = [
    accounts::ANSWERS,
    agencies::ANSWERS,
    autocomplete::ANSWERS,
    awards::ANSWERS,
    disaster::ANSWERS,
    downloads::ANSWERS,
    explorer::ANSWERS,
    recipients::ANSWERS,
    references::ANSWERS,
    reporting::ANSWERS,
    search::ANSWERS,
];

impl Spending {
    fn operation_answer(&self, call: &OperationCall<'_>) -> Reply {
        match checks::check(call) {
            Ok(()) => handler::answer(self, &ANSWERS, call),
            Err(refused) => refused,
        }
    }

    /// Whether a path works with and without its final slash.
    fn slash_is_optional(operation: &Operation) -> bool {
        // Searches, downloads and these accounts match by the beginning of their path.
        matches!(operation.group, "federal_accounts" | "download") && operation.name != "search"
            || operation.name == "list_agencies"
            || operation.group.starts_with("search")
    }
}

fn finish(reply: Reply) -> Reply {
    reply
        .open_to_all()
        .with(HeaderName::from_static("cache-trace"), "no-cache")
}

/// Which fiscal years an agency has, if the call asks for another one.
fn outside_years(operation: &'static Operation, call: &Call) -> Option<String> {
    operation.parameter("fiscal_year")?;
    let argument = call.argument("fiscal_year").parse().ok();
    let year: i64 = argument.or_else(|| call.number("fiscal_year"))?;
    // Accounts are older than the first award.
    let (things, first) = match operation.name {
        "awards" | "awards_count" | "new_award_count" | "obligations_by_award_category" => {
            ("awards", dates::fiscal_year(FIRST_START))
        }
        _ => ("accounts", *fiscal_years(call.today).start()),
    };
    let last = dates::fiscal_year(call.today);
    (year < first || last < year).then(|| {
        format!(
            "the sandbox has {things} of the fiscal years {first} to {last}, and this call asks for {year}"
        )
    })
}

impl Handler for Spending {
    fn answers(&self) -> Vec<&'static str> {
        handler::names_of(&ANSWERS)
    }

    fn answer(&self, operation: &'static Operation, call: &Call) -> Reply {
        // The path of a job's state also matches by its beginning.
        if call.slash && !call.path_slash && operation.name != "status" {
            return self.unknown_path(call);
        }
        if call.path_slash && !call.slash && !Self::slash_is_optional(operation) {
            return Reply::redirect(301, call.target_with_slash(true));
        }
        finish(self.operation_answer(&OperationCall { operation, call }))
    }

    fn outside(&self, operation: &'static Operation, call: &Call) -> Option<String> {
        let asked = call
            .member("filters")
            .map(filter_dates::periods)
            .unwrap_or_default();
        let awards = (FIRST_START, call.today);
        let outside = dates::outside("awards", awards, &asked);
        outside.or_else(|| outside_years(operation, call))
    }

    fn preflight(&self, call: &Call) -> Option<Reply> {
        preflight::of_django(call).map(Reply::open_to_all)
    }

    fn other_method(&self, _operation: &'static Operation, call: &Call) -> Reply {
        finish(detail(
            405,
            &format!("Method \"{}\" not allowed.", call.method),
        ))
    }

    fn is_cacheable(&self, operation: &'static Operation, call: &Call) -> bool {
        // If no id breaks ties, each answer has its own order of equal records.
        let has_ties = match operation.name {
            "spending_by_award" => request::of_subawards(call),
            "spending_by_transaction"
            | "spending_by_transaction_grouped"
            | "spending_by_subaward_grouped" => true,
            _ => ties::are_unbroken(operation),
        };
        !has_ties
    }

    fn change(&self, called: &OperationCall<'_>, change: &RecordChange) -> ChangedRecords {
        self.move_records(called.operation, change)
    }

    fn change_file(&self, call: &Call) {
        self.change_job_file(&call.path);
    }

    fn restore(&self) {
        self.restore_records();
        self.restore_job_files();
    }

    fn unrouted(&self, call: &Call) -> Option<Reply> {
        self.file(call)
    }

    fn unknown_path(&self, _call: &Call) -> Reply {
        finish(detail(404, "Not found."))
    }
}
