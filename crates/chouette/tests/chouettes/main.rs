//! Chouettes played by hand and at random.

mod counted;
mod decided;
mod drawn;
mod logs;
mod play;
mod random;
mod rules;
mod seen;
mod vectors;
