//! The same match is known in whatever format it comes.

#[path = "../../formats/tests/corpus/mod.rs"]
mod corpus;
#[path = "../../formats/tests/games/mod.rs"]
mod games;

use std::collections::BTreeMap;

use pasch_collection::{Digest, Summary};
use pasch_formats::{Loss, WRITTEN, read, write};
use pasch_rules::{Record, VariantId};

fn digest(record: &Record) -> Digest {
    Summary::of(record).unwrap().digest
}

/// Where two records part.
fn differ(one: &Record, other: &Record) -> String {
    let at = one.actions.iter().zip(&other.actions).take_while(|(a, b)| a == b).count();
    let next = |record: &Record| record.actions.iter().skip(at).take(4).cloned().collect::<Vec<_>>();
    format!("{:?}\n{:?}", next(one), next(other))
}

/// Every format that can hold a record: what it makes of the digest.
fn agrees(name: &str, record: &Record) {
    let expected = digest(record);
    for format in WRITTEN {
        let Ok(written) = write(record, &Default::default(), format) else { continue };
        // These change what is told of the plays themselves.
        let changed = written.losses.iter().any(|(_, loss)| {
            matches!(loss, Loss::EarlyCube | Loss::MissingTurn | Loss::Position | Loss::Names)
        });
        let Ok(file) = read(written.text.as_bytes(), None) else { continue };
        if !changed {
            let told = &written.losses;
            assert_eq!(
                digest(&file.record),
                expected,
                "{name} as {format}: {told:?}\n{}",
                differ(record, &file.record)
            );
        }
    }
}

#[test]
fn random_matches_are_the_same_in_every_format() {
    let variants = [VariantId::BACKGAMMON, VariantId::NACKGAMMON, VariantId::HYPERGAMMON, VariantId::PLAKOTO];
    for seed in 0..40 {
        let length = [0, 1, 3, 5, 7][seed as usize % 5];
        let variant = variants[seed as usize % 4];
        let record = games::random_match(variant, length, 2, seed);
        agrees(&format!("random-{seed}"), &record);
        let mut turned = record.clone();
        turned.header.extra.push(("EventDate".to_owned(), "2024.08.10".to_owned()));
        assert_eq!(digest(&turned), digest(&record));
    }
}

#[test]
fn different_matches_differ() {
    let mut seen = BTreeMap::new();
    for seed in 0..200 {
        let record = games::random_match(VariantId::BACKGAMMON, 1, 1, seed);
        // Given up before the second play: nothing tells them apart.
        if Summary::of(&record).unwrap().rolls > 1 {
            assert_eq!(seen.insert(digest(&record), seed), None, "{seed}");
        }
    }
}

#[test]
fn real_matches_are_the_same_in_every_format() {
    let Some(root) = corpus::root() else { return };
    let mut twins: BTreeMap<String, Vec<(String, Digest)>> = BTreeMap::new();
    // BackGammonRoom does not tell the length of a match, so its files are other matches.
    for section in ["mat", "sgf", "xg", "bgf", "oldmoves", "snowie_match", "tmg", "sgg", "party_gam"] {
        for entry in std::fs::read_dir(root.join(section)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let Ok(file) = read(&std::fs::read(&path).unwrap(), Some(&name)) else { continue };
            agrees(&format!("{section}/{name}"), &file.record);
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            if !file.has_faults() {
                twins.entry(stem).or_default().push((section.to_owned(), digest(&file.record)));
            }
        }
    }
    let mut report = Vec::new();
    let mut same = 0;
    for (stem, files) in twins.iter().filter(|(_, files)| files.len() > 1) {
        if files.iter().all(|(_, one)| *one == files[0].1) {
            same += 1;
        } else {
            report.push(format!("{stem}: {files:?}"));
        }
    }
    assert!(report.is_empty(), "twins that differ ({same} agree):\n{}", report.join("\n"));
    assert!(same > 5, "only {same} twins");
}
