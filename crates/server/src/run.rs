//! The server's life: open, serve, drain.

use std::fs::{File, TryLockError};
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::config::Config;
use crate::describe;
use crate::dice::{Dice, SystemDice};
use crate::error::ServerError;
use crate::events::{Event, Events};
use crate::host_key::{HostKeyError, HostSigner};
use crate::http::{
    AppState, Bans, Counted, Health, Limiters, Localhost, Neighbours, Shares, Terms, listen, operators,
    router,
};
use crate::listeners::Listeners;
use crate::metrics_text;
#[cfg(feature = "mail")]
use crate::notices::mail::{self, Mailing};
use crate::notices::{self, Lookouts, Notices, Post};
use crate::people::ahead::Ahead;
use crate::people::collector::Collector;
use crate::people::guests::{self, Purge};
use crate::people::{People, scorer};
use crate::room::{RoomDeps, Rooms};
use crate::store::guests::GUESTS_ARE_KEPT;
use crate::store::{Store, StoreError};
use crate::tables::{self, EventTables, Lobby, Tables, run_lobby};
use crate::timing::{Flags, ServerClock, Vacations, beat};
use crate::wake::{keep, watch};
use pasch_credentials::token;
use pasch_delivery::Courier;
#[cfg(feature = "mail")]
use pasch_delivery::MailConfigError;
use pasch_hall::Hall;
use pasch_host::Answers;
use pasch_host::clock::{SystemClock, WallClock};
use pasch_host::pressure::Pressure;
use pasch_intake::Imports;
use pasch_parlour::{Deps, Pace, Parlour};
use pasch_workers::databases::{self, Files};
use pasch_workers::jobs::{Jobs, Sources};
use pasch_workers::{BotPool, Chosen, Exhibition, Positions, Rollouts, SharedEngine};

/// How often, and how far apart, the lock on the data directory is asked for.
const LOCK_TRIES: u32 = 20;
const LOCK_WAIT: Duration = Duration::from_millis(100);

/// How often idle callers' buckets are forgotten.
const SWEEP: Duration = Duration::from_secs(60);

/// Serves the listeners until `shutdown` is ready, then lets work in hand finish and returns.
///
/// Nothing is printed but the log. A listener may be bound to port 0.
///
/// # Errors
/// When the data directory, the database, the engine or the listener cannot be used.
pub async fn run(
    config: Config,
    listeners: impl Into<Listeners>,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServerError> {
    run_with(config, listeners, shutdown, Dice::Shared, Arc::new(SystemClock)).await
}

/// As [`run`], with dice made otherwise and players' clocks by another time.
///
/// # Errors
/// The same errors as [`run`].
pub async fn run_with(
    config: Config,
    listeners: impl Into<Listeners>,
    shutdown: impl Future<Output = ()> + Send + 'static,
    dice: Dice,
    clock: Arc<dyn WallClock>,
) -> Result<(), ServerError> {
    let listeners = listeners.into();
    metrics_text::install();
    token::new_id::<String>().map_err(ServerError::Random)?;
    private_folder(&config.data_dir)
        .map_err(|source| ServerError::DataDir { path: config.data_dir.clone(), source })?;
    let _lock = lock(&config).await?;
    let database = config.database.clone();
    let failed =
        move |source: StoreError| ServerError::Store { database: Box::new(database.clone()), source };
    let hold = config.database.hold().await.map_err(&failed)?;
    config.database.check().await.map_err(&failed)?;
    let store = Store::open(&config.database).await.map_err(&failed)?;
    let store: Arc<Store> = Arc::new(store);
    store.note_looks().await.map_err(&failed)?;
    let fresh = token::new_token().map_err(ServerError::Random)?.1;
    let device_key = store.server_key("device", &fresh).await.map_err(&failed)?;
    let stop = CancellationToken::new();
    // Whoever drops this future stops everything it has started.
    let _guard = stop.clone().drop_guard();
    let engine = SharedEngine::builtin();
    let bots = BotPool::new(engine.clone(), config.bot_threads);
    let answers = Answers::open(&config.answers())
        .map_err(|source| ServerError::DataDir { path: config.answers(), source })?;
    let sources = Sources {
        store: Arc::clone(&store),
        clock: Arc::clone(&clock),
        engine: engine.clone(),
        bots: bots.clone(),
        answers,
    };
    let jobs = Jobs::start(sources, config.analysis_threads).await.map_err(&failed)?;
    let positions = Positions::new(engine.clone(), bots.clone(), config.analysis_threads);
    let rollouts = Rollouts::new(
        Arc::clone(&store),
        Arc::clone(&clock),
        engine.clone(),
        bots.clone(),
        config.analysis_threads,
    );
    let chosen = Chosen::start(Arc::clone(&store), Arc::clone(&clock), rollouts.clone());
    if config.build_bearoff {
        databases::prepare(Files::of(&config.data_dir), engine.clone(), stop.clone());
    }
    let (room, threads) = (config.collection_room, config.analysis_threads);
    let imports =
        Imports::start(Arc::clone(&store), Arc::clone(&clock), config.data_dir.clone(), room, threads)
            .await
            .map_err(&failed)?;
    fill_beginnings(&store, &stop);
    let time = ServerClock::begin(&store, Arc::clone(&clock)).await.map_err(&failed)?;
    tokio::spawn(beat(time.clone(), stop.clone()));
    let vacations = Vacations::open(Arc::clone(&store), time.clone()).await.map_err(&failed)?;
    let lobby = Lobby::default();
    let courier = Courier::open(&store, &config.notices, config.contact()).await?;
    let mails = config.notices.mail.is_some();
    let notices = Notices::new(Arc::clone(&store), time.clone(), config.notices.quiet, mails);
    let events = Events::new(time.clone());
    let tables = Tables::open(Arc::clone(&store), lobby.clone(), Arc::clone(&clock), events.clone())
        .await
        .map_err(&failed)?;
    if config.house_bots > 0 {
        tokio::spawn(tables::run_house(tables.clone(), config.house_bots, stop.clone()));
    }
    tokio::spawn(tables::listen(tables.clone(), events.subscribe(tables::is_for_the_lobby)));
    let noted = tokio::spawn(notices::listen(notices.clone(), events.subscribe(notices::is_for_notices)));
    let lookouts = Lookouts::new(notices.clone(), tables.clone());
    tokio::spawn(lookouts.clone().listen(events.subscribe(notices::is_for_lookouts)));
    tokio::spawn(tables::run_untouched(tables.clone(), stop.clone()));
    let flags = Flags::default();
    // A match that ended as the server did may have told nobody.
    let ended = tables.ended(time.now() - notices::STALE_MS).await.map_err(&failed)?;
    for match_id in tables.running().await.map_err(&failed)?.into_iter().chain(ended) {
        flags.set(&match_id, Some(time.now()));
    }
    let signer =
        HostSigner::open(&store, config.public_origin.as_deref()).await.map_err(|error| match error {
            HostKeyError::Store(error) => failed(error),
            HostKeyError::Random(error) => ServerError::Random(error),
        })?;
    let is_public = config.public_origin.is_some() || listeners.is_beyond_this_machine();
    let pressure = Pressure::default();
    if config.shed_newcomers.unwrap_or(is_public) {
        tokio::spawn(pressure.clone().watch(stop.clone()));
    }
    let exhibition = Exhibition::new(bots.clone(), Arc::clone(&clock), Arc::new(SystemDice));
    tokio::spawn(exhibition.clone().run(stop.clone()));
    let hall = Hall::new(pasch_hall::Deps {
        store: Arc::clone(&store),
        clock: Arc::clone(&clock),
        boards: Arc::new(EventTables { store: Arc::clone(&store), tables: tables.clone() }),
    });
    tokio::spawn(hall.clone().run(stop.clone()));
    let overs = events.subscribe(|event| matches!(event, Event::MatchOver { .. }));
    tokio::spawn(tables::tell_hall(hall.clone(), overs));
    let parlour = Parlour::new(Deps {
        store: Arc::clone(&store),
        clock: Arc::clone(&clock),
        bots: bots.clone(),
        dice: Arc::new(SystemDice),
        pace: Pace::default(),
    });
    let rooms = Rooms::new(RoomDeps {
        pressure: pressure.clone(),
        store: Arc::clone(&store),
        dice,
        dice_patience: config.dice_patience,
        signer: signer.clone(),
        bots,
        clock: time.clone(),
        flags: flags.clone(),
        vacations: vacations.clone(),
        gate: Arc::new(tables.clone()),
        events: events.clone(),
        stop: stop.clone(),
    });
    #[cfg(feature = "mail")]
    if let Some(mail) = &config.notices.mail {
        let origin = config.public_origin.as_deref().ok_or(MailConfigError::NoOrigin)?;
        let mailing = Mailing {
            notices: notices.clone(),
            rooms: rooms.clone(),
            tables: tables.clone(),
            config: mail.clone(),
            origin: origin.trim_end_matches('/').to_owned(),
            vacations: vacations.clone(),
        };
        tokio::spawn(mail::run(mailing, stop.clone()));
    }
    let post = Post {
        notices: notices.clone(),
        rooms: rooms.clone(),
        tables: tables.clone(),
        courier: courier.clone(),
        vacations: vacations.clone(),
    };
    tokio::spawn(notices::run(post, stop.clone()));
    let ends = events.subscribe(|event| matches!(event, Event::MatchStands { over: true, .. }));
    tokio::spawn(scorer::run(Arc::clone(&store), jobs.clone(), events.clone(), ends, stop.clone()));
    let overs = events.subscribe(|event| matches!(event, Event::MatchOver { .. }));
    let collector = Collector { store: Arc::clone(&store), jobs: jobs.clone(), clock: Arc::clone(&clock) };
    tokio::spawn(collector.run(overs, stop.clone()));
    let acts = events.subscribe(|event| matches!(event, Event::Acted { .. } | Event::MatchOver { .. }));
    let ahead = Ahead { store: Arc::clone(&store), jobs: jobs.clone(), pressure: pressure.clone() };
    tokio::spawn(ahead.run(acts, stop.clone()));
    tokio::spawn(run_lobby(lobby, stop.clone()));
    if let Some(days) = config.keep_guests.or(is_public.then_some(GUESTS_ARE_KEPT)) {
        let (store, rooms, tables) = (Arc::clone(&store), rooms.clone(), tables.clone());
        let purge = Purge { store, rooms, tables, time: time.clone(), days, every: config.purge_every };
        tokio::spawn(guests::run(purge, stop.clone()));
    }
    tokio::spawn(watch(flags, rooms.clone(), time.clone(), stop.clone()));
    let heart = tokio::spawn(keep(Arc::clone(&store), time, rooms.clone(), stop.clone()));
    let neighbours = Neighbours::new(&config);
    let app = Arc::new(AppState {
        limiters: Limiters::new(&config, neighbours.clone()),
        localhost: Localhost::new(&config, listeners.localhost()),
        shares: Arc::new(Shares::new(&config, neighbours.clone())),
        neighbours,
        pressure,
        config,
        store: Arc::clone(&store),
        rooms,
        tables,
        hall,
        parlour,
        jobs: jobs.clone(),
        engine,
        positions,
        rollouts: rollouts.clone(),
        chosen: chosen.clone(),
        imports: imports.clone(),
        counted: Counted::default(),
        signer,
        health: Health::default(),
        clock,
        courier,
        notices,
        lookouts,
        exhibition,
        vacations,
        people: People::new(threads, device_key),
        bans: Bans::default(),
        stop: stop.clone(),
    });
    operators::refresh(&app).await.map_err(&failed)?;
    tokio::spawn(operators::run(Arc::clone(&app)));
    sweep(Arc::clone(&app));
    let address = listeners.address()?;
    tracing::info!(event = "start", %address, database = %app.config.database, version = env!("CARGO_PKG_VERSION"));
    let (announce, lost) = (stop.clone(), hold.lost());
    tokio::spawn(async move {
        tokio::select! {
            () = shutdown => tracing::info!(event = "stopping"),
            // Whoever has the database now must not be disturbed.
            () = lost.cancelled() => {}
        }
        announce.cancel();
    });
    let terms = Terms {
        shares: Arc::clone(&app.shares),
        idle: app.config.connection_idle,
        stop,
        patience: app.config.drain_timeout,
    };
    listen(listeners, router(Arc::clone(&app), describe::routes()), terms).await;
    chosen.close(app.config.drain_timeout).await;
    rollouts.close(app.config.drain_timeout).await;
    imports.stop();
    jobs.stop(app.config.drain_timeout).await;
    // What has happened until here is noted before the store closes.
    events.close();
    if let Err(error) = noted.await {
        tracing::error!(event = "not-noted", cause = %error);
    }
    if let Err(error) = heart.await {
        tracing::error!(event = "heart-stopped", cause = %error);
    }
    store.close().await;
    tracing::info!(event = "stopped");
    if hold.lost().is_cancelled() {
        return Err(ServerError::HoldLost { database: Box::new(app.config.database.clone()) });
    }
    Ok(())
}

/// Finds out, in the background, how the games of matches begin that were collected by an earlier version.
fn fill_beginnings(store: &Arc<Store>, stop: &CancellationToken) {
    let (store, stop) = (Arc::clone(store), stop.clone());
    tokio::spawn(async move {
        match pasch_intake::fill_beginnings(&store, || stop.is_cancelled()).await {
            Ok(0) => {}
            Ok(matches) => tracing::info!(event = "beginnings-found-out", matches),
            Err(error) => tracing::error!(event = "internal-error", cause = %error),
        }
    });
}

/// Makes the data directory where there is none; it is for its owner alone. One that is there already stays as it is if
/// it was not made by a server, for other things may lie in it.
fn private_folder(folder: &std::path::Path) -> std::io::Result<()> {
    let is_ours = !folder.exists() || folder.join("lock").exists();
    std::fs::create_dir_all(folder)?;
    #[cfg(unix)]
    if is_ours {
        use std::os::unix::fs::PermissionsExt as _;
        let known = std::fs::metadata(folder)?.permissions().mode() & 0o7777;
        // Folders that many write to (`/tmp`) have the sticky bit.
        if known & 0o1000 == 0 && known & 0o077 != 0 {
            std::fs::set_permissions(folder, std::fs::Permissions::from_mode(known & 0o700))?;
        }
    }
    #[cfg(not(unix))]
    let _ = is_ours;
    Ok(())
}

/// Holds the data directory: two servers would run the same analyses and hold the same matches. The system
/// gives the lock back however the process ends; one that is just ending is waited for.
async fn lock(config: &Config) -> Result<File, ServerError> {
    let failed = |source| ServerError::DataDir { path: config.data_dir.clone(), source };
    let file = File::create(config.data_dir.join("lock")).map_err(failed)?;
    for _ in 0..LOCK_TRIES {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) => tokio::time::sleep(LOCK_WAIT).await,
            Err(TryLockError::Error(source)) => return Err(failed(source)),
        }
    }
    Err(ServerError::InUse { path: config.data_dir.clone() })
}

fn sweep(app: Arc<AppState>) {
    tokio::spawn(async move {
        loop {
            tokio::select! {
                () = app.stop.cancelled() => return,
                () = tokio::time::sleep(SWEEP) => {}
            }
            let now = app.clock.now();
            app.limiters.forget_idle();
            app.people.backoff.forget_old(now);
            app.people.names.forget_old(now);
            app.people.ceremonies.forget_old(now);
            if let Err(error) = app.store.forget_sessions(now).await {
                tracing::error!(event = "internal-error", cause = %error);
            }
            if let Err(error) = app.store.forget_resets(now).await {
                tracing::error!(event = "internal-error", cause = %error);
            }
            if let Err(error) = app.store.forget_asked(now).await {
                tracing::error!(event = "internal-error", cause = %error);
            }
        }
    });
}

/// Ready when the process is asked to end: SIGTERM or SIGINT (Ctrl-C).
pub async fn stop_signal() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
