//! A place in a JSON text.

/// A byte in each byte of a word.
const EACH: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

/// A place in a JSON text, which moves towards the end.
#[derive(Debug, Clone, Copy)]
pub struct Cursor<'a> {
    text: &'a str,
    pub at: usize,
}

impl<'a> Cursor<'a> {
    /// The beginning of a text.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The byte at a place; 0, which no JSON has outside of texts, at the end and after it.
    #[inline]
    #[must_use]
    pub fn byte_at(&self, at: usize) -> u8 {
        self.text.as_bytes().get(at).copied().unwrap_or(0)
    }

    /// The byte at this place.
    #[inline]
    #[must_use]
    pub fn byte(&self) -> u8 {
        self.byte_at(self.at)
    }

    /// The bytes from this place.
    #[inline]
    #[must_use]
    pub fn rest(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    /// The text from one place to before another; nothing if they divide a character.
    #[inline]
    #[must_use]
    pub fn slice(&self, start: usize, end: usize) -> Option<&'a str> {
        self.text.get(start..end)
    }

    #[inline]
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.at == self.text.len()
    }

    /// Moves to the next byte that is not white space, and returns it.
    #[inline]
    pub fn skip_space(&mut self) -> u8 {
        loop {
            let byte = self.byte();
            if byte > b' ' || !matches!(byte, b' ' | b'\n' | b'\r' | b'\t') {
                return byte;
            }
            self.at += 1;
        }
    }

    /// Passes white space and then this byte.
    #[inline]
    pub fn skip_byte(&mut self, byte: u8) -> Option<()> {
        (self.skip_space() == byte).then(|| self.at += 1)
    }

    /// Passes a word if it begins here.
    #[inline]
    pub fn skip_word(&mut self, word: &str) -> Option<()> {
        self.rest().starts_with(word.as_bytes()).then(|| {
            self.at += word.len();
        })
    }

    /// Passes one digit or more.
    #[inline]
    pub fn skip_digits(&mut self) -> Option<()> {
        let start = self.at;
        while self.byte().is_ascii_digit() {
            self.at += 1;
        }
        (self.at > start).then_some(())
    }

    /// Passes a number.
    #[inline]
    pub fn skip_number(&mut self) -> Option<()> {
        self.at += usize::from(self.byte() == b'-');
        let begins_with_zero = self.byte() == b'0';
        let start = self.at;
        self.skip_digits()?;
        if begins_with_zero && self.at > start + 1 {
            return None;
        }
        if self.byte() == b'.' {
            self.at += 1;
            self.skip_digits()?;
        }
        self.skip_exponent()
    }

    /// Passes the exponent of a number, if it has one.
    #[inline]
    pub fn skip_exponent(&mut self) -> Option<()> {
        if !matches!(self.byte(), b'e' | b'E') {
            return Some(());
        }
        self.at += 1;
        self.at += usize::from(matches!(self.byte(), b'+' | b'-'));
        self.skip_digits()
    }

    /// Passes a text, at its quotation mark. Returns whether it is written without escapes.
    #[inline]
    pub fn skip_text(&mut self) -> Option<bool> {
        let mut at = self.end_of_plain_text(self.at + 1);
        let mut is_plain = true;
        while self.byte_at(at) == b'\\' {
            is_plain = false;
            at = self.end_of_plain_text(at + self.length_of_escape(at)?);
        }
        (self.byte_at(at) == b'"').then(|| {
            self.at = at + 1;
            is_plain
        })
    }

    /// How many bytes the escape at a place has.
    #[cold]
    fn length_of_escape(&self, at: usize) -> Option<usize> {
        match self.byte_at(at + 1) {
            b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => Some(2),
            b'u' => {
                let digits = self.text.as_bytes().get(at + 2..at + 6)?;
                digits.iter().all(u8::is_ascii_hexdigit).then_some(6)
            }
            _ => None,
        }
    }

    /// The first place from here with a quotation mark, a backslash or a control character; the end of the text if
    /// there is none.
    #[inline]
    #[must_use]
    pub fn end_of_plain_text(&self, from: usize) -> usize {
        let bytes = self.text.as_bytes();
        let mut at = from;
        #[cfg(target_arch = "x86_64")]
        while let Some(bytes) = bytes.get(at..).and_then(<[u8]>::first_chunk::<16>) {
            // SAFETY: every processor of this architecture has SSE2.
            #[allow(unsafe_code)]
            let found = unsafe { special_bytes_of_16(bytes) };
            if found != 0 {
                return at + found.trailing_zeros() as usize;
            }
            at += 16;
        }
        while let Some(word) = bytes.get(at..).and_then(<[u8]>::first_chunk::<8>) {
            let found = special_bytes(u64::from_le_bytes(*word));
            if found != 0 {
                return at + found.trailing_zeros() as usize / 8;
            }
            at += 8;
        }
        let rest = bytes.get(at..).unwrap_or_default();
        let plain = rest
            .iter()
            .take_while(|byte| !matches!(byte, b'"' | b'\\' | 0..0x20));
        at + plain.count()
    }
}

/// The high bit of each byte that is a quotation mark, a backslash or a control character. Bytes after the first of
/// them may be marked wrongly.
#[inline]
fn special_bytes(word: u64) -> u64 {
    let zeros = |word: u64| word.wrapping_sub(EACH) & !word;
    let quotes = zeros(word ^ (EACH * u64::from(b'"')));
    let backslashes = zeros(word ^ (EACH * u64::from(b'\\')));
    let controls = word.wrapping_sub(EACH * 0x20) & !word;
    (quotes | backslashes | controls) & HIGH_BITS
}

/// A bit for each byte that is a quotation mark, a backslash or a control character.
#[cfg(target_arch = "x86_64")]
#[inline]
#[target_feature(enable = "sse2")]
fn special_bytes_of_16(bytes: &[u8; 16]) -> i32 {
    use std::arch::x86_64::{
        _mm_cmpeq_epi8, _mm_min_epu8, _mm_movemask_epi8, _mm_or_si128, _mm_set_epi64x,
        _mm_set1_epi8,
    };
    let [low, high] = bytes.as_chunks::<8>().0 else {
        return 0;
    };
    let bytes = _mm_set_epi64x(i64::from_le_bytes(*high), i64::from_le_bytes(*low));
    let each = |byte: u8| _mm_set1_epi8(byte.cast_signed());
    let quotes = _mm_cmpeq_epi8(bytes, each(b'"'));
    let backslashes = _mm_cmpeq_epi8(bytes, each(b'\\'));
    let controls = _mm_cmpeq_epi8(bytes, _mm_min_epu8(bytes, each(0x1f)));
    _mm_movemask_epi8(_mm_or_si128(_mm_or_si128(quotes, backslashes), controls))
}
