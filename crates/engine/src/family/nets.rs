//! The nets of the family the program is delivered with.

use std::sync::{Arc, OnceLock};

use pasch_rules::{Rules, VariantSpec};

use super::encode::Encoding;
use super::game::Results;
use super::net::FamilyNet;

macro_rules! nets {
    ($($name:literal),* $(,)?) => {
        &[$(include_bytes!(concat!("../../../../nets/family/", $name, ".net"))),*]
    };
}

const FILES: &[&[u8]] = nets!("tavla", "five-point-limit", "irish", "plakoto", "fevga", "moultezim", "nard");

fn all() -> &'static [Arc<FamilyNet>] {
    static ALL: OnceLock<Vec<Arc<FamilyNet>>> = OnceLock::new();
    ALL.get_or_init(|| {
        let read = |bytes: &&[u8]| FamilyNet::from_bytes(bytes).expect("a delivered net is whole");
        FILES.iter().map(|bytes| Arc::new(read(bytes))).collect()
    })
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
    let spec = rules.spec();
    let encoding = Encoding::of(rules);
    let find = |fits: &dyn Fn(&FamilyNet) -> bool| all().iter().find(|net| fits(net));
    find(&|net| net.variant() == spec.id && *net.encoding() == encoding)
        .or_else(|| find(&|net| differs_by_name(net.variant().spec(), spec)))
        .or_else(|| find(&|net| is_near(net, rules, &encoding)))
}

/// Whether two games are the same to whoever plays them.
fn differs_by_name(a: &VariantSpec, b: &VariantSpec) -> bool {
    let VariantSpec { id, name, aliases, tagline, cube, forms, .. } = *b;
    let renamed = VariantSpec { id, name, aliases, tagline, cube, forms, ..*a };
    renamed == *b
}

/// Whether a net sees the positions of these rules and tells their results apart.
fn is_near(net: &FamilyNet, rules: &Rules, encoding: &Encoding) -> bool {
    let near = net.variant().spec();
    near.contact == rules.spec().contact
        && near.scoring == rules.scoring()
        && net.encoding() == encoding
        && net.results().classes() == Results::of(rules).classes()
}
