//! What a run has measured.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

/// Times from a player's action sent to its arrival at the opponent.
#[derive(Clone, Debug, Default)]
pub struct Latencies(Vec<u32>);

impl Latencies {
    pub fn add(&mut self, taken: Duration) {
        self.0.push(u32::try_from(taken.as_micros()).unwrap_or(u32::MAX));
    }

    pub fn join(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time within which this part of them has arrived (nearest rank), in milliseconds; 0 where there are none.
    #[must_use]
    pub fn within(&self, part: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let rank = (part.clamp(0.0, 1.0) * sorted.len() as f64).ceil() as usize;
        sorted.get(rank.max(1) - 1).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }
}

/// The result of a run.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    pub players: usize,
    /// Live games at once.
    pub games: usize,
    /// How long was measured.
    pub seconds: f64,
    /// How long it took to seat everybody, before.
    pub seating_s: f64,
    /// The pace: 1 is a human one, 2 twice as fast.
    pub pace: f64,
    /// Actions that were acknowledged while it was measured.
    pub actions: u64,
    /// The same, a second.
    pub actions_per_s: f64,
    /// Half of the actions were on the opponent's screen within so many milliseconds.
    pub p50_ms: f64,
    /// 99 of 100 were.
    pub p99_ms: f64,
    pub max_ms: f64,
    /// Acknowledged actions that the opponent has not seen in the end.
    pub lost: u64,
    /// What else went wrong, by kind.
    pub errors: BTreeMap<String, u64>,
    /// Bytes that all players have received for one action, on average.
    pub bytes_per_action: f64,
    /// Memory of the server's process for one connection, in bytes: what came on while they were seated and played,
    /// divided by their number. Null for servers elsewhere.
    pub memory_per_connection: Option<u64>,
    /// Memory of the server's process at the end, in bytes.
    pub server_memory: Option<u64>,
    /// Processor time of the server's process for one action, in microseconds. Null for servers elsewhere.
    pub server_cpu_us_per_action: Option<f64>,
    /// Processor time of the server's process, as a part of one core.
    pub server_cores: Option<f64>,
    /// Processor time of the players' process, as a part of one core: players and server share the machine.
    pub players_cores: Option<f64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_nearest_ranks() {
        let mut all = Latencies::default();
        assert_eq!(all.within(0.5), 0.0);
        for millis in (1..=100).rev() {
            all.add(Duration::from_millis(millis));
        }
        assert_eq!(
            (all.within(0.5), all.within(0.99), all.within(1.0), all.count()),
            (50.0, 99.0, 100.0, 100)
        );
    }
}
