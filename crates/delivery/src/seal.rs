//! Messages that only one browser can read (RFC 8291): a key agreed on the curve P-256, from it by HKDF the key and nonce of
//! AES-128-GCM, in the one record that push services take (RFC 8188).

use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use pasch_messages::Describe;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use sha2::Sha256;

/// Bytes of the secret that a browser shares with the server.
pub const SECRET: usize = 16;

/// Bytes of a sealed message: what every push service has to take.
const RECORD: usize = 4096;

/// Bytes of salt at the head of a message.
const SALT: usize = 16;

/// Bytes of a point on the curve, not compressed.
const POINT: usize = 65;

/// Bytes before what is encrypted: salt, size of the record, the sender's point and its length.
const HEAD: usize = SALT + 4 + 1 + POINT;

/// Bytes beside the message in what is encrypted: the mark of the last record, and the tag.
const BESIDE: usize = 1 + 16;

/// Why a message cannot be sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("seal-error")]
pub enum SealError {
    /// It is too long for the one record.
    #[describe(args(value = RECORD - HEAD - BESIDE))]
    TooLong,
    /// There are no random numbers to be had.
    Random(
        #[describe(name = "value", text)]
        #[from]
        getrandom::Error,
    ),
    /// The cipher refused to seal the message.
    Cipher,
}

/// Seals a message for the browser with this point and secret, by a new key each time.
///
/// # Errors
/// When the message is too long, or the system gives no random numbers.
pub fn seal(message: &[u8], to: &PublicKey, auth: &[u8; SECRET]) -> Result<Vec<u8>, SealError> {
    let mut salt = [0; SALT];
    getrandom::fill(&mut salt)?;
    seal_with(message, to, auth, &fresh_key()?, salt)
}

fn fresh_key() -> Result<SecretKey, getrandom::Error> {
    loop {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        // All but one in 2³² numbers are keys.
        if let Ok(key) = SecretKey::from_slice(&bytes) {
            return Ok(key);
        }
    }
}

fn seal_with(
    message: &[u8],
    to: &PublicKey,
    auth: &[u8; SECRET],
    own: &SecretKey,
    salt: [u8; SALT],
) -> Result<Vec<u8>, SealError> {
    if message.len() > RECORD - HEAD - BESIDE {
        return Err(SealError::TooLong);
    }
    let (to_point, own_point) = (point(to), point(&own.public_key()));
    let agreed = own.diffie_hellman(to);
    let info = [b"WebPush: info\0".as_slice(), &to_point, &own_point].concat();
    let secret: [u8; 32] = derived(auth, agreed.raw_secret_bytes(), &info)?;
    let key: [u8; 16] = derived(&salt, &secret, b"Content-Encoding: aes128gcm\0")?;
    let nonce: [u8; 12] = derived(&salt, &secret, b"Content-Encoding: nonce\0")?;
    let key = UnboundKey::new(&AES_128_GCM, &key).map_err(|_| SealError::Cipher)?;
    // The mark says that no record follows; nothing is padded.
    let mut text = [message, &[2]].concat();
    LessSafeKey::new(key)
        .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut text)
        .map_err(|_| SealError::Cipher)?;
    let size = (RECORD as u32).to_be_bytes();
    Ok([&salt[..], &size, &[POINT as u8], &own_point, &text].concat())
}

/// A point as it goes over the wire, not compressed.
fn point(key: &PublicKey) -> Vec<u8> {
    key.to_sec1_bytes().into_vec()
}

fn derived<const N: usize>(salt: &[u8], from: &[u8], info: &[u8]) -> Result<[u8; N], SealError> {
    let mut bytes = [0; N];
    Hkdf::<Sha256>::new(Some(salt), from).expand(info, &mut bytes).map_err(|_| SealError::Cipher)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, section 5.
    #[test]
    fn the_example_of_the_rfc_comes_out() {
        let browser = SecretKey::from_slice(&bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")).unwrap();
        let to = PublicKey::from_sec1_bytes(&bytes(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        ))
        .unwrap();
        assert_eq!(browser.public_key(), to);
        let auth: [u8; SECRET] = bytes("BTBZMqHH6r4Tts7J_aSIgg").try_into().unwrap();
        let own = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt: [u8; SALT] = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = seal_with(text, &to, &auth, &own, salt).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl\
             7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn a_message_fits_in_one_record_and_is_another_each_time() {
        let to = SecretKey::from_slice(&[1; 32]).unwrap().public_key();
        let longest = vec![b'x'; RECORD - HEAD - BESIDE];
        let sealed = seal(&longest, &to, &[7; SECRET]).unwrap();
        assert_eq!(sealed.len(), RECORD);
        assert_ne!(sealed, seal(&longest, &to, &[7; SECRET]).unwrap());
        let longer = [&longest[..], b"x"].concat();
        assert_eq!(seal(&longer, &to, &[7; SECRET]), Err(SealError::TooLong));
    }
}
