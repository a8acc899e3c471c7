//! Dice that server and players make together: what is bound, shown, refused, taken over and proved.

use std::path::Path;
use std::time::Duration;

use pasch_dice::{Chain, Checked, Context, LENGTH, Party, Played, Seed, proofs_in};
use pasch_server::Config;
use pasch_server::wire::{
    ClientMessage, DiceCommitment, DiceLink, DiceRecord, DiceStatistics, DiceView, DiceWanted, Intent,
    MatchView, Phase, Seat, ServerMessage,
};
use serde_json::json;

use crate::support::{Guest, Server, Socket, config, first_path};

/// A browser's part of the dice at seat a.
pub struct Keeper {
    pub chain: Option<Chain>,
    seed: u8,
    /// Shows its links when they are wanted.
    shows: bool,
}

impl Keeper {
    pub fn new(seed: u8) -> Self {
        Self { chain: None, seed, shows: true }
    }

    /// Hears one message and answers if it is about dice.
    pub async fn hear(&mut self, socket: &mut Socket) {
        if let ServerMessage::Dice { view } = socket.next().await.expect("an open socket")
            && let Some(message) = self.answer(&view)
        {
            socket.send(&message).await;
        }
    }

    /// What there is to say to where the dice stand.
    fn answer(&mut self, view: &DiceView) -> Option<ClientMessage> {
        let game = view.context.game;
        match view.a.wanted? {
            DiceWanted::Commitment => {
                let chain =
                    Chain::new(&context(view), Party::A, &Seed([self.seed; 32]), view.next, LENGTH).unwrap();
                let commitment = chain.commitment().to_string();
                self.chain = Some(chain);
                Some(ClientMessage::DiceCommit(DiceCommitment {
                    game,
                    seat: Seat::A,
                    from: view.next,
                    commitment,
                }))
            }
            DiceWanted::Link if self.shows => {
                let link = self.chain.as_ref()?.link(view.next)?.to_string();
                Some(ClientMessage::DiceLink(DiceLink { game, seat: Seat::A, throw: view.next, link }))
            }
            DiceWanted::Link => None,
        }
    }
}

fn context(view: &DiceView) -> Context {
    let found = &view.context;
    Context {
        match_id: found.match_id.to_string(),
        game: found.game,
        rules: found.rules.clone(),
        players: [found.players[0].clone(), found.players[1].clone()],
    }
}

fn patient(data: &Path, millis: u64) -> Config {
    let mut config = config(data);
    config.dice_patience = Duration::from_millis(millis);
    config
}

/// Hears until a state fits, answering for the dice on the way.
async fn hear_until(
    socket: &mut Socket,
    keeper: &mut Keeper,
    fits: impl Fn(&MatchView) -> bool,
) -> MatchView {
    loop {
        match socket.next().await.expect("an open socket") {
            ServerMessage::State { view, .. } if fits(&view) => return *view,
            ServerMessage::Dice { view } => {
                if let Some(message) = keeper.answer(&view) {
                    socket.send(&message).await;
                }
            }
            ServerMessage::Refused { code, message, .. } => panic!("{code}: {message}"),
            _ => {}
        }
    }
}

/// Hears until something is refused, answering for the dice on the way and keeping what has been played meanwhile: the
/// opponent's turn goes on at any time.
async fn hear_refusal(socket: &mut Socket, keeper: &mut Keeper, latest: &mut MatchView) -> String {
    loop {
        match socket.next().await.expect("an open socket") {
            ServerMessage::Refused { code, .. } => return code,
            ServerMessage::State { view, .. } => *latest = *view,
            ServerMessage::Dice { view } => {
                if let Some(message) = keeper.answer(&view) {
                    socket.send(&message).await;
                }
            }
            _ => {}
        }
    }
}

/// A server with dice that both sides make, and a match of one point on it.
async fn one_point(config: Config) -> (Server, Guest, String) {
    let server = Server::start_fair(config).await;
    let guest = server.guest().await;
    let id = guest.new_match(|wish| wish["length"] = json!(1)).await;
    (server, guest, id)
}

pub async fn open(guest: &Guest, id: &str, keeper: &mut Keeper) -> (Socket, MatchView) {
    let mut socket = guest.socket(id).await;
    socket
        .send(&ClientMessage::Resume {
            since: 0,
            dice: true,
            dice_key: None,
            dice_known: None,
            short_plays: false,
        })
        .await;
    let view = hear_until(&mut socket, keeper, |_| true).await;
    (socket, view)
}

/// Plays at seat a until so many actions are in the log, or the match is over.
async fn play_to(socket: &mut Socket, keeper: &mut Keeper, mut view: MatchView, seq: u32) -> MatchView {
    while view.seq < seq {
        let intent = match &view.phase {
            Phase::Opening => Intent::Roll,
            Phase::GameOver { .. } => Intent::Next,
            Phase::MatchOver { .. } => break,
            Phase::ToRoll { player: Seat::A } => Intent::Roll,
            Phase::ToMove { player: Seat::A, .. } => {
                Intent::Play { path: first_path(view.plays.as_ref().expect("something to play")) }
            }
            Phase::DoubleOffered { .. } => Intent::Take,
            _ => {
                let known = view.seq;
                view = hear_until(socket, keeper, |next| next.seq > known).await;
                continue;
            }
        };
        let known = view.seq;
        socket.intend(&format!("i{known}"), known, intent).await;
        view = hear_until(socket, keeper, |next| next.seq > known).await;
    }
    view
}

/// The log's throws and the export of one moment: asked again where the bot has played between the questions.
async fn record_and_export(guest: &Guest, id: &str) -> (DiceRecord, String) {
    let record = async || -> DiceRecord { guest.get(&format!("/api/v1/matches/{id}/dice")).await.json() };
    let mut before = record().await;
    loop {
        let export = guest.get(&format!("/api/v1/matches/{id}/export?format=json")).await.text();
        let after = record().await;
        if before.played == after.played {
            return (after, export);
        }
        before = after;
    }
}

pub async fn checked(guest: &Guest, id: &str) -> Checked {
    let (record, text) = record_and_export(guest, id).await;
    let proofs = proofs_in(&text).unwrap();
    assert_eq!(record.games.len(), proofs.len());
    let played: Vec<Played> = record.played[0]
        .iter()
        .map(|one| Played { opening: one.opening, faces: one.faces.clone() })
        .collect();
    assert_eq!(proofs[0].compare(&played), None, "the game is played with its throws");
    let found = proofs[0].check().unwrap();
    assert_eq!(found.faults, []);
    found
}

#[tokio::test]
async fn a_game_with_ones_own_chain_proves_itself_and_goes_on_after_a_restart() {
    let data = tempfile::tempdir().unwrap();
    let (server, guest, id) = one_point(config(data.path())).await;
    let mut keeper = Keeper::new(7);
    let (mut socket, view) = open(&guest, &id, &mut keeper).await;
    play_to(&mut socket, &mut keeper, view, 20).await;
    let before = checked(&guest, &id).await;
    assert!(before.right > 4 && before.held[0] == 0 && before.held[1] == before.right, "{before:?}");
    drop(socket);
    server.stop().await;

    let server = Server::start_fair(config(data.path())).await;
    let guest = Guest { addr: server.addr, ..guest };
    let (mut socket, view) = open(&guest, &id, &mut keeper).await;
    let view = play_to(&mut socket, &mut keeper, view, 400).await;
    assert!(matches!(view.phase, Phase::MatchOver { .. }), "{:?}", view.phase);
    let after = checked(&guest, &id).await;
    assert!(after.right > before.right && after.held[0] == 0 && after.void == 0, "{after:?}");
    let all: DiceStatistics = guest.get("/api/v1/dice").await.json();
    let thrown = all.rolls.iter().chain(&all.openings).sum::<u64>();
    assert!(thrown >= after.right as u64, "every throw is counted");
    server.stop().await;
}

#[tokio::test]
async fn for_programs_without_chains_the_server_holds_them_and_says_so() {
    let data = tempfile::tempdir().unwrap();
    let (server, guest, id) = one_point(config(data.path())).await;
    let act = json!({ "id": "1", "seq": 0, "intent": { "type": "roll" } });
    assert_eq!(guest.post(&format!("/api/v1/matches/{id}/intents"), &act).await.status, 200);
    let found = checked(&guest, &id).await;
    assert_eq!(found.held[0], found.right);
    let stranger = server.guest().await;
    assert_eq!(stranger.get(&format!("/api/v1/matches/{id}/dice")).await.status, 403);
    server.stop().await;
}

#[tokio::test]
async fn forged_replayed_and_early_links_are_refused_and_change_nothing() {
    let data = tempfile::tempdir().unwrap();
    let (server, guest, id) = one_point(config(data.path())).await;
    let mut keeper = Keeper::new(7);
    let (mut socket, view) = open(&guest, &id, &mut keeper).await;
    let mut view = play_to(&mut socket, &mut keeper, view, 6).await;
    let chain = keeper.chain.clone().unwrap();
    let link = |seat, throw, link: String| ClientMessage::DiceLink(DiceLink { game: 1, seat, throw, link });
    let next = (1..).find(|&throw| throw > checked_throws(&view)).unwrap();
    for forged in [
        link(Seat::A, next, "ab".repeat(32)),
        link(Seat::A, 1, chain.link(1).unwrap().to_string()),
        link(Seat::A, next + 5, chain.link(next + 5).unwrap().to_string()),
        link(Seat::B, next, chain.link(next).unwrap().to_string()),
        link(Seat::A, next, "short".to_owned()),
    ] {
        socket.send(&forged).await;
        let code = hear_refusal(&mut socket, &mut keeper, &mut view).await;
        assert!(code == "bad-dice" || code == "not-yours", "{code}");
    }
    let view = play_to(&mut socket, &mut keeper, view, 14).await;
    assert!(view.seq >= 14);
    let found = checked(&guest, &id).await;
    assert_eq!((found.held[0], found.void), (0, 0));
    server.stop().await;
}

/// Throws in the present game's history.
fn checked_throws(view: &MatchView) -> u32 {
    view.history.iter().filter(|one| one.dice.is_some()).count() as u32
}

#[tokio::test]
async fn who_does_not_show_his_link_stops_nothing() {
    let data = tempfile::tempdir().unwrap();
    let (server, guest, id) = one_point(patient(data.path(), 3000)).await;
    let mut keeper = Keeper::new(7);
    let (mut socket, view) = open(&guest, &id, &mut keeper).await;
    let view = play_to(&mut socket, &mut keeper, view, 6).await;
    keeper.shows = false;
    let view = play_to(&mut socket, &mut keeper, view, 10).await;
    assert!(view.seq >= 10, "the server has taken their place");
    let found = checked(&guest, &id).await;
    assert!(found.held[0] > 0 && found.right > found.held[0], "{found:?}");
    server.stop().await;
}
