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

mod clock;
pub mod collect;
mod config;
mod databases;
pub mod describe;
mod dice;
mod error;
mod fault;
#[cfg(fuzzing)]
pub mod fuzzing;
mod host_key;
mod http;
mod jobs;
mod listeners;
mod logging;
mod metrics_text;
mod mirror;
mod notices;
mod people;
mod pressure;
mod room;
mod run;
mod study;
mod tables;
mod thinker;
mod timing;

pub use pasch_store as store;
pub use pasch_wire as wire;

use pasch_store::rating as ratings;

pub use clock::{MovedClock, SystemClock, WallClock, day};
pub use collect::{account_zip, collection_zip};
pub use config::{Config, GUESTS_ARE_KEPT, Limits, Rate};
pub use dice::{Dice, DiceError, DiceSource, Occasion, SystemDice};
pub use error::ServerError;
pub use listeners::Listeners;
pub use logging::init_logging;
pub use people::guests::purge_now as purge_guests;
pub use run::{run, run_with, stop_signal};
pub use study::{StudyError, race as race_view};
