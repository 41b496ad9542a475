//! The types of the catalog: services, their operations, and the facts about them.
//!
//! A [`Service`] is one interface with its operations, an [`Operation`] is one endpoint, a [`Parameter`] is
//! one argument of it, a [`Rule`] concerns several arguments, a [`Schema`] describes an object that a
//! parameter takes, a [`Column`] is one member of the returned records, and a [`JsonType`] describes the
//! rest of an answer. The constants themselves are written from the files in `catalog`, which have the
//! members that are declared here, by the names that serde gives them.

mod answer_type;
mod column;
pub mod dump;
mod files;
mod forbidden_text;
mod known_names;
mod mirror;
mod operation;
mod own_size;
mod paging;
mod parameter;
mod part;
pub mod plain;
mod rule;
mod said;
mod schema;
mod series;
mod service;
mod words;

pub use answer_type::{AnswerMember, JsonType, ObjectType};
pub use column::{Column, ColumnKind, is_currency};
pub use files::{
    AnswerFile, FileColumnKind, FileColumns, Files, Job, Linked, LinkedContent, LinkedForm, Listed,
};
pub use forbidden_text::ForbiddenText;
pub use known_names::KnownNames;
pub use mirror::{MirrorDays, MirrorLastChanged, MirrorRule};
pub use operation::{Answer, Base, DataEnd, Method, Operation, SavedFile};
pub use own_size::OwnSize;
pub use paging::{
    CapStrategy, Count, Cursor, CursorKind, CursorRange, CursorSort, DayCursor, Days, End,
    FixedSorts, HasNext, Keys, NewestFirst, OtherLevel, Paging, Ties, Within,
};
pub use parameter::{
    CurrentYear, DefaultValue, Encoding, Parameter, ParameterKind, ParameterLocation, Portion,
    Selects, Separator,
};
pub use part::Part;
pub use rule::{Condition, Group, Ignored, Rule, Unmatched};
pub use said::{Absence, AskedNames, ListedParts, Phrase, Said, SaidEffect};
pub use schema::{MemberKind, ObjectRule, Schema, SchemaMember};
pub use series::{DayNotation, Series};
pub use service::{Cuts, Pace, Service, Terms};
pub use words::{
    Choice, FunctionKeyword, Gives, Helper, Link, LinkGives, LinkedRecord, Lookup, LookupByCode,
    LookupParts, MemberFunction, PlaceKind, Subject, SubjectGroup, SubjectList, SubjectWhole, Word,
    WordForm,
};
