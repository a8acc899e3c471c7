//! Checkers on a board: [`Position`] is always possible, [`Setup`] is what somebody claims.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use pasch_messages::Describe;
use thiserror::Error;

use crate::options::Rules;
use crate::player::{ByPlayer, Player};
use crate::plays::{Effect, Move};
use crate::point::{Place, Point, PointMask};
use crate::spec::{Contact, VariantSpec};

/// One side's checkers, in its own count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Side {
    /// Checkers on each point; index 0 is the ace point.
    pub points: [u8; 24],
    /// Checkers on the bar.
    pub bar: u8,
    /// Checkers that have not entered yet.
    pub pool: u8,
    /// Checkers this side has borne off.
    pub off: u8,
    /// Points where this side's one checker lies under opposing ones.
    pub pinned: PointMask,
}

/// Four words, where a derived hash would go over every field and length by itself: move generation hashes a position
/// for every move it finds.
impl Hash for Side {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for eight in self.points.chunks_exact(8) {
            let mut word = [0; 8];
            word.copy_from_slice(eight);
            state.write_u64(u64::from_le_bytes(word));
        }
        let [bar, pool, off] = [self.bar, self.pool, self.off].map(u64::from);
        state.write_u64(u64::from(self.pinned.bits()) << 32 | bar << 16 | pool << 8 | off);
    }
}

impl Side {
    /// The number of checkers on a point.
    #[must_use]
    pub const fn on(&self, point: Point) -> u8 {
        self.points[point.index()]
    }

    /// The number of checkers at a place.
    #[must_use]
    pub const fn at(&self, place: Place) -> u8 {
        match place {
            Place::Pool => self.pool,
            Place::Bar => self.bar,
            Place::Point(point) => self.on(point),
            Place::Off => self.off,
        }
    }

    pub(crate) fn at_mut(&mut self, place: Place) -> &mut u8 {
        match place {
            Place::Pool => &mut self.pool,
            Place::Bar => &mut self.bar,
            Place::Point(point) => &mut self.points[point.index()],
            Place::Off => &mut self.off,
        }
    }

    /// The pips this side still needs to bear off everything.
    #[must_use]
    pub fn pips(&self) -> u32 {
        let on_points: u32 =
            Point::all().map(|point| u32::from(point.number()) * u32::from(self.on(point))).sum();
        on_points + 25 * (u32::from(self.bar) + u32::from(self.pool))
    }

    /// Checkers not yet borne off.
    #[must_use]
    pub fn in_play(&self) -> u8 {
        self.points.iter().sum::<u8>() + self.bar + self.pool
    }

    /// The occupied point farthest from home, pool and bar not counted.
    #[must_use]
    pub fn rearmost(&self) -> Option<Point> {
        Point::all().rev().find(|point| self.on(*point) > 0)
    }

    /// Whether every remaining checker is on 1..=6.
    #[must_use]
    pub fn all_home(&self) -> bool {
        self.bar == 0 && self.pool == 0 && self.rearmost().is_none_or(Point::is_home)
    }
}

/// Both sides' checkers, always possible under the variant they were made for.
///
/// Fields are open so that other crates can read and copy boards cheaply; build positions with
/// [`Position::start`], [`Position::try_from_setup`] or [`Position::after`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Position {
    /// The checkers of each seat, each in its own count.
    pub sides: ByPlayer<Side>,
}

impl Position {
    /// The position every game of this variant starts from.
    ///
    /// ```
    /// use pasch_rules::{Player, Position, VariantId};
    /// let start = Position::start(VariantId::BACKGAMMON.spec());
    /// assert_eq!(start.pips(Player::A), 167);
    /// ```
    #[must_use]
    pub fn start(spec: &VariantSpec) -> Position {
        let mut side = Side::default();
        for (place, count) in spec.start {
            *side.at_mut(*place) = *count;
        }
        Position { sides: ByPlayer { a: side, b: side } }
    }

    /// The position somebody set up, if the variant allows it. Checkers not on the board have
    /// been borne off. In pin games a point held by both sides needs a mark which side is pinned
    /// only if both have one checker there.
    ///
    /// # Errors
    /// Names every reason at once, not just the first.
    pub fn try_from_setup(setup: &Setup, spec: &VariantSpec) -> Result<Position, SetupError> {
        let mut faults = Vec::new();
        let mut sides = setup.sides.map(|raw| Side {
            points: raw.points,
            bar: raw.bar,
            pool: raw.pool,
            off: 0,
            pinned: PointMask::EMPTY,
        });
        for player in Player::BOTH {
            let raw = &setup.sides[player];
            let count = raw.total();
            if count > u32::from(spec.checkers) {
                faults.push(SetupFault::TooManyCheckers { player, count, allowed: spec.checkers });
            } else {
                sides[player].off = spec.checkers - count as u8;
            }
            if raw.bar > 0 && spec.contact != Contact::Hit {
                faults.push(SetupFault::NoBar { player });
            }
            if raw.pool > 0 && !spec.uses_pool() {
                faults.push(SetupFault::NoPool { player });
            }
        }
        if setup.sides.a.total() == 0 && setup.sides.b.total() == 0 {
            faults.push(SetupFault::Empty);
        }
        for player in Player::BOTH {
            let outside = Point::all().filter(|point| point.number() > spec.geometry.track());
            let taken = outside.filter(|point| sides[player].on(*point) > 0);
            faults.extend(taken.map(|point| SetupFault::OffTrack { player, point }));
        }
        let claimed = setup.sides.map(|raw| raw.pinned);
        for point in Point::all() {
            let across = spec.geometry.opposite(point);
            let (a, b) = (sides.a.on(point), sides.b.on(across));
            let marked = (claimed.a.contains(point), claimed.b.contains(across));
            let shared = a > 0 && b > 0;
            if !shared || spec.contact != Contact::Pin {
                if shared && spec.contact != Contact::Share {
                    faults.push(SetupFault::SharedPoint { a: point, b: across });
                }
                if marked.0 {
                    faults.push(SetupFault::FalsePin { player: Player::A, point });
                }
                if marked.1 {
                    faults.push(SetupFault::FalsePin { player: Player::B, point: across });
                }
                continue;
            }
            match (marked, a, b) {
                ((true, false), 1, _) | ((false, false), 1, 2..) => sides.a.pinned.insert(point),
                ((false, true), _, 1) | ((false, false), 2.., 1) => sides.b.pinned.insert(across),
                ((false, false), 1, 1) => faults.push(SetupFault::UnclearPin { a: point, b: across }),
                _ => faults.push(SetupFault::SharedPoint { a: point, b: across }),
            }
        }
        if spec.contact == Contact::Hit && Player::BOTH.iter().all(|p| closed_out(&sides, *p, spec)) {
            faults.push(SetupFault::BothClosedOut);
        }
        if faults.is_empty() { Ok(Position { sides }) } else { Err(SetupError { faults }) }
    }

    /// One side's checkers, in that side's own count.
    #[must_use]
    pub const fn side(&self, player: Player) -> &Side {
        match player {
            Player::A => &self.sides.a,
            Player::B => &self.sides.b,
        }
    }

    /// The pips this player still needs to bear off everything.
    #[must_use]
    pub fn pips(&self, player: Player) -> u32 {
        self.sides[player].pips()
    }

    /// The number of opposing checkers on this point of `player`.
    #[must_use]
    pub fn opposing(&self, rules: &Rules, player: Player, point: Point) -> u8 {
        self.sides[player.other()].on(rules.spec().geometry.opposite(point))
    }

    /// Whether this player has borne off everything.
    #[must_use]
    pub fn is_finished(&self, player: Player) -> bool {
        self.sides[player].in_play() == 0
    }

    /// The position after one move, its effect carried out. Legality is not checked; a move from
    /// an empty place leaves the position as it is.
    #[must_use]
    pub fn after(&self, rules: &Rules, player: Player, mv: &Move) -> Position {
        let spec = rules.spec();
        let mut next = *self;
        if next.sides[player].at(mv.from) == 0 {
            return next;
        }
        *next.sides[player].at_mut(mv.from) -= 1;
        *next.sides[player].at_mut(mv.to) += 1;
        if let Some(point) = mv.to.point() {
            let across = spec.geometry.opposite(point);
            let side = &mut next.sides[player.other()];
            match mv.effect {
                Effect::None => {}
                Effect::Hit => {
                    side.points[across.index()] -= 1;
                    side.bar += 1;
                }
                Effect::Pin => side.pinned.insert(across),
            }
        }
        if let Some(point) = mv.from.point() {
            if spec.contact == Contact::Pin && next.sides[player].on(point) == 0 {
                let across = spec.geometry.opposite(point);
                next.sides[player.other()].pinned.remove(across);
            }
        }
        next
    }

    /// The same checkers with the seats exchanged.
    #[must_use]
    pub fn swapped(&self) -> Position {
        Position { sides: self.sides.swapped() }
    }

    /// This position as a setup; turning it back gives the same position.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            sides: self.sides.map(|side| RawSide {
                points: side.points,
                bar: side.bar,
                pool: side.pool,
                pinned: side.pinned,
            }),
        }
    }
}

fn closed_out(sides: &ByPlayer<Side>, player: Player, spec: &VariantSpec) -> bool {
    let other = &sides[player.other()];
    sides[player].bar > 0 && (19..=24).all(|n| other.on(spec.geometry.opposite(Point::at(n))) >= 2)
}

/// One side as somebody claims it: any numbers, in its own count.
///
/// As text it is written `24:2 13:5 8:3 6:5`, with `bar:n` (or `25:n`) for the bar and `pool:n`
/// for checkers not yet entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RawSide {
    /// Checkers on each point; index 0 is the ace point.
    pub points: [u8; 24],
    /// Checkers on the bar.
    pub bar: u8,
    /// Checkers not yet entered.
    pub pool: u8,
    /// Points where the one checker is said to be pinned.
    pub pinned: PointMask,
}

impl RawSide {
    /// All checkers on the board, on the bar and in the pool.
    #[must_use]
    pub fn total(&self) -> u32 {
        let on_points: u32 = self.points.iter().map(|count| u32::from(*count)).sum();
        on_points + u32::from(self.bar) + u32::from(self.pool)
    }
}

/// A word of a side's text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("parse-side-error")]
pub struct ParseSideError {
    /// The word, of a long one the beginning.
    pub word: String,
}

impl ParseSideError {
    /// The most characters of a word that are kept.
    const SHOWN: usize = 60;
}

impl FromStr for RawSide {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<RawSide, ParseSideError> {
        let mut side = RawSide::default();
        for word in text.split_whitespace() {
            let refused = || ParseSideError { word: word.chars().take(ParseSideError::SHOWN).collect() };
            let (place, count) = word.split_once(':').ok_or_else(refused)?;
            let count: u8 = count.parse().map_err(|_| refused())?;
            let slot = match place {
                "bar" | "25" => &mut side.bar,
                "pool" => &mut side.pool,
                _ => {
                    let point = place.parse().ok().and_then(Point::new).ok_or_else(refused)?;
                    &mut side.points[point.index()]
                }
            };
            *slot = slot.checked_add(count).ok_or_else(refused)?;
        }
        Ok(side)
    }
}

impl fmt::Display for RawSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = Vec::new();
        if self.pool > 0 {
            words.push(format!("pool:{}", self.pool));
        }
        if self.bar > 0 {
            words.push(format!("25:{}", self.bar));
        }
        for point in Point::all().rev() {
            let count = self.points[point.index()];
            if count > 0 {
                words.push(format!("{point}:{count}"));
            }
        }
        f.write_str(&words.join(" "))
    }
}

/// A position as somebody claims it, not yet checked. Checkers not named have been borne off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Each seat's checkers in its own count.
    pub sides: ByPlayer<RawSide>,
}

/// One thing wrong with a setup. Points are in the count of the player named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Describe, Error)]
#[describe("setup-fault")]
pub enum SetupFault {
    /// More checkers than the game has.
    TooManyCheckers {
        /// The side that has too many.
        #[describe(text)]
        player: Player,
        /// How many were set up.
        count: u32,
        /// How many the game has.
        allowed: u8,
    },
    /// Both sides stand on one point in a way the game does not know.
    SharedPoint {
        /// The point in A's count.
        #[describe(text)]
        a: Point,
        /// The same point in B's count.
        #[describe(text)]
        b: Point,
    },
    /// One checker of each side, and nothing says which one is pinned.
    UnclearPin {
        /// The point in A's count.
        #[describe(text)]
        a: Point,
        /// The same point in B's count.
        #[describe(text)]
        b: Point,
    },
    /// A point is marked pinned where nothing is.
    FalsePin {
        /// The side whose checker is marked.
        #[describe(text)]
        player: Player,
        /// The point in their count.
        #[describe(text)]
        point: Point,
    },
    /// A checker on the bar in a game without hitting.
    NoBar {
        /// The side with a checker on the bar.
        #[describe(text)]
        player: Player,
    },
    /// A checker in the pool in a game that starts on the board.
    NoPool {
        /// The side with a checker in the pool.
        #[describe(text)]
        player: Player,
    },
    /// A checker on a point that is not in use.
    OffTrack {
        /// The side whose checker stands there.
        #[describe(text)]
        player: Player,
        /// The point in their count.
        #[describe(text)]
        point: Point,
    },
    /// Neither side has a checker anywhere.
    Empty,
    /// Both sides wait on the bar before closed boards.
    BothClosedOut,
}

/// A setup that no game of the variant can reach; every reason is listed.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("setup-error")]
pub struct SetupError {
    /// What is wrong, at least one entry.
    pub faults: Vec<SetupFault>,
}
