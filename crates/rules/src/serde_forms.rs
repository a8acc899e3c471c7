//! How values are written by serde where their fields are not: dice and points as numbers, places and games by name.
//! A die of 7 or a point 25 does not exist, and is refused while it is read.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::dice::{Dice, Die};
use crate::point::{Place, Point, PointMask};
use crate::variant_id::VariantId;

impl TryFrom<u8> for Die {
    type Error = String;

    fn try_from(face: u8) -> Result<Self, String> {
        Self::new(face).ok_or_else(|| format!("{face} is no face of a die"))
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.face()
    }
}

impl TryFrom<Vec<u8>> for Dice {
    type Error = String;

    fn try_from(faces: Vec<u8>) -> Result<Self, String> {
        Self::from_faces(&faces).ok_or_else(|| format!("{faces:?} is no roll of two or three dice"))
    }
}

impl From<Dice> for Vec<u8> {
    fn from(dice: Dice) -> Self {
        dice.as_slice().iter().map(|die| die.face()).collect()
    }
}

impl TryFrom<u8> for Point {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("there is no {number}-point"))
    }
}

impl From<Point> for u8 {
    fn from(point: Point) -> Self {
        point.number()
    }
}

impl TryFrom<String> for Place {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.as_str() {
            "pool" => Ok(Self::Pool),
            "bar" => Ok(Self::Bar),
            "off" => Ok(Self::Off),
            number => {
                let point = number.parse().ok().and_then(Point::new);
                point.map(Self::Point).ok_or_else(|| format!("{text:?} is no place of a board"))
            }
        }
    }
}

impl From<Place> for String {
    fn from(place: Place) -> Self {
        place.to_string()
    }
}

impl TryFrom<Vec<u8>> for PointMask {
    type Error = String;

    fn try_from(numbers: Vec<u8>) -> Result<Self, String> {
        let mut points = Self::EMPTY;
        for number in numbers {
            points.insert(Point::try_from(number)?);
        }
        Ok(points)
    }
}

impl From<PointMask> for Vec<u8> {
    fn from(points: PointMask) -> Self {
        points.iter().map(Point::number).collect()
    }
}

// By hand: a derived reader would want the name to live as long as the program.
impl<'de> Deserialize<'de> for VariantId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let found = Self::all().find(|id| id.as_str() == text);
        found.ok_or_else(|| Error::custom(format!("there is no game {text:?}")))
    }
}

impl Serialize for VariantId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
