//! The nets of the family the program is delivered with.

use std::sync::{Arc, OnceLock};

use pasch_rules::{Rules, VariantId, VariantSpec};

use super::encode::Encoding;
use super::game::Results;
use super::net::FamilyNet;

macro_rules! nets {
    ($($name:literal),* $(,)?) => {
        [$(Delivered {
            name: $name,
            bytes: include_bytes!(concat!("../../../../nets/family/", $name, ".net")),
            card: include_str!(concat!("../../../../nets/family/", $name, ".toml")),
            net: OnceLock::new(),
        }),*]
    };
}

/// A net of this build, read when it is first asked for.
struct Delivered {
    name: &'static str,
    bytes: &'static [u8],
    card: &'static str,
    net: OnceLock<Arc<FamilyNet>>,
}

#[cfg(not(feature = "nets"))]
static ALL: [Delivered; 0] = nets!();

#[cfg(feature = "nets")]
static ALL: [Delivered; 25] = nets!(
    "tavla",
    "five-point-limit",
    "irish",
    "plakoto",
    "fevga",
    "moultezim",
    "nard",
    "gul-bara",
    "crazy-narde",
    "gioul",
    "long-nardi",
    "tawla-31",
    "jacquet",
    "misere",
    "backward-hit",
    "backward-hit-small",
    "acey-deucey",
    "acey-deucey-eu",
    "asodio",
    "race-bar",
    "russian",
    "tabula",
    "contrare-puff",
    "lange-puff",
    "coan-ki",
);

impl Delivered {
    fn variant(&self) -> Option<VariantId> {
        VariantId::all().find(|id| id.as_str() == self.name)
    }

    fn net(&self) -> &Arc<FamilyNet> {
        self.net
            .get_or_init(|| Arc::new(FamilyNet::from_bytes(self.bytes).expect("a delivered net is whole")))
    }
}

/// The bytes of every delivered net.
pub(crate) fn delivered() -> impl Iterator<Item = &'static [u8]> {
    ALL.iter().map(|net| net.bytes)
}

/// The delivered net that judges a game played by these rules: its own, that of a game that differs by name only, or,
/// where options change a game, that of its nearest relative. `None` when there is none.
///
/// ```
/// use pasch_engine::family;
/// use pasch_rules::{Rules, VariantId};
/// let net = family::builtin(&Rules::standard(VariantId::PLAKOTO)).expect("a net for Plakoto");
/// assert_eq!(net.variant(), VariantId::PLAKOTO);
/// ```
///
/// # Panics
/// When the program was built with damaged nets, which its tests would have refused.
#[must_use]
pub fn builtin(rules: &Rules) -> Option<&'static Arc<FamilyNet>> {
    found(rules).map(Delivered::net)
}

/// The card of the net that [`builtin`] gives: a TOML file that tells how it was made and what it won on the way.
#[must_use]
pub fn card(rules: &Rules) -> Option<&'static str> {
    found(rules).map(|net| net.card)
}

fn found(rules: &Rules) -> Option<&'static Delivered> {
    let spec = rules.spec();
    let encoding = Encoding::of(rules);
    let find = |fits: &dyn Fn(VariantId) -> bool| ALL.iter().find(|net| net.variant().is_some_and(fits));
    let sees = |id: VariantId| Encoding::of(&Rules::standard(id)) == encoding;
    // Where more can be won than in the game as it is, its net does not know that.
    let usual = rules.top_grade() == spec.top_grade;
    find(&|id| usual && id == spec.id && sees(id))
        .or_else(|| find(&|id| usual && differs_by_name(id.spec(), spec)))
        .or_else(|| find(&|id| sees(id) && is_near(&Rules::standard(id), rules)))
}

/// Whether two games are the same to whoever plays them.
fn differs_by_name(a: &VariantSpec, b: &VariantSpec) -> bool {
    let VariantSpec { id, name, aliases, tagline, cube, forms, .. } = *b;
    let renamed = VariantSpec { id, name, aliases, tagline, cube, forms, ..*a };
    renamed == *b
}

/// Whether a net for one game tells the results of another apart, and lone checkers fare alike.
fn is_near(a: &Rules, b: &Rules) -> bool {
    a.spec().contact == b.spec().contact
        && a.scoring() == b.scoring()
        && Results::of(a).classes() == Results::of(b).classes()
}
