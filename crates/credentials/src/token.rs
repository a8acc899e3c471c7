//! Random identifiers and session tokens, from the system's generator.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// 32 letters and digits that cannot be mistaken for each other when read aloud.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Characters of an identifier: 26 × 5 bits hold 128.
const ID_LENGTH: usize = 26;

/// An identifier that cannot be guessed: 128 random bits as 26 lower-case characters.
///
/// # Errors
/// When the system gives no random numbers.
pub fn new_id<Id: From<String>>() -> Result<Id, getrandom::Error> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes)?;
    let mut bits = u128::from_be_bytes(bytes);
    let mut id = [0_u8; ID_LENGTH];
    for place in id.iter_mut().rev() {
        *place = ALPHABET[(bits & 31) as usize];
        bits >>= 5;
    }
    Ok(id.iter().map(|&byte| char::from(byte)).collect::<String>().into())
}

/// Characters of a short code: 8 × 5 bits hold 40.
const CODE_LENGTH: usize = 8;

/// A short code to be said aloud. It opens a door for a while only, and asking is limited.
///
/// # Errors
/// When the system gives no random numbers.
pub fn new_code() -> Result<String, getrandom::Error> {
    Ok(new_id::<String>()?.chars().rev().take(CODE_LENGTH).collect())
}

/// A short code as somebody typed it: in any case, with spaces or dashes, and letters that look like others.
#[must_use]
pub fn plain_code(text: &str) -> String {
    text.chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|one| match one.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        })
        .collect()
}

/// A session token: 256 random bits for the cookie; the store keeps only the hash.
///
/// # Errors
/// When the system gives no random numbers.
pub fn new_token() -> Result<(String, [u8; 32]), getrandom::Error> {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes)?;
    let token = URL_SAFE_NO_PAD.encode(bytes);
    let hash = hash_token(&token);
    Ok((token, hash))
}

/// What the tokens of programs begin with, so that they are known for what they are where they should not be.
const PREFIX: &str = "pasch_";

/// A token for a program: 256 random bits; the store keeps only the hash.
///
/// # Errors
/// When the system gives no random numbers.
pub fn new_api_token() -> Result<(String, [u8; 32]), getrandom::Error> {
    let token = format!("{PREFIX}{}", new_token()?.0);
    let hash = hash_token(&token);
    Ok((token, hash))
}

/// SHA-256 of a token as it stands in the cookie or the header.
#[must_use]
pub fn hash_token(token: &str) -> [u8; 32] {
    hash_bytes(token.as_bytes())
}

/// SHA-256 of what is too long, or not to be told, as it is.
#[must_use]
pub fn hash_bytes(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_look_like_themselves() {
        let (one, two) = (new_id::<String>().unwrap(), new_id::<String>().unwrap());
        assert_ne!(one, two);
        assert!(one.len() == ID_LENGTH && one.bytes().all(|byte| ALPHABET.contains(&byte)), "{one}");
    }

    #[test]
    fn codes_forgive_how_they_are_typed() {
        let code = new_code().unwrap();
        assert_eq!(code.len(), CODE_LENGTH);
        assert_eq!(plain_code(&format!(" {}-{} ", &code[..4].to_uppercase(), &code[4..])), code);
        assert_eq!(plain_code("O0il-x"), "0011x");
    }

    #[test]
    fn tokens_hash_to_what_is_stored() {
        let (token, hash) = new_token().unwrap();
        assert_eq!(token.len(), 43);
        assert_eq!(hash_token(&token), hash);
        assert_ne!(hash_token("other"), hash);
    }
}
