//! A tournament as somebody may see it.

use std::collections::BTreeMap;

use pasch_tournament::{EntrantId, Format, Match, MatchId, Outcome, Seat, Section, Stage, State, standings};
use pasch_wire as wire;
use pasch_wire::{TournamentChoice, TournamentSection, TournamentStage};

use crate::boards::Sat;

/// All that a view is made of.
pub struct Scene<'s> {
    /// Its identifier.
    pub id: &'s wire::TournamentId,
    /// What the director wished for.
    pub wish: &'s wire::NewTournament,
    /// The fold of the log.
    pub state: &'s State,
    /// The tables of the matches.
    pub boards: &'s BTreeMap<MatchId, Sat>,
    /// What players say about their matches.
    pub claims: &'s BTreeMap<MatchId, (EntrantId, Outcome)>,
    /// The caller.
    pub user: &'s wire::UserId,
    /// The caller directs it.
    pub directs: bool,
}

/// How far it is, in the words of the wire and of the store.
pub fn stage(state: &State) -> (TournamentStage, &'static str) {
    match state.stage() {
        Stage::Open => (TournamentStage::Open, "open"),
        Stage::Running if state.is_paused() => (TournamentStage::Paused, "paused"),
        Stage::Running => (TournamentStage::Running, "running"),
        Stage::Finished => (TournamentStage::Finished, "finished"),
    }
}

/// The number of a user, if they have entered and not left.
pub fn entrant_of(state: &State, user: &wire::UserId) -> Option<EntrantId> {
    let is_theirs = |person: &pasch_tournament::Person| person.account.as_deref() == Some(user.as_str());
    let place = state.entrants().iter().position(|one| is_theirs(&one.person) && !one.withdrawn);
    place.and_then(|place| u32::try_from(place).ok()).map(EntrantId)
}

fn section(section: Section) -> TournamentSection {
    match section {
        Section::Main => TournamentSection::Main,
        Section::Consolation => TournamentSection::Consolation,
        Section::LastChance => TournamentSection::LastChance,
        Section::Losers => TournamentSection::Losers,
        Section::GrandFinal => TournamentSection::GrandFinal,
        Section::Group(number) => TournamentSection::Group { number },
        Section::Finals => TournamentSection::Finals,
    }
}

fn entrants(state: &State) -> Vec<wire::TournamentEntrant> {
    let entered = state.entered();
    let people = state.entrants().iter().zip(0..);
    people
        .map(|(one, id)| wire::TournamentEntrant {
            id,
            name: one.person.name.clone(),
            user: one.person.account.as_deref().map(wire::UserId::from),
            rating: one.person.rating,
            club: one.person.club.clone(),
            entered: entered.contains(&EntrantId(id)),
            checked_in: one.checked_in,
            withdrawn: one.withdrawn,
            plays: one.plays,
        })
        .collect()
}

impl Scene<'_> {
    fn claim(&self, id: MatchId) -> Option<wire::TournamentClaim> {
        let (by, outcome) = self.claims.get(&id)?;
        Some(wire::TournamentClaim { by: by.0, winner: outcome.winner?.0, score: outcome.score })
    }

    fn played(&self, each: &Match) -> wire::TournamentMatch {
        let state = self.state;
        let verdict = state.verdict(each.id);
        let counts = state.counts(each.id);
        let board = self.boards.get(&each.id);
        wire::TournamentMatch {
            id: Some(each.id.0),
            section: section(each.pairing.slot.section),
            round: each.pairing.slot.round,
            number: each.pairing.slot.number,
            length: each.length,
            players: each.pairing.players.map(|player| Some(player.0)),
            winner: verdict.and_then(|one| one.winner).map(|winner| winner.0),
            score: each.outcome.map(|outcome| outcome.score),
            running: counts && verdict.is_none(),
            void: !counts,
            table: board.map(|board| board.table_id.clone()),
            match_id: board.map(|board| board.match_id.clone()),
            claim: self.claim(each.id),
            reasons: each.reasons.clone(),
        }
    }

    /// Places of a bracket whose match has not been paired.
    fn places(&self) -> Vec<wire::TournamentMatch> {
        let known = |seat: &Seat| match seat {
            Seat::Entrant(entrant) => Some(entrant.0),
            Seat::Unknown | Seat::Nobody => None,
        };
        let nodes = self.state.plan().nodes.iter().zip(self.state.resolved());
        nodes
            .filter(|(node, resolved)| {
                resolved.played.is_none() && !(node.recharge && resolved.seats == [Seat::Nobody; 2])
            })
            .map(|(node, resolved)| wire::TournamentMatch {
                id: None,
                section: section(node.slot.section),
                round: node.slot.round,
                number: node.slot.number,
                length: node.length,
                players: [known(&resolved.seats[0]), known(&resolved.seats[1])],
                winner: known(&resolved.winner),
                score: None,
                running: false,
                void: false,
                table: None,
                match_id: None,
                claim: None,
                reasons: Vec::new(),
            })
            .collect()
    }

    fn choices(&self, you: Option<EntrantId>) -> Vec<TournamentChoice> {
        let state = self.state;
        let mut choices = Vec::new();
        let late = match state.options().format {
            Format::Swiss { .. } | Format::Arena { .. } => state.options().late_until > 0,
            _ => false,
        };
        let may_enter = match state.stage() {
            Stage::Open => true,
            Stage::Running => late,
            Stage::Finished => false,
        };
        match you {
            None if may_enter => choices.push(TournamentChoice::Enter),
            Some(entrant) if state.stage() != Stage::Finished => {
                let here = state.entrant(entrant).is_some_and(|one| one.checked_in);
                if state.options().check_in && state.stage() == Stage::Open && !here {
                    choices.push(TournamentChoice::CheckIn);
                }
                choices.push(TournamentChoice::Withdraw);
            }
            _ => {}
        }
        if self.directs && state.stage() != Stage::Finished {
            choices.push(TournamentChoice::Direct);
        }
        choices
    }

    /// The view.
    pub fn view(&self) -> wire::TournamentView {
        let state = self.state;
        let you = entrant_of(state, self.user);
        let rows = if state.stage() == Stage::Open { Vec::new() } else { standings(state) };
        let mut matches: Vec<_> = state.matches().iter().map(|each| self.played(each)).collect();
        matches.extend(self.places());
        matches.sort_by_key(|each| (each.section, each.round, each.number, each.id));
        wire::TournamentView {
            id: self.id.clone(),
            seq: state.entries(),
            options: self.wish.clone(),
            game: pasch_rules::VariantId::find(&self.wish.variant)
                .map_or_else(String::new, |variant| variant.spec().name.to_owned()),
            stage: stage(state).0,
            you: you.map(|entrant| entrant.0),
            entrants: entrants(state),
            matches,
            byes: state
                .byes()
                .iter()
                .map(|(round, entrant)| wire::TournamentBye { round: *round, entrant: entrant.0 })
                .collect(),
            standings: rows
                .iter()
                .map(|row| wire::TournamentStanding {
                    place: row.place,
                    entrant: row.entrant.0,
                    wins: row.score.wins,
                    losses: row.score.losses,
                    points: row.score.points,
                    buchholz: row.breaks.buchholz,
                })
                .collect(),
            choices: self.choices(you),
            ends_at: state.ends_at().filter(|_| state.stage() == Stage::Running),
        }
    }
}
