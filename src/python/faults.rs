//! Converts the keyword arguments of `Sandbox.fail` to a fault.

use std::time::Duration;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use super::errors::{wrong_type, wrong_value};
use super::keywords;
use super::named_operation::operations_of;
use openshelf_sandbox::{
    ChangePlace, Effect, Fault, Front, GATEWAY_STATUSES, JobPlan, JobStage, JobState, RetryAfter,
};

/// Every keyword argument.
const NAMES: [&str; 32] = [
    "operation",
    "path",
    "status",
    "times",
    "retry_after",
    "delay",
    "body_delay",
    "cut",
    "wrong_length",
    "bad_json",
    "content_type",
    "rename",
    "reset",
    "endless_headers",
    "drip",
    "bomb",
    "insert",
    "delete",
    "update",
    "place",
    "job",
    "tables",
    "table_size",
    "request_access",
    "challenge",
    "gateway",
    "blackout",
    "cut_after",
    "redirect_loop",
    "downgrade_redirect",
    "probability",
    "seed",
];

/// Words of other tools, each with what it is here.
const OTHER_WORDS: [(&str, &str); 12] = [
    ("status_code", "status="),
    ("code", "status="),
    ("exception", "reset=True, which breaks the connection"),
    ("side_effect", "reset=True, which breaks the connection"),
    (
        "error",
        "status=, or reset=True, which breaks the connection",
    ),
    (
        "timeout",
        "delay=, with more seconds than the client's timeout",
    ),
    (
        "json",
        "answer(..., json=...), which gives an answer of your own",
    ),
    (
        "text",
        "answer(..., text=...), which gives an answer of your own",
    ),
    (
        "content",
        "answer(..., content=...), which gives an answer of your own",
    ),
    (
        "body",
        "answer(..., text=... or content=...), which gives an answer of your own",
    ),
    (
        "headers",
        "answer(..., headers=...), which gives an answer of your own",
    ),
    ("arguments", keywords::ARGUMENTS),
];

/// Whether `Sandbox.fail` has a keyword argument.
pub fn is_keyword(name: &str) -> bool {
    NAMES.contains(&name)
}

/// A fault from the keyword arguments of `Sandbox.fail`.
///
/// # Errors
/// `ArgumentTypeError` for an unknown keyword or a wrong type, `ArgumentError` for a value out of bounds.
pub fn fault(options: &Bound<'_, PyDict>) -> PyResult<Fault> {
    let mut fault = Fault {
        times: Some(1),
        ..Fault::default()
    };
    let mut probable = false;
    let mut times_given = false;
    for (name, value) in options {
        let name: String = name.extract()?;
        if value.is_none() {
            // `times=None` means every request; any other None is the same as omitting the keyword.
            if name == "times" {
                fault.times = None;
                times_given = true;
            }
            continue;
        }
        match name.as_str() {
            "operation" => fault.matcher.operation = Some(keywords::operation(&value)?),
            "path" => fault.matcher.path = Some(keywords::path(&value)?),
            "_requests" => keywords::requests(&mut fault.matcher, &name, &value)?,
            "status" => {
                let status = keywords::whole(&name, &value)?;
                fault.status = Some(within(&name, status, 200, 599)?);
            }
            "times" => {
                let times = keywords::whole(&name, &value)?;
                fault.times = Some(within(&name, times, 1, u64::MAX)?);
                times_given = true;
            }
            "retry_after" => fault.retry_after = Some(retry_after(&value)?),
            "delay" => fault.delay = Some(pause(&name, keywords::number(&name, &value)?)?),
            "body_delay" => {
                fault.body_delay = Some(pause(&name, keywords::number(&name, &value)?)?);
            }
            "cut" => fault.cut = Some(keywords::whole(&name, &value)?),
            "wrong_length" => fault.wrong_length = keywords::flag(&name, &value)?,
            "bad_json" => fault.bad_json = keywords::flag(&name, &value)?,
            "content_type" => fault.content_type = Some(keywords::text(&name, &value)?),
            "rename" => fault.rename = renamed(&value)?,
            "reset" => fault.reset = keywords::flag(&name, &value)?,
            "endless_headers" => fault.endless_headers = keywords::flag(&name, &value)?,
            "drip" => {
                let pace = keywords::number(&name, &value)?;
                fault.drip = Some(within(&name, pace, 0.001, 1e12)?);
            }
            "bomb" => {
                let length = keywords::whole(&name, &value)?;
                fault.bomb = Some(within(&name, length, 2, 1 << 40)?);
            }
            "redirect_loop" => fault.redirect_loop = keywords::flag(&name, &value)?,
            "downgrade_redirect" => fault.downgrade_redirect = keywords::flag(&name, &value)?,
            "probability" => {
                let part = keywords::number(&name, &value)?;
                fault.probability = Some(within(&name, part, 0.0, 1.0)?);
                probable = true;
            }
            "seed" => fault.seed = keywords::whole(&name, &value)?,
            _ if is_about_front(&mut fault, &name, &value)? => {}
            _ if is_about_records(&mut fault, &name, &value)? => {}
            _ => return Err(keywords::unknown("fail", &name, &NAMES, &OTHER_WORDS)),
        }
    }
    check_effect(&fault)?;
    check_contradictions(&fault)?;
    check_size(&fault)?;
    // A fault with a probability applies to every request, unless `times` is passed.
    if probable && !times_given {
        fault.times = None;
    }
    Ok(fault)
}

/// Reads what stands in front of the service, if the keyword is about that.
fn is_about_front(fault: &mut Fault, name: &str, value: &Bound<'_, PyAny>) -> PyResult<bool> {
    match name {
        "request_access" => {
            let front = match keywords::whole(name, value)? {
                302 => Front::Redirect,
                200 => Front::Page,
                other => {
                    return Err(wrong_value(format!(
                        "request_access: expected 302 or 200, got {other}"
                    )));
                }
            };
            set_front(fault, front)?;
        }
        "challenge" => {
            if keywords::flag(name, value)? {
                set_front(fault, Front::Challenge)?;
            }
        }
        "gateway" => {
            let status: u16 = keywords::whole(name, value)?;
            if !GATEWAY_STATUSES.contains(&status) {
                return Err(wrong_value(format!(
                    "gateway: expected 502 or 520 to 526, got {status}"
                )));
            }
            set_front(fault, Front::Gateway(status))?;
        }
        "blackout" => fault.blackout = keywords::flag(name, value)?,
        "cut_after" => fault.cut_after = Some(keywords::whole(name, value)?),
        _ => return Ok(false),
    }
    Ok(true)
}

/// What stands in front of the service: one thing.
fn set_front(fault: &mut Fault, front: Front) -> PyResult<()> {
    match fault.front.replace(front) {
        Some(other) => Err(contradiction(front_word(other), front_word(front))),
        None => Ok(()),
    }
}

fn front_word(front: Front) -> &'static str {
    match front {
        Front::Redirect | Front::Page => "request_access",
        Front::Challenge => "challenge",
        Front::Gateway(_) => "gateway",
    }
}

fn contradiction(first: &str, second: &str) -> PyErr {
    let is_front = |word: &str| matches!(word, "request_access" | "challenge" | "gateway");
    let more = match [first, second].into_iter().any(is_front) {
        true => {
            "; a page of a front with another status is an answer: answer(status=..., text=..., headers=...)"
        }
        false => "",
    };
    wrong_value(format!(
        "{first}, {second}: expected one of the two, got both, and a request gets one answer; two requests can \
         meet two faults{more}"
    ))
}

/// Refuses two effects of which a request would meet only one.
fn check_contradictions(fault: &Fault) -> PyResult<()> {
    // Each of these decides the whole answer.
    let answers = [
        ("status", fault.status.is_some()),
        (fault.front.map_or("", front_word), fault.front.is_some()),
        ("redirect_loop", fault.redirect_loop),
        ("downgrade_redirect", fault.downgrade_redirect),
        ("blackout", fault.blackout),
        ("cut_after", fault.cut_after.is_some()),
        ("reset", fault.reset),
    ];
    let mut given = answers.into_iter().filter(|(_, is_given)| *is_given);
    if let (Some((first, _)), Some((second, _))) = (given.next(), given.next()) {
        return Err(contradiction(first, second));
    }
    // These change an answer, and a closed connection has none.
    let parts = [
        ("retry_after", fault.retry_after.is_some()),
        ("content_type", fault.content_type.is_some()),
        ("rename", !fault.rename.is_empty()),
        ("bad_json", fault.bad_json),
        ("bomb", fault.bomb.is_some()),
        ("body_delay", fault.body_delay.is_some()),
        ("cut", fault.cut.is_some()),
        ("wrong_length", fault.wrong_length),
        ("endless_headers", fault.endless_headers),
        ("drip", fault.drip.is_some()),
    ];
    let part = parts.into_iter().find(|(_, is_given)| *is_given);
    let closed = match fault.reset {
        true => Some("reset"),
        false => fault.cut_after.map(|_| "cut_after"),
    };
    match (closed, part) {
        (Some(closed), Some((part, _))) => Err(contradiction(closed, part)),
        _ => Ok(()),
    }
}

/// Reads what happens to records, jobs and their files, if the keyword is about them.
fn is_about_records(fault: &mut Fault, name: &str, value: &Bound<'_, PyAny>) -> PyResult<bool> {
    match name {
        "insert" => fault.insert = keywords::whole(name, value)?,
        "delete" => fault.delete = keywords::whole(name, value)?,
        "update" => fault.update = keywords::whole(name, value)?,
        "place" => fault.place = change_place(&keywords::text(name, value)?)?,
        "job" => fault.job = Some(job_plan(value)?),
        "tables" => {
            let count = keywords::whole(name, value)?;
            fault.tables = Some(within(name, count, 1, 100)?);
        }
        "table_size" => {
            let size = keywords::whole(name, value)?;
            fault.table_size = Some(within(name, size, 1, LARGEST_TABLE)?);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

/// Refuses a fault that changes nothing, or something that the operation does not have: no test would notice it.
fn check_effect(fault: &Fault) -> PyResult<()> {
    if !fault.has_effect() {
        return Err(wrong_type(
            "fail: expected a fault, such as status=503, delay=2.0 or reset=True, got none: a request would be answered as \
             without it",
        ));
    }
    let Some(name) = &fault.matcher.operation else {
        return Ok(());
    };
    let words = [
        (
            "insert",
            fault.insert > 0,
            Effect::Records,
            "has no records that come and go",
        ),
        (
            "delete",
            fault.delete > 0,
            Effect::Records,
            "has no records that come and go",
        ),
        (
            "update",
            fault.update > 0,
            Effect::Records,
            "has no records that come and go",
        ),
        ("job", fault.job.is_some(), Effect::Job, "creates no job"),
        (
            "tables",
            fault.tables.is_some(),
            Effect::Job,
            "creates no job",
        ),
        (
            "table_size",
            fault.table_size.is_some(),
            Effect::Job,
            "creates no job",
        ),
        (
            "blackout",
            fault.blackout,
            Effect::Blackout,
            "has no list that is unavailable at times",
        ),
    ];
    let possible = |effect: Effect, name: Option<&str>| -> Vec<String> {
        operations_of(name)
            .filter(|(service, operation)| effect.is_possible(service, operation))
            .map(|(service, operation)| service.identify(operation))
            .collect()
    };
    for (word, is_given, effect, why) in words {
        if !is_given || !possible(effect, Some(name)).is_empty() {
            continue;
        }
        let service = name.split('.').next();
        let mut elsewhere = possible(effect, service);
        if elsewhere.is_empty() {
            elsewhere = possible(effect, None);
        }
        let more = match elsewhere.len().checked_sub(SHOWN_OPERATIONS) {
            Some(more) if more > 0 => format!(" and {more} more"),
            _ => String::new(),
        };
        elsewhere.truncate(SHOWN_OPERATIONS);
        return Err(wrong_value(format!(
            "{word}: {name} {why}, so no request would meet the fault; {word} is possible for {}{more}",
            elsewhere.join(", ")
        )));
    }
    Ok(())
}

/// How many operations an error names.
const SHOWN_OPERATIONS: usize = 4;

/// Refuses tables that are too large together.
fn check_size(fault: &Fault) -> PyResult<()> {
    let size = fault.table_size.unwrap_or(0) * u64::from(fault.tables.unwrap_or(1));
    if size > 2 * LARGEST_TABLE {
        return Err(wrong_value(format!(
            "tables, table_size: expected a file of up to {} bytes, got {size}",
            2 * LARGEST_TABLE
        )));
    }
    Ok(())
}

/// No table of a job's file is larger; a file of several may not be 4 GiB long.
const LARGEST_TABLE: u64 = 2_000_000_000;

pub(super) fn within<T: PartialOrd + std::fmt::Display>(
    name: &str,
    value: T,
    least: T,
    most: T,
) -> PyResult<T> {
    if value >= least && value <= most {
        return Ok(value);
    }
    Err(wrong_value(format!(
        "{name}: expected {least} to {most}, got {value}"
    )))
}

/// Pairs of a member's old and new name, in the order of the dict.
fn renamed(value: &Bound<'_, PyAny>) -> PyResult<Vec<(String, Option<String>)>> {
    let wrong = |_| {
        wrong_type(format!(
            "rename: expected a dict of str to str or None, got {}",
            keywords::shown(value)
        ))
    };
    let names = value.cast::<PyDict>().map_err(PyErr::from).map_err(wrong)?;
    let pairs = names.iter();
    pairs
        .map(|(old, new)| Ok((old.extract()?, new.extract()?)))
        .collect::<PyResult<_>>()
        .map_err(wrong)
}

/// The course of a job: a word, or the states that it passes through, each alone or with its seconds.
fn job_plan(value: &Bound<'_, PyAny>) -> PyResult<JobPlan> {
    let wrong = |got: &str| {
        let names = JobState::ALL.map(|(name, _)| name).join(", ");
        wrong_value(format!(
            "job: expected 'failed', 'stuck', or a list of states ({names}), each alone or with the seconds \
             that it lasts, got {got}"
        ))
    };
    if let Ok(word) = value.cast::<PyString>() {
        return match word.to_str()? {
            "failed" => Ok(JobPlan::failed()),
            "stuck" => Ok(JobPlan::stuck()),
            other => Err(wrong(&format!("{other:?}"))),
        };
    }
    let mut stages = value
        .try_iter()
        .map_err(|error| wrong_type(format!("job: {error}")))?
        .map(|stage| {
            let stage = stage?;
            let timed: Option<(String, f64)> = stage.extract().ok();
            let (name, seconds) = match timed {
                Some((name, seconds)) => (name, Some(seconds)),
                None => (
                    stage.extract().map_err(|_| wrong(&stage.to_string()))?,
                    None,
                ),
            };
            let state = JobState::of(&name).ok_or_else(|| wrong(&format!("{name:?}")))?;
            let lasts = seconds.map(|seconds| pause("job", seconds)).transpose()?;
            Ok(JobStage { state, lasts })
        })
        .collect::<PyResult<Vec<_>>>()?
        .into_iter();
    let first = stages.next().ok_or_else(|| wrong("an empty list"))?;
    Ok(JobPlan {
        first,
        then: stages.collect(),
        tables: None,
    })
}

fn change_place(text: &str) -> PyResult<ChangePlace> {
    match text {
        "head" => Ok(ChangePlace::Head),
        "anywhere" => Ok(ChangePlace::Anywhere),
        _ => Err(wrong_value(format!(
            "place: expected 'head' or 'anywhere', got {text:?}"
        ))),
    }
}

/// An hour is longer than any test waits.
fn pause(name: &str, seconds: f64) -> PyResult<Duration> {
    Ok(Duration::from_secs_f64(within(name, seconds, 0.0, 3600.0)?))
}

fn retry_after(value: &Bound<'_, PyAny>) -> PyResult<RetryAfter> {
    let Ok(text) = value.cast::<PyString>() else {
        return Ok(RetryAfter::Seconds(keywords::whole("retry_after", value)?));
    };
    let text = text.to_string();
    Ok(match text.as_str() {
        "date" => RetryAfter::Soon,
        _ => RetryAfter::Text(text),
    })
}
