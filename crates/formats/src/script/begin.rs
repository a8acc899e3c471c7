//! How a game of a file begins: its number, players, score, cube and place with the Crawford rule.

use pasch_rules::{Action, ByPlayer, Crawford, Cube, GameSetup, Header, Player, Position, SetupTurn};

use super::fold::Folder;
use super::{Game, What};
use crate::problem::Problem;

impl Folder {
    /// Brings the match to the start of a game: its number, names and score.
    pub(super) fn begin(&mut self, game: &Game, is_first: bool) {
        if let Some(expected) = self.expected_number.filter(|&expected| expected != game.number) {
            self.warn(Problem::GameNumber { expected, found: game.number });
        }
        self.expected_number = Some(game.number.saturating_add(1));
        self.at.line = game.score_line.or(game.line);
        if let Some(names) = game.names.as_ref().filter(|names| **names != self.record.header.names) {
            self.warn(Problem::OtherNames(names.a.clone(), names.b.clone()));
        }
        let due = self.state.score();
        let mut score = due;
        match &game.score {
            None if game.scoreless => {}
            None => self.warn(Problem::NoScoreLine),
            Some(written) => score = self.given_score(written).unwrap_or(due),
        }
        // A first game without a single action is no game to be left unfinished.
        let unfinished = !self.record.actions.is_empty() && self.state.phase().is_playing();
        if score != due && !is_first {
            let (found_a, found_b, due_a, due_b) = (score.a, score.b, due.a, due.b);
            self.warn(Problem::ScoreJump { found_a, found_b, due_a, due_b });
        }
        let crawford = self.crawford_of(game, score);
        let cube = Cube { value: game.opening_cube.max(1), owner: None };
        let set_by_entry = matches!(game.entries.first().map(|e| &e.what), Some(What::Setup(_)));
        self.set_score = (set_by_entry && !unfinished).then_some((score, crawford));
        let empty = game.entries.is_empty() && !self.record.actions.is_empty();
        let other = score != due || cube != Cube::default() || self.flag_differs(crawford);
        if unfinished || ((other || empty) && !set_by_entry) {
            let board = Position::start(self.state.rules().spec()).to_setup();
            let setup = GameSetup { board, turn: SetupTurn::Opening, cube, score, crawford };
            if let Err(reason) = self.apply(Action::Setup(setup)) {
                self.warn(Problem::BadSetup(reason));
            }
        }
    }

    /// Where the next game stands with the Crawford rule if nothing is said about it.
    fn crawford_next(&self, score: ByPlayer<u32>) -> Crawford {
        let goes_on = score == self.state.score() && self.is_unopened();
        match (goes_on, self.state.phase().is_playing(), self.state.crawford()) {
            (true, true, now) => now,
            (true, false, Crawford::Now | Crawford::After) => Crawford::After,
            _ => self.crawford_at(score),
        }
    }

    /// Whether the next game would not be what the file calls it.
    fn flag_differs(&self, crawford: Crawford) -> bool {
        let due = self.crawford_next(self.state.score());
        (due == Crawford::Now) != (crawford == Crawford::Now)
    }

    /// Where a game at this score stands with the Crawford rule: by its own word, if that can be.
    fn crawford_of(&mut self, game: &Game, score: ByPlayer<u32>) -> Crawford {
        let due = self.crawford_next(score);
        let one_away = Player::BOTH.into_iter().any(|player| score[player] + 1 == self.state.length());
        match game.crawford.filter(|_| self.state.length() > 1) {
            Some(true) if due != Crawford::Now => {
                self.warn(Problem::CrawfordFlag(true));
                if one_away { Crawford::Now } else { due }
            }
            // A record may begin behind the Crawford game.
            Some(false) if due == Crawford::Now => {
                if !self.record.actions.is_empty() {
                    self.warn(Problem::CrawfordFlag(false));
                }
                Crawford::After
            }
            _ => due,
        }
    }

    /// The score as written, if it can be the start of a game.
    fn given_score(&mut self, scores: &ByPlayer<String>) -> Option<ByPlayer<u32>> {
        let mut numbers = [0; 2];
        for (number, text) in numbers.iter_mut().zip([&scores.a, &scores.b]) {
            match text.parse() {
                Ok(score) if score <= Header::MAX_LENGTH => *number = score,
                _ => {
                    self.warn(Problem::BadScore(text.chars().take(20).collect()));
                    return None;
                }
            }
        }
        let [a, b] = numbers;
        let length = self.state.length();
        if length > 0 && a.max(b) >= length {
            self.warn(Problem::ScoreTooHigh(a, b, length));
            return None;
        }
        Some(ByPlayer { a, b })
    }
}
