//! Finds the operation that serves a path.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use http::Method as Verb;

use super::address::address;
use openshelf_core::catalog::{
    Answer, Base, Encoding, Method, Operation, ParameterLocation, Service,
};
use openshelf_sandbox_services::handler::PathStyle;

/// The operation that a path leads to.
#[derive(Debug)]
pub enum Found {
    Operation {
        operation: &'static Operation,
        arguments: Vec<(&'static str, String)>,
        slash: bool,
        /// The names of all operations that send such a request, its own first.
        names: Arc<[String]>,
    },
    /// An operation has the path, but not the method.
    OtherMethod {
        operation: &'static Operation,
        arguments: Vec<(&'static str, String)>,
        slash: bool,
    },
    Nothing,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Segment {
    /// A fixed word; it has precedence, because the more specific route wins.
    Word(String),
    /// A placeholder with something fixed before or after it.
    Mixed(String, &'static str, String),
    Whole(&'static str),
}

#[derive(Debug)]
struct Route {
    operation: &'static Operation,
    segments: Vec<Segment>,
    slash: bool,
    names: Arc<[String]>,
}

/// The routes of one service, the most particular first.
#[derive(Debug)]
pub struct Routes {
    path_style: PathStyle,
    routes: Vec<Route>,
}

fn split(path: &str) -> Vec<&str> {
    path.split('/').filter(|part| !part.is_empty()).collect()
}

impl Segment {
    fn compile(text: &'static str, operation: &'static Operation) -> Option<Self> {
        let Some((before, rest)) = text.split_once('{') else {
            return Some(Segment::Word(text.to_owned()));
        };
        let (name, after) = rest.split_once('}')?;
        let parameter = operation.parameters.iter().find(|parameter| {
            parameter.place == ParameterLocation::Path && parameter.name == name
        })?;
        // A file's extension belongs to the number before it and is removed by the handler.
        let after = after
            .split_once('{')
            .map_or(after, |(fixed, _extension)| fixed);
        if before.is_empty() && after.is_empty() {
            Some(Segment::Whole(parameter.name))
        } else {
            Some(Segment::Mixed(
                before.to_owned(),
                parameter.name,
                after.to_owned(),
            ))
        }
    }

    /// The texts that fit, whatever the names of the placeholders.
    fn shape(&self) -> String {
        match self {
            Segment::Word(word) => word.clone(),
            Segment::Mixed(before, _, after) => format!("{before}{{}}{after}"),
            Segment::Whole(_) => "{}".to_owned(),
        }
    }

    fn rank(&self) -> u8 {
        match self {
            Segment::Word(_) => 0,
            Segment::Mixed(..) => 1,
            Segment::Whole(_) => 2,
        }
    }

    /// The placeholder's name and value, if the segment fits.
    fn take<'a>(
        &self,
        given: &'a str,
        path_style: PathStyle,
    ) -> Option<Option<(&'static str, &'a str)>> {
        match self {
            Segment::Word(word) if path_style.any_case => {
                word.eq_ignore_ascii_case(given).then_some(None)
            }
            Segment::Word(word) => (word == given).then_some(None),
            Segment::Mixed(before, name, after) => {
                let value = given
                    .strip_prefix(before.as_str())?
                    .strip_suffix(after.as_str())?;
                (!value.is_empty()).then_some(Some((name, value)))
            }
            Segment::Whole(name) => (!given.is_empty()).then_some(Some((name, given))),
        }
    }
}

impl Route {
    /// The routes of a path: more than one when a placeholder may be several segments.
    fn compile(
        service: &'static Service,
        operation: &'static Operation,
        path: &'static str,
        path_style: PathStyle,
    ) -> Vec<Self> {
        let base = match operation.base {
            Base::Api => service.base_url,
            Base::Images => service.image_api_url.unwrap_or(service.base_url),
        };
        let prefix = address("", service, base);
        let mut variants = vec![
            split(&prefix)
                .into_iter()
                .map(|word| Segment::Word(word.to_owned()))
                .collect::<Vec<_>>(),
        ];
        let slash = path.ends_with('/');
        let path = path
            .strip_suffix(path_style.optional_suffix)
            .unwrap_or(path);
        for text in split(path) {
            let Some(segment) = Segment::compile(text, operation) else {
                return Vec::new();
            };
            let most = match &segment {
                Segment::Whole(name) => operation.parameter(name).map_or(1, |parameter| {
                    if let Encoding::Segments(most) = parameter.render {
                        most
                    } else {
                        1
                    }
                }),
                _ => 1,
            };
            variants = variants
                .into_iter()
                .flat_map(|variant| {
                    let segment = segment.clone();
                    (1..=most).map(move |times| {
                        let mut longer = variant.clone();
                        longer.extend(std::iter::repeat_n(segment.clone(), times));
                        longer
                    })
                })
                .collect();
        }
        variants
            .into_iter()
            .map(|segments| Self {
                operation,
                segments,
                slash,
                names: Arc::default(),
            })
            .collect()
    }

    fn arguments(
        &self,
        given: &[&str],
        path_style: PathStyle,
    ) -> Option<Vec<(&'static str, String)>> {
        if given.len() != self.segments.len() {
            return None;
        }
        let mut arguments: Vec<(&'static str, String)> = Vec::new();
        for (segment, text) in self.segments.iter().zip(given) {
            if let Some((name, value)) = segment.take(text, path_style)? {
                match arguments.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, first)) => {
                        first.push('/');
                        first.push_str(value);
                    }
                    None => arguments.push((name, value.to_owned())),
                }
            }
        }
        Some(arguments)
    }
}

/// Gives each route the names of the operations that have it, in the order of the routes.
fn name_all(routes: &mut [Route], service: &Service, path_style: PathStyle) {
    let shape = |route: &Route| {
        let shapes: Vec<String> = route.segments.iter().map(Segment::shape).collect();
        let shape = shapes.join("/");
        let shape = match path_style.any_case {
            true => shape.to_ascii_lowercase(),
            false => shape,
        };
        (shape, route.operation.method.verb())
    };
    let mut all: HashMap<_, Vec<String>> = HashMap::new();
    for route in routes.iter() {
        let name = service.identify(route.operation);
        let names = all.entry(shape(route)).or_default();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    for route in routes {
        let names = all.get(&shape(route));
        route.names = names.cloned().unwrap_or_default().into();
    }
}

fn fits(operation: &Operation, verb: &Verb, path_style: PathStyle) -> bool {
    let reads_with_post = path_style.reads_with_post && matches!(operation.base, Base::Api);
    match operation.method {
        Method::Get => {
            verb == Verb::GET || verb == Verb::HEAD || (verb == Verb::POST && reads_with_post)
        }
        Method::Post => verb == Verb::POST,
    }
}

impl Routes {
    /// The routes of a service's operations, each at the path under which it is served.
    pub fn of(
        service: &'static Service,
        path_style: PathStyle,
        served: impl Fn(&'static Operation) -> &'static str,
    ) -> Self {
        let mut routes: Vec<Route> = service
            .operations()
            .flat_map(|operation| {
                std::iter::once(served(operation))
                    .chain(operation.short_path)
                    .flat_map(move |path| Route::compile(service, operation, path, path_style))
            })
            .collect();
        // A stable sort: of operations with the same path the first of the catalog answers that sends a request.
        routes.sort_by_key(|route| {
            let ranks: Vec<u8> = route.segments.iter().map(Segment::rank).collect();
            (ranks, route.operation.answer == Answer::Address)
        });
        name_all(&mut routes, service, path_style);
        Self { path_style, routes }
    }

    /// The operations whose requests count as those of another operation, by their names.
    pub fn counted_as(&self) -> BTreeMap<String, String> {
        let all = self.routes.iter().filter_map(|route| {
            let (first, others) = route.names.split_first()?;
            Some(others.iter().map(|other| (other.clone(), first.clone())))
        });
        all.flatten().collect()
    }

    /// The operation that serves the path.
    pub fn find(&self, segments: &[String], verb: &Verb) -> Found {
        let mut given: Vec<&str> = segments.iter().map(String::as_str).collect();
        let suffix = self.path_style.optional_suffix;
        if !suffix.is_empty()
            && let Some(last) = given.last_mut()
        {
            let at = last.len().saturating_sub(suffix.len());
            if let (Some(head), Some(tail)) = (last.get(..at), last.get(at..))
                && tail.eq_ignore_ascii_case(suffix)
                && !head.is_empty()
            {
                *last = head;
            }
        }
        let mut other = Found::Nothing;
        for route in &self.routes {
            let Some(arguments) = route.arguments(&given, self.path_style) else {
                continue;
            };
            let (operation, slash) = (route.operation, route.slash);
            if fits(operation, verb, self.path_style) {
                return Found::Operation {
                    operation,
                    arguments,
                    slash,
                    names: Arc::clone(&route.names),
                };
            }
            if matches!(other, Found::Nothing) {
                other = Found::OtherMethod {
                    operation,
                    arguments,
                    slash,
                };
            }
        }
        other
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use openshelf_services::SERVICES;

    fn found(path: &str, verb: &Verb, path_style: PathStyle) -> String {
        let segments: Vec<String> = split(path).into_iter().map(str::to_owned).collect();
        let service = SERVICES
            .into_iter()
            .find(|service| Some(service.name) == segments.first().map(String::as_str))
            .unwrap();
        let live = |operation: &'static Operation| operation.live_path.unwrap_or(operation.path);
        match Routes::of(service, path_style, live).find(&segments, verb) {
            Found::Operation {
                operation,
                arguments,
                ..
            } => format!("{} {arguments:?}", operation.full_name()),
            Found::OtherMethod { operation, .. } => format!("not {}", operation.full_name()),
            Found::Nothing => String::new(),
        }
    }

    #[test]
    fn fixed_words_take_precedence_over_placeholders() {
        let none = PathStyle::default();
        assert_eq!(
            found("museum/api/v1/artworks/search", &Verb::GET, none),
            "artworks.search []"
        );
        assert_eq!(
            found("museum/api/v1/artworks/7", &Verb::GET, none),
            r#"artworks.get [("id", "7")]"#
        );
        assert_eq!(found("museum/api/v1/agent-role/7", &Verb::GET, none), "");
        assert_eq!(
            found("spending/api/v2/references/hash", &Verb::GET, none),
            "not references.filter_from_hash"
        );
    }

    #[test]
    fn the_end_of_a_path_may_be_optional() {
        let path_style = PathStyle {
            optional_suffix: ".json",
            ..PathStyle::default()
        };
        for path in [
            "gazette/api/v1/documents/2024-1",
            "gazette/api/v1/documents/2024-1.json",
        ] {
            assert_eq!(
                found(path, &Verb::GET, path_style),
                r#"documents.get [("document_num", "2024-1")]"#
            );
        }
        assert_eq!(
            found("gazette/api/v1/documents.csv", &Verb::GET, path_style),
            "documents.search_csv []"
        );
    }

    #[test]
    fn every_operation_has_a_route() {
        for service in SERVICES {
            let routes = Routes::of(service, PathStyle::default(), |operation| operation.path);
            for operation in service.operations() {
                assert!(
                    routes
                        .routes
                        .iter()
                        .any(|route| std::ptr::eq(route.operation, operation)),
                    "{}",
                    operation.full_name()
                );
            }
        }
    }
}
