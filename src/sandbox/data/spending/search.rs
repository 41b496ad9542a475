//! Searches of awards and transactions: records, categories, periods, places, counts.

use serde_json::{Map, Value, json};

use super::cursor_pages::messages;
use super::errors::detail;
use super::fields::{field, transaction_field};
use super::filters::Chosen;
use super::page_metadata::{PageForm, page_metadata};
use super::request::{of_subawards, page, strings};
use super::selections::{Kind, Order};
use super::service::Spending;
use crate::call::Call;
use crate::data::random::cents;
use crate::reply::Reply;
use openshelf_core::table::Operation;

/// What awards can be sorted by without being asked for.
const SORT_FREE: [&str; 9] = [
    "NAICS",
    "PSC",
    "Recipient Location",
    "Primary Place of Performance",
    "Assistance Listing",
    "Sub-Recipient Location",
    "Sub-Award Primary Place of Performance",
    "Recipient UEI",
    "Contract Award Type",
];

impl Spending {
    /// The searches; none for a row that is not known here.
    pub(super) fn search(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let category = match row.name {
            "category" => call.given("category").unwrap_or_default(),
            name => name.to_owned(),
        };
        Some(match row.name {
            "spending_by_award" if of_subawards(call) => self.subaward_records(call),
            "spending_by_award" => self.award_records(call),
            "spending_by_award_count" | "spending_by_transaction_count" => self.counts(row, call),
            "spending_by_transaction" => self.transaction_records(row, call),
            "spending_by_geography" => self.geography(call),
            "spending_over_time" => self.over_time(call),
            "new_awards_over_time" => self.new_awards(call),
            "transaction_spending_summary" => {
                let chosen = self.chosen(call);
                let amount: f64 = chosen.iter().map(Chosen::amount).sum();
                Reply::json(
                    200,
                    &json!({ "results": {
                    "prime_awards_count": chosen.len(),
                    "prime_awards_obligation_amount": cents(amount),
                } }),
                )
            }
            "spending_by_transaction_grouped" | "spending_by_subaward_grouped" => {
                self.grouped(row, call)
            }
            _ => self.category(&category, call),
        })
    }

    fn award_records(&self, call: &Call) -> Reply {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let sort = call
            .given("sort")
            .or_else(|| names.first().cloned())
            .unwrap_or_else(|| "Award ID".to_owned());
        let free = SORT_FREE.contains(&sort.as_str());
        if !names.contains(&sort) && !free && call.member("sort").is_some() {
            let text = format!("Sort value '{sort}' not found in requested fields: {names:?}");
            return detail(400, &text);
        }
        let order = Order::of(call, corpus, Kind::Awards, sort);
        self.cursor_page(corpus, call, &order, |award, _| {
            let mut record = Map::new();
            record.insert("internal_id".to_owned(), json!(award.id));
            for name in &names {
                record.insert(name.clone(), field(corpus, award, name));
                if name == "Awarding Agency" {
                    for beside in ["awarding_agency_id", "agency_slug"] {
                        record.insert(beside.to_owned(), field(corpus, award, beside));
                    }
                }
            }
            record.insert("generated_internal_id".to_owned(), json!(award.generated()));
            Value::Object(record)
        })
    }

    fn transaction_records(&self, row: &'static Operation, call: &Call) -> Reply {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let sort = call
            .given("sort")
            .unwrap_or_else(|| "Transaction Amount".to_owned());
        let order = Order::of(call, corpus, Kind::Transactions, sort);
        let all = self.selection(corpus, call, &order);
        let page = page(call, all.len(), 10);
        let found = page.of(&all).iter().filter_map(|place| {
            let award = place.award(corpus)?;
            Some((award, award.transactions.get(usize::from(place.child))?))
        });
        let records: Vec<Value> = found
            .map(|(award, one)| {
                let mut record: Map<String, Value> = names
                    .iter()
                    .map(|name| {
                        let value = transaction_field(corpus, award, one, name);
                        (name.clone(), value)
                    })
                    .collect();
                record.insert("generated_internal_id".to_owned(), json!(award.generated()));
                record.insert("internal_id".to_owned(), json!(award.id));
                Value::Object(record)
            })
            .collect();
        Reply::json(
            200,
            &json!({
                "limit": page.limit,
                "results": records,
                "page_metadata": page_metadata(page, PageForm::of(row), call),
                "messages": messages(call),
            }),
        )
    }
}
