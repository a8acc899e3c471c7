//! The people and bots at the seats of a match.

use pasch_rules::{ByPlayer, Player};
use pasch_wire::{Seat, UserId};

/// Who sits at one seat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The seat that the row is about.
    pub seat: Seat,
    /// The person, if it is one.
    pub user_id: Option<UserId>,
    /// The bot's level, if it is one.
    pub bot_level: Option<String>,
    /// A program of the person's plays, with a token.
    pub program: bool,
    /// Name at this table.
    pub name: String,
}

/// Who sits at one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person or a program of theirs.
    Person {
        /// Identifier of the user.
        user_id: UserId,
        /// Name at this table.
        name: String,
        /// A program of theirs plays, with a token.
        program: bool,
    },
    /// A bot, played by the engine.
    Bot {
        /// Identifier of its level.
        level: String,
        /// Name at this table.
        name: String,
    },
}

impl Occupant {
    /// The name at this table.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Occupant::Person { name, .. } | Occupant::Bot { name, .. } => name,
        }
    }

    /// The bot's level, if it is one.
    #[must_use]
    pub fn bot_level(&self) -> Option<&str> {
        match self {
            Occupant::Bot { level, .. } => Some(level),
            Occupant::Person { .. } => None,
        }
    }

    /// Whether a program of the person's plays.
    #[must_use]
    pub fn is_program(&self) -> bool {
        matches!(self, Occupant::Person { program: true, .. })
    }

    fn is_user(&self, user: &UserId) -> bool {
        matches!(self, Occupant::Person { user_id, .. } if user_id == user)
    }
}

/// The occupants of both seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats(pub ByPlayer<Occupant>);

impl Seats {
    /// Whether the user sits at this seat.
    pub(crate) fn holds(&self, user: &UserId, player: Player) -> bool {
        self.0[player].is_user(user)
    }

    /// The person at a seat.
    #[must_use]
    pub fn person(&self, player: Player) -> Option<&UserId> {
        match &self.0[player] {
            Occupant::Person { user_id, .. } => Some(user_id),
            Occupant::Bot { .. } => None,
        }
    }

    /// Notes that a program of the user plays from now on; `false` if one did already, or the user does not sit here.
    pub fn mark_program(&mut self, user: &UserId) -> bool {
        let mut is_new = false;
        for player in Player::BOTH {
            if let Occupant::Person { user_id, program, .. } = &mut self.0[player]
                && user_id == user
            {
                is_new |= !std::mem::replace(program, true);
            }
        }
        is_new
    }

    /// The names at the seats.
    #[must_use]
    pub fn names(&self) -> ByPlayer<String> {
        self.0.as_ref().map(|occupant| occupant.name().to_owned())
    }

    /// As the store keeps them.
    #[must_use]
    pub fn rows(&self) -> Vec<SeatRow> {
        Player::BOTH
            .into_iter()
            .map(|player| {
                let seat = match player {
                    Player::A => Seat::A,
                    Player::B => Seat::B,
                };
                match self.0[player].clone() {
                    Occupant::Person { user_id, name, program } => {
                        SeatRow { seat, user_id: Some(user_id), bot_level: None, program, name }
                    }
                    Occupant::Bot { level, name } => {
                        SeatRow { seat, user_id: None, bot_level: Some(level), program: false, name }
                    }
                }
            })
            .collect()
    }

    /// From the store; `None` when a seat is missing or empty.
    #[must_use]
    pub fn read(rows: &[SeatRow]) -> Option<Self> {
        let occupant = |seat: Seat| {
            let row = rows.iter().find(|row| row.seat == seat)?;
            let name = row.name.clone();
            match (&row.user_id, &row.bot_level) {
                (Some(user_id), None) => {
                    Some(Occupant::Person { user_id: user_id.clone(), name, program: row.program })
                }
                (None, Some(level)) => Some(Occupant::Bot { level: level.clone(), name }),
                _ => None,
            }
        };
        Some(Self(ByPlayer { a: occupant(Seat::A)?, b: occupant(Seat::B)? }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> Seats {
        Seats(ByPlayer {
            a: Occupant::Person { user_id: "anna".into(), name: "Anna".to_owned(), program: false },
            b: Occupant::Bot { level: "best".to_owned(), name: "Pasch".to_owned() },
        })
    }

    #[test]
    fn seats_survive_the_store() {
        assert_eq!(Seats::read(&seats().rows()), Some(seats()));
        let mut marked = seats();
        assert!(
            marked.mark_program(&"anna".into())
                && !marked.mark_program(&"anna".into())
                && !marked.mark_program(&"bert".into())
        );
        assert!(marked.0.a.is_program() && !marked.0.b.is_program());
        assert_eq!(Seats::read(&marked.rows()), Some(marked));
        assert_eq!(Seats::read(&seats().rows()[..1]), None);
    }
}
