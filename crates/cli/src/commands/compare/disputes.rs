//! The largest disagreements, and what rollouts say about them.

use anyhow::{Context, Result};
use pasch_analysis::Question;
use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::gate::{board_from, position_from};
use pasch_engine::rollout::RolloutSettings;
use pasch_engine::search::{Run, Serial};
use pasch_engine::standard::Board;
use pasch_formats::overlay::JudgedPlays;
use pasch_messages::message;
use pasch_rules::Landing;

use super::Args;
use super::pairs::Judged;
use super::pairs::{self, Choice, Pair, Two};
use pasch_console::stop;

/// A disagreement and what both rollouts say.
#[derive(Clone, Debug)]
pub struct Dispute {
    pub pair: Pair,
    pub pasch: Option<Rolled>,
    pub gnubg: Option<Rolled>,
}

/// What a rollout says: Pasch's choice less GNU Backgammon's, EMG.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rolled {
    pub gain: f64,
    /// Its standard error, as if both had been rolled out with dice of their own.
    pub error: f64,
}

/// Whom a rollout gives right, at 95 % certainty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Pasch's choice is better.
    Pasch,
    Gnubg,
    /// They are too near to tell.
    Open,
}

impl Rolled {
    /// Two plays, Pasch's first, each an equity with its standard error.
    pub fn plays([mine, theirs]: Two<Two<f64>>) -> Self {
        Self { gain: mine[0] - theirs[0], error: mine[1].hypot(theirs[1]) }
    }

    /// A disagreement about the cube by its two branches, the doubler's equities with their standard errors.
    pub fn cube(choice: &Choice, [nd, nd_error]: Two<f64>, [dt, dt_error]: Two<f64>) -> Self {
        let sign = |mine: bool| if mine { 1.0 } else { -1.0 };
        match choice {
            Choice::Take([takes, _]) => Self { gain: sign(*takes) * (1.0 - dt), error: dt_error },
            Choice::Double([doubles, _]) => {
                // A double that is passed is worth exactly one.
                let error = if dt < 1.0 { nd_error.hypot(dt_error) } else { nd_error };
                Self { gain: sign(*doubles) * (dt.min(1.0) - nd), error }
            }
            Choice::Play { .. } => Self { gain: 0.0, error: f64::INFINITY },
        }
    }

    /// Whom it gives right.
    pub fn verdict(&self) -> Verdict {
        const SPAN: f64 = 1.959_964;
        if self.gain > SPAN * self.error {
            Verdict::Pasch
        } else if self.gain < -SPAN * self.error {
            Verdict::Gnubg
        } else {
            Verdict::Open
        }
    }
}

impl Dispute {
    /// Where the two plays stand in a list: Pasch's and GNU Backgammon's.
    pub fn boards(&self, judged: &Judged, plays: &JudgedPlays) -> Option<Two<Option<usize>>> {
        let Choice::Play { boards, .. } = &self.pair.choice else { return None };
        let before = board_before(judged, &self.pair)?;
        let ends: Vec<Option<Board>> =
            plays.candidates.iter().map(|one| pairs::after(&before, &one.moves)).collect();
        Some(boards.map(|board| ends.iter().position(|end| *end == Some(board))))
    }
}

/// The board before a decision, the player whose equities it is told in first.
fn board_before(judged: &Judged, pair: &Pair) -> Option<Board> {
    let item = judged.plan.items.iter().find(|item| item.action == pair.action)?;
    board_from(item.before.position(), pairs::doubler(item), item.before.rules()).ok()
}

/// The disagreements that are largest by what either thinks the other's choice loses, together; those that GNU
/// Backgammon cannot be asked about are left out, and those where a play ends the game.
pub fn largest(all: &[Pair], most: usize) -> Vec<Dispute> {
    let askable = |pair: &&Pair| match &pair.choice {
        Choice::Play { places, boards, .. } => {
            places.is_some() && boards.iter().all(|board| board.finished().is_none())
        }
        _ => true,
    };
    let mut found: Vec<&Pair> = all.iter().filter(|pair| !pair.agree()).filter(askable).collect();
    let size = |pair: &Pair| pair.seen[0] + pair.seen[1];
    found.sort_by(|a, b| size(b).total_cmp(&size(a)));
    let dispute = |pair: &Pair| Dispute { pair: pair.clone(), pasch: None, gnubg: None };
    found.into_iter().take(most).map(dispute).collect()
}

/// Pasch's rollouts of all disputes, on this thread: to the end, 0-ply, the luck taken out.
///
/// # Errors
/// When one is refused or was interrupted.
pub fn roll_out(disputes: &mut [Dispute], judged: &[Judged], engine: &Engine, args: &Args) -> Result<()> {
    let settings = RolloutSettings { trials: args.trials, seed: args.seed.into(), ..RolloutSettings::FULL };
    let bar = stop::bar(disputes.len() as u64, message!("rolling-out"));
    for dispute in disputes.iter_mut() {
        let one = &judged[dispute.pair.of];
        let item = one.plan.items.iter().find(|item| item.action == dispute.pair.action);
        let item = item.context(message!("compare-no-decision"))?;
        let player = pairs::doubler(item);
        let spot = Spot::of_player(&item.before, player)?;
        let ends = match (&dispute.pair.choice, &item.question) {
            (Choice::Play { boards, .. }, Question::Play { dice, .. }) => {
                let end =
                    |board| Landing { position: position_from(board, player), again: false, next: None };
                Some((dice, boards.each_ref().map(end)))
            }
            _ => None,
        };
        let ends = ends.as_ref().map(|(dice, ends)| (*dice, ends.as_slice()));
        let settings = settings.in_game(spot.rules());
        let run = Run { executor: &Serial, cancel: Some(stop::on_interrupt()) };
        let result = engine.roll_out_ends(&spot, ends, settings, None, run, &mut |_| {})?;
        let [mine, theirs] = &result.candidates[..] else {
            anyhow::bail!(message!("compare-one-choice"));
        };
        let two = [mine, theirs].map(|one| [one.equity.mean, one.equity.se]);
        dispute.pasch = Some(match &dispute.pair.choice {
            Choice::Play { .. } => Rolled::plays(two),
            choice => Rolled::cube(choice, two[0], two[1]),
        });
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rollout_gives_right_to_whose_choice_it_finds_better() {
        let take = Choice::Take([false, true]);
        // Worth 1.2 to the doubler: passing, Pasch's choice, gains .2.
        let rolled = Rolled::cube(&take, [0.8, 0.01], [1.2, 0.02]);
        assert!((rolled.gain - 0.2).abs() < 1e-12 && rolled.verdict() == Verdict::Pasch);
        let double = Choice::Double([true, false]);
        let rolled = Rolled::cube(&double, [0.8, 0.03], [0.7, 0.04]);
        assert!((rolled.gain + 0.1).abs() < 1e-12 && (rolled.error - 0.05).abs() < 1e-12);
        assert_eq!(Rolled { error: 0.01, ..rolled }.verdict(), Verdict::Gnubg);
        assert_eq!(Rolled::plays([[0.1, 0.03], [0.05, 0.04]]).verdict(), Verdict::Open);
        // A pass has no error of its own.
        assert_eq!(Rolled::cube(&double, [0.9, 0.01], [1.3, 5.0]).error, 0.01);
    }
}
