//! A real server on a free port, and the plainest clients that can talk to it.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use pasch_rules::Die;
use pasch_server::wire::{
    ChatLine, ClientMessage, HistoryEntry, Intent, MatchView, PlayGraphView, ServerMessage, Step,
};
use pasch_server::{Config, Dice, DiceError, DiceSource, Occasion, SystemClock, WallClock, run_with};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

#[path = "../support/postgres.rs"]
mod postgres;

/// The file in a test's data folder that names a database elsewhere.
const URL: &str = "database-url";

const PATIENCE: Duration = Duration::from_secs(20);

/// Dice from a seed, so that a test sees the same match every time.
pub struct SeededDice(AtomicU64);

impl SeededDice {
    pub fn new(seed: u64) -> Self {
        Self(AtomicU64::new(seed))
    }
}

impl DiceSource for SeededDice {
    fn throw(&self, _: &Occasion<'_>, dice: &mut [Die]) -> Result<(), DiceError> {
        for die in dice {
            let mut z = self.0.fetch_add(0x9E37_79B9_7F4A_7C15, Ordering::Relaxed);
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            *die = Die::ALL[((z ^ (z >> 31)) % 6) as usize];
        }
        Ok(())
    }
}

pub struct Server {
    pub addr: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<Result<(), pasch_server::ServerError>>,
    /// The folder of its data, where no test looks into it.
    data: Option<tempfile::TempDir>,
}

/// A folder for a server's data whose database is on a PostgreSQL server; `None` where there is none
/// and none is demanded.
pub fn data_on_postgres() -> Option<tempfile::TempDir> {
    let data = tempfile::tempdir().unwrap();
    std::fs::write(data.path().join(URL), postgres::new_database()?).unwrap();
    Some(data)
}

/// Makes tests of functions: each runs on both engines, with a folder for the server's data.
macro_rules! on_both_engines {
    ($($name:ident),* $(,)?) => {$(
        mod $name {
            #[tokio::test(flavor = "multi_thread")]
            async fn sqlite() {
                super::$name(tempfile::tempdir().unwrap()).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn postgres() {
                if let Some(data) = crate::support::data_on_postgres() {
                    super::$name(data).await;
                }
            }
        }
    )*};
}

pub(crate) use on_both_engines;

pub fn config(data: &Path) -> Config {
    let mut config = Config::new(data);
    if let Ok(url) = std::fs::read_to_string(data.join(URL)) {
        config.database = url.parse().unwrap();
    }
    config.build_bearoff = false;
    config.reserve = 0;
    config.drain_timeout = Duration::from_secs(5);
    // A test plays hundreds of turns a second; the limit itself is tested where it is set low.
    config.limits.frames.burst = 10_000;
    config
}

impl Server {
    /// With a folder of its own.
    pub async fn fresh() -> Self {
        Self::fresh_with(|_| {}).await
    }

    /// With a folder of its own, and something in its configuration changed.
    pub async fn fresh_with(change: impl FnOnce(&mut Config)) -> Self {
        let data = tempfile::tempdir().unwrap();
        let mut setup = config(data.path());
        change(&mut setup);
        Self { data: Some(data), ..Self::start_with(setup, 1).await }
    }

    /// With a folder of its own, and signed dice that server and players make together.
    pub async fn fresh_signed() -> Self {
        let data = tempfile::tempdir().unwrap();
        let server = Self::start_signed(config(data.path())).await;
        Self { data: Some(data), ..server }
    }

    /// With a folder of its own, and its first guest.
    pub async fn with_guest() -> (Self, Guest) {
        let server = Self::fresh().await;
        let guest = server.guest().await;
        (server, guest)
    }

    pub async fn start(data: &Path) -> Self {
        Self::start_with(config(data), 1).await
    }

    pub async fn start_with(config: Config, seed: u64) -> Self {
        Self::start_at(config, seed, Arc::new(SystemClock)).await
    }

    /// With signed dice that server and players make together.
    pub async fn start_signed(config: Config) -> Self {
        Self::start_signed_at(config, Arc::new(SystemClock)).await
    }

    /// The same, with players' clocks by another time than the system's.
    pub async fn start_signed_at(config: Config, clock: Arc<dyn WallClock>) -> Self {
        Self::serve(config, Dice::Signed, clock).await
    }

    /// With the dice that server and players make together.
    pub async fn start_fair(config: Config) -> Self {
        Self::start_fair_at(config, Arc::new(SystemClock)).await
    }

    /// The same, with players' clocks by another time than the system's.
    pub async fn start_fair_at(config: Config, clock: Arc<dyn WallClock>) -> Self {
        Self::serve(config, Dice::Shared, clock).await
    }

    /// With players' clocks by another time than the system's.
    pub async fn start_at(config: Config, seed: u64, clock: Arc<dyn WallClock>) -> Self {
        Self::serve(config, Dice::From(Arc::new(SeededDice::new(seed))), clock).await
    }

    async fn serve(config: Config, dice: Dice, clock: Arc<dyn WallClock>) -> Self {
        // As the server itself does, so that a burst of connections is not dropped; without localhost's other address.
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        let listener = socket.listen(4096).unwrap();
        let addr = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let shutdown = async move {
            let _ = stopped.await;
        };
        let task = tokio::spawn(run_with(config, listener, shutdown, dice, clock));
        Self { addr, stop: Some(stop), task, data: None }
    }

    pub async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(PATIENCE, self.task).await.expect("drained").unwrap().unwrap();
        drop(self.data);
    }

    /// Why it has not started.
    pub async fn fails(self) -> pasch_server::ServerError {
        tokio::time::timeout(PATIENCE, self.task).await.expect("an end").unwrap().unwrap_err()
    }

    pub async fn guest(&self) -> Guest {
        let answer = request(self.addr, "GET", "/api/v1/me", &[], b"").await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let cookie = answer.header("set-cookie").expect("a cookie");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Guest { addr: self.addr, cookie }
    }
}

pub struct Answer {
    pub status: u16,
    head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().skip(1).find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then_some(value.trim())
        })
    }

    /// All headers of a name, as a cookie is.
    pub fn all(&self, name: &str) -> Vec<&str> {
        let named =
            |line: &'_ str| line.split_once(':').is_some_and(|(key, _)| key.eq_ignore_ascii_case(name));
        let lines = self.head.lines().skip(1).filter(|line| named(line));
        lines.filter_map(|line| Some(line.split_once(':')?.1.trim())).collect()
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// Status, code and place of a refusal.
    pub fn refusal(&self) -> (u16, String, Option<String>) {
        let problem: pasch_server::wire::Problem = self.json();
        assert!(
            problem.detail.len() > 5 && !problem.sentence.is_empty(),
            "a refusal explains itself: {problem:?}"
        );
        assert_eq!(problem.status, self.status);
        (self.status, problem.code, problem.r#where)
    }
}

/// One request on a connection of its own.
pub async fn request(
    addr: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Answer {
    let host = addr.to_string();
    let headers = [&[("Host", host.as_str())], headers].concat();
    request_at(addr, method, path, &headers, body).await
}

/// The same, with the `Host` that stands among the headers.
pub async fn request_at(
    addr: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Answer {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    if !body.is_empty() || method == "POST" {
        head.push_str(&format!("Content-Length: {}\r\n", body.len()));
    }
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str("\r\n");
    let mut answer = Vec::new();
    let exchange = async {
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(body).await.unwrap();
        stream.read_to_end(&mut answer).await.unwrap();
    };
    tokio::time::timeout(PATIENCE, exchange).await.expect("an answer in time");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head") + 4;
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let answer = Answer { status, head, body: answer[end..].to_vec() };
    let is_made_while_sent = path.starts_with("/api/v1/collection/export") || path == "/api/v1/me/export";
    assert!(is_made_while_sent || answer.header("transfer-encoding").is_none(), "answers have a length");
    answer
}

#[derive(Clone)]
pub struct Guest {
    pub addr: SocketAddr,
    pub cookie: String,
}

impl Guest {
    pub async fn get(&self, path: &str) -> Answer {
        request(self.addr, "GET", path, &[("Cookie", &self.cookie)], b"").await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        request(self.addr, "DELETE", path, &[("Cookie", &self.cookie)], b"").await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        let headers = [("Cookie", self.cookie.as_str()), ("Content-Type", "application/json")];
        request(self.addr, "POST", path, &headers, body.to_string().as_bytes()).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Answer {
        let headers = [("Cookie", self.cookie.as_str()), ("Content-Type", "application/json")];
        request(self.addr, "PUT", path, &headers, body.to_string().as_bytes()).await
    }

    /// The same browser with the cookie that an answer sets.
    pub fn after(&self, answer: &Answer) -> Self {
        let cookie = answer.header("set-cookie").expect("a new cookie");
        Self { addr: self.addr, cookie: cookie.split(';').next().unwrap().to_owned() }
    }

    pub async fn upload(&self, name: &str, bytes: &[u8]) -> Answer {
        self.send_file("/api/v1/analyses?level=quick", name, bytes).await
    }

    /// A file as it is, with its name.
    pub async fn send_file(&self, path: &str, name: &str, bytes: &[u8]) -> Answer {
        let headers = [
            ("Cookie", self.cookie.as_str()),
            ("Content-Type", "application/octet-stream"),
            ("X-File-Name", name),
        ];
        request(self.addr, "POST", path, &headers, bytes).await
    }

    /// A new match; returns its identifier.
    pub async fn new_match(&self, change: impl FnOnce(&mut Value)) -> String {
        let mut wish = json!({
            "variant": "backgammon", "length": 3, "cube": true, "jacoby": false, "beavers": false,
            "opponent": { "type": "bot", "level": "beginner" }, "seat": "a",
        });
        change(&mut wish);
        let answer = self.post("/api/v1/matches", &wish).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json::<Value>()["id"].as_str().unwrap().to_owned()
    }

    pub async fn view(&self, id: &str) -> MatchView {
        let answer = self.get(&format!("/api/v1/matches/{id}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    pub async fn socket(&self, id: &str) -> Socket {
        self.try_socket(id, None).await.expect("a socket")
    }

    pub async fn try_socket(&self, id: &str, origin: Option<&str>) -> Result<Socket, u16> {
        self.socket_at(&format!("matches/{id}/ws"), origin).await
    }

    pub async fn socket_at(&self, path: &str, origin: Option<&str>) -> Result<Socket, u16> {
        let mut headers = vec![("Cookie", self.cookie.as_str())];
        headers.extend(origin.map(|origin| ("Origin", origin)));
        self.socket_with(path, &headers).await
    }

    pub async fn socket_with(&self, path: &str, headers: &[(&'static str, &str)]) -> Result<Socket, u16> {
        let url = format!("ws://{}/api/v1/{path}", self.addr);
        let mut request = url.into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        match connect_async(request).await {
            Ok((stream, _)) => Ok(Socket { stream, history: Vec::new(), left_out: 0 }),
            Err(SocketError::Http(response)) => Err(response.status().as_u16()),
            Err(other) => panic!("{other}"),
        }
    }
}

pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The move list as it was put together from the states so far.
    history: Vec<HistoryEntry>,
    /// The most lines of it that a state has left out.
    pub left_out: u32,
}

impl Socket {
    pub async fn send(&mut self, message: &ClientMessage) {
        self.send_text(serde_json::to_string(message).unwrap()).await;
    }

    pub async fn send_text(&mut self, text: String) {
        self.stream.send(Message::Text(text.into())).await.unwrap();
    }

    pub async fn intend(&mut self, id: &str, seq: u32, intent: Intent) {
        self.send(&ClientMessage::Intent { id: id.to_owned(), seq, intent, signed: None }).await;
    }

    /// The next message of a match; `None` when the server closed the socket.
    pub async fn next(&mut self) -> Option<ServerMessage> {
        let mut message = self.next_as().await;
        if let Some(ServerMessage::State { view, history_from, .. }) = &mut message {
            assert!(*history_from as usize <= self.history.len(), "only what was told is left out");
            self.left_out = self.left_out.max(*history_from);
            self.history.truncate(*history_from as usize);
            self.history.append(&mut view.history);
            view.history.clone_from(&self.history);
        }
        message
    }

    /// The next message, whatever socket this is.
    pub async fn next_as<T: DeserializeOwned>(&mut self) -> Option<T> {
        // Pings go on as long as the server lives, whether or not it has anything to say.
        let deadline = tokio::time::Instant::now() + 6 * PATIENCE;
        loop {
            let frame =
                tokio::time::timeout_at(deadline, self.stream.next()).await.expect("a message in time");
            match frame {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("{other:?}"),
            }
        }
    }

    pub async fn state(&mut self) -> (MatchView, Vec<Step>) {
        loop {
            match self.next().await.expect("an open socket") {
                ServerMessage::State { view, steps, .. } => return (*view, steps),
                ServerMessage::Thinking { .. } | ServerMessage::Ack { .. } | ServerMessage::Chat { .. } => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// The first state that fits.
    pub async fn state_where(&mut self, fits: impl Fn(&MatchView) -> bool) -> MatchView {
        loop {
            let (view, _) = self.state().await;
            if fits(&view) {
                return view;
            }
        }
    }

    /// Code of the next refusal.
    pub async fn refusal(&mut self) -> String {
        loop {
            if let ServerMessage::Refused { code, .. } = self.next().await.expect("an open socket") {
                return code;
            }
        }
    }

    /// What is said next.
    pub async fn talk(&mut self) -> (Vec<ChatLine>, bool) {
        loop {
            if let ServerMessage::Chat { lines, muted, .. } = self.next().await.expect("an open socket") {
                return (lines, muted);
            }
        }
    }

    pub async fn resume(&mut self, since: u32) -> (MatchView, Vec<Step>) {
        self.send(&ClientMessage::Resume {
            since,
            dice: false,
            dice_key: None,
            dice_known: None,
            short_plays: false,
        })
        .await;
        self.state().await
    }
}

/// The first play of a graph, as a browser would walk it.
pub fn first_path(plays: &PlayGraphView) -> Vec<u32> {
    let mut path = vec![0];
    while let Some(edge) = plays.nodes[*path.last().unwrap() as usize].edges.first() {
        path.push(edge.node);
    }
    path
}
