//! Chouettes that go on whatever happens: three people in each, over lines that break, at a server that is killed again and
//! again. Nothing acknowledged is lost, nobody is stuck, and every game adds up to nothing.
//!
//! `PASCH_CHAOS_CHOUETTES=50` plays more of them.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use fastrand::Rng;
use pasch_load::Line;
use serde_json::{Value, json};

use super::{EVERY, World, bad_net, number, postgres, trouble_until_over};

/// Games of each chouette.
const GAMES: usize = 3;

/// One person of a chouette.
struct Member {
    cookie: Option<String>,
    id: String,
    seed: u64,
}

#[tokio::test(flavor = "multi_thread")]
async fn chouettes_go_on_whatever_happens() {
    if std::env::var("PASCH_CHAOS_ON").as_deref() != Ok("postgres") {
        let data = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", data.path().join("pasch.sqlite").display());
        chouettes_go_on(data.path(), &url, number("PASCH_CHAOS_CHOUETTES").unwrap_or(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn chouettes_go_on_whatever_happens_on_postgres() {
    if std::env::var("PASCH_CHAOS_ON").as_deref() != Ok("sqlite")
        && let Some(url) = postgres::new_database()
    {
        let data = tempfile::tempdir().unwrap();
        chouettes_go_on(data.path(), &url, number("PASCH_CHAOS_CHOUETTES").unwrap_or(2)).await;
    }
}

async fn chouettes_go_on(data: &Path, url: &str, chouettes: u64) {
    let world = World { data, url, options: Vec::new() }.with_clock();
    let house = world.open("127.0.0.1:0").await;
    let authority = house.authority.clone();
    let mut members = Vec::new();
    for number in 0..chouettes {
        members.extend(gather(&authority, number).await);
    }
    let ids: Vec<String> = members.iter().step_by(3).map(|one| one.id.clone()).collect();
    let net = bad_net(authority.clone()).await;
    let actions = Arc::new(AtomicU64::new(0));
    let playing: Vec<_> = members
        .into_iter()
        .map(|member| {
            let (net, actions) = (net.clone(), Arc::clone(&actions));
            tokio::spawn(async move { play(&net, &member, &actions).await })
        })
        .collect();
    let every = ((EVERY * chouettes as f64) as u64).max(1);
    let (house, done) = trouble_until_over(house, &world, &playing, &actions, every).await;
    for player in playing {
        player.await.unwrap();
    }
    eprintln!(
        "{chouettes} chouettes, {} actions, {} kills, {} stops, {} steps of the clock, {} failed writes",
        actions.load(Ordering::Relaxed),
        done.kills,
        done.stops,
        done.steps,
        done.failures
    );
    assert!(done.kills >= 3, "that is no chaos");
    let mut before = Vec::new();
    for id in &ids {
        before.push(story(&authority, id).await);
    }
    // The log tells the same to a server that has never seen it.
    let address = house.authority.clone();
    house.kill().await.unwrap();
    let house = world.open(&address).await;
    for (id, before) in ids.iter().zip(before) {
        assert_eq!(story(&address, id).await, before);
        let rows = before["rows"].as_array().unwrap();
        assert!(rows.len() >= GAMES, "{id}: every game ended");
        for row in rows {
            let points = row["points"].as_array().unwrap();
            assert_eq!(points.iter().map(|one| one.as_i64().unwrap()).sum::<i64>(), 0, "{id}: {row}");
        }
    }
    house.kill().await.unwrap();
}

/// The parts of a chouette that its log alone decides, as whoever watches sees them.
async fn story(authority: &str, id: &str) -> Value {
    let mut line = Line::connect(authority).await.unwrap();
    line.ask("GET", "/api/v1/me", None).await.unwrap();
    let view = line.ask("GET", &format!("/api/v1/chouettes/{id}"), None).await.unwrap();
    json!({ "seq": view["seq"], "rows": view["rows"], "line": view["line"], "game": view["game"], "steps": view["steps"] })
}

/// Three guests in a chouette of their own, before anything goes wrong.
async fn gather(authority: &str, number: u64) -> Vec<Member> {
    let mut line = Line::connect(authority).await.unwrap();
    let mut id = String::new();
    let mut members = Vec::new();
    for place in 0..3 {
        line.cookie = None;
        line.ask("GET", "/api/v1/me", None).await.unwrap();
        let name = json!({ "name": format!("Player {place}") });
        if place == 0 {
            let wish = json!({ "variant": "backgammon", "name": "Player 0" });
            let made = line.ask("POST", "/api/v1/chouettes", Some(&wish)).await.unwrap();
            id = made["id"].as_str().unwrap().to_owned();
        } else {
            let path = format!("/api/v1/chouettes/{id}/join");
            line.ask("POST", &path, Some(&name)).await.unwrap();
        }
        members.push(Member { cookie: line.cookie.clone(), id: id.clone(), seed: number * 8 + place });
    }
    members
}

/// Plays until enough games are over. Whatever was acknowledged stays: no later answer is behind it.
async fn play(net: &str, member: &Member, actions: &AtomicU64) {
    let path = format!("/api/v1/chouettes/{}", member.id);
    let acts = format!("{path}/acts");
    let mut chance = Rng::with_seed(member.seed);
    let mut known = 0;
    loop {
        let Ok(mut line) = Line::connect(net).await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        line.cookie.clone_from(&member.cookie);
        while let Ok(view) = line.ask("GET", &path, None).await {
            let seq = view["seq"].as_u64().unwrap();
            assert!(seq >= known, "what was acknowledged is gone: {known} actions were, {seq} are");
            known = seq;
            if view["rows"].as_array().unwrap().len() >= GAMES {
                return;
            }
            let Some(intent) = choose(&view, &mut chance) else {
                tokio::time::sleep(Duration::from_millis(10)).await;
                continue;
            };
            if let Ok(after) = line.ask("POST", &acts, Some(&json!({ "seq": seq, "intent": intent }))).await {
                known = known.max(after["seq"].as_u64().unwrap());
                actions.fetch_add(1, Ordering::Relaxed);
            } else {
                // Refused, or the line is gone: the next look tells.
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    }
}

/// A thing to do, by chance; none where there is nothing but to leave.
fn choose(view: &Value, chance: &mut Rng) -> Option<Value> {
    let choices = view["choices"].as_array()?;
    let find = |kind: &str| choices.iter().find(|one| one["type"] == kind);
    if let Some(answer) = find("answer") {
        let answers = answer["answers"].as_array()?;
        return Some(
            json!({ "type": "answer", "cube": answer["cube"], "answer": answers[chance.usize(..answers.len())] }),
        );
    }
    if find("consent").is_some() {
        return Some(json!({ "type": "consent", "agree": chance.bool() }));
    }
    if let Some(asked) = find("answerResignation") {
        return Some(json!({ "type": "answerResignation", "cube": asked["cubes"][0], "accept": true }));
    }
    if find("payDrop").is_some() {
        return Some(json!({ "type": "payDrop" }));
    }
    for kind in ["order", "start"] {
        if find(kind).is_some() {
            return Some(json!({ "type": kind }));
        }
    }
    if let Some(double) = find("double")
        && chance.u8(..6) == 0
    {
        return Some(json!({ "type": "double", "cubes": double["cubes"] }));
    }
    if let Some(resign) = find("resign")
        && chance.u8(..25) == 0
    {
        return Some(json!({ "type": "resign", "grade": resign["grades"][0], "cubes": resign["cubes"] }));
    }
    if find("roll").is_some() {
        return Some(json!({ "type": "roll" }));
    }
    find("play")?;
    let nodes = view["game"]["plays"]["nodes"].as_array()?;
    let plays: Vec<&Value> = nodes.iter().map(|node| &node["play"]).filter(|play| play.is_string()).collect();
    Some(json!({ "type": "play", "play": plays[chance.usize(..plays.len())] }))
}
