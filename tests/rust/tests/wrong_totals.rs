//! Tests services whose numbers are wrong by any factor: no list sends more requests than its records need, and none
//! is given as complete that is not.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    clippy::panic,
    reason = "a test that fails may say so"
)]

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use openshelf::call::Value;
use openshelf::catalog::{CapStrategy, End, HasNext, Operation, Paging, Service, Within};
use openshelf::client::lists::PageReader;
use openshelf::paging::{
    Bounds, CallArguments, Fetch, FetchFuture, Level, ListedCall, OnChange, PagingError,
};
use openshelf::services;
use openshelf::transport::Reply;
use serde_json::{Map, Value as Json, json};

/// How many records each list has, and a page.
const RECORDS: u64 = 53;
const SIZE: u64 = 5;
const CONCURRENCY: usize = 8;

/// The numbers that a service reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lie {
    None,
    OneMore,
    TenTimes,
    Huge,
    Falling,
    Rising,
}

const LIES: [Lie; 6] = [
    Lie::None,
    Lie::OneMore,
    Lie::TenTimes,
    Lie::Huge,
    Lie::Falling,
    Lie::Rising,
];

impl Lie {
    /// The number in the answer to a request.
    fn number(self, request: u64, true_number: u64) -> u64 {
        match self {
            Self::None => 0,
            Self::OneMore => true_number + 1,
            Self::TenTimes => true_number * 10,
            Self::Huge => 1 << 63,
            Self::Falling => (true_number * 4).saturating_sub(request),
            Self::Rising => true_number + request,
        }
    }
}

/// A service with one unchanging list, whose numbers are wrong.
struct Wrong {
    operation: &'static Operation,
    paging: &'static Paging,
    lie: Lie,
    requests: AtomicU64,
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

impl Wrong {
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

    fn answer(&self, arguments: &CallArguments) -> Json {
        let request = self.requests.fetch_add(1, Ordering::SeqCst);
        if !std::ptr::eq(arguments.operation, self.operation) {
            let number = self.lie.number(request, RECORDS);
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
            let number = self.lie.number(request, ids.len() as u64);
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
}

impl Fetch for Wrong {
    fn fetch(&self, arguments: CallArguments) -> FetchFuture {
        let body = self.answer(&arguments).to_string();
        Box::pin(async move {
            tokio::task::yield_now().await;
            Ok(Reply {
                status: 200,
                url: "http://127.0.0.1/".to_owned(),
                headers: Vec::new(),
                body: body.into(),
                attempts: 1,
                waited: 0.0,
                cache_status: None,
            })
        })
    }
}

fn paged() -> Vec<(&'static Service, &'static Operation, &'static Paging)> {
    let all = services::SERVICES.iter().flat_map(|service| {
        let own = service.operations();
        own.filter_map(move |operation| Some((*service, operation, operation.paging?)))
    });
    all.collect()
}

/// How a list ended: how often each record came, the error, the level, and the number of requests.
struct Ended {
    came: Vec<u64>,
    error: Option<PagingError>,
    level: Level,
    requests: u64,
}

fn read(
    service: &'static Service,
    operation: &'static Operation,
    paging: &'static Paging,
    lie: Lie,
) -> Ended {
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
    let bounds = Bounds {
        max_records: None,
        max_pages: None,
        concurrency: CONCURRENCY,
        is_speculative: false,
        is_ahead: true,
        on_change: OnChange::Mend,
        prove: false,
    };
    let arguments = CallArguments::new(operation, values);
    let listed = ListedCall::new(service, paging, arguments, &bounds);
    let wrong = Arc::new(Wrong {
        operation,
        paging,
        lie,
        requests: AtomicU64::new(0),
    });
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    let fetch: Arc<dyn Fetch> = Arc::clone(&wrong) as Arc<dyn Fetch>;
    let mut paginator = PageReader::new(listed, fetch, runtime.handle().clone(), bounds, None);
    let mut came = Vec::new();
    let mut error = None;
    runtime.block_on(async {
        while let Some(page) = paginator.next().await {
            match page {
                Ok(page) => {
                    for at in &page.new_records {
                        let bytes = &page.reply.body[page.facts.records[*at].clone()];
                        let record: Json = serde_json::from_slice(bytes).unwrap();
                        came.push(record["n"].as_u64().unwrap());
                    }
                }
                Err(failed) => error = Some(failed),
            }
            assert!(
                wrong.requests.load(Ordering::SeqCst) < 5_000,
                "it does not end"
            );
        }
    });
    Ended {
        came,
        error,
        level: paginator.completeness().level,
        requests: wrong.requests.load(Ordering::SeqCst),
    }
}

/// Whether a list is divided into ranges of days by numbers that are this wrong. Each range has a number of its own,
/// so that a wrong one divides it down to each day and type.
fn counts_days(paging: &Paging, lie: Lie) -> bool {
    let is_by_pages =
        !paging.total.is_empty() && matches!(paging.cap_strategy, CapStrategy::Days(_));
    is_by_pages && matches!(lie, Lie::TenTimes | Lie::Huge)
}

#[test]
fn no_list_sends_more_requests_than_its_records_need() {
    let mut failed = Vec::new();
    let mut checked = 0;
    for (service, operation, paging) in paged() {
        for lie in LIES {
            let name = format!("{} {lie:?}", service.identify(operation));
            if counts_days(paging, lie) {
                continue;
            }
            let ended = read(service, operation, paging, lie);
            checked += 1;
            let once: BTreeSet<u64> = ended.came.iter().copied().collect();
            if once.len() != ended.came.len() {
                failed.push(format!("{name}: a record came twice"));
            }
            let size = SIZE.max(paging.smallest.unsigned_abs());
            let most = RECORDS.div_ceil(size) + 20;
            let is_changing = matches!(lie, Lie::Falling | Lie::Rising);
            if ended.requests > most && !is_changing {
                failed.push(format!(
                    "{name}: {} requests, at most {most}",
                    ended.requests
                ));
            }
            let is_whole = once.len() as u64 == RECORDS;
            match &ended.error {
                None if is_whole => {
                    let is_known = ended.level == Level::Unproven || ended.level == Level::Exact;
                    if !is_known && !paging.total.is_empty() && lie != Lie::Falling {
                        failed.push(format!(
                            "{name}: {:?} although the number is wrong",
                            ended.level
                        ));
                    }
                }
                None => failed.push(format!(
                    "{name}: {} of {RECORDS} came without an error",
                    once.len()
                )),
                Some(PagingError::Truncated { .. } | PagingError::Changed(_))
                    if is_whole || is_changing => {}
                Some(error) => failed.push(format!("{name}: {} came, and {error}", once.len())),
            }
        }
    }
    assert!(checked > 100, "{checked}");
    assert!(
        failed.is_empty(),
        "{} of {checked}:\n{}",
        failed.len(),
        failed.join("\n")
    );
}
