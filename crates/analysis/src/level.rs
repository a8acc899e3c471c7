//! How deep an analysis looks.

use pasch_engine::search::SearchSettings;

/// A named recipe of an analysis.
#[derive(Clone, Debug, PartialEq)]
pub struct Depth {
    /// What readers see, such as `2-ply`.
    pub name: String,
    /// How plays are searched.
    pub play: SearchSettings,
    /// How deep cube decisions are searched. Even depths judge cubes better than odd ones.
    pub cube_plies: u8,
}

impl Depth {
    /// The recipe of so many plies, with the usual filter.
    #[must_use]
    pub fn plies(plies: u8) -> Self {
        Self { name: format!("{plies}-ply"), play: SearchSettings::plies(plies), cube_plies: plies }
    }
}
