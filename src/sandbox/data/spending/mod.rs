//! Public spending: awards and the agencies, accounts, recipients and places behind them.

mod accounts;
mod agencies;
mod awards;
mod categories;
mod checks;
mod columns;
mod complete;
mod corpus;
mod disaster;
mod downloads;
mod explore;
mod fields;
mod files;
mod filter_checks;
mod filters;
mod generic;
mod ledger;
mod moving;
mod names;
mod periods;
mod places;
mod recipients;
mod references;
mod refusals;
mod reporting;
#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]
mod scale;
mod search;
mod selections;
mod stock;
mod subawards;
mod trees;

use std::sync::{Mutex, OnceLock};

use http::header::{ACCESS_CONTROL_ALLOW_ORIGIN, HeaderName};
use serde_json::{Value, json};

use super::{Home, Twin};
use crate::call::Call;
use crate::lists::Page;
use crate::reply::Reply;
use corpus::{AWARD_COUNT, Corpus};
use openshelf_core::table::Operation;
use selections::Selections;
use stock::Edition;

pub const NAME: &str = "spending";

/// The twin of public spending.
#[derive(Debug)]
pub struct Spending {
    home: Home,
    /// How many awards there are.
    awards: usize,
    corpus: OnceLock<Edition>,
    /// Held by who changes the corpus.
    changing: Mutex<()>,
    /// What each search was asked for last.
    asked: Mutex<Vec<selections::Order>>,
    selections: Selections,
    jobs: Mutex<Vec<downloads::Job>>,
    /// Bodies that were exchanged for their digest.
    hashes: Mutex<Vec<(String, Value)>>,
}

/// The service's error body.
fn detail(status: u16, text: &str) -> Reply {
    Reply::json(status, &json!({ "detail": text }))
}

/// The forms that `page_metadata` has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PageForm {
    /// With `total` and `limit`.
    Usual,
    /// With `count`.
    Counted,
    /// Without any number of records.
    Short,
    /// With the addresses of the neighbours.
    Addresses,
}

impl PageForm {
    fn of(row: &Operation) -> Self {
        match (row.group, row.name) {
            (
                "financial_balances"
                | "financial_spending"
                | "federal_obligations"
                | "award_spending",
                _,
            ) => PageForm::Addresses,
            ("awards" | "idvs", "accounts") | ("references", "glossary") => PageForm::Counted,
            (group, _) if group.starts_with("search") || !row.page_metadata.is_empty() => {
                PageForm::Short
            }
            _ => PageForm::Usual,
        }
    }
}

fn page_metadata(page: Page, form: PageForm, call: &Call) -> Value {
    let next = page.has_next().then_some(page.page + 1);
    let previous = (page.page > 1).then(|| page.page - 1);
    let (has_next, has_previous) = (next.is_some(), previous.is_some());
    match form {
        PageForm::Usual => json!({
            "page": page.page, "total": page.total, "limit": page.limit,
            "next": next, "previous": previous,
            "hasNext": has_next, "hasPrevious": has_previous,
        }),
        PageForm::Counted => json!({
            "page": page.page, "count": page.total,
            "next": next, "previous": previous,
            "hasNext": has_next, "hasPrevious": has_previous,
        }),
        PageForm::Short => json!({
            "page": page.page,
            "next": next, "previous": previous,
            "hasNext": has_next, "hasPrevious": has_previous,
        }),
        PageForm::Addresses => {
            let address = |number: usize| {
                let rest: String = call
                    .query_text
                    .split('&')
                    .filter(|pair| !pair.is_empty() && !pair.starts_with("page="))
                    .map(|pair| format!("{pair}&"))
                    .collect();
                format!("{}{}?{rest}page={number}", call.url, call.path)
            };
            json!({
                "count": page.total, "page": page.page,
                "has_next_page": has_next, "has_previous_page": has_previous,
                "next": next.map(address),
                "current": address(page.page),
                "previous": previous.map(address),
            })
        }
    }
}

impl Spending {
    /// A twin with as many awards as a sandbox of its scale has.
    pub fn new(home: Home) -> Self {
        let awards = home.scaled(AWARD_COUNT);
        Self::with_awards(home, awards)
    }

    /// A twin with so many awards.
    pub fn with_awards(home: Home, awards: usize) -> Self {
        Self {
            home,
            awards,
            corpus: OnceLock::new(),
            changing: Mutex::default(),
            asked: Mutex::default(),
            selections: Selections::default(),
            jobs: Mutex::new(Vec::new()),
            hashes: Mutex::new(Vec::new()),
        }
    }

    fn corpus(&self) -> &Corpus {
        self.corpus.get_or_init(|| self.first_edition()).newest()
    }

    fn row_answer(&self, row: &'static Operation, call: &Call) -> Reply {
        if let Some(reply) = checks::refusal(row, call) {
            return reply;
        }
        if row.creates_job {
            return self.create_job(row, call);
        }
        let answered = match row.group {
            "agency" => self.agency(row, call),
            "federal_accounts" => self.federal_accounts(row, call),
            "reporting" => self.reporting(row, call),
            "references" => self.reference(row, call),
            "autocomplete" | "autocomplete.accounts" => self.complete(row, call),
            "budget_functions" => self.budget_functions(row, call),
            "bulk_download" | "download" => self.download(row, call),
            "awards" | "awards.count" | "idvs" | "idvs.count" | "transactions" | "subawards" => {
                self.award(row, call)
            }
            "recipient" | "recipient.state" => self.recipient(row, call),
            "financial_balances"
            | "financial_spending"
            | "federal_obligations"
            | "award_spending" => self.reported(row, call),
            group if group.starts_with("disaster") => self.disaster(row, call),
            group if group.starts_with("search") => self.search(row, call),
            _ if row.name == "explore" => self.explore(call),
            _ => None,
        };
        answered.unwrap_or_else(|| self.generic(row, call))
    }

    /// Whether a path works with and without its last slash.
    fn slash_is_optional(row: &Operation) -> bool {
        // Searches, downloads and these accounts match by the beginning of their path.
        matches!(row.group, "federal_accounts" | "download") && row.name != "search"
            || row.name == "list_agencies"
            || row.group.starts_with("search")
    }
}

fn finish(reply: Reply) -> Reply {
    reply
        .with(ACCESS_CONTROL_ALLOW_ORIGIN, "*")
        .with(HeaderName::from_static("cache-trace"), "no-cache")
}

impl Twin for Spending {
    fn answer(&self, row: &'static Operation, call: &Call) -> Reply {
        if call.slash && !call.row_slash {
            return self.unknown_path(call);
        }
        if call.row_slash && !call.slash && !Self::slash_is_optional(row) {
            return Reply::redirect(301, call.target_with_slash(true));
        }
        finish(self.row_answer(row, call))
    }

    fn other_method(&self, _row: &'static Operation, call: &Call) -> Reply {
        finish(detail(
            405,
            &format!("Method \"{}\" not allowed.", call.method),
        ))
    }

    fn change(&self, row: &'static Operation, inserted: usize, deleted: usize) {
        self.move_records(row, inserted, deleted);
    }

    fn elsewhere(&self, call: &Call) -> Option<Reply> {
        self.file(call)
    }

    fn unknown_path(&self, _call: &Call) -> Reply {
        finish(detail(404, "Not found."))
    }
}
