//! Reads lists by events alone: without a runtime, a task or a clock.

use std::sync::Arc;

use openshelf::paging::{Answer, Command, Event, PageRequest, Paginator};

use super::history::History;
use super::judge;
use super::kinds::{Kind, Sort};
use super::many::{check, seeds};
use super::run::{self, Outcome, numbers, runtime};
use super::world::{World, failure};
use openshelf_tests::chance::Chance;
use openshelf_tests::reading::reply;

const KINDS: [Kind; 11] = [
    Kind::Artworks,
    Kind::Newest,
    Kind::OldestOfTerm,
    Kind::Transactions,
    Kind::Industries,
    Kind::Awards(Sort::Cents),
    Kind::Subawards,
    Kind::TransactionGroups,
    Kind::SubawardGroups,
    Kind::Pictures,
    Kind::Agencies,
];

/// Reads a list. Requests are answered in any order; `seen` is shown each event and what follows from it.
fn read(history: &History, mut seen: impl FnMut(&Event, &[Command])) -> Outcome {
    let listed = Arc::new(history.listed());
    let mut paginator = Paginator::new(&listed, history.bounds(), None);
    let mut world = World::new(history);
    let mut chance = Chance::new(history.seed);
    let mut waiting: Vec<PageRequest> = Vec::new();
    let (mut given, mut error) = (Vec::new(), None);
    let mut event = Some(Event::PageWanted);
    while let Some(now) = event.take() {
        let again = clone(&now);
        let commands = paginator.handle(now);
        seen(&again, &commands);
        event = Some(Event::PageWanted);
        for command in commands {
            match command {
                Command::Send(request) => waiting.push(request),
                Command::Abort { id } => waiting.retain(|request| request.id != id),
                Command::Give(page) => given.extend(numbers(&page)),
                Command::Wait => {
                    let PageRequest { id, arguments } =
                        waiting.swap_remove(chance.below(waiting.len()));
                    let (operation, key) = (arguments.operation, listed.requested_key(&arguments));
                    let answer = match world.ask(&arguments) {
                        Ok(answer) => Ok(reply(answer.body)),
                        Err(status) => Err(failure(status)),
                    };
                    let outcome = answer.and_then(|reply| {
                        let answer = Answer::read(&listed, operation, key, &reply)?;
                        Ok((reply, answer))
                    });
                    event = Some(Event::Answered {
                        id,
                        outcome: Box::new(outcome),
                    });
                }
                Command::End => event = None,
                Command::Fail(why) => {
                    error = Some(why);
                    event = None;
                }
            }
        }
    }
    world.service.list.end();
    Outcome {
        given,
        error,
        completeness: paginator.completeness(),
        warnings: paginator.warnings(),
        world,
    }
}

/// The same event once more. Errors have no copy, and the service fails in one way here.
fn clone(event: &Event) -> Event {
    match event {
        Event::PageWanted => Event::PageWanted,
        Event::Paused => Event::Paused,
        Event::Answered { id, outcome } => {
            let outcome = match &**outcome {
                Ok((reply, answer)) => Ok((reply.clone(), answer.clone())),
                Err(_) => Err(failure(503)),
            };
            Event::Answered {
                id: *id,
                outcome: Box::new(outcome),
            }
        }
    }
}

/// A list that does not change, with this number of requests at a time.
fn still(kind: Kind, seed: u64, concurrency: usize) -> History {
    History {
        concurrency,
        is_late: false,
        ..History::still(kind, seed)
    }
}

#[test]
fn a_list_that_is_read_by_events_is_that_of_a_runtime() {
    let runtime = runtime();
    for kind in KINDS {
        for seed in 0..20 {
            let history = still(kind, seed, 1);
            let by_events = read(&history, |_, _| {});
            let on_runtime = run::read(&runtime, &history);
            assert_eq!(by_events.given, on_runtime.given, "{history:?}");
            assert_eq!(by_events.completeness, on_runtime.completeness);
            assert_eq!(
                by_events.error.map(|error| error.to_string()),
                on_runtime.error.map(|error| error.to_string())
            );
            assert_eq!(by_events.world.requests(), on_runtime.world.requests());
        }
    }
}

#[test]
fn equal_events_have_equal_commands() {
    for kind in KINDS {
        for seed in 0..10 {
            let history = still(kind, seed, 8);
            let mut told = Vec::new();
            read(&history, |event, commands| {
                told.push((clone(event), format!("{commands:?}")));
            });
            assert!(told.len() > 1);
            let listed = Arc::new(history.listed());
            let mut paginator = Paginator::new(&listed, history.bounds(), None);
            for (event, commands) in told {
                assert_eq!(format!("{:?}", paginator.handle(event)), commands);
            }
        }
    }
}

#[test]
fn a_pause_sends_the_requests_again_and_loses_nothing() {
    let history = still(Kind::Artworks, 3, 4);
    let listed = Arc::new(history.listed());
    let mut paginator = Paginator::new(&listed, history.bounds(), None);
    let sent = |commands: Vec<Command>| -> Vec<PageRequest> {
        let requests = commands.into_iter().filter_map(|command| match command {
            Command::Send(request) => Some(request),
            _ => None,
        });
        requests.collect()
    };
    let first = sent(paginator.handle(Event::PageWanted));
    assert_eq!(first.len(), 1);
    let aborted = paginator.handle(Event::Paused);
    assert!(matches!(aborted.as_slice(), [Command::Abort { id }] if *id == first[0].id));
    // Its answer has come meanwhile, and is not expected any more.
    let mut world = World::new(&history);
    let arguments = &first[0].arguments;
    let reply = reply(world.ask(arguments).unwrap().body);
    let key = listed.requested_key(arguments);
    let answer = Answer::read(&listed, arguments.operation, key, &reply).unwrap();
    let late = Event::Answered {
        id: first[0].id,
        outcome: Box::new(Ok((reply, answer))),
    };
    assert!(paginator.handle(late).is_empty());
    assert!(!paginator.has_page());
    let again = sent(paginator.handle(Event::PageWanted));
    assert_eq!(again.len(), 1);
    assert_ne!(again[0].id, first[0].id);
    assert_eq!(again[0].arguments.values, first[0].arguments.values);
}

#[test]
fn lists_that_are_read_by_events_keep_the_guarantee() {
    let test = "lists_that_are_read_by_events_keep_the_guarantee";
    let made = |seed| History::moving(KINDS[(seed % KINDS.len() as u64) as usize], seed);
    check(test, &seeds(test, 50), made, |_, history| {
        judge::moving(&read(history, |_, _| {}))
    });
}
