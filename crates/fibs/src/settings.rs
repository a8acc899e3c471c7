//! Settings of a client: the toggles and variables of FIBS with their defaults.

/// A switch that `toggle` turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Toggle {
    /// The opponent may ask for the pip count.
    Allowpip,
    /// A board after every play.
    Autoboard,
    /// Ties of the opening roll turn the cube, in matches without end.
    Autodouble,
    /// A play without a choice is made at once.
    Automove,
    /// The terminal rings for talk and invitations.
    Bell,
    /// Matches have a Crawford game.
    Crawford,
    /// The dice wait until the player has said whether to double.
    Double,
    /// Checkers are borne off at once where that takes one with each die.
    Greedy,
    /// A board after every roll, too.
    Moreboards,
    /// The moves of a game are listed when it is over.
    Moves,
    /// Others are announced when they come and go.
    Notify,
    /// Changes of ratings are explained.
    Ratings,
    /// The player may be invited.
    Ready,
    /// Matches of others are announced.
    Report,
    /// Shouts are not heard.
    Silent,
    /// The client is a terminal that shows a prompt.
    Telnet,
    /// The terminal breaks long lines itself.
    Wrap,
}

impl Toggle {
    /// All switches, in the order of their names.
    pub const ALL: [Toggle; 17] = [
        Toggle::Allowpip,
        Toggle::Autoboard,
        Toggle::Autodouble,
        Toggle::Automove,
        Toggle::Bell,
        Toggle::Crawford,
        Toggle::Double,
        Toggle::Greedy,
        Toggle::Moreboards,
        Toggle::Moves,
        Toggle::Notify,
        Toggle::Ratings,
        Toggle::Ready,
        Toggle::Report,
        Toggle::Silent,
        Toggle::Telnet,
        Toggle::Wrap,
    ];

    /// Its name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Toggle::Allowpip => "allowpip",
            Toggle::Autoboard => "autoboard",
            Toggle::Autodouble => "autodouble",
            Toggle::Automove => "automove",
            Toggle::Bell => "bell",
            Toggle::Crawford => "crawford",
            Toggle::Double => "double",
            Toggle::Greedy => "greedy",
            Toggle::Moreboards => "moreboards",
            Toggle::Moves => "moves",
            Toggle::Notify => "notify",
            Toggle::Ratings => "ratings",
            Toggle::Ready => "ready",
            Toggle::Report => "report",
            Toggle::Silent => "silent",
            Toggle::Telnet => "telnet",
            Toggle::Wrap => "wrap",
        }
    }

    /// How it stands for an account that has changed nothing, as the own-info line of a new account shows it. `moreboards`
    /// is on here: the clients of today all turn it on.
    #[must_use]
    pub const fn default_of(self) -> bool {
        match self {
            Toggle::Allowpip
            | Toggle::Autoboard
            | Toggle::Crawford
            | Toggle::Double
            | Toggle::Moreboards
            | Toggle::Notify
            | Toggle::Report
            | Toggle::Telnet => true,
            Toggle::Autodouble
            | Toggle::Automove
            | Toggle::Bell
            | Toggle::Greedy
            | Toggle::Moves
            | Toggle::Ratings
            | Toggle::Ready
            | Toggle::Silent
            | Toggle::Wrap => false,
        }
    }
}

/// How many doubles in a row may be turned at once, in matches without end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Redoubles {
    /// Up to this number.
    UpTo(u8),
    /// As many as the players like.
    Unlimited,
}

impl core::fmt::Display for Redoubles {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Redoubles::UpTo(0) => f.write_str("none"),
            Redoubles::UpTo(most) => write!(f, "{most}"),
            Redoubles::Unlimited => f.write_str("unlimited"),
        }
    }
}

/// The order of the list of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SortWho {
    /// In the order in which people came.
    #[default]
    Login,
    /// By name.
    Name,
    /// By rating, the lowest first.
    Rating,
    /// By rating, the highest first.
    ReverseRating,
}

impl SortWho {
    /// All orders.
    pub const ALL: [SortWho; 4] = [SortWho::Login, SortWho::Name, SortWho::Rating, SortWho::ReverseRating];

    /// Its name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SortWho::Login => "login",
            SortWho::Name => "name",
            SortWho::Rating => "rating",
            SortWho::ReverseRating => "rrating",
        }
    }
}

/// A variable with the value that `set` gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// How boards are shown: 1 and 2 as pictures, 3 as board strings.
    Boardstyle(u8),
    /// Characters of a line of the terminal; 0 for any number.
    Linelength(u16),
    /// Lines of a page of the terminal; 0 for any number.
    Pagelength(u16),
    /// Doubles that may be turned at once.
    Redoubles(Redoubles),
    /// The order of the list of players.
    Sortwho(SortWho),
    /// The name of a time zone. It is kept and shown; times are in UTC.
    Timezone(String),
}

impl Change {
    /// The variables by their names, with what may stand there.
    pub const VARIABLES: [(&'static str, &'static str); 6] = [
        ("boardstyle", "1, 2, 3"),
        ("linelength", "0, 40 \u{2026} 999"),
        ("pagelength", "0 \u{2026} 999"),
        ("redoubles", "none, 1 \u{2026} 99, unlimited"),
        ("sortwho", "login, name, rating, rrating"),
        ("timezone", "UTC, Europe/Oslo \u{2026}"),
    ];

    /// The change of a variable to a value as it is typed; `None` for a value that it cannot have.
    #[must_use]
    pub fn read(variable: &str, value: &str) -> Option<Change> {
        let number = |low: u16, high: u16| value.parse().ok().filter(|number| (low..=high).contains(number));
        match variable {
            "boardstyle" => number(1, 3).and_then(|style| u8::try_from(style).ok()).map(Change::Boardstyle),
            "linelength" => {
                number(0, 999).filter(|length| *length == 0 || *length >= 40).map(Change::Linelength)
            }
            "pagelength" => number(0, 999).map(Change::Pagelength),
            "redoubles" => match value {
                "none" => Some(Redoubles::UpTo(0)),
                "unlimited" => Some(Redoubles::Unlimited),
                _ => number(0, 99).and_then(|most| u8::try_from(most).ok()).map(Redoubles::UpTo),
            }
            .map(Change::Redoubles),
            "sortwho" => SortWho::ALL.into_iter().find(|order| order.name() == value).map(Change::Sortwho),
            "timezone" => {
                let legal = |c: char| c.is_ascii_alphanumeric() || "_/+-".contains(c);
                let fits = !value.is_empty() && value.len() <= 40 && value.chars().all(legal);
                fits.then(|| Change::Timezone(value.to_owned()))
            }
            _ => None,
        }
    }

    /// The name of the variable.
    #[must_use]
    pub const fn variable(&self) -> &'static str {
        match self {
            Change::Boardstyle(_) => "boardstyle",
            Change::Linelength(_) => "linelength",
            Change::Pagelength(_) => "pagelength",
            Change::Redoubles(_) => "redoubles",
            Change::Sortwho(_) => "sortwho",
            Change::Timezone(_) => "timezone",
        }
    }

    /// The value as it is shown.
    #[must_use]
    pub fn value(&self) -> String {
        match self {
            Change::Boardstyle(style) => style.to_string(),
            Change::Linelength(length) | Change::Pagelength(length) => length.to_string(),
            Change::Redoubles(redoubles) => redoubles.to_string(),
            Change::Sortwho(order) => order.name().to_owned(),
            Change::Timezone(zone) => zone.clone(),
        }
    }
}

/// The toggles and variables of one account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    on: [bool; Toggle::ALL.len()],
    /// How boards are shown, 1 to 3.
    pub boardstyle: u8,
    /// Characters of a line; 0 for any number.
    pub linelength: u16,
    /// Lines of a page; 0 for any number.
    pub pagelength: u16,
    /// Doubles that may be turned at once.
    pub redoubles: Redoubles,
    /// The order of the list of players.
    pub sortwho: SortWho,
    /// The name of the player's time zone.
    pub timezone: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            on: Toggle::ALL.map(Toggle::default_of),
            boardstyle: 1,
            linelength: 0,
            pagelength: 0,
            redoubles: Redoubles::UpTo(0),
            sortwho: SortWho::Login,
            timezone: "UTC".to_owned(),
        }
    }
}

impl Settings {
    /// Whether a switch is on.
    #[must_use]
    pub const fn is_on(&self, toggle: Toggle) -> bool {
        self.on[toggle as usize]
    }

    /// Turns a switch on or off.
    pub const fn switch(&mut self, toggle: Toggle, on: bool) {
        self.on[toggle as usize] = on;
    }

    /// Gives a variable its value.
    pub fn change(&mut self, change: &Change) {
        match change {
            Change::Boardstyle(style) => self.boardstyle = *style,
            Change::Linelength(length) => self.linelength = *length,
            Change::Pagelength(length) => self.pagelength = *length,
            Change::Redoubles(redoubles) => self.redoubles = *redoubles,
            Change::Sortwho(order) => self.sortwho = *order,
            Change::Timezone(zone) => self.timezone.clone_from(zone),
        }
    }

    /// The variables with their values, by name.
    #[must_use]
    pub fn variables(&self) -> [Change; 6] {
        [
            Change::Boardstyle(self.boardstyle),
            Change::Linelength(self.linelength),
            Change::Pagelength(self.pagelength),
            Change::Redoubles(self.redoubles),
            Change::Sortwho(self.sortwho),
            Change::Timezone(self.timezone.clone()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_toggle_stands_at_its_own_place() {
        for (index, toggle) in Toggle::ALL.into_iter().enumerate() {
            assert_eq!(toggle as usize, index);
            let mut settings = Settings::default();
            assert_eq!(settings.is_on(toggle), toggle.default_of());
            settings.switch(toggle, !toggle.default_of());
            let changed = Toggle::ALL.into_iter().filter(|one| settings.is_on(*one) != one.default_of());
            assert_eq!(changed.collect::<Vec<_>>(), [toggle]);
        }
    }

    #[test]
    fn variables_take_their_values_and_no_others() {
        let mut settings = Settings::default();
        for (variable, value, bad) in [
            ("boardstyle", "3", "4"),
            ("linelength", "80", "7"),
            ("pagelength", "24", "-1"),
            ("redoubles", "unlimited", "100"),
            ("sortwho", "rrating", "size"),
            ("timezone", "Europe/Oslo", "Europe Oslo"),
        ] {
            let change = Change::read(variable, value).unwrap();
            assert_eq!((change.variable(), change.value().as_str()), (variable, value));
            settings.change(&change);
            assert!(settings.variables().contains(&change), "{change:?}");
            assert_eq!(Change::read(variable, bad), None, "{variable} {bad}");
        }
        assert_eq!(Change::read("colour", "blue"), None);
    }
}
