//! The text formats of servers and older programs; the first byte chooses one.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_formats::{decode, fibs_board, jellyfish, mat, sites, xgid};

fuzz_target!(|bytes: &[u8]| {
    let Some((&kind, rest)) = bytes.split_first() else { return };
    let decoded = decode::decode(rest);
    let read = match kind % 9 {
        0 => sites::oldmoves::read(&decoded),
        1 => sites::tmg::read(&decoded),
        2 => sites::sgg::read(&decoded).map(|(record, warnings, _)| (record, warnings)),
        3 => sites::party::read(&decoded),
        4 => sites::bgroom::read(&decoded),
        5 => sites::bkg::read(&decoded),
        6 => sites::javafibs::read(&decoded),
        7 => mat::read_untitled(&decoded).map(|(record, warnings, _)| (record, warnings)),
        _ => sites::gnubg_text::read(&decoded).map(|(record, warnings, _)| (record, warnings)),
    };
    if let Ok((record, _)) = read {
        assert!(record.final_state().is_ok(), "a record was read that the rules refuse");
        if let Ok(written) = sites::oldmoves::write(&record) {
            sites::oldmoves::read(&decode::decode(written.text.as_bytes())).expect("own oldmoves are read");
        }
    }
    if let Ok((situation, names)) = fibs_board::parse(&decoded.text) {
        let (again, _) = fibs_board::parse(&fibs_board::encode(&situation, &names)).expect("own board is read");
        assert_eq!(again.checkers, situation.checkers);
    }
    if let Ok((situation, _)) = jellyfish::parse(rest) {
        xgid::decode(&xgid::encode(&situation)).expect("own XGID is read");
    }
});
