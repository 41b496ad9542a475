//! The two sets of documents, published and on public inspection, and the members of their records.

use super::answers::broken;
use super::chosen_members::{all_but, chosen};
use super::corpus::Corpus;
use super::document::Document;
use super::inspection_members;
use super::json_writer;
use super::members::{self, record};
use super::record_context::{RecordContext, RecordMember};
use crate::call::Call;
use crate::reply::Reply;

/// Which of the two sets of documents a call concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DocumentSet {
    Published,
    Inspection,
}

impl DocumentSet {
    fn members(self) -> &'static [RecordMember] {
        match self {
            DocumentSet::Published => members::MEMBERS,
            DocumentSet::Inspection => inspection_members::MEMBERS,
        }
    }

    pub fn usual(self) -> Vec<&'static str> {
        match self {
            DocumentSet::Published => all_but(self.members(), &members::NOT_IN_SINGLE),
            DocumentSet::Inspection => all_but(self.members(), &inspection_members::NOT_IN_SINGLE),
        }
    }

    /// The requested members; public inspection fails on an unknown one.
    pub fn chosen(self, call: &Call, usual: &[&str]) -> Result<Vec<&'static RecordMember>, Reply> {
        chosen(call, self.members(), usual).map_err(|reply| match self {
            DocumentSet::Published => reply,
            DocumentSet::Inspection => broken(),
        })
    }
}

/// An answer with the number of its records and the records.
pub(super) fn with_records(
    corpus: &Corpus,
    documents: &[&Document],
    members: &[&'static RecordMember],
) -> Vec<u8> {
    let mut out = Vec::with_capacity(512 + documents.len() * members.len() * 60);
    out.extend_from_slice(b"{\"count\":");
    json_writer::bare(&mut out, documents.len());
    json_writer::name(&mut out, "results", false);
    json_writer::list(&mut out, documents, |out, document| {
        record(&RecordContext::new(corpus, document, None), members, out);
    });
    out
}
