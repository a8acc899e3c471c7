//! The entries that are no throws: words, actions, new keys, epochs, the end.

use super::{ANNULLED, Bound, Fault, Rebound, Stamps, Transcript, opponent, seat};
use crate::context::Party;
use crate::v3::bytes::{Epoch, Key, Link};
use crate::v3::entry::{Entry, Head, Word};
use crate::v3::game::{Event, Game, Turn, forfeit, is_next};

impl<G: Game> Transcript<G> {
    pub(super) fn word(
        &mut self,
        stamps: &mut Stamps<'_>,
        entry: &Entry,
        party: Party,
        word: Word,
    ) -> Result<(), Fault> {
        if matches!(word, Word::Mine | Word::NotMine) {
            return self.answer(stamps, entry, party, word);
        }
        // The server says nothing in a game: with one player it could take back a play while the other declares a roll.
        if party == Party::Server {
            return Err(Fault::Turn(party));
        }
        let head = self.signed(stamps, entry, party)?;
        self.fresh(head, party)?;
        match (word, self.game.turn()) {
            (Word::Allow, _) | (_, Turn::Over) => return Err(Fault::Turn(party)),
            (Word::TakeBack, _) => {
                let other = opponent(party);
                let allow = Entry::Word { party: other, word: Word::Allow };
                let head = self.signed(stamps, &allow, other)?;
                self.fresh(head, other)?;
            }
            // Nothing that the opponent says comes between a player and the roll: otherwise a declaration that is kept back
            // could be answered by a concession or a resignation that costs less than the throw.
            (_, Turn::Roll { by, .. } | Turn::Other(by)) if by != party => return Err(Fault::Turn(party)),
            _ => {}
        }
        if word == Word::Double && self.has_deposit(opponent(party)) {
            self.tally.doubled += 1;
        }
        let on_roll = match self.game.turn() {
            Turn::Roll { by, .. } => seat(by),
            _ => None,
        };
        self.game.apply(Event::Word(party, word)).map_err(|error| Fault::Game(error.0))?;
        if let Some(seat) = on_roll {
            self.spoken[seat] = true;
        }
        self.log_word(party, word);
        Ok(())
    }

    fn log_word(&mut self, party: Party, word: Word) {
        let by = if party == Party::A { "A" } else { "B" };
        let line = match word {
            Word::Double => r#"{"do":"double"}"#.to_owned(),
            Word::Take => r#"{"do":"take"}"#.to_owned(),
            Word::Drop => r#"{"do":"drop"}"#.to_owned(),
            Word::Beaver => r#"{"do":"beaver"}"#.to_owned(),
            Word::Resign(grade) => {
                let grade = ["single", "gammon", "backgammon"][usize::from(grade.clamp(1, 3)) - 1];
                format!(r#"{{"do":"offer_resign","by":"{by}","grade":"{grade}"}}"#)
            }
            Word::Accept => r#"{"do":"accept_resign"}"#.to_owned(),
            Word::Decline => r#"{"do":"reject_resign"}"#.to_owned(),
            Word::RejectOpening => r#"{"do":"reject_opening"}"#.to_owned(),
            Word::Concede => format!(r#"{{"do":"forfeit","by":"{by}"}}"#),
            Word::TakeBack => {
                if let Some(at) = self.last_play.take() {
                    self.lines.truncate(at);
                }
                return;
            }
            Word::Allow | Word::Mine | Word::NotMine => return,
        };
        self.lines.push(line.into());
    }

    /// The old key's word on the latest re-binding of its player.
    fn answer(
        &mut self,
        stamps: &mut Stamps<'_>,
        entry: &Entry,
        party: Party,
        word: Word,
    ) -> Result<(), Fault> {
        let at = self.tally.rebound.iter().rposition(|one| one.party == party).ok_or(Fault::Turn(party))?;
        let old = self.tally.rebound[at].old;
        let head = self.signed_by(stamps, entry.kind(), &entry.fields(), party, &old)?;
        self.fresh(head, party)?;
        if self.tally.rebound[at].mine.is_some() {
            return Err(Fault::Turn(party));
        }
        self.tally.rebound[at].mine = Some(word == Word::Mine);
        Ok(())
    }

    fn owes_binding(&self, party: Party) -> bool {
        let is_open = |party| self.keys.has_chain(party) && self.bound(party, self.next).is_none();
        is_open(party) && !is_open(Party::Server)
    }

    pub(super) fn act(&mut self, line: &str) -> Result<(), Fault> {
        match (forfeit(line), self.game.turn()) {
            // While somebody is to roll or to answer, no other clock runs but that of a player whose binding is wanted.
            (Some(by), Turn::Roll { by: turn, .. } | Turn::Other(turn))
                if by != turn && self.pending.is_none() && !self.owes_binding(by) =>
            {
                return Err(Fault::Flag(by));
            }
            // In a money session the next game follows: the number is over, for a link may be out.
            (Some(_), _) => self.use_up(self.next),
            _ => {}
        }
        self.game.apply(Event::Line(line)).map_err(|error| Fault::Game(error.0))?;
        if line.starts_with(r#"{"do":"play""#) || line.starts_with(r#"{"do":"misplay""#) {
            self.last_play = Some(self.lines.len());
        }
        if !is_next(line) {
            self.lines.push(line.into());
        }
        Ok(())
    }

    pub(super) fn rebind(
        &mut self,
        stamps: &mut Stamps<'_>,
        entry: &Entry,
        party: Party,
        key: Key,
        from: u32,
        commitment: Link,
    ) -> Result<(), Fault> {
        let head = self.signed_by(stamps, entry.kind(), &entry.fields(), party, &key)?;
        self.fresh(head, party)?;
        if !self.keys.has_chain(party) || party == Party::Server {
            return Err(Fault::Key(party));
        }
        let known = [self.keys.server, self.keys.signing(Party::A), self.keys.signing(Party::B)];
        if known.contains(&key) {
            return Err(Fault::Key(party));
        }
        let number = self.next;
        // Nobody is bound to the burnt number by a new chain, so that it never meets a link that may be known.
        if from != number + 1 {
            return Err(Fault::Bound(party, from));
        }
        self.all_bound()?;
        // With all links out the throw stands.
        if self.pending.is_some() && self.owing().is_empty() {
            return Err(Fault::Pending(entry.kind(), number));
        }
        if matches!(self.game.turn(), Turn::Over) {
            return Err(Fault::Ended);
        }
        self.burn(party)?;
        let old = self.keys.signing(party);
        self.tally.rebound.push(Rebound { party, number, old, new: key, mine: None });
        match party {
            Party::A => self.keys.a = Some(key),
            _ => self.keys.b = Some(key),
        }
        let chains = self.chains.of_mut(party);
        chains.clear();
        chains.push(Bound { from, link: commitment, number: from - 1 });
        self.use_up(number);
        Ok(())
    }

    pub(super) fn epoch(
        &mut self,
        stamps: &mut Stamps<'_>,
        entry: &Entry,
        old: Epoch,
        head: Head,
        new: Epoch,
    ) -> Result<(), Fault> {
        self.signed(stamps, entry, Party::Server)?;
        let is_next = self.before == Some((old, head)) && new == self.context.epoch && self.head().k == 0;
        if is_next { Ok(()) } else { Err(Fault::Epoch) }
    }

    pub(super) fn end(
        &mut self,
        stamps: &mut Stamps<'_>,
        entry: &Entry,
        party: Party,
        result: &str,
    ) -> Result<(), Fault> {
        let head = self.signed(stamps, entry, party)?;
        if *self.ended.of(party) {
            return Err(Fault::End);
        }
        if party == Party::Server {
            let is_over =
                matches!(self.game.turn(), Turn::Over | Turn::Begin | Turn::Roll { may_be_over: true, .. });
            if result != ANNULLED && (!is_over || self.pending.is_some()) {
                return Err(Fault::End);
            }
            if let Some(pending) = self.pending.take() {
                self.tally.unopened = Some(pending.number);
            }
            self.result = Some((self.head().k + 1, result.to_owned()));
        } else {
            let Some((at, known)) = &self.result else { return Err(Fault::End) };
            if known != result || head.k < *at || !self.keys.has_chain(party) {
                return Err(Fault::End);
            }
        }
        *self.ended.of_mut(party) = true;
        Ok(())
    }
}
