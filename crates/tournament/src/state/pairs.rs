//! Pairing: which matches may begin, and which ones should.

use std::collections::{BTreeSet, HashSet};

use super::{Match, Score, State};
use crate::action::{Action, EntrantId, MatchId, Pairing, Section, Slot};
use crate::error::Refusal;
use crate::options::{Format, MINUTE, Time, WEEK};
use crate::pairing::free;
use crate::pairing::swiss::{Waiting, round};

impl State {
    /// Takes matches in, if each may begin now. That they are the best ones is not asked: a director may pair by hand.
    pub(super) fn pair(
        &mut self,
        pairs: &[Pairing],
        bye: Option<EntrantId>,
        at: Time,
    ) -> Result<(), Refusal> {
        self.running_now()?;
        if self.is_paused() {
            return Err(Refusal::Paused);
        }
        if pairs.is_empty() && bye.is_none() {
            return Err(Refusal::Pairing);
        }
        let slots: HashSet<Slot> = pairs.iter().map(|pair| pair.slot).collect();
        if slots.len() != pairs.len() || pairs.iter().any(|pair| pair.players[0] == pair.players[1]) {
            return Err(Refusal::Pairing);
        }
        let is_league = matches!(self.options.format, Format::League { .. });
        let mut busy: HashSet<EntrantId> = self.running().flat_map(|each| each.pairing.players).collect();
        for player in pairs.iter().flat_map(|pair| pair.players).chain(bye) {
            let entrant = self.entrant(player).ok_or(Refusal::NoEntrant { number: player.0 })?;
            if entrant.withdrawn {
                return Err(Refusal::Withdrawn { number: player.0 });
            }
            if !entrant.plays || (!busy.insert(player) && !is_league) {
                return Err(Refusal::Busy { number: player.0 });
            }
        }
        let is_swiss =
            matches!(self.options.format, Format::Swiss { .. }) && !self.lives().is_some_and(|(_, now)| now);
        if bye.is_some() && !is_swiss {
            return Err(Refusal::Bye);
        }
        match self.options.format {
            Format::KnockOut { .. } | Format::DoubleElimination { .. } => self.fit_nodes(pairs)?,
            Format::RoundRobin { .. } | Format::League { .. } => {
                let (fixed, finals): (Vec<Pairing>, Vec<Pairing>) =
                    pairs.iter().partition(|pair| matches!(pair.slot.section, Section::Group(_)));
                self.fit_nodes(&finals)?;
                if !fixed.iter().all(|pair| self.unpaired.contains(pair)) {
                    return Err(Refusal::Pairing);
                }
            }
            Format::Swiss { .. } if is_swiss => self.fit_round(pairs, bye)?,
            Format::Swiss { .. } | Format::Arena { .. } | Format::Ladder { .. } => {
                self.fit_free(pairs, at)?
            }
        }
        for pair in pairs {
            self.add_match(*pair, at);
        }
        if !self.unpaired.is_empty() {
            self.unpaired.retain(|each| !pairs.contains(each));
        }
        if is_swiss {
            self.byes.extend(bye.map(|bye| (self.round, bye)));
            self.round += 1;
        }
        Ok(())
    }

    fn add_match(&mut self, pairing: Pairing, at: Time) {
        let id = MatchId(self.matches.len() as u32);
        let node = self.node(pairing.slot);
        let length = match node {
            Some(node) => self.plan.nodes[node].length,
            None => self.options.length(usize::from(pairing.slot.round)),
        };
        let due = match self.options.format {
            Format::League { weeks } => Some((u32::from(pairing.slot.round) + 1) * u32::from(weeks))
                .map(|weeks| self.started_at + Time::from(weeks) * WEEK + self.paused_for),
            _ => self.options.grace_minutes.map(|minutes| at + Time::from(minutes) * MINUTE),
        };
        self.matches.push(Match {
            id,
            pairing,
            length,
            paired_at: at,
            due,
            outcome: None,
            by_director: false,
            reasons: Vec::new(),
            changed: self.entries,
            decided: None,
            boards: vec![None; self.options.boards.map_or(0, usize::from)],
            line_ups: [Vec::new(), Vec::new()],
            node,
        });
        self.by_slot.entry(pairing.slot).or_default().push(id);
        self.open.push(id);
    }

    fn fit_nodes(&self, pairs: &[Pairing]) -> Result<(), Refusal> {
        for pair in pairs {
            let node = self.node(pair.slot).ok_or(Refusal::Pairing)?;
            let [a, b] = self.resolved[node].ready().ok_or(Refusal::Pairing)?;
            if pair.players != [a, b] && pair.players != [b, a] {
                return Err(Refusal::Pairing);
            }
        }
        Ok(())
    }

    fn fit_round(&self, pairs: &[Pairing], bye: Option<EntrantId>) -> Result<(), Refusal> {
        if self.running().next().is_some() {
            return Err(Refusal::Round);
        }
        if self.lives().is_none() && self.round >= self.rounds() {
            return Err(Refusal::Round);
        }
        let playing = self.alive();
        if playing.len() < 2 {
            return Err(Refusal::TooFew);
        }
        if bye.is_some() != (playing.len() % 2 == 1) {
            return Err(Refusal::Bye);
        }
        let sitting: BTreeSet<EntrantId> = pairs.iter().flat_map(|pair| pair.players).chain(bye).collect();
        let in_order = pairs.iter().enumerate().all(|(number, pair)| {
            pair.slot == Slot { section: Section::Main, round: self.round, number: number as u32 }
        });
        if !in_order || sitting != playing.into_iter().collect() {
            return Err(Refusal::Pairing);
        }
        Ok(())
    }

    /// Matches of players who are free, without rounds.
    fn fit_free(&self, pairs: &[Pairing], at: Time) -> Result<(), Refusal> {
        if self.ends_at().is_some_and(|end| at >= end) {
            return Err(Refusal::TooLate);
        }
        let first = self.matches.len() as u32;
        let in_order = pairs.iter().enumerate().all(|(number, pair)| {
            pair.slot == Slot { section: Section::Main, round: 0, number: first + number as u32 }
        });
        let alive: BTreeSet<EntrantId> = self.alive().into_iter().collect();
        if !in_order || pairs.iter().flat_map(|pair| pair.players).any(|player| !alive.contains(&player)) {
            return Err(Refusal::Pairing);
        }
        if let Format::Ladder { reach, .. } = self.options.format {
            let order = self.ladder();
            let place = |one| order.iter().position(|other| *other == one).unwrap_or(usize::MAX);
            let reaches = |pair: &Pairing| {
                let [challenger, challenged] = pair.players.map(place);
                challenger > challenged && challenger - challenged <= usize::from(reach)
            };
            if !pairs.iter().all(reaches) {
                return Err(Refusal::Pairing);
            }
        }
        Ok(())
    }

    /// The actions that are due now: matches to be paired, or the end. None while it is paused, not started, or while there is nothing to
    /// do. What is drawn follows from `seed`; nothing is proposed for a ladder, where players challenge each other.
    #[must_use]
    pub fn propose(&self, now: Time, seed: u64) -> Vec<Action> {
        if self.running_now().is_err() || self.is_paused() {
            return Vec::new();
        }
        if self.is_over(now) {
            return vec![Action::Finished];
        }
        let (pairs, bye) = match self.options.format {
            Format::KnockOut { .. } | Format::DoubleElimination { .. } => (self.ready_nodes(), None),
            Format::RoundRobin { .. } | Format::League { .. } => {
                let mut pairs = self.due_fixtures(now);
                pairs.extend(self.ready_nodes());
                (pairs, None)
            }
            Format::Swiss { .. } => match self.lives() {
                Some((_, true)) => (self.free_pairs(seed), None),
                _ => self.next_round(seed),
            },
            Format::Arena { .. } if self.ends_at().is_some_and(|end| now < end) => {
                (self.free_pairs(seed), None)
            }
            Format::Arena { .. } | Format::Ladder { .. } => (Vec::new(), None),
        };
        if pairs.is_empty() && bye.is_none() { Vec::new() } else { vec![Action::Paired { pairs, bye }] }
    }

    /// By number, whether somebody plays.
    fn busy(&self) -> Vec<bool> {
        let mut busy = vec![false; self.entrants.len()];
        for player in self.running().flat_map(|each| each.pairing.players) {
            busy[player.0 as usize] = true;
        }
        busy
    }

    fn ready_nodes(&self) -> Vec<Pairing> {
        let ready = self.resolved.iter().zip(&self.plan.nodes);
        let mut busy = self.busy();
        let mut pairs = Vec::new();
        for (node, place) in ready {
            let Some(players) = node.ready() else { continue };
            // After a correction somebody may still sit at a match that counts elsewhere.
            if players.iter().any(|player| busy[player.0 as usize]) {
                continue;
            }
            players.iter().for_each(|player| busy[player.0 as usize] = true);
            pairs.push(Pairing { slot: place.slot, players });
        }
        pairs
    }

    fn due_fixtures(&self, now: Time) -> Vec<Pairing> {
        let week = match self.options.format {
            Format::League { weeks } => {
                Some((now - self.started_at - self.paused_for) / (Time::from(weeks) * WEEK))
            }
            _ => None,
        };
        let mut busy = self.busy();
        let mut free = self.field.len() - busy.iter().filter(|one| **one).count();
        let mut pairs = Vec::new();
        for each in &self.unpaired {
            if week.is_some_and(|week| Time::from(each.slot.round) > week) {
                break;
            }
            if each.players.iter().any(|one| self.has_left(*one)) {
                continue;
            }
            if week.is_some() {
                pairs.push(*each);
                continue;
            }
            if free < 2 {
                break;
            }
            if each.players.iter().all(|one| !busy[one.0 as usize]) {
                pairs.push(*each);
            }
            // Somebody who waits for a match of an earlier round does not begin one of a later round.
            for player in each.players {
                free -= usize::from(!std::mem::replace(&mut busy[player.0 as usize], true));
            }
        }
        pairs
    }

    fn next_round(&self, seed: u64) -> (Vec<Pairing>, Option<EntrantId>) {
        if self.running().next().is_some() {
            return (Vec::new(), None);
        }
        let scores = self.tally(None);
        let playing = self.alive();
        let by_lives = self.lives().is_some();
        let waiting = |one: &EntrantId| {
            let score = &scores[one.0 as usize];
            let counts = if by_lives { -(score.losses as i32) } else { score.points };
            Waiting { score: counts, byes: score.byes }
        };
        let players: Vec<Waiting> = playing.iter().map(waiting).collect();
        let met = Met::among(&playing, &scores, false);
        let met = |a: usize, b: usize| met.of(a, b);
        let found = round(&players, met, seed);
        let slot = |number: usize| Slot { section: Section::Main, round: self.round, number: number as u32 };
        let pairs = found.pairs.iter().enumerate();
        let pairs =
            pairs.map(|(number, &(a, b))| Pairing { slot: slot(number), players: [playing[a], playing[b]] });
        (pairs.collect(), found.bye.map(|bye| playing[bye]))
    }

    /// Pairs of those who are free. In a Swiss with lives they have as many defeats and have not met; in an arena they have not just met. Who
    /// finds nobody waits while others play; if nobody plays, the cheapest pairs are made all the same.
    fn free_pairs(&self, seed: u64) -> Vec<Pairing> {
        let busy = self.busy();
        let free: Vec<EntrantId> = self.alive().into_iter().filter(|one| !busy[one.0 as usize]).collect();
        if free.len() < 2 {
            return Vec::new();
        }
        let scores = self.tally(None);
        let by_lives = self.lives().is_some();
        let met = Met::among(&free, &scores, !by_lives);
        let met = |a: usize, b: usize| met.of(a, b);
        let counts = |one: &EntrantId| {
            if by_lives { -(scores[one.0 as usize].losses as i32) } else { scores[one.0 as usize].points }
        };
        let players: Vec<Waiting> = free.iter().map(|one| Waiting { score: counts(one), byes: 0 }).collect();
        let may = |a: usize, b: usize| met(a, b) == 0 && (!by_lives || players[a].score == players[b].score);
        let mut pairs = free::pairs(&players, may, seed);
        if pairs.is_empty() && !busy.contains(&true) {
            pairs = round(&players, met, seed).pairs;
        }
        let first = self.matches.len();
        let slot = |number: usize| Slot { section: Section::Main, round: 0, number: (first + number) as u32 };
        let pairs = pairs.into_iter().enumerate();
        pairs.map(|(number, (a, b))| Pairing { slot: slot(number), players: [free[a], free[b]] }).collect()
    }
}

/// How often players have met, by their places in a list.
struct Met {
    size: usize,
    times: Vec<u8>,
}

impl Met {
    /// All meetings of these players, or only each one's last.
    fn among(players: &[EntrantId], scores: &[Score], last: bool) -> Self {
        let size = players.len();
        let mut place = vec![None; scores.len()];
        for (at, player) in players.iter().enumerate() {
            place[player.0 as usize] = Some(at);
        }
        let mut met = Self { size, times: vec![0; size * size] };
        for (at, player) in players.iter().enumerate() {
            let all = &scores[player.0 as usize].met;
            let from = if last { all.len().saturating_sub(1) } else { 0 };
            for other in all[from..].iter().filter_map(|(other, _)| place[other.0 as usize]) {
                met.times[at * size + other] = met.times[at * size + other].saturating_add(1);
            }
        }
        met
    }

    /// How often two have met; of last meetings, whether it was the last one of either.
    fn of(&self, a: usize, b: usize) -> u32 {
        u32::from(self.times[a * self.size + b].max(self.times[b * self.size + a]))
    }
}
