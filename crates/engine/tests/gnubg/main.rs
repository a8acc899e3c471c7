//! The engine against an independent program, GNU Backgammon: its match equity table and cube formulas, its bear-off
//! databases, its static nets. Where both must agree the tests ask for agreement; where two judges may differ they ask
//! that we differ no more than the delivered nets did when the bound was set, and print how much it is.
//!
//! Each test asks all its questions at once. Left out, loudly, where GNU Backgammon is not installed.

mod answer;
mod ask;
mod bear_off;
mod cube;
mod games;
mod hyper;
mod statics;
