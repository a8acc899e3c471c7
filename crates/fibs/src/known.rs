//! Refusals in the words of FIBS: clients know them by these sentences.

use core::fmt;

/// A refusal that clients know. Names are written as clients read them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// There is no such command.
    UnknownCommand(String),
    /// A command needs a name.
    NameMissing,
    /// Nobody of this name has an account or is here.
    NoOneCalled(String),
    /// Nobody of this name has an account.
    DontKnowUser(String),
    /// An invitation needs a name.
    InviteWho,
    /// Nobody plays against themselves.
    InviteSelf,
    /// The length of a match is a number or `unlimited`.
    InviteLength,
    /// There is no match to go on with.
    NoSavedMatch(String),
    /// No invitation waits.
    JoinWho,
    /// This player has not invited you.
    DidntInvite(String),
    /// This player does not want to be invited.
    RefusingGames(String),
    /// This player is in a match.
    AlreadyPlaying(String),
    /// You are in a match.
    YouAlreadyPlay,
    /// You are not ready yourself.
    ToggleReadyFirst,
    /// You are in no match.
    NotPlaying,
    /// You watch nobody.
    NotWatching,
    /// You are in no match and watch none.
    NotWatchingOrPlaying,
    /// It is the opponent's roll.
    NotYourTurnToRoll,
    /// It is the opponent's play.
    NotYourTurnToMove,
    /// It is the opponent's cube decision.
    NotYourTurnToDouble,
    /// The dice have been rolled.
    DoubleBeforeRolling,
    /// The opponent is moving.
    WaitUntilMoved(String),
    /// A move is no legal move with a die that is left.
    CantMove {
        /// The distance that was typed.
        points: u8,
        /// The place of the move, from 1.
        nth: usize,
    },
    /// There is no own checker at the start of a move.
    CantRemove,
    /// A checker waits on the bar.
    BarFirst,
    /// Another number of moves is needed.
    MustGive(usize),
    /// You have gagged whom you talk to.
    CantTalk,
    /// You are gagged by whom you talk to.
    WontListen(String),
    /// Whoever does not hear shouts does not shout.
    CantShout,
    /// Nobody gags themselves.
    GagSelf,
    /// Nobody blinds themselves.
    BlindSelf,
    /// `watch` needs a name.
    WatchWho,
    /// Players do not watch.
    CantWatch,
    /// This player is in no match.
    PlayerNotPlaying(String),
    /// `message` needs a name and a text.
    MessageUsage,
    /// You are not away.
    NotAway,
    /// There is no match to leave.
    LeaveNoOne,
    /// There is no such switch.
    ToggleUnknown(String),
    /// The account is connected already.
    LoggedInAlready,
}

const NTH: [&str; 4] = ["first", "second", "third", "fourth"];

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Known::UnknownCommand(command) => write!(f, "** Unknown command: '{command}'"),
            Known::NameMissing => f.write_str("** please give a name as an argument."),
            Known::NoOneCalled(name) => write!(f, "** There is no one called {name}."),
            Known::DontKnowUser(name) => write!(f, "** Don't know user {name}."),
            Known::InviteWho => f.write_str("** invite who?"),
            Known::InviteSelf => f.write_str("** You can't invite yourself."),
            Known::InviteLength => {
                f.write_str("** The second argument to 'invite' has to be a number or the word 'unlimited'")
            }
            Known::NoSavedMatch(name) => {
                write!(f, "** There's no saved match with {name}. Please give a match length.")
            }
            Known::JoinWho => f.write_str("** Error: Join who?"),
            Known::DidntInvite(name) => write!(f, "** {name} didn't invite you."),
            Known::RefusingGames(name) => write!(f, "** {name} is refusing games."),
            Known::AlreadyPlaying(name) => write!(f, "** {name} is already playing with someone else."),
            Known::YouAlreadyPlay => f.write_str("** You are already playing."),
            Known::ToggleReadyFirst => f.write_str("** Use 'toggle ready' first."),
            Known::NotPlaying => f.write_str("** You're not playing."),
            Known::NotWatching => f.write_str("** You're not watching."),
            Known::NotWatchingOrPlaying => f.write_str("** You're not watching or playing."),
            Known::NotYourTurnToRoll => f.write_str("** It's not your turn to roll the dice."),
            Known::NotYourTurnToMove => f.write_str("** It's not your turn to move."),
            Known::NotYourTurnToDouble => f.write_str("** It's not your turn to double."),
            Known::DoubleBeforeRolling => f.write_str("** You can only double before you roll the dice."),
            Known::WaitUntilMoved(name) => write!(f, "** Please wait until {name} has moved."),
            Known::CantMove { points, nth } => {
                let nth = NTH[nth.saturating_sub(1).min(NTH.len() - 1)];
                write!(f, "** You can't move {points} points in your {nth} move.")
            }
            Known::CantRemove => f.write_str("** You can't remove this piece."),
            Known::BarFirst => f.write_str("** You have to remove pieces from the bar in your first move."),
            Known::MustGive(moves) => write!(f, "** You must give {moves} moves."),
            Known::CantTalk => f.write_str("** You can't talk if you won't listen."),
            Known::WontListen(name) => write!(f, "** {name} won't listen to you."),
            Known::CantShout => f.write_str("** Please type 'toggle silent' again before you shout."),
            Known::GagSelf => f.write_str("** You talk too much, don't you?"),
            Known::BlindSelf => f.write_str("** You can't read this message now, can you?"),
            Known::WatchWho => f.write_str("** Watch who?"),
            Known::CantWatch => f.write_str("** You can't watch another game while you're playing."),
            Known::PlayerNotPlaying(name) => write!(f, "** {name} is not playing."),
            Known::MessageUsage => f.write_str("** usage: message <user> <text>"),
            Known::NotAway => f.write_str("** You're not away."),
            Known::LeaveNoOne => f.write_str("** Error: No one to leave."),
            Known::ToggleUnknown(toggle) => write!(f, "** Don't know how to toggle {toggle}"),
            Known::LoggedInAlready => f.write_str("** Warning: You are already logged in."),
        }
    }
}
