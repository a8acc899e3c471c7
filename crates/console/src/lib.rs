//! The shell of Pasch's programs: `pasch` for players and hosts, `pasch-lab` for developers.
//!
//! Files in and out, text for terminals, questions about positions, the engine with its databases, long work that
//! Ctrl-C ends, and how a command ends.

pub mod databases;
pub mod engine;
pub mod files;
pub mod finish;
pub mod gnubg;
pub mod help;
pub mod json;
pub mod judge;
pub mod language;
pub mod options;
pub mod programs;
pub mod query;
pub mod reference;
pub mod stop;
pub mod term;
