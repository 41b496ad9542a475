//! Encodes batches as bytes that can be appended to each other: each is a separate Arrow stream.

use std::collections::HashMap;
use std::error::Error;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_buffer::Buffer;
use arrow_ipc::convert::try_fb_to_schema;
use arrow_ipc::reader::read_record_batch;
use arrow_ipc::writer::{IpcWriteOptions, StreamWriter};
use arrow_ipc::{CompressionType, root_as_message};
use arrow_schema::{ArrowError, Schema, SchemaRef};
use openshelf_core::room::room_for;

/// Columns of our tables seldom compress to less than this fraction of their size: one sixteenth.
const MOST_COMPRESSED: usize = 16;
/// The bytes that every message begins with.
const CONTINUATION: [u8; 4] = [0xff; 4];

/// The bytes of a batch.
///
/// # Errors
///
/// Arrow refuses the batch.
pub fn write_part(batch: &RecordBatch) -> io::Result<Vec<u8>> {
    write_stream(batch.schema_ref(), std::slice::from_ref(batch))
}

/// The bytes of a schema and its batches, which may be none.
///
/// # Errors
///
/// Arrow refuses a batch.
pub fn write_stream(schema: &Schema, batches: &[RecordBatch]) -> io::Result<Vec<u8>> {
    // The columns are compressed one by one into a vector that doubles to grow.
    let sizes = batches.iter().map(RecordBatch::get_array_memory_size);
    room_for(sizes.sum::<usize>().saturating_mul(3))?;
    let write = || -> Result<Vec<u8>, ArrowError> {
        let options =
            IpcWriteOptions::default().try_with_compression(Some(CompressionType::ZSTD))?;
        let mut writer = StreamWriter::try_new_with_options(Vec::new(), schema, options)?;
        for batch in batches {
            writer.write(batch)?;
        }
        writer.into_inner()
    };
    write().map_err(to_io_error)
}

/// Reads consecutive parts and passes each batch on.
///
/// # Errors
///
/// The input is not a sequence of parts, it cannot be read, or `each` fails.
pub fn read_parts(
    parts: impl Read,
    mut each: impl FnMut(RecordBatch) -> io::Result<()>,
) -> io::Result<()> {
    read_messages(parts, |message| match message {
        Message::Schema(_) => Ok(()),
        Message::Batch(batch) => each(batch),
    })
}

/// Reads the schema and the batches that [`write_stream`] wrote.
///
/// # Errors
///
/// The bytes are something else.
pub fn read_stream(bytes: &[u8]) -> io::Result<(SchemaRef, Vec<RecordBatch>)> {
    let mut schema = None;
    let mut batches = Vec::new();
    read_messages(bytes, |message| {
        match message {
            Message::Schema(own) => schema = Some(own),
            Message::Batch(batch) => batches.push(batch),
        }
        Ok(())
    })?;
    let schema = schema.ok_or_else(|| invalid("it has no schema"))?;
    Ok((schema, batches))
}

/// What a message of a stream holds.
enum Message {
    Schema(SchemaRef),
    Batch(RecordBatch),
}

/// Reads consecutive streams and passes the content of each message on.
///
/// Messages are read one by one. Arrow's own stream reader brings along dictionary merging for all types, a
/// megabyte of machine code that no table needs.
fn read_messages(
    parts: impl Read,
    mut each: impl FnMut(Message) -> io::Result<()>,
) -> io::Result<()> {
    let mut parts = BufReader::new(parts);
    let mut schema: Option<SchemaRef> = None;
    let no_dictionaries = HashMap::new();
    while !parts.fill_buf()?.is_empty() {
        let Some(head) = read_head(&mut parts)? else {
            schema = None;
            continue;
        };
        let message = root_as_message(&head).map_err(|error| invalid(error.to_string()))?;
        let length = u64::try_from(message.bodyLength()).map_err(invalid)?;
        let body = read_exactly(&mut parts, length)?;
        // The columns are decompressed into separate memory.
        room_for(body.len().saturating_mul(MOST_COMPRESSED))?;
        if let Some(own) = message.header_as_schema() {
            let own = Arc::new(try_fb_to_schema(own).map_err(to_io_error)?);
            schema = Some(Arc::clone(&own));
            each(Message::Schema(own))?;
        } else if let (Some(schema), Some(batch)) = (&schema, message.header_as_record_batch()) {
            let (body, version) = (Buffer::from(body), message.version());
            let schema = Arc::clone(schema);
            let read = read_record_batch(&body, batch, schema, &no_dictionaries, None, &version);
            each(Message::Batch(read.map_err(to_io_error)?))?;
        } else {
            return Err(invalid("neither a schema nor a batch that follows one"));
        }
    }
    match schema {
        None => Ok(()),
        Some(_) => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}

/// The header of the next message; `None` at the end of a stream.
///
/// <https://arrow.apache.org/docs/format/Columnar.html#encapsulated-message-format>
fn read_head(parts: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let (mut begin, mut length) = ([0; 4], [0; 4]);
    parts.read_exact(&mut begin)?;
    parts.read_exact(&mut length)?;
    if begin != CONTINUATION {
        return Err(invalid("no message of Arrow begins so"));
    }
    match u32::from_le_bytes(length) {
        0 => Ok(None),
        length => read_exactly(parts, u64::from(length)).map(Some),
    }
}

/// Reads this many bytes. Memory is allocated for the bytes present, not for the announced length.
fn read_exactly(parts: &mut impl Read, length: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = parts.take(length).read_to_end(&mut bytes)?;
    if u64::try_from(read) == Ok(length) {
        Ok(bytes)
    } else {
        Err(io::ErrorKind::UnexpectedEof.into())
    }
}

/// The error for an input that is not a sequence of parts.
fn invalid(why: impl Into<Box<dyn Error + Send + Sync>>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why)
}

/// The operating system's error behind an error of Arrow.
fn to_io_error(error: ArrowError) -> io::Error {
    match error {
        ArrowError::IoError(_, own) => own,
        other => io::Error::other(other),
    }
}

#[cfg(test)]
mod tests {
    use arrow_array::builder::{ListBuilder, StringBuilder};
    use arrow_array::{ArrayRef, Float64Array, Int64Array, StringArray, StructArray};
    use arrow_schema::{DataType, Field};
    use proptest::prelude::*;

    use super::*;

    /// Columns of the kinds that tables have.
    fn batch(texts: &[Option<String>]) -> RecordBatch {
        let numbers: Int64Array = texts
            .iter()
            .map(|text| text.as_ref().map(|text| text.len().try_into().unwrap_or(0)))
            .collect();
        let reals = Float64Array::from_iter_values((0..texts.len()).map(|_| 0.5));
        let mut lists = ListBuilder::new(StringBuilder::new());
        for text in texts {
            lists.append_option(text.as_ref().map(|text| [Some(text), None]));
        }
        let texts: ArrayRef = Arc::new(texts.iter().map(Option::as_deref).collect::<StringArray>());
        let inner = Arc::new(Field::new("text", DataType::Utf8, true));
        let structs = StructArray::from(vec![(inner, Arc::clone(&texts))]);
        let columns: [(&str, ArrayRef); 5] = [
            ("text", texts),
            ("number", Arc::new(numbers)),
            ("real", Arc::new(reals)),
            ("list", Arc::new(lists.finish())),
            ("struct", Arc::new(structs)),
        ];
        RecordBatch::try_from_iter(columns).unwrap()
    }

    fn read(parts: &[u8]) -> io::Result<Vec<RecordBatch>> {
        let mut batches = Vec::new();
        read_parts(parts, |batch| {
            batches.push(batch);
            Ok(())
        })?;
        Ok(batches)
    }

    fn texts() -> impl Strategy<Value = Vec<Option<String>>> {
        proptest::collection::vec(proptest::option::of(".{0,9}"), 0..20)
    }

    proptest! {
        #[test]
        fn written_parts_are_read_back(all in proptest::collection::vec(texts(), 0..4)) {
            let batches: Vec<RecordBatch> = all.iter().map(|texts| batch(texts)).collect();
            let mut parts = Vec::new();
            for batch in &batches {
                parts.extend(write_part(batch).unwrap());
            }
            prop_assert_eq!(read(&parts).unwrap(), batches);
        }

        #[test]
        fn a_stream_has_its_schema(all in proptest::collection::vec(texts(), 0..4)) {
            let batches: Vec<RecordBatch> = all.iter().map(|texts| batch(texts)).collect();
            let metadata = HashMap::from([("openshelf.url".to_owned(), "http://x/".to_owned())]);
            let schema = batch(&[None]).schema().as_ref().clone().with_metadata(metadata);
            let bytes = write_stream(&schema, &batches).unwrap();
            let (own, read) = read_stream(&bytes).unwrap();
            prop_assert_eq!(own.as_ref(), &schema);
            prop_assert_eq!(read.len(), batches.len());
            for (one, other) in read.iter().zip(&batches) {
                prop_assert_eq!(one.columns(), other.columns());
            }
        }

        #[test]
        fn a_part_that_ends_early_is_an_error(texts in texts(), cut: prop::sample::Index) {
            let part = write_part(&batch(&texts)).unwrap();
            let cut = 1 + cut.index(part.len() - 1);
            prop_assert!(read(&part[..cut]).is_err());
        }

        #[test]
        fn bytes_that_are_not_a_part_are_an_error(bytes in proptest::collection::vec(any::<u8>(), 1..50)) {
            prop_assume!(!bytes.starts_with(&[0xff; 4]));
            prop_assert!(read(&bytes).is_err());
        }
    }
}
