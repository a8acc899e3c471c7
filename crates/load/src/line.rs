//! One connection: requests first, then the WebSocket on the same one.

use futures_util::{SinkExt as _, StreamExt as _};
use pasch_messages::{Describe, message};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

pub type Socket = WebSocketStream<TcpStream>;

/// Bytes read at once: what thousands of players hold in memory at the same time.
const READ: usize = 8 * 1024;

/// Largest head of an answer.
const HEAD: usize = 16 * 1024;

/// Why a connection was of no use.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("line-error")]
pub enum LineError {
    /// The network, or the other end.
    Broken(
        #[from]
        #[describe(name = "value", text)]
        std::io::Error,
    ),
    /// What came is no answer of a Pasch server.
    Strange(#[describe(name = "value")] String),
    Refused {
        what: String,
        status: u16,
        message: String,
        /// Seconds after which the server asks to come back.
        #[describe(skip)]
        retry_after: Option<u64>,
    },
    Socket(
        #[from]
        #[describe(name = "value", text)]
        Box<tokio_tungstenite::tungstenite::Error>,
    ),
}

/// A connection to a server, kept open from request to request, with the caller's cookie.
#[derive(Debug)]
pub struct Line {
    stream: TcpStream,
    authority: String,
    /// The cookie that says who is calling; it may be used on other lines.
    pub cookie: Option<String>,
}

impl Line {
    /// Connects to a server at `HOST:PORT`.
    ///
    /// # Errors
    /// When nobody listens there.
    pub async fn connect(authority: &str) -> Result<Self, LineError> {
        let stream = TcpStream::connect(authority).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, authority: authority.to_owned(), cookie: None })
    }

    /// One request; the answer's JSON.
    ///
    /// # Errors
    /// When the line breaks or the server refuses.
    pub async fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, LineError> {
        let bytes = self.fetch(method, path, body).await?;
        serde_json::from_slice(&bytes).map_err(|error| LineError::Strange(error.to_string()))
    }

    /// One request; the answer's body.
    ///
    /// # Errors
    /// The same errors as [`Line::ask`].
    pub async fn fetch(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Vec<u8>, LineError> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{cookie}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.authority,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        let (head, rest) = self.head().await?;
        let strange = || LineError::Strange(head.lines().next().unwrap_or_default().to_owned());
        let status: u16 =
            head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(strange)?;
        let header = |name: &str| {
            head.lines().skip(1).find_map(|line| {
                let (key, value) = line.split_once(':')?;
                key.eq_ignore_ascii_case(name).then(|| value.trim().to_owned())
            })
        };
        if let Some(cookie) = header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let length = header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
        let mut answer = rest;
        let known = answer.len();
        answer.resize(length, 0);
        if known < length {
            self.stream.read_exact(&mut answer[known..]).await?;
        }
        if status >= 300 {
            let message = serde_json::from_slice::<Value>(&answer).ok();
            let message = message.and_then(|body| body["detail"].as_str().map(str::to_owned));
            let what = format!("{method} {path}");
            let retry_after = header("retry-after").and_then(|seconds| seconds.parse().ok());
            return Err(LineError::Refused {
                what,
                status,
                message: message.unwrap_or_default(),
                retry_after,
            });
        }
        Ok(answer)
    }

    /// The head of an answer, and what came behind it.
    async fn head(&mut self) -> Result<(String, Vec<u8>), LineError> {
        let mut bytes = Vec::with_capacity(1024);
        loop {
            if self.stream.read_buf(&mut bytes).await? == 0 {
                return Err(std::io::Error::from(std::io::ErrorKind::UnexpectedEof).into());
            }
            if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                let rest = bytes.split_off(end + 4);
                return Ok((String::from_utf8_lossy(&bytes).into_owned(), rest));
            }
            if bytes.len() > HEAD {
                return Err(LineError::Strange(message!("load-long-head").to_string()));
            }
        }
    }

    /// Makes a match's WebSocket of the line.
    ///
    /// # Errors
    /// When the server refuses.
    pub async fn socket(self, match_id: &str) -> Result<Socket, LineError> {
        let boxed = |error| LineError::Socket(Box::new(error));
        let url = format!("ws://{}/api/v1/matches/{match_id}/ws", self.authority);
        let mut request = url.into_client_request().map_err(boxed)?;
        if let Some(cookie) = self.cookie.as_ref().and_then(|cookie| cookie.parse().ok()) {
            request.headers_mut().insert("Cookie", cookie);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ).write_buffer_size(READ);
        let (socket, _) =
            client_async_with_config(request, self.stream, Some(config)).await.map_err(boxed)?;
        Ok(socket)
    }
}

/// Sends a frame; whether the line still stands.
pub async fn say(socket: &mut Socket, text: String) -> bool {
    socket.send(Message::Text(text.into())).await.is_ok()
}

/// The next frame of text; `None` when the line is gone. May be dropped before it is ready and called again.
pub async fn hear(socket: &mut Socket) -> Option<String> {
    loop {
        match socket.next().await? {
            Ok(Message::Text(text)) => return Some(text.as_str().to_owned()),
            Ok(Message::Ping(_) | Message::Pong(_)) => {}
            Ok(_) | Err(_) => return None,
        }
    }
}
