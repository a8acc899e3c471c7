//! A judged match: what every report of it is made from.

use std::borrow::Cow;

use pasch_analysis::foreign::Said;
use pasch_analysis::{CubeAction, CubeReport, Decision, GameReport, Mark, Report, Theme, Turn};
use pasch_formats::overlay::Note;
use pasch_messages::message;
use pasch_rules::{ByPlayer, Player, Record};
use pasch_table::view::report::Place;

/// A match, its report, the file's own words, and the names of its positions.
pub struct Sheet<'a> {
    pub record: &'a Record,
    pub report: &'a Report,
    pub said: &'a Said,
    places: Vec<Place>,
}

/// Cube decisions of a player, and what went wrong in them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cubes {
    /// Decisions that count for PR.
    pub decisions: u32,
    pub mistakes: u32,
    /// What they gave up together, EMG.
    pub loss: f64,
}

impl<'a> Sheet<'a> {
    pub fn new(record: &'a Record, report: &'a Report, said: &'a Said) -> Self {
        Self { record, report, said, places: pasch_table::view::report::places(record) }
    }

    /// The position before a decision as an identifier that programs read: an XGID, or Pasch's own where the
    /// board is not that of backgammon.
    pub fn position(&self, turn: &Turn) -> &str {
        match self.places.get(turn.action) {
            Some(place) if place.xgid.is_empty() => &place.id,
            Some(place) => &place.xgid,
            None => "",
        }
    }

    /// The board before a decision, drawn in letters; empty where the board is not that of backgammon.
    pub fn drawing(&self, turn: &Turn) -> String {
        let diagram =
            self.places.get(turn.action).and_then(|place| pasch_formats::diagram::decode(&place.id).ok());
        let text =
            diagram.and_then(|diagram| pasch_table::view::places::text(&diagram, None)).unwrap_or_default();
        let board =
            |line: &&str| line.starts_with(" +") || line.starts_with(" |") || line.starts_with("Pip count");
        text.lines().filter(board).map(|line| format!("      {}\n", line.trim_end())).collect()
    }

    /// What the file says about a decision.
    pub fn note(&self, turn: &Turn) -> Option<&Note> {
        self.said.turns.get(&turn.action)
    }

    /// Somebody's words about a decision, from the file.
    pub fn words(&self, turn: &Turn) -> Option<&str> {
        self.note(turn).and_then(|note| note.comment.as_deref())
    }

    /// Somebody's words about a game, from the file.
    pub fn game_words(&self, game: &GameReport) -> Option<&str> {
        let index = (game.number as usize).saturating_sub(1);
        self.said.games.get(index).and_then(Option::as_deref)
    }

    /// What the file says about the match, without somebody's words about it: event, place, date and so on.
    pub fn about(&self) -> impl Iterator<Item = (Cow<'a, str>, &'a str)> + use<'a> {
        let extra = self.record.header.extra.iter();
        let label = |key: &'a str| match key {
            "EventDate" => Cow::Owned(message!("report-date").to_string()),
            "EventTime" => Cow::Owned(message!("report-time").to_string()),
            "Site" => Cow::Owned(message!("report-place").to_string()),
            key => Cow::Borrowed(key),
        };
        let extra = extra.filter(|(key, value)| key != "Comment" && !value.trim().is_empty());
        extra.map(move |(key, value)| (label(key), value.trim()))
    }

    /// The score of a player before a game: `2 of 7`, or the points alone in money play.
    pub fn score(&self, game: &GameReport, player: Player) -> String {
        match self.report.length {
            0 => game.score[player].to_string(),
            length => message!("score-of", points = game.score[player], length = length).to_string(),
        }
    }

    /// How a game ended.
    pub fn result(&self, game: &GameReport) -> String {
        let names = &self.record.header.names;
        match game.result.and_then(|result| Some((result.outcome.winner()?, result.points))) {
            Some((winner, points)) => message!("report-wins", name = names[winner], points = points),
            None if game.result.is_some() => message!("game-drawn"),
            None => message!("game-unfinished"),
        }
        .to_string()
    }

    /// PR (pasch) of a player in a game, to one decimal.
    pub fn pr(&self, game: &GameReport, player: Player) -> String {
        let pr = game.players[player].pr(self.report.length == 1);
        pr.map_or_else(|| "–".to_owned(), |pr| format!("{pr:.1}"))
    }

    /// The most expensive decisions, the worst first.
    pub fn worst(&self, most: usize) -> Vec<(&GameReport, &Turn)> {
        let games = self.report.games.iter();
        let mut turns: Vec<_> =
            games.flat_map(|game| game.turns.iter().map(move |turn| (game, turn))).collect();
        turns.retain(|(_, turn)| turn.mark >= Some(Mark::Error));
        turns.sort_by(|(_, a), (_, b)| b.loss.total_cmp(&a.loss));
        turns.truncate(most);
        turns
    }

    /// Cube decisions by what was done, and what came of it; what nobody did is left out.
    pub fn cubes_by_action(&self) -> Vec<(String, ByPlayer<Cubes>)> {
        let kinds = [
            (message!("report-not-doubled").to_string(), CubeAction::NoDouble),
            (message!("report-doubled").to_string(), CubeAction::Double),
            (message!("report-taken").to_string(), CubeAction::Take),
            (message!("report-passed").to_string(), CubeAction::Drop),
            (message!("report-beavered").to_string(), CubeAction::Beaver),
        ];
        let kinds = kinds.map(|(name, action)| (name, self.cubes(|_, cube| cube.action == action)));
        kinds.into_iter().filter(|(_, sums)| counted(sums)).collect()
    }

    /// Cube decisions by the kind of position they were made in; what did not come up is left out.
    pub fn cubes_by_setting(&self) -> Vec<(String, ByPlayer<Cubes>)> {
        let kinds = Theme::ALL
            .map(|theme| (theme.words().to_owned(), self.cubes(|turn, _| turn.setting == Some(theme))));
        kinds.into_iter().filter(|(_, sums)| counted(sums)).collect()
    }

    fn cubes(&self, meant: impl Fn(&Turn, &CubeReport) -> bool) -> ByPlayer<Cubes> {
        let mut sums = ByPlayer::<Cubes>::default();
        for turn in self.report.turns() {
            let Decision::Cube(cube) = &turn.decision else { continue };
            if meant(turn, cube) {
                let sum = &mut sums[turn.player];
                sum.decisions += u32::from(turn.counts);
                sum.mistakes += u32::from(cube.mistake.is_some());
                sum.loss += turn.loss;
            }
        }
        sums
    }
}

/// Which of *no double*, *double, take* and *double, pass* is best: of an answer one of the last two.
pub const fn best_branch(cube: &CubeReport) -> usize {
    let answer = matches!(cube.action, CubeAction::Take | CubeAction::Drop | CubeAction::Beaver);
    match (answer || cube.should_double, cube.should_take) {
        (false, _) => 0,
        (true, true) => 1,
        (true, false) => 2,
    }
}

fn counted(sums: &ByPlayer<Cubes>) -> bool {
    sums.iter().any(|(_, sum)| sum.decisions > 0 || sum.mistakes > 0)
}

/// Whether a decision gets a row of its own where all are listed: rolling on far from a double does not.
pub fn is_listed(turn: &Turn) -> bool {
    match &turn.decision {
        Decision::Cube(cube) => cube.shown || turn.loss > 0.0,
        Decision::Play(_) => true,
    }
}
