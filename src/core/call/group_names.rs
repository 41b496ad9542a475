//! Explains the name of a group that was passed in place of the group's codes, such as `contracts`.

use super::fault::Fault;
use super::value::quoted;
use crate::catalog::{Group, Operation, Rule};

/// Says the codes in each fault whose value is the name of a group of them.
pub fn explain(operation: &Operation, faults: &mut [Fault]) {
    for rule in operation.rules {
        let Rule::OneGroup {
            object,
            codes,
            groups,
            wider_groups,
            ..
        } = rule
        else {
            continue;
        };
        let list = format!("{object}.{codes}");
        for fault in faults.iter_mut() {
            let rest = fault.path.strip_prefix(&list);
            if !rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('[')) {
                continue;
            }
            let mut all = groups.iter().chain(*wider_groups);
            if let Some(group) = all.find(|(name, _)| is_named(name, &fault.given)) {
                *fault = told(&fault.path, &fault.given, group);
            }
        }
    }
}

/// Whether a value, as a fault shows it, is the name of a group: `Other Financial Assistance` and
/// `other_financial_assistance` are.
fn is_named(name: &str, given: &str) -> bool {
    let letters = |text: &str| -> String {
        let letters = text.chars().filter(|letter| letter.is_alphanumeric());
        letters.flat_map(char::to_lowercase).collect()
    };
    let (name, given) = (letters(name), letters(given));
    name == given || name.strip_suffix('s') == Some(&given)
}

fn told(path: &str, given: &str, (name, codes): &Group) -> Fault {
    let name = name.replace('_', " ");
    let codes: Vec<String> = codes.iter().map(|code| quoted(code)).collect();
    let allowed = format!("the codes of {name}: [{}]", codes.join(", "));
    let message = format!("{path}: expected {allowed}, got {given}");
    Fault::sentence(path, given.to_owned(), allowed, message)
}
