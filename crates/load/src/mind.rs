//! One player's knowledge of the match, the next intent, and the answers of their program.

use pasch_wire::{ClientMessage, ClockView, DiceView, Intent, Phase, Seat, Step};
use serde::Deserialize;

use crate::dice::Hand;
use crate::fair::{Fair, FairError};

/// A wish that was sent and not answered yet.
#[derive(Clone, Debug)]
pub struct Asked {
    pub id: String,
    /// The last number that was known.
    pub seq: u32,
    pub intent: Intent,
}

/// What a frame has told.
#[derive(Debug, Default)]
pub struct Heard {
    /// The match's number, where the frame was its state.
    pub seen: Option<u32>,
    /// What happened, with the state.
    pub steps: Vec<Step>,
    /// A wish is done, and the match's number after it.
    pub done: Option<(Asked, u32)>,
    /// A wish, or a word about dice, was refused: the code.
    pub refused: Option<String>,
    /// What the program says to it, to be sent in this order.
    pub answers: Vec<String>,
}

/// One player of one match.
#[derive(Debug)]
pub struct Mind {
    seat: Seat,
    seq: u32,
    /// The number that an answer named, until a state has come after it.
    done: u32,
    view: Option<Seen>,
    hand: Hand,
    fair: Option<Fair>,
    asked: Option<Asked>,
    wishes: u32,
}

#[derive(Deserialize)]
struct Kind<'a> {
    #[serde(borrow, rename = "type")]
    kind: std::borrow::Cow<'a, str>,
}

#[derive(Deserialize)]
struct State {
    view: Seen,
    steps: Vec<Step>,
    #[serde(rename = "shortPlays")]
    short_plays: Option<Plays>,
}

/// The parts of a match's view that a player without eyes needs.
#[derive(Debug, Deserialize)]
struct Seen {
    seq: u32,
    phase: Phase,
    #[serde(skip)]
    plays: Option<Plays>,
    clock: Option<ClockView>,
}

#[derive(Debug, Deserialize)]
struct Plays {
    nodes: Vec<Node>,
}

#[derive(Debug, Deserialize)]
struct Node {
    /// The last number of each is the node that it leads to.
    steps: Vec<[u32; 5]>,
}

#[derive(Deserialize)]
struct Dice {
    view: DiceView,
}

#[derive(Deserialize)]
struct Answer {
    id: String,
    seq: u32,
    #[serde(default)]
    code: String,
}

impl Mind {
    /// Somebody who has just sat down, without a key.
    #[must_use]
    pub const fn new(seat: Seat) -> Self {
        Self { seat, seq: 0, done: 0, view: None, hand: Hand::new(seat), fair: None, asked: None, wishes: 0 }
    }

    /// Somebody who signs dice, as a browser does.
    #[must_use]
    pub fn signing(seat: Seat, fair: Fair) -> Self {
        Self { fair: Some(fair), ..Self::new(seat) }
    }

    /// The last number of the match that was seen.
    #[must_use]
    pub const fn seq(&self) -> u32 {
        self.seq
    }

    /// Nothing more can happen in the match.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.view.as_ref().is_some_and(|view| matches!(view.phase, Phase::MatchOver { .. }))
    }

    /// What the match waits for.
    #[must_use]
    pub fn phase(&self) -> Option<&Phase> {
        self.view.as_ref().map(|view| &view.phase)
    }

    /// The clocks as they were told last.
    #[must_use]
    pub fn clock(&self) -> Option<&ClockView> {
        self.view.as_ref().and_then(|view| view.clock.as_ref())
    }

    /// The wish that waits for its answer.
    #[must_use]
    pub const fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// What is said on a new line: what is known, and the wish that was not answered.
    #[must_use]
    pub fn comes(&self) -> Vec<String> {
        let mut said = vec![written(&ClientMessage::Resume {
            since: self.seq,
            dice: true,
            dice_key: self.fair.as_ref().map(Fair::public),
            dice_known: self.fair.as_ref().and_then(Fair::known),
            short_plays: true,
        })];
        if let Some(Asked { id, seq, intent }) = self.asked.clone() {
            said.push(written(&ClientMessage::Intent { id, seq, intent, signed: None }));
        }
        said
    }

    /// Takes in a frame that the server sent.
    ///
    /// # Errors
    /// When it is none of the protocol's, or the dice that it tells of break their rules.
    pub fn hear(&mut self, text: &str) -> Result<Heard, FairError> {
        let mut heard = Heard::default();
        let kind: Kind = serde_json::from_str(text)?;
        match &*kind.kind {
            "state" => {
                let State { mut view, steps, short_plays } = serde_json::from_str(text)?;
                view.plays = short_plays;
                self.seq = view.seq;
                self.done = 0;
                heard.seen = Some(view.seq);
                heard.steps = steps;
                self.view = Some(view);
            }
            "dice" => {
                let dice: Dice = serde_json::from_str(text)?;
                heard.answers = self.hand.answers(dice.view).iter().map(written).collect();
            }
            "diceTold" => {
                if let Some(fair) = &mut self.fair {
                    heard.answers.extend(fair.hear(text)?.as_ref().map(written));
                }
            }
            "diceGot" => {
                if let Some(fair) = &mut self.fair {
                    fair.note(text)?;
                }
            }
            "ack" => {
                let answer: Answer = serde_json::from_str(text)?;
                self.done = self.done.max(answer.seq);
                heard.done =
                    self.asked.take_if(|asked| asked.id == answer.id).map(|asked| (asked, answer.seq));
            }
            "refused" => {
                let answer: Answer = serde_json::from_str(text)?;
                self.asked.take_if(|asked| asked.id == answer.id);
                heard.refused = Some(answer.code);
            }
            _ => {}
        }
        Ok(heard)
    }

    /// The next wish of the player; `None` while they wait for the other, for an answer, for the state that it
    /// led to, or for nothing more.
    #[must_use]
    pub fn wish(&self) -> Option<Intent> {
        if self.asked.is_some() || self.seq < self.done {
            return None;
        }
        let (view, mine) = (self.view.as_ref()?, self.seat);
        match &view.phase {
            // One of both is enough.
            Phase::Opening if mine == Seat::A => Some(Intent::Roll),
            Phase::GameOver { .. } if mine == Seat::A => Some(Intent::Next),
            Phase::ToRoll { player } if *player == mine => {
                self.fair.as_ref().is_none_or(Fair::may_roll).then_some(Intent::Roll)
            }
            Phase::ToMove { player, .. } if *player == mine => {
                view.plays.as_ref().map(|plays| Intent::Play { path: plays.path() })
            }
            Phase::DoubleOffered { by, .. } if *by != mine => Some(Intent::Take),
            Phase::ResignOffered { by, .. } if *by != mine => Some(Intent::AcceptResign),
            _ => None,
        }
    }

    /// Begins a wish: the frames to be sent.
    ///
    /// # Errors
    /// When the rules of the dice do not allow it.
    pub fn begin(&mut self, intent: Intent) -> Result<Vec<String>, FairError> {
        let signed = self.fair.as_mut().map_or(Ok(None), |fair| fair.sign(&intent))?;
        self.wishes += 1;
        let asked = Asked { id: format!("w{}", self.wishes), seq: self.seq, intent: intent.clone() };
        let (id, seq) = (asked.id.clone(), asked.seq);
        self.asked = Some(asked);
        let rolls = matches!(intent, Intent::Roll | Intent::Next);
        let link = rolls.then(|| self.hand.before_roll()).flatten();
        let wish = ClientMessage::Intent { id, seq, intent, signed };
        Ok(link.iter().chain([&wish]).map(written).collect())
    }
}

impl Plays {
    /// The first play, as a browser would walk it.
    fn path(&self) -> Vec<u32> {
        let mut path = vec![0];
        let first = |at: u32| self.nodes.get(at as usize)?.steps.first().copied();
        while let Some([_, _, _, _, node]) = path.last().and_then(|&at| first(at)) {
            path.push(node);
        }
        path
    }
}

fn written(message: &ClientMessage) -> String {
    // Plain data with string keys cannot fail to be written.
    serde_json::to_string(message).unwrap_or_default()
}
