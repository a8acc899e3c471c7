//! The formats that match and position files come in.

use core::fmt;

/// A format that match and position files come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Match text (`.mat`, `.txt`): Jellyfish's, as gnubg, eXtreme Gammon, Galaxy, Studio and many more write it.
    Mat,
    /// Pasch's own action log.
    Log,
    /// A position as XGID or GNUBG ID, with whatever text around it.
    PositionText,
    /// Smart Game Format, game 6.
    Sgf,
    /// eXtreme Gammon's binary match or position.
    Xg,
    /// BGBlitz's compressed match (`.bgf`).
    BgBlitz,
    /// BackGammonRoom's match text (also `.bgf`).
    BackgammonRoom,
    /// Jellyfish's binary position (`.pos`).
    JellyfishPosition,
    /// Snowie's position line, fields divided by `;`.
    SnowiePosition,
    /// GamesGrid or GridGammon match.
    GamesGrid,
    /// A match of TrueMoneygames, as text.
    TrueMoneygames,
    /// A match as FIBS's command `oldmoves` prints it.
    FibsOldmoves,
    /// FIBS's board line, which begins with `board:`.
    FibsBoard,
    /// A match as JavaFIBS writes it.
    JavaFibs,
    /// A match of PartyGammon, as text.
    PartyGammon,
    /// Jellyfish or GammonEmpire game without a match header.
    GameText,
    /// BKG match text (`.bkg`), single games for money.
    Bkg,
    /// OGXM, a binary match in named parts.
    Ogxm,
    /// GNU Backgammon's analysis as text.
    GnubgText,
}

impl Format {
    /// The short name used in answers and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Mat => "mat",
            Self::Log => "pasch",
            Self::PositionText => "position",
            Self::Sgf => "sgf",
            Self::Xg => "xg",
            Self::BgBlitz => "bgf",
            Self::BackgammonRoom => "bgroom",
            Self::JellyfishPosition => "pos",
            Self::SnowiePosition => "snowie",
            Self::GamesGrid => "sgg",
            Self::TrueMoneygames => "tmg",
            Self::FibsOldmoves => "oldmoves",
            Self::FibsBoard => "fibsboard",
            Self::JavaFibs => "javafibs",
            Self::PartyGammon => "party",
            Self::GameText => "gam",
            Self::Bkg => "bkg",
            Self::Ogxm => "ogxm",
            Self::GnubgText => "gnubgtext",
        }
    }

    /// Every format, in the order of the enum.
    pub const ALL: [Self; 19] = [
        Self::Mat,
        Self::Log,
        Self::PositionText,
        Self::Sgf,
        Self::Xg,
        Self::BgBlitz,
        Self::BackgammonRoom,
        Self::JellyfishPosition,
        Self::SnowiePosition,
        Self::GamesGrid,
        Self::TrueMoneygames,
        Self::FibsOldmoves,
        Self::FibsBoard,
        Self::JavaFibs,
        Self::PartyGammon,
        Self::GameText,
        Self::Bkg,
        Self::Ogxm,
        Self::GnubgText,
    ];

    /// The format with this [`id`](Self::id).
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.id().eq_ignore_ascii_case(id))
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Mat => "match text (.mat)",
            Self::Log => "Pasch action log",
            Self::PositionText => "position ID text",
            Self::Sgf => "SGF",
            Self::Xg => "eXtreme Gammon (.xg)",
            Self::BgBlitz => "BGBlitz (.bgf)",
            Self::BackgammonRoom => "BackGammonRoom match (.bgf)",
            Self::JellyfishPosition => "Jellyfish position (.pos)",
            Self::SnowiePosition => "Snowie position",
            Self::GamesGrid => "GamesGrid match (.sgg)",
            Self::TrueMoneygames => "TrueMoneygames match (.tmg)",
            Self::FibsOldmoves => "FIBS oldmoves",
            Self::FibsBoard => "FIBS board",
            Self::JavaFibs => "JavaFIBS match",
            Self::PartyGammon => "PartyGammon match (.gam)",
            Self::GameText => "Jellyfish game text (.gam)",
            Self::Bkg => "BKG match",
            Self::Ogxm => "OGXM (.ogxm, .gvab)",
            Self::GnubgText => "GNU Backgammon analysis text",
        })
    }
}
