//! The museum's image server: `{id}/{region}/{size}/{rotation}/{quality}.{format}`.

use super::corpus::native_size;
use super::paths::NAME;
use super::service::Museum;
use crate::call::Call;
use crate::pictures::{self, Format, Picture};
use crate::reply::Reply;

/// The width and height for a requested size.
fn size(asked: &str, native: (i64, i64)) -> Option<(i64, i64)> {
    let (width, height) = native;
    if width <= 0 || height <= 0 {
        return None;
    }
    if matches!(asked, "full" | "max") {
        return Some(native);
    }
    let within = asked.strip_prefix('!');
    let (wide, high) = within.unwrap_or(asked).split_once(',')?;
    let number = |text: &str| text.parse::<i64>().ok().filter(|number| *number > 0);
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
        let sides = size(asked, native)
            .and_then(|(wide, high)| Some((u16::try_from(wide).ok()?, u16::try_from(high).ok()?)))
            .filter(|(wide, high)| *wide <= 5000 && *high <= 9000);
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
        assert_eq!(size("843,", (2000, 1000)), Some((843, 421)));
        assert_eq!(size(",100", (2000, 1000)), Some((200, 100)));
        assert_eq!(size("!200,200", (1000, 2000)), Some((100, 200)));
        assert_eq!(size("30,40", (1000, 2000)), Some((30, 40)));
        assert_eq!(size("full", (10, 20)), Some((10, 20)));
        assert_eq!(size("0,", (10, 20)), None);
    }
}
