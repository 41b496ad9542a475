//! How often a list, or a range of it, is read, and which records came in its present reading.

use std::collections::HashSet;

use super::day_range::DayRange;
use super::known_records::News;
use super::second_reading::SecondReading;
use super::step::{PageRun, Step};

/// The readings of a list.
#[derive(Debug, Default)]
pub struct Readings {
    /// The records of the list while it is read once more.
    pub again: Option<SecondReading>,
    /// The next of the list's other readings.
    pub next_other: usize,
    /// The range of days that is being returned, its records so far, and how many it has.
    range: Option<DayRange>,
    range_records: HashSet<u64>,
    range_total: Option<u64>,
}

impl Readings {
    /// Continues with the reading that the steps belong to.
    pub fn of(steps: &[Step]) -> Self {
        let readings = steps.iter().filter_map(Step::reading);
        Self {
            next_other: readings.max().map_or(0, |reading| reading + 1),
            ..Self::default()
        }
    }

    /// Notes the records of a list that is read once more, or of a range.
    pub fn note(&mut self, step: &Step, news: &News) {
        if step.range().is_some() {
            self.range_records.extend(&news.all);
        } else if let Some(again) = &mut self.again {
            again.extend(&news.all);
        }
    }

    /// Begins with another range, unless the pages of a run are in the same one.
    pub fn note_range(&mut self, run: &PageRun) {
        if self.range != run.range {
            self.range.clone_from(&run.range);
            self.range_records.clear();
            self.range_total = None;
        }
        if run.range.is_some() {
            self.range_total = self.range_total.or(run.total);
        }
    }

    /// How many records of the range came, and how many it has.
    pub fn range_numbers(&self) -> (u64, Option<u64>) {
        (self.range_records.len() as u64, self.range_total)
    }

    /// How many records the list had in its last reading, if `given` records were returned in all.
    pub fn came(&self, given: u64) -> u64 {
        self.again.as_ref().map_or(given, SecondReading::records)
    }
}
