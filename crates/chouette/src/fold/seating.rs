//! Coming, going, and the partner of the box.

use std::sync::Arc;

use crate::action::Answer;
use crate::game::{Closing, Pending, TEAM};
use crate::options::Options;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::{Chouette, Person};

/// The longest name, in characters.
const LONGEST_NAME: usize = 60;

impl Chouette {
    /// Whether a name can be taken: not blank, not too long, no control characters.
    pub(crate) fn is_name(name: &str) -> bool {
        let length = name.chars().count();
        name.trim() == name && (1..=LONGEST_NAME).contains(&length) && !name.chars().any(char::is_control)
    }

    fn has_room(&self) -> Result<(), Refusal> {
        let most = self.options().most;
        let there = self.people.iter().filter(|person| person.present).count();
        if there < usize::from(most) { Ok(()) } else { Err(Refusal::Full { most }) }
    }

    pub(super) fn join(&mut self, name: &str) -> Result<(), Refusal> {
        if !Chouette::is_name(name) {
            return Err(Refusal::Name);
        }
        self.has_room()?;
        let seat = u16::try_from(self.people.len()).unwrap_or(u16::MAX);
        if seat >= Options::MOST_SEATS {
            return Err(Refusal::Seats);
        }
        Arc::make_mut(&mut self.people).push(Person { name: name.to_owned(), present: true });
        self.line_up(Seat(seat));
        Ok(())
    }

    pub(super) fn come_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        let person = self.people.get(seat.index()).ok_or(Refusal::NotSeated)?;
        if person.present {
            return Err(Refusal::Seated);
        }
        self.has_room()?;
        Arc::make_mut(&mut self.people)[seat.index()].present = true;
        self.line_up(seat);
        Ok(())
    }

    /// Puts somebody who comes at the end: of the line, or of those who throw for it.
    fn line_up(&mut self, seat: Seat) {
        match &mut self.groups {
            Some(groups) => match groups.as_mut_slice() {
                [all] => all.push(seat),
                // Some places are known already.
                _ => groups.push(vec![seat]),
            },
            None if self.game.is_some() => self.newcomers.push(seat),
            None => self.line.push(seat),
        }
    }

    pub(super) fn leave(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.seated(seat)?;
        Arc::make_mut(&mut self.people)[seat.index()].present = false;
        self.newcomers.retain(|other| *other != seat);
        if let Some(groups) = &mut self.groups {
            groups.iter_mut().for_each(|group| group.retain(|other| *other != seat));
            groups.retain(|group| !group.is_empty());
            if groups.len() > 1 && groups.iter().all(|group| group.len() == 1) {
                self.line = groups.concat();
                self.groups = None;
            } else if groups.is_empty() {
                groups.push(Vec::new());
            }
            return Ok(());
        }
        self.leave_game(seat);
        let was_box = self.line.first() == Some(&seat);
        self.line.retain(|other| *other != seat);
        let alone = self.line.len() <= usize::from(Options::WITHOUT_PARTNER);
        let captain = self.line.get(1).copied();
        for partner in [&mut self.partner, &mut self.partner_asked] {
            let no_partner = |other: &Seat| *other == seat || Some(*other) == captain;
            if self.game.is_none() && (was_box || alone || partner.as_ref().is_some_and(no_partner)) {
                *partner = None;
            }
        }
        Ok(())
    }

    /// Settles the cubes of somebody who leaves: a member drops them at their value, a box loses a single game on each.
    fn leave_game(&mut self, seat: Seat) {
        let Some(game) = &mut self.game else { return };
        let is_box = game.box_seat == seat;
        let played = |stake: &&crate::game::Stake| is_box || stake.holder == seat;
        let cubes: Vec<Seat> = game.open().filter(played).map(|stake| stake.of).collect();
        for cube in cubes {
            match is_box {
                true => game.close(cube, Closing::BoxLeft, 1),
                false => game.close(cube, Closing::Left, -1),
            }
        }
        game.suggestions.retain(|(by, _)| *by != seat);
        if is_box {
            game.pending = Pending::Nothing;
        }
        self.prune();
    }

    /// Forgets questions about cubes that are no longer in play, and goes on if no answer is missing.
    fn prune(&mut self) {
        let Some(game) = &mut self.game else { return };
        let mut pending = std::mem::take(&mut game.pending);
        let open = |cube: &Seat| game.stake(*cube).is_some();
        match &mut pending {
            Pending::Nothing => {}
            Pending::Consent { waiting, cubes, .. } => {
                waiting.retain(|seat| game.plays(*seat));
                cubes.retain(open);
            }
            // A cube that the box has dropped still counts among those offered at once.
            Pending::Answers(round) => {
                let by_box = round.by() == TEAM;
                round
                    .offers
                    .retain(|offer| open(&offer.cube) || (by_box && offer.answer == Some(Answer::Drop)));
            }
            Pending::Extras { drops, asked, refused, takers, beavered } => {
                let first = drops.first().copied();
                drops.retain(open);
                if drops.first().copied() != first {
                    (*asked, *refused) = (None, Vec::new());
                }
                takers.retain(|seat| game.plays(*seat));
                *asked = asked.filter(|seat| takers.contains(seat));
                beavered.retain(open);
            }
            Pending::Resignation { waiting, .. } => waiting.retain(open),
        }
        game.pending = pending;
        self.settle();
    }

    /// Goes on as far as everybody has answered.
    pub(super) fn settle(&mut self) {
        let Some(game) = &self.game else { return };
        // A captain who left takes the proposal along.
        let captain = self.captain();
        match &game.pending {
            Pending::Nothing => {}
            Pending::Consent { .. } => self.settle_consent(captain),
            Pending::Answers(_) => self.settle_round(),
            Pending::Extras { .. } => self.settle_extras(),
            Pending::Resignation { .. } => self.settle_resignation(),
        }
    }

    pub(super) fn ask_partner(&mut self, by: Seat, partner: Seat) -> Result<(), Refusal> {
        if self.game.is_some() {
            return Err(Refusal::GameOn);
        }
        if self.line.first() != Some(&by) {
            return Err(Refusal::NotYours);
        }
        if !self.may_be_partner(partner) {
            return Err(Refusal::NoPartner);
        }
        self.partner_asked = Some(partner);
        Ok(())
    }

    /// Whether the box may ask this member to be the partner in the next game.
    pub(crate) fn may_be_partner(&self, seat: Seat) -> bool {
        self.options().partner
            && self.partner.is_none()
            && self.partner_asked != Some(seat)
            && self.line.len() > usize::from(Options::WITHOUT_PARTNER)
            && self.line.iter().skip(2).any(|other| *other == seat)
    }

    pub(super) fn answer_partner(&mut self, by: Seat, accept: bool) -> Result<(), Refusal> {
        if self.partner_asked != Some(by) {
            return Err(Refusal::NothingAsked);
        }
        self.partner_asked = None;
        self.partner = accept.then_some(by);
        Ok(())
    }
}
