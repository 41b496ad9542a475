//! What is answered: bodies from files, and pages whose records carry the page's own numbers.

use std::error::Error;
use std::fs;
use std::path::Path;

/// The numbers of records in files have nine digits: these, and two for the place in the page. The first kind counts
/// up from record to record, the second down.
const UP: &[u8] = b"1000000";
const DOWN: &[u8] = b"8999999";
const DIGITS: usize = 9;
/// The number of a list's first record.
const FIRST: u64 = 100_000_000;
const PER_PAGE: u64 = 100;

/// One body, and where its numbers are.
struct Body {
    /// A complete HTTP/1.1 response.
    response: Vec<u8>,
    /// Where the body begins.
    begins: usize,
    /// Where the numbers that count up begin, and those that count down.
    up: Vec<usize>,
    down: Vec<usize>,
}

impl Body {
    fn read(path: &Path, closes: bool) -> Result<Self, Box<dyn Error>> {
        let body = fs::read(path)?;
        let close = if closes { "Connection: close\r\n" } else { "" };
        let mut response = format!(
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n{close}Content-Length: {}\r\n\r\n",
            body.len()
        )
        .into_bytes();
        let begins = response.len();
        response.extend_from_slice(&body);
        Ok(Self {
            up: places(&response, UP),
            down: places(&response, DOWN),
            response,
            begins,
        })
    }

    /// The response for the records after this many.
    fn after(&self, records: u64, into: &mut Vec<u8>) {
        into.clear();
        into.extend_from_slice(&self.response);
        if records == 0 {
            return;
        }
        for place in &self.up {
            change(into, *place, |number| number.wrapping_add(records));
        }
        for place in &self.down {
            change(into, *place, |number| number.wrapping_sub(records));
        }
    }
}

/// Where numbers of nine digits begin with some bytes.
fn places(within: &[u8], wanted: &[u8]) -> Vec<usize> {
    let (mut found, mut from) = (Vec::new(), 0);
    while let Some(place) = find(within.get(from..).unwrap_or_default(), wanted) {
        let begins = from + place;
        let digits = within.get(begins..begins + DIGITS).unwrap_or_default();
        if digits.len() == DIGITS && digits.iter().all(u8::is_ascii_digit) {
            found.push(begins);
            from = begins + DIGITS;
        } else {
            from = begins + 1;
        }
    }
    found
}

/// Writes another number of nine digits over one.
fn change(bytes: &mut [u8], place: usize, changed: impl Fn(u64) -> u64) {
    if let Some(digits) = bytes.get_mut(place..place + DIGITS) {
        let mut number = changed(number_of(digits));
        for digit in digits.iter_mut().rev() {
            *digit = b'0' + (number % 10) as u8;
            number /= 10;
        }
    }
}

/// A method and the beginning of a path, with what is answered.
struct Route {
    method: String,
    prefix: String,
    /// The number of pages; zero for a body that is always the same.
    pages: u64,
    body: Body,
    /// The last page, an empty page behind it, and a page of one record.
    special: Option<[Body; 3]>,
}

/// All routes: the first that fits answers.
pub struct Routes(Vec<Route>);

impl Routes {
    /// Lines of a file: method, beginning of the path, number of pages, and one or four files, between tabs.
    pub fn read(path: &Path, closes: bool) -> Result<Self, Box<dyn Error>> {
        let folder = path.parent().ok_or("no folder")?;
        let mut routes = Vec::new();
        for line in fs::read_to_string(path)?.lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            let [method, prefix, pages, file, special @ ..] = fields.as_slice() else {
                return Err(format!("not a route: {line}").into());
            };
            let read = |name: &str| Body::read(&folder.join(name), closes);
            let special = match special {
                [last, empty, one] => Some([read(last)?, read(empty)?, read(one)?]),
                _ => None,
            };
            routes.push(Route {
                method: (*method).to_owned(),
                prefix: (*prefix).to_owned(),
                pages: pages.parse()?,
                body: read(file)?,
                special,
            });
        }
        Ok(Self(routes))
    }

    /// Writes the response to a request; returns where its body begins, or nothing for an unknown path.
    pub fn answer(
        &self,
        method: &[u8],
        target: &[u8],
        body: &[u8],
        into: &mut Vec<u8>,
    ) -> Option<usize> {
        let route = self.0.iter().find(|route| {
            method == route.method.as_bytes() && target.starts_with(route.prefix.as_bytes())
        })?;
        let number = after(target, b"page=")
            .or_else(|| after(body, b"\"page\":"))
            .unwrap_or(1)
            .max(1);
        // A page at a cursor begins after the record that the cursor names.
        let before = match after(body, b"\"last_record_unique_id\":") {
            Some(last) => (last + 1).saturating_sub(FIRST),
            None => (number - 1) * PER_PAGE,
        };
        let total = route.pages * PER_PAGE;
        let (chosen, records) = match &route.special {
            _ if route.pages == 0 => (&route.body, 0),
            Some([_, _, one]) if after(body, b"\"limit\":") == Some(1) => (one, number - 1),
            Some([last, _, _]) if before + PER_PAGE == total => (last, before),
            Some([_, empty, _]) if before >= total => (empty, 0),
            _ => (&route.body, before),
        };
        chosen.after(records, into);
        Some(chosen.begins)
    }
}

/// The place of some bytes in others.
pub fn find(within: &[u8], wanted: &[u8]) -> Option<usize> {
    within
        .windows(wanted.len())
        .position(|bytes| bytes == wanted)
}

/// The number behind some bytes, and behind spaces.
fn after(within: &[u8], wanted: &[u8]) -> Option<u64> {
    let rest = within.get(find(within, wanted)? + wanted.len()..)?;
    let rest = rest.trim_ascii_start();
    let end = rest
        .iter()
        .position(|byte| !byte.is_ascii_digit())
        .unwrap_or(rest.len());
    let digits = rest.get(..end).filter(|digits| !digits.is_empty())?;
    Some(number_of(digits))
}

fn number_of(digits: &[u8]) -> u64 {
    digits.iter().fold(0, |number, digit| {
        number.wrapping_mul(10) + u64::from(digit.wrapping_sub(b'0'))
    })
}
