//! What is answered: bodies from files, and pages whose records carry the page's own numbers.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;

/// The numbers of records in files have nine digits: these, and two for the place in the page. The first kind counts
/// up from record to record, the second down.
const UP: &[u8] = b"1000000";
const DOWN: &[u8] = b"8999999";
const DIGITS: usize = 9;
/// The number of a list's first record, and its amount. The amounts count down.
const FIRST: u64 = 100_000_000;
const LARGEST: u64 = 899_999_999;
const PER_PAGE: u64 = 100;
/// How a record of a list with cursors begins, and what follows the last one.
const RECORD: &[u8] = b"{\"internal_id\"";
const AFTER_RECORDS: &[u8] = b"], \"page_metadata\"";

/// One body, and where its numbers are.
struct Body {
    /// The head of an HTTP/1.1 response, up to the length of the body.
    head: Vec<u8>,
    body: Vec<u8>,
    /// Where the numbers that count up begin, and those that count down.
    up: Vec<usize>,
    down: Vec<usize>,
    /// Where the records of a list begin, and where the last one ends.
    records: Vec<usize>,
    end: usize,
}

impl Body {
    fn read(path: &Path, closes: bool) -> Result<Self, Box<dyn Error>> {
        let body = fs::read(path)?;
        let close = if closes { "Connection: close\r\n" } else { "" };
        let head =
            format!("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n{close}Content-Length: ");
        Ok(Self {
            head: head.into_bytes(),
            up: places(&body, UP),
            down: places(&body, DOWN),
            records: starts(&body, RECORD),
            end: find(&body, AFTER_RECORDS).unwrap_or(body.len()),
            body,
        })
    }

    /// Writes the response for the records after this many; returns where its body begins.
    fn after(&self, records: u64, into: &mut Vec<u8>) -> usize {
        self.write(self.end, 0, records, into)
    }

    /// Writes the response with only the first records of the list.
    fn first(&self, count: usize, records: u64, into: &mut Vec<u8>) -> usize {
        let separator = ", ".len();
        let end = match (count, self.records.get(count)) {
            (0, Some(begin)) => *begin,
            (_, Some(begin)) => begin.saturating_sub(separator),
            _ => self.end,
        };
        let missing = self.records.len().saturating_sub(count) as u64;
        self.write(end, missing, records, into)
    }

    /// Writes the response with the records up to a place. What follows them names the last record, which is so many
    /// records before the body's own.
    fn write(&self, end: usize, missing: u64, records: u64, into: &mut Vec<u8>) -> usize {
        into.clear();
        into.extend_from_slice(&self.head);
        let removed = self.end - end;
        // Writing into memory cannot fail.
        let _ = write!(into, "{}\r\n\r\n", self.body.len() - removed);
        let begins = into.len();
        into.extend_from_slice(&self.body[..end]);
        into.extend_from_slice(&self.body[self.end..]);
        let mut change_all = |places: &[usize], by: &dyn Fn(u64, u64) -> u64| {
            for place in places {
                let (place, records) = match *place {
                    place if place >= self.end => (place - removed, records.wrapping_sub(missing)),
                    place if place < end => (place, records),
                    _ => continue,
                };
                if records != 0 {
                    change(into, begins + place, |number| by(number, records));
                }
            }
        };
        change_all(&self.up, &u64::wrapping_add);
        change_all(&self.down, &u64::wrapping_sub);
        begins
    }
}

/// Where numbers of nine digits begin with some bytes.
fn places(within: &[u8], wanted: &[u8]) -> Vec<usize> {
    let is_number = |begins: &usize| {
        let digits = within.get(*begins..*begins + DIGITS);
        digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_digit))
    };
    let mut found: Vec<usize> = starts(within, wanted)
        .into_iter()
        .filter(is_number)
        .collect();
    // Places within the number before are no numbers.
    found.dedup_by(|next, before| *next < *before + DIGITS);
    found
}

/// Where some bytes are in others.
fn starts(within: &[u8], wanted: &[u8]) -> Vec<usize> {
    let (mut found, mut from) = (Vec::new(), 0);
    while let Some(place) = find(within.get(from..).unwrap_or_default(), wanted) {
        found.push(from + place);
        from += place + 1;
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
    /// The last page; only a list with cursors has it, and pages of any size.
    last: Option<Body>,
}

/// All routes: the first that fits answers.
pub struct Routes(Vec<Route>);

impl Routes {
    /// Lines of a file: method, beginning of the path, number of pages, and one or two files, between tabs.
    pub fn read(path: &Path, closes: bool) -> Result<Self, Box<dyn Error>> {
        let folder = path.parent().ok_or("no folder")?;
        let mut routes = Vec::new();
        for line in fs::read_to_string(path)?.lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            let [method, prefix, pages, file, last @ ..] = fields.as_slice() else {
                return Err(format!("not a route: {line}").into());
            };
            let read = |name: &str| Body::read(&folder.join(name), closes);
            routes.push(Route {
                method: (*method).to_owned(),
                prefix: (*prefix).to_owned(),
                pages: pages.parse()?,
                body: read(file)?,
                last: last.first().map(|name| read(name)).transpose()?,
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
        let (Some(last), 1..) = (&route.last, route.pages) else {
            let records = if route.pages == 0 {
                0
            } else {
                (number - 1) * PER_PAGE
            };
            return Some(route.body.after(records, into));
        };
        let size = after(body, b"\"limit\":").unwrap_or(PER_PAGE).min(PER_PAGE);
        let total = route.pages * PER_PAGE;
        let before = before(body, number, size, total)?;
        let count = size.min(total.saturating_sub(before));
        let chosen = if before + count < total {
            &route.body
        } else {
            last
        };
        Some(chosen.first(count as usize, before, into))
    }
}

/// How many records of a list are before a page; nothing if the page is one that this server does not have.
fn before(body: &[u8], number: u64, size: u64, total: u64) -> Option<u64> {
    if find(body, b"\"lower_bound\":").is_some() {
        return None;
    }
    // A page at a cursor begins after the record that the cursor names.
    if let Some(last) = after(body, b"\"last_record_unique_id\":") {
        return Some((last + 1).saturating_sub(FIRST));
    }
    if find(body, b"\"order\":\"asc\"").is_some() {
        return total.checked_sub(number).filter(|_| size == 1);
    }
    let larger = after(body, b"\"upper_bound\":").map_or(0, |bound| LARGEST.saturating_sub(bound));
    Some(larger + (number - 1) * size)
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
