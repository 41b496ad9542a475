//! Converts WebP pictures to PNG for exported notebooks, LaTeX and GitHub, which cannot show WebP.
//!
//! The package requires no other Python package, and with an optional Pillow the pictures would be missing in some
//! environments only. The WebP library is part of the module anyway, because the sandbox encodes pictures.

use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};

use image_webp::WebPDecoder;
use png::{BitDepth, ColorType, Encoder};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// The longest side of a PNG in pixels, which is wider than a notebook's cell. A photograph as PNG is several times
/// larger than as WebP.
const LONGEST: u32 = 1024;

/// More pixels than any service sends. It is checked before decoding.
const MOST_PIXELS: u64 = 50_000_000;

/// An uncompressed picture, line by line.
struct Pixels {
    width: u32,
    height: u32,
    /// Red, green, blue and possibly alpha: 3 or 4.
    channels: usize,
    bytes: Vec<u8>,
}

/// Returns a WebP picture as PNG, scaled down to at most 1024 pixels per side, or None if it cannot be read.
#[pyfunction]
pub fn _png_of_webp<'py>(py: Python<'py>, content: &[u8]) -> Option<Bound<'py, PyBytes>> {
    // The decoder panics on some malformed files.
    let png = py.detach(|| catch_unwind(AssertUnwindSafe(|| of_webp(content))));
    png.ok().flatten().map(|png| PyBytes::new(py, &png))
}

fn of_webp(content: &[u8]) -> Option<Vec<u8>> {
    encode(&scaled_down(decode(content)?))
}

fn decode(content: &[u8]) -> Option<Pixels> {
    let mut decoder = WebPDecoder::new(Cursor::new(content)).ok()?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        return None;
    }
    let channels = if decoder.has_alpha() { 4 } else { 3 };
    let mut bytes = vec![0; decoder.output_buffer_size()?];
    decoder.read_image(&mut bytes).ok()?;
    Some(Pixels {
        width,
        height,
        channels,
        bytes,
    })
}

/// The sums of a square: red, green and blue, each multiplied by alpha, and alpha. A WebP picture has at most 16383
/// pixels per side, so a square has at most 16 x 16 pixels, and the sums do not overflow.
type Sums = [u32; 4];

/// Replaces squares of pixels by their mean. Incomplete squares at the right and at the bottom are dropped.
fn scaled_down(pixels: Pixels) -> Pixels {
    let side = pixels.width.max(pixels.height).div_ceil(LONGEST);
    let (width, height) = (pixels.width / side, pixels.height / side);
    if side <= 1 || width == 0 || height == 0 {
        return pixels;
    }
    let (channels, count) = (pixels.channels, side * side);
    let (side, columns) = (side as usize, width as usize);
    let mut bytes = Vec::with_capacity(columns * height as usize * channels);
    let mut squares: Vec<Sums> = vec![[0; 4]; columns];
    let lines = pixels.bytes.chunks_exact(pixels.width as usize * channels);
    for (number, line) in lines.take(height as usize * side).enumerate() {
        for (part, sums) in line.chunks_exact(side * channels).zip(&mut squares) {
            part.chunks_exact(channels)
                .for_each(|pixel| add(sums, pixel));
        }
        if (number + 1).is_multiple_of(side) {
            for sums in &mut squares {
                bytes.extend(mean(*sums, count).into_iter().take(channels));
                *sums = [0; 4];
            }
        }
    }
    Pixels {
        width,
        height,
        channels,
        bytes,
    }
}

/// Adds a pixel to a square. The colour of a transparent pixel is invisible, so it counts less.
fn add([red, green, blue, alphas]: &mut Sums, pixel: &[u8]) {
    let (colours, alpha) = match *pixel {
        [r, g, b, a] => ([r, g, b], u32::from(a)),
        [r, g, b] => ([r, g, b], 255),
        _ => return,
    };
    for (sum, colour) in [red, green, blue].into_iter().zip(colours) {
        *sum += u32::from(colour) * alpha;
    }
    *alphas += alpha;
}

fn mean([red, green, blue, alphas]: Sums, count: u32) -> [u8; 4] {
    let colour = |sum: u32| sum.checked_div(alphas).unwrap_or(0);
    [colour(red), colour(green), colour(blue), alphas / count]
        .map(|value| u8::try_from(value).unwrap_or(u8::MAX))
}

fn encode(pixels: &Pixels) -> Option<Vec<u8>> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, pixels.width, pixels.height);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_color(match pixels.channels {
        4 => ColorType::Rgba,
        _ => ColorType::Rgb,
    });
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(&pixels.bytes).ok()?;
    writer.finish().ok()?;
    Some(file)
}
