//! From the domain to the wire and back. The only place that knows both.

pub mod board;
pub mod collected;
pub mod dice;
pub mod fair;
pub mod files;
pub mod ids;
pub mod places;
pub mod plays;
pub mod report;
mod said;
