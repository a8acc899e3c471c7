//! Vote matches: the members of a club play one side of a match together and vote on each play and each decision about the cube.
//!
//! A vote match is a log of its own. Those may vote who were members before it began ([`crate::Members::since_before`]), as long as they
//! stay. For each decision the caller brings the choices; members vote until the time is up and may change their vote until then. Then the
//! log says that the time is up, and the fold decides:
//!
//! 1. The choice with the most votes is made, or the one that an instant run-off finds, as agreed.
//! 2. If several are equal, the captain's own vote breaks the tie: the one of them that the captain likes best. If the captain has not
//!    voted for any of them, they are asked, for as long as the vote lasted; if they do not answer, the first of the equal ones in the list
//!    is made.
//! 3. Without any vote the time is extended once. Members may vote, and the captain may decide alone. If nobody does, the safe choice is
//!    made: the first legal play in the list that the caller brought, no double, or a pass.
//!
//! Votes are open to all voters, or hidden until they are counted, as agreed.

mod tally;

use std::collections::{BTreeMap, BTreeSet};

use pasch_messages::Describe;
use pasch_tournament::Time;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::ids::{PersonId, check_id};

pub use tally::{Count, Method, count, listed};

/// The shortest and the longest time for a vote, in milliseconds: ten seconds to a week.
pub const TIMES: std::ops::RangeInclusive<Time> = 10_000..=7 * 86_400_000;

/// The most choices of a decision.
pub const MOST_CHOICES: usize = 4_096;

/// The most letters of a choice.
pub const LONGEST_CHOICE: usize = 80;

/// The most people who vote in a match.
pub const MOST_VOTERS: usize = 20_000;

/// The terms of a vote match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The milliseconds for each vote.
    pub time: Time,
    /// How votes are counted.
    pub method: Method,
    /// Whether votes are hidden until they are counted.
    pub hidden: bool,
    /// The captain, who is one of the voters.
    pub captain: PersonId,
    /// Those who may vote: members since before the match.
    pub voters: Vec<PersonId>,
}

/// A decision to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// The play of a roll: all legal plays in notation, in the order of the rules.
    Play {
        /// The plays.
        plays: Vec<String>,
    },
    /// Double or roll: choice 0 is to roll, 1 to double.
    Double,
    /// Answer to a double: choice 0 is to pass, 1 to take, 2 to beaver where that is possible.
    Answer {
        /// Whether a beaver is possible.
        beaver: bool,
    },
}

impl Question {
    /// The number of choices. The first, 0, is the safe one.
    #[must_use]
    pub fn choices(&self) -> u16 {
        match self {
            Self::Play { plays } => u16::try_from(plays.len()).unwrap_or(u16::MAX),
            Self::Double => 2,
            Self::Answer { beaver } => 2 + u16::from(*beaver),
        }
    }
}

/// A fact of a vote match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum VoteAction {
    /// The match begins; always the first.
    Opened {
        /// The terms.
        terms: Box<Terms>,
    },
    /// A decision has to be made.
    Asked {
        /// The choices.
        question: Question,
    },
    /// A voter has voted, or changed their vote.
    Voted {
        /// The voter.
        person: PersonId,
        /// One choice, or several in order for a run-off.
        ballot: Vec<u16>,
    },
    /// A voter has taken their vote back.
    Unvoted {
        /// The voter.
        person: PersonId,
    },
    /// The time is up.
    TimeUp,
    /// The captain has decided, between equal choices or where nobody has voted.
    CaptainChose {
        /// The choice.
        choice: u16,
    },
    /// A voter has left the club: they vote no more, and their vote is struck unless it was counted already.
    Struck {
        /// The voter.
        person: PersonId,
    },
    /// Another voter is the captain.
    CaptainNamed {
        /// The voter.
        person: PersonId,
    },
    /// The match is over.
    Ended,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VoteEntry {
    /// When it happened. It never goes back.
    pub at: Time,
    /// The fact.
    pub action: VoteAction,
}

/// Reasons against an action of a vote match. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("vote-refusal")]
pub enum VoteRefusal {
    /// A log begins with its opening, and has one.
    Opened,
    /// The terms make no sense.
    Terms,
    /// The time is before that of the last entry.
    Backwards,
    /// The match is over.
    Over,
    /// A decision is still open.
    Open,
    /// No decision is open.
    NotOpen,
    /// The choices of a question are missing, too many or not different.
    Question,
    /// The person may not vote.
    NotVoter,
    /// The vote came after the time.
    TooLate,
    /// The time is not up.
    TooEarly,
    /// The ballot names no choice, an unknown one, or one twice.
    Ballot,
    /// The person has not voted.
    NotVoted,
    /// The captain cannot choose that now.
    Captain,
}

/// Why a choice was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// By the votes.
    Votes,
    /// The captain's own vote broke a tie.
    CaptainsVote,
    /// The captain was asked.
    Captain,
    /// The first of equal choices, because the captain did not answer.
    FirstOfEqual,
    /// The safe choice, because nobody voted.
    Safe,
}

/// A decision that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The question.
    pub question: Question,
    /// The choice.
    pub choice: u16,
    /// Why.
    pub ground: Ground,
    /// All choices with their votes, the most first.
    pub listed: Vec<(u16, u32)>,
}

/// How far an open question has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Members vote.
    Voting,
    /// Nobody has voted: members vote once more, or the captain decides.
    Extended,
    /// The captain chooses among equal choices.
    Tied(Vec<u16>),
}

/// A question that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenQuestion {
    /// The question.
    pub question: Question,
    /// How far it has come.
    pub phase: Phase,
    /// When the time is up.
    pub until: Time,
    ballots: BTreeMap<PersonId, Vec<u16>>,
}

impl OpenQuestion {
    /// The number of those who have voted.
    #[must_use]
    pub fn votes(&self) -> usize {
        self.ballots.len()
    }
}

/// A vote match: its log and the fold of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoteMatch {
    log: Vec<VoteEntry>,
    terms: Terms,
    voters: BTreeSet<PersonId>,
    captain: Option<PersonId>,
    open: Option<OpenQuestion>,
    made: Vec<Decision>,
    is_over: bool,
    last_at: Time,
}

impl VoteMatch {
    /// A match without questions.
    ///
    /// # Errors
    /// When the terms make no sense.
    pub fn new(terms: Terms, at: Time) -> Result<Self, VoteRefusal> {
        let voters: BTreeSet<PersonId> = terms.voters.iter().cloned().collect();
        let is_good = TIMES.contains(&terms.time)
            && voters.len() == terms.voters.len()
            && (1..=MOST_VOTERS).contains(&voters.len())
            && voters.iter().all(|voter| check_id(&voter.0).is_ok())
            && voters.contains(&terms.captain)
            && (0..=Time::MAX / 4).contains(&at);
        if !is_good {
            return Err(VoteRefusal::Terms);
        }
        let action = VoteAction::Opened { terms: Box::new(terms.clone()) };
        Ok(Self {
            log: vec![VoteEntry { at, action }],
            captain: Some(terms.captain.clone()),
            terms,
            voters,
            open: None,
            made: Vec::new(),
            is_over: false,
            last_at: at,
        })
    }

    /// The match that a log leads to.
    ///
    /// # Errors
    /// The first entry that is refused, by its number from 0.
    pub fn fold(log: impl IntoIterator<Item = VoteEntry>) -> Result<Self, (usize, VoteRefusal)> {
        let mut log = log.into_iter();
        let Some(VoteEntry { at, action: VoteAction::Opened { terms } }) = log.next() else {
            return Err((0, VoteRefusal::Opened));
        };
        let mut voting = Self::new(*terms, at).map_err(|refusal| (0, refusal))?;
        for (number, VoteEntry { at, action }) in log.enumerate() {
            voting.apply(at, action).map_err(|refusal| (number + 1, refusal))?;
        }
        Ok(voting)
    }

    /// The log.
    #[must_use]
    pub fn log(&self) -> &[VoteEntry] {
        &self.log
    }

    /// The terms.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Those who may still vote.
    #[must_use]
    pub const fn voters(&self) -> &BTreeSet<PersonId> {
        &self.voters
    }

    /// The captain; `None` after they have left and nobody was named.
    #[must_use]
    pub const fn captain(&self) -> Option<&PersonId> {
        self.captain.as_ref()
    }

    /// The question that is open.
    #[must_use]
    pub const fn open(&self) -> Option<&OpenQuestion> {
        self.open.as_ref()
    }

    /// The decisions that were made, the first one first.
    #[must_use]
    pub fn made(&self) -> &[Decision] {
        &self.made
    }

    /// Whether the match is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Whether the time of the open question is up at a moment, so that [`VoteAction::TimeUp`] is due.
    #[must_use]
    pub fn is_due(&self, now: Time) -> bool {
        self.open.as_ref().is_some_and(|open| now >= open.until)
    }

    /// The choices of the open question with their votes, the most first, as a viewer may see them: `None` if no question is open, for
    /// those who are no voters, and while votes are hidden. Ties that the captain has to break are shown to all voters.
    #[must_use]
    pub fn tally(&self, viewer: &PersonId) -> Option<Vec<(u16, u32)>> {
        let open = self.open.as_ref()?;
        let is_shown = !self.terms.hidden || matches!(open.phase, Phase::Tied(_));
        let ballots: Vec<Vec<u16>> = open.ballots.values().cloned().collect();
        (is_shown && self.voters.contains(viewer)).then(|| listed(open.question.choices(), &ballots))
    }

    /// The own vote of a person on the open question.
    #[must_use]
    pub fn ballot(&self, person: &PersonId) -> Option<&[u16]> {
        self.open.as_ref()?.ballots.get(person).map(Vec::as_slice)
    }

    /// Adds an action.
    ///
    /// # Errors
    /// The reason against it. Nothing has changed then.
    pub fn apply(&mut self, at: Time, action: VoteAction) -> Result<(), VoteRefusal> {
        if at < self.last_at || at > Time::MAX / 4 {
            return Err(VoteRefusal::Backwards);
        }
        if self.is_over {
            return Err(VoteRefusal::Over);
        }
        match &action {
            VoteAction::Opened { .. } => return Err(VoteRefusal::Opened),
            VoteAction::Asked { question } => self.ask(question, at)?,
            VoteAction::Voted { person, ballot } => self.vote(person, ballot, at)?,
            VoteAction::Unvoted { person } => {
                let open = self.voting(person, at)?;
                open.ballots.remove(person).ok_or(VoteRefusal::NotVoted)?;
            }
            VoteAction::TimeUp => self.time_up(at)?,
            VoteAction::CaptainChose { choice } => self.captain_chooses(*choice, at)?,
            VoteAction::Struck { person } => {
                if !self.voters.remove(person) {
                    return Err(VoteRefusal::NotVoter);
                }
                if self.captain.as_ref() == Some(person) {
                    self.captain = None;
                }
                // A vote that was counted stays: the tie that it led to is being broken.
                if let Some(open) = self.open.as_mut().filter(|open| !matches!(open.phase, Phase::Tied(_))) {
                    open.ballots.remove(person);
                }
            }
            VoteAction::CaptainNamed { person } => {
                if !self.voters.contains(person) {
                    return Err(VoteRefusal::NotVoter);
                }
                self.captain = Some(person.clone());
            }
            VoteAction::Ended => {
                self.open = None;
                self.is_over = true;
            }
        }
        self.last_at = at;
        self.log.push(VoteEntry { at, action });
        Ok(())
    }

    fn ask(&mut self, question: &Question, at: Time) -> Result<(), VoteRefusal> {
        if self.open.is_some() {
            return Err(VoteRefusal::Open);
        }
        if let Question::Play { plays } = question {
            let different: BTreeSet<&String> = plays.iter().collect();
            let fits = |play: &&String| {
                (1..=LONGEST_CHOICE).contains(&play.chars().count()) && !play.contains(char::is_control)
            };
            if !(1..=MOST_CHOICES).contains(&plays.len())
                || different.len() != plays.len()
                || !plays.iter().all(|play| fits(&play))
            {
                return Err(VoteRefusal::Question);
            }
        }
        let (question, until) = (question.clone(), at + self.terms.time);
        self.open = Some(OpenQuestion { question, phase: Phase::Voting, until, ballots: BTreeMap::new() });
        Ok(())
    }

    /// The open question, if this voter can vote at this moment.
    fn voting(&mut self, person: &PersonId, at: Time) -> Result<&mut OpenQuestion, VoteRefusal> {
        let open = self.open.as_mut().ok_or(VoteRefusal::NotOpen)?;
        if !self.voters.contains(person) {
            return Err(VoteRefusal::NotVoter);
        }
        if at >= open.until || matches!(open.phase, Phase::Tied(_)) {
            return Err(VoteRefusal::TooLate);
        }
        Ok(open)
    }

    fn vote(&mut self, person: &PersonId, ballot: &[u16], at: Time) -> Result<(), VoteRefusal> {
        let method = self.terms.method;
        let open = self.voting(person, at)?;
        let choices = open.question.choices();
        let different: BTreeSet<&u16> = ballot.iter().collect();
        let most = if method == Method::Plurality { 1 } else { usize::from(choices) };
        let is_good = (1..=most).contains(&ballot.len())
            && different.len() == ballot.len()
            && ballot.iter().all(|choice| *choice < choices);
        if !is_good {
            return Err(VoteRefusal::Ballot);
        }
        open.ballots.insert(person.clone(), ballot.to_vec());
        Ok(())
    }

    fn time_up(&mut self, at: Time) -> Result<(), VoteRefusal> {
        let (method, time) = (self.terms.method, self.terms.time);
        let captain = self.captain.clone();
        let open = self.open.as_mut().ok_or(VoteRefusal::NotOpen)?;
        if at < open.until {
            return Err(VoteRefusal::TooEarly);
        }
        if let Phase::Tied(tied) = &open.phase {
            let choice = tied.first().copied().unwrap_or(0);
            return self.decide(choice, Ground::FirstOfEqual);
        }
        let ballots: Vec<Vec<u16>> = open.ballots.values().cloned().collect();
        match count(method, open.question.choices(), &ballots) {
            Count::Won(choice) => self.decide(choice, Ground::Votes),
            Count::Tied(tied) => {
                let own = captain.as_ref().and_then(|captain| open.ballots.get(captain));
                match own.and_then(|ballot| ballot.iter().find(|choice| tied.contains(choice)).copied()) {
                    Some(choice) => self.decide(choice, Ground::CaptainsVote),
                    None => {
                        open.phase = Phase::Tied(tied);
                        open.until = at + time;
                        Ok(())
                    }
                }
            }
            Count::NoVotes if open.phase == Phase::Voting => {
                open.phase = Phase::Extended;
                open.until = at + time;
                Ok(())
            }
            Count::NoVotes => self.decide(0, Ground::Safe),
        }
    }

    fn captain_chooses(&mut self, choice: u16, at: Time) -> Result<(), VoteRefusal> {
        if self.captain.is_none() {
            return Err(VoteRefusal::Captain);
        }
        let open = self.open.as_ref().ok_or(VoteRefusal::NotOpen)?;
        if at >= open.until {
            return Err(VoteRefusal::TooLate);
        }
        let may = match &open.phase {
            Phase::Voting => false,
            // Once somebody has voted, the votes decide.
            Phase::Extended => open.ballots.is_empty() && choice < open.question.choices(),
            Phase::Tied(tied) => tied.contains(&choice),
        };
        if may { self.decide(choice, Ground::Captain) } else { Err(VoteRefusal::Captain) }
    }

    fn decide(&mut self, choice: u16, ground: Ground) -> Result<(), VoteRefusal> {
        let open = self.open.take().ok_or(VoteRefusal::NotOpen)?;
        let ballots: Vec<Vec<u16>> = open.ballots.into_values().collect();
        let listed = listed(open.question.choices(), &ballots);
        self.made.push(Decision { question: open.question, choice, ground, listed });
        Ok(())
    }
}
