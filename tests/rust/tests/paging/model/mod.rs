//! A model of services whose lists change while they are read, and of the guarantees for their readers.
//!
//! | module | content |
//! |---|---|
//! | `kinds` | the real operations whose lists are simulated |
//! | `list` | the records and their changes |
//! | `service`, `cursor` | request → answer |
//! | `history` | everything that a seed determines |
//! | `world` | the requests under way, the time between answers, faults |
//! | `run` | a reader of the whole list, killed and resumed |
//! | `slices` | the same of a list that is divided, slice after slice |
//! | `judge` | the guarantees |
//! | `many` | many histories, and the report of a failure |
//! | `frozen` | what the histories of a test come to, beside what is frozen |
//! | `reader` | readers that keep the guarantees, and one that does not: the model judges them correctly |
//! | `events` | lists that are read without a runtime |
//! | `shares`, `signs`, `issue` | how often a list is complete; the other options; histories that failed |

pub mod cursor;
mod events;
pub mod frozen;
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
mod slices;
pub mod world;
