//! A made-up service with one unchanging list, for any paged operation.

use openshelf::call::Value;
use openshelf::catalog::{CapStrategy, End, HasNext, Operation, Paging, Service, Within};
use openshelf::paging::{Bounds, CallArguments, ListedCall, OnChange};
use openshelf::services;
use serde_json::{Map, Value as Json, json};

/// How many records each list has, and a page.
pub const RECORDS: u64 = 53;
pub const SIZE: u64 = 5;

/// A list of a paged operation.
#[derive(Debug, Clone, Copy)]
pub struct MadeUpList {
    pub service: &'static Service,
    pub operation: &'static Operation,
    pub paging: &'static Paging,
}

/// The day of a record.
fn day_of(id: u64) -> String {
    format!("2024-01-{:02}", 1 + (RECORDS - id) / 2)
}

/// Sets a member by its dotted path.
fn set(answer: &mut Map<String, Json>, path: &str, value: Json) {
    match path.split_once('.') {
        None => {
            answer.insert(path.to_owned(), value);
        }
        Some((name, rest)) => {
            let inner = answer.entry(name).or_insert_with(|| json!({}));
            set(inner.as_object_mut().unwrap(), rest, value);
        }
    }
}

fn integer(arguments: &CallArguments, name: &str) -> Option<u64> {
    arguments.get(name)?.wire_text().parse().ok()
}

/// The bound of a query for numbers, if there is one.
fn bound(query: &Json, name: &str) -> Option<i64> {
    match query {
        Json::Object(members) => members.iter().find_map(|(own, value)| match value {
            Json::Number(number) if own == name => number.as_i64(),
            other => bound(other, name),
        }),
        Json::Array(items) => items.iter().find_map(|item| bound(item, name)),
        _ => None,
    }
}

fn json_of(value: &Value) -> Json {
    match value {
        Value::Integer(number) => json!(number),
        Value::Object(members) => members
            .iter()
            .map(|(name, value)| (name.clone(), json_of(value)))
            .collect::<Map<String, Json>>()
            .into(),
        Value::List(items) => items.iter().map(json_of).collect::<Vec<_>>().into(),
        other => json!(other.wire_text()),
    }
}

impl MadeUpList {
    fn record(&self, id: u64) -> Json {
        let mut record = Map::new();
        record.insert("n".to_owned(), json!(id));
        if !self.paging.key.is_empty() {
            set(&mut record, self.paging.key, json!(id));
        }
        match self.paging.cap_strategy {
            CapStrategy::Keys(keys) => set(&mut record, keys.member, json!(id)),
            CapStrategy::Days(days) => {
                record.insert(days.member.to_owned(), json!(day_of(id)));
            }
            CapStrategy::Cursor(cursor) => {
                record.insert(
                    cursor.unique_sort.to_owned(),
                    json!(format!("C{:06}", 900_000 - id)),
                );
            }
            CapStrategy::Stop => {}
        }
        record.into()
    }

    /// The answer to a request. `told` is the number that it reports in place of the true one.
    pub fn answer(&self, arguments: &CallArguments, told: impl Fn(u64) -> u64) -> Json {
        if !std::ptr::eq(arguments.operation, self.operation) {
            let number = told(RECORDS);
            let mut answer = Map::new();
            let member = self.paging.counted_by.unwrap().member;
            let counts = [json!({ "all": number }), json!(number)];
            let is_number = matches!(self.operation.name, "loans" | "recipient");
            set(&mut answer, member, counts[usize::from(is_number)].clone());
            return answer.into();
        }
        let mut ids: Vec<u64> = (1..=RECORDS).collect();
        if let CapStrategy::Keys(keys) = self.paging.cap_strategy
            && let Some(query) = arguments.get(keys.query)
        {
            let query = json_of(query);
            if let Some(after) = bound(&query, "gt") {
                ids.retain(|id| id.cast_signed() > after);
            }
        }
        if let CapStrategy::Days(days) = self.paging.cap_strategy
            && let Within::Parameters { from, to, .. } = days.within
        {
            let is_within = |id: &u64| {
                let day = day_of(*id);
                let bound = |name| arguments.get(name).map(Value::wire_text);
                bound(from).is_none_or(|from| from <= day)
                    && bound(to).is_none_or(|to| day <= to)
                    && bound(days.divided_by).is_none_or(|kind| kind == "notice")
            };
            ids.retain(is_within);
        }
        let size = integer(arguments, self.paging.size).unwrap();
        let page = integer(arguments, self.paging.page).unwrap_or(1);
        let start = usize::try_from((page - 1).saturating_mul(size))
            .unwrap()
            .min(ids.len());
        let start = match self.paging.cap_strategy {
            CapStrategy::Cursor(cursor) => match integer(arguments, cursor.id.0) {
                Some(last) => usize::try_from(last).unwrap(),
                None => start,
            },
            _ => start,
        };
        let end = (start + usize::try_from(size).unwrap()).min(ids.len());
        let records: Vec<Json> = ids[start..end].iter().map(|id| self.record(*id)).collect();
        let more = end < ids.len() && self.paging.has_next != Some(HasNext::Never);
        let mut answer = Map::new();
        if let CapStrategy::Cursor(cursor) = self.paging.cap_strategy
            && end < ids.len()
            && end > start
        {
            set(&mut answer, cursor.id.1, json!(ids[end - 1]));
            let value = format!("C{:06}", 900_000 - ids[end - 1]);
            set(&mut answer, cursor.value.1, json!(value));
        }
        if let End::More(path) = self.paging.end {
            set(&mut answer, path, json!(more));
        }
        if let Some(path) = self.paging.total.first() {
            let number = told(ids.len() as u64);
            set(&mut answer, path, json!(number));
        }
        match self.operation.records {
            "." if !matches!(self.paging.end, End::More(_)) => Json::Array(records),
            "." => {
                answer.insert("results".to_owned(), Json::Array(records));
                answer.into()
            }
            member => {
                set(&mut answer, member, Json::Array(records));
                answer.into()
            }
        }
    }

    /// Every list of the catalog.
    pub fn all() -> Vec<Self> {
        let all = services::SERVICES.iter().flat_map(|service| {
            let own = service.operations();
            own.filter_map(move |operation| {
                let paging = operation.paging?;
                Some(Self {
                    service,
                    operation,
                    paging,
                })
            })
        });
        all.collect()
    }

    pub fn name(&self) -> String {
        self.service.identify(self.operation)
    }

    /// The call that reads it in pages.
    pub fn listed(&self, bounds: &Bounds) -> ListedCall {
        let (operation, paging) = (self.operation, self.paging);
        let size = Value::Integer(SIZE.cast_signed().max(paging.smallest));
        let mut values = vec![(operation.parameter(paging.size).unwrap().name, size)];
        if let Some((parameter, _)) = paging.whole_when
            && let Some(parameter) = operation.parameter(parameter)
        {
            values.push((parameter.name, Value::Text("total".to_owned())));
        }
        if let Some(parameter) = paging
            .whole_unless
            .and_then(|name| operation.parameter(name))
        {
            values.push((parameter.name, Value::Boolean(true)));
        }
        if let CapStrategy::Days(days) = paging.cap_strategy
            && let Some(cursor) = days.cursor
        {
            // The made-up service knows no cursor that the client makes.
            values.push((cursor.not_with[0], Value::Text("water".to_owned())));
        }
        let arguments = CallArguments::new(operation, values);
        ListedCall::new(self.service, paging, arguments, bounds)
    }
}

/// A reader with this number of requests at a time.
pub fn bounds(concurrency: usize) -> Bounds {
    Bounds {
        max_records: None,
        max_pages: None,
        concurrency,
        is_speculative: false,
        is_ahead: true,
        on_change: OnChange::Mend,
        prove: false,
    }
}
