//! The explorer: what all spending of a period is made of.

use serde_json::{Value, json};

use super::corpus::account;
use super::names::{ACCOUNTS, ACTIVITIES, AWARD_TYPES, BUDGET_FUNCTIONS, OBJECT_CLASSES};
use super::{Spending, detail};
use crate::sandbox::call::Call;
use crate::sandbox::data::random::{Random, cents};
use crate::sandbox::data::typed;
use crate::sandbox::lists;
use crate::sandbox::reply::Reply;

impl Spending {
    /// The explorer: what the whole is made of, by one kind of part.
    pub(super) fn explore(&self, call: &Call) -> Option<Reply> {
        let kind = call.given("type").unwrap_or_default();
        if call.given("filters.fy").is_none() {
            return Some(detail(400, "Missing required parameter: fy"));
        }
        if call.given("filters.quarter").is_none() && call.given("filters.period").is_none() {
            return Some(detail(
                400,
                "Missing required parameter: either \"quarter\" or \"period\"",
            ));
        }
        let corpus = self.corpus();
        let parts: Vec<(String, String, String)> = match kind.as_str() {
            "agency" => corpus
                .agencies
                .iter()
                .map(|one| (one.id.to_string(), one.code.to_owned(), one.name.to_owned()))
                .collect(),
            "recipient" => corpus
                .recipients
                .iter()
                .take(60)
                .map(|one| (one.id.clone(), one.duns.clone(), one.name.clone()))
                .collect(),
            "federal_account" => corpus
                .agencies
                .iter()
                .flat_map(|agency| {
                    ACCOUNTS.iter().map(|(ending, _)| {
                        let (code, title, id) = account(agency.code, agency.name, ending);
                        (id.to_string(), code, title)
                    })
                })
                .collect(),
            "award" => corpus
                .awards
                .iter()
                .take(200)
                .map(|one| {
                    (
                        one.id.to_string(),
                        one.number.clone(),
                        one.generated.clone(),
                    )
                })
                .collect(),
            "award_category" => AWARD_TYPES
                .iter()
                .map(|(group, _)| {
                    (
                        (*group).to_owned(),
                        (*group).to_owned(),
                        (*group).to_owned(),
                    )
                })
                .collect(),
            "object_class" => OBJECT_CLASSES
                .iter()
                .map(|(code, name)| ((*code).to_owned(), (*code).to_owned(), (*name).to_owned()))
                .collect(),
            "program_activity" => ACTIVITIES
                .iter()
                .zip(1..)
                .map(|(name, at)| (at.to_string(), format!("{at:04}"), (*name).to_owned()))
                .collect(),
            "budget_function" => BUDGET_FUNCTIONS
                .iter()
                .map(|(code, name, _)| ((*code).to_owned(), (*code).to_owned(), (*name).to_owned()))
                .collect(),
            _ => BUDGET_FUNCTIONS
                .iter()
                .flat_map(|one| one.2.iter())
                .map(|(code, name)| ((*code).to_owned(), (*code).to_owned(), (*name).to_owned()))
                .collect(),
        };
        let mut records: Vec<Value> = parts
            .into_iter()
            .map(|(id, code, name)| {
                let mut random = Random::new(self.home.seed, &format!("explore {kind} {id}"), 0);
                let amount = typed::number(&mut random, "amount") * 1000.0;
                let mut record = json!({
                    "id": id, "code": code, "type": kind, "name": name, "amount": cents(amount),
                });
                if let Value::Object(members) = &mut record {
                    match kind.as_str() {
                        "agency" => drop(members.insert("link".to_owned(), json!(true))),
                        "federal_account" => {
                            drop(members.insert("account_number".to_owned(), json!(code)))
                        }
                        "award" => drop(
                            members.insert("generated_unique_award_id".to_owned(), json!(name)),
                        ),
                        _ => {}
                    }
                }
                record
            })
            .collect();
        lists::sort_by(&mut records, "amount", true);
        let total: f64 = records
            .iter()
            .filter_map(|one| one.get("amount").and_then(Value::as_f64))
            .sum();
        Some(Reply::json(
            200,
            &json!({
                "total": cents(total), "end_date": "2024-03-31", "results": records,
            }),
        ))
    }
}
