//! Who plays whom: exact matching, and what a pairing costs in each format.

pub mod matching;
