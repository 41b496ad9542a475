//! Reads a list to its end, through kills and faults, while time passes.

use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use openshelf::client::lists::PageReader;
use openshelf::paging::{Completeness, ListedCall, Page, PagingError, Position};
use tokio::runtime::Runtime;

use super::history::History;
use super::world::{Asked, World};

/// How a list was read.
pub struct Outcome {
    /// The numbers of the records, in the order of giving.
    pub given: Vec<u32>,
    /// The error that ended it.
    pub error: Option<PagingError>,
    pub completeness: Completeness,
    pub warnings: Vec<String>,
    pub world: World,
}

/// The number of failures of the service that a reader survives.
const MOST_RUNS: usize = 12;

/// A runtime without clocks: nothing happens in it without a request.
pub fn runtime() -> Runtime {
    tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap()
}

fn locked(world: &Mutex<World>) -> MutexGuard<'_, World> {
    world.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The next page. Whenever the reader can only wait, one answer arrives.
pub async fn next(
    paginator: &mut PageReader,
    world: &Mutex<World>,
) -> Option<Result<Page, PagingError>> {
    driven(paginator.next(), world).await
}

/// What some work comes to. Whenever it can only wait, one answer arrives.
pub async fn driven<T>(work: impl Future<Output = T>, world: &Mutex<World>) -> T {
    let mut work = pin!(work);
    let mut idle = 0;
    loop {
        // The reader and its requests proceed as far as they can.
        for _ in 0..3 {
            tokio::select! {
                biased;
                done = &mut work => return done,
                () = tokio::task::yield_now() => {}
            }
        }
        idle = if locked(world).step() { 0 } else { idle + 1 };
        assert!(idle < 20, "no request is under way, and nothing comes");
    }
}

/// The numbers of the new records of a page.
pub fn numbers(page: &Page) -> impl Iterator<Item = u32> {
    page.new_records.iter().map(|at| {
        let record = &page.reply.body[page.facts.records[*at].clone()];
        let digits = record[5..].iter().take_while(|byte| byte.is_ascii_digit());
        digits.fold(0, |number, digit| number * 10 + u32::from(digit - b'0'))
    })
}

/// Whether the service may give another answer next time.
fn is_passing(error: &PagingError) -> bool {
    matches!(
        error,
        PagingError::RequestFailed { .. }
            | PagingError::Unreadable(_)
            | PagingError::UnreadablePage(..)
    )
}

/// Reads the list of a history, as a user does who resumes after every failure of the service.
pub fn read(runtime: &Runtime, history: &History) -> Outcome {
    read_in(runtime, history, World::new(history))
}

pub fn read_in(runtime: &Runtime, history: &History, world: World) -> Outcome {
    read_list(runtime, history, &history.listed(), world)
}

/// The same for a list of another call, such as a slice of it.
pub fn read_list(
    runtime: &Runtime,
    history: &History,
    listed: &ListedCall,
    world: World,
) -> Outcome {
    let world = Arc::new(Mutex::new(world));
    let (mut given, mut keys, mut warnings) = (Vec::new(), Vec::new(), Vec::new());
    let mut from: Option<Position> = None;
    let mut kills = history.kills.iter();
    let mut runs = 0;
    let (completeness, error) = loop {
        let asked = Arc::new(Asked(Arc::clone(&world)));
        let handle = runtime.handle().clone();
        // Another process knows only what was stored.
        let position = from.as_ref().map(|position| {
            let stored = serde_json::to_string(position).unwrap();
            serde_json::from_str(&stored).unwrap()
        });
        let paginator = PageReader::new(listed.clone(), asked, handle, history.bounds(), position);
        let mut paginator = paginator.knowing(&keys);
        let mut left = kills.next().copied().unwrap_or(usize::MAX);
        runs += 1;
        let end = runtime.block_on(async {
            while left > 0 {
                left -= 1;
                match next(&mut paginator, &world).await {
                    Some(Ok(page)) => {
                        given.extend(numbers(&page));
                        keys.extend(page.keys());
                        from = Some(page.position);
                    }
                    Some(Err(error)) => return Some(Some(error)),
                    None => return Some(None),
                }
            }
            None
        });
        warnings.extend(paginator.warnings());
        let completeness = paginator.completeness();
        drop(paginator);
        // Its pending requests end with it.
        runtime.block_on(tokio::task::yield_now());
        let mut world = locked(&world);
        match end {
            Some(error) => {
                let failed = std::mem::take(&mut world.has_failed);
                let is_passing = error.as_ref().is_some_and(is_passing);
                if !(failed && is_passing && world.refused.is_empty() && runs < MOST_RUNS) {
                    break (completeness, error);
                }
                world.rest();
            }
            None => world.rest(),
        }
    };
    let world = Arc::try_unwrap(world).ok().expect("a request is under way");
    let mut world = world.into_inner().unwrap_or_else(PoisonError::into_inner);
    world.service.list.end();
    Outcome {
        given,
        error,
        completeness,
        warnings,
        world,
    }
}
