//! Answers searches of documents: order, pages, JSON and CSV.

use std::fmt::Write;

use serde_json::{Value, json};

use super::answers::{broken, written};
use super::chosen_members::chosen;
use super::conditions::{Conditions, values};
use super::corpus::Corpus;
use super::json_writer::{self, Out};
use super::members::{MEMBERS, record};
use super::names::NAMES;
use super::record_context::{RecordContext, RecordMember};
use super::ruby::to_i;
use super::service::Gazette;
use crate::call::Call;
use crate::handler::{Answered, OperationCall};
use crate::lists::PageOfList;
use crate::reply::Reply;

/// The last page and the last record that searches can reach.
const LAST_PAGE: usize = 50;
pub const WINDOW: usize = 10_000;
/// The most records of a page. A list of executive orders as CSV has this page size.
const LARGEST_PAGE: usize = 2000;

/// Sorts the matches as requested.
fn sorted(
    corpus: &Corpus,
    conditions: &Conditions<'_>,
    mut found: Vec<u32>,
    order: &str,
) -> Vec<u32> {
    let orders = |place: &u32| {
        let document = corpus.at(*place as usize);
        document.and_then(|one| one.executive_order_number)
    };
    match order {
        "oldest" | "id" => return found,
        "newest" | "date" => {
            found.reverse();
            return found;
        }
        _ => found.reverse(),
    }
    // A stable sort: among equally relevant matches the newest stays first.
    if let Some(query) = &conditions.query
        && order != "executive_order_number"
    {
        let titles = query.in_titles(&corpus.index);
        let score = |place: &u32| {
            let place = *place as usize;
            titles.iter().filter(|set| set.has(place)).count()
        };
        found.sort_by_cached_key(|place| std::cmp::Reverse(score(place)));
    }
    match order {
        // Documents without a number come first, as if it were 0.
        "executive_order_number" => found.sort_by_key(|place| orders(place).unwrap_or(0)),
        // The numbers of executive orders as texts; documents without one come last.
        "proclamation_number" => found.sort_by_cached_key(|place| {
            let order = orders(place);
            (order.is_none(), order.map(|number| number.to_string()))
        }),
        _ => {}
    }
    found
}

/// The page that `page` and `per_page` request, with the service's silent corrections.
pub fn page(call: &Call, total: usize, largest: usize) -> PageOfList {
    let number = |name: &str| usize::try_from(to_i(call.query(name)?)).ok();
    let limit = number("per_page")
        .filter(|limit| (2..=largest).contains(limit))
        .unwrap_or(20);
    let page = number("page")
        .filter(|page| (1..=LAST_PAGE).contains(page) && page * limit <= WINDOW)
        .unwrap_or(1);
    PageOfList { page, limit, total }
}

fn encoded(text: &str) -> String {
    percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC).to_string()
}

/// The URL of another page of the same request.
fn page_address(base_url: &str, path: &str, call: &Call, page: usize) -> String {
    let mut pairs: Vec<String> = call
        .query
        .iter()
        .filter(|(name, _)| name != "page")
        .map(|(name, value)| format!("{}={}", encoded(name), encoded(value)))
        .collect();
    pairs.push(format!("page={page}"));
    format!("{base_url}/{path}?{}", pairs.join("&"))
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

/// The matches of a search, and how to show them.
pub struct Found<'a> {
    pub corpus: &'a Corpus,
    pub conditions: &'a Conditions<'a>,
    /// In the order of the answer.
    pub places: &'a [u32],
    pub members: &'a [&'static RecordMember],
    pub description: String,
    /// The path of the search below the base URL.
    pub path: &'static str,
    /// The reported number of matches.
    pub count: usize,
}

impl Found<'_> {
    pub fn answer(&self, call: &Call) -> Answered {
        let page = page(call, self.places.len(), LARGEST_PAGE);
        let shown = page.of(self.places);
        let mut out: Out = Vec::with_capacity(512 + shown.len() * self.members.len() * 110);
        out.extend_from_slice(b"{\"count\":");
        json_writer::bare(&mut out, self.count);
        json_writer::name(&mut out, "description", false);
        json_writer::text(&mut out, &self.description);
        if call.query("metadata_only") != Some("1") && !shown.is_empty() {
            let pages = page.pages().min(LAST_PAGE);
            json_writer::name(&mut out, "total_pages", false);
            json_writer::bare(&mut out, pages);
            let base = &self.corpus.base_url;
            for (name, other) in [
                (
                    "next_page_url",
                    (page.page < pages).then_some(page.page + 1),
                ),
                ("previous_page_url", (page.page > 1).then(|| page.page - 1)),
            ] {
                if let Some(other) = other {
                    json_writer::name(&mut out, name, false);
                    json_writer::text(&mut out, &page_address(base, self.path, call, other));
                }
            }
            json_writer::name(&mut out, "results", false);
            let query = self.conditions.query.as_ref();
            json_writer::list(&mut out, self.corpus.listed(shown), |out, document| {
                let context = RecordContext::new(self.corpus, document, query);
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
    /// The reported number of matches. Some worlds only count as far as pages reach.
    pub(super) fn reported_count(&self, count: usize) -> usize {
        if self.environment.capped_counts {
            count.min(WINDOW)
        } else {
            count
        }
    }

    /// The answer of a search for documents in an order.
    fn found(
        &self,
        call: &Call,
        order: &str,
        answer: impl FnOnce(&Corpus, &Conditions<'_>, &[u32]) -> Answered,
    ) -> Answered {
        let corpus = self.corpus();
        let conditions = Conditions::read(call, &corpus, &NAMES.conditions_of_documents)?;
        let places = sorted(&corpus, &conditions, conditions.find(&corpus), order);
        answer(&corpus, &conditions, &places)
    }

    /// `documents.json`.
    pub(super) fn search(&self, call: &OperationCall<'_>) -> Answered {
        let members = chosen(call, MEMBERS, &NAMES.members_of_search)?;
        let order = call.query("order").unwrap_or_default();
        self.found(call, order, |corpus, conditions, places| {
            Found {
                corpus,
                conditions,
                places,
                members: &members,
                description: description("Documents", conditions),
                path: "documents.json",
                count: self.reported_count(places.len()),
            }
            .answer(call)
        })
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
        let order = call.query("order").unwrap_or_default();
        self.found(call, order, |corpus, conditions, places| {
            let page = page(call, places.len(), largest.unwrap_or(LARGEST_PAGE));
            let query = conditions.query.as_ref();
            let documents = corpus.listed(page.of(places));
            csv(
                &members,
                documents.map(|one| RecordContext::new(corpus, one, query)),
            )
        })
    }

    /// `documents.rss`: the newest documents.
    pub(super) fn search_rss(&self, call: &Call) -> Answered {
        self.found(call, "newest", |corpus, conditions, places| {
            let documents = corpus.listed(places).take(200);
            feed(&description("Documents", conditions), documents)
        })
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
        let found: Vec<Value> = (0..corpus.places())
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
pub fn feed<'a>(
    title: &str,
    documents: impl Iterator<Item = &'a super::document::Document>,
) -> Answered {
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
