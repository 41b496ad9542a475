//! openshelf: public data without keys, for Python, from a Rust core.
//!
//! The road of a call, one room for each step: [`call`] turns arguments into a request,
//! [`transport`] a request into a body, [`answer`] a body into what is returned; [`paging`] asks for
//! page after page. All of them read the [`table`], whose rows are in [`services`]. [`sandbox`] answers the same requests on loopback.
//! Only `python` knows Python.

pub mod answer;
pub mod call;
pub mod paging;
#[cfg(feature = "python")]
mod python;
pub mod sandbox;
pub mod services;
pub mod table;
pub mod transport;
