//! The example of a bot, as it stands in examples/.

use std::path::Path;
use std::process::Command;

use pasch_dice::{Checked, proofs_in};
use pasch_server::wire::{TableView, TokenMade};
use serde_json::json;

use crate::people::with_account;
use crate::support::{Guest, Server, config};
use crate::tables::wish;

/// A bot on its own; what it prints when its match is over.
async fn bot(server: &Server, token: String, table: Option<String>) -> String {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut command = Command::new("timeout");
    command.args(["300", "python3", "-B"]).arg(script).arg(format!("http://{}", server.addr)).arg(token);
    command.args(table);
    let ended = tokio::task::spawn_blocking(move || command.output()).await.unwrap().expect("python3");
    let (said, wrong) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
    assert!(ended.status.success(), "{said}{wrong}");
    said.trim().to_owned()
}

async fn token(account: &Guest) -> String {
    let wish = json!({ "name": "bot.py", "scopes": ["play"], "days": 1, "password": "a prime of six" });
    account.post("/api/v1/account/tokens", &wish).await.json::<TokenMade>().token
}

/// What the exported proofs of a match of one game say.
async fn proven(guest: &Guest, id: &str) -> Checked {
    let text = guest.get(&format!("/api/v1/matches/{id}/export?format=json")).await.text();
    let proofs = proofs_in(&text).unwrap();
    assert_eq!(proofs.len(), 1);
    let checked = proofs[0].check().unwrap();
    assert!(checked.faults.is_empty() && checked.right > 10, "{checked:?}");
    checked
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_plays_a_game_against_the_servers_bot() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_fair(config(data.path())).await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let said = bot(&server, token(&anna).await, None).await;
    let (id, how) = said.split_once(' ').unwrap();
    assert!(["won", "lost"].contains(&how), "{said}");
    let checked = proven(&anna, id).await;
    assert_eq!(checked.held, [0, checked.right], "it has drawn its own part of the dice");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_the_example_play_at_a_table() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_fair(config(data.path())).await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let bert = with_account(&server.guest().await, "Bert").await;
    let table = anna.table(&wish(|wish| wish["game"]["length"] = json!(1))).await.id;
    let (of_anna, of_bert) = (token(&anna).await, token(&bert).await);
    let guest = async { bot(&server, of_bert, Some(table.to_string())).await };
    let host = async {
        let path = format!("/api/v1/tables/{table}");
        while anna.get(&path).await.json::<TableView>().match_id.is_none() {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        bot(&server, of_anna, Some(table.to_string())).await
    };
    let (one, two) = tokio::join!(guest, host);
    let ends: Vec<(&str, &str)> = [&one, &two].iter().filter_map(|said| said.split_once(' ')).collect();
    assert_eq!(ends[0].0, ends[1].0);
    assert_ne!(ends[0].1, ends[1].1, "one has won");
    let checked = proven(&anna, ends[0].0).await;
    assert_eq!(checked.held, [0, 0], "both have drawn their own part of the dice");
    server.stop().await;
}
