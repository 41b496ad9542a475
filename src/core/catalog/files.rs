//! The files that operations lead to.

use serde::Serialize;

/// What an operation leads to, for a download.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Files {
    /// The operation starts a job that writes a file.
    Job(&'static Job),
    /// The answer names files that exist.
    Listed(&'static Listed),
    /// The answer itself is the file.
    Answer(&'static AnswerFile),
    /// A record has the addresses of the file's forms, of which an argument chooses one.
    Linked(&'static Linked),
}

/// A job, and the operation that tells its state. Both answers have the members `name` and `address`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Job {
    /// Group and name of the operation that tells the state, and its parameter with the file's name.
    pub status: (&'static str, &'static str),
    pub parameter: &'static str,
    pub name: &'static str,
    pub address: &'static str,
    pub state: &'static str,
    /// The state of a job whose file is complete.
    pub finished: &'static str,
    /// The state of a job that has failed.
    pub failed: &'static str,
    /// The service's message about a failed job.
    pub message: &'static str,
    pub rows: &'static str,
    pub columns: &'static str,
    /// The size of the file in thousands of bytes.
    pub size: &'static str,
    /// Seconds that the job has run.
    pub seconds: &'static str,
    /// The hosts that serve its file.
    pub hosts: &'static [&'static str],
    /// The columns of the tables in its file.
    pub columns_of_file: &'static FileColumns,
}

/// An answer that names files. Each is an object with a name and an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// The members that contain a file, a list of files, or null.
    pub places: &'static [&'static str],
    pub name: &'static str,
    pub address: &'static str,
    /// The hosts that serve the files.
    pub hosts: &'static [&'static str],
}

/// A file whose address a record has. The operation's own request asks for the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Linked {
    /// The parameter that chooses the form.
    pub parameter: &'static str,
    /// What the file belongs to, such as `document`.
    pub thing: &'static str,
    pub forms: &'static [LinkedForm],
    /// What the request for the record has in its query, so that the answer has the addresses alone.
    pub asks: &'static [(&'static str, &'static str)],
    /// The hosts that serve the files.
    pub hosts: &'static [&'static str],
}

impl Linked {
    /// The form with this name.
    pub fn form(&self, name: &str) -> Option<&'static LinkedForm> {
        self.forms.iter().find(|form| form.name == name)
    }
}

/// A form in which a file exists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct LinkedForm {
    /// The value of the parameter.
    pub name: &'static str,
    /// The member of the record with the address; null if the file does not exist in this form.
    pub member: &'static str,
    /// The ending of the name of a downloaded file, with its dot.
    pub ending: &'static str,
    /// Its media types.
    pub media: &'static [&'static str],
    pub content: LinkedContent,
}

/// What the content of a file is, so that the page of what stands in front of a service is not taken for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LinkedContent {
    /// Text. It may be wrapped in a web page of which it is the only element, preformatted.
    Preformatted,
    /// Text with marks, which is never a whole web page.
    Marked,
    /// Bytes that have this text near their beginning.
    Bytes(&'static str),
}

/// How a file is named whose content is the answer itself: after the arguments that differ from their defaults.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct AnswerFile {
    pub prefix: &'static str,
    /// The ending of the name, unless an argument determines it.
    pub suffix: &'static str,
    /// The parameter that determines the ending.
    pub format: Option<&'static str>,
}

/// The types of the columns of a file without types, by their names in small letters. Whatever no rule names is text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct FileColumns {
    /// Endings of the names of columns that stay text whatever else their names contain.
    pub texts: &'static [&'static str],
    /// Endings of the names of days.
    pub days: &'static [&'static str],
    /// Words in the names of amounts, between underscores.
    pub amounts: &'static [&'static str],
    /// The unit of amounts.
    pub unit: &'static str,
}

/// The type of one column of such a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileColumnKind {
    Text,
    /// YYYY-MM-DD.
    Day,
    /// A number with a unit.
    Amount(&'static str),
}

impl FileColumns {
    /// The type of the column with this name.
    pub fn kind(&self, name: &str) -> FileColumnKind {
        let name = name.to_lowercase();
        let ends = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
        if ends(self.texts) {
            return FileColumnKind::Text;
        }
        if ends(self.days) {
            return FileColumnKind::Day;
        }
        match name.split('_').any(|word| self.amounts.contains(&word)) {
            true => FileColumnKind::Amount(self.unit),
            false => FileColumnKind::Text,
        }
    }
}
