//! What the server keeps about attempts to sign in.

/// Failed attempts at an account, from devices that it does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failures {
    /// How many since its owner has seen them.
    pub count: u32,
    /// The first of them, in milliseconds since 1970.
    pub first_at: i64,
    /// The last of them, in milliseconds since 1970.
    pub last_at: i64,
}
