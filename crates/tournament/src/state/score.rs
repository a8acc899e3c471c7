//! What each entrant has won and lost so far.

use std::collections::BTreeMap;

use super::{State, Verdict};
use crate::action::{EntrantId, MatchId, Section};
use crate::options::Format;

/// Points for a win in an arena, doubled in a streak; and the wins in a row before it.
const ARENA_WIN: i32 = 2;
const STREAK: u32 = 2;

/// What an entrant has won and lost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Matches won, forfeits and withdrawals of opponents included; byes are not.
    pub wins: u32,
    /// Matches lost.
    pub losses: u32,
    /// Byes of a Swiss.
    pub byes: u32,
    /// What counts: wins and byes, or the points of an arena.
    pub points: i32,
    /// Opponents in the order of their matches, and whether each was beaten.
    pub met: Vec<(EntrantId, bool)>,
    /// Points won less points lost, in all matches.
    pub difference: i64,
}

impl State {
    /// Verdicts of matches that count, with their points, by number.
    pub(crate) fn verdicts(&self) -> impl Iterator<Item = (MatchId, Verdict)> {
        self.matches
            .iter()
            .filter(|each| self.counts(each.id))
            .filter_map(|each| Some((each.id, self.verdict(each.id)?)))
    }

    /// The scores of all who play; in matches of one group alone, if it is named.
    #[must_use]
    pub fn scores(&self, section: Option<Section>) -> BTreeMap<EntrantId, Score> {
        let mut tally = self.tally(section);
        self.field.iter().map(|entrant| (*entrant, std::mem::take(&mut tally[entrant.0 as usize]))).collect()
    }

    /// The same by number, for all who ever registered.
    pub(crate) fn tally(&self, section: Option<Section>) -> Vec<Score> {
        let mut scores = vec![Score::default(); self.entrants.len()];
        let mut streaks = vec![0; self.entrants.len()];
        let (streak_counts, gammon_counts) = match self.options.format {
            Format::Arena { streaks, gammons, .. } => (streaks, gammons),
            _ => (false, false),
        };
        let is_arena = matches!(self.options.format, Format::Arena { .. });
        let mut verdicts: Vec<(u32, MatchId, Verdict)> = self
            .verdicts()
            .map(|(id, verdict)| (self.matches[id.0 as usize].decided.unwrap_or(u32::MAX), id, verdict))
            .collect();
        if is_arena {
            verdicts.sort_by_key(|(decided, id, _)| (*decided, *id));
        }
        for (_, id, verdict) in verdicts {
            let each = &self.matches[id.0 as usize];
            if section.is_some_and(|section| section != each.pairing.slot.section) {
                continue;
            }
            for (side, player) in each.pairing.players.into_iter().enumerate() {
                let score = &mut scores[player.0 as usize];
                let won = verdict.winner == Some(player);
                score.met.push((each.pairing.players[1 - side], won));
                if let Some(outcome) = each.outcome {
                    score.difference += i64::from(outcome.score[side]) - i64::from(outcome.score[1 - side]);
                }
                let streak = &mut streaks[player.0 as usize];
                if !won {
                    score.losses += 1;
                    *streak = 0;
                    continue;
                }
                score.wins += 1;
                *streak += 1;
                score.points += match is_arena {
                    true if streak_counts && *streak > STREAK => 2 * ARENA_WIN,
                    true => ARENA_WIN,
                    false => 1,
                };
                if gammon_counts && each.outcome.is_some_and(|outcome| outcome.gammon) {
                    score.points += 1;
                }
            }
        }
        self.unplayed(section, &mut scores);
        for (_, entrant) in &self.byes {
            let score = &mut scores[entrant.0 as usize];
            score.byes += 1;
            score.points += 1;
        }
        scores
    }

    /// Fixed matches that will not be paired any more, since somebody has left: won by the other.
    fn unplayed(&self, section: Option<Section>, scores: &mut [Score]) {
        for each in &self.unpaired {
            let is_asked = section.is_none_or(|section| section == each.slot.section);
            if !is_asked {
                continue;
            }
            let [a, b] = each.players;
            let left = [self.has_left(a), self.has_left(b)];
            if left == [false, false] {
                continue;
            }
            for (side, player) in each.players.into_iter().enumerate() {
                let score = &mut scores[player.0 as usize];
                let won = left[1 - side] && !left[side];
                score.met.push((each.players[1 - side], won));
                score.wins += u32::from(won);
                score.points += i32::from(won);
                score.losses += u32::from(!won);
            }
        }
    }

    /// The order of a group: wins, wins among those who have as many, difference of points, the higher seed.
    pub(crate) fn group_order(&self, group: u16) -> Vec<EntrantId> {
        let section = Section::Group(group);
        let scores = self.tally(Some(section));
        let own = |one: &&EntrantId| {
            self.fixtures.iter().any(|each| each.slot.section == section && each.players.contains(one))
        };
        let mut order: Vec<EntrantId> = self.field.iter().filter(own).copied().collect();
        let among = |one: &EntrantId| {
            let score = &scores[one.0 as usize];
            let equal = |other: &EntrantId| scores[other.0 as usize].wins == score.wins;
            score.met.iter().filter(|(other, won)| *won && equal(other)).count()
        };
        order.sort_by_key(|one| {
            let score = &scores[one.0 as usize];
            std::cmp::Reverse((score.wins, among(one), score.difference))
        });
        order
    }

    /// Those who have lives left, in a Swiss with lives.
    #[must_use]
    pub fn alive(&self) -> Vec<EntrantId> {
        let Some((lives, _)) = self.lives() else { return self.active().collect() };
        let mut losses = vec![0; self.entrants.len()];
        for each in &self.matches {
            let verdict = self.verdict(each.id);
            for player in each.pairing.players {
                losses[player.0 as usize] += u32::from(verdict.is_some_and(|one| one.winner != Some(player)));
            }
        }
        self.active().filter(|one| losses[one.0 as usize] < lives).collect()
    }
}
