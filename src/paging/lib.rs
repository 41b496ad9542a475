//! Paging that never lies: every record of a list, in order, whatever pages can reach.
//!
//! * `step` is what is still to be asked, and so the place from which a walk goes on;
//! * `plan` turns a step into arguments (`ask`, `part`), `react` an answer (`cut`, `facts`) into
//!   steps;
//! * `walk` sends ahead, gives in order and knows a record again (`recent`);
//! * `count` tells how many there are; `bookmark` keeps a position in a file, `lines` the records.

mod ask;
mod asks;
mod bookmark;
mod bounds;
mod completeness;
mod count;
mod cut;
mod error;
mod facts;
mod fetch;
mod lines;
mod nesting;
mod output_file;
mod page;
mod part;
mod plan;
mod position;
mod queue;
mod ranges;
mod react;
mod reaction;
mod recent;
mod step;
mod told;
mod walk;
mod within;

pub use ask::Given;
pub use bookmark::Bookmark;
pub use bounds::Bounds;
pub use count::{Counted, count};
pub use error::{BookmarkError, LinesError, Trouble, Unreadable};
pub use facts::Facts;
pub use fetch::{Fetch, Fetching};
pub use lines::{Lines, beside};
pub use page::Page;
pub use plan::Plan;
pub use position::Position;
pub use step::Step;
pub use walk::Walk;
