//! Pasch's server: the board in the browser, matches against the engine or each other, analysis.
//!
//! [`run`] serves its listeners until told to stop. Everything that must outlive the process is in
//! the [`store`]; a match is the fold of its log; the rules are asked, never repeated.
//!
//! ```no_run
//! # async fn start() -> Result<(), pasch_server::ServerError> {
//! let config = pasch_server::Config::new("data");
//! let listeners = pasch_server::Listeners::bind("localhost:8080").await?;
//! pasch_server::init_logging();
//! pasch_server::run(config, listeners, pasch_server::stop_signal()).await
//! # }
//! ```

#![allow(missing_docs, reason = "an application: names say what they can, comments the rest")]

mod config;
pub mod describe;
mod dice;
mod error;
mod events;
#[cfg(fuzzing)]
pub mod fuzzing;
mod host_key;
mod http;
mod listeners;
mod logging;
mod metrics_text;
mod mirror;
mod notices;
mod people;
mod restraint;
mod room;
mod run;
mod tables;
mod timing;
mod wake;

pub use pasch_store as store;
pub use pasch_wire as wire;

use pasch_store::rating as ratings;

pub use config::{Config, Limits, Rate};
pub use dice::{Dice, DiceError, DiceSource, Occasion, SystemDice};
pub use error::ServerError;
pub use listeners::Listeners;
pub use logging::init_logging;
pub use pasch_host::clock::{MovedClock, SystemClock, WallClock};
pub use run::{run, run_with, stop_signal};
