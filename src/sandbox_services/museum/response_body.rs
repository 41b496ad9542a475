//! The body of an answer while it is written, and its entity tag.

use http::Method;
use http::header::ETAG;
use serde_json::Value;

use super::record::Record;
use crate::call::Call;
use crate::handler::Answered;
use crate::random::digest;
use crate::reply::Reply;

/// The text of an answer, and the input of its entity tag.
pub struct ResponseBody {
    pub text: String,
    /// The input of the tag. It contains the hashes of records instead of their texts, so that a tag does not
    /// require reading half a megabyte.
    tag_input: Vec<u8>,
}

impl ResponseBody {
    pub fn new() -> Self {
        Self {
            text: String::with_capacity(8192),
            tag_input: Vec::with_capacity(1024),
        }
    }

    pub fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.tag_input.extend_from_slice(text.as_bytes());
    }

    /// Adds the hash of a record that was written in part.
    pub fn add_to_tag(&mut self, hash: u64) {
        self.tag_input.extend_from_slice(&hash.to_le_bytes());
    }

    pub fn push_record(&mut self, record: &Record) {
        self.text.push_str(record.text());
        self.add_to_tag(record.hash);
    }

    /// The finished answer, or 304 if the client already has it. Bodies end with a newline.
    pub fn reply(mut self, call: &Call) -> Answered {
        self.text.push('\n');
        let reply = Reply::new(200, "application/json", self.text);
        if call.method != Method::GET {
            return Ok(reply);
        }
        // The query determines which members of the records are in the body.
        self.tag_input.extend_from_slice(call.query_text.as_bytes());
        let tag = format!("\"{}\"", digest(&self.tag_input));
        if call.header("if-none-match") == Some(tag.as_str()) {
            return Ok(Reply::empty(304).with(ETAG, tag));
        }
        Ok(reply.with(ETAG, tag))
    }
}

/// An answer that does not consist of records.
pub fn answer(value: &Value, call: &Call) -> Answered {
    let mut body = ResponseBody::new();
    body.push(&value.to_string());
    body.reply(call)
}
