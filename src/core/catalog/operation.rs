//! One operation of a service.

use serde::Serialize;

use super::{
    AnswerMember, AskedNames, Column, Files, Ignored, JsonType, ListedParts, MirrorRule, OwnSize,
    Paging, Parameter, Rule, Said, Series, Unmatched,
};

/// The HTTP method of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Method {
    Get,
    Post,
}

impl Method {
    /// As HTTP writes it.
    pub const fn verb(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
        }
    }
}

/// Which of a service's addresses a path is appended to.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Base {
    #[default]
    Api,
    Images,
}

/// What the caller receives.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// A JSON object.
    #[default]
    Object,
    /// A JSON array.
    List,
    /// A JSON object or a JSON array, as the service decides.
    ObjectOrList,
    /// Text that is not JSON, such as CSV.
    Text,
    /// The bytes of a picture.
    Bytes,
    /// An address; nothing is sent.
    Address,
    /// A picture written to a file; the answer is a sentence that confirms it.
    File,
    /// A picture written to a file; the answer is the path of the file.
    FilePath,
    /// The member names of the first record of the requested list.
    MemberNames,
    /// The content of a file whose address a record has: text, or bytes where its form has no text.
    LinkedFile,
}

/// Where the data of an operation end, because their source has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct DataEnd {
    /// The last day of the data, YYYY-MM-DD.
    pub day: &'static str,
    /// Who ended them, and where that is documented.
    pub source: &'static str,
}

/// The file that an answer is written to.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct SavedFile {
    /// The parameter whose value is the file's name.
    pub name: &'static str,
    /// The parameter that names the folder.
    pub folder: &'static str,
    /// The ending of the name.
    pub suffix: &'static str,
}

/// One operation of a service. Its place in the specification is named by the three members `specification_*`.
#[derive(Debug, Serialize)]
pub struct Operation {
    /// The dotted Python namespace; empty when the client itself has the method.
    pub group: &'static str,
    /// The Python method.
    pub name: &'static str,
    /// The row of the specification; empty for an operation that only the service knows.
    pub specification_row: &'static str,
    /// The section of the specification that has the row.
    pub specification_section: &'static str,
    /// Which of several operations of one row of the specification this is.
    pub specification_part: &'static str,
    /// One sentence without its full stop.
    pub summary: &'static str,
    /// Words that people use for what it returns, beside those of its name, summary and parameters; a search
    /// among the operations reads them.
    pub everyday_words: &'static str,
    pub method: Method,
    pub base: Base,
    /// The path with `{parameter}` placeholders, relative to the base address.
    pub path: &'static str,
    /// The path if an optional path parameter is missing.
    pub short_path: Option<&'static str>,
    /// The path that is requested if the documented one returns 404.
    pub live_path: Option<&'static str>,
    /// The query parameter that carries everything as JSON if a value is nested.
    pub nested_query: Option<&'static str>,
    /// Required parameters first, in the order of the Python signature.
    pub parameters: &'static [Parameter],
    pub rules: &'static [Rule],
    pub answer: Answer,
    /// Describes the answer, if its kind does not describe it fully.
    pub answer_note: &'static str,
    /// The members of an answer that is an object.
    pub members: &'static [&'static str],
    /// The member that contains the records; `.` if the answer itself is the list.
    pub records: &'static str,
    /// The list of the records contains one list, which contains them.
    pub nested_records: bool,
    /// The column of the name of a record's list, where the member of the records is an object of several
    /// lists; empty if it is a list.
    pub listed_by: &'static str,
    /// The records are values without members, which are the only column.
    pub bare_records: bool,
    /// The member of each record that itself contains a list of records; empty if records have none.
    pub records_within: &'static str,
    /// A record contains the values of many days.
    pub series: Option<Series>,
    /// The name of one record, such as `Document`, if other operations return the same kind; empty if it
    /// is named after the operation.
    pub record_name: &'static str,
    /// The types of those members of a record that the columns describe only as JSON.
    pub record_members: &'static [AnswerMember],
    /// The type of the answer, if `members`, `records` and `columns` do not describe it.
    pub answer_type: Option<JsonType>,
    /// The types of those of its members that are of another type than the service's own.
    pub answer_members: &'static [AnswerMember],
    /// A record with made-up values, or the answer if there are no records.
    pub example: &'static str,
    /// Optional parameters that the documented call passes in addition to the required ones.
    pub example_parameters: &'static [&'static str],
    /// Columns in front of those that the records share with other operations.
    pub leading_columns: &'static [Column],
    pub columns: &'static [Column],
    /// Columns after the others, each returned only if `include` names it.
    pub included_columns: &'static [Column],
    /// Columns returned only if `fields` names them.
    pub chosen_columns: &'static [Column],
    /// The columns that are returned without `fields`, if they are not all.
    pub default_columns: &'static [&'static str],
    /// The members of the records if the call does not choose them, where neither `default_columns` nor the
    /// members of the answer say so.
    pub default_members: &'static [&'static str],
    /// Members of these that the service leaves out of some records, because they are empty there.
    pub left_out: &'static [&'static str],
    /// The service leaves members that are empty out of its records. A table has `false` for a boolean that is missing,
    /// and an empty list for a list that is never null.
    pub leaves_out_empty: bool,
    /// How it pages its records; `None` if everything is returned in one answer.
    pub paging: Option<&'static Paging>,
    /// The operation of the service that lists the same records page by page, if this one has a part of them; else empty.
    pub paged_by: &'static str,
    /// Which of its records may be new or changed since they were read.
    pub mirror: MirrorRule,
    /// How the last page is known.
    pub paging_end: &'static str,
    /// The members that describe a page, if they are fewer than usual for the service.
    pub page_metadata: &'static [&'static str],
    /// What is known about the order of records with equal sort values.
    pub paging_order: &'static str,
    /// The members of the answer's location.
    pub location_keys: &'static [&'static str],
    /// The service's limits and oddities.
    pub notes: &'static [&'static str],
    /// Where the data end.
    pub data_end: Option<DataEnd>,
    /// Seconds without progress to wait for, if the client's own are too few.
    pub timeout: Option<f64>,
    /// The call makes the service begin a download job.
    pub creates_job: bool,
    /// The call makes the service keep what it was sent.
    pub stores: bool,
    /// Two calls are meant to have different answers, so none is ever cached.
    pub never_cached: bool,
    /// The service answers with a redirect to the file.
    pub redirects: bool,
    /// The name of the file if the answer is written to one.
    pub file: Option<SavedFile>,
    /// How a picture is got that is smaller than the size that was asked for.
    pub own_size: Option<OwnSize>,
    /// What a download of the operation writes.
    pub files: Option<Files>,
    /// A status that the service always returns here, so that a retry is useless.
    pub lasting_status: Option<u16>,
    /// An answer without a body is a documented answer.
    pub may_be_empty: bool,
    /// A member that turns an answer with status 200 into an error.
    pub fault_member: Option<&'static str>,
    /// Members in which a good answer says something about the request, besides those of the service.
    pub says: &'static [Said],
    /// What is asked for by name, and how the answer shows what is missing.
    pub asked_names: Option<AskedNames>,
    /// A member of the records that lists parts.
    pub listed_parts: Option<ListedParts>,
    /// Parameters that the service accepts and ignores.
    pub ignored: &'static [&'static str],
    /// Parameters that it ignores under a condition.
    pub ignored_when: &'static [Ignored],
    /// Values that the service accepts and finds nothing with.
    pub unmatched: &'static [Unmatched],
}

impl Operation {
    /// The parameter that takes only known names of members, and these names.
    pub fn known_fields(&self) -> Option<(&'static str, &'static [&'static str])> {
        self.rules.iter().find_map(|rule| match rule {
            Rule::KnownFields { fields, known, .. } => Some((*fields, *known)),
            _ => None,
        })
    }

    /// The parameter with this Python name.
    pub fn parameter(&self, name: &str) -> Option<&'static Parameter> {
        self.parameters
            .iter()
            .find(|parameter| parameter.name == name)
    }

    /// All columns that its records may have.
    pub fn all_columns(&self) -> impl Iterator<Item = &'static Column> {
        let own = self.leading_columns.iter().chain(self.columns);
        own.chain(self.included_columns).chain(self.chosen_columns)
    }

    /// Whether the service may leave a member out of a record. One whose members are columns is a member itself.
    pub fn may_leave_out(&self, member: &str) -> bool {
        let is_included = |column: &&Column| column.name.split('.').next() == Some(member);
        self.leaves_out_empty
            || self.left_out.contains(&member)
            || self
                .included_columns
                .iter()
                .any(|column| is_included(&column))
            || self
                .all_columns()
                .filter(is_included)
                .any(|column| column.optional || column.when.is_some())
    }

    /// The member of an answer that holds the records, if the operation declares it itself.
    pub fn records_member(&self) -> Option<&'static AnswerMember> {
        let mut declared = self.answer_members.iter();
        declared.find(|member| member.name == self.records)
    }

    /// Whether the service documents an answer with this status as a good one. 204 is one where an answer may be empty.
    /// Every other status of success means something else: a job that has only begun, the answer of a proxy, a part.
    pub fn succeeds_with(&self, status: u16) -> bool {
        status == 200 || status == 204 && self.may_be_empty
    }

    /// The required parameters of a call, in the order of the signature.
    pub fn required(&self) -> impl Iterator<Item = &'static Parameter> {
        self.parameters
            .iter()
            .filter(|parameter| parameter.required)
    }

    /// The optional parameters of a call.
    pub fn optional(&self) -> impl Iterator<Item = &'static Parameter> {
        self.parameters
            .iter()
            .filter(|parameter| !parameter.required)
    }

    /// `group.name`, or the name alone.
    pub fn full_name(&self) -> String {
        if self.group.is_empty() {
            self.name.to_owned()
        } else {
            format!("{}.{}", self.group, self.name)
        }
    }
}
