//! Tournaments.
pub mod pairing;
