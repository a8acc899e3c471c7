//! The exhibition: two of the computer's players play each other for everybody who looks.
//!
//! Invariants: it is in memory alone, so it counts nowhere and leaves nothing behind; it goes on only while somebody looks.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pasch_engine::faces::Face;
use pasch_host::clock::WallClock;
use pasch_rules::{ByPlayer, Header, Phase, Player, VariantId};
use pasch_table::dice::DiceSource;
use pasch_table::view::{Around, Viewer};
use pasch_table::{DamagedLog, Occupant, Seats, Stamp, Table, Wish};
use pasch_wire::{MatchId, MatchView};
use tokio_util::sync::CancellationToken;

use crate::{BotPool, Question};

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
    fn next(&mut self, now: i64) -> Result<(Table, Seats), DamagedLog> {
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
    dice: Arc<dyn DiceSource>,
}

/// Two faces that differ, other ones for each number.
fn faces(made: usize) -> [Face; 2] {
    let count = Face::ALL.len();
    let apart = 1 + made / count % (count - 1);
    [made, made + apart].map(|number| Face::ALL[number % count])
}

/// A match of two faces, at its beginning.
fn begin(made: usize) -> Result<(Table, Seats), DamagedLog> {
    let [a, b] =
        faces(made).map(|face| Occupant::Bot { level: face.id.to_owned(), name: face.name.to_owned() });
    let seats = Seats(ByPlayer { a, b });
    let mut header = Header::new(VariantId::BACKGAMMON, LENGTH);
    header.names = seats.names();
    let id = MatchId::from(format!("exhibition-{made}"));
    Ok((Table::new(&id, header, &seats)?, seats))
}

impl Exhibition {
    /// An exhibition that nobody looks at yet.
    #[must_use]
    pub fn new(bots: BotPool, clock: Arc<dyn WallClock>, dice: Arc<dyn DiceSource>) -> Self {
        Self { state: Arc::default(), bots, clock, dice }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The match as everybody sees it. Somebody looks from now on for a while.
    ///
    /// # Errors
    /// When no match can be begun.
    pub fn look(&self) -> Result<MatchView, DamagedLog> {
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
    async fn step(&self) -> Result<(), DamagedLog> {
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
            .decided(by, &wish, &*self.dice, stamp)
            .or_else(|_| table.decided(by, &table.plainest(by), &*self.dice, stamp));
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

    use pasch_rules::Die;
    use pasch_table::dice::{DiceError, Occasion};

    use crate::SharedEngine;

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

    /// Faces one after the other, those of the second die more slowly.
    #[derive(Default)]
    struct Dice(AtomicI64);

    impl DiceSource for Dice {
        fn throw(&self, _: &Occasion<'_>, dice: &mut [Die]) -> Result<(), DiceError> {
            let number = usize::try_from(self.0.fetch_add(7, Ordering::Relaxed)).unwrap();
            for (at, die) in dice.iter_mut().enumerate() {
                *die = Die::ALL[(number / (1 + 5 * at)) % 6];
            }
            Ok(())
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
        let exhibition =
            Exhibition::new(BotPool::new(SharedEngine::builtin(), 1), wall, Arc::new(Dice::default()));
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
