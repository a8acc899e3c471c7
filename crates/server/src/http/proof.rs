//! Who is signed in shows again that they are the owner, before what weighs much: by the password and, where the account asks
//! for one, a code; or by a passkey.

use pasch_messages::{Describe, message};
use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};

use super::account::{Given, Place, account, proven};
use super::error::{ApiError, ApiResult};
use super::origin;
use super::session::Visitor;
use super::{App, AppState};
use crate::store::people::{AccountRow, Visit};
use crate::wire::{PasskeyProof, PasskeyWanted, Proof};
use pasch_credentials::network;
use pasch_credentials::passkeys::PasskeyRow;
use pasch_credentials::passkeys::{Claim, End, PasskeyError, Site};
use pasch_credentials::token;
use pasch_credentials::webauthn::WebauthnError;

impl From<PasskeyError> for ApiError {
    fn from(error: PasskeyError) -> Self {
        let message = error.message();
        match error {
            PasskeyError::Over => Self::new(StatusCode::CONFLICT, "challenge-over", message),
            PasskeyError::Busy => Self::unavailable(message),
            PasskeyError::Unfit(cause) => {
                tracing::warn!(event = "passkey-unfit", %cause);
                Self::unprocessable("bad-passkey", message)
            }
            PasskeyError::Unproved(cause) => {
                tracing::warn!(event = "passkey-refused", %cause);
                Self::new(StatusCode::UNAUTHORIZED, "bad-passkey", message)
            }
            PasskeyError::Random(cause) => Self::internal(&cause),
        }
    }
}

/// Where the pages are that ask.
pub fn site(app: &AppState, headers: &HeaderMap) -> ApiResult<Site> {
    origin::site(headers, app.config.public_origin.as_deref())
        .ok_or_else(|| ApiError::bad_request("no-host", message!("host-wanted")))
}

pub struct Shown<'a> {
    /// The password, and the field it stands in.
    pub password: Option<&'a str>,
    pub field: &'static str,
    pub passkey: Option<&'a PasskeyProof>,
    /// A code beside the password.
    pub code: Option<&'a str>,
}

impl<'a> Shown<'a> {
    /// What stands in a request of its own.
    pub fn of(proof: &'a Proof) -> Self {
        Self {
            password: proof.password.as_deref(),
            field: "password",
            passkey: proof.passkey.as_ref(),
            code: proof.code.as_deref(),
        }
    }
}

/// The passkey that a claim names, once the claim is proved. Attempts are counted, for passkeys that nobody has, too.
pub async fn recognise(app: &AppState, claim: &Claim, address: IpAddr) -> ApiResult<PasskeyRow> {
    let network = network(address);
    app.limiters.login(address)?;
    let now = app.clock.now();
    let counted: String =
        token::hash_bytes(&claim.credential_id).iter().map(|byte| format!("{byte:02x}")).collect();
    app.people.backoff.attempt(&counted, network, now).map_err(ApiError::too_many)?;
    let row = app.store.passkey(&claim.credential_id).await?;
    let counter = claim.check(row.as_ref())?;
    let unknown = || ApiError::from(PasskeyError::Unproved(WebauthnError::Counter));
    let row = row.ok_or_else(unknown)?;
    // Of two at once that count the same, one is a copy.
    if !app.store.use_passkey(&row.credential_id, counter, now).await? {
        return Err(unknown());
    }
    app.people.backoff.succeeded(&counted, network);
    Ok(row)
}

/// Refused unless it is the account's owner who asks.
pub async fn prove(
    app: &Arc<AppState>,
    visit: &Visit,
    account: &AccountRow,
    shown: &Shown<'_>,
    address: IpAddr,
) -> ApiResult<()> {
    let is_right = match (shown.password, shown.passkey) {
        (Some(password), None) => {
            let from = Place { address, marks: None, signed_in: true };
            let given = Given { password, code: shown.code };
            proven(app, &account.name_key, given, from).await?.is_some()
        }
        (None, Some(proof)) => {
            let claim = app.people.ceremonies.claimed(&visit.session, End::Prove, proof, app.clock.now())?;
            recognise(app, &claim, address).await?.user_id == account.user_id
        }
        _ => {
            let message = message!("proof-wanted");
            return Err(ApiError::unprocessable("no-proof", message).at(shown.field));
        }
    };
    if is_right {
        return Ok(());
    }
    let message = match shown.field {
        "old" => message!("wrong-old-password"),
        _ => message!("wrong-password"),
    };
    Err(ApiError::new(StatusCode::UNAUTHORIZED, "bad-credentials", message).at(shown.field))
}

/// `POST /api/v1/account/proof`: asks for one of the account's passkeys.
pub async fn ask(
    State(app): App,
    Visitor(visit): Visitor,
    headers: HeaderMap,
) -> ApiResult<Json<PasskeyWanted>> {
    let account = account(&app, &visit).await?;
    let site = site(&app, &headers)?;
    let has = app.store.passkeys_of(&account.user_id).await?;
    if !has.iter().any(|one| one.host == site.host) {
        let message = message!("no-passkey-here");
        return Err(ApiError::new(StatusCode::CONFLICT, "no-passkey", message));
    }
    let now = app.clock.now();
    let public_key = app.people.ceremonies.ask_for_proof(visit.session, &site, End::Prove, &has, now)?;
    Ok(Json(PasskeyWanted { public_key }))
}
