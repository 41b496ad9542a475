//! Which version of HTTP a client speaks.

/// Which version of HTTP a client speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Http2 {
    /// HTTP/2 if the server chooses it while TLS is negotiated, otherwise HTTP/1.1.
    #[default]
    Auto,
    /// HTTP/1.1 alone.
    Never,
    /// HTTP/2 without negotiation, with TLS or without (RFC 9113, section 3.3).
    PriorKnowledge,
}

impl Http2 {
    /// The choice with this name.
    pub fn named(name: &str) -> Option<Self> {
        [Self::Auto, Self::Never, Self::PriorKnowledge]
            .into_iter()
            .find(|choice| choice.name() == name)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Never => "never",
            Self::PriorKnowledge => "prior_knowledge",
        }
    }

    /// The protocols that TLS offers, the preferred one first.
    pub fn offered(self) -> Vec<Vec<u8>> {
        let names: &[&[u8]] = match self {
            Self::Auto => &[b"h2", b"http/1.1"],
            Self::Never => &[b"http/1.1"],
            Self::PriorKnowledge => &[b"h2"],
        };
        names.iter().map(|name| name.to_vec()).collect()
    }
}
