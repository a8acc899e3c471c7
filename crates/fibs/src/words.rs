//! The fixed sentences of the protocol. Clients match them by their shape, so they stand here as they are known, with their
//! spaces before full stops and their one misspelling; they are data of the protocol and never translated. Names are
//! written as clients read them, `You` for the reader.

use crate::command::Length;
use crate::event::Parting;
use crate::settings::Toggle;

/// `1 point` or `3 points`.
pub fn points(count: u32) -> String {
    if count == 1 { "1 point".to_owned() } else { format!("{count} points") }
}

/// How the reader is called.
pub const YOU: &str = "You";

/// The prompt for a name.
pub const LOGIN: &str = "login: ";
/// The prompt for a password.
pub const PASSWORD: &str = "password: ";
/// The prompt of a terminal.
pub const PROMPT: &str = "> ";
/// The last line.
pub const GOODBYE: &str = "           Goodbye.";
/// The score of the match stands; a player decides whether to go on.
pub const NEXT_GAME: &str = "Type 'join' if you want to play the next game, type 'leave' if you don't.";
/// The reader rolls, or doubles before.
pub const ROLL_OR_DOUBLE: &str = "It's your turn. Please roll or double";
/// The reader has the first move.
pub const YOUR_TURN: &str = "It's your turn to move.";
/// The reader is away.
pub const AWAY: &str = "You're away. Please type 'back'";
/// The reader is back.
pub const BACK: &str = "Welcome back.";
/// Nobody is away.
pub const NOBODY_AWAY: &str = "None of the users is away.";
/// A list of people who are away follows.
pub const AWAY_LIST: &str = "The following users are away:";
/// Messages follow that have waited.
pub const MESSAGES: &str = "There are messages for you:";
/// Switches follow.
pub const TOGGLES: &str = "The current settings are:";
/// Variables follow.
pub const VARIABLES: &str = "Settings of variables:";
/// Running matches follow.
pub const GAMES: &str = "List of games:";
/// Matches that were left follow.
pub const SAVED: &str = "  opponent          matchlength   score (your points first)";
/// There are none.
pub const NO_SAVED: &str = "no saved games.";
/// People who watch follow.
pub const WATCHERS: &str = "Watching players:";
/// Ratings follow.
pub const RATINGS: &str = " rank name            rating    Experience";
/// People follow, for terminals.
pub const PLAYERS: &str = "No  S  username        rating  exp login    idle  from";
/// Connections by the hour follow.
pub const AVERAGE: &str = "Time (UTC)  average min max";
/// The settings are kept.
pub const SAVED_SETTINGS: &str = "Settings saved.";
/// The reader waves.
pub const YOU_WAVE: &str = "You wave goodbye.";
/// The reader waves again.
pub const YOU_WAVE_AGAIN: &str = "You wave goodbye again and log out.";
/// Clears a terminal.
pub const CLEAR: &str = "\u{1b}[;H\u{1b}[2J";

pub fn invitation_sent(to: &str, length: Length) -> String {
    match length {
        Length::Points(points) => format!("** You invited {to} to a {points} point match."),
        Length::Unlimited => format!("** You invited {to} to an unlimited match."),
        Length::Saved => format!("** You invited {to} to resume a saved match."),
    }
}

pub fn invited(by: &str, length: Length) -> String {
    match length {
        Length::Points(points) => format!("{by} wants to play a {points} point match with you."),
        // Clients know the word without its second i.
        Length::Unlimited => format!("{by} wants to play an unlimted match with you."),
        Length::Saved => format!("{by} wants to resume a saved match with you."),
    }
}

pub fn saved_warning(length: u32) -> String {
    let which = if length == 0 { "unlimited".to_owned() } else { format!("{length} point") };
    format!("WARNING: Don't accept if you want to continue the saved {which} match!")
}

pub fn type_join(by: &str) -> String {
    format!("Type 'join {by}' to accept.")
}

pub fn has_joined(name: &str, length: u32) -> String {
    match length {
        0 => format!("** Player {name} has joined you for an unlimited match."),
        points => format!("** Player {name} has joined you for a {points} point match."),
    }
}

pub fn now_playing(name: &str, length: u32) -> String {
    match length {
        0 => format!("** You are now playing an unlimited match with {name}"),
        points => format!("** You are now playing a {points} point match with {name}"),
    }
}

pub fn has_resumed(name: &str) -> String {
    format!("{name} has joined you. Your running match was loaded.")
}

pub fn now_resuming(name: &str) -> String {
    format!("You are now playing with {name}. Your running match was loaded.")
}

pub fn new_game(name: &str) -> String {
    format!("Starting a new game with {name}.")
}

pub fn first_roll(of_one: (&str, u8), of_other: (&str, u8)) -> String {
    format!("{} rolled {}, {} rolled {}", of_one.0, of_one.1, of_other.0, of_other.1)
}

pub fn first_move(name: &str) -> String {
    if name == YOU { YOUR_TURN.to_owned() } else { format!("{name} makes the first move.") }
}

pub fn rolls(name: &str, dice: [u8; 2]) -> String {
    let verb = if name == YOU { "roll" } else { "rolls" };
    format!("{name} {verb} {} and {}.", dice[0], dice[1])
}

pub fn please_move(pieces: usize) -> String {
    if pieces == 1 { "Please move 1 piece.".to_owned() } else { format!("Please move {pieces} pieces.") }
}

pub fn moves(name: &str, play: &str) -> String {
    format!("{name} moves {play} .")
}

pub fn only_move(play: &str) -> String {
    format!("The only possible move is {play} .")
}

pub fn bearing_off(play: &str) -> String {
    format!("Bearing off: {play}")
}

pub fn cannot_move(name: &str) -> String {
    format!("{name} can't move.")
}

pub fn doubles(name: &str, to: &str) -> String {
    match (name, to) {
        (YOU, to) => format!("You double. Please wait for {to} to accept or reject."),
        (name, YOU) => format!("{name} doubles. Type 'accept' or 'reject'."),
        (name, _) => format!("{name} doubles."),
    }
}

pub fn accepts_double(name: &str, cube: u32) -> String {
    let verb = if name == YOU { "accept" } else { "accepts" };
    format!("{name} {verb} the double. The cube shows {cube}.")
}

pub fn cube_is(cube: u32) -> String {
    format!("The number on the doubling cube is now {cube}")
}

pub fn gives_up(name: &str, winner: &str, won: u32) -> String {
    let verb = if name == YOU { "give" } else { "gives" };
    let wins = if winner == YOU { "win" } else { "wins" };
    format!("{name} {verb} up. {winner} {wins} {}.", points(won))
}

pub fn wants_to_resign(name: &str, winner: &str, won: u32) -> String {
    match (name, winner) {
        (YOU, winner) => format!("You want to resign. {winner} will win {}.", points(won)),
        (name, YOU) => {
            format!("{name} wants to resign. You will win {}. Type 'accept' or 'reject'.", points(won))
        }
        (name, winner) => format!("{name} wants to resign. {winner} will win {}.", points(won)),
    }
}

pub fn accepts_and_wins(name: &str, won: u32) -> String {
    let (accept, win) = if name == YOU { ("accept", "win") } else { ("accepts", "wins") };
    format!("{name} {accept} and {win} {}.", points(won))
}

pub fn rejects(name: &str) -> String {
    let verb = if name == YOU { "reject" } else { "rejects" };
    format!("{name} {verb}. The game continues.")
}

pub fn wins_game(name: &str, won: u32, reader_plays: bool) -> String {
    match name {
        YOU => format!("You win the game and get {}. Congratulations!", points(won)),
        name if reader_plays => format!("{name} wins the game and gets {}. Sorry.", points(won)),
        name => format!("{name} wins the game and gets {}.", points(won)),
    }
}

pub fn score(length: u32, one: (&str, u32), other: (&str, u32)) -> String {
    let which = if length == 0 { "unlimited".to_owned() } else { format!("{length} point") };
    format!("score in {which} match: {}-{} {}-{}", one.0, one.1, other.0, other.1)
}

pub fn wins_match(name: &str, length: u32, score: [u32; 2]) -> String {
    let verb = if name == YOU { "win" } else { "wins" };
    format!("{name} {verb} the {length} point match {}-{} .", score[0], score[1])
}

pub fn left_match(by: &str, how: Parting) -> String {
    match how {
        Parting::Left => format!("** Player {by} has left the game. The game was saved."),
        how => format!("{} The game was saved.", goes(by, how)),
    }
}

/// The reader has left the match.
pub const YOU_LEFT: &str = "** You terminated the game. The game was saved.";

pub fn goes(name: &str, how: Parting) -> String {
    match how {
        Parting::LoggedOut => format!("{name} logs out."),
        Parting::Dropped => format!("{name} drops connection."),
        Parting::TimedOut => format!("Connection with {name} timed out."),
        Parting::Left => format!("{name} has left the game."),
    }
}

pub fn comes(name: &str, again: bool) -> String {
    if again { format!("{name} logs in again.") } else { format!("{name} logs in.") }
}

/// The sentence after a switch has been turned.
pub fn switched(toggle: Toggle, on: bool) -> &'static str {
    match (toggle, on) {
        (Toggle::Allowpip, true) => "** You allow the use the server's 'pip' command.",
        (Toggle::Allowpip, false) => "** You don't allow the use of the server's 'pip' command.",
        (Toggle::Autoboard, true) => "** The board will be refreshed after every move.",
        (Toggle::Autoboard, false) => "** The board won't be refreshed after every move.",
        (Toggle::Autodouble, true) => "** You agree that doublets during opening double the cube.",
        (Toggle::Autodouble, false) => "** You don't agree that doublets during opening double the cube.",
        (Toggle::Automove, true) => "** Forced moves will be done automatically.",
        (Toggle::Automove, false) => "** Forced moves won't be done automatically.",
        (Toggle::Bell, true) => "** Your terminal will ring the bell if someone talks to you or invites you",
        (Toggle::Bell, false) => {
            "** Your terminal won't ring the bell if someone talks to you or invites you"
        }
        (Toggle::Crawford, true) => "** You insist on playing with the Crawford rule.",
        (Toggle::Crawford, false) => "** You would like to play without using the Crawford rule.",
        (Toggle::Double, true) => "** You will be asked if you want to double.",
        (Toggle::Double, false) => "** You won't be asked if you want to double.",
        (Toggle::Greedy, true) => "** Will use automatic greedy bearoffs.",
        (Toggle::Greedy, false) => "** Won't use automatic greedy bearoffs.",
        (Toggle::Moreboards, true) => "** Will send rawboards after rolling.",
        (Toggle::Moreboards, false) => "** Won't send rawboards after rolling.",
        (Toggle::Moves, true) => "** You want a list of moves after this game.",
        (Toggle::Moves, false) => "** You won't see a list of moves after this game.",
        (Toggle::Notify, true) => "** You'll be notified when new users log in.",
        (Toggle::Notify, false) => "** You won't be notified when new users log in.",
        (Toggle::Ratings, true) => "** You'll see how the rating changes are calculated.",
        (Toggle::Ratings, false) => "** You won't see how the rating changes are calculated.",
        (Toggle::Ready, true) => "** You're now ready to invite or join someone.",
        (Toggle::Ready, false) => "** You're now refusing to play with someone.",
        (Toggle::Report, true) => "** You will be informed about starting and ending matches.",
        (Toggle::Report, false) => "** You won't be informed about starting and ending matches.",
        (Toggle::Silent, true) => "** You won't hear what other players shout.",
        (Toggle::Silent, false) => "** You will hear what other players shout.",
        (Toggle::Telnet, true) => "** You use telnet and don't need extra 'newlines'.",
        (Toggle::Telnet, false) => "** You use a client program and will receive extra 'newlines'.",
        (Toggle::Wrap, true) => "** Your terminal knows how to wrap long lines.",
        (Toggle::Wrap, false) => "** The server will wrap long lines.",
    }
}
