//! A record as GNU Backgammon stores it: one tree a game, one node a line.

use core::fmt::Write;
use std::collections::BTreeSet;

use pasch_rules::{
    Action, ByPlayer, CubeUse, Ending, GameResult, GameSetup, Header, MatchState, Outcome, Phase, Play,
    Player, Position, Record, RecordError, ReplayError, SetupTurn,
};

use super::analysis::{escaped, write_cube, write_plays};
use super::document::{GAMES, KEPT, letters};
use super::points::letter;
use crate::format::Format;
use crate::overlay::{Method, Overlay};
use crate::written::{Loss, WriteError, Written};

/// Writes a record with what is said about it.
///
/// # Errors
/// [`WriteError`] if GNU Backgammon does not know the game, games of several kinds follow each other, or the
/// rules refuse the record.
pub fn write(record: &Record, overlay: &Overlay) -> Result<Written, WriteError> {
    let header = &record.header;
    if !header.then.is_empty() {
        return Err(WriteError::Series(Format::Sgf));
    }
    let is_known = GAMES.iter().any(|(game, _)| *game == header.variant);
    if !is_known || !header.variant.spec().moves_as_backgammon() {
        return Err(WriteError::Variant(Format::Sgf, header.variant));
    }
    let state = MatchState::new(header).map_err(RecordError::from)?;
    let mut writer = Writer {
        header,
        overlay,
        state,
        games: Vec::new(),
        losses: Vec::new(),
        roll: None,
        said: BTreeSet::new(),
    };
    let mut actions = record.actions.iter().enumerate().peekable();
    if actions.peek().is_none() {
        writer.begin_game(ByPlayer::default());
    }
    while let Some((index, action)) = actions.next() {
        writer.action(index, action, actions.peek().map(|(_, next)| *next));
        let applied = writer.state.apply(action);
        applied.map_err(|source| RecordError::from(ReplayError { index, source }))?;
        writer.after(action);
    }
    writer.pending_roll();
    let left_out =
        || overlay.notes.iter().filter(|(index, _)| !writer.said.contains(index)).map(|(_, note)| note);
    if left_out().any(|note| note.comment.is_some()) {
        writer.losses.push((0, Loss::Overlay));
    } else if left_out().next().is_some() {
        writer.losses.push((0, Loss::Judgements));
    }
    let text = writer.games.iter().map(Game::text).collect();
    Ok(Written { text, losses: writer.losses })
}

/// A game as far as it is written; its result stands in front.
struct Game {
    head: String,
    result: String,
    tail: String,
    nodes: String,
}

impl Game {
    fn text(&self) -> String {
        format!("{}{}{}{})\n", self.head, self.result, self.tail, self.nodes)
    }
}

struct Writer<'a> {
    header: &'a Header,
    overlay: &'a Overlay,
    state: MatchState,
    games: Vec<Game>,
    losses: Vec<(u32, Loss)>,
    /// The action of the roll on the table.
    roll: Option<usize>,
    /// Notes that have found their node.
    said: BTreeSet<usize>,
}

const fn colour(player: Player) -> char {
    match player {
        Player::A => 'W',
        Player::B => 'B',
    }
}

fn property(text: &mut String, name: &str, values: &[String]) {
    text.push_str(name);
    for value in values {
        write!(text, "[{}]", escaped(value)).expect("a String takes any text");
    }
    if values.is_empty() {
        text.push_str("[]");
    }
}

impl Writer<'_> {
    fn lose(&mut self, loss: Loss) {
        self.losses.push((self.games.len() as u32, loss));
    }

    /// The same thing lost many times is told once a game.
    fn lose_once(&mut self, loss: Loss) {
        let lost = (self.games.len() as u32, loss);
        if !self.losses.contains(&lost) {
            self.losses.push(lost);
        }
    }

    /// Depths that GNU Backgammon has no word for are written as 0-ply.
    fn check(&mut self, method: &Method) {
        let known = match method {
            Method::Search { .. } | Method::Xg(_) => true,
            Method::Rollout { text, .. } => text.starts_with("X "),
            Method::Named(_) => false,
        };
        if !known {
            self.lose_once(Loss::Depth);
        }
    }

    fn nodes(&mut self) -> &mut String {
        if self.games.is_empty() {
            self.begin_game(self.state.score());
        }
        let last = self.games.len() - 1;
        &mut self.games[last].nodes
    }

    fn begin_game(&mut self, score: ByPlayer<u32>) {
        let index = self.games.len();
        let Header { length, names, options, variant, .. } = self.header;
        let mut head = format!(
            "(;FF[4]GM[6]CA[UTF-8]AP[Pasch:{}]MI[length:{length}][game:{index}][ws:{}][bs:{}]PW[{}]PB[{}]",
            env!("CARGO_PKG_VERSION"),
            score.a,
            score.b,
            escaped(&names.a),
            escaped(&names.b),
        );
        if index == 0 {
            for (name, key) in KEPT {
                if let Some(value) = self.header.extra(key) {
                    let value = if name == "DT" { value.replace('.', "-") } else { value.to_owned() };
                    property(&mut head, name, &[value]);
                }
            }
        }
        let mut rules = Vec::new();
        if options.cube == CubeUse::Off {
            rules.push("NoCube");
        }
        if *length > 0 && options.crawford {
            rules.push("Crawford");
        }
        rules.push("CrawfordGame");
        if *length == 0 && options.jacoby {
            rules.push("Jacoby");
        }
        rules.extend(GAMES.iter().filter(|(game, _)| game == variant).filter_map(|(_, word)| *word));
        let mut tail = String::new();
        if let Some(note) = self.overlay.games.get(index) {
            if let Some(comment) = &note.comment {
                property(&mut tail, "C", std::slice::from_ref(comment));
            }
            for (name, values) in &note.other {
                property(&mut tail, name, values);
            }
        }
        write!(head, "RU[{}]", rules.join(":")).expect("a String takes any text");
        self.games.push(Game { head, result: String::new(), tail, nodes: "\n".to_owned() });
    }

    /// Whether the present game is the Crawford game is known only once it has begun.
    fn settle_crawford(&mut self) {
        let is = self.state.is_crawford_game() && self.header.length > 0;
        if let Some(game) = self.games.last_mut() {
            if is {
                return;
            }
            for (old, new) in [(":CrawfordGame", ""), ("RU[CrawfordGame:", "RU["), ("RU[CrawfordGame]", "")] {
                if let Some(at) = game.head.rfind("RU[").filter(|&at| game.head[at..].contains(old)) {
                    let rules = game.head[at..].replacen(old, new, 1);
                    game.head.truncate(at);
                    game.head.push_str(&rules);
                    return;
                }
            }
        }
    }

    /// A node of a player's action with what is said about it.
    fn node(&mut self, player: Player, value: &str, index: usize) {
        let mut text = format!(";{}[{value}]", colour(player));
        let roll = self.roll.take();
        let notes = [roll.filter(|&roll| roll != index), Some(index)];
        self.said.extend(notes.iter().flatten());
        let notes = notes.map(|at| at.and_then(|at| self.overlay.notes.get(&at)));
        for note in notes.into_iter().flatten() {
            match &note.cube {
                Some(cube) if cube.unit == super::unit_of(self.header.length) => {
                    self.check(&cube.method);
                    write_cube(&mut text, cube);
                }
                Some(_) => self.lose_once(Loss::CubeEquities),
                None => {}
            }
        }
        for note in notes.into_iter().flatten() {
            if let Some(plays) = &note.plays {
                for candidate in &plays.candidates {
                    self.check(&candidate.method);
                }
                write_plays(&mut text, plays, player);
            }
            for (name, values) in &note.other {
                property(&mut text, name, values);
            }
        }
        for note in notes.into_iter().flatten() {
            if let Some(luck) = note.luck {
                write!(text, "LU[{luck:.6}]").expect("a String takes any text");
            }
            if let Some(comment) = &note.comment {
                property(&mut text, "C", std::slice::from_ref(comment));
            }
        }
        text.push('\n');
        self.nodes().push_str(&text);
    }

    /// Before the action is applied: everything but the end of a game.
    fn action(&mut self, index: usize, action: &Action, next: Option<&Action>) {
        let phase = *self.state.phase();
        let begins = matches!(action, Action::Setup(setup) if setup.turn == SetupTurn::Opening);
        if begins {
            self.pending_roll();
        }
        if begins || self.games.is_empty() || !phase.is_playing() {
            let score = match action {
                Action::Setup(setup) => setup.score,
                _ => self.state.score(),
            };
            self.begin_game(score);
        }
        match action {
            Action::OpeningRoll(dice) if dice.a == dice.b => self.lose(Loss::OpeningThrow),
            Action::OpeningRoll(_) | Action::Roll(_) => self.roll = Some(index),
            Action::FirstTurn(_) => {
                if !matches!(next, Some(Action::Roll(dice)) if dice.is_double()) {
                    self.lose(Loss::OpeningThrow);
                }
            }
            Action::RejectOpening => self.lose(Loss::EarlyCube),
            Action::Play(play) => {
                if let Phase::ToMove { player, dice } = phase {
                    let hits = play_letters(play, player);
                    self.node(player, &format!("{dice}{hits}"), index);
                }
            }
            Action::Misplay(_) => self.lose(Loss::IllegalPlay),
            Action::LetStand => {
                if let Phase::IllegalPlay { by, .. } = phase {
                    self.setup(&GameSetup {
                        board: self.state.position().to_setup(),
                        turn: SetupTurn::ToRoll(by.other()),
                        cube: self.state.cube(),
                        score: self.state.score(),
                        crawford: self.state.crawford(),
                    });
                }
            }
            Action::Double => {
                if let Phase::ToRoll { player } = phase {
                    self.node(player, "double", index);
                }
            }
            Action::Take => self.answer("take", index),
            Action::Drop => self.answer("drop", index),
            Action::Beaver => self.answer("double", index),
            Action::OfferResign { .. } => match next {
                Some(Action::AcceptResign) => self.pending_roll(),
                _ => self.lose(Loss::RefusedResignation),
            },
            Action::Forfeit { .. } => self.lose(Loss::Forfeit),
            Action::Setup(setup) => self.setup(setup),
            Action::Insist | Action::AcceptResign | Action::RejectResign => {}
        }
    }

    fn answer(&mut self, word: &str, index: usize) {
        if let Phase::DoubleOffered { by, .. } = *self.state.phase() {
            self.node(by.other(), word, index);
        }
    }

    /// A roll that is not played any more.
    fn pending_roll(&mut self) {
        if let Phase::ToMove { player, dice } = *self.state.phase() {
            if self.roll.take().is_some() {
                let text = format!(";PL[{}]DI[{dice}]\n", colour(player));
                self.nodes().push_str(&text);
            }
        }
    }

    /// After the action is applied: how a game began, and how it ended.
    fn after(&mut self, action: &Action) {
        if matches!(action, Action::OpeningRoll(_) | Action::FirstTurn(_) | Action::Setup(_)) {
            self.settle_crawford();
        }
        match (action, *self.state.phase()) {
            (Action::OpeningRoll(dice), _) if dice.a != dice.b && self.state.cube().value > 1 => {
                let value = self.state.cube().value;
                if let Some(game) = self.games.last_mut().filter(|game| !game.tail.contains("CV[")) {
                    write!(game.tail, "CV[{value}]").expect("a String takes any text");
                }
            }
            (Action::Setup(setup), _) if setup.turn == SetupTurn::Opening => {
                let start = Position::start(self.state.rules().spec());
                if *self.state.position() != start {
                    self.lose(Loss::Position);
                }
                if setup.cube.value > 1 {
                    if let Some(game) = self.games.last_mut() {
                        write!(game.tail, "CV[{}]", setup.cube.value).expect("a String takes any text");
                    }
                }
            }
            (_, Phase::GameOver(result) | Phase::MatchOver { result, .. }) => self.end_game(result),
            _ => {}
        }
    }

    fn end_game(&mut self, result: GameResult) {
        self.roll = None;
        let Outcome::Win { winner, grade } = result.outcome else { return };
        if result.how == Ending::Forfeited {
            return;
        }
        let resigned = result.how == Ending::Resigned;
        let text = format!("RE[{}+{}{}]", colour(winner), result.points, if resigned { "R" } else { "" });
        if let Some(game) = self.games.last_mut() {
            game.result = text;
        }
        if resigned && result.points < self.state.cube().value * (grade as u32 + 1) {
            self.lose(Loss::ResignedGrade);
        }
    }

    /// A position set by hand.
    fn setup(&mut self, setup: &GameSetup) {
        self.pending_roll();
        let (player, dice) = match setup.turn {
            SetupTurn::Opening => return,
            SetupTurn::ToRoll(player) | SetupTurn::Doubled(player) => (player, None),
            SetupTurn::ToMove(player, dice) => (player, Some(dice)),
        };
        let owner = match setup.cube.owner {
            None => 'c',
            Some(Player::A) => 'w',
            Some(Player::B) => 'b',
        };
        let mut text = format!(";PL[{}]AE[a:y]", colour(player));
        for owner in Player::BOTH {
            let list = letters(&setup.board.sides[owner], owner);
            if !list.is_empty() {
                write!(text, "A{}{list}", colour(owner)).expect("a String takes any text");
            }
        }
        if let Some(dice) = dice {
            write!(text, "DI[{dice}]").expect("a String takes any text");
        }
        write!(text, "\n;CV[{}]\n;CP[{owner}]\n", setup.cube.value).expect("a String takes any text");
        if let SetupTurn::Doubled(player) = setup.turn {
            writeln!(text, ";{}[double]", colour(player)).expect("a String takes any text");
        }
        self.nodes().push_str(&text);
    }
}

/// The letters of a play, one pair a die.
fn play_letters(play: &Play, player: Player) -> String {
    play.moves
        .iter()
        .flat_map(|mv| [letter(mv.from.number(), player), letter(mv.to.number(), player)])
        .collect()
}
