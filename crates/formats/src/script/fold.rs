//! The games of a script played by the rules, entry by entry.
//!
//! Every action that goes into the record has been accepted by [`MatchState::apply`]; what the rules refuse becomes a
//! warning, and where the file clearly says how play went on, a position set by hand.

use std::ops::Range;

use pasch_messages::{Describe as _, Message, message};
use pasch_rules::{
    Action, ByPlayer, Crawford, Cube, Dice, Die, GameSetup, Header, LegalPlay, MatchState, Phase, Play,
    Player, Position, Record, Setup, SetupTurn,
};

use super::play::{Fit, carry_out, fit};
use super::result::Won;
use super::{Body, Entry, Game, Script, What};
use crate::problem::{Problem, Remedy, Severity, Warning};
use crate::snowie;
use crate::steps::{self, Chain};

/// The record made from a script, with all warnings.
pub(crate) struct Folded {
    pub record: Record,
    pub warnings: Vec<Warning>,
    /// For each game and entry of the script that was reached, the actions that it became.
    pub spans: Vec<Vec<Range<usize>>>,
}

impl Folded {
    /// How much of the file contradicts the rules.
    pub fn faults(&self) -> usize {
        self.warnings.iter().filter(|w| w.problem.severity() == Severity::Fault).count()
    }
}

/// Plays all games of a script.
pub(crate) fn fold(script: &Script) -> Folded {
    let header = script.header.clone();
    // No reader makes a header that the rules refuse; should one, its options were at fault.
    let (state, header) = match MatchState::new(&header) {
        Ok(state) => (state, header),
        Err(_) => {
            let plain = Header { options: Default::default(), length: 0, ..header };
            (MatchState::new(&plain).expect("a money session with the usual options is playable"), plain)
        }
    };
    let mut folder = Folder {
        record: Record { header, actions: Vec::new() },
        state,
        warnings: Vec::new(),
        at: At::default(),
        game_start: 0,
        expected_number: None,
        ended_early: false,
        resigner: None,
        open_line: script.open_line,
        set_score: None,
        spans: Vec::new(),
    };
    for (index, game) in script.games.iter().enumerate() {
        if !folder.game(game, index == 0, script.games.get(index + 1)) {
            break;
        }
    }
    Folded { record: folder.record, warnings: folder.warnings, spans: folder.spans }
}

/// Where a warning applies.
#[derive(Clone, Copy, Default)]
pub(super) struct At {
    pub line: Option<u32>,
    pub column: Option<u32>,
    pub game: Option<u32>,
    pub move_no: Option<u32>,
}

/// The match as far as it has been read.
#[derive(Clone)]
pub(super) struct Folder {
    pub record: Record,
    pub state: MatchState,
    pub warnings: Vec<Warning>,
    pub at: At,
    /// The number of actions before the present game.
    game_start: usize,
    /// The number that the next game should have.
    pub expected_number: Option<u32>,
    /// Whether the rest of the present game makes no sense any more.
    pub ended_early: bool,
    /// Who gave up by a word of the file.
    pub resigner: Option<Player>,
    open_line: Option<u32>,
    /// Score and Crawford rule that the position which begins the present game stands at.
    pub set_score: Option<(ByPlayer<u32>, Crawford)>,
    spans: Vec<Vec<Range<usize>>>,
}

impl Folder {
    pub fn warn(&mut self, problem: Problem) {
        let At { line, column, game, move_no } = self.at;
        self.warnings.push(Warning { line, column, game, move_no, problem });
    }

    /// Appends an action that the rules accept.
    pub fn apply(&mut self, action: Action) -> Result<(), Message> {
        self.state.apply(&action).map_err(|error| error.message())?;
        self.record.actions.push(action);
        Ok(())
    }

    /// Whether the present game awaits its first roll.
    pub fn is_unopened(&self) -> bool {
        match self.state.phase() {
            Phase::Opening => true,
            Phase::GameOver(_) => self.record.actions.len() == self.game_start,
            _ => false,
        }
    }

    pub fn name(&self, player: Player) -> String {
        self.record.header.names[player].clone()
    }

    /// Reads one game. `false` if the match is over and nothing further can be read.
    fn game(&mut self, game: &Game, is_first: bool, next: Option<&Game>) -> bool {
        self.at = At { line: game.line, game: Some(game.number), ..At::default() };
        if let Phase::MatchOver { .. } = self.state.phase() {
            self.warn(Problem::AfterTheEnd);
            return false;
        }
        self.game_start = self.record.actions.len();
        self.ended_early = false;
        self.resigner = None;
        self.begin(game, is_first);
        self.spans.push(Vec::with_capacity(game.entries.len()));
        let last = game.entries.iter().rposition(|e| !matches!(e.what, What::Wins(_) | What::Losses(_)));
        let mut won = None;
        for (index, entry) in game.entries.iter().enumerate() {
            self.at.line = entry.line;
            self.at.column = entry.column;
            self.at.move_no = entry.move_no;
            let is_open =
                entry.line.is_some() && self.open_line == entry.line && index + 1 == game.entries.len();
            let from = self.record.actions.len();
            match entry.what {
                What::Wins(Some(points)) => won = Some(Won { side: entry.side, points, at: self.at }),
                // Half a result is one, too.
                What::Losses(Some(points)) if won.is_none() => {
                    won = Some(Won {
                        side: entry.side.map(Player::other),
                        points,
                        at: At { column: None, ..self.at },
                    });
                }
                What::Wins(None) | What::Losses(_) => {}
                _ if self.ended_early => {}
                _ if !self.state.phase().is_playing() && !self.is_unopened() => {
                    self.warn(Problem::AfterTheEnd);
                    self.ended_early = true;
                }
                _ if is_open => self.entry_that_may_be_cut(entry),
                _ => self.entry(entry, last == Some(index)),
            }
            let until = self.record.actions.len();
            if let Some(spans) = self.spans.last_mut() {
                spans.push(from..until);
            }
        }
        self.finish(won.as_ref(), next);
        true
    }

    /// Sets board, turn, cube and score by hand; the Crawford rule follows the score.
    fn set_up(
        &mut self,
        board: Setup,
        turn: SetupTurn,
        cube: Cube,
        score: ByPlayer<u32>,
    ) -> Result<(), Message> {
        let same_game = score == self.state.score() && turn != SetupTurn::Opening;
        let crawford = if same_game { self.state.crawford() } else { self.crawford_at(score) };
        self.apply(Action::Setup(GameSetup { board, turn, cube, score, crawford }))
    }

    pub fn crawford_at(&self, score: ByPlayer<u32>) -> Crawford {
        let length = self.state.length();
        let one_away = score.a + 1 == length || score.b + 1 == length;
        match (length > 1 && one_away && self.state.rules().options().crawford, self.state.crawford()) {
            (false, _) => Crawford::Before,
            // A game at the same score that was broken off does not use the Crawford game up.
            (true, Crawford::Before) => Crawford::Now,
            (true, Crawford::Now) if score == self.state.score() => Crawford::Now,
            (true, _) => Crawford::After,
        }
    }

    /// Leaves everything as it is and hands the turn over.
    fn pass_turn_to(&mut self, player: Player) {
        let board = self.state.position().to_setup();
        if let Err(reason) =
            self.set_up(board, SetupTurn::ToRoll(player), self.state.cube(), self.state.score())
        {
            self.warn(Problem::BadSetup(reason));
            self.ended_early = true;
        }
    }

    /// The last entry of a file that ends without a line end: what does not fit has lost its end.
    fn entry_that_may_be_cut(&mut self, entry: &Entry) {
        let mut trial = self.clone();
        trial.entry(entry, false);
        let new = &trial.warnings[self.warnings.len()..];
        if new.iter().any(|warning| warning.problem.severity() == Severity::Fault) {
            self.warn(Problem::EndsInsideLine);
        } else {
            *self = trial;
        }
    }

    fn entry(&mut self, entry: &Entry, is_last: bool) {
        let side = entry.side;
        if let Some(shown) = &entry.shown {
            self.show(shown);
        }
        match &entry.what {
            What::Roll { dice, body, column } => self.roll(side, dice, body, *column, is_last),
            What::CannotMove => self.cannot_move(side),
            What::Doubles(value) => self.double(side, *value),
            What::Beavers(value) => self.beaver(*value),
            What::Takes => self.answer(Action::Take, "take"),
            What::Drops => self.answer(Action::Drop, "drop"),
            What::Resigns => self.resigner = side.or_else(|| self.state.phase().decider()),
            What::SnowiePosition(fields) => self.snowie_position(fields),
            What::Setup(position) => self.position(position),
            What::Wins(_) | What::Losses(_) => {}
            What::Other(text) => self.warn(Problem::UnknownCell(text.chars().take(60).collect())),
        }
    }

    /// Puts the checkers where the file shows them, if they do not stand there.
    fn show(&mut self, shown: &Setup) {
        let turn = match *self.state.phase() {
            Phase::Opening => SetupTurn::Opening,
            Phase::ToRoll { player } => SetupTurn::ToRoll(player),
            _ => return,
        };
        if self.state.position().to_setup() == *shown {
            return;
        }
        match self.set_up(*shown, turn, self.state.cube(), self.state.score()) {
            Ok(()) => self.warn(Problem::OtherPosition),
            Err(reason) => self.warn(Problem::BadSetup(reason)),
        }
    }

    /// A position set by hand; one that begins a game brings its score with it.
    fn position(&mut self, position: &super::Position) {
        let (score, crawford) =
            self.set_score.take().unwrap_or_else(|| (self.state.score(), self.state.crawford()));
        let now = self.state.phase().is_playing();
        let here = if now { self.state.cube() } else { Cube::default() };
        let board = position.board.unwrap_or_else(|| match now {
            true => self.state.position().to_setup(),
            false => Position::start(self.state.rules().spec()).to_setup(),
        });
        let cube = Cube {
            value: position.cube_value.unwrap_or(here.value),
            owner: position.cube_owner.unwrap_or(here.owner),
        };
        let turn = position.turn;
        if let Err(reason) = self.apply(Action::Setup(GameSetup { board, turn, cube, score, crawford })) {
            self.ended_early = true;
            self.warn(Problem::BadSetup(reason));
        }
    }

    /// Makes it this player's turn to roll or double; a turn that the file leaves out is passed over.
    fn turn_of(&mut self, side: Option<Player>) -> Option<Player> {
        if let Phase::DoubleOffered { .. } = self.state.phase() {
            self.warn(Problem::NoAnswer(Remedy::Taken));
            if let Err(reason) = self.apply(Action::Take) {
                self.warn(Problem::Refused { what: "take", reason });
            }
        }
        match *self.state.phase() {
            Phase::ToRoll { player } => {
                let side = side.unwrap_or(player);
                if side != player {
                    self.warn(Problem::MissingTurn(self.name(player), self.name(side)));
                    self.pass_turn_to(side);
                }
                Some(side)
            }
            // A roll whose play is missing, but play goes on.
            Phase::ToMove { player, dice } => {
                self.resigner = None;
                let legal = self.state.play_graph().map_or(Vec::new(), |graph| graph.plays());
                match legal.as_slice() {
                    [only] if only.play.is_dance() => self.play_legal(&Play::DANCE),
                    _ => {
                        let then = Remedy::NotPlayed;
                        self.warn(Problem::NoPlay { dice: dice.to_string(), legal: legal.len(), then });
                        self.pass_turn_to(player.other());
                    }
                }
                match *self.state.phase() {
                    Phase::ToRoll { .. } => self.turn_of(side),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn roll(
        &mut self,
        side: Option<Player>,
        dice: &Result<[Die; 2], String>,
        body: &Body,
        column: Option<u32>,
        is_last: bool,
    ) {
        let dice = match dice {
            Ok(dice) => *dice,
            Err(text) => {
                match body {
                    Body::Resigned => self.resigner = side.or_else(|| self.state.phase().decider()),
                    _ => self.bad_roll(side, text, body),
                }
                return;
            }
        };
        let player = if self.is_unopened() {
            let player = side.unwrap_or(Player::A);
            self.opening(player, dice);
            player
        } else {
            let rolled =
                Phase::ToMove { player: side.unwrap_or(Player::A), dice: Dice::two(dice[0], dice[1]) };
            if *self.state.phase() == rolled {
                return self.body(side.unwrap_or(Player::A), body, column, is_last);
            }
            let Some(player) = self.turn_of(side) else { return };
            if let Err(reason) = self.apply(Action::Roll(Dice::two(dice[0], dice[1]))) {
                return self.warn(Problem::Refused { what: "roll", reason });
            }
            player
        };
        self.body(player, body, column, is_last);
    }

    /// What stands behind the dice on the table.
    fn body(&mut self, player: Player, body: &Body, column: Option<u32>, is_last: bool) {
        let (Some(graph), Phase::ToMove { dice, .. }) = (self.state.play_graph(), self.state.phase()) else {
            return;
        };
        let legal = graph.plays();
        let dice = dice.to_string();
        match body {
            Body::Play(text) => {
                self.at.column = column.or(self.at.column);
                match steps::parse(text) {
                    Ok(chains) => self.play(player, &dice, text, &chains, &legal),
                    Err(error) => {
                        self.at.column =
                            self.at.column.map(|column| column.saturating_add(error.at() as u32));
                        self.warn(Problem::BadPlay { error, then: Remedy::GameEnds });
                        self.ended_early = true;
                    }
                }
            }
            Body::Steps(chains) => self.play(player, &dice, &steps::text(chains), chains, &legal),
            Body::Unplayed => {}
            Body::Resigned => self.resigner = Some(player),
            _ if graph.is_dance() => self.play_legal(&Play::DANCE),
            Body::Empty if legal.len() == 1 => {
                let play = legal[0].play.clone();
                self.warn(Problem::ForcedPlay { dice, play: play.to_string() });
                self.play_legal(&play);
            }
            // Nothing behind the last roll of a game: somebody gave up. Who, the result tells.
            Body::Empty if is_last => {}
            _ => {
                self.warn(Problem::NoPlay { dice, legal: legal.len(), then: Remedy::NotPlayed });
                self.pass_turn_to(player.other());
            }
        }
    }

    fn opening(&mut self, player: Player, dice: [Die; 2]) {
        let (high, low) = (dice[0].max(dice[1]), dice[0].min(dice[1]));
        let result = if high == low {
            self.warn(Problem::OpeningDouble);
            self.apply(Action::FirstTurn(player))
                .and_then(|()| self.apply(Action::Roll(Dice::two(high, low))))
        } else {
            let thrown = match player {
                Player::A => ByPlayer { a: high, b: low },
                Player::B => ByPlayer { a: low, b: high },
            };
            self.apply(Action::OpeningRoll(thrown))
        };
        if let Err(reason) = result {
            self.warn(Problem::Refused { what: "opening-roll", reason });
        }
    }

    fn play_legal(&mut self, play: &Play) {
        if let Err(reason) = self.apply(Action::Play(play.clone())) {
            self.warn(Problem::Refused { what: "play", reason });
        }
    }

    fn play(&mut self, player: Player, dice: &str, text: &str, chains: &[Chain], legal: &[LegalPlay]) {
        let before = *self.state.position();
        match fit(&before, player, chains, legal) {
            Fit::One(play) => self.play_legal(&play.play),
            Fit::Several(play, ways) => {
                self.warn(Problem::AmbiguousPlay { play: text.to_owned(), ways });
                self.play_legal(&play.play);
            }
            Fit::None => {
                let reason = if steps::move_count(chains) > 4 {
                    "too-many"
                } else if legal.iter().all(|play| play.play.is_dance()) {
                    "no-move"
                } else {
                    "not-legal"
                };
                let then = self.set_by_hand(player, carry_out(&before, player, chains));
                let (dice, play) = (dice.to_owned(), text.to_owned());
                self.warn(Problem::IllegalPlay { dice, play, reason, then });
            }
        }
    }

    /// Puts the checkers where the file says and hands the turn over, if that is a position.
    fn set_by_hand(&mut self, player: Player, board: Option<Setup>) -> Remedy {
        let turn = SetupTurn::ToRoll(player.other());
        let done = board
            .is_some_and(|board| self.set_up(board, turn, self.state.cube(), self.state.score()).is_ok());
        if done {
            return Remedy::SetByHand;
        }
        self.ended_early = true;
        Remedy::GameEnds
    }

    /// Dice that do not exist, but perhaps with a play that can be carried out.
    fn bad_roll(&mut self, side: Option<Player>, dice: &str, body: &Body) {
        let player = side.or_else(|| self.state.phase().decider());
        let then = match (player, body) {
            (Some(player), Body::Play(_) | Body::Steps(_)) => {
                let chains = match body {
                    Body::Play(text) => steps::parse(text).ok(),
                    Body::Steps(chains) => Some(chains.clone()),
                    _ => None,
                };
                let board = chains.and_then(|c| carry_out(self.state.position(), player, &c));
                self.set_by_hand(player, board)
            }
            (Some(player), _) => {
                self.pass_turn_to(player.other());
                Remedy::NotPlayed
            }
            (None, _) => {
                self.ended_early = true;
                Remedy::GameEnds
            }
        };
        self.warn(Problem::BadDice { dice: dice.to_owned(), then });
    }

    /// A dance without dice.
    fn cannot_move(&mut self, side: Option<Player>) {
        if let Some(player) = self.turn_of(side) {
            self.warn(Problem::BadDice { dice: "none".to_owned(), then: Remedy::NotPlayed });
            self.pass_turn_to(player.other());
        }
    }

    fn double(&mut self, side: Option<Player>, value: Option<u32>) {
        if let Phase::DoubleOffered { by, .. } = *self.state.phase() {
            if side == Some(by.other()) {
                return self.beaver(value);
            }
        }
        if let (true, Some(player)) = (self.is_unopened(), side) {
            if let Err(reason) = self.apply(Action::FirstTurn(player)) {
                return self.warn(Problem::Refused { what: "double", reason });
            }
        }
        if self.turn_of(side).is_none() {
            return self
                .warn(Problem::Refused { what: "double", reason: message!("problem-nobody-to-roll") });
        }
        self.check_cube_value(value);
        if let Err(reason) = self.apply(Action::Double) {
            self.warn(if self.state.is_crawford_game() {
                Problem::DoubledInCrawford
            } else {
                Problem::Refused { what: "double", reason }
            });
        }
    }

    fn check_cube_value(&mut self, value: Option<u32>) {
        let due = self.state.cube().value.saturating_mul(2);
        if let Some(found) = value.filter(|&found| found != due) {
            self.warn(Problem::CubeValue { found, due });
        }
    }

    fn beaver(&mut self, value: Option<u32>) {
        if !matches!(self.state.phase(), Phase::DoubleOffered { .. }) {
            return self.warn(Problem::NothingOffered("beaver"));
        }
        if let Some(found) = value {
            let due = self.state.cube().value.saturating_mul(4);
            if found != due {
                self.warn(Problem::CubeValue { found, due });
            }
        }
        if let Err(reason) = self.apply(Action::Beaver) {
            self.warn(Problem::Refused { what: "beaver", reason });
        }
    }

    fn answer(&mut self, action: Action, what: &'static str) {
        if !matches!(self.state.phase(), Phase::DoubleOffered { .. }) {
            return self.warn(Problem::NothingOffered(what));
        }
        if let Err(reason) = self.apply(action) {
            self.warn(Problem::Refused { what, reason });
        }
    }

    /// `Illegal play (…)`: a position set by hand, seen by the player on roll in it.
    fn snowie_position(&mut self, fields: &str) {
        let line = match snowie::parse(fields) {
            Ok(line) => line,
            Err(error) => {
                self.ended_early = true;
                return self.warn(Problem::BadSetup(error.message()));
            }
        };
        let s = &line.situation;
        let turn = match s.dice {
            Some([first, second]) => SetupTurn::ToMove(s.turn, Dice::two(first, second)),
            None => SetupTurn::ToRoll(s.turn),
        };
        let cube = Cube { value: s.cube_value(), owner: s.cube_owner };
        if let Err(reason) = self.set_up(line.setup(), turn, cube, self.state.score()) {
            self.ended_early = true;
            self.warn(Problem::BadSetup(reason));
        }
    }
}
