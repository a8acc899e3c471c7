//! Chouettes played by hand and at random.

mod captains;
mod counted;
mod decided;
mod drawn;
mod lined;
mod logs;
mod play;
mod random;
mod rules;
mod seen;
mod vectors;
