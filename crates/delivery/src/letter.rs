//! What stands in a mail.

use std::time::{Duration, SystemTime};

use lettre::Address;
use lettre::message::header::{ContentType, HeaderName, HeaderValue, MIME_VERSION_1_0};
use lettre::message::{Mailbox, Message, MessageBuilder};
use pasch_credentials::token;
use pasch_messages::Describe;
use pasch_store::mail::Change;
use pasch_store::sign_in::Failures;
use pasch_table::calendar::iso;

use super::config::Sender;
use super::words::{count, left};

/// Matches that a mail names; of more it tells how many.
const NAMED: usize = 20;

/// Why a mail cannot be written.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("letter-error")]
pub enum LetterError {
    /// There are no random numbers to be had.
    Random(
        #[describe(name = "value", text)]
        #[from]
        getrandom::Error,
    ),
    /// It would be none.
    Mail(
        #[describe(name = "value", text)]
        #[from]
        lettre::error::Error,
    ),
}

/// A match that waits, as a mail tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The id of the match.
    pub match_id: String,
    /// The opponent's name, as the table has it.
    pub other: String,
    /// The score and how far it is played.
    pub score: String,
    /// Milliseconds that are left.
    pub left: i64,
    /// Little time is left, and the player has not been warned yet.
    pub warns: bool,
}

/// Who writes, and where links lead.
pub struct Writer<'a> {
    /// From whom mail is.
    pub from: &'a Sender,
    /// The address under which people know the server.
    pub origin: &'a str,
    /// Now, in milliseconds since 1970.
    pub now: i64,
}

/// Words of others on one line, without what could change how the rest is shown.
fn plain(words: &str) -> String {
    let line: String = words.chars().map(|one| if one.is_control() { ' ' } else { one }).collect();
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A moment to the minute: `2026-11-25 14:05`.
fn minute(at: i64) -> String {
    let text = iso(at);
    [text.get(..10).unwrap_or_default(), text.get(11..16).unwrap_or_default()].join(" ")
}

fn raw(builder: MessageBuilder, name: &'static str, value: String) -> MessageBuilder {
    builder.raw_header(HeaderValue::new(HeaderName::new_from_ascii_str(name), value))
}

impl Writer<'_> {
    fn begin(&self, to: &Address, subject: &str) -> Result<MessageBuilder, LetterError> {
        let at = SystemTime::UNIX_EPOCH + Duration::from_millis(self.now.unsigned_abs());
        let id = format!("<{}@{}>", token::new_id()?, self.from.0.email.domain());
        let builder = Message::builder()
            .from(self.from.0.clone())
            .to(Mailbox::new(None, to.clone()))
            .subject(plain(subject))
            .date(at)
            .message_id(Some(id))
            .header(MIME_VERSION_1_0)
            .header(ContentType::TEXT_PLAIN);
        Ok(raw(builder, "Auto-Submitted", "auto-generated".to_owned()))
    }

    /// The mail with the link that confirms an address.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn link(&self, to: &Address, name: &str, link: &str) -> Result<Vec<u8>, LetterError> {
        let (name, origin) = (plain(name), self.origin);
        let body = format!(
            "Hello,\n\n\
             {name} at {origin} would like to be told of correspondence games at this address.\n\
             If that is you, open this page within a day and press the button:\n\n\
             {origin}/mail/confirm#{link}\n\n\
             If it is not, do nothing: no other mail will come.\n"
        );
        Ok(self.begin(to, "Is this your address?")?.body(body)?.formatted())
    }

    /// The mail that tells of failed attempts to sign in.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn attempts(&self, to: &Address, name: &str, failures: &Failures) -> Result<Vec<u8>, LetterError> {
        let (name, origin) = (plain(name), self.origin);
        let (tries, since) = (count(i64::from(failures.count), "failed attempt"), minute(failures.first_at));
        let body = format!(
            "Hello {name},\n\n\
             there have been {tries} to sign in to your account at {origin} since {since} UTC,\n\
             from devices on which you have not signed in before. Nobody came in by them.\n\n\
             A browser in which you have signed in before is not kept waiting by them. A passkey cannot be guessed; you can\n\
             add one, or choose another password, at {origin}/account\n\n\
             This is sent at most once a day.\n"
        );
        Ok(self.begin(to, "Somebody tries to sign in to your account")?.body(body)?.formatted())
    }

    /// The mail with the link for a new password.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn reset(&self, to: &Address, name: &str, link: &str) -> Result<Vec<u8>, LetterError> {
        let (name, origin) = (plain(name), self.origin);
        let body = format!(
            "Hello {name},\n\n\
             somebody asked for a new password for your account at {origin}.\n\
             If that was you, open this page within an hour and choose one:\n\n\
             {origin}/reset#{link}\n\n\
             The link works once. A new password signs you out everywhere and revokes all tokens.\n\n\
             If it was not you, do nothing: your password stays as it is.\n"
        );
        Ok(self.begin(to, "Choose a new password")?.body(body)?.formatted())
    }

    /// The mail that tells that a link has replaced the password.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn new_password(&self, to: &Address, name: &str) -> Result<Vec<u8>, LetterError> {
        let (name, origin) = (plain(name), self.origin);
        let body = format!(
            "Hello {name},\n\n\
             your account at {origin} has a new password. It was chosen by a link that was mailed to you.\n\
             All devices are signed out, and all tokens are revoked. Passkeys still open the account.\n\n\
             If that was not you, somebody reads your mail: change your mail password first, then ask for\n\
             another link at {origin}/reset\n"
        );
        Ok(self.begin(to, "Your password was changed")?.body(body)?.formatted())
    }

    /// The mail that tells of a change of the ways into an account.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn changed(&self, to: &Address, name: &str, change: Change) -> Result<Vec<u8>, LetterError> {
        let (name, origin) = (plain(name), self.origin);
        let (subject, what) = match change {
            Change::Password => ("Your password was changed", "the password of your account was changed."),
            Change::PasskeyAdded => ("A passkey was added", "your account has one more passkey."),
            Change::PasskeyRemoved => ("A passkey was removed", "a passkey of your account was removed."),
            Change::SecondFactor => (
                "Your account asks for codes now",
                "your account now asks for a code of an authenticator app beside the password.",
            ),
            Change::NoSecondFactor => (
                "Your account asks for no codes any more",
                "your account asks for no code beside the password any more.",
            ),
            Change::RecoveryCodes => (
                "New recovery codes",
                "new recovery codes were made for your account. The ones before are no longer good.",
            ),
            Change::RecoveryCodeUsed => (
                "A recovery code was used",
                "somebody came into your account with one of its recovery codes.",
            ),
            Change::Address => (
                "Another e-mail address was given",
                "another e-mail address was given for your account. Once it is confirmed, mail goes there.",
            ),
        };
        let body = format!(
            "Hello {name},\n\n\
             {what}\n\
             The account is at {origin}\n\n\
             If that was you, there is nothing to do. If it was not, choose another password at\n\
             {origin}/account or, if you cannot sign in, at {origin}/reset\n"
        );
        Ok(self.begin(to, subject)?.body(body)?.formatted())
    }

    /// The mail that tells what waits; the most urgent stands first.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn turns(
        &self,
        to: &Address,
        name: &str,
        stop: &str,
        waiting: &[Waiting],
    ) -> Result<Vec<u8>, LetterError> {
        let origin = self.origin;
        let lines: String = waiting
            .iter()
            .take(NAMED)
            .map(|one| {
                let (other, left) = (plain(&one.other), left(one.left));
                format!(
                    "* Against {other}, {}. You have {left}.\n  {origin}/play/{}\n\n",
                    one.score, one.match_id
                )
            })
            .collect();
        let more = match waiting.len().saturating_sub(NAMED) {
            0 => String::new(),
            more => format!("* And {}: {origin}/lobby\n\n", count(more as i64, "more game")),
        };
        let (games, wait) = match waiting.len() {
            1 => ("One game".to_owned(), "waits"),
            many => (format!("{many} games"), "wait"),
        };
        let stop = format!("{origin}/mail/stop?token={stop}");
        let body = format!(
            "Hello {},\n\n{games} {wait} for you:\n\n{lines}{more}\
             How often you are mailed: {origin}/account\nNo more of these mails: {stop}\n",
            plain(name)
        );
        let builder = self.begin(to, &subject(waiting))?;
        let builder = raw(builder, "List-Unsubscribe", format!("<{stop}>"));
        let builder = raw(builder, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned());
        Ok(builder.body(body)?.formatted())
    }
}

fn subject(waiting: &[Waiting]) -> String {
    let urgent: Vec<&Waiting> = waiting.iter().filter(|one| one.warns).collect();
    match (&urgent[..], waiting) {
        ([one], _) => format!("Less than {} left against {}", left_at_most(one.left), one.other),
        ([first, ..], _) => {
            let most = urgent.iter().map(|one| one.left).max().unwrap_or(first.left);
            format!("Less than {} left in {} games", left_at_most(most), urgent.len())
        }
        ([], [one]) => format!("Your turn against {}", one.other),
        ([], _) => format!("{} games wait for you", waiting.len()),
    }
}

/// The next whole hour, in words, from which a day is one.
fn left_at_most(ms: i64) -> String {
    const HOUR_MS: i64 = 3_600_000;
    match ms / HOUR_MS + 1 {
        1 => "an hour".to_owned(),
        24 => "a day".to_owned(),
        hours => format!("{hours} hours"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    fn waiting(other: &str, left: i64, warns: bool) -> Waiting {
        Waiting {
            match_id: "abc".to_owned(),
            other: other.to_owned(),
            score: "0-0, to 3".to_owned(),
            left,
            warns,
        }
    }

    fn mail(name: &str, waiting: &[Waiting]) -> String {
        let from: Sender = "Club <pasch@club.example>".parse().unwrap();
        let writer = Writer { from: &from, origin: "https://club.example", now: 1_800_000_000_000 };
        let to: Address = "anna@home.example".parse().unwrap();
        String::from_utf8(writer.turns(&to, name, "stoptoken", waiting).unwrap()).unwrap()
    }

    #[test]
    fn subjects_say_what_is_urgent() {
        let told = |list: &[Waiting]| subject(list);
        assert_eq!(told(&[waiting("Bert", 50 * HOUR, false)]), "Your turn against Bert");
        let two = [waiting("Bert", HOUR, false), waiting("Carl", HOUR, false)];
        assert_eq!(told(&two), "2 games wait for you");
        assert_eq!(told(&[waiting("Bert", 24 * HOUR - 1, true)]), "Less than a day left against Bert");
        assert_eq!(told(&[waiting("Bert", HOUR / 2, true)]), "Less than an hour left against Bert");
        let two = [waiting("Bert", HOUR, true), waiting("Carl", 12 * HOUR - 1, true)];
        assert_eq!(told(&two), "Less than 12 hours left in 2 games");
    }

    #[test]
    fn what_others_wrote_stays_where_it_belongs() {
        let evil = "Bert\r\nBcc: all@club.example\r\n\r\nBuy <b>now</b>";
        let text = mail(evil, &[waiting(evil, 50 * HOUR, false)]);
        let (head, _) = text.split_once("\r\n\r\n").unwrap();
        let names: Vec<&str> = head
            .split("\r\n")
            .filter(|line| !line.starts_with(' '))
            .map(|line| line.split(':').next().unwrap())
            .collect();
        for name in &names {
            assert!(!name.eq_ignore_ascii_case("bcc"), "{head}");
        }
        for wanted in [
            "From",
            "To",
            "Subject",
            "Date",
            "Message-ID",
            "Auto-Submitted",
            "List-Unsubscribe",
            "List-Unsubscribe-Post",
            "MIME-Version",
            "Content-Type",
            "Content-Transfer-Encoding",
        ] {
            assert_eq!(
                names.iter().filter(|name| name.eq_ignore_ascii_case(wanted)).count(),
                1,
                "{wanted}: {head}"
            );
        }
        assert_eq!(names.len(), 11, "{head}");
        assert!(
            head.contains("\r\nList-Unsubscribe: <https://club.example/mail/stop?token=stoptoken>\r\n"),
            "{head}"
        );
        assert!(head.contains("@club.example>\r\n"), "{head}");
    }

    #[test]
    fn many_games_are_counted() {
        let many: Vec<Waiting> = (0..23).map(|_| waiting("Bert", HOUR, false)).collect();
        let text = mail("Anna", &many);
        assert_eq!(text.matches("* Against Bert").count(), NAMED);
        assert!(text.contains("* And 3 more games: https://club.example/lobby"), "{text}");
        assert!(text.contains("23 games wait for you"), "{text}");
    }
}
