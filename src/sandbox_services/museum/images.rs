//! The museum's image server: `{id}/{region}/{size}/{rotation}/{quality}.{format}`.

use super::corpus::native_size;
use super::paths::NAME;
use super::service::Museum;
use crate::call::Call;
use crate::pictures::{self, Format, Picture};
use crate::reply::Reply;

/// What the image server says to a size above that of the picture.
const NO_ENLARGING: &str = "Requests for scales in excess of 100% are not allowed.";

/// Why there is no picture of a size.
#[derive(Debug, PartialEq, Eq)]
enum Refused {
    /// It is no size.
    Invalid,
    /// It is larger than the picture.
    Enlarging,
}

/// The width and height for a requested size; the server never enlarges.
fn size(asked: &str, native: (i64, i64)) -> Result<(i64, i64), Refused> {
    let wanted = wanted_size(asked, native).ok_or(Refused::Invalid)?;
    match wanted.0 <= native.0 && wanted.1 <= native.1 {
        true => Ok(wanted),
        false => Err(Refused::Enlarging),
    }
}

fn wanted_size(asked: &str, native: (i64, i64)) -> Option<(i64, i64)> {
    let (width, height) = native;
    if width <= 0 || height <= 0 {
        return None;
    }
    if matches!(asked, "full" | "max") {
        return Some(native);
    }
    if let Some(percent) = asked.strip_prefix("pct:") {
        let percent = percent.parse::<f64>().ok();
        let part = percent.filter(|percent| percent.is_finite() && *percent > 0.0)? / 100.0;
        let side = |side: i64| ((side as f64 * part).round() as i64).max(1);
        return Some((side(width), side(height)));
    }
    let within = asked.strip_prefix('!');
    let (wide, high) = within.unwrap_or(asked).split_once(',')?;
    let number = |text: &str| {
        text.parse::<i64>()
            .ok()
            .filter(|number| (1..=1_000_000).contains(number))
    };
    match (wide, high) {
        (wide, "") => number(wide).map(|wide| (wide, (height * wide / width).max(1))),
        ("", high) => number(high).map(|high| ((width * high / height).max(1), high)),
        (wide, high) => {
            let (wide, high) = (number(wide)?, number(high)?);
            if within.is_none() {
                return Some((wide, high));
            }
            let by_width = (wide, (height * wide / width).max(1));
            if by_width.1 <= high {
                Some(by_width)
            } else {
                Some(((width * high / height).max(1), high))
            }
        }
    }
}

impl Museum {
    fn knows_image(&self, image_id: &str) -> bool {
        ["images", "assets"].iter().any(|segment| {
            self.collections
                .collection(segment)
                .is_some_and(|collection| {
                    let store = self.collections.store(collection);
                    collection
                        .ids
                        .read(image_id)
                        .is_some_and(|id| store.find(&id).is_some())
                })
        })
    }

    fn draw(&self, image_id: &str, asked: &str) -> Reply {
        if !self.knows_image(image_id) {
            return Reply::text(404, "Not Found\n");
        }
        let seed = self.collections.corpus.seed();
        let native = native_size(seed, &image_id.to_ascii_lowercase());
        let (width, height) = match size(asked, native) {
            Ok(sides) => sides,
            Err(Refused::Enlarging) => return Reply::text(403, NO_ENLARGING),
            Err(Refused::Invalid) => return Reply::text(400, "Invalid size\n"),
        };
        let sides = u16::try_from(width).ok().zip(u16::try_from(height).ok());
        let Some((width, height)) = sides else {
            return Reply::text(400, "Invalid size\n");
        };
        let file = pictures::encode(Picture {
            seed,
            subject: image_id,
            width,
            height,
            grayscale: false,
            blur: 0,
            format: Format::Jpeg,
        });
        Reply::new(200, Format::Jpeg.content_type(), file)
    }

    /// The documented image, 843 pixels wide.
    pub(super) fn image(&self, call: &Call) -> Reply {
        let asked = call
            .segments
            .iter()
            .rev()
            .nth(2)
            .map_or("843,", String::as_str);
        self.draw(call.argument("image_id"), asked)
    }

    /// An image in another size than the operation's.
    pub(super) fn sized_image(&self, call: &Call) -> Option<Reply> {
        let [name, iiif, version, image_id, region, asked, rotation, file] =
            call.segments.as_slice()
        else {
            return None;
        };
        let here = [name, iiif, version, region, rotation, file].map(String::as_str);
        (here == [NAME, "iiif", "2", "full", "0", "default.jpg"])
            .then(|| self.draw(image_id, asked))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_keep_the_aspect_ratio_of_the_picture() {
        assert_eq!(size("843,", (2000, 1000)), Ok((843, 421)));
        assert_eq!(size(",100", (2000, 1000)), Ok((200, 100)));
        assert_eq!(size("!200,200", (1000, 2000)), Ok((100, 200)));
        assert_eq!(size("30,40", (1000, 2000)), Ok((30, 40)));
        assert_eq!(size("full", (10, 20)), Ok((10, 20)));
        assert_eq!(size("pct:100", (10, 20)), Ok((10, 20)));
        assert_eq!(size("pct:50", (10, 20)), Ok((5, 10)));
        for wrong in [
            "0,",
            "pct:0",
            "pct:x",
            "pct:inf",
            "wide",
            "99999999999999999,",
        ] {
            assert_eq!(size(wrong, (10, 20)), Err(Refused::Invalid), "{wrong}");
        }
    }

    #[test]
    fn no_picture_is_enlarged() {
        for larger in ["601,", ",401", "601,400", "600,401", "!601,401", "pct:101"] {
            assert_eq!(
                size(larger, (600, 400)),
                Err(Refused::Enlarging),
                "{larger}"
            );
        }
        for whole in ["600,", ",400", "600,400", "!600,400", "!900,400"] {
            assert_eq!(size(whole, (600, 400)), Ok((600, 400)), "{whole}");
        }
    }
}
