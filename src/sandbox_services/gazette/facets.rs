//! Counts documents by period, agency, topic, section or kind.

use std::borrow::Cow;
use std::collections::BTreeMap;

use jiff::civil::Date;
use serde_json::{Value, json};

use super::answers::{answer, page_not_found};
use super::conditions::{Conditions, Span};
use super::corpus::Corpus;
use super::members::kind_of;
use super::names::NAMES;
use super::service::Gazette;
use crate::dates;
use crate::handler::{Answered, OperationCall};
use crate::words::slug;

/// The number of documents for each key and its name.
pub type Counts<'a> = BTreeMap<(Cow<'a, str>, &'a str), usize>;

/// Counts by key and name, the largest first.
pub fn counted(counts: Counts<'_>) -> Value {
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by(|((_, one), first), ((_, other), second)| {
        second.cmp(first).then_with(|| one.cmp(other))
    });
    counts
        .into_iter()
        .take(1000)
        .map(|((key, name), count)| (key.into_owned(), json!({ "count": count, "name": name })))
        .collect()
}

fn count<'a>(counts: &mut Counts<'a>, key: &'a str, name: &'a str) {
    *counts.entry((Cow::Borrowed(key), name)).or_default() += 1;
}

impl Gazette {
    /// `documents/facets/{facet}`.
    pub(super) fn facets(&self, call: &OperationCall<'_>) -> Answered {
        let corpus = self.corpus();
        let corpus = &*corpus;
        let facet = call.argument("facet");
        let period = Period::of(facet);
        if period.is_none() && !matches!(facet, "agency" | "topic" | "section" | "type" | "subtype")
        {
            return Err(page_not_found());
        }
        let conditions = Conditions::read(call, corpus, &NAMES.conditions_of_documents)?;
        if let Some(period) = period {
            let span = conditions.counted_days(corpus);
            let found = conditions.find(corpus);
            return answer(period.counts(corpus, &found, span));
        }
        let found = conditions.find(corpus);
        let mut counts = Counts::new();
        let mut topics: BTreeMap<&str, usize> = BTreeMap::new();
        for document in corpus.listed(&found) {
            match facet {
                "agency" => {
                    let agencies = document.agencies.iter();
                    for agency in agencies.filter_map(|at| corpus.agencies.get(*at)) {
                        count(&mut counts, &agency.slug, agency.name);
                    }
                }
                "topic" => {
                    for topic in &document.topics {
                        *topics.entry(topic).or_default() += 1;
                    }
                }
                "section" => {
                    let section = document.subject.1;
                    let known = NAMES.sections.iter().find(|(known, _)| *known == section);
                    count(
                        &mut counts,
                        section,
                        known.map_or(section, |(_, name)| name),
                    );
                }
                "type" => {
                    if let Some((code, name)) = kind_of(document) {
                        count(&mut counts, code, name);
                    }
                }
                _ => {
                    if let Some((identifier, name)) = document.subtype {
                        count(&mut counts, identifier, name);
                    }
                }
            }
        }
        for (topic, number) in topics {
            counts.insert((Cow::Owned(slug(topic)), topic), number);
        }
        answer(counted(counts))
    }
}

/// The periods by which documents are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Period {
    Daily,
    Weekly,
    Monthly,
    Quarterly,
    Yearly,
}

impl Period {
    fn of(facet: &str) -> Option<Self> {
        Some(match facet {
            "daily" => Period::Daily,
            "weekly" => Period::Weekly,
            "monthly" => Period::Monthly,
            "quarterly" => Period::Quarterly,
            "yearly" => Period::Yearly,
            _ => return None,
        })
    }

    /// The first day of the period that contains the day.
    fn first(self, day: Date) -> Date {
        let of = |month: i8| Date::new(day.year(), month, 1).unwrap_or(day);
        match self {
            Period::Daily => day,
            Period::Weekly => dates::later(day, -i64::from(day.weekday().to_monday_zero_offset())),
            Period::Monthly => of(day.month()),
            Period::Quarterly => of((day.month() - 1) / 3 * 3 + 1),
            Period::Yearly => of(1),
        }
    }

    fn next(self, first: Date) -> Date {
        let days = match self {
            Period::Daily => 1,
            Period::Weekly => 7,
            Period::Monthly => 32,
            Period::Quarterly => 93,
            Period::Yearly => 367,
        };
        self.first(dates::later(first, days))
    }

    fn name(self, first: Date) -> String {
        match self {
            Period::Daily => first.strftime("%m/%d/%Y").to_string(),
            Period::Weekly => first.strftime("%Y Week %W").to_string(),
            Period::Monthly => format!("{} {}", dates::month_name(first), first.year()),
            Period::Quarterly => format!("Q{} {}", (first.month() - 1) / 3 + 1, first.year()),
            Period::Yearly => first.year().to_string(),
        }
    }

    /// The counts of all periods of the span, including empty ones.
    fn counts(self, corpus: &Corpus, found: &[u32], (from, to): Span) -> Value {
        let mut counts: BTreeMap<Date, usize> = BTreeMap::new();
        let mut at = self.first(from);
        while at <= to {
            counts.insert(at, 0);
            let next = self.next(at);
            if next <= at {
                break;
            }
            at = next;
        }
        for document in corpus.listed(found) {
            if let Some(count) = counts.get_mut(&self.first(document.published)) {
                *count += 1;
            }
        }
        counts
            .into_iter()
            .map(|(first, count)| {
                (
                    dates::text(first),
                    json!({ "count": count, "name": self.name(first) }),
                )
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn periods_follow_each_other() {
        let day = jiff::civil::date(2024, 5, 15);
        for (facet, first, next, name) in [
            ("daily", "2024-05-15", "2024-05-16", "05/15/2024"),
            ("weekly", "2024-05-13", "2024-05-20", "2024 Week 20"),
            ("monthly", "2024-05-01", "2024-06-01", "May 2024"),
            ("quarterly", "2024-04-01", "2024-07-01", "Q2 2024"),
            ("yearly", "2024-01-01", "2025-01-01", "2024"),
        ] {
            let period = Period::of(facet).unwrap();
            assert_eq!(dates::text(period.first(day)), first);
            assert_eq!(dates::text(period.next(period.first(day))), next);
            assert_eq!(period.name(period.first(day)), name);
        }
    }
}
