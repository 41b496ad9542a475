//! A position as a text that a program stores together with what it has read.
//!
//! A checkpoint has its keys in a file beside it, to which each page adds some. A text has them in itself.

use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

use super::call_identity::CallIdentity;
use super::call_parts::CallParts;
use super::completeness::Completeness;
use super::error::CheckpointError;
use super::key_log::KeyLog;
use super::listed_call::ListedCall;
use super::origin::Origin;
use super::position::Position;
use super::version::{POSITION_VERSION, check_version};

/// A text has the keys of at most this number of records: sixteen megabytes.
const MOST_KEYS: usize = 1_500_000;

/// The place of a reader in the list of a call: what was taken from it.
#[derive(Debug)]
pub struct ResumePoint {
    identity: CallIdentity,
    origin: Origin,
    /// The keys of records that may not be taken yet.
    log: Arc<KeyLog>,
    /// How many keys are left out because a text would be too long.
    forgotten: usize,
}

impl ResumePoint {
    /// The place where a reader begins: at an origin, or at the beginning of the list.
    #[must_use]
    pub fn new(identity: CallIdentity, listed: &ListedCall, origin: Option<&Origin>) -> Self {
        let origin = origin.cloned().unwrap_or_else(|| Origin {
            position: Position::beginning(listed),
            ..Origin::default()
        });
        Self {
            identity,
            log: Arc::new(KeyLog::behind(origin.position.keys)),
            origin,
            forgotten: 0,
        }
    }

    /// The log into which the reader writes the keys of its records.
    #[must_use]
    pub fn key_log(&self) -> Arc<KeyLog> {
        Arc::clone(&self.log)
    }

    /// Everything up to this position is taken.
    pub fn take_until(&mut self, position: Position) {
        let keys = self.log.take_until(position.keys);
        let own = &mut self.origin;
        own.position = position;
        if self.forgotten == 0 && own.keys.len() + keys.len() <= MOST_KEYS {
            own.keys.extend(keys);
        } else {
            self.forgotten += own.keys.len() + keys.len();
            own.keys = Vec::new();
        }
    }

    /// The whole list is taken.
    pub fn end(&mut self, known: Completeness) {
        self.origin = Origin {
            position: self.origin.position.end(),
            keys: Vec::new(),
            ended: Some(known),
        };
        self.forgotten = 0;
    }

    /// The place as a text.
    ///
    /// # Errors
    ///
    /// The text would be too long.
    pub fn text(&self) -> Result<String, CheckpointError> {
        match self.forgotten {
            0 => self.identity.text(&self.origin),
            records => Err(CheckpointError::TooManyKeys { records }),
        }
    }
}

/// The content of the text.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    openshelf: u32,
    operation: String,
    call: String,
    position: Position,
    /// The hashes of the returned records, eight bytes each, little-endian, in Base64.
    keys: String,
    /// What is known about the list, if it has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    completeness: Option<Completeness>,
    /// What the call consists of; older versions did not store it.
    #[serde(default)]
    call_parts: Option<CallParts>,
}

impl CallIdentity {
    /// The text of a place in the list of this call.
    fn text(&self, origin: &Origin) -> Result<String, CheckpointError> {
        let bytes: Vec<u8> = origin
            .keys
            .iter()
            .flat_map(|key| key.to_le_bytes())
            .collect();
        let stored = Stored {
            openshelf: POSITION_VERSION,
            operation: self.operation.clone(),
            call: self.call.clone(),
            position: origin.position.clone(),
            keys: STANDARD.encode(bytes),
            completeness: origin.ended.clone(),
            call_parts: Some(self.parts.clone()),
        };
        serde_json::to_string(&stored).map_err(unreadable)
    }

    /// The place that a text describes.
    ///
    /// # Errors
    ///
    /// It is not the text of a position of this call.
    pub fn origin(&self, text: &str) -> Result<Origin, CheckpointError> {
        let why = |why: String| CheckpointError::NotAPositionText { why, source: None };
        check_version(text.as_bytes()).map_err(why)?;
        let stored: Stored = serde_json::from_str(text).map_err(unreadable)?;
        if (&stored.operation, &stored.call) != (&self.operation, &self.call) {
            return Err(CheckpointError::OtherCallText {
                differences: self.differences(&stored.operation, stored.call_parts.as_ref()),
                operation: stored.operation,
            });
        }
        let bytes = STANDARD.decode(&stored.keys);
        let bytes = bytes.map_err(|error| why(format!("its keys: {error}")))?;
        let (words, rest) = bytes.as_chunks::<8>();
        if !rest.is_empty() || words.len() as u64 != stored.position.keys {
            return Err(why("it has another number of keys than it says".to_owned()));
        }
        Ok(Origin {
            position: stored.position,
            keys: words.iter().map(|word| u64::from_le_bytes(*word)).collect(),
            ended: stored.completeness,
        })
    }
}

fn unreadable(error: serde_json::Error) -> CheckpointError {
    CheckpointError::NotAPositionText {
        why: error.to_string(),
        source: Some(error),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Step;

    fn identity(call: &str) -> CallIdentity {
        CallIdentity {
            operation: "museum.artworks.search".to_owned(),
            call: call.to_owned(),
            parts: CallParts::default(),
        }
    }

    #[test]
    fn a_place_forgets_keys_instead_of_growing_without_limit() {
        let mut place = ResumePoint {
            identity: identity("a"),
            origin: Origin::default(),
            log: Arc::new(KeyLog::behind(0)),
            forgotten: 0,
        };
        let mut keys = 0;
        let mut take = |place: &mut ResumePoint, number: u64| {
            place.log.push(keys..keys + number);
            keys += number;
            let position = Position {
                keys,
                ..Position::default()
            };
            place.take_until(position);
        };
        take(&mut place, 3);
        assert_eq!(
            identity("a").origin(&place.text().unwrap()).unwrap().keys,
            [0, 1, 2]
        );
        take(&mut place, MOST_KEYS as u64);
        take(&mut place, 2);
        let error = place.text().unwrap_err();
        assert!(
            error.to_string().contains("after 1500005 records"),
            "{error}"
        );
        assert!(place.origin.keys.is_empty());
        place.end(Completeness::of_nothing());
        assert!(place.text().is_ok());
    }

    proptest! {
        #[test]
        fn a_place_is_read_as_it_was_written(keys: Vec<u64>, records: u64, after: Option<i64>) {
            let origin = Origin {
                position: Position {
                    records,
                    steps: vec![Step::KeyedPage { after }],
                    keys: keys.len() as u64,
                    ..Position::default()
                },
                keys,
                ended: None,
            };
            let text = identity("a").text(&origin).unwrap();
            prop_assert_eq!(identity("a").origin(&text).unwrap(), origin);
            let other = identity("b").origin(&text);
            prop_assert!(matches!(other, Err(CheckpointError::OtherCallText { .. })), "{:?}", other);
        }

        #[test]
        fn a_changed_text_is_refused(keys in prop::collection::vec(any::<u64>(), 1..9), cut: prop::sample::Index) {
            let position = Position { keys: keys.len() as u64, ..Position::default() };
            let origin = Origin { position, keys, ended: None };
            let text = identity("a").text(&origin).unwrap();
            let cut = cut.index(text.len());
            prop_assert!(identity("a").origin(&text[..cut]).is_err());
            let fewer = text.replace(r#""keys":""#, r#""keys":"AAAAAAAAAAA="#);
            prop_assert!(identity("a").origin(&fewer).is_err());
        }
    }
}
