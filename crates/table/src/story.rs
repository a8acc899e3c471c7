//! What happened, told: the steps that a browser animates and a screen reader speaks, and the move
//! list. Derived from the log as it is folded, never stored.

use std::sync::Arc;

use pasch_rules::misplay::after_shift;
use pasch_rules::{
    Action, ByPlayer, Effect, IllegalPlays, MatchState, Misplay, Phase, Play, PlayFault, Player,
};

use pasch_wire::{HistoryEntry, HistoryKind, MoveView, Sentence, Step, StepKind, ThrowFault};

use crate::board;
use crate::tale::Tale;

/// The telling of a match so far.
#[derive(Clone, Debug, Default)]
pub struct Story {
    // Shared by all states of the match, which are copied with each action.
    steps: Vec<Arc<Told>>,
    /// The present game only.
    history: Vec<Arc<HistoryEntry>>,
}

/// A step without its words, and what they tell.
#[derive(Clone, Debug)]
struct Told {
    step: Step,
    by: Player,
    tale: Tale,
}

/// A throw that is made again.
pub struct Cocked {
    /// The player who called it faulty first.
    pub by: Player,
    /// The fault.
    pub why: ThrowFault,
    /// Who threw; `None` when it began a game.
    pub thrower: Option<Player>,
    /// The faces that lay there, 1 to 6.
    pub faces: Vec<u8>,
}

struct Teller<'a> {
    story: &'a mut Story,
    names: &'a ByPlayer<String>,
    before: &'a MatchState,
    after: &'a MatchState,
    seq: u32,
    by_server: bool,
}

/// A step or a line before its words are known: who did it, by the seat shown and by the one told of, and what moved.
struct Seen {
    seq: u32,
    game: u32,
    player: Option<Player>,
    by: Player,
    dice: Option<Vec<u8>>,
    moves: Vec<MoveView>,
}

impl Seen {
    fn by(player: Player, seq: u32, game: u32) -> Self {
        Self { seq, game, player: Some(player), by: player, dice: None, moves: Vec::new() }
    }
}

impl Story {
    /// The move list of the present game.
    #[must_use]
    pub fn history(&self) -> impl ExactSizeIterator<Item = &HistoryEntry> {
        self.history.iter().map(|line| &**line)
    }

    /// What happened after a number, told to a player or to somebody who is neither.
    #[must_use]
    pub fn steps_since(&self, seq: u32, names: &ByPlayer<String>, reader: Option<Player>) -> Vec<Step> {
        let from = self.steps.partition_point(|told| told.step.seq <= seq);
        let tell = |told: &Arc<Told>| {
            let message = told.tale.message(told.by, names, reader);
            Step { text: told.tale.text(&message), told: Sentence::from(&message), ..told.step.clone() }
        };
        self.steps[from..].iter().map(tell).collect()
    }

    fn step(&mut self, kind: StepKind, seen: Seen, tale: Tale) {
        let Seen { seq, player, by, dice, moves, .. } = seen;
        let (player, told) = (player.map(board::seat), Sentence::default());
        let step = Step { seq, player, kind, dice, moves, text: String::new(), told };
        self.steps.push(Arc::new(Told { step, by, tale }));
    }

    /// Adds a line of the move list: the words of the tale or, where it has none, what was written for it.
    fn line(&mut self, kind: HistoryKind, seen: &Seen, tale: &Tale, names: &ByPlayer<String>, written: &str) {
        let words = tale.line(names);
        self.history.push(Arc::new(HistoryEntry {
            seq: seen.seq,
            game: seen.game,
            player: seen.player.map(board::seat),
            kind,
            dice: seen.dice.clone(),
            text: words.as_ref().map_or_else(|| written.to_owned(), |words| tale.text(words)),
            told: words.as_ref().map(Sentence::from),
            moves: seen.moves.clone(),
        }));
    }

    /// A play that is taken back has not been played: the last lines, from a number in the log, lose their moves.
    fn clear_moves(&mut self, from: u32) {
        for line in self.history.iter_mut().filter(|line| line.seq >= from) {
            Arc::make_mut(line).moves.clear();
        }
    }

    /// Tells one more fact: the states around it, its number in the log, and whether the server wrote it of its own.
    pub fn tell(
        &mut self,
        names: &ByPlayer<String>,
        before: &MatchState,
        action: &Action,
        after: &MatchState,
        seq: u32,
        by_server: bool,
    ) {
        let is_new_game = seq == 1 || before.game_number() != after.game_number();
        let mut teller = Teller { story: self, names, before, after, seq, by_server };
        if is_new_game {
            // A throw that began this game, and was cocked, stays told.
            let game = after.game_number();
            teller.story.history.retain(|line| line.game == game);
            let crawford = after.is_crawford_game();
            teller.story.step(StepKind::GameStart, teller.seen(None), Tale::Begins { game, crawford });
        }
        teller.action(action);
        let was_playing = is_new_game || before.phase().is_playing();
        if was_playing && !after.phase().is_playing() {
            teller.end();
        }
    }

    /// Tells that the last play was taken back.
    pub fn tell_taken_back(&mut self, names: &ByPlayer<String>, by: Player, game: u32, seq: u32) {
        if let Some(play) = self.history.last() {
            self.clear_moves(play.seq);
        }
        let seen = Seen::by(by, seq, game);
        self.line(HistoryKind::TakeBack, &seen, &Tale::TakesBack, names, "");
        self.step(StepKind::TakeBack, seen, Tale::TakesBack);
    }

    /// Tells that the throw with a number in the log is made again.
    pub fn tell_cocked(
        &mut self,
        names: &ByPlayer<String>,
        cocked: Cocked,
        game: u32,
        thrown: u32,
        seq: u32,
    ) {
        self.clear_moves(thrown);
        let Cocked { by, why, thrower, faces } = cocked;
        let tale = Tale::Cocked { thrower, why, dice: joined(&faces) };
        let mut seen = Seen { player: Some(thrower.unwrap_or(by)), ..Seen::by(by, seq, game) };
        seen.dice = Some(faces);
        self.line(HistoryKind::Cocked, &seen, &tale, names, "");
        self.step(StepKind::Cocked, Seen { dice: None, ..seen }, tale);
    }

    /// Tells that a throw stands that was called faulty.
    pub fn tell_throw_stands(
        &mut self,
        names: &ByPlayer<String>,
        by: Player,
        why: ThrowFault,
        game: u32,
        seq: u32,
    ) {
        let (seen, tale) = (Seen::by(by, seq, game), Tale::ThrowStands { why });
        self.line(HistoryKind::ThrowStands, &seen, &tale, names, "");
        self.step(StepKind::ThrowStands, seen, tale);
    }
}

impl Teller<'_> {
    /// Something without dice or moves. Who is told of where nobody did it does not matter: the sentence names nobody.
    fn seen(&self, player: Option<Player>) -> Seen {
        Seen { player, ..Seen::by(player.unwrap_or(Player::A), self.seq, self.after.game_number()) }
    }

    /// Tells it as a step and in the move list.
    fn tell(&mut self, step: StepKind, line: HistoryKind, seen: Seen, tale: Tale, written: &str) {
        self.story.line(line, &seen, &tale, self.names, written);
        self.story.step(step, seen, tale);
    }

    fn action(&mut self, action: &Action) {
        use HistoryKind as Line;
        use StepKind as Kind;

        let seen = self.seen(self.before.phase().decider());
        let (before, after) = (self.before.cube().value, self.after.cube().value);
        let (step, line, seen, tale) = match action {
            Action::OpeningRoll(dice) => return self.opening(dice.a.face(), dice.b.face()),
            Action::Roll(dice) => {
                let faces = board::faces(dice.as_slice());
                let tale = Tale::Rolls { dice: joined(&faces) };
                return self.story.step(Kind::Roll, Seen { dice: Some(faces), ..seen }, tale);
            }
            Action::Play(play) => return self.play(seen, play),
            Action::Misplay(misplay) => return self.misplay(seen, misplay),
            Action::Insist => return self.insist(seen),
            Action::Setup(_) => return self.story.step(Kind::GameStart, self.seen(None), Tale::SetUp),
            Action::FirstTurn(player) => (Kind::Roll, Line::Opening, self.seen(Some(*player)), Tale::Starts),
            Action::RejectOpening => {
                let turned = after != before;
                let tale = if turned { Tale::RefusesRoll { cube: after } } else { Tale::ThrowsAgain };
                (Kind::Reject, Line::Reject, seen, tale)
            }
            Action::LetStand => (Kind::LetStand, Line::LetStand, seen, Tale::LetsStand),
            Action::Double => (Kind::Double, Line::Double, seen, Tale::Doubles { cube: before * 2 }),
            Action::Take => (Kind::Take, Line::Take, seen, Tale::Takes { cube: after }),
            Action::Drop => (Kind::Drop, Line::Drop, seen, Tale::Drops),
            Action::Beaver => {
                let again = !matches!(self.after.phase(), Phase::DoubleOffered { depth: 1, .. });
                (Kind::Beaver, Line::Beaver, seen, Tale::Beavers { cube: after * 2, again })
            }
            Action::OfferResign { by, grade } => {
                (Kind::Resign, Line::Resign, self.seen(Some(*by)), Tale::Resigns { grade: *grade })
            }
            Action::AcceptResign => (Kind::Accept, Line::Accept, seen, Tale::Accepts),
            Action::RejectResign => (Kind::Reject, Line::Reject, seen, Tale::Refuses),
            Action::Forfeit { by } => {
                let (line, tale) = match self.by_server {
                    true => (Line::Flag, Tale::OutOfTime),
                    false => (Line::Concede, Tale::GivesUp),
                };
                (Kind::Resign, line, self.seen(Some(*by)), tale)
            }
        };
        self.tell(step, line, seen, tale, "");
    }

    fn opening(&mut self, a: u8, b: u8) {
        let starter = match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Player::A),
            std::cmp::Ordering::Less => Some(Player::B),
            std::cmp::Ordering::Equal => None,
        };
        // The sentence begins with A, whoever starts.
        let seen = Seen { by: Player::A, dice: Some(vec![a, b]), ..self.seen(starter) };
        self.tell(StepKind::Opening, HistoryKind::Opening, seen, Tale::Opening { a, b }, &joined(&[a, b]));
    }

    /// The dice that were to be played.
    fn dice(&self) -> Option<Vec<u8>> {
        match self.before.phase() {
            Phase::ToMove { dice, .. } => Some(board::faces(dice.as_slice())),
            _ => None,
        }
    }

    fn play(&mut self, seen: Seen, play: &Play) {
        let moves = play.moves.iter().map(board::checker_move).collect();
        let seen = Seen { dice: self.dice(), moves, ..seen };
        if play.is_dance() {
            return self.tell(StepKind::Move, HistoryKind::Dance, seen, Tale::Dances, "");
        }
        let text = play.to_string();
        let tale = Tale::Plays { play: text.as_str().into(), legal: true };
        self.tell(StepKind::Move, HistoryKind::Play, seen, tale, &text);
    }

    fn misplay(&mut self, seen: Seen, misplay: &Misplay) {
        let mut moves = Vec::new();
        let mut position = *self.before.position();
        for shift in &misplay.shifts {
            let reached =
                seen.player.and_then(|player| after_shift(self.before.rules(), &position, player, *shift));
            let Some((next, effect)) = reached else { break };
            position = next;
            let (from, to) = (board::place(shift.from), board::place(shift.to));
            moves.push(MoveView { from, to, hit: effect != Effect::None });
        }
        let text = if moves.is_empty() { String::new() } else { misplay.to_string() };
        let seen = Seen { dice: self.dice(), moves, ..seen };
        let tale = Tale::Plays { play: text.as_str().into(), legal: false };
        self.tell(StepKind::Move, HistoryKind::Illegal, seen, tale, &text);
    }

    /// Tells that the illegal play on the board is taken back, with the rule that it breaks.
    fn insist(&mut self, seen: Seen) {
        let fault: Option<PlayFault> = match self.before.phase() {
            Phase::IllegalPlay { fault, .. } => Some(*fault),
            _ => None,
        };
        // Where both must correct, either may have asked for it: the facts do not say who.
        let both = self.before.rules().options().illegal == IllegalPlays::BothMustCorrect;
        let (seen, tale) = if both {
            (self.seen(None), Tale::IsTakenBack { fault })
        } else {
            (seen, Tale::Insists { fault })
        };
        if let Some(taken_back) = self.story.history.last() {
            self.story.clear_moves(taken_back.seq);
        }
        self.tell(StepKind::Insist, HistoryKind::Insist, seen, tale, "");
    }

    fn end(&mut self) {
        let score = self.after.score();
        let (result, over) = match self.after.phase() {
            Phase::GameOver(result) => (*result, None),
            Phase::MatchOver { winner, result } => {
                (*result, Some((*winner, score[*winner], score[winner.other()])))
            }
            _ => return,
        };
        let seen = self.seen(result.outcome.winner());
        self.tell(StepKind::GameOver, HistoryKind::End, seen, Tale::Ends { result, over }, "");
    }
}

/// Dice as they are written: `5-4`.
fn joined(faces: &[u8]) -> Box<str> {
    let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
    faces.join("-").into()
}
