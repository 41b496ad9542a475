//! Text that names several things, such as `Italy, Spain`, and lists of names that become such text.

use super::fault::Fault;
use super::path::Path;
use super::value::Value;
use crate::catalog::{Encoding, Parameter, Separator};

/// The names of a text: without the spaces around them, and none of them empty. A text that bars
/// separate stays one text, because its names may hold commas.
pub fn split(parameter: &Parameter, given: &str, faults: &mut Vec<Fault>) -> Option<Value> {
    let by_bars = parameter.separator() == Some(Separator::CommaOrBar) && given.contains('|');
    let sign = if by_bars { '|' } else { ',' };
    let mut names: Vec<&str> = given.split(sign).map(str::trim).collect();
    // A bar at the end keeps the service from splitting the only name at its comma.
    let only = by_bars && matches!(names.as_slice(), [name, ""] if name.contains(','));
    if only {
        names.pop();
    }
    if names.iter().any(|name| name.is_empty()) {
        faults.push(Fault::because(
            &Path::Parameter(parameter.name),
            &Value::Text(given.to_owned()),
            format!("names separated by {sign:?}"),
            "a name is empty",
        ));
        return None;
    }
    if by_bars && !only {
        return Some(Value::Text(names.join("|")));
    }
    let names = names.into_iter().map(|name| Value::Text(name.to_owned()));
    Some(Value::List(names.collect()))
}

/// What stands in a list of names and would not arrive as one: an element that holds the sign by
/// which the list is joined, or nothing at all.
pub fn look(parameter: &Parameter, value: &Value, faults: &mut Vec<Fault>) {
    let Value::List(items) = value else { return };
    let signs: &[char] = match parameter.render {
        Encoding::Commas | Encoding::CommasAndSpaces => &[','],
        Encoding::CommasOrBars => &['|'],
        _ if parameter.filled => &[],
        _ => return,
    };
    let list = Path::Parameter(parameter.name);
    for (index, item) in items.iter().enumerate() {
        let Value::Text(text) = item else { continue };
        let (allowed, why) = if let Some(sign) = signs.iter().find(|sign| text.contains(**sign)) {
            let allowed = format!("a string without {:?}", sign.to_string());
            (allowed, "the service would read it as two names")
        } else if text.trim().is_empty() {
            ("a name".to_owned(), "it is empty")
        } else {
            continue;
        };
        faults.push(Fault::because(&list.element(index), item, allowed, why));
    }
}
