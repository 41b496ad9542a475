//! Builds the batches of a large answer on several threads.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, Builder};

use arrow_array::RecordBatch;

use super::builder::BatchBuilder;
use super::counts::Counts;
use super::error::TableError;
use super::layout::Layout;
use super::records::{in_one_list, records};

/// The fewest bytes of a part. A part takes some milliseconds, and the smaller it is, the less memory is needed to copy its
/// columns to their size.
const BYTES_OF_PART: usize = 512 * 1024;
/// Bytes of stack of a thread: the same as a Python thread has.
const STACK: usize = 8 << 20;

/// The batches of an answer in the order of its records, and their contents. A small answer has one batch; a large one
/// has several, which are built on all processors.
///
/// # Errors
/// Those of [`BatchBuilder::push_body`].
pub fn batches_of(
    layout: &Arc<Layout>,
    body: &[u8],
) -> Result<(Vec<RecordBatch>, Counts), TableError> {
    let processors = thread::available_parallelism().map_or(1, usize::from);
    batches_in_parts(layout, body, body.len() / BYTES_OF_PART, processors)
}

fn batches_in_parts(
    layout: &Arc<Layout>,
    body: &[u8],
    parts: usize,
    processors: usize,
) -> Result<(Vec<RecordBatch>, Counts), TableError> {
    let body = &*in_one_list(layout.operation(), body)?;
    let records = records(layout.operation(), body)?;
    BatchBuilder::new(layout).make_room(records.len(), body.len())?;
    let size = records.len().div_ceil(parts.max(1)).max(1);
    let parts = records.chunks(size).count().max(1);
    let next = AtomicUsize::new(0);
    let work = || {
        let mut built = Vec::new();
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            if part >= parts {
                return built;
            }
            let own = records.chunks(size).nth(part).unwrap_or_default();
            built.push((part, batch_of(layout, own)));
        }
    };
    let mut built = thread::scope(|scope| {
        let begin = |_| Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        // If the system starts no more threads, the others do their work.
        let threads: Vec<_> = (1..processors.min(parts))
            .filter_map(|n| begin(n).ok())
            .collect();
        let mut built = work();
        for thread in threads {
            built.extend(thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
        }
        built
    });
    built.sort_by_key(|(part, _)| *part);
    let (mut batches, mut counts) = (Vec::with_capacity(parts), Counts::default());
    for (_, part) in built {
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
        fn parts_together_equal_the_batch_of_the_whole(ids in prop::collection::vec(0..9_u32, 0..40), parts in 0..9_usize, processors in 0..4_usize) {
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
            let (batches, in_parts) = batches_in_parts(&layout, body.as_bytes(), parts, processors).unwrap();
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
            assert!(
                batches_in_parts(&layout(), body, parts, 2).is_err(),
                "{parts}"
            );
        }
    }
}
