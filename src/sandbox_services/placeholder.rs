//! The sandbox's picture service: addresses that lead to pictures, and the details of each picture.

use std::sync::atomic::{AtomicU64, Ordering};

use http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, HeaderName, LINK};
use serde_json::{Value, json};

use super::environment::Environment;
use super::handler::{self, Answered, Answers, Handler, OperationCall, by_name};
use super::preflight;
use super::random::{Random, digest, hash};
use super::words;
use crate::call::Call;
use crate::lists::PageOfList;
use crate::pictures::{self, Format, Picture};
use crate::reply::Reply;
use openshelf_core::catalog::Operation;

pub const NAME: &str = "placeholder";

/// The first segment of the paths of the pictures themselves, which are on another host in reality.
const PICTURES: &str = "placeholder-images";
const LARGEST: u32 = 5000;
const PICTURE_COUNT: u64 = 120;

pub(crate) const ANSWERS: &Answers<Placeholder> = by_name! {
    "list" => |it, call| Ok(it.list(call)),
    "id_info" => |it, call| it.known(call, it.by_id(call.argument("image_id"))),
    "seed_info" => |it, call| it.known(call, it.by_seed(call.argument("seed"))),
    "id_url" | "fetch_id" => |it, call| it.asked(call, it.by_id(call.argument("image_id"))),
    "seed_url" | "fetch_seed" => |it, call| it.asked(call, it.by_seed(call.argument("seed"))),
    "random_url" | "fetch_random" => |it, call| it.asked(call, it.any()),
};

#[derive(Debug)]
struct Info {
    id: u32,
    author: String,
    width: u32,
    height: u32,
    url: String,
}

/// The handler of the picture service.
#[derive(Debug)]
pub struct Placeholder {
    environment: Environment,
    infos: Vec<Info>,
    /// How many random pictures were requested: each is a different one.
    asked: AtomicU64,
}

/// A request for a picture, checked.
struct Asked {
    width: u32,
    height: u32,
    grayscale: bool,
    blur: u8,
    format: Format,
}

fn info(seed: u64, at: u64, id: u32) -> Info {
    let mut random = Random::new(seed, "pictures", at);
    let long = u32::try_from(random.between(24, 56)).unwrap_or(30) * 100;
    let short = long * 2 / 3;
    let (width, height) = if random.once_in(4) {
        (short, long)
    } else {
        (long, short)
    };
    Info {
        id,
        author: words::person(&mut random),
        width: width.min(LARGEST),
        height: height.min(LARGEST),
        url: words::address(&format!("photos/{}", random.hex(11))),
    }
}

impl Placeholder {
    pub fn new(environment: Environment) -> Self {
        // Ids ascend with gaps; 0, 237 and 870 are the documentation's and always there.
        let mut ids: Vec<u32> = vec![0, 1, 237, 870];
        let mut random = Random::new(environment.seed, "picture ids", 0);
        let mut id = 1;
        while ids.len() < usize::try_from(PICTURE_COUNT).unwrap_or(120) {
            id += u32::try_from(random.between(1, 12)).unwrap_or(1);
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids.sort_unstable();
        let infos = ids
            .into_iter()
            .zip(0..)
            .map(|(id, at)| info(environment.seed, at, id))
            .collect();
        Self {
            environment,
            infos,
            asked: AtomicU64::new(0),
        }
    }

    fn by_id(&self, id: &str) -> Option<&Info> {
        self.infos.iter().find(|info| info.id.to_string() == id)
    }

    fn by_seed(&self, seed: &str) -> Option<&Info> {
        Random::new(self.environment.seed, "by seed", hash(seed.as_bytes())).pick_from(&self.infos)
    }

    fn any(&self) -> Option<&Info> {
        let times = self.asked.fetch_add(1, Ordering::Relaxed);
        Random::new(self.environment.seed, "any", times).pick_from(&self.infos)
    }

    fn record(&self, info: &Info) -> Value {
        json!({
            "id": info.id.to_string(),
            "author": info.author,
            "width": info.width,
            "height": info.height,
            "url": info.url,
            "download_url":
                format!("{}/id/{}/{}/{}", self.environment.base_url, info.id, info.width, info.height),
        })
    }

    fn list(&self, call: &Call) -> Reply {
        let number = |name: &str, standard: i64| {
            let number = call.query(name).and_then(|text| text.parse::<i64>().ok());
            number.filter(|number| *number >= 1).unwrap_or(standard)
        };
        let (asked, limit) = (number("page", 1), number("limit", 30).min(100));
        let page = PageOfList::new(asked, limit, self.infos.len());
        let infos = page.of(&self.infos).iter();
        let records: Value = infos.map(|info| self.record(info)).collect();
        let link = |page: usize, limit: usize, relation: &str| {
            format!(
                "<{}/v2/list?page={page}&limit={limit}>; rel=\"{relation}\"",
                self.environment.base_url
            )
        };
        let mut links = Vec::new();
        if page.page > 1 {
            links.push(link(page.page - 1, page.limit, "prev"));
        }
        // The first page always claims that another follows.
        if page.page == 1 || page.has_next() {
            links.push(link(page.page + 1, page.limit, "next"));
        }
        let reply = Reply::json(200, &records);
        if links.is_empty() {
            reply
        } else {
            reply.with(LINK, links.join(", "))
        }
    }

    fn known(&self, call: &Call, info: Option<&Info>) -> Answered {
        let info = info.ok_or_else(|| refusal(call, 404, "Image does not exist"))?;
        Ok(Reply::json(200, &self.record(info)))
    }

    /// The picture in the sizes of the operation's path.
    fn asked(&self, call: &Call, info: Option<&Info>) -> Answered {
        self.redirect(call, info, call.argument("width"), call.argument("height"))
    }

    /// Checks in the service's order: the file's extension, the picture, the sizes, the blur.
    fn redirect(&self, call: &Call, info: Option<&Info>, width: &str, height: &str) -> Answered {
        let last = if height.is_empty() { width } else { height };
        let dot = last.find('.').unwrap_or(last.len());
        let (number, extension) = last.split_at(dot);
        let extension = extension.to_ascii_lowercase();
        let (width, height) = if height.is_empty() {
            (number, number)
        } else {
            (width, number)
        };
        if [width, height]
            .iter()
            .any(|side| side.is_empty() || !side.bytes().all(|byte| byte.is_ascii_digit()))
        {
            return refused(call, 404, "page not found");
        }
        let format = match extension.as_str() {
            "" | ".jpg" => Format::Jpeg,
            ".webp" => Format::WebP,
            _ => return refused(call, 400, "Invalid file extension"),
        };
        let info = info.ok_or_else(|| refusal(call, 404, "Image does not exist"))?;
        let (Ok(width), Ok(height)) = (width.parse::<u32>(), height.parse::<u32>()) else {
            return refused(call, 400, "Invalid size");
        };
        if width > LARGEST || height > LARGEST {
            return refused(call, 400, "Invalid size");
        }
        let blur = match call.query("blur") {
            None => 0,
            Some(text) => match text.parse::<i64>() {
                Err(_) => 5,
                Ok(amount @ 1..=10) => u8::try_from(amount).unwrap_or(5),
                Ok(_) => return refused(call, 400, "Invalid blur amount"),
            },
        };
        let asked = Asked {
            width: if width == 0 { info.width } else { width },
            height: if height == 0 { info.height } else { height },
            grayscale: call.query("grayscale").is_some(),
            blur,
            format,
        };
        let address = format!(
            "{}{}",
            self.environment.other_url,
            self.signed(info, &asked)
        );
        let reply = Reply::redirect(302, address);
        let never_stored = "private, no-cache, no-store, must-revalidate";
        Ok(reply.with(CACHE_CONTROL, never_stored))
    }

    /// A path with an encoded slash: the service matches the decoded path, and so the parts that the
    /// slash separates.
    fn decoded(&self, call: &Call) -> Answered {
        let decoded = call.segments.join("/");
        let parts: Vec<&str> = decoded.split('/').skip(1).collect();
        match parts.as_slice() {
            ["id", id, "info"] => self.known(call, self.by_id(id)),
            ["seed", seed, "info"] if !seed.is_empty() => self.known(call, self.by_seed(seed)),
            ["id", id, width] => self.redirect(call, self.by_id(id), width, ""),
            ["id", id, width, height] => self.redirect(call, self.by_id(id), width, height),
            ["seed", seed, rest @ ..] if !seed.is_empty() && matches!(rest.len(), 1 | 2) => {
                let (width, height) = (rest.first().copied(), rest.get(1).copied());
                let (width, height) = (width.unwrap_or_default(), height.unwrap_or_default());
                self.redirect(call, self.by_seed(seed), width, height)
            }
            [width, height] => self.redirect(call, self.any(), width, height),
            _ => refused(call, 404, "page not found"),
        }
    }

    fn signed(&self, info: &Info, asked: &Asked) -> String {
        let path = format!(
            "/{PICTURES}/id/{}/{}/{}.{}",
            info.id,
            asked.width,
            asked.height,
            asked.format.extension()
        );
        let mut options = Vec::new();
        if asked.blur > 0 {
            options.push(format!("blur={}", asked.blur));
        }
        if asked.grayscale {
            options.push("grayscale".to_owned());
        }
        let hmac = self.signature(&path, &options);
        options.push(format!("hmac={hmac}"));
        format!("{path}?{}", options.join("&"))
    }

    fn signature(&self, path: &str, options: &[String]) -> String {
        digest(format!("{} {path} {}", self.environment.seed, options.join("&")).as_bytes())
    }

    /// The picture of a signed address.
    fn picture(&self, call: &Call) -> Option<Reply> {
        match call.segments.as_slice() {
            [root, word, id, width, last] if root == PICTURES && word == "id" => {
                let picture = self.signed_picture(call, id, width, last);
                Some(picture.unwrap_or_else(|| refusal(call, 400, "Invalid parameters")))
            }
            _ => None,
        }
    }

    fn signed_picture(&self, call: &Call, id: &str, width: &str, last: &str) -> Option<Reply> {
        let options = call.query_text.split('&');
        let options = options.filter(|part| !part.starts_with("hmac="));
        let options: Vec<String> = options.map(str::to_owned).collect();
        if call.query("hmac") != Some(&self.signature(&call.path, &options)) {
            return None;
        }
        let info = self.by_id(id)?;
        let (height, extension) = last.split_once('.')?;
        let (width, height) = (width.parse().ok()?, height.parse().ok()?);
        let format = match extension {
            "webp" => Format::WebP,
            _ => Format::Jpeg,
        };
        let blur = call.query("blur").and_then(|text| text.parse().ok());
        let blur = blur.unwrap_or(0);
        let grayscale = call.query("grayscale").is_some();
        let file = pictures::encode(Picture {
            seed: self.environment.seed,
            subject: &format!("picture {}", info.id),
            width,
            height,
            grayscale,
            blur,
            format,
        });
        let blurred = match blur {
            0 => String::new(),
            blur => format!("-blur_{blur}"),
        };
        let gray = if grayscale { "-grayscale" } else { "" };
        let extension = format.extension();
        let name = format!("inline; filename=\"{id}-{width}x{height}{blurred}{gray}.{extension}\"");
        let reply = Reply::new(200, format.content_type(), file)
            .with(CONTENT_DISPOSITION, name)
            .with(HeaderName::from_static("picsum-id"), id)
            .with(CACHE_CONTROL, "public, max-age=2592000, immutable");
        Some(reply)
    }
}

fn refusal(call: &Call, status: u16, message: &str) -> Reply {
    if call.header("accept") == Some("application/json") {
        Reply::json(status, &json!({ "error": message }))
    } else {
        Reply::text(status, format!("{message}\n"))
    }
}

fn refused(call: &Call, status: u16, message: &str) -> Answered {
    Err(refusal(call, status, message))
}

impl Handler for Placeholder {
    fn answers(&self) -> Vec<&'static str> {
        handler::names_of(&[ANSWERS])
    }

    fn answer(&self, operation: &'static Operation, call: &Call) -> Reply {
        if call.method != http::Method::GET {
            return Reply::empty(405);
        }
        if call.slash {
            return Reply::redirect(301, call.target_with_slash(false));
        }
        if call.segments.iter().any(|segment| segment.contains('/')) {
            return self.unknown_path(call);
        }
        handler::answer(self, &[ANSWERS], &OperationCall { operation, call }).open_to_all()
    }

    fn preflight(&self, call: &Call) -> Option<Reply> {
        Some(preflight::of_picsum(call))
    }

    fn other_method(&self, _operation: &'static Operation, _call: &Call) -> Reply {
        Reply::empty(405)
    }

    fn unrouted(&self, call: &Call) -> Option<Reply> {
        self.picture(call).map(Reply::open_to_all)
    }

    fn unknown_path(&self, call: &Call) -> Reply {
        self.decoded(call)
            .unwrap_or_else(|refused| refused)
            .open_to_all()
    }
}
