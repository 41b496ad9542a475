//! A model of services whose lists change while they are read, and of what is promised of their readers.
//!
//! | module | content |
//! |---|---|
//! | `chance` | numbers from a seed |
//! | `kinds` | the real operations whose lists are simulated |
//! | `list` | the records and their changes |
//! | `service`, `cursor` | request → answer |
//! | `history` | everything that a seed decides |
//! | `world` | the requests under way, the time between answers, faults |
//! | `run` | a reader of the whole list, killed and gone on with |
//! | `judge` | what is promised |
//! | `many` | many histories, and the words for a failure |
//! | `reader` | readers that keep the promise, and one that does not: the model is right about them |
//! | `shares`, `signs`, `issue` | how often a list comes whole; the other options; histories that went wrong |

pub mod chance;
pub mod cursor;
pub mod history;
mod issue;
pub mod judge;
pub mod kinds;
pub mod list;
pub mod many;
mod reader;
pub mod run;
pub mod service;
mod shares;
mod signs;
pub mod world;
