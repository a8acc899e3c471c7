//! A mail server as hosts have one: takes mail over SMTP, plain or kept from others, and says what it is told to say.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use pasch_delivery::{MailConfig, Privacy, Relay};
use rustls::ServerConfig;
use rustls::pki_types::PrivateKeyDer;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_rustls::TlsAcceptor;

/// A mail that was taken.
#[derive(Debug)]
pub struct Mail {
    pub from: String,
    pub to: String,
    /// Names in lower case.
    pub headers: HashMap<String, String>,
    /// As a person reads it.
    pub body: String,
    /// User and password, each after a zero byte.
    pub login: Option<String>,
    pub is_secured: bool,
}

impl Mail {
    /// What stands between two texts in the body.
    pub fn between(&self, before: &str, after: char) -> String {
        let (_, rest) = self.body.split_once(before).unwrap_or_else(|| panic!("{before} in {}", self.body));
        rest.split(after).next().unwrap().to_owned()
    }
}

/// What the recipients' server says to `RCPT TO`, by address, the last of these first; 250 where there is nothing.
type Answers = Arc<Mutex<HashMap<String, Vec<&'static str>>>>;

pub struct MailHost {
    pub port: u16,
    /// The certificate of who signed for it, DER.
    pub root: Vec<u8>,
    taken: mpsc::UnboundedReceiver<Mail>,
    answers: Answers,
    known: Arc<Known>,
}

/// What a mail server remembers of who spoke to it.
#[derive(Default)]
struct Known {
    conversations: AtomicUsize,
    passwords: AtomicUsize,
}

#[derive(Clone)]
struct Host {
    acceptor: TlsAcceptor,
    offers_tls: bool,
    sink: mpsc::UnboundedSender<Mail>,
    answers: Answers,
    known: Arc<Known>,
}

impl MailHost {
    /// One that speaks TLS from the first byte, after `STARTTLS`, or not at all.
    pub async fn start(privacy: Privacy) -> Self {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let root = made.cert.der().to_vec();
        let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![made.cert.der().clone()], key)
            .unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (sink, taken) = mpsc::unbounded_channel();
        let answers = Answers::default();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let offers_tls = privacy == Privacy::Upgraded;
        let known = Arc::<Known>::default();
        let host =
            Host { acceptor, offers_tls, sink, answers: Arc::clone(&answers), known: Arc::clone(&known) };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let host = host.clone();
                tokio::spawn(async move {
                    // A client that does not trust the host breaks off: that is its answer.
                    let _ = match privacy {
                        Privacy::Tls => secured(&host, stream, true).await,
                        Privacy::Plain | Privacy::Upgraded => plain(&host, stream).await,
                    };
                    host.known.conversations.fetch_add(1, Ordering::SeqCst);
                });
            }
        });
        Self { port, root, taken, answers, known }
    }

    /// How a server sends its mail here.
    pub fn config(&self) -> MailConfig {
        let relay: Relay = format!("smtp://pasch:sec%20ret@localhost:{}", self.port).parse().unwrap();
        let from = "Club <pasch@club.example>".parse().unwrap();
        MailConfig { relay, from, roots: vec![self.root.clone()] }
    }

    /// How the next mails to an address are answered, in order; the last of these first.
    pub fn answer(&self, address: &str, lines: &[&'static str]) {
        self.answers.lock().unwrap().insert(address.to_owned(), lines.to_vec());
    }

    /// How many of these answers have not been given yet.
    pub fn left(&self, address: &str) -> usize {
        self.answers.lock().unwrap().get(address).map_or(0, Vec::len)
    }

    /// How many conversations are over.
    pub fn conversations(&self) -> usize {
        self.known.conversations.load(Ordering::SeqCst)
    }

    /// Whether anybody has told a password.
    pub fn has_heard_a_password(&self) -> bool {
        self.known.passwords.load(Ordering::SeqCst) > 0
    }

    /// The next mail, to whomever.
    pub async fn next(&mut self) -> Mail {
        tokio::time::timeout(Duration::from_secs(20), self.taken.recv()).await.expect("a mail").unwrap()
    }

    /// A mail that has come already.
    pub fn taken(&mut self) -> Option<Mail> {
        self.taken.try_recv().ok()
    }
}

async fn plain(host: &Host, mut stream: TcpStream) -> std::io::Result<()> {
    stream.write_all(b"220 mail.club.example\r\n").await?;
    if talk(host, &mut stream, false).await? {
        stream.write_all(b"220 go on\r\n").await?;
        secured(host, stream, false).await?;
    }
    Ok(())
}

async fn secured(host: &Host, stream: TcpStream, greets: bool) -> std::io::Result<()> {
    let mut stream = host.acceptor.accept(stream).await?;
    if greets {
        stream.write_all(b"220 mail.club.example\r\n").await?;
    }
    talk(host, &mut stream, true).await?;
    Ok(())
}

/// One conversation; whether it goes on with TLS.
async fn talk<S: AsyncRead + AsyncWrite + Unpin>(
    host: &Host,
    stream: &mut S,
    is_secured: bool,
) -> std::io::Result<bool> {
    let mut stream = BufReader::new(stream);
    let (mut from, mut to, mut login) = (String::new(), String::new(), None);
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(false);
        }
        let line = line.trim_end();
        let answer = if line.starts_with("EHLO") {
            let tls = if host.offers_tls && !is_secured { "250-STARTTLS\r\n" } else { "" };
            format!("250-mail.club.example\r\n{tls}250 AUTH PLAIN")
        } else if line == "STARTTLS" && host.offers_tls {
            return Ok(true);
        } else if let Some(given) = line.strip_prefix("AUTH PLAIN ") {
            host.known.passwords.fetch_add(1, Ordering::SeqCst);
            login = Some(String::from_utf8(STANDARD.decode(given).unwrap()).unwrap());
            "235 welcome".to_owned()
        } else if let Some(given) = line.strip_prefix("MAIL FROM:") {
            from = given.split('>').next().unwrap().trim_start_matches('<').to_owned();
            "250 go on".to_owned()
        } else if let Some(given) = line.strip_prefix("RCPT TO:") {
            to = given.trim_matches(|one| matches!(one, '<' | '>')).to_owned();
            let said = host.answers.lock().unwrap().get_mut(&to).and_then(Vec::pop);
            said.unwrap_or("250 go on").to_owned()
        } else if line == "DATA" {
            stream.write_all(b"354 go on\r\n").await?;
            let text = data(&mut stream).await?;
            let (from, to, login) = (from.clone(), to.clone(), login.clone());
            host.sink
                .send(read(
                    &text,
                    Mail { from, to, headers: HashMap::new(), body: String::new(), login, is_secured },
                ))
                .unwrap();
            "250 taken".to_owned()
        } else if line == "QUIT" {
            stream.write_all(b"221 good-bye\r\n").await?;
            return Ok(false);
        } else if line == "RSET" {
            "250 forgotten".to_owned()
        } else {
            "500 what?".to_owned()
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
}

async fn data<S: AsyncRead + Unpin>(stream: &mut BufReader<S>) -> std::io::Result<String> {
    let mut text = String::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        if line == ".\r\n" {
            return Ok(text);
        }
        text.push_str(line.strip_prefix('.').unwrap_or(&line));
    }
}

/// Headers and body, both as they were meant.
fn read(text: &str, mail: Mail) -> Mail {
    let (head, body) = text.split_once("\r\n\r\n").expect("a head");
    let head = head.replace("\r\n ", " ");
    let headers = head.split("\r\n").map(|line| line.split_once(": ").expect("a header"));
    let headers: HashMap<String, String> =
        headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
    let body = match headers["content-transfer-encoding"].as_str() {
        "quoted-printable" => unquoted(body),
        "base64" => String::from_utf8(STANDARD.decode(body.replace("\r\n", "")).unwrap()).unwrap(),
        _ => body.to_owned(),
    };
    Mail { headers, body: body.replace("\r\n", "\n"), ..mail }
}

fn unquoted(text: &str) -> String {
    let text = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        if first == b'=' {
            let hex = std::str::from_utf8(&tail[..2]).unwrap();
            bytes.push(u8::from_str_radix(hex, 16).unwrap());
            rest = &tail[2..];
        } else {
            bytes.push(first);
            rest = tail;
        }
    }
    String::from_utf8(bytes).unwrap()
}
