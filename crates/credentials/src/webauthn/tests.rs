//! The specification's test vectors, keys that the version before kept, and what is refused.

use ciborium::Value as Cbor;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::*;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Vectors {
    vectors: Vec<Vector>,
    stored_by_passki: Vec<Stored>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Vector {
    name: String,
    credential_id: Hex,
    registration: Registration,
    authentication: Authentication,
}

#[derive(Deserialize)]
struct Registration {
    challenge: Hex,
    #[serde(rename = "clientDataJSON")]
    client_data: Hex,
    #[serde(rename = "attestationObject")]
    attestation: Hex,
}

#[derive(Deserialize)]
struct Authentication {
    challenge: Hex,
    #[serde(rename = "clientDataJSON")]
    client_data: Hex,
    #[serde(rename = "authenticatorData")]
    data: Hex,
    signature: Hex,
}

/// A row as the table `passkeys` had it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Stored {
    name: String,
    public_key: Hex,
    algorithm: i32,
    counter: u32,
}

#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Hex(Vec<u8>);

impl TryFrom<String> for Hex {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let bytes = (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16));
        Ok(Self(bytes.collect::<Result<_, _>>()?))
    }
}

fn vectors() -> Vectors {
    serde_json::from_str(include_str!("vectors.json")).unwrap()
}

fn expected(challenge: &[u8]) -> Expected<'_> {
    Expected { challenge, origin: "https://example.org", host: "example.org" }
}

impl Vector {
    fn register(&self) -> Result<NewKey, WebauthnError> {
        let Registration { challenge, client_data, attestation } = &self.registration;
        registered(&expected(&challenge.0), &self.credential_id.0, &client_data.0, &attestation.0)
    }

    fn prove(&self, known: &KnownKey<'_>) -> Result<u32, WebauthnError> {
        let Authentication { challenge, client_data, data, signature } = &self.authentication;
        proved(&expected(&challenge.0), known, &client_data.0, &data.0, &signature.0)
    }

    /// The new key, whatever a ceremony says of the rest.
    fn key(&self) -> Vec<u8> {
        let attestation = data::Attestation::read(&self.registration.attestation.0).unwrap();
        AuthenticatorData::read(&attestation.data).unwrap().key.unwrap().public_key.to_vec()
    }

    fn was_verified(&self) -> [bool; 2] {
        let attestation = data::Attestation::read(&self.registration.attestation.0).unwrap();
        [&attestation.data, &self.authentication.data.0]
            .map(|data| AuthenticatorData::read_head(data).unwrap().is(data::VERIFIED))
    }
}

/// An answer is taken where the device verified its user. Where it did not, that alone is what is wrong.
#[track_caller]
fn holds_if_verified<T>(what: &str, result: Result<T, WebauthnError>, was_verified: bool) {
    match (result, was_verified) {
        (Ok(_), true) | (Err(WebauthnError::NotVerified), false) => {}
        (result, _) => panic!("{what}: verified {was_verified}, {:?}", result.err()),
    }
}

#[test]
fn test_vectors_of_the_specification_hold() {
    let mut seen = Vec::new();
    for vector in vectors().vectors {
        let name = &vector.name;
        let key = match PublicKey::read(&vector.key()) {
            Ok(key) => key,
            Err(WebauthnError::Algorithm(number)) => {
                assert!(matches!(vector.register(), Err(WebauthnError::Algorithm(_))), "{name}");
                seen.push((name.clone(), i32::try_from(number).unwrap(), "not offered"));
                continue;
            }
            Err(error) => panic!("{name}: {error}"),
        };
        let Authentication { client_data, data, signature, .. } = &vector.authentication;
        key.verify(&signed(&data.0, &client_data.0), &signature.0).unwrap();
        let number = key.algorithm().number();
        let public_key = vector.key();
        let known = KnownKey { public_key: &public_key, algorithm: number, counter: 0 };
        if name.contains("crossOrigin") || name.contains("topOrigin") {
            assert!(matches!(vector.register(), Err(WebauthnError::Embedded)), "{name}");
            assert!(matches!(vector.prove(&known), Err(WebauthnError::Embedded)), "{name}");
            seen.push((name.clone(), number, "embedded"));
            continue;
        }
        let [made, shown] = vector.was_verified();
        holds_if_verified(name, vector.register(), made);
        holds_if_verified(name, vector.prove(&known), shown);
        if let Ok(new) = vector.register() {
            assert_eq!((new.public_key, new.algorithm), (public_key, key.algorithm()), "{name}");
            assert_eq!(new.credential_id, vector.credential_id.0, "{name}");
        }
        seen.push((name.clone(), number, "holds"));
    }
    let count = |what: &str| seen.iter().filter(|(_, _, outcome)| *outcome == what).count();
    assert_eq!((count("holds"), count("embedded"), count("not offered")), (11, 2, 2), "{seen:?}");
    for algorithm in [Algorithm::EdDsa, Algorithm::Es256, Algorithm::Es384, Algorithm::Rs256] {
        assert!(seen.iter().any(|(_, number, how)| (*number, *how) == (algorithm.number(), "holds")));
    }
}

/// Rows that were written when the checks were those of `passki` 0.5, RS256 among them.
#[test]
fn keys_stored_by_the_version_before_still_verify() {
    let Vectors { vectors, stored_by_passki } = vectors();
    let mut algorithms = Vec::new();
    for stored in &stored_by_passki {
        let vector = vectors.iter().find(|one| one.name == stored.name).unwrap();
        let known = KnownKey {
            public_key: &stored.public_key.0,
            algorithm: stored.algorithm,
            counter: stored.counter,
        };
        if !stored.name.contains("Origin") {
            holds_if_verified(&stored.name, vector.prove(&known), vector.was_verified()[1]);
            algorithms.push(stored.algorithm);
        }
        assert_eq!(stored.public_key.0, vector.key(), "both keep the same bytes");
    }
    algorithms.sort_unstable();
    algorithms.dedup();
    assert_eq!(algorithms, [-257, -35, -8, -7]);
}

#[test]
fn a_vector_with_any_bit_turned_is_refused() {
    for vector in vectors().vectors {
        let public_key = vector.key();
        let Ok(key) = PublicKey::read(&public_key) else { continue };
        let Authentication { client_data, data, signature, .. } = &vector.authentication;
        let message = signed(&data.0, &client_data.0);
        // Of RSA a few are enough: each costs a long exponentiation.
        let step = if message.len() * signature.0.len() > 30_000 { 97 } else { 7 };
        for bit in (0..signature.0.len() * 8).step_by(step) {
            let mut turned = signature.0.clone();
            turned[bit / 8] ^= 1 << (bit % 8);
            assert!(key.verify(&message, &turned).is_err(), "{}: bit {bit} of the signature", vector.name);
        }
        for bit in (0..message.len() * 8).step_by(step) {
            let mut turned = message.clone();
            turned[bit / 8] ^= 1 << (bit % 8);
            assert!(key.verify(&turned, &signature.0).is_err(), "{}: bit {bit} of the message", vector.name);
        }
    }
}

/// A ceremony that holds, to be spoilt.
struct Answer {
    secret: SigningKey,
    client: Value,
    host: &'static str,
    flags: u8,
    counter: u32,
    id: Vec<u8>,
    /// What follows the head of the authenticator data.
    more: Vec<u8>,
    format: (&'static str, Cbor),
}

const CHALLENGE: &[u8] = b"thirty-two bytes, good only once";

fn cbor(value: &Cbor) -> Vec<u8> {
    let mut bytes = Vec::new();
    ciborium::into_writer(value, &mut bytes).unwrap();
    bytes
}

fn number(value: i64) -> Cbor {
    Cbor::Integer(value.into())
}

fn text(value: &str) -> Cbor {
    Cbor::Text(value.to_owned())
}

fn cose(secret: &SigningKey) -> Vec<(Cbor, Cbor)> {
    let point = secret.verifying_key().to_sec1_point(false);
    vec![
        (number(1), number(2)),
        (number(3), number(-7)),
        (number(-1), number(1)),
        (number(-2), Cbor::Bytes(point.x().unwrap().to_vec())),
        (number(-3), Cbor::Bytes(point.y().unwrap().to_vec())),
    ]
}

fn attested(id: &[u8], key: &[u8]) -> Vec<u8> {
    let length = u16::try_from(id.len()).unwrap().to_be_bytes();
    [&[0; 16], &length[..], id, key].concat()
}

impl Answer {
    fn new(kind: &str) -> Self {
        let secret = SigningKey::from_slice(&[7; 32]).unwrap();
        let id = vec![9; 16];
        let is_new = kind == "webauthn.create";
        let more = if is_new { attested(&id, &cbor(&Cbor::Map(cose(&secret)))) } else { Vec::new() };
        let client = json!({ "type": kind, "challenge": encode(CHALLENGE), "origin": "https://example.org" });
        let flags = data::PRESENT | data::VERIFIED | if is_new { 0x40 } else { 0 };
        let format = ("none", Cbor::Map(Vec::new()));
        Self { secret, client, host: "example.org", flags, counter: 5, id, more, format }
    }

    fn data(&self) -> Vec<u8> {
        let hash = Sha256::digest(self.host.as_bytes());
        [hash.as_slice(), &[self.flags], &self.counter.to_be_bytes(), &self.more].concat()
    }

    fn client_data(&self) -> Vec<u8> {
        self.client.to_string().into_bytes()
    }

    fn signature(&self) -> Vec<u8> {
        let signature: Signature = self.secret.sign(&signed(&self.data(), &self.client_data()));
        signature.to_der().as_bytes().to_vec()
    }

    fn register(&self) -> Result<NewKey, WebauthnError> {
        let (format, statement) = self.format.clone();
        let object = Cbor::Map(vec![
            (text("fmt"), text(format)),
            (text("attStmt"), statement),
            (text("authData"), Cbor::Bytes(self.data())),
        ]);
        registered(&expected(CHALLENGE), &self.id, &self.client_data(), &cbor(&object))
    }

    fn prove_after(&self, counter: u32) -> Result<u32, WebauthnError> {
        let public_key = cbor(&Cbor::Map(cose(&SigningKey::from_slice(&[7; 32]).unwrap())));
        let known = KnownKey { public_key: &public_key, algorithm: -7, counter };
        proved(&expected(CHALLENGE), &known, &self.client_data(), &self.data(), &self.signature())
    }
}

/// What a change makes of a registration and of a proof.
#[track_caller]
fn refuses(change: impl Fn(&mut Answer), is_why: impl Fn(&WebauthnError) -> bool) {
    let (mut made, mut proof) = (Answer::new("webauthn.create"), Answer::new("webauthn.get"));
    assert!(made.register().is_ok() && proof.prove_after(4).is_ok());
    change(&mut made);
    change(&mut proof);
    let why = made.register().unwrap_err();
    assert!(is_why(&why), "registration: {why}");
    let why = proof.prove_after(4).unwrap_err();
    assert!(is_why(&why), "proof: {why}");
}

#[test]
fn answers_to_something_else_are_refused() {
    use WebauthnError as E;
    refuses(
        |one| {
            let other = if one.client["type"] == "webauthn.get" { "webauthn.create" } else { "webauthn.get" };
            one.client["type"] = json!(other);
        },
        |why| matches!(why, E::WrongCeremony(_)),
    );
    refuses(|one| one.client["challenge"] = json!(encode(&[1; 32])), |why| matches!(why, E::WrongChallenge));
    refuses(|one| one.client["challenge"] = json!("no base64!"), |why| matches!(why, E::NotBase64(_)));
    for origin in
        ["http://example.org", "https://example.org:8443", "https://evil.example", "https://example.org/", ""]
    {
        refuses(|one| one.client["origin"] = json!(origin), |why| matches!(why, E::WrongOrigin(_)));
    }
    refuses(|one| one.client["crossOrigin"] = json!(true), |why| matches!(why, E::Embedded));
    refuses(|one| one.client["topOrigin"] = json!("https://evil.example"), |why| matches!(why, E::Embedded));
    for field in ["type", "challenge", "origin"] {
        let drop = |one: &mut Answer| drop(one.client.as_object_mut().unwrap().remove(field));
        refuses(drop, |why| matches!(why, E::ClientData(_)));
    }
    refuses(|one| one.host = "evil.example", |why| matches!(why, E::WrongHost));
    refuses(|one| one.flags &= !data::PRESENT, |why| matches!(why, E::NotPresent));
    refuses(|one| one.flags &= !data::VERIFIED, |why| matches!(why, E::NotVerified));
    refuses(|one| one.flags |= data::BACKED_UP, |why| matches!(why, E::WrongFlags));
    let doubled = br#"{"type":"webauthn.get","challenge":"AA","challenge":"AA","origin":"x"}"#;
    assert!(matches!(challenge(doubled), Err(E::ClientData(_))));
}

#[test]
fn a_counter_goes_forward_or_is_not_kept() {
    let mut proof = Answer::new("webauthn.get");
    for (before, now, holds) in
        [(0, 0, true), (0, 1, true), (4, 5, true), (5, 5, false), (6, 5, false), (1, 0, false)]
    {
        proof.counter = now;
        let result = proof.prove_after(before);
        match holds {
            true => assert_eq!(result.unwrap(), now),
            false => assert!(matches!(result, Err(WebauthnError::Counter)), "{before} {now}"),
        }
    }
}

#[test]
fn signatures_by_other_keys_and_keys_that_are_none_are_refused() {
    let mut proof = Answer::new("webauthn.get");
    proof.secret = SigningKey::from_slice(&[8; 32]).unwrap();
    assert!(matches!(proof.prove_after(4), Err(WebauthnError::Signature)));
    let proof = Answer::new("webauthn.get");
    let prove = |public_key: &[u8], algorithm| {
        let known = KnownKey { public_key, algorithm, counter: 4 };
        proved(&expected(CHALLENGE), &known, &proof.client_data(), &proof.data(), &proof.signature())
    };
    let right = cbor(&Cbor::Map(cose(&proof.secret)));
    assert!(prove(&right, -7).is_ok());
    assert!(
        matches!(prove(&right, -257), Err(WebauthnError::Malformed(_))),
        "the row names another algorithm"
    );
    let changed = |label: i64, value: Option<Cbor>| {
        let mut key = cose(&proof.secret);
        key.retain(|(name, _)| *name != number(label));
        key.extend(value.map(|value| (number(label), value)));
        prove(&cbor(&Cbor::Map(key)), -7).unwrap_err()
    };
    for label in [1, 3, -1, -2, -3] {
        assert!(matches!(changed(label, None), WebauthnError::Malformed(_)), "without {label}");
    }
    for (label, value) in [(1, 3), (-1, 2), (-3, 0)] {
        assert!(matches!(changed(label, Some(number(value))), WebauthnError::Malformed(_)), "{label}");
    }
    for coordinate in [vec![1; 31], vec![1; 33], Vec::new()] {
        assert!(matches!(changed(-2, Some(Cbor::Bytes(coordinate))), WebauthnError::Malformed(_)));
    }
    assert!(
        matches!(changed(-2, Some(Cbor::Bytes(vec![1; 32]))), WebauthnError::Signature),
        "not on the curve"
    );
    assert!(matches!(changed(3, Some(number(-36))), WebauthnError::Algorithm(-36)));
    let mut doubled = cose(&proof.secret);
    doubled.push(doubled[0].clone());
    assert!(matches!(prove(&cbor(&Cbor::Map(doubled)), -7), Err(WebauthnError::Malformed(_))));
    assert!(matches!(prove(&[&right[..], &[0]].concat(), -7), Err(WebauthnError::Malformed(_))));
    // RSA: short and endless moduli, no exponent.
    let rsa = |n: usize, e: usize| {
        let fields = [
            (1, number(3)),
            (3, number(-257)),
            (-1, Cbor::Bytes(vec![255; n])),
            (-2, Cbor::Bytes(vec![1; e])),
        ];
        PublicKey::read(&cbor(&Cbor::Map(
            fields.into_iter().map(|(label, value)| (number(label), value)).collect(),
        )))
    };
    assert!(rsa(256, 3).is_ok() && rsa(1024, 3).is_ok());
    for (n, e) in [(0, 3), (128, 3), (255, 3), (1025, 3), (256, 0), (256, 5)] {
        assert!(matches!(rsa(n, e), Err(WebauthnError::Malformed(_))), "{n} {e}");
    }
}

#[test]
fn new_keys_are_read_to_the_last_byte() {
    let mut made = Answer::new("webauthn.create");
    made.more.push(0);
    assert!(matches!(made.register(), Err(WebauthnError::Malformed(_))), "something follows");
    let extensions = cbor(&Cbor::Map(vec![(text("credProtect"), number(2))]));
    let mut made = Answer::new("webauthn.create");
    made.more.extend(&extensions);
    assert!(matches!(made.register(), Err(WebauthnError::Malformed(_))), "extensions without their flag");
    made.flags |= 0x80;
    assert!(made.register().is_ok(), "extensions that nobody asked for are ignored");
    let mut made = Answer::new("webauthn.create");
    made.flags &= !0x40;
    assert!(matches!(made.register(), Err(WebauthnError::Malformed(_))), "no key");
    made.more.clear();
    assert!(matches!(made.register(), Err(WebauthnError::Malformed(_))), "no key");
    let mut made = Answer::new("webauthn.create");
    made.id = vec![9; 15];
    assert!(matches!(made.register(), Err(WebauthnError::WrongId)));
    let long = |length| {
        let mut made = Answer::new("webauthn.create");
        made.id = vec![9; length];
        made.more = attested(&made.id, &cbor(&Cbor::Map(cose(&made.secret))));
        made.register()
    };
    assert!(long(1023).is_ok());
    assert!(matches!(long(1024), Err(WebauthnError::WrongId)));
}

#[test]
fn a_statement_of_the_key_itself_is_checked_and_others_are_ignored() {
    let own = |algorithm: i64, signature: Vec<u8>| {
        Cbor::Map(vec![(text("alg"), number(algorithm)), (text("sig"), Cbor::Bytes(signature))])
    };
    let mut made = Answer::new("webauthn.create");
    made.format = ("packed", own(-7, made.signature()));
    assert!(made.register().is_ok());
    made.format = ("packed", own(-8, made.signature()));
    assert!(matches!(made.register(), Err(WebauthnError::Algorithm(-8))));
    made.format = ("packed", own(-7, vec![0; 70]));
    assert!(matches!(made.register(), Err(WebauthnError::Signature)));
    made.format = ("packed", Cbor::Map(Vec::new()));
    assert!(matches!(made.register(), Err(WebauthnError::Malformed(_))));
    made.format = ("none", own(-7, made.signature()));
    assert!(matches!(made.register(), Err(WebauthnError::Malformed(_))), "none says nothing");
    made.format = ("none", Cbor::Null);
    assert!(matches!(made.register(), Err(WebauthnError::NotCbor(_))));
    made.format = ("apple", Cbor::Map(vec![(text("x5c"), Cbor::Array(Vec::new()))]));
    assert!(made.register().is_ok());
}

#[test]
fn deep_and_wide_values_are_refused_before_they_cost_much() {
    let deep = [vec![0x81; 60_000], vec![0]].concat();
    let endless = [0xbb, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff].to_vec();
    let huge_text = [0x5b, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff].to_vec();
    let wide = cbor(&Cbor::Map((0..10_000).map(|key| (number(key), number(0))).collect()));
    for bytes in [deep, endless, huge_text, wide, vec![0xa0], Vec::new()] {
        let client = Answer::new("webauthn.create").client_data();
        assert!(registered(&expected(CHALLENGE), &[9; 16], &client, &bytes).is_err());
        assert!(PublicKey::read(&bytes).is_err());
    }
}

proptest! {
    #[test]
    fn any_byte_that_is_changed_spoils_a_proof(at: prop::sample::Index, turn in 1_u8..) {
        let proof = Answer::new("webauthn.get");
        let (mut client, mut data, mut signature) = (proof.client_data(), proof.data(), proof.signature());
        let at = at.index(client.len() + data.len() + signature.len());
        let byte = client.iter_mut().chain(&mut data).chain(&mut signature).nth(at).unwrap();
        *byte ^= turn;
        let public_key = cbor(&Cbor::Map(cose(&proof.secret)));
        let known = KnownKey { public_key: &public_key, algorithm: -7, counter: 4 };
        prop_assert!(proved(&expected(CHALLENGE), &known, &client, &data, &signature).is_err());
    }

    #[test]
    fn any_bytes_are_read_without_harm(bytes: Vec<u8>) {
        let client = Answer::new("webauthn.create").client_data();
        let _ = registered(&expected(CHALLENGE), &[9; 16], &client, &bytes);
        let _ = registered(&expected(CHALLENGE), &[9; 16], &bytes, &bytes);
        let _ = PublicKey::read(&bytes);
        let _ = AuthenticatorData::read(&bytes);
    }

    #[test]
    fn a_new_key_that_is_cut_short_is_refused(cut: prop::sample::Index) {
        let mut made = Answer::new("webauthn.create");
        made.more.truncate(cut.index(made.more.len()));
        prop_assert!(made.register().is_err());
    }
}
