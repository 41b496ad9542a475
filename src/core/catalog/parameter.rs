//! One argument of an operation.

use serde::Serialize;

use super::Schema;
use super::forbidden_text::ForbiddenText;
use super::known_names::KnownNames;

/// The part of a request that carries a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ParameterLocation {
    Path,
    Query,
    Body,
    /// None: the client itself uses it.
    Client,
}

/// The type of a parameter's values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ParameterKind {
    Text,
    Integer,
    Boolean,
    /// YYYY-MM-DD as text, or a date.
    Date,
    IntegerOrText,
    Texts,
    IntegersOrTexts,
    Object,
    Objects,
    ObjectOrList,
}

/// A year that the clock decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CurrentYear {
    Calendar,
    /// The federal fiscal year, which starts on 1 October of the year before.
    Fiscal,
}

/// The documented default of an optional parameter.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum DefaultValue {
    #[default]
    Absent,
    Boolean(bool),
    Integer(i64),
    Text(&'static str),
}

/// How a checked value is written on the wire.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Encoding {
    /// Unchanged; `true` and `false` in lower case.
    #[default]
    Plain,
    /// The elements of a list joined by a comma.
    Commas,
    /// Like `Commas`; separated by a vertical bar if an element contains a comma, and with a trailing one
    /// if that element is the only one.
    CommasOrBars,
    /// The elements joined by a comma and a space; text is split at its commas and joined again.
    CommasAndSpaces,
    /// The name once for each element.
    Repeated,
    /// In capitals, the name once for each element.
    RepeatedInCapitals,
    /// In small letters.
    LowerCase,
    /// A flag as `1` or `0`.
    OneOrZero,
    /// A flag as `1`, left out when false.
    OneWhenTrue,
    /// A flag as `true`, left out when false.
    OnlyWhenTrue,
    /// A flag as the bare name, left out when false.
    BareName,
    /// A dot and the value, appended to the path.
    Extension,
    /// 0 is left out, 1 is `yesterday=true`, 2 is `twoDaysAgo=true`.
    DaysBack,
    /// A number filled with zeros to this many digits, as text.
    ZeroPadded(usize),
    /// Any negative number, or one above the limit, is -1.
    Depth(i64),
    /// A slash stays a slash: the value is at most this number of path segments.
    Segments(usize),
    /// The value is the whole JSON body.
    WholeBody,
}

/// How a text that names several things is taken apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Separator {
    Comma,
    /// A vertical bar if the text contains one, else a comma.
    CommaOrBar,
}

/// Which records are returned if a parameter is passed: those whose column equals the value, or is not
/// smaller, or not larger. Null never matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Selects {
    Equal(&'static str),
    /// Equal, where the column's values have other names in the parameter.
    EqualAs(&'static str, &'static [(&'static str, &'static str)]),
    AtLeast(&'static str),
    AtMost(&'static str),
}

/// What a parameter decides about how much of a list one answer has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Portion {
    /// The number of the page that is returned.
    Page,
    /// How many records a page has.
    Size,
    /// How many records are returned at most.
    Most,
    /// How many records of each kind are returned at most.
    MostOfEach,
    /// How many rows the file has at most that the operation leads to.
    Rows,
    /// How many of the newest days are returned.
    Days,
    /// Nothing: the service returns all records whatever its value.
    Nothing,
}

/// One parameter of an operation.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Parameter {
    /// The Python name.
    pub name: &'static str,
    /// The name on the wire; dotted if it is nested in the body.
    pub wire: &'static str,
    pub place: ParameterLocation,
    pub kind: ParameterKind,
    pub required: bool,
    /// None is a value of the required parameter: it means that there is none, and nothing is sent.
    pub nullable: bool,
    /// The service accepts it, but the specification does not list it.
    pub extra: bool,
    pub default: DefaultValue,
    /// What the service assumes if nothing is sent, where the default is not the service's.
    pub service_default: DefaultValue,
    /// Allowed values, or words that are allowed in addition to numbers.
    pub values: &'static [&'static str],
    /// Names that it takes among others, for completion, search and hints.
    pub known: Option<&'static KnownNames>,
    pub min: Option<i64>,
    pub max: Option<i64>,
    /// The number is a year, and the service knows none after the current one.
    pub until: Option<CurrentYear>,
    /// A regular expression for the whole value, for an integer by its digits.
    pub pattern: Option<&'static str>,
    /// The text is a code, whose leading zeros count.
    pub code: bool,
    /// The texts are names of members that the records shall have.
    pub names_columns: bool,
    /// The text is the name of the member that the records are sorted by. The service ignores a name that no record has.
    pub sorts_by_column: bool,
    /// Names that the service, or its other parameters, have for the same.
    pub other_names: &'static [&'static str],
    pub render: Encoding,
    /// The default is sent only if the list in this parameter contains it; otherwise its first element is
    /// sent.
    pub default_among: Option<&'static str>,
    /// If this parameter is passed, the default is not sent.
    pub default_unless: Option<&'static str>,
    /// Which records are returned if it is passed, if a column determines that.
    pub selects: Option<Selects>,
    pub refusals: &'static [ForbiddenText],
    /// The description of an object.
    pub schema: Option<&'static Schema>,
    /// The notation of the value, such as `ElasticsearchQuery`, which only the service checks.
    pub notation: &'static str,
    /// The operation whose parameters each object of the list accepts, by their names on the wire.
    pub parameters_of: &'static str,
    /// What it decides about how much of a list one answer has, where the operation has no `paging`.
    pub portion: Option<Portion>,
    /// A JSON value for the documentation's example, if none of the above provides one.
    pub sample: &'static str,
    pub note: &'static str,
}

impl Parameter {
    /// How a text that names several things is split; `None` if a text is one thing.
    pub const fn separator(&self) -> Option<Separator> {
        match self.render {
            Encoding::Commas
            | Encoding::CommasAndSpaces
            | Encoding::Repeated
            | Encoding::RepeatedInCapitals => Some(Separator::Comma),
            Encoding::CommasOrBars => Some(Separator::CommaOrBar),
            _ => None,
        }
    }

    /// What the note says about the values, after what it says about the meaning.
    pub fn words(&self) -> &'static str {
        self.note
            .split_once("; ")
            .map_or(self.note, |(_, words)| words)
    }

    /// Whether a list is accepted although the kind is text.
    pub const fn takes_list(&self) -> bool {
        matches!(
            self.render,
            Encoding::Commas
                | Encoding::CommasOrBars
                | Encoding::CommasAndSpaces
                | Encoding::RepeatedInCapitals
        )
    }
}
