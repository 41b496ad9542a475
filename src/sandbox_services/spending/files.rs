//! Serves the files of download jobs: real ZIP archives whose tables contain the requested data.

use jiff::civil::Date;

use http::header::{
    ACCEPT_RANGES, CONTENT_RANGE, ETAG, IF_NONE_MATCH, IF_RANGE, LAST_MODIFIED, RANGE,
};

use super::archive::{File, PLACE};
use super::downloads::archive_day;
use super::service::Spending;
use crate::call::Call;
use crate::random::digest;
use crate::reply::Reply;

/// When every file was last changed, as HTTP writes it: in the morning of the newest archive.
fn changed(today: Date) -> String {
    today.strftime("%a, %d %b %Y 11:00:00 GMT").to_string()
}

/// The first and the last byte of a `Range` that asks for one part; none when it is to be ignored.
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

/// A file as a store of files serves it: whole, in parts, or not again.
fn served(file: &File, call: &Call) -> Reply {
    let changed = changed(archive_day(call.today));
    let tag = format!("\"{}\"", digest(&file.bytes));
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
    let length = file.bytes.len();
    let asked = call
        .header(RANGE.as_str())
        .filter(|_| same)
        .and_then(|text| range(text, length));
    match asked {
        Some(Ok((first, last))) => {
            let part = file.bytes.slice(first..=last);
            marked(Reply::new(206, "application/zip", part))
                .with(CONTENT_RANGE, format!("bytes {first}-{last}/{length}"))
        }
        Some(Err(())) => marked(Reply::empty(416)).with(CONTENT_RANGE, format!("bytes */{length}")),
        None => marked(Reply::new(200, "application/zip", file.bytes.clone())),
    }
}

impl Spending {
    /// A file of a download, at its own address beside the service's.
    pub(super) fn file(&self, call: &Call) -> Option<Reply> {
        let name = call.path.strip_prefix('/')?.strip_prefix(PLACE)?;
        let name = name.strip_prefix('/')?;
        if !matches!(call.method.as_str(), "GET" | "HEAD") {
            return Some(Reply::empty(405));
        }
        Some(match self.finished_file(name) {
            Some(file) => served(&file, call),
            None => Reply::new(
                404,
                "application/xml",
                "<Error><Code>NoSuchKey</Code>\
                 <Message>The specified key does not exist.</Message></Error>",
            ),
        })
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
