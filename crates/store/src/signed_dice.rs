//! What is kept of dice by `pasch-dice/3`: keys, the record of a match, and what nobody may see before its time.

/// A public key for dice of a user's browsers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceKeyRow {
    /// The public key, of Ed25519.
    pub public: [u8; 32],
    /// Since when it is used, in milliseconds since 1970.
    pub since: i64,
}
