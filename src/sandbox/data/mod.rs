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
use openshelf_core::table::{Operation, Service};

/// What a twin is told of its surroundings.
#[derive(Debug, Clone)]
pub struct Home {
    pub seed: u64,
    /// How large the corpus is to be, as a multiple of its usual size; above 0 and finite.
    pub scale: f64,
    /// The rows' documented paths are served, not the live ones.
    pub documented_paths: bool,
    /// Searches that cannot be paged to their end count no further than they page.
    pub capped_counts: bool,
    /// The sandbox's address.
    pub url: String,
    /// The address of a second host, where a service keeps its pictures.
    pub other_url: String,
    pub service: &'static Service,
    /// What stands for the service's base address.
    pub base_url: String,
}

impl Home {
    /// A number of records of the usual corpus at this sandbox's scale; never fewer than one.
    pub fn scaled(&self, usual: usize) -> usize {
        let scaled = (usual as f64 * self.scale).round() as usize;
        scaled.max(1)
    }

    /// The path of a row that this sandbox serves.
    pub fn path(&self, row: &Operation) -> &'static str {
        if self.documented_paths {
            row.path
        } else {
            row.live_path.unwrap_or(row.path)
        }
    }
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

    /// Whether the answer follows from the request alone, so that it may be kept. The server itself
    /// keeps no answer but 200, and none of a row that begins jobs or stands beside one that does.
    fn lasting(&self, _row: &'static Operation) -> bool {
        true
    }

    /// Moves the records that the row gives: so many new ones appear at the head of its usual order,
    /// and so many of those that stood there vanish. What does not page stays as it is.
    fn change(&self, _row: &'static Operation, _inserted: usize, _deleted: usize) {}

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
