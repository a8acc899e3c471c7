//! One action more, or the reason against it.

use std::collections::{HashMap, HashSet};

use super::{Entrant, State};
use crate::action::{Action, EntrantId, Entry, MatchId, Outcome, Pairing, Person, Section, Slot};
use crate::draw::{Plan, groups};
use crate::error::Refusal;
use crate::options::{Format, LONGEST_NAME, Options, Time};
use crate::pairing::circle;
use crate::state::Stage;

/// The most letters of a reason.
const LONGEST_REASON: usize = 500;

/// The most entrants: of brackets and ladders, of formats that pair by exact matching, and of those in which all meet.
const MOST: [usize; 3] = [5_000, 1_024, 512];

/// The most members of a team.
const MOST_MEMBERS: usize = 64;

impl State {
    pub(crate) fn new(options: Options, at: Time) -> Result<Self, Refusal> {
        options.check()?;
        Ok(Self {
            options,
            stage: Stage::Open,
            entrants: Vec::new(),
            seeded: Vec::new(),
            field: Vec::new(),
            plan: Plan::default(),
            nodes: HashMap::new(),
            resolved: Vec::new(),
            group_orders: Vec::new(),
            fixtures: Vec::new(),
            unpaired: Vec::new(),
            matches: Vec::new(),
            by_slot: HashMap::new(),
            open: Vec::new(),
            byes: Vec::new(),
            round: 0,
            started_at: 0,
            last_at: at,
            paused_at: None,
            paused_for: 0,
            entries: 1,
        })
    }

    /// Takes an entry in. Every arm looks first and changes last: an entry that is refused changes nothing.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<(), Refusal> {
        self.expected(entry)?;
        let at = entry.at;
        match &entry.action {
            Action::Created { .. } => return Err(Refusal::Created),
            Action::Registered { person } => self.register(person)?,
            Action::CheckedIn { entrant } => {
                let entrant = self.staying(*entrant)?;
                self.opening()?;
                let entrant = &mut self.entrants[entrant];
                if entrant.checked_in {
                    return Err(Refusal::CheckedIn);
                }
                entrant.checked_in = true;
            }
            Action::Withdrawn { entrant } => {
                let entrant = self.staying(*entrant)?;
                self.entrants[entrant].withdrawn = true;
            }
            Action::Seeded { order } => {
                self.opening()?;
                self.check_order(order)?;
                self.seeded.clone_from(order);
            }
            Action::Started => self.start(at)?,
            Action::Paired { pairs, bye } => self.pair(pairs, *bye, at)?,
            Action::Result { id, outcome } => {
                let number = self.undecided(*id)?;
                self.check_outcome(number, outcome, true)?;
                self.matches[number].outcome = Some(*outcome);
            }
            Action::Board { id, board, winner, score } => {
                let number = self.undecided(*id)?;
                self.board(number, *board, *winner, *score)?;
            }
            Action::LineUp { id, team, players } => {
                let number = self.undecided(*id)?;
                self.line_up(number, *team, players)?;
            }
            Action::Adjudicated { id, outcome, reason } => {
                let number = self.undecided(*id)?;
                self.check_outcome(number, outcome, false)?;
                check_reason(reason)?;
                self.direct(number, Some(*outcome), reason);
            }
            Action::Forfeit { id, absent } => {
                let number = self.undecided(*id)?;
                let outcome = self.forfeit(number, absent)?;
                self.matches[number].outcome = Some(outcome);
                self.matches[number].by_director = true;
            }
            Action::Corrected { id, outcome, reason } => {
                self.running_now()?;
                let number = self.number(*id)?;
                if self.matches[number].outcome.is_none() {
                    return Err(Refusal::Undecided { number: id.0 });
                }
                if let Some(outcome) = outcome {
                    self.check_outcome(number, outcome, false)?;
                }
                check_reason(reason)?;
                self.direct(number, *outcome, reason);
                if outcome.is_none() {
                    self.matches[number].boards.fill(None);
                    self.open.push(*id);
                }
            }
            Action::Extended { id, until } => {
                let number = self.undecided(*id)?;
                if *until <= at || self.matches[number].due.is_some_and(|due| *until <= due) {
                    return Err(Refusal::Extension);
                }
                self.matches[number].due = Some(*until);
            }
            Action::Replaced { entrant, person, reason } => {
                let entrant = self.staying(*entrant)?;
                if self.stage == Stage::Finished {
                    return Err(Refusal::Over);
                }
                check_reason(reason)?;
                self.check_person(person, Some(entrant))?;
                let entrant = &mut self.entrants[entrant];
                let former = std::mem::replace(&mut entrant.person, person.clone());
                entrant.former.push(former);
            }
            Action::Paused => {
                self.running_now()?;
                if self.is_paused() {
                    return Err(Refusal::Paused);
                }
                self.paused_at = Some(at);
            }
            Action::Resumed => {
                let since = self.paused_at.ok_or(Refusal::NotPaused)?;
                self.paused_for += at - since;
                for id in &self.open {
                    if let Some(due) = &mut self.matches[id.0 as usize].due {
                        *due = due.saturating_add(at - since);
                    }
                }
                self.paused_at = None;
            }
            Action::Finished => {
                self.running_now()?;
                if self.is_paused() {
                    return Err(Refusal::Paused);
                }
                if !self.is_over(at) {
                    return Err(Refusal::Unfinished);
                }
                self.stage = Stage::Finished;
            }
        }
        self.settle(entry);
        Ok(())
    }

    /// What follows from every entry.
    fn settle(&mut self, entry: &Entry) {
        if let Some(id) = entry.action.of_match() {
            let each = &mut self.matches[id.0 as usize];
            each.changed = self.entries;
            match each.outcome {
                Some(_) => {
                    each.decided.get_or_insert(self.entries);
                    self.open.retain(|open| *open != id);
                }
                None => each.decided = None,
            }
        }
        if !self.plan.nodes.is_empty() {
            match &entry.action {
                Action::Started | Action::Withdrawn { .. } => {
                    self.order_groups(None);
                    self.resolve(|_| true);
                }
                Action::Paired { pairs, .. } => {
                    let nodes: HashSet<usize> =
                        pairs.iter().filter_map(|pair| self.node(pair.slot)).collect();
                    self.resolve(|at| nodes.contains(&at));
                }
                action => {
                    if let Some(id) = action.of_match() {
                        self.resolve_after(id.0 as usize);
                    }
                }
            }
        }
        self.last_at = entry.at;
        self.entries += 1;
    }

    fn resolve_after(&mut self, number: usize) {
        let (node, section) = (self.matches[number].node, self.matches[number].pairing.slot.section);
        match (node, section) {
            (Some(node), _) => self.resolve(|at| at == node),
            (None, Section::Group(group)) if self.order_groups(Some(group)) => self.resolve(|_| true),
            _ => {}
        }
    }

    /// Whether the entry comes at its time, and was decided on a state that still holds.
    fn expected(&self, entry: &Entry) -> Result<(), Refusal> {
        if entry.at < self.last_at {
            return Err(Refusal::Backwards);
        }
        // A league lasts months, a tournament not for ever: sums of times stay far from the ends of their numbers.
        if entry.at > Time::MAX / 4 || entry.at < Time::MIN / 4 {
            return Err(Refusal::Backwards);
        }
        if self.stage == Stage::Finished {
            return Err(Refusal::Over);
        }
        if !entry.action.needs_number() {
            return Ok(());
        }
        let seen = entry.seen.ok_or(Refusal::Unseen)?;
        let changed = match entry.action.of_match() {
            // Decisions about one match contradict each other only if they are about the same one.
            Some(id) => self.find(id).map_or(0, |each| each.changed + 1),
            None => self.entries,
        };
        if seen < changed || seen > self.entries {
            return Err(Refusal::Stale);
        }
        Ok(())
    }

    fn opening(&self) -> Result<(), Refusal> {
        if self.stage == Stage::Open { Ok(()) } else { Err(Refusal::Begun) }
    }

    pub(super) fn running_now(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Open => Err(Refusal::NotBegun),
            Stage::Running => Ok(()),
            Stage::Finished => Err(Refusal::Over),
        }
    }

    fn staying(&self, entrant: EntrantId) -> Result<usize, Refusal> {
        let found = self.entrant(entrant).ok_or(Refusal::NoEntrant { number: entrant.0 })?;
        if found.withdrawn { Err(Refusal::Withdrawn { number: entrant.0 }) } else { Ok(entrant.0 as usize) }
    }

    fn register(&mut self, person: &Person) -> Result<(), Refusal> {
        self.check_person(person, None)?;
        let most = match self.options.format {
            Format::KnockOut { .. } | Format::DoubleElimination { .. } | Format::Ladder { .. } => MOST[0],
            Format::Swiss { .. } | Format::Arena { .. } => MOST[1],
            Format::RoundRobin { .. } | Format::League { .. } => MOST[2],
        };
        if self.entrants.len() >= most {
            return Err(Refusal::TooMany { most: most as u32 });
        }
        let is_late = self.stage == Stage::Running;
        if is_late && !self.takes_late() {
            return Err(Refusal::TooLate);
        }
        self.entrants.push(Entrant {
            person: person.clone(),
            former: Vec::new(),
            checked_in: is_late,
            withdrawn: false,
            plays: is_late,
        });
        if is_late {
            self.field.push(EntrantId(self.entrants.len() as u32 - 1));
        }
        Ok(())
    }

    /// Whether somebody may still come.
    fn takes_late(&self) -> bool {
        let late = self.options.late_until;
        let room = self.options.limit.is_none_or(|limit| self.active().count() < limit as usize);
        room && match &self.options.format {
            Format::Swiss { lives: None, .. } => self.round < late,
            Format::Swiss { lives: Some(lives), .. } if !lives.continuous => self.round < late,
            Format::Swiss { .. } | Format::Arena { .. } | Format::Ladder { .. } => late > 0,
            _ => false,
        }
    }

    fn check_person(&self, person: &Person, place: Option<usize>) -> Result<(), Refusal> {
        let fits = |text: &str| text.chars().count() <= LONGEST_NAME && !text.contains(char::is_control);
        let all = [&person.name, &person.club, &person.country]
            .into_iter()
            .chain(&person.members)
            .chain(&person.account);
        if person.name.trim().is_empty() || !all.into_iter().all(|text| fits(text)) {
            return Err(Refusal::Name);
        }
        let least = self.options.boards.map_or(0, usize::from);
        if person.members.len() < least || person.members.len() > MOST_MEMBERS {
            return Err(Refusal::LineUp);
        }
        let holders =
            self.entrants.iter().enumerate().filter(|(at, one)| Some(*at) != place && !one.withdrawn);
        let mut accounts = holders.filter_map(|(_, one)| one.person.account.as_ref());
        if person.account.as_ref().is_some_and(|own| accounts.any(|other| other == own)) {
            return Err(Refusal::Twice);
        }
        match (self.options.ratings, person.rating) {
            (Some((least, most)), rating) if rating.is_none_or(|rating| rating < least || rating > most) => {
                Err(Refusal::Rating)
            }
            _ => Ok(()),
        }
    }

    fn check_order(&self, order: &[EntrantId]) -> Result<(), Refusal> {
        let mut once = vec![false; self.entrants.len()];
        for entrant in order {
            match once.get_mut(entrant.0 as usize) {
                Some(seen) if !*seen => *seen = true,
                _ => return Err(Refusal::Order),
            }
        }
        Ok(())
    }

    fn start(&mut self, at: Time) -> Result<(), Refusal> {
        self.opening()?;
        let starters = self.starters();
        if starters.len() < 2 {
            return Err(Refusal::TooFew);
        }
        let (here, seeded): (HashSet<EntrantId>, HashSet<EntrantId>) =
            (starters.iter().copied().collect(), self.seeded.iter().copied().collect());
        let mut field: Vec<EntrantId> =
            self.seeded.iter().copied().filter(|one| here.contains(one)).collect();
        field.extend(starters.iter().copied().filter(|one| !seeded.contains(one)));
        for entrant in &field {
            self.entrants[entrant.0 as usize].plays = true;
        }
        self.plan = Plan::new(&self.options, &field);
        self.nodes = self.plan.nodes.iter().enumerate().map(|(at, node)| (node.slot, at)).collect();
        self.fixtures = match self.options.format {
            Format::RoundRobin { groups: count, .. } => fixtures(&groups(&field, count)),
            Format::League { .. } => fixtures(std::slice::from_ref(&field)),
            _ => Vec::new(),
        };
        self.unpaired = self.fixtures.clone();
        self.unpaired.sort_by_key(|each| each.slot.round);
        self.field = field;
        self.started_at = at;
        self.stage = Stage::Running;
        Ok(())
    }

    fn number(&self, id: MatchId) -> Result<usize, Refusal> {
        self.find(id).map(|each| each.id.0 as usize).ok_or(Refusal::NoMatch { number: id.0 })
    }

    fn undecided(&self, id: MatchId) -> Result<usize, Refusal> {
        self.running_now()?;
        let number = self.number(id)?;
        if self.matches[number].outcome.is_some() {
            return Err(Refusal::Decided { number: id.0 });
        }
        if !self.counts(id) {
            return Err(Refusal::Void { number: id.0 });
        }
        // Whoever has left has lost already.
        if self.verdict(id).is_some() {
            return Err(Refusal::Decided { number: id.0 });
        }
        Ok(number)
    }

    /// Whether an outcome fits its match: in one that was played to its end the winner has all points.
    fn check_outcome(&self, number: usize, outcome: &Outcome, played: bool) -> Result<(), Refusal> {
        let each = &self.matches[number];
        let side = each.pairing.players.iter().position(|one| Some(*one) == outcome.winner);
        let most = if each.boards.is_empty() { each.length } else { each.boards.len() as u32 };
        let fits = match side {
            Some(side) if played && each.boards.is_empty() => {
                outcome.score[side] == most && outcome.score[1 - side] < most
            }
            Some(_) => outcome.score.iter().all(|score| *score <= most),
            None => !played && outcome.winner.is_none() && outcome.score.iter().all(|score| *score <= most),
        };
        if fits { Ok(()) } else { Err(Refusal::Outcome) }
    }

    fn direct(&mut self, number: usize, outcome: Option<Outcome>, reason: &str) {
        let each = &mut self.matches[number];
        each.outcome = outcome;
        each.by_director = outcome.is_some();
        each.reasons.push(reason.to_owned());
    }

    fn forfeit(&self, number: usize, absent: &[EntrantId]) -> Result<Outcome, Refusal> {
        let players = self.matches[number].pairing.players;
        let missing = |one: &EntrantId| absent.contains(one);
        let strangers = absent.iter().any(|one| !players.contains(one));
        if absent.is_empty() || strangers || absent.len() > 2 {
            return Err(Refusal::Outcome);
        }
        let winner = players.iter().copied().find(|one| !missing(one));
        Ok(Outcome { winner, score: [0, 0], gammon: false })
    }
}

fn check_reason(reason: &str) -> Result<(), Refusal> {
    let is_good = !reason.trim().is_empty() && reason.chars().count() <= LONGEST_REASON;
    if is_good { Ok(()) } else { Err(Refusal::Reason) }
}

/// The matches of each group by the circle method.
fn fixtures(groups: &[Vec<EntrantId>]) -> Vec<Pairing> {
    let mut all = Vec::new();
    for (group, members) in groups.iter().enumerate() {
        for (round, pairs) in circle::rounds(members.len()).into_iter().enumerate() {
            for (number, (a, b)) in pairs.into_iter().enumerate() {
                let section = Section::Group(group as u16);
                let slot = Slot { section, round: round as u16, number: number as u32 };
                all.push(Pairing { slot, players: [members[a], members[b]] });
            }
        }
    }
    all
}
