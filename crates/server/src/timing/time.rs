//! The time by which matches are played.
//!
//! While the server runs, time passes by the machine's monotonic clock: nobody who sets the wall clock, and no time
//! server, gives or takes a player's time. Two things are *outages*, during which all clocks stand, as they do during a
//! restart: a heartbeat that comes more than two seconds late (the process was stopped, the machine slept or was
//! overloaded), and a step of the wall clock of more than two seconds against the monotonic one (it was set, or the
//! machine slept and its monotonic clock with it).
//!
//! Playing time never goes back. After a step forwards it goes on at the wall clock's date, with the step as part of the
//! outage. After a step backwards it goes on where it was, so it is *ahead* of the wall clock until that has caught up
//! at a later step or start. Vacations are by date, so their edges are found in playing time by how far it was ahead.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::{Outage, Pause};
use crate::store::{Store, StoreError};
use pasch_host::clock::WallClock;

/// What is an outage when the heart beats later, or the wall clock has stepped further, than so many milliseconds.
const MOST_MS: i64 = 2_000;

/// After an outage clocks stand for so long, so that players are back when they run.
const GRACE_MS: i64 = 20_000;

/// What the machine's clocks show at one look.
#[derive(Clone, Copy, Debug)]
struct Look {
    wall: i64,
    monotonic: i64,
    pulse: i64,
}

struct State {
    /// Playing time and the monotonic clock, at the last look.
    now: i64,
    monotonic: i64,
    /// By how much playing time is ahead of the wall clock.
    ahead: i64,
    /// The last heartbeat, by the pulse and by playing time.
    beat: i64,
    beat_at: i64,
    outages: Arc<Vec<Outage>>,
    pauses: Arc<Vec<Pause>>,
    /// Outages that the store has not been told.
    unsaved: Vec<Outage>,
}

impl State {
    /// Begins where the last heartbeat was, or at the wall clock's date if that is later.
    fn begin(look: Look, last_beat: Option<i64>, known: Vec<Outage>) -> Self {
        let now = last_beat.map_or(look.wall, |last| last.max(look.wall));
        let mut state = Self {
            now,
            monotonic: look.monotonic,
            ahead: now - look.wall,
            beat: look.pulse,
            beat_at: now,
            outages: Arc::new(known),
            pauses: Arc::default(),
            unsaved: Vec::new(),
        };
        match last_beat {
            Some(last) if last != look.wall => state.was_away(last),
            _ => state.list_pauses(),
        }
        state
    }

    /// Playing time at a look at the machine's clocks; whether an outage was noticed by it.
    fn look(&mut self, look: Look) -> (i64, bool) {
        self.now += (look.monotonic - self.monotonic).max(0);
        self.monotonic = self.monotonic.max(look.monotonic);
        let step = look.wall - (self.now - self.ahead);
        let late = look.pulse - self.beat;
        let (stepped, missed) = (step.abs() > MOST_MS, late > MOST_MS);
        let noticed = stepped || missed;
        if noticed {
            let from = if missed { self.beat_at.max(self.now - late) } else { self.now };
            if stepped {
                self.now = self.now.max(look.wall);
                self.ahead = self.now - look.wall;
            }
            self.was_away(from);
            (self.beat, self.beat_at) = (look.pulse, self.now);
        }
        (self.now, noticed)
    }

    /// Notes an outage from a moment until now. Whoever goes away again while clocks still stand was away all the time.
    fn was_away(&mut self, from: i64) {
        let outages = Arc::make_mut(&mut self.outages);
        let began = match outages.last() {
            Some(last) if last.ended >= from => {
                let began = last.began;
                outages.pop();
                began
            }
            _ => from,
        };
        let outage = Outage { began, ended: self.now + GRACE_MS, ahead: self.ahead };
        outages.push(outage);
        self.unsaved.push(outage);
        self.list_pauses();
    }

    fn list_pauses(&mut self) {
        self.pauses = Arc::new(self.outages.iter().map(Outage::pause).collect());
    }

    /// The playing time at which the wall clock has first shown, or will first show, a date.
    fn at_date(&self, wall: i64) -> i64 {
        let (mut from, mut ahead) = (i64::MIN, 0);
        for outage in self.outages.iter() {
            let at = from.max(wall.saturating_add(ahead));
            let noticed = outage.ended - GRACE_MS;
            if at <= noticed {
                return at;
            }
            (from, ahead) = (noticed, outage.ahead);
        }
        from.max(wall.saturating_add(ahead))
    }
}

struct Inner {
    machine: Arc<dyn WallClock>,
    state: Mutex<State>,
    noticed: Notify,
}

/// Playing time, outages and the date.
#[derive(Clone)]
pub struct ServerClock(Arc<Inner>);

impl ServerClock {
    /// Begins at the server's start, with the outage that just ends.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn begin(store: &Store, machine: Arc<dyn WallClock>) -> Result<Self, StoreError> {
        let (last, known) = (store.last_beat().await?, store.outages().await?);
        let state = State::begin(look(&*machine), last, known);
        let clock = Self(Arc::new(Inner { machine, state: Mutex::new(state), noticed: Notify::new() }));
        clock.save(store).await?;
        Ok(clock)
    }

    /// A clock without a past, whose heart beats when it is looked at.
    #[cfg(test)]
    pub(crate) fn fresh(machine: Arc<dyn WallClock>) -> Self {
        let state = State::begin(look(&*machine), None, Vec::new());
        Self(Arc::new(Inner { machine, state: Mutex::new(state), noticed: Notify::new() }))
    }

    /// Playing time in milliseconds since 1970; it never goes back.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.looked().now
    }

    /// What the wall clock shows, in milliseconds since 1970.
    #[must_use]
    pub fn date(&self) -> i64 {
        self.0.machine.now()
    }

    /// Playing time, and when all clocks stood or stand.
    #[must_use]
    pub fn reading(&self) -> (i64, Arc<Vec<Pause>>) {
        let state = self.looked();
        (state.now, Arc::clone(&state.pauses))
    }

    /// The last outage, if there was one.
    #[must_use]
    pub fn last_outage(&self) -> Option<Pause> {
        self.looked().pauses.last().copied()
    }

    /// The playing time at which the wall clock first shows a date.
    #[must_use]
    pub fn at_date(&self, wall: i64) -> i64 {
        self.looked().at_date(wall)
    }

    pub(super) fn beat(&self) {
        let mut state = self.looked();
        (state.beat, state.beat_at) = (self.0.machine.pulse(), state.now);
    }

    /// Ready when an outage has been noticed.
    pub async fn outage(&self) {
        self.0.noticed.notified().await;
    }

    /// Writes outages that were noticed, and then that the server is here.
    pub async fn save(&self, store: &Store) -> Result<(), StoreError> {
        let (now, unsaved) = {
            let state = self.looked();
            (state.now, state.unsaved.clone())
        };
        for outage in &unsaved {
            store.add_outage(outage).await?;
        }
        self.state().unsaved.drain(..unsaved.len());
        store.beat(now).await
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn looked(&self) -> MutexGuard<'_, State> {
        let mut state = self.state();
        let (now, noticed) = state.look(look(&*self.0.machine));
        if noticed {
            let away = state.outages.last().map_or(0, |one| now - one.began);
            tracing::warn!(event = "outage", milliseconds = away, ahead = state.ahead);
            metrics::counter!("pasch_outages_total").increment(1);
            self.0.noticed.notify_one();
        }
        state
    }
}

fn look(machine: &dyn WallClock) -> Look {
    Look { wall: machine.now(), monotonic: machine.monotonic(), pulse: machine.pulse() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: i64 = 1_800_000_000_000;
    const HOUR: i64 = 3_600_000;

    /// A machine whose clocks a test sets, and a server on it whose heart beats twice a second.
    struct Machine {
        state: State,
        look: Look,
    }

    impl Machine {
        fn new() -> Self {
            let look = Look { wall: START, monotonic: 0, pulse: 0 };
            Self { state: State::begin(look, None, Vec::new()), look }
        }

        /// Time passes for everything; nothing runs meanwhile.
        fn stand(&mut self, ms: i64) {
            self.look.wall += ms;
            self.look.monotonic += ms;
            self.look.pulse += ms;
        }

        fn run(&mut self, ms: i64) {
            for _ in 0..ms / 500 {
                self.stand(500);
                self.now();
                (self.state.beat, self.state.beat_at) = (self.look.pulse, self.state.now);
            }
        }

        fn now(&mut self) -> i64 {
            self.state.look(self.look).0 - START
        }

        fn outages(&self) -> Vec<(i64, i64, i64)> {
            self.state.outages.iter().map(|one| (one.began - START, one.ended - START, one.ahead)).collect()
        }
    }

    #[test]
    fn a_server_that_runs_has_no_outage() {
        let mut machine = Machine::new();
        machine.run(HOUR);
        machine.stand(1_900);
        assert_eq!((machine.now(), machine.outages()), (HOUR + 1_900, vec![]));
    }

    #[test]
    fn a_heartbeat_that_comes_late_is_an_outage() {
        let mut machine = Machine::new();
        machine.run(10_000);
        machine.stand(22_000);
        assert_eq!(machine.now(), 32_000, "what passes goes on by the monotonic clock");
        assert_eq!(machine.outages(), [(10_000, 52_000, 0)]);
        // Stopped again while clocks still stand: one outage.
        machine.run(1_000);
        machine.stand(5_000);
        machine.now();
        assert_eq!(machine.outages(), [(10_000, 58_000, 0)]);
        assert_eq!(machine.state.unsaved.len(), 2);
    }

    #[test]
    fn a_machine_that_slept_with_its_monotonic_clock_was_away() {
        let mut machine = Machine::new();
        machine.run(10_000);
        machine.look.wall += 8 * HOUR;
        assert_eq!(machine.now(), 10_000 + 8 * HOUR);
        assert_eq!(machine.outages(), [(10_000, 30_000 + 8 * HOUR, 0)]);
    }

    #[test]
    fn steps_of_the_wall_clock_neither_give_nor_take_time() {
        for step in [2 * HOUR, 4 * 24 * HOUR, -2 * HOUR, 2_500, -2_500] {
            let mut machine = Machine::new();
            machine.run(10_000);
            machine.look.wall += step;
            let before = machine.now();
            machine.run(60_000);
            machine.look.wall -= step;
            machine.now();
            machine.run(60_000);
            let passed = machine.now();
            let [one, two] = machine.outages()[..] else { panic!("{:?}", machine.outages()) };
            // Of the two minutes after the step clocks stood for twice the grace.
            let stood = [one, two].map(|(began, ended, _)| ended - began).iter().sum::<i64>();
            assert_eq!(passed - stood, 130_000 - 40_000, "{step}");
            assert!(passed >= before, "{step}: time goes on");
            assert_eq!(one.2, (-step).max(0), "{step}: it is ahead of a wall clock that was set back");
            assert_eq!(two.2, step.max(0), "{step}");
        }
    }

    #[test]
    fn small_steps_are_no_outage() {
        let mut machine = Machine::new();
        machine.run(10_000);
        machine.look.wall += 1_900;
        machine.run(10_000);
        assert_eq!((machine.now(), machine.outages()), (20_000, vec![]));
    }

    #[test]
    fn a_restart_goes_on_at_the_last_heartbeat_or_later() {
        let look = |wall| Look { wall, monotonic: 5, pulse: 5 };
        let later = State::begin(look(START + HOUR), Some(START), Vec::new());
        assert_eq!((later.now, later.ahead), (START + HOUR, 0));
        assert_eq!(*later.pauses, [Pause { began: START, ended: START + HOUR + GRACE_MS }]);
        // The wall clock was set back while nobody looked.
        let known = vec![Outage { began: START - HOUR, ended: START - 1, ahead: 0 }];
        let back = State::begin(look(START - 2 * HOUR), Some(START), known);
        assert_eq!((back.now, back.ahead), (START, 2 * HOUR));
        assert_eq!(back.pauses.last(), Some(&Pause { began: START, ended: START + GRACE_MS }));
        assert!(State::begin(look(START), None, Vec::new()).pauses.is_empty(), "a first start is no outage");
    }

    #[test]
    fn dates_are_found_in_playing_time_and_what_has_passed_stays() {
        let mut machine = Machine::new();
        machine.run(10_000);
        let passed = machine.state.at_date(START + 5_000);
        assert_eq!((passed, machine.state.at_date(START + HOUR)), (START + 5_000, START + HOUR));
        machine.look.wall -= 2 * HOUR;
        machine.run(60_000);
        assert_eq!(machine.state.at_date(START + 5_000), passed);
        assert_eq!(machine.state.at_date(START + HOUR), START + 3 * HOUR, "the wall clock needs so long now");
        machine.look.wall += 2 * HOUR;
        machine.run(60_000);
        assert_eq!(machine.state.at_date(START + HOUR), START + HOUR);
    }
}
