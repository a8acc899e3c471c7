//! A real server whose process is stopped and whose clock is set: players' time goes on where it was. Its files
//! are for nobody else to read, its log tells no secrets, and commands beside it know its address.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use pasch_load::{House, Line};
use serde_json::{Value, json};

/// What is left of a player's time when the server is stopped.
const LEFT_MS: i64 = 4_000;

/// From one heartbeat of the server to the next: what passed since the last one before a pause is nobody's.
const BEAT_MS: i64 = 500;

/// For how long it is stopped: longer than that.
const STOPPED: Duration = Duration::from_secs(7);

/// Two at a table with a clock without delays, as one of them sees it.
struct Table {
    authority: String,
    match_id: String,
    cookie: Option<String>,
    /// Says the server by how many seconds time has passed, and by how many its wall clock was set.
    clock: PathBuf,
    passed: i64,
}

impl Table {
    async fn seated(house: &House, clock: PathBuf) -> Self {
        let mut line = Line::connect(&house.authority).await.unwrap();
        let mut guests = [None, None];
        for cookie in &mut guests {
            line.cookie = None;
            line.ask("GET", "/api/v1/me", None).await.unwrap();
            cookie.clone_from(&line.cookie);
        }
        let wish = json!({
            "game": { "variant": "backgammon", "length": 1, "cube": false },
            "clock": { "type": "delay", "delay": 0, "reserve": 60 }, "name": "Anna",
        });
        line.cookie.clone_from(&guests[0]);
        let table = line.ask("POST", "/api/v1/tables", Some(&wish)).await.unwrap();
        line.cookie.clone_from(&guests[1]);
        let path = format!("/api/v1/tables/{}/join", table["id"].as_str().unwrap());
        let begun = line.ask("POST", &path, Some(&json!({ "name": "Bert" }))).await.unwrap();
        let match_id = begun["matchId"].as_str().unwrap().to_owned();
        let [cookie, _] = guests;
        Self { authority: house.authority.clone(), match_id, cookie, clock, passed: 0 }
    }

    fn set_clock(&mut self, passes: i64, wall: i64) {
        self.passed += passes;
        std::fs::write(&self.clock, format!("{} {wall}", self.passed)).unwrap();
    }

    /// Whether the match is over, what is left of the less of both clocks, and for how long they stand, in milliseconds.
    async fn clocks(&self) -> (bool, i64, i64) {
        let mut line = Line::connect(&self.authority).await.unwrap();
        line.cookie.clone_from(&self.cookie);
        let view = line.ask("GET", &format!("/api/v1/matches/{}", self.match_id), None).await.unwrap();
        let ms = |name: &str| view["clock"][name].as_i64().unwrap();
        (view["phase"]["type"] == "matchOver", ms("a").min(ms("b")), ms("paused"))
    }

    async fn view_where(&self, fits: impl Fn(&Value) -> bool) {
        for _ in 0..600 {
            let mut line = Line::connect(&self.authority).await.unwrap();
            line.cookie.clone_from(&self.cookie);
            let view = line.ask("GET", &format!("/api/v1/matches/{}", self.match_id), None).await.unwrap();
            if fits(&view) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("it does not come about");
    }
}

fn signal(house: &House, name: &str) {
    let process = house.process().expect("it runs").to_string();
    assert!(Command::new("kill").args([name, &process]).status().unwrap().success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_process_and_a_clock_that_is_set_cost_nobody_the_match() {
    let data = tempfile::tempdir().unwrap();
    let clock = data.path().join("clock");
    let options = ["--clock-moved-by", clock.to_str().unwrap()];
    let program = Path::new(env!("CARGO_BIN_EXE_pasch"));
    let house = House::open_with(program, data.path(), "127.0.0.1:0", None, &options).await.unwrap();
    let mut table = Table::seated(&house, clock.clone()).await;
    table.set_clock(11, 0);
    table.view_where(|view| view["phase"]["type"] == "toMove").await;

    let (_, left, _) = table.clocks().await;
    table.set_clock((left - LEFT_MS) / 1000, 0);
    signal(&house, "-STOP");
    std::thread::sleep(STOPPED);
    signal(&house, "-CONT");
    let (is_over, left, paused) = table.clocks().await;
    assert!(!is_over && (1..=LEFT_MS + 1000 + BEAT_MS).contains(&left) && paused > 10_000, "{left} {paused}");

    // Days forwards, and back beyond where it was: what is left stays.
    for wall in [2 * 3600, 4 * 24 * 3600, 0, -2 * 3600, 0] {
        table.set_clock(0, wall);
        let (is_over, same, paused) = table.clocks().await;
        assert_eq!((is_over, same), (false, left), "set by {wall} s");
        assert!(paused > 10_000, "{paused} ms, set by {wall} s");
    }
    // Time that passes still decides.
    table.set_clock(20 + left / 1000 + 1, 0);
    table.view_where(|view| view["phase"]["type"] == "matchOver").await;
    house.kill().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_servers_files_are_for_its_user_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    // As an earlier version has left it.
    let data = folder.path().join("data");
    std::fs::create_dir(&data).unwrap();
    std::fs::write(data.join("lock"), "").unwrap();
    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o755)).unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_pasch"));
    let house = House::open(program, &data, "127.0.0.1:0", None).await.unwrap();
    let mut line = Line::connect(&house.authority).await.unwrap();
    line.ask("GET", "/api/v1/me", None).await.unwrap();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let mut seen = 0;
    for file in std::fs::read_dir(&data).unwrap().flatten() {
        // Made by this test, not by the server.
        if ["lock", "server.log"].iter().any(|name| file.file_name() == *name) {
            continue;
        }
        assert_eq!(mode(&file.path()) & 0o077, 0, "{:?}", file.path());
        seen += 1;
    }
    assert!(seen >= 4, "{seen} files");
    house.kill().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn log_lines_are_json_and_hold_no_secrets() {
    let data = tempfile::tempdir().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_pasch"));
    let house = House::open(program, data.path(), "127.0.0.1:0", None).await.unwrap();
    let mut line = Line::connect(&house.authority).await.unwrap();
    line.ask("GET", "/api/v1/me", None).await.unwrap();
    let mut secrets = vec!["a prime of six".to_owned(), "a prime of five".to_owned(), "Sigrun".to_owned()];
    let cookie = |line: &Line| line.cookie.clone().unwrap().split_once('=').unwrap().1.to_owned();
    secrets.push(cookie(&line));
    let right = json!({ "name": "Sigrun", "password": "a prime of six" });
    line.fetch("POST", "/api/v1/account", Some(&right)).await.unwrap();
    secrets.push(cookie(&line));
    let wish = json!({ "name": "bot", "scopes": ["read"], "days": 1, "password": "a prime of six" });
    let made = line.ask("POST", "/api/v1/account/tokens", Some(&wish)).await.unwrap();
    secrets.push(made["token"].as_str().unwrap().to_owned());
    let wanted = line.ask("POST", "/api/v1/session/passkey/challenge", Some(&json!({}))).await.unwrap();
    secrets.push(wanted["publicKey"]["challenge"].as_str().unwrap().to_owned());
    let wrong = json!({ "name": "Sigrun", "password": "a prime of five" });
    line.fetch("POST", "/api/v1/session", Some(&wrong)).await.unwrap_err();
    line.fetch("GET", "/api/v1/openings/backgammon?first=a+prime+of+six", None).await.ok();
    line.fetch("POST", "/api/v1/session", Some(&right)).await.unwrap();
    secrets.push(cookie(&line));
    house.kill().await.unwrap();

    let log = std::fs::read_to_string(data.path().join("server.log")).unwrap();
    for secret in &secrets {
        assert!(secret.len() > 5 && !log.contains(secret.as_str()), "{secret} stands in the log:\n{log}");
    }
    let mut events = Vec::new();
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}"));
        let time = line["timestamp"].as_str().unwrap();
        assert!(time.ends_with('Z') && line["level"].is_string(), "{line}");
        events.extend(line["event"].as_str().map(str::to_owned));
    }
    for event in ["account", "token-made", "login-failed", "login"] {
        assert!(events.iter().any(|one| one == event), "{event} is not among {events:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_names_the_server_that_runs() {
    let data = tempfile::tempdir().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_pasch"));
    let link = || {
        let mut import = Command::new(program);
        import.args(["import", "--link", "--json", "--data"]).arg(data.path());
        let told: Value = serde_json::from_slice(&import.output().unwrap().stdout).unwrap();
        told["link"].as_str().unwrap().to_owned()
    };
    let house = House::open(program, data.path(), "127.0.0.1:0", None).await.unwrap();
    let port = house.authority.rsplit(':').next().unwrap().to_owned();
    let running = link();
    assert!(running.contains(&format!(":{port}/collection?claim=")), "{running} for {port}");
    house.kill().await.unwrap();
    assert!(link().starts_with("http://localhost:8080/collection?claim="), "the usual one, where none runs");
}
