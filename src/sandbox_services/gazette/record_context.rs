//! The context of a document whose record is being written.

use std::ops::Deref;

use super::corpus::Corpus;
use super::document::Document;
use super::json_writer::Out;
use super::terms::Query;

/// A document whose record is being written, and all that this takes. It is read like the document.
pub struct RecordContext<'a> {
    pub corpus: &'a Corpus,
    pub document: &'a Document,
    /// What was searched for, where that is to be marked.
    pub query: Option<&'a Query>,
}

impl Deref for RecordContext<'_> {
    type Target = Document;

    fn deref(&self) -> &Document {
        self.document
    }
}

/// A member of a record and how it is written.
pub type RecordMember = (&'static str, fn(&RecordContext<'_>, &mut Out));
