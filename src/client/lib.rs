//! A client of a service, independent of Python: calls, lists, tables and files. It is the only door for Python and for
//! Rust programs; the crates behind it are used by this one alone.
//!
//! * `client` is a service as one caller sees it, with the caller's additions to each call and the errors that
//!   a service reports with a success status; `call` is one call on its way, `operations` are the methods for Rust
//!   programs; `linked_files` asks for files that records name; `written_request` writes a request for another program, such as curl;
//! * [`lists`] reads lists, [`tables`] makes tables, [`saving`] writes lists to memory and files, [`downloads`] writes
//!   pictures, files and the results of jobs;
//! * [`mirror`] keeps a list as a Delta table, and brings it up to date;
//! * [`options`], [`answers`], [`cache`] and [`cassette`] are the types of those crates that a caller needs, and
//!   [`formats`] the versions of what they write.

pub mod answers;
pub mod cache;
mod call;
mod client;
mod deadline;
pub mod downloads;
pub mod formats;
mod linked_files;
pub mod lists;
pub mod mirror;
mod operations;
pub mod options;
pub mod saving;
pub mod tables;
mod written_request;

pub use call::{Call, CompletedCall, UnfitCall, Wanted};
pub use client::{CallSettings, Client, fault_in_success};
pub use openshelf_services as services;
pub use openshelf_transport::cassette;
pub use operations::{ClientError, FileFormat, Given};
pub use written_request::WrittenRequest;
