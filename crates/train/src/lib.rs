//! Self-play, labels and fits: where the nets come from.
//!
//! [`run`](run::run) carries out a [`Recipe`](recipe::Recipe); [`arena`](arena::arena)
//! lets two [`Player`](player::Player)s meet.

#![allow(missing_docs, reason = "an application: names say what they can, comments the rest")]

pub mod adam;
pub mod arena;
pub mod curve;
pub mod deep;
pub mod faces;
pub mod family;
pub mod fit;
pub mod gates;
#[cfg(unix)]
pub mod gnubg;
pub mod labels;
pub mod linear;
pub mod manifest;
pub mod matches;
pub mod matmul;
pub mod money;
pub mod outside;
mod plan;
pub mod player;
pub mod problems;
mod progress;
pub mod random;
pub mod recipe;
pub mod run;
pub mod shallow;
pub mod store;
pub mod stream;
pub mod td;
pub mod themes;
pub mod validation;
pub mod values;
