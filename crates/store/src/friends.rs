//! Whom accounts like to meet, and whom they do not.

/// Two lists of an account that nobody else is told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CircleKind {
    /// People it likes to meet.
    Friends,
    /// People who are not to challenge it, talk to it or sit down at its tables.
    Blocks,
}
