//! Serves the files of download jobs: real ZIP archives whose tables contain the requested data.

use jiff::civil::Date;

use super::archive::{File, FileContent, PLACE};
use super::ready_files::archive_day;
use super::service::Spending;
use crate::call::Call;
use crate::made_body::MadeBody;
use crate::random::digest;
use crate::reply::Reply;
use crate::stored_file::StoredFile;

/// The time of a file's last change, as HTTP writes it: the morning of the newest archive, and one minute
/// later for each version.
fn changed(today: Date, version: u32) -> String {
    let day = today.strftime("%a, %d %b %Y");
    format!("{day} 11:{:02}:00 GMT", version.min(59))
}

const ZIP: &str = "application/zip";

fn served(file: &File, call: &Call) -> Reply {
    let stored = StoredFile {
        tag: match &file.content {
            FileContent::Whole(bytes) => format!("\"{}\"", digest(bytes)),
            FileContent::Made(archive) => format!("\"{}\"", digest(&archive.identity())),
        },
        changed: changed(archive_day(call.today), file.version),
        length: usize::try_from(file.length()).unwrap_or(usize::MAX),
    };
    stored.served(call, |status, part| match &file.content {
        FileContent::Whole(bytes) => Reply::new(status, ZIP, bytes.slice(part)),
        FileContent::Made(archive) => {
            let part = part.start as u64..part.end as u64;
            Reply::made(status, ZIP, MadeBody::new(archive.clone(), part))
        }
    })
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
