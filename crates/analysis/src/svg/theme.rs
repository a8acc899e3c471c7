//! The colours of a picture.

use pasch_rules::Player;

/// Colours, as SVG writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Its name, as [`Theme::find`] knows it.
    pub name: &'static str,
    /// Behind the captions, and their ink.
    pub page: &'static str,
    /// What captions are written in.
    pub ink: &'static str,
    /// The frame around the board.
    pub frame: &'static str,
    /// The board under the points.
    pub field: &'static str,
    /// The bar between the two halves.
    pub bar: &'static str,
    /// Where checkers go that are borne off.
    pub tray: &'static str,
    /// Odd points and even points.
    pub points: [&'static str; 2],
    /// The numbers of the points.
    pub numbers: &'static str,
    /// Fill and rim of each seat's checkers.
    pub checkers: [(&'static str, &'static str); 2],
    /// The ring on each seat's checkers.
    pub rings: [&'static str; 2],
    /// The pips on each seat's dice.
    pub pips: [&'static str; 2],
    /// The cube and its number.
    pub cube: (&'static str, &'static str),
}

impl Theme {
    /// A wooden board on white.
    pub const LIGHT: Self = Self {
        name: "light",
        page: "#FFFFFF",
        ink: "#25211C",
        frame: "#5B4130",
        field: "#D8C4A0",
        bar: "#543B2B",
        tray: "#47311F",
        points: ["#B07B52", "#EADCC0"],
        numbers: "#DCC9AE",
        checkers: [("#FBF5E6", "#7A6248"), ("#3A2A26", "#F0DFC6")],
        rings: ["#7A6248", "#A58A76"],
        pips: ["#25211C", "#F0DFC6"],
        cube: ("#FBF5E6", "#25211C"),
    };

    /// A board for dark pages.
    pub const DARK: Self = Self {
        name: "dark",
        page: "#17191C",
        ink: "#E8E6E1",
        frame: "#0E1012",
        field: "#262B30",
        bar: "#14171A",
        tray: "#14171A",
        points: ["#3D5A6C", "#59626B"],
        numbers: "#A9B2BA",
        checkers: [("#F2EEE4", "#8F8878"), ("#B2432F", "#F6D9CF")],
        rings: ["#8F8878", "#E08A76"],
        pips: ["#17191C", "#FBEDE8"],
        cube: ("#F2EEE4", "#17191C"),
    };

    /// Black lines and greys on white, for paper.
    pub const PRINT: Self = Self {
        name: "print",
        page: "#FFFFFF",
        ink: "#000000",
        frame: "#E6E6E6",
        field: "#FFFFFF",
        bar: "#CFCFCF",
        tray: "#F4F4F4",
        points: ["#B8B8B8", "#E2E2E2"],
        numbers: "#000000",
        checkers: [("#FFFFFF", "#000000"), ("#1A1A1A", "#FFFFFF")],
        rings: ["#000000", "#FFFFFF"],
        pips: ["#000000", "#FFFFFF"],
        cube: ("#FFFFFF", "#000000"),
    };

    /// Every theme: light, dark and for print.
    pub const ALL: [Self; 3] = [Self::LIGHT, Self::DARK, Self::PRINT];

    /// The theme of this name.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name == name)
    }

    pub(super) const fn checkers(&self, player: Player) -> (&'static str, &'static str) {
        self.checkers[player as usize]
    }

    /// Fill and pips of a seat's dice.
    pub(super) const fn dice(&self, player: Player) -> (&'static str, &'static str) {
        (self.checkers[player as usize].0, self.pips[player as usize])
    }
}
