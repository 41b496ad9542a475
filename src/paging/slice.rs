//! The extent of a slice: which records of a list belong to it.

use serde::{Deserialize, Serialize};

use super::day_range::DayRange;
use super::sort_by::{Place, SortBy};
use super::step::{CursorPage, Step};
use super::window::Window;

/// The extent of a slice: which records of a list belong to it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Extent {
    /// All of it.
    #[default]
    Whole,
    /// The records of a range of days, which the arguments select.
    Days(DayRange),
    /// The records whose number is after one and up to another one, which the arguments select. Without a bound it
    /// ends where the list ends.
    Numbers {
        after: Option<i64>,
        until: Option<i64>,
    },
    /// The records after a place in the order of the list and up to another one; without a place as far as the list
    /// goes.
    Window {
        after: Option<Place>,
        until: Option<Place>,
    },
}

impl Extent {
    /// Whether it is between two places of the list, which no arguments select.
    pub(crate) fn is_between_places(&self) -> bool {
        matches!(self, Self::Window { .. })
    }

    /// The steps that read it; `None` if they are those of the whole list.
    pub(crate) fn steps(&self, sort: Option<&SortBy>) -> Option<Vec<Step>> {
        match self {
            Self::Whole => None,
            // The arguments select its days, and a cursor reads them.
            Self::Days(_) if sort.is_some() => None,
            // It is halved until each part is one answer, if that is possible.
            Self::Days(range) => Some(vec![Step::CountRange {
                range: range.clone(),
            }]),
            Self::Numbers { .. } => Some(vec![Step::KeyedPage { after: None }]),
            Self::Window { after, until } => {
                let window = Window::between(sort?, after.as_ref(), until.as_ref());
                let page = window.map(|window| CursorPage {
                    window,
                    ..CursorPage::first()
                });
                Some(page.map(Step::CursorPage).into_iter().collect())
            }
        }
    }
}
