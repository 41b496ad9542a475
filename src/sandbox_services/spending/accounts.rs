//! Federal accounts, and what agencies report of their accounts.

use serde_json::{Value, json};

use super::account_lines::{Line, activity, class, major, sums};
use super::agencies::year;
use super::errors::detail;
use super::filters::periods;
use super::names::{Agency, NAMES, Part};
use super::places::{account_at, symbol};
use super::request::strings;
use super::service::Spending;
use crate::call::Call;
use crate::dates;
use crate::random::cents;
use crate::reply::Reply;
use openshelf_core::table::Operation;

/// A federal account.
struct Account<'a> {
    /// The places of its agency and of its ending.
    place: (usize, usize),
    agency: &'a Agency,
    code: String,
    title: String,
    id: i64,
}

/// The name of the major class of an object class.
fn major_name(at: usize) -> &'static str {
    let code = major(class(at).0);
    let found = NAMES.major_classes.iter().find(|one| one.0 == code);
    found.map_or("Other", |one| one.1)
}

/// An amount as the older operations write it.
fn written(amount: f64) -> String {
    format!("{amount:.2}")
}

/// Every object class under its major class.
fn object_class_tree() -> Reply {
    let classes: Vec<Value> = NAMES
        .major_classes
        .iter()
        .map(|(code, name)| {
            let minor: Vec<Value> = NAMES
                .object_classes
                .iter()
                .filter(|(minor, _)| minor.get(..1) == code.get(..1))
                .map(|(id, name)| json!({ "id": id, "name": name }))
                .collect();
            json!({ "id": code, "name": name, "minor_object_class": minor })
        })
        .collect();
    Reply::json(200, &json!({ "results": classes }))
}

/// What was bound for each major object class.
fn major_class_records<'a>(lines: impl Iterator<Item = Line<'a>>) -> Vec<Value> {
    sums(lines, |line| Some(major(class(line.class).0)))
        .into_iter()
        .map(|(code, sums)| {
            let name = NAMES.major_classes.iter().find(|one| one.0 == code);
            json!({
                "major_object_class_code": code,
                "major_object_class_name": name.map(|one| one.1),
                "obligated_amount": written(sums.obligated),
            })
        })
        .collect()
}

/// What was bound for each object class of the major one that is asked for.
fn class_records<'a>(lines: impl Iterator<Item = Line<'a>>, call: &Call) -> Vec<Value> {
    let asked = call.given("major_object_class_code").unwrap_or_default();
    sums(lines, |line| {
        (major(class(line.class).0) == asked).then_some(line.class)
    })
    .into_iter()
    .map(|(at, sums)| {
        let (code, name) = class(at);
        json!({
            "object_class_code": code,
            "object_class_name": name,
            "obligated_amount": written(sums.obligated),
        })
    })
    .collect()
}

impl Spending {
    /// Activities of an account, or what was bound for each of them or for each object class.
    fn account_totals(
        &self,
        row: &Operation,
        call: &Call,
        place: Option<(usize, usize)>,
    ) -> Vec<Value> {
        let filters = call.member("filters").unwrap_or(&Value::Null);
        let periods = periods(filters);
        let (classes, activities) = (
            strings(filters.get("object_class")),
            strings(filters.get("program_activity")),
        );
        let fits = |line: &Line<'_>| {
            let own = class(line.class);
            let (code, name) = activity(line.activity);
            Some((line.agency, line.account)) == place
                && (periods.is_empty()
                    || periods
                        .iter()
                        .any(|(first, last)| (*first..=*last).contains(&line.date)))
                && (classes.is_empty()
                    || classes
                        .iter()
                        .any(|one| one == own.0 || one == own.1 || one == major_name(line.class)))
                && (activities.is_empty()
                    || activities.iter().any(|one| *one == code || one == name))
        };
        let by_class = row.name == "object_classes_total";
        let lines = self.corpus().lines().filter(fits);
        let sums = sums(lines, |line| {
            Some(if by_class { line.class } else { line.activity })
        });
        sums.into_iter()
            .map(|(at, sums)| match row.name {
                "object_classes_total" => {
                    let (code, name) = class(at);
                    json!({ "obligations": sums.obligated, "code": code, "name": name })
                }
                "program_activities_total" => {
                    let (code, name) = activity(at);
                    json!({
                        "obligations": sums.obligated, "code": code, "name": name,
                        "type": "PAC/PAN",
                    })
                }
                _ => {
                    let (code, name) = activity(at);
                    json!({ "code": code, "name": name, "type": "PAC/PAN" })
                }
            })
            .collect()
    }

    /// What was bound for each recipient and category of awards, the largest first.
    fn spent_by_recipient<'a>(
        &self,
        lines: impl Iterator<Item = Line<'a>>,
        call: &Call,
    ) -> Vec<Value> {
        let wanted = call.given("award_category");
        let sums = sums(lines, |line| {
            let award = line.award?;
            let category = award.category();
            wanted
                .as_deref()
                .is_none_or(|wanted| wanted == category)
                .then_some((award.recipient, category))
        });
        let mut sums: Vec<_> = sums.into_iter().collect();
        sums.sort_by(|(_, one), (_, two)| two.obligated.total_cmp(&one.obligated));
        let each = sums.into_iter();
        each.map(|((recipient, category), sums)| {
            let name = self.corpus().recipients.get(recipient).map(|one| &one.name);
            json!({
                "award_category": category,
                "obligated_amount": written(sums.obligated),
                "recipient": { "recipient_name": name },
            })
        })
        .collect()
    }

    /// The operations under `financial_balances`, `financial_spending`, `federal_obligations` and
    /// `award_spending`: what one agency reports of a year.
    pub(super) fn reported(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let corpus = self.corpus();
        let id = call
            .number("funding_agency_id")
            .or_else(|| call.number("awarding_agency_id"))?;
        let at = NAMES.agencies.iter().position(|agency| agency.id == id);
        if at.is_none() && row.group == "award_spending" {
            return Some(super::errors::detail(400, "Invalid awarding_agency_id"));
        }
        let year = year(call);
        let lines = || {
            let lines = corpus.lines();
            lines.filter(move |line| Some(line.agency) == at && line.year() == year)
        };
        let records = match (row.group, row.name) {
            ("financial_balances", _) => at
                .map(|at| {
                    let sums = corpus.years.agency(year, at);
                    json!({
                        "budget_authority_amount": written(sums.budget),
                        "obligated_amount": written(sums.obligated),
                        "outlay_amount": written(sums.outlay),
                    })
                })
                .into_iter()
                .collect(),
            ("financial_spending", "major_object_class") => major_class_records(lines()),
            ("financial_spending", _) => class_records(lines(), call),
            ("federal_obligations", _) => sums(lines(), |line| Some(line.account))
                .into_iter()
                .map(|(account, sums)| {
                    let (code, title, id) = account_at(at.unwrap_or(0), account);
                    json!({
                        "id": id.to_string(),
                        "account_title": title,
                        "account_number": code,
                        "obligated_amount": written(sums.obligated),
                    })
                })
                .collect(),
            ("award_spending", _) => self.spent_by_recipient(lines(), call),
            _ => return None,
        };
        Some(self.enveloped(row, call, records))
    }

    /// Every account of every agency.
    fn all_accounts(&self) -> Vec<Account<'_>> {
        let agencies = NAMES.agencies.iter().enumerate();
        agencies
            .flat_map(|(at, agency)| {
                (0..NAMES.accounts.len()).map(move |ending| {
                    let (code, title, id) = account_at(at, ending);
                    Account {
                        place: (at, ending),
                        agency,
                        code,
                        title,
                        id,
                    }
                })
            })
            .collect()
    }

    /// The accounts of the agency that is asked for, or all of them.
    fn searched_accounts(&self, all: &[Account<'_>], call: &Call) -> Vec<Value> {
        let wanted = call.given("filters.agency_identifier");
        let year = call
            .given("filters.fy")
            .and_then(|text| text.parse().ok())
            .unwrap_or_else(|| dates::fiscal_year(call.today));
        all.iter()
            .filter(|one| {
                let code = one.agency.code;
                wanted.as_deref().is_none_or(|wanted| wanted == code)
            })
            .map(|one| {
                let sums = self.corpus().years.account(year, one.place.0, one.place.1);
                json!({
                    "account_id": one.id,
                    "account_number": one.code,
                    "account_name": one.title,
                    "budgetary_resources": sums.map(|sums| sums.budget),
                    "agency_identifier": one.agency.code,
                    "managing_agency": one.agency.name,
                    "managing_agency_acronym": one.agency.abbreviation,
                })
            })
            .collect()
    }

    /// One account with what it had, bound and paid in a year.
    fn account_page(&self, all: &[Account<'_>], call: &Call) -> Reply {
        let asked = call.argument("account_number");
        let Some(one) = all.iter().find(|one| one.code == asked) else {
            let text = "Cannot find Federal Account with the code of ";
            return detail(400, &format!("{text}'{asked}'"));
        };
        let sums = self
            .corpus()
            .years
            .account(year(call), one.place.0, one.place.1);
        let parts = &one.agency.parts;
        let bureau = parts.get(one.place.1 % parts.len().max(1));
        let ending = one.code.split_once('-').map_or("", |(_, ending)| ending);
        let children: Vec<Value> = sums
            .iter()
            .map(|sums| {
                json!({
                    "name": one.title,
                    "code": symbol(&one.code),
                    "obligated_amount": sums.obligated,
                    "gross_outlay_amount": sums.outlay,
                    "budgetary_resources_amount": sums.budget,
                })
            })
            .collect();
        Reply::json(
            200,
            &json!({
                "fiscal_year": year(call).to_string(),
                "id": one.id,
                "agency_identifier": one.agency.code,
                "main_account_code": ending,
                "account_title": one.title,
                "federal_account_code": one.code,
                "parent_agency_toptier_code": one.agency.code,
                "parent_agency_name": one.agency.name,
                "bureau_name": bureau.map(|part| part.name),
                "bureau_slug": bureau.map(Part::slug),
                "total_obligated_amount": sums.map(|sums| sums.obligated),
                "total_gross_outlay_amount": sums.map(|sums| sums.outlay),
                "total_budgetary_resources": sums.map(|sums| sums.budget),
                "children": children,
            }),
        )
    }

    /// The parts of what an account had to spend in a year.
    fn snapshot(&self, all: &[Account<'_>], call: &Call) -> Reply {
        let asked = call.argument("federal_account_id");
        let found = all.iter().find(|one| one.id.to_string() == asked);
        let asked = call.argument("fiscal_year").parse();
        let asked: i64 = asked.unwrap_or_else(|_| dates::fiscal_year(call.today));
        let found = found.and_then(|one| {
            let sums = self
                .corpus()
                .years
                .account(asked, one.place.0, one.place.1)?;
            Some((one, sums))
        });
        let Some((one, sums)) = found else {
            return Reply::json(200, &json!({}));
        };
        // The parts of what there was to spend: they make the whole.
        let (forward, other) = (cents(sums.budget * 0.1), cents(sums.budget * 0.05));
        Reply::json(
            200,
            &json!({ "results": {
            "outlay": sums.outlay,
            "budget_authority": sums.budget,
            "obligated": sums.obligated,
            "unobligated": cents(sums.budget - sums.obligated),
            "balance_brought_forward": forward,
            "other_budgetary_resources": other,
            "appropriations": cents(sums.budget - forward - other),
            "name": one.title,
        } }),
        )
    }

    /// The operations under `federal_accounts`.
    pub(super) fn federal_accounts(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let all = self.all_accounts();
        match row.name {
            "search" => Some(self.enveloped(row, call, self.searched_accounts(&all, call))),
            "get" => Some(self.account_page(&all, call)),
            "fiscal_year_snapshot" => Some(self.snapshot(&all, call)),
            "program_activities" | "program_activities_total" | "object_classes_total" => {
                let asked = call.argument("federal_account_code");
                let place = all.iter().find(|one| one.code == asked);
                let place = place.map(|one| one.place);
                let records = self.account_totals(row, call, place);
                Some(self.enveloped(row, call, records))
            }
            "available_object_classes" => Some(object_class_tree()),
            _ => None,
        }
    }
}
