//! The extent of a slice: which records of a list belong to it.

use serde::{Deserialize, Serialize};

use super::day_range::DayRange;
use super::sort_by::{Place, SortBy};
use super::step::{CursorPage, Step};

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
    /// The steps that read it; `None` if they are those of the whole list.
    pub(crate) fn steps(&self) -> Option<Vec<Step>> {
        match self {
            Self::Whole => None,
            // It is halved until each part is one answer, if that is possible.
            Self::Days(range) => Some(vec![Step::CountRange {
                range: range.clone(),
            }]),
            Self::Numbers { .. } => Some(vec![Step::KeyedPage { after: None }]),
            Self::Window { after, until } => {
                let first = match after {
                    Some(place) => CursorPage {
                        page: 1,
                        values: SortBy::values(place),
                        is_window: true,
                        ..CursorPage::default()
                    },
                    None => CursorPage::first(),
                };
                let end = until.iter().map(|place| Step::SliceEnd {
                    place: place.clone(),
                });
                Some(
                    std::iter::once(Step::CursorPage(first))
                        .chain(end)
                        .collect(),
                )
            }
        }
    }
}
