//! Match text in GNU Backgammon's shape, column by column: one step per die, `25/` from the bar, `/0` off.

use core::fmt::Write;

use super::header::{UNNAMED, variation};
use super::lex::{self, LineKind};
use crate::format::Format;
use crate::overlay::{Note, Overlay};
use crate::script::carry_out;
use crate::situation::Situation;
use crate::snowie::{self, SnowieLine};
use crate::steps::Chain;
use crate::written::{Loss, WriteError, Written};
use pasch_rules::{
    Action, ByPlayer, Effect, Ending, GameResult, GameSetup, Header, MatchState, Phase, Place, Play, Player,
    Position, Record, RecordError, SetupTurn, VariantId,
};

/// Writes a record as match text. Of a series it writes the games of the first kind that it can hold.
///
/// # Errors
/// [`WriteError`] if the variant, or every game of the series, moves in another way, or the rules refuse the record.
pub fn write(record: &Record) -> Result<Written, WriteError> {
    write_noted(record, &Overlay::default())
}

/// As [`write()`], with the comments of games and actions. They stand at the head of the file, each line with its place
/// (`; Game 2, 14) alice: …`), because GNU Backgammon reads a row twice that has a comment behind it.
///
/// # Errors
/// The same errors as [`write()`].
pub fn write_noted(record: &Record, overlay: &Overlay) -> Result<Written, WriteError> {
    let header = &record.header;
    let Some(kept) = header.games().find(|game| game.spec().moves_as_backgammon()) else {
        let series = !header.then.is_empty();
        return Err(if series {
            WriteError::Series(Format::Mat)
        } else {
            WriteError::Variant(Format::Mat, header.variant)
        });
    };
    let state = MatchState::new(header).map_err(RecordError::from)?;
    let nobody = ByPlayer { a: "Player 1".to_owned(), b: "Player 2".to_owned() };
    let names = ByPlayer { a: name(&header.names.a, &nobody.a), b: name(&header.names.b, &nobody.b) };
    let (names, losses) =
        if is_score_line(&names) { (names, Vec::new()) } else { (nobody, vec![(0, Loss::Names)]) };
    let mut writer = Writer {
        text: String::new(),
        losses,
        names,
        overlay,
        game: 0,
        row: 0,
        left: None,
        remarks: String::new(),
        state,
    };
    if overlay.notes.values().any(Note::is_judged) {
        writer.losses.push((0, Loss::Judgements));
    }
    let mut actions = record.actions.iter().enumerate().peekable();
    if actions.peek().is_none() {
        writer.begin_game(ByPlayer::default());
    }
    while let Some((index, action)) = actions.next() {
        let kept = writer.game_of(action) == kept;
        let actor = actor(writer.state.phase());
        if kept {
            writer.action(action, actions.peek().map(|(_, next)| *next));
        } else {
            writer.pass_over(action);
        }
        let applied = writer.state.apply(action);
        applied.map_err(|source| RecordError::from(pasch_rules::ReplayError { index, source }))?;
        if kept {
            writer.after(action);
            writer.remark(index, actor);
        }
    }
    if writer.state.rules().spec().id == kept {
        writer.pending_roll();
    }
    writer.end_row();
    let text = header_text(header, kept, &writer.remarks) + &writer.text;
    Ok(Written { text, losses: writer.losses })
}

/// On one line, and never empty.
fn name(name: &str, instead: &str) -> String {
    let clean = one_line(name);
    if clean.is_empty() { instead.to_owned() } else { clean }
}

/// The line of names and scores above a game.
fn score_line(names: &ByPlayer<String>, score: ByPlayer<u32>) -> String {
    let left = format!("{} : {}", names.a, score.a);
    // Long names push the second one out of its column, but never together with the first.
    let gap = if left.chars().count() >= 31 { "  " } else { "" };
    format!("{left:<31}{gap}{} : {}", names.b, score.b)
}

/// Whether the line of names and scores would be read as one.
fn is_score_line(names: &ByPlayer<String>) -> bool {
    let line = score_line(names, ByPlayer::default());
    matches!(lex::lines(&line).next().map(|line| line.kind), Some(LineKind::Score(_)))
}

/// Whose action the next one is, where that is settled.
fn actor(phase: &Phase) -> Option<Player> {
    match *phase {
        Phase::ToRoll { player } | Phase::ToMove { player, .. } => Some(player),
        Phase::DoubleOffered { by, .. } => Some(by.other()),
        _ => None,
    }
}

/// Longest line of a comment, in characters: GNU Backgammon reads lines of at most 1023 bytes.
const COMMENT_LINE: usize = 200;

/// A comment as lines of its own, each with its place.
fn comment_lines(place: &str, comment: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for line in comment.split('\n') {
        let mut held = String::new();
        for word in line.split_whitespace() {
            if !held.is_empty() && held.chars().count() + word.chars().count() >= COMMENT_LINE {
                lines.push(std::mem::take(&mut held));
            }
            if !held.is_empty() {
                held.push(' ');
            }
            held.extend(word.chars().take(COMMENT_LINE));
        }
        lines.push(held);
    }
    lines.iter().map(|line| format!("; {place}: {line}").trim_end().to_owned() + "\n").collect()
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn header_text(header: &Header, variant: VariantId, remarks: &str) -> String {
    let on_off = |on: bool| if on { "On" } else { "Off" };
    let options = &header.options;
    let beaver = options.animals > 0;
    let mut text = String::new();
    let mut known = Vec::new();
    for (key, value) in &header.extra {
        let lower = key.to_ascii_lowercase();
        let value = match lower.as_str() {
            "comment" => {
                writeln!(text, "; {}", one_line(value)).expect("a String takes any text");
                continue;
            }
            "variation" => variation(variant),
            "crawford" => on_off(options.crawford),
            "jacoby" => on_off(options.jacoby),
            "beaver" | "beavers" => on_off(beaver),
            _ => value,
        };
        writeln!(text, "; [{} \"{}\"]", one_line(key), one_line(value)).expect("a String takes any text");
        known.push(lower);
    }
    let mut add = |key: &str, value: &str, wanted: bool| {
        if wanted && !known.contains(&key.to_ascii_lowercase()) {
            writeln!(text, "; [{key} \"{value}\"]").expect("a String takes any text");
        }
    };
    let money = header.length == 0;
    add("Variation", variation(variant), variant != UNNAMED);
    add("Crawford", "Off", !money && !options.crawford);
    add("Jacoby", on_off(options.jacoby), money);
    add("Beaver", on_off(beaver), money && !known.contains(&"beavers".to_owned()));
    text.push_str(remarks);
    if !text.is_empty() {
        text.push('\n');
    }
    writeln!(text, " {} point match", header.length).expect("a String takes any text");
    text
}

struct Writer<'a> {
    text: String,
    overlay: &'a Overlay,
    losses: Vec<(u32, Loss)>,
    names: ByPlayer<String>,
    /// Games begun so far in the match.
    game: u32,
    /// Rows of the present game.
    row: u32,
    /// What stands in the left half of the row in hand; `None` between rows.
    left: Option<String>,
    /// Comments, for the head of the file.
    remarks: String,
    state: MatchState,
}

impl Writer<'_> {
    fn lose(&mut self, loss: Loss) {
        self.losses.push((self.game, loss));
    }

    /// Which game of a round this action belongs to.
    fn game_of(&self, action: &Action) -> VariantId {
        let round = self.state.round();
        let next = self.state.game_number() as usize % round.len();
        let goes_on = self.state.phase().is_playing() || matches!(action, Action::Forfeit { .. });
        if goes_on { self.state.rules().spec().id } else { round[next].spec().id }
    }

    /// An action of a game that match text cannot hold.
    fn pass_over(&mut self, action: &Action) {
        self.end_row();
        let begins = matches!(action, Action::OpeningRoll(_) | Action::FirstTurn(_) | Action::Setup(_));
        let first = self.game < self.state.game_number();
        if begins && (first || !self.state.phase().is_playing()) {
            self.game += 1;
            self.lose(Loss::OtherGame);
        }
    }

    fn begin_game(&mut self, score: ByPlayer<u32>) {
        self.end_row();
        self.game += 1;
        self.row = 0;
        let line = score_line(&self.names, score);
        writeln!(self.text, "\n Game {}\n {line}", self.game).expect("a String takes any text");
        // Of a series only some games are written, and notes go by their places among all.
        let place = self.state.game_number() as usize;
        let place = if self.state.phase().is_playing() { place.saturating_sub(1) } else { place };
        let note = self.overlay.games.get(place);
        if let Some(comment) = note.and_then(|note| note.comment.as_deref()) {
            let place = format!("Game {}", self.game);
            self.remarks.extend(comment_lines(&place, comment));
        }
    }

    /// The comment on an action, with the row and the player it belongs to.
    fn remark(&mut self, index: usize, actor: Option<Player>) {
        let Some(comment) = self.overlay.notes.get(&index).and_then(|note| note.comment.as_deref()) else {
            return;
        };
        let (game, row) = (self.game, self.row.max(1));
        let place = match actor {
            Some(player) if self.row > 0 => format!("Game {game}, {row}) {}", self.names[player]),
            _ => format!("Game {game}"),
        };
        self.remarks.extend(comment_lines(&place, comment));
    }

    /// One entry in a player's column.
    fn cell(&mut self, player: Player, text: &str) {
        match player {
            Player::A => {
                self.end_row();
                self.row += 1;
                self.left = Some(text.to_owned());
            }
            Player::B => {
                let left = self.left.take().unwrap_or_else(|| {
                    self.row += 1;
                    String::new()
                });
                writeln!(self.text, "{:>3}) {left:<27} {text}", self.row).expect("a String takes any text");
            }
        }
    }

    fn end_row(&mut self) {
        if let Some(left) = self.left.take() {
            writeln!(self.text, "{:>3}) {left:<27} ", self.row).expect("a String takes any text");
        }
    }

    /// Before the action is applied: everything but the end of a game.
    fn action(&mut self, action: &Action, next: Option<&Action>) {
        let phase = *self.state.phase();
        let begins = matches!(action, Action::Setup(setup) if setup.turn == SetupTurn::Opening);
        if begins {
            self.pending_roll();
        }
        if !begins && (self.game == 0 || !phase.is_playing()) {
            let score = match action {
                Action::Setup(setup) => setup.score,
                _ => self.state.score(),
            };
            self.begin_game(score);
        }
        match action {
            Action::OpeningRoll(dice) if dice.a == dice.b => self.lose(Loss::OpeningThrow),
            Action::FirstTurn(_) => {
                let double = matches!(next, Some(Action::Roll(dice)) if dice.is_double());
                if !double {
                    self.lose(Loss::OpeningThrow);
                }
            }
            Action::RejectOpening => self.lose(Loss::EarlyCube),
            Action::Play(play) => {
                if let Phase::ToMove { player, dice } = phase {
                    self.cell(player, &play_text(&dice.to_string(), play));
                }
            }
            Action::Misplay(misplay) => {
                self.lose(Loss::IllegalPlay);
                if let (Phase::ToMove { player, dice }, false) = (phase, next == Some(&Action::Insist)) {
                    let steps: Vec<String> = misplay
                        .shifts
                        .iter()
                        .map(|s| format!("{}/{}", number(s.from), number(s.to)))
                        .collect();
                    let steps = if steps.is_empty() { "Cannot Move".to_owned() } else { steps.join(" ") };
                    self.cell(player, &format!("{dice}: {steps}"));
                }
            }
            Action::Double => {
                if let Phase::ToRoll { player } = phase {
                    self.cell(player, &format!(" Doubles => {}", self.state.cube().value * 2));
                }
            }
            Action::Take => self.answer(" Takes"),
            Action::Drop => self.answer(" Drops"),
            Action::Beaver => self.answer(&format!(" Beavers => {}", self.state.cube().value * 4)),
            Action::OfferResign { by, .. } => match (next, phase) {
                (Some(Action::AcceptResign), Phase::ToMove { player, dice }) => {
                    self.cell(player, &format!("{dice}: ????"));
                    self.check_forced();
                }
                (Some(Action::AcceptResign), Phase::DoubleOffered { .. }) => self.cell(*by, " Resigns"),
                (Some(Action::RejectResign), _) => self.lose(Loss::RefusedResignation),
                _ => {}
            },
            Action::Forfeit { .. } => self.lose(Loss::Forfeit),
            Action::Setup(setup) => self.setup(setup, phase),
            Action::OpeningRoll(_)
            | Action::Roll(_)
            | Action::Insist
            | Action::LetStand
            | Action::AcceptResign
            | Action::RejectResign => {}
        }
    }

    /// The roll of a game that stops before its play.
    fn pending_roll(&mut self) {
        if let Phase::ToMove { player, dice } = *self.state.phase() {
            self.cell(player, &format!("{dice}: "));
            self.check_forced();
        }
    }

    fn check_forced(&mut self) {
        if self.state.play_graph().is_some_and(|graph| graph.plays().len() < 2) {
            self.lose(Loss::ForcedPlay);
        }
    }

    fn answer(&mut self, text: &str) {
        if let Phase::DoubleOffered { by, .. } = *self.state.phase() {
            self.cell(by.other(), text);
        }
    }

    /// After the action is applied: games that begin with a score of their own, and games that end.
    fn after(&mut self, action: &Action) {
        match (action, *self.state.phase()) {
            (Action::Setup(setup), _) if setup.turn == SetupTurn::Opening => {
                self.begin_game(setup.score);
                let start = Position::start(self.state.rules().spec());
                if *self.state.position() != start || self.state.cube() != Default::default() {
                    self.lose(Loss::Position);
                }
            }
            (Action::OpeningRoll(_), _) if self.state.cube().value > 1 => self.lose(Loss::EarlyCube),
            (_, Phase::GameOver(result) | Phase::MatchOver { result, .. }) => self.end_game(result),
            _ => {}
        }
    }

    fn end_game(&mut self, result: GameResult) {
        let (Some(winner), false) = (result.outcome.winner(), result.how == Ending::Forfeited) else {
            return self.end_row();
        };
        let points = result.points;
        let wins = format!(" Wins {points} point{}", if points == 1 { "" } else { "s" });
        match (winner, &self.left) {
            // The right half of an unfinished row is the winner's already.
            (Player::B, Some(_)) => self.cell(Player::B, &wins),
            (winner, _) => {
                self.end_row();
                let indent = if winner == Player::A { 5 } else { 33 };
                writeln!(self.text, "{:indent$}{wins}", "").expect("a String takes any text");
            }
        }
        if result.how == Ending::Resigned && points < self.state.cube().value * grade_points(result) {
            self.lose(Loss::ResignedGrade);
        }
    }

    /// A position set by hand within a game. What looks like a play is written as one, so that the reader
    /// sets the same position again.
    fn setup(&mut self, setup: &GameSetup, phase: Phase) {
        if setup.turn == SetupTurn::Opening {
            return;
        }
        let before = *self.state.position();
        let unchanged = setup.cube == self.state.cube() && setup.score == self.state.score();
        match (phase, setup.turn) {
            (Phase::ToMove { player, dice }, SetupTurn::ToRoll(next))
                if unchanged && next == player.other() =>
            {
                if setup.board == before.to_setup() {
                    return self.cell(player, &format!("{dice}: Cannot Move"));
                }
                if let Some(steps) = steps_between(&before, player, setup) {
                    self.lose(Loss::Position);
                    return self.cell(player, &format!("{dice}: {steps}"));
                }
            }
            // A turn that the source left out stays left out.
            (Phase::ToRoll { player }, SetupTurn::ToRoll(next))
                if unchanged && next == player.other() && setup.board == before.to_setup() =>
            {
                return self.lose(Loss::MissingTurn);
            }
            _ => {}
        }
        self.lose(Loss::Position);
        let (turn, dice) = match setup.turn {
            SetupTurn::ToMove(player, dice) => (player, Some([dice.high(), dice.low()])),
            SetupTurn::ToRoll(player) | SetupTurn::Doubled(player) => (player, None),
            SetupTurn::Opening => return,
        };
        let mut situation = Situation {
            turn,
            dice,
            cube_log2: setup.cube.value.ilog2() as u8,
            cube_owner: setup.cube.owner,
            score: setup.score,
            length: self.state.length(),
            jacoby: self.state.is_money() && self.state.rules().options().jacoby,
            ..Situation::default()
        };
        for player in Player::BOTH {
            let side = &setup.board.sides[player];
            situation.checkers[player][..24].copy_from_slice(&side.points);
            situation.checkers[player][24] = side.bar;
        }
        let line = snowie::encode(&SnowieLine { situation, names: self.names.clone() });
        self.cell(turn.other(), &format!("Illegal play ({line})"));
        if let SetupTurn::Doubled(player) = setup.turn {
            self.cell(player, &format!(" Doubles => {}", setup.cube.value * 2));
        }
    }
}

const fn grade_points(result: GameResult) -> u32 {
    match result.outcome {
        pasch_rules::Outcome::Win { grade, .. } => grade as u32 + 1,
        pasch_rules::Outcome::Draw => 0,
    }
}

/// Dice and one step per die, as GNU Backgammon writes them: a blank behind each step but the fourth.
fn play_text(dice: &str, play: &Play) -> String {
    let mut text = format!("{dice}: ");
    for (index, mv) in play.moves.iter().enumerate() {
        let star = if mv.effect == Effect::Hit { "*" } else { "" };
        let blank = if index < 3 { " " } else { "" };
        write!(text, "{}/{}{star}{blank}", number(mv.from), number(mv.to)).expect("a String takes any text");
    }
    text
}

const fn number(place: Place) -> u8 {
    place.number()
}

/// The steps that lead from one position to another, if plain steps of the mover do.
fn steps_between(before: &Position, player: Player, setup: &GameSetup) -> Option<String> {
    let was = before.side(player);
    let is = &setup.board.sides[player];
    let mut from = Vec::new();
    let mut to = Vec::new();
    for point in (1..=25u8).rev() {
        let (old, new) = match point {
            25 => (was.bar, is.bar),
            _ => (was.points[usize::from(point) - 1], is.points[usize::from(point) - 1]),
        };
        from.extend(std::iter::repeat_n(point, usize::from(old.saturating_sub(new))));
        to.extend(std::iter::repeat_n(point, usize::from(new.saturating_sub(old))));
    }
    to.resize(from.len().max(to.len()), 0);
    let chains: Vec<Chain> =
        from.iter().zip(&to).map(|(&from, &to)| Chain { points: vec![from, to], count: 1 }).collect();
    (from.len() == to.len() && carry_out(before, player, &chains)? == setup.board)
        .then(|| chains.iter().map(|chain| format!("{}/{} ", chain.points[0], chain.points[1])).collect())
}
