//! Filters by codes of a tree, with required and excluded branches, as the service's query for them reads.

use super::filter_members::Path;

/// How deep one branch may be inside another.
const DEEPEST: usize = 12;

/// The required and excluded branches, and how a branch is compared with an award's own code.
pub struct CodeTree<F> {
    require: Vec<Path>,
    exclude: Vec<Path>,
    /// Whether a branch inside another is only searched as an exception of that one.
    nested: bool,
    is_in: F,
}

fn code(path: &Path) -> Option<&String> {
    path.last()
}

/// Whether one branch is above another.
fn is_above(path: &Path, other: &Path) -> bool {
    path.len() < other.len() && other.starts_with(path)
}

/// Whether a branch is an exception of another one.
fn is_inside(path: &Path, other: &Path) -> bool {
    let above = other.get(..other.len().saturating_sub(1));
    code(path).is_some_and(|code| above.is_some_and(|above| above.contains(code)))
}

impl<F> CodeTree<F> {
    pub fn new((require, exclude): (Vec<Path>, Vec<Path>), nested: bool, is_in: F) -> Self {
        Self {
            require,
            exclude,
            nested,
            is_in,
        }
    }

    fn inside<'a>(&'a self, path: &'a Path, required: bool) -> impl Iterator<Item = &'a Path> {
        let all = if required {
            &self.require
        } else {
            &self.exclude
        };
        all.iter().filter(move |other| is_inside(path, other))
    }

    /// Whether a branch is one of the query's own, and not only an exception of another.
    fn is_top(&self, path: &Path) -> bool {
        let mut all = self.require.iter().chain(&self.exclude);
        !self.nested || !all.any(|other| is_above(other, path))
    }

    fn tops<'a>(&'a self, all: &'a [Path]) -> Vec<&'a Path> {
        all.iter().filter(|path| self.is_top(path)).collect()
    }

    fn fits<T>(&self, own: &T, path: &Path, required: bool, depth: usize) -> bool
    where
        F: Fn(&T, &Path) -> bool,
    {
        if depth > DEEPEST {
            return false;
        }
        let is_in = (self.is_in)(own, path);
        let fits = |other, required| self.fits(own, other, required, depth + 1);
        if required {
            return is_in && self.inside(path, false).all(|other| fits(other, false));
        }
        // An excluded branch with required ones inside selects these alone.
        if self.inside(path, true).next().is_some() {
            return self.inside(path, true).any(|other| fits(other, true));
        }
        !is_in
    }

    /// Whether the filter selects what has this code.
    pub fn selects<T>(&self, own: &T) -> bool
    where
        F: Fn(&T, &Path) -> bool,
    {
        let (required, excluded) = (self.tops(&self.require), self.tops(&self.exclude));
        let is_among =
            |path: &Path, others: &[&Path]| others.iter().any(|one| code(one) == code(path));
        let mut wanted = required.iter().filter(|path| !is_among(path, &excluded));
        let has_inside = |path: &Path| {
            self.inside(path, true).next().is_some() || self.inside(path, false).next().is_some()
        };
        let unwanted: Vec<&&Path> = excluded
            .iter()
            .filter(|path| has_inside(path) || required.is_empty())
            .filter(|path| !is_among(path, &required))
            .collect();
        wanted.any(|path| self.fits(own, path, true, 0))
            || !unwanted.is_empty() && unwanted.iter().all(|path| self.fits(own, path, false, 0))
    }
}

/// The path of an industry's code: its sector, its group and itself.
pub fn industry_path(code: &str) -> Path {
    let above = [2, 4].into_iter().filter(|length| *length < code.len());
    let above = above.filter_map(|length| code.get(..length));
    above.chain([code]).map(str::to_owned).collect()
}

/// The paths of products and services without the names of their groups, which stand for letters and digits.
pub fn product_paths(path: Path) -> Vec<Path> {
    let letters =
        |first: u8, last: u8| (first..=last).map(|sign| vec![char::from(sign).to_string()]);
    let all: Vec<Path> = match path.first().map(String::as_str) {
        Some("Research and Development") => letters(b'A', b'A').collect(),
        Some("Service") => letters(b'B', b'Z').collect(),
        Some("Product") => letters(b'0', b'9').collect(),
        _ => return vec![path],
    };
    if path.len() == 1 {
        all
    } else {
        path.get(1..).map(<[String]>::to_vec).into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn selected(require: &[&[&str]], exclude: &[&[&str]], own: &str) -> bool {
        let paths = |list: &[&[&str]]| -> Vec<Path> {
            let each = list.iter();
            each.map(|path| path.iter().map(|&code| code.to_owned()).collect())
                .collect()
        };
        let is_in = |own: &&str, path: &Path| path.iter().all(|code| own.starts_with(code));
        CodeTree::new((paths(require), paths(exclude)), true, is_in).selects(&own)
    }

    #[test]
    fn excluded_branches_are_exceptions_and_lone_ones_leave_the_rest() {
        assert!(selected(&[&["B"]], &[], "B504"));
        assert!(!selected(&[&["B"]], &[&["B", "B5"]], "B504"));
        assert!(selected(&[&["B"]], &[&["B", "B5"]], "B604"));
        assert!(selected(&[], &[&["B"]], "C114"));
        assert!(!selected(&[], &[&["B"]], "B504"));
        // The service selects only the innermost branch.
        let inner: [&[&str]; 2] = [&["B"], &["B", "B5", "B504"]];
        assert!(selected(&inner, &[&["B", "B5"]], "B504"));
        assert!(!selected(&inner, &[&["B", "B5"]], "B505"));
    }

    #[test]
    fn groups_stand_for_letters_and_digits() {
        let path = |list: &[&str]| list.iter().map(|&one| one.to_owned()).collect::<Path>();
        assert_eq!(product_paths(path(&["Product"])).len(), 10);
        assert_eq!(product_paths(path(&["Service"])).len(), 25);
        assert_eq!(product_paths(path(&["Service", "B"])), [path(&["B"])]);
        assert_eq!(product_paths(path(&["B504"])), [path(&["B504"])]);
        assert_eq!(industry_path("115310"), ["11", "1153", "115310"]);
    }
}
