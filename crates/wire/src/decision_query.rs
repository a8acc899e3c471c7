//! The question of a search for decisions, as addresses have it.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::SetId;

/// A search for decisions. A field that is left out sets no condition.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct DecisionQuery {
    /// Words in names, event, place or file of the match.
    pub q: String,
    /// Part of the name of the player who decided.
    pub player: String,
    /// Part of the other player's name.
    pub opponent: String,
    /// Identifiers of the variants that were played, joined by commas.
    pub variant: Option<String>,
    /// Points to win; 0 for money.
    pub length: Option<u32>,
    /// Not played before this day.
    pub from: Option<String>,
    /// Not played after this day.
    pub to: Option<String>,
    /// `mine` or `theirs`: decisions of the caller, or of the others.
    pub whose: Option<String>,
    /// Kinds of decisions, joined by commas: `play,double,noDouble,take,drop,beaver,raccoon`.
    pub kinds: Option<String>,
    /// Kinds of positions, joined by commas.
    pub themes: Option<String>,
    /// Scores, joined by commas: `money,dmp,crawford,post-crawford,both-two-away,two-away,other`.
    pub scores: Option<String>,
    /// The roll: `61`.
    pub dice: Option<String>,
    /// Least equity given up, EMG.
    pub loss_from: Option<f32>,
    /// Most equity given up, EMG.
    pub loss_to: Option<f32>,
    /// Points that the player who decides holds, joined by commas.
    pub mine: Option<String>,
    /// Points that they do not hold.
    pub mine_open: Option<String>,
    /// Points that the other player holds, in that player's own count.
    pub theirs: Option<String>,
    /// Points that the other player does not hold.
    pub theirs_open: Option<String>,
    /// Least pips to go of the player who decides.
    pub pips_from: Option<u16>,
    /// Most pips to go.
    pub pips_to: Option<u16>,
    /// Least pips ahead; negative is behind.
    pub lead_from: Option<i32>,
    /// Most pips ahead.
    pub lead_to: Option<i32>,
    /// Value that the cube shows.
    pub cube: Option<u32>,
    /// `centre`, `mine` or `theirs`.
    pub owner: Option<String>,
    /// Points that the player who decides needs.
    pub away: Option<u8>,
    /// Points that the other player needs.
    pub other_away: Option<u8>,
    /// Only decisions that are flagged.
    pub flagged: bool,
    /// Only decisions with this tag, or of matches with it.
    pub tag: Option<String>,
    /// Only decisions of this set.
    pub set: Option<SetId>,
    /// `costliest` (the default) or `matches`.
    pub order: Option<String>,
    /// Decisions before the page.
    pub offset: u32,
    /// Decisions of the page at most.
    pub limit: Option<u32>,
    /// Only these decisions, joined by commas.
    pub ids: Option<String>,
    /// For files: `xgid`, `xg` or `csv`.
    pub format: Option<String>,
}
