//! The subcommands, a file each.

pub mod analyze;
pub mod arena;
pub mod bearoff;
pub mod bench;
pub mod bots;
pub mod card;
pub mod convert;
pub mod diagram;
pub mod endgame;
pub mod eval;
pub mod external;
pub mod help_md;
pub mod hyper;
pub mod import;
pub mod info;
pub mod match_;
pub mod met;
pub mod moves;
pub mod openings;
pub mod rollout;
pub mod serve;
pub mod stop;
pub mod train;
pub mod ubgi;
pub mod validate;
pub mod variants;
