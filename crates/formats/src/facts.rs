//! What a record holds, in the figures by which players know a match.
//!
//! Everything is counted from the actions. Points are those of cube and board; they are not cut where a win is worth more
//! than the match needed, so a five-point match may end 6-0.

use pasch_rules::{
    Action, ByPlayer, Ending, GameResult, HeaderError, MatchState, Phase, Player, Record, SetupTurn,
};

/// The facts about a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The id of the variant; of a series, the first one's.
    pub variant: &'static str,
    /// The ids of the variants that follow it in turn, in a series.
    pub then: Vec<&'static str>,
    /// The players' names, the first named in the file is seat A.
    pub players: ByPlayer<String>,
    /// Points to win the match; 0 for money.
    pub length: u32,
    /// The games in order; the last may be unfinished.
    pub games: Vec<GameFacts>,
    /// The score after the last game.
    pub score: ByPlayer<u32>,
    /// What was done in all games together.
    pub counts: Counts,
}

/// The facts about one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameFacts {
    /// The score at its start.
    pub score: ByPlayer<u32>,
    /// Whether it is the Crawford game.
    pub crawford: bool,
    /// How it ended; `None` if it did not.
    pub result: Option<GameResult>,
    /// What was done in it.
    pub counts: Counts,
}

impl GameFacts {
    fn begun(state: &MatchState) -> Self {
        Self {
            score: state.score(),
            crawford: state.is_crawford_game(),
            result: None,
            counts: Counts::default(),
        }
    }

    /// The winner, if there is one.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        self.result.and_then(|result| result.outcome.winner())
    }

    /// The points the winner got; 0 while nobody has won.
    #[must_use]
    pub fn points(&self) -> u32 {
        self.result.map_or(0, |result| result.points)
    }

    /// Whether it ended by resignation.
    #[must_use]
    pub fn resigned(&self) -> bool {
        self.result.is_some_and(|result| result.how == Ending::Resigned)
    }
}

/// How often things were done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Rolls that were played, danced with, or followed by a position set by hand; not one after
    /// which a player resigned.
    pub rolls: u32,
    /// Rolls of these that left nothing to play.
    pub dances: u32,
    /// Doubles offered, accepted or not; beavers are not counted.
    pub doubles: u32,
    /// Doubles accepted, beavers included.
    pub takes: u32,
    /// Doubles refused, so that the game was lost.
    pub drops: u32,
    /// Beavers and raccoons: doubles taken and turned again.
    pub beavers: u32,
    /// Resignations that the opponent accepted.
    pub resignations: u32,
    /// Positions set by hand within a game.
    pub setups: u32,
}

impl Counts {
    fn count(&mut self, action: &Action, before: Phase) {
        match action {
            Action::Play(play) => {
                self.rolls += 1;
                self.dances += u32::from(play.is_dance());
            }
            Action::LetStand => self.rolls += 1,
            Action::Setup(setup) if setup.turn != SetupTurn::Opening => {
                self.setups += 1;
                self.rolls += u32::from(matches!(before, Phase::ToMove { .. }));
            }
            Action::Double => self.doubles += 1,
            Action::Take => self.takes += 1,
            Action::Beaver => {
                self.takes += 1;
                self.beavers += 1;
            }
            Action::Drop => self.drops += 1,
            Action::AcceptResign => self.resignations += 1,
            _ => {}
        }
    }

    fn plus(self, other: Self) -> Self {
        Self {
            rolls: self.rolls + other.rolls,
            dances: self.dances + other.dances,
            doubles: self.doubles + other.doubles,
            takes: self.takes + other.takes,
            drops: self.drops + other.drops,
            beavers: self.beavers + other.beavers,
            resignations: self.resignations + other.resignations,
            setups: self.setups + other.setups,
        }
    }
}

/// Counts a record. An action that the rules refuse ends the count before it.
///
/// A position set up for an opening roll begins a game, even if the one before was left unfinished.
///
/// # Errors
/// [`HeaderError`] if no match can be played by the header.
pub fn facts(record: &Record) -> Result<Facts, HeaderError> {
    let mut state = MatchState::new(&record.header)?;
    let mut games: Vec<GameFacts> = Vec::new();
    for action in &record.actions {
        let before = *state.phase();
        if state.apply(action).is_err() {
            break;
        }
        let sets_up_game = matches!(action, Action::Setup(setup) if setup.turn == SetupTurn::Opening);
        if games.is_empty() || sets_up_game || !before.is_playing() {
            games.push(GameFacts::begun(&state));
        }
        let Some(game) = games.last_mut() else { continue };
        game.counts.count(action, before);
        game.crawford = state.is_crawford_game();
        if let Phase::GameOver(result) | Phase::MatchOver { result, .. } = *state.phase() {
            game.result = Some(result);
        }
    }
    if games.is_empty() {
        games.push(GameFacts::begun(&state));
    }
    let counts = games.iter().fold(Counts::default(), |sum, game| sum.plus(game.counts));
    Ok(Facts {
        variant: record.header.variant.as_str(),
        then: record.header.then.iter().map(|variant| variant.as_str()).collect(),
        players: record.header.names.clone(),
        length: record.header.length,
        games,
        score: state.score(),
        counts,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_rules::{Dice, Grade, Header, VariantId};

    #[test]
    fn a_roll_before_a_resignation_is_not_counted() {
        let mut record = Record { header: Header::new(VariantId::BACKGAMMON, 3), actions: Vec::new() };
        let dice = Dice::from_faces(&[3, 1]).unwrap();
        record.actions.push(Action::FirstTurn(Player::A));
        record.actions.push(Action::Roll(dice));
        assert_eq!(facts(&record).unwrap().counts, Counts::default());
        record.actions.push(Action::OfferResign { by: Player::A, grade: Grade::Gammon });
        record.actions.push(Action::AcceptResign);
        let facts = facts(&record).unwrap();
        assert_eq!(facts.counts, Counts { resignations: 1, ..Counts::default() });
        assert_eq!((facts.games[0].winner(), facts.games[0].points()), (Some(Player::B), 2));
        assert!(facts.games[0].resigned());
    }

    #[test]
    fn an_empty_record_is_one_unfinished_game() {
        let record = Record { header: Header::new(VariantId::BACKGAMMON, 3), actions: Vec::new() };
        let facts = facts(&record).unwrap();
        assert_eq!((facts.games.len(), facts.games[0].result), (1, None));
    }
}
