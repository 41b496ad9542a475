//! Searches of awards and transactions: records, categories, periods, places, counts.

use serde_json::{Map, Value, json};

use super::corpus::{Award, Corpus};
use super::fields::{field, transaction_field};
use super::filters::{Chosen, choose};
use super::selections::{Kind, Order, Place};
use super::{PageForm, Spending, detail, page_metadata};
use crate::call::Call;
use crate::data::random::cents;
use crate::lists::Page;
use crate::reply::Reply;
use openshelf_core::table::Operation;

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

/// Whether the search of awards is one of subawards: here the level counts more than the flag.
pub(super) fn of_subawards(call: &Call) -> bool {
    match call.given("spending_level") {
        Some(level) => level == "subawards",
        None => level(call) == "subawards",
    }
}

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
    /// What the filters of the call select.
    pub(super) fn chosen(&self, call: &Call) -> Vec<Chosen<'_>> {
        Self::chosen_of(self.corpus(), call, level(call) == "subawards")
    }

    /// The same of one edition of the corpus.
    pub(super) fn chosen_of<'a>(
        corpus: &'a Corpus,
        call: &Call,
        subawards: bool,
    ) -> Vec<Chosen<'a>> {
        let filters = call.member("filters").unwrap_or(&Value::Null);
        if filters.get("award_type_codes") == Some(&json!(["no intersection"])) {
            return Vec::new();
        }
        choose(corpus, filters, subawards)
    }

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
        self.with_marks(corpus, call, &order, |award, _| {
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
    pub(super) fn with_marks(
        &self,
        corpus: &Corpus,
        call: &Call,
        order: &Order,
        make: impl Fn(&Award, Place) -> Value,
    ) -> Reply {
        let all = self.selection(corpus, call, order);
        let page = page(call, all.len(), 10);
        // The marks of the page before count more than any number of a page.
        let begin = match call.number("last_record_unique_id") {
            Some(id) => {
                let value = call.given("last_record_sort_value").unwrap_or_default();
                order.after(corpus, &all, id, &value)
            }
            None => page.offset(),
        };
        let shown = all.iter().skip(begin).take(page.limit);
        let has_next = begin.saturating_add(page.limit) < all.len();
        let marks = shown.clone().next_back().filter(|_| has_next);
        let (sort_value, last) = marks
            .and_then(|place| order.mark(corpus, *place))
            .map_or_else(|| ("None".to_owned(), None), |(text, id)| (text, Some(id)));
        let records: Vec<Value> = shown
            .filter_map(|place| Some(make(place.award(corpus)?, *place)))
            .collect();
        Reply::json(
            200,
            &json!({
                "spending_level": match order.kind {
                    Kind::Subawards => "subawards",
                    _ => "awards",
                },
                "limit": page.limit,
                "results": records,
                "page_metadata": {
                    "page": page.page,
                    "hasNext": has_next,
                    "last_record_unique_id": last,
                    "last_record_sort_value": sort_value,
                },
                "messages": messages(call),
            }),
        )
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
