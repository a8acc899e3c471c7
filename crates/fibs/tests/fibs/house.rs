//! A small server in memory: accounts without storage, matches by the rules, sessions between it and its clients.

use std::collections::VecDeque;

use pasch_fibs::{
    Account, Began, Change, Event, Input, Length, Lines, News, Output, Parting, Person, Rating, Redoubles,
    Refusal, Reply, Report, Request, Role, Session, Settings, Shown, Start, Talk, Toggle,
};
use pasch_messages::{Describe, Language, message};
use pasch_rules::{
    Action, ByPlayer, Crawford, Cube, Dice, Die, GameSetup, Header, Intent, MatchState, Options, Phase,
    Player, Record, Setup, SetupTurn, VariantId, decide,
};

/// The connection of a client.
pub struct Connection {
    pub session: Session,
    lines: Lines,
    /// Output that was written and not yet taken.
    pub written: Vec<Output>,
    /// The match, and the place there.
    bout: Option<(usize, Role)>,
}

/// A match.
pub struct Bout {
    pub record: Record,
    pub state: MatchState,
    players: ByPlayer<usize>,
    wants_next: ByPlayer<bool>,
    pub ended: bool,
}

pub struct House {
    pub connections: Vec<Connection>,
    pub bouts: Vec<Bout>,
    invitations: Vec<(usize, usize, Length, Settings)>,
    pub throw: Box<dyn FnMut() -> Die>,
    queue: VecDeque<(usize, Request)>,
    /// Games that came to an end.
    pub games: usize,
    /// Requests by name, counted.
    pub seen: std::collections::BTreeMap<String, usize>,
}

pub fn dice_of(seed: u64) -> Box<dyn FnMut() -> Die> {
    let mut rng = fastrand::Rng::with_seed(seed);
    Box::new(move || Die::ALL[rng.usize(..6)])
}

impl House {
    pub fn new(throw: Box<dyn FnMut() -> Die>) -> House {
        House {
            connections: Vec::new(),
            bouts: Vec::new(),
            invitations: Vec::new(),
            throw,
            queue: VecDeque::new(),
            games: 0,
            seen: std::collections::BTreeMap::new(),
        }
    }

    pub fn connect(&mut self) -> usize {
        let session = Session::new("Pasch 0.1", Language::ENGLISH);
        let greeting = session.greeting();
        self.connections.push(Connection {
            session,
            lines: Lines::default(),
            written: greeting.output,
            bout: None,
        });
        self.connections.len() - 1
    }

    /// Another client comes in the place of one that has gone.
    pub fn reconnect(&mut self, who: usize) {
        self.leave(who, Parting::Dropped);
        let session = Session::new("Pasch 0.1", Language::ENGLISH);
        self.connections[who] =
            Connection { session, lines: Lines::default(), written: Vec::new(), bout: None };
    }

    /// Bytes from a client.
    pub fn receive(&mut self, from: usize, bytes: &[u8]) {
        let inputs: Vec<Input> = self.connections[from].lines.feed(bytes);
        for input in inputs {
            let reply = self.connections[from].session.input(&input);
            self.take(from, reply);
            self.work();
        }
    }

    /// The output to a client since the last time.
    pub fn written(&mut self, to: usize) -> Vec<Output> {
        std::mem::take(&mut self.connections[to].written)
    }

    /// The connection breaks.
    pub fn drop_connection(&mut self, who: usize) {
        self.reconnect(who);
        self.work();
    }

    pub fn tell(&mut self, to: usize, event: &Event) {
        let reply = self.connections[to].session.tell(event);
        self.take(to, reply);
    }

    fn take(&mut self, who: usize, reply: Reply) {
        self.connections[who].written.extend(reply.output);
        self.queue.extend(reply.requests.into_iter().map(|request| (who, request)));
    }

    pub fn work(&mut self) {
        while let Some((who, request)) = self.queue.pop_front() {
            let word = format!("{request:?}");
            let word = word.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned();
            *self.seen.entry(word).or_default() += 1;
            self.serve(who, request);
        }
    }

    fn named(&self, name: &str) -> Option<usize> {
        self.connections.iter().rposition(|connection| connection.session.name() == Some(name))
    }

    fn name(&self, who: usize) -> String {
        self.connections[who].session.name().unwrap_or_default().to_owned()
    }

    fn refuse(&mut self, who: usize, refusal: impl Into<Refusal>) {
        self.tell(who, &Event::Refused(refusal.into()));
    }

    pub fn person(&self, who: usize) -> Person {
        let connection = &self.connections[who];
        let session = &connection.session;
        let opponent = connection.bout.and_then(|(bout, role)| {
            role.seat().map(|seat| self.bouts[bout].record.header.names[seat.other()].clone())
        });
        Person {
            name: self.name(who),
            opponent,
            watching: None,
            ready: session.settings().is_on(Toggle::Ready),
            away: session.away().is_some(),
            rating: Rating(150_000),
            experience: 0,
            idle: 0,
            login: 1_795_510_800,
            host: "192.0.2.17".to_owned(),
            client: None,
            email: None,
        }
    }

    fn sign_in(&mut self, who: usize, name: &str) {
        let elsewhere = self.named(name).is_some();
        let mut settings = Settings::default();
        settings.switch(Toggle::Ready, true);
        let account = Account {
            name: name.to_owned(),
            rating: Rating(150_000),
            experience: 0,
            last_login: 1_795_510_800,
            last_host: "192.0.2.17".to_owned(),
            settings,
            gagged: Vec::new(),
            blinded: Vec::new(),
            elsewhere,
            motd: vec!["Club night: Thursday, Swiss, five rounds of 5 points.".to_owned()],
        };
        self.tell(who, &Event::SignedIn(Box::new(account)));
        for other in (0..self.connections.len()).filter(|other| *other != who) {
            self.tell(other, &Event::Came { name: name.to_owned(), again: elsewhere });
        }
    }

    fn serve(&mut self, who: usize, request: Request) {
        use pasch_fibs::Known;
        match request {
            Request::SignIn { name, secret, .. } if secret == "secret" => self.sign_in(who, &name),
            Request::SignIn { .. } => {
                self.tell(who, &Event::SignInRefused(message!("password-fault-common")));
            }
            Request::SignInGuest { .. } => self.sign_in(who, &format!("Guest {who}")),
            Request::Invite { name, length, .. } => {
                let Some(to) = self.named(&name) else {
                    return self.refuse(who, Known::NoOneCalled(pasch_fibs::names::written(&name)));
                };
                if !self.connections[to].session.settings().is_on(Toggle::Ready) {
                    return self.refuse(who, Known::RefusingGames(pasch_fibs::names::written(&name)));
                }
                if self.connections[to].bout.is_some_and(|(_, role)| role.seat().is_some()) {
                    return self.refuse(who, Known::AlreadyPlaying(pasch_fibs::names::written(&name)));
                }
                let saved = self.saved(who, to);
                if length == Length::Saved && saved.is_none() {
                    return self.refuse(who, Known::NoSavedMatch(pasch_fibs::names::written(&name)));
                }
                let settings = self.connections[who].session.settings().clone();
                self.invitations.retain(|(by, invited, ..)| (*by, *invited) != (who, to));
                self.invitations.push((who, to, length, settings));
                self.tell(who, &Event::InvitationSent { to: name, length });
                let saved =
                    saved.filter(|_| length != Length::Saved).map(|bout| self.bouts[bout].state.length());
                let by = self.name(who);
                self.tell(to, &Event::Invited { by, length, saved });
            }
            Request::Join { name } => {
                let by = self.named(&name);
                let found =
                    self.invitations.iter().position(|(from, to, ..)| Some(*from) == by && *to == who);
                let Some(found) = found else {
                    return self.refuse(who, Known::DidntInvite(pasch_fibs::names::written(&name)));
                };
                let (by, _, length, settings) = self.invitations.remove(found);
                if self.connections[by].bout.is_some_and(|(_, role)| role.seat().is_some()) {
                    return self.refuse(who, Known::AlreadyPlaying(pasch_fibs::names::written(&name)));
                }
                self.begin(by, who, length, &settings);
            }
            Request::NextGame => self.next_game(who),
            Request::Act(intent) => self.act(who, &intent),
            Request::Leave => self.leave(who, Parting::Left),
            Request::SignOut => {
                self.leave(who, Parting::LoggedOut);
                self.connections[who].bout = None;
            }
            Request::Watch { name } => {
                let place = self.named(&name).and_then(|to| self.connections[to].bout);
                let Some((bout, Role::Player(side))) = place else {
                    return self.refuse(who, Known::PlayerNotPlaying(pasch_fibs::names::written(&name)));
                };
                self.connections[who].bout = Some((bout, Role::Watcher(side)));
                let start = Start {
                    role: Role::Watcher(side),
                    began: Began::Joined,
                    record: self.bouts[bout].record.clone(),
                    allows_pips: true,
                };
                self.tell(who, &Event::Started(Box::new(start)));
                let by = self.name(who);
                for player in Player::BOTH {
                    let to = self.bouts[bout].players[player];
                    self.tell(to, &Event::Watched { by: by.clone(), begins: true });
                }
            }
            Request::Unwatch => {
                self.connections[who].bout = None;
                self.tell(who, &Event::WatchEnded { gone: None });
            }
            Request::Talk { talk, to, text } => self.talk(who, talk, to, text),
            Request::Who { raw, .. } => {
                let list = (0..self.connections.len())
                    .filter(|who| self.connections[*who].session.name().is_some())
                    .map(|who| self.person(who))
                    .collect();
                self.tell(who, &Event::People { list, raw });
            }
            Request::Time => self.tell(who, &Event::Time(1_795_973_428)),
            Request::AwayList => self.tell(who, &Event::AwayList(Vec::new())),
            Request::Mail { to, .. } => self.tell(who, &Event::MailSent { to, waits: true }),
            Request::Show(Shown::Saved) => self.tell(who, &Event::Saved(Vec::new())),
            Request::Show(_) => self.tell(who, &Event::Games(Vec::new())),
            Request::WhoIs { name } | Request::Where { name } | Request::Last { name } => {
                self.refuse(who, Known::NoOneCalled(pasch_fibs::names::written(&name)));
            }
            Request::Ratings(_) => self.tell(who, &Event::Ratings(Vec::new())),
            Request::DiceTest => self.tell(who, &Event::DiceTest([[1; 6]; 6])),
            Request::Average => self.tell(who, &Event::Average(Vec::new())),
            Request::LastLogins => self.tell(who, &Event::LastLogins(Vec::new())),
            Request::Look { name } | Request::OldMoves { name } => {
                let place = self.named(&name).and_then(|to| self.connections[to].bout);
                match place {
                    Some((bout, role)) => {
                        let record = self.bouts[bout].record.clone();
                        self.tell(who, &Event::Look { record, side: role.side() });
                    }
                    None => self.refuse(who, Known::PlayerNotPlaying(pasch_fibs::names::written(&name))),
                }
            }
            Request::Keep(_)
            | Request::Away(_)
            | Request::Wave
            | Request::Gag { .. }
            | Request::Blind { .. }
            | Request::WaitFor { .. } => {}
        }
    }

    fn talk(&mut self, who: usize, talk: Talk, to: Option<String>, text: String) {
        let by = self.name(who);
        let heard = match talk {
            Talk::Say => to.as_deref().and_then(|name| self.named(name)).into_iter().collect::<Vec<_>>(),
            Talk::Shout => (0..self.connections.len()).filter(|other| *other != who).collect(),
            Talk::Whisper | Talk::Kibitz => {
                let bout = self.connections[who].bout.map(|(bout, _)| bout);
                let here = |other: usize| self.connections[other].bout.map(|(bout, _)| bout) == bout;
                (0..self.connections.len()).filter(|other| *other != who && here(*other)).collect()
            }
        };
        if talk == Talk::Say && heard.is_empty() {
            let name = pasch_fibs::names::written(&to.unwrap_or_default());
            return self.refuse(who, pasch_fibs::Known::NoOneCalled(name));
        }
        for other in &heard {
            self.tell(*other, &Event::Talked { by: by.clone(), talk, text: text.clone() });
        }
        let count = (talk != Talk::Say).then_some(heard.len() as u32);
        self.tell(who, &Event::OwnTalk { talk, to, text, heard: count });
    }

    /// The match of these two that was left.
    fn saved(&self, one: usize, other: usize) -> Option<usize> {
        let names = [self.name(one), self.name(other)];
        self.bouts.iter().position(|bout| {
            let of = &bout.record.header.names;
            !bout.ended && names.contains(&of.a) && names.contains(&of.b) && of.a != of.b
        })
    }

    fn begin(&mut self, by: usize, who: usize, length: Length, settings: &Settings) {
        let bout = match (length, self.saved(by, who)) {
            (Length::Saved, Some(saved)) => saved,
            _ => {
                let points = match length {
                    Length::Points(points) => points,
                    _ => 0,
                };
                let mut header = Header::new(VariantId::BACKGAMMON, points);
                header.names = ByPlayer { a: self.name(by), b: self.name(who) };
                let animals = match settings.redoubles {
                    Redoubles::UpTo(most) => most.min(3),
                    Redoubles::Unlimited => 3,
                };
                header.options = Options {
                    crawford: settings.is_on(Toggle::Crawford),
                    animals: if points == 0 { animals } else { 0 },
                    ..Options::default()
                };
                let state = MatchState::new(&header).expect("the header is sound");
                let record = Record { header, actions: Vec::new() };
                let players = ByPlayer { a: by, b: who };
                self.bouts.push(Bout {
                    record,
                    state,
                    players,
                    wants_next: ByPlayer::default(),
                    ended: false,
                });
                self.bouts.len() - 1
            }
        };
        let name_of_a = self.bouts[bout].record.header.names.a.clone();
        let a = if self.name(by) == name_of_a { by } else { who };
        let b = if a == by { who } else { by };
        self.bouts[bout].players = ByPlayer { a, b };
        let fresh = self.bouts[bout].record.actions.is_empty();
        for player in Player::BOTH {
            let to = self.bouts[bout].players[player];
            self.connections[to].bout = Some((bout, Role::Player(player)));
            let start = Start {
                role: Role::Player(player),
                began: if to == by { Began::Invited } else { Began::Joined },
                record: self.bouts[bout].record.clone(),
                allows_pips: true,
            };
            self.tell(to, &Event::Started(Box::new(start)));
        }
        let names = [self.name(by), self.name(who)];
        let news = if fresh { News::Started } else { News::Resumed };
        let length = self.bouts[bout].state.length();
        for other in (0..self.connections.len()).filter(|other| *other != a && *other != b) {
            self.tell(other, &Event::Reported(Report { names: names.clone(), length, news }));
        }
        if fresh {
            self.decide(bout, Player::A, &Intent::Start);
        }
    }

    fn next_game(&mut self, who: usize) {
        let Some((bout, Role::Player(seat))) = self.connections[who].bout else { return };
        self.bouts[bout].wants_next[seat] = true;
        if self.bouts[bout].wants_next[seat.other()] {
            self.bouts[bout].wants_next = ByPlayer::default();
            self.decide(bout, seat, &Intent::Start);
        } else {
            self.tell(who, &Event::WaitForOpponent);
        }
    }

    fn act(&mut self, who: usize, intent: &Intent) {
        let Some((bout, Role::Player(seat))) = self.connections[who].bout else { return };
        self.decide(bout, seat, intent);
    }

    fn decide(&mut self, bout: usize, seat: Player, intent: &Intent) {
        let actions = match decide(&self.bouts[bout].state, seat, intent, &mut *self.throw) {
            Ok(actions) => actions,
            Err(refusal) => {
                let to = self.bouts[bout].players[seat];
                return self.tell(to, &Event::Told(refusal.message()));
            }
        };
        for action in actions {
            self.happen(bout, action);
        }
    }

    fn happen(&mut self, bout: usize, action: Action) {
        let here = &mut self.bouts[bout];
        here.state.apply(&action).expect("decided actions are legal");
        here.record.actions.push(action.clone());
        let over = !here.state.phase().is_playing();
        let ended = matches!(here.state.phase(), Phase::MatchOver { .. });
        here.ended = ended;
        let present: Vec<usize> = (0..self.connections.len())
            .filter(|who| self.connections[*who].bout.is_some_and(|(at, _)| at == bout))
            .collect();
        for who in &present {
            self.tell(*who, &Event::Acted(action.clone()));
        }
        self.games += usize::from(over);
        if ended {
            for who in present {
                self.connections[who].bout = None;
            }
        }
    }

    fn leave(&mut self, who: usize, how: Parting) {
        let Some((bout, Role::Player(seat))) = self.connections[who].bout else { return };
        let name = self.name(who);
        let name = if name.is_empty() { self.bouts[bout].record.header.names[seat].clone() } else { name };
        for other in 0..self.connections.len() {
            match self.connections[other].bout {
                Some((at, role)) if at == bout => {
                    let by = (other != who).then(|| name.clone());
                    let event = match role {
                        Role::Player(_) => Event::MatchLeft { by, how },
                        Role::Watcher(_) => Event::WatchEnded { gone: Some((name.clone(), how)) },
                    };
                    self.connections[other].bout = None;
                    self.tell(other, &event);
                }
                _ => {}
            }
        }
    }

    /// The match of a connection.
    pub fn bout_of(&self, who: usize) -> Option<(&Bout, Role)> {
        self.connections[who].bout.map(|(bout, role)| (&self.bouts[bout], role))
    }
}

/// An account with the usual settings.
pub fn account(name: &str) -> Account {
    Account {
        name: name.to_owned(),
        rating: Rating(150_000),
        experience: 0,
        last_login: 0,
        last_host: String::new(),
        settings: Settings::default(),
        gagged: Vec::new(),
        blinded: Vec::new(),
        elsewhere: false,
        motd: Vec::new(),
    }
}

/// Two players at a match of `length` points, and a function that plays actions.
pub struct Pair {
    pub sessions: ByPlayer<Session>,
    record: Record,
    state: MatchState,
    requests: ByPlayer<Vec<Request>>,
    pub lines: ByPlayer<Vec<String>>,
}

impl Pair {
    /// `a` has invited `b`; both read board strings.
    pub fn new(names: [&str; 2], length: u32) -> Pair {
        Pair::with_header(names, Header::new(VariantId::BACKGAMMON, length))
    }

    pub fn with_header(names: [&str; 2], mut header: Header) -> Pair {
        header.names = ByPlayer { a: names[0].to_owned(), b: names[1].to_owned() };
        let sessions = ByPlayer::from_fn(|player| {
            let mut session = Session::new("Pasch", Language::ENGLISH);
            let name = &header.names[player];
            let mut settings = Settings::default();
            settings.change(&Change::Boardstyle(3));
            session.line(&format!("login pasch_test 1008 {name} secret"));
            session.tell(&Event::SignedIn(Box::new(Account { settings, ..account(name) })));
            session
        });
        let state = MatchState::new(&header).unwrap();
        let record = Record { header: header.clone(), actions: Vec::new() };
        let (requests, lines) = (ByPlayer::default(), ByPlayer::default());
        let mut pair = Pair { sessions, record, state, requests, lines };
        for player in Player::BOTH {
            let record = Record { header: header.clone(), actions: Vec::new() };
            let began = if player == Player::A { Began::Invited } else { Began::Joined };
            let start = Start { role: Role::Player(player), began, record, allows_pips: true };
            pair.tell(player, &Event::Started(Box::new(start)));
        }
        pair
    }

    pub fn tell(&mut self, player: Player, event: &Event) -> Vec<Request> {
        let reply = self.sessions[player].tell(event);
        self.lines[player].extend(reply.lines().map(str::to_owned));
        reply.requests
    }

    pub const fn state(&self) -> &MatchState {
        &self.state
    }

    pub fn record(&self) -> Record {
        self.record.clone()
    }

    /// The requests of a player's session after the last action.
    pub fn requests_of(&self, player: Player) -> Vec<Request> {
        self.requests[player].clone()
    }

    pub fn act(&mut self, action: Action) {
        self.state.apply(&action).unwrap();
        self.record.actions.push(action.clone());
        for player in Player::BOTH {
            self.requests[player] = self.tell(player, &Event::Acted(action.clone()));
        }
    }

    /// A position, with the player who rolls next. Sides are texts such as `24:2 13:5`.
    pub fn set_up(&mut self, a: &str, b: &str, to_roll: Player, cube: Cube) {
        let board = Setup { sides: ByPlayer { a: a.parse().unwrap(), b: b.parse().unwrap() } };
        let turn = SetupTurn::ToRoll(to_roll);
        let (score, crawford) = (ByPlayer::default(), Crawford::Before);
        self.act(Action::Setup(GameSetup { board, turn, cube, score, crawford }));
    }

    /// The first legal play of the roll on the board.
    pub fn play(&mut self) {
        let play = self.state.play_graph().unwrap().plays()[0].play.clone();
        self.act(Action::Play(play));
    }

    pub fn roll(&mut self, faces: [u8; 2]) {
        self.act(Action::Roll(Dice::from_faces(&faces).unwrap()));
    }
}
