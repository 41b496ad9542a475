//! Answers the operations on agencies and topics.

use serde_json::{Value, json};

use super::agency::Agency;
use super::answers::{answer, broken, message, written};
use super::json_writer;
use super::names::NAMES;
use super::service::Gazette;
use crate::call::Call;
use crate::handler::{Answered, OperationCall};
use crate::reply::Reply;
use crate::words::{self, slug};

/// The term to complete. The service fails if there are no conditions at all, and finds nothing for a blank
/// term.
pub fn term(call: &Call) -> Option<&str> {
    let given = call
        .query
        .iter()
        .find(|(name, _)| name == "conditions[term]");
    given.map(|(_, value)| value.trim())
}

/// The requested members of an agency. The list always includes those that locate a record.
fn fields<'a>(call: &'a Call, agency: &'a Agency, listed: bool) -> Result<Vec<&'a str>, Reply> {
    if call.query("fields").is_some() {
        return Err(broken());
    }
    let known: Vec<&str> = agency
        .record
        .as_object()
        .into_iter()
        .flat_map(|members| members.keys().map(String::as_str))
        .filter(|name| *name != "json_url")
        .collect();
    let mut names = known.clone();
    if call.query("fields[]").is_some() {
        names = call
            .queries("fields[]")
            .filter(|name| !name.trim().is_empty())
            .collect();
        if let Some(wrong) = names.iter().find(|name| !known.contains(name)) {
            return Err(message(400, &format!("field '{wrong}' not valid")));
        }
    }
    if listed {
        names.push("json_url");
    }
    Ok(names)
}

fn record(out: &mut Vec<u8>, agency: &Agency, names: &[&str]) {
    out.push(b'{');
    for (at, name) in names.iter().enumerate() {
        json_writer::name(out, name, at == 0);
        json_writer::json(out, agency.record.get(*name).unwrap_or(&Value::Null));
    }
    out.push(b'}');
}

fn records(agencies: &[&Agency], names: &[&str]) -> Answered {
    let mut out = Vec::with_capacity(64 + agencies.len() * 900);
    json_writer::list(&mut out, agencies, |out, agency| record(out, agency, names));
    written(out)
}

impl Gazette {
    /// `agencies`: all agencies, by name.
    pub(super) fn agencies(&self, call: &OperationCall<'_>) -> Answered {
        let corpus = self.corpus();
        let mut agencies: Vec<&Agency> = corpus.agencies.iter().collect();
        agencies.sort_by_key(|agency| agency.name);
        let Some(first) = agencies.first() else {
            return answer(json!([]));
        };
        records(&agencies, &fields(call, first, true)?)
    }

    /// `agencies/{slug}`, or a number; several are separated by commas.
    pub(super) fn agency(&self, call: &OperationCall<'_>) -> Answered {
        let asked = call.argument("slug").trim_end_matches(',');
        let corpus = self.corpus();
        let numbered = |text: &str| {
            let id = text.trim().parse();
            corpus.agencies.iter().find(|agency| Ok(agency.id) == id)
        };
        let several = asked.contains(',');
        let mut found: Vec<&Agency> = if several {
            asked.split(',').filter_map(numbered).collect()
        } else {
            let named = || corpus.agencies.iter().find(|agency| agency.slug == asked);
            numbered(asked).or_else(named).into_iter().collect()
        };
        found.sort_by_key(|agency| agency.id);
        found.dedup_by_key(|agency| agency.id);
        let Some(first) = found.first() else {
            return if several {
                answer(json!([]))
            } else {
                Err(Reply::json_utf8(404, &json!({ "error": 404 })))
            };
        };
        let names = fields(call, first, false)?;
        if several {
            return records(&found, &names);
        }
        let mut out = Vec::with_capacity(1024);
        record(&mut out, first, &names);
        written(out)
    }

    pub(super) fn complete_agencies(&self, call: &OperationCall<'_>) -> Answered {
        let Some(term) = term(call) else {
            return Err(broken());
        };
        let corpus = self.corpus();
        let found: Vec<&Agency> = corpus
            .agencies
            .iter()
            .filter(|agency| !term.is_empty() && words::mentions(agency.name, term))
            .take(10)
            .collect();
        match found.first() {
            None => answer(json!([])),
            Some(first) => records(&found, &fields(call, first, false)?),
        }
    }

    pub(super) fn complete_topics(&self, call: &OperationCall<'_>) -> Answered {
        let Some(term) = term(call) else {
            return Err(broken());
        };
        let found: Vec<Value> = NAMES
            .subjects
            .iter()
            .map(|(_, _, topic)| *topic)
            .filter(|topic| !term.is_empty() && words::mentions(topic, term))
            .take(10)
            .map(|topic| {
                let path = format!("topics/{}", slug(topic));
                json!({ "name": topic, "slug": slug(topic), "url": words::address(&path) })
            })
            .collect();
        answer(json!(found))
    }
}
