//! The exhibition: two of the computer's players play each other for everybody who looks.
//!
//! Invariants: it is in memory alone, so it counts nowhere and leaves nothing behind; it goes on only while somebody looks.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pasch_credentials::token;
use pasch_engine::faces::Face;
use pasch_host::clock::WallClock;
use pasch_rules::{ByPlayer, Header, Phase, Player, VariantId};
use pasch_table::view::{Around, Viewer};
use pasch_table::{DamagedLog, Occupant, Seats, Stamp, Table, Wish};
use pasch_workers::{BotPool, Question};
use tokio_util::sync::CancellationToken;

use crate::dice::{DiceError, SystemDice};
use crate::room::RoomError;
use crate::wire::{MatchId, MatchView};

/// How often the time is looked at.
const TICK: Duration = Duration::from_millis(100);

/// Whoever asked within this time looks, in milliseconds.
const LOOKS_MS: i64 = 10_000;

/// How long a throw lies, and how long a play stands, in milliseconds: a turn takes some two and a half seconds.
const THROW_MS: i64 = 1000;
const PLAY_MS: i64 = 1500;

/// How long the end of a game, and of a match, is to be seen, in milliseconds.
const GAME_MS: i64 = 5000;
const MATCH_MS: i64 = 12_000;

/// Points of a match.
const LENGTH: u32 = 3;

/// Lines of the move list that are shown.
const LINES: usize = 8;

#[derive(Default)]
struct State {
    /// The match, once somebody has looked.
    playing: Option<(Table, Seats)>,
    /// Matches so far.
    made: usize,
    /// When somebody looked last, in milliseconds of the clock that never steps.
    looked: Option<i64>,
    /// When the match changed last, likewise.
    changed: i64,
}

impl State {
    /// The next match begins, with other opponents.
    fn next(&mut self, now: i64) -> Result<(Table, Seats), RoomError> {
        let playing = begin(self.made)?;
        self.playing = Some(playing.clone());
        self.made += 1;
        self.changed = now;
        Ok(playing)
    }
}

/// The exhibition of a server; clones share it.
#[derive(Clone)]
pub struct Exhibition {
    state: Arc<Mutex<State>>,
    bots: BotPool,
    clock: Arc<dyn WallClock>,
}

/// Two faces that differ, other ones for each number.
fn faces(made: usize) -> [Face; 2] {
    let count = Face::ALL.len();
    let apart = 1 + made / count % (count - 1);
    [made, made + apart].map(|number| Face::ALL[number % count])
}

/// A match of two faces, at its beginning.
fn begin(made: usize) -> Result<(Table, Seats), RoomError> {
    let [a, b] =
        faces(made).map(|face| Occupant::Bot { level: face.id.to_owned(), name: face.name.to_owned() });
    let seats = Seats(ByPlayer { a, b });
    let mut header = Header::new(VariantId::BACKGAMMON, LENGTH);
    header.names = seats.names();
    let no_dice = |error: getrandom::Error| RoomError::Random(DiceError::System(error.to_string()));
    let id: MatchId = token::new_id().map_err(no_dice)?;
    let damaged =
        |log: DamagedLog| RoomError::Damaged { match_id: id.clone(), at: log.seq, cause: log.cause };
    let table = Table::new(&id, header, &seats).map_err(damaged)?;
    Ok((table, seats))
}

impl Exhibition {
    /// An exhibition that nobody looks at yet.
    #[must_use]
    pub fn new(bots: BotPool, clock: Arc<dyn WallClock>) -> Self {
        Self { state: Arc::default(), bots, clock }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The match as everybody sees it. Somebody looks from now on for a while.
    ///
    /// # Errors
    /// When no match can be begun.
    pub fn look(&self) -> Result<MatchView, RoomError> {
        let mut state = self.state();
        let now = self.clock.monotonic();
        state.looked = Some(now);
        let (table, seats) = match state.playing.clone() {
            Some(playing) => playing,
            None => state.next(now)?,
        };
        let around = Around {
            present: ByPlayer { a: true, b: true },
            away: ByPlayer::default(),
            clock: None,
            table: None,
        };
        let mut view = table.view(Viewer { seat: None, both: false }, &seats, around, false);
        let shown = view.history.len().saturating_sub(LINES);
        view.history.drain(..shown);
        Ok(view)
    }

    /// Plays, while somebody looks, until the server stops.
    pub async fn run(self, stop: CancellationToken) {
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(TICK) => {}
            }
            if let Err(error) = self.step().await {
                tracing::error!(event = "exhibition-failed", cause = %error);
            }
        }
    }

    /// Does what is due, if somebody looks.
    async fn step(&self) -> Result<(), RoomError> {
        let now = self.clock.monotonic();
        let (table, seats) = {
            let mut state = self.state();
            let Some((table, seats)) = state.playing.clone() else { return Ok(()) };
            let pause = match table.state().phase() {
                Phase::MatchOver { .. } => MATCH_MS,
                Phase::GameOver(_) => GAME_MS,
                Phase::ToMove { .. } => THROW_MS,
                _ => PLAY_MS,
            };
            let is_seen = state.looked.is_some_and(|looked| now - looked <= LOOKS_MS);
            if !is_seen || now - state.changed < pause {
                return Ok(());
            }
            if table.is_over() {
                return state.next(now).map(|_| ());
            }
            (table, seats)
        };
        let by = table.acting().unwrap_or(Player::A);
        let wish = match (table.acting(), seats.0[by].bot_level()) {
            (Some(player), Some(level)) => {
                let question = Question {
                    state: table.state().clone(),
                    player,
                    level: level.to_owned(),
                    match_id: Arc::new(table.id().clone()),
                    seq: table.seq(),
                };
                self.bots.decide(question).await.unwrap_or_else(|| table.plainest(player))
            }
            _ => Wish::Start,
        };
        let stamp = Stamp { at: self.clock.now(), by_server: false };
        let decided = table
            .decided(by, &wish, &SystemDice, stamp)
            .or_else(|_| table.decided(by, &table.plainest(by), &SystemDice, stamp));
        let mut state = self.state();
        let now = self.clock.monotonic();
        match decided {
            Ok((next, _)) => (state.playing, state.changed) = (Some((next, seats)), now),
            // Nobody has to see it stand still.
            Err(_) => drop(state.next(now)?),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::atomic::{AtomicI64, Ordering};

    use pasch_workers::SharedEngine;

    use super::*;

    struct HandClock(AtomicI64);

    impl WallClock for HandClock {
        fn now(&self) -> i64 {
            self.0.load(Ordering::Relaxed)
        }

        fn monotonic(&self) -> i64 {
            self.now()
        }
    }

    #[test]
    fn opponents_change_and_are_two() {
        let count = Face::ALL.len();
        let pairs: BTreeSet<[&str; 2]> =
            (0..count * (count - 1)).map(|made| faces(made).map(|face| face.id)).collect();
        assert_eq!(pairs.len(), count * (count - 1), "everybody meets everybody");
        assert!(pairs.iter().all(|[a, b]| a != b));
    }

    #[tokio::test]
    async fn it_goes_on_while_somebody_looks_to_the_next_match() {
        let clock = Arc::new(HandClock(AtomicI64::new(0)));
        let wall: Arc<dyn WallClock> = Arc::<HandClock>::clone(&clock);
        let exhibition = Exhibition::new(BotPool::new(SharedEngine::builtin(), 1), wall);
        let pass = |ms: i64| clock.0.fetch_add(ms, Ordering::Relaxed);
        let seq = || exhibition.state().playing.as_ref().map_or(0, |(table, _)| table.seq());
        pass(60_000);
        exhibition.step().await.unwrap();
        assert_eq!(seq(), 0, "nobody looks");
        let first = exhibition.look().unwrap();
        pass(PLAY_MS);
        assert_eq!((first.you, first.players.a.name.as_str(), first.length), (None, "Lumi", LENGTH));
        exhibition.step().await.unwrap();
        let opened = seq();
        assert!(opened > 0, "the opening roll begins by itself");
        exhibition.step().await.unwrap();
        assert_eq!(seq(), opened, "in no hurry");
        pass(LOOKS_MS + 1);
        exhibition.step().await.unwrap();
        assert_eq!(seq(), opened, "whoever looked has gone");
        for _ in 0..5000 {
            let view = exhibition.look().unwrap();
            assert!(view.plays.is_none() && view.history.len() <= LINES);
            if view.id != first.id {
                let names = [&view.players.a.name, &view.players.b.name];
                assert_ne!(names, [&first.players.a.name, &first.players.b.name]);
                return;
            }
            pass(MATCH_MS);
            exhibition.look().unwrap();
            exhibition.step().await.unwrap();
        }
        panic!("the first match never ends");
    }
}
