//! What happened, told: the steps that a browser animates and a screen reader speaks, and the move
//! list. Derived from the log as it is folded, never stored.

use std::sync::Arc;

use pasch_rules::misplay::after_shift;
use pasch_rules::{
    Action, ByPlayer, Effect, Ending, GameResult, Grade, IllegalPlays, MatchState, Misplay, Outcome, Phase,
    Play, Player,
};

use pasch_wire::{HistoryEntry, HistoryKind, MoveView, Seat, Step, StepKind};

use crate::board;
use crate::plays;
use crate::speech::{Sentence, Speech};

/// The telling of a match so far.
#[derive(Clone, Debug, Default)]
pub struct Story {
    // Shared by all states of the match, which are copied with each action.
    steps: Vec<Arc<Told>>,
    /// The present game only.
    history: Vec<Arc<HistoryEntry>>,
}

/// A step, and its sentence as each reader reads it.
#[derive(Clone, Debug)]
struct Told {
    step: Step,
    sentence: Sentence,
}

/// A throw that is made again.
pub struct Cocked {
    /// Who says that it was cocked.
    pub by: Player,
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

impl Story {
    /// The move list of the present game.
    #[must_use]
    pub fn history(&self) -> impl ExactSizeIterator<Item = &HistoryEntry> {
        self.history.iter().map(|line| &**line)
    }

    /// What happened after a number, told to a player or to somebody who is neither.
    #[must_use]
    pub fn steps_since(&self, seq: u32, reader: Option<Player>) -> Vec<Step> {
        let from = self.steps.partition_point(|told| told.step.seq <= seq);
        let tell = |told: &Arc<Told>| Step { text: told.sentence.to(reader).to_owned(), ..told.step.clone() };
        self.steps[from..].iter().map(tell).collect()
    }

    fn push(&mut self, step: Step, sentence: Sentence) {
        self.steps.push(Arc::new(Told { step, sentence }));
    }

    fn add(&mut self, line: HistoryEntry) {
        self.history.push(Arc::new(line));
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
            teller.open();
        }
        teller.action(action);
        let was_playing = is_new_game || before.phase().is_playing();
        if was_playing && !after.phase().is_playing() {
            teller.end();
        }
    }

    /// Tells that the last play was taken back.
    pub fn tell_taken_back(&mut self, names: &ByPlayer<String>, by: Player, game: u32, seq: u32) {
        let player = Some(board::seat(by));
        let sentence = Sentence::new(names, |speech| {
            let agrees = speech.then_does(by.other(), "agrees", "agree");
            format!("{} the play back; {agrees}.", speech.does(by, "takes", "take"))
        });
        self.push(bare_step(seq, player, StepKind::TakeBack), sentence);
        // What is taken back has not been played.
        if let Some(play) = self.history.last_mut() {
            Arc::make_mut(play).moves.clear();
        }
        self.add(HistoryEntry {
            seq,
            game,
            player,
            kind: HistoryKind::TakeBack,
            dice: None,
            text: "Taken back".to_owned(),
            moves: Vec::new(),
        });
    }

    /// Tells that the throw with a number in the log was cocked.
    pub fn tell_cocked(
        &mut self,
        names: &ByPlayer<String>,
        cocked: &Cocked,
        game: u32,
        thrown: u32,
        seq: u32,
    ) {
        let player = Some(board::seat(cocked.thrower.unwrap_or(cocked.by)));
        let faces: Vec<String> = cocked.faces.iter().map(u8::to_string).collect();
        let sentence = Sentence::new(names, |speech| {
            let again = match cocked.thrower {
                Some(thrower) => speech.then_does(thrower, "throws again", "throw again"),
                None => "both throw again".to_owned(),
            };
            format!("{} that the dice were cocked: {again}.", speech.does(cocked.by, "says", "say"))
        });
        self.push(bare_step(seq, player, StepKind::Cocked), sentence);
        // What was played with them has not been played.
        for line in self.history.iter_mut().filter(|line| line.seq >= thrown) {
            Arc::make_mut(line).moves.clear();
        }
        self.add(HistoryEntry {
            seq,
            game,
            player,
            kind: HistoryKind::Cocked,
            dice: Some(cocked.faces.clone()),
            text: format!("Cocked dice: {}", faces.join("-")),
            moves: Vec::new(),
        });
    }
}

impl Teller<'_> {
    fn open(&mut self) {
        let game = self.after.game_number();
        let crawford = if self.after.is_crawford_game() { ", the Crawford game," } else { "" };
        let begins = format!("Game {game}{crawford} begins.");
        self.step(None, StepKind::GameStart, None, &Play::DANCE, |_| begins.clone());
    }

    fn action(&mut self, action: &Action) {
        let decider = self.before.phase().decider();
        // Most facts are somebody's deed; what is told of the others does not name this player.
        let doer = decider.unwrap_or(Player::A);
        let none = &Play::DANCE;
        match action {
            Action::OpeningRoll(dice) => self.opening(dice.a.face(), dice.b.face()),
            Action::FirstTurn(player) => {
                let starts = |speech: &Speech<'_>| format!("{}.", speech.does(*player, "starts", "start"));
                self.step(Some(*player), StepKind::Roll, None, none, starts);
                self.line(Some(*player), HistoryKind::Opening, None, none, "Starts".to_owned());
            }
            Action::RejectOpening => {
                let value = self.after.cube().value;
                let turned = value != self.before.cube().value;
                self.step(decider, StepKind::Reject, None, none, |speech| {
                    if turned {
                        let refuses = speech.does(doer, "refuses", "refuse");
                        format!("{refuses} the opening roll; the cube goes to {value}.")
                    } else {
                        format!("{}.", speech.does(doer, "throws again", "throw again"))
                    }
                });
                self.line(decider, HistoryKind::Reject, None, none, "Refuses the roll".to_owned());
            }
            Action::Roll(dice) => {
                let faces = board::faces(dice.as_slice());
                let shown: Vec<String> = faces.iter().map(u8::to_string).collect();
                let shown = shown.join("-");
                self.step(decider, StepKind::Roll, Some(faces), none, |speech| {
                    format!("{} {shown}.", speech.does(doer, "rolls", "roll"))
                });
            }
            Action::Play(play) => self.play(decider, doer, play),
            Action::Misplay(misplay) => self.misplay(decider, doer, misplay),
            Action::Insist => {
                // Where both must correct, either may have asked for it: the facts do not say who.
                let both = self.before.rules().options().illegal == IllegalPlays::BothMustCorrect;
                let (asked, line) = if both { (None, "Taken back") } else { (decider, "Insists") };
                let fault = self.fault();
                self.step(asked, StepKind::Insist, None, none, |speech| match asked {
                    None => format!("The play is taken back: {fault}"),
                    Some(by) => format!("{} on a legal play: {fault}", speech.does(by, "insists", "insist")),
                });
                // What is taken back has not been played.
                if let Some(taken_back) = self.story.history.last_mut() {
                    Arc::make_mut(taken_back).moves.clear();
                }
                self.line(asked, HistoryKind::Insist, None, none, format!("{line}: {fault}"));
            }
            Action::LetStand => {
                self.step(decider, StepKind::LetStand, None, none, |speech| {
                    format!("{} the play stand.", speech.does(doer, "lets", "let"))
                });
                self.line(decider, HistoryKind::LetStand, None, none, "Lets it stand".to_owned());
            }
            Action::Double => {
                let value = self.before.cube().value * 2;
                self.step(decider, StepKind::Double, None, none, |speech| {
                    format!("{} to {value}.", speech.does(doer, "doubles", "double"))
                });
                self.line(decider, HistoryKind::Double, None, none, format!("Doubles to {value}"));
            }
            Action::Take => {
                let value = self.after.cube().value;
                self.step(decider, StepKind::Take, None, none, |speech| {
                    format!("{}. The cube is at {value}.", speech.does(doer, "takes", "take"))
                });
                self.line(decider, HistoryKind::Take, None, none, "Takes".to_owned());
            }
            Action::Drop => {
                let drops = |speech: &Speech<'_>| format!("{}.", speech.does(doer, "drops", "drop"));
                self.step(decider, StepKind::Drop, None, none, drops);
                self.line(decider, HistoryKind::Drop, None, none, "Drops".to_owned());
            }
            Action::Beaver => {
                let (third, second, line) = match self.after.phase() {
                    Phase::DoubleOffered { depth: 1, .. } => ("beavers", "beaver", "Beavers"),
                    _ => ("raccoons", "raccoon", "Raccoons"),
                };
                let value = self.after.cube().value * 2;
                self.step(decider, StepKind::Beaver, None, none, |speech| {
                    format!("{} to {value}.", speech.does(doer, third, second))
                });
                self.line(decider, HistoryKind::Beaver, None, none, format!("{line} to {value}"));
            }
            Action::OfferResign { by, grade } => {
                let offer = loss(*grade);
                self.step(Some(*by), StepKind::Resign, None, none, |speech| {
                    format!("{} to resign {offer}.", speech.does(*by, "offers", "offer"))
                });
                self.line(Some(*by), HistoryKind::Resign, None, none, format!("Offers to resign {offer}"));
            }
            Action::AcceptResign => {
                let accepts = |speech: &Speech<'_>| format!("{}.", speech.does(doer, "accepts", "accept"));
                self.step(decider, StepKind::Accept, None, none, accepts);
                self.line(decider, HistoryKind::Accept, None, none, "Accepts".to_owned());
            }
            Action::RejectResign => {
                self.step(decider, StepKind::Reject, None, none, |speech| {
                    format!("{}; play goes on.", speech.does(doer, "refuses", "refuse"))
                });
                self.line(decider, HistoryKind::Reject, None, none, "Refuses".to_owned());
            }
            Action::Forfeit { by } => {
                let by_server = self.by_server;
                let (kind, line) = if by_server {
                    (HistoryKind::Flag, "Out of time")
                } else {
                    (HistoryKind::Concede, "Gives up")
                };
                self.step(Some(*by), StepKind::Resign, None, none, |speech| {
                    if by_server {
                        format!("{} run out of time.", speech.does(*by, "has", "have"))
                    } else {
                        format!("{} up the match.", speech.does(*by, "gives", "give"))
                    }
                });
                self.line(Some(*by), kind, None, none, line.to_owned());
            }
            Action::Setup(_) => {
                self.step(None, StepKind::GameStart, None, none, |_| "A position is set up.".to_owned());
            }
        }
    }

    fn opening(&mut self, a: u8, b: u8) {
        let starter = match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Player::A),
            std::cmp::Ordering::Less => Some(Player::B),
            std::cmp::Ordering::Equal => None,
        };
        self.step(starter, StepKind::Opening, Some(vec![a, b]), &Play::DANCE, |speech| {
            let first = speech.does(Player::A, "rolls", "roll");
            let second = speech.then_does(Player::B, "rolls", "roll");
            let then = starter
                .map_or_else(|| "again".to_owned(), |player| speech.then_does(player, "starts", "start"));
            format!("{first} {a}, {second} {b}: {then}.")
        });
        self.line(starter, HistoryKind::Opening, Some(vec![a, b]), &Play::DANCE, format!("{a}-{b}"));
    }

    fn play(&mut self, decider: Option<Player>, doer: Player, play: &Play) {
        let dice = match self.before.phase() {
            Phase::ToMove { dice, .. } => Some(board::faces(dice.as_slice())),
            _ => None,
        };
        if play.is_dance() {
            let cannot = |speech: &Speech<'_>| format!("{} cannot move.", speech.name(doer));
            self.step(decider, StepKind::Move, dice.clone(), play, cannot);
            self.line(decider, HistoryKind::Dance, dice, play, plays::NO_MOVE.to_owned());
            return;
        }
        let text = play.to_string();
        let spoken = text.replace(' ', ", ");
        self.step(decider, StepKind::Move, dice.clone(), play, |speech| {
            format!("{} {spoken}.", speech.does(doer, "plays", "play"))
        });
        self.line(decider, HistoryKind::Play, dice, play, text);
    }

    /// The rule that the illegal play on the board breaks.
    fn fault(&self) -> String {
        match self.before.phase() {
            Phase::IllegalPlay { fault, .. } => plays::fault(fault),
            _ => String::new(),
        }
    }

    fn misplay(&mut self, decider: Option<Player>, doer: Player, misplay: &Misplay) {
        let dice = match self.before.phase() {
            Phase::ToMove { dice, .. } => Some(board::faces(dice.as_slice())),
            _ => None,
        };
        let mut moves = Vec::new();
        let mut position = *self.before.position();
        for shift in &misplay.shifts {
            let reached =
                decider.and_then(|player| after_shift(self.before.rules(), &position, player, *shift));
            let Some((next, effect)) = reached else { break };
            position = next;
            let (from, to) = (board::place(shift.from), board::place(shift.to));
            moves.push(MoveView { from, to, hit: effect != Effect::None });
        }
        let text = if moves.is_empty() { plays::NO_MOVE.to_owned() } else { misplay.to_string() };
        let spoken = text.to_lowercase().replace(' ', ", ");
        let sentence = Sentence::new(self.names, |speech| {
            format!("{} {spoken}, which is illegal.", speech.does(doer, "plays", "play"))
        });
        let seat = decider.map(board::seat);
        let seq = self.seq;
        let (dice_shown, moved) = (dice.clone(), moves.clone());
        let step = Step { dice: dice_shown, moves: moved, ..bare_step(seq, seat, StepKind::Move) };
        self.story.push(step, sentence);
        let game = self.after.game_number();
        self.story.add(HistoryEntry {
            seq,
            game,
            player: seat,
            kind: HistoryKind::Illegal,
            dice,
            text,
            moves,
        });
    }

    fn end(&mut self) {
        let (result, over) = match self.after.phase() {
            Phase::GameOver(result) => (*result, None),
            Phase::MatchOver { winner, result } => (*result, Some(*winner)),
            _ => return,
        };
        let winner = result.outcome.winner();
        let score = self.after.score();
        let sentence = Sentence::new(self.names, |speech| {
            let won = won(speech, &result);
            match over {
                Some(player) => {
                    let (high, low) = (score[player], score[player.other()]);
                    format!("{won} {} the match {high} to {low}.", speech.does(player, "wins", "win"))
                }
                None => won,
            }
        });
        let line = sentence.to(None).to_owned();
        self.tell(winner, StepKind::GameOver, None, &Play::DANCE, sentence);
        self.line(winner, HistoryKind::End, None, &Play::DANCE, line);
    }

    fn step(
        &mut self,
        player: Option<Player>,
        kind: StepKind,
        dice: Option<Vec<u8>>,
        play: &Play,
        say: impl Fn(&Speech<'_>) -> String,
    ) {
        self.tell(player, kind, dice, play, Sentence::new(self.names, say));
    }

    fn tell(
        &mut self,
        player: Option<Player>,
        kind: StepKind,
        dice: Option<Vec<u8>>,
        play: &Play,
        sentence: Sentence,
    ) {
        let moves = play.moves.iter().map(board::checker_move).collect();
        let step = Step { dice, moves, ..bare_step(self.seq, player.map(board::seat), kind) };
        self.story.push(step, sentence);
    }

    fn line(
        &mut self,
        player: Option<Player>,
        kind: HistoryKind,
        dice: Option<Vec<u8>>,
        play: &Play,
        text: String,
    ) {
        self.story.add(HistoryEntry {
            seq: self.seq,
            game: self.after.game_number(),
            player: player.map(board::seat),
            kind,
            dice,
            text,
            moves: play.moves.iter().map(board::checker_move).collect(),
        });
    }
}

fn loss(grade: Grade) -> &'static str {
    match grade {
        Grade::Single => "a single game",
        Grade::Gammon => "a gammon",
        Grade::Backgammon => "a backgammon",
    }
}

/// How a game ended, worded for a reader.
fn won(speech: &Speech<'_>, result: &GameResult) -> String {
    let Outcome::Win { winner, grade } = result.outcome else {
        return "The game is a draw.".to_owned();
    };
    let what = match (grade, result.how) {
        (_, Ending::Forfeited) => "by forfeit",
        (Grade::Single, _) => "the game",
        (Grade::Gammon, _) => "a gammon",
        (Grade::Backgammon, _) => "a backgammon",
    };
    let points = if result.points == 1 { "1 point".to_owned() } else { format!("{} points", result.points) };
    format!("{} {what}: {points}.", speech.does(winner, "wins", "win"))
}

/// A step without dice, moves or words.
fn bare_step(seq: u32, player: Option<Seat>, kind: StepKind) -> Step {
    Step { seq, player, kind, dice: None, moves: Vec::new(), text: String::new() }
}
