//! The records that a search selects, and their pages with cursors.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use serde_json::{Value, json};

use super::answers::{answer, engine_failure};
use super::award::Award;
use super::corpus::Corpus;
use super::cursor_values::{self, Cursor};
use super::filters::{Chosen, choose, has_no_intersection};
use super::page_reach::{self, Reach};
use super::request::page;
use super::search_filters::{messages, read_filters, selected_level};
use super::selections::{Order, Place};
use super::service::Spending;
use super::sort_kinds::{RecordKind, SortKind};
use super::ties::TieOrder;
use crate::handler::{Answered, OperationCall};
use crate::lists::PageOfList;
use crate::reply::Reply;

impl Spending {
    /// The records that the filters of the call select.
    pub(super) fn chosen(&self, call: &OperationCall<'_>) -> Vec<Chosen<'_>> {
        let filters = read_filters(call);
        if has_no_intersection(&filters) {
            return Vec::new();
        }
        choose(self.corpus(), &filters, selected_level(call))
    }

    /// The records that the call selects, in its order.
    pub(super) fn selection(&self, corpus: &Corpus, order: &Order) -> Arc<[Place]> {
        self.remember_order(order);
        self.sorted(corpus, order)
    }

    /// The places of an order, from the cache if they are there.
    pub(super) fn sorted(&self, corpus: &Corpus, order: &Order) -> Arc<[Place]> {
        if let Some(known) = self.selections.find(order) {
            return known;
        }
        let selection = order.sorted(corpus);
        self.selections
            .insert(order.clone(), Arc::clone(&selection));
        selection
    }

    /// The order of equal records in the answer to this request.
    pub(super) fn next_tie_order(&self) -> TieOrder {
        let request = self.requests_with_ties.fetch_add(1, Relaxed);
        TieOrder::new(self.environment.seed, request)
    }

    /// The order of equal records in the answer to this request, if no id breaks ties.
    pub(super) fn tie_order(&self, kind: RecordKind) -> Option<TieOrder> {
        (kind != RecordKind::Awards).then(|| self.next_tie_order())
    }

    /// Where the page begins: after the cursor, or at its number.
    fn begin(
        corpus: &Corpus,
        order: &Order,
        all: &[Place],
        page: PageOfList,
        cursor: Option<Cursor>,
    ) -> Result<usize, Reply> {
        if order.sort_kind == SortKind::Unsortable {
            return Err(engine_failure());
        }
        match cursor {
            Some(cursor) => Ok(order.after(corpus, all, &cursor.rank(order)?)),
            None => Ok(page.offset()),
        }
    }

    /// The page, with the cursor of the next one. Only the records of the page are generated, however many
    /// match.
    pub(super) fn cursor_page(
        &self,
        corpus: &Corpus,
        call: &OperationCall<'_>,
        order: &Order,
        make: impl Fn(&Award, Place) -> Value,
    ) -> Answered {
        let cursor = cursor_values::given(call)?;
        let by_cursor = cursor.is_some();
        if !by_cursor {
            page_reach::check(page(call, 0, 10), Reach::Checked)?;
        }
        let all = self.selection(corpus, order);
        let page = page(call, all.len(), 10);
        let begin = Self::begin(corpus, order, &all, page, cursor)?;
        let end = begin.saturating_add(page.limit);
        let shown = order.page(corpus, &all, begin..end, self.tie_order(order.kind));
        let has_next = if by_cursor {
            end < all.len()
        } else {
            page_reach::counted(page).has_next()
        };
        let (last, sort_value) = shown
            .last()
            .filter(|_| has_next)
            .and_then(|place| order.rank(corpus, *place))
            .map_or((Value::Null, "None".to_owned()), |rank| {
                cursor_values::to_send(order, &rank)
            });
        let records: Vec<Value> = shown
            .iter()
            .filter_map(|place| Some(make(place.award(corpus)?, *place)))
            .collect();
        answer(json!({
            "spending_level": match order.kind {
                RecordKind::Subawards => "subawards",
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
        }))
    }
}
