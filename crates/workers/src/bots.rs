//! Where bots think: on blocking threads, a few at a time, never on those that serve sockets.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Instant;

use arc_swap::ArcSwap;
use pasch_engine::analyst::{self, Engine};
use pasch_engine::level::Level;
use pasch_engine::search::Run;
use pasch_museum::Classic;
use pasch_rules::{Intent, MatchState, Player, Rules, VariantId};
use pasch_wire::MatchId;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

/// Whether the bot plays a variant as it is usually played.
#[must_use]
pub fn plays(variant: VariantId) -> bool {
    analyst::plays(&Rules::standard(variant))
}

/// The engine now in use; better equipped ones replace it while matches go on.
#[derive(Clone)]
pub struct SharedEngine {
    engine: Arc<ArcSwap<Engine>>,
    wanted: Arc<AtomicBool>,
}

impl SharedEngine {
    /// The engine as it is delivered.
    #[must_use]
    pub fn builtin() -> Self {
        Self { engine: Arc::new(ArcSwap::from_pointee(Engine::builtin())), wanted: Arc::default() }
    }

    /// The engine for one piece of work.
    #[must_use]
    pub fn now(&self) -> Arc<Engine> {
        self.engine.load_full()
    }

    /// From now on, another one.
    pub fn equip(&self, engine: Engine) {
        self.engine.store(Arc::new(engine));
    }

    /// Notes that a game is played whose solution the engine lacks, if that is so.
    pub fn plays_now(&self, rules: &Rules) {
        if self.now().solved(rules) == Some(false) {
            self.wanted.store(true, Ordering::Relaxed);
        }
    }

    /// Whether such a game has been played.
    #[must_use]
    pub fn wants_solution(&self) -> bool {
        self.wanted.load(Ordering::Relaxed)
    }
}

/// What a bot is asked: what to do in this state.
#[derive(Clone, Debug)]
pub struct Question {
    /// The match as the bot finds it.
    pub state: MatchState,
    /// The seat that the bot plays.
    pub player: Player,
    /// Identifier of its level.
    pub level: String,
    /// Identifier of the match.
    pub match_id: Arc<MatchId>,
    /// The log's length when the question was asked.
    pub seq: u32,
}

impl Question {
    /// The same question is answered the same way, also after a restart.
    fn seed(&self) -> u64 {
        let mut hash = Sha256::new();
        hash.update(self.match_id.as_str().as_bytes());
        hash.update(self.seq.to_be_bytes());
        let digest = hash.finalize();
        digest.iter().take(8).fold(0, |seed, &byte| (seed << 8) | u64::from(byte))
    }
}

/// The threads on which bots think.
#[derive(Clone)]
pub struct BotPool {
    engine: SharedEngine,
    seats: Arc<Semaphore>,
    thinking: Arc<AtomicUsize>,
}

/// Counts a thought while it lasts, also when it panics.
struct Busy(Arc<AtomicUsize>);

impl Busy {
    fn new(counter: &Arc<AtomicUsize>) -> Self {
        counter.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(counter))
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl BotPool {
    /// At most so many thoughts at a time.
    #[must_use]
    pub fn new(engine: SharedEngine, threads: usize) -> Self {
        Self { engine, seats: Arc::new(Semaphore::new(threads.max(1))), thinking: Arc::default() }
    }

    /// Whether any bot thinks or waits to.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thinking.load(Ordering::Relaxed) > 0
    }

    /// What a bot wishes to do; `None` when the engine has no answer.
    pub fn decide(&self, question: Question) -> impl Future<Output = Option<Intent>> + Send + 'static {
        self.engine.plays_now(question.state.rules());
        let thought = self.with_engine(move |engine| think(engine, &question));
        async move { thought.await? }
    }

    /// A thought of any kind, with the engine; `None` when it panics. It counts as a bot's, from now on.
    pub fn with_engine<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Engine) -> T + Send + 'static,
    ) -> impl Future<Output = Option<T>> + Send + 'static {
        let busy = Busy::new(&self.thinking);
        let seats = Arc::clone(&self.seats);
        let engine = self.engine.now();
        async move {
            let seat = seats.acquire_owned().await.ok()?;
            let thought = tokio::task::spawn_blocking(move || {
                let _held = (seat, busy);
                work(&engine)
            });
            thought.await.inspect_err(|error| tracing::error!(event = "bot-panicked", cause = %error)).ok()
        }
    }
}

fn think(engine: &Engine, question: &Question) -> Option<Intent> {
    let start = Instant::now();
    let (level, answer) = match Classic::find(&question.level) {
        Some(classic) => (classic.id, classic.decide(&question.state).map_err(|error| error.to_string())),
        None => {
            let level = Level::find(&question.level).unwrap_or(Level::BEST);
            let answer = engine.decide(&question.state, &level, question.seed(), Run::default());
            (level.id, answer.map_err(|error| error.to_string()))
        }
    };
    let seconds = start.elapsed().as_secs_f64();
    metrics::histogram!("pasch_think_seconds", "level" => level).record(seconds);
    let r#match = question.match_id.as_str();
    match answer {
        Ok(wish) => {
            tracing::info!(event = "thought", r#match, seq = question.seq, level, seconds);
            Some(wish)
        }
        Err(error) => {
            tracing::error!(event = "bot-failed", r#match, seq = question.seq, player = %question.player, cause = %error);
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use pasch_rules::Header;

    use super::*;

    #[test]
    fn the_bot_plays_what_it_has_nets_for() {
        assert!(plays(VariantId::BACKGAMMON) && plays(VariantId::NACKGAMMON));
        assert!(plays(VariantId::PLAKOTO) && plays(VariantId::FEVGA));
    }

    #[tokio::test]
    async fn a_question_has_one_answer() {
        let bots = BotPool::new(SharedEngine::builtin(), 1);
        let question = Question {
            state: MatchState::new(&Header::new(VariantId::BACKGAMMON, 1)).unwrap(),
            player: Player::A,
            level: "beginner".to_owned(),
            match_id: Arc::new("m".into()),
            seq: 0,
        };
        assert_eq!(question.seed(), question.clone().seed());
        let thought = bots.decide(question);
        assert!(bots.is_thinking());
        assert_eq!(thought.await, Some(Intent::Start));
        assert!(!bots.is_thinking());
    }
}
