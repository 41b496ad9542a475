//! Objects that a parameter takes: their members and the rules between them.

use serde::Serialize;

use super::forbidden_text::ForbiddenText;
use super::known_names::KnownNames;

/// The type of a member of an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MemberKind {
    Text,
    Date,
    Integer,
    IntegerOrText,
    Number,
    /// A number, or its text.
    NumberOrText,
    /// The same without a fraction.
    WholeNumber,
    Texts,
    TextsOrIntegers,
    Integers,
    /// Lists of texts, each a path from the general to the particular.
    Paths,
    Object,
    Objects,
    /// An object, or a plain list of texts in its stead.
    ObjectOrTexts,
    /// An object, or a plain list of texts or whole numbers in its stead.
    ObjectOrCodes,
    /// An object, or a list of the objects named by the member's other schema.
    ObjectOrObjects,
}

/// One member of an object.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct SchemaMember {
    pub name: &'static str,
    pub kind: MemberKind,
    pub required: bool,
    pub nullable: bool,
    pub values: &'static [&'static str],
    /// Names that it takes among others.
    pub known: Option<&'static KnownNames>,
    /// The least and the largest number of characters that a text, or each text of a list, may have.
    pub characters: Option<(usize, Option<usize>)>,
    /// A text is a code, whose leading zeros count.
    pub code: bool,
    pub refusals: &'static [ForbiddenText],
    /// The description of an object, or of each object of a list.
    pub schema: Option<&'static Schema>,
    /// The description of each object of the list that may replace the object.
    pub list_schema: Option<&'static Schema>,
    pub note: &'static str,
}

/// A rule among the members of an object.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ObjectRule {
    NotEmpty,
    AtLeastOne(&'static [&'static str]),
    /// The first only with the second.
    Needs(&'static str, &'static str),
    /// The first only with the second being this value.
    NeedsValue(&'static str, &'static str, &'static str),
    AtMostOne(&'static [&'static str]),
    /// From the first date to the second at most this many days.
    Span(&'static str, &'static str, i64),
    /// The first must not be greater than the second.
    Ordered(&'static str, &'static str),
    /// No date before this one.
    NotBefore(&'static str, &'static str),
    /// Each path in the member begins with one of these.
    PathsBegin(&'static str, &'static [&'static str]),
    /// The rules hold unless the object has nothing but the member.
    UnlessOnly(&'static str, &'static ObjectRule),
}

/// The members and rules of an object.
#[derive(Debug, Serialize)]
pub struct Schema {
    pub name: &'static str,
    /// The name of such an object, such as `AwardFilters`; unique in its service.
    pub title: &'static str,
    /// The members, in one or several lists.
    pub members: &'static [&'static [SchemaMember]],
    pub rules: &'static [ObjectRule],
    /// The service refuses an empty list in any member.
    pub lists_are_filled: bool,
    /// Members that other operations of the service accept, and why this one does not.
    pub elsewhere: &'static [(&'static str, &'static str)],
}

impl Schema {
    /// Every member, in order.
    pub fn all(&self) -> impl Iterator<Item = &'static SchemaMember> {
        self.members.iter().flat_map(|list| list.iter())
    }

    pub fn member(&self, name: &str) -> Option<&'static SchemaMember> {
        self.all().find(|member| member.name == name)
    }
}
