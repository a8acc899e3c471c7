//! Transcripts: entered, corrected, merged, kept and shown.

mod folding;
mod illegal;
mod keys;
mod logs;
mod merging;
mod play;
#[path = "../../examples/typist/script.rs"]
mod script;
mod typing;
mod watching;
