//! Passkeys: public keys of people's devices.

/// Whether a passkey was taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    /// The passkey is gone.
    Done,
    /// The account has no such passkey.
    Unknown,
    /// Without it nobody could come into the account any more.
    LastWayIn,
}
