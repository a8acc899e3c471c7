//! What fuzz targets ask of the server's inside: bodies of requests, read and answered as far as no database is needed.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::http;
use crate::mirror::places;
use crate::wire::*;

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
                TokenWish,
            );
        }
    }
}
