//! Reads the segments of a JPEG.
//!
//! A JPEG is a list of segments: the byte 0xFF, a marker, a length, and data (ITU-T T.81, section B.1.1).

use std::io::{self, Read};

/// The end of the picture.
pub const END: u8 = 0xd9;
/// The head of a scan, behind which the data of the picture begin.
pub const SCAN: u8 = 0xda;

/// Whether a segment with this marker has neither a length nor data.
#[must_use]
pub fn is_alone(marker: u8) -> bool {
    matches!(marker, 0x01 | 0xd0..=END)
}

/// Reads the marker of the next segment; `None` if no segment begins here.
///
/// # Errors
/// The file ends or cannot be read.
pub fn marker(file: &mut impl Read) -> io::Result<Option<u8>> {
    let [mut first, mut marker] = read(file)?;
    while first == 0xff && marker == 0xff {
        // Any number of fill bytes may stand in front of a marker.
        (first, [marker]) = (marker, read(file)?);
    }
    Ok((first == 0xff).then_some(marker))
}

/// Reads so many bytes.
///
/// # Errors
/// The file ends or cannot be read.
pub fn read<const COUNT: usize>(file: &mut impl Read) -> io::Result<[u8; COUNT]> {
    let mut bytes = [0; COUNT];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}
