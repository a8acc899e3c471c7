//! Identifiers alone and in pasted text: what is read can be written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_formats::situation::{Situation, Stage};
use pasch_formats::{match_id, ogid, paste, place, position_id, position_record, xgid};
use pasch_rules::Player;

fuzz_target!(|text: &str| {
    if let Ok((situation, _)) = xgid::decode(text) {
        let (again, warnings) = xgid::decode(&xgid::encode(&situation)).expect("own XGID is read");
        assert_eq!(again, situation);
        assert!(warnings.len() <= 1);
        let id = position_id::encode(&situation.checkers, situation.turn).expect("fifteen checkers fit");
        assert_eq!(position_id::decode(&id, situation.turn), Ok(situation.checkers));
        if let Some(id) = match_id::encode(&situation) {
            match_id::decode(&id).expect("own Match ID is read");
        }
        let _ = position_record(&situation).final_state();
    }
    if let Ok((situation, _)) = ogid::decode(text) {
        let (again, warnings) = ogid::decode(&ogid::encode(&situation)).expect("own OGID is read");
        let dice = situation.dice.map(|[first, second]| [first.min(second), first.max(second)]);
        assert_eq!(again, Situation { dice, stage: Stage::Playing, ..situation });
        assert!(warnings.len() <= 1);
    }
    if let Ok(checkers) = position_id::decode(text, Player::A) {
        let id = position_id::encode(&checkers, Player::A).expect("fifteen checkers fit");
        assert_eq!(position_id::decode(&id, Player::A), Ok(checkers));
    }
    if let Ok(situation) = match_id::decode(text) {
        let id = match_id::encode(&situation).expect("fifteen bits fit");
        let again = match_id::decode(&id).expect("own Match ID is read");
        assert_eq!(
            (again.score, again.length, again.offer),
            (situation.score, situation.length, situation.offer)
        );
    }
    let _ = paste::find(text);
    let _ = place::read(text);
    // What one question finds is among what all of them find.
    assert!(paste::find(text).is_err() || paste::all(text).iter().any(|part| part.pasted.is_ok()));
    let _ = place::all(text);
});
