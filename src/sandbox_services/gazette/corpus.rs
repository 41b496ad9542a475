//! The gazette's data: agencies, documents and the indexes over them.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use jiff::civil::Date;
use serde_json::Value;

use super::agency::{Agency, agency};
use super::calendar::{BUSY, BUSY_SHARE, FIRST, LAST, SINCE, issue_before, issue_days, later_days};
use super::document::{Document, DocumentGenerator};
use super::images;
use super::names::NAMES;
use super::printed_form::PRINTER;
use super::sort_values::SortValues;
use super::terms::Index;
use crate::dates::later;
use crate::environment::Environment;
use crate::record_change::{ChangedRecords, RecordChange};

/// How many documents were published up to the last day that every sandbox has, at the default scale.
const DOCUMENT_COUNT: usize = 400;
/// The numbers of the newest executive order and the newest proclamation.
const NEWEST_ORDER: u32 = 14_126;
const NEWEST_PROCLAMATION: u32 = 10_782;
/// How many days before 1994 have executive orders, and the number of the newest of those.
const EARLY_ORDERS: i64 = 12;
const NEWEST_EARLY_ORDER: u32 = 12_889;
/// How many issues come between two on whose day the service uses a number again. It did so before 2016; here it
/// does in every year, so that a small corpus has such numbers too.
const ISSUES_UNTIL_REUSE: usize = 40;
/// The numbers of the documentation's examples, which belong to one document each.
const EXAMPLES: [&str; 2] = ["2024-00001", "2024-00002"];

/// The numbers of the next document.
#[derive(Debug, Default)]
struct Counters {
    order: u32,
    proclamation: u32,
    /// The current volume, and its last page.
    page: (i16, u32),
    /// The current day, and the number of its last image.
    image: (Option<Date>, usize),
}

/// The whole corpus.
#[derive(Debug)]
pub struct Corpus {
    pub seed: u64,
    /// The last day of the data.
    pub today: Date,
    pub base_url: String,
    /// The addresses of the service's site and of its printer.
    pub site_url: String,
    pub printer_url: String,
    /// Sorted by name, then the president's office, then those without documents.
    pub agencies: Vec<Agency>,
    /// How many agencies have documents.
    publishing: usize,
    parents: Vec<Option<usize>>,
    /// How many executive orders before 1994 there are. They come first, and only where they are asked for.
    early: usize,
    /// Oldest first. A deleted document keeps its place, so that the places of the others stay valid.
    documents: Vec<Document>,
    deleted: Vec<bool>,
    pub index: Index,
    /// The place of the first document of each year of filing.
    years: BTreeMap<i16, usize>,
    /// The places in the order of the documents' numbers. A number may belong to several.
    by_number: Vec<u32>,
    images: HashMap<Box<str>, usize>,
    counters: Counters,
    newest: Date,
}

/// How many documents appear on each day: a total over the first days, and the same number per day later on.
fn spread(total: usize, days: &[Date], later: &[Date]) -> Vec<(Date, usize)> {
    let others = days.iter().filter(|day| **day != BUSY).count();
    let busy = match (days.len() - others, others) {
        (0, _) => 0,
        (_, 0) => total,
        _ => (total as f64 * BUSY_SHARE).round() as usize,
    };
    let rest = total - busy;
    let mut before = 0;
    let mut spread: Vec<(Date, usize)> = days
        .iter()
        .chain(later)
        .map(|day| {
            if *day == BUSY {
                return (*day, busy);
            }
            before += 1;
            let up_to = |count: usize| count * rest / others.max(1);
            (*day, up_to(before) - up_to(before - 1))
        })
        .collect();
    // A small corpus also has the issue of the examples: a later document moves to it.
    let example = spread.iter().position(|(day, _)| *day == FIRST);
    if let Some([(_, first), after @ ..]) = example.and_then(|at| spread.get_mut(at..))
        && *first == 0
        && let Some((_, count)) = after.iter_mut().find(|(_, count)| *count > 0)
    {
        (*first, *count) = (1, *count - 1);
    }
    spread
}

/// Numbers of a year of filing, in the order of their texts: after 99,999 it is not that of the serials.
fn numbers(filed: i16, serials: Range<usize>) -> Vec<String> {
    let mut numbers: Vec<String> = serials
        .map(|serial| format!("{filed}-{serial:05}"))
        .collect();
    numbers.sort_unstable();
    numbers
}

impl Corpus {
    /// Generates the corpus from the seed.
    pub fn new(environment: &Environment) -> Self {
        let mut agencies: Vec<Agency> = NAMES
            .agencies
            .iter()
            .map(|entry| agency(environment, entry))
            .collect();
        let office = agencies.pop();
        agencies.sort_by(|one, two| one.name.cmp(two.name));
        agencies.extend(office);
        let publishing = agencies.len();
        let others = NAMES.agencies_without_documents.iter();
        agencies
            .extend(others.map(|(name, short, id)| agency(environment, &(name, short, *id, 0))));
        let parents = agencies
            .iter()
            .map(|agency| {
                let parent = agency.record.get("parent_id").and_then(Value::as_i64)?;
                agencies.iter().position(|other| other.id == parent)
            })
            .collect();
        let total = environment.scaled(DOCUMENT_COUNT);
        let mut corpus = Self {
            seed: environment.seed,
            today: environment.today,
            base_url: environment.base_url.clone(),
            site_url: format!("{}/{}", environment.url, environment.service.name),
            printer_url: format!("{}/{PRINTER}", environment.url),
            agencies,
            publishing,
            parents,
            early: 0,
            documents: Vec::with_capacity(total),
            deleted: Vec::with_capacity(total),
            index: Index::default(),
            years: BTreeMap::new(),
            by_number: Vec::new(),
            images: HashMap::new(),
            counters: Counters::default(),
            newest: LAST,
        };
        corpus.append_early_orders();
        let days_after = later_days(environment.scale, environment.today);
        let spread = spread(total, &issue_days(environment.scale), &days_after);
        for (issue, (day, count)) in spread.into_iter().enumerate() {
            for number in corpus.next_numbers(day, count, issue) {
                corpus.append(day, &number);
            }
        }
        corpus.sort_by_number();
        corpus.number_orders();
        corpus.newest = corpus.documents.last().map_or(LAST, |one| one.published);
        corpus
    }

    /// The executive orders before 1994. Two of them were published on one day.
    fn append_early_orders(&mut self) {
        let mut days: Vec<Date> = (0..EARLY_ORDERS)
            .map(|at| issue_before(later(SINCE, -(at * 300))))
            .collect();
        days.extend(days.first().copied());
        days.sort_unstable();
        for (day, index) in days.into_iter().zip(0u64..) {
            let generator = DocumentGenerator {
                seed: self.seed,
                agencies: self.publishing,
                parents: &self.parents,
            };
            let mut document = generator.early_order(u64::MAX - index, day);
            document.start_page = 1;
            self.index.add(&document.title, &document.text);
            self.documents.push(document);
            self.deleted.push(false);
        }
        self.early = self.documents.len();
    }

    /// Numbers the executive orders so that the newest has the highest number.
    fn number_orders(&mut self) {
        let count = |corpus: &Self, name: &str| {
            let of_kind = corpus
                .documents()
                .filter(|one| one.subtype.is_some_and(|(kind, _)| kind == name));
            u32::try_from(of_kind.count()).unwrap_or(u32::MAX)
        };
        self.counters.order = NEWEST_ORDER.saturating_sub(count(self, "executive_order"));
        self.counters.proclamation =
            NEWEST_PROCLAMATION.saturating_sub(count(self, "proclamation"));
        let (early, others) = self.documents.split_at_mut(self.early);
        let before = self.counters.order.min(NEWEST_EARLY_ORDER);
        for (document, distance) in early.iter_mut().rev().zip(0..) {
            document.executive_order_number = Some(before.saturating_sub(distance));
        }
        for document in others {
            number_order(document, &mut self.counters);
        }
    }

    /// The numbers of the next documents of a day, in the order of their texts, as in the service's lists. On
    /// some days the service used a number again.
    fn next_numbers(&mut self, published: Date, count: usize, issue: usize) -> Vec<String> {
        let at = self.documents.len();
        let filed = issue_before(published).year();
        let first = *self.years.entry(filed).or_insert(at);
        let mut numbers = numbers(filed, at - first + 1..at - first + 1 + count);
        if count > 1
            && issue > 0
            && issue.is_multiple_of(ISSUES_UNTIL_REUSE)
            && let Some(before) = self.documents.last().map(|one| one.published)
            && let Some(used) = self.within(self.published(before, before)).next()
            && !EXAMPLES.contains(&&*used.number)
            && let Some(number) = numbers.first_mut()
        {
            *number = used.number.to_string();
            numbers.sort_unstable();
        }
        numbers
    }

    fn sort_by_number(&mut self) {
        let mut places: Vec<u32> = (self.early..self.documents.len())
            .filter_map(|place| u32::try_from(place).ok())
            .collect();
        places.sort_by_key(|place| self.number_at(*place));
        self.by_number = places;
    }

    /// The number of the document at a place, whether it was deleted or not.
    fn number_at(&self, place: u32) -> &str {
        let document = self.documents.get(place as usize);
        document.map_or("", |document| &document.number)
    }

    /// Publishes another document.
    fn append(&mut self, published: Date, number: &str) {
        let at = self.documents.len();
        let generator = DocumentGenerator {
            seed: self.seed,
            agencies: self.publishing,
            parents: &self.parents,
        };
        let mut document = generator.document((at - self.early) as u64, number, published);
        let mut random = document.random(self.seed, "place");
        let (volume, last) = &mut self.counters.page;
        if *volume != document.volume() {
            (*volume, *last) = (document.volume(), 0);
        }
        document.start_page = *last + 1;
        *last = document.end_page();
        if random.once_in(12) {
            let (day, number) = &mut self.counters.image;
            if *day != Some(published) {
                (*day, *number) = (Some(published), 0);
            }
            let image = images::identifier(document.code, published, *number).into_boxed_str();
            *number += 1;
            self.images.insert(image.clone(), at);
            document.image = Some(image);
        }
        let before = at - self.early;
        if document.subtype.is_none() && before > 2 && random.once_in(50) {
            let corrected = at - 1 - random.below(40.min(before - 1));
            if let Some(corrected) = self.documents.get_mut(corrected)
                && corrected.subtype.is_none()
            {
                corrected.corrections.push(document.number.clone());
                document.correction_of = Some(corrected.number.clone());
            }
        }
        self.index.add(&document.title, &document.text);
        self.documents.push(document);
        self.deleted.push(false);
    }

    /// Publishes documents on the newest day. Of those at the places of a list, oldest first, it gives some an abstract or
    /// takes it back, and withdraws others: the newest, or any. The new ones may be in no list of the call.
    pub fn change(&mut self, change: &RecordChange, listed: &[u32]) -> ChangedRecords {
        let left = listed.iter().rev().map(|place| *place as usize);
        let is_left = |at: &usize| *at >= self.early && self.deleted.get(*at) == Some(&false);
        let left: Vec<usize> = left.filter(is_left).collect();
        // It grows with every change.
        let gone = self.deleted.iter().filter(|gone| **gone).count();
        let number = (self.places() - self.early + gone) as u64;
        for chosen in change.chosen("corrected", number, left.len(), change.updated) {
            if let Some(document) = left.get(chosen).and_then(|at| self.documents.get_mut(*at)) {
                document.has_abstract = !document.has_abstract;
            }
        }
        for chosen in change.chosen("taken back", number, left.len(), change.deleted) {
            if let Some(gone) = left.get(chosen).and_then(|at| self.deleted.get_mut(*at)) {
                *gone = true;
            }
        }
        for _ in 0..change.inserted {
            for number in self.next_numbers(self.newest, 1, 0) {
                self.append(self.newest, &number);
            }
            if let Some(document) = self.documents.last_mut() {
                number_order(document, &mut self.counters);
            }
        }
        self.sort_by_number();
        ChangedRecords::known(change, left.len())
    }

    /// The number of places, including those of deleted documents.
    pub fn places(&self) -> usize {
        self.documents.len()
    }

    /// The document at a place, unless it was deleted.
    pub fn at(&self, place: usize) -> Option<&Document> {
        let is_there = self.deleted.get(place) == Some(&false);
        self.documents.get(place).filter(|_| is_there)
    }

    /// The documents at these places.
    pub fn listed<'a>(&'a self, places: &'a [u32]) -> impl Iterator<Item = &'a Document> {
        places.iter().filter_map(|place| self.at(*place as usize))
    }

    /// The texts of a place for the full-text search: title and text.
    pub fn texts(&self, place: usize) -> [&str; 2] {
        self.documents
            .get(place)
            .map_or(["", ""], |one| [&one.title, &one.text])
    }

    /// The documents in a range of places, oldest first.
    pub fn within(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = &Document> {
        range.filter_map(|place| self.at(place))
    }

    /// The places of all documents but the executive orders before 1994.
    pub fn usual_places(&self) -> Range<usize> {
        self.early..self.places()
    }

    /// All documents but the executive orders before 1994, oldest first.
    pub fn documents(&self) -> impl DoubleEndedIterator<Item = &Document> {
        self.within(self.usual_places())
    }

    /// The places of the documents published from one day to another, without the executive orders before
    /// 1994.
    pub fn published(&self, from: Date, to: Date) -> Range<usize> {
        let places = self.published_at_any_time(from, to);
        places.start.max(self.early)..places.end.max(self.early)
    }

    /// The places of the documents published from one day to another, the executive orders before 1994 too.
    pub fn published_at_any_time(&self, from: Date, to: Date) -> Range<usize> {
        let first = self.documents.partition_point(|one| one.published < from);
        let end = self.documents.partition_point(|one| one.published <= to);
        first..end.max(first)
    }

    /// The documents of a public inspection issue.
    pub fn inspected(&self, day: Date) -> impl DoubleEndedIterator<Item = &Document> {
        let first = self.documents.partition_point(|one| one.inspected < day);
        let end = self.documents.partition_point(|one| one.inspected <= day);
        self.within(first..end.max(first))
    }

    /// The day of the newest issue.
    pub fn newest(&self) -> Date {
        self.newest
    }

    /// The day of the oldest executive order before 1994.
    pub fn earliest(&self) -> Date {
        let earliest = self.documents.first();
        earliest.map_or(self.newest, |document| document.published)
    }

    /// The day of the oldest of the other documents.
    pub fn oldest(&self) -> Date {
        self.documents
            .get(self.early)
            .map_or(self.newest, |document| document.published)
    }

    /// Whether the comment period of the document is open.
    pub fn is_open(&self, document: &Document) -> bool {
        document
            .comments_close
            .is_some_and(|close| close >= self.newest)
    }

    /// The places of the documents with a number, oldest first: as written, with its zeros padded to five digits,
    /// or without leading zeros.
    pub fn numbered(&self, asked: &str) -> Vec<usize> {
        let mut forms = vec![asked.to_owned()];
        if let Some((year, serial)) = asked.split_once('-') {
            forms.push(format!("{year}-{serial:0>5}"));
            forms.push(format!("{year}-{}", serial.trim_start_matches('0')));
        }
        forms.dedup();
        let mut places: Vec<usize> = forms
            .iter()
            .flat_map(|form| {
                let from = (self.by_number)
                    .partition_point(|place| self.number_at(*place) < form.as_str());
                let rest = self.by_number.iter().skip(from);
                rest.take_while(move |place| self.number_at(**place) == form.as_str())
            })
            .map(|place| *place as usize)
            .filter(|place| self.at(*place).is_some())
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    /// The place of the newest document with a number.
    pub fn find(&self, asked: &str) -> Option<usize> {
        self.numbered(asked).pop()
    }

    /// The places of the documents that follow a day and a number, in the order of days and numbers or, if
    /// `newest` comes first, in the opposite order.
    pub fn following(&self, after: &SortValues, newest: bool) -> Range<usize> {
        let follows = |one: &Document| SortValues::of_day(one).follows(after, newest);
        if newest {
            0..self.documents.partition_point(follows)
        } else {
            self.documents.partition_point(|one| !follows(one))..self.documents.len()
        }
    }

    /// The document of an image.
    pub fn with_image(&self, image: &str) -> Option<&Document> {
        self.at(*self.images.get(image)?)
    }
}

fn number_order(document: &mut Document, counters: &mut Counters) {
    match document.subtype {
        Some(("executive_order", _)) => {
            counters.order += 1;
            document.executive_order_number = Some(counters.order);
        }
        Some(("proclamation", _)) => {
            counters.proclamation += 1;
            document.proclamation_number = Some(counters.proclamation);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use openshelf_services::gazette::SERVICE;

    fn corpus(scale: f64) -> Corpus {
        Corpus::new(&Environment {
            scale,
            ..Environment::of(&SERVICE)
        })
    }

    fn add_two_and_withdraw_one(corpus: &mut Corpus) {
        let change = RecordChange {
            inserted: 2,
            deleted: 1,
            ..RecordChange::default()
        };
        let all: Vec<u32> = (0..).take(corpus.places()).collect();
        corpus.change(&change, &all);
    }

    #[test]
    fn every_document_is_found_by_its_number() {
        let mut corpus = corpus(3.0);
        add_two_and_withdraw_one(&mut corpus);
        for place in corpus.usual_places() {
            let Some(document) = corpus.at(place) else {
                continue;
            };
            assert!(corpus.numbered(&document.number).contains(&place));
            assert!(corpus.find(&document.number) >= Some(place));
        }
        for asked in ["2024-00000", "2024-99999", "1999-00001", "x", "2024-", ""] {
            assert_eq!(corpus.find(asked), None, "{asked}");
        }
        assert_eq!(corpus.find("2024-1"), corpus.find("2024-00001"));
        assert_eq!(corpus.find("2024-000001"), None);
    }

    #[test]
    fn a_number_may_belong_to_documents_of_two_days() {
        for scale in [1.0, 3.0] {
            let corpus = corpus(scale);
            let places: Vec<usize> = corpus.usual_places().collect();
            let twice: Vec<Vec<usize>> = places
                .iter()
                .filter_map(|place| corpus.at(*place))
                .map(|document| corpus.numbered(&document.number))
                .filter(|places| places.len() > 1)
                .collect();
            assert!(!twice.is_empty());
            for places in twice {
                let days: Vec<Date> = places
                    .iter()
                    .filter_map(|place| corpus.at(*place))
                    .map(|document| document.published)
                    .collect();
                assert!(days.is_sorted_by(|one, other| one < other));
            }
            for example in EXAMPLES {
                assert_eq!(corpus.numbered(example).len(), 1);
            }
        }
    }

    #[test]
    fn executive_orders_before_1994_have_no_number_and_come_only_on_request() {
        let corpus = corpus(1.0);
        let early: Vec<&Document> = corpus.within(0..corpus.usual_places().start).collect();
        assert_eq!(early.len(), 13);
        assert!(
            early
                .iter()
                .all(|one| one.published < SINCE && one.number.is_empty())
        );
        assert!(early.is_sorted_by_key(|one| (one.published, one.executive_order_number)));
        assert!(corpus.documents().all(|one| one.published >= SINCE));
        assert_eq!(corpus.documents().count(), DOCUMENT_COUNT);
        assert_eq!(corpus.find(""), None);
    }

    #[test]
    fn the_documents_are_in_the_order_of_days_and_numbers() {
        let numbers = numbers(2024, 99_998..100_002);
        let sorted = ["2024-100000", "2024-100001", "2024-99998", "2024-99999"];
        assert_eq!(numbers, sorted);
        let corpus = corpus(3.0);
        let keys: Vec<(Date, &str)> = corpus
            .documents()
            .map(|one| (one.published, &*one.number))
            .collect();
        assert!(keys.is_sorted_by(|one, other| one < other));
    }

    #[test]
    fn one_day_has_the_same_share_at_any_scale() {
        for scale in [1.0, 10.0] {
            let corpus = corpus(scale);
            let day = corpus.published(BUSY, BUSY).len() as f64;
            assert!((0.15..0.21).contains(&(day / corpus.usual_places().len() as f64)));
        }
    }

    #[test]
    fn the_newest_come_and_go() {
        let mut corpus = corpus(1.0);
        let newest = corpus.documents().next_back().unwrap().number.clone();
        add_two_and_withdraw_one(&mut corpus);
        assert_eq!(corpus.documents().count(), DOCUMENT_COUNT + 1);
        assert!(corpus.documents().all(|one| one.number != newest));
        assert!(corpus.find(&newest).is_none());
        let head = corpus.documents().next_back().unwrap();
        assert_eq!(head.published, corpus.newest());
    }

    proptest::proptest! {
        #[test]
        fn a_spread_loses_nothing(total in 0usize..5000, scale in 0.01f64..20.0) {
            let sum = |later: &[Date]| {
                let days = spread(total, &issue_days(scale), later);
                days.iter().map(|(_, count)| count).sum::<usize>()
            };
            proptest::prop_assert_eq!(sum(&[]), total);
            let later = later_days(scale, jiff::civil::date(2025, 12, 31));
            proptest::prop_assert!(sum(&later) >= total);
        }
    }
}
