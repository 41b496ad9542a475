//! Reads the numbers of a body, exactly as Python does.

use super::reader::Reader;
use super::tape::{Entry, Unread};

/// Every number of so many digits fits into an `i64`.
const DIGITS_OF_I64: usize = 18;
/// The powers of ten by which a number of 15 digits is divided without a second rounding: both are exact in an `f64`
/// (Clinger, "How to read floating point numbers accurately", 1990).
const POWERS: [f64; 16] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
];

/// Some digits.
#[derive(Clone, Copy)]
struct Digits {
    /// Their number, modulo 2^64.
    value: u64,
    count: usize,
}

impl Reader<'_, '_> {
    /// Writes the number at this place to the tape.
    #[inline]
    pub(super) fn number(&mut self) -> Result<(), Unread> {
        let start = self.at;
        let is_negative = self.byte() == b'-';
        self.at += usize::from(is_negative);
        let begins_with_zero = self.byte() == b'0';
        let whole = self.digits(Digits { value: 0, count: 0 })?;
        if begins_with_zero && whole.count > 1 {
            return Err(Unread::Unsure);
        }
        if matches!(self.byte(), b'.' | b'e' | b'E') {
            return self.float(start, whole, is_negative);
        }
        if whole.count > DIGITS_OF_I64 {
            return self.long_integer(start);
        }
        let number = whole.value.cast_signed();
        self.push(Entry::Integer(if is_negative { -number } else { number }))
    }

    /// One digit or more, after others.
    #[inline]
    fn digits(&mut self, before: Digits) -> Result<Digits, Unread> {
        let mut all = before;
        while let digit @ 0..=9 = self.byte().wrapping_sub(b'0') {
            all.value = all.value.wrapping_mul(10).wrapping_add(digit.into());
            all.count += 1;
            self.at += 1;
        }
        match all.count == before.count {
            true => Err(Unread::Unsure),
            false => Ok(all),
        }
    }

    /// Writes an integer of which this place is the end. One of more than 64 bits is left to the standard library.
    #[cold]
    fn long_integer(&mut self, start: usize) -> Result<(), Unread> {
        let text = self.text(start, self.at)?;
        let signed = text.parse().map(Entry::Integer);
        let number = signed.or_else(|_| text.parse().map(Entry::Unsigned));
        self.push(number.map_err(|_| Unread::Unsure)?)
    }

    /// Writes a number with a point or an exponent, whose first digits have been read.
    #[inline]
    fn float(&mut self, start: usize, whole: Digits, is_negative: bool) -> Result<(), Unread> {
        if self.byte() == b'.' {
            self.at += 1;
            let all = self.digits(whole)?;
            if let Some(power) = POWERS.get(all.count - whole.count)
                && all.count < POWERS.len()
                && !matches!(self.byte(), b'e' | b'E')
            {
                #[expect(clippy::cast_precision_loss, reason = "it has 15 digits at most")]
                let number = all.value as f64 / power;
                return self.push(Entry::Float(if is_negative { -number } else { number }));
            }
        }
        if matches!(self.byte(), b'e' | b'E') {
            self.at += 1;
            self.at += usize::from(matches!(self.byte(), b'+' | b'-'));
            self.digits(Digits { value: 0, count: 0 })?;
        }
        let text = self.text(start, self.at)?;
        self.push(Entry::Float(text.parse().map_err(|_| Unread::Unsure)?))
    }
}
