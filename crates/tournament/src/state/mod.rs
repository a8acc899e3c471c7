//! The state of a tournament: the fold of its log.

mod apply;
mod bracket;
mod pairs;
mod score;
mod teams;

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

pub use bracket::{Resolved, Seat};
pub use score::Score;

use crate::action::{EntrantId, MatchId, Outcome, Pairing, Person, Slot};
use crate::draw::Plan;
use crate::options::{Format, MINUTE, Options, Time, WEEK};

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People register.
    Open,
    /// Matches are played.
    Running,
    /// All is over.
    Finished,
}

/// An entrant as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The present player or team.
    pub person: Person,
    /// Who held the place before.
    pub former: Vec<Person>,
    /// Whether they have checked in.
    pub checked_in: bool,
    /// Whether they have left.
    pub withdrawn: bool,
    /// Whether they play: set at the start, or when they came late.
    pub plays: bool,
}

/// A match as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// Its number.
    pub id: MatchId,
    /// Its place and players.
    pub pairing: Pairing,
    /// Points to win it.
    pub length: u32,
    /// When it was paired.
    pub paired_at: Time,
    /// Until when a missing player is waited for.
    pub due: Option<Time>,
    /// How it ended, as recorded. [`State::verdict`] adds what follows from a withdrawal.
    pub outcome: Option<Outcome>,
    /// Whether it ended without being played to its end.
    pub by_director: bool,
    /// Why it was adjudicated or corrected, the last one last.
    pub reasons: Vec<String>,
    /// The number of the entry that last changed it.
    pub changed: u32,
    /// The number of the entry by which it was first decided.
    pub decided: Option<u32>,
    /// Results of boards, for teams: who won and the points.
    pub boards: Vec<Option<(u8, [u32; 2])>>,
    /// The line-ups of both teams, for teams.
    pub line_ups: [Vec<u8>; 2],
    /// The node of the bracket that it belongs to.
    pub(crate) node: Option<usize>,
}

/// Winner and loser of a match, as they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The winner; `None` if nobody won.
    pub winner: Option<EntrantId>,
    /// The loser; `None` if both lost.
    pub loser: Option<EntrantId>,
}

/// The state: what the entries so far amount to.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) stage: Stage,
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) seeded: Vec<EntrantId>,
    pub(crate) field: Vec<EntrantId>,
    pub(crate) plan: Plan,
    /// The number of each node of the plan by its address.
    pub(crate) nodes: HashMap<Slot, usize>,
    pub(crate) resolved: Vec<Resolved>,
    /// The order of each group that is over, where finals follow.
    pub(crate) group_orders: Vec<Option<Vec<EntrantId>>>,
    pub(crate) fixtures: Vec<Pairing>,
    /// The fixtures that have not been paired, by rounds.
    pub(crate) unpaired: Vec<Pairing>,
    pub(crate) matches: Vec<Match>,
    pub(crate) by_slot: HashMap<Slot, Vec<MatchId>>,
    /// Matches that are not decided, as far as recorded; those of players who left are among them.
    pub(crate) open: Vec<MatchId>,
    pub(crate) byes: Vec<(u16, EntrantId)>,
    pub(crate) round: u16,
    pub(crate) started_at: Time,
    pub(crate) last_at: Time,
    pub(crate) paused_at: Option<Time>,
    pub(crate) paused_for: Time,
    pub(crate) entries: u32,
}

impl State {
    /// What was fixed.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How far it is.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether it is paused.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.paused_at.is_some()
    }

    /// The number of entries that led here: what an action names as seen.
    #[must_use]
    pub const fn entries(&self) -> u32 {
        self.entries
    }

    /// All who ever registered, by number.
    #[must_use]
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The player or team of a place.
    #[must_use]
    pub fn person(&self, entrant: EntrantId) -> Option<&Person> {
        self.entrant(entrant).map(|entrant| &entrant.person)
    }

    /// An entrant.
    #[must_use]
    pub fn entrant(&self, entrant: EntrantId) -> Option<&Entrant> {
        self.entrants.get(entrant.0 as usize)
    }

    /// Those who play, in the order of seeds; late entrants come last. Empty before the start.
    #[must_use]
    pub fn field(&self) -> &[EntrantId] {
        &self.field
    }

    /// All matches, by number. Some may not count any more ([`State::counts`]).
    #[must_use]
    pub fn matches(&self) -> &[Match] {
        &self.matches
    }

    /// A match.
    #[must_use]
    pub fn find(&self, id: MatchId) -> Option<&Match> {
        self.matches.get(id.0 as usize)
    }

    /// The byes of a Swiss: round, from 0, and entrant.
    #[must_use]
    pub fn byes(&self) -> &[(u16, EntrantId)] {
        &self.byes
    }

    /// The bracket, in formats that have one.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What has become of each node of the bracket.
    #[must_use]
    pub fn resolved(&self) -> &[Resolved] {
        &self.resolved
    }

    /// The matches of a round robin or a league that are fixed from the start.
    #[must_use]
    pub fn fixtures(&self) -> &[Pairing] {
        &self.fixtures
    }

    /// Rounds that have been paired, in a Swiss by rounds.
    #[must_use]
    pub const fn rounds_paired(&self) -> u16 {
        self.round
    }

    /// When it began; 0 before the start.
    #[must_use]
    pub const fn started_at(&self) -> Time {
        self.started_at
    }

    /// Those who are in, in the order of registration; the others wait for a place.
    #[must_use]
    pub fn entered(&self) -> Vec<EntrantId> {
        let limit = self.options.limit.map_or(usize::MAX, |limit| limit as usize);
        let here = self.entrants.iter().enumerate().filter(|(_, entrant)| !entrant.withdrawn);
        here.map(|(number, _)| EntrantId(number as u32)).take(limit).collect()
    }

    /// Those who play if it starts now. Where it asks for a check-in, places of those who are missing go to whoever waits and is there.
    #[must_use]
    pub fn starters(&self) -> Vec<EntrantId> {
        if !self.options.check_in {
            return self.entered();
        }
        let limit = self.options.limit.map_or(usize::MAX, |limit| limit as usize);
        let here = self.entrants.iter().enumerate().filter(|(_, one)| !one.withdrawn && one.checked_in);
        here.map(|(number, _)| EntrantId(number as u32)).take(limit).collect()
    }

    pub(crate) fn has_left(&self, entrant: EntrantId) -> bool {
        self.entrant(entrant).is_none_or(|entrant| entrant.withdrawn)
    }

    /// Those who play and have not left.
    pub(crate) fn active(&self) -> impl Iterator<Item = EntrantId> {
        self.field.iter().copied().filter(|one| !self.has_left(*one))
    }

    /// Who won a match: as recorded, or because the other has left. `None` while it is open.
    #[must_use]
    pub fn verdict(&self, id: MatchId) -> Option<Verdict> {
        let each = self.find(id)?;
        let [a, b] = each.pairing.players;
        if let Some(outcome) = each.outcome {
            let loser = outcome.winner.map(|winner| if winner == a { b } else { a });
            return Some(Verdict { winner: outcome.winner, loser });
        }
        match (self.has_left(a), self.has_left(b)) {
            (false, false) => None,
            (true, false) => Some(Verdict { winner: Some(b), loser: Some(a) }),
            (false, true) => Some(Verdict { winner: Some(a), loser: Some(b) }),
            (true, true) => Some(Verdict { winner: None, loser: None }),
        }
    }

    /// Whether a match counts. In a bracket it does not if a correction has brought other players to its place, or if its place was
    /// paired again.
    #[must_use]
    pub fn counts(&self, id: MatchId) -> bool {
        let Some(each) = self.find(id) else { return false };
        match each.node {
            Some(node) => self.resolved[node].played == Some(id),
            None => true,
        }
    }

    /// Matches that are being played: neither decided nor void.
    pub fn running(&self) -> impl Iterator<Item = &Match> {
        self.open
            .iter()
            .filter(|id| self.verdict(**id).is_none() && self.counts(**id))
            .filter_map(|id| self.find(*id))
    }

    /// Whether somebody plays just now.
    #[must_use]
    pub fn is_busy(&self, entrant: EntrantId) -> bool {
        self.running().any(|each| each.pairing.players.contains(&entrant))
    }

    /// Matches whose missing player need not be waited for any longer.
    #[must_use]
    pub fn overdue(&self, now: Time) -> Vec<MatchId> {
        self.running().filter(|each| each.due.is_some_and(|due| due <= now)).map(|each| each.id).collect()
    }

    /// When an arena, a ladder or a league ends, pauses included; `None` for formats that end by themselves.
    #[must_use]
    pub fn ends_at(&self) -> Option<Time> {
        let lasts = match self.options.format {
            Format::Arena { minutes, .. } => Time::from(minutes) * MINUTE,
            Format::Ladder { weeks, .. } => Time::from(weeks) * WEEK,
            _ => return None,
        };
        Some(self.started_at + lasts + self.paused_for)
    }

    /// The rounds of a Swiss by rounds: as agreed, or as many as a bracket of the field would have.
    #[must_use]
    pub fn rounds(&self) -> u16 {
        match self.options.format {
            Format::Swiss { rounds: 0, .. } => {
                self.field.len().max(2).next_power_of_two().trailing_zeros() as u16
            }
            Format::Swiss { rounds, .. } => rounds,
            _ => 0,
        }
    }

    pub(crate) fn lives(&self) -> Option<(u32, bool)> {
        match &self.options.format {
            Format::Swiss { lives: Some(lives), .. } => Some((u32::from(lives.lives), lives.continuous)),
            _ => None,
        }
    }

    /// Whether everything that has to be played is over at this moment.
    #[must_use]
    pub fn is_over(&self, now: Time) -> bool {
        if self.stage != Stage::Running || self.running().next().is_some() {
            return self.stage == Stage::Finished;
        }
        match self.options.format {
            Format::KnockOut { .. } | Format::DoubleElimination { .. } => self.is_resolved(),
            Format::RoundRobin { .. } | Format::League { .. } => self.fixtures_over() && self.is_resolved(),
            Format::Swiss { lives: Some(_), .. } => self.alive().len() <= 1,
            Format::Swiss { .. } => self.round >= self.rounds() || self.active().count() < 2,
            Format::Arena { .. } | Format::Ladder { .. } => {
                self.ends_at().is_some_and(|end| now >= end) || self.active().count() < 2
            }
        }
    }

    /// The order of a ladder, from the top: the seeds, then whoever came late, changed by each match in the order in which they were
    /// decided. The winner takes the place of a loser above them, and those between move down by one.
    #[must_use]
    pub fn ladder(&self) -> Vec<EntrantId> {
        let mut order = self.field.clone();
        let mut decided: Vec<(u32, MatchId)> =
            self.matches.iter().filter_map(|each| Some((each.decided?, each.id))).collect();
        decided.sort_unstable();
        for (_, id) in decided {
            let Some(Verdict { winner: Some(winner), loser: Some(loser) }) = self.verdict(id) else {
                continue;
            };
            let place = |one| order.iter().position(|other| *other == one);
            if let (Some(below), Some(above)) = (place(winner), place(loser))
                && below > above
            {
                order[above..=below].rotate_right(1);
            }
        }
        order
    }
}
