//! Points as FIBS numbers them, and as the rules do.
//!
//! FIBS numbers the points of the board once for both players: O plays from 24 down to 1, its bar is 25 and its home 0; X plays
//! from 1 up to 24, its bar is 0 and its home 25. The rules count each player's points from that player's side. A player's
//! colour and direction are two things in a board string; in the matches of this server O always plays downwards.

use pasch_rules::{Place, Player, Point};

/// The colour of a player's checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// `O`, 1 in a board string.
    O,
    /// `X`, −1 in a board string.
    X,
}

impl Colour {
    /// The other colour.
    #[must_use]
    pub const fn other(self) -> Colour {
        match self {
            Colour::O => Colour::X,
            Colour::X => Colour::O,
        }
    }

    /// 1 for O, −1 for X: the sign of its checkers.
    #[must_use]
    pub const fn sign(self) -> i8 {
        match self {
            Colour::O => 1,
            Colour::X => -1,
        }
    }

    /// The colour with this sign; `None` for 0.
    #[must_use]
    pub const fn of_sign(sign: i8) -> Option<Colour> {
        match sign {
            0 => None,
            1.. => Some(Colour::O),
            _ => Some(Colour::X),
        }
    }

    /// `O` or `X`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Colour::O => 'O',
            Colour::X => 'X',
        }
    }

    /// The colour of a seat: seat A, where whoever invited sits, is O.
    #[must_use]
    pub const fn of(player: Player) -> Colour {
        match player {
            Player::A => Colour::O,
            Player::B => Colour::X,
        }
    }
}

/// The way a player's checkers go through the numbers of FIBS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// From 24 to 1, −1 in a board string: the bar is 25, home is 0.
    Down,
    /// From 1 to 24, 1 in a board string: the bar is 0, home is 25.
    Up,
}

impl Direction {
    /// The way of the opponent.
    #[must_use]
    pub const fn other(self) -> Direction {
        match self {
            Direction::Down => Direction::Up,
            Direction::Up => Direction::Down,
        }
    }

    /// The way of a seat.
    #[must_use]
    pub const fn of(player: Player) -> Direction {
        match player {
            Player::A => Direction::Down,
            Player::B => Direction::Up,
        }
    }

    /// −1 or 1.
    #[must_use]
    pub const fn sign(self) -> i8 {
        match self {
            Direction::Down => -1,
            Direction::Up => 1,
        }
    }

    /// The number of the player's home: 0 or 25.
    #[must_use]
    pub const fn home(self) -> u8 {
        match self {
            Direction::Down => 0,
            Direction::Up => 25,
        }
    }

    /// The number of the player's bar: 25 or 0.
    #[must_use]
    pub const fn bar(self) -> u8 {
        25 - self.home()
    }

    /// FIBS' number, 0 to 25, of a place in the player's own count.
    #[must_use]
    pub const fn number(self, place: Place) -> u8 {
        match self {
            Direction::Down => place.number(),
            Direction::Up => 25 - place.number(),
        }
    }

    /// The place in the player's own count with this number of FIBS; `None` beyond 25.
    #[must_use]
    pub const fn place(self, number: u8) -> Option<Place> {
        let own = match self {
            _ if number > 25 => return None,
            Direction::Down => number,
            Direction::Up => 25 - number,
        };
        match own {
            0 => Some(Place::Off),
            25 => Some(Place::Bar),
            _ => match Point::new(own) {
                Some(point) => Some(Place::Point(point)),
                None => None,
            },
        }
    }

    /// A place as FIBS writes it in a move: `bar`, `off` or a number.
    #[must_use]
    pub fn word(self, place: Place) -> String {
        match place {
            Place::Pool | Place::Bar => "bar".to_owned(),
            Place::Off => "off".to_owned(),
            Place::Point(_) => self.number(place).to_string(),
        }
    }
}

/// A play as FIBS writes it for the player in this seat, such as `24-18 13-11`.
#[must_use]
pub fn play_words(play: &pasch_rules::Play, player: Player) -> String {
    let way = Direction::of(player);
    let word = |mv: &pasch_rules::Move| format!("{}-{}", way.word(mv.from), way.word(mv.to));
    play.moves.iter().map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_places_are_each_others_inverse() {
        for way in [Direction::Down, Direction::Up] {
            for number in 0..=25 {
                let place = way.place(number).unwrap();
                assert_eq!(way.number(place), number);
            }
            assert_eq!(way.place(way.home()), Some(Place::Off));
            assert_eq!(way.place(way.bar()), Some(Place::Bar));
            assert_eq!(way.place(26), None);
        }
        let six = Place::Point(Point::new(6).unwrap());
        assert_eq!((Direction::Down.number(six), Direction::Up.number(six)), (6, 19));
    }
}
