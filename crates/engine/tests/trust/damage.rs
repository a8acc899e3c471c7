//! Files as a bad disk or another program leaves them: refused with the reason, never half believed, never a panic.

use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::database::{DatabaseError, Kind};
use pasch_engine::hyper::Hyper;
use pasch_engine::met::Met;
use pasch_engine::net::{Net, NetError, NetEvaluator, NetFile, NetKind, checksum};
use pasch_engine::search::Serial;
use proptest::prelude::*;
use std::sync::{Arc, OnceLock};

const RACE: &[u8] = include_bytes!("../../../../nets/race.net");

/// The same bytes with a checksum that fits them.
fn resealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let content = bytes.len() - 8;
    let sum = checksum(&bytes[..content]);
    bytes[content..].copy_from_slice(&sum.to_le_bytes());
    bytes
}

#[test]
fn no_byte_of_a_net_can_change_unseen() {
    let whole = NetFile::from_bytes(RACE).expect("the delivered net");
    // Every byte of the header and of the end, and samples of all the rest.
    let places = (0..64).chain((64..RACE.len() - 64).step_by(2503)).chain(RACE.len() - 64..RACE.len());
    for at in places {
        for flip in [0x01, 0x80, 0xFF] {
            let mut bad = RACE.to_vec();
            bad[at] ^= flip;
            let fault = NetFile::from_bytes(&bad).expect_err("a changed byte");
            assert!(!fault.to_string().is_empty());
            assert!(at < 40 || matches!(fault, NetError::Checksum { .. }), "byte {at}: {fault}");
        }
    }
    for cut in (0..RACE.len()).step_by(997).chain(0..64).chain(RACE.len() - 16..RACE.len()) {
        let fault = NetFile::from_bytes(&RACE[..cut]).expect_err("a file cut off");
        assert!(matches!(fault, NetError::Magic | NetError::Truncated { .. }), "{cut} bytes: {fault}");
    }
    assert_eq!(whole.to_bytes(), RACE, "and unchanged it is the same again");
}

#[test]
fn a_net_that_was_written_wrong_is_refused_although_its_checksum_fits() {
    let with = |at: usize, bytes: &[u8]| {
        let mut bad = RACE.to_vec();
        bad[at..at + bytes.len()].copy_from_slice(bytes);
        NetFile::from_bytes(&resealed(bad)).map(|file| file.kind)
    };
    // Words behind the magic: version, kind, encoding, layers, widths.
    assert_eq!(with(8, &2u32.to_le_bytes()), Err(NetError::Version { found: 2 }));
    assert_eq!(with(12, &9u32.to_le_bytes()), Err(NetError::Kind { found: 9 }));
    assert_eq!(with(16, &0u32.to_le_bytes()), Err(NetError::Encoding { found: 0 }));
    for layers in [0u32, 1, 9, u32::MAX] {
        assert!(matches!(with(20, &layers.to_le_bytes()), Err(NetError::Shape { .. })), "{layers} layers");
    }
    for width in [0u32, 2049, u32::MAX] {
        assert!(matches!(with(28, &width.to_le_bytes()), Err(NetError::Shape { .. })), "{width} wide");
    }
    // Wider and narrower than its content.
    let width = u32::from_le_bytes([RACE[28], RACE[29], RACE[30], RACE[31]]);
    assert!(matches!(with(28, &(width + 1).to_le_bytes()), Err(NetError::Truncated { .. })));
    assert!(matches!(with(28, &(width / 2).to_le_bytes()), Err(NetError::Trailing { .. })));
    for weight in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1e30, -10_001.0] {
        for at in [40, RACE.len() / 2 / 4 * 4, RACE.len() - 12] {
            let fault = with(at, &weight.to_le_bytes()).expect_err("no weight");
            assert!(matches!(fault, NetError::Weight { .. }), "{weight} at {at}: {fault}");
        }
    }
    // A net of the other kind is whole, but not what is asked for.
    let race = NetFile::from_bytes(RACE).expect("whole");
    let fault = NetEvaluator::from_files(&race, &race).expect_err("no net for contact");
    assert_eq!((fault.expected, fault.found), (NetKind::Contact, NetKind::Race));
    assert!(NetEvaluator::new(Arc::new(Net::new(&race)), Arc::new(Net::new(&race))).is_err());
}

/// Small databases of all kinds, as bytes.
fn databases() -> &'static [(Kind, Vec<u8>); 3] {
    static ALL: OnceLock<[(Kind, Vec<u8>); 3]> = OnceLock::new();
    ALL.get_or_init(|| {
        let one = Bearoff::generate(5, 4, &mut |_| true).expect("a possible size");
        let two = TwoSided::generate(4, 3, &Serial, &mut |_| true).expect("a possible size");
        let hyper = Hyper::solve(1, &Serial, &mut |_| true).expect("a possible size");
        [
            (Kind::OneSided, one.bytes().to_vec()),
            (Kind::TwoSided, two.bytes().to_vec()),
            (Kind::Hyper, hyper.bytes().to_vec()),
        ]
    })
}

fn open(kind: Kind, bytes: &[u8]) -> Result<(), DatabaseError> {
    match kind {
        Kind::OneSided => Bearoff::from_bytes(bytes).map(|_| ()),
        Kind::TwoSided => TwoSided::from_bytes(bytes).map(|_| ()),
        Kind::Hyper => Hyper::from_bytes(bytes).map(|_| ()),
    }
}

#[test]
fn damaged_databases_are_refused_with_the_reason() {
    for (kind, bytes) in databases() {
        assert_eq!(open(*kind, bytes), Ok(()));
        for at in (0..bytes.len().min(128)).chain((128..bytes.len()).step_by(41)).chain([bytes.len() - 1]) {
            let mut bad = bytes.clone();
            bad[at] ^= 0x20;
            let fault = open(*kind, &bad).expect_err("a changed byte");
            let fits = match at {
                0..9 => fault == DatabaseError::Magic(*kind),
                9 => matches!(fault, DatabaseError::Version { .. }),
                _ => matches!(fault, DatabaseError::Damaged { .. }),
            };
            assert!(fits, "{kind} byte {at}: {fault}");
        }
        for cut in (0..80).chain((80..bytes.len()).step_by(101)).chain([bytes.len() - 1]) {
            assert!(open(*kind, &bytes[..cut]).is_err(), "{kind} of {cut} bytes");
        }
        let longer = [bytes.as_slice(), &[0]].concat();
        assert!(matches!(open(*kind, &longer), Err(DatabaseError::Damaged { .. })));
        for (other, bytes) in databases().iter().filter(|(other, _)| other != kind) {
            assert_eq!(open(*kind, bytes), Err(DatabaseError::Magic(*kind)), "a {other} for a {kind}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn any_bytes_are_answered(bytes in prop::collection::vec(any::<u8>(), 0..300), kind in 0usize..3) {
        let (kind, whole) = &databases()[kind];
        prop_assert!(open(*kind, &bytes).is_err() && NetFile::from_bytes(&bytes).is_err());
        // The same behind a sound beginning.
        for keep in [9, 16, 32, 64] {
            prop_assert!(open(*kind, &[&whole[..keep], &bytes].concat()).is_err());
        }
        for keep in [8, 12, 20, 40] {
            prop_assert!(NetFile::from_bytes(&[&RACE[..keep], &bytes].concat()).is_err());
        }
        // Text that may be a match equity table.
        let text = String::from_utf8_lossy(&bytes);
        prop_assert!(Met::from_xml(&text).is_err() && Met::from_csv("any", &text, &text).is_err());
    }
}
