//! The twins: what each service answers, and the corpora behind it.

pub mod dates;
mod disease;
mod gazette;
pub mod geography;
mod museum;
mod placeholder;
pub mod random;
mod spending;
pub mod typed;
pub mod words;

use super::call::Call;
use super::reply::Reply;
use super::routes::Manners;
use crate::table::{Operation, Service};

/// What a twin is told of its surroundings.
#[derive(Debug, Clone)]
pub struct Home {
    pub seed: u64,
    /// The sandbox's address.
    pub url: String,
    pub service: &'static Service,
    /// What stands for the service's base address.
    pub base_url: String,
}

/// One service of the sandbox.
pub trait Twin: Send + Sync {
    /// How it reads paths.
    fn manners(&self) -> Manners {
        Manners::default()
    }

    /// Answers a request to a row's path with the row's method.
    fn answer(&self, row: &'static Operation, call: &Call) -> Reply;

    /// Answers a request to a row's path with another method.
    fn other_method(&self, row: &'static Operation, call: &Call) -> Reply;

    /// Answers what no row stands for and the service serves all the same.
    fn elsewhere(&self, _call: &Call) -> Option<Reply> {
        None
    }

    /// Answers a path that cannot be decoded, where the service minds.
    fn bad_encoding(&self, _call: &Call) -> Option<Reply> {
        None
    }

    /// Answers a path that nothing stands for.
    fn unknown_path(&self, call: &Call) -> Reply;
}

type Open = fn(Home) -> Box<dyn Twin>;

const TWINS: [(&str, Open); 5] = [
    (museum::NAME, |home| Box::new(museum::Museum::new(home))),
    (placeholder::NAME, |home| {
        Box::new(placeholder::Placeholder::new(home))
    }),
    (gazette::NAME, |home| Box::new(gazette::Gazette::new(home))),
    (spending::NAME, |home| {
        Box::new(spending::Spending::new(home))
    }),
    (disease::NAME, |home| Box::new(disease::Disease::new(home))),
];

/// The twin of a service.
pub fn twin(home: Home) -> Option<Box<dyn Twin>> {
    TWINS
        .iter()
        .find(|(name, _)| *name == home.service.name)
        .map(|(_, open)| open(home))
}
