//! Tables, chouettes, tournaments and matches of the club: references to what lives elsewhere, and the results that come in.

use std::collections::BTreeMap;

use pasch_tournament::{LONGEST_MATCH, Time, standings};
use serde::{Deserialize, Serialize};

use crate::error::Refusal;
use crate::ids::{EventId, LinkId, PersonId, check_id};
use crate::profile::{Reach, check_name};

/// The most links of a club.
pub const MOST_LINKS: usize = 200_000;

/// The most people in one result.
pub const MOST_PLACED: usize = 5_000;

/// The most points of a game or a chouette, for one person.
pub const MOST_POINTS: i64 = 1_000_000;

/// The kind of thing that is linked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// A table of two, with a match or games for points.
    Table,
    /// A chouette.
    Chouette,
    /// A tournament.
    Tournament,
    /// A match against another club ([`crate::encounter`]).
    Encounter,
    /// A match in which members vote ([`crate::vote`]).
    VoteMatch,
}

impl LinkKind {
    /// Whether any member may open it.
    #[must_use]
    pub const fn is_table(self) -> bool {
        matches!(self, Self::Table | Self::Chouette)
    }

    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Chouette => "chouette",
            Self::Tournament => "tournament",
            Self::Encounter => "encounter",
            Self::VoteMatch => "vote match",
        }
    }
}

/// A reference to something that is the club's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Link {
    /// Its identifier.
    pub id: LinkId,
    /// The kind.
    pub kind: LinkKind,
    /// A title, such as the name of the tournament.
    pub title: String,
    /// Those who can see it and come.
    #[serde(default)]
    pub reach: Reach,
    /// The event of the calendar that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventId>,
}

/// An entrant of a tournament with their place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// The account; `None` for an entrant without one, who counts for the field alone.
    pub person: Option<PersonId>,
    /// The name.
    pub name: String,
    /// The rating at the start.
    pub rating: Option<i32>,
    /// The place, from 1; shared ones repeated.
    pub place: u32,
}

/// A game that ended in a gammon or more, worth the most in its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BigGame {
    /// The winner: 0 or 1, in the order of the players.
    pub winner: u8,
    /// The points: the cube times 2 or 3.
    pub points: u32,
}

/// A result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Outcome {
    /// A match of two.
    Match {
        /// The two.
        players: [PersonId; 2],
        /// The winner: 0 or 1, in their order.
        winner: u8,
        /// The points of both.
        score: [u32; 2],
        /// The length in points.
        length: u32,
        /// The most valuable gammon or backgammon.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gammon: Option<BigGame>,
    },
    /// A chouette or games for points: the points of each, whose sum is zero.
    Sheet {
        /// The sheet.
        sheet: Vec<(PersonId, i64)>,
    },
    /// A tournament: the entrants by place.
    Tournament {
        /// The table.
        placed: Vec<Placed>,
    },
    /// A match against another club.
    Encounter {
        /// The name of the other club.
        opponent: String,
        /// Boards won by the club and by the other one.
        boards: [u32; 2],
        /// Points of both over all boards, which decide if they have as many boards.
        points: [u32; 2],
    },
    /// A vote match.
    VoteMatch {
        /// The name of the opponent.
        opponent: String,
        /// The points of the club and of the opponent.
        score: [u32; 2],
        /// Whether the club has won.
        is_won: bool,
    },
}

impl Outcome {
    /// The table of a tournament as it stands, for when it has finished.
    #[must_use]
    pub fn of_tournament(state: &pasch_tournament::State) -> Self {
        let placed = standings(state).into_iter().filter_map(|row| {
            let person = state.person(row.entrant)?;
            let account = person.account.as_deref().map(PersonId::from);
            Some(Placed {
                person: account,
                name: person.name.clone(),
                rating: person.rating,
                place: row.place,
            })
        });
        Self::Tournament { placed: placed.collect() }
    }

    /// Whether something of this kind can end so. A table of two that plays for points ends with a sheet, like a chouette.
    const fn fits(&self, kind: LinkKind) -> bool {
        matches!(
            (self, kind),
            (Self::Match { .. }, LinkKind::Table)
                | (Self::Sheet { .. }, LinkKind::Table | LinkKind::Chouette)
                | (Self::Tournament { .. }, LinkKind::Tournament)
                | (Self::Encounter { .. }, LinkKind::Encounter)
                | (Self::VoteMatch { .. }, LinkKind::VoteMatch)
        )
    }

    /// Looks whether a result is possible.
    fn check(&self) -> Result<(), Refusal> {
        let is_good = match self {
            Self::Match { players, winner, score, length, gammon } => {
                players.iter().try_for_each(|player| check_id(&player.0))?;
                let winner = usize::from(*winner);
                let wins = winner < 2 && score[winner] == *length && score[1 - winner] < *length;
                let big = |game: &BigGame| {
                    game.winner < 2
                        && game.points >= 2
                        && score[usize::from(game.winner.min(1))] > 0
                        && i64::from(game.points) <= MOST_POINTS
                };
                players[0] != players[1]
                    && (1..=LONGEST_MATCH).contains(length)
                    && wins
                    && gammon.as_ref().is_none_or(big)
            }
            Self::Sheet { sheet } => {
                sheet.iter().try_for_each(|(person, _)| check_id(&person.0))?;
                let people = sheet.iter().map(|(person, _)| person);
                (2..=MOST_PLACED).contains(&sheet.len())
                    && are_different(people)
                    && sheet.iter().all(|(_, points)| points.unsigned_abs() <= MOST_POINTS as u64)
                    && sheet.iter().map(|(_, points)| points).sum::<i64>() == 0
            }
            Self::Tournament { placed } => {
                for one in placed {
                    check_name(&one.name)?;
                    one.person.iter().try_for_each(|person| check_id(&person.0))?;
                }
                let is_place = |(at, one): (usize, &Placed)| {
                    one.place as usize == at + 1 || (at > 0 && placed[at - 1].place == one.place)
                };
                (2..=MOST_PLACED).contains(&placed.len())
                    && are_different(placed.iter().filter_map(|one| one.person.as_ref()))
                    && placed.iter().enumerate().all(is_place)
            }
            Self::Encounter { opponent, boards, points } => {
                check_name(opponent)?;
                boards.iter().chain(points).all(|count| i64::from(*count) <= MOST_POINTS)
            }
            Self::VoteMatch { opponent, score, .. } => {
                check_name(opponent)?;
                score.iter().all(|points| i64::from(*points) <= MOST_POINTS)
            }
        };
        if is_good { Ok(()) } else { Err(Refusal::Outcome) }
    }
}

fn are_different<'a>(people: impl Iterator<Item = &'a PersonId>) -> bool {
    let mut all: Vec<&PersonId> = people.collect();
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    all.len() == count
}

/// A link as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Linked {
    /// The reference.
    pub link: Link,
    /// The person who opened it; `None` for the server.
    pub by: Option<PersonId>,
    /// When it was opened.
    pub opened_at: Time,
    /// When the first result came, or it closed without one.
    pub ended_at: Option<Time>,
    /// The result that counts.
    pub outcome: Option<Outcome>,
    /// Why the result was corrected, the first time first.
    pub corrections: Vec<String>,
    /// The place of its result in the order of all results.
    pub order: Option<u32>,
    /// The number of the entry that changed it last.
    pub(crate) changed: u32,
}

/// All links.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    all: BTreeMap<LinkId, Linked>,
    ended: Vec<LinkId>,
}

impl Links {
    /// All links by identifier.
    pub fn all(&self) -> impl Iterator<Item = &Linked> {
        self.all.values()
    }

    /// Those that are over, in the order in which they ended. A correction does not change it.
    pub fn ended(&self) -> impl Iterator<Item = &Linked> {
        self.ended.iter().filter_map(|id| self.all.get(id))
    }

    /// A link by its identifier.
    #[must_use]
    pub fn find(&self, id: &LinkId) -> Option<&Linked> {
        self.all.get(id)
    }

    pub(crate) fn link(
        &mut self,
        link: &Link,
        by: Option<&PersonId>,
        at: Time,
        entry: u32,
    ) -> Result<(), Refusal> {
        check_id(&link.id.0)?;
        check_name(&link.title)?;
        if self.all.contains_key(&link.id) {
            return Err(Refusal::Linked);
        }
        if self.all.len() >= MOST_LINKS {
            return Err(Refusal::TooMany { most: MOST_LINKS as u32 });
        }
        let linked = Linked {
            link: link.clone(),
            by: by.cloned(),
            opened_at: at,
            ended_at: None,
            outcome: None,
            corrections: Vec::new(),
            order: None,
            changed: entry,
        };
        self.all.insert(link.id.clone(), linked);
        Ok(())
    }

    fn at(&mut self, id: &LinkId) -> Result<&mut Linked, Refusal> {
        self.all.get_mut(id).ok_or(Refusal::NoLink)
    }

    fn end(&mut self, id: &LinkId, outcome: Option<&Outcome>, at: Time, entry: u32) -> Result<(), Refusal> {
        let order = self.ended.len() as u32;
        let linked = self.at(id)?;
        if linked.ended_at.is_some() {
            return Err(Refusal::Ended);
        }
        if outcome.is_some_and(|outcome| !outcome.fits(linked.link.kind)) {
            return Err(Refusal::Outcome);
        }
        linked.ended_at = Some(at);
        linked.outcome = outcome.cloned();
        linked.order = Some(order);
        linked.changed = entry;
        self.ended.push(id.clone());
        Ok(())
    }

    pub(crate) fn close(&mut self, id: &LinkId, at: Time, entry: u32) -> Result<(), Refusal> {
        self.end(id, None, at, entry)
    }

    pub(crate) fn result(
        &mut self,
        id: &LinkId,
        outcome: &Outcome,
        at: Time,
        entry: u32,
    ) -> Result<(), Refusal> {
        outcome.check()?;
        self.end(id, Some(outcome), at, entry)
    }

    pub(crate) fn correct(
        &mut self,
        id: &LinkId,
        outcome: Option<&Outcome>,
        reason: &str,
        entry: u32,
    ) -> Result<(), Refusal> {
        if let Some(outcome) = outcome {
            outcome.check()?;
        }
        let linked = self.at(id)?;
        if linked.ended_at.is_none() {
            return Err(Refusal::NotEnded);
        }
        if outcome.is_some_and(|outcome| !outcome.fits(linked.link.kind)) {
            return Err(Refusal::Outcome);
        }
        linked.outcome = outcome.cloned();
        linked.corrections.push(reason.to_owned());
        linked.changed = entry;
        Ok(())
    }
}
