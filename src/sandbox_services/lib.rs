//! Implements every service of the sandbox: a handler for each, and the data behind it.
//!
//! The data are a small corpus that a seed generates: the same seed gives the same answers, another seed
//! gives others. The checks and the error bodies are written from the documentation of the services and not
//! from the client's rules.
//!
//! * `call` is a request and `reply` an answer, `handler` is the interface of a service, `environment` contains
//!   its settings, `effects` says what else a fault can do to which operation, `record_change` determines which records come and go, `job_plan` the states of a job;
//! * `random`, `permutation`, `dates`, `words`, `geography` and `column_values` generate data;
//! * `lists` sorts and pages, `made_body` is a body of any size, `stored_file` a file in whole or in part, `object` accesses the members of JSON objects,
//!   `data_file` reads files of names,
//!   `pictures` draws;
//! * each other module is a service.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::float_cmp,
    reason = "the made-up figures are far below where a cast loses anything"
)]
#![allow(
    clippy::disallowed_types,
    reason = "a sandbox answers in the process that started it; a forked child has none"
)]
#![allow(
    clippy::unreadable_literal,
    clippy::struct_field_names,
    reason = "codes, coordinates and members are written as the services write them"
)]
#![allow(
    clippy::needless_pass_by_value,
    clippy::trivially_copy_pass_by_ref,
    clippy::unnecessary_wraps,
    clippy::unused_self,
    reason = "the handlers of one table share one signature"
)]
#![allow(
    clippy::format_collect,
    clippy::format_push_string,
    reason = "texts of a sandbox are short"
)]

pub mod call;
mod column_values;
mod data_file;
pub mod dates;
mod disease;
pub mod effects;
pub mod environment;
mod gazette;
mod geography;
pub mod handler;
pub mod job_plan;
mod lists;
pub mod made_body;
mod museum;
mod object;
mod permutation;
mod pictures;
mod placeholder;
mod preflight;
pub mod random;
pub mod record_change;
pub mod reply;
mod spending;
mod stored_file;
mod words;

use environment::Environment;
use handler::Handler;

/// The handler of a service.
pub fn handler(environment: Environment) -> Option<Box<dyn Handler>> {
    Some(match environment.service.name {
        museum::NAME => Box::new(museum::Museum::new(environment)),
        placeholder::NAME => Box::new(placeholder::Placeholder::new(environment)),
        gazette::NAME => Box::new(gazette::Gazette::new(environment)),
        spending::NAME => Box::new(spending::Spending::new(environment)),
        disease::NAME => Box::new(disease::Disease::new(environment)),
        _ => return None,
    })
}
