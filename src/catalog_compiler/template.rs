//! Operations of one form that differ in a few words.
//!
//! A `[[family]]` names templates and lists the words of each member; `<word>` in a template stands for the word. A
//! text that is nothing but `<word>` becomes the word's value, whatever its type.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use crate::failure::{Failure, Place, nearest};
use crate::source::{
    Content, Document, EVIDENCE, Member, Table, USE, Value, beside_use, member, unknown,
};

type Words = BTreeMap<String, Value>;

/// The templates of a service.
pub struct Templates<'a> {
    templates: BTreeMap<&'a str, Template<'a>>,
}

struct Template<'a> {
    value: &'a Value,
    is_used: Cell<bool>,
}

impl<'a> Templates<'a> {
    pub fn collect(documents: &'a [Document]) -> Result<Self, Failure> {
        let mut templates: BTreeMap<&str, Template<'_>> = BTreeMap::new();
        for document in documents {
            let Some(own) = member(&document.table, "template") else {
                continue;
            };
            for Member { name, place, value } in own.table()? {
                let is_used = Cell::new(false);
                if let Some(first) = templates.insert(name, Template { value, is_used }) {
                    let Place { file, line } = &first.value.place;
                    let file = file.display();
                    return Err(place.fails(format!("[template.{name}] is also at {file}:{line}")));
                }
            }
        }
        Ok(Self { templates })
    }

    /// The template with this name, and what it takes over from another one; `used` are the names on the way.
    fn find(&self, name: &Value, used: &[&str]) -> Result<Value, Failure> {
        let text = name.text()?;
        let Some(found) = self.templates.get(text) else {
            let known = nearest(text, self.templates.keys().copied());
            return Err(name
                .place
                .fails(format!("there is no [template.{text}]{known}")));
        };
        if used.contains(&text) {
            return Err(name.place.fails(format!("[template.{text}] uses itself")));
        }
        found.is_used.set(true);
        let own = found.value.table()?;
        let Some(base) = member(own, USE) else {
            return Ok(found.value.clone());
        };
        let mut base = self.find(base, &[used, &[text]].concat())?;
        if let Content::Table(members) = &mut base.content {
            merge(members, &beside_use(own));
        }
        Ok(base)
    }

    /// The failure of a template that no family has used.
    pub fn unused(&self) -> Option<Failure> {
        let mut templates = self.templates.iter();
        let (name, template) = templates.find(|(_, template)| !template.is_used.get())?;
        let place = &template.value.place;
        Some(place.fails(format!("no family uses [template.{name}]")))
    }
}

/// Whether a file has operations.
pub fn has_operations(document: &Document) -> bool {
    let has = |name| member(&document.table, name).is_some();
    has("operation") || has("family")
}

/// The operations of a file in the order of their lines.
pub fn operations(document: &Document, templates: &Templates<'_>) -> Result<Vec<Value>, Failure> {
    let mut entries = Vec::new();
    for name in ["operation", "family"] {
        for entry in member(&document.table, name).map_or(Ok(&[][..]), Value::list)? {
            entries.push((name, entry));
        }
    }
    entries.sort_by_key(|(_, entry)| entry.place.clone());
    let mut operations = Vec::new();
    for (name, entry) in entries {
        match name {
            "operation" => operations.push(entry.clone()),
            _ => operations.extend(family(entry, templates)?),
        }
    }
    Ok(operations)
}

fn family(entry: &Value, known: &Templates<'_>) -> Result<Vec<Value>, Failure> {
    const KNOWN: [&str; 3] = ["templates", "words", "members"];
    let table = entry.table()?;
    if let Some(other) = table
        .iter()
        .find(|member| !KNOWN.contains(&member.name.as_str()))
    {
        return Err(unknown(other, KNOWN));
    }
    let named = |name| {
        member(table, name).ok_or_else(|| entry.place.fails(format!("the family has no {name}")))
    };
    let mut templates = Vec::new();
    for name in named("templates")?.list()? {
        templates.push((name.text()?.to_owned(), known.find(name, &[])?));
    }
    let defaults =
        member(table, "words").map_or(Ok(&[][..]), |words| words.table().map(Vec::as_slice))?;
    let known = known_words(&templates, defaults);
    let mut operations = Vec::new();
    for each in named("members")?.list()? {
        let words = words(each, defaults, &known)?;
        for (name, template) in &templates {
            let mut operation = fill(template, &words)?;
            if let (Some(changes), Content::Table(operation)) =
                (words.get(name), &mut operation.content)
            {
                merge(operation, changes.table()?);
            }
            operations.push(operation);
        }
    }
    Ok(operations)
}

/// Members replace those of the same name; others are added.
pub fn merge(table: &mut Table, changes: &Table) {
    for change in changes {
        match table.iter_mut().find(|member| member.name == change.name) {
            Some(member) => *member = change.clone(),
            None => table.push(change.clone()),
        }
    }
}

/// The words that templates use, and the names of the templates, whose operations a member may change.
fn known_words(templates: &[(String, Value)], defaults: &[Member]) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for (name, template) in templates {
        known.insert(name.clone());
        collect_words(template, &mut known);
    }
    for default in defaults {
        known.insert(default.name.clone());
        collect_words(&default.value, &mut known);
    }
    known
}

fn collect_words(value: &Value, words: &mut BTreeSet<String>) {
    match &value.content {
        Content::Text(text) => {
            words.extend(parts(text).filter_map(|part| part.ok().map(str::to_owned)));
        }
        Content::List(values) => values.iter().for_each(|value| collect_words(value, words)),
        Content::Table(table) => {
            let facts = table.iter().filter(|member| member.name != EVIDENCE);
            facts.for_each(|member| collect_words(&member.value, words));
        }
        Content::Integer(_) | Content::Float(_) | Content::Boolean(_) => {}
    }
}

/// The words of a member, with those that the family gives where the member has none.
fn words(each: &Value, defaults: &[Member], known: &BTreeSet<String>) -> Result<Words, Failure> {
    let mut words = Words::new();
    for member in each.table()? {
        if member.name == EVIDENCE {
            continue;
        }
        if !known.contains(&member.name) {
            return Err(unknown(member, known.iter().map(String::as_str)));
        }
        words.insert(member.name.clone(), member.value.clone());
    }
    for default in defaults {
        if !words.contains_key(&default.name) {
            let value = fill(&default.value, &words)?;
            words.insert(default.name.clone(), value);
        }
    }
    Ok(words)
}

/// The value with its words filled in.
fn fill(value: &Value, words: &Words) -> Result<Value, Failure> {
    let content = match &value.content {
        Content::Text(text) => return fill_text(value, text, words),
        Content::List(values) => {
            let filled = values.iter().map(|value| fill(value, words));
            Content::List(filled.collect::<Result<_, _>>()?)
        }
        Content::Table(table) => {
            let mut filled = Table::new();
            for member in table.iter().filter(|member| member.name != EVIDENCE) {
                let value = fill(&member.value, words)?;
                filled.push(Member {
                    value,
                    ..member.clone()
                });
            }
            Content::Table(filled)
        }
        other => other.clone(),
    };
    Ok(Value {
        place: value.place.clone(),
        content,
    })
}

fn fill_text(value: &Value, text: &str, words: &Words) -> Result<Value, Failure> {
    let find = |word: &str| {
        let known = words.keys().map(String::as_str);
        let failure = || {
            let known = nearest(word, known);
            value
                .place
                .fails(format!("the member has no word {word:?}{known}"))
        };
        words.get(word).ok_or_else(failure)
    };
    let parts: Vec<Result<&str, &str>> = parts(text).collect();
    if let [Ok(word)] = parts.as_slice() {
        return find(word).cloned();
    }
    let mut filled = String::new();
    for part in parts {
        match part {
            Ok(word) => filled.push_str(find(word)?.text()?),
            Err(text) => filled.push_str(text),
        }
    }
    Ok(Value {
        place: value.place.clone(),
        content: Content::Text(filled),
    })
}

/// The words in angle brackets (`Ok`) and the text between them (`Err`).
fn parts(text: &str) -> impl Iterator<Item = Result<&str, &str>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        if let Some((word, after)) = rest.strip_prefix('<').and_then(|rest| rest.split_once('>'))
            && !word.is_empty()
            && word
                .chars()
                .all(|letter| letter.is_ascii_lowercase() || letter == '_')
        {
            rest = after;
            return Some(Ok(word));
        }
        let start = rest.chars().next().map_or(0, char::len_utf8);
        let end = rest
            .get(start..)
            .and_then(|behind| behind.find('<'))
            .map_or(rest.len(), |at| start + at);
        let (text, after) = rest.split_at(end);
        rest = after;
        Some(Err(text))
    })
}
