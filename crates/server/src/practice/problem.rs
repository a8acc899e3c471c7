//! A decision of a collected match, asked again.

use std::collections::HashMap;

use pasch_analysis::{Decision, Item, Question, Thresholds, plan_sound};
use pasch_rules::{Player, Position, Record};
use serde::Deserialize;

use super::schedule::BEST;
use crate::mirror::{board, files, plays, report};
use crate::store::practice::QuizRow;
use crate::store::{Store, StoreError};
use crate::wire::{
    Candidate, CubeAnswer, CubeReport, DecisionKind, Mark, ProblemAnswer, ProblemKind, ProblemView, Score,
    SeatNames, TurnReport,
};

/// Why a problem cannot be asked or judged.
#[derive(Debug, thiserror::Error)]
pub enum ProblemError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The match or its report cannot be read any more, or do not fit each other.
    #[error("this decision cannot be found in its match any more")]
    Damaged,
    /// The answer is none to this problem.
    #[error("{0}")]
    Answer(&'static str),
    /// The engine could not judge the answer.
    #[error("the engine could not judge this play")]
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

/// What an answer gives up, or what has to be judged to know.
#[derive(Debug)]
pub enum Known {
    /// It is in the report.
    Here {
        /// Equity given up.
        loss: f64,
        /// The play; `None` for a cube action.
        play: Option<Candidate>,
    },
    /// The play is not among the report's; the engine has to judge this.
    Ask(Box<Item>),
}

impl Problem {
    /// The problem of a row.
    ///
    /// # Errors
    /// When the store fails or what it holds does not fit.
    pub async fn load(store: &dyn Store, row: QuizRow) -> Result<Self, ProblemError> {
        let source = store.analysis_source(&row.analysis_id).await?.ok_or(ProblemError::Damaged)?;
        let stored = store.find_analysis(&row.analysis_id).await?.and_then(|one| one.report);
        let stored = stored.ok_or(ProblemError::Damaged)?;
        let read = tokio::task::spawn_blocking(move || {
            let file = files::read(&source.source, &source.file_name).map_err(|_| ProblemError::Damaged)?;
            Self::from_parts(row, source.level, &file.record, &stored)
        });
        read.await.map_err(|_| ProblemError::Damaged)?
    }

    fn from_parts(row: QuizRow, level: String, record: &Record, stored: &str) -> Result<Self, ProblemError> {
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
    pub fn analysis(&self) -> &str {
        &self.row.analysis_id
    }

    fn kind(&self) -> ProblemKind {
        match self.turn.kind {
            DecisionKind::Play => ProblemKind::Play,
            DecisionKind::Double | DecisionKind::NoDouble => ProblemKind::Double,
            DecisionKind::Take | DecisionKind::Drop | DecisionKind::Beaver => ProblemKind::Take,
        }
    }

    /// The question, without what was played.
    #[must_use]
    pub fn view(&self, played_on: Option<String>, answered: u32) -> ProblemView {
        let graph = self.item.before.play_graph().filter(|_| self.kind() == ProblemKind::Play);
        let (key, counted) = (&self.row.key, self.item.before.position());
        ProblemView {
            id: format!("{}.{}", key.match_id, key.action),
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

    /// What an answer gives up.
    ///
    /// # Errors
    /// When it is no answer to this problem.
    pub fn answered(&self, answer: &ProblemAnswer) -> Result<Known, ProblemError> {
        match (self.kind(), &answer.path, answer.cube) {
            (ProblemKind::Play, Some(path), None) => self.played(path),
            (ProblemKind::Double, None, Some(act @ (CubeAnswer::NoDouble | CubeAnswer::Double)))
            | (ProblemKind::Take, None, Some(act @ (CubeAnswer::Take | CubeAnswer::Drop))) => {
                let cube = self.turn.cube_decision.as_ref().ok_or(ProblemError::Damaged)?;
                Ok(Known::Here { loss: cube_loss(cube, act), play: None })
            }
            (ProblemKind::Play, ..) => Err(ProblemError::Answer("this problem asks for a play")),
            (ProblemKind::Double, ..) => Err(ProblemError::Answer("this problem asks whether to double")),
            (ProblemKind::Take, ..) => Err(ProblemError::Answer("this problem asks whether to take")),
        }
    }

    fn played(&self, path: &[u32]) -> Result<Known, ProblemError> {
        let Question::Play { dice, opening, .. } = self.item.question else {
            return Err(ProblemError::Damaged);
        };
        let graph = self.item.before.play_graph().ok_or(ProblemError::Damaged)?;
        let play = plays::walked(&graph, path).map_err(|_| ProblemError::Answer("this play is not legal"))?;
        let node = graph.walk(&play).ok_or(ProblemError::Answer("this play is not finished"))?;
        // Candidates are written as the graph writes its plays, one for each position.
        let written: HashMap<Position, String> =
            graph.plays().iter().map(|legal| (legal.position, legal.play.to_string())).collect();
        let text = written.get(&graph.nodes()[node].position);
        if let Some(known) = self.turn.candidates.iter().find(|one| Some(&one.play) == text) {
            let play = Candidate { played: true, ..known.clone() };
            return Ok(Known::Here { loss: known.loss, play: Some(play) });
        }
        let question = Question::Play { dice, play, opening };
        Ok(Known::Ask(Box::new(Item { question, ..self.item.clone() })))
    }
}

/// The play of a freshly judged item: its loss, and itself.
///
/// # Errors
/// When the item was not about a play.
pub fn judged(turn: &pasch_analysis::Turn) -> Result<(f64, Candidate), ProblemError> {
    match &turn.decision {
        Decision::Play(play) => {
            let at = play.played.ok_or(ProblemError::Engine)?;
            Ok((turn.loss, report::candidate(&play.candidates[at], true)))
        }
        Decision::Cube(_) => Err(ProblemError::Engine),
    }
}

/// Equity a cube action gives up, in the view of who acts: the doubler's figures, read from the other side by the taker.
fn cube_loss(cube: &CubeReport, act: CubeAnswer) -> f64 {
    let doubled = cube.double_take.min(cube.double_pass);
    let loss = match act {
        CubeAnswer::NoDouble => doubled - cube.no_double,
        CubeAnswer::Double => cube.no_double - doubled,
        CubeAnswer::Take => cube.double_take - cube.double_pass,
        CubeAnswer::Drop => cube.double_pass - cube.double_take,
    };
    loss.max(0.0)
}

/// The mark of an answer.
#[must_use]
pub fn mark(loss: f64) -> Mark {
    if loss <= BEST { Mark::Best } else { report::mark(Thresholds::PASCH.mark(loss)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cube(no_double: f64, double_take: f64) -> CubeReport {
        CubeReport {
            no_double,
            double_take,
            double_pass: 1.0,
            best: String::new(),
            win: 0.5,
            win_g: 0.0,
            win_bg: 0.0,
            lose_g: 0.0,
            lose_bg: 0.0,
            cubeless: 0.0,
            shown: true,
            rolled: false,
        }
    }

    #[test]
    fn of_two_cube_actions_one_gives_up_nothing() {
        let near = |one: f64, two: f64| (one - two).abs() < 1e-12;
        for (no_double, double_take) in [(0.5, 0.7), (0.5, 0.3), (0.9, 1.2), (1.1, 1.3), (-0.2, -0.9)] {
            let report = cube(no_double, double_take);
            let loss = |act| cube_loss(&report, act);
            for (one, two) in
                [(CubeAnswer::NoDouble, CubeAnswer::Double), (CubeAnswer::Take, CubeAnswer::Drop)]
            {
                assert!(loss(one).min(loss(two)) == 0.0 && loss(one) + loss(two) > 0.0, "{report:?}");
            }
        }
        // A double that is a pass is worth 1, whatever a take would cost.
        assert!(near(cube_loss(&cube(0.9, 1.2), CubeAnswer::NoDouble), 0.1));
        assert!(near(cube_loss(&cube(0.9, 1.2), CubeAnswer::Take), 0.2));
        assert!(near(cube_loss(&cube(1.1, 1.3), CubeAnswer::Double), 0.1), "too good");
    }

    #[test]
    fn marks_begin_where_those_of_reports_do() {
        let marks = [0.0, 0.0005, 0.01, 0.03, 0.06, 0.12].map(mark);
        assert_eq!(marks, [Mark::Best, Mark::Best, Mark::Ok, Mark::Doubtful, Mark::Error, Mark::Blunder]);
    }
}
