//! A decision of a collected match, asked again.

use pasch_analysis::{CubeAction, Item, Question, Thresholds, Turn, plan_sound};
use pasch_messages::Describe;
use pasch_rules::{Play, Player, Record};
use pasch_table::board;
use pasch_table::plays;
use pasch_table::view::report;
use pasch_wire::{
    AnalysisId, CubeAnswer, DecisionKind, Mark, ProblemAnswer, ProblemKind, ProblemView, Score, SeatNames,
    SheetProblem, TurnReport,
};
use serde::Deserialize;

use super::rows::QuizRow;
use super::schedule::BEST;
use super::sheet;

/// Why a problem cannot be asked or judged.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("problem-error")]
pub enum ProblemError {
    /// The match or its report cannot be read any more, or do not fit each other.
    Damaged,
    /// The answer is none to this problem.
    Answer(#[describe(name = "value")] &'static str),
    /// The engine could not judge the answer.
    Engine,
}

/// A stored report, as far as a problem needs it.
#[derive(Debug, Deserialize)]
struct Stored {
    players: SeatNames,
    length: u32,
    games: Vec<StoredGame>,
}

#[derive(Debug, Deserialize)]
struct StoredGame {
    score: Score,
    crawford: bool,
    turns: Vec<TurnReport>,
}

/// A problem with everything needed to ask and judge it.
#[derive(Clone, Debug)]
pub struct Problem {
    row: QuizRow,
    level: String,
    players: SeatNames,
    length: u32,
    score: Score,
    crawford: bool,
    turn: TurnReport,
    item: Item,
}

impl Problem {
    /// Builds the problem of a row from its match and the report (JSON) of that match's analysis, which
    /// was made at `level`.
    ///
    /// # Errors
    /// [`ProblemError::Damaged`] if the decision is not found in the match or in the report.
    pub fn new(row: QuizRow, level: String, record: &Record, stored: &str) -> Result<Self, ProblemError> {
        let stored: Stored = serde_json::from_str(stored).map_err(|_| ProblemError::Damaged)?;
        let (players, length) = (stored.players, stored.length);
        let found = stored.games.into_iter().find_map(|game| {
            let turn = game.turns.into_iter().find(|turn| turn.index == row.key.action)?;
            Some((game.score, game.crawford, turn))
        });
        let (score, crawford, turn) = found.ok_or(ProblemError::Damaged)?;
        let (plan, _) = plan_sound(record).map_err(|_| ProblemError::Damaged)?;
        let action = row.key.action as usize;
        let item = plan.items.into_iter().find(|item| item.action == action).ok_or(ProblemError::Damaged)?;
        Ok(Self { row, level, players, length, score, crawford, turn, item })
    }

    /// Identifier of the level its report was made at.
    #[must_use]
    pub fn level(&self) -> &str {
        &self.level
    }

    /// The decision as it stands in the report.
    #[must_use]
    pub fn turn(&self) -> &TurnReport {
        &self.turn
    }

    /// The analysis it is from.
    #[must_use]
    pub fn analysis(&self) -> &AnalysisId {
        &self.row.analysis_id
    }

    fn kind(&self) -> ProblemKind {
        match self.turn.kind {
            DecisionKind::Play => ProblemKind::Play,
            DecisionKind::Double | DecisionKind::NoDouble => ProblemKind::Double,
            DecisionKind::Take | DecisionKind::Drop | DecisionKind::Beaver | DecisionKind::Raccoon => {
                ProblemKind::Take
            }
        }
    }

    /// The question, without what was played.
    #[must_use]
    pub fn view(&self, played_on: Option<String>, answered: u32) -> ProblemView {
        let graph = self.item.before.play_graph().filter(|_| self.kind() == ProblemKind::Play);
        let counted = self.item.before.position();
        ProblemView {
            id: self.row.key.to_string(),
            kind: self.kind(),
            variant: board::variant(self.item.before.rules().spec()),
            players: self.players.clone(),
            player: self.turn.player,
            length: self.length,
            score: self.score,
            crawford: self.crawford,
            position: self.turn.position.clone(),
            pips: Score { a: counted.pips(Player::A), b: counted.pips(Player::B) },
            cube: self.turn.cube.clone(),
            dice: self.turn.dice.clone(),
            plays: graph.map(|graph| plays::explained(&graph)),
            theme: self.row.theme.clone(),
            played_on,
            answered,
        }
    }

    /// The problem for a sheet, with the answers of the report.
    #[must_use]
    pub fn printed(&self, played_on: Option<String>) -> SheetProblem {
        sheet::printed(self.view(played_on, 0), sheet::of_turn(self.kind(), &self.turn))
    }

    /// The decision with an answer in the place of what was played, to be judged.
    ///
    /// # Errors
    /// When it is no answer to this problem.
    pub fn item(&self, answer: &ProblemAnswer) -> Result<Item, ProblemError> {
        let question = match (self.kind(), &answer.path, answer.cube, &self.item.question) {
            (ProblemKind::Play, Some(path), None, Question::Play { dice, opening, .. }) => {
                Question::Play { dice: *dice, play: self.walked(path)?, opening: *opening }
            }
            (ProblemKind::Double, None, Some(act), Question::Turn(_)) => match act {
                CubeAnswer::NoDouble => Question::Turn(CubeAction::NoDouble),
                CubeAnswer::Double => Question::Turn(CubeAction::Double),
                CubeAnswer::Take | CubeAnswer::Drop => return Err(self.misfit()),
            },
            (ProblemKind::Take, None, Some(act), &Question::Answer { depth, .. }) => match act {
                CubeAnswer::Take => Question::Answer { action: CubeAction::Take, depth },
                CubeAnswer::Drop => Question::Answer { action: CubeAction::Drop, depth },
                CubeAnswer::NoDouble | CubeAnswer::Double => return Err(self.misfit()),
            },
            _ => return Err(self.misfit()),
        };
        Ok(Item { question, ..self.item.clone() })
    }

    fn misfit(&self) -> ProblemError {
        ProblemError::Answer(match self.kind() {
            ProblemKind::Play => "play",
            ProblemKind::Double => "double",
            ProblemKind::Take => "take",
        })
    }

    fn walked(&self, path: &[u32]) -> Result<Play, ProblemError> {
        let graph = self.item.before.play_graph().ok_or(ProblemError::Damaged)?;
        let play = plays::walked(&graph, path).map_err(|_| ProblemError::Answer("illegal"))?;
        graph.walk(&play).ok_or(ProblemError::Answer("unfinished"))?;
        Ok(play)
    }

    /// The report of the decision with the answer in the place of what was played, once its item was judged.
    #[must_use]
    pub fn answered(&self, judged: &Turn) -> TurnReport {
        TurnReport { mark: Some(mark(judged.loss)), ..report::judged(&self.turn, judged) }
    }
}

/// The mark of an answer.
#[must_use]
pub fn mark(loss: f64) -> Mark {
    if loss <= BEST { Mark::Best } else { report::mark(Thresholds::PASCH.mark(loss)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_begin_where_those_of_reports_do() {
        let marks = [0.0, 0.0005, 0.01, 0.03, 0.06, 0.12].map(mark);
        assert_eq!(marks, [Mark::Best, Mark::Best, Mark::Ok, Mark::Doubtful, Mark::Error, Mark::Blunder]);
    }
}
