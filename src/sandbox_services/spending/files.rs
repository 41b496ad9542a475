//! Serves the files of download jobs: real ZIP archives whose tables contain the requested data.

use jiff::civil::Date;

use http::header::{
    ACCEPT_RANGES, CONTENT_RANGE, ETAG, IF_NONE_MATCH, IF_RANGE, LAST_MODIFIED, RANGE,
};

use super::archive::{File, FileContent, PLACE};
use super::ready_files::archive_day;
use super::service::Spending;
use crate::call::Call;
use crate::made_body::MadeBody;
use crate::random::digest;
use crate::reply::Reply;

/// The time of a file's last change, as HTTP writes it: the morning of the newest archive, and one minute
/// later for each version.
fn changed(today: Date, version: u32) -> String {
    let day = today.strftime("%a, %d %b %Y");
    format!("{day} 11:{:02}:00 GMT", version.min(59))
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

const ZIP: &str = "application/zip";

/// A file as a file store serves it: whole, in part, or not modified.
fn served(file: &File, call: &Call) -> Reply {
    let changed = changed(archive_day(call.today), file.version);
    let tag = match &file.content {
        FileContent::Whole(bytes) => format!("\"{}\"", digest(bytes)),
        FileContent::Made(archive) => format!("\"{}\"", digest(&archive.identity())),
    };
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
    let length = usize::try_from(file.length()).unwrap_or(usize::MAX);
    let part = |status: u16, first: usize, end: usize| {
        marked(match &file.content {
            FileContent::Whole(bytes) => Reply::new(status, ZIP, bytes.slice(first..end)),
            FileContent::Made(archive) => {
                let part = first as u64..end as u64;
                Reply::made(status, ZIP, MadeBody::new(archive.clone(), part))
            }
        })
    };
    let asked = call
        .header(RANGE.as_str())
        .filter(|_| same)
        .and_then(|text| range(text, length));
    match asked {
        Some(Ok((first, last))) => {
            part(206, first, last + 1).with(CONTENT_RANGE, format!("bytes {first}-{last}/{length}"))
        }
        Some(Err(())) => marked(Reply::empty(416)).with(CONTENT_RANGE, format!("bytes */{length}")),
        None => part(200, 0, length),
    }
}

impl Spending {
    /// A file of a download, at its own address outside the service's.
    pub(super) fn file(&self, call: &Call) -> Option<Reply> {
        let (first, path) = call.segments.split_first()?;
        if first != PLACE {
            return None;
        }
        if !matches!(call.method.as_str(), "GET" | "HEAD") {
            return Some(Reply::empty(405));
        }
        Some(match self.file_at(&path.join("/")) {
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
