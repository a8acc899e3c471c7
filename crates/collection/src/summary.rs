//! A record played once: its digest, and what a list shows of it.
//!
//! # What counts as the same match
//!
//! The digest is taken of what all formats can say: the two names ([`name_key`]), in alphabetical order, so that it does
//! not matter whom a file names first; the games (variants) and the length; and of every game in order the rolls with
//! who threw them, the position that each play led to, doubles, takes, drops and beavers, and who won. Two files are the
//! same match when all of that is the same.
//!
//! Left out, because some formats cannot hold it: dates, events and comments; who threw what for the start; which of
//! several orders a play was made in; resignations that were refused, and how much an accepted one gave up; a forfeit; and
//! the last roll of a game if its play was forced or not made, because readers take a forced play as made. Two matches of
//! the same players and length in which nothing was played are therefore the same.
//!
//! Files that differ in a play are different matches, even if one of them is a damaged copy: nothing is merged by guess.

use core::fmt;

use pasch_rules::{
    Action, ByPlayer, Dice, Header, MatchState, Phase, Player, Position, Record, RecordError, ReplayError,
    SetupTurn,
};
use sha2::{Digest as _, Sha256};

use crate::date::iso_date;
use crate::names::name_key;

/// What a match is made of, as 128 bits: the first half of a SHA-256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Digest(pub [u8; 16]);

impl Digest {
    /// The digest of any bytes, such as those of a file.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Self {
        Self::half(Sha256::digest(bytes).into())
    }

    pub(crate) fn half(hash: [u8; 32]) -> Self {
        let mut half = [0; 16];
        half.copy_from_slice(&hash[..16]);
        Self(half)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// What a list shows of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// What it is made of.
    pub digest: Digest,
    /// Identifiers of the variants; those of a series are joined by commas.
    pub variant: String,
    /// Points after the last game, by seat.
    pub score: [u32; 2],
    /// Who won the match; nobody wins a money session.
    pub winner: Option<Player>,
    /// Games begun, the unfinished one among them.
    pub games: u32,
    /// Rolls played by both.
    pub rolls: u32,
    /// When it was played, ISO 8601 as far as known.
    pub played_on: Option<String>,
    /// At which event, with the round.
    pub event: String,
    /// Where, or on which site.
    pub place: String,
}

impl Summary {
    /// Plays a record and sums up what it came to.
    ///
    /// # Errors
    /// [`RecordError`] if the rules refuse the header or an action; records that were read have neither.
    pub fn of(record: &Record) -> Result<Self, RecordError> {
        let header = &record.header;
        let keys = [name_key(&header.names.a), name_key(&header.names.b)];
        let told = told(record)?;
        // Nothing tells apart players of the same name: the smaller of both views.
        let digest = match keys[0].cmp(&keys[1]) {
            core::cmp::Ordering::Less => told.digest(header, [&keys[0], &keys[1]], Player::A),
            core::cmp::Ordering::Greater => told.digest(header, [&keys[1], &keys[0]], Player::B),
            core::cmp::Ordering::Equal => {
                let views = Player::BOTH.map(|first| told.digest(header, [&keys[0], &keys[1]], first));
                views[0].min(views[1])
            }
        };
        let extra = |keys: &[&str]| {
            let found = keys.iter().find_map(|key| {
                header
                    .extra
                    .iter()
                    .find(|(name, value)| name.eq_ignore_ascii_case(key) && !value.trim().is_empty())
            });
            found.map(|(_, value)| value.split_whitespace().collect::<Vec<_>>().join(" "))
        };
        let event = [extra(&["Event"]), extra(&["Round"])].into_iter().flatten().collect::<Vec<_>>();
        Ok(Self {
            digest,
            variant: header.games().map(|game| game.as_str()).collect::<Vec<_>>().join(","),
            score: [told.last.score().a, told.last.score().b],
            winner: match *told.last.phase() {
                Phase::MatchOver { winner, .. } => Some(winner),
                _ => None,
            },
            games: told.games,
            rolls: told.rolls,
            played_on: extra(&["EventDate", "Date"]).as_deref().and_then(iso_date),
            event: event.join(", "),
            place: extra(&["Place", "Site"]).unwrap_or_default(),
        })
    }
}

enum Token {
    /// A game in which something follows.
    Game,
    /// Each roll with its player, and the position after the play.
    Play(Player, Vec<u8>, Position),
    /// A word about the cube.
    Cube(u8),
    /// The winner of a game; `None` for a draw.
    Result(Option<Player>),
    /// A position set by hand: whose turn and in which way, the dice, cube and score.
    Setup(Position, SetupTurn, u32, ByPlayer<u32>),
}

/// A record played to its end, as a list of tokens.
struct Told {
    tokens: Vec<Token>,
    last: MatchState,
    games: u32,
    rolls: u32,
}

impl Told {
    /// The digest with one player first.
    fn digest(&self, header: &Header, keys: [&str; 2], first: Player) -> Digest {
        let mut hash = Sha256::new();
        hash.update(b"pasch-match/1\n");
        for part in keys.into_iter().chain(header.games().map(|game| game.as_str())) {
            hash.update(part);
            hash.update([0]);
        }
        hash.update(header.length.to_be_bytes());
        let seat = |player: Player| u8::from(player != first);
        let both = |of: &ByPlayer<u32>| [of[first], of[first.other()]];
        for token in &self.tokens {
            match token {
                Token::Game => hash.update([1]),
                Token::Play(player, faces, after) => {
                    hash.update([2, seat(*player), faces.len() as u8]);
                    hash.update(faces);
                    update_board(&mut hash, after, first);
                }
                Token::Cube(word) => hash.update([3, *word]),
                Token::Result(winner) => hash.update([4, winner.map_or(2, seat)]),
                Token::Setup(board, turn, cube, score) => {
                    let (kind, player, dice) = match turn {
                        SetupTurn::Opening => (0, 2, None),
                        SetupTurn::ToRoll(player) => (1, seat(*player), None),
                        SetupTurn::ToMove(player, dice) => (2, seat(*player), Some(dice)),
                        SetupTurn::Doubled(player) => (3, seat(*player), None),
                    };
                    hash.update([5, kind, player]);
                    hash.update(dice.map(sorted).unwrap_or_default());
                    update_board(&mut hash, board, first);
                    hash.update(cube.to_be_bytes());
                    both(score).iter().for_each(|points| hash.update(points.to_be_bytes()));
                }
            }
        }
        Digest::half(hash.finalize().into())
    }
}

pub(crate) fn update_board(hash: &mut Sha256, board: &Position, first: Player) {
    for player in [first, first.other()] {
        let side = board.side(player);
        hash.update(side.points);
        hash.update([side.bar, side.pool]);
    }
}

pub(crate) fn sorted(dice: &Dice) -> Vec<u8> {
    let mut faces: Vec<u8> = dice.as_slice().iter().map(|die| die.face()).collect();
    faces.sort_unstable();
    faces
}

fn told(record: &Record) -> Result<Told, RecordError> {
    let mut tokens = Vec::with_capacity(record.actions.len());
    let (mut games, mut rolls) = (0, 0);
    let mut is_new_game = false;
    let mut state = MatchState::new(&record.header)?;
    for (index, action) in record.actions.iter().enumerate() {
        let before = *state.phase();
        // Asking for all plays is dear; only of the last one of a game it matters whether it was forced.
        let forced = matches!(action, Action::Play(_))
            && !rolls_again(&record.actions[index + 1..])
            && state.play_graph().is_none_or(|graph| graph.plays().len() <= 1);
        state.apply(action).map_err(|source| ReplayError { index, source })?;
        if games == 0 || !before.is_playing() {
            games += 1;
            is_new_game = true;
        }
        let mut tell = |token| {
            if std::mem::take(&mut is_new_game) {
                drop_last_setup(&mut tokens);
                tokens.push(Token::Game);
            }
            if matches!(token, Token::Result(_)) {
                drop_last_setup(&mut tokens);
            }
            tokens.push(token);
        };
        match (action, before) {
            (Action::Play(_), Phase::ToMove { player, dice }) => {
                rolls += 1;
                if !forced {
                    tell(Token::Play(player, sorted(&dice), *state.position()));
                }
            }
            (Action::Double, _) => tell(Token::Cube(0)),
            (Action::Take, _) => tell(Token::Cube(1)),
            (Action::Drop, _) => tell(Token::Cube(2)),
            (Action::Beaver, _) => tell(Token::Cube(3)),
            (Action::Setup(setup), _) if setup.turn != SetupTurn::Opening => {
                tell(Token::Setup(*state.position(), setup.turn, setup.cube.value, setup.score));
            }
            _ => {}
        }
        if let Phase::GameOver(result) | Phase::MatchOver { result, .. } = *state.phase()
            && !matches!(action, Action::Forfeit { .. })
        {
            tell(Token::Result(result.outcome.winner()));
        }
    }
    drop_last_setup(&mut tokens);
    Ok(Told { tokens, last: state, games, rolls })
}

/// Takes a position set by hand away if nothing was played from it, in a game where something was played before: so a roll
/// without its play is read from FIBS oldmoves.
fn drop_last_setup(tokens: &mut Vec<Token>) {
    if let [.., Token::Play(..) | Token::Cube(_), Token::Setup(..)] = tokens.as_slice() {
        tokens.pop();
    }
}

/// Whether somebody plays another roll in the same game.
fn rolls_again(rest: &[Action]) -> bool {
    let next = rest.iter().find(|action| {
        matches!(action, Action::Play(_) | Action::OpeningRoll(_) | Action::FirstTurn(_) | Action::Setup(_))
    });
    matches!(next, Some(Action::Play(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MATCH: &str = " 3 point match

 Game 1
 Anna B. : 0                           Bert : 0
  1)                                    31: 8/5 6/5
  2) 52: 13/8 24/22                     64: 24/14
  3) 61: 13/7 8/7                       33: 13/10(2) 8/5(2)
  4)  Doubles => 2                       Drops
      Wins 1 point
";

    fn summary(text: &str) -> Summary {
        Summary::of(&pasch_formats::read(text.as_bytes(), None).unwrap().record).unwrap()
    }

    #[test]
    fn the_same_plays_are_the_same_match_and_others_are_not() {
        let one = summary(MATCH);
        assert_eq!((one.games, one.rolls, one.score, one.winner), (1, 5, [1, 0], None));
        assert_eq!((one.variant.as_str(), one.played_on.as_deref()), ("backgammon", None));
        let told = "; [EventDate \"2024.08.10\"]\n; [Event \"Open\"]\n; [Round \"3\"]\n; [Site \"Oslo\"]\n\n";
        let dated = summary(&format!("{told}{MATCH}"));
        assert_eq!(dated.digest, one.digest, "what is told about a match does not count");
        assert_eq!(dated.played_on.as_deref(), Some("2024-08-10"));
        assert_eq!((dated.event.as_str(), dated.place.as_str()), ("Open, 3", "Oslo"));
        for same in [MATCH.replace("Anna B.", "anna_b"), MATCH.replace("24/14", "24/18 18/14")] {
            assert_eq!(summary(&same).digest, one.digest, "{same}");
        }
        for other in [
            MATCH.replace("Bert", "Bernt"),
            MATCH.replace(" 3 point", " 5 point"),
            MATCH.replace("8/5 6/5", "24/23 24/21"),
            MATCH.replace("24/22 ", "8/6   "),
            MATCH.replace("Drops", "Takes"),
        ] {
            assert_ne!(summary(&other).digest, one.digest, "{other}");
        }
    }

    #[test]
    fn whom_a_file_names_first_does_not_matter() {
        let record = pasch_formats::read(MATCH.as_bytes(), None).unwrap().record;
        let digest = Summary::of(&record).unwrap().digest;
        let mut turned = record.clone();
        turned.header.names = record.header.names.swapped();
        assert_ne!(Summary::of(&turned).unwrap().digest, digest, "now the other one has won");
        for action in &mut turned.actions {
            match action {
                Action::FirstTurn(player) => *player = player.other(),
                Action::OpeningRoll(dice) => *dice = dice.swapped(),
                _ => {}
            }
        }
        assert_eq!(Summary::of(&turned).unwrap().digest, digest);
    }
}
