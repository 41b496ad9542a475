//! Serves a file as a file store does: whole, in part, or not modified.

use std::ops::Range;

use http::header::{
    ACCEPT_RANGES, CONTENT_RANGE, ETAG, IF_NONE_MATCH, IF_RANGE, LAST_MODIFIED, RANGE,
};

use crate::call::Call;
use crate::reply::Reply;

/// What a store knows of a file.
pub struct StoredFile {
    /// The `ETag`, with its quotes.
    pub tag: String,
    /// The time of its last change, as HTTP writes it.
    pub changed: String,
    pub length: usize,
}

/// The first and the last byte of a `Range` header for one part; `None` if the header must be ignored.
fn range(text: &str, length: usize) -> Option<Result<(usize, usize), ()>> {
    let (first, last) = text.strip_prefix("bytes=")?.split_once('-')?;
    if last.contains(',') {
        return None;
    }
    let end = length.checked_sub(1);
    Some(match (first.parse::<usize>(), last.parse::<usize>()) {
        (Ok(first), Ok(last)) if first > last => return None,
        (Ok(first), last) => match end {
            Some(end) if first <= end => Ok((first, last.unwrap_or(end).min(end))),
            _ => Err(()),
        },
        (Err(_), Ok(suffix)) if first.is_empty() => match end {
            Some(end) if suffix > 0 => Ok((length.saturating_sub(suffix), end)),
            _ => Err(()),
        },
        _ => return None,
    })
}

impl StoredFile {
    /// The answer to a request for the file. `part` gives the bytes of a range with a status.
    pub fn served(&self, call: &Call, part: impl Fn(u16, Range<usize>) -> Reply) -> Reply {
        let Self {
            tag,
            changed,
            length,
        } = self;
        let marked = |reply: Reply| {
            reply
                .with(ETAG, tag.clone())
                .with(LAST_MODIFIED, changed.clone())
                .with(ACCEPT_RANGES, "bytes")
        };
        if call.header(IF_NONE_MATCH.as_str()) == Some(tag.as_str()) {
            return marked(Reply::empty(304));
        }
        let same = call
            .header(IF_RANGE.as_str())
            .is_none_or(|known| known == tag || known == changed);
        let asked = call
            .header(RANGE.as_str())
            .filter(|_| same)
            .and_then(|text| range(text, *length));
        match asked {
            Some(Ok((first, last))) => marked(part(206, first..last + 1))
                .with(CONTENT_RANGE, format!("bytes {first}-{last}/{length}")),
            Some(Err(())) => {
                marked(Reply::empty(416)).with(CONTENT_RANGE, format!("bytes */{length}"))
            }
            None => marked(part(200, 0..*length)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_as_the_standard_says() {
        assert_eq!(range("bytes=0-4", 10), Some(Ok((0, 4))));
        assert_eq!(range("bytes=5-", 10), Some(Ok((5, 9))));
        assert_eq!(range("bytes=-3", 10), Some(Ok((7, 9))));
        assert_eq!(range("bytes=5-99", 10), Some(Ok((5, 9))));
        assert_eq!(range("bytes=10-", 10), Some(Err(())));
        assert_eq!(range("bytes=4-2", 10), None);
        assert_eq!(range("bytes=0-1,3-4", 10), None);
        assert_eq!(range("lines=0-1", 10), None);
    }
}
