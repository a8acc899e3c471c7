//! Who plays whom: exact matching, and what a pairing costs in each format.

pub mod circle;
pub mod free;
pub mod matching;
pub mod swiss;
