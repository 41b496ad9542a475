//! Answers the museum's searches: a text, a query, an order, and a page of the results.

use std::sync::Arc;

use serde_json::{Value, json};

use super::aggregate;
use super::clause::Refused;
use super::collections::Collection;
use super::input::{Input, several};
use super::query::{Query, SearchContext, SearchedMember};
use super::ranking::Text;
use super::record::{Cell, Id, Record, number_text};
use super::record_store::RecordStore;
use super::refusals::{REFUSALS, something_went_wrong};
use super::response_body::ResponseBody;
use super::selection::Selection;
use super::service::{MOST_RECORDS, Museum};
use super::sort::{ordered, sort_keys};
use crate::call::Call;
use crate::handler::{Answered, OperationCall};
use crate::reply::Reply;

/// Whether a value is true, as PHP converts texts and numbers.
fn is_on(value: &Value) -> bool {
    match value {
        Value::String(text) => {
            matches!(
                text.trim().to_lowercase().as_str(),
                "1" | "true" | "on" | "yes"
            )
        }
        Value::Number(number) => number.as_f64() != Some(0.0),
        value => *value != json!(false),
    }
}

/// The last record that an anonymous caller can reach by pages.
const WINDOW: i64 = 1000;

/// The default members of a search.
const DEFAULT_MEMBERS: [&str; 7] = [
    "id",
    "api_model",
    "api_link",
    "is_boosted",
    "title",
    "thumbnail",
    "timestamp",
];

/// Collections that require a token.
pub const RESTRICTED: [&str; 3] = ["web-artists", "web-artworks", "web-exhibitions"];

/// The score that the museum's ranking adds to a favoured work.
const BOOST: f64 = 2.0;

/// A collection within a search.
struct Scope<'a> {
    collection: &'a Collection,
    store: Arc<RecordStore>,
}

/// A match: its scope, its place, and its score.
#[derive(Clone, Copy)]
struct Hit {
    scope: usize,
    at: u32,
    score: f64,
}

/// The search engine's own refusal: its status and reason, followed by its JSON, still with the media type of
/// JSON.
impl From<Refused> for Reply {
    fn from(refused: Refused) -> Self {
        let cause = json!({ "type": refused.kind, "reason": refused.reason });
        let body = json!({
            "error": { "root_cause": [cause], "type": refused.kind, "reason": refused.reason },
            "status": 400,
        });
        let text = format!("400 Bad Request: {body}\n");
        Reply::new(400, "application/json", text)
    }
}

impl Scope<'_> {
    fn context(&self) -> SearchContext<'_> {
        SearchContext {
            layout: &self.collection.layout,
            skips_empty: self.collection.skips_empty,
        }
    }

    /// The records that match the text and the query, the best first.
    fn find(
        &self,
        museum: &Museum,
        scope: usize,
        text: &Text,
        query: Option<&Value>,
        boost: bool,
    ) -> Result<Vec<Hit>, Refused> {
        let context = self.context();
        let query = query
            .map(|query| Query::read(query, context.layout))
            .transpose()?
            .unwrap_or(Query::All);
        let score = |at: u32, score: f64| {
            let boosted = boost && self.store.at(at).is_some_and(|record| record.boosted);
            let score = if boosted { score + BOOST } else { score };
            Hit { scope, at, score }
        };
        let fits = |hit: &Hit| {
            matches!(query, Query::All)
                || self
                    .store
                    .at(hit.at)
                    .is_some_and(|record| query.fits(&context, record))
        };
        if let Some(places) = text.places(&self.store, &context, &museum.collections.corpus) {
            let (first, last) = query.id_bounds();
            let within = |hit: &Hit| match self.store.at(hit.at).map(|record| &record.id) {
                Some(Id::Number(id)) => (first..=last).contains(id),
                _ => true,
            };
            return Ok(places
                .into_iter()
                .map(|(at, worth)| score(at, worth))
                .filter(|hit| within(hit) && fits(hit))
                .collect());
        }
        let all = |at: &u32| score(*at, 1.0);
        let (first, last) = query.id_bounds();
        if (first, last) != (i64::MIN, i64::MAX) {
            let mut places = self.store.between(first, last).to_vec();
            places.sort_unstable();
            return Ok(places.iter().map(all).filter(fits).collect());
        }
        if boost {
            return Ok(self.store.boosted.iter().map(all).filter(fits).collect());
        }
        Ok((0..)
            .take(self.store.records.len())
            .map(|at| all(&at))
            .filter(fits)
            .collect())
    }
}

fn record<'a>(scopes: &'a [Scope<'_>], hit: &Hit) -> Option<&'a Record> {
    scopes.get(hit.scope)?.store.at(hit.at)
}

/// Sorts by several keys, the first one taking precedence; missing values come last.
fn sort(scopes: &[Scope<'_>], hits: &mut Vec<Hit>, keys: &[(String, bool)]) -> Result<(), Refused> {
    for (name, descending) in keys.iter().rev() {
        if name == "_score" {
            hits.sort_by(|one, two| two.score.total_cmp(&one.score));
            if !descending {
                hits.reverse();
            }
            continue;
        }
        let mut members = Vec::with_capacity(scopes.len());
        for scope in scopes {
            let known = SearchedMember::find(&scope.collection.layout, name).is_known();
            // If there are several collections, some may lack the member.
            members.push(if known || scopes.len() == 1 {
                Some(ordered(scope.collection, name)?)
            } else {
                None
            });
        }
        let mut keyed: Vec<(Cell<'_>, Hit)> = hits
            .iter()
            .map(|hit| {
                let cell = scopes.get(hit.scope).and_then(|scope| {
                    let member = members.get(hit.scope)?.as_ref()?;
                    Some(member.cell(&scope.context(), scope.store.at(hit.at)?))
                });
                (cell.unwrap_or(Cell::Nothing), *hit)
            })
            .collect();
        keyed.sort_by(|(one, _), (two, _)| match (one, two) {
            (Cell::Nothing, _) | (_, Cell::Nothing) => one.compare(two),
            _ if *descending => two.compare(one),
            _ => one.compare(two),
        });
        *hits = keyed.into_iter().map(|(_, hit)| hit).collect();
    }
    Ok(())
}

impl Museum {
    fn search(&self, collections: &[&Collection], input: &Input) -> Result<ResponseBody, Reply> {
        let limit = input
            .number("size")
            .or_else(|| input.number("limit"))
            .unwrap_or(10)
            .max(0);
        if limit > MOST_RECORDS {
            return Err(Reply::from(&REFUSALS.invalid_limit));
        }
        let page = input.number("page").unwrap_or(1).max(1);
        let from = input
            .number("from")
            .map_or_else(|| (page - 1).saturating_mul(limit), |from| from.max(0));
        if from.saturating_add(limit) > WINDOW {
            return Err(Reply::from(&REFUSALS.too_many_results));
        }
        let scopes: Vec<Scope<'_>> = collections
            .iter()
            .map(|collection| Scope {
                collection,
                store: self.collections.store(collection),
            })
            .collect();
        let hits = self.hits(&scopes, input)?;
        let counted = match input.get("aggs").or_else(|| input.get("aggregations")) {
            None => None,
            Some(asked) => {
                let found = hits.iter().filter_map(|hit| {
                    let scope = scopes.get(hit.scope)?;
                    Some((scope.collection, scope.context(), scope.store.at(hit.at)?))
                });
                let found: Vec<_> = found.collect();
                Some(aggregate::aggregate(asked, collections, &found)?)
            }
        };
        let first = usize::try_from(from).unwrap_or(0);
        let count = usize::try_from(limit).unwrap_or(0);
        let pages = (count > 0).then(|| hits.len().div_ceil(count));
        let current = (count > 0).then(|| first / count + 1);
        let pagination = json!({
            "total": hits.len(),
            "limit": limit,
            "offset": from,
            "total_pages": pages,
            "current_page": current,
        });
        let preference = input.get("preference").unwrap_or(&Value::Null);
        let mut body = ResponseBody::new();
        body.push(&format!(
            "{{\"preference\":{preference},\"pagination\":{pagination},\"data\":["
        ));
        let selected = hits.iter().skip(first).take(count);
        self.write_hits(&mut body, &scopes, selected, input);
        body.push("],\"info\":");
        body.push(&self.info);
        if let Some(counted) = counted {
            body.push(&format!(",\"aggregations\":{counted}"));
        }
        body.push(",\"config\":");
        body.push(&self.config);
        body.push("}");
        Ok(body)
    }

    fn hits(&self, scopes: &[Scope<'_>], input: &Input) -> Result<Vec<Hit>, Refused> {
        let text = match input.get("q") {
            None => Text::Nothing,
            Some(Value::String(text)) => Text::read(text, self.collections.corpus.seed()),
            Some(other) => Text::read(&other.to_string(), self.collections.corpus.seed()),
        };
        let boost = input.get("boost").is_none_or(is_on);
        let mut hits = Vec::new();
        for (at, scope) in scopes.iter().enumerate() {
            hits.extend(scope.find(self, at, &text, input.get("query"), boost)?);
        }
        match input.get("sort") {
            Some(keys) => sort(scopes, &mut hits, &sort_keys(keys)?)?,
            // The sort is stable: equal scores stay in the list's order.
            None => hits.sort_by(|one, two| two.score.total_cmp(&one.score)),
        }
        Ok(hits)
    }

    fn write_hits<'a>(
        &self,
        body: &mut ResponseBody,
        scopes: &[Scope<'_>],
        hits: impl Iterator<Item = &'a Hit>,
        input: &Input,
    ) {
        let fields = input
            .list("fields")
            .filter(|fields| fields.first().is_none_or(|first| first != "true"));
        let selections: Vec<Selection> = scopes
            .iter()
            .map(|scope| match (&fields, &scope.collection.layout) {
                (Some(fields), layout) => {
                    Selection::of(layout, fields.iter().map(|name| name.trim()))
                }
                (None, layout) => Selection::of(layout, DEFAULT_MEMBERS.into_iter()),
            })
            .collect();
        let is_sorted = input.get("sort").is_some();
        for (number, hit) in hits.enumerate() {
            let (Some(scope), Some(record), Some(selection)) = (
                scopes.get(hit.scope),
                record(scopes, hit),
                selections.get(hit.scope),
            ) else {
                continue;
            };
            let score = if is_sorted {
                "null".to_owned()
            } else {
                number_text(hit.score)
            };
            let before = if number > 0 { "," } else { "" };
            body.push(&format!("{before}{{\"_score\":{score},"));
            let layout = &scope.collection.layout;
            body.add_to_tag(record.hash);
            let skips_empty = scope.collection.skips_empty;
            selection.write(record, layout, skips_empty, &mut body.text);
            body.text.push('}');
        }
    }

    /// The records of a collection that a search finds, in its order; none if it is refused.
    pub(super) fn found(&self, collection: &Collection, call: &Call) -> Vec<Id> {
        let scopes = [Scope {
            collection,
            store: self.collections.store(collection),
        }];
        let hits = self.hits(&scopes, &Input::read(call)).unwrap_or_default();
        let found = hits.iter().filter_map(|hit| record(&scopes, hit));
        found.map(|record| record.id.clone()).collect()
    }

    /// A search of one collection.
    pub(super) fn search_one(&self, collection: &Collection, call: &Call) -> Answered {
        if let Some(status) = collection.search_fails {
            return Err(something_went_wrong(status));
        }
        self.search(&[collection], &Input::read(call))?.reply(call)
    }

    /// The collections that `resources` names.
    pub(super) fn named(&self, input: &Input) -> Result<Vec<&Collection>, Reply> {
        let names = input.list("resources").ok_or(&REFUSALS.no_resources)?;
        let names: Vec<&str> = names.iter().map(|name| name.trim()).collect();
        let open: Vec<&&str> = names
            .iter()
            .filter(|name| !RESTRICTED.contains(name))
            .collect();
        if open.is_empty() {
            return Err(Reply::from(&REFUSALS.restricted_resource));
        }
        let mut found: Vec<&Collection> = Vec::new();
        for name in open {
            match self.collections.collection(name) {
                Some(collection) if collection.search_fails.is_none() => {
                    if !found.iter().any(|known| known.segment == *name) {
                        found.push(collection);
                    }
                }
                _ => return Err(something_went_wrong(500)),
            }
        }
        Ok(found)
    }

    /// A search of the collections that `resources` names.
    pub(super) fn search_all(&self, call: &OperationCall<'_>) -> Answered {
        let input = Input::read(call);
        self.search(&self.named(&input)?, &input)?.reply(call)
    }

    /// Several searches at once.
    pub(super) fn search_several(&self, call: &OperationCall<'_>) -> Answered {
        let mut all = ResponseBody::new();
        all.push("[");
        for (at, input) in several(call)?.iter().enumerate() {
            let body = self.search(&self.named(input)?, input)?;
            if at > 0 {
                all.push(",");
            }
            all.push(&body.text);
        }
        all.push("]");
        all.reply(call)
    }
}
