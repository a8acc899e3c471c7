//! Key presses to changes of a transcript.
//!
//! | where | keys |
//! |---|---|
//! | opening throw | the dice of A and B; `a`, `b` if that player starts without a throw |
//! | dice | two digits; `d` doubles before |
//! | play | Enter or Space for the first proposal, `a s d f g h j k l` for the next nine, or points and Enter; `!` before points is a play against the rules |
//! | cube | `t` take, `p` pass, `b` beaver |
//! | resignation | `r` and the grade 1 to 3; `R` if the other player resigns; Enter accepts, `n` refuses |
//! | anywhere | Backspace takes back a key or an entry; Up and Down go to a line, Insert, Delete; Escape leaves it |
//!
//! Where a play is expected a digit is a point, where dice are expected it is a die: proposals have no digits.

use pasch_messages::Describe;
use pasch_rules::notation::{self, NotationError};
use pasch_rules::{Action, ByPlayer, Dice, Die, Grade, MatchState, Misplay, Play, Player, Shift};
use thiserror::Error;

use crate::check::check;
use crate::entry::{AsPlayed, Change, Fact, LineId};
use crate::expected::Expected;
use crate::fault::Fault;
use crate::points::{self, MAX_TYPED};
use crate::ranking::{Ranking, proposals};
use crate::transcript::Transcript;

/// The keys of the proposals behind the first one, which has Enter and Space: the middle row of a keyboard.
pub const LETTERS: &str = "asdfghjkl";

/// A key press, or a click that stands for some.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// A key with a character.
    Char(char),
    /// Enter: the first proposal, or the end of typed points.
    Enter,
    /// Takes back the last key, or the last entry.
    Backspace,
    /// Takes the line out on which the cursor stands.
    Delete,
    /// Begins or ends inserting before the line on which the cursor stands.
    Insert,
    /// Forgets the keys that are no entry yet; after that, leaves the line.
    Escape,
    /// To the line before.
    Up,
    /// To the line behind; from the last one to the end.
    Down,
    /// To a line that was clicked.
    Line(LineId),
    /// The proposal of this place in the list of the view, from 0.
    Pick(usize),
    /// Checkers that were carried on the board. After `!` they need not be legal.
    Moves(Vec<Shift>),
}

/// Where the next entry goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cursor {
    /// To the end of the list.
    #[default]
    End,
    /// In place of a line.
    Amend(LineId),
    /// Before a line, until Insert or Escape.
    Insert(LineId),
    /// Before a line, until it fits: something is missing there.
    Repair(LineId),
}

impl Cursor {
    /// The line on which it stands.
    #[must_use]
    pub const fn line(self) -> Option<LineId> {
        match self {
            Cursor::End => None,
            Cursor::Amend(line) | Cursor::Insert(line) | Cursor::Repair(line) => Some(line),
        }
    }
}

/// Why a key does nothing.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("scribe-key")]
pub enum KeyError {
    /// The key has no meaning here.
    Meaningless {
        /// What is expected instead.
        expected: Expected,
    },
    /// No die shows this.
    NoDie {
        /// The digit.
        #[describe(text)]
        digit: char,
    },
    /// There is no such proposal.
    NoProposal {
        /// How many there are.
        count: usize,
    },
    /// A word that is no play.
    Unreadable {
        /// The word.
        #[describe(escaped)]
        word: String,
    },
    /// No legal play carries checkers so.
    #[describe(transparent)]
    NoSuchPlay(NotationError),
    /// The moves are not legal: `!` before them keeps them all the same.
    NotLegal,
    /// Too many keys for one play.
    #[describe(args(max = MAX_TYPED))]
    TooLong,
    /// The rules are against it.
    #[describe(transparent)]
    Unfit(Fault),
    /// There is nothing to take back.
    NothingToUndo,
    /// There is no line there.
    NoLine,
}

/// The keys that are no entry yet, and the place where the next entry goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    typed: String,
    cursor: Cursor,
}

impl Keys {
    /// The keys that are no entry yet.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// The place where the next entry goes.
    #[must_use]
    pub const fn cursor(&self) -> Cursor {
        self.cursor
    }

    /// The state at the cursor: the next entry is made there.
    #[must_use]
    pub fn state<'t>(&self, transcript: &'t Transcript) -> &'t MatchState {
        let line = self.cursor.line().and_then(|line| transcript.line(line));
        line.map_or_else(|| transcript.state(), |line| line.before)
    }

    /// Takes a key, and gives the changes to be made to the transcript now, in their order.
    ///
    /// # Errors
    /// [`KeyError`] if the key has no meaning here, or the rules are against what it means. Nothing has changed then.
    pub fn press(
        &mut self,
        transcript: &Transcript,
        ranking: &dyn Ranking,
        key: &Key,
    ) -> Result<Vec<Change>, KeyError> {
        let mut next = self.clone();
        if next.cursor.line().is_some_and(|line| transcript.line(line).is_none()) {
            next.cursor = Cursor::End;
        }
        let changes = next.pressed(transcript, ranking, key)?;
        *self = next;
        Ok(changes)
    }

    /// After changes were made: a cursor that has done its work goes to the next line that does not fit, or to the end.
    pub fn settle(&mut self, transcript: &Transcript) {
        let line = match self.cursor {
            Cursor::End | Cursor::Insert(_) => return,
            Cursor::Amend(line) | Cursor::Repair(line) => line,
        };
        let from = transcript.place(line).unwrap_or(0);
        let faulty = transcript.lines().skip(from).find_map(|line| Some((line.id, line.fault?)));
        self.cursor = match faulty {
            None => Cursor::End,
            Some((id, Fault::NoRoll | Fault::NoPlay | Fault::NoAnswer | Fault::Unfinished)) => {
                Cursor::Repair(id)
            }
            Some((id, _)) => Cursor::Amend(id),
        };
    }

    fn pressed(
        &mut self,
        transcript: &Transcript,
        ranking: &dyn Ranking,
        key: &Key,
    ) -> Result<Vec<Change>, KeyError> {
        let state = self.state(transcript);
        match key {
            Key::Backspace if self.typed.pop().is_some() => Ok(Vec::new()),
            Key::Backspace if transcript.may_undo() => Ok(vec![Change::Undo]),
            Key::Backspace => Err(KeyError::NothingToUndo),
            Key::Escape => {
                if self.typed.is_empty() {
                    self.cursor = Cursor::End;
                }
                self.typed.clear();
                Ok(Vec::new())
            }
            Key::Up | Key::Down | Key::Line(_) | Key::Insert | Key::Delete => self.moved(transcript, key),
            Key::Pick(place) => {
                let plays = self.candidates(state, ranking)?;
                let count = plays.len();
                let play = plays.into_iter().nth(*place).ok_or(KeyError::NoProposal { count })?;
                self.done(state, vec![Fact::Action(Action::Play(play))])
            }
            Key::Moves(shifts) => {
                let moves = Misplay { shifts: shifts.clone() };
                let fact = match state.free_play(&moves) {
                    _ if self.typed == "!" => Fact::AsPlayed(AsPlayed::Moves(moves)),
                    play @ Action::Play(_) => Fact::Action(play),
                    _ => return Err(KeyError::NotLegal),
                };
                self.done(state, vec![fact])
            }
            Key::Enter => self.character(state, ranking, '\n'),
            Key::Char(character) => self.character(state, ranking, *character),
        }
    }

    /// Moves the cursor over the lines of the board, or does something with the line on which it stands.
    fn moved(&mut self, transcript: &Transcript, key: &Key) -> Result<Vec<Change>, KeyError> {
        let lines: Vec<LineId> =
            transcript.lines().skip(1).filter(|line| line.fact.is_play()).map(|line| line.id).collect();
        let at = self.cursor.line().and_then(|line| lines.iter().position(|id| *id == line));
        let to = |place: Option<usize>| place.and_then(|place| lines.get(place)).copied();
        let mut changes = Vec::new();
        let cursor = match (key, self.cursor.line()) {
            (Key::Up, None) => Cursor::Amend(to(lines.len().checked_sub(1)).ok_or(KeyError::NoLine)?),
            (Key::Up, Some(_)) => {
                Cursor::Amend(to(at.and_then(|at| at.checked_sub(1))).ok_or(KeyError::NoLine)?)
            }
            (Key::Down, Some(_)) => to(at.map(|at| at + 1)).map_or(Cursor::End, Cursor::Amend),
            (Key::Line(line), _) if lines.contains(line) => Cursor::Amend(*line),
            (Key::Insert, Some(line)) => match self.cursor {
                Cursor::Insert(_) | Cursor::Repair(_) => Cursor::Amend(line),
                _ => Cursor::Insert(line),
            },
            (Key::Delete, Some(line)) => {
                changes.push(Change::Delete { line });
                to(at.map(|at| at + 1)).map_or(Cursor::End, Cursor::Amend)
            }
            _ => return Err(KeyError::NoLine),
        };
        self.cursor = cursor;
        self.typed.clear();
        Ok(changes)
    }

    fn character(
        &mut self,
        state: &MatchState,
        ranking: &dyn Ranking,
        key: char,
    ) -> Result<Vec<Change>, KeyError> {
        let expected = Expected::of(state);
        let resigns = matches!(self.typed.as_str(), "r" | "R");
        if resigns {
            return self.resignation(state, key);
        }
        let can_resign = matches!(
            expected,
            Expected::Opening | Expected::Roll { .. } | Expected::Play { .. } | Expected::Answer { .. }
        );
        if self.typed.is_empty() && matches!(key, 'r' | 'R') && can_resign && state.phase().is_playing() {
            self.typed.push(key);
            return Ok(Vec::new());
        }
        let action = match (expected, key) {
            (Expected::Play { .. }, _) => return self.play(state, ranking, key),
            // The turn and its roll are two lines, each corrected by itself.
            (Expected::FirstRoll { .. }, '0'..='9') if matches!(self.cursor, Cursor::Amend(_)) => {
                return Err(KeyError::Meaningless { expected });
            }
            (Expected::Opening | Expected::FirstRoll { .. } | Expected::Roll { .. }, '0'..='9') => {
                return self.die(state, expected, key);
            }
            _ if !self.typed.is_empty() => return Err(KeyError::Meaningless { expected }),
            (Expected::Opening | Expected::FirstRoll { .. }, 'a') => Action::FirstTurn(Player::A),
            (Expected::Opening | Expected::FirstRoll { .. }, 'b') => Action::FirstTurn(Player::B),
            (Expected::Roll { .. }, 'd') => Action::Double,
            (Expected::Answer { .. }, 't') => Action::Take,
            (Expected::Answer { .. }, 'p') => Action::Drop,
            (Expected::Answer { .. }, 'b') => Action::Beaver,
            (Expected::Resignation { .. }, '\n' | ' ' | 't' | 'y') => Action::AcceptResign,
            (Expected::Resignation { .. }, 'p' | 'n') => Action::RejectResign,
            (Expected::IllegalPlay { .. }, '\n' | ' ' | 't' | 'y') => Action::LetStand,
            (Expected::IllegalPlay { .. }, 'p' | 'n') => Action::Insist,
            _ => return Err(KeyError::Meaningless { expected }),
        };
        self.done(state, vec![Fact::Action(action)])
    }

    fn die(&mut self, state: &MatchState, expected: Expected, key: char) -> Result<Vec<Change>, KeyError> {
        let no_die = || KeyError::NoDie { digit: key };
        let face = |key: char| key.to_digit(10).and_then(|digit| Die::new(digit as u8));
        face(key).ok_or_else(no_die)?;
        let typed = format!("{}{key}", self.typed);
        let dice: Vec<Die> = typed.chars().filter_map(face).collect();
        let of_opening = expected == Expected::Opening;
        let wanted = if of_opening { 2 } else { usize::from(state.rules().spec().dice) };
        if dice.len() < wanted {
            self.typed = typed;
            return Ok(Vec::new());
        }
        let facts = if of_opening {
            vec![Fact::Action(Action::OpeningRoll(ByPlayer { a: dice[0], b: dice[1] }))]
        } else {
            let faces: Vec<u8> = dice.iter().map(|die| die.face()).collect();
            let roll = Action::Roll(Dice::from_faces(&faces).ok_or_else(no_die)?);
            let first = match expected {
                Expected::FirstRoll { player } => Some(Action::FirstTurn(player)),
                _ => None,
            };
            first.into_iter().chain([roll]).map(Fact::Action).collect()
        };
        self.done(state, facts)
    }

    fn resignation(&mut self, state: &MatchState, key: char) -> Result<Vec<Change>, KeyError> {
        let grade = match key {
            '1' | 's' => Grade::Single,
            '2' | 'g' => Grade::Gammon,
            '3' | 'b' => Grade::Backgammon,
            _ => return Err(KeyError::Meaningless { expected: Expected::of(state) }),
        };
        let on_turn = state.phase().decider().unwrap_or(Player::A);
        let by = if self.typed == "r" { on_turn } else { on_turn.other() };
        self.done(state, vec![Fact::Action(Action::OfferResign { by, grade })])
    }

    fn play(
        &mut self,
        state: &MatchState,
        ranking: &dyn Ranking,
        key: char,
    ) -> Result<Vec<Change>, KeyError> {
        let letter = LETTERS.find(key).filter(|_| self.typed.is_empty());
        let picked = match (key, self.typed.is_empty()) {
            ('\n', _) if self.typed.starts_with('!') => {
                let legs = self.legs()?;
                let moves =
                    points::shifts(&legs).map_err(|from| KeyError::Unreadable { word: from.to_string() })?;
                return self.done(state, vec![Fact::AsPlayed(AsPlayed::Moves(moves))]);
            }
            ('\n', _) | (' ', true) => 0,
            _ if letter.is_some() => letter.map_or(0, |place| place + 1),
            ('0'..='9' | '/' | '-' | '*' | '(' | ')' | ',' | ' ' | 'a' | 'r' | 'f' | 'l', false)
            | ('0'..='9' | '!', true)
            | ('b' | 'o' | 'p', _) => {
                if self.typed.chars().count() >= MAX_TYPED {
                    return Err(KeyError::TooLong);
                }
                self.typed.push(key);
                return Ok(Vec::new());
            }
            _ => return Err(KeyError::Meaningless { expected: Expected::of(state) }),
        };
        let plays = self.candidates(state, ranking)?;
        let count = plays.len();
        let play = plays.into_iter().nth(picked).ok_or(KeyError::NoProposal { count })?;
        self.done(state, vec![Fact::Action(Action::Play(play))])
    }

    /// The legs of the points typed so far, without the mark of a play against the rules.
    fn legs(&self) -> Result<Vec<points::Leg>, KeyError> {
        let text = self.typed.trim_start_matches('!');
        points::parse(text).map_err(|word| KeyError::Unreadable { word })
    }

    /// The proposals that the points typed so far leave, the likeliest first.
    ///
    /// # Errors
    /// [`KeyError`] if the points cannot be read, or no legal play carries checkers so.
    pub fn candidates(&self, state: &MatchState, ranking: &dyn Ranking) -> Result<Vec<Play>, KeyError> {
        let all = proposals(state, ranking);
        let is_play = !matches!(self.typed.as_str(), "r" | "R");
        let meant = match state.play_graph().filter(|_| is_play && !self.typed.is_empty()) {
            None => all,
            Some(graph) => {
                let meant = points::meant(&graph, &self.legs()?, &all);
                if meant.is_empty() {
                    let refusal = notation::read(&graph, self.typed.trim_start_matches('!'));
                    let text = self.typed.clone();
                    let illegal = NotationError::Illegal { text, fault: None };
                    return Err(KeyError::NoSuchPlay(refusal.err().unwrap_or(illegal)));
                }
                meant
            }
        };
        Ok(meant.into_iter().map(|legal| legal.play).collect())
    }

    /// Facts as changes at the cursor, if they fit there. Rolls that leave one play, or none, are played at once.
    fn done(&mut self, state: &MatchState, facts: Vec<Fact>) -> Result<Vec<Change>, KeyError> {
        let mut state = state.clone();
        let mut facts = facts;
        for fact in &facts {
            let outcome = check(&state, fact);
            if let Some(fault) = outcome.fault {
                return Err(KeyError::Unfit(fault));
            }
            state = outcome.after;
        }
        self.typed.clear();
        let amends = matches!(self.cursor, Cursor::Amend(_));
        while let (false, Some(play)) = (amends, forced(&state)) {
            let fact = Fact::Action(Action::Play(play));
            let outcome = check(&state, &fact);
            if outcome.fault.is_some() {
                break;
            }
            state = outcome.after;
            facts.push(fact);
        }
        let change = |fact| match self.cursor {
            Cursor::End => Change::Add(fact),
            Cursor::Amend(line) => Change::Amend { line, fact },
            Cursor::Insert(line) | Cursor::Repair(line) => Change::Insert { before: Some(line), fact },
        };
        Ok(facts.into_iter().map(change).collect())
    }
}

/// The only play of the roll on the table.
fn forced(state: &MatchState) -> Option<Play> {
    let plays = state.play_graph()?.plays();
    match <[_; 1]>::try_from(plays) {
        Ok([only]) => Some(only.play),
        Err(_) => None,
    }
}
