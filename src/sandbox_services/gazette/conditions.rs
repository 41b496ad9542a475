//! The conditions of a search: parsed once, then matched against every document.

use std::ops::Range;

use jiff::civil::{Date, date};
use serde_json::{Map, Value, json};

use super::calendar::{SINCE, any_day};
use super::corpus::Corpus;
use super::document::Document;
use super::names::{NAMES, Named, topics};
use super::places;
use super::ruby::to_i;
use super::terms::Query;
use crate::call::Call;

use crate::reply::Reply;

/// The parts of a condition's name: `conditions[publication_date][is]` has two.
pub fn condition(name: &str) -> Option<Vec<&str>> {
    let rest = name.strip_prefix("conditions[")?.strip_suffix(']')?;
    Some(rest.split("][").filter(|part| !part.is_empty()).collect())
}

/// The values of one condition; blank values are ignored.
pub fn values<'a>(call: &'a Call, name: &str) -> Vec<&'a str> {
    call.query
        .iter()
        .filter(|(given, value)| {
            !value.trim().is_empty()
                && condition(given).is_some_and(|parts| parts.first() == Some(&name))
        })
        .map(|(_, value)| value.as_str())
        .collect()
}

/// The value of a condition with two parts, such as `publication_date` and `gte`.
pub fn part<'a>(call: &'a Call, name: &str, part: &str) -> Option<&'a str> {
    call.query
        .iter()
        .find(|(given, value)| {
            !value.trim().is_empty()
                && condition(given).is_some_and(|parts| {
                    parts.first() == Some(&name) && parts.get(1) == Some(&part)
                })
        })
        .map(|(_, value)| value.as_str())
}

/// The first and the last day of a date condition.
pub type Span = (Date, Date);

/// The first day of a span without one.
const FIRST_DAY: Date = date(1, 1, 1);

/// The requested span. A day takes precedence over a year, and a year over bounds.
fn span(call: &Call, name: &str) -> Result<Option<Span>, &'static str> {
    let wrong = "is not a valid date";
    let asked = |word: &str| part(call, name, word);
    let day = |text: &str| any_day(text).ok_or(wrong);
    if let Some(text) = asked("is") {
        let day = day(text)?;
        return Ok(Some((day, day)));
    }
    if let Some(text) = asked("year") {
        let year: i16 = text.trim().parse().map_err(|_| wrong)?;
        let first = Date::new(year, 1, 1).map_err(|_| wrong)?;
        let last = Date::new(year, 12, 31).map_err(|_| wrong)?;
        return Ok(Some((first, last)));
    }
    match (asked("gte"), asked("lte")) {
        (None, None) => {
            // Second parts that no date condition has.
            let nested = call.query.iter().any(|(given, value)| {
                !value.trim().is_empty()
                    && condition(given)
                        .is_some_and(|parts| parts.len() > 1 && parts.first() == Some(&name))
            });
            if nested { Err(wrong) } else { Ok(None) }
        }
        (from, to) => {
            let from = from.map(day).transpose()?.unwrap_or(FIRST_DAY);
            let to = to.map(day).transpose()?.unwrap_or(date(9999, 12, 31));
            Ok(Some((from, to)))
        }
    }
}

/// The days of publication that a search asks for.
pub fn published(call: &Call) -> Option<Span> {
    span(call, "publication_date").ok().flatten()
}

/// The days on which comments close that a search asks for.
pub fn comments_close(call: &Call) -> Option<Span> {
    span(call, "comment_date").ok().flatten()
}

/// Title and parts of the Code of Federal Regulations.
type Regulations = (u8, (u32, u32));

fn regulations(call: &Call) -> Result<Option<Regulations>, String> {
    let (title, parts) = (part(call, "cfr", "title"), part(call, "cfr", "part"));
    if title.is_none() && parts.is_none() {
        return Ok(None);
    }
    let mut wrong = Vec::new();
    let title = title
        .and_then(|text| text.trim().parse::<u8>().ok())
        .filter(|title| (1..=50).contains(title));
    if title.is_none() {
        wrong.push("CFR title must be between 1 and 50");
    }
    let number = |text: &str| text.trim().parse::<u32>().ok();
    let range = match parts {
        None => Some((0, u32::MAX)),
        Some(text) => match text.split_once('-') {
            Some((from, to)) => number(from).zip(number(to)),
            None => number(text).map(|only| (only, only)),
        },
    };
    if range.is_none() {
        wrong.push("CFR part must be an integer or a range (eg \"1\" or \"1-200\")");
    }
    match (title, range) {
        (Some(title), Some(range)) => Ok(Some((title, range))),
        _ => Err(wrong.join(" and ")),
    }
}

fn nearby(call: &Call) -> Result<Option<u32>, String> {
    let within = part(call, "near", "within");
    let Some(location) = part(call, "near", "location") else {
        return Ok(None);
    };
    let miles = match within {
        None => 25,
        Some(text) => text.trim().parse().unwrap_or(0),
    };
    if !(1..=200).contains(&miles) {
        return Err("within must be between 1 and 200".to_owned());
    }
    match places::find(location) {
        Some(centre) => Ok(Some(places::near(centre, f64::from(miles)))),
        None => Err(format!(
            "We could not understand your location, '{location}'. \
             Location must be a valid postal code."
        )),
    }
}

/// The conditions of a search.
#[derive(Debug, Default)]
pub struct Conditions<'a> {
    pub term: Option<&'a str>,
    /// The parsed term; `None` if it contains no word.
    pub query: Option<Query>,
    pub types: Vec<&'a str>,
    /// Indices into the corpus's list.
    pub agencies: Option<Vec<usize>>,
    pub published: Option<Span>,
    effective: Option<Span>,
    comments_close: Option<Span>,
    signed: Option<Span>,
    filed: Option<Span>,
    sections: Vec<&'static str>,
    /// The names of the topics.
    topics: Vec<&'static str>,
    subtypes: Vec<&'static str>,
    notice_types: Vec<&'static str>,
    small_entities: Vec<&'static str>,
    /// Kinds of small entities by name, where the service searches a member that is always empty.
    named_entities: Vec<&'static str>,
    volumes: Vec<&'a str>,
    /// Numbers of cited documents.
    cited: Vec<&'a str>,
    presidents: Vec<&'a str>,
    dockets: Vec<Vec<String>>,
    regulation_ids: Vec<&'a str>,
    significant: Option<bool>,
    correction: Option<bool>,
    accepting: Option<bool>,
    special: Option<bool>,
    regulations: Option<Regulations>,
    places: Option<u32>,
    numbers: Vec<&'a str>,
    /// Whether executive orders before 1994 are included.
    early: bool,
    orders: Vec<&'a str>,
}

fn parts_of(text: &str) -> Vec<String> {
    text.split(|sign: char| !sign.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .map(str::to_ascii_uppercase)
        .collect()
}

fn holds(span: Option<Span>, day: Option<Date>) -> bool {
    span.is_none_or(|(from, to)| day.is_some_and(|day| from <= day && day <= to))
}

/// Whether the document has one of the requested values, if any are requested.
fn any_of<'a>(asked: &[&str], given: impl IntoIterator<Item = &'a str>) -> bool {
    asked.is_empty() || given.into_iter().any(|given| asked.contains(&given))
}

fn one_of<T: PartialEq>(asked: &[T], given: &T) -> bool {
    asked.is_empty() || asked.contains(given)
}

/// The values of a condition in the service's list. An unknown value is an error.
fn listed<'a, T>(
    call: &'a Call,
    name: &str,
    wrong: &mut Map<String, Value>,
    find: impl Fn(&'a str) -> Option<T>,
) -> Vec<T> {
    let found: Option<Vec<T>> = values(call, name).into_iter().map(find).collect();
    found.unwrap_or_else(|| {
        wrong.insert(name.to_owned(), json!("invalid value"));
        Vec::new()
    })
}

/// The errors for conditions that the search does not have.
fn unknown(call: &Call, known: &[&str]) -> Map<String, Value> {
    let mut wrong = Map::new();
    for (name, value) in &call.query {
        if let Some(parts) = condition(name)
            && let Some(first) = parts.first()
            && !known.contains(first)
            && !value.trim().is_empty()
        {
            wrong.insert((*first).to_owned(), json!("is not a valid field"));
        }
    }
    wrong
}

impl<'a> Conditions<'a> {
    /// Parses the query, or refuses it with the service's errors by condition.
    pub fn read(call: &'a Call, corpus: &Corpus, known: &[&str]) -> Result<Self, Reply> {
        let mut wrong = unknown(call, known);
        let mut read = Self::default();
        read.read_days(call, &mut wrong);
        read.read_lists(call, corpus, &mut wrong);
        match regulations(call) {
            Ok(found) => read.regulations = found,
            Err(text) => {
                wrong.insert("cfr".to_owned(), json!(text));
            }
        }
        match nearby(call) {
            Ok(found) => read.places = found,
            Err(text) => {
                wrong.insert("near".to_owned(), json!(text));
            }
        }
        if !wrong.is_empty() {
            return Err(Reply::json_utf8(400, &json!({ "errors": wrong })));
        }
        read.read_texts(call);
        Ok(read)
    }

    /// Parses the spans of days.
    fn read_days(&mut self, call: &Call, wrong: &mut Map<String, Value>) {
        for (name, place) in [
            ("publication_date", &mut self.published),
            ("effective_date", &mut self.effective),
            ("comment_date", &mut self.comments_close),
            ("signing_date", &mut self.signed),
            ("filed_at", &mut self.filed),
        ] {
            match span(call, name) {
                Ok(found) => *place = found,
                Err(text) => {
                    wrong.insert(name.to_owned(), json!(text));
                }
            }
        }
    }

    /// Parses the lists whose values the service knows, each by slug or by number.
    fn read_lists(&mut self, call: &'a Call, corpus: &Corpus, wrong: &mut Map<String, Value>) {
        let numbered = |value: &str, known: &[&'static str]| {
            let before = usize::try_from(to_i(value)).ok()?.checked_sub(1)?;
            known.get(before).copied()
        };
        let named =
            |value: &str, known: &[&'static str]| known.iter().copied().find(|slug| *slug == value);
        let mut either = |by_slug: &str, by_number: &str, known: &[&'static str]| {
            let found = listed(call, by_slug, wrong, |value| named(value, known));
            let by_number = listed(call, by_number, wrong, |value| numbered(value, known));
            [found, by_number].concat()
        };
        let slugs = |names: &[Named]| names.iter().map(|(slug, _)| *slug).collect::<Vec<_>>();
        let topics: Vec<Named> = topics().collect();
        self.sections = either("sections", "section_ids", &slugs(&NAMES.sections));
        self.notice_types = either("notice_type", "notice_type_id", &slugs(&NAMES.notice_types));
        self.subtypes = either(
            "presidential_document_type",
            "presidential_document_type_id",
            &NAMES.subtypes_by_number,
        );
        self.topics = either("topics", "topic_ids", &slugs(&topics))
            .into_iter()
            .filter_map(|asked| topics.iter().find(|(slug, _)| *slug == asked))
            .map(|(_, name)| *name)
            .collect();
        let entities = &NAMES.small_entities;
        self.named_entities = listed(call, "small_entities", wrong, |value| {
            named(value, entities)
        });
        self.small_entities = listed(call, "small_entity_ids", wrong, |value| {
            numbered(value, entities)
        });
        let by_slug = |value: &str| corpus.agencies.iter().position(|one| one.slug == value);
        let by_id = |value: &str| corpus.agencies.iter().position(|one| one.id == to_i(value));
        let agencies = [
            listed(call, "agencies", wrong, by_slug),
            listed(call, "agency_ids", wrong, by_id),
        ]
        .concat();
        if !agencies.is_empty() {
            self.agencies = Some(agencies);
        }
        self.cited = values(call, "citing_document_numbers");
        let is_known = |number: &&&str| {
            let found = corpus.find(number).and_then(|place| corpus.at(place));
            found.is_some_and(|document| &*document.number == **number)
        };
        if let Some(unknown) = self.cited.iter().find(|number| !is_known(number)) {
            let text = format!("{unknown:?} could not be found");
            wrong.insert("citing_document_numbers".to_owned(), json!(text));
        }
    }

    /// Parses free texts and flags.
    fn read_texts(&mut self, call: &'a Call) {
        let flag = |name: &str| {
            let value = values(call, name).first().copied()?;
            Some(value.trim().parse() == Ok(1))
        };
        self.term = values(call, "term").last().copied();
        self.query = self.term.and_then(Query::read);
        self.types = values(call, "type");
        self.early = call.query("include_pre_1994_docs") == Some("true");
        self.presidents = values(call, "president");
        self.dockets = values(call, "docket_id")
            .into_iter()
            .map(parts_of)
            .collect();
        self.regulation_ids = values(call, "regulation_id_number");
        self.numbers = values(call, "document_numbers");
        self.orders = values(call, "executive_order_numbers");
        self.volumes = values(call, "volume");
        self.significant = flag("significant");
        self.correction = flag("correction");
        self.accepting = flag("accepting_comments_on_regulations_dot_gov");
        self.special = flag("special_filing");
    }

    /// The conditions in words, for the description of a search.
    pub fn labels(&self) -> Vec<String> {
        let either = |values: &[&str]| values.join(" or ");
        let written = |day: Date| day.strftime("%m/%d/%Y");
        let days = |(from, to): Span| match (from == to, to.year() == 9999) {
            (true, _) => format!("on {}", written(from)),
            (_, true) => format!("on or after {}", written(from)),
            _ if from == FIRST_DAY => format!("on or before {}", written(to)),
            _ => format!("from {} to {}", written(from), written(to)),
        };
        let named = |names: &[Named], values: &[&'a str]| -> Vec<&'a str> {
            let name = |value: &&'a str| {
                let known = names.iter().find(|(own, _)| own == value);
                known.map_or(*value, |(_, name)| *name)
            };
            values.iter().map(name).collect()
        };
        let types = named(&NAMES.kinds, &self.types);
        let subtypes = named(&NAMES.subtypes, &self.subtypes);
        let mut labels = Vec::new();
        for (words, span) in [
            ("published", self.published),
            ("signed", self.signed),
            ("with an effective date", self.effective),
            ("with a comment closing date", self.comments_close),
            ("filed", self.filed),
        ] {
            labels.extend(span.map(|span| format!("{words} {}", days(span))));
        }
        for (words, values) in [
            ("of type", &types),
            ("in", &self.sections),
            ("of presidential document type", &subtypes),
            ("by", &self.presidents),
            ("with the RIN", &self.regulation_ids),
            ("numbered", &self.numbers),
            ("with the order number", &self.orders),
            ("about", &self.topics),
            ("of notice type", &self.notice_types),
            ("affecting small", &self.small_entities),
            ("affecting small", &self.named_entities),
            ("in volume", &self.volumes),
            ("citing", &self.cited),
        ] {
            if !values.is_empty() {
                labels.push(format!("{words} {}", either(values)));
            }
        }
        if let Some(agencies) = &self.agencies {
            labels.push(format!("from {} agencies", agencies.len()));
        }
        for (words, asked) in [
            ("with a docket", !self.dockets.is_empty()),
            (
                "whose Associated Unified Agenda Deemed Significant Under EO 12866",
                self.significant.is_some(),
            ),
            ("by correction", self.correction.is_some()),
            ("by open comments", self.accepting.is_some()),
            ("categorized as Special Filing", self.special == Some(true)),
            ("categorized as Regular Filing", self.special == Some(false)),
            ("affecting the CFR", self.regulations.is_some()),
            ("near a place", self.places.is_some()),
        ] {
            if asked {
                labels.push(words.to_owned());
            }
        }
        labels
    }

    /// Whether a document matches the conditions other than the term.
    pub fn fit(&self, corpus: &Corpus, document: &Document) -> bool {
        let flag = |asked: Option<bool>, given: Option<bool>| {
            asked.is_none_or(|asked| given == Some(asked))
        };
        one_of(&self.types, &document.code)
            && holds(self.published, Some(document.published))
            && self.agencies.as_ref().is_none_or(|asked| {
                let mut agencies = document.agencies.iter();
                agencies.any(|agency| asked.contains(agency))
            })
            && holds(self.effective, document.effective)
            && holds(self.comments_close, document.comments_close)
            && holds(self.signed, document.signed)
            && holds(self.filed, Some(document.inspected))
            && one_of(&self.sections, &document.subject.1)
            && any_of(&self.topics, document.topics.iter().copied())
            && any_of(&self.subtypes, document.subtype.map(|(name, _)| name))
            && any_of(&self.presidents, document.president.map(|(name, _)| name))
            && (self.dockets.is_empty() || {
                let given = parts_of(&document.docket);
                self.dockets.iter().any(|asked| {
                    !asked.is_empty() && given.windows(asked.len()).any(|window| window == asked)
                })
            })
            && (self.regulation_ids.is_empty()
                || document
                    .regulation_id_number
                    .as_deref()
                    .is_some_and(|given| {
                        let mut asked = self.regulation_ids.iter();
                        asked.any(|asked| asked.eq_ignore_ascii_case(given))
                    }))
            && flag(self.significant, document.significant)
            && flag(self.correction, Some(document.correction_of.is_some()))
            && (self.accepting.is_none() || flag(self.accepting, Some(corpus.is_open(document))))
            && flag(self.special, Some(document.special_filing))
            && self.regulations.is_none_or(|(title, (from, to))| {
                let mut given = document.cfr.iter();
                given.any(|(own, part)| *own == title && (from..=to).contains(&u32::from(*part)))
            })
            && self.places.is_none_or(|asked| asked & document.places != 0)
            && one_of(&self.numbers, &&*document.number)
            && (self.orders.is_empty()
                || document.executive_order_number.is_some_and(|given| {
                    let given = given.to_string();
                    self.orders.contains(&given.as_str())
                }))
            && (self.volumes.is_empty()
                || (self.volumes.iter()).any(|asked| asked.parse() == Ok(document.volume())))
            && any_of(&self.cited, document.correction_of.as_deref())
            && (self.notice_types.is_empty() || any_of(&self.notice_types, document.notice_type()))
            && (self.small_entities.is_empty()
                || any_of(&self.small_entities, document.small_entities()))
            && self.named_entities.is_empty()
    }

    /// The places of the matching documents, oldest first.
    pub fn find(&self, corpus: &Corpus) -> Vec<u32> {
        self.matches(corpus).collect()
    }

    /// The places of the matching documents, oldest first, as they are read.
    pub fn matches<'b>(&'b self, corpus: &'b Corpus) -> impl DoubleEndedIterator<Item = u32> + 'b {
        self.matches_within(corpus, 0..corpus.places())
    }

    /// The places of the matching documents within a range of places.
    pub fn matches_within<'b>(
        &'b self,
        corpus: &'b Corpus,
        range: Range<usize>,
    ) -> impl DoubleEndedIterator<Item = u32> + 'b {
        let texts = |place: usize| corpus.texts(place);
        let found = self
            .query
            .as_ref()
            .map(|query| query.find(&corpus.index, texts));
        let (from, to) = self.published.unwrap_or((FIRST_DAY, corpus.newest()));
        let mut places = if self.early {
            corpus.published_at_any_time(from, to)
        } else {
            corpus.published(from, to)
        };
        places.start = places.start.max(range.start);
        places.end = places.end.min(range.end);
        if self.query.is_none() && self.term.is_some() {
            // A term without a word matches nothing.
            places.end = places.start;
        }
        places
            .filter(move |place| found.as_ref().is_none_or(|found| found.has(*place)))
            .filter(|place| {
                corpus
                    .at(*place)
                    .is_some_and(|document| self.fit(corpus, document))
            })
            .filter_map(|place| u32::try_from(place).ok())
    }

    /// The days that a count by time covers: the requested ones, up to the newest issue.
    pub fn counted_days(&self, corpus: &Corpus) -> Span {
        let since = if self.early { corpus.earliest() } else { SINCE };
        let (from, to) = self.published.unwrap_or((FIRST_DAY, corpus.newest()));
        let from = if from == FIRST_DAY { since } else { from };
        (from, to.min(corpus.newest()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_are_read_from_brackets() {
        assert_eq!(condition("conditions[type][]"), Some(vec!["type"]));
        assert_eq!(
            condition("conditions[publication_date][is]"),
            Some(vec!["publication_date", "is"])
        );
        assert_eq!(condition("per_page"), None);
    }
}
