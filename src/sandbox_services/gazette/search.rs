//! Answers searches of documents: order, pages, JSON and CSV.

use std::fmt::Write;

use serde_json::{Value, json};

use super::answers::{broken, written};
use super::chosen_members::chosen;
use super::conditions::{Conditions, values};
use super::corpus::Corpus;
use super::document::Document;
use super::json_writer::{self, Out};
use super::members::{MEMBERS, record};
use super::names::NAMES;
use super::pages::{LARGEST_PAGE, ListAddress, PageRequest, WINDOW};
use super::record_context::{RecordContext, RecordMember};
use super::service::Gazette;
use super::sort_values::SortValues;
use crate::call::Call;
use crate::handler::{Answered, OperationCall};
use crate::reply::Reply;

/// The order of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Order {
    Newest,
    Oldest,
    ExecutiveOrderNumber,
    ProclamationNumber,
    Id,
    Relevance,
}

impl Order {
    /// The order that is requested, or the usual one.
    fn read(call: &Call, has_term: bool) -> Self {
        match call.query("order").unwrap_or_default() {
            "newest" | "date" => Self::Newest,
            "oldest" => Self::Oldest,
            "executive_order_number" => Self::ExecutiveOrderNumber,
            "proclamation_number" => Self::ProclamationNumber,
            "id" => Self::Id,
            "relevance" => Self::Relevance,
            _ if has_term => Self::Relevance,
            _ => Self::Newest,
        }
    }

    /// The sort values of a document, if the order has cursors.
    fn values(self, document: &Document) -> Option<SortValues> {
        match self {
            Self::Newest | Self::Oldest => Some(SortValues::of_day(document)),
            Self::ExecutiveOrderNumber => Some(SortValues::of_order(document)),
            Self::ProclamationNumber | Self::Id | Self::Relevance => None,
        }
    }

    /// The cursor behind a document, if the order has cursors.
    fn cursor(self, document: &Document) -> Option<String> {
        let values = self.values(document)?;
        Some(match self {
            Self::ExecutiveOrderNumber => values.cursor_of_order(),
            _ => values.cursor_of_day(),
        })
    }

    /// Sorts matches, which are oldest first.
    fn sort(self, corpus: &Corpus, conditions: &Conditions<'_>, found: &mut [u32]) {
        let order = |place: &u32| corpus.at(*place as usize)?.executive_order_number;
        if matches!(self, Self::Oldest | Self::Id) {
            return;
        }
        found.reverse();
        match self {
            // A stable sort: among equally relevant matches the newest stays first.
            Self::Relevance | Self::ProclamationNumber => {
                if let Some(query) = &conditions.query {
                    let titles = query.in_titles(&corpus.index);
                    let score = |place: &u32| {
                        let place = *place as usize;
                        titles.iter().filter(|set| set.has(place)).count()
                    };
                    found.sort_by_cached_key(|place| std::cmp::Reverse(score(place)));
                }
            }
            // Documents without a number come first, as if it were 0.
            Self::ExecutiveOrderNumber => found.sort_by_key(|place| order(place).unwrap_or(0)),
            _ => {}
        }
        if self == Self::ProclamationNumber {
            // The numbers of executive orders as texts; documents without one come last.
            found.sort_by_cached_key(|place| {
                let order = order(place);
                (order.is_none(), order.map(|number| number.to_string()))
            });
        }
    }

    /// The matches of one page, and the reported number of all matches.
    fn page(
        self,
        corpus: &Corpus,
        conditions: &Conditions<'_>,
        request: &PageRequest,
    ) -> (Vec<u32>, usize) {
        let (offset, limit) = (request.offset(), request.limit);
        // Beside a term the service does not follow a cursor, and gives the first page again.
        let after = request.after.as_ref().filter(|_| conditions.term.is_none());
        if !matches!(self, Self::Newest | Self::Oldest) {
            let mut found: Vec<u32> = conditions.matches(corpus).collect();
            let count = found.len().min(WINDOW);
            self.sort(corpus, conditions, &mut found);
            let values = |place: u32| self.values(corpus.at(place as usize)?);
            let first = match after.filter(|_| self == Self::ExecutiveOrderNumber) {
                Some(after) => found.partition_point(|place| {
                    values(*place).is_none_or(|values| !values.follows(after, false))
                }),
                None => offset,
            };
            let shown = found.into_iter().skip(first).take(limit);
            return (shown.collect(), count);
        }
        let count = conditions.matches(corpus).take(WINDOW).count();
        let newest = self == Self::Newest;
        let range = after.map_or(0..corpus.places(), |after| corpus.following(after, newest));
        let found = conditions.matches_within(corpus, range);
        let shown = if newest {
            found.rev().skip(offset).take(limit).collect()
        } else {
            found.skip(offset).take(limit).collect()
        };
        (shown, count)
    }
}

/// The description of the search in words.
pub fn description(what: &str, conditions: &Conditions<'_>) -> String {
    let mut parts = conditions.labels();
    if let Some(term) = conditions.term {
        parts.insert(0, format!("matching '{term}'"));
    }
    match parts.pop() {
        None => format!("All {what}"),
        Some(last) if parts.is_empty() => format!("{what} {last}"),
        Some(last) => format!("{what} {} and {last}", parts.join(", ")),
    }
}

/// A page of the matches of a search, and how to show it.
pub struct Found<'a> {
    pub corpus: &'a Corpus,
    pub conditions: &'a Conditions<'a>,
    pub request: &'a PageRequest,
    /// The places of the page, in the order of the answer.
    pub shown: &'a [u32],
    pub members: &'a [&'static RecordMember],
    pub description: String,
    pub address: ListAddress,
    /// The reported number of matches.
    pub count: usize,
    /// The cursor behind the page, if the list has cursors.
    pub cursor: Option<String>,
}

impl Found<'_> {
    pub fn answer(&self, call: &Call) -> Answered {
        let (shown, corpus) = (self.shown, self.corpus);
        let mut out: Out = Vec::with_capacity(512 + shown.len() * self.members.len() * 110);
        out.extend_from_slice(b"{\"description\":");
        json_writer::text(&mut out, &self.description);
        json_writer::name(&mut out, "count", false);
        json_writer::bare(&mut out, self.count);
        if call.query("metadata_only") != Some("1") && !shown.is_empty() {
            let request = (self.request, self.count);
            let cursor = self.cursor.as_deref();
            self.address
                .write(&mut out, (&corpus.base_url, call), request, cursor);
            json_writer::name(&mut out, "results", false);
            let query = self.conditions.query.as_ref();
            json_writer::list(&mut out, corpus.listed(shown), |out, document| {
                let context = RecordContext::paged(corpus, document, query);
                record(&context, self.members, out);
            });
        }
        out.push(b'}');
        written(out)
    }
}

/// Lines of CSV.
pub fn csv_lines(lines: &[String]) -> Reply {
    Reply::new(200, "text/csv; charset=utf-8", lines.join("\n") + "\n")
}

/// Records as CSV; lists are joined by semicolons.
pub fn csv<'a>(
    members: &[&'static RecordMember],
    records: impl Iterator<Item = RecordContext<'a>>,
) -> Answered {
    let cell = |value: Value| {
        let text = match value {
            Value::Null => String::new(),
            Value::String(text) => text,
            Value::Array(items) => items
                .iter()
                .map(|item| {
                    item.as_str()
                        .map_or_else(|| item.to_string(), str::to_owned)
                })
                .collect::<Vec<_>>()
                .join("; "),
            value => value.to_string(),
        };
        if text.contains([',', '"', '\n']) {
            format!("\"{}\"", text.replace('"', "\"\""))
        } else {
            text
        }
    };
    let names: Vec<&str> = members.iter().map(|(name, _)| *name).collect();
    let mut lines = vec![names.join(",")];
    for shown in records {
        let cells: Vec<String> = members
            .iter()
            .map(|(_, write)| {
                let mut out = Vec::new();
                write(&shown, &mut out);
                cell(serde_json::from_slice(&out).unwrap_or_default())
            })
            .collect();
        lines.push(cells.join(","));
    }
    Ok(csv_lines(&lines))
}

impl Gazette {
    /// `documents.json`.
    pub(super) fn search(&self, call: &OperationCall<'_>) -> Answered {
        let members = chosen(call, MEMBERS, &NAMES.members_of_search)?;
        let corpus = self.corpus();
        let corpus = &*corpus;
        let conditions = Conditions::read(call, corpus, &NAMES.conditions_of_documents)?;
        let mut request = PageRequest::read_with_cursor(call, LARGEST_PAGE)?;
        let has_term = conditions.term.is_some();
        if has_term && request.after.is_some() {
            request.page = 1;
        }
        let order = Order::read(call, has_term);
        let (shown, count) = order.page(corpus, &conditions, &request);
        let last = shown.last().and_then(|place| corpus.at(*place as usize));
        Found {
            corpus,
            conditions: &conditions,
            request: &request,
            shown: &shown,
            members: &members,
            description: description("Documents", &conditions),
            address: ListAddress {
                path: "documents",
                added: &[],
            },
            count,
            cursor: last
                .filter(|_| !has_term)
                .and_then(|last| order.cursor(last)),
        }
        .answer(call)
    }

    /// `documents.csv`.
    pub(super) fn search_csv(&self, call: &OperationCall<'_>) -> Answered {
        let members = chosen(call, MEMBERS, &NAMES.members_of_csv)?;
        // The service only returns longer pages for executive orders.
        let orders = values(call, "presidential_document_type") == ["executive_order"]
            && call
                .query("conditions[presidential_document_type]")
                .is_some();
        let largest = call
            .query("maximum_per_page")
            .and_then(|text| text.parse().ok());
        let largest = largest.filter(|most| orders && *most <= WINDOW);
        let corpus = self.corpus();
        let corpus = &*corpus;
        let conditions = Conditions::read(call, corpus, &NAMES.conditions_of_documents)?;
        let request = PageRequest::read_with_cursor(call, largest.unwrap_or(LARGEST_PAGE))?;
        let order = Order::read(call, conditions.term.is_some());
        let (shown, _) = order.page(corpus, &conditions, &request);
        let query = conditions.query.as_ref();
        let documents = corpus.listed(&shown);
        csv(
            &members,
            documents.map(|one| RecordContext::new(corpus, one, query)),
        )
    }

    /// `documents.rss`: the newest documents.
    pub(super) fn search_rss(&self, call: &Call) -> Answered {
        let corpus = self.corpus();
        let corpus = &*corpus;
        let conditions = Conditions::read(call, corpus, &NAMES.conditions_of_documents)?;
        let newest: Vec<u32> = conditions.matches(corpus).rev().take(200).collect();
        feed(
            &description("Documents", &conditions),
            corpus.listed(&newest),
        )
    }

    /// `documents/autocomplete-suggestions`: the newest titles that contain the exact text.
    pub(super) fn complete_documents(&self, call: &Call) -> Reply {
        let Some(term) = super::agencies::term(call) else {
            return broken();
        };
        let Some(query) = super::terms::Query::read(&format!("\"{}\"", term.replace('"', " ")))
        else {
            return Reply::json_utf8(200, &json!([]));
        };
        let corpus = self.corpus();
        let marked = |title: &str| {
            query
                .marked(title)
                .replace("<span class=\"match\">", "<match>")
                .replace("</span>", "</match>")
        };
        let candidates = query.find(&corpus.index, |place| corpus.texts(place));
        let found: Vec<Value> = corpus
            .usual_places()
            .rev()
            .filter(|place| candidates.has(*place))
            .filter_map(|place| corpus.at(place))
            .filter(|document| query.fits(&document.title, ""))
            .take(10)
            .map(|document| {
                json!({
                    "document_number": document.number,
                    "search_term_completion": marked(&document.title),
                    "entry_type": document.kind(),
                })
            })
            .collect();
        Reply::json_utf8(200, &json!(found))
    }
}

/// Documents as a feed.
pub fn feed<'a>(title: &str, documents: impl Iterator<Item = &'a Document>) -> Answered {
    let plain = |text: &str| {
        text.replace('&', "&amp;")
            .replace('<', "&lt;")
            .replace('>', "&gt;")
    };
    let mut feed = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\"><channel>\
         <title>Federal Register {}</title>",
        plain(title)
    );
    for document in documents {
        // Writing to a String cannot fail.
        let _ = writeln!(
            feed,
            "<item><title>{}</title><guid isPermaLink=\"false\">{}</guid>\
             <pubDate>{}</pubDate></item>",
            plain(&document.title),
            document.number,
            document.published.strftime("%a, %d %b %Y 00:00:00 -0400"),
        );
    }
    feed.push_str("</channel></rss>\n");
    Ok(Reply::new(200, "application/rss+xml; charset=utf-8", feed))
}
