//! The dice of protocol 2: proofs as they come in files, checked and folded step by step.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_dice::{Ledger, Played, proofs_in};

fuzz_target!(|text: &str| {
    let Ok(proofs) = proofs_in(text) else { return };
    for proof in proofs {
        let again = serde_json::to_string(&proof).expect("a proof is plain data");
        assert_eq!(proofs_in(&again).expect("own proof is read"), [proof.clone()]);
        let checked = proof.check();
        let _ = proof.compare(&[]);
        let _ = proof.compare(&[Played { opening: true, faces: vec![6, 1] }]);
        if let Ok(ledger) = Ledger::fold(proof.context.clone(), &proof.steps) {
            // What the server could have written down is a proof that can be checked.
            let throws = proof.steps.iter().filter(|step| matches!(step, pasch_dice::Step::Throw { .. })).count();
            assert!(ledger.next() as usize > throws);
            if proof.protocol == pasch_dice::PROTOCOL {
                assert!(checked.is_ok(), "{checked:?}");
            }
        }
    }
});
