//! House options, and [`Rules`]: a variant together with the options it is played with.

mod fit;
mod rules;

pub use crate::mechanics::{BearOff, HeadRule, Ones};
pub use fit::SpecialOption;
pub use rules::{OptionsError, Rules};

use crate::mechanics::{Contact, Opening};
use crate::outcome::Grade;
use crate::point::{Geometry, Point};

/// Whether a game has a doubling cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CubeUse {
    /// As is usual for the variant.
    #[default]
    Usual,
    /// With a cube, whatever is usual in the game.
    On,
    /// Without a cube, whatever is usual in the game.
    Off,
}

/// Whether tied opening rolls turn the cube (money only).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AutomaticDoubles {
    /// They do not: the cube stays as it is.
    #[default]
    Off,
    /// They do, at most this many times a game.
    UpTo(u8),
    /// They do, every time.
    Unlimited,
}

/// Whether a player may double when the cube is dead: at its present value it wins them the match anyway.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DeadCube {
    /// A player for whom the cube is dead may not double.
    #[default]
    Forbid,
    /// Doubling with a dead cube is allowed.
    Allow,
    /// As soon as it is dead for one player, neither may double.
    FreezeForBoth,
}

/// When a win is a backgammon rather than a gammon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Triple {
    /// A losing checker stands on the bar or in the winner's home board.
    #[default]
    Standard,
    /// Only when one stands on the bar.
    BarOnly,
    /// No win is ever a backgammon.
    Never,
}

/// What pinning the opponent's last checker on its starting point means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MotherRule {
    /// Nothing special: the game goes on.
    None,
    /// Nothing for one of them; when both are pinned the game is a draw.
    DrawWhenBoth,
    /// It wins with this grade; when both are pinned the game is a draw.
    Wins(Grade),
}

/// Which starting quarter may not be held completely in Fevga and its kin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartPrime {
    /// One's own starting quarter, points 24–19.
    Own,
    /// The opponent's, one's own 12–7.
    Opponents,
    /// Neither quarter, one's own or the opponent's.
    Both,
}

/// When six points in a row on the opponent's path are refused while none of their checkers
/// has got past them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SixBlock {
    /// At the end of a play.
    AtEnd,
    /// After every single move, too.
    EveryMove,
    /// Never: they are allowed.
    Allowed,
}

/// What becomes of plays that the rules forbid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum IllegalPlays {
    /// They cannot be made.
    #[default]
    Refused,
    /// They can be made, as on a board of wood. The opponent may insist on a legal play until they
    /// roll or double, but need not; a position that the game does not know cannot be let stand.
    OpponentMayInsist,
    /// They can be made and are always corrected, whoever of the two asks for it.
    BothMustCorrect,
}

/// The wording of the rules that a match is played by. A match keeps the one it was begun with, so that its record means
/// what it meant; new matches are played by the latest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Edition {
    /// A pinned mother decides when the play is over; while a first checker is on its way, a checker on the bar cannot
    /// enter; the Jacoby rule turns a win counted in checkers into one point; a drawn game can be the Crawford game.
    First,
    /// A pinned mother decides at once; a checker on the bar enters whatever the first checker does; the Jacoby rule is
    /// about gammons alone; the Crawford rule waits for a game that somebody wins.
    #[default]
    Second,
}

/// The rules that players agree on beside the variant. The default is how the variant is usually played; a `None`
/// leaves the variant's own rule in force. Options about money play ([`jacoby`](Options::jacoby),
/// [`animals`](Options::animals), [`automatic_doubles`](Options::automatic_doubles),
/// [`opening_refusal`](Options::opening_refusal)) have no effect in matches, [`crawford`](Options::crawford)
/// and [`holland`](Options::holland) none in money sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Whether there is a doubling cube.
    pub cube: CubeUse,
    /// Matches: no cube in the one game after a player first comes within a point of winning.
    pub crawford: bool,
    /// Money: gammons count single until the cube has been offered and taken.
    pub jacoby: bool,
    /// Money: how many times an offered cube may be turned again at once. 0 none, 1 beavers,
    /// 2 also raccoons, and so on.
    pub animals: u8,
    /// Money: tied opening rolls turn the cube.
    pub automatic_doubles: AutomaticDoubles,
    /// Money: each player may once a game refuse their own first roll; the cube goes up a step.
    pub opening_refusal: bool,
    /// Matches: after the Crawford game no double before each side has rolled twice.
    pub holland: bool,
    /// Doubling with a dead cube.
    pub dead_cube: DeadCube,
    /// When a win is a backgammon.
    pub triple: Triple,
    /// Points of a backgammon: 3, or 2 where it counts as a gammon.
    pub backgammon_value: u8,
    /// How the game begins.
    pub opening: Option<Opening>,
    /// Whether the winner of the last game starts the next one without an opening throw. Usual
    /// where the starter throws again ([`Opening::Reroll`]).
    pub winner_starts: Option<bool>,
    /// At most this many own checkers on a point. A point that starts with more keeps them.
    pub max_per_point: Option<u8>,
    /// A checker that hit in its own home board may not move on in the same turn.
    pub no_hit_and_run: bool,
    /// How checkers are borne off.
    pub bear_off: Option<BearOff>,
    /// Pin games: bearing off is allowed while an own checker is pinned.
    pub bear_off_while_pinned: bool,
    /// Pin games: what pinning the last checker on the starting point means.
    pub mother: Option<MotherRule>,
    /// Running games: which starting quarter may not be held completely.
    pub start_prime: Option<StartPrime>,
    /// Running games: the first checker must reach this own point or a lower one before
    /// another checker may move.
    pub runner_to: Option<Point>,
    /// Games that start off the board: start as backgammon does.
    pub standard_start: bool,
    /// The direction of the two paths, where a game is known with another one.
    pub geometry: Option<Geometry>,
    /// What a lone checker is exposed to, where a game is known in two ways.
    pub contact: Option<Contact>,
    /// Games where a double gives another roll: whether it does.
    pub extra_on_doubles: bool,
    /// Games that start off the board: whether all checkers must have entered before another one moves.
    pub enter_all_first: Option<bool>,
    /// Games that start off the board: no hitting before one own checker has come home.
    pub hit_needs_one_home: bool,
    /// The winner gets a point for every checker the loser has left.
    pub checkers_left: bool,
    /// Climbing doubles: the player's own turn, counted from 1, from which they climb.
    pub cascade_from: Option<u32>,
    /// Climbing doubles: what a player cannot play the opponent plays before their own roll.
    pub leftover_to_opponent: bool,
    /// Long nardi: when a second checker may leave the head.
    pub head: Option<HeadRule>,
    /// Long nardi: when six points in a row are refused.
    pub six_block: Option<SixBlock>,
    /// Running games: who had the second turn of the game gets one more roll to reach a draw when
    /// the other has finished and they have a single checker left.
    pub last_roll_draw: bool,
    /// The game is a draw when each side has played this many rolls.
    pub turn_limit: Option<u32>,
    /// Games with backward hits: they are never compulsory.
    pub optional_backward_hits: bool,
    /// What becomes of plays that the rules forbid: a table for learners. An illegal play that is
    /// let stand ends the turn; it brings no further part of the roll and no extra roll.
    pub illegal: IllegalPlays,
    /// Games that play the whole roll or nothing: what 1-1 does.
    pub ones: Option<Ones>,
    /// Games with a head: a gammon counts as a backgammon while the loser has a checker in their starting quarter.
    pub koks: bool,
    /// Games whose doubles are ordinary and that hit: a closed home board has to be opened for a checker on the bar.
    pub open_home: bool,
    /// The wording of the rules.
    pub edition: Edition,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            cube: CubeUse::Usual,
            crawford: true,
            jacoby: true,
            animals: 1,
            automatic_doubles: AutomaticDoubles::Off,
            opening_refusal: false,
            holland: false,
            dead_cube: DeadCube::Forbid,
            triple: Triple::Standard,
            backgammon_value: 3,
            opening: None,
            winner_starts: None,
            max_per_point: None,
            no_hit_and_run: false,
            bear_off: None,
            bear_off_while_pinned: false,
            mother: None,
            start_prime: None,
            runner_to: None,
            standard_start: false,
            geometry: None,
            contact: None,
            extra_on_doubles: true,
            enter_all_first: None,
            hit_needs_one_home: false,
            checkers_left: false,
            cascade_from: None,
            leftover_to_opponent: false,
            head: None,
            six_block: None,
            last_roll_draw: false,
            turn_limit: None,
            optional_backward_hits: false,
            illegal: IllegalPlays::Refused,
            ones: None,
            koks: false,
            open_home: false,
            edition: Edition::Second,
        }
    }
}
