//! How much of a list one answer has, where the operation has no pages that the client follows.

use serde::Serialize;

use super::{DefaultValue, Operation, Parameter, Portion};

/// What an answer has of a list, in words, and how a call gets more of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Part {
    /// What a call returns, as the end of a sentence.
    pub returns: String,
    /// Arguments with which it returns more or another part.
    pub arguments: Vec<(&'static str, DefaultValue)>,
    /// What is known about these arguments; empty if there is nothing to say.
    pub bound: &'static str,
}

impl Operation {
    /// What an answer of an operation without pages has of a list, if its parameters decide that.
    pub fn part(&self) -> Option<Part> {
        let size = self
            .parameters
            .iter()
            .find(|each| !matches!(each.portion, None | Some(Portion::Page | Portion::Nothing)))?;
        let unless = unless_passed(size);
        let name = size.name;
        let returns = match size.portion? {
            Portion::Page | Portion::Nothing => return None,
            Portion::Size => format!("one page of at most `{name}` records{unless}"),
            Portion::Most => format!("at most `{name}` records{unless}"),
            Portion::MostOfEach => format!("at most `{name}` records of each kind{unless}"),
            Portion::Rows => format!("files of at most `{name}` rows each{unless}"),
            Portion::Days if size.default == DefaultValue::Absent => {
                format!("every day unless `{name}` is passed")
            }
            Portion::Days => format!("the newest `{name}` days{unless}"),
        };
        let mut arguments = Vec::new();
        let mut bound = "";
        if size.portion == Some(Portion::Days) {
            arguments.push((name, DefaultValue::Text("all")));
        } else if let Some(most) = size.max {
            arguments.push((name, DefaultValue::Integer(most)));
            bound = "the most that it takes";
        } else {
            let more = default_of(size).map_or(100, |default| default.saturating_mul(10));
            arguments.push((name, DefaultValue::Integer(more)));
            bound = "or more";
        }
        let mut pages = self.parameters.iter();
        if let Some(page) = pages.find(|each| each.portion == Some(Portion::Page)) {
            arguments.push((page.name, DefaultValue::Integer(2)));
            bound = "";
        }
        Some(Part {
            returns,
            arguments,
            bound,
        })
    }

    /// The parameters that seem to divide a list and do not: the service returns all records whatever their values.
    pub fn undivided_by(&self) -> impl Iterator<Item = &'static str> {
        let mut all = self.parameters.iter();
        std::iter::from_fn(move || all.find(|each| each.portion == Some(Portion::Nothing)))
            .map(|each| each.name)
    }
}

/// The number that counts where none is passed: what is sent then, or the service's own.
fn default_of(parameter: &Parameter) -> Option<i64> {
    [parameter.default, parameter.service_default]
        .into_iter()
        .find_map(|value| match value {
            DefaultValue::Integer(number) => Some(number),
            DefaultValue::Absent | DefaultValue::Boolean(_) | DefaultValue::Text(_) => None,
        })
}

fn unless_passed(parameter: &Parameter) -> String {
    default_of(parameter).map_or_else(String::new, |default| {
        format!(", {default} unless it is passed")
    })
}
