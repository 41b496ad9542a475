//! Draws pictures: a landscape derived from a text, in any size.

use super::random::Random;

/// A file format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Jpeg,
    WebP,
}

impl Format {
    /// The media type.
    pub const fn content_type(self) -> &'static str {
        match self {
            Format::Jpeg => "image/jpeg",
            Format::WebP => "image/webp",
        }
    }

    /// The end of a file's name.
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Jpeg => "jpg",
            Format::WebP => "webp",
        }
    }
}

/// The picture to draw.
#[derive(Debug, Clone, Copy)]
pub struct Picture<'a> {
    pub seed: u64,
    /// The text that determines the content of the picture.
    pub subject: &'a str,
    pub width: u16,
    pub height: u16,
    pub grayscale: bool,
    /// From 0, none, to 10.
    pub blur: u8,
    pub format: Format,
}

type Colour = [f32; 3];

fn blend(one: Colour, two: Colour, part: f32) -> Colour {
    let part = part.clamp(0.0, 1.0);
    let mut blended = one;
    for (value, other) in blended.iter_mut().zip(two) {
        *value += (other - *value) * part;
    }
    blended
}

/// A ridge of hills: its position, height and colour.
struct Ridge {
    level: f32,
    swing: f32,
    waves: [f32; 3],
    colour: Colour,
}

struct Scene {
    top: Colour,
    horizon: Colour,
    sun: [f32; 3],
    sunlight: Colour,
    ridges: Vec<Ridge>,
}

impl Scene {
    fn new(seed: u64, subject: &str) -> Self {
        let mut random = Random::new(seed, subject, 0);
        let mut unit = move || random.unit() as f32;
        let mut colour = |low: f32, high: f32| -> Colour {
            [
                low + unit() * (high - low),
                low + unit() * (high - low),
                low + unit() * (high - low),
            ]
        };
        let top = colour(30.0, 150.0);
        let horizon = colour(150.0, 250.0);
        let ground = colour(10.0, 120.0);
        let [x, y, size] = colour(0.15, 0.85);
        let ridges = (0u8..4)
            .map(|at| {
                let near = f32::from(at) / 3.0;
                Ridge {
                    level: 0.45 + 0.14 * f32::from(at),
                    swing: 0.11 - 0.02 * f32::from(at),
                    waves: colour(2.0, 11.0),
                    colour: blend(horizon, ground, 0.35 + 0.65 * near),
                }
            })
            .collect();
        Self {
            top,
            horizon,
            sun: [x, y * 0.45, 0.05 + size * 0.09],
            sunlight: blend(horizon, [255.0, 244.0, 214.0], 0.8),
            ridges,
        }
    }

    fn draw(&self, width: usize, height: usize) -> Vec<u8> {
        let (wide, high) = (width as f32, height as f32);
        // The height of every ridge at each column, computed once so that a pixel needs no sine.
        let skyline: Vec<Vec<f32>> = (0..width)
            .map(|column| {
                let x = column as f32 / wide;
                self.ridges
                    .iter()
                    .map(|ridge| {
                        let [one, two, three] = ridge.waves;
                        let wave =
                            (x * one + two).sin() * 0.6 + (x * two * 2.3 + three).sin() * 0.4;
                        ridge.level + ridge.swing * wave
                    })
                    .collect()
            })
            .collect();
        let mut points = Vec::with_capacity(width * height * 3);
        let [sun_x, sun_y, sun_size] = self.sun;
        for row in 0..height {
            let y = row as f32 / high;
            let sky = blend(self.top, self.horizon, y * 1.8);
            for (column, levels) in skyline.iter().enumerate() {
                let ridge = levels
                    .iter()
                    .zip(&self.ridges)
                    .rev()
                    .find(|(level, _)| y >= **level);
                let colour = if let Some((level, ridge)) = ridge {
                    blend(ridge.colour, [0.0; 3], (y - level) * 0.9)
                } else {
                    let x = (column as f32 / wide - sun_x) * wide / high;
                    let far = (x.powi(2) + (y - sun_y).powi(2)).sqrt();
                    blend(self.sunlight, sky, (far - sun_size) * 24.0)
                };
                // A float becomes a byte by cutting, within 0 and 255.
                points.extend(colour.map(|value| value as u8));
            }
        }
        points
    }
}

/// Averages along one line of every `step`-th byte, `radius` neighbours to both sides.
fn average(line: &mut [u8], copy: &mut Vec<u8>, step: usize, radius: usize) {
    copy.clear();
    copy.extend(line.iter().step_by(step));
    let count = copy.len();
    let mut sum: u32 = 0;
    let value = |copy: &[u8], at: usize| u32::from(copy.get(at).copied().unwrap_or_default());
    for at in 0..radius.min(count) {
        sum += value(copy, at);
    }
    for (at, target) in line.iter_mut().step_by(step).enumerate() {
        if at + radius < count {
            sum += value(copy, at + radius);
        }
        if at > radius {
            sum -= value(copy, at - radius - 1);
        }
        let first = at.saturating_sub(radius);
        let last = (at + radius).min(count.saturating_sub(1));
        let near = u32::try_from(last - first + 1).unwrap_or(1);
        *target = u8::try_from(sum / near).unwrap_or(u8::MAX);
    }
}

fn blur(points: &mut [u8], width: usize, amount: u8) {
    let radius = usize::from(amount) * (1 + width / 400);
    let mut copy = Vec::new();
    for row in points.chunks_mut(width * 3) {
        for channel in 0..3 {
            if let Some(line) = row.get_mut(channel..) {
                average(line, &mut copy, 3, radius);
            }
        }
    }
    for column in 0..width * 3 {
        if let Some(line) = points.get_mut(column..) {
            average(line, &mut copy, width * 3, radius);
        }
    }
}

fn remove_colour(points: &mut [u8]) {
    for point in points.chunks_mut(3) {
        if let [red, green, blue] = point {
            let light =
                (u32::from(*red) * 30 + u32::from(*green) * 59 + u32::from(*blue) * 11) / 100;
            let light = u8::try_from(light).unwrap_or(u8::MAX);
            point.fill(light);
        }
    }
}

/// The file's bytes; empty when the picture has no side.
pub fn encode(picture: Picture<'_>) -> Vec<u8> {
    // Seconds of work at the largest size: other connections continue meanwhile.
    tokio::task::block_in_place(|| {
        let (width, height) = (usize::from(picture.width), usize::from(picture.height));
        let mut points = Scene::new(picture.seed, picture.subject).draw(width, height);
        if picture.blur > 0 {
            blur(&mut points, width, picture.blur);
        }
        if picture.grayscale {
            remove_colour(&mut points);
        }
        let mut file = Vec::new();
        let written = match picture.format {
            Format::Jpeg => jpeg_encoder::Encoder::new(&mut file, 85)
                .encode(
                    &points,
                    picture.width,
                    picture.height,
                    jpeg_encoder::ColorType::Rgb,
                )
                .is_ok(),
            Format::WebP => image_webp::WebPEncoder::new(&mut file)
                .encode(
                    &points,
                    u32::from(picture.width),
                    u32::from(picture.height),
                    image_webp::ColorType::Rgb8,
                )
                .is_ok(),
        };
        if written { file } else { Vec::new() }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(format: Format, grayscale: bool, blur: u8) -> Vec<u8> {
        encode(Picture {
            seed: 1,
            subject: "a",
            width: 40,
            height: 30,
            grayscale,
            blur,
            format,
        })
    }

    #[test]
    fn files_begin_with_the_signature_of_their_format() {
        assert!(picture(Format::Jpeg, false, 0).starts_with(&[0xff, 0xd8, 0xff]));
        let webp = picture(Format::WebP, false, 0);
        assert_eq!((&webp[..4], &webp[8..12]), (&b"RIFF"[..], &b"WEBP"[..]));
    }

    #[test]
    fn blur_and_grayscale_change_the_picture() {
        let plain = picture(Format::Jpeg, false, 0);
        assert_ne!(plain, picture(Format::Jpeg, true, 0));
        assert_ne!(plain, picture(Format::Jpeg, false, 3));
        let mut points = vec![10, 200, 30, 90, 90, 90];
        remove_colour(&mut points);
        assert_eq!(points[0], points[2]);
    }

    #[test]
    fn blurring_a_uniform_line_changes_nothing() {
        let mut line = vec![7u8; 20];
        average(&mut line, &mut Vec::new(), 1, 3);
        assert!(line.iter().all(|value| *value == 7));
    }
}
