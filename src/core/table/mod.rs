//! The plain types of the table: what a row says of one operation.
//!
//! A [`Service`] is one interface with its rows, an [`Operation`] is one row, a [`Parameter`] is one
//! argument of it, a [`Rule`] concerns several arguments, a [`Schema`] describes an object that a
//! parameter takes, a [`Column`] one member of the records that come back, a [`JsonType`] what else an answer holds. Every builder is a
//! `const fn`, so that rows are constants and a misspelt one does not compile.

mod answer_type;
mod column;
pub mod dump;
mod forbidden_text;
mod operation;
mod paging;
mod parameter;
mod rule;
mod schema;
mod series;
mod service;

pub use answer_type::{AnswerMember, JsonType, ObjectType};
pub use column::{Column, ColumnKind};
pub use forbidden_text::ForbiddenText;
pub use operation::{Answer, Base, DataEnd, Method, Operation, SavedFile};
pub use paging::{
    CapStrategy, Count, Cursor, CursorKind, CursorRange, CursorSort, Days, End, HasNext, Keys,
    NewestFirst, OtherLevel, Paging, Ties, Within,
};
pub use parameter::{
    DefaultValue, Encoding, Kind, Parameter, ParameterLocation, Selects, Separator,
};
pub use rule::{Condition, Group, Ignored, Rule};
pub use schema::{Member, MemberKind, ObjectRule, Schema};
pub use series::{DayNotation, Series};
pub use service::Service;
