//! The actions of a log: what a commit changes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Texts by name; null for a partition value that is missing.
pub type Texts = BTreeMap<String, String>;
/// The partition values of a file, as the protocol writes them, by column.
pub type PartitionValues = BTreeMap<String, Option<String>>;

/// The versions of the protocol that readers and writers of the table must know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Protocol {
    pub min_reader_version: i32,
    pub min_writer_version: i32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reader_features: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub writer_features: Option<Vec<String>>,
}

/// How the files of a table are encoded: always as Parquet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Format {
    pub provider: String,
    #[serde(default)]
    pub options: Texts,
}

/// What a table is: its columns and its configuration.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Metadata {
    pub id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    pub format: Format,
    pub schema_string: String,
    pub partition_columns: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub created_time: Option<i64>,
    #[serde(default)]
    pub configuration: Texts,
}

/// A data file that belongs to the table from this commit on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Add {
    /// From the table's folder, percent-encoded.
    pub path: String,
    pub partition_values: PartitionValues,
    /// In bytes.
    pub size: i64,
    /// In milliseconds since 1970.
    pub modification_time: i64,
    /// Whether its rows are new, rather than those of removed files in another arrangement.
    pub data_change: bool,
    /// A JSON object.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stats: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tags: Option<BTreeMap<String, Option<String>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deletion_vector: Option<Value>,
}

/// A data file that no longer belongs to the table. Older versions still have it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Remove {
    pub path: String,
    /// In milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deletion_timestamp: Option<i64>,
    pub data_change: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extended_file_metadata: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partition_values: Option<PartitionValues>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<i64>,
}

/// How far an application has come. The last one of an application counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Txn {
    pub app_id: String,
    pub version: i64,
    /// In milliseconds since 1970.
    #[serde(
        default,
        rename = "lastUpdated",
        skip_serializing_if = "Option::is_none"
    )]
    pub noted_at: Option<i64>,
}

/// One line of a commit, and one row of a checkpoint.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Action {
    CommitInfo(Map<String, Value>),
    Protocol(Protocol),
    MetaData(Metadata),
    Txn(Txn),
    Remove(Remove),
    Add(Add),
}

/// The names of the actions that change what a version is; readers ignore all others.
const KNOWN: [&str; 6] = ["commitInfo", "protocol", "metaData", "txn", "remove", "add"];

impl Action {
    /// The action of a JSON object; none for one that is not known, which the protocol says to ignore.
    ///
    /// # Errors
    /// What is wrong with the object.
    pub fn of_json(value: Value) -> Result<Option<Self>, String> {
        let Value::Object(members) = value else {
            return Err(format!("expected an object, not {value}"));
        };
        let known = members
            .into_iter()
            .find(|(name, value)| KNOWN.contains(&name.as_str()) && !value.is_null());
        let Some((name, value)) = known else {
            return Ok(None);
        };
        let only = Value::Object(Map::from_iter([(name.clone(), value)]));
        serde_json::from_value(only)
            .map(Some)
            .map_err(|error| format!("the action {name:?}: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_action_and_unknown_members_are_ignored() {
        let unknown = serde_json::json!({"domainMetadata": {"domain": "a"}});
        assert_eq!(Action::of_json(unknown).unwrap(), None);
        let more = serde_json::json!({"txn": {"appId": "a", "version": 3, "new": true}});
        let expected = Txn {
            app_id: "a".to_owned(),
            version: 3,
            noted_at: None,
        };
        assert_eq!(Action::of_json(more).unwrap(), Some(Action::Txn(expected)));
    }

    #[test]
    fn an_action_without_a_required_member_is_an_error_that_names_it() {
        let damaged = serde_json::json!({"add": {"path": "a"}});
        let error = Action::of_json(damaged).unwrap_err();
        assert!(
            error.contains("add") && error.contains("partitionValues"),
            "{error}"
        );
    }
}
