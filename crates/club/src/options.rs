//! What is agreed, in and out.

use pasch_chouette::{Answers, BoxOffers, Clock, Consultation, Cubes, Header, NextBox, Options, Order, Ties};
use pasch_rules::VariantId;
use pasch_wire as wire;

/// Options as a page gives them. The clock is the caller's: there is none.
#[must_use]
pub fn from_wire(given: &wire::ChouetteOptions) -> Options {
    Options {
        order: match given.order {
            wire::ChouetteOrder::Dice => Order::Dice,
            wire::ChouetteOrder::Joined => Order::Joined,
            wire::ChouetteOrder::Drawn => Order::Drawn,
        },
        most: given.most,
        partner: given.partner,
        cubes: if given.single_cube { Cubes::Single } else { Cubes::Multi },
        box_offers: if given.all_or_none { BoxOffers::AllOrNone } else { BoxOffers::AnySet },
        answers: if given.open_answers { Answers::Open } else { Answers::Hidden },
        animals: given.animals,
        sole_taker_must_beaver: given.sole_taker_must_beaver,
        box_takes_half: given.box_takes_half,
        extras: given.extras,
        consultation: match given.consultation {
            wire::ChouetteConsultation::AfterCube => Consultation::AfterCube,
            wire::ChouetteConsultation::Free => Consultation::Free,
            wire::ChouetteConsultation::CaptainAsks => Consultation::CaptainAsks,
            wire::ChouetteConsultation::None => Consultation::None,
        },
        automatic_doubles: match given.automatic_doubles {
            wire::ChouetteTies::None => Ties::None,
            wire::ChouetteTies::Once => Ties::Once,
            wire::ChouetteTies::Unlimited => Ties::Unlimited,
        },
        jacoby: given.jacoby,
        clock: Clock::None,
        next_box: if given.most_points { NextBox::MostPoints } else { NextBox::Captain },
    }
}

/// Options as pages show them.
#[must_use]
pub fn to_wire(options: &Options) -> wire::ChouetteOptions {
    wire::ChouetteOptions {
        order: match options.order {
            Order::Dice => wire::ChouetteOrder::Dice,
            Order::Joined => wire::ChouetteOrder::Joined,
            Order::Drawn => wire::ChouetteOrder::Drawn,
        },
        most: options.most,
        partner: options.partner,
        single_cube: options.cubes == Cubes::Single,
        all_or_none: options.box_offers == BoxOffers::AllOrNone,
        open_answers: options.answers == Answers::Open,
        animals: options.animals,
        sole_taker_must_beaver: options.sole_taker_must_beaver,
        box_takes_half: options.box_takes_half,
        extras: options.extras,
        consultation: match options.consultation {
            Consultation::AfterCube => wire::ChouetteConsultation::AfterCube,
            Consultation::Free => wire::ChouetteConsultation::Free,
            Consultation::CaptainAsks => wire::ChouetteConsultation::CaptainAsks,
            Consultation::None => wire::ChouetteConsultation::None,
        },
        automatic_doubles: match options.automatic_doubles {
            Ties::None => wire::ChouetteTies::None,
            Ties::Once => wire::ChouetteTies::Once,
            Ties::Unlimited => wire::ChouetteTies::Unlimited,
        },
        jacoby: options.jacoby,
        most_points: options.next_box == NextBox::MostPoints,
    }
}

/// The header of a new chouette; the usual options where none are given.
#[must_use]
pub fn header(variant: VariantId, options: Option<&wire::ChouetteOptions>) -> Header {
    let usual = Options { clock: Clock::None, ..Options::default() };
    Header { options: options.map_or(usual, from_wire), ..Header::new(variant) }
}
