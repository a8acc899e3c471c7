//! The board string, style 3: `board:`, two names, and 50 numbers with colons between them.
//!
//! Everything is told from the side of its first player: the player who reads it, who is called `You`, or the one who is
//! watched. Redundant fields (home, bar, checkers on the bar) are checked when a line is read.

use core::fmt;
use std::str::FromStr;

use pasch_messages::Describe;
use pasch_rules::{
    ByPlayer, Crawford, Dice, Die, MatchState, Phase, Place, Player, Position, RawSide, Setup, SetupError,
    VariantSpec,
};
use thiserror::Error;

use crate::places::{Colour, Direction};

/// The length that means a match without end.
const UNLIMITED: u32 = 9999;

/// Fields after `board`.
const FIELDS: usize = 52;

/// A board as one viewer reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The player from whose side it is told; `You` for that player.
    pub player: String,
    /// The opponent's name.
    pub opponent: String,
    /// Points to win; 0 for a match without end.
    pub length: u32,
    /// The player's points.
    pub score: u32,
    /// The opponent's points.
    pub opponent_score: u32,
    /// Checkers by FIBS' numbers, O's positive and X's negative; both bars are 0 and 25.
    pub points: [i8; 26],
    /// Whose turn it is; `None` when the game is over.
    pub turn: Option<Colour>,
    /// The player's roll; zeros where there is none.
    pub dice: [u8; 2],
    /// The opponent's roll; zeros where there is none.
    pub opponent_dice: [u8; 2],
    /// The number on the cube.
    pub cube: u32,
    /// The cube is in the middle or the player's.
    pub may_double: bool,
    /// The cube is in the middle or the opponent's.
    pub opponent_may_double: bool,
    /// The opponent has doubled and waits for the player's answer.
    pub was_doubled: bool,
    /// The player's checkers.
    pub colour: Colour,
    /// The player's way.
    pub direction: Direction,
    /// Checkers that the player has borne off.
    pub off: u8,
    /// Checkers that the opponent has borne off.
    pub opponent_off: u8,
    /// How many checkers can be moved with the roll on the board, whoever rolled.
    pub can_move: u8,
    /// A field of FIBS' own that clients do not use: 1 for a forced move. Always written as 0 here.
    pub forced: bool,
    /// The Crawford game has been played.
    pub after_crawford: bool,
    /// How often a double may be turned at once, in matches without end.
    pub redoubles: u32,
}

/// Why a line is no board.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("fibs-line-error")]
pub enum BoardError {
    /// The first word is not `board`.
    NoBoard,
    /// The number of fields is wrong.
    #[describe(args(fields = FIELDS))]
    Fields(#[describe(name = "value")] usize),
    /// A field outside its values.
    Field {
        /// The number of the field after `board`, from 1.
        field: usize,
        /// Its text, of a long one the beginning.
        #[describe(escaped)]
        text: String,
    },
    /// The numbers of home and bar, or the checkers on the bar, do not fit the rest.
    Contradiction {
        /// The number of the field after `board`, from 1.
        field: usize,
    },
    /// No such position can be on a board.
    #[describe(transparent)]
    Position(#[from] SetupError),
}

impl Board {
    /// The board as the player in this seat, or who watches them, reads it. `names` are written as clients read them, the
    /// viewer's own as `You`.
    ///
    /// `can_move` is the number of checkers that the roll on the board lets move; 0 without a roll.
    #[must_use]
    pub fn of(state: &MatchState, seat: Player, names: &ByPlayer<String>, can_move: u8) -> Board {
        let other = seat.other();
        let position = state.position();
        let (roller, roll) = match *state.phase() {
            Phase::ToMove { player, dice } => (Some(player), [dice.high().face(), dice.low().face()]),
            _ => (None, [0; 2]),
        };
        let turn = match *state.phase() {
            Phase::ToRoll { player } | Phase::ToMove { player, .. } => Some(player),
            Phase::DoubleOffered { by, .. } | Phase::IllegalPlay { by, .. } => Some(by),
            Phase::ResignOffered { by, .. } => Some(by),
            Phase::Opening | Phase::GameOver(_) | Phase::MatchOver { .. } => None,
        };
        let dice_of = |player: Player| if roller == Some(player) { roll } else { [0; 2] };
        let doubled = matches!(*state.phase(), Phase::DoubleOffered { by, .. } if by == other);
        Board {
            player: names[seat].clone(),
            opponent: names[other].clone(),
            length: state.length(),
            score: state.score()[seat],
            opponent_score: state.score()[other],
            points: points(position),
            turn: turn.map(Colour::of),
            dice: dice_of(seat),
            opponent_dice: dice_of(other),
            cube: state.cube().value,
            may_double: state.cube().is_available_to(seat),
            opponent_may_double: state.cube().is_available_to(other),
            was_doubled: doubled,
            colour: Colour::of(seat),
            direction: Direction::of(seat),
            off: position.side(seat).off,
            opponent_off: position.side(other).off,
            can_move,
            forced: false,
            after_crawford: state.crawford() == Crawford::After,
            redoubles: if state.is_money() { u32::from(state.rules().options().animals) } else { 0 },
        }
    }

    /// The roll on the board and whether it is the player's own.
    #[must_use]
    pub fn roll(&self) -> Option<(bool, Dice)> {
        let dice = |faces: [u8; 2]| Some(Dice::two(Die::new(faces[0])?, Die::new(faces[1])?));
        let own = dice(self.dice).map(|dice| (true, dice));
        own.or_else(|| dice(self.opponent_dice).map(|dice| (false, dice)))
    }

    /// The checkers on the bar: the player's and the opponent's.
    #[must_use]
    pub fn on_bar(&self) -> [u8; 2] {
        let at = |way: Direction, colour: Colour| {
            let count = self.points[usize::from(way.bar())] * colour.sign();
            count.max(0).unsigned_abs()
        };
        [at(self.direction, self.colour), at(self.direction.other(), self.colour.other())]
    }

    /// The checkers of both, each in its own count: the player's as seat `seat`.
    #[must_use]
    pub fn setup(&self, seat: Player) -> Setup {
        let side = |way: Direction, colour: Colour| {
            let mut side = RawSide::default();
            for number in 0..=25 {
                let count = self.points[usize::from(number)] * colour.sign();
                let count = count.max(0).unsigned_abs();
                match way.place(number) {
                    Some(Place::Point(point)) => side.points[point.index()] = count,
                    Some(Place::Bar) => side.bar = count,
                    _ => {}
                }
            }
            side
        };
        let mut setup = Setup::default();
        setup.sides[seat] = side(self.direction, self.colour);
        setup.sides[seat.other()] = side(self.direction.other(), self.colour.other());
        setup
    }

    /// The position, the player's checkers as those of seat `seat`. Checkers that are not on the board count as borne off.
    ///
    /// # Errors
    /// When no such position can be.
    pub fn position(&self, seat: Player, spec: &VariantSpec) -> Result<Position, BoardError> {
        Ok(Position::try_from_setup(&self.setup(seat), spec)?)
    }
}

fn points(position: &Position) -> [i8; 26] {
    let mut points = [0; 26];
    for (player, side) in position.sides.iter() {
        let (way, colour) = (Direction::of(player), Colour::of(player));
        for number in 0..=25 {
            let Some(place) = way.place(number) else { continue };
            let count = if place == Place::Off { 0 } else { side.at(place) };
            points[usize::from(number)] += i8::try_from(count).unwrap_or(i8::MAX) * colour.sign();
        }
    }
    points
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let length = if self.length == 0 { UNLIMITED } else { self.length };
        write!(f, "board:{}:{}:{length}:{}:{}", self.player, self.opponent, self.score, self.opponent_score)?;
        for count in self.points {
            write!(f, ":{count}")?;
        }
        write!(f, ":{}", self.turn.map_or(0, Colour::sign))?;
        for die in self.dice.iter().chain(&self.opponent_dice) {
            write!(f, ":{die}")?;
        }
        let flags = [self.may_double, self.opponent_may_double, self.was_doubled].map(u8::from);
        let [bar, opponent_bar] = self.on_bar();
        write!(
            f,
            ":{}:{}:{}:{}:{}:{}:{}:{}:{}:{}:{bar}:{opponent_bar}:{}:{}:{}:{}",
            self.cube,
            flags[0],
            flags[1],
            flags[2],
            self.colour.sign(),
            self.direction.sign(),
            self.direction.home(),
            self.direction.bar(),
            self.off,
            self.opponent_off,
            self.can_move,
            u8::from(self.forced),
            u8::from(self.after_crawford),
            self.redoubles,
        )
    }
}

impl FromStr for Board {
    type Err = BoardError;

    fn from_str(line: &str) -> Result<Board, BoardError> {
        let rest = line.trim().strip_prefix("board:").ok_or(BoardError::NoBoard)?;
        let fields: Vec<&str> = rest.split(':').collect();
        if fields.len() != FIELDS {
            return Err(BoardError::Fields(fields.len()));
        }
        let fault =
            |field: usize| BoardError::Field { field, text: fields[field - 1].chars().take(20).collect() };
        let number = |field: usize, low: i64, high: i64| -> Result<i64, BoardError> {
            let number = fields[field - 1].parse::<i64>().ok();
            number.filter(|number| (low..=high).contains(number)).ok_or_else(|| fault(field))
        };
        // The ranges are those of the types: nothing is cut off.
        let small = |field, low: i8, high: i8| {
            number(field, low.into(), high.into()).map(|number| i8::try_from(number).unwrap_or_default())
        };
        let count = |field, high: u8| {
            number(field, 0, high.into()).map(|number| u8::try_from(number).unwrap_or_default())
        };
        let large = |field, low: u32, high: u32| {
            number(field, low.into(), high.into()).map(|number| u32::try_from(number).unwrap_or_default())
        };
        let sign =
            |field| small(field, -1, 1).and_then(|sign| if sign == 0 { Err(fault(field)) } else { Ok(sign) });
        let flag = |field| count(field, 1).map(|flag| flag == 1);
        let name = |field: usize| {
            let name = fields[field - 1];
            if name.is_empty() || name.len() > 200 { Err(fault(field)) } else { Ok(name.to_owned()) }
        };
        let length = large(3, 1, UNLIMITED.max(32_767))?;
        let mut points = [0; 26];
        for (index, point) in points.iter_mut().enumerate() {
            *point = small(6 + index, -15, 15)?;
        }
        let cube = large(37, 1, 1 << 24)?;
        if !cube.is_power_of_two() {
            return Err(fault(37));
        }
        let direction = if sign(42)? < 0 { Direction::Down } else { Direction::Up };
        let board = Board {
            player: name(1)?,
            opponent: name(2)?,
            length: if length == UNLIMITED { 0 } else { length },
            score: large(4, 0, u32::MAX)?,
            opponent_score: large(5, 0, u32::MAX)?,
            points,
            turn: Colour::of_sign(small(32, -1, 1)?),
            dice: [count(33, 6)?, count(34, 6)?],
            opponent_dice: [count(35, 6)?, count(36, 6)?],
            cube,
            may_double: flag(38)?,
            opponent_may_double: flag(39)?,
            was_doubled: flag(40)?,
            colour: Colour::of_sign(sign(41)?).unwrap_or(Colour::O),
            direction,
            off: count(45, 15)?,
            opponent_off: count(46, 15)?,
            can_move: count(49, 4)?,
            forced: flag(50)?,
            after_crawford: flag(51)?,
            redoubles: large(52, 0, 255)?,
        };
        let told = [count(43, 25)?, count(44, 25)?, count(47, 15)?, count(48, 15)?];
        let [bar, opponent_bar] = board.on_bar();
        let meant = [direction.home(), direction.bar(), bar, opponent_bar];
        let wrong =
            [43, 44, 47, 48].into_iter().zip(told).zip(meant).find(|((_, told), meant)| told != meant);
        if let Some(((field, _), _)) = wrong {
            return Err(BoardError::Contradiction { field });
        }
        Ok(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_rules::{Header, VariantId};

    fn start() -> Board {
        let state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 5)).unwrap();
        Board::of(&state, Player::A, &ByPlayer { a: "You".into(), b: "bert".into() }, 0)
    }

    #[test]
    fn a_board_is_written_and_read_from_both_sides() {
        let state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 0)).unwrap();
        for seat in Player::BOTH {
            let board = Board::of(&state, seat, &ByPlayer { a: "a".into(), b: "b".into() }, 3);
            let text = board.to_string();
            assert!(text.starts_with("board:") && text.contains(":9999:0:0:"), "{text}");
            assert_eq!(text.parse(), Ok(board.clone()));
            assert_eq!(board.position(seat, state.rules().spec()), Ok(*state.position()));
            assert_eq!(board.position(seat.other(), state.rules().spec()), Ok(state.position().swapped()));
        }
    }

    #[test]
    fn faults_are_named() {
        let text = start().to_string();
        assert_eq!("bored:".parse::<Board>(), Err(BoardError::NoBoard));
        assert_eq!("board:a:b:3".parse::<Board>(), Err(BoardError::Fields(3)));
        let fields: Vec<&str> = text.split(':').collect();
        for field in 1..fields.len() {
            for wrong in ["x", "", "-99", "99999999999999999999", "2.5"] {
                let mut changed = fields.clone();
                changed[field] = wrong;
                let result = changed.join(":").parse::<Board>();
                let fits = field <= 2 && !wrong.is_empty();
                assert_eq!(result.is_ok(), fits, "{field}: {wrong}: {result:?}");
            }
        }
        for field in [43, 44, 47, 48] {
            let mut changed = fields.clone();
            changed[field] = "7";
            assert_eq!(changed.join(":").parse::<Board>(), Err(BoardError::Contradiction { field }));
        }
        let crowded = text.replacen(":0:-2:", ":0:-9:", 1).parse::<Board>().unwrap();
        let spec = VariantId::BACKGAMMON.spec();
        assert!(matches!(crowded.position(Player::A, spec), Err(BoardError::Position(_))));
    }
}
