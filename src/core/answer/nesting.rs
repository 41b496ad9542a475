//! Rejects bodies that are nested too deeply, before a recursive parser reads them.

/// Deeper answers are not read: a parser that calls itself for each level would need much stack.
const MAX_DEPTH: usize = 500;

/// Whether brackets are nested more deeply than `MAX_DEPTH`.
pub fn is_too_deep(body: &[u8]) -> bool {
    // Most answers have fewer brackets than that in all.
    if memchr::memchr2_iter(b'[', b'{', body)
        .nth(MAX_DEPTH)
        .is_none()
    {
        return false;
    }
    let mut depth = 0_usize;
    let mut rest = body;
    while let Some((byte, after)) = rest.split_first() {
        rest = after;
        match byte {
            b'"' => rest = after_string(after),
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_DEPTH {
            return true;
        }
    }
    false
}

/// The bytes after the end of a string that has begun.
fn after_string(mut text: &[u8]) -> &[u8] {
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
