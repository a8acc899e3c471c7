//! What stands in a mail.

use std::fmt::Write as _;
use std::time::{Duration, SystemTime};

use lettre::Address;
use lettre::message::header::{ContentType, HeaderName, HeaderValue, MIME_VERSION_1_0};
use lettre::message::{Mailbox, MessageBuilder};
use pasch_credentials::token;
use pasch_messages::{Describe, Language, Message as Said, message};
use pasch_store::mail::Change;
use pasch_store::sign_in::Failures;
use pasch_table::calendar::iso;
use pasch_wire::MatchId;

use super::config::Sender;
use super::words::left;

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
#[derive(Clone, Debug, PartialEq)]
pub struct Waiting {
    /// The id of the match.
    pub match_id: MatchId,
    /// The opponent's name, as the table has it.
    pub other: String,
    /// The score.
    pub score: String,
    /// How far it is played.
    pub goal: Said,
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
    /// The language of whoever reads it.
    pub language: Language,
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
    fn begin(&self, to: &Address, subject: &Said) -> Result<MessageBuilder, LetterError> {
        let at = SystemTime::UNIX_EPOCH + Duration::from_millis(self.now.unsigned_abs());
        let id = format!("<{}@{}>", token::new_id::<String>()?, self.from.0.email.domain());
        let builder = lettre::Message::builder()
            .from(self.from.0.clone())
            .to(Mailbox::new(None, to.clone()))
            .subject(plain(&subject.in_language(self.language).to_string()))
            .date(at)
            .message_id(Some(id))
            .header(MIME_VERSION_1_0)
            .header(ContentType::TEXT_PLAIN);
        Ok(raw(builder, "Auto-Submitted", "auto-generated".to_owned()))
    }

    fn write(&self, to: &Address, subject: &Said, body: &Said) -> Result<Vec<u8>, LetterError> {
        let body = body.in_language(self.language);
        Ok(self.begin(to, subject)?.body(format!("{body}\n"))?.formatted())
    }

    /// The mail with the link that confirms an address.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn link(&self, to: &Address, name: &str, link: &str) -> Result<Vec<u8>, LetterError> {
        let link = format!("{}/mail/confirm#{link}", self.origin);
        let body = message!("mail-link", name = plain(name), origin = self.origin, link = link);
        self.write(to, &message!("mail-link-subject"), &body)
    }

    /// The mail that tells of failed attempts to sign in.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn attempts(&self, to: &Address, name: &str, failures: &Failures) -> Result<Vec<u8>, LetterError> {
        let body = message!(
            "mail-attempts",
            name = plain(name),
            origin = self.origin,
            count = failures.count,
            since = minute(failures.first_at),
        );
        self.write(to, &message!("mail-attempts-subject"), &body)
    }

    /// The mail with the link for a new password.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn reset(&self, to: &Address, name: &str, link: &str) -> Result<Vec<u8>, LetterError> {
        let link = format!("{}/reset#{link}", self.origin);
        let body = message!("mail-reset", name = plain(name), origin = self.origin, link = link);
        self.write(to, &message!("mail-reset-subject"), &body)
    }

    /// The mail that tells that a link has replaced the password.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn new_password(&self, to: &Address, name: &str) -> Result<Vec<u8>, LetterError> {
        let body = message!("mail-password", name = plain(name), origin = self.origin);
        self.write(to, &message!("mail-password-subject"), &body)
    }

    /// The mail that tells of a change of the ways into an account.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn changed(&self, to: &Address, name: &str, change: Change) -> Result<Vec<u8>, LetterError> {
        let (subject, change) = match change {
            Change::Password => (message!("change-password-subject"), message!("change-password")),
            Change::PasskeyAdded => {
                (message!("change-passkey-added-subject"), message!("change-passkey-added"))
            }
            Change::PasskeyRemoved => {
                (message!("change-passkey-removed-subject"), message!("change-passkey-removed"))
            }
            Change::SecondFactor => {
                (message!("change-second-factor-subject"), message!("change-second-factor"))
            }
            Change::NoSecondFactor => {
                (message!("change-no-second-factor-subject"), message!("change-no-second-factor"))
            }
            Change::RecoveryCodes => {
                (message!("change-recovery-codes-subject"), message!("change-recovery-codes"))
            }
            Change::RecoveryCodeUsed => {
                (message!("change-recovery-code-used-subject"), message!("change-recovery-code-used"))
            }
            Change::Address => (message!("change-address-subject"), message!("change-address")),
        };
        let body = message!("mail-change", name = plain(name), origin = self.origin, change = change);
        self.write(to, &subject, &body)
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
        let mut list = String::new();
        for one in waiting.iter().take(NAMED) {
            let score = format!("{}, {}", one.score, one.goal.in_language(self.language));
            let line =
                message!("mail-turns-game", name = plain(&one.other), score = score, left = left(one.left));
            let line = line.in_language(self.language);
            let _ = write!(list, "* {line}\n  {origin}/play/{}\n\n", one.match_id);
        }
        let more = waiting.len().saturating_sub(NAMED);
        if more > 0 {
            let line = message!("mail-turns-more", games = more, origin = origin);
            let _ = write!(list, "* {}\n\n", line.in_language(self.language));
        }
        let stop = format!("{origin}/mail/stop?token={stop}");
        let body = message!(
            "mail-turns",
            name = plain(name),
            games = waiting.len(),
            list = list.trim_end_matches('\n').to_owned() + "\n",
            origin = origin,
            stop = stop,
        );
        let builder = self.begin(to, &subject(waiting))?;
        let builder = raw(builder, "List-Unsubscribe", format!("<{stop}>"));
        let builder = raw(builder, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned());
        Ok(builder.body(format!("{}\n", body.in_language(self.language)))?.formatted())
    }
}

fn subject(waiting: &[Waiting]) -> Said {
    let urgent: Vec<&Waiting> = waiting.iter().filter(|one| one.warns).collect();
    match (&urgent[..], waiting) {
        ([one], _) => message!("mail-turns-urgent", left = left_at_most(one.left), name = one.other),
        ([first, ..], _) => {
            let most = urgent.iter().map(|one| one.left).max().unwrap_or(first.left);
            message!("mail-turns-urgent-many", left = left_at_most(most), games = urgent.len())
        }
        ([], [one]) => message!("mail-turns-one", name = one.other),
        ([], _) => message!("mail-turns-many", games = waiting.len()),
    }
}

/// The next whole hour, in words, from which a day is one.
fn left_at_most(ms: i64) -> Said {
    const HOUR_MS: i64 = 3_600_000;
    message!("left-at-most", hours = ms / HOUR_MS + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    fn waiting(other: &str, left: i64, warns: bool) -> Waiting {
        Waiting {
            match_id: "abc".into(),
            other: other.to_owned(),
            score: "0-0".to_owned(),
            goal: message!("goal", points = 3),
            left,
            warns,
        }
    }

    fn mail(name: &str, waiting: &[Waiting]) -> String {
        let from: Sender = "Club <pasch@club.example>".parse().unwrap();
        let writer = Writer {
            from: &from,
            origin: "https://club.example",
            now: 1_800_000_000_000,
            language: Language::ENGLISH,
        };
        let to: Address = "anna@home.example".parse().unwrap();
        String::from_utf8(writer.turns(&to, name, "stoptoken", waiting).unwrap()).unwrap()
    }

    #[test]
    fn subjects_say_what_is_urgent() {
        let told = |list: &[Waiting]| subject(list).to_string();
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
