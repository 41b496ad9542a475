//! Which records a run asks for.

use arrow_array::cast::AsArray;
use arrow_array::types::Date32Type;
use arrow_array::{Array, RecordBatch};
use jiff::Timestamp;
use jiff::civil::Date;
use openshelf_core::catalog::Within;
use openshelf_delta::{Between, Bound};
use openshelf_paging::CallArguments;

use super::day_spans::{DaySpan, number_of};
use super::window::MirrorWindow;

/// Which records a run asks for, and why.
#[derive(Debug, Clone)]
pub struct Scope {
    why: String,
    pub asked: Asked,
}

/// Which records are asked for.
#[derive(Debug, Clone)]
pub enum Asked {
    Whole,
    /// Those of some days, by a column.
    Days {
        column: &'static str,
        spans: Vec<DaySpan>,
    },
    /// Those that changed since a time, in microseconds since 1970.
    ChangedSince(i64),
}

impl Scope {
    /// These records, for a reason.
    pub fn new(asked: Asked, why: impl Into<String>) -> Self {
        Self {
            why: why.into(),
            asked,
        }
    }

    /// All records, for a reason.
    pub fn whole(why: impl Into<String>) -> Self {
        Self::new(Asked::Whole, why)
    }

    /// The same records, for one more reason.
    pub fn noted(self, note: Option<String>) -> Self {
        match note {
            None => self,
            Some(note) => Self::new(self.asked, format!("{}; {note}", self.why)),
        }
    }

    /// Whether everything is asked for.
    pub const fn is_whole(&self) -> bool {
        matches!(self.asked, Asked::Whole)
    }

    /// Why, in words.
    pub fn why(&self) -> &str {
        &self.why
    }

    /// The parts of the list that are asked for; none if everything is.
    pub fn windows(&self) -> Vec<MirrorWindow> {
        match &self.asked {
            Asked::Whole => Vec::new(),
            Asked::Days { spans, .. } => spans.iter().map(|span| span.window(&self.why)).collect(),
            Asked::ChangedSince(time) => {
                let time = Timestamp::from_microsecond(*time);
                vec![MirrorWindow {
                    first: time.ok().map(|time| time.to_string()),
                    last: None,
                    why: self.why.clone(),
                }]
            }
        }
    }

    /// The part of it in which a record that was not read is gone; none if no part is. `are_proven` says it of the
    /// reading of each part.
    pub fn proven(&self, are_proven: &[bool]) -> Option<Self> {
        let asked = match &self.asked {
            Asked::Whole => are_proven
                .iter()
                .all(|is_proven| *is_proven)
                .then_some(Asked::Whole)?,
            Asked::Days { column, spans } => {
                let spans = spans.iter().zip(are_proven);
                let spans: Vec<DaySpan> = spans
                    .filter(|(_, is_proven)| **is_proven)
                    .map(|(span, _)| *span)
                    .collect();
                (!spans.is_empty()).then_some(Asked::Days { column, spans })?
            }
            // Records that were not changed are not read.
            Asked::ChangedSince(_) => return None,
        };
        Some(Self::new(asked, self.why.clone()))
    }

    /// Which rows of the table lie within it; none for all.
    pub fn limit(&self) -> Option<Between> {
        let Asked::Days { column, spans } = &self.asked else {
            return None;
        };
        let bound = |day: Option<i32>| day.map(Bound::Day);
        Some(Between {
            column: (*column).to_owned(),
            low: bound(spans.first().and_then(|span| span.low)),
            high: bound(spans.last().and_then(|span| span.high)),
        })
    }

    /// Whether a record of the table would be among those that are asked for.
    pub fn has(&self, rows: &RecordBatch, row: usize) -> bool {
        match &self.asked {
            Asked::Whole => true,
            Asked::ChangedSince(_) => false,
            Asked::Days { column, spans } => {
                let days = rows.column_by_name(column);
                let days = days.and_then(|days| days.as_primitive_opt::<Date32Type>());
                days.is_some_and(|days| {
                    days.is_valid(row) && spans.iter().any(|span| span.has(days.value(row)))
                })
            }
        }
    }
}

/// The parameters that select days, and the caller's own bounds.
#[derive(Debug, Clone, Copy)]
pub struct DayParameters {
    pub from: &'static str,
    pub to: &'static str,
    /// The first and the last day that the caller wants.
    first: Option<i32>,
}

impl DayParameters {
    /// The parameters of a list, beside these arguments; an error says why no days can be asked for.
    pub fn of(within: &Within, given: &CallArguments) -> Result<Self, String> {
        let Within::Parameters {
            from,
            to,
            instead_of,
        } = within
        else {
            return Err("the days are in a nested argument".to_owned());
        };
        if let Some(name) = instead_of.iter().find(|name| given.get(name).is_some()) {
            return Err(format!(
                "{name} is given, beside which no days can be asked for"
            ));
        }
        let first = given.get(from).map(|value| {
            let text = serde_json::to_value(value).unwrap_or_default();
            let day = text.as_str().and_then(|text| text.parse::<Date>().ok());
            day.map(number_of)
                .ok_or_else(|| format!("{from} is not a day"))
        });
        Ok(Self {
            from,
            to,
            first: first.transpose()?,
        })
    }

    /// The days of a span that the caller wants, too.
    pub fn narrowed(&self, span: DaySpan) -> DaySpan {
        DaySpan {
            low: span.low.max(self.first),
            ..span
        }
    }
}
