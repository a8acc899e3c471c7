//! Records put into the order of play, with what each says beside its facts.

use pasch_rules::{
    AutomaticDoubles, ByPlayer, DeadCube, Dice, Header, Options, Player, Setup, SetupTurn, VariantId,
};

use super::archive::Archive;
use super::records::{Fields, RECORD, plain};
use super::rollout;
use crate::calendar::date;
use crate::diagram::{CUBE_LIMIT, keep_cube_limit};
use crate::overlay::{Candidate, Chances, GameNote, JudgedCube, JudgedPlays, Method, Note, Unit, join};
use crate::problem::{Problem, ReadError, Warning};
use crate::script::{self, Body, Entry, Game, Position, Script, What};
use crate::steps::Chain;

/// A match in the order of play.
pub(super) struct Document {
    pub script: Script,
    /// What records say, by game and entry.
    pub notes: Vec<(usize, usize, Note)>,
    /// What is said of each game.
    pub games: Vec<GameNote>,
}

/// Match length that stands for play without end.
const UNLIMITED: i32 = 99_999;

const fn player(active: i32) -> Player {
    if active < 0 { Player::B } else { Player::A }
}

/// Puts the records into order.
pub(super) fn read(archive: &Archive, warnings: &mut Vec<Warning>) -> Result<Document, ReadError> {
    let records: Vec<Fields<'_>> = archive.records.chunks_exact(RECORD).map(Fields).collect();
    let (first, records) = records.split_first().ok_or(ReadError::NoGame)?;
    if first.byte(8) != HEADER {
        return Err(ReadError::NoGame);
    }
    let comments = decode_comments(&archive.comments);
    let header = header(*first, &comments, warnings)?;
    let script = Script {
        header,
        jacoby_open: false,
        crawford_open: false,
        variant_open: false,
        games: Vec::new(),
        open_line: None,
    };
    let document = Document { script, notes: Vec::new(), games: Vec::new() };
    let start = pasch_rules::Position::start(document.script.header.variant.spec()).to_setup();
    let mut reader = Reader {
        document,
        comments,
        rollouts: &archive.rollouts,
        start,
        moves: 0,
        doubt: Note::default(),
        begun: false,
    };
    let is_position = !archive.cut && is_position(records);
    for (at, &record) in records.iter().enumerate() {
        // If nothing at all follows a roll, not even the end of the game, it still has to be played.
        let is_last = records[at + 1..].iter().all(|next| next.byte(8) > FOOTER);
        match (record.byte(8), reader.document.script.games.is_empty()) {
            (GAME, _) => reader.game(record),
            (CUBE | MOVE, false) if is_position => {}
            (CUBE, false) => reader.cube(record),
            (MOVE, false) => reader.play(record, is_last),
            (FOOTER, false) => reader.end(record),
            _ => {}
        }
    }
    if reader.document.script.games.is_empty() {
        return Err(ReadError::NoGame);
    }
    if is_position {
        reader.position(records);
    }
    reader.leave_doubt();
    Ok(reader.document)
}

const HEADER: u8 = 0;
const GAME: u8 = 1;
const CUBE: u8 = 2;
const MOVE: u8 = 3;
const FOOTER: u8 = 4;

/// Whether a file holds one decision that nobody has made yet, as `.xgp` files do, and no play.
fn is_position(records: &[Fields<'_>]) -> bool {
    let of = |kind: u8| records.iter().filter(move |record| record.byte(8) == kind);
    let single = of(GAME).count() == 1 && of(CUBE).count() <= 1 && of(MOVE).count() <= 1;
    let answered = |record: &Fields<'_>| record.int(16) == 1 && (0..=2).contains(&record.int(20));
    let any = of(CUBE).count() + of(MOVE).count() > 0;
    single
        && any
        && of(FOOTER).count() == 0
        && !of(CUBE).any(answered)
        && of(MOVE).all(|&record| is_unplayed(record))
}

/// Whether a roll was not played: no steps, and no position after it. It may have been given up after.
fn is_unplayed(record: Fields<'_>) -> bool {
    (0..8).all(|i| record.int(68 + 4 * i) == 0) || (record.int(68) == -1 && record.byte(2308) == 0)
}

fn decode_comments(bytes: &[u8]) -> Vec<String> {
    crate::decode::decode(bytes).text.lines().map(plain).collect()
}

fn header(record: Fields<'_>, comments: &[String], warnings: &mut Vec<Warning>) -> Result<Header, ReadError> {
    let mut warn =
        |problem| warnings.push(Warning { line: None, column: None, game: None, move_no: None, problem });
    let length = match record.int(92) {
        UNLIMITED => 0,
        length => match u32::try_from(length) {
            Ok(length) if length <= Header::MAX_LENGTH => length,
            _ => return Err(ReadError::BadLength { line: 1, text: length.to_string() }),
        },
    };
    let variant = match record.int(96) {
        0 => VariantId::BACKGAMMON,
        1 => VariantId::NACKGAMMON,
        2 => VariantId::HYPERGAMMON,
        number => match VariantId::find("longgammon").filter(|_| number == 3) {
            Some(variant) => variant,
            None => {
                warn(Problem::UnknownVariation(number.to_string()));
                VariantId::BACKGAMMON
            }
        },
    };
    let version = record.int(552);
    let mut header = Header::new(variant, length);
    header.options = Options {
        crawford: record.byte(100) != 0,
        jacoby: record.byte(101) != 0,
        animals: if record.byte(102) != 0 { 2 } else { 0 },
        automatic_doubles: if record.byte(103) != 0 {
            AutomaticDoubles::Unlimited
        } else {
            AutomaticDoubles::Off
        },
        dead_cube: DeadCube::Allow,
        ..Options::default()
    };
    let wide = version >= 24;
    let text = |narrow: usize, limit: usize, at: usize| {
        let text = if wide { record.wide_text(at) } else { String::new() };
        if text.is_empty() { record.short_text(narrow, limit) } else { text }
    };
    header.names = ByPlayer { a: text(9, 40, 880), b: text(50, 40, 1138) };
    if version >= 8 {
        keep_cube_limit(
            &mut header,
            u8::try_from(record.int(612)).ok().filter(|&limit| limit > 0).unwrap_or(CUBE_LIMIT),
        );
    }
    let date = record.double(128);
    let mut add = |key: &str, value: String| {
        if !value.is_empty() {
            header.extra.push((key.to_owned(), value));
        }
    };
    add("Event", text(136, 128, 622));
    add("Site", text(283, 128, 1396));
    add("Round", text(417, 128, 1654));
    add("EventDate", date_of(date));
    if version >= 30 {
        add("Transcriber", record.wide_text(1960));
    }
    for at in [576, 580] {
        add("Comment", comment(comments, record.int(at)).unwrap_or_default());
    }
    for (key, elo, experience) in [("Player 1 Elo", 104, 120), ("Player 2 Elo", 112, 124)] {
        let (elo, experience) = (record.double(elo), record.int(experience));
        if (1.0..10_000.0).contains(&elo) && experience > 0 {
            add(key, format!("{elo:.2}/{experience}"));
        }
    }
    Ok(header)
}

/// Days since 1899-12-30 as `2024.08.10`; empty where there is no sensible date.
fn date_of(days: f64) -> String {
    if !(1.0..200_000.0).contains(&days) {
        return String::new();
    }
    // 1970-01-01 is day 25 569 of this count.
    date(days as i64 - 25_569).unwrap_or_default()
}

fn comment(comments: &[String], index: i32) -> Option<String> {
    comments.get(usize::try_from(index).ok()?).filter(|text| !text.is_empty()).cloned()
}

struct Reader<'a> {
    document: Document,
    comments: Vec<String>,
    rollouts: &'a [u8],
    start: Setup,
    /// Turns of the present game.
    moves: u32,
    /// What was said about a double that was not offered.
    doubt: Note,
    /// Whether anything has happened in the present game.
    begun: bool,
}

impl Reader<'_> {
    fn comment(&self, index: i32) -> Option<String> {
        comment(&self.comments, index)
    }

    fn push(&mut self, side: Player, shown: Option<Setup>, what: What, note: Note) {
        let (games, moves) = (&mut self.document.script.games, self.moves);
        let index = games.len() - 1;
        let entries = &mut games[index].entries;
        if note != Note::default() {
            self.document.notes.push((index, entries.len(), note));
        }
        let shown = shown.map(Box::new);
        entries.push(Entry { shown, move_no: Some(moves), ..Entry::of(side, what) });
        self.begun = true;
    }

    fn game(&mut self, record: Fields<'_>) {
        self.leave_doubt();
        let score = ByPlayer { a: record.int(12).to_string(), b: record.int(16).to_string() };
        let number = u32::try_from(record.int(48)).unwrap_or(self.document.script.games.len() as u32 + 1);
        let doubles = record.int(64).clamp(0, 20);
        let game = Game {
            number,
            score: Some(score),
            crawford: Some(record.byte(20) != 0),
            opening_cube: 1 << doubles,
            ..Game::default()
        };
        self.document.script.games.push(game);
        let mut words = self.comment(record.int(56));
        join(&mut words, self.comment(record.int(60)));
        self.document.games.push(GameNote { comment: words, other: Vec::new() });
        (self.moves, self.begun) = (0, false);
    }

    /// The one decision of a file of a position, with what was found about it.
    fn position(&mut self, records: &[Fields<'_>]) {
        let find = |kind: u8| records.iter().copied().find(|record| record.byte(8) == kind);
        let (cube, play) = (find(CUBE), find(MOVE));
        let mut note = Note::default();
        // Where nobody may double nothing was computed.
        if let Some(record) = cube.filter(|record| record.int(16) != CANNOT_DOUBLE) {
            note.cube = judged_cube(record, self.rollouts);
        }
        for index in [cube.map(|record| record.int(292)), play.map(|record| record.int(2524))] {
            join(&mut note.comment, index.and_then(|index| self.comment(index)));
        }
        let dice = play.and_then(|record| script::dice(record.int(100).into(), record.int(104).into()).ok());
        let (record, at, active, value) = match (play, cube) {
            (Some(record), _) => (record, 9, record.int(64), record.int(108)),
            (None, Some(record)) => (record, 36, record.int(12), record.int(32)),
            (None, None) => return,
        };
        let active = player(active);
        let turn = match (dice, cube.map(|record| record.int(16))) {
            (Some([first, second]), _) => SetupTurn::ToMove(active, Dice::two(first, second)),
            (None, Some(1)) => SetupTurn::Doubled(active),
            _ => SetupTurn::ToRoll(active),
        };
        if dice.is_some() {
            note.plays = judged_plays(record, self.rollouts);
        }
        let position = setup(record.checkers(at, Player::A), turn, value);
        self.push(active, None, What::Setup(Box::new(position)), note);
    }

    /// A game that does not begin at its start: the position, the cube and whose turn it is.
    fn set_up(&mut self, record: Fields<'_>, at: usize, active: Player, cube: i32) {
        let board = record.checkers(at, Player::A);
        if self.begun || (board == self.start && cube == 0) {
            return;
        }
        let position = setup(board, SetupTurn::ToRoll(active), cube);
        self.push(active, None, What::Setup(Box::new(position)), Note::default());
    }

    fn cube(&mut self, record: Fields<'_>) {
        let active = player(record.int(12));
        let shown = record.checkers(36, Player::A);
        self.moves += 1;
        let judged = judged_cube(record, self.rollouts);
        self.set_up(record, 36, active, record.int(32));
        let note = Note { cube: judged, comment: self.comment(record.int(292)), ..Note::default() };
        if record.int(16) != 1 {
            self.leave_doubt();
            self.doubt = note;
            return;
        }
        self.push(active, Some(shown), What::Doubles(None), note);
        let other = active.other();
        let mut answer = |side, what| self.push(side, None, what, Note::default());
        match record.int(20) {
            0 => answer(other, What::Drops),
            1 => answer(other, What::Takes),
            2 => {
                answer(other, What::Beavers(None));
                match record.int(24) {
                    0 => answer(active, What::Drops),
                    2 => {
                        answer(active, What::Beavers(None));
                        answer(other, if record.int(28) == 0 { What::Drops } else { What::Takes });
                    }
                    _ => answer(active, What::Takes),
                }
            }
            _ => {}
        }
    }

    /// Remarks about a double that was not offered, and after which nobody rolled, stay with the action
    /// before it.
    fn leave_doubt(&mut self) {
        let Some(words) = std::mem::take(&mut self.doubt).comment else { return };
        let note = Note { comment: Some(words), ..Note::default() };
        let Some(game) = self.document.script.games.len().checked_sub(1) else { return };
        let last = self.document.script.games[game].entries.len().saturating_sub(1);
        self.document.notes.push((game, last, note));
    }

    fn play(&mut self, record: Fields<'_>, is_last: bool) {
        let active = player(record.int(64));
        self.set_up(record, 9, active, record.int(108));
        let dice = script::dice(record.int(100).into(), record.int(104).into());
        if dice.is_err() && record.int(68) == -1 {
            // A position that waits for its roll.
            return;
        }
        let steps: Vec<i32> = (0..8).map(|i| record.int(68 + 4 * i)).collect();
        let body = if steps.iter().all(|&step| step == 0) {
            if is_last { Body::Unplayed } else { Body::Resigned }
        } else {
            let moves = moves(&steps);
            match (moves.is_empty(), record.byte(2308)) {
                (true, 0) => Body::Unplayed,
                (true, _) => Body::CannotMove,
                _ => Body::Steps(
                    moves.iter().map(|&(from, to)| Chain { points: vec![from, to], count: 1 }).collect(),
                ),
            }
        };
        let luck = record.double(2320) as f32;
        let Note { cube, comment: mut words, .. } = std::mem::take(&mut self.doubt);
        join(&mut words, self.comment(record.int(2524)));
        let note = Note {
            comment: words,
            luck: (luck.abs() < 100.0 && luck != 0.0).then_some(luck),
            plays: judged_plays(record, self.rollouts),
            cube,
            other: Vec::new(),
        };
        let shown = record.checkers(9, Player::A);
        self.push(active, Some(shown), What::Roll { dice, body, column: None }, note);
    }

    fn end(&mut self, record: Fields<'_>) {
        self.leave_doubt();
        let winner = player(record.int(24));
        let (points, how) = (record.int(28), record.int(32));
        if how >= 100 {
            self.push(winner.other(), None, What::Resigns, Note::default());
        }
        let points = u32::try_from(points).ok().filter(|&points| points > 0);
        self.push(winner, None, What::Wins(points), Note::default());
    }
}

/// A position with the cube in the format's spelling: so many times turned, owned by the player whose sign it bears.
fn setup(board: Setup, turn: SetupTurn, cube: i32) -> Position {
    let owner = match cube.signum() {
        0 => None,
        sign => Some(player(sign)),
    };
    Position {
        board: Some(board),
        turn,
        cube_value: Some(1 << cube.unsigned_abs().min(20)),
        cube_owner: Some(owner),
    }
}

/// What stands in place of a decision about the cube where there is none.
const CANNOT_DOUBLE: i32 = -2;

/// Single moves in the mover's count, from pairs counted from 0: 24 the bar, below 0 off.
fn moves(steps: &[i32]) -> Vec<(u8, u8)> {
    let pairs = steps.chunks_exact(2).take_while(|pair| pair[0] >= 0);
    pairs.map(|pair| (pair[0].min(24) as u8 + 1, (pair[1].clamp(-1, 23) + 1) as u8)).collect()
}

/// The name of a depth, for a sentence.
pub(super) fn level_name(level: i32) -> String {
    method(level).quoted()
}

/// The level that stands for a rollout.
const ROLLOUT: i32 = 100;

/// How eXtreme Gammon calls its depths.
fn method(level: i32) -> Method {
    let named = |name: &str| Method::Named(name.to_owned());
    match level {
        0..=6 => Method::Xg(level as u8 + 1),
        12 => named("XG 3-ply red"),
        998 | 999 => named("XG opening book"),
        1000 => named("XG Roller"),
        1001 => named("XG Roller+"),
        1002 => named("XG Roller++"),
        other => Method::Named(format!("XG level {other}")),
    }
}

/// Lose a backgammon, lose a gammon or more, lose, win, win a gammon or more, win a backgammon.
fn chances(record: Fields<'_>, at: usize) -> Chances {
    let n = |index: usize| record.float(at + 4 * index);
    Chances { win: n(3), win_gammon: n(4), win_backgammon: n(5), lose_gammon: n(1), lose_backgammon: n(0) }
}

const ANALYSIS_OF_CUBE: usize = 64;

fn judged_cube(record: Fields<'_>, rollouts: &[u8]) -> Option<JudgedCube> {
    let at = ANALYSIS_OF_CUBE;
    let level = record.int(at + 28);
    if level < 0 {
        // Never computed: the figures are those of some other position.
        return None;
    }
    let no_double = chances(record, at + 60);
    let computed = no_double.win > 0.0 || record.float(at + 60 + 8) > 0.0;
    let value = |place: usize| record.float(at + place);
    let sound = [84, 88, 92].into_iter().all(|place| value(place).is_finite());
    (computed && sound).then(|| JudgedCube {
        method: match level {
            ROLLOUT => rollout::method(rollouts, record.int(224), rollout::Of::Cube),
            level => method(level),
        },
        unit: Unit::Equity,
        no_double,
        no_double_value: [value(84), value(88)],
        double_take: chances(record, at + 104),
        double_take_value: [value(128), value(92)],
        double_drop: Some(value(96)).filter(|value| value.is_finite()),
    })
}

const ANALYSIS_OF_PLAY: usize = 124;

fn judged_plays(record: Fields<'_>, rollouts: &[u8]) -> Option<JudgedPlays> {
    let at = ANALYSIS_OF_PLAY;
    let count = usize::try_from(record.int(at + 64)).ok()?.min(32);
    let after = record.0.get(35..61)?;
    let candidates: Vec<Candidate> = (0..count)
        .map(|index| {
            let steps: Vec<i32> =
                (0..8).map(|i| i32::from(record.byte(at + 900 + 8 * index + i) as i8)).collect();
            let place = at + 1284 + 28 * index;
            Candidate {
                moves: moves(&steps),
                method: match record.short(at + 1156 + 4 * index).into() {
                    ROLLOUT => rollout::method(rollouts, record.int(2344 + 4 * index), rollout::Of::Play),
                    level => method(level),
                },
                chances: chances(record, place),
                equity: record.float(place + 24),
            }
        })
        .collect();
    let reached = |index: usize| record.0.get(at + 68 + 26 * index..at + 94 + 26 * index) == Some(after);
    let played = (0..count).find(|&index| after.iter().any(|&count| count != 0) && reached(index));
    (!candidates.is_empty()).then_some(JudgedPlays { played, candidates })
}

#[cfg(test)]
mod tests {
    use super::date_of;

    #[test]
    fn dates() {
        assert_eq!(date_of(2.0), "1900.01.01");
        assert_eq!(date_of(45_969.02), "2025.11.08");
        assert_eq!(date_of(36_585.0), "2000.02.29");
        assert_eq!(date_of(f64::NAN), "");
    }
}
