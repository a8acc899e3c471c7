//! `pasch-dice/3` on the wire: both sides have the same JSON, so that one is read as the other.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A value of the library as that of the wire, or the other way round.
///
/// # Errors
/// Where the wire has bytes that the library refuses: a text that is no base64url, or of another length.
pub fn same<T: DeserializeOwned>(value: &impl Serialize) -> Result<T, serde_json::Error> {
    serde_json::from_value(serde_json::to_value(value)?)
}

#[cfg(test)]
mod tests {
    use pasch_dice::Party;
    use pasch_dice::v3::{Body, Entry, Got, Hash, Head, Link, Message, Record, Secret, Signer, Word, vector};
    use serde_json::{Value, json};

    use super::*;
    use pasch_wire::{FairGot, FairMessage, FairRecord, FairWord};

    /// Read by one side and written again, it is the same JSON.
    fn agree<Wire: Serialize + DeserializeOwned>(ours: &(impl Serialize + DeserializeOwned)) -> Value {
        let written = serde_json::to_value(ours).unwrap();
        let wire: Wire = same(ours).unwrap();
        assert_eq!(serde_json::to_value(&wire).unwrap(), written);
        written
    }

    #[test]
    fn the_library_and_the_wire_have_one_json() {
        let record: Record = vector().unwrap();
        let written = agree::<FairRecord>(&record);
        assert_eq!(same::<Record>(&same::<FairRecord>(&record).unwrap()).unwrap(), record);
        // The vector has each kind of entry.
        let kinds =
            ["bind", "begin", "declare", "skip", "deposit", "throw", "word", "act", "rebind", "epoch", "end"];
        for kind in kinds {
            assert!(written.to_string().contains(&format!("\"kind\":\"{kind}\"")), "{kind}");
        }

        let signer = Signer::new(&Secret([1; 32]));
        let (party, number, link) = (Party::A, 3, Link([2; 32]));
        for body in [
            Body::Release { party, number, link },
            Body::Deposit { party, number, link },
            Body::Entry(Entry::Declare { party, number, link: Some(link) }),
        ] {
            let head = Head { k: 7, t: Hash([4; 32]) };
            let message = Message::new(&Hash([3; 32]), body, head, &signer);
            agree::<FairMessage>(&message);
            agree::<FairGot>(&Got::new(&message, head, &signer));
        }
        for word in Word::ALL {
            agree::<FairWord>(&word);
        }
    }

    #[test]
    fn bytes_that_are_none_are_refused() {
        let message = json!({
            "m": "short", "head": { "k": 0, "t": "" }, "signature": "",
            "body": { "release": { "party": "a", "number": 1, "link": "" } },
        });
        let wire: FairMessage = serde_json::from_value(message).unwrap();
        assert!(same::<Message>(&wire).is_err());
    }
}
