//! People's words for what operations take, the lists that names are looked up in, and the links between records.

use serde::Serialize;

use super::KnownNames;

/// A function that makes what operations take from people's words, such as `filters`.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Helper {
    /// Its name on the client. The package has it with the name of the service, as in `spending_filters`.
    pub name: &'static str,
    pub summary: &'static str,
    /// What it gives, as a sentence.
    pub result: &'static str,
    pub gives: Gives,
    pub words: &'static [Word],
    pub notes: &'static [&'static str],
    /// The operation that the docstring shows as a user of the result, and its other arguments.
    pub used_by: (&'static str, &'static str),
    /// The arguments of the docstring's example.
    pub example: &'static str,
}

/// What becomes of the words of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gives {
    /// An object, which is one argument.
    Object,
    /// Arguments by their names; these are among them in any case, as null.
    Arguments(&'static [&'static str]),
    /// A query of which every part must hold.
    Query,
}

/// A keyword argument of a helper.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Word {
    pub name: &'static str,
    pub form: WordForm,
    /// The members or arguments that it sets.
    pub members: &'static [&'static str],
    /// The words that it takes, each with what it stands for.
    pub choices: &'static [Choice],
    /// Names that it takes, with their short forms.
    pub known: Option<&'static KnownNames>,
    /// Of known names, those that belong to another one, and that one.
    pub parents: &'static [(&'static str, &'static str)],
    /// The form of a code that is taken as it is; empty if no other code is taken.
    pub pattern: &'static str,
    /// The form of values that belong to another word, and that word.
    pub belongs: Option<(&'static str, &'static str)>,
    /// Whether any other text is taken as it is.
    pub any: bool,
    /// The lookup that a client asks about other texts; empty if there is none.
    pub lookup: &'static str,
    /// Members that every object of it has, with their values.
    pub sets: &'static [(&'static str, &'static str)],
    /// What one of its values is, such as `type of award`.
    pub thing: &'static str,
    /// An example of a value.
    pub sample: &'static str,
    pub note: &'static str,
}

/// A word and the codes that it stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Choice {
    pub name: &'static str,
    pub codes: &'static [&'static str],
    /// Other spellings of the word, which are taken but not offered.
    pub also: &'static [&'static str],
}

/// The form of a word's value, and how it becomes what the service takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WordForm {
    /// One or several words or codes: a list of codes.
    Codes,
    /// One word: its code.
    Choice,
    /// One word for the country or all others, where the places of this member lie.
    Scope(&'static str),
    /// One or several groups or codes: a list of codes, or `require` with the paths of groups.
    CodesOrGroups,
    /// One or several numbers of accounts: `require` with their paths.
    AccountPaths,
    /// Fiscal years, which begin in this month of the year before: a list of periods.
    FiscalYears(u32),
    /// Pairs of days: a list of periods.
    Periods,
    /// One word that every period gets.
    OfPeriods,
    /// Names of agencies: a list of objects.
    Agencies,
    /// Places of a kind: a list of objects.
    Places(PlaceKind),
    /// Pairs of amounts: a list of ranges.
    Amounts,
    /// One or several texts: a list of them.
    Texts,
    Text,
    /// A year of four digits.
    Year,
    Flag,
    /// A day, or a pair of days: the members for the day, the first and the last day, and that for the year if the
    /// service takes only one of the two.
    Days,
    /// Two values, as a pair or divided by a slash.
    Pair,
    /// Texts that the member must hold, all of their words.
    Matches,
    /// Texts of which the member is one.
    Terms,
    /// A pair of numbers that the members, a beginning and an end, overlap.
    Overlaps,
}

/// A part of the address of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PlaceKind {
    Country,
    State,
    County,
    City,
    District,
    Zip,
}

/// A list of the service in which names are looked up.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Lookup {
    pub name: &'static str,
    pub summary: &'static str,
    /// Group and name of the operation.
    pub operation: &'static str,
    /// Its parameter for the text; empty if it gives the whole list.
    pub text: &'static str,
    /// Its other arguments, as JSON.
    pub arguments: &'static str,
    /// Where the records are; dotted.
    pub records: &'static [&'static str],
    /// The member with the code, that with the name, and others by which a record is known.
    pub code: &'static str,
    pub title: &'static str,
    pub others: &'static [&'static str],
    /// What one record is, such as `agency`.
    pub thing: &'static str,
    pub sample: &'static str,
    /// Where a code is looked up that the list does not find.
    pub by_code: Option<&'static LookupByCode>,
    /// Where parts of a record are looked up, as in `"DOD/Navy"`.
    pub parts: Option<&'static LookupParts>,
    pub notes: &'static [&'static str],
}

/// The operation that gives the record of a code.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct LookupByCode {
    /// Group and name of the operation, and its parameter for the code, whose form is that of the codes.
    pub operation: &'static str,
    pub parameter: &'static str,
    /// Its other arguments, as JSON.
    pub arguments: &'static str,
    /// Where the record is in the answer; empty if it is the answer.
    pub record: &'static str,
    /// The members of the record with the code and the name.
    pub code: &'static str,
    pub title: &'static str,
}

/// The records under one of a list.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct LookupParts {
    /// Group and name of the operation, and its parameter for the name of the record.
    pub operation: &'static str,
    pub text: &'static str,
    pub arguments: &'static str,
    pub records: &'static str,
    /// The member of the record that is the name.
    pub title: &'static str,
    /// The member of the record with its parts.
    pub parts: &'static str,
    /// The members of a part with the code, the name and other names.
    pub code: &'static str,
    pub part_title: &'static str,
    pub others: &'static [&'static str],
}

/// A record that leads to others.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct LinkedRecord {
    pub name: &'static str,
    pub summary: &'static str,
    /// Group and name of the operation that gives it, and its parameter for the id.
    pub operation: &'static str,
    pub parameter: &'static str,
    /// Where the record is in the answer; empty if it is the answer.
    pub record: &'static str,
    /// The members, of this record and of records in lists, that hold the id.
    pub keys: &'static [&'static str],
    pub is_number: bool,
    pub sample: &'static str,
    pub links: &'static [Link],
}

/// A method of a linked record.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Link {
    pub name: &'static str,
    pub summary: &'static str,
    /// Group and name of the operation; empty if the record itself says it.
    pub operation: &'static str,
    /// The operation's parameter and the member with its value; dotted.
    pub arguments: &'static [(&'static str, &'static str)],
    /// Other arguments, as JSON.
    pub given: &'static str,
    /// Where the linked record is in the answer; empty if it is the answer.
    pub record: &'static str,
    pub gives: LinkGives,
    /// Hours from UTC of the clock that the days of `OpenUntil` go by, without summer time: in summer such a day begins
    /// an hour late, so that none has passed too early.
    pub utc_offset: Option<i64>,
}

/// What a link gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LinkGives {
    /// One record, or nothing where the member is null.
    Record,
    /// All records of a list, read to its end.
    Records,
    /// The records that the member lists, by the id in each.
    Listed,
    /// The bytes of a file, such as a picture; nothing where the member is null.
    Bytes,
    /// A text.
    Text,
    /// The content of a file in the form that the caller chooses.
    File,
    /// A file that is written where the caller says.
    SavedFile,
    /// Whether the day in the member has not passed.
    OpenUntil,
}

/// A method of clients that is a function of the package, with the client before its other arguments.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct MemberFunction {
    pub name: &'static str,
    pub summary: &'static str,
    /// The module of the package.
    pub module: &'static str,
    pub keywords: &'static [FunctionKeyword],
    /// The class of the result, of the same module, and what it is.
    pub gives: &'static str,
    pub result: &'static str,
    /// Errors, and when they are raised.
    pub raises: &'static [(&'static str, &'static str)],
    /// Its arguments in the example, as Python writes them.
    pub example: &'static str,
}

/// A keyword of a function of the package; all of them have a default.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct FunctionKeyword {
    pub name: &'static str,
    /// The type, as a signature and as a docstring names it; the latter with the default.
    pub annotation: &'static str,
    pub kind: &'static str,
    /// The default, as Python writes it; None without one.
    pub default: Option<&'static str>,
    pub note: &'static str,
}

/// What questions are asked about, such as awards.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Subject {
    pub name: &'static str,
    pub summary: &'static str,
    /// The helper whose words a question has.
    pub helper: &'static str,
    /// Group and name of the operation that lists them, and its other arguments, as JSON.
    pub operation: &'static str,
    pub arguments: &'static str,
    /// The argument that takes what the helper gives; empty if it gives arguments.
    pub argument: &'static str,
    /// What to know of amounts of the list beside those of groups.
    pub amounts: &'static str,
    /// Lists that need other arguments than those.
    pub lists: &'static [SubjectList],
    pub whole: Option<SubjectWhole>,
    pub groups: &'static [SubjectGroup],
}

/// The arguments of a list all of whose records have a word, such as loans.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct SubjectList {
    /// The argument of the helper, and the choice.
    pub word: &'static str,
    pub choice: &'static str,
    /// As those of the subject.
    pub arguments: &'static str,
    pub amounts: &'static str,
}

/// The groups that add up to everything that is asked about.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct SubjectWhole {
    /// The group that the sums of others are compared with.
    pub group: &'static str,
    /// Arguments of the helper, each with the codes of its choices, with which no group is the whole.
    pub not_with: &'static [(&'static str, &'static [&'static str])],
    /// Why, as a clause that says what such groups would give.
    pub why_not: &'static str,
}

/// A way to group what questions are about.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct SubjectGroup {
    pub name: &'static str,
    /// Group and name of the operation that groups them, and its other arguments, as JSON.
    pub operation: &'static str,
    pub arguments: &'static str,
    /// The members of a group with its name and its value; dotted. Without a name, it is that in the answer's object.
    pub label: &'static str,
    /// The member that tells groups of one name apart; empty if the name does.
    pub code: &'static str,
    pub value: &'static str,
    /// Whether the answer is an object with a group for each name.
    pub by_name: bool,
    /// Whether everything is in one group and no more. Otherwise something may be in none.
    pub is_whole: bool,
    /// Whether something may be in several groups.
    pub overlaps: bool,
}
