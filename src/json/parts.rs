//! The texts of the members of an object and of the items of a list.

use std::borrow::Cow;

use serde::de::{Error as _, IgnoredAny};
use serde_json::Error;

use super::cursor::Cursor;

/// Lists and objects may be nested so deeply within a value.
pub const DEEPEST: usize = 512;
const BITS: usize = u64::BITS as usize;

/// Calls `each` with the name and the text of every member of an object, until it returns nothing. Returns nothing then,
/// and for a text that is no object or has a name that is not text; `each` may have been called for the members before.
#[inline]
pub fn members<'a>(
    text: &'a str,
    mut each: impl FnMut(Cow<'a, str>, &'a str) -> Option<()>,
) -> Option<()> {
    unread_members(text, |name, cursor| each(name, cursor.value()?))
}

/// The same with a cursor before the value, which `each` passes.
#[inline]
pub fn unread_members<'a>(
    text: &'a str,
    mut each: impl FnMut(Cow<'a, str>, &mut Cursor<'a>) -> Option<()>,
) -> Option<()> {
    whole(text, b'{', b'}', |cursor| {
        let start = cursor.at;
        let name = match skip_name(cursor)? {
            true => Cow::Borrowed(cursor.slice(start + 1, cursor.at - 1)?),
            false => unescaped(cursor.slice(start, cursor.at)?)?,
        };
        cursor.skip_byte(b':')?;
        each(name, cursor)
    })
}

/// A text that is written with escapes; nothing if it has half a pair of surrogates.
#[cold]
fn unescaped<'a>(written: &str) -> Option<Cow<'a, str>> {
    serde_json::from_str(written).ok().map(Cow::Owned)
}

/// The value at a path of members, of those with one name the first. What follows it is not read.
pub fn find<'a, 'p>(text: &'a str, path: impl IntoIterator<Item = &'p str>) -> Option<&'a str> {
    let mut found = text;
    for wanted in path {
        let mut value = None;
        members(found, |name, text| {
            if name == wanted {
                value = Some(text);
                return None;
            }
            Some(())
        });
        found = value?;
    }
    Some(found)
}

/// What a parser says is wrong with a text that could not be read here.
#[cold]
#[must_use]
pub fn fault(text: &str) -> serde_json::Error {
    match serde_json::from_str::<IgnoredAny>(text) {
        Err(error) => error,
        Ok(IgnoredAny) => Error::custom(
            "a value of another type than was expected, a name that is not text, or too deep a nesting",
        ),
    }
}

/// Calls `each` with the text of every item of a list, until it returns nothing. Returns nothing then, and for a text that
/// is no list; `each` may have been called for the items before.
#[inline]
pub fn items<'a>(text: &'a str, mut each: impl FnMut(&'a str) -> Option<()>) -> Option<()> {
    whole(text, b'[', b']', |cursor| each(cursor.value()?))
}

impl<'a> Cursor<'a> {
    /// Passes a value, and returns its text.
    #[inline]
    pub fn value(&mut self) -> Option<&'a str> {
        self.skip_space();
        let start = self.at;
        skip_value(self)?;
        self.slice(start, self.at)
    }

    /// Passes a list, and calls `each` with the text of every item until it returns nothing. Returns nothing then, and for
    /// another value.
    #[inline]
    pub fn items(&mut self, mut each: impl FnMut(&'a str) -> Option<()>) -> Option<()> {
        parts(self, b'[', b']', |cursor| each(cursor.value()?))
    }
}

/// Whether a text is one JSON value, with white space around it.
#[must_use]
pub fn is_value(text: &str) -> bool {
    let mut cursor = Cursor::new(text);
    skip_value(&mut cursor).is_some() && {
        cursor.skip_space();
        cursor.is_at_end()
    }
}

/// Reads a text that is a list or an object, with white space around it.
#[inline]
fn whole<'a>(
    text: &'a str,
    opening: u8,
    closing: u8,
    read: impl FnMut(&mut Cursor<'a>) -> Option<()>,
) -> Option<()> {
    let mut cursor = Cursor::new(text);
    parts(&mut cursor, opening, closing, read)?;
    cursor.skip_space();
    cursor.is_at_end().then_some(())
}

/// Passes a list or an object, whose parts are read, each at its first byte.
#[inline]
fn parts<'a>(
    cursor: &mut Cursor<'a>,
    opening: u8,
    closing: u8,
    mut read: impl FnMut(&mut Cursor<'a>) -> Option<()>,
) -> Option<()> {
    cursor.skip_byte(opening)?;
    if cursor.skip_space() != closing {
        loop {
            cursor.skip_space();
            read(cursor)?;
            match cursor.skip_space() {
                b',' => cursor.at += 1,
                byte if byte == closing => break,
                _ => return None,
            }
        }
    }
    cursor.at += 1;
    Some(())
}

#[inline]
fn skip_name(cursor: &mut Cursor<'_>) -> Option<bool> {
    match cursor.skip_space() {
        b'"' => cursor.skip_text(),
        _ => None,
    }
}

/// Passes the value that follows.
#[inline]
fn skip_value(cursor: &mut Cursor<'_>) -> Option<()> {
    match cursor.skip_space() {
        b'{' | b'[' => skip_nested(cursor),
        first => skip_scalar(cursor, first),
    }
}

/// Passes a value that is no list and no object, at its first byte.
#[inline]
fn skip_scalar(cursor: &mut Cursor<'_>, first: u8) -> Option<()> {
    match first {
        b'"' => cursor.skip_text().map(|_| ()),
        b't' => cursor.skip_word("true"),
        b'f' => cursor.skip_word("false"),
        b'n' => cursor.skip_word("null"),
        _ => cursor.skip_number(),
    }
}

/// Passes a list or an object. It does not call itself, so that no stack is too small.
fn skip_nested(cursor: &mut Cursor<'_>) -> Option<()> {
    let mut around = Nesting::default();
    loop {
        let has_ended = match cursor.skip_space() {
            b'{' => is_empty(cursor, b'}') || around.push(true)?,
            b'[' => is_empty(cursor, b']') || around.push(false)?,
            first => skip_scalar(cursor, first).map(|()| true)?,
        };
        if has_ended {
            loop {
                if around.depth == 0 {
                    return Some(());
                }
                match (cursor.skip_space(), around.is_object()) {
                    (b',', _) => break,
                    (b'}', true) | (b']', false) => around.depth -= 1,
                    _ => return None,
                }
                cursor.at += 1;
            }
            cursor.at += 1;
        }
        if around.is_object() {
            skip_name(cursor)?;
            cursor.skip_byte(b':')?;
        }
    }
}

/// Whether the list or the object that begins here has nothing in it. It is passed then, and otherwise its bracket.
#[inline]
fn is_empty(cursor: &mut Cursor<'_>, closing: u8) -> bool {
    cursor.at += 1;
    let is_empty = cursor.skip_space() == closing;
    cursor.at += usize::from(is_empty);
    is_empty
}

/// The lists and objects around a place.
#[derive(Default)]
struct Nesting {
    depth: usize,
    /// A bit for each, which is set if it is an object.
    objects: [u64; DEEPEST / BITS],
}

impl Nesting {
    /// Adds an object or a list, in which no value has ended yet.
    fn push(&mut self, is_object: bool) -> Option<bool> {
        let bit = 1 << (self.depth % BITS);
        let word = self.objects.get_mut(self.depth / BITS)?;
        *word = if is_object { *word | bit } else { *word & !bit };
        self.depth += 1;
        Some(false)
    }

    /// Whether the innermost is an object.
    fn is_object(&self) -> bool {
        let place = self.depth.wrapping_sub(1);
        let word = self.objects.get(place / BITS);
        word.is_some_and(|word| word >> (place % BITS) & 1 == 1)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Texts that are JSON, or nearly so.
    fn texts() -> impl Strategy<Value = String> {
        let pieces = [
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "\"",
            "\"a\"",
            "\"\\u00e9\"",
            "\"\\\\\"",
            "\"\\x\"",
            "\"\\u12\"",
            "\"\\u00g9\"",
            "\\",
            " ",
            "\n",
            "\t",
            "0",
            "-1.5e+3",
            "01",
            "1.",
            "-",
            "true",
            "null",
            "fals",
            "e\u{e9}",
            "\u{1}",
            "{}",
            "[]",
            "\"b\":1",
            "\"long enough for sixteen bytes\"",
            "\"eight or\"",
        ];
        let piece = prop::sample::select(pieces.to_vec());
        prop::collection::vec(piece, 0..14).prop_map(|pieces| pieces.concat())
    }

    fn values() -> impl Strategy<Value = serde_json::Value> {
        let scalar = prop_oneof![
            Just(serde_json::Value::Null),
            any::<bool>().prop_map(Into::into),
            any::<i64>().prop_map(Into::into),
            any::<i32>().prop_map(|number| (f64::from(number) / 8.0).into()),
            any::<String>().prop_map(Into::into),
        ];
        scalar.prop_recursive(5, 60, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Into::into),
                prop::collection::vec((any::<String>(), inner), 0..6)
                    .prop_map(|members| serde_json::Value::Object(members.into_iter().collect())),
            ]
        })
    }

    fn is_json(text: &str) -> bool {
        serde_json::from_str::<&serde_json::value::RawValue>(text).is_ok()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]

        #[test]
        fn a_text_is_a_value_if_serde_json_says_so(text in texts()) {
            prop_assert_eq!(is_value(&text), is_json(&text), "{}", text);
        }

        #[test]
        fn the_parts_of_any_text_are_values(text in texts()) {
            let mut count = 0;
            let is_list = items(&text, |item| {
                count += 1;
                assert!(is_json(item), "{item}");
                Some(())
            });
            let read: Option<Vec<&serde_json::value::RawValue>> = serde_json::from_str(&text).ok();
            prop_assert_eq!(is_list.map(|()| count), read.map(|read| read.len()));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn the_parts_of_a_value_are_its_parts(value in values(), is_wide in any::<bool>()) {
            let text = match is_wide {
                true => serde_json::to_string_pretty(&value).unwrap(),
                false => value.to_string(),
            };
            prop_assert!(is_value(&text));
            let mut found = serde_json::Map::new();
            let is_object = members(&text, |name, value| {
                found.insert(name.into_owned(), serde_json::from_str(value).unwrap());
                Some(())
            });
            prop_assert_eq!(is_object.map(|()| &found), value.as_object());
            let mut found = Vec::new();
            let is_list = items(&text, |item| {
                found.push(serde_json::from_str(item).unwrap());
                Some(())
            });
            prop_assert_eq!(is_list.map(|()| &found), value.as_array());
        }
    }

    #[test]
    fn values_are_nested_up_to_a_depth() {
        for (opening, closing) in [("[", "]"), ("{\"a\":", "}")] {
            let nested = |depth| opening.repeat(depth) + "1" + &closing.repeat(depth);
            assert!(is_value(&nested(DEEPEST)));
            assert!(!is_value(&nested(DEEPEST + 1)));
        }
    }

    #[test]
    fn a_value_is_found_by_its_path() {
        let text = r#" {"a": 1, "b": {"\u0063": [2] , "c": 3}, "b": 4} and no more"#;
        for (path, found) in [
            (&["a"][..], Some("1")),
            (&["b", "c"], Some("[2]")),
            (&["b", "d"], None),
            (&["a", "c"], None),
            (&[], Some(text)),
        ] {
            assert_eq!(find(text, path.iter().copied()), found, "{path:?}");
        }
    }

    #[test]
    fn an_escape_needs_four_digits_and_no_escaped_backslash() {
        for whole in [r#""\u00e9""#, r#""\\u12""#, r#""\\\u00E9\n\"""#, r#""\\""#] {
            assert!(is_value(whole), "{whole}");
        }
        for broken in [
            r#""\u12""#,
            r#""\u123/9""#,
            r#""\\\u00g9""#,
            r#""\u""#,
            r#"["\n\u"]"#,
        ] {
            assert!(!is_value(broken), "{broken}");
        }
    }

    #[test]
    fn a_name_is_text() {
        assert_eq!(members(r#"{"\ud800": 1}"#, |_, _| Some(())), None);
        assert!(is_value(r#"{"\ud800": 1}"#));
        assert!(
            fault(r#"{"\ud800": 1}"#)
                .to_string()
                .contains("a name that is not text")
        );
        assert!(fault("[1 2]").to_string().contains("column 4"));
    }

    #[test]
    fn a_part_that_is_refused_ends_reading() {
        let mut seen = Vec::new();
        let read = items("[1, 2, 3]", |item| {
            seen.push(item);
            (item != "2").then_some(())
        });
        assert_eq!((read, seen), (None, vec!["1", "2"]));
    }
}
