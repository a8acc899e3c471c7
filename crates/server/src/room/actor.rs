//! The task that owns a match.

use pasch_messages::message;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use pasch_rules::{ByPlayer, Player};
use tokio::sync::{mpsc, oneshot};

use super::Wish;
use super::ask::{Ask, Asker};
use super::deps::RoomDeps;
use super::door::{Resumed, RoomDoor};
use super::intents::Intents;
use super::mailbox::Letter;
use super::memory::{Fair, Signed, Talk, throws_dice};
use super::post::Post;
use super::{Refused, RoomError, Seats, Table};
use crate::mirror::{board, plays};
use crate::room::refusal;
use crate::store::IntentKey;
use crate::store::MatchRow;
use crate::store::live::Loaded;
use crate::timing::Pause;
use crate::wire::{FairMessage, Intent, MatchView, ServerMessage, ShortPlays, TableId, UserId};
use pasch_table::Rights;
use pasch_table::view::{Around, Viewer};
use pasch_workers::Question;

/// A room that nobody uses leaves memory after this long.
const IDLE: Duration = Duration::from_secs(300);

/// Wait before a bot tries again after the store failed.
const RETRY: Duration = Duration::from_secs(2);

/// Longest identifier of an intent.
const CLIENT_ID: usize = 64;

/// Sockets of people who only watch a match, at most.
const WATCHERS: usize = 300;

pub(super) struct Socket {
    pub(super) user_id: UserId,
    sink: mpsc::Sender<ServerMessage>,
    /// Whether it has said what it knows. Until then it is told nothing of the match, so that the first state it gets
    /// is the answer to its question and leaves out no step.
    has_resumed: bool,
    /// The game it was last told of, and how many lines of its move list.
    pub(super) told: (u32, usize),
    /// It takes legal plays in their short form.
    short_plays: bool,
}

/// An intent as somebody has sent it.
#[derive(Clone, Copy)]
struct Wished<'w> {
    user_id: &'w UserId,
    client_id: &'w str,
    seq: u32,
    intent: &'w Intent,
}

/// What came of an intent.
pub(super) enum Done {
    /// It is done: the match's number after it.
    New(u32),
    /// It had been done before.
    Known(u32),
    /// Dice are waited for.
    Waits(IntentKey),
}

impl Done {
    /// The match's number after it.
    const fn seq(&self) -> u32 {
        match self {
            Self::New(seq) | Self::Known(seq) => *seq,
            Self::Waits(_) => 0,
        }
    }
}

/// The owner of one match.
pub struct Actor {
    pub(super) door: RoomDoor,
    pub(super) seats: Seats,
    pub(super) table: Table,
    pub(super) post: Option<Post>,
    pub(super) talk: Talk,
    pub(super) fair: Fair,
    pub(super) signed: Signed,
    pub(super) deps: Arc<RoomDeps>,
    pub(super) sockets: HashMap<u64, Socket>,
    /// The number at which a bot was asked and has not answered.
    pub(super) thinking: Option<u32>,
    /// The number at which a bot wished to throw dice that somebody has to enter, and its wish.
    pub(super) bot_rolls: Option<(u32, Wish)>,
    /// Memory may be ahead of or behind the store: load before going on.
    pub(super) doubtful: bool,
    /// The intents that were done, once one was asked about.
    pub(super) intents: Option<Intents>,
    /// Who was last said to be on vacation, and the outage of which everybody knows.
    pub(super) told_away: (ByPlayer<Option<Pause>>, Option<Pause>),
    /// Who had acted last when the match was loaded.
    last_actor: Option<String>,
    /// When what is being heard came, in playing time.
    pub(super) came: Option<i64>,
    /// Until when what was heard before took, in playing time.
    pub(super) heard_until: i64,
}

impl Actor {
    /// A room with nobody in it.
    pub fn new(door: RoomDoor, loaded: Loaded, row: &MatchRow, deps: Arc<RoomDeps>) -> Self {
        let Loaded { seats, table, at, last_actor } = loaded;
        let post = at.map(|at| Post::new(&at, row));
        let known = deps.clock.last_outage();
        let (talk, fair, sockets) = (Talk::default(), Fair::default(), HashMap::new());
        Self {
            door,
            seats,
            table,
            post,
            talk,
            fair,
            signed: Signed::default(),
            deps,
            sockets,
            thinking: None,
            bot_rolls: None,
            doubtful: false,
            intents: None,
            told_away: (ByPlayer::default(), known),
            last_actor,
            came: None,
            heard_until: i64::MIN,
        }
    }

    /// Serves until nobody needs the match or the server stops.
    pub async fn run(mut self, mut letters: mpsc::Receiver<Letter>) {
        tracing::info!(event = "room-open", r#match = %self.door.match_id, seq = self.table.seq());
        self.open_record().await;
        self.settle().await;
        self.note(self.last_actor.as_deref());
        let stop = self.deps.stop.clone();
        loop {
            let letter = tokio::select! {
                () = stop.cancelled() => break,
                letter = tokio::time::timeout(IDLE, letters.recv()) => letter,
            };
            match letter {
                Ok(Some(Letter { came, ask })) => {
                    self.came = Some(came);
                    self.hear(ask).await;
                    self.came = None;
                }
                Ok(None) => break,
                Err(_) if self.sockets.is_empty() && self.thinking.is_none() => break,
                Err(_) => {}
            }
        }
        // Who still waits sees the mailbox closed and asks a freshly loaded room.
        letters.close();
        tracing::info!(event = "room-close", r#match = %self.door.match_id, seq = self.table.seq());
    }

    pub(super) async fn hear(&mut self, ask: Ask) {
        match ask {
            Ask::Join { socket, user_id, table, sink, reply } => {
                if let Err(error) = self.may_come(&user_id, table.as_ref()) {
                    answer(reply, Err(error));
                    return;
                }
                let was_here = self.is_here(&user_id);
                let known = Socket {
                    user_id: user_id.clone(),
                    sink,
                    has_resumed: false,
                    told: (0, 0),
                    short_plays: false,
                };
                self.sockets.insert(socket, known);
                answer(reply, Ok(self.door.clone()));
                if !was_here {
                    self.tell_presence(socket);
                    self.note_seen(&user_id);
                }
            }
            Ask::Leave { socket } => {
                self.fair.is_able(socket, false);
                self.signed.leave(socket);
                if let Some(gone) = self.sockets.remove(&socket)
                    && !self.is_here(&gone.user_id)
                {
                    self.tell_presence(socket);
                }
            }
            Ask::Resume { socket, since, with: Resumed { dice, signs, knows, short_plays } } => {
                if let Some(known) = self.sockets.get_mut(&socket) {
                    known.has_resumed = true;
                    known.told = (0, 0);
                    known.short_plays = short_plays;
                }
                self.meet(socket, dice, signs, knows).await;
                self.tell_state(&[socket], since);
                self.tell_chat(socket).await;
                if self.thinking == Some(self.table.seq()) {
                    self.tell_thinking(&[socket]);
                }
                self.fair.is_able(socket, dice);
                self.prepare_dice().await;
            }
            Ask::View { user_id, table, since, reply } => {
                let since = since.unwrap_or(self.table.seq());
                let seen = self.may_see(&user_id, table.as_ref());
                let view = self.view(&user_id, true);
                answer(reply, seen.map(|()| (view, self.table.steps_since(since, self.reader(&user_id)))));
            }
            ask @ (Ask::Act { .. } | Ask::Thought { .. }) => match self.waits_for_dice(ask).await {
                Some(Ask::Act { from, client_id, seq, intent, signed }) => {
                    self.act(from, client_id, seq, intent, signed).await
                }
                Some(Ask::Thought { seq, wish }) => self.thought(seq, wish).await,
                _ => {}
            },
            Ask::DiceCommit { socket, said } => self.hear_commitment(socket, said).await,
            Ask::DiceLink { socket, said } => self.hear_link(socket, said).await,
            Ask::DiceLate { game, throw } => self.dice_are_late(game, throw).await,
            Ask::KeysLate => self.keys_are_late().await,
            Ask::Talk { socket, saying } => self.hear_talk(socket, saying).await,
            Ask::Rematch { socket, on } => self.wish_rematch(socket, on).await,
            Ask::TakeBack { socket, say, signed } => self.hear_take_back(socket, say, signed).await,
            Ask::DiceSay { socket, message } => self.hear_message(socket, &message).await,
            Ask::DiceGiveBack { socket, items, receipt } => {
                self.hear_given_back(socket, items, receipt).await
            }
            Ask::Program { user_id, reply } => answer(reply, self.program_plays(&user_id).await),
            Ask::Wake => self.settle().await,
            Ask::Reread => {
                self.doubt();
                self.talk = Talk::default();
                self.retell_chat().await;
                if let Err(error) = self.refresh().await {
                    tracing::error!(event = "not-read", r#match = %self.door.match_id, cause = %error);
                }
            }
        }
    }

    /// The rights of a user here. People who know the table may look on.
    pub(super) fn rights(&self, user_id: &UserId, table: Option<&TableId>) -> Rights {
        self.seats.rights(user_id, self.post.as_ref().is_some_and(|post| post.may_watch(table)))
    }

    /// The rights of the user at a socket.
    pub(super) fn rights_at(&self, socket: u64) -> Rights {
        self.sockets.get(&socket).map_or(Rights::NONE, |known| self.rights(&known.user_id, None))
    }

    fn may_see(&self, user_id: &UserId, table: Option<&TableId>) -> Result<(), RoomError> {
        if self.rights(user_id, table).see() { Ok(()) } else { Err(RoomError::NotYours) }
    }

    fn may_come(&self, user_id: &UserId, table: Option<&TableId>) -> Result<(), RoomError> {
        let rights = self.rights(user_id, table);
        match rights.see() {
            false => Err(RoomError::NotYours),
            true if rights.watch() && self.watchers() >= WATCHERS => Err(RoomError::Busy),
            true => Ok(()),
        }
    }

    async fn act(
        &mut self,
        from: Asker,
        client_id: String,
        seq: u32,
        intent: Intent,
        signed: Option<Box<FairMessage>>,
    ) {
        let user_id = match &from {
            Asker::Caller { user_id, .. } => user_id.clone(),
            Asker::Socket(socket) => match self.sockets.get(socket) {
                Some(known) => known.user_id.clone(),
                None => return,
            },
        };
        let before = self.table.seq();
        let wished = Wished { user_id: &user_id, client_id: &client_id, seq, intent: &intent };
        let result = self.try_act(wished, signed.as_deref(), from.leaves()).await;
        if let Ok(Done::Waits(key)) = result {
            self.signed.wait(from, key);
            return self.settle().await;
        }
        if result.is_err() && self.table.seq() != before {
            // Time alone has changed something first.
            self.settle().await;
        }
        if let Err(error) = &result {
            let code = error.code();
            metrics::counter!("pasch_refusals_total", "code" => code).increment(1);
            tracing::info!(event = "refused", r#match = %self.door.match_id, user = %user_id, code, reason = %error);
        }
        let is_new = matches!(result, Ok(Done::New(_)));
        self.tell_done(from, client_id, seq, result.map(|done| done.seq()));
        if is_new {
            self.after_change(seq).await;
        }
    }

    /// Tells whoever asked what came of it.
    pub(super) fn tell_done(
        &mut self,
        from: Asker,
        client_id: String,
        since: u32,
        result: Result<u32, RoomError>,
    ) {
        match from {
            Asker::Caller { reply, .. } => answer(reply, result),
            Asker::Socket(socket) => match result {
                Ok(last) => self.send(socket, ServerMessage::Ack { id: client_id, seq: last }),
                Err(error) => {
                    self.refuse(socket, client_id, &error);
                    if error.code() == "stale" {
                        self.tell_state(&[socket], since);
                    }
                }
            },
        }
    }

    /// Tells a socket what is against its wish.
    pub(super) fn refuse(&mut self, socket: u64, id: String, error: &RoomError) {
        self.send(socket, refusal(id, error.code(), &error.told(), self.table.seq()));
    }

    /// Does an intent once.
    async fn try_act(
        &mut self,
        wished: Wished<'_>,
        signed: Option<&FairMessage>,
        leaves: bool,
    ) -> Result<Done, RoomError> {
        let Wished { user_id, client_id, seq, intent } = wished;
        self.refresh().await?;
        let rights = self.rights(user_id, None);
        if !rights.play() {
            return Err(RoomError::NotYours);
        }
        // A move that comes after the flag has fallen comes too late.
        self.goes_on_by_itself().await?;
        if client_id.is_empty() || client_id.len() > CLIENT_ID {
            let message = message!("intent-id", longest = CLIENT_ID);
            return Err(RoomError::Refused(Refused::new("bad-intent-id", message)));
        }
        let key = IntentKey { user_id: user_id.to_owned(), client_id: client_id.to_owned() };
        if let Some(last) = self.done_before(&key).await? {
            return Ok(Done::Known(last));
        }
        let now = self.table.seq();
        if seq != now {
            self.hear_stale(user_id, signed).await?;
            let message = message!("view-is-old", now = now, seq = seq);
            return Err(RoomError::Refused(Refused::new("stale", message)));
        }
        if self.hear_hand(user_id, intent, &key).await? {
            return Ok(Done::New(self.table.seq()));
        }
        let wish = self.table.wish(intent).map_err(RoomError::Refused)?;
        let by = self.table.author(&wish, &rights);
        let by = by.map_err(RoomError::Refused)?;
        if self.signed.is_used {
            return self.act_signed(by, &wish, key, signed, leaves).await;
        }
        self.commit(by, &wish, user_id.as_str(), Some(&key)).await?;
        Ok(Done::New(self.table.seq()))
    }

    pub(super) async fn after_change(&mut self, since: u32) {
        self.tell_all(since);
        self.settle().await;
    }

    /// Everybody hears what has happened since a number.
    pub(super) fn tell_all(&mut self, since: u32) {
        let all: Vec<u64> = self.sockets.keys().copied().collect();
        self.tell_state(&all, since);
    }

    /// Does what waits for nobody, and asks the bot if it is its turn.
    pub(super) async fn settle(&mut self) {
        let ready = match self.refresh().await {
            Ok(()) => match self.goes_on_by_itself().await {
                Ok(()) => self.go_on_with_dice().await,
                Err(error) => Err(error),
            },
            Err(error) => Err(error),
        };
        self.deps.flags.set(&self.door.match_id, self.next_look());
        self.tell_vacations().await;
        if let Err(error) = ready {
            tracing::error!(event = "room-failed", r#match = %self.door.match_id, cause = %error);
            self.wake_later();
            return;
        }
        self.prepare_dice().await;
        let Some((player, level)) = self.bot_to_act().filter(|_| !self.waits_for_links()) else { return };
        let seq = self.table.seq();
        if self.thinking == Some(seq) || self.bot_throw().is_some() {
            return;
        }
        self.thinking = Some(seq);
        let all: Vec<u64> = self.sockets.keys().copied().collect();
        self.tell_thinking(&all);
        let question = Question {
            state: self.table.state().clone(),
            player,
            level,
            match_id: Arc::clone(&self.door.match_id),
            seq,
        };
        let thought = self.deps.bots.decide(question);
        let mailbox = self.door.mailbox.downgrade();
        tokio::spawn(async move {
            let wish = thought.await;
            if let Some(mailbox) = mailbox.upgrade() {
                // A room that is gone asks again when it is loaded.
                let _ = mailbox.send(Ask::Thought { seq, wish }).await;
            }
        });
    }

    async fn thought(&mut self, seq: u32, wish: Option<Wish>) {
        if self.thinking != Some(seq) {
            return;
        }
        self.thinking = None;
        let Some((player, level)) = self.bot_to_act().filter(|_| self.table.seq() == seq) else {
            self.settle().await;
            return;
        };
        let wish = wish.unwrap_or_else(|| self.table.plainest(player));
        if self.table.is_by_hand() && throws_dice(&wish) {
            self.bot_rolls = Some((seq, wish));
            self.tell_all(seq);
            return;
        }
        let mut result = self.commit_bot(player, &wish).await;
        if matches!(result, Err(RoomError::Refused(_))) && self.table.seq() == seq {
            tracing::error!(event = "bot-refused", r#match = %self.door.match_id, seq, level = %level, wish = ?wish);
            let plain = self.table.plainest(player);
            result = self.commit_bot(player, &plain).await;
        }
        match result {
            Ok(()) => self.after_change(seq).await,
            Err(error) => {
                tracing::error!(event = "bot-failed", r#match = %self.door.match_id, seq, cause = %error);
                self.wake_later();
            }
        }
    }

    fn wake_later(&self) {
        let mailbox = self.door.mailbox.downgrade();
        tokio::spawn(async move {
            tokio::time::sleep(RETRY).await;
            if let Some(mailbox) = mailbox.upgrade() {
                // A room that is gone needs no waking.
                let _ = mailbox.send(Ask::Wake).await;
            }
        });
    }

    pub(super) fn bot_to_act(&self) -> Option<(Player, String)> {
        let player = self.table.acting()?;
        let level = self.seats.0[player].bot_level()?;
        Some((player, level.to_owned()))
    }

    pub(super) fn is_here(&self, user_id: &UserId) -> bool {
        self.sockets.values().any(|socket| socket.user_id == *user_id)
    }

    /// People who only watch.
    fn watchers(&self) -> usize {
        self.sockets.values().filter(|socket| !self.rights(&socket.user_id, None).play()).count()
    }

    fn present(&self) -> ByPlayer<bool> {
        ByPlayer::from_fn(|player| {
            self.seats.0[player].bot_level().is_some()
                || self.sockets.values().any(|socket| self.rights(&socket.user_id, None).decide(player))
        })
    }

    /// The match as a user sees it, with or without the plays that they may choose from.
    fn view(&self, user_id: &UserId, with_plays: bool) -> MatchView {
        let rights = self.rights(user_id, None);
        let seat = rights.side(self.table.acting());
        let viewer = Viewer { seat, both: rights.both() };
        let knows = seat.is_some();
        let back = self.take_back_view(seat);
        let table =
            self.post.as_ref().map(|post| post.view(self.watchers(), knows, back, self.hand_view(seat)));
        let around = Around { present: self.present(), away: self.away(), clock: self.clock_view(), table };
        self.table.view(viewer, &self.seats, around, with_plays)
    }

    fn short_plays(&self, user_id: &UserId) -> Option<ShortPlays> {
        let acting = self.table.acting()?;
        let graph = self.table.graph().filter(|_| self.rights(user_id, None).decide(acting))?;
        Some(plays::short(&graph, self.table.seq()))
    }

    /// The player that a user is called "you" as: none for two people on one device, who are told by name.
    fn reader(&self, user_id: &UserId) -> Option<Player> {
        let rights = self.rights(user_id, None);
        rights.side(self.table.acting()).filter(|_| !rights.both())
    }

    /// Sends the state and all that happened since a number. Users at the same seat see the same.
    pub(super) fn tell_state(&mut self, sockets: &[u64], since: u32) {
        let mut users: HashMap<(UserId, bool), Vec<u64>> = HashMap::new();
        for &number in sockets {
            if let Some(socket) = self.sockets.get(&number).filter(|socket| socket.has_resumed) {
                users.entry((socket.user_id.clone(), socket.short_plays)).or_default().push(number);
            }
        }
        for ((user_id, is_short), numbers) in users {
            let steps = self.table.steps_since(since, self.reader(&user_id));
            let plays = if is_short { self.short_plays(&user_id) } else { None };
            let told = (Box::new(self.view(&user_id, !is_short)), steps, plays);
            // Most people have one socket, for which nothing is copied.
            let copies = std::iter::repeat_n(told, numbers.len());
            for (&number, (mut view, steps, short_plays)) in numbers.iter().zip(copies) {
                let history_from = self.leave_out(number, &mut view);
                self.send(number, ServerMessage::State { view, history_from, steps, short_plays });
            }
        }
    }

    /// Leaves out the lines of the move list that a socket has, but for its last, which may read otherwise now; how many.
    fn leave_out(&mut self, socket: u64, view: &mut MatchView) -> u32 {
        let Some(known) = self.sockets.get_mut(&socket) else { return 0 };
        let (game, lines) = std::mem::replace(&mut known.told, (view.game, view.history.len()));
        if game != view.game {
            return 0;
        }
        let from = lines.saturating_sub(1).min(view.history.len());
        view.history.drain(..from);
        from as u32
    }

    fn tell_presence(&mut self, except: u64) {
        let others: Vec<u64> = self.sockets.keys().copied().filter(|&number| number != except).collect();
        self.tell_state(&others, self.table.seq());
    }

    fn tell_thinking(&mut self, sockets: &[u64]) {
        let Some((player, _)) = self.bot_to_act() else { return };
        for &number in sockets {
            self.send(number, ServerMessage::Thinking { seat: board::seat(player) });
        }
    }

    /// A socket that does not read is let go: it comes back and asks for what it missed.
    pub(super) fn send(&mut self, socket: u64, message: ServerMessage) {
        let Some(known) = self.sockets.get(&socket) else { return };
        if known.sink.try_send(message).is_err() {
            tracing::info!(event = "socket-behind", r#match = %self.door.match_id, socket);
            self.sockets.remove(&socket);
        }
    }

    /// The match's number after an intent that was done before.
    pub(super) async fn done_before(&mut self, key: &IntentKey) -> Result<Option<u32>, RoomError> {
        let (store, id) = (&self.deps.store, self.door.match_id());
        if self.intents.is_none() {
            self.intents = Some(Intents::new(&store.intents(id).await?));
        }
        match &self.intents {
            Some(intents) if intents.has(key) => Ok(store.intent_seq(id, key).await?),
            _ => Ok(None),
        }
    }
}

/// Whoever asked may be gone; then nobody minds.
fn answer<T>(reply: oneshot::Sender<T>, value: T) {
    let _ = reply.send(value);
}
