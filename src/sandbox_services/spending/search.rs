//! Searches of awards and transactions: records, categories, periods, places, counts.

use serde_json::{Map, Value, json};

use super::corpus::Corpus;
use super::cursor_pages::messages;
use super::errors::{detail, engine_failure};
use super::fields::{field, transaction_field};
use super::filters::{Chosen, has_no_intersection};
use super::page_metadata::{PageForm, page_metadata};
use super::request::{of_subawards, page, strings};
use super::selections::{Kind, Order};
use super::service::Spending;
use super::sort_kinds::{self, SortKind};
use crate::call::Call;
use crate::random::cents;
use crate::reply::Reply;
use openshelf_core::table::Operation;

impl Spending {
    /// The searches; none for a row that is not known here.
    pub(super) fn search(&self, row: &'static Operation, call: &Call) -> Option<Reply> {
        let category = match row.name {
            "category" => call.given("category").unwrap_or_default(),
            name => name.to_owned(),
        };
        Some(match row.name {
            "spending_by_award" if has_no_intersection(call.member("filters")?) => {
                Self::nothing(call)
            }
            "spending_by_award" => {
                let found = if of_subawards(call) {
                    self.subaward_records(call)
                } else {
                    self.award_records(call)
                };
                found.unwrap_or_else(|refused| refused)
            }
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
            "spending_by_transaction_grouped" => self.grouped(row, call, Kind::TransactionGroups),
            "spending_by_subaward_grouped" => self.grouped(row, call, Kind::SubawardGroups),
            _ => self.category(&category, call),
        })
    }

    /// What a search of awards gives that selects nothing, before it looks at its sort or its cursor.
    fn nothing(call: &Call) -> Reply {
        let page = page(call, 0, 10);
        Reply::json(
            200,
            &json!({
                "limit": page.limit,
                "results": [],
                "page_metadata": { "page": page.page, "hasNext": false },
                "messages": messages(call),
            }),
        )
    }

    /// The order that a search of awards or subawards asks for.
    pub(super) fn asked_order(corpus: &Corpus, call: &Call, kind: Kind) -> Result<Order, Reply> {
        let fields = strings(call.member("fields"));
        let sort = call
            .given("sort")
            .or_else(|| fields.first().cloned())
            .unwrap_or_default();
        let codes = strings(call.member("filters.award_type_codes"));
        match sort_kinds::refusal(kind, &sort, &fields, &codes) {
            Some(text) => Err(detail(400, &text)),
            None => Ok(Order::of(call, corpus, kind, sort)),
        }
    }

    fn award_records(&self, call: &Call) -> Result<Reply, Reply> {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let order = Self::asked_order(corpus, call, Kind::Awards)?;
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
        if order.sort_kind == SortKind::Unsortable {
            return engine_failure();
        }
        let all = self.selection(corpus, &order);
        let page = page(call, all.len(), 10);
        let range = page.offset()..page.offset().saturating_add(page.limit);
        let shown = order.page(corpus, &all, range, self.tie_order(order.kind));
        let found = shown.iter().filter_map(|place| {
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
