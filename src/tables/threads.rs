//! Builds the batches of a large answer on several threads.

use std::iter;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread::{self, Builder};

use arrow_array::RecordBatch;

use super::builder::{BatchBuilder, Counts};
use super::error::TableError;
use super::layout::Layout;
use super::records::records;

/// A thread is worthwhile for this number of bytes: it takes some milliseconds.
const BYTES_OF_PART: usize = 4 * 1024 * 1024;
/// Bytes of stack of a thread: the same as a Python thread has.
const STACK: usize = 8 << 20;

/// The batches of an answer in the order of its records, and their contents. A small answer has one batch, a large
/// one has a batch for each processor.
///
/// # Errors
/// Those of [`BatchBuilder::push_body`].
pub fn batches_of(
    layout: &Arc<Layout>,
    body: &[u8],
) -> Result<(Vec<RecordBatch>, Counts), TableError> {
    let processors = thread::available_parallelism().map_or(1, usize::from);
    batches_in_parts(layout, body, (body.len() / BYTES_OF_PART).min(processors))
}

fn batches_in_parts(
    layout: &Arc<Layout>,
    body: &[u8],
    parts: usize,
) -> Result<(Vec<RecordBatch>, Counts), TableError> {
    let records = records(layout.operation(), body)?;
    BatchBuilder::new(layout).make_room(records.len(), body.len())?;
    let size = records.len().div_ceil(parts.max(1)).max(1);
    let (first, others) = records.split_at(size.min(records.len()));
    let built: Vec<_> = thread::scope(|scope| {
        let begin = |part| {
            let builder = Builder::new().stack_size(STACK);
            (
                part,
                builder.spawn_scoped(scope, move || batch_of(layout, part)),
            )
        };
        let begun: Vec<_> = others.chunks(size).map(begin).collect();
        let first = batch_of(layout, first);
        let others = begun.into_iter().map(|(part, thread)| match thread {
            Ok(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
            // The system starts no more threads.
            Err(_) => batch_of(layout, part),
        });
        iter::once(first).chain(others).collect()
    });
    let (mut batches, mut counts) = (Vec::with_capacity(built.len()), Counts::default());
    for part in built {
        let (batch, own) = part?;
        batches.push(batch);
        counts += own;
    }
    Ok((batches, counts))
}

fn batch_of(layout: &Arc<Layout>, records: &[&str]) -> Result<(RecordBatch, Counts), TableError> {
    let mut builder = BatchBuilder::new(layout);
    builder.push_records(records)?;
    builder.finish()
}

#[cfg(test)]
mod tests {
    use openshelf_services as services;
    use proptest::prelude::*;

    use super::*;
    use crate::{Asked, LayoutOptions};

    fn layout() -> Arc<Layout> {
        let service = services::find("museum").unwrap();
        let operation = service.find("artworks", "list").unwrap();
        let asked = Asked::default();
        Layout::new(service, operation, &asked, LayoutOptions::default()).unwrap()
    }

    proptest! {
        #[test]
        fn parts_are_the_batch_of_the_whole(ids in prop::collection::vec(0..9_u32, 0..40), parts in 0..9_usize) {
            // Some ids do not fit, and some records have a member that the operation does not name.
            let record = |id: &u32| match id {
                0 => r#"{"id": "none"}"#.to_owned(),
                1 => r#"{"id": 1, "unknown": true}"#.to_owned(),
                2 => "null".to_owned(),
                id => format!(r#"{{"id": {id}, "title": "{id}"}}"#),
            };
            let records: Vec<String> = ids.iter().map(record).collect();
            let body = format!(r#"{{"data": [{}]}}"#, records.join(","));
            let layout = layout();
            let mut builder = BatchBuilder::new(&layout);
            builder.push_body(body.as_bytes()).unwrap();
            let (whole, counts) = builder.finish().unwrap();
            let (batches, in_parts) = batches_in_parts(&layout, body.as_bytes(), parts).unwrap();
            prop_assert_eq!(counts, in_parts);
            prop_assert!(batches.len() <= parts.max(1));
            let mut before = 0;
            for batch in batches {
                prop_assert_eq!(&batch, &whole.slice(before, batch.num_rows()));
                before += batch.num_rows();
            }
            prop_assert_eq!(before, whole.num_rows());
        }
    }

    #[test]
    fn a_fault_in_any_part_is_an_error() {
        let body = br#"{"data": [{"id": 1}, {"id": 2}, {"id": 3}, {"id": }]}"#;
        for parts in 1..5 {
            assert!(batches_in_parts(&layout(), body, parts).is_err(), "{parts}");
        }
    }
}
