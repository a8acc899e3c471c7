//! A push service as browsers have one: takes messages over TLS, and a browser's keys open them.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use rustls::ServerConfig;
use rustls::pki_types::PrivateKeyDer;
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_rustls::TlsAcceptor;

use crate::support::Guest;

/// What somebody has posted.
pub struct Posted {
    pub path: String,
    pub headers: HashMap<String, String>,
    pub body: Vec<u8>,
}

pub struct PushService {
    pub addr: SocketAddr,
    /// The certificate of who signed for it, DER.
    pub root: Vec<u8>,
    posted: mpsc::UnboundedReceiver<Posted>,
    /// The next answers by path; 201 where there is none.
    answers: Arc<Mutex<HashMap<String, Vec<&'static str>>>>,
}

impl PushService {
    pub async fn start() -> Self {
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
        let addr = listener.local_addr().unwrap();
        let (sink, posted) = mpsc::unbounded_channel();
        let answers: Arc<Mutex<HashMap<String, Vec<&'static str>>>> = Arc::default();
        let (acceptor, known) = (TlsAcceptor::from(Arc::new(config)), Arc::clone(&answers));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(acceptor.clone(), stream, sink.clone(), Arc::clone(&known)));
            }
        });
        Self { addr, root, posted, answers }
    }

    /// How the next messages to a browser are answered, in order; the last of these first.
    pub fn answer(&self, browser: &str, lines: &[&'static str]) {
        self.answers.lock().unwrap().insert(format!("/{browser}"), lines.to_vec());
    }

    /// The next message, to whomever.
    pub async fn next(&mut self) -> Posted {
        tokio::time::timeout(Duration::from_secs(20), self.posted.recv()).await.expect("a message").unwrap()
    }

    /// Whether somebody has posted something that was not asked for.
    pub fn is_quiet(&mut self) -> bool {
        self.posted.try_recv().is_err()
    }
}

async fn take(
    acceptor: TlsAcceptor,
    stream: TcpStream,
    sink: mpsc::UnboundedSender<Posted>,
    answers: Arc<Mutex<HashMap<String, Vec<&'static str>>>>,
) {
    let mut stream = acceptor.accept(stream).await.unwrap();
    let mut read = Vec::new();
    let (head, body) = loop {
        let mut part = [0; 4096];
        let many = stream.read(&mut part).await.unwrap();
        assert!(many > 0, "a whole request");
        read.extend_from_slice(&part[..many]);
        let Some(end) = read.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        let head = String::from_utf8(read[..end].to_vec()).unwrap();
        let length =
            head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
        let length: usize = length.expect("a length");
        if read.len() >= end + 4 + length {
            break (head, read[end + 4..].to_vec());
        }
    };
    let path = head.split(' ').nth(1).unwrap().to_owned();
    let headers = head.lines().skip(1).filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
    let line = answers.lock().unwrap().get_mut(&path).and_then(Vec::pop).unwrap_or("201 Created");
    stream.write_all(format!("HTTP/1.1 {line}\r\nContent-Length: 0\r\n\r\n").as_bytes()).await.unwrap();
    stream.flush().await.unwrap();
    sink.send(Posted { path, headers, body }).unwrap();
}

/// A browser that has subscribed.
pub struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
    name: String,
}

impl Browser {
    pub fn new(name: &str, number: u8) -> Self {
        let secret = SecretKey::from_slice(&[number; 32]).unwrap();
        Self { secret, auth: [number; 16], name: name.to_owned() }
    }

    /// What the page sends to the server.
    pub fn wish(&self, service: SocketAddr) -> Value {
        let point = self.secret.public_key().to_sec1_bytes();
        json!({
            "endpoint": format!("https://localhost:{}/{}", service.port(), self.name),
            "p256dh": URL_SAFE_NO_PAD.encode(point),
            "auth": URL_SAFE_NO_PAD.encode(self.auth),
        })
    }

    pub async fn subscribe(&self, guest: &Guest, service: &PushService) {
        let answer = guest.put("/api/v1/notices/push", &self.wish(service.addr)).await;
        assert_eq!(answer.status, 204, "{}", answer.text());
    }

    /// What only this browser can read.
    pub fn open(&self, posted: &Posted) -> Value {
        assert_eq!(posted.path, format!("/{}", self.name));
        assert_eq!(posted.headers["content-encoding"], "aes128gcm");
        serde_json::from_slice(&self.opened(&posted.body).expect("it is for this browser")).unwrap()
    }

    pub fn can_open(&self, posted: &Posted) -> bool {
        self.opened(&posted.body).is_some()
    }

    /// As browsers open what RFC 8291 seals.
    fn opened(&self, body: &[u8]) -> Option<Vec<u8>> {
        let (salt, rest) = body.split_at_checked(16)?;
        let (size, rest) = rest.split_at_checked(4)?;
        assert!(u32::from_be_bytes(size.try_into().unwrap()) as usize >= body.len(), "one record");
        let (length, rest) = rest.split_first()?;
        let (point, sealed) = rest.split_at_checked(usize::from(*length))?;
        let agreed = self.secret.diffie_hellman(&PublicKey::from_sec1_bytes(point).ok()?);
        let expand = |salt: &[u8], from: &[u8], info: &[u8], many: usize| {
            let mut bytes = vec![0; many];
            Hkdf::<Sha256>::new(Some(salt), from).expand(info, &mut bytes).unwrap();
            bytes
        };
        let own = self.secret.public_key().to_sec1_bytes();
        let info = [b"WebPush: info\0".as_slice(), &own, point].concat();
        let secret = expand(&self.auth, agreed.raw_secret_bytes(), &info, 32);
        let key = expand(salt, &secret, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = expand(salt, &secret, b"Content-Encoding: nonce\0", 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut text = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce.try_into().unwrap());
        let text = key.open_in_place(nonce, Aad::empty(), &mut text).ok()?;
        text.strip_suffix(&[2]).map(<[u8]>::to_vec)
    }
}

/// The claims of who posted, and the key that signed them.
pub fn signed(posted: &Posted) -> (Value, String) {
    let text = posted.headers["authorization"].strip_prefix("vapid t=").unwrap();
    let (token, key) = text.split_once(", k=").unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let by = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
    by.verify(signed.as_bytes(), &Signature::from_slice(&bytes(signature)).unwrap()).unwrap();
    let (_, claims) = signed.split_once('.').unwrap();
    (serde_json::from_slice(&bytes(claims)).unwrap(), key.to_owned())
}
