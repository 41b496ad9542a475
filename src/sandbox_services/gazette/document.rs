//! A published document, and the generator that creates one from the seed. Records and searches read it.

use jiff::civil::Date;

use super::calendar::issue_before;
use super::names::{NAMES, Named, Subject};
use crate::random::Random;
use crate::{dates, words};

/// A document. Its record is written from this on request, so that many documents fit in memory.
#[derive(Debug)]
pub struct Document {
    /// Its index among all documents ever published; it seeds everything random about the document.
    pub index: u64,
    /// Empty for an executive order before 1994.
    pub number: Box<str>,
    /// The code of its kind; empty for a document that no condition by kind reaches.
    pub code: &'static str,
    pub published: Date,
    /// The public inspection issue with this document: the last one before its publication.
    pub inspected: Date,
    pub subject: Subject,
    pub topics: Vec<&'static str>,
    pub title: Box<str>,
    pub text: Box<str>,
    /// Whether the text is also its abstract.
    pub has_abstract: bool,
    /// Indices into the corpus's list; the parent comes before the agency itself.
    pub agencies: Vec<usize>,
    /// The name of an agency that the service does not recognise.
    pub other_agency: Option<&'static str>,
    /// The signing president of a presidential document, for searches by president.
    pub president: Option<Named>,
    /// Identifier and name of the kind of presidential document.
    pub subtype: Option<Named>,
    pub effective: Option<Date>,
    pub comments_close: Option<Date>,
    pub signed: Option<Date>,
    pub docket: Box<str>,
    pub regulation_id_number: Option<Box<str>>,
    pub significant: Option<bool>,
    /// Titles and parts of the Code of Federal Regulations.
    pub cfr: Vec<(u8, u16)>,
    /// The set of places that it concerns, one bit per place.
    pub places: u32,
    pub special_filing: bool,
    pub pages: u32,
    pub start_page: u32,
    pub executive_order_number: Option<u32>,
    pub proclamation_number: Option<u32>,
    /// The number of the document that it corrects.
    pub correction_of: Option<Box<str>>,
    pub corrections: Vec<Box<str>>,
    pub image: Option<Box<str>>,
}

/// Names that the service does not recognise as agencies.
const OTHER_AGENCIES: [&str; 3] = [
    "OFFICE OF SPECIAL PROJECTS",
    "ADVISORY COUNCIL ON HISTORIC TRAILS",
    "JOINT COMMISSION ON COASTAL LIGHTS",
];

/// Of each so many documents, the one that the service has not categorized.
const UNCATEGORIZED: (u64, u64) = (89, 17);

/// The subject of the documentation's example.
const EXAMPLE_SUBJECT: Subject = (
    "Water Quality Certification",
    "environment",
    "Water pollution control",
);

/// The context that all generated documents share.
pub struct DocumentGenerator<'a> {
    pub seed: u64,
    /// The number of agencies; the last one is the president's office.
    pub agencies: usize,
    /// The parent of each agency, by index.
    pub parents: &'a [Option<usize>],
}

/// A random index for which small numbers are far more likely than large ones.
fn uneven(random: &mut Random, count: usize) -> usize {
    let at = (random.unit().powi(2) * count as f64) as usize;
    at.min(count.saturating_sub(1))
}

/// The code of a document's kind; most documents are notices.
fn code(random: &mut Random, is_example: bool) -> &'static str {
    if is_example {
        return "NOTICE";
    }
    match random.below(16) {
        0..=7 => "NOTICE",
        8..=11 => "RULE",
        12..=14 => "PRORULE",
        _ => "PRESDOCU",
    }
}

/// The president in office on a day: the identifier and the name.
fn president(day: Date) -> Option<Named> {
    let day = dates::text(day);
    let mut presidents = NAMES.presidents.iter();
    let found = presidents.find(|(.., since)| *since <= day.as_str());
    found.map(|(identifier, name, _)| (*identifier, *name))
}

/// The title of a document of this kind.
fn title(random: &mut Random, code: &str, subject: &str, published: Date) -> String {
    match code {
        "PRESDOCU" => format!("{} of {}", words::title(random), dates::long(published)),
        "NOTICE" => format!("{subject}; {}", words::title(random)),
        _ => format!("{subject}: {}", words::title(random)),
    }
}

/// The number of a planned or final regulation.
fn regulation_id(random: &mut Random) -> Box<str> {
    let (agency, serial) = (random.digits(4), random.digits(2));
    format!("{agency}-{}{serial}", random.code(2)).into_boxed_str()
}

/// The topics of a document; a notice has none.
fn topics(random: &mut Random, code: &str, first: &'static str) -> Vec<&'static str> {
    if code == "NOTICE" {
        return Vec::new();
    }
    let mut topics = vec![first];
    let more = random.pick(&NAMES.subjects).2;
    if more != first && random.once_in(3) {
        topics.push(more);
    }
    topics
}

/// The titles and parts of the regulations that a document concerns; a notice has none.
fn regulations(random: &mut Random, code: &str) -> Vec<(u8, u16)> {
    if code == "NOTICE" {
        return Vec::new();
    }
    let mut regulations: Vec<(u8, u16)> = (0..=random.below(2))
        .map(|_| (1 + random.below(50) as u8, 1 + random.below(400) as u16))
        .collect();
    regulations.sort_unstable();
    regulations
}

/// The set of places that a document concerns.
fn places(random: &mut Random) -> u32 {
    if !random.once_in(3) {
        return 0;
    }
    (0..=random.below(2)).fold(0, |set, _| set | 1 << random.below(NAMES.places.len()))
}

/// The day on which the comments on a document close, if it has a period for them.
pub fn comments_close(published: Date) -> Date {
    dates::working_day(dates::later(published, 60))
}

impl DocumentGenerator<'_> {
    /// An executive order of a day before the service's first: it has no number, and little beside its text.
    pub fn early_order(&self, index: u64, published: Date) -> Document {
        let mut random = Random::new(self.seed, "early order", index);
        let document = self.document(index, "", published);
        Document {
            code: "PRESDOCU",
            topics: Vec::new(),
            title: title(&mut random, "PRESDOCU", "", published).into_boxed_str(),
            has_abstract: false,
            agencies: vec![self.agencies.saturating_sub(1)],
            other_agency: None,
            president: president(published),
            subtype: Some(("executive_order", "Executive Order")),
            effective: None,
            comments_close: None,
            signed: Some(document.inspected),
            docket: "".into(),
            significant: None,
            regulation_id_number: None,
            cfr: Vec::new(),
            places: 0,
            special_filing: false,
            ..document
        }
    }

    /// The agencies of a document, and a name that the service does not recognise as an agency.
    fn authors(
        &self,
        random: &mut Random,
        presidential: bool,
        example: bool,
    ) -> (Vec<usize>, Option<&'static str>) {
        let office = self.agencies.saturating_sub(1);
        let agency = match (presidential, example) {
            (true, _) => office,
            (_, true) => 0,
            _ => uneven(random, office),
        };
        let other = (!presidential && !example && random.once_in(40))
            .then(|| random.pick(&OTHER_AGENCIES))
            .filter(|name| !name.is_empty());
        // Half of those with an unrecognised agency have no other.
        if other.is_some() && random.once_in(2) {
            return (Vec::new(), other);
        }
        let parent = self.parents.get(agency).copied().flatten();
        (parent.into_iter().chain([agency]).collect(), other)
    }

    /// The document with this index and number, published on this day.
    pub fn document(&self, index: u64, number: &str, published: Date) -> Document {
        let mut random = Random::new(self.seed, "document", index);
        let r = &mut random;
        let inspected = issue_before(published);
        // The documentation's example exists for every seed; it is a notice about water.
        let example = number == "2024-00001";
        let code = code(r, example || number == "2024-00002");
        let presidential = code == "PRESDOCU";
        let subject = if example {
            EXAMPLE_SUBJECT
        } else {
            r.pick(&NAMES.subjects)
        };
        let (agencies, other_agency) = self.authors(r, presidential, example);
        let subtype = if presidential {
            r.pick_from(&NAMES.subtypes).copied()
        } else {
            None
        };
        let signed = presidential.then_some(inspected);
        let president = signed.and_then(president);
        let title = title(r, code, subject.0, published);
        let text = format!(
            "This document concerns {}. {}",
            subject.2.to_lowercase(),
            words::paragraph(r, 2)
        );
        let regulates = matches!(code, "RULE" | "PRORULE");
        let topics = topics(r, code, subject.2);
        let cfr = regulations(r, code);
        let regulation_id_number = (regulates && !r.once_in(3)).then(|| regulation_id(r));
        let day_after = |days: i64| dates::working_day(dates::later(published, days));
        let places = places(r);
        let uncategorized = !presidential && !example && index % UNCATEGORIZED.0 == UNCATEGORIZED.1;
        Document {
            index,
            number: number.into(),
            code: if uncategorized { "" } else { code },
            published,
            inspected,
            subject,
            topics,
            title: title.into_boxed_str(),
            text: text.into_boxed_str(),
            has_abstract: example || !r.once_in(8),
            agencies,
            other_agency,
            president,
            subtype,
            effective: (code == "RULE" || presidential).then(|| day_after(30)),
            comments_close: (code == "PRORULE" || code == "NOTICE" && r.once_in(3))
                .then(|| comments_close(published)),
            signed,
            docket: format!(
                "{}-{}-{:04}",
                r.code(3),
                published.year(),
                r.between(1, 999)
            )
            .into_boxed_str(),
            significant: regulation_id_number.as_ref().map(|_| r.once_in(6)),
            regulation_id_number,
            cfr,
            places,
            special_filing: r.once_in(5),
            pages: 1 + r.below(13) as u32,
            start_page: 0,
            executive_order_number: None,
            proclamation_number: None,
            correction_of: None,
            corrections: Vec::new(),
            image: None,
        }
    }
}

impl Document {
    /// Its number; `None` for an executive order before 1994.
    pub fn own_number(&self) -> Option<&str> {
        (!self.number.is_empty()).then_some(&*self.number)
    }

    /// Its docket; an executive order before 1994 has none.
    pub fn docket(&self) -> Option<&str> {
        (!self.docket.is_empty()).then_some(&*self.docket)
    }

    /// A random generator for one aspect of this document.
    pub fn random(&self, seed: u64, about: &str) -> Random {
        Random::new(seed, about, self.index)
    }

    /// The name of its kind in records.
    pub fn kind(&self) -> &'static str {
        NAMES
            .kinds
            .iter()
            .find(|(code, _)| *code == self.code)
            .map_or("Uncategorized Document", |(_, name)| name)
    }

    /// The kind of notice, if the service has a name for it.
    pub fn notice_type(&self) -> Option<&'static str> {
        let kind = Random::new(0, "notice type", self.index).below(4 * NAMES.notice_types.len());
        let kind = NAMES.notice_types.get(kind).map(|(kind, _)| *kind);
        kind.filter(|_| self.code == "NOTICE")
    }

    /// The small entities that its regulation affects.
    pub fn small_entities(&self) -> impl Iterator<Item = &'static str> {
        let regulation = self.regulation_id_number.as_deref();
        NAMES.small_entities.iter().copied().filter(move |entity| {
            regulation.is_some_and(|number| Random::new(0, number, entity.len() as u64).once_in(3))
        })
    }

    /// The president in office when it was signed or, without a signature, three days before it was
    /// published. The service names one for every kind of document.
    pub fn in_office(&self) -> Option<Named> {
        president(
            self.signed
                .unwrap_or_else(|| dates::later(self.published, -3)),
        )
    }

    pub fn end_page(&self) -> u32 {
        self.start_page + self.pages.saturating_sub(1)
    }

    /// The volume of the year in which it was published.
    pub fn volume(&self) -> i16 {
        volume(self.published)
    }

    pub fn abstract_text(&self) -> Option<&str> {
        self.has_abstract.then_some(&*self.text)
    }

    /// Whether a part of it is on the page of this volume.
    pub fn is_cited(&self, volume: i64, page: i64) -> bool {
        i64::from(self.volume()) == volume
            && i64::from(self.start_page) <= page
            && page <= i64::from(self.end_page())
    }
}

/// The volume of a day: the first volume was that of 1936.
pub fn volume(day: Date) -> i16 {
    day.year() - 1935
}
