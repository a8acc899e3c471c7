//! Players without eyes: they sit down at real tables of a running server and play by its protocol, dice and all.
//!
//! [`run`] seats many of them at a human pace and measures how long a player's action takes to reach the opponent. The
//! parts serve tests as well: a [`Line`] is one connection, a [`Mind`] what one player knows, wishes and has to answer.

#![allow(missing_docs, reason = "an application: names say what they can, comments the rest")]

mod dice;
mod fair;
mod house;
mod knee;
mod line;
mod measure;
mod mind;
mod open;
mod overload;
mod run;

pub use dice::Hand;
pub use fair::{Fair, FairError};
pub use house::{House, Usage};
pub use knee::{SLOW_MS, Step, draw, knee};
pub use line::{Line, LineError, Socket, hear, say};
pub use measure::{Figures, Latencies};
pub use mind::{Asked, Heard, Mind};
pub use open::{NewFigures, SLOW, TIMES};
pub use overload::{Overload, overload};
pub use run::{LoadError, PACE, Pace, Wanted, run, steps_to};
