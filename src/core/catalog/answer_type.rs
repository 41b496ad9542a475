//! The JSON types of answers, for the parts that the columns of records do not describe.

use serde::Serialize;

/// The type of a value in an answer.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum JsonType {
    /// Anything: the service promises no form.
    Any,
    Text,
    Integer,
    /// With or without a fraction.
    Number,
    Boolean,
    /// A record, as the operation's columns describe it.
    Record,
    /// A record that other operations of the service call so.
    RecordOf(&'static str),
    Object(&'static ObjectType),
    List(&'static JsonType),
    /// An object whose members are named by the data, each with a value of the type.
    Map(&'static JsonType),
    /// The value may be null.
    Nullable(&'static JsonType),
    /// A value of one of the types.
    OneOf(&'static [JsonType]),
}

/// An object with members that are known.
#[derive(Debug, Serialize)]
pub struct ObjectType {
    /// The name of such an object, such as `Pagination`; unique in its service.
    pub name: &'static str,
    pub members: &'static [AnswerMember],
}

/// One member of an object in an answer.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct AnswerMember {
    pub name: &'static str,
    #[serde(rename = "type")]
    pub kind: JsonType,
    pub nullable: bool,
    /// The service omits it in some answers.
    pub optional: bool,
    pub unit: &'static str,
    pub note: &'static str,
}
