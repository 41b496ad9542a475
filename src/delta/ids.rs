//! Names that nothing else has.

use std::hash::{BuildHasher, RandomState};
use std::time::{SystemTime, UNIX_EPOCH};

/// A UUID (version 4). It need not be hard to guess: an existing file is never overwritten.
pub fn new_id() -> String {
    // A forked process has the same keys, and another number of its own.
    let number = || {
        let now = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        RandomState::new().hash_one((std::process::id(), now))
    };
    let (high, low) = (number(), number());
    format!(
        "{:08x}-{:04x}-4{:03x}-{:x}{:03x}-{:012x}",
        high >> 32,
        (high >> 16) & 0xffff,
        high & 0xfff,
        8 | (low >> 62),
        (low >> 48) & 0xfff,
        low & 0xffff_ffff_ffff
    )
}

/// Whether a text has the form of a [`new_id`].
pub fn is_id(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let lengths = parts.iter().map(|part| part.len());
    let is_hexadecimal = |sign: u8| sign.is_ascii_digit() || (b'a'..=b'f').contains(&sign);
    lengths.eq([8, 4, 4, 4, 12])
        && parts.iter().all(|part| part.bytes().all(is_hexadecimal))
        && parts.get(2).is_some_and(|part| part.starts_with('4'))
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_the_form_of_a_random_uuid() {
        let (one, other) = (new_id(), new_id());
        assert_ne!(one, other);
        assert!(is_id(&one) && is_id(&other));
        for foreign in ["", "1", &one[1..], &one.to_uppercase().replace('-', "G")] {
            assert!(!is_id(foreign), "{foreign}");
        }
        assert_eq!(one.len(), 36);
        let parts: Vec<&str> = one.split('-').collect();
        assert_eq!(
            parts.iter().map(|part| part.len()).collect::<Vec<_>>(),
            [8, 4, 4, 4, 12]
        );
        assert!(parts[2].starts_with('4') && "89ab".contains(&parts[3][..1]));
    }
}
