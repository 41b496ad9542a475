//! Builds an Arrow batch from the bodies of answers, or from the texts of single records.

use std::borrow::Cow;
use std::sync::Arc;

use arrow_array::builder::StringBuilder;
use arrow_array::{ArrayRef, RecordBatch, RecordBatchOptions};
use openshelf_core::catalog::Series;
use openshelf_core::room::room_for;

use super::answer_types::{KEY, VALUE};
use super::column::{Columns, push_text};
use super::counts::Counts;
use super::error::{NotJson, TableError};
use super::json::{is_json, is_list, is_object, items, members, scalar, trimmed};
use super::layout::{Layout, Shape};
use super::leftovers::{Leftovers, Path, keep_last, object};
use super::records::{in_one_list, records, refuse_unseen};
use super::series::{Day, Days, days, leave};

/// Memory for one byte of a series, or of an object whose members are records, while it is taken apart.
const BYTES_OF_A_DAY: usize = 24;

/// Builds batches of the records of answers, straight from their bytes. Each thread has its own.
#[derive(Debug)]
pub struct BatchBuilder {
    layout: Arc<Layout>,
    columns: Columns,
    inferred: Columns,
    unfit: StringBuilder,
    extra: StringBuilder,
    /// The leftovers of the current row.
    leftovers: Leftovers,
    counts: Counts,
    /// The places of the members that no record has had so far.
    unseen: Vec<usize>,
}

impl BatchBuilder {
    pub fn new(layout: &Arc<Layout>) -> Self {
        Self {
            columns: Columns::new(&layout.members),
            inferred: Columns::new(&layout.inferred),
            unseen: (0..layout.members.nodes.len()).collect(),
            layout: Arc::clone(layout),
            unfit: StringBuilder::new(),
            extra: StringBuilder::new(),
            leftovers: Leftovers::default(),
            counts: Counts::default(),
        }
    }

    /// Adds the records of an answer: all those of its list, or one if the answer is one record. An empty body
    /// contains none.
    ///
    /// # Errors
    /// [`TableError::NotJson`] and [`TableError::OtherAnswer`]; then nothing was added. [`TableError::TooLarge`]; then the builder cannot be
    /// used again.
    pub fn push_body(&mut self, body: &[u8]) -> Result<(), TableError> {
        let body = &*in_one_list(self.layout.operation(), body)?;
        let records = records(self.layout.operation(), body)?;
        self.make_room(records.len(), body.len())?;
        self.push_records(&records)
    }

    /// Adds records of an answer for which there is memory.
    pub(crate) fn push_records(&mut self, records: &[&str]) -> Result<(), TableError> {
        records.iter().try_for_each(|record| self.push(record))
    }

    /// Refuses records for which there is not enough memory; `bytes` is their total size. Otherwise the
    /// columns would end the process when they cannot grow.
    ///
    /// # Errors
    /// [`TableError::NoMemory`]; then nothing was added.
    pub fn make_room(&self, records: usize, bytes: usize) -> Result<(), TableError> {
        let held = self.size().saturating_add(bytes).saturating_mul(3);
        let fixed = self.columns.most_fixed() + self.inferred.most_fixed() + 64;
        let apart = match self.layout.shape {
            Shape::Series(_) | Shape::ByKey => bytes.saturating_mul(BYTES_OF_A_DAY),
            Shape::Bare | Shape::Object => 0,
        };
        let rows = records.saturating_mul(fixed);
        Ok(room_for(held.saturating_add(rows).saturating_add(apart))?)
    }

    /// Adds one record of an answer from its JSON text. A time series has one row per day, any other record
    /// one row. The row of a record that is not an object contains it in [`super::UNFIT`].
    ///
    /// # Errors
    /// Those of [`Self::push_body`].
    pub fn push_record(&mut self, record: &str) -> Result<(), TableError> {
        refuse_unseen(record)?;
        self.push(trimmed(record))
    }

    /// The counts so far.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// The columns whose member no record has had so far, not even with null. Only columns that are members of records
    /// are among them.
    pub fn absent(&self) -> Vec<Cow<'static, str>> {
        let places = match self.layout.shape {
            Shape::Object if self.counts.rows > 0 => self.unseen.as_slice(),
            _ => &[],
        };
        let nodes = places.iter();
        let nodes = nodes.filter_map(|place| self.layout.members.nodes.get(*place));
        nodes.map(|node| node.name.clone()).collect()
    }

    /// About how many bytes the builder holds.
    pub fn size(&self) -> usize {
        let leftovers = self.unfit.values_slice().len() + self.extra.values_slice().len();
        self.columns.size() + self.inferred.size() + leftovers + 8 * self.counts.rows
    }

    /// The batch of everything that was added, and its counts. The builder is empty afterwards.
    ///
    /// # Errors
    /// [`TableError::Arrow`] after an error that made the builder unusable.
    pub fn finish(&mut self) -> Result<(RecordBatch, Counts), TableError> {
        let layout = Arc::clone(&self.layout);
        // A column whose capacity exceeds its contents is copied.
        room_for(self.size())?;
        let mut arrays: Vec<ArrayRef> = if layout.options().flatten {
            self.columns.finish_flat(&layout.members)?
        } else {
            self.columns.finish(&layout.members)?
        };
        arrays.extend(self.inferred.finish(&layout.inferred)?);
        arrays.push(Arc::new(self.unfit.finish()));
        arrays.push(Arc::new(self.extra.finish()));
        let counts = std::mem::take(&mut self.counts);
        self.unseen = (0..layout.members.nodes.len()).collect();
        let options = RecordBatchOptions::new().with_row_count(Some(counts.rows));
        let schema = Arc::clone(layout.schema());
        let batch = RecordBatch::try_new_with_options(schema, arrays, &options)?;
        Ok((batch, counts))
    }

    fn push(&mut self, record: &str) -> Result<(), TableError> {
        let layout = Arc::clone(&self.layout);
        match layout.shape {
            Shape::Bare => {
                if !is_object(record) && !record.starts_with('[') {
                    scalar(record)?;
                } else if !is_json(record) {
                    return Err(NotJson::Record.into());
                }
                self.push_row(&[Some(record)])
            }
            Shape::Series(series) => self.push_series(series, record),
            Shape::ByKey if is_object(record) => self.push_by_key(record),
            Shape::Object if is_object(record) => {
                let mut split = match self.columns.split(&layout.members, record) {
                    Ok(split) => split,
                    Err(error) => return self.push_unread(record, error),
                };
                split.leave(&Path::Record, &mut self.leftovers);
                let values = &mut split.values;
                self.unseen
                    .retain(|place| values.get(*place).is_none_or(Option::is_none));
                for (place, empty) in &layout.empty {
                    if let Some(slot) = values.get_mut(*place) {
                        slot.get_or_insert(*empty);
                    }
                }
                self.push_row(values)
            }
            Shape::Object | Shape::ByKey => self.push_other(record),
        }
    }

    fn push_series(&mut self, series: Series, record: &str) -> Result<(), TableError> {
        if record == "null" {
            return Ok(());
        }
        let layout = Arc::clone(&self.layout);
        let holds_days = series.member.is_empty();
        let is_record = is_object(record) || (holds_days && record.starts_with('['));
        if !is_record {
            return self.push_other(record);
        }
        match days(series, &layout.members, &mut self.columns, record) {
            Ok(Days::Rows(rows)) => {
                let day_column = layout.members.place(series.day);
                for row in &rows {
                    self.push_day(row, day_column)?;
                }
                Ok(())
            }
            Ok(Days::Unfit(row, value)) => {
                let at = Path::Member(&Path::Record, series.member);
                self.leftovers.unfit(&at, value);
                self.push_day(&row, None)
            }
            Err(error) => self.push_unread(record, error),
        }
    }

    fn push_day(&mut self, day: &Day<'_>, day_column: Option<usize>) -> Result<(), TableError> {
        leave(day, &mut self.leftovers);
        let Some(name) = &day.name else {
            return self.push_row(&day.values);
        };
        let mut values = day.values.clone();
        if let Some(slot) = day_column.and_then(|column| values.get_mut(column)) {
            *slot = Some(name);
        }
        self.push_row(&values)
    }

    /// Adds a row for each member of an answer, or for each element if the member is a list.
    fn push_by_key(&mut self, answer: &str) -> Result<(), TableError> {
        let mut records: Vec<(String, &str)> = Vec::new();
        if let Err(error) = members(answer, |name, value| {
            records.push((serde_json::Value::from(name.as_ref()).to_string(), value));
        }) {
            return self.push_unread(answer, error);
        }
        let layout = Arc::clone(&self.layout);
        let is_plain = layout.members.place(VALUE) == Some(1);
        for (key, value) in &records {
            let elements = if !is_plain && is_list(value) {
                items(value)?
            } else {
                vec![*value]
            };
            for element in elements {
                let mut values = vec![None; layout.members.nodes.len()];
                if is_plain {
                    values = vec![None, Some(element)];
                } else if is_object(element)
                    && let Ok(split) = self.columns.split(&layout.members, element)
                {
                    split.leave(&Path::Record, &mut self.leftovers);
                    values = split.values;
                } else if element != "null" {
                    self.leftovers.unfit(&Path::Record, element);
                }
                if let Some(slot) = values.first_mut()
                    && let Some(own) = slot.replace(key)
                {
                    let at = Path::Member(&Path::Record, KEY);
                    self.leftovers.extra(&at, own);
                }
                self.push_row(&values)?;
            }
        }
        Ok(())
    }

    /// Adds a row without values for a record that is not an object.
    fn push_other(&mut self, record: &str) -> Result<(), TableError> {
        if !is_json(record) {
            return Err(NotJson::Record.into());
        }
        if record != "null" {
            self.leftovers.unfit(&Path::Record, record);
        }
        let values = vec![None; self.layout.members.nodes.len()];
        self.push_row(&values)
    }

    /// Adds a row without values for a record that is valid JSON but has a name with an unpaired surrogate,
    /// which is not text.
    fn push_unread(&mut self, record: &str, error: TableError) -> Result<(), TableError> {
        self.leftovers.clear();
        match error {
            TableError::NotJson(_) if is_json(record) => self.push_other(record),
            error => Err(error),
        }
    }

    /// Adds a row: the texts of the columns' values, and the leftovers so far.
    fn push_row(&mut self, values: &[Option<&str>]) -> Result<(), TableError> {
        let layout = Arc::clone(&self.layout);
        let (at, leftovers) = (&Path::Record, &mut self.leftovers);
        self.columns.push(&layout.members, values, at, leftovers)?;
        keep_last(&mut self.leftovers.extra);
        if !layout.inferred.nodes.is_empty() {
            self.push_inferred(&layout)?;
        }
        self.counts.rows += 1;
        self.counts.unfit += self.leftovers.unfit.len();
        self.counts.extra += self.leftovers.extra.len();
        push_object(&mut self.unfit, &self.leftovers.unfit)?;
        push_object(&mut self.extra, &self.leftovers.extra)?;
        self.leftovers.clear();
        Ok(())
    }

    /// Moves the members that have an inferred column into that column.
    fn push_inferred(&mut self, layout: &Layout) -> Result<(), TableError> {
        let extra = std::mem::take(&mut self.leftovers.extra);
        let mut values: Vec<Option<&str>> = vec![None; layout.inferred.nodes.len()];
        for (path, value) in &extra {
            let place = layout.inferred.place(path);
            match place.and_then(|place| values.get_mut(place)) {
                Some(slot) => *slot = Some(value),
                None => self.leftovers.extra.push((path.clone(), value.clone())),
            }
        }
        let (at, leftovers) = (&Path::Record, &mut self.leftovers);
        self.inferred.push(&layout.inferred, &values, at, leftovers)
    }
}

fn push_object(column: &mut StringBuilder, values: &[(String, String)]) -> Result<(), TableError> {
    if let Some(text) = object(values) {
        push_text(column, &text)?;
    } else {
        column.append_null();
    }
    Ok(())
}
