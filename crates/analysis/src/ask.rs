//! What the engine is asked about a decision, and what it answers: everything that takes time. Whatever else a report
//! says follows from these answers and the record.

use pasch_engine::analyst::{AnalystError, Engine, Spot};
use pasch_engine::cube::{CubeDecision, CubeInfo};
use pasch_engine::eval::Probs;
use pasch_engine::family;
use pasch_engine::gate::{board_from, fits};
use pasch_engine::rollout::RolloutError;
use pasch_engine::search::{RankedPlay, Run, SearchError, SearchSettings};
use pasch_engine::standard::Board;
use pasch_rules::{Dice, Landing, MatchState, Player, Position};

use crate::level::{Depth, Recheck};
use crate::measure::close_cube;
use crate::recheck::correct;
use crate::report::{CubeAction, Luck, Rolled};

/// Why there is no answer.
pub enum Stop {
    /// The search refused or was cancelled.
    Search(SearchError),
    /// The question does not fit the state.
    Misfit,
}

impl From<SearchError> for Stop {
    fn from(error: SearchError) -> Self {
        Self::Search(error)
    }
}

impl From<AnalystError> for Stop {
    fn from(error: AnalystError) -> Self {
        match error {
            AnalystError::Search(error) => Self::Search(error),
            _ => Self::Misfit,
        }
    }
}

impl From<RolloutError> for Stop {
    fn from(error: RolloutError) -> Self {
        AnalystError::from(error).into()
    }
}

/// The judgement of the plays of a roll; all numbers are the mover's.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayAnswer {
    /// Number of different results.
    pub results: usize,
    /// Best less worst equity over all results, as searched.
    pub spread: f64,
    /// What the roll was worth beyond the average.
    pub luck: Luck,
    /// The best plays and the one that was made, best first.
    pub ranked: Vec<Ranked>,
}

/// A play as it was judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// Place among the ends of the play graph.
    pub end: usize,
    /// Place among all, from 1.
    pub rank: usize,
    /// Chances after it, the mover's, without a cube.
    pub probs: Probs,
    /// Equity, the cube in play.
    pub equity: f64,
    /// Match winning chance; none for money.
    pub mwc: Option<f64>,
    /// Rolls looked ahead for it.
    pub plies: u8,
    /// How it was rolled out, if it was.
    pub rolled: Option<Rolled>,
}

impl Ranked {
    /// Whether both were looked at in the same way, so that their equities can be compared.
    pub fn is_level_with(&self, other: &Self) -> bool {
        match (self.rolled, other.rolled) {
            (None, None) => self.plies == other.plies,
            (one, two) => one.is_some() == two.is_some(),
        }
    }
}

/// The judgement of a cube decision, the doubler's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeAnswer {
    /// The equities of the branches and the right actions.
    pub decision: CubeDecision,
    /// Cubeless chances of the doubler, before the roll.
    pub probs: Probs,
    /// How it was rolled out, if it was.
    pub rolled: Option<Rolled>,
}

/// A result of a roll as the search found it, and how it was rolled out, if it was.
type Found = (RankedPlay<Landing>, Option<Rolled>);

/// Asks an engine about the decisions of one state.
pub struct Ask<'a> {
    /// The match when the decision was made.
    pub state: &'a MatchState,
    /// The engine that judges the decision.
    pub engine: &'a Engine,
    /// How deep to search, and what to roll out.
    pub depth: &'a Depth,
    /// The threads, and how the work can be stopped.
    pub run: Run<'a>,
}

impl Ask<'_> {
    /// The engine's board of a position of this game, `player` first; `None` where checkers do not move as in backgammon.
    pub fn board(&self, position: &Position, player: Player) -> Result<Option<Board>, Stop> {
        let rules = self.state.rules();
        if !fits(rules) {
            return Ok(None);
        }
        board_from(position, player, rules).map(Some).map_err(|_| Stop::Misfit)
    }

    /// Judges the plays of a roll. `ends` are the results the rules allow, `made` the place of the one that was chosen
    /// among them; `most` plays are kept besides it.
    pub fn play(
        &self,
        player: Player,
        dice: Dice,
        opening: bool,
        (ends, made, most): (&[Landing], usize, usize),
    ) -> Result<PlayAnswer, Stop> {
        let chosen = ends.get(made).ok_or(Stop::Misfit)?;
        let mut found: Vec<Found> = self
            .rank(player, &dice, &self.depth.play, &[chosen.position])?
            .into_iter()
            .map(|play| (play, None))
            .collect();
        let (low, high) = found.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), (play, _)| {
            (low.min(play.equity), high.max(play.equity))
        });
        if let Some(recheck) = &self.depth.recheck {
            self.roll_out_plays((player, &dice), recheck, chosen, &mut found)?;
        }
        let ranked = found.iter().enumerate().filter(|(at, (one, _))| *at < most || one.play == *chosen);
        let ranked: Result<Vec<Ranked>, Stop> = ranked
            .map(|(at, (play, rolled))| {
                Ok(Ranked {
                    end: ends.iter().position(|end| *end == play.play).ok_or(Stop::Misfit)?,
                    rank: at + 1,
                    probs: play.probs,
                    equity: play.equity,
                    mwc: play.mwc,
                    plies: play.plies,
                    rolled: *rolled,
                })
            })
            .collect();
        Ok(PlayAnswer {
            results: found.len(),
            spread: (high - low).max(0.0),
            luck: self.luck(player, &dice, opening)?,
            ranked: ranked?,
        })
    }

    /// Judges the cube decision of a doubler. `action` is what was done about it: it says what was at stake.
    pub fn cube(&self, doubler: Player, cube: &CubeInfo, action: CubeAction) -> Result<CubeAnswer, Stop> {
        let spot = Spot::of_player(self.state, doubler)?.seeing(*cube);
        let (decision, probs) = self.engine.cube_decision(&spot, self.depth.cube_plies, self.run)?;
        let searched = CubeAnswer { decision, probs, rolled: None };
        let Some(recheck) = &self.depth.recheck else { return Ok(searched) };
        let (nd, double, dp) = (decision.no_double, decision.double(), decision.double_pass);
        let (gap, lost) = match action {
            CubeAction::NoDouble => (nd - double, decision.no_double_loss()),
            CubeAction::Double => (nd - double, decision.double_loss()),
            CubeAction::Take | CubeAction::Beaver => (decision.double_take - dp, decision.take_loss()),
            CubeAction::Drop => (decision.double_take - dp, decision.pass_loss()),
        };
        let counts = action != CubeAction::NoDouble || close_cube(nd, double, dp);
        let meant = counts && (gap.abs() <= recheck.close || lost >= recheck.costly);
        if !meant {
            return Ok(searched);
        }
        let rolled = recheck.cube(self.engine, &spot, self.run)?;
        Ok(rolled.map_or(searched, |(decision, probs, rolled)| CubeAnswer {
            decision,
            probs,
            rolled: Some(rolled),
        }))
    }

    /// Every end of a play of this roll by `player`, best first.
    fn rank(
        &self,
        player: Player,
        dice: &Dice,
        settings: &SearchSettings,
        always: &[Position],
    ) -> Result<Vec<RankedPlay<Landing>>, Stop> {
        let spot = Spot::of_player(self.state, player)?;
        Ok(self.engine.rank_ends(&spot, dice, settings, always, self.run)?)
    }

    /// Rolls out the plays of a close or costly decision; they come first, by what the rollout says.
    fn roll_out_plays(
        &self,
        (player, dice): (Player, &Dice),
        recheck: &Recheck,
        chosen: &Landing,
        found: &mut Vec<Found>,
    ) -> Result<(), Stop> {
        let [(best, _), (second, _), ..] = &found[..] else { return Ok(()) };
        let top = best.equity;
        let close = top - second.equity <= recheck.close;
        let costly = found
            .iter()
            .find(|(play, _)| play.play == *chosen)
            .is_some_and(|(play, _)| top - play.equity >= recheck.costly);
        if !(close || costly) {
            return Ok(());
        }
        let (mut meant, mut rest) = (Vec::new(), Vec::new());
        for (at, one) in std::mem::take(found).into_iter().enumerate() {
            let near = at < recheck.plays && top - one.0.equity <= recheck.within;
            if near || one.0.play == *chosen { meant.push(one) } else { rest.push(one) }
        }
        let spot = Spot::of_player(self.state, player)?;
        let ends: Vec<Landing> = meant.iter().map(|(play, _)| play.play).collect();
        if let Some(outs) = recheck.ends(self.engine, (&spot, dice), &ends, true, self.run)? {
            for (one, out) in meant.iter_mut().zip(&outs) {
                correct(one, out, true);
            }
            meant.sort_by(|(a, _), (b, _)| b.equity.total_cmp(&a.equity));
        }
        meant.append(&mut rest);
        *found = meant;
        Ok(())
    }

    /// Value of the roll's best play less the mean over all rolls, both by the bare evaluator. The roll that decides
    /// who starts is compared with the thirty others that could have: either player, no doubles.
    fn luck(&self, player: Player, roll: &Dice, opening: bool) -> Result<Luck, Stop> {
        let mut sum = (0.0, 0.0);
        let mut ways = 0.0;
        let mut mine = None;
        for (dice, count) in self.rolls().filter(|(dice, _)| !(opening && dice.is_double())) {
            let (equity, mwc) = self.at_a_glance(player, &dice)?;
            sum = (sum.0 + count * equity, sum.1 + count * mwc.unwrap_or(0.0));
            ways += count;
            if opening {
                let (equity, mwc) = self.at_a_glance(player.other(), &dice)?;
                sum = (sum.0 - count * equity, sum.1 + count * mwc.map_or(0.0, |mwc| 1.0 - mwc));
                ways += count;
            }
            if dice == *roll {
                mine = Some((equity, mwc));
            }
        }
        let (equity, mwc) = mine.ok_or(Stop::Misfit)?;
        Ok(Luck { equity: equity - sum.0 / ways, mwc: mwc.map(|mwc| mwc - sum.1 / ways) })
    }

    /// Every roll of the game with the number of ways it can fall.
    fn rolls(&self) -> impl Iterator<Item = (Dice, f64)> {
        let ways = if self.state.rules().spec().dice == 3 { 216.0 } else { 36.0 };
        let rolls = family::rolls(self.state.rules()).iter();
        rolls.map(move |(dice, chance)| (*dice, (f64::from(*chance) * ways).round()))
    }

    /// Value of the best play of a roll without looking ahead: equity and, in a match, winning chance.
    fn at_a_glance(&self, player: Player, roll: &Dice) -> Result<(f64, Option<f64>), Stop> {
        let settings = SearchSettings { plies: 0, ..self.depth.play };
        let ranked = self.rank(player, roll, &settings, &[])?;
        let best = ranked.first().ok_or(Stop::Misfit)?;
        Ok((best.equity, best.mwc))
    }
}
