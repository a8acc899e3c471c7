//! The first line.

use pasch_rules::Die;

use crate::game::Phase;
use crate::options::{Options, Order};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::Chouette;

impl Chouette {
    fn may_order(&self, by_dice: bool) -> Result<(), Refusal> {
        let groups = self.groups.as_ref().ok_or(Refusal::Ordered)?;
        if by_dice != (self.options().order == Order::Dice) {
            return Err(Refusal::OrderRule);
        }
        let there: usize = groups.iter().map(Vec::len).sum();
        if there < usize::from(Options::LEAST) { Err(Refusal::TooFew) } else { Ok(()) }
    }

    pub(super) fn throw_for_order(&mut self, dice: &[(Seat, Die)]) -> Result<(), Refusal> {
        self.may_order(true)?;
        let Phase::Order(tied) = self.phase() else { return Err(Refusal::Ordered) };
        let mut expected = tied.to_vec();
        expected.sort_unstable();
        let mut given: Vec<Seat> = dice.iter().map(|(seat, _)| *seat).collect();
        given.sort_unstable();
        if given != expected {
            return Err(Refusal::Line);
        }
        let mut groups = self.groups.take().unwrap_or_default();
        let at = groups.iter().position(|group| group.len() > 1).unwrap_or(0);
        let ranked: Vec<Vec<Seat>> = (1..=6)
            .rev()
            .map(|face| {
                let with_face = dice.iter().filter(|(_, die)| die.face() == face);
                with_face.map(|(seat, _)| *seat).collect::<Vec<Seat>>()
            })
            .filter(|group| !group.is_empty())
            .collect();
        groups.splice(at..=at, ranked);
        if groups.iter().all(|group| group.len() <= 1) {
            self.line = groups.concat();
        } else {
            self.groups = Some(groups);
        }
        Ok(())
    }

    pub(super) fn put_in_order(&mut self, line: &[Seat]) -> Result<(), Refusal> {
        self.may_order(false)?;
        let joined: Vec<Seat> = self.groups.iter().flatten().flatten().copied().collect();
        let mut sorted = line.to_vec();
        sorted.sort_unstable();
        let mut expected = joined;
        expected.sort_unstable();
        if sorted != expected || (self.options().order == Order::Joined && line != expected) {
            return Err(Refusal::Line);
        }
        self.groups = None;
        self.line = line.to_vec();
        Ok(())
    }
}
