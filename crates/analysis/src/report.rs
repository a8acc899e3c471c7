//! What an analysis found: an overlay over a record, keyed by the index of its actions. The record stays as it is.
//!
//! Equities are per unit of the cube as it stood at the decision (normalised in a match, EMG), in the view of the
//! player who decided unless a field says otherwise. Losses are never negative.

use pasch_engine::eval::Probs;
use pasch_messages::Message;
use pasch_rules::{ByPlayer, Cube, Dice, GameResult, Move, Player, Position, VariantId};

use crate::mark::{LuckMark, Mark, Thresholds};
use crate::measure::{CubeMistake, Tally};
use crate::reason::Why;
use crate::theme::Theme;

/// A match, or as much of it as has been judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// How deep the engine looked, such as `2-ply`.
    pub level: String,
    /// The bounds of the marks.
    pub thresholds: Thresholds,
    /// Points to win the match; 0 in money play.
    pub length: u32,
    /// The games, in order.
    pub games: Vec<GameReport>,
    /// Each seat over all games.
    pub players: ByPlayer<Tally>,
    /// Decisions judged so far.
    pub done: usize,
    /// Decisions of the whole match.
    pub total: usize,
}

impl Report {
    /// Whether every decision has been judged.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.done == self.total
    }

    /// PR (pasch) of a seat over the match; `None` when no decision counted.
    #[must_use]
    pub fn pr(&self, player: Player) -> Option<f64> {
        self.players[player].pr(self.length == 1)
    }

    /// GNU Backgammon's error rate of a seat over the match, in millipoints (mEMG).
    #[must_use]
    pub fn error_rate_memg(&self, player: Player) -> Option<f64> {
        self.players[player].error_rate_memg()
    }

    /// Snowie's error rate of a seat over the match.
    #[must_use]
    pub fn snowie_error_rate(&self, player: Player) -> Option<f64> {
        self.players[player].snowie_error_rate(&self.players[player.other()])
    }

    /// What a seat won by play once luck is taken out: in a match its winning chance (result less luck, an unbiased
    /// estimate that may leave 0..1), in money play points. `None` while a match is unfinished or unjudged.
    #[must_use]
    pub fn luck_adjusted(&self, player: Player) -> Option<f64> {
        if !self.is_complete() {
            return None;
        }
        let other = player.other();
        let (mine, theirs) = (&self.players[player], &self.players[other]);
        if self.length == 0 {
            let points: f64 = self.games.iter().map(|game| game.points(player)).sum();
            return Some(points - (mine.luck_points - theirs.luck_points));
        }
        let last = self.games.last()?;
        let score = |seat| f64::from(last.score[seat]) + last.points(seat).max(0.0);
        let goal = f64::from(self.length);
        let result = match (score(player) >= goal, score(other) >= goal) {
            (true, false) => 1.0,
            (false, true) => 0.0,
            _ => return None,
        };
        Some(result - (mine.luck_mwc - theirs.luck_mwc))
    }

    /// What a seat did in decisions of each kind, in the order of [`Theme::ALL`]; kinds that did not come up are left
    /// out. Losses and decisions add up to those of the seat's tally, where every decision has a kind.
    #[must_use]
    pub fn themes(&self, player: Player) -> Vec<ByTheme> {
        let one = |theme| {
            let mut sum = ByTheme { theme, decisions: 0, loss: 0.0, blunders: 0 };
            for turn in self.turns().filter(|turn| turn.player == player && turn.theme == Some(theme)) {
                sum.decisions += u32::from(turn.counts);
                sum.loss += turn.loss;
                sum.blunders += u32::from(turn.mark == Some(Mark::Blunder));
            }
            sum
        };
        Theme::ALL.into_iter().map(one).filter(|sum| sum.decisions > 0 || sum.loss > 0.0).collect()
    }

    /// Every judged moment in order.
    pub fn turns(&self) -> impl Iterator<Item = &Turn> {
        self.games.iter().flat_map(|game| &game.turns)
    }
}

/// The decisions of one kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ByTheme {
    /// The kind of position or decision.
    pub theme: Theme,
    /// Decisions that count for PR.
    pub decisions: u32,
    /// What they gave up together, EMG.
    pub loss: f64,
    /// How many of them were blunders.
    pub blunders: u32,
}

impl ByTheme {
    /// PR (pasch) of these decisions alone, as [`Tally::pr`]; `None` when none of them counted.
    #[must_use]
    pub fn pr(&self, one_point: bool) -> Option<f64> {
        let factor = if one_point { 750.0 } else { 500.0 };
        (self.decisions > 0).then(|| factor * self.loss / f64::from(self.decisions))
    }
}

/// A game of the match.
#[derive(Clone, Debug, PartialEq)]
pub struct GameReport {
    /// Its number, from 1.
    pub number: u32,
    /// Which game it is: in a series, another one each time.
    pub variant: VariantId,
    /// The score before it.
    pub score: ByPlayer<u32>,
    /// It is the Crawford game.
    pub crawford: bool,
    /// How it ended; `None` when the record stops before.
    pub result: Option<GameResult>,
    /// The decisions judged so far, in the order of the record.
    pub turns: Vec<Turn>,
    /// Each seat in this game.
    pub players: ByPlayer<Tally>,
}

impl GameReport {
    /// Points a seat won, negative when it lost them; 0 when unfinished or drawn.
    #[must_use]
    pub fn points(&self, player: Player) -> f64 {
        let Some(result) = self.result else {
            return 0.0;
        };
        match result.outcome.winner() {
            Some(winner) if winner == player => f64::from(result.points),
            Some(_) => -f64::from(result.points),
            None => 0.0,
        }
    }

    /// A seat's chance to win the game before each judged decision: the line of the graph.
    pub fn winning_chances(&self, player: Player) -> impl Iterator<Item = f32> + '_ {
        self.turns.iter().map(move |turn| turn.win_before_of(player))
    }
}

/// One decision, or a roll that left none.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// Index in the record of the action judged: the play, or the cube action; for a double that was not made, the
    /// roll that took its place.
    pub action: usize,
    /// Number of the turn in its game, from 1; cube actions share it with the roll they belong to.
    pub number: u32,
    /// The player whose decision it was.
    pub player: Player,
    /// The checkers before it.
    pub position: Position,
    /// The cube before it.
    pub cube: Cube,
    /// Whether the game is played with a cube at all (not in the Crawford game or a match to one point).
    pub cube_in_play: bool,
    /// **Seat A's** chance to win the game, best play of the decision ahead.
    pub win_before: f32,
    /// **Seat A's** chance to win the match, best play of the decision ahead; `None` in money play.
    pub mwc_before: Option<f32>,
    /// The decision with what was done and what was best.
    pub decision: Decision,
    /// The kind of decision; `None` for plays of games that do not move as in backgammon.
    pub theme: Option<Theme>,
    /// The kind of position it was made in; that of `theme` but for cube actions. `None` where checkers do
    /// not move as in backgammon.
    pub setting: Option<Theme>,
    /// Equity given up, ≥ 0.
    pub loss: f64,
    /// Match winning chance given up, ≥ 0; `None` in money play.
    pub loss_mwc: Option<f64>,
    /// How good it was; `None` when there was nothing to decide.
    pub mark: Option<Mark>,
    /// Whether it counts as a decision in PR.
    pub counts: bool,
    /// The luck of the roll; `None` for cube actions.
    pub luck: Option<Luck>,
    /// What was best and what the decision did instead: facts a reader can check. Written out it is a sentence or two.
    pub why: Why,
}

impl Turn {
    /// A seat's chance to win the game before the decision.
    #[must_use]
    pub fn win_before_of(&self, player: Player) -> f32 {
        match player {
            Player::A => self.win_before,
            Player::B => 1.0 - self.win_before,
        }
    }

    /// How often the double that is answered had been turned again: once by a beaver. 0 for other decisions.
    #[must_use]
    pub const fn turned(&self) -> u8 {
        match self.why {
            Why::Answer { depth, .. } => depth,
            _ => 0,
        }
    }

    /// As players write it: `8/5 6/5`, `No move`, `Doubles to 2`, `Takes`.
    #[must_use]
    pub fn text(&self) -> String {
        match &self.decision {
            Decision::Play(play) if play.results == 0 => "No move".to_owned(),
            Decision::Play(play) => play.text.clone(),
            Decision::Cube(cube) => match cube.action {
                CubeAction::NoDouble => "No double".to_owned(),
                CubeAction::Double => format!("Doubles to {}", u64::from(self.cube.value) * 2),
                CubeAction::Take => "Takes".to_owned(),
                CubeAction::Drop => "Drops".to_owned(),
                CubeAction::Beaver => {
                    let turns = match self.turned() {
                        0 => "Beavers",
                        1 => "Raccoons",
                        _ => "Turns the cube",
                    };
                    format!("{turns} to {}", u64::from(self.cube.value) * 4)
                }
            },
        }
    }
}

/// A checker play or a cube action, with its judgement.
#[derive(Clone, Debug, PartialEq)]
pub enum Decision {
    /// Which checkers to move.
    Play(PlayReport),
    /// What to do about the cube.
    Cube(CubeReport),
}

/// A roll and what was made of it.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayReport {
    /// The roll that was played.
    pub dice: Dice,
    /// The play that was made, in notation.
    pub text: String,
    /// Number of different legal results.
    pub results: usize,
    /// The plays, best first; empty for a dance.
    pub candidates: Vec<Candidate>,
    /// Place of the play that was made in `candidates`.
    pub played: Option<usize>,
}

/// A play that was possible.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// Its place among all, from 1.
    pub rank: usize,
    /// The play in notation, e.g. `8/5 6/5`.
    pub play: String,
    /// The moves, in the mover's own count.
    pub moves: Vec<Move>,
    /// The checkers after it.
    pub position: Position,
    /// Equity after it, the cube in play.
    pub equity: f64,
    /// What it gives up against the best, ≥ 0. `None` where it was looked at less deeply than the best, so that the two
    /// cannot be compared; never for the play that was made.
    pub loss: Option<f64>,
    /// Match winning chance after it; `None` in money play.
    pub mwc: Option<f64>,
    /// The chances after it, cube not considered.
    pub probs: Probs,
    /// How deep it was looked at, in plies.
    pub plies: u8,
    /// How it was rolled out, if it was; then equity and chances are those of the rollout.
    pub rolled: Option<Rolled>,
}

impl Candidate {
    /// How it was looked at, in a word: `2-ply`, `rollout`.
    #[must_use]
    pub fn level(&self) -> String {
        if self.rolled.is_some() { "rollout".to_owned() } else { format!("{}-ply", self.plies) }
    }
}

/// What a rollout behind a number was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rolled {
    /// Games played out for it.
    pub games: u32,
    /// Standard error of the equity.
    pub error: f64,
}

/// What somebody did about the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeAction {
    /// Rolled, though doubling was allowed.
    NoDouble,
    /// Offered the cube before rolling.
    Double,
    /// Accepted the cube, and owns it now.
    Take,
    /// Refused the cube and lost the game.
    Drop,
    /// Took and turned at once.
    Beaver,
}

/// A cube decision. All equities and chances are the **doubler's**, in units of the cube before the double.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeReport {
    /// The action that was taken.
    pub action: CubeAction,
    /// Equity of rolling on.
    pub no_double: f64,
    /// Equity of a double that is taken.
    pub double_take: f64,
    /// Equity of a double that is passed.
    pub double_pass: f64,
    /// The best course for both: *Double, take*.
    pub best: Message,
    /// Whether doubling is best.
    pub should_double: bool,
    /// Whether taking is best.
    pub should_take: bool,
    /// What was wrong, if anything.
    pub mistake: Option<CubeMistake>,
    /// Chances of the position, cube not considered.
    pub probs: Probs,
    /// Equity if the cube were out of play.
    pub cubeless: f64,
    /// Match winning chances of not doubling, of a double that is taken and of one that is passed; `None` in money play.
    pub mwc: Option<[f64; 3]>,
    /// Close, or acted on: worth showing.
    pub shown: bool,
    /// How it was rolled out, if it was; the error is that of not doubling.
    pub rolled: Option<Rolled>,
}

/// How a roll compared with the average of all rolls at that moment, by one and the same evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Luck {
    /// Equity gained by the roll, mover's view.
    pub equity: f64,
    /// The same in match winning chance; `None` in money play.
    pub mwc: Option<f64>,
}

impl Luck {
    /// The mark of the roll; `None` for an ordinary one.
    #[must_use]
    pub fn mark(&self) -> Option<LuckMark> {
        LuckMark::of(self.equity)
    }
}
