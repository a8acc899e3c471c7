//! The entries that lead to a throw.

use super::{Fault, MOST_DICE, PLAYERS, Pending, Stamps, Transcript, opponent, seat};
use crate::context::{Party, Shared};
use crate::v3::bytes::Link;
use crate::v3::chain::{before, dice, faces};
use crate::v3::entry::{Entry, release};
use crate::v3::game::{Event, Game, Turn};

impl<G: Game> Transcript<G> {
    pub(super) fn all_bound(&self) -> Result<(), Fault> {
        let unbound =
            |party: &&Party| self.keys.has_chain(**party) && self.bound(**party, self.next).is_none();
        Party::ALL.iter().find(unbound).map_or(Ok(()), |&party| Err(Fault::Unbound(party, self.next)))
    }

    pub(super) fn begin(&mut self, _: &Entry, number: u32) -> Result<(), Fault> {
        self.number(number)?;
        self.all_bound()?;
        match self.game.turn() {
            Turn::Begin | Turn::Roll { may_be_over: true, .. } => {}
            Turn::Roll { by, .. } | Turn::Other(by) => return Err(Fault::Turn(opponent(by))),
            Turn::Over => return Err(Fault::Ended),
        }
        self.begun = true;
        self.pending = Some(Pending { number, roller: None, may_double: false, head: self.head() });
        Ok(())
    }

    pub(super) fn declare(
        &mut self,
        stamps: &mut Stamps<'_>,
        entry: &Entry,
        party: Party,
        number: u32,
        link: Option<Link>,
    ) -> Result<(), Fault> {
        let head = self.signed(stamps, entry, party)?;
        self.fresh(head, party)?;
        self.number(number)?;
        self.all_bound()?;
        let Turn::Roll { by, may_double, .. } = self.game.turn() else { return Err(Fault::Turn(party)) };
        if by != party {
            return Err(Fault::Turn(party));
        }
        self.leads_back(party, number, link)?;
        self.begun = true;
        self.pending = Some(Pending { number, roller: Some(party), may_double, head: self.head() });
        Ok(())
    }

    pub(super) fn skip(
        &mut self,
        stamps: &mut Stamps<'_>,
        entry: &Entry,
        party: Party,
        number: u32,
    ) -> Result<(), Fault> {
        let head = self.signed(stamps, entry, party)?;
        self.fresh(head, party)?;
        self.number(number)?;
        let is_rolling = matches!(self.game.turn(), Turn::Roll { by, .. } if by == party);
        if !is_rolling || !self.keys.has_chain(party) {
            return Err(Fault::Turn(party));
        }
        // The server's own entries make no declaration late: otherwise it could have each throw made once more.
        if seat(party).is_none_or(|seat| !self.spoken[seat]) {
            return Err(Fault::Skip(party));
        }
        let is_known = self.has_deposit(opponent(party));
        if is_known {
            self.burn(party)?;
        }
        self.tally.skipped.push((party, number, is_known));
        self.use_up(number);
        Ok(())
    }

    pub(super) fn deposit(
        &mut self,
        stamps: &mut Stamps<'_>,
        entry: &Entry,
        party: Party,
        number: u32,
    ) -> Result<(), Fault> {
        let seat = seat(party).ok_or(Fault::Deposit(party))?;
        let head = self.signed(stamps, entry, party)?;
        self.fresh(head, party)?;
        self.number(number)?;
        if self.bound(party, number).is_none() {
            return Err(Fault::Unbound(party, number));
        }
        let may_roll_with_cube = match self.game.turn() {
            Turn::Roll { by, .. } if by == party => return Err(Fault::Turn(party)),
            Turn::Roll { may_double, .. } => may_double,
            Turn::Begin => false,
            // Before the action that gives the roll away nobody can tell yet whether the cube goes with it.
            Turn::Other(_) => true,
            Turn::Over => return Err(Fault::Ended),
        };
        let is_refused = !self.keys.has_chain(party)
            || self.keys.is_bot(opponent(party))
            || self.has_deposit(party)
            || (self.context.terms.strict && may_roll_with_cube);
        if is_refused {
            return Err(Fault::Deposit(party));
        }
        self.deposits[seat] = Some(number);
        self.begun = true;
        Ok(())
    }

    pub(super) fn throw(
        &mut self,
        stamps: &mut Stamps<'_>,
        number: u32,
        links: &Shared<Option<Link>>,
        recorded: &[u8],
    ) -> Result<(), Fault> {
        let pending = self.pending.ok_or(Fault::NotDeclared(number))?;
        self.number(number)?;
        if recorded.is_empty() || recorded.len() > MOST_DICE {
            return Err(Fault::Game(format!("a throw of {} dice", recorded.len())));
        }
        for party in Party::ALL {
            let link = *links.of(party);
            if pending.roller == Some(party) {
                // The declaration has it already.
                let declared = self.bound(party, number).filter(|bound| bound.number == number);
                if link != declared.map(|bound| bound.link) {
                    return Err(Fault::Link(party, number));
                }
                continue;
            }
            if party != Party::Server && self.keys.has_chain(party) && !self.has_deposit(party) {
                let shown = link.ok_or(Fault::Links(party))?;
                let (kind, fields) = release(party, number, &shown);
                let head = self.signed_by(stamps, kind, &fields, party, &self.keys.signing(party))?;
                if head != pending.head {
                    return Err(Fault::Stale(party));
                }
            }
            self.leads_back(party, number, link)?;
        }
        let is_opening = pending.roller.is_none();
        let found = dice(faces(&self.m, number, links), is_opening, recorded.len());
        if found != recorded {
            return Err(Fault::Dice { number, recorded: recorded.to_vec(), found });
        }
        let event = if is_opening { Event::Opening(recorded) } else { Event::Roll(recorded) };
        self.game.apply(event).map_err(|error| Fault::Game(error.0))?;
        self.log_throw(is_opening, recorded);
        for party in PLAYERS {
            if self.has_deposit(party) {
                self.tally.deposited.push((number, party, pending.may_double));
            }
        }
        self.tally.throws += 1;
        self.rebound_since_throw = [false; 2];
        self.use_up(number);
        Ok(())
    }

    pub(super) fn log_throw(&mut self, is_opening: bool, dice: &[u8]) {
        if is_opening {
            for pair in dice.chunks(2) {
                if let [a, b] = pair {
                    self.lines.push(format!("{{\"do\":\"opening\",\"dice\":[{a},{b}]}}").into());
                }
            }
        } else {
            let mut dice = dice.to_vec();
            dice.sort_unstable_by(|x, y| y.cmp(x));
            let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
            self.lines.push(format!("{{\"do\":\"roll\",\"dice\":[{}]}}", dice.join(",")).into());
        }
    }

    /// A number is over, thrown or not: whatever was left for it is void.
    pub(super) fn use_up(&mut self, number: u32) {
        self.pending = None;
        self.deposits = [None; 2];
        self.spoken = [false; 2];
        self.next = number + 1;
    }

    /// One more number burnt: once a match where ratings change, elsewhere once between two throws.
    pub(super) fn burn(&mut self, party: Party) -> Result<(), Fault> {
        let seat = seat(party).ok_or(Fault::Burnt(party))?;
        if self.rebound_since_throw[seat] || (self.context.terms.rated && self.tally.burnt[seat] > 0) {
            return Err(Fault::Burnt(party));
        }
        self.rebound_since_throw[seat] = true;
        self.tally.burnt[seat] += 1;
        Ok(())
    }

    /// Takes a link in, where it leads back to the latest one of its chain.
    pub(super) fn leads_back(&mut self, party: Party, number: u32, link: Option<Link>) -> Result<(), Fault> {
        if let Some((at, link)) = self.walk_back(party, number, link)? {
            let chain = &mut self.chains.of_mut(party)[at];
            (chain.link, chain.number) = (link, number);
        }
        Ok(())
    }

    /// The place of the chain that a link belongs to; `None` for a party without a chain.
    pub(super) fn walk_back(
        &self,
        party: Party,
        number: u32,
        link: Option<Link>,
    ) -> Result<Option<(usize, Link)>, Fault> {
        if !self.keys.has_chain(party) {
            return if link.is_none() { Ok(None) } else { Err(Fault::Links(party)) };
        }
        let link = link.ok_or(Fault::Links(party))?;
        let chains = self.chains.of(party);
        let at = chains.iter().rposition(|chain| chain.from <= number && number < chain.end());
        let (at, chain) = at.map(|at| (at, &chains[at])).ok_or(Fault::Unbound(party, number))?;
        let mut back = link;
        for at in (chain.number + 1..=number).rev() {
            back = before(&self.m, party, chain.from, at, &back);
        }
        if back == chain.link { Ok(Some((at, link))) } else { Err(Fault::Link(party, number)) }
    }
}
