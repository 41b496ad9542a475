//! What the paginator is told, and what it decides. It sends nothing itself, and waits for nothing.

use openshelf_transport::Reply;

use super::answer::Answer;
use super::call_arguments::CallArguments;
use super::error::PagingError;
use super::page::Page;

/// The outcome of a request.
pub type Outcome = Result<(Reply, Answer), PagingError>;

/// Something that happened outside the paginator.
#[derive(Debug)]
pub enum Event {
    /// The next page is wanted.
    PageWanted,
    /// A request was answered, or failed.
    Answered { id: u64, outcome: Box<Outcome> },
    /// Nobody waits for pages any more. The next wish for a page sends the aborted requests again.
    Paused,
}

/// Something to do, in the order in which the commands of an event stand.
#[derive(Debug)]
pub enum Command {
    /// Send a request. Its outcome is wanted as [`Event::Answered`].
    Send(PageRequest),
    /// Abort a request under way. An outcome that has already come is ignored.
    Abort { id: u64 },
    /// Return a page.
    Give(Box<Page>),
    /// The next page needs the answer of a request under way; then the page is wanted again.
    Wait,
    /// The list has ended.
    End,
    /// The list ends with an error.
    Fail(PagingError),
}

/// A request, and the number that identifies its outcome.
#[derive(Debug)]
pub struct PageRequest {
    pub id: u64,
    pub arguments: CallArguments,
}
