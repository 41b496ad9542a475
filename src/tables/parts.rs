//! Batches as bytes that are appended to each other: each an Arrow stream of its own.

use std::io::{self, BufRead, BufReader, Read};

use arrow_array::RecordBatch;
use arrow_ipc::CompressionType;
use arrow_ipc::reader::StreamReader;
use arrow_ipc::writer::{IpcWriteOptions, StreamWriter};
use arrow_schema::ArrowError;

/// The bytes of a batch.
///
/// # Errors
///
/// Arrow refuses the batch.
pub fn write_part(batch: &RecordBatch) -> io::Result<Vec<u8>> {
    let write = || -> Result<Vec<u8>, ArrowError> {
        let options =
            IpcWriteOptions::default().try_with_compression(Some(CompressionType::ZSTD))?;
        let mut writer =
            StreamWriter::try_new_with_options(Vec::new(), batch.schema_ref(), options)?;
        writer.write(batch)?;
        writer.into_inner()
    };
    write().map_err(to_io_error)
}

/// Reads parts that stand one behind the other, and passes each batch on.
///
/// # Errors
///
/// What was read are no parts, it cannot be read, or `each` fails.
pub fn read_parts(
    parts: impl Read,
    mut each: impl FnMut(RecordBatch) -> io::Result<()>,
) -> io::Result<()> {
    let mut parts = BufReader::new(parts);
    while !parts.fill_buf()?.is_empty() {
        let stream = StreamReader::try_new(&mut parts, None).map_err(to_io_error)?;
        for batch in stream {
            each(batch.map_err(to_io_error)?)?;
        }
    }
    Ok(())
}

/// The error of the file system behind an error of Arrow.
fn to_io_error(error: ArrowError) -> io::Error {
    match error {
        ArrowError::IoError(_, own) => own,
        other => io::Error::other(other),
    }
}
