//! Passkeys: what is asked of a browser, and whether what comes back is an answer to it.
//!
//! Invariants: a challenge is answered once, within [`LIFETIME_MS`], by the session that asked for it and to the end it was
//! asked for; whoever answers was verified by the device (a finger, a face, a PIN); nobody is told which accounts exist.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use passki::{
    AuthenticationCredential, AuthenticationOptions, AuthenticationState, ClientData, Passki, PasskiError,
    RegistrationCredential, RegistrationOptions, RegistrationState, ResidentKeyRequirement, StoredPasskey,
    UserVerificationRequirement,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::Name;
use crate::store::User;
use crate::store::passkeys::PasskeyRow;
use crate::wire::{PasskeyMade, PasskeyProof};

/// How long a challenge waits for its answer, in milliseconds.
pub const LIFETIME_MS: i64 = 5 * 60_000;

/// Challenges of one session that wait at a time: an older one makes room for a newer one.
const MOST_OF_ONE: usize = 8;

/// Challenges that wait at a time.
const MOST: usize = 50_000;

/// Longest identifier of a passkey, in bytes.
const LONGEST_ID: usize = 1023;

/// What browsers show beside the account's name.
const HOUSE: &str = "Pasch";

/// COSE's numbers of what signatures can be checked with: Ed25519, P-256, P-384, RSA with SHA-256 and SHA-384.
const ALGORITHMS: [i32; 5] = [-8, -7, -35, -257, -258];

/// Where the pages are that ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// As browsers say it: `https://play.example.org`.
    pub origin: String,
    /// The host in it, which passkeys are made for.
    pub host: String,
}

impl Site {
    fn party(&self) -> Passki {
        Passki::new(&self.host, &[&self.origin], HOUSE)
    }
}

/// Why a passkey does nothing.
#[derive(Debug, thiserror::Error)]
pub enum PasskeyError {
    /// The challenge is unknown, was answered before, has run out, or was for another session or end.
    #[error("this request has run out or was answered before: try again")]
    Over,
    /// Too many challenges wait.
    #[error("too many people are signing in: try again in a moment")]
    Busy,
    /// A new passkey is not what was asked for.
    #[error("the new passkey cannot be used here")]
    Unfit(#[source] PasskiError),
    /// The proof is none, or of a passkey that opens nothing.
    #[error("this passkey was not accepted")]
    Unproved(#[source] PasskiError),
    /// What is asked cannot be written.
    #[error("a request for a passkey cannot be written")]
    Unwritten(#[from] serde_json::Error),
}

/// To what end a challenge was asked for, and what its answer is held against.
enum Ceremony {
    /// To come into whatever account the passkey is of.
    Enter(AuthenticationState),
    /// To show again who one is.
    Prove(AuthenticationState),
    /// To make an account of this name.
    Open(RegistrationState, Name),
    /// To have one more passkey.
    Add(RegistrationState),
}

struct Pending {
    session: [u8; 32],
    site: Site,
    until: i64,
    ceremony: Ceremony,
}

/// To what end somebody shows a passkey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// To come in.
    Enter,
    /// To show again who he is.
    Prove,
}

/// A passkey that somebody has just made.
pub struct Made {
    /// To be kept.
    pub row: PasskeyRow,
    /// The name of the account that is to be made with it, if that was asked for.
    pub account: Option<Name>,
}

/// A proof whose challenge was right; the key has yet to be found.
pub struct Claim {
    /// Under which its device knows the key.
    pub credential_id: Vec<u8>,
    site: Site,
    state: AuthenticationState,
    given: AuthenticationCredential,
}

/// Challenges that wait for an answer, by themselves. In memory: after a restart one asks again.
#[derive(Default)]
pub struct Ceremonies {
    pending: Mutex<HashMap<String, Pending>>,
}

/// What `navigator.credentials` takes as `publicKey`, and the challenge in it.
fn written(options: &impl Serialize) -> Result<(Map<String, Value>, String), PasskeyError> {
    let Value::Object(options) = serde_json::to_value(options)? else { return Err(PasskeyError::Over) };
    let challenge = options.get("challenge").and_then(Value::as_str).unwrap_or_default().to_owned();
    Ok((options, challenge))
}

fn stored(row: &PasskeyRow) -> StoredPasskey {
    let mut stored = StoredPasskey::default();
    stored.credential_id.clone_from(&row.credential_id);
    stored.public_key.clone_from(&row.public_key);
    stored.counter = row.counter;
    stored.algorithm = row.algorithm;
    let words = row.transports.split(' ').map(|word| serde_json::from_value(json!(word)));
    stored.transports = words.filter_map(Result::ok).collect();
    stored
}

/// The library's view of what a browser sent.
fn read<T: DeserializeOwned>(value: Value) -> Result<T, PasskiError> {
    Ok(serde_json::from_value(value)?)
}

impl Ceremonies {
    fn keep(&self, challenge: String, pending: Pending, now: i64) -> Result<(), PasskeyError> {
        let mut all = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST {
            all.retain(|_, one| one.until > now);
        }
        if all.len() >= MOST {
            return Err(PasskeyError::Busy);
        }
        let mut own: Vec<(i64, String)> = all
            .iter()
            .filter(|(_, one)| one.session == pending.session)
            .map(|(challenge, one)| (one.until, challenge.clone()))
            .collect();
        own.sort_unstable();
        for (_, oldest) in own.iter().take((own.len() + 1).saturating_sub(MOST_OF_ONE)) {
            all.remove(oldest);
        }
        all.insert(challenge, pending);
        Ok(())
    }

    /// The challenge that an answer is to: from now on it is answered, whatever becomes of it.
    fn take(&self, client_data: &str, session: &[u8; 32], now: i64) -> Result<Pending, PasskeyError> {
        let said = ClientData::from_base64(client_data).map_err(PasskeyError::Unproved)?;
        let mut all = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
        let pending = all.remove(&said.challenge).ok_or(PasskeyError::Over)?;
        if pending.session != *session || pending.until <= now {
            return Err(PasskeyError::Over);
        }
        Ok(pending)
    }

    /// Drops what has run out.
    pub fn forget_old(&self, now: i64) {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, one| one.until > now);
    }

    /// Asks for a new passkey: for an account that is to be made, under its name, or for one that is there.
    ///
    /// # Errors
    /// When too many wait.
    pub fn ask_for_new(
        &self,
        session: [u8; 32],
        site: &Site,
        user: &User,
        account: Option<Name>,
        has: &[PasskeyRow],
        now: i64,
    ) -> Result<Map<String, Value>, PasskeyError> {
        let has: Vec<StoredPasskey> = has.iter().filter(|one| one.host == site.host).map(stored).collect();
        let mut options = RegistrationOptions::default();
        options.timeout = LIFETIME_MS.unsigned_abs();
        options.resident_key = ResidentKeyRequirement::Required;
        options.user_verification = UserVerificationRequirement::Required;
        options.exclude_credentials = Some(&has);
        let name = account.as_ref().map_or(&user.name, |name| &name.shown);
        let begun = site.party().start_passkey_registration(user.id.as_bytes(), name, name, options);
        let (options, state) = begun.map_err(PasskeyError::Unfit)?;
        let ceremony = match account {
            Some(name) => Ceremony::Open(state, name),
            None => Ceremony::Add(state),
        };
        let (options, challenge) = written(&options)?;
        let pending = Pending { session, site: site.clone(), until: now + LIFETIME_MS, ceremony };
        self.keep(challenge, pending, now)?;
        Ok(options)
    }

    /// Asks for a proof by one of these passkeys, or by any where somebody comes in: then nothing is told of accounts.
    ///
    /// # Errors
    /// When too many wait.
    pub fn ask_for_proof(
        &self,
        session: [u8; 32],
        site: &Site,
        end: End,
        has: &[PasskeyRow],
        now: i64,
    ) -> Result<Map<String, Value>, PasskeyError> {
        let has: Vec<StoredPasskey> = has.iter().filter(|one| one.host == site.host).map(stored).collect();
        let mut options = AuthenticationOptions::default();
        options.timeout = LIFETIME_MS.unsigned_abs();
        options.user_verification = UserVerificationRequirement::Required;
        let begun = site.party().start_passkey_authentication(&has, options);
        let (options, state) = begun.map_err(PasskeyError::Unproved)?;
        let ceremony = match end {
            End::Enter => Ceremony::Enter(state),
            End::Prove => Ceremony::Prove(state),
        };
        let (options, challenge) = written(&options)?;
        let pending = Pending { session, site: site.clone(), until: now + LIFETIME_MS, ceremony };
        self.keep(challenge, pending, now)?;
        Ok(options)
    }

    /// A passkey that was made as it was asked for.
    ///
    /// # Errors
    /// Why it is none.
    pub fn made(
        &self,
        session: &[u8; 32],
        user: &User,
        made: &PasskeyMade,
        now: i64,
    ) -> Result<Made, PasskeyError> {
        let Pending { site, ceremony, .. } = self.take(&made.client_data, session, now)?;
        let (state, account) = match ceremony {
            Ceremony::Open(state, name) => (state, Some(name)),
            Ceremony::Add(state) => (state, None),
            Ceremony::Enter(_) | Ceremony::Prove(_) => return Err(PasskeyError::Over),
        };
        let given: RegistrationCredential = read(json!({
            "rawId": made.id,
            "response": {
                "clientDataJSON": made.client_data,
                "attestationObject": made.attestation,
                "transports": made.transports,
            },
        }))
        .map_err(PasskeyError::Unfit)?;
        let new = site.party().finish_passkey_registration(&given, &state).map_err(PasskeyError::Unfit)?;
        if !ALGORITHMS.contains(&new.algorithm) {
            return Err(PasskeyError::Unfit(PasskiError::UnsupportedAlgorithm(new.algorithm)));
        }
        if new.credential_id.len() > LONGEST_ID {
            return Err(PasskeyError::Unfit(PasskiError::InvalidAuthenticatorData));
        }
        let transports: Vec<String> = new
            .transports
            .iter()
            .filter_map(|one| Some(serde_json::to_value(one).ok()?.as_str()?.to_owned()))
            .collect();
        let row = PasskeyRow {
            credential_id: new.credential_id,
            user_id: user.id.clone(),
            name: made.name.trim().to_owned(),
            host: site.host,
            public_key: new.public_key,
            algorithm: new.algorithm,
            counter: new.counter,
            transports: transports.join(" "),
            created_at: now,
            used_at: None,
        };
        Ok(Made { row, account })
    }

    /// The proof that was asked for, to be held against the key that it names.
    ///
    /// # Errors
    /// When nothing, or something else, was asked for.
    pub fn claimed(
        &self,
        session: &[u8; 32],
        end: End,
        proof: &PasskeyProof,
        now: i64,
    ) -> Result<Claim, PasskeyError> {
        let Pending { site, ceremony, .. } = self.take(&proof.client_data, session, now)?;
        let state = match (ceremony, end) {
            (Ceremony::Enter(state), End::Enter) | (Ceremony::Prove(state), End::Prove) => state,
            _ => return Err(PasskeyError::Over),
        };
        let given: AuthenticationCredential = read(json!({
            "rawId": proof.id,
            "response": {
                "clientDataJSON": proof.client_data,
                "authenticatorData": proof.authenticator_data,
                "signature": proof.signature,
                "userHandle": proof.user_handle,
            },
        }))
        .map_err(PasskeyError::Unproved)?;
        let credential_id = Passki::base64_decode(&given.raw_id).map_err(PasskeyError::Unproved)?;
        Ok(Claim { credential_id, site, state, given })
    }
}

impl Claim {
    /// The passkey's counter, when the proof is its own. `None`: there is no such passkey.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, row: Option<&PasskeyRow>) -> Result<u32, PasskeyError> {
        let refused = || PasskeyError::Unproved(PasskiError::CredentialNotAllowed);
        let row = row.filter(|row| row.host == self.site.host).ok_or_else(refused)?;
        let party = self.site.party();
        let proved = party.finish_passkey_authentication(&self.given, &self.state, &stored(row));
        let proved = proved.map_err(PasskeyError::Unproved)?;
        // Whoever is not asked for by his passkey says who he is; it has to be its owner.
        let says = proved.user_handle.as_deref();
        let is_asked = !self.state.allowed_credentials.is_empty();
        if says.map_or(is_asked, |says| says == row.user_id.as_bytes()) {
            Ok(proved.counter)
        } else {
            Err(refused())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(ceremonies: &Ceremonies, session: u8, now: i64) -> Result<String, PasskeyError> {
        let site = Site { origin: "http://localhost:1".to_owned(), host: "localhost".to_owned() };
        let options = ceremonies.ask_for_proof([session; 32], &site, End::Enter, &[], now)?;
        Ok(options["challenge"].as_str().unwrap().to_owned())
    }

    fn take(
        ceremonies: &Ceremonies,
        challenge: &str,
        session: u8,
        now: i64,
    ) -> Result<Pending, PasskeyError> {
        let said = json!({ "type": "webauthn.get", "challenge": challenge, "origin": "x" }).to_string();
        ceremonies.take(&Passki::base64_encode(said.as_bytes()), &[session; 32], now)
    }

    #[test]
    fn a_challenge_is_good_once_for_a_while_and_for_who_asked() {
        let all = Ceremonies::default();
        let one = ask(&all, 1, 0).unwrap();
        assert!(take(&all, &one, 1, LIFETIME_MS - 1).is_ok());
        assert!(matches!(take(&all, &one, 1, 1), Err(PasskeyError::Over)), "once");
        let late = ask(&all, 1, 0).unwrap();
        assert!(matches!(take(&all, &late, 1, LIFETIME_MS), Err(PasskeyError::Over)), "for a while");
        let other = ask(&all, 1, 0).unwrap();
        assert!(matches!(take(&all, &other, 2, 1), Err(PasskeyError::Over)), "for who asked");
        assert!(matches!(take(&all, &other, 1, 1), Err(PasskeyError::Over)), "and then for nobody");
        assert!(matches!(all.take("no base64!", &[1; 32], 1), Err(PasskeyError::Unproved(_))));
    }

    #[test]
    fn who_asks_often_loses_what_he_asked_first() {
        let all = Ceremonies::default();
        let asked: Vec<String> = (0..10).map(|now| ask(&all, 1, now).unwrap()).collect();
        let other = ask(&all, 2, 0).unwrap();
        assert_eq!(all.pending.lock().unwrap().len(), MOST_OF_ONE + 1);
        assert!(take(&all, &asked[1], 1, 20).is_err());
        assert!(take(&all, &asked[2], 1, 20).is_ok() && take(&all, &asked[9], 1, 20).is_ok());
        all.forget_old(LIFETIME_MS);
        assert!(take(&all, &other, 2, 20).is_err(), "it has run out");
        assert_eq!(all.pending.lock().unwrap().len(), MOST_OF_ONE - 2);
    }
}
