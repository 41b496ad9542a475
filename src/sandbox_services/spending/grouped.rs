//! Searches of awards that stand for their transactions, or for their subawards.

use serde_json::{Value, json};

use super::award::Award;
use super::page_metadata::{PageForm, page_metadata};
use super::page_reach::counted;
use super::request::page;
use super::selections::{Kind, Order};
use super::service::Spending;
use crate::call::Call;
use crate::random::cents;
use crate::reply::Reply;
use openshelf_core::table::Operation;

/// The figures of the whole award: the search engine has no others, whatever the period asked for.
fn record(award: &Award, kind: Kind) -> Value {
    if kind == Kind::SubawardGroups {
        return json!({
            "award_id": award.number(),
            "subaward_count": award.subawards.len(),
            "subaward_obligation": award.subaward_amount().unwrap_or(0.0),
            "award_generated_internal_id": award.generated(),
        });
    }
    json!({
        "award_id": award.number(),
        "transaction_count": award.transactions.len(),
        "transaction_obligation": cents(award.amount()),
        "award_generated_internal_id": award.generated(),
    })
}

impl Spending {
    pub(super) fn grouped(&self, row: &'static Operation, call: &Call, kind: Kind) -> Reply {
        let subawards = kind == Kind::SubawardGroups;
        let standard = if subawards {
            "award_id"
        } else {
            "transaction_obligation"
        };
        let corpus = self.corpus();
        let sort = call.given("sort").unwrap_or_else(|| standard.to_owned());
        let order = Order::of(call, corpus, kind, sort);
        let all = self.selection(corpus, &order);
        let page = page(call, all.len(), 10);
        let range = page.offset()..page.offset().saturating_add(page.limit);
        let shown = order.page(corpus, &all, range, self.tie_order(kind));
        let records: Vec<Value> = shown
            .iter()
            .filter_map(|place| Some(record(place.award(corpus)?, kind)))
            .collect();
        let metadata = if subawards {
            // A fault of the service: it never says that more follows.
            json!({ "page": page.page, "hasNext": false })
        } else {
            page_metadata(counted(page), PageForm::of(row), call)
        };
        Reply::json(
            200,
            &json!({
                "limit": page.limit,
                "results": records,
                "page_metadata": metadata,
                "messages": ["This endpoint is under development."],
            }),
        )
    }
}
