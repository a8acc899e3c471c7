//! A match as the fold of its log, with what is told of it.

use pasch_messages::{Describe, message};
use std::sync::Arc;

use pasch_dice::Context;
use pasch_rules::{
    Action, ByPlayer, Header, MatchState, Phase, PlayFault, PlayGraph, Player, Record, Refusal, decide,
    decide_to_reject,
};
use serde::{Deserialize, Serialize};

use pasch_wire as wire;
use pasch_wire::{MatchId, UserId};

use crate::board;
use crate::by_hand::Throw;
use crate::clocks::Mark;
use crate::cup::Cup;
use crate::dice::{DiceSource, Occasion};
use crate::facts::{ActionRow, Fact};
use crate::plays;
use crate::refused::{Refused, Undecided};
use crate::rights::Rights;
use crate::seats::{Occupant, Seats};
use crate::story::Story;

/// The author of what the server does of its own.
pub const SERVER: &str = "server";

/// A wish as the rules understand it.
pub type Wish = pasch_rules::Intent;

/// When a fact was written, and by whom.
#[derive(Clone, Copy, Debug)]
pub struct Stamp {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The server wrote it of its own, as when a flag falls.
    pub by_server: bool,
}

/// A log that does not hold a match.
#[derive(Debug, Clone, Describe, thiserror::Error)]
#[describe("damaged-log")]
pub struct DamagedLog {
    /// Number of the fact, 0 for the header.
    pub seq: u32,
    /// The fault that was found, in words.
    pub cause: String,
}

/// A match: the fold of its log.
#[derive(Clone, Debug)]
pub struct Table {
    id: Arc<MatchId>,
    pub(crate) header: Arc<Header>,
    pub(crate) state: MatchState,
    /// What has happened and was not taken back.
    pub(crate) actions: Vec<Arc<Action>>,
    /// The play that its player may ask to take back.
    pub(crate) last: Option<LastPlay>,
    /// The dice are thrown by hand and entered.
    pub(crate) by_hand: bool,
    /// Where they are, the throw that may still be called faulty.
    pub(crate) thrown: Option<Throw>,
    /// The dice were cocked: the player on roll throws again before anything else.
    pub(crate) again: bool,
    /// The times of the log, for the clocks.
    marks: Vec<Mark>,
    pub(crate) story: Story,
    /// The people at the seats: who has to act, in the summary.
    pub(crate) people: ByPlayer<Option<UserId>>,
    /// The names that the match was begun under: the proofs of its dice are bound to them. Others are shown
    /// where somebody has left.
    bound: ByPlayer<String>,
}

/// A play after which nobody has done anything yet.
#[derive(Clone, Debug)]
pub(crate) struct LastPlay {
    by: Player,
    before: MatchState,
}

/// What a list of matches shows, derived from the log and written with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Identifier of the variant.
    pub variant: String,
    /// Match length, 0 for money play.
    pub length: u32,
    /// Points won by seat a and b.
    pub score: [u32; 2],
    /// Names at seat a and b.
    pub players: [String; 2],
    /// Nothing more can happen.
    pub over: bool,
    /// Identifiers of the people the match waits for.
    pub waits_for: Vec<UserId>,
    /// Identifiers of the people at seat a and b.
    #[serde(default)]
    pub people: [Option<UserId>; 2],
}

impl Summary {
    /// As the store keeps it.
    #[must_use]
    pub fn write(&self) -> String {
        // Plain data with string keys cannot fail to be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Table {
    /// The match before its first action.
    ///
    /// # Errors
    /// When nothing can be played by this header.
    pub fn new(id: &MatchId, header: Header, seats: &Seats) -> Result<Self, DamagedLog> {
        let state =
            MatchState::new(&header).map_err(|error| DamagedLog { seq: 0, cause: error.to_string() })?;
        let people = ByPlayer::from_fn(|player| match &seats.0[player] {
            Occupant::Person { user_id, .. } => Some(user_id.clone()),
            Occupant::Bot { .. } => None,
        });
        let mut header = header;
        let bound = std::mem::replace(&mut header.names, seats.names());
        Ok(Self {
            id: Arc::new(id.clone()),
            header: Arc::new(header),
            state,
            actions: Vec::new(),
            last: None,
            by_hand: false,
            thrown: None,
            again: false,
            marks: Vec::new(),
            story: Story::default(),
            people,
            bound,
        })
    }

    /// The fold of a log, of a match whose dice are thrown by hand or not.
    ///
    /// # Errors
    /// Names the first fact that is missing, unreadable or refused by the rules.
    pub fn fold(
        id: &MatchId,
        header: Header,
        seats: &Seats,
        by_hand: bool,
        facts: &[ActionRow],
    ) -> Result<Self, DamagedLog> {
        let mut table = Self { by_hand, ..Self::new(id, header, seats)? };
        for fact in facts {
            let seq = table.seq() + 1;
            let damaged = |cause: String| DamagedLog { seq, cause };
            if fact.seq != seq {
                return Err(damaged(format!("is missing; the next one is {}", fact.seq)));
            }
            let stamp = Stamp { at: fact.at, by_server: fact.actor == SERVER };
            table.hold(fact.held.unwrap_or(0));
            match Fact::read(&fact.body).map_err(|error| damaged(error.to_string()))? {
                Fact::Action(action) => {
                    table.apply(action, stamp).map_err(|error| damaged(error.to_string()))?;
                }
                Fact::TakeBack { by } => {
                    table.undo(by, stamp).map_err(|refused| damaged(refused.message.to_string()))?;
                }
                Fact::Cocked { by, why } => {
                    let again = table.throw_again(by, why, stamp);
                    again.map_err(|refused| damaged(refused.message.to_string()))?;
                }
                Fact::ThrowStands { by, why } => {
                    let stands = table.throw_stands(by, why, stamp);
                    stands.map_err(|refused| damaged(refused.message.to_string()))?;
                }
            }
        }
        Ok(table)
    }

    fn apply(&mut self, action: Action, stamp: Stamp) -> Result<(), pasch_rules::ApplyError> {
        let mut after = self.state.clone();
        after.apply(&action)?;
        let seq = self.seq() + 1;
        self.story.tell(&self.header.names, &self.state, &action, &after, seq, stamp.by_server);
        let moved = matches!(action, Action::Play(_) | Action::Misplay(_) | Action::Insist);
        let opens = seq == 1 || self.state.game_number() != after.game_number();
        let before = std::mem::replace(&mut self.state, after);
        self.mark(stamp.at, moved, opens);
        if self.by_hand {
            self.note_throw(&action, &before, seq);
        }
        self.last = match (before.phase(), self.state.phase()) {
            (&Phase::ToMove { player: by, .. }, &Phase::ToRoll { player })
                if matches!(&action, Action::Play(play) if !play.is_dance()) && player != by =>
            {
                Some(LastPlay { by, before })
            }
            _ => None,
        };
        self.actions.push(Arc::new(action));
        Ok(())
    }

    /// Takes the last play back: its player has the same roll to play once more.
    fn undo(&mut self, by: Player, stamp: Stamp) -> Result<(), Refused> {
        let last = self.last.take_if(|last| last.by == by);
        let nothing = || Refused::new("not-now", message!("no-take-back"));
        let last = last.ok_or_else(nothing)?;
        let (game, seq) = (self.state.game_number(), self.seq() + 1);
        self.story.tell_taken_back(&self.header.names, by, game, seq);
        self.state = last.before;
        self.actions.pop();
        self.mark(stamp.at, true, false);
        Ok(())
    }

    /// Lets the clocks stand for so long after the last fact, in milliseconds: something waited in the server.
    pub fn hold(&mut self, time: i64) {
        if let Some(last) = self.marks.last_mut() {
            last.held += time.max(0);
        }
    }

    /// For how long the clocks stood after the last fact, in milliseconds.
    #[must_use]
    pub fn held(&self) -> i64 {
        self.marks.last().map_or(0, |last| last.held)
    }

    /// Notes when the state became what it is.
    pub(crate) fn mark(&mut self, at: i64, moved: bool, opens: bool) {
        self.marks.push(Mark { at, on: self.on_clock(), moved, opens, held: 0 });
    }

    /// Who may ask to take back the play that was made last: nobody has done anything since.
    #[must_use]
    pub fn may_take_back(&self) -> Option<Player> {
        self.last.as_ref().map(|last| last.by)
    }

    /// The match with the last play taken back, and what is to be written.
    ///
    /// # Errors
    /// When there is none of this player.
    pub fn taken_back(&self, by: Player, stamp: Stamp) -> Result<(Self, Vec<Fact>), Refused> {
        let mut next = self.clone();
        next.undo(by, stamp)?;
        Ok((next, vec![Fact::TakeBack { by }]))
    }

    /// The log's length in facts, without the header.
    #[must_use]
    pub fn seq(&self) -> u32 {
        // Every fact has a time.
        u32::try_from(self.marks.len()).unwrap_or(u32::MAX)
    }

    /// Identifier of the match.
    #[must_use]
    pub fn id(&self) -> &MatchId {
        &self.id
    }

    /// The state after the last fact.
    #[must_use]
    pub fn state(&self) -> &MatchState {
        &self.state
    }

    /// The telling so far.
    #[must_use]
    pub fn story(&self) -> &Story {
        &self.story
    }

    /// The times of the log, for the clocks.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Nothing more can happen.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.state.phase(), Phase::MatchOver { .. })
    }

    /// The names at the seats.
    #[must_use]
    pub fn names(&self) -> &ByPlayer<String> {
        &self.header.names
    }

    /// The match as a record.
    #[must_use]
    pub fn record(&self) -> Record {
        Record {
            header: (*self.header).clone(),
            actions: self.actions.iter().map(|action| Action::clone(action)).collect(),
        }
    }

    /// Who has to decide; `None` when anybody may go on, or the match is over.
    #[must_use]
    pub fn acting(&self) -> Option<Player> {
        self.state.phase().decider()
    }

    /// What happened after a number.
    #[must_use]
    pub fn steps_since(&self, seq: u32, reader: Option<Player>) -> Vec<wire::Step> {
        self.story.steps_since(seq, &self.header.names, reader)
    }

    /// All legal plays, when somebody has to move.
    #[must_use]
    pub fn graph(&self) -> Option<PlayGraph> {
        self.state.play_graph()
    }

    /// The move of the illegal play on the board that breaks a rule.
    #[must_use]
    pub fn wrong_move(&self) -> Option<wire::ShiftView> {
        let misplays = |action: &Arc<Action>| match &**action {
            Action::Misplay(misplay) => Some(misplay.clone()),
            _ => None,
        };
        let misplay = self.actions.iter().rev().find_map(misplays)?;
        match self.state.phase() {
            Phase::IllegalPlay { fault: PlayFault::Move { index, .. }, .. } => {
                misplay.shifts.get(*index).copied().map(board::shift)
            }
            _ => None,
        }
    }

    /// What a list shows.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let over = self.is_over();
        let score = self.state.score();
        let mut waits_for: Vec<UserId> = Player::BOTH
            .into_iter()
            .filter(|&player| !over && self.acting().is_none_or(|acting| acting == player))
            .filter_map(|player| self.people[player].clone())
            .collect();
        waits_for.dedup();
        Summary {
            variant: self.header.variant.to_string(),
            length: self.header.length,
            score: [score.a, score.b],
            players: [self.header.names.a.clone(), self.header.names.b.clone()],
            over,
            waits_for,
            people: [self.people.a.clone(), self.people.b.clone()],
        }
    }

    /// An intent from outside, as the rules understand it here.
    ///
    /// # Errors
    /// When a play is not a path through the legal plays.
    pub fn wish(&self, intent: &wire::Intent) -> Result<Wish, Refused> {
        Ok(match intent {
            wire::Intent::Thrown { .. } if !self.by_hand => {
                return Err(Refused::new("not-by-hand", message!("not-by-hand")));
            }
            wire::Intent::Thrown { .. } if self.acting().is_none() => Wish::Start,
            wire::Intent::Thrown { .. } => Wish::Roll,
            wire::Intent::Cocked { .. } | wire::Intent::ThrowStands => {
                return Err(Refused::new("not-by-hand", message!("not-by-hand")));
            }
            wire::Intent::Double if self.throws_again() => {
                let message = message!("throw-again-first");
                return Err(Refused::new("no-double", message));
            }
            wire::Intent::Roll if matches!(self.state.phase(), Phase::Opening) => Wish::Start,
            wire::Intent::Roll => Wish::Roll,
            wire::Intent::RejectOpening => Wish::RejectOpening,
            wire::Intent::PlayFreely { moves } => {
                let not_now = || Refused::new("not-now", message!("nothing-to-play"));
                let player = self.acting().ok_or_else(not_now)?;
                let misplay = plays::freely(self.state.position().side(player), moves);
                Wish::PlayFreely(
                    misplay.ok_or_else(|| Refused::new("illegal-play", message!("no-such-place")))?,
                )
            }
            wire::Intent::Insist => Wish::Insist,
            wire::Intent::LetStand => Wish::LetStand,
            wire::Intent::Double => Wish::Double,
            wire::Intent::Take => Wish::Take,
            wire::Intent::Drop => Wish::Drop,
            wire::Intent::Beaver => Wish::Beaver,
            wire::Intent::Resign { grade } => Wish::OfferResign(board::rules_grade(*grade)),
            wire::Intent::AcceptResign => Wish::AcceptResign,
            wire::Intent::RejectResign => Wish::RejectResign,
            wire::Intent::Concede => Wish::Forfeit,
            wire::Intent::Next if matches!(self.state.phase(), Phase::GameOver(_)) => Wish::Start,
            wire::Intent::Next => {
                let over = matches!(self.state.phase(), Phase::MatchOver { .. });
                let why = if over { message!("match-over") } else { message!("game-not-over") };
                return Err(Refused::new(if over { "match-over" } else { "not-now" }, why));
            }
            wire::Intent::Play { path } => {
                let graph =
                    self.graph().ok_or_else(|| Refused::new("not-now", message!("nothing-to-play")))?;
                let play = plays::walked(&graph, path).map_err(|at| {
                    let message = message!("path-nowhere", step = at + 1);
                    Refused::new("illegal-play", message)
                })?;
                Wish::Play(play)
            }
        })
    }

    /// The seat from which somebody makes a wish.
    ///
    /// # Errors
    /// When it is the other's decision.
    pub fn author(&self, wish: &Wish, rights: &Rights) -> Result<Player, Refused> {
        let is_cube = matches!(wish, Wish::Double | Wish::Take | Wish::Drop | Wish::Beaver);
        let may = |player| if is_cube { rights.double(player) } else { rights.decide(player) };
        if matches!(wish, Wish::Insist)
            && let Some(player) =
                Player::BOTH.into_iter().find(|&player| may(player) && self.state.may_insist(player))
        {
            return Ok(player);
        }
        let free = matches!(wish, Wish::Start | Wish::Forfeit);
        match self.acting().filter(|_| !free) {
            Some(player) if may(player) => Ok(player),
            Some(player) => {
                let message = message!("not-your-turn", name = self.names()[player]);
                Err(Refused::new("not-your-turn", message))
            }
            // The player who has to act, if it is their own intent; with two people on one device that is either of them.
            None => self
                .acting()
                .into_iter()
                .chain(Player::BOTH)
                .find(|&player| may(player))
                .ok_or_else(|| Refused::new("not-your-turn", message!("no-seat"))),
        }
    }

    /// Lets the rules decide: the match afterwards, and what is to be written.
    ///
    /// # Errors
    /// When the rules refuse or there are no dice to be had. Nothing has changed then.
    pub fn decided(
        &self,
        by: Player,
        wish: &Wish,
        source: &dyn DiceSource,
        stamp: Stamp,
    ) -> Result<(Self, Vec<Fact>), Undecided> {
        let opening = matches!(wish, Wish::Start);
        let is_new_game = opening && matches!(self.state.phase(), Phase::GameOver(_));
        let occasion = Occasion {
            match_id: &self.id,
            game: self.state.game_number() + u32::from(is_new_game),
            index: if is_new_game { 0 } else { self.throws() },
        };
        let size = if opening { 2 } else { usize::from(self.state.rules().spec().dice) };
        let mut cup = Cup::new(source, occasion, size);
        // Who throws by hand enters the new throw when it is made.
        let actions = if self.by_hand && *wish == Wish::RejectOpening {
            decide_to_reject(&self.state, by)
        } else {
            decide(&self.state, by, wish, &mut || cup.throw())
        };
        if let Some(error) = cup.failure {
            return Err(Undecided::Dice(error));
        }
        let actions = actions.map_err(|refusal| Undecided::Refused(refused(&refusal)))?;
        let mut next = self.clone();
        for action in &actions {
            next.apply(action.clone(), stamp)
                .map_err(|error| Undecided::Refused(Refused::new("illegal", error.message())))?;
        }
        Ok((next, actions.into_iter().map(Fact::Action).collect()))
    }

    /// The match after a refused opening, before the new throw.
    ///
    /// # Errors
    /// When the rules refuse.
    pub fn decided_to_reject(&self, by: Player, stamp: Stamp) -> Result<(Self, Vec<Fact>), Undecided> {
        let actions = decide_to_reject(&self.state, by);
        let actions = actions.map_err(|refusal| Undecided::Refused(refused(&refusal)))?;
        let facts: Vec<Fact> = actions.into_iter().map(Fact::Action).collect();
        Ok((self.with_facts(&facts, stamp).map_err(Undecided::Refused)?, facts))
    }

    /// The match after some facts.
    ///
    /// # Errors
    /// When the rules refuse one of them.
    pub fn with_facts(&self, facts: &[Fact], stamp: Stamp) -> Result<Self, Refused> {
        let mut next = self.clone();
        for fact in facts {
            match fact {
                Fact::Action(action) => next
                    .apply(action.clone(), stamp)
                    .map_err(|error| Refused::new("illegal", error.message()))?,
                Fact::TakeBack { by } => next.undo(*by, stamp)?,
                Fact::Cocked { by, why } => next.throw_again(*by, *why, stamp)?,
                Fact::ThrowStands { by, why } => next.throw_stands(*by, *why, stamp)?,
            }
        }
        Ok(next)
    }

    /// Identifiers of the games that are played, in order.
    #[must_use]
    pub fn games_in_words(&self) -> String {
        let games: Vec<String> = self.header.games().map(|game| game.to_string()).collect();
        games.join(", ")
    }

    /// The game that the next throw belongs to, as dice are bound to it.
    #[must_use]
    pub fn dice_context(&self) -> Context {
        let is_over = matches!(self.state.phase(), Phase::GameOver(_));
        self.dice_context_of(self.state.game_number() + u32::from(is_over))
    }

    /// A game of the match, as dice are bound to it.
    #[must_use]
    pub fn dice_context_of(&self, game: u32) -> Context {
        let games: Vec<_> = self.header.games().collect();
        let rules = games[(game.max(1) as usize - 1) % games.len()];
        let ByPlayer { a, b } = self.bound.clone();
        Context { match_id: self.id.to_string(), game, rules: rules.to_string(), players: [a, b] }
    }

    /// The match after it was set up by hand.
    ///
    /// # Errors
    /// What the rules have against the position.
    pub fn set_up(&self, setup: pasch_rules::GameSetup, at: i64) -> Result<(Self, Action), Refused> {
        let action = Action::Setup(setup);
        let mut next = self.clone();
        next.apply(action.clone(), Stamp { at, by_server: false })
            .map_err(|error| Refused::new("bad-position", error.message()))?;
        Ok((next, action))
    }

    /// A legal wish that needs no thought, so that a match never stands still.
    #[must_use]
    pub fn plainest(&self, _: Player) -> Wish {
        match self.state.phase() {
            Phase::ToMove { .. } => {
                let first = self.graph().and_then(|graph| graph.plays().into_iter().next());
                Wish::Play(first.map(|legal| legal.play).unwrap_or_default())
            }
            Phase::IllegalPlay { .. } => Wish::Insist,
            Phase::DoubleOffered { .. } => Wish::Take,
            Phase::ResignOffered { .. } => Wish::RejectResign,
            Phase::ToRoll { .. } => Wish::Roll,
            Phase::Opening | Phase::GameOver(_) | Phase::MatchOver { .. } => Wish::Start,
        }
    }

    /// Throws in the present game so far, opening ties included.
    fn throws(&self) -> u32 {
        let is_opening =
            |action: &&Arc<Action>| matches!(***action, Action::OpeningRoll(_) | Action::FirstTurn(_));
        let later = self.actions.iter().rev().take_while(|action| !is_opening(action));
        let rolls = later.clone().filter(|action| matches!(***action, Action::Roll(_))).count();
        let opening = self.actions.iter().rev().skip(later.count()).take_while(is_opening);
        let ties = opening.filter(|action| matches!(***action, Action::OpeningRoll(_))).count();
        u32::try_from(rolls + ties).unwrap_or(u32::MAX)
    }
}

fn refused(refusal: &Refusal) -> Refused {
    use pasch_rules::ApplyError;
    let code = match refusal {
        Refusal::NotYourTurn { decider: None } => {
            return Refused::new("not-now", message!("next-game-first"));
        }
        Refusal::NotYourTurn { .. } => "not-your-turn",
        Refusal::Grade { .. } => "bad-grade",
        Refusal::Rule(ApplyError::NotNow { .. }) => "not-now",
        Refusal::Rule(ApplyError::MatchOver) => "match-over",
        Refusal::Rule(ApplyError::IllegalPlay { .. } | ApplyError::Misplay(_)) => "illegal-play",
        Refusal::Rule(ApplyError::Cube(_)) => "no-double",
        Refusal::Rule(_) => "illegal",
    };
    Refused::new(code, refusal.message())
}
