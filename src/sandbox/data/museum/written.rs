//! An answer while it is written, and its tag.

use http::Method;
use http::header::ETAG;
use serde_json::Value;

use super::record::Record;
use crate::call::Call;
use crate::data::random::digest;
use crate::reply::Reply;

/// An answer on its way: its text, and what its tag is made of.
pub struct Written {
    pub text: String,
    /// Everything but the records' own texts, for which their marks stand: a tag need not read
    /// half a megabyte.
    noted: Vec<u8>,
}

impl Written {
    pub fn new() -> Self {
        Self {
            text: String::with_capacity(8192),
            noted: Vec::with_capacity(1024),
        }
    }

    pub fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.noted.extend_from_slice(text.as_bytes());
    }

    /// Notes a record of which a part was written.
    pub fn note(&mut self, mark: u64) {
        self.noted.extend_from_slice(&mark.to_le_bytes());
    }

    pub fn push_record(&mut self, record: &Record) {
        self.text.push_str(record.text());
        self.note(record.mark);
    }

    /// The finished answer, or 304 when the caller holds this very one. Bodies end in a newline.
    pub fn reply(mut self, call: &Call) -> Reply {
        self.text.push('\n');
        let reply = Reply::new(200, "application/json", self.text);
        if call.method != Method::GET {
            return reply;
        }
        // What is asked for decides which parts of the records are shown.
        self.noted.extend_from_slice(call.query_text.as_bytes());
        let tag = format!("\"{}\"", digest(&self.noted));
        if call.header("if-none-match") == Some(tag.as_str()) {
            return Reply::empty(304).with(ETAG, tag);
        }
        reply.with(ETAG, tag)
    }
}

/// An answer that is not put together from records.
pub fn answer(value: &Value, call: &Call) -> Reply {
    let mut written = Written::new();
    written.push(&value.to_string());
    written.reply(call)
}
