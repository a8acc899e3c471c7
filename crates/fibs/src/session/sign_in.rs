//! Signing in: by the prompts, in one line as programs do, or as a guest.

use pasch_messages::{Message, message};

use super::reply::{Output, Reply};
use super::{MOST_NAMES, Session};
use crate::calendar;
use crate::clip::{Clip, Rating};
use crate::event::{Account, Request};
use crate::known::Known;
use crate::names;
use crate::refusal::Refusal;
use crate::settings::Toggle;
use crate::words;

/// Where signing in stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Door {
    /// A name is expected, or a whole sign-in line.
    Name,
    /// The password of this name is expected.
    Password {
        /// The name, as it was typed.
        name: String,
    },
    /// The server has to answer.
    Waiting,
    /// Somebody has signed in.
    In,
    /// Nothing is read or told any more.
    Closed,
}

/// Refused sign-ins after which the connection is closed.
const TRIES: u8 = 3;

/// The name that asks for no account.
const GUEST: &str = "guest";

/// Characters of a line of the message of the day between its bars.
const MOTD_WIDTH: usize = 66;

/// A line of the message of the day.
pub(super) fn framed(text: &str) -> String {
    let missing = MOTD_WIDTH.saturating_sub(text.chars().count());
    format!("| {text}{} |", " ".repeat(missing))
}

/// A text in lines of the width of the message of the day, broken at spaces.
pub(super) fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= MOTD_WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

impl Session {
    /// A line of somebody who has not signed in.
    pub(super) fn knock(&mut self, line: &str) -> Reply {
        let mut reply = Reply::default();
        match std::mem::replace(&mut self.door, Door::Name) {
            Door::Waiting => {
                self.door = Door::Waiting;
                self.refuse(&mut reply, &Refusal::SigningIn);
            }
            Door::Password { name } => {
                reply.output.push(Output::ShowInput);
                reply.line("");
                // An empty password goes back to the name.
                if line.is_empty() {
                    self.prompt_after(&mut reply);
                } else {
                    self.sign_in(&name, line, None, &mut reply);
                }
            }
            _ => self.name_or_line(line, &mut reply),
        }
        reply
    }

    fn name_or_line(&mut self, line: &str, reply: &mut Reply) {
        let typed: Vec<&str> = line.split_whitespace().collect();
        match typed.as_slice() {
            [] => {}
            ["login", client, version, GUEST] if is_number(version) => {
                self.clip = true;
                self.guest(Some(client), reply);
                return;
            }
            ["login", client, version, name, secret] if is_number(version) => {
                self.clip = true;
                self.sign_in(name, secret, Some(client), reply);
                return;
            }
            ["login" | "connect", name, secret] => {
                self.sign_in(name, secret, None, reply);
                return;
            }
            ["login" | "connect", ..] => self.refuse(reply, &Refusal::LoginUsage),
            [GUEST] => {
                self.guest(None, reply);
                return;
            }
            ["bye" | "quit" | "exit"] => {
                reply.line(words::GOODBYE);
                self.close(reply);
                return;
            }
            _ => {
                self.door = Door::Password { name: line.trim().to_owned() };
                reply.prompt(words::PASSWORD);
                reply.output.push(Output::HideInput);
                return;
            }
        }
        self.prompt_after(reply);
    }

    fn sign_in(&mut self, name: &str, secret: &str, client: Option<&str>, reply: &mut Reply) {
        self.door = Door::Waiting;
        reply.ask(Request::SignIn {
            name: names::read(name),
            secret: secret.to_owned(),
            client: client.map(str::to_owned),
        });
    }

    fn guest(&mut self, client: Option<&str>, reply: &mut Reply) {
        self.door = Door::Waiting;
        reply.ask(Request::SignInGuest { client: client.map(str::to_owned) });
    }

    pub(super) fn sign_in_refused(&mut self, reason: &Message) -> Reply {
        let mut reply = Reply::default();
        if self.door != Door::Waiting {
            return reply;
        }
        self.own(&mut reply, reason);
        self.refused += 1;
        if self.refused >= TRIES {
            self.own(&mut reply, &message!("fibs-sign-in-tries"));
            self.close(&mut reply);
        } else {
            self.door = Door::Name;
            self.clip = false;
            self.prompt_after(&mut reply);
        }
        reply
    }

    pub(super) fn signed_in(&mut self, account: &Account) -> Reply {
        let mut reply = Reply::default();
        if self.door != Door::Waiting {
            return reply;
        }
        self.door = Door::In;
        self.name.clone_from(&account.name);
        self.rating = Some(account.rating);
        self.experience = account.experience;
        self.settings = account.settings.clone();
        if self.clip {
            self.settings.switch(Toggle::Telnet, false);
        }
        self.motd.clone_from(&account.motd);
        self.gagged = account.gagged.iter().take(MOST_NAMES).cloned().collect();
        self.blinded = account.blinded.iter().take(MOST_NAMES).cloned().collect();
        if account.elsewhere {
            self.refuse(&mut reply, &Known::LoggedInAlready.into());
        }
        if self.clip {
            reply.line(
                Clip::Welcome {
                    name: &account.name,
                    last_login: account.last_login,
                    last_host: &account.last_host,
                }
                .to_string(),
            );
            reply.line(self.own_info());
        } else {
            reply.line(format!("Welcome {}.", self.own_written()));
            let from = &account.last_host;
            reply.line(format!("** Last login: {}  from {from}", calendar::written(account.last_login)));
        }
        self.show_motd(&mut reply);
        self.prompt_after(&mut reply);
        reply
    }

    /// Message 2 as the account stands now.
    pub(super) fn own_info(&self) -> String {
        Clip::OwnInfo {
            name: &self.name,
            rating: self.rating.unwrap_or(Rating(0)),
            experience: self.experience,
            away: self.away.is_some(),
            settings: &self.settings,
        }
        .to_string()
    }

    /// The host's message of the day, and what a match with such a client has for dice.
    pub(super) fn show_motd(&self, reply: &mut Reply) {
        if self.clip {
            reply.line(Clip::MotdBegin.to_string());
        }
        let border = format!("+{}+", "-".repeat(MOTD_WIDTH + 2));
        reply.line(&border);
        for line in &self.motd {
            for line in wrapped(line) {
                reply.line(framed(&line));
            }
        }
        for line in wrapped(&self.text(&message!("fibs-dice"))) {
            reply.line(framed(&line));
        }
        reply.line(&border);
        if self.clip {
            reply.line(Clip::MotdEnd.to_string());
        }
    }
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.len() <= 9 && word.chars().all(|c| c.is_ascii_digit())
}
