//! Words the notes about what is done because a list changed.

use super::page_evidence::Next;

/// Describes the pages requested again because the list changed at a page, if it did.
pub fn note_of(has_changed: bool, page: u64, next: &Next) -> Option<String> {
    if !has_changed {
        return None;
    }
    let (mut pages, rest) = match next {
        Next::Ask(pages) => (pages.clone(), String::new()),
        // They are requested alternately until they fit.
        Next::AskAlone(pages) | Next::AskFirst { pages, .. } => {
            (pages.iter().copied().chain([page]).collect(), String::new())
        }
        Next::GoOnBehind { page: 0, .. } => (Vec::new(), "every page".to_owned()),
        Next::GoOnBehind { page, .. } => (Vec::new(), format!("the pages after page {page}")),
        _ => return None,
    };
    pages.sort_unstable();
    pages.dedup();
    let names: Vec<String> = pages.iter().map(u64::to_string).collect();
    let asked = match names.split_last() {
        None => rest,
        Some((only, [])) => format!("page {only}"),
        Some((last, others)) => format!("pages {} and {last}", others.join(", ")),
    };
    Some(format!("the list changed: requesting {asked} again"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_names_the_pages_that_are_requested_again() {
        let said = |next| note_of(true, 42, &next).unwrap_or_default();
        assert_eq!(
            said(Next::AskAlone(vec![41])),
            "the list changed: requesting pages 41 and 42 again"
        );
        assert_eq!(
            said(Next::Ask(vec![7])),
            "the list changed: requesting page 7 again"
        );
        assert_eq!(
            said(Next::Ask(vec![3, 1, 2])),
            "the list changed: requesting pages 1, 2 and 3 again"
        );
        let behind = Next::GoOnBehind {
            page: 3,
            more: true,
        };
        assert_eq!(
            said(behind),
            "the list changed: requesting the pages after page 3 again"
        );
        assert_eq!(note_of(false, 42, &Next::Ask(vec![7])), None);
        assert_eq!(note_of(true, 42, &Next::Go), None);
    }
}
