//! One client's connection: the fold of the lines that came from it and the events that it was told.
//!
//! Nothing here reads a socket or a clock. Equal lines and events in the same order give equal sessions and equal replies.

mod commands;
mod game;
mod info;
mod lists;
mod people;
mod play;
mod reply;
mod sign_in;

pub use reply::{Output, Reply};

use std::collections::{BTreeMap, BTreeSet};

use pasch_messages::{Describe as _, Language, Message, message};

use crate::board::Board;
use crate::clip::Rating;
use crate::command::{self, Command, Length};
use crate::event::{Event, Role};
use crate::lines::Input;
use crate::names::written;
use crate::refusal::Refusal;
use crate::settings::{Settings, Toggle};
use crate::words;
use game::Match;
use sign_in::Door;

/// The most names in each list of a session: gagged, blinded, waited for. The most invitations that wait, too.
pub const MOST_NAMES: usize = 200;

/// A client's connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The name and version of the program, as `version` tells them.
    program: String,
    /// The language of what the protocol does not fix.
    language: Language,
    door: Door,
    /// Sign-ins that were refused.
    refused: u8,
    /// The client is a program that reads numbered messages.
    clip: bool,
    name: String,
    rating: Option<Rating>,
    experience: u32,
    settings: Settings,
    motd: Vec<String>,
    away: Option<String>,
    gagged: BTreeSet<String>,
    blinded: BTreeSet<String>,
    awaited: BTreeSet<String>,
    invitations: BTreeMap<String, Length>,
    /// The match that is played or watched.
    game: Option<Match>,
    /// The last one before.
    past: Option<Match>,
    waved: bool,
}

impl Session {
    /// A new connection. `program` is what `version` tells; `language` that of all sentences that clients do not need to
    /// recognise.
    #[must_use]
    pub fn new(program: &str, language: Language) -> Session {
        Session {
            program: program.to_owned(),
            language,
            door: Door::Name,
            refused: 0,
            clip: false,
            name: String::new(),
            rating: None,
            experience: 0,
            settings: Settings::default(),
            motd: Vec::new(),
            away: None,
            gagged: BTreeSet::new(),
            blinded: BTreeSet::new(),
            awaited: BTreeSet::new(),
            invitations: BTreeMap::new(),
            game: None,
            past: None,
            waved: false,
        }
    }

    /// The first lines that a client reads: a welcome, and the prompt for a name.
    #[must_use]
    pub fn greeting(&self) -> Reply {
        let mut reply = Reply::default();
        self.own(&mut reply, &message!("fibs-welcome", program = self.program));
        self.own(&mut reply, &message!("fibs-welcome-how"));
        reply.prompt(words::LOGIN);
        reply
    }

    /// Takes what has come from the client.
    pub fn input(&mut self, input: &Input) -> Reply {
        match input {
            Input::Line(line) => self.line(line),
            Input::TooLong => {
                let mut reply = Reply::default();
                self.refuse(&mut reply, &Refusal::TooLong);
                self.prompt_after(&mut reply);
                reply
            }
            Input::Flood => {
                let mut reply = Reply::default();
                self.refuse(&mut reply, &Refusal::Flood);
                self.close(&mut reply);
                reply
            }
        }
    }

    /// Takes a line: a name or a password while nobody has signed in, a command afterwards.
    pub fn line(&mut self, line: &str) -> Reply {
        match self.door {
            Door::In => {}
            Door::Closed => return Reply::default(),
            _ => return self.knock(line),
        }
        let mut reply = match command::read(line) {
            Ok(command) => return self.handle(&command),
            Err(refusal) => {
                let mut reply = Reply::default();
                self.refuse(&mut reply, &refusal);
                reply
            }
        };
        self.prompt_after(&mut reply);
        reply
    }

    /// Does a command. Before somebody has signed in it is refused.
    pub fn handle(&mut self, command: &Command) -> Reply {
        let mut reply = Reply::default();
        if self.door == Door::Closed {
            return reply;
        }
        let done = match self.door {
            Door::In => self.done(command, &mut reply),
            _ => Err(Refusal::SignInFirst),
        };
        if let Err(refusal) = done {
            self.refuse(&mut reply, &refusal);
        }
        if self.door == Door::In {
            self.waved = *command == Command::Wave;
        }
        self.prompt_after(&mut reply);
        reply
    }

    /// Tells the client what has happened. Requests may follow from it: a roll that the player is not asked about.
    pub fn tell(&mut self, event: &Event) -> Reply {
        if self.door == Door::Closed {
            return Reply::default();
        }
        let mut reply = match event {
            Event::SignedIn(account) => return self.signed_in(account),
            Event::SignInRefused(reason) => return self.sign_in_refused(reason),
            Event::Closing(reason) => {
                let mut reply = Reply::default();
                self.own(&mut reply, reason);
                self.close(&mut reply);
                return reply;
            }
            _ if self.door != Door::In => return Reply::default(),
            Event::Started(start) => self.started(start),
            Event::Acted(action) => self.acted(action),
            event => self.told(event),
        };
        if !reply.output.is_empty() {
            self.prompt_after(&mut reply);
        }
        reply
    }

    /// The account's name once it has signed in.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        (self.door == Door::In).then_some(self.name.as_str())
    }

    /// The settings as they are now.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether the client reads the numbered messages of CLIP.
    #[must_use]
    pub const fn is_clip(&self) -> bool {
        self.clip
    }

    /// Whether nothing is answered any more.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.door == Door::Closed
    }

    /// The words that the player has left while away.
    #[must_use]
    pub fn away(&self) -> Option<&str> {
        self.away.as_deref()
    }

    /// Whether this person is not heard.
    #[must_use]
    pub fn gags(&self, name: &str) -> bool {
        self.gagged.contains(name)
    }

    /// Whether this person must not hear or watch the player.
    #[must_use]
    pub fn blinds(&self, name: &str) -> bool {
        self.blinded.contains(name)
    }

    /// Open invitations to the player: the names of those who invite, with the lengths.
    pub fn invitations(&self) -> impl Iterator<Item = (&str, Length)> {
        self.invitations.iter().map(|(name, length)| (name.as_str(), *length))
    }

    /// The place at the match that is played or watched.
    #[must_use]
    pub fn role(&self) -> Option<Role> {
        self.game.as_ref().map(|game| game.role)
    }

    /// The board of the match that is played or watched, as the client reads it.
    #[must_use]
    pub fn board(&self) -> Option<Board> {
        self.game.as_ref().map(|game| game.board(None))
    }

    fn close(&mut self, reply: &mut Reply) {
        self.door = Door::Closed;
        (self.game, self.past) = (None, None);
        self.invitations.clear();
        reply.output.push(Output::Close);
    }

    /// A sentence of ours.
    fn own(&self, reply: &mut Reply, sentence: &Message) {
        reply.line(format!("** {}", sentence.in_language(self.language)));
    }

    fn refuse(&self, reply: &mut Reply, refusal: &Refusal) {
        reply.line(refusal.line(self.language));
    }

    /// The text of a sentence of ours.
    fn text(&self, sentence: &Message) -> String {
        sentence.message().in_language(self.language).to_string()
    }

    /// Adds the prompt that a terminal shows when it is the reader's turn to type.
    fn prompt_after(&self, reply: &mut Reply) {
        match self.door {
            Door::Name => reply.prompt(words::LOGIN),
            Door::Password { .. } => reply.prompt(words::PASSWORD),
            Door::In if !self.clip && self.settings.is_on(Toggle::Telnet) => reply.prompt(words::PROMPT),
            _ => {}
        }
    }

    fn is_me(&self, name: &str) -> bool {
        name.to_lowercase() == self.name.to_lowercase()
    }

    fn own_written(&self) -> String {
        written(&self.name)
    }
}
