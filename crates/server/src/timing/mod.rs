//! Time on a server: the clock by which matches are played, flags that fall, outages, vacations.

mod beat;
mod flags;
mod time;
pub mod vacation;

pub use pasch_table::clocks::*;

pub use beat::beat;
pub use flags::Flags;
pub use time::ServerClock;
pub use vacation::{Change, VacationError, Vacations};
