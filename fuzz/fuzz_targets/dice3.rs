//! The dice of protocol 3: records, messages and memories as they come in files, and a true record with something changed.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use pasch_dice::v3::{Context, Host, Memory, Message, Outline, Record, Signer, verify, verify_memory, verify_two};

/// A record that holds.
static TRUE: LazyLock<Record> = LazyLock::new(|| pasch_dice::v3::vector().expect("the vector is there"));

fn game(context: &Context) -> Outline {
    Outline::new(context.terms.length)
}

fn look_at(record: &Record) {
    let text = serde_json::to_string(record).expect("a record is plain data");
    assert_eq!(&serde_json::from_str::<Record>(&text).expect("own record is read"), record);
    let _ = verify(record, game, None);
    let _ = verify(record, game, Some(&[]));
    let _ = verify_two(&TRUE, record, game);
    for part in &record.epochs {
        assert_eq!(part.heads().len(), part.items.len() + 1);
    }
}

/// Changes a true record as the bytes say, three of them for each change.
fn changed(bytes: &[u8]) -> Record {
    let mut record = TRUE.clone();
    for change in bytes.chunks_exact(3) {
        let [what, at, value] = [change[0], change[1], change[2]].map(usize::from);
        let many = record.epochs.len();
        if many == 0 {
            break;
        }
        let part = &mut record.epochs[at % many];
        let count = part.items.len().max(1);
        match what % 8 {
            0 if !part.items.is_empty() => drop(part.items.remove(value % count)),
            1 if !part.items.is_empty() => {
                let one = part.items[value % count].clone();
                part.items.insert(at % count, one);
            }
            2 if !part.items.is_empty() => part.items.swap(at % count, value % count),
            3 => part.items.truncate(value),
            4 => part.receipts.truncate(value % 4),
            5 if !part.items.is_empty() => {
                if let Some(stamp) = part.items[at % count].signed.first_mut() {
                    stamp.signature.0[value % 64] ^= 1;
                }
            }
            6 => {
                let other = record.epochs[value % many].clone();
                record.epochs.push(other);
            }
            _ => part.context.terms.length = value as u32,
        }
    }
    record
}

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes) {
        if let Ok(record) = serde_json::from_str::<Record>(text) {
            look_at(&record);
        }
        if let Ok(memory) = serde_json::from_str::<Memory>(text) {
            let _ = verify_memory(&TRUE, &memory, game);
        }
        if let Ok(message) = serde_json::from_str::<Message>(text) {
            let context = TRUE.epochs[0].context.clone();
            let signer = Signer::new(&pasch_dice::v3::Secret([7; 32]));
            if let Ok(mut host) = Host::new(context.clone(), game(&context), signer) {
                let before = host.items().len();
                if host.hear(&message).is_err() {
                    assert_eq!(host.items().len(), before, "what was refused is not entered");
                }
            }
        }
    }
    let record = changed(&bytes[..bytes.len().min(60)]);
    if record != *TRUE {
        look_at(&record);
    }
});
