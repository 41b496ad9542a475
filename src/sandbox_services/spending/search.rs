//! Answers searches of awards, transactions and subawards, and of awards grouped by them.

use serde_json::{Map, Value, json};

use super::answers::{answer, engine_failure, refused};
use super::award::Award;
use super::corpus::Corpus;
use super::fields::{field, subaward_field, transaction_field};
use super::filters::{Chosen, has_no_intersection};
use super::page_metadata::{PageForm, page_metadata};
use super::page_reach::counted;
use super::request::{level, of_subawards, page, strings};
use super::search_filters::messages;
use super::selections::{Order, Place};
use super::service::Spending;
use super::sort_kinds::{self, RecordKind, SortKind};
use crate::call::Call;
use crate::handler::{Answered, Answers, OperationCall, by_name};
use crate::lists::PageOfList;
use crate::random::cents;
use crate::reply::Reply;

pub const ANSWERS: &Answers<Spending> = by_name! {
    "search.spending_by_award" => Spending::awards_or_subawards,
    "search.spending_by_award_count" => |it, call| {
        answer(json!({
            "results": it.counts(call, false),
            "spending_level": level(call),
            "messages": messages(call),
        }))
    },
    "search.spending_by_transaction" => Spending::transaction_records,
    "search.spending_by_transaction_count" =>
        |it, call| answer(json!({ "results": it.counts(call, true) })),
    "search.spending_by_transaction_grouped" => Spending::grouped_transactions,
    "search.spending_by_subaward_grouped" => Spending::grouped_subawards,
    "search.spending_by_geography" => Spending::geography,
    "search.spending_over_time" => Spending::over_time,
    "search.new_awards_over_time" => Spending::new_awards,
    "search.transaction_spending_summary" => |it, call| {
        let chosen = it.chosen(call);
        let amount: f64 = chosen.iter().map(Chosen::amount).sum();
        answer(json!({ "results": {
        "prime_awards_count": chosen.len(),
        "prime_awards_obligation_amount": cents(amount),
    } }))
    },
    "search.spending_by_category.category" =>
        |it, call| it.category(&call.given("category").unwrap_or_default(), call),
    "search.spending_by_category.awarding_agency"
    | "search.spending_by_category.awarding_subagency" | "search.spending_by_category.cfda"
    | "search.spending_by_category.country" | "search.spending_by_category.county"
    | "search.spending_by_category.defc" | "search.spending_by_category.district"
    | "search.spending_by_category.federal_account"
    | "search.spending_by_category.funding_agency"
    | "search.spending_by_category.funding_subagency" | "search.spending_by_category.naics"
    | "search.spending_by_category.psc" | "search.spending_by_category.recipient"
    | "search.spending_by_category.state_territory" => by_category,
};

/// The operations on a category have its name.
fn by_category(spending: &Spending, call: &OperationCall<'_>) -> Answered {
    spending.category(call.operation.name, call)
}

/// A record with the requested fields.
fn record(names: &[String], field: impl Fn(&str) -> Value) -> Map<String, Value> {
    let fields = names.iter().map(|name| (name.clone(), field(name)));
    fields.collect()
}

/// The requested order of a search of awards or subawards.
fn asked_order(
    corpus: &Corpus,
    call: &OperationCall<'_>,
    kind: RecordKind,
) -> Result<Order, Reply> {
    let fields = strings(call.member("fields"));
    let sort = call
        .given("sort")
        .or_else(|| fields.first().cloned())
        .unwrap_or_default();
    let codes = strings(call.member("filters.award_type_codes"));
    match sort_kinds::refusal(kind, &sort, &fields, &codes) {
        Some(text) => refused(400, &text),
        None => Ok(Order::of(call, corpus, kind, sort)),
    }
}

impl Spending {
    fn awards_or_subawards(&self, call: &OperationCall<'_>) -> Answered {
        let filters = call.member("filters").unwrap_or(&Value::Null);
        if has_no_intersection(filters) {
            // Nothing is selected before the sort and the cursor are checked.
            let page = page(call, 0, 10);
            return answer(json!({
                "limit": page.limit,
                "results": [],
                "page_metadata": { "page": page.page, "hasNext": false },
                "messages": messages(call),
            }));
        }
        if of_subawards(call) {
            self.subaward_records(call)
        } else {
            self.award_records(call)
        }
    }

    fn award_records(&self, call: &OperationCall<'_>) -> Answered {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let order = asked_order(corpus, call, RecordKind::Awards)?;
        self.cursor_page(corpus, call, &order, |award, _| {
            let mut all = Map::new();
            all.insert("internal_id".to_owned(), json!(award.id));
            for name in &names {
                let beside: &[&str] = match name.as_str() {
                    "Awarding Agency" => &["awarding_agency_id", "agency_slug"],
                    _ => &[],
                };
                for name in std::iter::once(&name.as_str()).chain(beside) {
                    all.insert((*name).to_owned(), field(corpus, award, name));
                }
            }
            all.insert("generated_internal_id".to_owned(), json!(award.generated()));
            Value::Object(all)
        })
    }

    fn subaward_records(&self, call: &OperationCall<'_>) -> Answered {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let order = asked_order(corpus, call, RecordKind::Subawards)?;
        self.cursor_page(corpus, call, &order, |award, place| {
            let Some(sub) = award.subawards.get(usize::from(place.child)) else {
                return json!({});
            };
            let number = award.subaward_texts(sub).1;
            let mut all = Map::new();
            all.insert("internal_id".to_owned(), json!(number));
            all.extend(record(&names, |name| {
                subaward_field(corpus, award, sub, name)
            }));
            all.insert("prime_award_internal_id".to_owned(), json!(award.id));
            let generated = json!(award.generated());
            all.insert("prime_award_generated_internal_id".to_owned(), generated);
            Value::Object(all)
        })
    }

    /// The page with the requested number, with its records.
    fn numbered_page(
        &self,
        call: &Call,
        order: &Order,
        make: impl Fn(&Award, Place) -> Option<Value>,
    ) -> (PageOfList, Vec<Value>) {
        let corpus = self.corpus();
        let all = self.selection(corpus, order);
        let page = page(call, all.len(), 10);
        let range = page.offset()..page.offset().saturating_add(page.limit);
        let shown = order.page(corpus, &all, range, self.tie_order(order.kind));
        let records = shown
            .into_iter()
            .filter_map(|place| make(place.award(corpus)?, place));
        (page, records.collect())
    }

    fn transaction_records(&self, call: &OperationCall<'_>) -> Answered {
        let corpus = self.corpus();
        let names = strings(call.member("fields"));
        let sort = call.given_or("sort", "Transaction Amount");
        let order = Order::of(call, corpus, RecordKind::Transactions, sort);
        if order.sort_kind == SortKind::Unsortable {
            return Err(engine_failure());
        }
        let (page, records) = self.numbered_page(call, &order, |award, place| {
            let one = award.transactions.get(usize::from(place.child))?;
            let mut all = record(&names, |name| transaction_field(corpus, award, one, name));
            all.insert("generated_internal_id".to_owned(), json!(award.generated()));
            all.insert("internal_id".to_owned(), json!(award.id));
            Some(Value::Object(all))
        });
        answer(json!({
            "limit": page.limit,
            "results": records,
            "page_metadata": page_metadata(page, PageForm::of(call.operation), call),
            "messages": messages(call),
        }))
    }

    /// Awards grouped from their transactions. Their figures are those of the whole award, because the search
    /// engine has no others, whatever the requested period is.
    fn grouped_transactions(&self, call: &OperationCall<'_>) -> Answered {
        let sort = call.given_or("sort", "transaction_obligation");
        let order = Order::of(call, self.corpus(), RecordKind::TransactionGroups, sort);
        let (page, records) = self.numbered_page(call, &order, |award, _| {
            Some(json!({
                "award_id": award.number(),
                "transaction_count": award.transactions.len(),
                "transaction_obligation": cents(award.amount),
                "award_generated_internal_id": award.generated(),
            }))
        });
        let metadata = page_metadata(counted(page), PageForm::of(call.operation), call);
        grouped(page, records, metadata)
    }

    /// Awards grouped from their subawards.
    fn grouped_subawards(&self, call: &OperationCall<'_>) -> Answered {
        let sort = call.given_or("sort", "award_id");
        let order = Order::of(call, self.corpus(), RecordKind::SubawardGroups, sort);
        let (page, records) = self.numbered_page(call, &order, |award, _| {
            Some(json!({
                "award_id": award.number(),
                "subaward_count": award.subawards.len(),
                "subaward_obligation": award.subaward_amount().unwrap_or(0.0),
                "award_generated_internal_id": award.generated(),
            }))
        });
        // A defect of the service: it never reports a next page.
        grouped(
            page,
            records,
            json!({ "page": page.page, "hasNext": false }),
        )
    }
}

fn grouped(page: PageOfList, records: Vec<Value>, metadata: Value) -> Answered {
    answer(json!({
        "limit": page.limit,
        "results": records,
        "page_metadata": metadata,
        "messages": ["This endpoint is under development."],
    }))
}
