//! Searches of awards and transactions: records, categories, periods, places, counts.

use serde_json::{Map, Value, json};

use super::corpus::{Award, Corpus, Subaward, Transaction};
use super::fields::{field, transaction_field};
use super::filters::{Chosen, choose};
use super::places::{location, performance};
use super::{PageForm, Spending, detail, page_metadata};
use crate::sandbox::call::Call;
use crate::sandbox::data::dates;
use crate::sandbox::data::random::{cents, dollars};
use crate::sandbox::lists::{self, Page};
use crate::sandbox::reply::Reply;
use crate::table::Operation;

/// What every answer of the searches tells.
const MESSAGE: &str = "For searches, time period start and end dates are currently limited to an earliest date of 2007-10-01.";

pub(super) fn strings(value: Option<&Value>) -> Vec<String> {
    match value {
        Some(Value::Array(items)) => items
            .iter()
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect(),
        _ => Vec::new(),
    }
}

pub(super) fn page(call: &Call, total: usize, standard: i64) -> Page {
    Page::new(
        call.number("page").unwrap_or(1),
        call.number("limit").unwrap_or(standard),
        total,
    )
}

/// The members of `filters` that searches use.
const FILTERS: [&str; 25] = [
    "keywords",
    "keyword",
    "description",
    "time_period",
    "place_of_performance_scope",
    "place_of_performance_locations",
    "agencies",
    "recipient_search_text",
    "recipient_id",
    "recipient_scope",
    "recipient_locations",
    "recipient_type_names",
    "award_type_codes",
    "award_ids",
    "award_unique_id",
    "award_amounts",
    "program_numbers",
    "naics_codes",
    "psc_codes",
    "contract_pricing_type_codes",
    "set_aside_type_codes",
    "extent_competed_type_codes",
    "tas_codes",
    "treasury_account_components",
    "def_codes",
];

/// What an answer tells beside its records: the earliest day, and what it did not use.
pub(super) fn messages(call: &Call) -> Vec<String> {
    let mut messages = vec![MESSAGE.to_owned()];
    let given = call.member("filters").and_then(Value::as_object);
    let unused: Vec<&str> = given
        .into_iter()
        .flat_map(|members| members.keys())
        .map(String::as_str)
        .filter(|name| !FILTERS.contains(name) && *name != "program_activities")
        .collect();
    if !unused.is_empty() {
        messages.push(format!(
            "The following filters from the request were not used: {unused:?}."
        ));
    }
    messages
}

/// What the search is about: transactions, awards or subawards.
pub fn level(call: &Call) -> String {
    if call.member("subawards") == Some(&json!(true)) {
        return "subawards".to_owned();
    }
    call.given("spending_level")
        .unwrap_or_else(|| "transactions".to_owned())
}

impl Spending {
    /// What the filters of the call select.
    pub(super) fn chosen(&self, call: &Call) -> Vec<Chosen<'_>> {
        let filters = call.member("filters").unwrap_or(&Value::Null);
        if filters.get("award_type_codes") == Some(&json!(["no intersection"])) {
            return Vec::new();
        }
        choose(self.corpus(), filters, level(call) == "subawards")
    }

    /// The searches; none for a row that is not known here.
    pub(super) fn search(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let category = match row.name {
            "category" => call.given("category").unwrap_or_default(),
            name => name.to_owned(),
        };
        Some(match row.name {
            "spending_by_award" if level(call) == "subawards" => self.subaward_records(call),
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
        if !names.contains(&sort) && call.member("sort").is_some() {
            let text = format!("Sort value '{sort}' not found in requested fields: {names:?}");
            return detail(400, &text);
        }
        let chosen = self.chosen(call);
        let keyed = chosen
            .iter()
            .map(|one| (field(corpus, one.award, &sort), one.award.id, one.award))
            .collect();
        self.with_last_record(call, keyed, |award| {
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

    /// The page with the marks from which the next one could go on; only what stands on it is
    /// made, of however many were found.
    fn with_last_record<T: Copy>(
        &self,
        call: &Call,
        mut keyed: Vec<(Value, i64, T)>,
        make: impl Fn(T) -> Value,
    ) -> Reply {
        keyed.sort_by(|(one, id, _), (two, other, _)| {
            lists::compare(one, two).then_with(|| id.cmp(other))
        });
        if call.given("order").as_deref() != Some("asc") {
            keyed.reverse();
        }
        // The marks of the page before count more than any number of a page.
        let mut page = page(call, keyed.len(), 10);
        let begin = match call.number("last_record_unique_id") {
            Some(last) => keyed
                .iter()
                .position(|(_, id, _)| *id == last)
                .map_or(keyed.len(), |at| at + 1),
            None => page.offset(),
        };
        let shown: Vec<&(Value, i64, T)> = keyed.iter().skip(begin).take(page.limit).collect();
        let has_next = begin.saturating_add(page.limit) < keyed.len();
        page.total = keyed.len();
        let last = shown.last().filter(|_| has_next);
        let sort_value = last.map_or_else(
            || "None".to_owned(),
            |(key, ..)| match key {
                Value::String(text) => text.clone(),
                Value::Null => "None".to_owned(),
                value => value.to_string(),
            },
        );
        let records: Vec<Value> = shown.iter().map(|(.., one)| make(*one)).collect();
        Reply::json(
            200,
            &json!({
                "spending_level": level(call),
                "limit": page.limit,
                "results": records,
                "page_metadata": {
                    "page": page.page,
                    "hasNext": has_next,
                    "last_record_unique_id": last.map(|(_, id, _)| id),
                    "last_record_sort_value": sort_value,
                },
                "messages": messages(call),
            }),
        )
    }

    /// A field of a subaward, or of the award that it belongs to.
    fn subaward_field(corpus: &Corpus, award: &Award, sub: &Subaward, name: &str) -> Value {
        let recipient = corpus.recipients.get(sub.recipient);
        let prime = corpus.recipient(award);
        match name {
            "Sub-Award ID" => json!(award.subaward_texts(sub).1),
            "Sub-Award Type" => json!(if award.is_procurement() {
                "sub-contract"
            } else {
                "sub-grant"
            }),
            "Sub-Awardee Name" => json!(recipient.map(|one| &one.name)),
            "Sub-Award Date" => json!(dates::text(sub.date)),
            "Sub-Award Amount" => dollars(sub.amount),
            "Sub-Award Description" => json!(award.subaward_texts(sub).2),
            "Sub-Recipient UEI" => json!(recipient.map(|one| &one.uei)),
            "sub_award_recipient_id" => json!(recipient.map(|one| &one.id)),
            "Sub-Recipient Location" => recipient.map_or(Value::Null, location),
            "Sub-Award Primary Place of Performance" => performance(award),
            "Prime Award ID" => json!(award.number()),
            "Prime Recipient Name" => json!(prime.map(|one| &one.name)),
            "Prime Award Recipient UEI" => json!(prime.map(|one| &one.uei)),
            "prime_award_recipient_id" => json!(prime.map(|one| &one.id)),
            name => field(corpus, award, name),
        }
    }

    fn subaward_records(&self, call: &Call) -> Reply {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let sort = call
            .given("sort")
            .or_else(|| names.first().cloned())
            .unwrap_or_default();
        let chosen = self.chosen(call);
        let keyed = chosen
            .iter()
            .flat_map(|one| one.subawards.iter().map(|sub| (one.award, *sub)))
            .map(|(award, sub)| {
                let key = Self::subaward_field(corpus, award, sub, &sort);
                (key, award.subaward_texts(sub).0, (award, sub))
            })
            .collect();
        self.with_last_record(call, keyed, |(award, sub)| {
            let mut record = Map::new();
            let number = award.subaward_texts(sub).1;
            record.insert("internal_id".to_owned(), json!(number));
            for name in &names {
                let value = Self::subaward_field(corpus, award, sub, name);
                record.insert(name.clone(), value);
            }
            record.insert("prime_award_internal_id".to_owned(), json!(award.id));
            record.insert(
                "prime_award_generated_internal_id".to_owned(),
                json!(award.generated()),
            );
            Value::Object(record)
        })
    }

    fn transaction_records(&self, row: &'static Operation, call: &Call) -> Reply {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let sort = call
            .given("sort")
            .unwrap_or_else(|| "Transaction Amount".to_owned());
        let chosen = self.chosen(call);
        let mut keyed: Vec<(Value, &Award, &Transaction)> = chosen
            .iter()
            .flat_map(|one| one.transactions.iter().map(|each| (one.award, *each)))
            .map(|(award, one)| (transaction_field(corpus, award, one, &sort), award, one))
            .collect();
        let descending = call.given("order").as_deref() != Some("asc");
        keyed.sort_by(|(one, ..), (two, ..)| {
            let order = lists::compare(one, two);
            if descending { order.reverse() } else { order }
        });
        let page = page(call, keyed.len(), 10);
        let records: Vec<Value> = page
            .of(&keyed)
            .iter()
            .map(|(_, award, one)| {
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
