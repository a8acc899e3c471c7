//! No bytes make a reader panic or think for long, and what was read keeps its promises.

#[path = "corpus/mod.rs"]
mod corpus;

use std::path::Path;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use pasch_formats::spell::{Spelling, spell};
use pasch_formats::{Format, facts, log, mat, paste, sgf, xg_text, xgid};
use pasch_rules::Action;
use proptest::prelude::*;

/// Reads bytes by every reader; the laws are those that `fuzz/` checks too.
fn check(bytes: &[u8]) {
    let begin = Instant::now();
    if let Ok(file) = pasch_formats::read(bytes, Some("x.mat")) {
        let state = file.record.final_state();
        assert!(state.is_ok(), "a record was read that the rules refuse: {state:?}");
        let games = facts(&file.record).unwrap().games;
        assert!(!games.is_empty());
        assert_eq!(log::read(&log::write(&file.record)).as_ref(), Ok(&file.record));
        if let Ok(written) = sgf::write(&file.record, &file.overlay) {
            pasch_formats::read(written.text.as_bytes(), None).expect("own SGF is read");
        }
        if let Ok(written) = mat::write(&file.record) {
            // Others have rules that match text only guesses.
            if written.losses.is_empty() && file.format == Format::Mat {
                let again =
                    pasch_formats::read(written.text.as_bytes(), None).expect("own match text is read");
                let (found, due) = (&again.record.actions, &file.record.actions);
                let at = found.iter().zip(due).take_while(|(x, y)| x == y).count();
                let tail = |actions: &[Action]| {
                    format!("{:?}", &actions[at.saturating_sub(2)..actions.len().min(at + 2)])
                };
                assert!(
                    found == due,
                    "from action {at}: {} for {}\n{}",
                    tail(found),
                    tail(due),
                    written.text
                );
            }
        }
    }
    if let Ok(text) = core::str::from_utf8(bytes) {
        if let Ok(pasted) = paste::find(text) {
            let id = xgid::encode(&pasted.situation);
            assert_eq!(xgid::encode(&xgid::decode(&id).expect("own XGID is read").0), id);
            // Names and figures of any kind go into the other spellings, and the position comes out again.
            let names = xg_text::names(text).unwrap_or_default();
            let note = xg_text::note(text);
            for spelling in Spelling::all() {
                let _ = spell(spelling, &pasted.situation, &names, note.as_ref(), "Pasch");
            }
            let told = xg_text::write(&pasted.situation, &names, note.as_ref(), "Pasch");
            assert_eq!(xgid::encode(&paste::find(&told).expect("own text is read").situation), id);
        }
    }
    assert!(begin.elapsed() < Duration::from_secs(10), "{} bytes took {:?}", bytes.len(), begin.elapsed());
}

/// Files to damage: those of the repository, and small ones of the corpus if it is there.
fn seeds() -> &'static [Vec<u8>] {
    static SEEDS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    SEEDS.get_or_init(|| {
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/mat");
        let mut folders = vec![fixtures];
        if let Some(root) = corpus::root() {
            let names = [
                "mat",
                "bad",
                "xg_text",
                "snowie_pos",
                "sgf_syntax",
                "sgf_position",
                "oldmoves",
                "tmg",
                "sgg",
                "party_gam",
                "bgroom",
                "bkg",
                "gam_jellyfish",
                "pos_jellyfish",
                "javafibs",
            ];
            folders.extend(names.map(|folder| root.join(folder)));
        }
        let mut files: Vec<Vec<u8>> = folders
            .iter()
            .flat_map(|folder| std::fs::read_dir(folder).unwrap())
            .map(|entry| std::fs::read(entry.unwrap().path()).unwrap())
            .filter(|bytes| bytes.len() < 12_000)
            .collect();
        let record = pasch_formats::read(&files[0], None).unwrap().record;
        files.push(log::write(&record).into_bytes());
        files.push(b"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10".to_vec());
        files.push(b"4HPwATDgc/ABMA:cAkAAAAAAAAE".to_vec());
        files
    })
}

/// The records of an `.xg` and the body of a `.bgf`, unpacked, so that damage does not end at a checksum.
fn packed_seeds() -> &'static [Vec<u8>; 2] {
    static SEEDS: OnceLock<[Vec<u8>; 2]> = OnceLock::new();
    SEEDS.get_or_init(|| {
        let Some(root) = corpus::root() else { return [vec![0; 2560 * 4], b":)\n\x03\xFA\xFB".to_vec()] };
        let xg = std::fs::read(root.join("xg/B4_SrGcsKAQmoTyHlgJCbM.xg")).unwrap();
        let thumbnail = u32::from_le_bytes(xg[20..24].try_into().unwrap()) as usize;
        let mut records = miniz_oxide::inflate::decompress_to_vec_zlib(&xg[8232 + thumbnail..]).unwrap();
        records.truncate(2560 * 48);
        let bgf = std::fs::read(root.join("bgf/B4_SrGcsKAQmoTyHlgJCbM.bgf")).unwrap();
        let line = bgf.iter().position(|&byte| byte == b'\n').unwrap();
        // Behind ten bytes of header, a gzip member is a deflate stream.
        let body = miniz_oxide::inflate::decompress_to_vec(&bgf[line + 11..]).unwrap();
        [records, body]
    })
}

/// A container around records.
fn xg_of(records: &[u8]) -> Vec<u8> {
    let mut bytes = vec![0; 8232];
    bytes[..4].copy_from_slice(b"RGMH");
    bytes.extend(miniz_oxide::deflate::compress_to_vec_zlib(records, 1));
    bytes
}

/// A small change somewhere in a file.
#[derive(Clone, Debug)]
enum Damage {
    Set(u8),
    Insert(Vec<u8>),
    Remove(usize),
    Repeat(usize),
    Cut,
}

fn damage() -> impl Strategy<Value = (f64, Damage)> {
    let words = [
        "Doubles => 2",
        " Takes\n",
        " Drops\n",
        "Game 2\n",
        "66: ",
        "????",
        " 1) ",
        "25/0*(4)",
        "\r",
        "\0",
        "7 point match\n",
    ];
    let kind = prop_oneof![
        any::<u8>().prop_map(Damage::Set),
        proptest::sample::select(words.map(|word| word.as_bytes().to_vec()).to_vec())
            .prop_map(Damage::Insert),
        (1..60usize).prop_map(Damage::Remove),
        (1..400usize).prop_map(Damage::Repeat),
        Just(Damage::Cut),
    ];
    (0.0..1.0f64, kind)
}

fn apply(bytes: &mut Vec<u8>, place: f64, damage: &Damage) {
    let at = (place * bytes.len() as f64) as usize;
    let until = |length: &usize| (at + length).min(bytes.len());
    match damage {
        Damage::Set(byte) => {
            if let Some(slot) = bytes.get_mut(at) {
                *slot = *byte;
            }
        }
        Damage::Insert(word) => drop(bytes.splice(at..at, word.iter().copied())),
        Damage::Remove(length) => drop(bytes.drain(at..until(length))),
        Damage::Repeat(length) => {
            let part = bytes[at..until(length)].to_vec();
            bytes.splice(at..at, part);
        }
        Damage::Cut => bytes.truncate(at),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..2000)) {
        check(&bytes);
    }

    #[test]
    fn any_text(text in "[ 0-9a-zA-Z:/*()=>\\-\n\r;?+]{0,800}") {
        check(text.as_bytes());
        check(format!(" 3 point match\n\n Game 1\n a : 0   b : 0\n{text}").as_bytes());
    }

    #[test]
    fn damaged_files(
        which in any::<proptest::sample::Index>(),
        damages in proptest::collection::vec(damage(), 1..6),
    ) {
        let mut bytes = which.get(seeds()).clone();
        for (place, damage) in &damages {
            apply(&mut bytes, *place, damage);
        }
        check(&bytes);
    }

    #[test]
    fn damaged_records(damages in proptest::collection::vec(damage(), 1..12)) {
        let [mut records, mut body] = packed_seeds().clone();
        for (place, damage) in &damages {
            // Records keep their size.
            if matches!(damage, Damage::Set(_) | Damage::Cut) {
                apply(&mut records, *place, damage);
            }
            apply(&mut body, *place, damage);
        }
        check(&xg_of(&records));
        check(&[&b"{\"format\":\"BGF\",\"compress\":false,\"useSmile\":true}\n"[..], &body].concat());
    }
}
