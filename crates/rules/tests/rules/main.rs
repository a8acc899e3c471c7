//! The rules as players know them, case by case, and the laws that hold in every game.

mod agreed;
mod coan_ki;
mod cube;
mod editions;
mod endings;
mod illegal;
mod laws;
mod notation;
mod oracle;
mod plays;
mod random;
mod relatives;
mod series;
mod table;
