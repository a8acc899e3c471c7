//! The numbered messages of CLIP, FIBS' protocol for programs (version 1008).

use core::fmt;

use crate::lines::plain;
use crate::names::written;
use crate::settings::{Redoubles, Settings, Toggle};

/// A rating in hundredths of a point: 150,000 is 1500.00.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating(pub u32);

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:02}", self.0 / 100, self.0 % 100)
    }
}

/// A person who is connected, as the list of players shows them. Names are the server's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their name.
    pub name: String,
    /// With whom they play.
    pub opponent: Option<String>,
    /// Whom they watch.
    pub watching: Option<String>,
    /// They may be invited.
    pub ready: bool,
    /// They are away.
    pub away: bool,
    /// Their rating.
    pub rating: Rating,
    /// The sum of the lengths of their rated matches.
    pub experience: u32,
    /// Seconds since they typed something.
    pub idle: u32,
    /// When they came, in seconds since 1970.
    pub login: i64,
    /// Where they connect from, or what may be known of it.
    pub host: String,
    /// Their program.
    pub client: Option<String>,
    /// Their address for mail, if they show it.
    pub email: Option<String>,
}

/// A numbered message. Names are the server's, texts as they were said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clip<'a> {
    /// 1: who has signed in, and from where they last did.
    Welcome {
        /// The name of the account.
        name: &'a str,
        /// When it last signed in, in seconds since 1970.
        last_login: i64,
        /// From where.
        last_host: &'a str,
    },
    /// 2: the account and its settings.
    OwnInfo {
        /// The name of the account.
        name: &'a str,
        /// Its rating.
        rating: Rating,
        /// Its experience.
        experience: u32,
        /// It is away.
        away: bool,
        /// Its settings.
        settings: &'a Settings,
    },
    /// 3: the message of the day begins.
    MotdBegin,
    /// 4: the message of the day ends.
    MotdEnd,
    /// 5: somebody who is connected.
    WhoInfo(&'a Person),
    /// 6: the list of people, or the news of one, ends.
    WhoEnd,
    /// 7: somebody has come.
    Login {
        /// Their name.
        name: &'a str,
        /// The sentence that tells it.
        text: &'a str,
    },
    /// 8: somebody has gone.
    Logout {
        /// Their name.
        name: &'a str,
        /// The sentence that tells it.
        text: &'a str,
    },
    /// 9: a message that was left.
    Message {
        /// The name of the person who left it.
        from: &'a str,
        /// When, in seconds since 1970.
        time: i64,
        /// Its text.
        text: &'a str,
    },
    /// 10: your message was shown at once.
    MessageDelivered(&'a str),
    /// 11: your message waits.
    MessageSaved(&'a str),
    /// 12: somebody speaks to you.
    Says(&'a str, &'a str),
    /// 13: somebody speaks to everybody.
    Shouts(&'a str, &'a str),
    /// 14: somebody at a match speaks to those who watch it.
    Whispers(&'a str, &'a str),
    /// 15: somebody at a match speaks to everybody at it.
    Kibitzes(&'a str, &'a str),
    /// 16: you have spoken to somebody.
    YouSay(&'a str, &'a str),
    /// 17: you have spoken to everybody.
    YouShout(&'a str),
    /// 18: you have spoken to those who watch.
    YouWhisper(&'a str),
    /// 19: you have spoken to everybody at the match.
    YouKibitz(&'a str),
}

/// A field that clients find by the spaces around it.
fn word(text: &str) -> String {
    let text: String = plain(text).split_whitespace().collect::<Vec<_>>().join("_");
    if text.is_empty() { "-".to_owned() } else { text }
}

fn person(person: &Person, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let name = |name: &Option<String>| name.as_deref().map_or_else(|| "-".to_owned(), written);
    let other = |text: &Option<String>| text.as_deref().map_or_else(|| "-".to_owned(), word);
    write!(
        f,
        "{} {} {} {} {} {} {} {} {} {} {} {}",
        written(&person.name),
        name(&person.opponent),
        name(&person.watching),
        u8::from(person.ready),
        u8::from(person.away),
        person.rating,
        person.experience,
        person.idle,
        person.login,
        word(&person.host),
        other(&person.client),
        other(&person.email),
    )
}

impl fmt::Display for Clip<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clip::Welcome { name, last_login, last_host } => {
                write!(f, "1 {} {last_login} {}", written(name), word(last_host))
            }
            Clip::OwnInfo { name, rating, experience, away, settings } => {
                let on = |toggle| u8::from(settings.is_on(toggle));
                let redoubles = match settings.redoubles {
                    Redoubles::UpTo(most) => most.to_string(),
                    Redoubles::Unlimited => "unlimited".to_owned(),
                };
                write!(f, "2 {}", written(name))?;
                let switches =
                    [Toggle::Allowpip, Toggle::Autoboard, Toggle::Autodouble, Toggle::Automove].map(on);
                for one in switches {
                    write!(f, " {one}")?;
                }
                write!(
                    f,
                    " {} {} {} {} {experience} {} {} {} {} {rating} {} {} {redoubles} {} {} {}",
                    u8::from(*away),
                    on(Toggle::Bell),
                    on(Toggle::Crawford),
                    on(Toggle::Double),
                    on(Toggle::Greedy),
                    on(Toggle::Moreboards),
                    on(Toggle::Moves),
                    on(Toggle::Notify),
                    on(Toggle::Ratings),
                    on(Toggle::Ready),
                    on(Toggle::Report),
                    on(Toggle::Silent),
                    word(&settings.timezone),
                )
            }
            Clip::MotdBegin => f.write_str("3"),
            Clip::MotdEnd => f.write_str("4"),
            Clip::WhoInfo(who) => {
                f.write_str("5 ")?;
                person(who, f)
            }
            Clip::WhoEnd => f.write_str("6"),
            Clip::Login { name, text } => write!(f, "7 {} {}", written(name), plain(text)),
            Clip::Logout { name, text } => write!(f, "8 {} {}", written(name), plain(text)),
            Clip::Message { from, time, text } => write!(f, "9 {} {time} {}", written(from), plain(text)),
            Clip::MessageDelivered(name) => write!(f, "10 {}", written(name)),
            Clip::MessageSaved(name) => write!(f, "11 {}", written(name)),
            Clip::Says(name, text) => write!(f, "12 {} {}", written(name), plain(text)),
            Clip::Shouts(name, text) => write!(f, "13 {} {}", written(name), plain(text)),
            Clip::Whispers(name, text) => write!(f, "14 {} {}", written(name), plain(text)),
            Clip::Kibitzes(name, text) => write!(f, "15 {} {}", written(name), plain(text)),
            Clip::YouSay(name, text) => write!(f, "16 {} {}", written(name), plain(text)),
            Clip::YouShout(text) => write!(f, "17 {}", plain(text)),
            Clip::YouWhisper(text) => write!(f, "18 {}", plain(text)),
            Clip::YouKibitz(text) => write!(f, "19 {}", plain(text)),
        }
    }
}
