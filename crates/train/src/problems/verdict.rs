//! What the answers to a question are worth, rolled out until the best is certain.

use pasch_engine::rollout::{Rollout, RolloutError, RolloutSettings};
use pasch_engine::search::{Run, Searcher};
use pasch_engine::standard::Board;
use pasch_practice::set::{Ask, Asked, Choice, Rolled};

/// When to stop.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Blocks of games that each answer gets in any case.
    pub at_least: u32,
    /// Blocks after which a question is given up.
    pub at_most: u32,
    /// Standard errors of their difference that the best is before the next.
    pub certain: f64,
}

/// Games of a block: one for each first roll.
const BLOCK: u32 = 36;

/// An answer so many standard errors behind the best is played no further.
const BEHIND: f64 = 5.0;

/// A question is given up when its best answer will be certain in the end with a chance below one in three: when it would
/// still be short with so many standard deviations of luck on top.
const LUCK: f64 = 0.43;

impl Limits {
    pub const USUAL: Self = Self { at_least: 10, at_most: 60, certain: 3.0 };

    pub(super) fn key(&self) -> u64 {
        super::hash(&[self.at_least.into(), self.at_most.into(), self.certain.to_bits()])
    }

    /// Whether an answer that is so many standard errors ahead after some blocks will hardly be certain after the last one.
    /// The lead grows with the root of the blocks; its spread, with the true lead unknown, is the root of what is left over
    /// what is done.
    fn is_hopeless(&self, blocks: u32, ahead: f64) -> bool {
        let (done, all) = (f64::from(blocks), f64::from(self.at_most));
        ahead * (all / done).sqrt() + LUCK * ((all - done) / done).sqrt() < self.certain
    }
}

/// What a rollout says of the answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Equities by block: of each play, or of no double and of a double that is taken. Those that fell far behind have fewer.
    blocks: Vec<Vec<f64>>,
    /// Place of the best play, or of the best of no double (0) and double (1), or of pass (0) and take (1).
    pub best: usize,
    /// Standard error of the margin.
    pub margin_se: f64,
    margin: f64,
    /// The best is as far ahead as the limits ask.
    pub settled: bool,
}

impl Verdict {
    /// How far the best is before the second best, in equity.
    #[must_use]
    pub fn margin(&self) -> f64 {
        self.margin
    }

    /// Games played for the best answer.
    #[must_use]
    pub fn trials(&self) -> u32 {
        self.blocks.iter().map(Vec::len).max().unwrap_or(0) as u32 * BLOCK
    }

    /// The answers as the set holds them. `moves` are those of the plays.
    #[must_use]
    pub fn answers(&self, asked: &Asked, moves: &[Vec<(u8, u8)>]) -> Vec<Rolled> {
        let rolled = |choice, (equity, se)| Rolled { choice, equity: rounded(equity), se: rounded(se) };
        if let Ask::Play(..) = asked.ask {
            let all = self.blocks.iter().zip(moves);
            let mut all: Vec<Rolled> =
                all.map(|(blocks, moves)| rolled(Choice::play(moves), mean(blocks))).collect();
            all.sort_by(|one, two| two.equity.total_cmp(&one.equity));
            return all;
        }
        vec![
            rolled(Choice::NoDouble, mean(&self.blocks[0])),
            rolled(Choice::Take, mean(&self.blocks[1])),
            rolled(Choice::Pass, (1.0, 0.0)),
        ]
    }
}

/// As precise as the file, so that what was found is what is read.
pub(super) fn rounded(equity: f64) -> f64 {
    (equity * 10_000.0).round() / 10_000.0
}

/// The mean and its standard error; infinite below two values.
fn mean(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let spread: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, if values.len() < 2 { f64::INFINITY } else { (spread / (n - 1.0) / n).sqrt() })
}

/// The mean difference of two series as far as both go, and its standard error.
fn difference(one: &[f64], two: &[f64]) -> (f64, f64) {
    mean(&one.iter().zip(two).map(|(one, two)| one - two).collect::<Vec<_>>())
}

/// The best answer of a problem, as far as it is known.
struct Lead {
    /// Its place.
    best: usize,
    /// How far it is before the second best, in equity, and the standard error of that.
    margin: f64,
    se: f64,
    /// Standard errors of their difference that it is before each other answer at least.
    ahead: f64,
}

fn leader(ask: Ask, blocks: &[Vec<f64>]) -> Lead {
    let pass = |values: &[f64]| mean(&values.iter().map(|value| 1.0 - value).collect::<Vec<_>>());
    let errors = |(gap, se): (f64, f64)| gap / se.max(1e-9);
    let (ahead, se) = match ask {
        Ask::Play(..) => {
            let at = |place: usize| mean(&blocks[place]).0;
            let best = (0..blocks.len()).max_by(|&a, &b| at(a).total_cmp(&at(b))).unwrap_or(0);
            let others = || (0..blocks.len()).filter(|&place| place != best);
            let gap = |place: usize| difference(&blocks[best], &blocks[place]);
            // The second best is not always the one of which least is known: an unlike play has a wider difference.
            let second = others().max_by(|&a, &b| at(a).total_cmp(&at(b)));
            let (margin, se) = second.map_or((0.0, f64::INFINITY), gap);
            let ahead = others().map(|place| errors(gap(place))).fold(f64::INFINITY, f64::min);
            return Lead { best, margin, se, ahead };
        }
        Ask::Double if mean(&blocks[1]).0 < 1.0 => difference(&blocks[1], &blocks[0]),
        Ask::Double => pass(&blocks[0]),
        Ask::Take => pass(&blocks[1]),
    };
    let margin = ahead.abs();
    Lead { best: usize::from(ahead > 0.0), margin, se, ahead: errors((margin, se)) }
}

/// Rolls the answers out: plays lead to `boards`, the mover still first. Blocks have the same dice for all answers; games are
/// played to their ends. `again` numbers independent rollouts of the same question. `None` where a play ends the game.
///
/// # Errors
/// For impossible positions.
pub fn roll_out(
    searcher: &Searcher,
    asked: &Asked,
    boards: &[Board],
    limits: &Limits,
    again: u64,
) -> Result<Option<Verdict>, RolloutError> {
    if boards.iter().any(|board| board.finished().is_some()) {
        return Ok(None);
    }
    let key = asked.board.key();
    let seed = super::hash(&[key as u64, (key >> 64) as u64, again]);
    let count = if matches!(asked.ask, Ask::Play(..)) { boards.len() } else { 2 };
    let mut verdict = Verdict {
        blocks: vec![Vec::new(); count],
        best: 0,
        margin_se: f64::INFINITY,
        margin: 0.0,
        settled: false,
    };
    let mut playing: Vec<usize> = (0..count).collect();
    for block in 0..limits.at_most {
        let settings = RolloutSettings {
            trials: BLOCK,
            seed: seed.wrapping_add(u64::from(block)),
            ..RolloutSettings::FULL
        };
        let rollout = if let Ask::Play(..) = asked.ask {
            let boards: Vec<Board> = playing.iter().map(|&place| boards[place]).collect();
            Rollout::plays(searcher, &boards, &asked.cube, settings)?
        } else {
            Rollout::cube_decision(searcher, &asked.board, &asked.cube, settings)?
        };
        let result = rollout.run(Run::default(), &mut |_| {})?;
        for (&place, rolled) in playing.iter().zip(&result.candidates) {
            verdict.blocks[place].push(rolled.equity.mean);
        }
        if block + 1 < limits.at_least {
            continue;
        }
        let Lead { best, margin, se, ahead } = leader(asked.ask, &verdict.blocks);
        (verdict.best, verdict.margin, verdict.margin_se) = (best, margin, se);
        verdict.settled = ahead >= limits.certain;
        if verdict.settled || limits.is_hopeless(block + 1, ahead) {
            break;
        }
        if let Ask::Play(..) = asked.ask {
            let blocks = &verdict.blocks;
            playing.retain(|&place| {
                let (gap, se) = difference(&blocks[best], &blocks[place]);
                place == best || gap < BEHIND * se
            });
        }
    }
    Ok(Some(verdict))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_given_up_when_it_will_hardly_be_settled() {
        let least =
            |blocks| (0..300).map(|z| f64::from(z) / 100.0).find(|z| !Limits::USUAL.is_hopeless(blocks, *z));
        let needed: Vec<f64> = [10, 20, 30, 50].into_iter().filter_map(least).collect();
        assert_eq!(needed, [0.84, 1.39, 1.82, 2.57], "leads in standard errors");
    }

    #[test]
    fn the_leader_is_before_every_other() {
        let play = Ask::Play(3, 1);
        // The second best is surely worse by .1, the third by .5 with a wide spread: the margin is that of the second.
        let blocks = [vec![0.1, 0.3, 0.2], vec![0.2, 0.4, 0.3], vec![-0.5, 0.1, -0.2]];
        let Lead { best, margin, se, ahead } = leader(play, &blocks);
        assert!(best == 1 && (margin - 0.1).abs() < 1e-9 && se < 1e-9, "the same dice: {margin} ± {se}");
        assert!(
            (ahead - 0.5 / (0.04_f64 / 3.0).sqrt()).abs() < 1e-6,
            "the third is nearer in errors: {ahead}"
        );
        // No double .5, a double that is taken .7, one that is passed 1.
        let lead = leader(Ask::Double, &[vec![0.4, 0.6], vec![0.7, 0.7]]);
        assert!(lead.best == 1 && (lead.margin - 0.2).abs() < 1e-9);
        let lead = leader(Ask::Double, &[vec![1.1, 1.3], vec![1.5, 1.4]]);
        assert!(lead.best == 0 && (lead.margin - 0.2).abs() < 1e-9, "too good");
        let lead = leader(Ask::Take, &[vec![0.8, 0.8], vec![0.7, 0.9]]);
        assert!(lead.best == 1 && (lead.margin - 0.2).abs() < 1e-9, "a take");
    }
}
