//! Codes of authenticator apps (TOTP, RFC 6238: SHA-1, six digits, 30 seconds), and recovery codes.
//!
//! Invariants: a code is good for its own 30 seconds and the 30 before and after, for clocks that differ; whoever calls sees to
//! it that each is used once.

use pasch_messages::Describe;
use qrcodegen::{QrCode, QrCodeEcc};
use totp_rs::{Builder, Secret, Totp};

use super::token;

/// Bytes of a secret: as many as SHA-1 gives (RFC 4226, section 4).
const SECRET: usize = 20;

/// Steps before and after the present one whose codes are good, too.
const SKEW: u16 = 1;

/// Recovery codes of an account.
const RECOVERY: usize = 10;

/// Characters of a recovery code, of five bits each: so many that a plain hash in the store gives nothing away.
const LETTERS: usize = 24;

/// Characters between two dashes of a recovery code.
const GROUP: usize = 4;

/// Why there is no code to make.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("factor-error")]
pub enum FactorError {
    /// The system gives no random numbers.
    Random(
        #[describe(name = "value", text)]
        #[from]
        getrandom::Error,
    ),
    /// The secret or the name in the address cannot be used.
    Unfit(#[describe(name = "value")] String),
}

/// A secret as an authenticator app takes it.
#[derive(Debug)]
pub struct Offer {
    /// To be typed: base32.
    pub secret: String,
    /// To be opened: an `otpauth` address.
    pub address: String,
    /// That address as a QR code, to be scanned: the path of its dark squares, each one unit wide.
    pub picture: String,
    /// How many squares wide and high it is, without the margin of four that readers want.
    pub size: u32,
}

/// A new random secret for an authenticator app.
///
/// # Errors
/// When the system gives no random numbers.
pub fn new_secret() -> Result<[u8; SECRET], getrandom::Error> {
    let mut secret = [0; SECRET];
    getrandom::fill(&mut secret)?;
    Ok(secret)
}

fn totp(secret: &[u8], name: &str, host: &str) -> Result<Totp, FactorError> {
    Builder::new()
        .with_secret(Secret::new(secret.into()))
        .with_skew(SKEW)
        .with_account_name(name)
        .with_issuer(Some(format!("Pasch {host}").replace(':', " ")))
        .build()
        .map_err(|error| FactorError::Unfit(error.to_string()))
}

/// How an app is told a secret, for the account of this name on this host.
///
/// # Errors
/// When the secret is too short or the name has a colon.
pub fn offer(secret: &[u8], name: &str, host: &str) -> Result<Offer, FactorError> {
    let unfit = |error: &dyn std::fmt::Display| FactorError::Unfit(error.to_string());
    let totp = totp(secret, name, host)?;
    let address = totp.to_url().map_err(|error| unfit(&error))?;
    let code = QrCode::encode_text(&address, QrCodeEcc::Medium).map_err(|error| unfit(&error))?;
    let mut picture = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let width = (x..code.size()).take_while(|&at| code.get_module(at, y)).count();
            if width > 0 {
                picture.push_str(&format!("M{x} {y}h{width}v1h-{width}z"));
            }
            x += width as i32 + 1;
        }
    }
    Ok(Offer { secret: totp.secret().to_base32(), address, picture, size: code.size().unsigned_abs() })
}

/// The step, in 30 seconds since 1970, whose code this is; `None` for any code that is not good now. `now` in milliseconds
/// since 1970. Spaces in the code do not count.
#[must_use]
pub fn step_of(secret: &[u8], code: &str, now: i64) -> Option<i64> {
    let code: String = code.chars().filter(|one| !one.is_whitespace()).collect();
    let seconds = u64::try_from(now.div_euclid(1000)).ok()?;
    let step = totp(secret, "account", "host").ok()?.check(&code, seconds)?;
    i64::try_from(step).ok()
}

/// New recovery codes of 120 random bits each: as they are shown, and their hashes for the store.
///
/// # Errors
/// When the system gives no random numbers.
pub fn new_recovery_codes() -> Result<(Vec<String>, Vec<[u8; 32]>), getrandom::Error> {
    let codes = (0..RECOVERY).map(|_| new_recovery_code()).collect::<Result<Vec<_>, _>>()?;
    let hashes = codes.iter().map(|code| recovery_hash(code)).collect();
    Ok((codes, hashes))
}

fn new_recovery_code() -> Result<String, getrandom::Error> {
    let letters: Vec<char> = token::new_id::<String>()?.chars().rev().take(LETTERS).collect();
    let groups: Vec<String> = letters.chunks(GROUP).map(|group| group.iter().collect()).collect();
    Ok(groups.join("-"))
}

/// The hash of a recovery code, however somebody typed it.
#[must_use]
pub fn recovery_hash(code: &str) -> [u8; 32] {
    token::hash_token(&token::plain_code(code))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 6238, appendix B: the secret of its SHA-1 vectors.
    const RFC: &[u8] = b"12345678901234567890";

    #[test]
    fn codes_are_those_of_the_rfc() {
        // Time in seconds and the last six of the RFC's eight digits.
        let vectors = [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ];
        for (seconds, code) in vectors {
            assert_eq!(step_of(RFC, code, seconds * 1000), Some(seconds / 30), "at {seconds} s");
        }
    }

    #[test]
    fn a_code_is_good_for_its_step_and_one_on_either_side() {
        let (step, code) = (1_111_111_109 / 30, "081804");
        let at = |steps: i64| step_of(RFC, code, (step + steps) * 30_000);
        assert_eq!([at(-2), at(-1), at(0), at(1), at(2)], [None, Some(step), Some(step), Some(step), None]);
        assert_eq!(step_of(RFC, " 081 804 ", step * 30_000), Some(step));
        for wrong in ["", "81804", "0818040", "08180x", "081805", "０８１８０４"] {
            assert_eq!(step_of(RFC, wrong, step * 30_000), None, "{wrong}");
        }
        assert_eq!(step_of(RFC, "287082", -1), None);
        assert_eq!(step_of(b"short", "287082", 59_000), None);
    }

    #[test]
    fn an_app_is_told_by_text_address_and_picture() {
        let offer = offer(RFC, "Änna O'Hara", "play.example.org").unwrap();
        assert_eq!(offer.secret, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assert!(offer.address.starts_with("otpauth://totp/Pasch%20play.example.org"), "{}", offer.address);
        assert!(offer.address.contains("secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"), "{}", offer.address);
        assert!(offer.address.contains("%C3%84nna"), "{}", offer.address);
        // A finder in each of three corners: seven dark squares in a row.
        assert!(offer.picture.starts_with("M0 0h7v1h-7z"), "{}", offer.picture);
        assert!(offer.picture.contains(&format!("M{} 0h7v1h-7z", offer.size - 7)));
        assert!(offer.picture.contains(&format!("M0 {}h7v1h-7z", offer.size - 1)));
        assert_eq!((offer.size - 17) % 4, 0, "a size that QR codes have");
        let code = QrCode::encode_text(&offer.address, QrCodeEcc::Medium).unwrap();
        let mut drawn = vec![vec![false; offer.size as usize]; offer.size as usize];
        for run in offer.picture.split('M').skip(1) {
            let numbers: Vec<usize> = run
                .split(|one: char| !one.is_ascii_digit())
                .filter_map(|number| number.parse().ok())
                .collect();
            let [x, y, width, 1, back] = numbers[..] else { panic!("{run}") };
            assert_eq!(width, back, "{run}");
            drawn[y][x..x + width].fill(true);
        }
        for (y, row) in drawn.iter().enumerate() {
            for (x, &is_dark) in row.iter().enumerate() {
                assert_eq!(is_dark, code.get_module(x as i32, y as i32), "at {x}, {y}");
            }
        }
    }

    #[test]
    fn recovery_codes_are_read_as_people_type_them() {
        let (codes, hashes) = new_recovery_codes().unwrap();
        assert_eq!((codes.len(), hashes.len()), (10, 10));
        let mut different = codes.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), 10);
        let code = &codes[3];
        assert_eq!(code.len(), 29, "{code}");
        let typed = format!("  {} ", code.to_uppercase().replace('-', " ").replace('0', "O"));
        assert_eq!(recovery_hash(&typed), hashes[3]);
        assert_ne!(recovery_hash(&codes[4]), hashes[3]);
    }
}
