//! The handlers of the services, and the data behind them.

pub mod column_values;
pub mod dates;
mod disease;
pub mod environment;
mod gazette;
pub mod geography;
pub mod handler;
mod museum;
pub mod permutation;
mod placeholder;
pub mod random;
mod spending;
pub mod words;

use environment::Environment;
use handler::Handler;

type Open = fn(Environment) -> Box<dyn Handler>;

const HANDLERS: [(&str, Open); 5] = [
    (museum::NAME, |environment| {
        Box::new(museum::Museum::new(environment))
    }),
    (placeholder::NAME, |environment| {
        Box::new(placeholder::Placeholder::new(environment))
    }),
    (gazette::NAME, |environment| {
        Box::new(gazette::Gazette::new(environment))
    }),
    (spending::NAME, |environment| {
        Box::new(spending::Spending::new(environment))
    }),
    (disease::NAME, |environment| {
        Box::new(disease::Disease::new(environment))
    }),
];

/// The handler of a service.
pub fn handler(environment: Environment) -> Option<Box<dyn Handler>> {
    HANDLERS
        .iter()
        .find(|(name, _)| *name == environment.service.name)
        .map(|(_, open)| open(environment))
}
