//! Commands that tell something: of the session itself, or of what the server knows.

use pasch_messages::message;

use super::Session;
use super::reply::Reply;
use super::sign_in::wrapped;
use crate::command::{Command, Found, VERBS, find};
use crate::event::Request;
use crate::refusal::Refusal;
use crate::settings::Toggle;
use crate::words;

impl Session {
    pub(super) fn informed(&self, command: &Command, reply: &mut Reply) -> Result<(), Refusal> {
        let request = match command {
            Command::Who(filter) => Request::Who { filter: filter.clone(), raw: false },
            Command::RawWho(filter) => Request::Who { filter: filter.clone(), raw: true },
            Command::WhoIs(name) => Request::WhoIs { name: name.clone() },
            Command::Where(name) => Request::Where { name: name.clone() },
            Command::Last(name) => Request::Last { name: name.clone().unwrap_or_else(|| self.name.clone()) },
            Command::LastLogins => Request::LastLogins,
            Command::Show(shown) => Request::Show(shown.clone()),
            Command::Ratings(query) => Request::Ratings(query.clone()),
            Command::Average => Request::Average,
            Command::DiceTest => Request::DiceTest,
            Command::Time => Request::Time,
            command => return self.local(command, reply),
        };
        reply.ask(request);
        Ok(())
    }

    /// Commands that the session answers by itself.
    fn local(&self, command: &Command, reply: &mut Reply) -> Result<(), Refusal> {
        match command {
            Command::About => {
                let about = message!("fibs-about", program = self.program);
                for sentence in [about, message!("fibs-dice")] {
                    for line in wrapped(&self.text(&sentence)) {
                        reply.line(line);
                    }
                }
            }
            Command::Version => reply.line(&self.program),
            Command::Motd => self.show_motd(reply),
            Command::Help(None) => {
                for line in wrapped(&self.text(&message!("fibs-help"))) {
                    reply.line(line);
                }
                for line in
                    wrapped(&VERBS.iter().filter(|verb| is_here(verb)).copied().collect::<Vec<_>>().join(" "))
                {
                    reply.line(format!("  {line}"));
                }
            }
            Command::Help(Some(topic)) => match find(topic) {
                Found::One(verb) => {
                    let sentence = help(verb).ok_or_else(|| Refusal::NotHere { command: verb.to_owned() })?;
                    for line in wrapped(&self.text(&sentence)) {
                        reply.line(line);
                    }
                }
                _ => return Err(Refusal::Topic { topic: topic.chars().take(20).collect() }),
            },
            Command::Toggle(None) => {
                reply.line(words::TOGGLES);
                for toggle in Toggle::ALL {
                    let on = if self.settings.is_on(toggle) { "YES" } else { "NO" };
                    reply.line(format!("{:<15} {on}", toggle.name()));
                }
            }
            Command::Set(None) => {
                reply.line(words::VARIABLES);
                for variable in self.settings.variables() {
                    reply.line(format!("{}: {}", variable.variable(), variable.value()));
                }
            }
            // Everything else has been done before.
            _ => {}
        }
        Ok(())
    }
}

/// Whether this server has the command.
pub(super) fn is_here(verb: &str) -> bool {
    help(verb).is_some()
}

/// The purpose of a command, in a sentence.
fn help(verb: &str) -> Option<pasch_messages::Message> {
    Some(match verb {
        "about" | "motd" | "version" => message!("fibs-help-about"),
        "accept" | "reject" => message!("fibs-help-answer"),
        "average" | "dicetest" => message!("fibs-help-figures"),
        "away" | "back" => message!("fibs-help-away"),
        "beaver" | "raccoon" | "redouble" => message!("fibs-help-beaver"),
        "blind" | "gag" => message!("fibs-help-gag"),
        "board" | "look" | "rawboard" | "oldboard" => message!("fibs-help-board"),
        "adios" | "bye" | "exit" | "logout" | "quit" | "wave" => message!("fibs-help-bye"),
        "clear" | "cls" => message!("fibs-help-clear"),
        "date" | "time" => message!("fibs-help-time"),
        "double" => message!("fibs-help-double"),
        "help" | "man" => message!("fibs-help-help"),
        "invite" | "resume" => message!("fibs-help-invite"),
        "join" => message!("fibs-help-join"),
        "kibitz" | "whisper" | "say" | "shout" | "tell" => message!("fibs-help-talk"),
        "last" | "lastlogins" | "where" | "whois" => message!("fibs-help-whois"),
        "leave" => message!("fibs-help-leave"),
        "login" => message!("fibs-help-login"),
        "message" => message!("fibs-help-message"),
        "move" => message!("fibs-help-move"),
        "oldmoves" => message!("fibs-help-oldmoves"),
        "pip" => message!("fibs-help-pip"),
        "ratings" => message!("fibs-help-ratings"),
        "rawwho" | "who" => message!("fibs-help-who"),
        "resign" => message!("fibs-help-resign"),
        "roll" => message!("fibs-help-roll"),
        "save" | "set" | "toggle" => message!("fibs-help-set"),
        "show" => message!("fibs-help-show"),
        "unwatch" | "watch" => message!("fibs-help-watch"),
        "waitfor" => message!("fibs-help-waitfor"),
        _ => return None,
    })
}
