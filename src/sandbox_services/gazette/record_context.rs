//! The context of a document whose record is being written.

use std::ops::Deref;

use super::corpus::Corpus;
use super::document::Document;
use super::json_writer::Out;
use super::terms::Query;

/// A document whose record is being written, with everything that this requires. It dereferences to the
/// document.
pub struct RecordContext<'a> {
    pub corpus: &'a Corpus,
    pub document: &'a Document,
    /// The search query whose matches are marked, if there is one.
    pub query: Option<&'a Query>,
    /// Whether the record is one of a page of a search, which the service takes from its search index.
    pub is_paged: bool,
}

impl<'a> RecordContext<'a> {
    pub fn new(corpus: &'a Corpus, document: &'a Document, query: Option<&'a Query>) -> Self {
        Self {
            corpus,
            document,
            query,
            is_paged: false,
        }
    }

    /// A record of a page of a search.
    pub fn paged(corpus: &'a Corpus, document: &'a Document, query: Option<&'a Query>) -> Self {
        Self {
            is_paged: true,
            ..Self::new(corpus, document, query)
        }
    }
}

impl Deref for RecordContext<'_> {
    type Target = Document;

    fn deref(&self) -> &Document {
        self.document
    }
}

/// A member of a record and the function that writes it.
pub type RecordMember = (&'static str, fn(&RecordContext<'_>, &mut Out));
