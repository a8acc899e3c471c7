//! What the players say to each other. Watchers neither hear nor speak.

use pasch_messages::{Message, message};
use pasch_rules::{ByPlayer, Player};

use super::RoomError;
use super::actor::Actor;
use super::ask::Saying;
use super::memory::Talk;
use crate::mirror::board;
use crate::restraint;
use crate::room::refusal;
use crate::store::ChatRow;
use crate::store::moderation::Sanction;
use crate::wire::{ChatLine, ServerMessage, UserId};
use pasch_table::calendar::iso;
use pasch_table::words;

/// A player may say so many lines …
const LINES: usize = 5;

/// … in so many milliseconds.
const IN_MS: i64 = 10_000;

/// Lines kept of one match.
const KEPT: usize = 500;

impl Actor {
    async fn read_talk(&mut self) -> Result<(), RoomError> {
        if self.talk.is_read {
            return Ok(());
        }
        let rows = self.deps.store.chat(self.door.match_id()).await?;
        let (mut muted, mut held) = (ByPlayer::default(), ByPlayer::default());
        let now = self.deps.clock.now();
        for player in Player::BOTH {
            if let Some(one) = self.seats.person(player) {
                held[player] = self.deps.store.sanctions_of(one, now).await?;
            }
            if let (Some(one), Some(other)) = (self.seats.person(player), self.seats.person(player.other())) {
                muted[player] = one != other
                    && (self.deps.store.is_muted(one, other).await?
                        || self.deps.store.has_blocked(one, other).await?);
            }
        }
        self.talk = Talk { is_read: true, rows, muted, held };
        Ok(())
    }

    /// The lines from `from` on that a player hears.
    fn heard(&self, player: Player, from: usize) -> Vec<ChatLine> {
        let line = |row: &ChatRow| {
            let speaker = self.rights(&row.user_id, None).side(None)?;
            let is_heard = speaker == player || !self.talk.muted[player];
            is_heard.then(|| ChatLine {
                number: row.number,
                seat: board::seat(speaker),
                text: row.body.clone(),
                at: iso(row.at),
            })
        };
        self.talk.rows.iter().skip(from).filter_map(line).collect()
    }

    /// The player at a socket, at a match between two people.
    fn speaker(&self, socket: u64) -> Option<(Player, UserId)> {
        let known = self.sockets.get(&socket)?;
        self.rights_at(socket).talk().map(|player| (player, known.user_id.clone()))
    }

    /// A player who comes hears what was said.
    pub(super) async fn tell_chat(&mut self, socket: u64) {
        let Some((player, _)) = self.speaker(socket) else { return };
        if let Err(error) = self.read_talk().await {
            tracing::error!(event = "talk-unread", r#match = %self.door.match_id(), cause = %error);
            return;
        }
        let message = self.chat(player, self.heard(player, 0));
        self.send(socket, message);
    }

    /// What is beside the log was read anew: the players hear it all again.
    pub(super) async fn retell_chat(&mut self) {
        for player in Player::BOTH {
            for number in self.sockets_of(player) {
                self.tell_chat(number).await;
            }
        }
    }

    fn chat(&self, player: Player, lines: Vec<ChatLine>) -> ServerMessage {
        let silenced = self.silenced(player).map(restraint::view);
        ServerMessage::Chat { lines, muted: self.talk.muted[player], silenced }
    }

    /// What keeps a player from talking now: the weightiest.
    fn silenced(&self, player: Player) -> Option<&Sanction> {
        let now = self.deps.clock.now();
        restraint::weightiest(self.talk.held[player].iter().filter(|one| one.holds(now)))
    }

    pub(super) async fn hear_talk(&mut self, socket: u64, saying: Saying) {
        let Some((player, user_id)) = self.speaker(socket) else {
            return self.refuse_talk(socket, "no-player", &message!("talk-players-only"));
        };
        if let Err(error) = self.read_talk().await {
            tracing::error!(event = "talk-unread", r#match = %self.door.match_id(), cause = %error);
            return self.refuse_talk(socket, "internal", &message!("talk-failed"));
        }
        match saying {
            Saying::Mute(on) => {
                let other = self.seats.person(player.other()).cloned().unwrap_or_default();
                if let Err(error) = self.deps.store.set_mute(&user_id, &other, on).await {
                    tracing::error!(event = "mute-failed", cause = %error);
                    return;
                }
                self.talk.muted[player] = on;
                for number in self.sockets_of(player) {
                    self.tell_chat(number).await;
                }
            }
            Saying::Line(text) => self.say(socket, player, user_id, &text).await,
        }
    }

    async fn say(&mut self, socket: u64, player: Player, user_id: UserId, text: &str) {
        let Some(body) = words::line(text) else {
            let message = message!("talk-length");
            return self.refuse_talk(socket, "bad-line", &message);
        };
        if let Some(told) = self.silenced(player).map(restraint::told) {
            return self.refuse_talk(socket, "silenced", &told);
        }
        let at = self.deps.clock.now();
        let lately = |row: &&ChatRow| row.user_id == user_id && row.at > at - IN_MS;
        if self.talk.rows.iter().rev().take_while(|row| row.at > at - IN_MS).filter(lately).count() >= LINES
            || self.talk.rows.len() >= KEPT
        {
            return self.refuse_talk(socket, "too-many-requests", &message!("talk-too-fast"));
        }
        let from = self.talk.rows.len();
        let number = self.talk.rows.last().map_or(1, |row| row.number + 1);
        let row = ChatRow { number, at, user_id, body };
        if let Err(error) = self.deps.store.add_chat(self.door.match_id(), &row).await {
            tracing::error!(event = "talk-lost", r#match = %self.door.match_id(), cause = %error);
            return self.refuse_talk(socket, "internal", &message!("talk-failed"));
        }
        self.talk.rows.push(row);
        for hearer in [player, player.other()] {
            let lines = self.heard(hearer, from);
            if lines.is_empty() {
                continue;
            }
            let message = self.chat(hearer, lines);
            for number in self.sockets_of(hearer) {
                self.send(number, message.clone());
            }
        }
    }

    fn sockets_of(&self, player: Player) -> Vec<u64> {
        let theirs =
            self.sockets.iter().filter(|(_, socket)| self.rights(&socket.user_id, None).decide(player));
        theirs.map(|(&number, _)| number).collect()
    }

    pub(super) fn refuse_talk(&mut self, socket: u64, code: &str, message: &Message) {
        let seq = self.table.seq();
        self.send(socket, refusal(String::new(), code, message, seq));
    }
}
