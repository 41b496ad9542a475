//! The fact that a picture is narrower than the width that was asked for.

/// A picture that is narrower than the width that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Narrower {
    /// The name of the picture.
    pub name: String,
    /// The width that was asked for, in pixels.
    pub asked: u32,
    /// The width of the picture, in pixels.
    pub width: u32,
    /// The class of the warning.
    pub warning: &'static str,
}

impl Narrower {
    /// What a warning says.
    pub fn sentence(&self) -> String {
        format!(
            "{} is given at its own size, {} pixels wide: {} were asked for, and the service enlarges no picture",
            self.name, self.width, self.asked
        )
    }
}
