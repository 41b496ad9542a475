//! Renders the functions that make what operations take from people's words: parameters and docstrings.

use openshelf_core::catalog::{Gives, Helper, PlaceKind, Service, Word, WordForm};

use crate::docstring::{entry, section, sentence, sentences, wrapped};
use crate::literal::literals;
use crate::namespace::Mode;
use crate::types::capitalized;

/// A day in an annotation of ours.
const DAY: &str = "str | datetime.date";

/// How many words are listed in a docstring.
const SHOWN: usize = 24;

/// A helper of a service.
pub struct Described {
    pub service: &'static Service,
    pub helper: &'static Helper,
}

/// The helpers of a service.
pub fn of(service: &'static Service) -> impl Iterator<Item = Described> {
    let helpers = service.helpers.iter();
    helpers.map(move |helper| Described { service, helper })
}

impl Described {
    /// The name of the function in the package, such as `spending_filters`.
    pub fn function(&self) -> String {
        format!("{}_{}", self.service.name, self.helper.name)
    }

    /// The name of the type of the words that an argument offers, if it offers some.
    pub fn alias(&self, word: &Word) -> Option<String> {
        (!offered(word).is_empty()).then(|| {
            let service = self.service.class_name;
            let helper = capitalized(self.helper.name);
            format!("{service}{helper}{}", capitalized(word.name))
        })
    }

    /// The types of the words that arguments offer: name and definition.
    pub fn aliases(&self) -> Vec<(String, String)> {
        let words = self.helper.words.iter();
        words
            .filter_map(|word| Some((self.alias(word)?, literals(offered(word)))))
            .collect()
    }

    /// The parameters with their types, `before` the names of the types.
    pub fn parameters(&self, before: &str) -> Vec<String> {
        let words = self.helper.words.iter();
        words
            .map(|word| {
                let alias = self.alias(word).map(|alias| format!("{before}{alias}"));
                let annotation = annotation(word, alias.as_deref());
                format!("{}: {annotation} | None = None", word.name)
            })
            .collect()
    }

    /// What a call gives.
    pub fn result(mode: Mode) -> &'static str {
        match mode {
            Mode::Sync => "dict[str, Any]",
            Mode::Async => "Coroutine[Any, Any, dict[str, Any]]",
        }
    }

    /// The docstring of the function, or of the method of clients in a mode.
    pub fn document(&self, client: Option<Mode>) -> String {
        let helper = self.helper;
        let words = helper.words.iter();
        let entries: Vec<String> = words
            .map(|word| {
                let head = format!("{} : {}, optional", word.name, kind(word));
                entry(&head, &described(word))
            })
            .collect();
        let asks = helper.words.iter().any(|word| !word.lookup.is_empty());
        let about_names = match client {
            Some(_) if asks => Some(
                "Names that the catalog does not know are asked of the service's own lists, once for each \
                 client. All others need no request.",
            ),
            None if asks => Some(
                "Nothing is requested: of agencies it knows those of the catalog. The method of a client with \
                 the same name asks the service about others.",
            ),
            _ => None,
        };
        let mut summary = vec![sentence(helper.summary, &[])];
        summary.extend(about_names.map(|text| wrapped(text, 0)));
        let returns = match client {
            Some(Mode::Async) => "coroutine of dict",
            _ => "dict",
        };
        let result = sentence(helper.result, &[]);
        let raises = entry(
            "ArgumentError",
            "For words that are not known, with the nearest that are, and for values of another form; it lists \
             every fault.",
        );
        let notes: Vec<String> = helper
            .notes
            .iter()
            .map(|note| sentences(note, &[]))
            .collect();
        let blocks = [
            summary.join("\n\n"),
            section("Parameters", &entries.join("\n")),
            section("Returns", &entry(returns, &result)),
            section("Raises", &raises),
            section("Notes", &wrapped(&notes.join(" "), 0)),
            section("Examples", &self.example(client)),
        ];
        let written = blocks.into_iter().filter(|block| !block.is_empty());
        written.collect::<Vec<_>>().join("\n\n")
    }

    fn example(&self, client: Option<Mode>) -> String {
        let (service, helper) = (self.service.name, self.helper);
        let (operation, others) = helper.used_by;
        let made = match client {
            None => format!("openshelf.{service}_{}", helper.name),
            Some(Mode::Sync) => format!("{service}.{}", helper.name),
            Some(Mode::Async) => format!("await {service}.{}", helper.name),
        };
        let given = match helper.gives {
            Gives::Object => "wanted",
            Gives::Arguments(_) => "**wanted",
            Gives::Query => "query=wanted",
        };
        let given = match others {
            "" => given.to_owned(),
            others => format!("{others}, {given}"),
        };
        let asked = match client {
            Some(Mode::Async) => "await ",
            _ => "",
        };
        let first = format!(
            ">>> wanted = {made}(\n...     {}\n... )",
            helper.example.replace('\n', "\n...     ")
        );
        format!("{first}\n>>> {asked}{service}.{operation}({given})")
    }
}

/// What an argument takes, with the words of a short list.
fn described(word: &Word) -> String {
    let note = sentences(word.note, &[]);
    let offered: Vec<&str> = word.choices.iter().map(|choice| choice.name).collect();
    match offered.len() {
        1..=SHOWN => format!("{note} Words: {}.", offered.join(", ")),
        _ => note,
    }
}

/// The words that editors offer for an argument, with the codes that they stand for if it takes no others.
fn offered(word: &Word) -> Vec<&'static str> {
    let is_part = matches!(word.form, WordForm::Places(kind) if !is_listed(kind));
    if is_part {
        return Vec::new();
    }
    let choices = word.choices.iter().map(|choice| choice.name);
    let codes = word.choices.iter().flat_map(|choice| choice.codes);
    let codes = codes.copied().filter(|_| !is_open(word));
    let known = word.known.into_iter();
    let names = known.flat_map(|known| {
        let short = known.short_forms.iter().map(|(form, _)| *form);
        short.chain(known.names.iter().copied())
    });
    let mut offered: Vec<&str> = choices.chain(names).collect();
    for code in codes {
        if !offered.contains(&code) {
            offered.push(code);
        }
    }
    offered
}

/// Whether the catalog lists all places of a kind.
const fn is_listed(kind: PlaceKind) -> bool {
    matches!(kind, PlaceKind::State | PlaceKind::Country)
}

/// Whether an argument takes other texts than the words that are offered.
fn is_open(word: &Word) -> bool {
    word.any
        || !word.pattern.is_empty()
        || !word.lookup.is_empty()
        || word.known.is_some()
        || matches!(word.form, WordForm::Places(_))
}

fn one(word: &Word, alias: Option<&str>) -> String {
    match alias {
        Some(alias) if is_open(word) => format!("{alias} | str"),
        Some(alias) => alias.to_owned(),
        None => "str".to_owned(),
    }
}

/// The type of an argument as Python source, without `None`.
fn annotation(word: &Word, alias: Option<&str>) -> String {
    let several = |one: String| format!("{one} | Sequence[{one}]");
    match word.form {
        WordForm::Codes | WordForm::CodesOrGroups | WordForm::AccountPaths => {
            several(one(word, alias))
        }
        WordForm::Agencies | WordForm::Places(_) => {
            let one = format!("{} | Mapping[str, str]", one(word, alias));
            several(one)
        }
        WordForm::Choice | WordForm::Scope(_) | WordForm::OfPeriods => one(word, alias),
        WordForm::FiscalYears(_) => "int | str | range | Sequence[int]".to_owned(),
        WordForm::Periods => {
            let pair = format!("tuple[{DAY}, {DAY}]");
            format!("str | {pair} | Sequence[{pair}]")
        }
        WordForm::Amounts => {
            let pair = "tuple[float | None, float | None]";
            format!("str | {pair} | Sequence[{pair}]")
        }
        WordForm::Texts | WordForm::Matches | WordForm::Terms => several("str".to_owned()),
        WordForm::Text => "str".to_owned(),
        WordForm::Year => "int".to_owned(),
        WordForm::Flag => "bool".to_owned(),
        WordForm::Days => format!("{DAY} | tuple[{DAY} | None, {DAY} | None]"),
        WordForm::Pair => "str | tuple[str | int, str | int]".to_owned(),
        WordForm::Overlaps => "int | str | tuple[int | None, int | None]".to_owned(),
    }
}

/// The kind of a value in words.
fn kind(word: &Word) -> &'static str {
    match word.form {
        WordForm::Codes
        | WordForm::CodesOrGroups
        | WordForm::AccountPaths
        | WordForm::Texts
        | WordForm::Matches
        | WordForm::Terms => "str or list of str",
        WordForm::Agencies | WordForm::Places(_) => "str, dict or list of them",
        WordForm::Choice | WordForm::Scope(_) | WordForm::OfPeriods | WordForm::Text => "str",
        WordForm::FiscalYears(_) => "int, str, range or list of int",
        WordForm::Periods => "tuple of two days, str, or list of tuples",
        WordForm::Amounts => "tuple of two numbers, str, or list of tuples",
        WordForm::Year => "int",
        WordForm::Flag => "bool",
        WordForm::Days => "str, datetime.date or tuple of two days",
        WordForm::Pair => "str or tuple of two values",
        WordForm::Overlaps => "int, str or tuple of two numbers",
    }
}
