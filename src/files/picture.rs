//! Tells from the structure of a picture whether it is complete.

use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

use openshelf_core::jpeg::{self, read};

/// Bytes that are read at once.
const STEP: usize = 16 * 1024;

/// A format of pictures, which the ending of a name tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureFormat {
    Jpeg,
    Png,
    Gif,
    WebP,
}

impl PictureFormat {
    /// The format of files whose names end so, in small letters.
    pub fn of_ending(ending: &str) -> Option<Self> {
        match ending {
            "jpg" | "jpeg" => Some(Self::Jpeg),
            "png" => Some(Self::Png),
            "gif" => Some(Self::Gif),
            "webp" => Some(Self::WebP),
            _ => None,
        }
    }

    fn first_bytes(self) -> &'static [u8] {
        match self {
            Self::Jpeg => b"\xff\xd8\xff",
            Self::Png => b"\x89PNG\r\n\x1a\n",
            Self::Gif => b"GIF8",
            Self::WebP => b"RIFF",
        }
    }

    /// Whether a file begins like a picture of this format.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn begins(self, file: &mut (impl Read + Seek)) -> io::Result<bool> {
        let expected = self.first_bytes();
        let mut first = Vec::new();
        file.seek(SeekFrom::Start(0))?;
        file.take(expected.len() as u64).read_to_end(&mut first)?;
        Ok(first == expected)
    }

    /// Whether the end of a picture is in its file. Bytes may follow it: some programs add their own.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn ends(self, file: impl Read + Seek) -> io::Result<bool> {
        let mut file = BufReader::with_capacity(STEP, file);
        let found = match self {
            Self::Jpeg => jpeg_ends(&mut file),
            Self::Png => png_ends(&mut file),
            Self::Gif => gif_ends(&mut file),
            Self::WebP => webp_ends(&mut file),
        };
        match found {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
            found => found,
        }
    }
}

/// Whether a file has this end, which spares reading the rest.
fn has_last_bytes<const COUNT: usize>(
    file: &mut (impl Read + Seek),
    expected: [u8; COUNT],
) -> io::Result<bool> {
    let length = file.seek(SeekFrom::End(0))?;
    let Some(start) = length.checked_sub(COUNT as u64) else {
        return Ok(false);
    };
    file.seek(SeekFrom::Start(start))?;
    Ok(read(file)? == expected)
}

/// Goes over so many bytes, which must be there.
fn pass(file: &mut BufReader<impl Read + Seek>, count: u64) -> io::Result<()> {
    let Some(before_last) = count.checked_sub(1) else {
        return Ok(());
    };
    file.seek_relative(i64::try_from(before_last).unwrap_or(i64::MAX))?;
    read::<1>(file).map(drop)
}

/// ITU-T T.81, section B.1: segments, and behind the head of each scan its data, in which a zero follows each 0xFF.
fn jpeg_ends(file: &mut BufReader<impl Read + Seek>) -> io::Result<bool> {
    if has_last_bytes(file, [0xff, jpeg::END])? {
        return Ok(true);
    }
    file.seek(SeekFrom::Start(2))?;
    let mut next = jpeg::marker(file)?;
    loop {
        let Some(marker) = next else {
            return Ok(false);
        };
        if marker == jpeg::END {
            return Ok(true);
        }
        if !jpeg::is_alone(marker) {
            let Some(rest) = u16::from_be_bytes(read(file)?).checked_sub(2) else {
                return Ok(false);
            };
            pass(file, rest.into())?;
        }
        next = match marker {
            jpeg::SCAN => Some(marker_after_data(file)?),
            _ => jpeg::marker(file)?,
        };
    }
}

/// The first marker behind the data of a scan.
fn marker_after_data(file: &mut impl BufRead) -> io::Result<u8> {
    loop {
        let buffer = file.fill_buf()?;
        if buffer.is_empty() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let place = buffer.iter().position(|byte| *byte == 0xff);
        let passed = place.map_or(buffer.len(), |place| place + 1);
        file.consume(passed);
        if place.is_none() {
            continue;
        }
        let mut marker = 0xff;
        while marker == 0xff {
            [marker] = read(file)?;
        }
        // A zero belongs to the data, and the others restart them.
        if !matches!(marker, 0 | 0xd0..=0xd7) {
            return Ok(marker);
        }
    }
}

/// PNG, section 5.3: chunks of a length, a type, data and a checksum.
fn png_ends(file: &mut BufReader<impl Read + Seek>) -> io::Result<bool> {
    if has_last_bytes(file, *b"\0\0\0\0IEND\xae\x42\x60\x82")? {
        return Ok(true);
    }
    file.seek(SeekFrom::Start(8))?;
    loop {
        let length = u32::from_be_bytes(read(file)?);
        let kind: [u8; 4] = read(file)?;
        pass(file, u64::from(length) + 4)?;
        if kind == *b"IEND" {
            return Ok(true);
        }
    }
}

/// `GIF89a`, appendix B: a screen, then images and extensions in blocks of at most 255 bytes, then 0x3B.
fn gif_ends(file: &mut BufReader<impl Read + Seek>) -> io::Result<bool> {
    file.seek(SeekFrom::Start(10))?;
    let [packed, _, _] = read(file)?;
    pass(file, gif_colours(packed))?;
    loop {
        match read(file)? {
            [0x3b] => return Ok(true),
            // An extension, and its label.
            [0x21] => pass(file, 1)?,
            [0x2c] => {
                let [_, _, _, _, _, _, _, _, packed] = read(file)?;
                pass(file, gif_colours(packed) + 1)?;
            }
            _ => return Ok(false),
        }
        loop {
            match read(file)? {
                [0] => break,
                [length] => pass(file, length.into())?,
            }
        }
    }
}

/// Bytes of the table of colours that the fields before it announce.
fn gif_colours(packed: u8) -> u64 {
    match packed & 0x80 {
        0 => 0,
        _ => 3 << ((packed & 7) + 1),
    }
}

/// RIFF: the length of what follows stands at the beginning.
fn webp_ends(file: &mut BufReader<impl Read + Seek>) -> io::Result<bool> {
    let length = file.seek(SeekFrom::End(0))?;
    file.seek(SeekFrom::Start(4))?;
    Ok(u64::from(u32::from_le_bytes(read(file)?)) + 8 <= length)
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    /// A scan with a stuffed byte and a restart, and then a second scan, as progressive pictures have.
    const JPEG: &[u8] = b"\xff\xd8\xff\xe0\0\x04\xff\xd9\xff\xda\0\x03\x01a\xff\0b\xff\xd0c\
        \xff\xff\xc4\0\x02\xff\xda\0\x02de\xff\xd9";
    const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\x02IDAT;;crc!\0\0\0\0IEND\xae\x42\x60\x82";
    /// Both tables of colours, a comment, and an image in two blocks.
    const GIF: &[u8] = b"GIF89a\x01\0\x01\0\x80\0\0;;;;;;\x21\xfe\x02;;\0\
        \x2c\0\0\0\0\x01\0\x01\0\x80;;;;;;\x02\x01;\x02;;\0;";
    const WEBP: &[u8] = b"RIFF\x08\0\0\0WEBPVP8 ";

    fn ends(format: PictureFormat, bytes: &[u8]) -> bool {
        format.ends(Cursor::new(bytes)).unwrap()
    }

    #[test]
    fn a_picture_ends_at_its_last_byte_and_nowhere_before() {
        for (format, whole) in [
            (PictureFormat::Jpeg, JPEG),
            (PictureFormat::Png, PNG),
            (PictureFormat::Gif, GIF),
            (PictureFormat::WebP, WEBP),
        ] {
            assert!(ends(format, whole), "{format:?}");
            let thumbnail = 8;
            for end in 0..whole.len() {
                let cut = whole.get(..end).unwrap();
                let is_end_of_other = format == PictureFormat::Jpeg && end == thumbnail;
                assert_eq!(ends(format, cut), is_end_of_other, "{format:?} {end}");
            }
        }
    }

    #[test]
    fn what_stands_behind_the_end_does_not_count() {
        for (format, whole) in [
            (PictureFormat::Jpeg, JPEG),
            (PictureFormat::Png, PNG),
            (PictureFormat::Gif, GIF),
            (PictureFormat::WebP, WEBP),
        ] {
            let longer = [whole, b"made by a camera"].concat();
            assert!(ends(format, &longer), "{format:?}");
        }
    }

    #[test]
    fn a_file_that_says_nonsense_does_not_end() {
        for (format, bytes) in [
            (PictureFormat::Jpeg, &b"\xff\xd8\xff\xe0\0\x01\xff\xd9!"[..]),
            (PictureFormat::Jpeg, b"\xff\xd8<html>"),
            (PictureFormat::Png, b"\x89PNG\r\n\x1a\n\xff\xff\xff\xffIEND"),
            (PictureFormat::Gif, b"GIF89a\x01\0\x01\0\0\0\0!\xfe\xff;"),
            (PictureFormat::Gif, b"GIF89a\x01\0\x01\0\0\0\0<;"),
            (PictureFormat::WebP, b"RIFF\xff\xff\xff\xffWEBP"),
        ] {
            assert!(!ends(format, bytes), "{format:?}");
        }
    }
}
