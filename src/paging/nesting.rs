//! How deeply a body is nested, looked at before anything reads it.

/// Deeper answers are not read: skipping a value goes as deep as the value does.
const DEEPEST: usize = 500;

/// Whether brackets are nested more deeply than an answer can be.
pub fn is_too_deep(body: &[u8]) -> bool {
    // Most answers have fewer brackets than that altogether.
    if memchr::memchr2_iter(b'[', b'{', body)
        .nth(DEEPEST)
        .is_none()
    {
        return false;
    }
    let mut depth = 0_usize;
    let mut rest = body;
    while let Some((byte, after)) = rest.split_first() {
        rest = after;
        match byte {
            b'"' => rest = behind_text(after),
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > DEEPEST {
            return true;
        }
    }
    false
}

/// What stands behind a text that has begun.
fn behind_text(mut text: &[u8]) -> &[u8] {
    loop {
        let Some(at) = memchr::memchr2(b'"', b'\\', text) else {
            return &[];
        };
        let is_escape = text.get(at) == Some(&b'\\');
        text = text.get(at + 1..).unwrap_or_default();
        if !is_escape {
            return text;
        }
        text = text.get(1..).unwrap_or_default();
    }
}
