//! How a chouette moves on: one action at a time.

mod consent;
mod cubes;
mod ending;
mod extras;
mod order;
mod resign;
mod seating;
mod turns;

use crate::action::Action;
use crate::game::{Game, Pending};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::Chouette;

impl Chouette {
    /// Takes one action. Equal states and actions give equal states.
    ///
    /// # Errors
    /// Refuses an action that the rules forbid here; the state is then as it was.
    pub fn apply(&mut self, action: &Action) -> Result<(), Refusal> {
        let mut next = self.clone();
        let captain = next.captain();
        let closed = next.game.as_ref().map_or(0, Game::closed);
        next.take_action(action)?;
        next.conclude(captain, closed);
        *self = next;
        Ok(())
    }

    fn take_action(&mut self, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Joined { name } => self.join(name),
            Action::Returned { by } => self.come_back(*by),
            Action::Left { by } => self.leave(*by),
            Action::OrderThrown { dice } => self.throw_for_order(dice),
            Action::Ordered { line } => self.put_in_order(line),
            Action::PartnerAsked { by, partner } => self.ask_partner(*by, *partner),
            Action::PartnerAnswered { by, accept } => self.answer_partner(*by, *accept),
            Action::Opening { dice } => self.open(*dice),
            Action::FirstTurn { side } => self.begin_without_throw(*side),
            Action::ThrownAgain { by } => self.throw_again(*by),
            Action::Rolled { by, dice } => self.roll(*by, *dice),
            Action::Played { by, play } => self.play(*by, play),
            Action::Doubled { by, cubes } => self.double(*by, cubes),
            Action::Answered { by, cube, answer } => self.answer(*by, *cube, *answer),
            Action::Consented { by, agree } => self.consent(*by, *agree),
            Action::ExtraOffered { by, to } => self.offer_extra(*by, *to),
            Action::ExtraAnswered { by, accept } => self.answer_extra(*by, *accept),
            Action::DropPaid { by } => self.pay_drop(*by),
            Action::Resigned { by, grade, cubes } => self.resign(*by, *grade, cubes),
            Action::ResignationAnswered { by, cube, accept } => self.answer_resignation(*by, *cube, *accept),
            Action::AdviceAsked { by } => self.ask_advice(*by),
            Action::Suggested { by, play } => self.suggest(*by, play),
        }
    }

    fn running(&self) -> Result<&Game, Refusal> {
        self.game.as_ref().ok_or(Refusal::NoGame)
    }

    fn running_mut(&mut self) -> Result<&mut Game, Refusal> {
        self.game.as_mut().ok_or(Refusal::NoGame)
    }

    /// The game, if nothing waits for an answer.
    fn at_rest(&self) -> Result<&Game, Refusal> {
        let game = self.running()?;
        if game.pending == Pending::Nothing { Ok(game) } else { Err(Refusal::AnswerFirst) }
    }

    fn seated(&self, seat: Seat) -> Result<(), Refusal> {
        if self.is_present(seat) { Ok(()) } else { Err(Refusal::NotSeated) }
    }
}
