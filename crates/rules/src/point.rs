//! Where a checker can stand. Every number here is in the *owner's own count*: 24 is the point
//! farthest from home, 1 the last point before bearing off.

use std::fmt;

/// One of the 24 points, in the owner's own count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Point(u8);

impl Point {
    /// The last point of the home board.
    pub const ACE: Point = Point(1);
    /// The point farthest from home.
    pub const FARTHEST: Point = Point(24);
    /// The number of home points: 6.
    pub const HOME: u8 = 6;

    /// The point with this number, or `None` outside 1..=24.
    #[must_use]
    pub const fn new(number: u8) -> Option<Point> {
        if number >= 1 && number <= 24 { Some(Point(number)) } else { None }
    }

    /// For tables and loops of this crate whose numbers are known to be in range.
    pub(crate) const fn at(number: u8) -> Point {
        assert!(number >= 1 && number <= 24);
        Point(number)
    }

    /// The number of the point, 1..=24.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The place of this point in a 24-element array: number − 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Whether the point lies in the owner's home board (1..=6).
    #[must_use]
    pub const fn is_home(self) -> bool {
        self.0 <= Point::HOME
    }

    /// All 24 points from the ace point up.
    pub fn all() -> impl DoubleEndedIterator<Item = Point> {
        (1..=24).map(Point)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Anywhere a checker can be, in the owner's own count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub enum Place {
    /// Not yet entered (games that start with an empty board).
    Pool,
    /// Hit, waiting to enter.
    Bar,
    /// On a point of the owner's own count.
    Point(Point),
    /// Borne off, out of play.
    Off,
}

impl Place {
    /// The point with this number as a place; for tables of this crate.
    pub(crate) const fn at(number: u8) -> Place {
        Place::Point(Point::at(number))
    }

    /// The distance to bearing off in pips: 25 for pool and bar, the number of a point, 0 off.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Place::Pool | Place::Bar => 25,
            Place::Point(point) => point.number(),
            Place::Off => 0,
        }
    }

    /// The point, if the place is one.
    #[must_use]
    pub const fn point(self) -> Option<Point> {
        match self {
            Place::Point(point) => Some(point),
            _ => None,
        }
    }
}

impl From<Point> for Place {
    fn from(point: Point) -> Place {
        Place::Point(point)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Pool => f.write_str("pool"),
            Place::Bar => f.write_str("bar"),
            Place::Point(point) => write!(f, "{point}"),
            Place::Off => f.write_str("off"),
        }
    }
}

/// A set of points, in the owner's own count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Vec<u8>", into = "Vec<u8>"))]
pub struct PointMask(u32);

impl PointMask {
    /// The mask without any point.
    pub const EMPTY: PointMask = PointMask(0);

    /// All points from `low` to `high`, both included.
    #[must_use]
    pub const fn range(low: Point, high: Point) -> PointMask {
        let mut bits = 0;
        let mut number = low.number();
        while number <= high.number() {
            bits |= 1 << (number - 1);
            number += 1;
        }
        PointMask(bits)
    }

    /// The set whose bit `n − 1` says whether point `n` is in it; higher bits are dropped.
    #[must_use]
    pub const fn from_bits(bits: u32) -> PointMask {
        PointMask(bits & 0x00ff_ffff)
    }

    /// Bit `n − 1` for point `n`.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the point is in the set.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        self.0 & (1 << point.index()) != 0
    }

    /// Adds a point; one that is in already stays.
    pub const fn insert(&mut self, point: Point) {
        self.0 |= 1 << point.index();
    }

    /// Removes a point; one that is not in changes nothing.
    pub const fn remove(&mut self, point: Point) {
        self.0 &= !(1 << point.index());
    }

    /// Whether the set holds no point.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of points in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The points of the set from the ace point up.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Point> {
        Point::all().filter(move |point| self.contains(*point))
    }
}

/// How the two paths lie over each other: what the opponent calls my point *n*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Geometry {
    /// The players move towards each other: they call it 25 − n.
    Contrary,
    /// Both move the same way round from opposite corners: they call it n ± 12.
    Parallel,
    /// Both share one path: they call it n too.
    Same,
    /// Both circle the 16 points 16 to 1 the same way round from opposite starts: they call it n ± 8. The other eight
    /// points are not in use.
    Circle,
}

impl Geometry {
    /// What the opponent calls this point. Applying it twice gives the point back.
    ///
    /// ```
    /// use pasch_rules::{Geometry, Point};
    /// let mine = Point::new(24).unwrap();
    /// assert_eq!(Geometry::Contrary.opposite(mine).number(), 1);
    /// assert_eq!(Geometry::Parallel.opposite(mine).number(), 12);
    /// assert_eq!(Geometry::Same.opposite(mine).number(), 24);
    /// assert_eq!(Geometry::Circle.opposite(Point::new(16).unwrap()).number(), 8);
    /// ```
    #[must_use]
    pub const fn opposite(self, point: Point) -> Point {
        let n = point.number();
        match self {
            Geometry::Contrary => Point(25 - n),
            Geometry::Parallel if n <= 12 => Point(n + 12),
            Geometry::Parallel => Point(n - 12),
            Geometry::Circle if n <= 8 => Point(n + 8),
            Geometry::Circle if n <= 16 => Point(n - 8),
            Geometry::Same | Geometry::Circle => point,
        }
    }

    /// How many points the path has: it starts at the point of this number and ends at 1.
    #[must_use]
    pub const fn track(self) -> u8 {
        match self {
            Geometry::Contrary | Geometry::Parallel | Geometry::Same => 24,
            Geometry::Circle => 16,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_geometry_is_its_own_inverse() {
        for geometry in [Geometry::Contrary, Geometry::Parallel, Geometry::Same, Geometry::Circle] {
            for point in Point::all() {
                let on_track = |point: Point| point.number() <= geometry.track();
                assert_eq!(on_track(geometry.opposite(point)), on_track(point));
                assert_eq!(geometry.opposite(geometry.opposite(point)), point);
            }
        }
    }

    #[test]
    fn points_outside_the_board_do_not_exist() {
        assert_eq!(Point::new(0), None);
        assert_eq!(Point::new(25), None);
        assert_eq!(Point::all().count(), 24);
    }

    #[test]
    fn masks_hold_what_was_put_in() {
        let mut mask = PointMask::range(Point::at(19), Point::at(24));
        assert_eq!(mask.len(), 6);
        mask.remove(Point::at(20));
        mask.insert(Point::at(1));
        let numbers: Vec<u8> = mask.iter().map(Point::number).collect();
        assert_eq!(numbers, [1, 19, 21, 22, 23, 24]);
        assert_eq!(PointMask::from_bits(u32::MAX).len(), 24);
    }
}
