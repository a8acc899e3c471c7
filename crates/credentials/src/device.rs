//! Devices at which an account has signed in before: each carries a cookie, signed by the server, that lets its owner try a
//! password while strangers elsewhere are made to wait.
//!
//! A mark proves nothing but that: whoever has one still needs the password, and has attempts of their own to use up.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use pasch_wire::UserId;

use super::token;

/// How long a device is known after it has signed in, in milliseconds: as long as browsers keep a cookie, 400 days.
pub const KNOWN_MS: i64 = 400 * 24 * 3600 * 1000;

/// Accounts that one browser carries marks of.
const MOST: usize = 4;

/// Between the marks in a cookie, and between the parts of a mark. Neither stands in an identifier or in base64.
const BETWEEN: char = '~';
const PART: char = '.';

/// Marks devices, and knows them again.
pub struct Devices {
    key: [u8; 32],
}

/// A mark as it stands in a cookie.
struct Mark<'a> {
    user_id: &'a str,
    device: &'a str,
    at: i64,
    signature: Vec<u8>,
}

fn read(text: &str) -> Option<Mark<'_>> {
    let mut parts = text.split(PART);
    let mark = Mark {
        user_id: parts.next()?,
        device: parts.next()?,
        at: parts.next()?.parse().ok()?,
        signature: URL_SAFE_NO_PAD.decode(parts.next()?).ok()?,
    };
    parts.next().is_none().then_some(mark)
}

impl Devices {
    /// With the server's key for it.
    #[must_use]
    pub fn new(key: [u8; 32]) -> Self {
        Self { key }
    }

    fn signer(&self, user_id: &str, device: &str, at: i64) -> Hmac<Sha256> {
        // HMAC fills a short key up with zeros to its block.
        let mut block = [0; 64];
        block[..self.key.len()].copy_from_slice(&self.key);
        let mut signer = <Hmac<Sha256>>::new(&block.into());
        signer.update(format!("pasch-device/1{BETWEEN}{user_id}{BETWEEN}{device}{BETWEEN}{at}").as_bytes());
        signer
    }

    /// What a device is called that a cookie marks as one of a user's; `None` for any other cookie.
    #[must_use]
    pub fn known(&self, cookie: &str, user_id: &UserId, now: i64) -> Option<String> {
        let marks = cookie.split(BETWEEN).take(MOST).filter_map(read);
        let mut own =
            marks.filter(|mark| *user_id == mark.user_id && (mark.at..mark.at + KNOWN_MS).contains(&now));
        let signed = own.find(|mark| {
            self.signer(mark.user_id, mark.device, mark.at).verify_slice(&mark.signature).is_ok()
        });
        signed.map(|mark| mark.device.to_owned())
    }

    /// The cookie of a device at which a user has just signed in, with the marks of others that it had. A device that was
    /// known keeps its name, so that its attempts go on counting.
    ///
    /// # Errors
    /// When the system gives no random numbers.
    pub fn mark(&self, cookie: &str, user_id: &UserId, now: i64) -> Result<String, getrandom::Error> {
        let device = match self.known(cookie, user_id, now) {
            Some(known) => known,
            None => token::new_id()?,
        };
        let signature = self.signer(user_id.as_str(), &device, now).finalize().into_bytes();
        let mark = [user_id.as_str(), &device, &now.to_string(), &URL_SAFE_NO_PAD.encode(signature)]
            .join(&PART.to_string());
        let others = cookie
            .split(BETWEEN)
            .take(MOST)
            .filter(|text| read(text).is_some_and(|one| *user_id != one.user_id));
        let all: Vec<&str> = std::iter::once(mark.as_str()).chain(others.take(MOST - 1)).collect();
        Ok(all.join(&BETWEEN.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_known_by_the_servers_own_mark_alone() {
        let devices = Devices::new([7; 32]);
        let cookie = devices.mark("", &"anna".into(), 1000).unwrap();
        let device = devices.known(&cookie, &"anna".into(), 1000).unwrap();
        assert_eq!(devices.known(&cookie, &"anna".into(), 999), None, "not before it was made");
        assert_eq!(devices.known(&cookie, &"anna".into(), 1000 + KNOWN_MS), None, "nor for ever");
        assert_eq!(devices.known(&cookie, &"bert".into(), 1000), None, "of somebody else");
        assert_eq!(Devices::new([8; 32]).known(&cookie, &"anna".into(), 1000), None, "by another key");
        for forged in [
            cookie.replace("anna", "bert"),
            cookie.replace("1000", "2000"),
            cookie.replace(&device, "another"),
            cookie[..cookie.len() - 1].to_owned(),
            format!("{cookie}.x"),
            "anna..1000.".to_owned(),
            "~~~".to_owned(),
        ] {
            for user in ["anna", "bert"] {
                assert_eq!(devices.known(&forged, &user.into(), 2500), None, "{forged}");
            }
        }
        // A device keeps its name when it signs in again.
        let again = devices.mark(&cookie, &"anna".into(), 5000).unwrap();
        assert_eq!(devices.known(&again, &"anna".into(), 5000).as_deref(), Some(device.as_str()));
        assert_eq!(again.split('~').count(), 1);
    }

    #[test]
    fn a_family_shares_a_device() {
        let devices = Devices::new([7; 32]);
        let mut cookie = String::new();
        for (at, user) in (0..).zip(["anna", "bert", "clara", "dora", "emil"]) {
            cookie = devices.mark(&cookie, &user.into(), at).unwrap();
        }
        let known = |user: &str| devices.known(&cookie, &user.into(), 9).is_some();
        assert!(["bert", "clara", "dora", "emil"].into_iter().all(known));
        assert!(!known("anna"), "the last four");
        assert!(cookie.len() < 600, "{}", cookie.len());
    }
}
