//! What every room needs.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use super::gate::Gate;
use crate::dice::Dice;
use crate::events::Events;
use crate::host_key::HostSigner;
use crate::store::Store;
use crate::timing::{Flags, ServerClock, Vacations};
use pasch_host::pressure::Pressure;
use pasch_workers::BotPool;

/// What every room needs.
pub struct RoomDeps {
    /// Learns how long people wait for their actions.
    pub pressure: Pressure,
    pub store: Arc<Store>,
    /// How dice are made.
    pub dice: Dice,
    /// How long a throw waits for a player's link.
    pub dice_patience: Duration,
    /// The server's key for signed dice.
    pub signer: HostSigner,
    pub bots: BotPool,
    /// The time by which matches are played.
    pub clock: ServerClock,
    /// When clocks have to be looked at.
    pub flags: Flags,
    /// When players are away.
    pub vacations: Vacations,
    /// Who may play, and the next match at a table.
    pub gate: Arc<dyn Gate>,
    /// Where committed changes are published.
    pub events: Events,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
}
