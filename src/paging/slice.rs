//! A slice of a list: a part that is read by itself, such as a range of days.

use serde::{Deserialize, Serialize};

use super::call_arguments::CallArguments;
use super::count::RecordCount;
use super::day_range::DayRange;
use super::sort_by::{Place, SortBy};
use super::step::{CursorPage, Step};

/// A part of a list that is read by itself. The slices of a list share no record, and omit none.
#[derive(Debug, Clone)]
pub struct Slice {
    /// The arguments that list this part, if arguments can select it.
    pub arguments: CallArguments,
    pub part: Part,
    /// How many records it has, as far as that is known.
    pub expected: Option<RecordCount>,
}

/// Which part of a list a slice is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Part {
    /// All of it.
    #[default]
    Whole,
    /// The records of a range of days, which the arguments select.
    Days(DayRange),
    /// The records whose number is after one and up to another one, which the arguments select.
    Numbers { after: i64, until: i64 },
    /// The records after a place in the order of the list and up to another one.
    Window {
        after: Option<Place>,
        until: Option<Place>,
    },
}

impl Part {
    /// The steps that read it; `None` if they are those of its arguments.
    pub(crate) fn steps(&self) -> Option<Vec<Step>> {
        match self {
            Self::Whole | Self::Days(_) => None,
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
