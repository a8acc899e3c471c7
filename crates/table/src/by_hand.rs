//! Dice that are thrown by hand, on a board beside the screen.
//!
//! Nothing is thrown here: the player on roll enters what they have thrown, and for the computer a person at
//! the table does. Either player may call a throw faulty: cocked, read wrongly, made too early or on the wrong side of the
//! board; the other may insist that it stands. Both are facts of the log. What is thrown again takes back the dance that
//! followed of itself, or what the computer has done with its own throw. Who has thrown does not double any more: that
//! throw is made again first.

use pasch_messages::message;
use pasch_rules::{Action, MatchState, Phase, Player};

use pasch_wire::{HandThrow, ThrowFault};

use crate::board;
use crate::facts::Fact;
use crate::refused::Refused;
use crate::table::{Stamp, Table};

/// A throw that may still be called faulty.
#[derive(Clone, Debug)]
pub struct Throw {
    /// Who threw; `None` when it began a game.
    by: Option<Player>,
    /// The match before it.
    before: MatchState,
    /// How many actions there were before it.
    actions: usize,
    /// Its number in the log.
    seq: u32,
}

impl Table {
    /// Its dice are thrown by hand.
    #[must_use]
    pub fn is_by_hand(&self) -> bool {
        self.by_hand
    }

    /// Whose clock runs: that of the person who has to enter the computer's dice, where that is awaited.
    pub(crate) fn on_clock(&self) -> Option<Player> {
        let decider = self.state.phase().decider()?;
        let throws = matches!(self.state.phase(), Phase::ToRoll { .. } | Phase::IllegalPlay { .. });
        let waits = self.by_hand && throws && self.people[decider].is_none();
        Some(if waits { decider.other() } else { decider })
    }

    /// Keeps the last throw for as long as it may be called faulty. To be called with each action, when it has
    /// changed the state and is not yet among the actions.
    pub(crate) fn note_throw(&mut self, action: &Action, before: &MatchState, seq: u32) {
        match action {
            Action::OpeningRoll(_) | Action::Roll(_) => {
                self.again = false;
                let by = before.phase().decider();
                // What follows a tie is entered with it.
                let goes_on = by.is_none() && self.thrown.as_ref().is_some_and(|one| one.by.is_none());
                if !goes_on {
                    let actions = self.actions.len();
                    self.thrown = Some(Throw { by, before: before.clone(), actions, seq });
                }
            }
            Action::FirstTurn(_) => (self.again, self.thrown) = (false, None),
            Action::Play(_) | Action::Misplay(_) => {
                let decider = before.phase().decider();
                let is_dance = matches!(action, Action::Play(play) if play.is_dance());
                let by_bot = decider.is_some_and(|player| self.people[player].is_none());
                let is_playing = self.state.phase().is_playing();
                self.thrown.take_if(|one| {
                    let is_theirs = one.by.is_none() || one.by == decider;
                    !(is_playing && is_theirs && (is_dance || by_bot))
                });
            }
            _ => self.thrown = None,
        }
    }

    /// Whether the last throw may be called faulty, by either player.
    #[must_use]
    pub fn may_call_throw(&self) -> bool {
        self.thrown.is_some()
    }

    fn called(&mut self) -> Result<Throw, Refused> {
        self.thrown.take().ok_or_else(|| Refused::new("not-now", message!("no-throw-again")))
    }

    /// The last throw was called faulty, and stands.
    pub(crate) fn throw_stands(&mut self, by: Player, why: ThrowFault, stamp: Stamp) -> Result<(), Refused> {
        self.called()?;
        let (game, seq) = (self.state.game_number(), self.seq() + 1);
        self.story.tell_throw_stands(&self.header.names, by, why, game, seq);
        self.mark(stamp.at, false, false);
        Ok(())
    }

    /// Takes the last throw back.
    pub(crate) fn throw_again(&mut self, by: Player, why: ThrowFault, stamp: Stamp) -> Result<(), Refused> {
        let throw = self.called()?;
        let (game, seq) = (self.state.game_number(), self.seq() + 1);
        let faces = self.actions[throw.actions..].iter().rev().find_map(|action| match &**action {
            Action::Roll(dice) => Some(board::faces(dice.as_slice())),
            Action::OpeningRoll(dice) => Some(vec![dice.a.face(), dice.b.face()]),
            _ => None,
        });
        let told = crate::story::Cocked { by, why, thrower: throw.by, faces: faces.unwrap_or_default() };
        self.story.tell_cocked(&self.header.names, told, game, throw.seq, seq);
        self.again = throw.by.is_some();
        self.state = throw.before;
        self.actions.truncate(throw.actions);
        self.last = None;
        self.mark(stamp.at, false, false);
        Ok(())
    }

    /// The match with the last throw taken back, and what is to be written. `by` said it first.
    ///
    /// # Errors
    /// When there is none that can be called faulty.
    pub fn cocked(&self, by: Player, why: ThrowFault, stamp: Stamp) -> Result<(Self, Vec<Fact>), Refused> {
        let facts = vec![Fact::Cocked { by, why }];
        Ok((self.with_facts(&facts, stamp)?, facts))
    }

    /// The match in which the last throw stands, and what is to be written. `by` insists on it.
    ///
    /// # Errors
    /// When there is none that can be called faulty.
    pub fn stands(&self, by: Player, why: ThrowFault, stamp: Stamp) -> Result<(Self, Vec<Fact>), Refused> {
        let facts = vec![Fact::ThrowStands { by, why }];
        Ok((self.with_facts(&facts, stamp)?, facts))
    }

    /// The dice that were thrown were cocked: they are thrown again before anything else.
    #[must_use]
    pub fn throws_again(&self) -> bool {
        self.again && matches!(self.state.phase(), Phase::ToRoll { .. })
    }

    /// Who has to throw and how many dice, when a throw is what comes next for somebody at this seat.
    #[must_use]
    pub fn throw_of(&self, seat: Player) -> Option<HandThrow> {
        match self.state.phase() {
            Phase::Opening => Some(HandThrow { seat: None, dice: 2 }),
            Phase::GameOver(_) if !self.state.rules().winner_starts() => {
                Some(HandThrow { seat: None, dice: 2 })
            }
            Phase::ToRoll { player } if *player == seat => Some(self.throw_by(seat)),
            _ => None,
        }
    }

    /// The throw of a player who has to throw now.
    #[must_use]
    pub fn throw_by(&self, player: Player) -> HandThrow {
        HandThrow { seat: Some(board::seat(player)), dice: self.state.rules().spec().dice }
    }
}

#[cfg(test)]
mod tests {
    use pasch_rules::{ByPlayer, Crawford, Cube, GameSetup, Header, RawSide, Setup, SetupTurn, VariantId};

    use super::*;
    use crate::cup::Hand;
    use crate::facts::ActionRow;
    use crate::seats::{Occupant, Seats};
    use crate::table::Wish;

    const STAMP: Stamp = Stamp { at: 1000, by_server: false };

    /// A's one checker on the bar, before a board of B's with one way in or none, and A to roll.
    fn before_a_closed_board(open: bool) -> GameSetup {
        let (mut a, mut b) = (RawSide::default(), RawSide::default());
        (a.bar, a.points[5]) = (1, 14);
        b.points[..6].fill(2);
        b.points[7] = 3;
        if open {
            (b.points[5], b.points[7]) = (0, 5);
        }
        GameSetup {
            board: Setup { sides: ByPlayer { a, b } },
            turn: SetupTurn::ToRoll(Player::A),
            cube: Cube::default(),
            score: ByPlayer::default(),
            crawford: Crawford::default(),
        }
    }

    #[test]
    fn a_throw_that_cannot_be_played_may_have_been_cocked() {
        let person =
            |name: &str| Occupant::Person { user_id: name.into(), name: name.to_owned(), program: false };
        let seats = Seats(ByPlayer { a: person("anna"), b: person("bert") });
        let header = Header::new(VariantId::BACKGAMMON, 5);
        let start = Table::fold(&"m".into(), header.clone(), &seats, true, &[]).unwrap();
        let (start, set_up) = start.set_up(before_a_closed_board(true), 1000).unwrap();
        let throw = |faces| Hand::new(faces).unwrap();
        let (danced, facts) = start.decided(Player::A, &Wish::Roll, &throw(&[5, 4]), STAMP).unwrap();
        assert_eq!((facts.len(), danced.acting()), (2, Some(Player::B)), "it goes on of itself");
        assert!(danced.may_call_throw());
        let (again, cocked) = danced.cocked(Player::A, ThrowFault::Cocked, STAMP).unwrap();
        assert_eq!((again.state(), again.acting()), (start.state(), Some(Player::A)));
        assert_eq!(again.record().actions.len(), 1, "only the set-up has happened");
        assert!(again.cocked(Player::A, ThrowFault::Cocked, STAMP).is_err(), "once");
        let (rolled, more) = again.decided(Player::A, &Wish::Roll, &throw(&[6, 4]), STAMP).unwrap();
        assert!(rolled.graph().is_some_and(|graph| !graph.is_dance()));

        // Insisted on, a throw stands for good.
        let (stands, insisted) = rolled.stands(Player::B, ThrowFault::Premature, STAMP).unwrap();
        assert_eq!((stands.state(), stands.may_call_throw()), (rolled.state(), false));
        assert!(stands.cocked(Player::A, ThrowFault::Premature, STAMP).is_err());

        // Who comes later folds the same out of the log; and once the other has gone on, the throw stands.
        let lines = [vec![Fact::Action(set_up)], facts, cocked, more, insisted].concat();
        let row = |(seq, fact): (u32, &Fact)| ActionRow {
            seq,
            at: 1000,
            held: None,
            actor: "anna".to_owned(),
            body: fact.line(),
        };
        let rows: Vec<ActionRow> = (1..).zip(&lines).map(row).collect();
        let read = Table::fold(&"m".into(), header, &seats, true, &rows).unwrap();
        assert_eq!((read.state(), read.seq(), read.marks()), (stands.state(), stands.seq(), stands.marks()));
        assert!(read.story().history().eq(stands.story().history()));
        let (passed, _) = danced.decided(Player::B, &Wish::Roll, &throw(&[2, 1]), STAMP).unwrap();
        assert!(passed.thrown.is_some_and(|throw| throw.by == Some(Player::B)), "the throw before stands");
    }
}
