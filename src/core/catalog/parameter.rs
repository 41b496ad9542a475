//! One argument of an operation.

use serde::Serialize;

use super::Schema;
use super::forbidden_text::ForbiddenText;

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum DefaultValue {
    Absent,
    Boolean(bool),
    Integer(i64),
    Text(&'static str),
}

/// How a checked value is written on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Encoding {
    /// Unchanged; `true` and `false` in lower case.
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
    /// Allowed values, or words that are allowed in addition to numbers.
    pub values: &'static [&'static str],
    /// Values that it takes among others, for completion and search.
    pub known: &'static [&'static str],
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
    /// A JSON value for the documentation's example, if none of the above provides one.
    pub sample: &'static str,
    pub note: &'static str,
}

impl Parameter {
    const fn new(place: ParameterLocation, kind: ParameterKind, name: &'static str) -> Self {
        Self {
            name,
            wire: name,
            place,
            kind,
            required: false,
            nullable: false,
            extra: false,
            default: DefaultValue::Absent,
            values: &[],
            known: &[],
            min: None,
            max: None,
            until: None,
            pattern: None,
            code: false,
            names_columns: false,
            other_names: &[],
            default_among: None,
            render: Encoding::Plain,
            default_unless: None,
            selects: None,
            refusals: &[],
            schema: None,
            notation: "",
            parameters_of: "",
            sample: "",
            note: "",
        }
    }

    pub const fn path(kind: ParameterKind, name: &'static str) -> Self {
        Self::new(ParameterLocation::Path, kind, name)
    }

    pub const fn query(kind: ParameterKind, name: &'static str) -> Self {
        Self::new(ParameterLocation::Query, kind, name)
    }

    pub const fn body(kind: ParameterKind, name: &'static str) -> Self {
        Self::new(ParameterLocation::Body, kind, name)
    }

    pub const fn client(kind: ParameterKind, name: &'static str) -> Self {
        Self::new(ParameterLocation::Client, kind, name)
    }

    pub const fn wire(mut self, wire: &'static str) -> Self {
        self.wire = wire;
        self
    }

    pub const fn required(mut self) -> Self {
        self.required = true;
        self
    }

    pub const fn nullable(mut self) -> Self {
        self.nullable = true;
        self
    }

    pub const fn extra(mut self) -> Self {
        self.extra = true;
        self
    }

    pub const fn default(mut self, value: DefaultValue) -> Self {
        self.default = value;
        self
    }

    pub const fn default_unless(mut self, other: &'static str) -> Self {
        self.default_unless = Some(other);
        self
    }

    pub const fn selects(mut self, selects: Selects) -> Self {
        self.selects = Some(selects);
        self
    }

    pub const fn values(mut self, values: &'static [&'static str]) -> Self {
        self.values = values;
        self
    }

    pub const fn min(mut self, min: i64) -> Self {
        self.min = Some(min);
        self
    }

    pub const fn until(mut self, year: CurrentYear) -> Self {
        self.until = Some(year);
        self
    }

    pub const fn max(mut self, max: i64) -> Self {
        self.max = Some(max);
        self
    }

    pub const fn pattern(mut self, pattern: &'static str) -> Self {
        self.pattern = Some(pattern);
        self
    }

    pub const fn code(mut self) -> Self {
        self.code = true;
        self
    }

    pub const fn names_columns(mut self) -> Self {
        self.names_columns = true;
        self
    }

    pub const fn known(mut self, known: &'static [&'static str]) -> Self {
        self.known = known;
        self
    }

    pub const fn other_names(mut self, names: &'static [&'static str]) -> Self {
        self.other_names = names;
        self
    }

    pub const fn default_among(mut self, list: &'static str) -> Self {
        self.default_among = Some(list);
        self
    }

    pub const fn range(self, min: i64, max: i64) -> Self {
        self.min(min).max(max)
    }

    pub const fn render(mut self, render: Encoding) -> Self {
        self.render = render;
        self
    }

    pub const fn refusals(mut self, refusals: &'static [ForbiddenText]) -> Self {
        self.refusals = refusals;
        self
    }

    pub const fn schema(mut self, schema: &'static Schema) -> Self {
        self.schema = Some(schema);
        self
    }

    pub const fn notation(mut self, name: &'static str) -> Self {
        self.notation = name;
        self
    }

    pub const fn parameters_of(mut self, operation: &'static str) -> Self {
        self.parameters_of = operation;
        self
    }

    pub const fn sample(mut self, json: &'static str) -> Self {
        self.sample = json;
        self
    }

    pub const fn note(mut self, note: &'static str) -> Self {
        self.note = note;
        self
    }

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
