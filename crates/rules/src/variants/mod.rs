//! The games, one file of data each, and the registry that names them. This is the only module
//! that knows which variants exist.

mod acey_deucey;
mod backgammon;
mod backward_hit;
mod coan_ki;
mod crazy_narde;
mod fevga;
mod five_point_limit;
mod gioul;
mod gul_bara;
mod hypergammon;
mod irish;
mod jacquet;
mod long_nardi;
mod longgammon;
mod mahbusa;
mod misere;
mod moultezim;
mod nackgammon;
mod nard;
mod plakoto;
mod portes;
mod puff;
mod race_bar;
mod russian;
mod series;
mod short_nardi;
mod tabula;
mod tapa;
mod tavla;
mod tawla_31;

pub use crate::variant_id::VariantId;
pub use series::Series;

use crate::spec::VariantSpec;

const REGISTRY: &[&VariantSpec] = &[
    &backgammon::SPEC,
    &nackgammon::SPEC,
    &hypergammon::SPEC,
    &longgammon::SPEC,
    &portes::SPEC,
    &tavla::SPEC,
    &short_nardi::SPEC,
    &five_point_limit::SPEC,
    &irish::SPEC,
    &plakoto::SPEC,
    &tapa::SPEC,
    &mahbusa::SPEC,
    &fevga::SPEC,
    &moultezim::SPEC,
    &nard::SPEC,
    &gul_bara::SPEC,
    &crazy_narde::SPEC,
    &gioul::SPEC,
    &long_nardi::SPEC,
    &tawla_31::SPEC,
    &jacquet::SPEC,
    &misere::SPEC,
    &backward_hit::SPEC,
    &backward_hit::SMALL,
    &acey_deucey::SPEC,
    &acey_deucey::EUROPEAN,
    &acey_deucey::ASODIO,
    &race_bar::SPEC,
    &russian::SPEC,
    &tabula::SPEC,
    &puff::CONTRARE,
    &puff::LANGE,
    &coan_ki::SPEC,
];

impl VariantId {
    /// Every game this crate plays, in the order people should see them.
    pub fn all() -> impl Iterator<Item = VariantId> {
        REGISTRY.iter().map(|spec| spec.id)
    }

    /// The game with this id, name or alias, in any case.
    ///
    /// ```
    /// use pasch_rules::VariantId;
    /// assert_eq!(VariantId::find("Nack"), Some(VariantId::NACKGAMMON));
    /// assert_eq!(VariantId::find("chess"), None);
    /// ```
    #[must_use]
    pub fn find(name: &str) -> Option<VariantId> {
        REGISTRY
            .iter()
            .find(|spec| {
                spec.id.as_str().eq_ignore_ascii_case(name)
                    || spec.name.eq_ignore_ascii_case(name)
                    || spec.aliases.iter().any(|alias| alias.eq_ignore_ascii_case(name))
            })
            .map(|spec| spec.id)
    }

    /// The game's data: start, dice, mechanics and constraints.
    #[must_use]
    pub fn spec(self) -> &'static VariantSpec {
        REGISTRY.iter().find(|spec| spec.id == self).expect("every VariantId names a registered spec")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_lead_back() {
        for spec in REGISTRY {
            assert_eq!(spec.id.spec(), *spec);
            for name in [spec.id.as_str(), spec.name].iter().chain(spec.aliases) {
                assert_eq!(VariantId::find(name), Some(spec.id), "{name}");
            }
        }
    }

    #[test]
    fn named_constants_are_registered() {
        for id in [
            VariantId::BACKGAMMON,
            VariantId::NACKGAMMON,
            VariantId::HYPERGAMMON,
            VariantId::PLAKOTO,
            VariantId::FEVGA,
        ] {
            assert!(VariantId::all().any(|known| known == id));
        }
    }

    #[test]
    fn every_start_holds_the_full_set() {
        for spec in REGISTRY {
            let total: u8 = spec.start.iter().map(|(_, count)| count).sum();
            assert_eq!(total, spec.checkers, "{}", spec.id);
        }
    }
}
