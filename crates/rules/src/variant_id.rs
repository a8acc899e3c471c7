//! The name of a game.

use std::fmt;

/// The stable name of a game, such as `backgammon`: always one of [`VariantId::all`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VariantId(pub(crate) &'static str);

impl VariantId {
    /// Standard backgammon: fifteen checkers, hitting, a doubling cube.
    pub const BACKGAMMON: VariantId = VariantId("backgammon");
    /// Backgammon with two more back checkers.
    pub const NACKGAMMON: VariantId = VariantId("nackgammon");
    /// Backgammon with three checkers.
    pub const HYPERGAMMON: VariantId = VariantId("hypergammon");
    /// The Greek pinning game.
    pub const PLAKOTO: VariantId = VariantId("plakoto");
    /// The Greek running game.
    pub const FEVGA: VariantId = VariantId("fevga");

    /// The id as text.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for VariantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
