//! What a search selects, and its pages with cursors.

use std::sync::Arc;

use serde_json::{Value, json};

use super::award::Award;
use super::corpus::Corpus;
use super::filters::{Chosen, choose};
use super::request::{level, page};
use super::selections::{Kind, Order, Place};
use super::service::Spending;
use crate::call::Call;
use crate::reply::Reply;

/// What every answer of the searches says.
const MESSAGE: &str = "For searches, time period start and end dates are currently limited to an earliest date of 2007-10-01.";

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

/// What an answer says in addition to its records: the earliest day, and what it did not use.
pub fn messages(call: &Call) -> Vec<String> {
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

impl Spending {
    /// What the filters of the call select.
    pub(super) fn chosen(&self, call: &Call) -> Vec<Chosen<'_>> {
        Self::chosen_of(self.corpus(), call, level(call) == "subawards")
    }

    /// The same of one version of the corpus.
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

    /// What the call selects, in its order.
    pub(super) fn selection(&self, corpus: &Corpus, call: &Call, order: &Order) -> Arc<[Place]> {
        self.remember_order(order);
        if let Some(known) = self.selections.find(order) {
            return known;
        }
        let of_subawards = order.kind == Kind::Subawards;
        let selection = order.sorted(corpus, &Self::chosen_of(corpus, call, of_subawards));
        self.selections
            .insert(order.clone(), Arc::clone(&selection));
        selection
    }

    /// The page with the cursor of the next one. Only the records of the page are
    /// made, of however many were found.
    pub(super) fn cursor_page(
        &self,
        corpus: &Corpus,
        call: &Call,
        order: &Order,
        make: impl Fn(&Award, Place) -> Value,
    ) -> Reply {
        let all = self.selection(corpus, call, order);
        let page = page(call, all.len(), 10);
        // The cursor of the previous page takes precedence over the number of a page.
        let begin = match call.number("last_record_unique_id") {
            Some(id) => {
                let value = call.given("last_record_sort_value").unwrap_or_default();
                order.after(corpus, &all, id, &value)
            }
            None => page.offset(),
        };
        let shown = all.iter().skip(begin).take(page.limit);
        let has_next = begin.saturating_add(page.limit) < all.len();
        let cursor = shown.clone().next_back().filter(|_| has_next);
        let (sort_value, last) = cursor
            .and_then(|place| order.cursor(corpus, *place))
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
}
