//! A room's clocks: what they show, and what happens when nobody does anything.

use pasch_rules::{ByPlayer, Phase, Player};

use super::RoomError;
use super::actor::Actor;
use super::{SERVER, Wish};
use crate::timing::{self, Pause, Pauses, Reading};
use crate::wire::ClockView;
use pasch_table::view;

/// A first game with a clock begins by itself after so long, in milliseconds.
const FIRST_MS: i64 = 10_000;

/// A further game begins by itself after so long.
const NEXT_MS: i64 = 20_000;

impl Actor {
    /// Where the clocks stood when what is being heard came: whoever acts is judged by that. `None` without clocks.
    pub(super) fn clocks(&self) -> Option<Reading> {
        let (now, outages) = self.deps.clock.reading();
        self.clocks_at(self.came.unwrap_or(now), &outages)
    }

    fn clocks_at(&self, at: i64, outages: &[Pause]) -> Option<Reading> {
        let post = self.post.as_ref()?;
        let money = self.table.state().is_money();
        let vacations = self.vacations();
        let pauses = Pauses { outages, vacations: &vacations };
        let (at, waits) = (at.max(self.latest()), self.dice_waits());
        timing::read(post.rule, money, self.table.marks(), pauses, &waits, at)
    }

    /// Playing time when what is being heard came. In a match's log it never goes back, whatever was lost of a heartbeat.
    pub(super) fn now(&self) -> i64 {
        self.came.unwrap_or_else(|| self.deps.clock.now()).max(self.latest())
    }

    fn latest(&self) -> i64 {
        self.table.marks().last().map_or(i64::MIN, |mark| mark.at)
    }

    /// The players' vacations in playing time, where they stop clocks.
    fn vacations(&self) -> ByPlayer<Vec<Pause>> {
        ByPlayer::from_fn(|player| match self.seats.person(player) {
            Some(person) if self.is_slow() => self.deps.vacations.in_play(person),
            _ => Vec::new(),
        })
    }

    /// The players whose clocks are paused by a vacation, by date.
    pub(super) fn away(&self) -> ByPlayer<Option<Pause>> {
        let slow = self.is_slow() && !self.table.is_over();
        ByPlayer::from_fn(|player| {
            let person = self.seats.person(player).filter(|_| slow)?;
            self.deps.vacations.away(person)
        })
    }

    /// Whoever is there hears when somebody goes on vacation, comes back, or stays for another time, and when an outage
    /// has stopped the clocks.
    pub(super) async fn tell_vacations(&mut self) {
        let away = (self.away(), self.deps.clock.last_outage());
        if std::mem::replace(&mut self.told_away, away) != away && !self.table.is_over() {
            self.tell_all(self.table.seq());
            self.note(None);
        }
    }

    /// When the next vacation begins or ends.
    fn vacation_turns(&self) -> Option<i64> {
        let (now, vacations) = (self.now(), self.vacations());
        let edges = |player: Player| vacations[player].iter().flat_map(|one| [one.began, one.ended]);
        Player::BOTH.into_iter().flat_map(edges).filter(|&at| at > now).min()
    }

    pub(super) fn clock_view(&self) -> Option<ClockView> {
        // Players see how it stands now.
        let (now, outages) = self.deps.clock.reading();
        let reading = self.clocks_at(now, &outages)?;
        self.post.as_ref().map(|post| view::clock(post.rule, &reading))
    }

    /// When a game with a clock begins by itself; `None` when nothing waits for that.
    fn begins_at(&self) -> Option<i64> {
        // Dice that are thrown by hand are waited for.
        let post =
            self.post.as_ref().filter(|post| post.rule.allowance().is_some() && !self.table.is_by_hand())?;
        let last = self.table.marks().last().map_or(post.begun, |mark| mark.at);
        match self.table.state().phase() {
            Phase::Opening => Some(last + FIRST_MS),
            Phase::GameOver(_) if !self.table.state().is_money() => Some(last + NEXT_MS),
            _ => None,
        }
    }

    /// When the clocks have to be looked at next.
    pub(super) fn next_look(&self) -> Option<i64> {
        if self.table.is_over() {
            return None;
        }
        let begins = self.begins_at().filter(|_| !self.waits_for_dice_to_begin());
        let begins = begins.map(|at| self.dice_come_by().unwrap_or(at));
        let looks = begins.or_else(|| self.clocks()?.due);
        looks.into_iter().chain(self.vacation_turns()).min()
    }

    /// Does what time alone brings about: a flag that has fallen loses, a game that waits begins, once its
    /// dice are there. Everybody is told.
    pub(super) async fn goes_on_by_itself(&mut self) -> Result<(), RoomError> {
        if self.table.is_over() {
            return Ok(());
        }
        let flagged = self.clocks().and_then(|reading| reading.flagged);
        let (player, wish) = match flagged {
            Some(player) => (player, Wish::Forfeit),
            None if self.begins_at().is_some_and(|at| at <= self.now()) => {
                if self.signed.is_used {
                    return self.begin_by_itself().await;
                }
                if !self.dice_for_beginning().await? {
                    return Ok(());
                }
                (Player::A, Wish::Start)
            }
            None => return Ok(()),
        };
        let since = self.table.seq();
        self.commit(player, &wish, SERVER, None).await?;
        if flagged.is_some() {
            metrics::counter!("pasch_flags_total").increment(1);
            tracing::info!(event = "flag", r#match = %self.door.match_id(), player = %player);
        }
        self.tell_all(since);
        Ok(())
    }
}
