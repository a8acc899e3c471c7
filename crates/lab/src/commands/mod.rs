//! The subcommands, a file each.

pub mod arena;
pub mod bench;
pub mod bots;
pub mod faces;
mod ladder;
pub mod load;
pub mod match_;
pub mod museum;
pub mod problems;
pub mod tournaments;
pub mod train;
pub mod validate;
