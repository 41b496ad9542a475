//! Converts the keyword arguments of `Sandbox.fail` to a fault.

use std::collections::BTreeSet;
use std::time::Duration;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use super::errors::{wrong_type, wrong_value};
use openshelf_core::call::hint;
use openshelf_sandbox::{
    ChangePlace, Fault, Front, GATEWAY_STATUSES, JobPlan, JobStage, JobState, RetryAfter,
};
use openshelf_services::SERVICES;

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
        let named = |error: PyErr| wrong_type(format!("{name}: {error}"));
        match name.as_str() {
            "operation" => {
                let operation: String = value.extract().map_err(named)?;
                fault.operation = Some(known_operation(operation)?);
            }
            "path" => fault.path = Some(value.extract().map_err(named)?),
            "status" => {
                let status = value.extract().map_err(named)?;
                fault.status = Some(within(&name, status, 200, 599)?);
            }
            "times" => {
                let times = value.extract().map_err(named)?;
                fault.times = Some(within(&name, times, 1, u64::MAX)?);
                times_given = true;
            }
            "retry_after" => fault.retry_after = Some(retry_after(&value).map_err(named)?),
            "delay" => fault.delay = Some(pause(&name, value.extract().map_err(named)?)?),
            "body_delay" => {
                fault.body_delay = Some(pause(&name, value.extract().map_err(named)?)?);
            }
            "cut" => fault.cut = Some(value.extract().map_err(named)?),
            "wrong_length" => fault.wrong_length = value.extract().map_err(named)?,
            "bad_json" => fault.bad_json = value.extract().map_err(named)?,
            "content_type" => fault.content_type = Some(value.extract().map_err(named)?),
            "rename" => fault.rename = renamed(&value).map_err(named)?,
            "reset" => fault.reset = value.extract().map_err(named)?,
            "endless_headers" => fault.endless_headers = value.extract().map_err(named)?,
            "drip" => {
                let pace = value.extract().map_err(named)?;
                fault.drip = Some(within(&name, pace, 0.001, 1e12)?);
            }
            "bomb" => {
                let length = value.extract().map_err(named)?;
                fault.bomb = Some(within(&name, length, 2, 1 << 40)?);
            }
            "redirect_loop" => fault.redirect_loop = value.extract().map_err(named)?,
            "downgrade_redirect" => fault.downgrade_redirect = value.extract().map_err(named)?,
            "probability" => {
                let part = value.extract().map_err(named)?;
                fault.probability = Some(within(&name, part, 0.0, 1.0)?);
                probable = true;
            }
            "seed" => fault.seed = value.extract().map_err(named)?,
            _ if is_about_front(&mut fault, &name, &value)? => {}
            _ if is_about_records(&mut fault, &name, &value)? => {}
            _ => {
                let hint = hint(&name, NAMES.into_iter());
                return Err(wrong_type(format!(
                    "fail() got an unexpected keyword argument '{name}'{hint}"
                )));
            }
        }
    }
    check_size(&fault)?;
    // A fault with a probability applies to every request, unless `times` is passed.
    if probable && !times_given {
        fault.times = None;
    }
    Ok(fault)
}

/// Reads what stands in front of the service, if the keyword is about that.
fn is_about_front(fault: &mut Fault, name: &str, value: &Bound<'_, PyAny>) -> PyResult<bool> {
    let named = |error: PyErr| wrong_type(format!("{name}: {error}"));
    match name {
        "request_access" => {
            fault.front = Some(match value.extract().map_err(named)? {
                302 => Front::Redirect,
                200 => Front::Page,
                other => {
                    return Err(wrong_value(format!(
                        "request_access: expected 302 or 200, got {other}"
                    )));
                }
            });
        }
        "challenge" => {
            if value.extract().map_err(named)? {
                fault.front = Some(Front::Challenge);
            }
        }
        "gateway" => {
            let status: u16 = value.extract().map_err(named)?;
            if !GATEWAY_STATUSES.contains(&status) {
                return Err(wrong_value(format!(
                    "gateway: expected 502 or 520 to 526, got {status}"
                )));
            }
            fault.front = Some(Front::Gateway(status));
        }
        "blackout" => fault.blackout = value.extract().map_err(named)?,
        "cut_after" => fault.cut_after = Some(value.extract().map_err(named)?),
        _ => return Ok(false),
    }
    Ok(true)
}

/// Reads what happens to records, jobs and their files, if the keyword is about them.
fn is_about_records(fault: &mut Fault, name: &str, value: &Bound<'_, PyAny>) -> PyResult<bool> {
    let named = |error: PyErr| wrong_type(format!("{name}: {error}"));
    match name {
        "insert" => fault.insert = value.extract().map_err(named)?,
        "delete" => fault.delete = value.extract().map_err(named)?,
        "update" => fault.update = value.extract().map_err(named)?,
        "place" => fault.place = change_place(value.extract().map_err(named)?)?,
        "job" => fault.job = Some(job_plan(value)?),
        "tables" => {
            let count = value.extract().map_err(named)?;
            fault.tables = Some(within(name, count, 1, 100)?);
        }
        "table_size" => {
            let size = value.extract().map_err(named)?;
            fault.table_size = Some(within(name, size, 1, LARGEST_TABLE)?);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

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

/// An operation, or a prefix of operations up to a dot.
pub(super) fn known_operation(asked: String) -> PyResult<String> {
    let names: BTreeSet<String> = SERVICES
        .into_iter()
        .flat_map(|service| {
            service
                .operations()
                .map(move |operation| (service, operation))
        })
        .flat_map(|(service, operation)| {
            let full = service.identify(operation);
            let dots = full.match_indices('.').map(|(at, _)| at);
            let beginnings = dots.filter_map(|at| full.get(..at)).map(str::to_owned);
            beginnings.chain([full.clone()]).collect::<Vec<_>>()
        })
        .collect();
    if names.contains(&asked) {
        return Ok(asked);
    }
    let [first, ..] = SERVICES;
    let mut operations = first.operations();
    let sample = operations.next().map(|operation| first.identify(operation));
    Err(wrong_value(format!(
        "operation: expected an operation or a prefix of one, such as '{}' or '{}', got {asked:?}{}",
        first.name,
        sample.unwrap_or_default(),
        hint(&asked, names.iter().map(String::as_str))
    )))
}

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
    let names = value.cast::<PyDict>()?;
    let pairs = names.iter();
    pairs
        .map(|(old, new)| Ok((old.extract()?, new.extract()?)))
        .collect()
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
        return Ok(RetryAfter::Seconds(value.extract()?));
    };
    let text = text.to_string();
    Ok(match text.as_str() {
        "date" => RetryAfter::Soon,
        _ => RetryAfter::Text(text),
    })
}
