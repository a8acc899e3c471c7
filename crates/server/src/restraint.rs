//! What somebody who may not talk or play is told of it.

use crate::store::moderation::{Restraint, Sanction};
use crate::wire::{RestraintKind, RestraintView};
use pasch_messages::{Message, message};
use pasch_table::calendar::iso;

/// In a sentence or two, with the moderator's words.
#[must_use]
pub fn told(sanction: &Sanction) -> Message {
    let restraint = match sanction.restraint {
        Restraint::Mute => "mute",
        Restraint::Suspension => "suspension",
    };
    let minute = |at| iso(at).get(..16).unwrap_or_default().replace('T', " ");
    let until = sanction.until.map(minute);
    message!("restrained", restraint = restraint, until = until, reason = sanction.reason)
}

/// As the wire has it.
#[must_use]
pub fn view(sanction: &Sanction) -> RestraintView {
    RestraintView {
        kind: match sanction.restraint {
            Restraint::Mute => RestraintKind::Mute,
            Restraint::Suspension => RestraintKind::Suspension,
        },
        until: sanction.until,
        reason: sanction.reason.clone(),
    }
}

/// The weightiest of what keeps somebody from talking.
pub fn weightiest<'a>(held: impl Iterator<Item = &'a Sanction>) -> Option<&'a Sanction> {
    held.max_by_key(|one| one.restraint == Restraint::Suspension)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_told_what_until_when_and_why() {
        let mute =
            Sanction { restraint: Restraint::Mute, until: Some(86_400_000), reason: "Bad words.".to_owned() };
        let reason = "The moderator's reason: Bad words.";
        assert_eq!(
            told(&mute).to_string(),
            format!("You may not talk at matches, until 1970-01-02 00:00 UTC. {reason}")
        );
        let gone = Sanction { restraint: Restraint::Suspension, until: None, ..mute.clone() };
        assert_eq!(told(&gone).to_string(), format!("Your account is suspended, for good. {reason}"));
        assert_eq!(weightiest([&gone, &mute].into_iter()), Some(&gone));
        assert!(mute.holds(86_399_999) && !mute.holds(86_400_000) && gone.holds(i64::MAX));
    }
}
