//! The twins: what each service answers, and the corpora behind it.

pub mod dates;
mod disease;
pub mod environment;
mod gazette;
pub mod geography;
pub mod handler;
mod museum;
mod placeholder;
pub mod random;
mod spending;
pub mod typed;
pub mod words;

use environment::Home;
use handler::Twin;

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
