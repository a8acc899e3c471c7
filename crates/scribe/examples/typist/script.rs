//! A scripted typist: enters a recorded match through the keys, and counts them.

use std::cell::RefCell;
use std::collections::VecDeque;

use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::search::{Run, SearchSettings};
use pasch_rules::{
    Action, Grade, LegalPlay, MatchState, Phase, Place, Play, Player, Point, Position, Record, Setup, Shift,
};
use pasch_scribe::{
    AsPlayed, Change, Desk, Entry, Fact, Key, LETTERS, Ranking, Stamps, Transcript, proposals,
};

/// The delivered engine without looking ahead. The last answer is kept: typist and desk ask the same.
pub struct ByEngine {
    engine: Engine,
    last: RefCell<Option<(MatchState, Vec<usize>)>>,
}

impl ByEngine {
    /// The engine as it is delivered.
    pub fn new() -> ByEngine {
        ByEngine { engine: Engine::builtin(), last: RefCell::new(None) }
    }

    fn ranked(&self, state: &MatchState, plays: &[LegalPlay]) -> Option<Vec<usize>> {
        let Phase::ToMove { dice, .. } = *state.phase() else { return None };
        let (spot, settings) = (Spot::of(state).ok()?, SearchSettings::plies(0));
        let ranked = self.engine.rank_plays(&spot, &dice, &settings, &[], Run::default()).ok()?;
        Some(ranked.iter().filter_map(|one| plays.iter().position(|legal| *legal == one.play)).collect())
    }
}

impl Ranking for ByEngine {
    fn rank(&self, state: &MatchState, plays: &[LegalPlay]) -> Vec<usize> {
        if let Some((known, order)) = &*self.last.borrow()
            && known == state
        {
            return order.clone();
        }
        let order = self.ranked(state, plays).unwrap_or_default();
        *self.last.borrow_mut() = Some((state.clone(), order.clone()));
        order
    }
}

/// The keys of a match.
#[derive(Clone, Debug, Default)]
pub struct Count {
    /// All keys.
    pub keys: usize,
    /// Keys for dice.
    pub dice: usize,
    /// Keys for plays that were chosen.
    pub play: usize,
    /// Plays of a roll, forced ones among them.
    pub plays: usize,
    /// Plays that needed no key.
    pub forced: usize,
    /// Chosen plays by the number of their keys; the last is for that many and more.
    pub by_keys: [usize; 16],
    /// Chosen plays by their place among the proposals; the last is for all behind.
    pub by_rank: [usize; 11],
    /// Entries for which there is no key, given as such: positions set by hand, forfeits.
    pub given: usize,
}

/// A typist at a desk.
pub struct Typist<'r> {
    pub desk: Desk,
    pub count: Count,
    ranking: &'r dyn Ranking,
    /// The proposals that are picked by a key; a play behind them is typed.
    known: usize,
    /// Actions that the desk has entered by itself and the record has not come to yet.
    ahead: VecDeque<Action>,
}

/// Enters a record key by key. The typist looks at so many proposals, and types points for any other play.
///
/// # Errors
/// A sentence that says where the transcript came out differently.
pub fn enter(record: &Record, ranking: &dyn Ranking, known: usize) -> Result<(Desk, Count), String> {
    let transcript =
        Transcript::begin(record.header.clone(), Stamps::default()).map_err(|error| error.to_string())?;
    let (desk, count) = (Desk::new(transcript), Count::default());
    let mut typist = Typist { desk, count, ranking, known, ahead: VecDeque::new() };
    for (index, action) in record.actions.iter().enumerate() {
        typist.enter(action).map_err(|why| format!("action {} ({}): {why}", index + 1, action.name()))?;
    }
    typist.take_back_what_is_ahead()?;
    Ok((typist.desk, typist.count))
}

impl Typist<'_> {
    fn enter(&mut self, action: &Action) -> Result<(), String> {
        if let Action::Play(_) = action {
            self.count.plays += 1;
        }
        if self.ahead.front() == Some(action) {
            self.ahead.pop_front();
            self.count.forced += 1;
            return Ok(());
        }
        self.take_back_what_is_ahead()?;
        let before = self.count.keys;
        match action {
            Action::OpeningRoll(dice) => self.keys(&format!("{}{}", dice.a.face(), dice.b.face()))?,
            Action::Roll(dice) => self.keys(&dice.to_string())?,
            Action::Play(play) => self.play(play)?,
            Action::FirstTurn(Player::A) => self.keys("a")?,
            Action::FirstTurn(Player::B) => self.keys("b")?,
            Action::Double => self.keys("d")?,
            Action::Take => self.keys("t")?,
            Action::Drop => self.keys("p")?,
            Action::Beaver => self.keys("b")?,
            Action::OfferResign { by, grade } => self.resign(*by, *grade)?,
            Action::AcceptResign => self.keys("\n")?,
            Action::RejectResign => self.keys("n")?,
            Action::Setup(setup) if self.is_illegal_play(&setup.board) => self.illegal(&setup.board)?,
            other => self.give(Fact::Action(other.clone()))?,
        }
        let used = self.count.keys - before;
        match action {
            Action::OpeningRoll(_) | Action::Roll(_) => self.count.dice += used,
            Action::Play(_) => {
                self.count.play += used;
                self.count.by_keys[used.min(15)] += 1;
            }
            _ => {}
        }
        match self.ahead.pop_front() {
            Some(done) if done == *action => Ok(()),
            done => Err(format!("entered as {done:?}, recorded as {action:?}")),
        }
    }

    /// The desk has played a forced roll that the record leaves unplayed.
    fn take_back_what_is_ahead(&mut self) -> Result<(), String> {
        while self.ahead.pop_back().is_some() {
            self.press(&Key::Backspace)?;
        }
        Ok(())
    }

    fn press(&mut self, key: &Key) -> Result<(), String> {
        self.count.keys += 1;
        let seen = self.desk.transcript().len();
        let entries = self.desk.press(seen, key, self.ranking, Stamps::default());
        let new = entries.map_err(|error| format!("{key:?}: {error}"))?.len();
        if *key != Key::Backspace {
            let lines: Vec<_> = self.desk.transcript().lines().rev().take(new).collect();
            self.ahead.extend(lines.iter().rev().flat_map(|line| line.actions.iter().cloned()));
        }
        Ok(())
    }

    fn keys(&mut self, text: &str) -> Result<(), String> {
        text.chars().try_for_each(|key| match key {
            '\n' => self.press(&Key::Enter),
            key => self.press(&Key::Char(key)),
        })
    }

    fn give(&mut self, fact: Fact) -> Result<(), String> {
        self.count.given += 1;
        let seen = self.desk.transcript().len();
        self.desk.submit(seen, vec![Entry::of(Change::Add(fact))]).map_err(|error| error.to_string())?;
        self.ahead.extend(self.desk.transcript().lines().last().into_iter().flat_map(|l| l.actions.to_vec()));
        Ok(())
    }

    fn play(&mut self, play: &Play) -> Result<(), String> {
        let plays = proposals(self.desk.transcript().state(), self.ranking);
        let rank = plays.iter().position(|legal| legal.play == *play);
        self.count.by_rank[rank.unwrap_or(10).min(10)] += 1;
        match rank {
            Some(0) => self.keys("\n"),
            Some(rank) if rank < self.known => self.keys(&LETTERS[rank - 1..rank]),
            _ => {
                let typed = self.shortest(play).unwrap_or_else(|| play.to_string());
                self.keys(&format!("{typed}\n"))
            }
        }
    }

    /// The shortest points by which Enter means this play.
    fn shortest(&self, play: &Play) -> Option<String> {
        let number = |place: Place| match place {
            Place::Bar | Place::Pool => "b".to_owned(),
            Place::Off => "o".to_owned(),
            Place::Point(point) => point.to_string(),
        };
        // The ways of single checkers, each from any of its stops to any later one.
        let mut ways: Vec<(Place, Place)> = play.moves.iter().map(|mv| (mv.from, mv.to)).collect();
        let mut at = 0;
        while at < ways.len() && ways.len() < 24 {
            let (from, to) = ways[at];
            let onward = play.moves.iter().filter(|mv| mv.from == to).map(|mv| (from, mv.to));
            ways.extend(onward.collect::<Vec<_>>());
            at += 1;
        }
        let pair = |way: &(Place, Place)| format!("{} {}", number(way.0), number(way.1));
        let mut words: Vec<String> = ways.iter().map(pair).collect();
        words.extend((2..=4).flat_map(|count| {
            ways.iter().map(move |way| format!("{}/{}({count})", number(way.0), number(way.1)))
        }));
        let mut texts: Vec<String> = words.clone();
        texts.extend(play.moves.iter().map(|mv| number(mv.from)));
        for first in &words {
            texts.extend(words.iter().map(|second| format!("{first} {second}")));
            texts.extend(play.moves.iter().map(|mv| format!("{first} {}", number(mv.from))));
        }
        texts.sort();
        texts.dedup();
        texts.sort_by_key(String::len);
        texts.into_iter().find(|text| {
            // Only the keys are tried, not the desk.
            let mut trial = self.desk.keys().clone();
            let mut press = |key| trial.press(self.desk.transcript(), self.ranking, &key);
            let typed = text.chars().try_for_each(|key| press(Key::Char(key)).map(|_| ()));
            let meant = typed.and_then(|()| press(Key::Enter));
            let wanted = Change::Add(Fact::Action(Action::Play(play.clone())));
            meant.is_ok_and(|changes| changes.first() == Some(&wanted))
        })
    }

    fn resign(&mut self, by: Player, grade: Grade) -> Result<(), String> {
        let on_turn = self.desk.transcript().state().phase().decider().unwrap_or(Player::A);
        let key = if by == on_turn { "r" } else { "R" };
        self.keys(&format!("{key}{}", grade as u8 + 1))
    }

    /// Whether a position set by hand is what a roll on the table led to.
    fn is_illegal_play(&self, board: &Setup) -> bool {
        let state = self.desk.transcript().state();
        matches!(state.phase(), Phase::ToMove { .. }) && *board != state.position().to_setup()
    }

    /// A play against the rules: its points after `!`, or the board where points do not lead to it.
    fn illegal(&mut self, board: &Setup) -> Result<(), String> {
        let state = self.desk.transcript().state().clone();
        let Some(player) = state.phase().decider() else { return Err("nobody plays".to_owned()) };
        let moves = carried(state.position(), player, board);
        let fact = Fact::AsPlayed(AsPlayed::Moves(pasch_rules::Misplay { shifts: moves.clone() }));
        let leads_there = pasch_scribe::check(&state, &fact).after.position().to_setup() == *board;
        if leads_there && moves.len() <= 6 {
            let words: Vec<String> = moves.iter().map(Shift::to_string).collect();
            return self.keys(&format!("!{}\n", words.join(" ")));
        }
        self.give(Fact::AsPlayed(AsPlayed::Board(*board)))
    }
}

/// The checkers of a player that stand elsewhere, rear ones first.
fn carried(before: &Position, player: Player, after: &Setup) -> Vec<Shift> {
    let (was, is) = (before.side(player), &after.sides[player]);
    let (mut from, mut to) = (Vec::new(), Vec::new());
    let mut differ = |place: Place, old: u8, new: u8| {
        from.extend(std::iter::repeat_n(place, usize::from(old.saturating_sub(new))));
        to.extend(std::iter::repeat_n(place, usize::from(new.saturating_sub(old))));
    };
    differ(Place::Bar, was.bar, is.bar);
    for point in Point::all().rev() {
        differ(Place::Point(point), was.on(point), is.points[point.index()]);
    }
    to.resize(from.len().max(to.len()), Place::Off);
    from.into_iter().zip(to).map(|(from, to)| Shift { from, to }).collect()
}
