//! Events that the server tells a session, and requests of a session to the server. Names are the server's throughout.

use pasch_messages::Message;
use pasch_rules::{Action, Intent, Player, Record};

use crate::clip::{Person, Rating};
use crate::command::{Length, RatingsQuery, Refusal, Shown, WhoFilter};
use crate::settings::{Redoubles, Settings};

/// An account whose password was right, or a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Its name.
    pub name: String,
    /// Its rating among matches with the server's dice.
    pub rating: Rating,
    /// The sum of the lengths of its rated matches.
    pub experience: u32,
    /// When it last signed in, in seconds since 1970.
    pub last_login: i64,
    /// From where it did.
    pub last_host: String,
    /// Its settings, as they were last kept.
    pub settings: Settings,
    /// Whom it does not want to hear.
    pub gagged: Vec<String>,
    /// People who must not hear it or watch it.
    pub blinded: Vec<String>,
    /// It is connected elsewhere, too.
    pub elsewhere: bool,
    /// The host's message of the day, line by line.
    pub motd: Vec<String>,
}

/// A way of talking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Talk {
    /// To one person.
    Say,
    /// To everybody.
    Shout,
    /// To those who watch a match.
    Whisper,
    /// To everybody at a match.
    Kibitz,
}

/// How somebody has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parting {
    /// They have signed out.
    LoggedOut,
    /// The connection has broken.
    Dropped,
    /// Nothing has come from them for too long.
    TimedOut,
    /// They have left the match and are still here.
    Left,
}

/// The place of a session at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A player in this seat.
    Player(Player),
    /// Somebody who watches the player in this seat.
    Watcher(Player),
}

impl Role {
    /// The seat from whose side everything is told.
    #[must_use]
    pub const fn side(self) -> Player {
        match self {
            Role::Player(seat) | Role::Watcher(seat) => seat,
        }
    }

    /// The own seat; `None` for a watcher.
    #[must_use]
    pub const fn seat(self) -> Option<Player> {
        match self {
            Role::Player(seat) => Some(seat),
            Role::Watcher(_) => None,
        }
    }
}

/// How a session has come to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Began {
    /// Its invitation was accepted.
    Invited,
    /// It has accepted an invitation.
    Joined,
}

/// A match that a session comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// Its place there.
    pub role: Role,
    /// How it came; without meaning for a watcher.
    pub began: Began,
    /// The match so far; not empty where it was left and goes on. Its header names the players.
    pub record: Record,
    /// The opponent lets the pips be counted.
    pub allows_pips: bool,
}

/// A row of the list of running matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Both players.
    pub names: [String; 2],
    /// Points to win; 0 for a match without end.
    pub length: u32,
    /// Points of both.
    pub score: [u32; 2],
}

/// A row of the list of matches that were left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedRow {
    /// The opponent.
    pub opponent: String,
    /// Points to win; 0 for a match without end.
    pub length: u32,
    /// Points: the own first.
    pub score: [u32; 2],
    /// The opponent is connected and ready.
    pub ready: bool,
    /// The opponent is in another match.
    pub playing: bool,
}

/// A row of the list of ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingRow {
    /// The place, from 1.
    pub place: u32,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: Rating,
    /// The experience.
    pub experience: u32,
}

/// Everything known of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonInfo {
    /// Their name.
    pub name: String,
    /// When they last signed in, in seconds since 1970.
    pub last_login: Option<i64>,
    /// When they last went; `None` while they are here.
    pub last_logout: Option<i64>,
    /// They are here: how they stand.
    pub here: Option<Person>,
    /// Their rating.
    pub rating: Rating,
    /// Their experience.
    pub experience: u32,
    /// Their address for mail, if they show it.
    pub email: Option<String>,
}

/// The figures by which a match has changed two ratings, by FIBS' formula.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The winner's name.
    pub winner: String,
    /// The loser's name.
    pub loser: String,
    /// Points of the match.
    pub length: u32,
    /// The ratings before it, in points: the winner's and the loser's.
    pub before: [f64; 2],
    /// The ratings after it, in points.
    pub after: [f64; 2],
    /// The experience before it.
    pub experience: [u32; 2],
    /// The chance of whoever had the lower rating, 0 to 1: `Pu` of the formula.
    pub underdog: f64,
    /// How fast each rating moves: `K` of the formula, the winner's first.
    pub pace: [f64; 2],
}

/// A match of others that begins or ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Both players; the winner first where it ends.
    pub names: [String; 2],
    /// Points to win; 0 for a match without end.
    pub length: u32,
    /// The news of it.
    pub news: News,
}

/// News of a match of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// It has begun.
    Started,
    /// It goes on.
    Resumed,
    /// It is over, with these points.
    Ended([u32; 2]),
}

/// The connections of an hour of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AverageRow {
    /// The hour in UTC.
    pub hour: u8,
    /// Connections on average, in hundredths.
    pub average: u32,
    /// The fewest.
    pub min: u32,
    /// The most.
    pub max: u32,
}

/// Something that a session is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The account may come in.
    SignedIn(Box<Account>),
    /// The name or the password is wrong, or the account may not come in: the reason.
    SignInRefused(Message),
    /// Something that the session asked for was refused.
    Refused(Refusal),
    /// A sentence of the catalogue, such as another refusal or a notice of the host.
    Told(Message),
    /// The server ends the connection.
    Closing(Message),
    /// The answer to `who`, or how one person stands now. `raw` asks for the numbered form.
    People {
        /// The people.
        list: Vec<Person>,
        /// The answer to `rawwho`.
        raw: bool,
    },
    /// Somebody has come.
    Came {
        /// Their name.
        name: String,
        /// Their connection is a second one.
        again: bool,
    },
    /// Somebody has gone.
    Went {
        /// Their name.
        name: String,
        /// How.
        how: Parting,
    },
    /// Somebody whom you wait for has come, or waits for you.
    WaitsForYou {
        /// Their name.
        name: String,
    },
    /// Somebody speaks.
    Talked {
        /// Their name.
        by: String,
        /// How.
        talk: Talk,
        /// The words.
        text: String,
    },
    /// Your own words were heard.
    OwnTalk {
        /// How you said it.
        talk: Talk,
        /// To whom, where it was one person.
        to: Option<String>,
        /// The words.
        text: String,
        /// How many heard it, where it was not one person.
        heard: Option<u32>,
    },
    /// Messages that were left for you, or one that comes now.
    Mail {
        /// Each with the name of the person who left it, the time in seconds since 1970, and its text.
        messages: Vec<(String, i64, String)>,
        /// They have waited for you to come.
        waiting: bool,
    },
    /// Your message has come to somebody, or waits for them.
    MailSent {
        /// Whom it is for.
        to: String,
        /// It waits.
        waits: bool,
    },
    /// Somebody waves goodbye.
    Waved {
        /// Their name.
        by: String,
        /// For the second time.
        again: bool,
    },
    /// Somebody to whom you have spoken is away.
    IsAway {
        /// Their name.
        name: String,
        /// Their words about it.
        text: String,
    },
    /// Everybody who is away, with what they have left word of.
    AwayList(Vec<(String, String)>),
    /// Your invitation was delivered.
    InvitationSent {
        /// Whom you have invited.
        to: String,
        /// To what.
        length: Length,
    },
    /// Somebody invites you.
    Invited {
        /// Their name.
        by: String,
        /// To what.
        length: Length,
        /// A match with them was left: its length, 0 for one without end.
        saved: Option<u32>,
    },
    /// An invitation to you is no longer open.
    InvitationGone {
        /// The name of the person who had invited you.
        by: String,
    },
    /// A match begins or goes on for you, or you begin to watch one.
    Started(Box<Start>),
    /// Something has happened at the match you are at: the next action of its log.
    Acted(Action),
    /// You have joined the next game, the opponent has not.
    WaitForOpponent,
    /// The match you play was left and is kept.
    MatchLeft {
        /// The name of the player who left; `None` if it was you.
        by: Option<String>,
        /// How.
        how: Parting,
    },
    /// You watch no longer.
    WatchEnded {
        /// The player who has gone; `None` if you have stopped yourself.
        gone: Option<(String, Parting)>,
    },
    /// Somebody begins or stops to watch you.
    Watched {
        /// Their name.
        by: String,
        /// They begin.
        begins: bool,
    },
    /// A match of others.
    Reported(Report),
    /// A match has changed ratings.
    Rated(RatingChange),
    /// Your own rating and experience are now these.
    Figures {
        /// The rating.
        rating: Rating,
        /// The experience.
        experience: u32,
    },
    /// The answer to `whois`.
    PersonInfo(Box<PersonInfo>),
    /// The answer to `where`: where somebody connects from.
    Where {
        /// Their name.
        name: String,
        /// From where.
        host: String,
    },
    /// The answer to `last`.
    Last {
        /// Their name.
        name: String,
        /// When they last came, in seconds since 1970.
        login: i64,
        /// When they last went; `None` while they are here.
        logout: Option<i64>,
    },
    /// The answer to `lastlogins`: who came when, the latest first.
    LastLogins(Vec<(String, i64)>),
    /// The answer to `show games`.
    Games(Vec<GameRow>),
    /// The answer to `show saved`.
    Saved(Vec<SavedRow>),
    /// The answer to `show savedcount`.
    SavedCount {
        /// Whose matches.
        name: String,
        /// How many.
        count: u32,
    },
    /// The answer to `show watchers`: who watches whom.
    Watchers(Vec<(String, String)>),
    /// The answer to `show max`: the most connections.
    Max(u32),
    /// The answer to `ratings`.
    Ratings(Vec<RatingRow>),
    /// The answer to `average`.
    Average(Vec<AverageRow>),
    /// The answer to `dicetest`: how often each roll of two different dice fell, first and second die from 1.
    DiceTest([[u64; 6]; 6]),
    /// The answer to `time`, in seconds since 1970.
    Time(i64),
    /// The answer to `look` at the match of others, from this seat's side.
    Look {
        /// The match so far.
        record: Record,
        /// Whose side.
        side: Player,
    },
    /// The answer to `oldmoves` about others: their last match.
    OldMoves(Record),
}

/// Something that a session asks of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Let an account in.
    SignIn {
        /// Its name, as it was typed in a form that clients can type.
        name: String,
        /// The password or a token.
        secret: String,
        /// The client's program, where it says so.
        client: Option<String>,
    },
    /// Let a guest in.
    SignInGuest {
        /// The client's program, where it says so.
        client: Option<String>,
    },
    /// Sign out and close the connection.
    SignOut,
    /// Keep these settings with the account; whether it may be invited is among them.
    Keep(Box<Settings>),
    /// Show the account as away with these words, or as back.
    Away(Option<String>),
    /// Everybody who is away.
    AwayList,
    /// Invite somebody.
    Invite {
        /// Their name.
        name: String,
        /// To what.
        length: Length,
        /// With a Crawford game.
        crawford: bool,
        /// Ties of the opening roll turn the cube, if both wish it so.
        autodouble: bool,
        /// Doubles that may be turned at once.
        redoubles: Redoubles,
    },
    /// Accept somebody's invitation.
    Join {
        /// Their name.
        name: String,
    },
    /// Play the next game of the match. It begins when both have asked for it.
    NextGame,
    /// Do this at the match.
    Act(Intent),
    /// Leave the match, which is kept.
    Leave,
    /// Watch a player.
    Watch {
        /// Their name.
        name: String,
    },
    /// Watch no longer.
    Unwatch,
    /// Talk.
    Talk {
        /// How.
        talk: Talk,
        /// To whom, where it is one person.
        to: Option<String>,
        /// The words.
        text: String,
    },
    /// Leave a message.
    Mail {
        /// For whom.
        to: String,
        /// Its text.
        text: String,
    },
    /// Wave goodbye to everybody.
    Wave,
    /// Hear somebody no longer, or again.
    Gag {
        /// Their name.
        name: String,
        /// No longer.
        on: bool,
    },
    /// Hide what you say and play from somebody, or no longer.
    Blind {
        /// From whom.
        name: String,
        /// From now on.
        on: bool,
    },
    /// Be told when somebody comes, or no longer.
    WaitFor {
        /// Their name.
        name: String,
        /// From now on.
        on: bool,
    },
    /// List people.
    Who {
        /// Which.
        filter: WhoFilter,
        /// In the numbered form.
        raw: bool,
    },
    /// Tell of one person.
    WhoIs {
        /// Their name.
        name: String,
    },
    /// Tell where somebody connects from.
    Where {
        /// Their name.
        name: String,
    },
    /// Tell when somebody was here.
    Last {
        /// Their name.
        name: String,
    },
    /// Tell who came last.
    LastLogins,
    /// List something.
    Show(Shown),
    /// List ratings.
    Ratings(RatingsQuery),
    /// Connections by the hour.
    Average,
    /// How the dice fell.
    DiceTest,
    /// The time.
    Time,
    /// The board of somebody's match.
    Look {
        /// Their name.
        name: String,
    },
    /// The moves of somebody's last match.
    OldMoves {
        /// Their name.
        name: String,
    },
}
