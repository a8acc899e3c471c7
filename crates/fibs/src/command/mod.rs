//! Typed lines → commands.

pub mod moves;
mod verbs;

pub use moves::End;
pub use verbs::{Found, VERBS, find};

use pasch_rules::{Grade, Header};

pub use crate::refusal::Refusal;

use crate::known::Known;
use crate::names;
use crate::settings::{Change, Toggle};

/// The length of a match that somebody is invited to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// This many points, from 1.
    Points(u32),
    /// A match without end.
    Unlimited,
    /// The match with this player that was left.
    Saved,
}

/// The people that `who` and `rawwho` list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhoFilter {
    /// Everybody.
    All,
    /// Whoever is ready and in no match.
    Ready,
    /// Whoever is in a match.
    Playing,
    /// Whoever is away.
    Away,
    /// One person.
    Name(String),
}

/// The lists that `show` knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The matches that go on.
    Games,
    /// Your matches that were left.
    Saved,
    /// How many matches a player has left: yours without a name.
    SavedCount(Option<String>),
    /// People who watch, with those they watch.
    Watchers,
    /// The most connections.
    Max,
}

/// The part of the list of ratings that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RatingsQuery {
    /// The players around you.
    Around,
    /// The places from one to another, from 1.
    Places(u32, u32),
    /// One player.
    Name(String),
}

/// A command as it was typed. Names are as the server knows them ([`names::read`]); texts are as they were typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Tell about the server.
    About,
    /// Accept a double or a resignation.
    Accept,
    /// Show connections by the hour.
    Average,
    /// Be away with these words; without words, list whoever is away.
    Away(String),
    /// Be back.
    Back,
    /// Accept a double and turn the cube again.
    Beaver,
    /// Hide from somebody, or no longer; without a name, list them.
    Blind(Option<String>),
    /// Sign out.
    Bye,
    /// Clear the terminal.
    Clear,
    /// Show how often each roll fell.
    DiceTest,
    /// Offer the cube.
    Double,
    /// Hear somebody no longer, or again; without a name, list them.
    Gag(Option<String>),
    /// List the commands, or explain one.
    Help(Option<String>),
    /// Invite somebody.
    Invite {
        /// Whom.
        name: String,
        /// To what.
        length: Length,
    },
    /// Accept somebody's invitation; without a name, that of the only one, or the next game of a match.
    Join(Option<String>),
    /// Speak to everybody at the match.
    Kibitz(String),
    /// Tell when somebody was here; without a name, yourself.
    Last(Option<String>),
    /// Tell who came last.
    LastLogins,
    /// Leave the match.
    Leave,
    /// Show the board; that of somebody, with a name.
    Look(Option<String>),
    /// Leave a message.
    Message {
        /// For whom.
        name: String,
        /// Its text.
        text: String,
    },
    /// Show the message of the day.
    Motd,
    /// Play the roll so.
    Move(Vec<(End, End)>),
    /// Show the end of the last match; the board of somebody, with a name.
    OldBoard(Option<String>),
    /// List the moves of a game; of somebody, with a name.
    OldMoves(Option<String>),
    /// Count the pips.
    Pip,
    /// List ratings.
    Ratings(RatingsQuery),
    /// Show the board string, whatever the style.
    RawBoard,
    /// List people in the numbered form.
    RawWho(WhoFilter),
    /// As [`Command::Beaver`].
    Redouble,
    /// Refuse a double or a resignation.
    Reject,
    /// Offer to lose by this grade; `None` where none was said.
    Resign(Option<Grade>),
    /// Go on with the match with this player that was left.
    Resume(String),
    /// Roll the dice.
    Roll,
    /// Keep the settings.
    Save,
    /// Speak to the opponent.
    Say(String),
    /// Change a variable, or list them all.
    Set(Option<Change>),
    /// Speak to everybody.
    Shout(String),
    /// List something.
    Show(Shown),
    /// Speak to somebody.
    Tell {
        /// To whom.
        name: String,
        /// The words.
        text: String,
    },
    /// Tell the time.
    Time,
    /// Turn a switch, or list them all.
    Toggle(Option<Toggle>),
    /// Watch no longer.
    Unwatch,
    /// Tell the program and its version.
    Version,
    /// Be told when somebody comes, or no longer; without a name, list them.
    WaitFor(Option<String>),
    /// Watch somebody.
    Watch(String),
    /// Wave goodbye.
    Wave,
    /// Tell where somebody connects from.
    Where(String),
    /// Speak to those who watch.
    Whisper(String),
    /// List people.
    Who(WhoFilter),
    /// Tell about somebody.
    WhoIs(String),
    /// Sign in, which somebody who can type commands has done.
    Login,
    /// An empty line.
    Nothing,
}

/// Reads a line.
///
/// # Errors
/// When there is no such command, the word is the beginning of several, or the rest of the line does not fit it.
pub fn read(line: &str) -> Result<Command, Refusal> {
    let line = line.trim();
    let (word, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
    let rest = rest.trim();
    if word.is_empty() {
        return Ok(Command::Nothing);
    }
    match find(word) {
        Found::One(verb) => command(verb, rest),
        Found::None => Err(Known::UnknownCommand(word.chars().take(60).collect()).into()),
        Found::Several(verbs) => {
            Err(Refusal::Ambiguous { word: word.to_owned(), commands: verbs.join(", ") })
        }
    }
}

fn command(verb: &'static str, rest: &str) -> Result<Command, Refusal> {
    let first = || rest.split_whitespace().next().map(names::read);
    let name = || first().ok_or(Refusal::Known(Known::NameMissing));
    let text = || if rest.is_empty() { Err(Refusal::NothingSaid) } else { Ok(rest.to_owned()) };
    Ok(match verb {
        "about" => Command::About,
        "accept" => Command::Accept,
        "average" => Command::Average,
        "away" => Command::Away(rest.to_owned()),
        "back" => Command::Back,
        "beaver" | "raccoon" => Command::Beaver,
        "blind" => Command::Blind(first()),
        "board" | "look" => Command::Look(first()),
        "bye" | "exit" | "logout" | "quit" | "adios" => Command::Bye,
        "clear" | "cls" => Command::Clear,
        "date" | "time" => Command::Time,
        "dicetest" => Command::DiceTest,
        "double" => Command::Double,
        "gag" => Command::Gag(first()),
        "help" | "man" => Command::Help(rest.split_whitespace().next().map(str::to_ascii_lowercase)),
        "invite" => invite(rest)?,
        "join" => Command::Join(first()),
        "kibitz" => Command::Kibitz(text()?),
        "last" => Command::Last(first()),
        "lastlogins" => Command::LastLogins,
        "leave" => Command::Leave,
        "login" => Command::Login,
        "message" => match addressed(rest) {
            Some((name, text)) => Command::Message { name, text },
            None => return Err(Known::MessageUsage.into()),
        },
        "motd" => Command::Motd,
        "move" => Command::Move(moves::read(rest)?),
        "oldboard" => Command::OldBoard(first()),
        "oldmoves" => Command::OldMoves(first()),
        "pip" => Command::Pip,
        "ratings" => Command::Ratings(ratings(rest)?),
        "rawboard" => Command::RawBoard,
        "rawwho" => Command::RawWho(filter(rest)),
        "redouble" => Command::Redouble,
        "reject" => Command::Reject,
        "resign" => resign(rest)?,
        "resume" => Command::Resume(name()?),
        "roll" => Command::Roll,
        "save" => Command::Save,
        "say" => Command::Say(text()?),
        "set" => set(rest)?,
        "shout" => Command::Shout(text()?),
        "show" => Command::Show(show(rest)?),
        "tell" => match addressed(rest) {
            Some((name, text)) => Command::Tell { name, text },
            None if rest.is_empty() => return Err(Known::NameMissing.into()),
            None => return Err(Refusal::NothingSaid),
        },
        "toggle" => toggle(rest)?,
        "unwatch" => Command::Unwatch,
        "version" => Command::Version,
        "waitfor" => Command::WaitFor(first()),
        "watch" => Command::Watch(first().ok_or(Refusal::Known(Known::WatchWho))?),
        "wave" => Command::Wave,
        "where" => Command::Where(name()?),
        "whisper" => Command::Whisper(text()?),
        "who" => Command::Who(filter(rest)),
        "whois" => Command::WhoIs(name()?),
        other => return Err(Refusal::NotHere { command: other.to_owned() }),
    })
}

/// A name, and the text behind it.
fn addressed(rest: &str) -> Option<(String, String)> {
    let (name, text) = rest.split_once([' ', '\t'])?;
    let text = text.trim();
    (!text.is_empty()).then(|| (names::read(name), text.to_owned()))
}

fn invite(rest: &str) -> Result<Command, Refusal> {
    let mut words = rest.split_whitespace();
    let name = words.next().map(names::read).ok_or(Known::InviteWho)?;
    let length = match words.next() {
        None => Length::Saved,
        Some(word) if is_beginning(word, "unlimited") => Length::Unlimited,
        Some(word) => {
            let digits = !word.is_empty() && word.chars().all(|c| c.is_ascii_digit());
            if !digits {
                return Err(Known::InviteLength.into());
            }
            let length = word.parse().ok().filter(|length| (1..=Header::MAX_LENGTH).contains(length));
            Length::Points(length.ok_or(Refusal::Length)?)
        }
    };
    Ok(Command::Invite { name, length })
}

fn resign(rest: &str) -> Result<Command, Refusal> {
    let Some(word) = rest.split_whitespace().next() else { return Ok(Command::Resign(None)) };
    let grade = match word.to_ascii_lowercase().as_str() {
        word if is_beginning(word, "normal") || is_beginning(word, "single") => Grade::Single,
        word if is_beginning(word, "gammon") => Grade::Gammon,
        word if is_beginning(word, "backgammon") => Grade::Backgammon,
        _ => return Err(Refusal::ResignWord),
    };
    Ok(Command::Resign(Some(grade)))
}

fn filter(rest: &str) -> WhoFilter {
    match rest.split_whitespace().next() {
        None => WhoFilter::All,
        Some("ready") => WhoFilter::Ready,
        Some("playing") => WhoFilter::Playing,
        Some("away") => WhoFilter::Away,
        Some(name) => WhoFilter::Name(names::read(name)),
    }
}

fn ratings(rest: &str) -> Result<RatingsQuery, Refusal> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let place = |word: &str| word.parse().ok().filter(|place| *place > 0).ok_or(Refusal::Ratings);
    match words.as_slice() {
        [] => Ok(RatingsQuery::Around),
        ["from", from, "to", to] => {
            let (from, to) = (place(from)?, place(to)?);
            // FIBS lists a hundred places at a time.
            if from <= to && to - from < 100 {
                Ok(RatingsQuery::Places(from, to))
            } else {
                Err(Refusal::Ratings)
            }
        }
        ["from", from] => place(from).map(|from| RatingsQuery::Places(from, from.saturating_add(19))),
        [name] => Ok(RatingsQuery::Name(names::read(name))),
        _ => Err(Refusal::Ratings),
    }
}

fn show(rest: &str) -> Result<Shown, Refusal> {
    let mut words = rest.split_whitespace();
    let word = words.next().unwrap_or_default();
    match word {
        word if is_beginning(word, "games") => Ok(Shown::Games),
        "savedgames" => Ok(Shown::Saved),
        "savedcount" => Ok(Shown::SavedCount(words.next().map(names::read))),
        word if is_beginning(word, "saved") => Ok(Shown::Saved),
        word if is_beginning(word, "watchers") => Ok(Shown::Watchers),
        word if is_beginning(word, "max") => Ok(Shown::Max),
        word => Err(Refusal::Show { word: word.chars().take(20).collect() }),
    }
}

fn set(rest: &str) -> Result<Command, Refusal> {
    let mut words = rest.split_whitespace();
    let Some(word) = words.next() else { return Ok(Command::Set(None)) };
    let mut variables = Change::VARIABLES.into_iter().filter(|(name, _)| is_beginning(word, name));
    let (Some((variable, possible)), None) = (variables.next(), variables.next()) else {
        return Err(Refusal::Variable { word: word.chars().take(20).collect() });
    };
    let value = words.next().unwrap_or_default();
    let change = Change::read(variable, value);
    change.map(|change| Command::Set(Some(change))).ok_or_else(|| Refusal::Value {
        variable: variable.to_owned(),
        value: value.chars().take(20).collect(),
        possible: possible.to_owned(),
    })
}

fn toggle(rest: &str) -> Result<Command, Refusal> {
    let Some(word) = rest.split_whitespace().next() else { return Ok(Command::Toggle(None)) };
    let exact = Toggle::ALL.into_iter().find(|toggle| toggle.name() == word);
    let mut begun = Toggle::ALL.into_iter().filter(|toggle| is_beginning(word, toggle.name()));
    let only = begun.next().filter(|_| begun.next().is_none());
    match exact.or(only) {
        Some(toggle) => Ok(Command::Toggle(Some(toggle))),
        None => Err(Known::ToggleUnknown(word.chars().take(20).collect()).into()),
    }
}

fn is_beginning(word: &str, of: &str) -> bool {
    !word.is_empty() && of.starts_with(&word.to_ascii_lowercase())
}
