//! The rights of people at a match: one answer, by the seats that they hold.
//!
//! A seat may one day be held by several people, of whom one plays and others advise. That is why every question of
//! the kind is asked here, and nowhere else are people compared with seats.

use pasch_rules::{ByPlayer, Player};
use pasch_wire::UserId;

use crate::seats::Seats;

/// The rights of one person at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rights {
    /// The seats for which they roll, play and answer offers.
    decides: ByPlayer<bool>,
    /// The seat from which they talk with the other player; `None` where nobody else plays.
    talks: Option<Player>,
    /// They may look on where they do not play.
    watches: bool,
}

impl Seats {
    /// The rights of a user; `open`: the table lets people look on.
    #[must_use]
    pub fn rights(&self, user: &UserId, open: bool) -> Rights {
        let decides = ByPlayer::from_fn(|player| self.holds(user, player));
        let talks = Player::BOTH.into_iter().find(|&player| {
            decides[player] && !decides[player.other()] && self.person(player.other()).is_some()
        });
        Rights { decides, talks, watches: open && !decides.a && !decides.b }
    }
}

impl Rights {
    /// Nobody's: a socket that is gone.
    pub const NONE: Self = Self { decides: ByPlayer { a: false, b: false }, talks: None, watches: false };

    /// They decide what happens at a seat when it is on roll or is asked.
    #[must_use]
    pub fn decide(&self, player: Player) -> bool {
        self.decides[player]
    }

    /// They turn the cube for a seat, and answer for it. At a match of two that is whoever decides.
    #[must_use]
    pub fn double(&self, player: Player) -> bool {
        self.decide(player)
    }

    /// They play: they decide for some seat.
    #[must_use]
    pub fn play(&self) -> bool {
        self.decides.a || self.decides.b
    }

    /// They may see the match, as a player or looking on.
    #[must_use]
    pub fn see(&self) -> bool {
        self.play() || self.watches
    }

    /// They may look on, and do not play.
    #[must_use]
    pub fn watch(&self) -> bool {
        self.watches
    }

    /// The seat from which they talk and hear talk.
    #[must_use]
    pub fn talk(&self) -> Option<Player> {
        self.talks
    }

    /// The seat from which they see the match while `acting` has to act: with both seats theirs, that one.
    #[must_use]
    pub fn side(&self, acting: Option<Player>) -> Option<Player> {
        acting
            .filter(|&player| self.decide(player))
            .or_else(|| Player::BOTH.into_iter().find(|&player| self.decide(player)))
    }

    /// Both seats are theirs: two people at one screen.
    #[must_use]
    pub fn both(&self) -> bool {
        self.decides.a && self.decides.b
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seats::Occupant;

    fn person(id: &str) -> Occupant {
        Occupant::Person { user_id: id.into(), name: id.to_owned(), program: false }
    }

    fn bot() -> Occupant {
        Occupant::Bot { level: "expert".to_owned(), name: "Pasch".to_owned() }
    }

    #[test]
    fn rights_follow_from_the_seats() {
        let (a, b) = (Player::A, Player::B);
        let two = Seats(ByPlayer { a: person("anna"), b: person("bert") });
        let anna = two.rights(&"anna".into(), true);
        assert!(
            anna.decide(a) && !anna.decide(b) && anna.double(a) && anna.play() && anna.see() && !anna.watch()
        );
        assert_eq!((anna.talk(), anna.side(Some(b)), anna.both()), (Some(a), Some(a), false));
        let clara = two.rights(&"clara".into(), true);
        assert!(clara.watch() && clara.see() && !clara.play() && !clara.decide(a) && !clara.decide(b));
        assert_eq!((clara.talk(), clara.side(Some(a))), (None, None), "who looks on does not talk");
        assert_eq!(two.rights(&"clara".into(), false), Rights::NONE);

        let alone = Seats(ByPlayer { a: person("anna"), b: bot() });
        assert_eq!(alone.rights(&"anna".into(), false).talk(), None, "the computer hears nothing");
        let screen = Seats(ByPlayer { a: person("anna"), b: person("anna") });
        let both = screen.rights(&"anna".into(), false);
        assert!(both.decide(a) && both.decide(b) && both.both());
        assert_eq!((both.talk(), both.side(Some(b)), both.side(None)), (None, Some(b), Some(a)));
    }
}
