//! Answers the spending explorer, which breaks down all spending of a period.

use serde_json::{Value, json};

use super::account_lines::{Line, sums};
use super::answers::{answer, refused};
use super::codes::{account_at, activity, class, function, major};
use super::names::{Coded, NAMES};
use super::service::Spending;
use crate::call::Call;
use crate::dates;
use crate::handler::{Answered, Answers, OperationCall};
use crate::lists;
use crate::object::{with, without_nulls};
use crate::random::cents;

pub const ANSWERS: &Answers<Spending> = &[("explore", Spending::explore)];

/// The requested fiscal year, and the last of its months.
fn period(call: &Call) -> (i64, i64) {
    let number = |name: &str| call.number(&format!("filters.{name}"));
    let last = match number("quarter") {
        Some(quarter) => quarter * 3,
        None => number("period").unwrap_or(12),
    };
    (
        number("fy").unwrap_or_else(|| dates::fiscal_year(call.today)),
        last,
    )
}

/// The key of the part that a line belongs to, for one kind of part.
fn part_of(kind: &str, line: &Line<'_>) -> (usize, usize) {
    let (function, part) = function(line.agency, line.account);
    let award = line.award;
    match kind {
        "agency" => (line.agency, 0),
        "federal_account" => (line.agency, line.account),
        "recipient" => (award.map_or(usize::MAX, |one| one.recipient), 0),
        "award" => (
            award.map_or(usize::MAX, |one| one.id.unsigned_abs() as usize),
            0,
        ),
        "award_category" => {
            let group = award.map_or("", |one| one.group);
            let at = NAMES.award_groups.iter().position(|one| one.name == group);
            (at.unwrap_or(usize::MAX), 0)
        }
        "object_class" => (major(class(line.class).0).parse().unwrap_or(90), 0),
        "program_activity" => (line.activity, 0),
        "budget_function" => (function, 0),
        _ => (function, part),
    }
}

/// The record of one part of the whole.
fn part_record(kind: &str, [id, code, name]: [String; 3], amount: f64) -> Value {
    let more = json!({
        "link": (kind == "agency").then_some(true),
        "account_number": (kind == "federal_account").then_some(&code),
        "generated_unique_award_id": (kind == "award").then_some(&name),
        "total": matches!(kind, "award" | "award_category" | "recipient").then_some(amount),
    });
    let record = json!({ "id": id, "code": code, "type": kind, "name": name, "amount": amount });
    with(record, without_nulls(more))
}

impl Spending {
    /// The lines of the accounts that the filters select.
    fn explored_lines<'a>(&'a self, call: &Call) -> impl Iterator<Item = Line<'a>> + use<'a> {
        let corpus = self.corpus();
        let given = |name: &str| call.given(&format!("filters.{name}"));
        let number = |name: &str| given(name).and_then(|text| text.trim().parse::<i64>().ok());
        let (fiscal_year, last) = period(call);
        let (federal_account, agency, class_code, recipient) = (
            number("federal_account"),
            number("agency"),
            given("object_class"),
            given("recipient"),
        );
        let (main, part, program, award) = (
            given("budget_function"),
            given("budget_subfunction"),
            number("program_activity"),
            number("award").or_else(|| number("award_category")),
        );
        let is = |wanted: &Option<String>, own: &str| {
            wanted.as_deref().is_none_or(|wanted| wanted == own)
        };
        let is_number = |wanted: Option<i64>, own: Option<i64>| wanted.is_none() || wanted == own;
        corpus.lines().filter(move |line| {
            let id = || NAMES.agencies.get(line.agency).map(|one| one.id);
            let (code, sub) = codes(function(line.agency, line.account));
            line.year() == fiscal_year
                && dates::fiscal_month(line.date) <= last
                && is_number(agency, id())
                && federal_account
                    .is_none_or(|wanted| account_at(line.agency, line.account).2 == wanted)
                && (class_code.is_none() || is(&class_code, &major(class(line.class).0)))
                && is(&main, code.0)
                && is(&part, sub.0)
                && is_number(program, i64::try_from(line.activity + 1).ok())
                && is_number(award, line.award.map(|one| one.id))
                && recipient.as_deref().is_none_or(|wanted| {
                    let found = line.award.and_then(|award| corpus.recipient(award));
                    found.is_some_and(|one| one.name == wanted)
                })
        })
    }

    /// The explorer: the total, divided by one kind of part.
    fn explore(&self, call: &OperationCall<'_>) -> Answered {
        let kind = call.given("type").unwrap_or_default();
        if call.given("filters.fy").is_none() {
            return refused(400, "Missing required parameter: fy");
        }
        if call.given("filters.quarter").is_none() && call.given("filters.period").is_none() {
            let text = "Missing required parameter: either \"quarter\" or \"period\"";
            return refused(400, text);
        }
        let (fiscal_year, last) = period(call);
        let sums = sums(self.explored_lines(call), |line| Some(part_of(&kind, line)));
        let mut records: Vec<Value> = sums
            .into_iter()
            .filter_map(|(key, sums)| {
                let names = self.explored(&kind, key)?;
                Some(part_record(&kind, names, sums.obligated))
            })
            .collect();
        lists::sort_by(&mut records, "amount", true);
        let amounts = records.iter().filter_map(|one| one.get("amount")?.as_f64());
        let total: f64 = amounts.sum();
        let ended = dates::fiscal_month_begins(fiscal_year, last);
        let ended = ended.map_or_else(String::new, |day| dates::text(day.last_of_month()));
        answer(json!({
            "total": cents(total), "end_date": ended, "results": records,
        }))
    }

    /// Id, code and name of a part; `None` if no part has the key.
    fn explored(&self, kind: &str, (one, two): (usize, usize)) -> Option<[String; 3]> {
        let corpus = self.corpus();
        let coded = |code: &str, name: &str| [code.to_owned(), code.to_owned(), name.to_owned()];
        Some(match kind {
            "agency" => {
                let agency = NAMES.agencies.get(one)?;
                [
                    agency.id.to_string(),
                    agency.code.into(),
                    agency.name.into(),
                ]
            }
            "federal_account" => {
                let (code, title, id) = account_at(one, two);
                [id.to_string(), code, title]
            }
            "recipient" | "award" | "award_category" if one == usize::MAX => {
                coded("", "Non-Award Spending")
            }
            "recipient" => {
                let recipient = corpus.recipients.get(one)?;
                [
                    recipient.id.clone(),
                    recipient.duns.clone(),
                    recipient.name.clone(),
                ]
            }
            "award" => {
                let award = corpus.award(&one.to_string())?;
                [award.id.to_string(), award.number(), award.generated()]
            }
            "award_category" => {
                let group = NAMES.award_groups.get(one)?.name;
                coded(group, group)
            }
            "object_class" => {
                let code = one.to_string();
                coded(&code, NAMES.major_class(&code))
            }
            "program_activity" => {
                let (code, name) = activity(one);
                [(one + 1).to_string(), code, name.to_owned()]
            }
            "budget_function" => {
                let (main, _) = codes((one, 0));
                coded(main.0, main.1)
            }
            _ => {
                let (_, part) = codes((one, two));
                coded(part.0, part.1)
            }
        })
    }
}

/// The codes and names of a budget function and a subfunction.
fn codes((function, part): (usize, usize)) -> (Coded, Coded) {
    NAMES
        .budget_functions
        .get(function)
        .map_or_else(Default::default, |(code, name, parts)| {
            ((*code, *name), parts.get(part).copied().unwrap_or_default())
        })
}
