//! Checkpoints: the actions that count at a version as one Parquet file, so that nobody replays the whole log.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Fields, Schema, SchemaRef};
use md5::{Digest as _, Md5};
use openshelf_durable::{Mode, Replacement, read_regular};
use openshelf_tables::ParquetWriter;
use parquet::arrow::arrow_reader::{ArrowReaderOptions, ParquetRecordBatchReaderBuilder};
use serde_json::{Value, json};

use crate::action::Action;
use crate::error::DeltaError;
use crate::json_rows::{struct_of, value_at};
use crate::log::{log_file, log_folder, remove_leftovers};
use crate::state::State;
use openshelf_durable::step;

/// Rows of a batch that is written at once.
const BATCH: usize = 8192;
/// Bytes that are written to the file at once.
const BUFFER: usize = 128 * 1024;
/// The name of the file that names the last checkpoint.
const LAST: &str = "_last_checkpoint";

fn of(name: &str, found: DataType) -> Field {
    Field::new(name, found, true)
}

fn group(name: &str, fields: Vec<Field>) -> Field {
    of(name, DataType::Struct(fields.into()))
}

fn texts() -> DataType {
    let pair: Fields = vec![
        Field::new("key", DataType::Utf8, false),
        of("value", DataType::Utf8),
    ]
    .into();
    DataType::Map(
        Arc::new(Field::new("key_value", DataType::Struct(pair), false)),
        false,
    )
}

fn list() -> DataType {
    DataType::List(Arc::new(of("element", DataType::Utf8)))
}

/// The columns of a checkpoint: one for each kind of action, of which a row has one.
fn columns() -> SchemaRef {
    let file = |more: Vec<Field>| {
        let mut fields = vec![
            of("path", DataType::Utf8),
            of("partitionValues", texts()),
            of("size", DataType::Int64),
            of("dataChange", DataType::Boolean),
        ];
        fields.extend(more);
        fields
    };
    let format = vec![of("provider", DataType::Utf8), of("options", texts())];
    Arc::new(Schema::new(vec![
        group(
            "txn",
            vec![
                of("appId", DataType::Utf8),
                of("version", DataType::Int64),
                of("lastUpdated", DataType::Int64),
            ],
        ),
        group(
            "add",
            file(vec![
                of("modificationTime", DataType::Int64),
                of("stats", DataType::Utf8),
                of("tags", texts()),
            ]),
        ),
        group(
            "remove",
            file(vec![
                of("deletionTimestamp", DataType::Int64),
                of("extendedFileMetadata", DataType::Boolean),
            ]),
        ),
        group(
            "metaData",
            vec![
                of("id", DataType::Utf8),
                of("name", DataType::Utf8),
                of("description", DataType::Utf8),
                group("format", format),
                of("schemaString", DataType::Utf8),
                of("partitionColumns", list()),
                of("createdTime", DataType::Int64),
                of("configuration", texts()),
            ],
        ),
        group(
            "protocol",
            vec![
                of("minReaderVersion", DataType::Int32),
                of("minWriterVersion", DataType::Int32),
            ],
        ),
    ]))
}

/// Writes the checkpoint of a version, and then the file that names it.
///
/// # Errors
/// A file cannot be written.
pub fn write_checkpoint(
    table: &Path,
    version: u64,
    state: &State,
    removed_since: i64,
) -> Result<(), DeltaError> {
    remove_leftovers(&log_folder(table));
    let path = log_file(table, version, "checkpoint.parquet");
    let failed = || DeltaError::file(&path);
    let rows = state.to_json(removed_since);
    let rows = rows.map_err(|error| DeltaError::damaged(&path, error))?;
    step();
    let file = Replacement::create_among_many(&path, Mode::New).map_err(failed())?;
    step();
    let schema = columns();
    let out = BufWriter::with_capacity(BUFFER, file);
    let mut writer =
        ParquetWriter::new(out, &schema, env!("CARGO_PKG_VERSION")).map_err(failed())?;
    for some in rows.chunks(BATCH) {
        let values: Vec<Option<&Value>> = some.iter().map(Some).collect();
        let batch = RecordBatch::from(struct_of(&values, schema.fields())?);
        writer.write(&batch).map_err(failed())?;
        step();
    }
    let out = writer.finish(&[]).map_err(failed())?;
    let file = out
        .into_inner()
        .map_err(|error| failed()(error.into_error()))?;
    step();
    file.sync().map_err(failed())?;
    let bytes = file.file().metadata().map_err(failed())?.len();
    step();
    file.commit().map_err(failed())?;
    step();
    name_checkpoint(table, version, rows.len(), bytes, state.files.len())
}

/// Writes the file that names the last checkpoint.
fn name_checkpoint(
    table: &Path,
    version: u64,
    actions: usize,
    bytes: u64,
    files: usize,
) -> Result<(), DeltaError> {
    let path = log_folder(table).join(LAST);
    let failed = || DeltaError::file(&path);
    // In the order in which the checksum has them.
    let facts = [
        ("numOfAddFiles", files as u64),
        ("size", actions as u64),
        ("sizeInBytes", bytes),
        ("version", version),
    ];
    let numbers = facts
        .iter()
        .map(|(name, value)| ((*name).to_owned(), json!(value)));
    let sum = ("checksum".to_owned(), Value::from(checksum(&facts)));
    let named: Value = numbers.chain([sum]).collect();
    let mut file = Replacement::create_among_many(&path, Mode::New).map_err(failed())?;
    step();
    file.write_all(named.to_string().as_bytes())
        .map_err(failed())?;
    step();
    file.sync().map_err(failed())?;
    step();
    file.commit().map_err(failed())?;
    step();
    Ok(())
}

/// The checksum of numbers by name, which are sorted, as the protocol prescribes it for this file.
fn checksum(facts: &[(&str, u64)]) -> String {
    let lines = facts
        .iter()
        .map(|(name, value)| format!("\"{name}\"={value}"));
    let canonical = lines.collect::<Vec<_>>().join(",");
    let digest = Md5::digest(canonical.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The state of a checkpoint.
///
/// # Errors
/// A file cannot be read, or is no checkpoint.
pub fn read_checkpoint(files: &[PathBuf]) -> Result<State, DeltaError> {
    let mut state = State::default();
    for path in files {
        let file = read_regular(path).map_err(DeltaError::file(path))?;
        read_part(path, file, &mut state)?;
    }
    Ok(state)
}

fn read_part(path: &Path, file: File, state: &mut State) -> Result<(), DeltaError> {
    // Another program's own types, such as dictionaries, are not needed.
    let options = ArrowReaderOptions::new().with_skip_arrow_metadata(true);
    let damaged = |error: &dyn std::fmt::Display| DeltaError::damaged(path, error);
    let builder = ParquetRecordBatchReaderBuilder::try_new_with_options(file, options);
    let builder = builder.map_err(|error| damaged(&error))?;
    let reader = builder.with_batch_size(BATCH).build();
    for batch in reader.map_err(|error| damaged(&error))? {
        let batch = batch.map_err(|error| damaged(&error))?;
        let rows: ArrayRef = Arc::new(arrow_array::StructArray::from(batch));
        for row in 0..rows.len() {
            let action = Action::of_json(value_at(&rows, row));
            if let Some(action) = action.map_err(|error| damaged(&error))? {
                state.apply(action)?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{Add, Format, Metadata, PartitionValues, Protocol, Remove, Txn};

    fn state() -> State {
        let mut state = State::default();
        let actions = [
            Action::Protocol(Protocol {
                min_reader_version: 1,
                min_writer_version: 2,
                reader_features: None,
                writer_features: None,
            }),
            Action::MetaData(Metadata {
                id: "a".to_owned(),
                name: None,
                description: Some("über".to_owned()),
                format: Format {
                    provider: "parquet".to_owned(),
                    options: [].into(),
                },
                schema_string: r#"{"type":"struct","fields":[]}"#.to_owned(),
                partition_columns: vec!["day".to_owned()],
                created_time: Some(1),
                configuration: [("x".to_owned(), "y".to_owned())].into(),
            }),
            Action::Txn(Txn {
                app_id: "window:1".to_owned(),
                version: 9,
                noted_at: None,
            }),
        ];
        for action in actions {
            state.apply(action).unwrap();
        }
        for number in 0..20_000 {
            let value = (number % 2 == 0).then(|| number.to_string());
            let add = Add {
                path: format!("day={number}/a"),
                partition_values: PartitionValues::from([("day".to_owned(), value)]),
                size: number,
                modification_time: 5,
                data_change: true,
                stats: Some("{\"numRecords\":1}".to_owned()),
                tags: None,
                deletion_vector: None,
            };
            state.apply(Action::Add(add)).unwrap();
        }
        for number in [3, 4] {
            let remove = Remove {
                path: format!("day={number}/a"),
                deletion_timestamp: Some(number),
                data_change: true,
                extended_file_metadata: Some(true),
                partition_values: Some(PartitionValues::new()),
                size: Some(number),
            };
            state.apply(Action::Remove(remove)).unwrap();
        }
        state
    }

    #[test]
    fn a_checkpoint_has_what_counts_and_forgets_what_was_removed_long_ago() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(log_folder(folder.path())).unwrap();
        let mut state = state();
        write_checkpoint(folder.path(), 7, &state, 4).unwrap();
        state.removed.remove("day=3/a").unwrap();
        let path = log_file(folder.path(), 7, "checkpoint.parquet");
        let read = read_checkpoint(&[path]).unwrap();
        assert_eq!(read.files.len(), 19_998);
        assert!(read == state);
        let named = std::fs::read(log_folder(folder.path()).join(LAST)).unwrap();
        let named: Value = serde_json::from_slice(&named).unwrap();
        assert_eq!(
            (&named["version"], &named["size"]),
            (&json!(7), &json!(20_002))
        );
    }

    #[test]
    fn the_checksum_is_that_of_the_sorted_facts() {
        // printf '"size"=1,"version"=2' | md5sum
        assert_eq!(
            checksum(&[("size", 1), ("version", 2)]),
            "ae1793f30db0e030a779f3419f68abd6"
        );
    }
}
