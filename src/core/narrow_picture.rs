//! Finds out whether a picture is narrower than the width that was asked for.

use std::io::{self, Read, Seek, SeekFrom};

use crate::answer::Narrower;
use crate::call::Request;
use crate::jpeg::{self, read};

/// The picture in a file, if it is narrower than the request asked for; `None` also for what is no JPEG.
pub fn narrower(request: &Request, file: &mut (impl Read + Seek)) -> Option<Narrower> {
    let own_size = request.own_size.as_ref()?;
    let width = jpeg_width(file).ok().flatten()?;
    (width < own_size.width).then(|| Narrower {
        name: own_size.name.clone(),
        asked: own_size.width,
        width,
        warning: own_size.facts.warning,
    })
}

/// The width of a JPEG in pixels; `None` if the file is of another format.
///
/// The width is in the segment that begins a frame (ITU-T T.81, section B.2.2).
fn jpeg_width(file: &mut (impl Read + Seek)) -> io::Result<Option<u32>> {
    file.seek(SeekFrom::Start(0))?;
    if read(file)? != [0xff, 0xd8] {
        return Ok(None);
    }
    loop {
        match jpeg::marker(file)? {
            // The frame must come before the end and before the data of the picture.
            None | Some(jpeg::END | jpeg::SCAN) => return Ok(None),
            Some(marker) if jpeg::is_alone(marker) => {}
            Some(marker) => {
                let length = u16::from_be_bytes(read(file)?);
                if matches!(marker, 0xc0..=0xcf) && !matches!(marker, 0xc4 | 0xc8 | 0xcc) {
                    let [_precision, _, _, high, low] = read(file)?;
                    let width = u32::from(u16::from_be_bytes([high, low]));
                    return Ok((width > 0).then_some(width));
                }
                let Some(rest) = length.checked_sub(2) else {
                    return Ok(None);
                };
                file.seek_relative(i64::from(rest))?;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use proptest::prelude::*;

    use super::*;

    fn width(bytes: &[u8]) -> Option<u32> {
        jpeg_width(&mut Cursor::new(bytes)).ok().flatten()
    }

    /// A JPEG up to its frame, after segments with these markers and lengths of data.
    fn jpeg(before: &[(u8, u16)], frame: u8, wide: u16, high: u16) -> Vec<u8> {
        let mut bytes = vec![0xff, 0xd8];
        for (marker, length) in before {
            bytes.extend([0xff, *marker]);
            bytes.extend((length + 2).to_be_bytes());
            bytes.extend(vec![0xc0; usize::from(*length)]);
        }
        bytes.extend([0xff, frame, 0, 17, 8]);
        bytes.extend(high.to_be_bytes());
        bytes.extend(wide.to_be_bytes());
        bytes
    }

    #[test]
    fn fill_bytes_and_markers_without_length_are_passed() {
        let mut bytes = jpeg(&[(0xe0, 14)], 0xc2, 600, 400);
        bytes.splice(2..2, [0xff, 0xff, 0x01, 0xff, 0xd0]);
        assert_eq!(width(&bytes), Some(600));
    }

    #[test]
    fn what_has_no_frame_has_no_width() {
        let whole = jpeg(&[(0xe0, 14)], 0xc0, 600, 400);
        for end in 0..whole.len() {
            assert_eq!(width(whole.get(..end).unwrap()), None, "{end}");
        }
        for other in [
            &b"\x89PNG\r\n\x1a\n"[..],
            b"<html>",
            b"\xff\xd8\xff\xe0\0\0\xff\xc0",
            b"\xff\xd8\xff\xd9\xff\xc0\0\x11\x08\0\x01\0\x01",
        ] {
            assert_eq!(width(other), None, "{other:?}");
        }
        assert_eq!(width(&jpeg(&[], 0xc0, 0, 400)), None);
    }

    proptest! {
        #[test]
        fn the_width_of_a_frame_is_read(
            before in prop::collection::vec(
                (prop_oneof![Just(0xc4), 0xdb..=0xef_u8], 0..300_u16), 0..4
            ),
            frame in prop_oneof![0xc0..=0xc3_u8, 0xc5..=0xc7_u8, 0xc9..=0xcb_u8, 0xcd..=0xcf_u8],
            wide in 1..=u16::MAX,
            high: u16,
        ) {
            prop_assert_eq!(width(&jpeg(&before, frame, wide, high)), Some(u32::from(wide)));
        }

        #[test]
        fn any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
            let begun = [&[0xff, 0xd8][..], &bytes].concat();
            prop_assert_eq!(width(&bytes).is_some() && !bytes.starts_with(&[0xff, 0xd8]), false);
            width(&begun);
        }
    }
}
