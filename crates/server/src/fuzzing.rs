//! What fuzz targets ask of the server's inside: bodies of requests, read and answered as far as no database is needed.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::http;
use crate::mirror::places;
use crate::wire::*;
use pasch_credentials::webauthn::{self, Expected, KnownKey, PublicKey};

/// Reads a body; what is read can be written and read again.
fn read<T: DeserializeOwned + Serialize>(body: &[u8]) -> Option<T> {
    let value: T = http::read_json(body).ok()?;
    let text = serde_json::to_vec(&value).expect("a request is plain data");
    let again: T = http::read_json(&text)
        .unwrap_or_else(|error| panic!("{error:?}: {}", String::from_utf8_lossy(&text)));
    assert_eq!(serde_json::to_vec(&again).expect("a request is plain data"), text);
    Some(value)
}

/// Reads a body of the kind that `which` says, and answers what needs no database.
pub fn request(which: u8, body: &[u8]) {
    macro_rules! kinds {
        ($which:expr, $($kind:ty),* $(,)?) => {{
            let mut number = 0_u8;
            $(
                if $which == number {
                    let _ = read::<$kind>(body);
                }
                number += 1;
            )*
            number
        }};
    }
    match which % 34 {
        0 => {
            if let Some(request) = read::<PlaysRequest>(body) {
                let _ = http::plays_of(&request);
            }
        }
        1 => {
            if let Some(draft) = read::<PositionDraft>(body) {
                let _ = places::diagram_of(&draft);
            }
        }
        2 => {
            if let Some(game) = read::<TableGame>(body) {
                let _ = http::header_of(&game);
            }
        }
        other => {
            kinds!(
                other - 3,
                AccountName,
                BotRequest,
                CaseDecision,
                ClaimRequest,
                CodeRequest,
                CollectedChoice,
                Credentials,
                EndgameRequest,
                EvaluationRequest,
                IntentRequest,
                JoinRequest,
                LiftRequest,
                MailPaceWish,
                MailToken,
                MailWish,
                NameRequest,
                NewMatch,
                NewTable,
                OwnNames,
                PasskeyName,
                PasswordChange,
                PasswordReset,
                PersonRequest,
                PositionRequest,
                ProblemAnswer,
                Proof,
                PushWish,
                ReportRequest,
                ResetWish,
                RolloutRequest,
                SecondFactorCode,
                SignIn,
                TokenWish,
            );
        }
    }
}

/// Reads what a browser sends of a passkey: an attestation object behind its identifier, client data, a
/// public key or authenticator data.
pub fn passkey(which: u8, bytes: &[u8]) {
    let expected = Expected { challenge: &[0; 32], origin: "https://example.org", host: "example.org" };
    let client_data = |kind: &str| {
        let challenge = webauthn::encode(expected.challenge);
        format!(r#"{{"type":"webauthn.{kind}","challenge":"{challenge}","origin":"https://example.org"}}"#)
    };
    match which % 4 {
        0 => {
            let Some((length, rest)) = bytes.split_first() else { return };
            let Some((id, object)) = rest.split_at_checked(usize::from(*length)) else { return };
            if let Ok(new) = webauthn::registered(&expected, id, client_data("create").as_bytes(), object) {
                let key = PublicKey::read(&new.public_key).expect("a new key is read again");
                assert_eq!((key.algorithm(), &new.credential_id[..]), (new.algorithm, id));
            }
        }
        1 => {
            let _ = webauthn::challenge(bytes);
            let _ = webauthn::registered(&expected, &[], bytes, &[0xa0]);
        }
        2 => {
            if let Ok(key) = PublicKey::read(bytes) {
                let _ = key.verify(b"message", bytes);
            }
        }
        _ => {
            let known = KnownKey { public_key: bytes, algorithm: -7, counter: 0 };
            let _ = webauthn::proved(&expected, &known, client_data("get").as_bytes(), bytes, bytes);
        }
    }
}
