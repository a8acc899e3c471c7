//! What happened, told: the steps that a browser animates and a screen reader speaks, and the move
//! list. Derived from the log as it is folded, never stored.

use pasch_rules::misplay::after_shift;
use pasch_rules::{
    Action, ByPlayer, Effect, Ending, GameResult, Grade, IllegalPlays, MatchState, Misplay, Outcome, Phase,
    Play, Player,
};

use crate::mirror::{board, plays};
use crate::wire::{HistoryEntry, HistoryKind, MoveView, Step, StepKind};

/// The telling of a match so far.
#[derive(Clone, Debug, Default)]
pub struct Story {
    steps: Vec<Step>,
    /// The present game only.
    history: Vec<HistoryEntry>,
}

/// A throw that is made again.
pub struct Cocked {
    /// Who says that it was cocked.
    pub by: Player,
    /// Who threw; `None` when it began a game.
    pub thrower: Option<Player>,
    /// What lay there.
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
    pub fn history(&self) -> &[HistoryEntry] {
        &self.history
    }

    /// What happened after a number.
    #[must_use]
    pub fn steps_since(&self, seq: u32) -> Vec<Step> {
        let from = self.steps.partition_point(|step| step.seq <= seq);
        self.steps[from..].to_vec()
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
        let text = format!("{} takes the play back; {} agrees.", names[by], names[by.other()]);
        self.steps.push(Step { seq, player, kind: StepKind::TakeBack, dice: None, moves: Vec::new(), text });
        // What is taken back has not been played.
        if let Some(play) = self.history.last_mut() {
            play.moves.clear();
        }
        self.history.push(HistoryEntry {
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
        let who = match cocked.thrower {
            Some(thrower) => format!("{} throws again", names[thrower]),
            None => "both throw again".to_owned(),
        };
        let text = format!("{} says that the dice were cocked: {who}.", names[cocked.by]);
        self.steps.push(Step { seq, player, kind: StepKind::Cocked, dice: None, moves: Vec::new(), text });
        // What was played with them has not been played.
        for line in self.history.iter_mut().filter(|line| line.seq >= thrown) {
            line.moves.clear();
        }
        self.history.push(HistoryEntry {
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
        self.step(None, StepKind::GameStart, None, &Play::DANCE, format!("Game {game}{crawford} begins."));
    }

    fn action(&mut self, action: &Action) {
        let decider = self.before.phase().decider();
        let who = decider.map_or_else(String::new, |player| self.names[player].clone());
        let none = &Play::DANCE;
        match action {
            Action::OpeningRoll(dice) => self.opening(dice.a.face(), dice.b.face()),
            Action::FirstTurn(player) => {
                let text = format!("{} starts.", self.names[*player]);
                self.step(Some(*player), StepKind::Roll, None, none, text);
                self.line(Some(*player), HistoryKind::Opening, None, none, "Starts".to_owned());
            }
            Action::RejectOpening => {
                let value = self.after.cube().value;
                let text = if value == self.before.cube().value {
                    format!("{who} throws again.")
                } else {
                    format!("{who} refuses the opening roll; the cube goes to {value}.")
                };
                self.step(decider, StepKind::Reject, None, none, text);
                self.line(decider, HistoryKind::Reject, None, none, "Refuses the roll".to_owned());
            }
            Action::Roll(dice) => {
                let faces = board::faces(dice.as_slice());
                let shown: Vec<String> = faces.iter().map(u8::to_string).collect();
                let text = format!("{who} rolls {}.", shown.join("-"));
                self.step(decider, StepKind::Roll, Some(faces), none, text);
            }
            Action::Play(play) => self.play(decider, &who, play),
            Action::Misplay(misplay) => self.misplay(decider, &who, misplay),
            Action::Insist => {
                // Where both must correct, either may have asked for it: the facts do not say who.
                let both = self.before.rules().options().illegal == IllegalPlays::BothMustCorrect;
                let (asked, told, line) = if both {
                    (None, "The play is taken back".to_owned(), "Taken back")
                } else {
                    (decider, format!("{who} insists on a legal play"), "Insists")
                };
                let fault = self.fault();
                self.step(asked, StepKind::Insist, None, none, format!("{told}: {fault}"));
                // What is taken back has not been played.
                if let Some(taken_back) = self.story.history.last_mut() {
                    taken_back.moves.clear();
                }
                self.line(asked, HistoryKind::Insist, None, none, format!("{line}: {fault}"));
            }
            Action::LetStand => {
                self.step(decider, StepKind::LetStand, None, none, format!("{who} lets the play stand."));
                self.line(decider, HistoryKind::LetStand, None, none, "Lets it stand".to_owned());
            }
            Action::Double => {
                let value = self.before.cube().value * 2;
                self.step(decider, StepKind::Double, None, none, format!("{who} doubles to {value}."));
                self.line(decider, HistoryKind::Double, None, none, format!("Doubles to {value}"));
            }
            Action::Take => {
                let value = self.after.cube().value;
                self.step(
                    decider,
                    StepKind::Take,
                    None,
                    none,
                    format!("{who} takes. The cube is at {value}."),
                );
                self.line(decider, HistoryKind::Take, None, none, "Takes".to_owned());
            }
            Action::Drop => {
                self.step(decider, StepKind::Drop, None, none, format!("{who} drops."));
                self.line(decider, HistoryKind::Drop, None, none, "Drops".to_owned());
            }
            Action::Beaver => {
                let word = match self.after.phase() {
                    Phase::DoubleOffered { depth: 1, .. } => "beavers",
                    _ => "raccoons",
                };
                let value = self.after.cube().value * 2;
                self.step(decider, StepKind::Beaver, None, none, format!("{who} {word}, to {value}."));
                self.line(decider, HistoryKind::Beaver, None, none, format!("{} to {value}", capital(word)));
            }
            Action::OfferResign { by, grade } => {
                let offer = loss(*grade);
                let text = format!("{} offers to lose {offer}.", self.names[*by]);
                self.step(Some(*by), StepKind::Resign, None, none, text);
                self.line(Some(*by), HistoryKind::Resign, None, none, format!("Offers {offer}"));
            }
            Action::AcceptResign => {
                self.step(decider, StepKind::Accept, None, none, format!("{who} accepts."));
                self.line(decider, HistoryKind::Accept, None, none, "Accepts".to_owned());
            }
            Action::RejectResign => {
                self.step(decider, StepKind::Reject, None, none, format!("{who} refuses; play goes on."));
                self.line(decider, HistoryKind::Reject, None, none, "Refuses".to_owned());
            }
            Action::Forfeit { by } => {
                let (does, kind, line) = if self.by_server {
                    ("has run out of time", HistoryKind::Flag, "Out of time")
                } else {
                    ("gives up the match", HistoryKind::Concede, "Gives up")
                };
                self.step(Some(*by), StepKind::Resign, None, none, format!("{} {does}.", self.names[*by]));
                self.line(Some(*by), kind, None, none, line.to_owned());
            }
            Action::Setup(_) => {
                self.step(None, StepKind::GameStart, None, none, "A position is set up.".to_owned());
            }
        }
    }

    fn opening(&mut self, a: u8, b: u8) {
        let names = self.names;
        let rolls = format!("{} rolls {a}, {} rolls {b}", names.a, names.b);
        let starter = match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Player::A),
            std::cmp::Ordering::Less => Some(Player::B),
            std::cmp::Ordering::Equal => None,
        };
        let text = match starter {
            Some(player) => format!("{rolls}: {} starts.", names[player]),
            None => format!("{rolls}: again."),
        };
        self.step(starter, StepKind::Roll, Some(vec![a, b]), &Play::DANCE, text);
        self.line(starter, HistoryKind::Opening, Some(vec![a, b]), &Play::DANCE, format!("{a}-{b}"));
    }

    fn play(&mut self, decider: Option<Player>, who: &str, play: &Play) {
        let dice = match self.before.phase() {
            Phase::ToMove { dice, .. } => Some(board::faces(dice.as_slice())),
            _ => None,
        };
        if play.is_dance() {
            self.step(decider, StepKind::Move, dice.clone(), play, format!("{who} cannot move."));
            self.line(decider, HistoryKind::Dance, dice, play, "No move".to_owned());
            return;
        }
        let text = play.to_string();
        self.step(
            decider,
            StepKind::Move,
            dice.clone(),
            play,
            format!("{who} plays {}.", text.replace(' ', ", ")),
        );
        self.line(decider, HistoryKind::Play, dice, play, text);
    }

    /// The rule that the illegal play on the board breaks.
    fn fault(&self) -> String {
        match self.before.phase() {
            Phase::IllegalPlay { fault, .. } => plays::fault(fault),
            _ => String::new(),
        }
    }

    fn misplay(&mut self, decider: Option<Player>, who: &str, misplay: &Misplay) {
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
        let text = if moves.is_empty() { "No move".to_owned() } else { misplay.to_string() };
        let told = format!("{who} plays {}, which is illegal.", text.to_lowercase().replace(' ', ", "));
        let seat = decider.map(board::seat);
        let seq = self.seq;
        self.story.steps.push(Step {
            seq,
            player: seat,
            kind: StepKind::Move,
            dice: dice.clone(),
            moves: moves.clone(),
            text: told,
        });
        let game = self.after.game_number();
        self.story.history.push(HistoryEntry {
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
        let won = self.result(&result);
        let text = match over {
            Some(player) => {
                let score = self.after.score();
                let (high, low) = (score[player], score[player.other()]);
                format!("{won} {} wins the match {high} to {low}.", self.names[player])
            }
            None => won.clone(),
        };
        self.step(winner, StepKind::GameOver, None, &Play::DANCE, text.clone());
        self.line(winner, HistoryKind::End, None, &Play::DANCE, text);
    }

    fn result(&self, result: &GameResult) -> String {
        let Outcome::Win { winner, grade } = result.outcome else {
            return "The game is a draw.".to_owned();
        };
        let what = match (grade, result.how) {
            (_, Ending::Forfeited) => "by forfeit",
            (Grade::Single, _) => "the game",
            (Grade::Gammon, _) => "a gammon",
            (Grade::Backgammon, _) => "a backgammon",
        };
        let points =
            if result.points == 1 { "1 point".to_owned() } else { format!("{} points", result.points) };
        format!("{} wins {what}: {points}.", self.names[winner])
    }

    fn step(
        &mut self,
        player: Option<Player>,
        kind: StepKind,
        dice: Option<Vec<u8>>,
        play: &Play,
        text: String,
    ) {
        self.story.steps.push(Step {
            seq: self.seq,
            player: player.map(board::seat),
            kind,
            dice,
            moves: play.moves.iter().map(board::checker_move).collect(),
            text,
        });
    }

    fn line(
        &mut self,
        player: Option<Player>,
        kind: HistoryKind,
        dice: Option<Vec<u8>>,
        play: &Play,
        text: String,
    ) {
        self.story.history.push(HistoryEntry {
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

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
