//! Bots by their identifiers: levels, faces and the classic players of the museum, and their thoughts.

use pasch_engine::faces::Face;
use pasch_engine::level::Level;
use pasch_engine::{analyst, gate};
use pasch_museum::{Classic, LastPlay, Named};
use pasch_rules::{Player, Record, Rules};
use pasch_table::{Occupant, Seats};
use pasch_wire::{ClassicInfo, ThoughtPlay, ThoughtTerm, Thoughts};

/// Plays of a roll that are shown.
const SHOWN: usize = 4;

/// The name under which a bot sits; `None` when there is none of this identifier.
///
/// ```
/// use pasch_workers::bot_named;
/// assert_eq!(bot_named("vega"), Some("Vega"));
/// assert_eq!(bot_named("td-gammon-0"), Some("TD-Gammon 0.0"));
/// assert_eq!(bot_named("expert+careful"), Some("Pasch"));
/// assert_eq!(bot_named("hal"), None);
/// ```
#[must_use]
pub fn bot_named(level: &str) -> Option<&'static str> {
    if let Some(classic) = Classic::find(level) {
        return Some(classic.name);
    }
    Level::find(level)?;
    Some(Face::find(level).map_or("Pasch", |face| face.name))
}

/// Whether a bot plays a game by these rules. Classic players know backgammon and games that move like it.
#[must_use]
pub fn bot_plays(level: &str, rules: &Rules) -> bool {
    if Classic::find(level).is_some() { gate::fits(rules) } else { analyst::plays(rules) }
}

/// The classic players, as pages show them.
#[must_use]
pub fn classics() -> Vec<ClassicInfo> {
    let info = |classic: Classic| ClassicInfo {
        id: classic.id.to_owned(),
        name: classic.name.to_owned(),
        points: classic.figures().map(|figures| figures.points),
        interval: classic.figures().map(|figures| figures.interval),
    };
    Classic::ALL.into_iter().map(info).collect()
}

/// The thoughts of a match's classic player at its last play; `None` when none sits there.
#[must_use]
pub fn thoughts(record: &Record, seats: &Seats) -> Option<Thoughts> {
    let sits = |player: Player| match &seats.0[player] {
        Occupant::Bot { level, .. } => Classic::find(level).map(|classic| (classic, player)),
        Occupant::Person { .. } => None,
    };
    let (classic, player) = Player::BOTH.into_iter().find_map(sits)?;
    let last = classic.last_play(record, player, SHOWN);
    let LastPlay { dice, plays } = last.unwrap_or(LastPlay { dice: (0, 0), plays: Vec::new() });
    let plays = plays.into_iter().map(play).collect();
    Some(Thoughts { classic: classic.id.to_owned(), dice: [dice.0, dice.1], plays })
}

fn play(named: Named) -> ThoughtPlay {
    let thought = named.considered.thought;
    ThoughtPlay {
        play: named.play,
        value: named.considered.value.into(),
        terms: thought
            .terms
            .iter()
            .map(|term| ThoughtTerm { id: term.id.to_owned(), value: term.value.into() })
            .collect(),
        outputs: thought.outputs.map(|outputs| outputs.map(f64::from)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_rules::{Action, ByPlayer, Die, Header, MatchState, VariantId, decide};
    use pasch_wire::UserId;

    #[test]
    fn the_thoughts_of_a_match_begin_with_the_play_that_was_made() {
        let classic = Classic::find("bkg-1979").expect("a classic");
        let header = Header::new(VariantId::BACKGAMMON, 1);
        let (mut state, mut actions) = (MatchState::new(&header).expect("a match"), Vec::new());
        let mut faces = [3, 1, 6, 2].into_iter().cycle();
        while actions.iter().filter(|action| matches!(action, Action::Play(_))).count() < 2 {
            let intent = classic.decide(&state).expect("an answer");
            let player = state.phase().decider().unwrap_or(Player::A);
            let mut throw = || faces.next().and_then(Die::new).expect("a die");
            for action in decide(&state, player, &intent, &mut throw).expect("a legal wish") {
                state.apply(&action).expect("legal");
                actions.push(action);
            }
        }
        let person = Occupant::Person { user_id: UserId::from("u"), name: "U".to_owned(), program: false };
        let bot = Occupant::Bot { level: classic.id.to_owned(), name: classic.name.to_owned() };
        let seats = Seats(ByPlayer { a: bot.clone(), b: person.clone() });
        let record = Record { header, actions };
        let told = thoughts(&record, &seats).expect("a classic sits there");
        let made = record.actions.iter().find_map(|action| match action {
            Action::Play(play) => Some(play.to_string()),
            _ => None,
        });
        assert_eq!((told.dice, told.plays.len()), ([3, 1], SHOWN));
        assert_eq!(Some(&told.plays[0].play), made.as_ref());
        let sum: f64 = told.plays[0].terms.iter().map(|term| term.value).sum();
        assert!((sum - told.plays[0].value).abs() < 1e-5);
        let nobody = Seats(ByPlayer { a: person.clone(), b: person });
        assert_eq!(thoughts(&record, &nobody), None);
    }

    #[test]
    fn classics_play_what_moves_as_backgammon() {
        let plays = |game| bot_plays("td-gammon-0", &Rules::standard(game));
        assert!(plays(VariantId::BACKGAMMON) && plays(VariantId::NACKGAMMON) && !plays(VariantId::FEVGA));
        assert!(bot_plays("vega", &Rules::standard(VariantId::FEVGA)));
        assert_eq!(classics().len(), Classic::ALL.len());
    }
}
