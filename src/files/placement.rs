//! Decides, from the head of an answer, where its bytes belong in the file.

/// What was requested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked<'a> {
    Whole,
    /// The bytes from here on, if the file is still the one with this validator.
    From {
        start: u64,
        validator: &'a str,
        /// The length of the file, if it is known.
        length: Option<u64>,
        /// When the file was last changed, in the server's words, if they are known.
        modified: Option<&'a str>,
    },
}

/// Where the bytes of an answer belong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Placement {
    /// The file begins anew with them.
    Begin { length: Option<u64> },
    /// They follow those that are there, up to the byte before `end`.
    Continue { end: u64, length: u64 },
    /// They are a part of another file, or another part: it must be requested anew.
    Unusable(&'static str),
}

/// The values of the headers that decide.
#[derive(Debug, Clone, Copy, Default)]
pub struct Head<'a> {
    pub status: u16,
    pub content_range: Option<&'a str>,
    pub content_length: Option<&'a str>,
    pub content_encoding: Option<&'a str>,
    pub etag: Option<&'a str>,
    pub last_modified: Option<&'a str>,
}

/// Decides about an answer with a status of success.
///
/// # Errors
/// A sentence: the answer is not a file that can be stored.
pub fn place(asked: Asked<'_>, head: Head<'_>) -> Result<Placement, String> {
    if let Some(encoding) = head.content_encoding
        && !encoding.trim().eq_ignore_ascii_case("identity")
    {
        return Err(format!(
            "the server compressed the file ({encoding}), although it was asked not to"
        ));
    }
    match (asked, head.status) {
        (_, 200) => Ok(Placement::Begin {
            length: head
                .content_length
                .and_then(|text| text.trim().parse().ok()),
        }),
        (
            Asked::From {
                start,
                validator,
                length,
                modified,
            },
            206,
        ) => {
            let Some((first, last, whole)) = head.content_range.and_then(range) else {
                return Ok(Placement::Unusable(
                    "the server does not say which part it is",
                ));
            };
            // Without a validator nothing says that it is a part of the same file: a server may ignore If-Range.
            let Some(etag) = head.etag else {
                return Ok(Placement::Unusable(
                    "the server does not say of which file it is a part",
                ));
            };
            let is_same = etag.trim() == validator
                && modified
                    .zip(head.last_modified)
                    .is_none_or(|(known, now)| known == now);
            if !is_same || length.is_some_and(|length| length != whole) {
                return Ok(Placement::Unusable("the file on the server has changed"));
            }
            // A part that ends early would be continued by another request.
            if first != start || last < first || last >= whole {
                return Ok(Placement::Unusable("the server gave another part"));
            }
            Ok(Placement::Continue {
                end: last + 1,
                length: whole,
            })
        }
        (Asked::Whole, 206) => Err("the server gave a part of the file for the whole".to_owned()),
        (_, status) => Err(format!("the server answered {status}, not a file")),
    }
}

/// The first and the last byte of a part, and the length of the whole. A length that the server does not know is not
/// accepted: the end would not be known either.
fn range(text: &str) -> Option<(u64, u64, u64)> {
    let (unit, rest) = text.trim().split_once(' ')?;
    let (part, whole) = rest.trim().split_once('/')?;
    let (first, last) = part.split_once('-')?;
    let number = |text: &str| -> Option<u64> {
        let text = text.trim();
        let is_plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_plain.then(|| text.parse().ok()).flatten()
    };
    unit.eq_ignore_ascii_case("bytes")
        .then(|| Some((number(first)?, number(last)?, number(whole)?)))
        .flatten()
}

/// A validator with which a part may be requested. A weak one does not promise equal bytes.
pub fn strong(etag: Option<&str>) -> Option<&str> {
    etag.map(str::trim)
        .filter(|etag| etag.len() >= 2 && etag.starts_with('"') && etag.ends_with('"'))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const PART: Asked<'_> = Asked::From {
        start: 10,
        validator: "\"a\"",
        length: Some(100),
        modified: None,
    };

    fn part(content_range: &str) -> Head<'_> {
        Head {
            status: 206,
            content_range: Some(content_range),
            etag: Some("\"a\""),
            ..Head::default()
        }
    }

    #[test]
    fn the_requested_part_continues_the_file() {
        let placed = place(PART, part("bytes 10-99/100"));
        let whole = Placement::Continue {
            end: 100,
            length: 100,
        };
        assert_eq!(placed, Ok(whole));
        let placed = place(PART, part("bytes 10-19/100"));
        let first = Placement::Continue {
            end: 20,
            length: 100,
        };
        assert_eq!(placed, Ok(first));
    }

    #[test]
    fn another_part_or_another_file_is_unusable() {
        for text in [
            "bytes 9-99/100",
            "bytes 11-99/100",
            "bytes 10-100/100",
            "bytes 10-99/101",
            "bytes 10-99/*",
            "bytes */100",
            "bytes 10-9/100",
            "items 10-99/100",
            "bytes +10-99/100",
            "",
        ] {
            let placed = place(PART, part(text));
            assert!(matches!(placed, Ok(Placement::Unusable(_))), "{text}");
        }
        let other = Head {
            etag: Some("\"b\""),
            ..part("bytes 10-99/100")
        };
        assert!(matches!(place(PART, other), Ok(Placement::Unusable(_))));
        assert!(place(Asked::Whole, part("bytes 0-99/100")).is_err());
    }

    #[test]
    fn a_part_without_the_validator_is_unusable() {
        let right = part("bytes 10-99/100");
        for etag in [None, Some(""), Some("W/\"a\""), Some("a"), Some("\"A\"")] {
            let placed = place(PART, Head { etag, ..right });
            assert!(matches!(placed, Ok(Placement::Unusable(_))), "{etag:?}");
        }
        // The validator is that of the older file, and the time says that the file has changed.
        let asked = Asked::From {
            start: 10,
            validator: "\"a\"",
            length: None,
            modified: Some("Mon, 01 Jan 2024 00:00:00 GMT"),
        };
        let of = |last_modified| Head {
            last_modified,
            ..right
        };
        let changed = place(asked, of(Some("Tue, 02 Jan 2024 00:00:00 GMT")));
        assert!(matches!(changed, Ok(Placement::Unusable(_))));
        for same in [None, Some("Mon, 01 Jan 2024 00:00:00 GMT")] {
            let placed = place(asked, of(same));
            assert!(matches!(placed, Ok(Placement::Continue { .. })));
        }
    }

    #[test]
    fn a_complete_answer_replaces_the_part() {
        let head = Head {
            status: 200,
            content_length: Some("100"),
            ..Head::default()
        };
        let begun = Ok(Placement::Begin { length: Some(100) });
        assert_eq!(place(PART, head), begun);
        assert_eq!(place(Asked::Whole, head), begun);
        let compressed = Head {
            content_encoding: Some("gzip"),
            ..head
        };
        assert!(place(Asked::Whole, compressed).is_err());
    }

    #[test]
    fn only_strong_validators_are_used() {
        assert_eq!(strong(Some("\"a\"")), Some("\"a\""));
        for weak in [Some("W/\"a\""), Some("a"), Some(""), Some("\""), None] {
            assert_eq!(strong(weak), None);
        }
    }

    proptest! {
        /// A file never continues with bytes that do not follow its own.
        #[test]
        fn only_the_following_bytes_continue_a_file(first in 0_u64..30, last in 0_u64..120, whole in 0_u64..120, start in 0_u64..30, length in prop::option::of(0_u64..120)) {
            let text = format!("bytes {first}-{last}/{whole}");
            let asked = Asked::From { start, validator: "\"a\"", length, modified: None };
            if let Ok(Placement::Continue { end, length: found }) = place(asked, part(&text)) {
                prop_assert!(first == start && last < whole && found == whole && end == last + 1);
                prop_assert!(length.is_none_or(|length| length == whole));
            }
        }

        #[test]
        fn any_header_is_handled(text in ".*", status in 200_u16..300) {
            let head = Head { status, content_range: Some(&text), content_length: Some(&text), etag: Some(&text), last_modified: Some(&text), content_encoding: None };
            let _ = place(PART, head);
            let _ = place(Asked::Whole, head);
            let _ = strong(Some(&text));
        }
    }
}
