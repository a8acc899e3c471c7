//! Entries of a transcript: what somebody saw at the board, and what they corrected.

use std::fmt;

use pasch_rules::{Action, ByPlayer, Header, Misplay, Setup};

/// The most entries of one transcript. The longest matches of the corpus need two thousand.
pub const MAX_ENTRIES: usize = 20_000;

/// The most characters of a note.
pub const MAX_NOTE: usize = 2_000;

/// The most characters of a name, or of another text of the header.
pub const MAX_NAME: usize = 200;

/// The most further texts of a header.
pub const MAX_EXTRA: usize = 64;

/// A line of the list of a transcript, by the number of the entry that brought it: 1 is the first entry.
/// A line keeps its number, whatever is inserted before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineId(pub u32);

impl LineId {
    /// The line that begins the match: names, length and options.
    pub const HEADER: LineId = LineId(1);
}

impl fmt::Display for LineId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// When an entry was made. Both times come from outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamps {
    /// When it was typed, in milliseconds since 1970. The delay for watchers counts from it.
    pub wall: Option<u64>,
    /// Where the video stands that is being transcribed, in milliseconds from its beginning.
    pub video: Option<u64>,
}

/// A step of the transcript. Nothing is overwritten: a correction is an entry, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The change that it makes to the list.
    pub change: Change,
    /// When it was made.
    pub stamps: Stamps,
}

impl Entry {
    /// An entry without times.
    #[must_use]
    pub const fn of(change: Change) -> Entry {
        Entry { change, stamps: Stamps { wall: None, video: None } }
    }
}

/// A change to the list of a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A new line at the end. It has to fit the rules there.
    Add(Fact),
    /// A new line before another one, or at the end. One that does not fit is kept and marked.
    Insert {
        /// The line before which it stands; `None` is the end.
        before: Option<LineId>,
        /// The fact of the new line.
        fact: Fact,
    },
    /// Another fact in place of a line's.
    Amend {
        /// The line.
        line: LineId,
        /// Its fact from now on.
        fact: Fact,
    },
    /// The line is taken out of the list.
    Delete {
        /// The line.
        line: LineId,
    },
    /// The last entry that still counts does not count any more.
    Undo,
}

/// Something that happened at the board, or is said about it. Whose action it is follows from the lines before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The match: names, length and options. The first line, and only that.
    Match(Box<Header>),
    /// An action of the rules: an opening throw, a roll, a play, a double, a position set by hand …
    Action(Action),
    /// A play as it was made, though the rules forbid it and nobody objected.
    AsPlayed(AsPlayed),
    /// Words about the line before.
    Note(String),
    /// Readings of the players' clocks, in milliseconds that are left; `None` where a clock was not read.
    Clocks(ByPlayer<Option<u64>>),
}

/// A play against the rules that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AsPlayed {
    /// The checkers as they were carried, in the mover's own count.
    Moves(Misplay),
    /// The checkers of both sides after it.
    Board(Setup),
}

impl Fact {
    /// Whether the fact is about the board: notes and clocks are not.
    #[must_use]
    pub const fn is_play(&self) -> bool {
        !matches!(self, Fact::Note(_) | Fact::Clocks(_))
    }
}
