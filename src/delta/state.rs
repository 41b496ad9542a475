//! What a table is at a version: the actions up to it, of which the last one about each thing counts.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::action::{Action, Add, Metadata, Protocol, Remove, Txn};
use crate::error::DeltaError;

/// The actions of a table that count at a version.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct State {
    pub protocol: Option<Protocol>,
    pub metadata: Option<Metadata>,
    /// The data files, by their path in the log.
    pub files: BTreeMap<String, Add>,
    /// The files that were removed, until nobody reads older versions.
    pub removed: BTreeMap<String, Remove>,
    /// How far each application has come.
    pub applications: BTreeMap<String, Txn>,
}

impl State {
    /// Adds an action of the next version.
    ///
    /// # Errors
    /// The action belongs to a part of the protocol that this crate leaves out.
    pub fn apply(&mut self, action: Action) -> Result<(), DeltaError> {
        match action {
            Action::CommitInfo(_) => {}
            Action::Protocol(protocol) => self.protocol = Some(protocol),
            Action::MetaData(metadata) => self.metadata = Some(metadata),
            Action::Txn(txn) => drop(self.applications.insert(txn.app_id.clone(), txn)),
            Action::Add(add) if add.deletion_vector.is_some() => {
                return Err(DeltaError::Unsupported {
                    what: "deletion vectors".to_owned(),
                });
            }
            Action::Add(add) => {
                self.removed.remove(&add.path);
                self.files.insert(add.path.clone(), add);
            }
            Action::Remove(remove) => {
                self.files.remove(&remove.path);
                self.removed.insert(remove.path.clone(), remove);
            }
        }
        Ok(())
    }

    /// The actions of a checkpoint, without files that were removed before this time (milliseconds since 1970).
    pub fn to_json(&self, removed_since: i64) -> Result<Vec<Value>, serde_json::Error> {
        let mut rows = Vec::with_capacity(2 + self.files.len() + self.removed.len());
        rows.push(json!({"protocol": serde_json::to_value(&self.protocol)?}));
        rows.push(json!({"metaData": serde_json::to_value(&self.metadata)?}));
        for txn in self.applications.values() {
            rows.push(json!({"txn": serde_json::to_value(txn)?}));
        }
        let is_kept = |remove: &&Remove| remove.deletion_timestamp.unwrap_or(0) >= removed_since;
        for remove in self.removed.values().filter(is_kept) {
            rows.push(json!({"remove": serde_json::to_value(remove)?}));
        }
        for add in self.files.values() {
            rows.push(json!({"add": serde_json::to_value(add)?}));
        }
        Ok(rows)
    }
}
