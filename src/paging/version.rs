//! The version that a position states. It is read before anything else, so that a position of another version is
//! refused by its version and not by a member that it lacks.

use serde::Deserialize;

/// The version of positions: of the files beside an output, of checkpoints, and of the texts of batches.
pub const POSITION_VERSION: u32 = 6;

/// The member that every version has.
#[derive(Deserialize)]
struct Stated {
    openshelf: Option<serde_json::Number>,
}

/// Checks that a position is of the version that is read.
///
/// # Errors
/// A part of a sentence: it states another version, or none. A text that is not JSON passes: its reader says where it
/// is wrong.
pub fn check_version(position: &[u8]) -> Result<(), String> {
    let Ok(stated) = serde_json::from_slice::<Stated>(position) else {
        return Ok(());
    };
    match stated.openshelf {
        Some(version) if version.as_u64() == Some(POSITION_VERSION.into()) => Ok(()),
        Some(version) => Err(format!(
            "its version is {version}, and this openshelf reads version {POSITION_VERSION}; the openshelf that \
             wrote it can go on from it"
        )),
        None => Err("it states no version".to_owned()),
    }
}
