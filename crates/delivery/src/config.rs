//! How a server sends mail, as whoever runs it says.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use lettre::Address;
use lettre::message::Mailbox;
use pasch_formats::place::percent_decoded;
use pasch_messages::Describe;

/// Port for mail from programs of its users (RFC 6409), where a relay is named without one.
const SUBMISSION: u16 = 587;

/// The same with TLS from the first byte (RFC 8314).
const SUBMISSIONS: u16 = 465;

/// Longest address, in bytes (RFC 5321).
const LONGEST: usize = 254;

/// How a server sends mail.
#[derive(Clone, Debug)]
pub struct MailConfig {
    /// The server that takes it.
    pub relay: Relay,
    /// From whom it is.
    pub from: Sender,
    /// Certificates of authorities that are trusted beside the web's, DER.
    pub roots: Vec<Vec<u8>>,
}

/// Why mail cannot be sent as somebody says.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("mail-config-error")]
pub enum MailConfigError {
    /// Neither `smtp:` nor `smtps:`. What was given is not repeated: a password may stand in it.
    Relay,
    /// A port that is none.
    Port,
    /// A password for nobody.
    NoUser,
    /// A sender without an address.
    Sender(#[describe(name = "value")] String),
    /// Links in mails lead nowhere.
    NoOrigin,
}

/// How a connection is kept from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Privacy {
    /// Not at all: it does not leave the machine.
    Plain,
    /// From a command on (STARTTLS), which the relay must offer.
    Upgraded,
    /// From the first byte.
    Tls,
}

/// The server that takes mail, with what it asks for.
#[derive(Clone, PartialEq, Eq)]
pub struct Relay {
    /// Its name or address.
    pub host: String,
    /// The port that mail is handed in at.
    pub port: u16,
    /// How the connection is kept from others.
    pub privacy: Privacy,
    user: Option<String>,
    password: Option<String>,
}

impl fmt::Debug for Relay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{} ({:?})", self.host, self.port, self.privacy)
    }
}

impl Relay {
    /// The same with a password that was kept elsewhere.
    ///
    /// # Errors
    /// When there is no user whose it could be.
    pub fn with_password(self, password: &str) -> Result<Self, MailConfigError> {
        if self.user.is_none() {
            return Err(MailConfigError::NoUser);
        }
        Ok(Self { password: Some(password.to_owned()), ..self })
    }

    /// User and password, where the relay asks for them.
    #[must_use]
    pub fn login(&self) -> Option<(&str, &str)> {
        self.user.as_deref().zip(self.password.as_deref())
    }
}

impl FromStr for Relay {
    type Err = MailConfigError;

    fn from_str(text: &str) -> Result<Self, MailConfigError> {
        let (rest, is_tls) = match (text.strip_prefix("smtps://"), text.strip_prefix("smtp://")) {
            (Some(rest), _) => (rest, true),
            (None, Some(rest)) => (rest, false),
            (None, None) => return Err(MailConfigError::Relay),
        };
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        let (login, place) =
            rest.rsplit_once('@').map_or((None, rest), |(login, place)| (Some(login), place));
        let plain = |part: &str| String::from_utf8_lossy(&percent_decoded(part.as_bytes())).into_owned();
        let (user, password) = match login.map(|login| login.split_once(':').unwrap_or((login, ""))) {
            Some((user, password)) => {
                (Some(plain(user)), Some(password).filter(|one| !one.is_empty()).map(plain))
            }
            None => (None, None),
        };
        let (host, port) = match place.rsplit_once(':') {
            // The colons of an address in brackets are none of a port.
            Some((host, port)) if !port.ends_with(']') => {
                (host, Some(port.parse::<u16>().ok().filter(|&port| port != 0).ok_or(MailConfigError::Port)?))
            }
            _ => (place, None),
        };
        let host = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
        let fits = |one: char| one.is_ascii_alphanumeric() || matches!(one, '.' | '-' | ':' | '_');
        if host.is_empty() || !host.chars().all(fits) || user.as_deref() == Some("") {
            return Err(MailConfigError::Relay);
        }
        let is_here = host.eq_ignore_ascii_case("localhost")
            || host.parse::<IpAddr>().is_ok_and(|address| address.to_canonical().is_loopback());
        let privacy = match (is_tls, is_here) {
            (true, _) => Privacy::Tls,
            (false, true) => Privacy::Plain,
            (false, false) => Privacy::Upgraded,
        };
        let port = port.unwrap_or(if is_tls { SUBMISSIONS } else { SUBMISSION });
        Ok(Self { host: host.to_owned(), port, privacy, user, password })
    }
}

/// From whom mail is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sender(pub(super) Mailbox);

impl FromStr for Sender {
    type Err = MailConfigError;

    fn from_str(text: &str) -> Result<Self, MailConfigError> {
        let mailbox: Mailbox =
            text.trim().parse().map_err(|_| MailConfigError::Sender(text.trim().to_owned()))?;
        if mailbox.name.as_deref().is_some_and(|name| name.chars().any(char::is_control)) {
            return Err(MailConfigError::Sender(text.trim().to_owned()));
        }
        Ok(Self(mailbox))
    }
}

/// An address that a person can have: on the open internet, of plain characters.
#[must_use]
pub fn address(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let fits = |one: char| {
        one.is_ascii_graphic()
            && !matches!(one, '"' | '(' | ')' | ',' | ':' | ';' | '<' | '>' | '[' | '\\' | ']')
    };
    let address: Address = typed.parse().ok()?;
    let top = address.domain().rsplit_once('.').map(|(_, top)| top)?;
    let good = typed.len() <= LONGEST
        && typed.chars().all(fits)
        && top.len() > 1
        && !top.chars().all(|one| one.is_ascii_digit());
    good.then(|| typed.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn relay(text: &str) -> Relay {
        text.parse().unwrap()
    }

    #[test]
    fn a_relay_is_private_unless_it_is_this_machine() {
        let read = |text: &str| {
            let relay = relay(text);
            (relay.host, relay.port, relay.privacy)
        };
        let is = |host: &str, port, privacy| (host.to_owned(), port, privacy);
        assert_eq!(read("smtp://mail.club.example"), is("mail.club.example", 587, Privacy::Upgraded));
        assert_eq!(read("smtps://mail.club.example/"), is("mail.club.example", 465, Privacy::Tls));
        assert_eq!(read("smtp://192.0.2.1:25"), is("192.0.2.1", 25, Privacy::Upgraded));
        assert_eq!(read("smtp://localhost:25"), is("localhost", 25, Privacy::Plain));
        assert_eq!(read("smtp://127.0.0.1:2525"), is("127.0.0.1", 2525, Privacy::Plain));
        assert_eq!(read("smtp://[::1]"), is("::1", 587, Privacy::Plain));
        assert_eq!(read("smtp://[2001:db8::1]:25"), is("2001:db8::1", 25, Privacy::Upgraded));
        assert_eq!(read("smtps://localhost:465"), is("localhost", 465, Privacy::Tls));
        for bad in ["mail.club.example", "http://x", "smtp://", "smtp://:password@x", "smtp://a b"] {
            assert_eq!(bad.parse::<Relay>(), Err(MailConfigError::Relay), "{bad}");
        }
        for bad in ["smtp://x:0", "smtp://x:99999", "smtp://x:y"] {
            assert_eq!(bad.parse::<Relay>(), Err(MailConfigError::Port), "{bad}");
        }
    }

    #[test]
    fn a_password_is_known_and_never_shown() {
        let whole = relay("smtp://pasch%40club:a%3Ab%40c@mail.club.example:2525");
        assert_eq!(whole.login(), Some(("pasch@club", "a:b@c")));
        let shown = format!("{whole:?}");
        assert!(!shown.contains("a:b") && !shown.contains("pasch@club"), "{shown}");
        let kept = relay("smtp://pasch@mail.club.example");
        assert_eq!(kept.login(), None);
        assert_eq!(kept.with_password("secret").unwrap().login(), Some(("pasch", "secret")));
        assert_eq!(relay("smtp://x").with_password("secret"), Err(MailConfigError::NoUser));
    }

    #[test]
    fn addresses_are_plain_and_of_the_open_internet() {
        for good in ["anna@club.example", "a.b+c@mail.club.example", " o'neill@club.example "] {
            assert_eq!(address(good).as_deref(), Some(good.trim()), "{good}");
        }
        let long = format!("{}@club.example", "a".repeat(250));
        let bad = [
            "",
            "anna",
            "anna@localhost",
            "anna@127.0.0.1",
            "anna@[127.0.0.1]",
            "a b@club.example",
            "\"a b\"@club.example",
            "a@club.example, b@club.example",
            "a@club.example\r\nBcc: b@club.example",
            "<a@club.example>",
            "ä@club.example",
            long.as_str(),
        ];
        for one in bad {
            assert_eq!(address(one), None, "{one}");
        }
        assert!("Club <pasch@club.example>".parse::<Sender>().is_ok());
        assert!("pasch@club.example".parse::<Sender>().is_ok());
        assert!("Club".parse::<Sender>().is_err());
    }
}
