//! Reads a body of JSON and writes its values to a tape.
//!
//! The records of a list have the same names in the same order. So the name of a member is first compared, where it
//! stands in the body, with that of an earlier object of the same shape. Such a name is not written to the tape; only
//! another one is searched for its end, and written.
//!
//! Whatever is not certain (not JSON, a number beyond 64 bits, half a pair of surrogates) ends reading with
//! [`Unread::Unsure`], and the standard library decides. So this reader need not know why something is wrong.

use openshelf_json::Cursor;

use super::shapes::{ShapeNumber, begins_with, set_name};
use super::tape::{Entry, Tape};
use super::unread::Unread;

/// Every number of so many digits fits into an `i64`.
const DIGITS_OF_I64: usize = 18;
/// The powers of ten by which a number of 15 digits is divided without a second rounding: both are exact in an `f64`
/// (Clinger, "How to read floating point numbers accurately", 1990).
const POWERS: [f64; 16] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
];

/// A place in a body, up to which its values are on the tape.
pub struct Reader<'t, 'a> {
    cursor: Cursor<'a>,
    tape: &'t mut Tape<'a>,
    /// How deeply lists and objects are nested here, and may be nested at most.
    depth: usize,
    deepest: usize,
}

/// Some digits.
#[derive(Clone, Copy)]
struct Digits {
    /// Their number, modulo 2^64.
    value: u64,
    count: usize,
}

impl<'t, 'a> Reader<'t, 'a> {
    /// Reads a whole body in place of what the tape had. Lists and objects may be nested so deeply.
    pub fn read(tape: &'t mut Tape<'a>, bytes: &'a [u8], deepest: usize) -> Result<(), Unread> {
        tape.begin(bytes.len())?;
        let text = std::str::from_utf8(bytes).map_err(|_| Unread::Unsure)?;
        let mut reader = Self {
            cursor: Cursor::new(text),
            tape,
            depth: 0,
            deepest,
        };
        reader.value()?;
        reader.cursor.skip_space();
        match reader.cursor.is_at_end() {
            true => Ok(()),
            false => Err(Unread::Unsure),
        }
    }

    /// The part of the body from one place to before another, which do not divide a character.
    #[inline]
    fn text(&self, start: usize, end: usize) -> Result<&'a str, Unread> {
        self.cursor.slice(start, end).ok_or(Unread::Unsure)
    }

    #[inline]
    fn value(&mut self) -> Result<(), Unread> {
        match self.cursor.skip_space() {
            b'"' => match self.plain_text()? {
                Some(text) => self.tape.push(Entry::Text(text)),
                None => self.unescaped(Entry::Unescaped),
            },
            b'{' => self.object(),
            b'[' => self.list(),
            b't' => self.word("true", Entry::Flag(true)),
            b'f' => self.word("false", Entry::Flag(false)),
            b'n' => self.word("null", Entry::Null),
            _ => self.number(),
        }
    }

    #[inline]
    fn word(&mut self, word: &str, entry: Entry<'a>) -> Result<(), Unread> {
        self.cursor.skip_word(word).ok_or(Unread::Unsure)?;
        self.tape.push(entry)
    }

    fn list(&mut self) -> Result<(), Unread> {
        let (place, count) = self.several(b']', |reader, _| reader.value())?;
        self.tape.replace(place, Entry::List(count));
        Ok(())
    }

    fn object(&mut self) -> Result<(), Unread> {
        let (mut shape, mut is_alike) = (ShapeNumber::NONE, true);
        let (place, count) = self.several(b'}', |reader, number| {
            if reader.cursor.skip_space() != b'"' {
                return Err(Unread::Unsure);
            }
            if number == 0 {
                shape = reader.tape.shapes.find(reader.depth, reader.cursor.rest());
            }
            if !reader.is_expected(shape, number) {
                is_alike = false;
                reader.name(shape, number)?;
            }
            reader.cursor.skip_byte(b':').ok_or(Unread::Unsure)?;
            reader.value()
        })?;
        is_alike &= count > 0 && self.tape.shapes.names(shape).len() == count;
        let entry = match is_alike {
            true => Entry::Alike(shape),
            false => Entry::Object(count, shape),
        };
        self.tape.replace(place, entry);
        Ok(())
    }

    /// Reads a list or an object, at its first byte: each item or member with the number of those before it. Returns the
    /// place of its entry on the tape, which is still to be written, and the number of all.
    #[inline]
    fn several(
        &mut self,
        closing: u8,
        mut read: impl FnMut(&mut Self, usize) -> Result<(), Unread>,
    ) -> Result<(usize, usize), Unread> {
        if self.depth == self.deepest {
            return Err(Unread::TooDeep);
        }
        self.depth += 1;
        self.cursor.at += 1;
        let place = self.tape.len();
        self.tape.push(Entry::Null)?;
        let mut count = 0;
        let mut is_open = self.cursor.skip_space() != closing;
        if !is_open {
            self.cursor.at += 1;
        }
        while is_open {
            read(self, count)?;
            count += 1;
            is_open = !self.ends(closing)?;
        }
        self.depth -= 1;
        Ok((place, count))
    }

    /// Whether the list or the object ends after a value; another one follows otherwise.
    #[inline]
    fn ends(&mut self, closing: u8) -> Result<bool, Unread> {
        let byte = self.cursor.skip_space();
        if byte != b',' && byte != closing {
            return Err(Unread::Unsure);
        }
        self.cursor.at += 1;
        Ok(byte == closing)
    }

    /// Whether the name at this place is that of a shape after this number of others; if so, the next place is that
    /// after it.
    #[inline]
    fn is_expected(&mut self, shape: ShapeNumber, number: usize) -> bool {
        let Some(name) = self.tape.shapes.names(shape).get(number) else {
            return false;
        };
        let is_same = begins_with(self.cursor.rest(), name.as_bytes());
        if is_same {
            self.cursor.at += name.len();
        }
        is_same
    }

    /// Writes the name at this place to the tape, which is another one than that of its shape.
    fn name(&mut self, shape: ShapeNumber, number: usize) -> Result<(), Unread> {
        let start = self.cursor.at;
        let Some(name) = self.plain_text()? else {
            if let Some(names) = self.tape.shapes.names_mut(shape) {
                names.truncate(number);
            }
            return self.unescaped(Entry::UnescapedName);
        };
        let written = self.text(start, self.cursor.at)?;
        if let Some(names) = self.tape.shapes.names_mut(shape) {
            set_name(names, number, written)?;
        } else if number == 0 {
            self.tape.shapes.add(self.depth, written)?;
        }
        self.tape.push(Entry::Name(name))
    }

    /// The text at this place, unless it is written with escapes: then this place stays where it is.
    #[inline]
    fn plain_text(&mut self) -> Result<Option<&'a str>, Unread> {
        let start = self.cursor.at + 1;
        let end = self.cursor.end_of_plain_text(start);
        match self.cursor.byte_at(end) {
            b'"' => {
                self.cursor.at = end + 1;
                self.text(start, end).map(Some)
            }
            b'\\' => Ok(None),
            _ => Err(Unread::Unsure),
        }
    }

    /// Writes the text at this place to the tape, which is written with escapes.
    #[cold]
    fn unescaped(&mut self, entry: fn(usize, usize) -> Entry<'a>) -> Result<(), Unread> {
        let begun = self.tape.unescaped.len();
        let mut start = self.cursor.at + 1;
        loop {
            let at = self.cursor.end_of_plain_text(start);
            self.tape.push_unescaped(self.text(start, at)?)?;
            match self.cursor.byte_at(at) {
                b'"' => {
                    self.cursor.at = at + 1;
                    return self.tape.push(entry(begun, self.tape.unescaped.len()));
                }
                b'\\' => {}
                _ => return Err(Unread::Unsure),
            }
            let (character, length) = self.escape(at)?;
            self.tape
                .push_unescaped(character.encode_utf8(&mut [0; 4]))?;
            start = at + length;
        }
    }

    /// The character of the escape at this place, and how many bytes the escape has.
    fn escape(&self, at: usize) -> Result<(char, usize), Unread> {
        let simple = match self.cursor.byte_at(at + 1) {
            b'"' => '"',
            b'\\' => '\\',
            b'/' => '/',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.code(at),
            _ => return Err(Unread::Unsure),
        };
        Ok((simple, 2))
    }

    /// The same for an escape by its number in UTF-16, which may need a second one.
    fn code(&self, at: usize) -> Result<(char, usize), Unread> {
        let first = self.unit(at)?;
        if let Some(character) = char::from_u32(first.into()) {
            return Ok((character, 6));
        }
        let pair = [first, self.unit(at + 6)?];
        match char::decode_utf16(pair).next() {
            Some(Ok(character)) => Ok((character, 12)),
            _ => Err(Unread::Unsure),
        }
    }

    /// The number of `\uXXXX` at this place.
    fn unit(&self, at: usize) -> Result<u16, Unread> {
        let escape = self.text(at, at + 6)?;
        let digits = escape.strip_prefix(r"\u").ok_or(Unread::Unsure)?;
        digits.chars().try_fold(0_u16, |number, digit| {
            let digit = digit.to_digit(16).ok_or(Unread::Unsure)?;
            let digit = u16::try_from(digit).map_err(|_| Unread::Unsure)?;
            Ok(number << 4 | digit)
        })
    }

    /// Writes the number at this place to the tape.
    #[inline]
    fn number(&mut self) -> Result<(), Unread> {
        let start = self.cursor.at;
        let is_negative = self.cursor.byte() == b'-';
        self.cursor.at += usize::from(is_negative);
        let begins_with_zero = self.cursor.byte() == b'0';
        let whole = self.digits(Digits { value: 0, count: 0 })?;
        if begins_with_zero && whole.count > 1 {
            return Err(Unread::Unsure);
        }
        if matches!(self.cursor.byte(), b'.' | b'e' | b'E') {
            return self.float(start, whole, is_negative);
        }
        if whole.count > DIGITS_OF_I64 {
            return self.long_integer(start);
        }
        let number = whole.value.cast_signed();
        self.tape
            .push(Entry::Integer(if is_negative { -number } else { number }))
    }

    /// One digit or more, after others.
    #[inline]
    fn digits(&mut self, before: Digits) -> Result<Digits, Unread> {
        let mut all = before;
        while let digit @ 0..=9 = self.cursor.byte().wrapping_sub(b'0') {
            all.value = all.value.wrapping_mul(10).wrapping_add(digit.into());
            all.count += 1;
            self.cursor.at += 1;
        }
        match all.count == before.count {
            true => Err(Unread::Unsure),
            false => Ok(all),
        }
    }

    /// Writes an integer of which this place is the end. One of more than 64 bits is left to the standard library.
    #[cold]
    fn long_integer(&mut self, start: usize) -> Result<(), Unread> {
        let text = self.text(start, self.cursor.at)?;
        let signed = text.parse().map(Entry::Integer);
        let number = signed.or_else(|_| text.parse().map(Entry::Unsigned));
        self.tape.push(number.map_err(|_| Unread::Unsure)?)
    }

    /// Writes a number with a point or an exponent, whose first digits have been read.
    #[inline]
    fn float(&mut self, start: usize, whole: Digits, is_negative: bool) -> Result<(), Unread> {
        if self.cursor.byte() == b'.' {
            self.cursor.at += 1;
            let all = self.digits(whole)?;
            if let Some(power) = POWERS.get(all.count - whole.count)
                && all.count < POWERS.len()
                && !matches!(self.cursor.byte(), b'e' | b'E')
            {
                #[expect(clippy::cast_precision_loss, reason = "it has 15 digits at most")]
                let number = all.value as f64 / power;
                return self
                    .tape
                    .push(Entry::Float(if is_negative { -number } else { number }));
            }
        }
        self.cursor.skip_exponent().ok_or(Unread::Unsure)?;
        let text = self.text(start, self.cursor.at)?;
        self.tape
            .push(Entry::Float(text.parse().map_err(|_| Unread::Unsure)?))
    }
}
