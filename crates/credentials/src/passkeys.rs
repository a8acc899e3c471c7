//! Passkeys: what is asked of a browser, and whether what comes back is an answer to it.
//!
//! Invariants: a challenge is answered once, within [`LIFETIME_MS`], by the session that asked for it and to the end it was
//! asked for; whoever answers was verified by the device (a finger, a face, a PIN); nobody is told which accounts exist.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use pasch_messages::Describe;
use pasch_wire::{PasskeyMade, PasskeyProof, UserId};
use serde_json::{Map, Value, json};

use super::User;
use super::names::Name;
use super::webauthn::{self, Algorithm, Expected, KnownKey, WebauthnError, decode, encode};

/// How long a challenge waits for its answer, in milliseconds.
pub const LIFETIME_MS: i64 = 5 * 60_000;

/// Challenges of one session that wait at a time: an older one makes room for a newer one.
const MOST_OF_ONE: usize = 8;

/// Challenges that wait at a time.
const MOST: usize = 50_000;

/// What browsers show beside the account's name.
const HOUSE: &str = "Pasch";

/// How browsers reach a device, in the words of the specification, as far as they are handed back to browsers.
const TRANSPORTS: [&str; 6] = ["ble", "hybrid", "internal", "nfc", "smart-card", "usb"];

/// A passkey as the store keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyRow {
    /// Under which the device knows the key.
    pub credential_id: Vec<u8>,
    /// The id of the account it opens.
    pub user_id: UserId,
    /// What its owner calls it.
    pub name: String,
    /// The host it was made for.
    pub host: String,
    /// The public key, COSE.
    pub public_key: Vec<u8>,
    /// COSE's number of its algorithm.
    pub algorithm: i32,
    /// How often it has signed, where the device counts; 0 where it does not.
    pub counter: u32,
    /// How browsers reach the device, as words with spaces between.
    pub transports: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was used last, in milliseconds since 1970.
    pub used_at: Option<i64>,
}

/// Where the pages are that ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// As browsers say it: `https://play.example.org`.
    pub origin: String,
    /// The host in it, which passkeys are made for.
    pub host: String,
}

impl Site {
    fn expects<'a>(&'a self, challenge: &'a [u8]) -> Expected<'a> {
        Expected { challenge, origin: &self.origin, host: &self.host }
    }
}

/// Why a passkey does nothing.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("passkey-error")]
pub enum PasskeyError {
    /// The challenge is unknown, was answered before, has expired, or was for another session or purpose.
    Over,
    /// Too many challenges wait.
    Busy,
    /// A new passkey is not what was asked for.
    Unfit(
        #[describe(skip)]
        #[source]
        WebauthnError,
    ),
    /// The proof does not hold, or its passkey opens nothing.
    Unproved(
        #[describe(skip)]
        #[source]
        WebauthnError,
    ),
    /// The system gives no random numbers.
    Random(
        #[describe(skip)]
        #[from]
        getrandom::Error,
    ),
}

/// The purpose of a challenge.
enum Ceremony {
    /// To come into whatever account the passkey is of.
    Enter,
    /// To prove again who one is, by one of these passkeys.
    Prove(Vec<Vec<u8>>),
    /// To make an account of this name.
    Open(Name),
    /// To have one more passkey.
    Add,
}

struct Pending {
    session: [u8; 32],
    site: Site,
    until: i64,
    ceremony: Ceremony,
}

/// The purpose of a ceremony with a passkey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// To log in with it.
    Enter,
    /// To prove again who they are.
    Prove,
}

/// A passkey that somebody has just made.
pub struct Made {
    /// The passkey, to be stored.
    pub row: PasskeyRow,
    /// The name of the account that is to be made with it, if that was asked for.
    pub account: Option<Name>,
}

/// A proof whose challenge was right; the key has yet to be found.
pub struct Claim {
    /// Identifier under which its device knows the key.
    pub credential_id: Vec<u8>,
    site: Site,
    challenge: Vec<u8>,
    /// The passkeys that were asked for; `None`: any.
    asked: Option<Vec<Vec<u8>>>,
    client_data: Vec<u8>,
    data: Vec<u8>,
    signature: Vec<u8>,
    /// Whose the device says the key is.
    owner: Option<Vec<u8>>,
}

/// Challenges that wait for an answer, by themselves. In memory: after a restart one asks again.
#[derive(Default)]
pub struct Ceremonies {
    pending: Mutex<HashMap<String, Pending>>,
}

/// A challenge: 256 random bits, in base64url.
fn new_challenge() -> Result<String, getrandom::Error> {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes)?;
    Ok(encode(&bytes))
}

/// The words that browsers are told later, each once.
fn transports<'a>(words: impl Iterator<Item = &'a str>) -> Vec<&'static str> {
    let mut known = Vec::new();
    for word in words {
        // An older name of the same way.
        let word = if word == "cable" { "hybrid" } else { word };
        if let Some(word) = TRANSPORTS.into_iter().find(|one| *one == word)
            && !known.contains(&word)
        {
            known.push(word);
        }
    }
    known
}

/// Passkeys of this site, as browsers want them.
fn described(has: &[PasskeyRow], site: &Site) -> Vec<Value> {
    let of_site = has.iter().filter(|one| one.host == site.host);
    of_site
        .map(|one| {
            let mut described = json!({ "type": "public-key", "id": encode(&one.credential_id) });
            let words = transports(one.transports.split(' '));
            if !words.is_empty() {
                described["transports"] = json!(words);
            }
            described
        })
        .collect()
}

/// What `navigator.credentials` takes as `publicKey`.
fn object(options: Value) -> Map<String, Value> {
    match options {
        Value::Object(options) => options,
        _ => Map::new(),
    }
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

    /// Takes the challenge that an answer is to: from now on it is used, whatever becomes of the answer.
    fn take(
        &self,
        client_data: &[u8],
        session: &[u8; 32],
        now: i64,
    ) -> Result<(Vec<u8>, Pending), PasskeyError> {
        let named = webauthn::challenge(client_data).map_err(PasskeyError::Unproved)?;
        let mut all = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
        let pending = all.remove(&named).ok_or(PasskeyError::Over)?;
        if pending.session != *session || pending.until <= now {
            return Err(PasskeyError::Over);
        }
        Ok((decode("the challenge", &named).map_err(PasskeyError::Unproved)?, pending))
    }

    /// Drops challenges that expired before `now`, in milliseconds since 1970.
    pub fn forget_old(&self, now: i64) {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, one| one.until > now);
    }

    /// Asks for a new passkey: for an account that is to be made, under its name, or for one that exists.
    ///
    /// # Errors
    /// When too many challenges wait, or there are no random numbers.
    pub fn ask_for_new(
        &self,
        session: [u8; 32],
        site: &Site,
        user: &User,
        account: Option<Name>,
        has: &[PasskeyRow],
        now: i64,
    ) -> Result<Map<String, Value>, PasskeyError> {
        let challenge = new_challenge()?;
        let name = account.as_ref().map_or(&user.name, |name| &name.shown);
        let algorithms: Vec<Value> =
            Algorithm::ALL.iter().map(|one| json!({ "type": "public-key", "alg": one.number() })).collect();
        let options = json!({
            "rp": { "id": site.host, "name": HOUSE },
            "user": { "id": encode(user.id.as_str().as_bytes()), "name": name, "displayName": name },
            "challenge": challenge,
            "pubKeyCredParams": algorithms,
            "timeout": LIFETIME_MS,
            "attestation": "none",
            "authenticatorSelection": { "residentKey": "required", "userVerification": "required" },
            "excludeCredentials": described(has, site),
        });
        let ceremony = account.map_or(Ceremony::Add, Ceremony::Open);
        let pending = Pending { session, site: site.clone(), until: now + LIFETIME_MS, ceremony };
        self.keep(challenge, pending, now)?;
        Ok(object(options))
    }

    /// Asks for a proof by one of these passkeys, or by any where somebody comes in: then nothing is told of accounts.
    ///
    /// # Errors
    /// When too many challenges wait, or there are no random numbers.
    pub fn ask_for_proof(
        &self,
        session: [u8; 32],
        site: &Site,
        end: End,
        has: &[PasskeyRow],
        now: i64,
    ) -> Result<Map<String, Value>, PasskeyError> {
        let challenge = new_challenge()?;
        let (asked, ceremony) = match end {
            End::Enter => (Vec::new(), Ceremony::Enter),
            End::Prove => {
                let of_site = has.iter().filter(|one| one.host == site.host);
                let ids = of_site.map(|one| one.credential_id.clone()).collect();
                (described(has, site), Ceremony::Prove(ids))
            }
        };
        let options = json!({
            "challenge": challenge,
            "timeout": LIFETIME_MS,
            "rpId": site.host,
            "allowCredentials": asked,
            "userVerification": "required",
        });
        let pending = Pending { session, site: site.clone(), until: now + LIFETIME_MS, ceremony };
        self.keep(challenge, pending, now)?;
        Ok(object(options))
    }

    /// Checks a new passkey, and returns it as it is to be kept.
    ///
    /// # Errors
    /// When it is not what was asked for.
    pub fn made(
        &self,
        session: &[u8; 32],
        user: &User,
        made: &PasskeyMade,
        now: i64,
    ) -> Result<Made, PasskeyError> {
        let client_data = decode("clientDataJSON", &made.client_data).map_err(PasskeyError::Unproved)?;
        let (challenge, Pending { site, ceremony, .. }) = self.take(&client_data, session, now)?;
        let account = match ceremony {
            Ceremony::Open(name) => Some(name),
            Ceremony::Add => None,
            Ceremony::Enter | Ceremony::Prove(_) => return Err(PasskeyError::Over),
        };
        let read = |what, text| decode(what, text).map_err(PasskeyError::Unfit);
        let (id, attestation) = (read("rawId", &made.id)?, read("attestationObject", &made.attestation)?);
        let new = webauthn::registered(&site.expects(&challenge), &id, &client_data, &attestation);
        let new = new.map_err(PasskeyError::Unfit)?;
        let row = PasskeyRow {
            credential_id: new.credential_id,
            user_id: user.id.clone(),
            name: made.name.trim().to_owned(),
            host: site.host,
            public_key: new.public_key,
            algorithm: new.algorithm.number(),
            counter: new.counter,
            transports: transports(made.transports.iter().map(String::as_str)).join(" "),
            created_at: now,
            used_at: None,
        };
        Ok(Made { row, account })
    }

    /// Returns the proof that was asked for, to be held against the key that it names.
    ///
    /// # Errors
    /// When nothing, or something else, was asked for, or the proof cannot be read.
    pub fn claimed(
        &self,
        session: &[u8; 32],
        end: End,
        proof: &PasskeyProof,
        now: i64,
    ) -> Result<Claim, PasskeyError> {
        let read = |what, text: &str| decode(what, text).map_err(PasskeyError::Unproved);
        let client_data = read("clientDataJSON", &proof.client_data)?;
        let (challenge, Pending { site, ceremony, .. }) = self.take(&client_data, session, now)?;
        let asked = match (ceremony, end) {
            (Ceremony::Enter, End::Enter) => None,
            (Ceremony::Prove(ids), End::Prove) => Some(ids),
            _ => return Err(PasskeyError::Over),
        };
        let owner = proof.user_handle.as_deref().map(|text| read("userHandle", text)).transpose()?;
        Ok(Claim {
            credential_id: read("rawId", &proof.id)?,
            site,
            challenge,
            asked,
            client_data,
            data: read("authenticatorData", &proof.authenticator_data)?,
            signature: read("signature", &proof.signature)?,
            owner,
        })
    }
}

impl Claim {
    /// Returns the passkey's new counter when the proof holds. `row` is the passkey of that identifier, if there is one.
    ///
    /// # Errors
    /// When the proof does not hold, or is by a passkey that was not asked for.
    pub fn check(&self, row: Option<&PasskeyRow>) -> Result<u32, PasskeyError> {
        let refused = || PasskeyError::Unproved(WebauthnError::NotAskedFor);
        let row = row.filter(|row| row.host == self.site.host).ok_or_else(refused)?;
        if self.asked.as_ref().is_some_and(|asked| !asked.contains(&row.credential_id)) {
            return Err(refused());
        }
        let known = KnownKey { public_key: &row.public_key, algorithm: row.algorithm, counter: row.counter };
        let expected = self.site.expects(&self.challenge);
        let counter = webauthn::proved(&expected, &known, &self.client_data, &self.data, &self.signature)
            .map_err(PasskeyError::Unproved)?;
        // Where any passkey was asked for, the device has to name the owner. What it names has to be right in any case.
        let is_owners = match &self.owner {
            Some(owner) => owner == row.user_id.as_str().as_bytes(),
            None => self.asked.is_some(),
        };
        if is_owners { Ok(counter) } else { Err(refused()) }
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
        Ok(ceremonies.take(said.as_bytes(), &[session; 32], now)?.1)
    }

    #[test]
    fn a_challenge_is_good_once_for_five_minutes_and_for_one_session() {
        let all = Ceremonies::default();
        let one = ask(&all, 1, 0).unwrap();
        assert!(take(&all, &one, 1, LIFETIME_MS - 1).is_ok());
        assert!(matches!(take(&all, &one, 1, 1), Err(PasskeyError::Over)), "once");
        let late = ask(&all, 1, 0).unwrap();
        assert!(matches!(take(&all, &late, 1, LIFETIME_MS), Err(PasskeyError::Over)), "for a while");
        let other = ask(&all, 1, 0).unwrap();
        assert!(matches!(take(&all, &other, 2, 1), Err(PasskeyError::Over)), "for who asked");
        assert!(matches!(take(&all, &other, 1, 1), Err(PasskeyError::Over)), "and then for nobody");
        assert!(matches!(all.take(b"no JSON!", &[1; 32], 1), Err(PasskeyError::Unproved(_))));
    }

    #[test]
    fn the_oldest_challenges_of_a_session_make_room() {
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
