//! A position of any game with everything its value depends on, as one short text that can stand in an address.
//!
//! Backgammon is written as XGID without its keyword. All other games are written in Pasch's own form, eight fields
//! joined by colons: game, seat A's checkers, seat B's, turn, dice, cube, score, length. `fevga:24x14,20x1:24x15:b:0:0:0-0:1`
//! is Fevga, B to roll. Checkers are `point x count`, each side's in its own count, `b` for the bar and `p` for the pool;
//! `~` after a word marks a pinned checker, `-` a side with nothing left. Dice are `0`, their faces, or `d` after a double;
//! a cube is `0` where there is none, else its value and, if it has one, its owner. A length of `7c` is the Crawford game
//! of a match to 7; `0`, `0j`, `0b` and `0jb` are money, with Jacoby rule and beavers.

use core::fmt::Write;

use pasch_messages::Describe;
use pasch_rules::{
    Action, ApplyError, ByPlayer, Crawford, Cube, CubeUse, Dice, Die, GameSetup, Header, MatchState, Options,
    OptionsError, Phase, Player, Point, RawSide, Record, RecordError, Rules, Setup, SetupTurn, VariantId,
};
use thiserror::Error;

use crate::situation::{Checkers, Offer, Situation};
use crate::xgid::{self, XgidError};

/// A position with everything its value depends on. The checkers are a claim: [`Diagram::state`] asks the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The game whose rules [`Diagram::state`] asks.
    pub variant: VariantId,
    /// The checkers, each side's in its own count.
    pub board: Setup,
    /// Whose turn it is; while a double waits for its answer, the doubler.
    pub turn: Player,
    /// The roll, if it was thrown and not yet played.
    pub dice: Option<Dice>,
    /// The player on turn has doubled and waits for the answer.
    pub doubled: bool,
    /// The cube before any offer; `None` in a game without one.
    pub cube: Option<Cube>,
    /// Points won before this game.
    pub score: ByPlayer<u32>,
    /// Points to win the match; 0 for money.
    pub length: u32,
    /// It is the Crawford game.
    pub crawford: bool,
    /// Money: gammons count only after a double.
    pub jacoby: bool,
    /// Money: a double may be beavered.
    pub beavers: bool,
    /// The highest cube value as a power of two, which is kept and not played by; [`CUBE_LIMIT`] where nothing is said.
    pub cube_limit_log2: u8,
}

/// The highest cube value as a power of two where nothing is said: 1024.
pub const CUBE_LIMIT: u8 = 10;

/// The entry of a header that tells the highest cube value.
const CUBE_LIMIT_KEY: &str = "CubeLimit";

/// Why a text names no position.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("diagram-error")]
pub enum DiagramError {
    /// An XGID that cannot be read.
    #[describe(transparent)]
    Xgid(#[from] XgidError),
    /// No game of that name.
    Game(#[describe(name = "value")] String),
    /// Too few or too many fields.
    Fields(#[describe(name = "value")] usize),
    /// A field that cannot be read.
    Field {
        /// The name of the field, as messages give it.
        field: &'static str,
        /// The field's text as it was given.
        text: String,
        /// What may stand there.
        expected: &'static str,
    },
}

/// Why a diagram is no position that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("diagram-fault")]
pub enum DiagramFault {
    /// The game is not played that way.
    #[describe(transparent)]
    Options(#[from] OptionsError),
    /// The rules refuse it.
    Rules(#[describe(name = "value")] ApplyError),
    /// The record cannot begin.
    Record(#[describe(name = "value")] RecordError),
    /// Crawford, but nobody is one point from the match.
    Crawford,
    /// A cube with an owner that nobody has turned.
    OwnedCube,
}

/// Why a record does not end at a position.
#[derive(Clone, Debug, Describe, Error, PartialEq, Eq)]
#[describe("no-position")]
pub enum NoPosition {
    /// It is not sound.
    Record(
        #[describe(name = "value")]
        #[from]
        RecordError,
    ),
    /// The game or the match is over, or has not begun.
    NotUnderWay,
}

impl Diagram {
    /// The start of a money game, seat A to roll, with a cube where the game is usually played with one.
    #[must_use]
    pub fn start(variant: VariantId) -> Self {
        let board = pasch_rules::Position::start(variant.spec()).to_setup();
        Self {
            variant,
            board,
            turn: Player::A,
            dice: None,
            doubled: false,
            cube: variant.spec().cube.then_some(Cube { value: 1, owner: None }),
            score: ByPlayer { a: 0, b: 0 },
            length: 0,
            crawford: false,
            jacoby: false,
            beavers: false,
            cube_limit_log2: CUBE_LIMIT,
        }
    }

    /// The present position of a match; `None` when no game is under way, or a resignation or an illegal play
    /// waits for its answer.
    #[must_use]
    pub fn of(state: &MatchState) -> Option<Self> {
        let (turn, dice, doubled) = match *state.phase() {
            Phase::ToRoll { player } => (player, None, false),
            Phase::ToMove { player, dice } => (player, Some(dice), false),
            Phase::DoubleOffered { by, depth } => (if depth % 2 == 0 { by } else { by.other() }, None, true),
            Phase::Opening
            | Phase::ResignOffered { .. }
            | Phase::IllegalPlay { .. }
            | Phase::GameOver(_)
            | Phase::MatchOver { .. } => {
                return None;
            }
        };
        let (rules, options) = (state.rules(), state.rules().options());
        Some(Self {
            variant: rules.spec().id,
            board: state.position().to_setup(),
            turn,
            dice,
            doubled,
            cube: rules.has_cube().then(|| state.cube()),
            score: state.score(),
            length: state.length(),
            crawford: state.is_crawford_game(),
            jacoby: state.is_money() && options.jacoby,
            beavers: state.is_money() && options.animals > 0,
            cube_limit_log2: CUBE_LIMIT,
        })
    }

    /// The position in which the play of a record stands: that of a file of one position, or where a match breaks off.
    ///
    /// # Errors
    /// When the record is not sound, or no game is under way at its end.
    pub fn at_end(record: &Record) -> Result<Self, NoPosition> {
        let diagram = Self::of(&record.final_state()?).ok_or(NoPosition::NotUnderWay)?;
        Ok(Self { cube_limit_log2: cube_limit(&record.header).unwrap_or(CUBE_LIMIT), ..diagram })
    }

    /// What is agreed before the position: game, length, options.
    #[must_use]
    pub fn header(&self) -> Header {
        let mut header = Header::new(self.variant, self.length);
        header.options = Options {
            cube: if self.cube.is_some() == self.variant.spec().cube {
                CubeUse::Usual
            } else if self.cube.is_some() {
                CubeUse::On
            } else {
                CubeUse::Off
            },
            jacoby: self.jacoby && self.length == 0,
            animals: if self.beavers && self.length == 0 { 2 } else { 0 },
            ..Options::default()
        };
        keep_cube_limit(&mut header, self.cube_limit_log2);
        header
    }

    /// The rules it is played by.
    ///
    /// # Errors
    /// When the game is not played that way, such as with a cube it does not know.
    pub fn rules(&self) -> Result<Rules, OptionsError> {
        Rules::new(self.variant, self.header().options)
    }

    /// The position as the action that sets it up.
    #[must_use]
    pub fn setup(&self) -> GameSetup {
        let turn = match (self.doubled, self.dice) {
            (true, _) => SetupTurn::Doubled(self.turn),
            (false, Some(dice)) => SetupTurn::ToMove(self.turn, dice),
            (false, None) => SetupTurn::ToRoll(self.turn),
        };
        let one_away = Player::BOTH.into_iter().any(|player| self.score[player] + 1 == self.length);
        let crawford = match (self.crawford, one_away && self.length > 1) {
            (true, _) => Crawford::Now,
            (false, true) => Crawford::After,
            (false, false) => Crawford::Before,
        };
        let cube = self.cube.unwrap_or(Cube { value: 1, owner: None });
        GameSetup { board: self.board, turn, cube, score: self.score, crawford }
    }

    /// A record of one game that begins with the position.
    #[must_use]
    pub fn record(&self) -> Record {
        Record { header: self.header(), actions: vec![Action::Setup(self.setup())] }
    }

    /// The match at this position.
    ///
    /// # Errors
    /// What the rules have against it, all that is wrong with the checkers at once.
    pub fn state(&self) -> Result<MatchState, DiagramFault> {
        self.rules()?;
        if self.cube.is_some_and(|cube| cube.value == 1 && cube.owner.is_some()) {
            return Err(DiagramFault::OwnedCube);
        }
        let away = self.score.map(|points| self.length.saturating_sub(points));
        if self.crawford && self.length > 1 && ((away.a == 1) == (away.b == 1)) {
            return Err(DiagramFault::Crawford);
        }
        self.record().final_state().map_err(|error| match error {
            RecordError::Action(refused) => DiagramFault::Rules(refused.source),
            other @ RecordError::Header(_) => DiagramFault::Record(other),
        })
    }

    /// The same as the short identifiers of the field know it; `None` for boards they cannot express. They tell nothing
    /// of the game, nor of one that is played without a cube.
    #[must_use]
    pub fn situation(&self) -> Option<Situation> {
        if !self.variant.spec().moves_as_backgammon() {
            return None;
        }
        let cube = self.cube.unwrap_or(Cube { value: 1, owner: None });
        let dice = match self.dice.as_ref().map(Dice::as_slice) {
            Some(&[first, second]) => Some([first, second]),
            _ => None,
        };
        let checkers = |side: RawSide| {
            let mut all: Checkers = [0; 25];
            all[..24].copy_from_slice(&side.points);
            all[24] = side.bar;
            all
        };
        Some(Situation {
            checkers: self.board.sides.map(checkers),
            turn: self.turn,
            dice,
            offer: self.doubled.then_some(Offer::Double),
            cube_log2: cube.value.trailing_zeros() as u8,
            cube_owner: cube.owner,
            score: self.score,
            length: self.length,
            crawford: self.crawford,
            jacoby: self.jacoby && self.length == 0,
            beavers: self.beavers && self.length == 0,
            cube_limit_log2: self.cube_limit_log2,
            ..Situation::default()
        })
    }
}

/// The highest cube value that a header tells, as a power of two.
fn cube_limit(header: &Header) -> Option<u8> {
    let told = header.extra.iter().find(|(key, _)| key.eq_ignore_ascii_case(CUBE_LIMIT_KEY))?;
    let value: u32 = told.1.trim().parse().ok()?;
    value.is_power_of_two().then(|| value.trailing_zeros() as u8)
}

/// Keeps the highest cube value in a header; nothing is said of the usual one.
pub(crate) fn keep_cube_limit(header: &mut Header, limit_log2: u8) {
    if limit_log2 != CUBE_LIMIT && limit_log2 < 31 {
        header.extra.push((CUBE_LIMIT_KEY.to_owned(), (1u32 << limit_log2).to_string()));
    }
}

/// The game that an XGID is about, which names none.
const OF_XGID: VariantId = VariantId::BACKGAMMON;

impl From<&Situation> for Diagram {
    /// Backgammon. A beaver on offer becomes the double it answers, a resignation on offer is left out.
    fn from(s: &Situation) -> Self {
        Self {
            variant: OF_XGID,
            board: s.setup(),
            turn: s.turn,
            dice: s.dice.map(|[first, second]| Dice::two(first, second)),
            doubled: matches!(s.offer, Some(Offer::Double | Offer::Beaver | Offer::Raccoon)),
            cube: Some(Cube { value: s.cube_value(), owner: s.cube_owner }),
            score: s.score,
            length: s.length,
            crawford: s.crawford,
            jacoby: s.jacoby,
            beavers: s.beavers,
            cube_limit_log2: s.cube_limit_log2,
        }
    }
}

/// The text of a diagram: letters, digits and `-:,~` only. Possible positions come back from it as they were.
#[must_use]
pub fn encode(diagram: &Diagram) -> String {
    let d = diagram;
    if d.variant == OF_XGID && d.cube.is_some() {
        if let Some(situation) = d.situation() {
            return xgid::encode(&situation)[xgid::KEYWORD.len()..].to_owned();
        }
    }
    let turn = seat(d.turn);
    let dice = match (d.doubled, &d.dice) {
        (true, _) => "d".to_owned(),
        (false, Some(dice)) => dice.as_slice().iter().map(Die::to_string).collect(),
        (false, None) => "0".to_owned(),
    };
    let cube = match d.cube {
        None => "0".to_owned(),
        Some(Cube { value, owner }) => {
            format!("{value}{}", owner.map_or(String::new(), |owner| seat(owner).to_string()))
        }
    };
    let mut length = d.length.to_string();
    for (holds, letter) in [
        (d.length > 0 && d.crawford, 'c'),
        (d.length == 0 && d.jacoby, 'j'),
        (d.length == 0 && d.beavers, 'b'),
    ] {
        if holds {
            length.push(letter);
        }
    }
    let [a, b] = [&d.board.sides.a, &d.board.sides.b].map(side_text);
    format!("{}:{a}:{b}:{turn}:{dice}:{cube}:{}-{}:{length}", d.variant, d.score.a, d.score.b)
}

const fn seat(player: Player) -> char {
    match player {
        Player::A => 'a',
        Player::B => 'b',
    }
}

fn side_text(side: &RawSide) -> String {
    let mut words = Vec::new();
    if side.pool > 0 {
        words.push(format!("px{}", side.pool));
    }
    if side.bar > 0 {
        words.push(format!("bx{}", side.bar));
    }
    for point in Point::all().rev() {
        let count = side.points[point.index()];
        if count > 0 {
            let mut word = format!("{point}x{count}");
            if side.pinned.contains(point) {
                let _ = word.write_char('~');
            }
            words.push(word);
        }
    }
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

/// Reads what [`encode`] writes; an XGID may have its keyword.
///
/// # Errors
/// [`DiagramError`] with the first field that cannot be.
pub fn decode(text: &str) -> Result<Diagram, DiagramError> {
    let text = text.trim();
    let fields: Vec<&str> = text.split(':').collect();
    let Some(variant) = VariantId::all().find(|known| known.as_str() == fields[0]) else {
        let boardlike = fields[0].contains('-') && fields[0].len() >= 20 || fields[0].contains('=');
        if fields.len() == 8 && !boardlike {
            return Err(DiagramError::Game(fields[0].chars().take(40).collect()));
        }
        let (situation, _) = xgid::decode(text)?;
        return Ok(Diagram::from(&situation));
    };
    let &[_, a, b, turn, dice, cube, score, length] = fields.as_slice() else {
        return Err(DiagramError::Fields(fields.len()));
    };
    let refuse = |field, text: &str, expected| DiagramError::Field { field, text: text.to_owned(), expected };
    let side = |text: &str| side(text).ok_or_else(|| refuse("checkers", text, "checkers"));
    let (length_number, marks) =
        length.split_at(length.find(|c: char| !c.is_ascii_digit()).unwrap_or(length.len()));
    let points = |text: &str| text.parse().ok().filter(|points: &u32| *points <= 32_767);
    let score_of = || {
        let (a, b) = score.split_once('-')?;
        Some(ByPlayer { a: points(a)?, b: points(b)? })
    };
    if !matches!(marks, "" | "c" | "j" | "b" | "jb") {
        return Err(refuse("length", length, "length"));
    }
    Ok(Diagram {
        variant,
        board: Setup { sides: ByPlayer { a: side(a)?, b: side(b)? } },
        turn: player(turn).ok_or_else(|| refuse("turn", turn, "player"))?,
        dice: match dice {
            "0" | "d" => None,
            faces => {
                let faces: Vec<u8> = faces.bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
                let roll = Dice::from_faces(&faces);
                Some(roll.ok_or_else(|| refuse("dice", dice, "roll"))?)
            }
        },
        doubled: dice == "d",
        cube: match cube {
            "0" => None,
            text => {
                let (value, owner) = text.split_at(text.trim_end_matches(['a', 'b']).len());
                let owner = if owner.is_empty() { Some(None) } else { player(owner).map(Some) };
                let cube = value.parse().ok().zip(owner).and_then(|(value, owner)| Cube::new(value, owner));
                Some(cube.ok_or_else(|| refuse("cube", text, "cube"))?)
            }
        },
        score: score_of().ok_or_else(|| refuse("score", score, "score"))?,
        length: points(length_number).ok_or_else(|| refuse("length", length, "points"))?,
        crawford: marks == "c",
        jacoby: marks.contains('j'),
        beavers: marks.contains('b'),
        cube_limit_log2: CUBE_LIMIT,
    })
}

fn player(text: &str) -> Option<Player> {
    match text {
        "a" => Some(Player::A),
        "b" => Some(Player::B),
        _ => None,
    }
}

fn side(text: &str) -> Option<RawSide> {
    let mut side = RawSide::default();
    if text == "-" {
        return Some(side);
    }
    for word in text.split(',') {
        let (place, count) = word.split_once('x')?;
        let bare = count.trim_end_matches('~');
        let count_of: u8 = bare.parse().ok()?;
        let slot = match place {
            "b" => &mut side.bar,
            "p" => &mut side.pool,
            number => {
                let point = Point::new(number.parse().ok()?)?;
                if bare.len() < count.len() {
                    side.pinned.insert(point);
                }
                &mut side.points[point.index()]
            }
        };
        *slot = slot.checked_add(count_of)?;
    }
    Some(side)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(diagram: &Diagram) -> String {
        let text = encode(diagram);
        assert_eq!(decode(&text).as_ref(), Ok(diagram), "{text}");
        assert!(text.chars().all(|c| c.is_ascii_alphanumeric() || "-:,~".contains(c)), "{text}");
        text
    }

    #[test]
    fn the_start_of_every_game_comes_back_and_can_be_played() {
        for variant in VariantId::all() {
            let start = Diagram::start(variant);
            round(&start);
            let state = start.state().unwrap_or_else(|fault| panic!("{variant}: {fault}"));
            assert_eq!(Diagram::of(&state).as_ref(), Some(&start), "{variant}");
        }
    }

    #[test]
    fn backgammon_is_an_xgid() {
        let text = "-a-B--E-B-a-dDB--b-bcb----:1:1:-1:63:0:0:0:3:10";
        let diagram = decode(text).unwrap();
        assert_eq!(round(&diagram), text);
        assert_eq!(decode(&format!("XGID={text}")), Ok(diagram.clone()));
        assert_eq!(xgid::encode(&diagram.situation().unwrap()), format!("XGID={text}"));
    }

    #[test]
    fn all_fields_of_other_games_come_back() {
        let plakoto = "plakoto:24x13,8x1~,1x1:24x14,17x1:b:66:0:2-1:5";
        assert_eq!(round(&decode(plakoto).unwrap()), plakoto);
        let nack = "nackgammon:bx1,23x2,13x4,8x3,6x4:24x2,23x2,13x4,8x3,6x4:a:d:2a:3-6:7c";
        let diagram = decode(nack).unwrap();
        assert_eq!((diagram.crawford, diagram.doubled, diagram.board.sides.a.bar), (true, true, 1));
        round(&diagram);
        let money = "nackgammon:6x2:-:a:0:4b:0-0:0jb";
        assert_eq!(round(&decode(money).unwrap()), money);
    }

    #[test]
    fn what_is_wrong_is_said() {
        let text = |text: &str| decode(text).unwrap_err().to_string();
        assert_eq!(
            text("fevga:24x15:24x15:a:0:0:0-0"),
            "a position has 8 fields joined by colons, this has 7"
        );
        assert_eq!(
            text("fevga:25x15:24x15:a:0:0:0-0:1"),
            "the checkers \"25x15\" of the position is not words like 13x5 joined by commas, or -"
        );
        assert_eq!(text("fevga:24x15:24x15:c:0:0:0-0:1"), "the turn \"c\" of the position is not a or b");
        assert_eq!(text("chess:24x15:24x15:a:0:0:0-0:1"), "there is no game called \"chess\"");
        assert!(text("fevga:24x15:24x15:a:71:0:0-0:1").contains("dice"));
        assert!(text("fevga:24x15:24x15:a:0:3:0-0:1").contains("cube"));
        assert!(text("fevga:24x15:24x15:a:0:0:0-0:1x").contains("length"));
        for junk in ["", ":", "x", ":::::::", "fevga", "é:::::::", "fevga:::::::"] {
            assert!(decode(junk).is_err(), "{junk}");
        }
    }

    #[test]
    fn impossible_positions_have_their_reasons() {
        let mut diagram = Diagram::start(VariantId::BACKGAMMON);
        diagram.board.sides.a.points[5] = 6;
        assert!(diagram.state().unwrap_err().to_string().contains("16 checkers"));
        let mut diagram = Diagram { length: 5, crawford: true, ..Diagram::start(VariantId::BACKGAMMON) };
        assert_eq!(diagram.state().unwrap_err(), DiagramFault::Crawford);
        diagram.score.a = 4;
        assert!(diagram.state().is_ok_and(|state| state.is_crawford_game()));
        diagram.doubled = true;
        assert!(diagram.state().is_err(), "no double in the Crawford game");
        diagram.score.b = 5;
        assert!(diagram.state().is_err());
        let owned = Some(Cube { value: 1, owner: Some(Player::B) });
        let diagram = Diagram { cube: owned, ..Diagram::start(VariantId::BACKGAMMON) };
        assert_eq!(diagram.state().unwrap_err(), DiagramFault::OwnedCube);
    }
}
