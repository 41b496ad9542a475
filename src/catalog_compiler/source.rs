//! The files of the catalog as values that know their places.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use toml::de::{DeTable, DeValue};

use crate::failure::{Failure, Place, nearest};

/// The member that says where a fact comes from. It is for readers alone, and any table may have it.
pub const EVIDENCE: &str = "evidence";

/// The member that names what a table begins with: a shared value, or another template.
pub const USE: &str = "use";

/// A TOML value and its place.
#[derive(Debug, Clone)]
pub struct Value {
    pub place: Place,
    pub content: Content,
}

#[derive(Debug, Clone)]
pub enum Content {
    Text(String),
    Integer(i64),
    /// As it is written.
    Float(String),
    Boolean(bool),
    List(Vec<Value>),
    Table(Table),
}

/// The members of a table in the order of the file.
pub type Table = Vec<Member>;

#[derive(Debug, Clone)]
pub struct Member {
    pub name: String,
    pub place: Place,
    pub value: Value,
}

impl Value {
    pub fn text(&self) -> Result<&str, Failure> {
        match &self.content {
            Content::Text(text) => Ok(text),
            _ => Err(self.expects("a text")),
        }
    }

    pub fn list(&self) -> Result<&[Self], Failure> {
        match &self.content {
            Content::List(values) => Ok(values),
            _ => Err(self.expects("a list")),
        }
    }

    pub fn table(&self) -> Result<&Table, Failure> {
        match &self.content {
            Content::Table(table) => Ok(table),
            _ => Err(self.expects("a table")),
        }
    }

    /// The failure of a value of another kind.
    pub fn expects(&self, what: &str) -> Failure {
        let given = match &self.content {
            Content::Text(text) => format!("the text {text:?}"),
            Content::Integer(number) => format!("the number {number}"),
            Content::Float(number) => format!("the number {number}"),
            Content::Boolean(flag) => format!("{flag}"),
            Content::List(_) => "a list".to_owned(),
            Content::Table(_) => "a table".to_owned(),
        };
        self.place.fails(format!("{given} is not {what}"))
    }
}

/// The member with this name.
pub fn member<'a>(table: &'a Table, name: &str) -> Option<&'a Value> {
    table
        .iter()
        .find(|member| member.name == name)
        .map(|member| &member.value)
}

/// The name of the shared text, or list of texts, that a table `{ use = "its name" }` stands for.
pub fn used_text(value: &Value) -> Option<&Value> {
    match &value.content {
        Content::Table(table) => match table.as_slice() {
            [only] if only.name == USE => Some(&only.value),
            _ => None,
        },
        _ => None,
    }
}

/// What a table adds to what it uses.
pub fn beside_use(table: &Table) -> Table {
    let own = table.iter().filter(|member| member.name != USE);
    own.cloned().collect()
}

/// One file of a service.
pub struct Document {
    /// The file's name without its ending.
    pub name: String,
    pub table: Table,
}

impl Document {
    /// The file that describes the service itself, and its table `service`.
    pub fn service<'a>(
        documents: &'a [Self],
        folder: &Path,
    ) -> Result<(&'a Self, &'a Value), Failure> {
        documents
            .iter()
            .find_map(|document| Some((document, member(&document.table, "service")?)))
            .ok_or_else(|| Failure::of_file(folder, "no file has the table [service]"))
    }

    /// The names of the files with operations, in their order, and where they are named.
    pub fn operation_files(&self, service: &Value) -> Result<Vec<(String, Place)>, Failure> {
        let Some(files) = member(service.table()?, "operations") else {
            let name = self.name.clone();
            return Ok(vec![(name, service.place.clone())]);
        };
        let named = |value: &Value| Ok((value.text()?.to_owned(), value.place.clone()));
        files.list()?.iter().map(named).collect()
    }
}

/// Every TOML file of the folder, by name.
pub fn read_folder(folder: &Path) -> Result<Vec<Document>, Failure> {
    let unreadable = |error: std::io::Error| Failure::of_file(folder, error.to_string());
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|ending| ending == "toml") {
            paths.push(path);
        }
    }
    paths.sort();
    paths.into_iter().map(read_file).collect()
}

fn read_file(path: PathBuf) -> Result<Document, Failure> {
    let text = std::fs::read_to_string(&path)
        .map_err(|error| Failure::of_file(&path, error.to_string()))?;
    let name = path
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let reader = Reader {
        path: Arc::new(path),
        line_ends: text.match_indices('\n').map(|(at, _)| at).collect(),
    };
    let parsed = DeTable::parse(&text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        reader.place(at).fails(error.message().to_owned())
    })?;
    let table = reader.table(parsed.into_inner())?;
    Ok(Document { name, table })
}

/// Turns what the TOML parser gives into values with lines.
struct Reader {
    path: Arc<PathBuf>,
    line_ends: Vec<usize>,
}

impl Reader {
    fn place(&self, at: usize) -> Place {
        Place {
            file: Arc::clone(&self.path),
            line: self.line_ends.partition_point(|end| *end < at) + 1,
        }
    }

    fn table(&self, table: DeTable<'_>) -> Result<Table, Failure> {
        let mut members = Vec::new();
        for (name, value) in table {
            let at = name.span().start;
            let place = self.place(at);
            members.push((
                at,
                Member {
                    name: name.into_inner().into_owned(),
                    value: self.value(place.clone(), value.into_inner())?,
                    place,
                },
            ));
        }
        members.sort_by_key(|(at, _)| *at);
        Ok(members.into_iter().map(|(_, member)| member).collect())
    }

    fn value(&self, place: Place, value: DeValue<'_>) -> Result<Value, Failure> {
        let content = match value {
            DeValue::String(text) => Content::Text(text.into_owned()),
            DeValue::Integer(number) => {
                let read = i64::from_str_radix(number.as_str(), number.radix());
                Content::Integer(read.map_err(|error| place.fails(error.to_string()))?)
            }
            DeValue::Float(number) => Content::Float(number.as_str().to_owned()),
            DeValue::Boolean(flag) => Content::Boolean(flag),
            DeValue::Datetime(moment) => {
                return Err(place.fails(format!("write the day {moment} in quotation marks")));
            }
            DeValue::Array(values) => {
                let mut list = Vec::new();
                for value in values {
                    let place = self.place(value.span().start);
                    list.push(self.value(place, value.into_inner())?);
                }
                Content::List(list)
            }
            DeValue::Table(table) => Content::Table(self.table(table)?),
        };
        Ok(Value { place, content })
    }
}

/// The failure of a member that is none of the known ones.
pub fn unknown<'a>(member: &Member, known: impl IntoIterator<Item = &'a str>) -> Failure {
    let name = &member.name;
    member
        .place
        .fails(format!("unknown member {name:?}{}", nearest(name, known)))
}
