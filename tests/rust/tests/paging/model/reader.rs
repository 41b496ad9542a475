//! Tests the model on readers whose abilities are known: those of the prototype, which keep the guarantees,
//! and a careless one, which does not. This shows that the engine can meet the requirements, and that the
//! model detects violations.
//!
//! They wait for each answer, and see the records of an answer without its text.

use std::collections::BTreeSet;

use openshelf::call::Value;
use openshelf::paging::{CallArguments, Completeness, Level};
use serde_json::Value as Json;

use super::history::History;
use super::judge::{self, Verdict};
use super::kinds::{Kind, Sort};
use super::list::day;
use super::many::{check, seeds};
use super::run::{Outcome, runtime};
use super::service::Answer;
use super::shares;
use super::world::World;

/// The reader has given up.
struct Changed;

pub struct Reader {
    history: History,
    world: World,
    known: BTreeSet<u32>,
    given: Vec<u32>,
    moved: bool,
    is_front: bool,
}

/// The number of pages requested again before a seam is abandoned.
const TURNS: usize = 16;
const READINGS: usize = 3;

type Seen = (Vec<u32>, Option<usize>, bool);

impl Reader {
    fn new(history: &History) -> Self {
        Self {
            world: World::new(history),
            known: BTreeSet::new(),
            given: Vec::new(),
            moved: false,
            is_front: history.make.kind.goes_to_the_front(),
            history: history.clone(),
        }
    }

    fn request(&mut self, more: Vec<(&'static str, Value)>) -> Answer {
        let mut arguments: CallArguments = self.history.arguments();
        arguments.values.extend(more);
        self.world.ask(&arguments).expect("the service refuses it")
    }

    fn ask(&mut self, page: usize) -> Seen {
        let answer = self.request(vec![("page", Value::Integer(page as i64))]);
        let size = self.history.size as usize;
        let has_next = match answer.total {
            Some(total) => total > page * size,
            None => answer.has_next,
        };
        (answer.ids, answer.total, has_next)
    }

    /// How many of them are new.
    fn give(&mut self, ids: &[u32]) -> usize {
        let before = self.given.len();
        for id in ids {
            if self.known.insert(*id) {
                self.given.push(*id);
            }
        }
        self.given.len() - before
    }

    fn outcome(mut self, level: Level, ended: Result<(), Changed>) -> Outcome {
        self.world.service.list.end();
        let changed = |Changed| openshelf::paging::PagingError::Changed(String::new());
        Outcome {
            given: self.given,
            error: ended.err().map(changed),
            completeness: Completeness {
                level,
                reason: String::new(),
                changes: 0,
                pages_asked_again: 0,
                repeated: 0,
            },
            warnings: Vec::new(),
            world: self.world,
        }
    }

    /// Reads page after page, regardless of changes.
    fn carelessly(mut self) -> Outcome {
        let mut page = 1;
        loop {
            let (ids, _, more) = self.ask(page);
            self.give(&ids);
            page += 1;
            if !more {
                return self.outcome(Level::Exact, Ok(()));
            }
        }
    }

    /// From cursor to cursor.
    fn by_cursor(mut self) -> Outcome {
        // A record whose sort value changes moves in the order.
        let level = match self.history.make.kind {
            Kind::Awards(Sort::Unique) => Level::Exact,
            _ => Level::Unproven,
        };
        let mut more = Vec::new();
        loop {
            let answer = self.request(more);
            self.give(&answer.ids);
            if !answer.has_next {
                return self.outcome(level, Ok(()));
            }
            let body: Json = serde_json::from_str(&answer.body).unwrap();
            let told = &body["page_metadata"];
            let mut value = told["last_record_sort_value"].as_str().unwrap().to_owned();
            if self.history.make.kind == Kind::Awards(Sort::Day) {
                let milliseconds: i64 = value.parse().unwrap();
                value = day(((milliseconds - 946_684_800_000) / 86_400_000) as i32).to_string();
            }
            let id = told["last_record_unique_id"].as_i64().unwrap();
            more = vec![
                ("last_record_sort_value", Value::Text(value)),
                ("last_record_unique_id", Value::Integer(id)),
            ];
        }
    }

    /// All pages and all of them once more, until two readings are the same.
    fn twice(mut self) -> Outcome {
        let mut before = Vec::new();
        for _ in 0..4 {
            let (mut now, mut page) = (Vec::new(), 1);
            loop {
                let (ids, _, more) = self.ask(page);
                self.give(&ids);
                now.push(ids);
                page += 1;
                if !more {
                    break;
                }
            }
            if now == before {
                return self.outcome(Level::Exact, Ok(()));
            }
            before = now;
        }
        self.outcome(Level::Unproven, Ok(()))
    }

    /// Requests the pages around a seam alternately until they fit.
    fn mend(
        &mut self,
        page: usize,
        before: Option<usize>,
    ) -> Result<(Option<usize>, bool), Changed> {
        let (mut back, mut here, mut calm, mut before) = (page - 1, page - 1, 0, before);
        for _ in 0..TURNS {
            let (ids, total, more) = self.ask(here);
            let overlaps = ids.first().is_some_and(|first| self.known.contains(first));
            let new = self.give(&ids);
            if here > 1 && here < page && !overlaps {
                here -= 1;
                (back, calm) = (here, 0);
            } else {
                calm = if new == 0 && total == before {
                    calm + 1
                } else {
                    0
                };
                if calm > page - back {
                    return Ok((total, more));
                }
                here = if here < page { here + 1 } else { back };
            }
            before = total;
        }
        Err(Changed)
    }

    fn one_at_a_time(&mut self) -> Result<(usize, bool), Changed> {
        let (mut page, mut before, mut moved_down) = (1, None, false);
        loop {
            let (ids, mut total, mut more) = self.ask(page);
            let known: Vec<bool> = ids.iter().map(|id| self.known.contains(id)).collect();
            self.give(&ids);
            if page > 1 {
                let overlap = known.iter().position(|known| !known).unwrap_or(known.len());
                let (any, all) = (known.contains(&true), !known.contains(&false));
                let fits = (total == before && (!any || all)) || overlap > 0;
                moved_down |= known[overlap..].contains(&true) && !self.is_front;
                self.moved |= total != before || any;
                if !fits {
                    (total, more) = self.mend(page, total)?;
                }
            }
            before = total;
            if !more {
                return Ok((page, moved_down));
            }
            page += 1;
        }
    }

    /// Changes meanwhile are at the front, or after the end.
    fn finish(&mut self, end: usize) {
        let mut page = 1;
        while self.moved && self.is_front {
            let (ids, _, _) = self.ask(page);
            if self.give(&ids) == 0 {
                break;
            }
            page += 1;
        }
        let mut end = end;
        while self.moved {
            let (ids, _, more) = self.ask(end);
            self.give(&ids);
            end += 1;
            if !more {
                break;
            }
        }
    }

    /// Mends the seams that show a change.
    fn by_seams(mut self) -> Outcome {
        for _ in 0..READINGS {
            match self.one_at_a_time() {
                Err(changed) => return self.outcome(Level::Counted, Err(changed)),
                Ok((end, false)) => {
                    self.finish(end);
                    return self.outcome(Level::Counted, Ok(()));
                }
                Ok((_, true)) => {}
            }
        }
        self.outcome(Level::Counted, Err(Changed))
    }

    /// Requests each page again after the next one.
    fn by_every_seam(mut self) -> Outcome {
        let (mut page, mut before): (usize, Option<Vec<u32>>) = (1, None);
        loop {
            let (mut ids, total, mut more) = self.ask(page);
            let is_repeated = ids.iter().any(|id| self.known.contains(id));
            self.give(&ids);
            if let Some(before) = before {
                let (again, total_again, _) = self.ask(page - 1);
                if again != before || total_again != total || is_repeated {
                    self.moved = true;
                    if let Err(changed) = self.mend(page, total_again) {
                        return self.outcome(Level::Unproven, Err(changed));
                    }
                    (ids, _, more) = self.ask(page);
                    self.give(&ids);
                }
            }
            before = Some(ids);
            if !more {
                self.finish(page);
                return self.outcome(Level::Unproven, Ok(()));
            }
            page += 1;
        }
    }
}

/// A history that is read in one run without failures.
fn in_one_run(kind: Kind, seed: u64) -> History {
    History {
        faults: Vec::new(),
        kills: Vec::new(),
        is_late: false,
        concurrency: 1,
        ..History::moving(kind, seed)
    }
}

#[test]
fn the_model_sees_what_a_careless_reader_loses() {
    let runtime = runtime();
    let _context = runtime.enter();
    let broken = |kind: Kind| {
        let judged = (0..300).map(|seed| {
            let outcome = Reader::new(&in_one_run(kind, seed)).carelessly();
            judge::moving(&outcome)
        });
        judged.filter(Result::is_err).count()
    };
    for kind in [
        Kind::Artworks,
        Kind::Agencies,
        Kind::Industries,
        Kind::Pictures,
    ] {
        assert!(broken(kind) > 30, "{kind:?}: {}", broken(kind));
    }
}

#[test]
fn a_reader_by_cursor_loses_nothing_whatever_changes() {
    let test = "a_reader_by_cursor_loses_nothing_whatever_changes";
    let sorts = [
        Sort::Cents,
        Sort::Dollars,
        Sort::Unique,
        Sort::Day,
        Sort::Moment,
    ];
    let made = |seed| {
        let sort = sorts[(seed % 5) as usize];
        let mut history = in_one_run(Kind::Awards(sort), seed);
        // After a record without a day there is no cursor.
        history.make.nulls = if sort.has_null_cursor() {
            history.make.nulls
        } else {
            0
        };
        // An early page has a cursor.
        history.reach = Some((1_000, 5_000));
        history
    };
    check(
        test,
        &seeds(test, 50),
        made,
        |_, history| match judge::moving(&Reader::new(history).by_cursor())? {
            whole @ (Verdict::Whole | Verdict::WholeUnproven) => Ok(whole),
            other => Err(format!("{other:?}")),
        },
    );
}

#[test]
fn a_reader_of_two_equal_readings_loses_nothing() {
    let test = "a_reader_of_two_equal_readings_loses_nothing";
    let kinds = [
        Kind::Artworks,
        Kind::Industries,
        Kind::Agencies,
        Kind::Pictures,
    ];
    let made = |seed| in_one_run(kinds[(seed % 4) as usize], seed);
    check(test, &seeds(test, 50), made, |_, history| {
        judge::moving(&Reader::new(history).twice())
    });
}

#[test]
fn the_readers_of_the_prototype_do_what_is_asked_of_the_engine() {
    let by_seams = |history: &History| Reader::new(history).by_seams();
    let by_every_seam = |history: &History| Reader::new(history).by_every_seam();
    let mut failed = shares::one_by_one(&by_seams, &by_every_seam);
    failed.retain(|line| !line.is_empty());
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
