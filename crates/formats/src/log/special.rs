//! Options about rules that only some games have, and about tables for learners. They stand in a part of their own, which is left
//! out where all are as usual.

use pasch_rules::{Contact, Geometry, HeadRule, IllegalPlays, Ones, Options, SixBlock};
use serde::{Deserialize, Serialize};

use super::LogErrorKind;
use super::mirror::{bad, names};

names!(geometry_name, geometry, Geometry, "direction",
    Geometry::Contrary => "contrary", Geometry::Parallel => "parallel", Geometry::Same => "same",
    Geometry::Circle => "circle");
names!(contact_name, contact, Contact, "contact",
    Contact::Hit => "hit", Contact::Pin => "pin", Contact::Block => "block",
    Contact::Share => "share");
names!(head_name, head, HeadRule, "head rule",
    HeadRule::Usual => "usual", HeadRule::SixesAndFours => "sixes-and-fours",
    HeadRule::AnyDouble => "any-double", HeadRule::SecondIfBlocked => "second-if-blocked");
names!(block_name, block, SixBlock, "six-block rule",
    SixBlock::AtEnd => "end", SixBlock::EveryMove => "move", SixBlock::Allowed => "allowed");
names!(illegal_name, illegal, IllegalPlays, "rule about illegal plays",
    IllegalPlays::Refused => "refused", IllegalPlays::OpponentMayInsist => "opponent-may-insist",
    IllegalPlays::BothMustCorrect => "both-must-correct");
names!(ones_name, ones, Ones, "rule of 1-1",
    Ones::SentBack => "sent-back", Ones::Removed => "removed", Ones::Ordinary => "ordinary");

#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SpecialMirror {
    standard_start: bool,
    geometry: Option<String>,
    contact: Option<String>,
    extra_on_doubles: bool,
    enter_all_first: Option<bool>,
    hit_needs_one_home: bool,
    checkers_left: bool,
    cascade_from: Option<u32>,
    leftover_to_opponent: bool,
    head: Option<String>,
    six_block: Option<String>,
    last_roll_draw: bool,
    turn_limit: Option<u32>,
    optional_backward_hits: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    illegal: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ones: Option<String>,
    #[serde(skip_serializing_if = "is_off")]
    koks: bool,
    #[serde(skip_serializing_if = "is_off")]
    open_home: bool,
}

/// Left out where it is not agreed on.
fn is_off(agreed: &bool) -> bool {
    !agreed
}

impl Default for SpecialMirror {
    fn default() -> Self {
        Self::from(&Options::default())
    }
}

impl From<&Options> for SpecialMirror {
    fn from(o: &Options) -> Self {
        Self {
            standard_start: o.standard_start,
            geometry: o.geometry.map(|value| geometry_name(value).to_owned()),
            contact: o.contact.map(|value| contact_name(value).to_owned()),
            extra_on_doubles: o.extra_on_doubles,
            enter_all_first: o.enter_all_first,
            hit_needs_one_home: o.hit_needs_one_home,
            checkers_left: o.checkers_left,
            cascade_from: o.cascade_from,
            leftover_to_opponent: o.leftover_to_opponent,
            head: o.head.map(|value| head_name(value).to_owned()),
            six_block: o.six_block.map(|value| block_name(value).to_owned()),
            last_roll_draw: o.last_roll_draw,
            turn_limit: o.turn_limit,
            optional_backward_hits: o.optional_backward_hits,
            illegal: Some(o.illegal)
                .filter(|value| *value != IllegalPlays::Refused)
                .map(|value| illegal_name(value).to_owned()),
            ones: o.ones.map(|value| ones_name(value).to_owned()),
            koks: o.koks,
            open_home: o.open_home,
        }
    }
}

impl SpecialMirror {
    /// Nothing if all is as usual.
    pub fn unusual(options: &Options) -> Option<Self> {
        Some(Self::from(options)).filter(|mirror| *mirror != Self::default())
    }

    /// Sets these options.
    pub fn set(&self, options: &mut Options) -> Result<(), LogErrorKind> {
        *options = Options {
            standard_start: self.standard_start,
            geometry: self.geometry.as_deref().map(geometry).transpose()?,
            contact: self.contact.as_deref().map(contact).transpose()?,
            extra_on_doubles: self.extra_on_doubles,
            enter_all_first: self.enter_all_first,
            hit_needs_one_home: self.hit_needs_one_home,
            checkers_left: self.checkers_left,
            cascade_from: self.cascade_from,
            leftover_to_opponent: self.leftover_to_opponent,
            head: self.head.as_deref().map(head).transpose()?,
            six_block: self.six_block.as_deref().map(block).transpose()?,
            last_roll_draw: self.last_roll_draw,
            turn_limit: self.turn_limit,
            optional_backward_hits: self.optional_backward_hits,
            illegal: self.illegal.as_deref().map(illegal).transpose()?.unwrap_or_default(),
            ones: self.ones.as_deref().map(ones).transpose()?,
            koks: self.koks,
            open_home: self.open_home,
            ..*options
        };
        Ok(())
    }
}
