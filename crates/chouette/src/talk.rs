//! Advice: who may give it, and who hears it. Both follow from the state alone.

use crate::action::Action;
use crate::game::{BOX, TEAM};
use crate::options::Consultation;
use crate::seat::Seat;
use crate::state::Chouette;

impl Chouette {
    /// Whether somebody may now talk with their own side about the game. Members who are out of it may not; the captain
    /// may, unless nobody may; box and partner may talk with each other.
    #[must_use]
    pub fn may_consult(&self, seat: Seat) -> bool {
        let Some(game) = &self.game else { return false };
        if self.side(seat) == Some(BOX) {
            return game.partner.is_some() && self.is_present(seat);
        }
        if !game.plays(seat) {
            return false;
        }
        let is_captain = self.captain() == Some(seat);
        match self.options().consultation {
            Consultation::None => false,
            Consultation::Free => true,
            Consultation::CaptainAsks => is_captain || game.advice_asked,
            Consultation::AfterCube => {
                let turned = game.open().any(|stake| stake.holder == seat && stake.cube.owner.is_some());
                is_captain || turned
            }
        }
    }

    /// Whether somebody hears what the team talks about, and sees its suggestions: its members, also those who are out of the
    /// game; never the box or the partner, and no newcomer.
    #[must_use]
    pub fn hears_team(&self, seat: Seat) -> bool {
        self.side(seat) == Some(TEAM) && self.is_present(seat)
    }

    /// Whether somebody hears what box and partner talk about.
    #[must_use]
    pub fn hears_box(&self, seat: Seat) -> bool {
        self.side(seat) == Some(BOX) && self.is_present(seat)
    }

    /// Whether the captain may ask for advice now, and has not yet.
    pub(crate) fn may_ask_advice(&self) -> bool {
        self.options().consultation == Consultation::CaptainAsks
            && self.game.as_ref().is_some_and(|game| !game.advice_asked)
    }

    /// Whether members are asked before this proposal of the captain comes before the box.
    pub(crate) fn asks_team(&self, by: Seat, action: &Action) -> bool {
        let Some(game) = &self.game else { return false };
        let proposes = match action {
            Action::Doubled { .. } => self.is_single(),
            Action::Resigned { .. } => true,
            _ => false,
        };
        proposes && self.captain() == Some(by) && game.open().any(|stake| stake.holder != by)
    }
}
