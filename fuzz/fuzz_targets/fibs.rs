//! Bytes of a FIBS client: whatever comes is answered in lines, and the session stays sound. A line that
//! begins with `#` lets the opponent do something.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_fibs::{
    Account, Began, Board, Event, Input, Length, Lines, Output, Rating, Reply, Request, Role, Session,
    Settings, Start, read_command,
};
use pasch_messages::{Language, message};
use pasch_rules::{ByPlayer, Die, Header, Intent, MatchState, Player, Record, VariantId, decide};

/// A server that lets everybody in and plays both sides of one match: the client's and, by the same bytes, the other.
struct House {
    session: Session,
    record: Option<(Record, MatchState)>,
    throw: u8,
}

impl House {
    fn check(&self, reply: &Reply) {
        for output in &reply.output {
            if let Output::Line(line) = output {
                assert!(!line.trim_end_matches('\u{7}').chars().any(char::is_control), "{line:?}");
            }
        }
        if let Some(board) = self.session.board() {
            assert_eq!(board.to_string().parse::<Board>().as_ref(), Ok(&board));
        }
    }

    fn tell(&mut self, event: &Event) {
        let reply = self.session.tell(event);
        self.check(&reply);
        self.serve(reply, 0);
    }

    fn serve(&mut self, reply: Reply, depth: u8) {
        for request in reply.requests {
            match request {
                Request::SignIn { name, .. } if depth == 0 => {
                    self.tell(&Event::SignedIn(Box::new(account(name))))
                }
                Request::SignIn { .. } => self.tell(&Event::SignInRefused(message!("fibs-nobody"))),
                Request::SignInGuest { .. } => {
                    self.tell(&Event::SignedIn(Box::new(account("Guest 1".to_owned()))))
                }
                Request::Invite { length, .. } => self.begin(length),
                Request::NextGame => self.act(Player::A, &Intent::Start),
                Request::Act(intent) => self.act(Player::A, &intent),
                _ => {}
            }
        }
    }

    fn begin(&mut self, length: Length) {
        let length = if let Length::Points(points) = length { points } else { 0 };
        let mut header = Header::new(VariantId::BACKGAMMON, length);
        header.names = ByPlayer { a: "me".to_owned(), b: "other".to_owned() };
        let Ok(state) = MatchState::new(&header) else { return };
        let record = Record { header, actions: Vec::new() };
        let start = Start {
            role: Role::Player(Player::A),
            began: Began::Invited,
            record: record.clone(),
            allows_pips: true,
        };
        self.record = Some((record, state));
        self.tell(&Event::Started(Box::new(start)));
        self.act(Player::A, &Intent::Start);
    }

    fn act(&mut self, player: Player, intent: &Intent) {
        let throw = &mut self.throw;
        let mut die = || {
            *throw = throw.wrapping_mul(5).wrapping_add(3);
            Die::ALL[usize::from(*throw >> 3) % 6]
        };
        let Some((_, state)) = &mut self.record else { return };
        let Ok(actions) = decide(state, player, intent, &mut die) else { return };
        for action in actions {
            let Some((record, state)) = &mut self.record else { return };
            state.apply(&action).expect("what was decided is legal");
            record.actions.push(action.clone());
            self.tell(&Event::Acted(action));
        }
    }

    /// The other player does the first thing that is possible.
    fn other(&mut self, which: u8) {
        let Some((_, state)) = &self.record else { return };
        let play = state.play_graph().and_then(|graph| {
            let plays = graph.plays();
            plays.get(usize::from(which) % plays.len().max(1)).map(|legal| legal.play.clone())
        });
        let mut intents = vec![Intent::Roll, Intent::Take, Intent::AcceptResign, Intent::Start];
        intents.extend(play.map(Intent::Play));
        for intent in intents {
            self.act(Player::B, &intent);
        }
    }
}

fn account(name: String) -> Account {
    Account {
        name,
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

fuzz_target!(|bytes: &[u8]| {
    let mut lines = Lines::default();
    let session = Session::new("Pasch", Language::ENGLISH);
    let mut house = House { session, record: None, throw: bytes.len() as u8 };
    for input in lines.feed(bytes).into_iter().take(400) {
        if let Input::Line(line) = &input {
            let _ = read_command(line);
            if let Ok(board) = line.parse::<Board>() {
                assert_eq!(board.to_string().parse(), Ok(board));
            }
            if let Some(which) = line.strip_prefix('#') {
                house.other(which.len() as u8);
                continue;
            }
        }
        let reply = house.session.input(&input);
        house.check(&reply);
        house.serve(reply, 0);
    }
});
