//! Making a match equity table: every score is rolled out by the table of the scores it can lead to.
//!
//! Invariant: the figures stand in the order of [`order`], and each depends only on those before it,
//! so that a table of few points is the beginning of every longer one.

mod text;

pub use crate::met::{Figure, Kind, Score};
pub use text::ScoresError;

use crate::cube::CubeInfo;
use crate::met::{MAX_AWAY, Met};
use crate::rollout::{Ended, Luck, Rollout, RolloutError, RolloutSettings, Strength};
use crate::search::{Filter, Run, SearchError, Searcher};
use crate::standard::Board;

/// The scores of a table of `points`, each after all it can lead to. Equal scores are missing: they
/// are worth one half.
pub fn order(points: u32) -> impl Iterator<Item = Score> {
    (2..=points).flat_map(|n| {
        let post = Score { kind: Kind::PostCrawford, away_me: n, away_opp: 1 };
        let crawford = Score { kind: Kind::Crawford, away_me: 1, away_opp: n };
        let ordinary = (2..n).map(move |me| Score { kind: Kind::Ordinary, away_me: me, away_opp: n });
        [post, crawford].into_iter().chain(ordinary)
    })
}

/// The cube of a game at this score, as the player sees it.
const fn cube_of(score: Score) -> CubeInfo {
    CubeInfo::in_match(score.away_me, score.away_opp, matches!(score.kind, Kind::Crawford))
}

/// How the scores are rolled out. Only these numbers and the nets decide what comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The table reaches to so many points.
    pub points: u32,
    /// Games for each of the two who may begin; multiples of 30 balance the dice.
    pub trials: u32,
    /// Rolls the players look ahead.
    pub plies: u8,
    /// Half-moves after which a game is judged; 0 plays to the end.
    pub horizon: u32,
    /// Where the dice come from. Each score has dice of its own.
    pub seed: u64,
    /// Checksum of the nets, as rollouts report it.
    pub nets: u64,
}

impl Plan {
    /// 25 points, twice 180 games of 11 half-moves, played 1-ply.
    #[must_use]
    pub const fn standard(nets: u64) -> Self {
        Self { points: 25, trials: 180, plies: 1, horizon: 11, seed: 1, nets }
    }

    fn settings(&self, score: Score, begins: u64) -> RolloutSettings {
        let kind = match score.kind {
            Kind::PostCrawford => 1,
            Kind::Crawford => 2,
            Kind::Ordinary => 3,
        };
        let strength = Strength { plies: self.plies, cube_plies: 0 };
        // Errors of neighbours that share no dice average out.
        let place = (kind * 64 + u64::from(score.away_me)) * 64 + u64::from(score.away_opp);
        RolloutSettings {
            trials: self.trials,
            seed: self.seed ^ ((place << 1 | begins) << 40),
            horizon: Some(self.horizon).filter(|turns| *turns > 0),
            early: strength,
            early_turns: 0,
            late: strength,
            filter: Filter::NARROW,
            cubeful: true,
            luck: Luck::Main,
            opening: true,
            stop: None,
            drop: None,
        }
    }
}

/// A match equity table in the making.
///
/// ```
/// use pasch_engine::scores::{Plan, Scores};
/// let scores = Scores::new(Plan { points: 3, ..Plan::standard(0) })?;
/// assert_eq!(scores.next_score().unwrap().to_string(), "2-away 1-away after Crawford");
/// # Ok::<(), pasch_engine::scores::ScoresError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Scores {
    plan: Plan,
    figures: Vec<Figure>,
}

impl Scores {
    /// A table of scores of which nothing is known yet.
    ///
    /// # Errors
    /// [`ScoresError::Plan`] for a table of fewer than 2 points or more than [`MAX_AWAY`], or without games.
    pub fn new(plan: Plan) -> Result<Self, ScoresError> {
        if !(2..=MAX_AWAY).contains(&plan.points) || plan.trials == 0 {
            return Err(ScoresError::Plan);
        }
        Ok(Self { plan, figures: Vec::new() })
    }

    /// How the scores are rolled out.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What is known, in the order of [`order`].
    #[must_use]
    pub fn figures(&self) -> &[Figure] {
        &self.figures
    }

    /// Figures whose rollouts came out past a neighbour's and that were set equal to it.
    #[must_use]
    pub fn moved(&self) -> usize {
        self.figures.iter().filter(|figure| figure.mwc != figure.rolled).count()
    }

    /// The score to be rolled out next; none when the table is whole.
    #[must_use]
    pub fn next_score(&self) -> Option<Score> {
        order(self.plan.points).nth(self.figures.len())
    }

    /// Rolls the next score out, `searcher` judging by [`Scores::table`]; `None` when the table is
    /// whole. The figure is not taken in: that is [`Scores::push`]'s.
    ///
    /// # Errors
    /// When the rollout is refused or was cancelled.
    pub fn roll_out(&self, searcher: &Searcher, run: Run<'_>) -> Result<Option<Figure>, RolloutError> {
        let Some(score) = self.next_score() else { return Ok(None) };
        let mut sides = [(0.0, 0.0); 2];
        let cubes = [cube_of(score), cube_of(score).swap()];
        for ((begins, cube), side) in (0..).zip(cubes).zip(&mut sides) {
            let settings = self.plan.settings(score, begins);
            let rollout = Rollout::position(searcher, &Board::start(), &cube, settings)?;
            let result = rollout.run(run, &mut |_| {})?;
            if result.ended == Ended::Cancelled {
                return Err(SearchError::Cancelled.into());
            }
            let mwc = result.candidates.first().and_then(|rolled| rolled.mwc);
            *side = mwc.map_or((0.5, 0.0), |mwc| (mwc.mean, mwc.se));
        }
        let [(mine, mine_se), (across, his_se)] = sides;
        let mwc = (0.5 * (mine + 1.0 - across)).clamp(1e-6, 1.0 - 1e-6);
        Ok(Some(Figure { score, mwc, rolled: mwc, se: 0.5 * mine_se.hypot(his_se) }))
    }

    /// Takes a figure in. One that noise has put below a score at which the player is worse off, or
    /// above one at which they are better off, is set to that score's value.
    ///
    /// # Errors
    /// [`ScoresError::Order`] when it is not that of the next score.
    pub fn push(&mut self, figure: Figure) -> Result<(), ScoresError> {
        if self.next_score() != Some(figure.score) {
            return Err(ScoresError::Order { found: figure.score });
        }
        let Score { kind, away_me, away_opp } = figure.score;
        let (least, most) = match kind {
            Kind::PostCrawford => (0.0, self.known(Kind::PostCrawford, away_me - 1, 1)),
            Kind::Crawford => (self.known(kind, 1, away_opp - 1), 1.0),
            Kind::Ordinary => {
                (self.known(kind, away_me, away_opp - 1), self.known(kind, away_me - 1, away_opp))
            }
        };
        let mwc = figure.rolled.max(least).min(most);
        self.figures.push(Figure { mwc, ..figure });
        Ok(())
    }

    /// The value of a score known already.
    fn known(&self, kind: Kind, me: u32, opp: u32) -> f64 {
        if me == opp {
            return 0.5;
        }
        let kind = if kind == Kind::Ordinary && me == 1 { Kind::Crawford } else { kind };
        let score = Score { kind, away_me: me, away_opp: opp };
        self.figures.iter().find(|figure| figure.score == score).map_or(0.5, |figure| figure.mwc)
    }

    /// The table as far as it is known, to roll the next score out by; what is not known yet, and
    /// cannot be asked for by that rollout, is projected.
    #[must_use]
    pub fn table(&self) -> Met {
        let post = |n: u32| self.known(Kind::PostCrawford, n, 1);
        let pre = |me: u32, opp: u32| self.known(Kind::Ordinary, me, opp);
        // Rows whose last score is known, and the beginning of the next one.
        let whole = (2..=self.plan.points).take_while(|n| self.figures.len() as u32 >= count(*n)).last();
        let whole = whole.unwrap_or(1);
        let more: Vec<&Figure> = self.figures[count(whole) as usize..].iter().collect();
        Met::made(whole, &pre, &post, &more)
    }

    /// The whole table under its name.
    ///
    /// # Errors
    /// [`ScoresError::Unfinished`] when scores are missing, [`ScoresError::Met`] when it is no table.
    pub fn finished(&self, name: &str) -> Result<Met, ScoresError> {
        if self.next_score().is_some() {
            return Err(ScoresError::Unfinished);
        }
        Ok(Met::from_xml(&self.to_xml(name))?)
    }
}

/// Scores of a table of `points`.
#[must_use]
pub const fn count(points: u32) -> u32 {
    // Post-Crawford and Crawford for 2 to n, and n − 2 others a row.
    2 * (points - 1) + (points - 1) * points.saturating_sub(2) / 2
}

#[cfg(test)]
mod tests;
