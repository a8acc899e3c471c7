//! How people prove who they are: names that cannot be mistaken for each other, passwords, passkeys, second factors,
//! known devices, and the waiting after failures. There is no database, no HTTP and no clock in here: the caller brings
//! rows and the time.
//!
//! Invariants: a password is neither kept nor logged; a stranger cannot tell whether a name exists; nobody can keep
//! somebody else out by failing in their name from another address.

use pasch_wire::UserId;

mod backoff;
mod device;
mod guessable;
mod handover;
pub mod names;
mod network;
pub mod passkeys;
mod password;
pub mod second_factor;
pub mod token;
pub mod webauthn;

pub use backoff::Backoff;
pub use device::{Devices, KNOWN_MS};
pub use handover::{Handed, Handover};
pub use names::{Name, made_up, skeleton};
pub use network::{Network, NetworkError, network};
pub use passkeys::Ceremonies;
pub use password::{HashError, Hasher, check as check_password, hash_password, new_password};

/// A person known to the server: a guest or the owner of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Identifier, the same for guest and account.
    pub id: UserId,
    /// Name shown to others.
    pub name: String,
}
