//! What every handler can reach.

use std::sync::Arc;

use axum::extract::State;
use tokio_util::sync::CancellationToken;

use super::bans::Bans;
use super::counted::Counted;
use super::health::Health;
use super::limits::Limiters;
use super::localhost::Localhost;
use super::near::Neighbours;
use super::shares::Shares;
use crate::config::Config;
use crate::host_key::HostSigner;
use crate::notices::{Lookouts, Notices};
use crate::people::People;
use crate::room::Rooms;
use crate::store::Store;
use crate::tables::Tables;
use crate::timing::Vacations;
use pasch_delivery::Courier;
use pasch_hall::Hall;
use pasch_host::clock::WallClock;
use pasch_host::pressure::Pressure;
use pasch_intake::Imports;
use pasch_parlour::Parlour;
use pasch_workers::jobs::Jobs;
use pasch_workers::{Chosen, Exhibition, Positions, Rollouts, SharedEngine};

/// What every handler can reach, as it takes it.
pub type App = State<Arc<AppState>>;

/// What every handler can reach.
pub struct AppState {
    /// How the server is set up.
    pub config: Config,
    pub store: Arc<Store>,
    pub rooms: Rooms,
    /// The tables at which people meet, and the lobby.
    pub tables: Tables,
    /// The tournaments.
    pub hall: Hall,
    /// The rooms of chouettes.
    pub parlour: Parlour,
    pub jobs: Jobs,
    /// The engine with what databases it has by now.
    pub engine: SharedEngine,
    pub positions: Positions,
    /// Positions played out many times.
    pub rollouts: Rollouts,
    /// Chosen decisions that wait to be rolled out.
    pub chosen: Chosen,
    /// The imports into collections.
    pub imports: Imports,
    /// How all throws fell.
    pub counted: Counted,
    /// The key that dice are signed with.
    pub signer: HostSigner,
    /// Whether the database is well.
    pub health: Health,
    /// The time by which suspensions end, and players' clocks run.
    pub clock: Arc<dyn WallClock>,
    /// The way to push services.
    pub courier: Courier,
    /// What people are told who do not look.
    pub notices: Notices,
    /// Two bots that play each other for everybody.
    pub exhibition: Exhibition,
    /// Those who want to be told that somebody comes.
    pub lookouts: Lookouts,
    /// Who is away from correspondence.
    pub vacations: Vacations,
    /// Passwords, and the end of sessions.
    pub people: People,
    /// The name of a server on one's own machine, if this is one.
    pub localhost: Option<Localhost>,
    /// Whom the limits spare.
    pub neighbours: Neighbours,
    /// How long people wait.
    pub pressure: Pressure,
    /// How often callers may ask.
    pub limiters: Limiters,
    /// What they may hold at a time.
    pub shares: Arc<Shares>,
    /// The networks from which nobody may come.
    pub bans: Bans,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
}
