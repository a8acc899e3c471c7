//! How deep an analysis looks: named levels, each a recipe of plies, filter and rollouts.

use pasch_engine::rollout::{RolloutSettings, Stop};
use pasch_engine::search::{Filter, SearchSettings};

/// A recipe of an analysis.
#[derive(Clone, Debug, PartialEq)]
pub struct Depth {
    /// What readers see, such as `2-ply` or `thorough`.
    pub name: String,
    /// How plays are searched.
    pub play: SearchSettings,
    /// How deep cube decisions are searched. Even depths judge cubes better than odd ones.
    pub cube_plies: u8,
    /// Which decisions are looked at once more, by rollout.
    pub recheck: Option<Recheck>,
}

/// Which decisions are rolled out after the search, and how. A decision is when it is *close* (the two best courses lie
/// within [`Recheck::close`]) or *costly* (the one that was taken lost [`Recheck::costly`] and more). Only games whose
/// checkers move as in backgammon are rolled out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recheck {
    /// Equity between the two best courses up to which a decision is close.
    pub close: f64,
    /// Loss from which a decision is costly.
    pub costly: f64,
    /// Most plays rolled out, besides the one that was made.
    pub plays: usize,
    /// Equity a play may be behind the best to be rolled out.
    pub within: f64,
    /// How they are rolled out.
    pub settings: RolloutSettings,
}

impl Recheck {
    /// Close is .02 and costly .02; three plays within .06, 360 games of 7 half-moves each (the first two 1-ply, then
    /// 0-ply), fewer when 3 joint standard deviations have decided.
    pub const USUAL: Self = Self {
        close: 0.02,
        costly: 0.02,
        plays: 3,
        within: 0.06,
        settings: RolloutSettings {
            stop: Some(Stop { min_trials: 144, jsd: 3.0, se: 0.0 }),
            drop: Some(3.0),
            ..RolloutSettings::TRUNCATED_2
        },
    };
}

/// A named level of analysis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Stable name for commands, files and addresses.
    pub id: &'static str,
    /// Name for people, in English.
    pub name: &'static str,
    /// The recipe, in one line.
    pub note: &'static str,
    plies: u8,
    cube_plies: u8,
    filter: Filter,
    recheck: Option<Recheck>,
}

impl Level {
    /// Every level, the quickest first.
    pub const ALL: [Self; 5] = [
        Self::new(("instant", "Instant"), "0-ply: the net at a glance", (0, 0), Filter::NORMAL, None),
        Self::new(
            ("standard", "Standard"),
            "2-ply, at most 8 plays within .16",
            (2, 2),
            Filter::NORMAL,
            None,
        ),
        Self::new(
            ("thorough", "Thorough"),
            "3-ply of at most 4 plays within .08 after 2-ply of 16 within .32; cubes 2-ply",
            (3, 2),
            Filter::LARGE,
            None,
        ),
        Self::new(
            ("world-class", "World class"),
            "4-ply of at most 2 plays within .04 after 2-ply of 8 within .16; cubes 4-ply",
            (4, 4),
            Filter::NORMAL,
            None,
        ),
        Self::new(
            ("rollout", "Rollout"),
            "standard, then close and costly decisions rolled out: up to 360 games of 7 half-moves",
            (2, 2),
            Filter::NORMAL,
            Some(Recheck::USUAL),
        ),
    ];

    /// The level when nobody asks for one.
    pub const STANDARD: Self = Self::ALL[1];

    const fn new(
        (id, name): (&'static str, &'static str),
        note: &'static str,
        (plies, cube_plies): (u8, u8),
        filter: Filter,
        recheck: Option<Recheck>,
    ) -> Self {
        Self { id, name, note, plies, cube_plies, filter, recheck }
    }

    /// The level with this id.
    ///
    /// ```
    /// use pasch_analysis::Level;
    /// assert_eq!(Level::find("thorough").map(|level| level.depth().play.plies), Some(3));
    /// assert_eq!(Level::find("god"), None);
    /// ```
    #[must_use]
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id == id)
    }

    /// Its recipe: plies, filter and rollouts.
    #[must_use]
    pub fn depth(&self) -> Depth {
        Depth {
            name: self.id.to_owned(),
            play: SearchSettings { plies: self.plies, filter: self.filter, cubeful: true },
            cube_plies: self.cube_plies,
            recheck: self.recheck,
        }
    }
}

impl Depth {
    /// The recipe of so many plies, with the usual filter.
    #[must_use]
    pub fn plies(plies: u8) -> Self {
        let play = SearchSettings::plies(plies);
        Self { name: format!("{plies}-ply"), play, cube_plies: plies, recheck: None }
    }
}
