//! Points for auctions: each member's purse, and the Calcuttas in which they are spent. No money is meant.
//!
//! A season grants every member the same points, once; newcomers get those of the running season when they join. Bids are promises: nobody
//! promises more than is in their purse, so no purse is ever below zero. When an auction closes the prices leave the purses, when it is paid
//! the pool goes back to them, and what nobody is paid (fees, shares of places that nobody owns) goes to the club's chest. At every moment
//! the purses, the pools of closed auctions and the chest make up what was granted.

use std::collections::{BTreeMap, BTreeSet};

use pasch_tournament::calcutta::{Auction, Payee, Rules, Sale};
use pasch_tournament::{EntrantId, Time};

use crate::error::Refusal;
use crate::ids::{AuctionId, LinkId, PersonId, check_id};
use crate::profile::check_name;

/// The most points that a season grants.
pub const MOST_GRANTED: u64 = 1_000_000;

/// The most entrants of an auction.
pub const MOST_ENTRANTS: usize = 5_000;

/// How far an auction has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Lots are sold.
    Open,
    /// All is sold, the prices are in the pool.
    Closed,
    /// The pool is paid out.
    Paid,
    /// It counts for nothing.
    Voided,
}

/// An auction of the club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calcutta {
    /// Its number.
    pub id: AuctionId,
    /// The tournament.
    pub tournament: LinkId,
    /// The accounts of the entrants by number.
    pub entrants: Vec<Option<PersonId>>,
    /// Lots and bids; its bidders are numbers in `bidders`.
    pub auction: Auction,
    /// Those who have bid, in the order of their first bid.
    pub bidders: Vec<PersonId>,
    /// How far it has come.
    pub stage: Stage,
    /// The payments, once it is paid.
    pub paid: BTreeMap<PersonId, u64>,
}

impl Calcutta {
    fn payee(&self, payee: Payee) -> Option<&PersonId> {
        match payee {
            Payee::Bidder(number) => self.bidders.get(number as usize),
            Payee::Entrant(entrant) => self.entrants.get(entrant.0 as usize)?.as_ref(),
        }
    }

    fn by_person(&self, amounts: BTreeMap<Payee, u64>) -> BTreeMap<PersonId, u64> {
        let mut sums = BTreeMap::new();
        for (payee, amount) in amounts {
            if let Some(person) = self.payee(payee) {
                *sums.entry(person.clone()).or_default() += amount;
            }
        }
        sums
    }

    /// The points that each has promised or paid.
    #[must_use]
    pub fn owed(&self) -> BTreeMap<PersonId, u64> {
        self.by_person(self.auction.owed())
    }
}

/// All purses and auctions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Purses {
    balances: BTreeMap<PersonId, u64>,
    seasons: Vec<(String, u64)>,
    granted_to: BTreeMap<PersonId, BTreeSet<u32>>,
    granted: u64,
    chest: u64,
    auctions: Vec<Calcutta>,
}

impl Purses {
    /// The points in a purse, promised ones included.
    #[must_use]
    pub fn balance(&self, person: &PersonId) -> u64 {
        self.balances.get(person).copied().unwrap_or(0)
    }

    /// All purses by person, those of former members included.
    #[must_use]
    pub const fn balances(&self) -> &BTreeMap<PersonId, u64> {
        &self.balances
    }

    /// The points that somebody may still bid: the purse without what is promised in open auctions.
    #[must_use]
    pub fn free(&self, person: &PersonId) -> u64 {
        let open = self.auctions.iter().filter(|one| one.stage == Stage::Open);
        let promised: u64 = open.map(|one| one.owed().get(person).copied().unwrap_or(0)).sum();
        self.balance(person).saturating_sub(promised)
    }

    /// The seasons: name and points, the first one first.
    #[must_use]
    pub fn seasons(&self) -> &[(String, u64)] {
        &self.seasons
    }

    /// All points that were ever granted.
    #[must_use]
    pub const fn granted(&self) -> u64 {
        self.granted
    }

    /// The points that nobody was paid.
    #[must_use]
    pub const fn chest(&self) -> u64 {
        self.chest
    }

    /// The points in the pools of auctions that are closed and not paid yet.
    #[must_use]
    pub fn in_pools(&self) -> u64 {
        self.auctions.iter().filter(|one| one.stage == Stage::Closed).map(|one| one.auction.pool()).sum()
    }

    /// All auctions, the first one first.
    #[must_use]
    pub fn auctions(&self) -> &[Calcutta] {
        &self.auctions
    }

    fn give(&mut self, person: &PersonId) {
        let Some((_, points)) = self.seasons.last() else { return };
        let (season, points) = (self.seasons.len() as u32 - 1, *points);
        if self.granted_to.entry(person.clone()).or_default().insert(season) {
            *self.balances.entry(person.clone()).or_default() += points;
            self.granted += points;
        }
    }

    /// The grant of the running season for somebody who has just joined, unless they had it.
    pub(crate) fn welcome(&mut self, person: &PersonId) {
        self.give(person);
    }

    pub(crate) fn grant<'a>(
        &mut self,
        season: &str,
        points: u64,
        members: impl Iterator<Item = &'a PersonId>,
    ) -> Result<(), Refusal> {
        check_name(season)?;
        let is_new = self.seasons.iter().all(|(name, _)| name != season);
        if !is_new || !(1..=MOST_GRANTED).contains(&points) {
            return Err(Refusal::Season);
        }
        self.seasons.push((season.to_owned(), points));
        members.for_each(|member| self.give(member));
        Ok(())
    }

    pub(crate) fn open(
        &mut self,
        tournament: &LinkId,
        rules: &Rules,
        entrants: &[Option<PersonId>],
    ) -> Result<(), Refusal> {
        entrants.iter().flatten().try_for_each(|person| check_id(&person.0))?;
        let accounts: BTreeSet<&PersonId> = entrants.iter().flatten().collect();
        if accounts.len() != entrants.iter().flatten().count()
            || !(2..=MOST_ENTRANTS).contains(&entrants.len())
        {
            return Err(Refusal::Entrants);
        }
        if self.auctions.iter().any(|one| one.tournament == *tournament && one.stage != Stage::Voided) {
            return Err(Refusal::Auction);
        }
        let auction = Auction::new(rules.clone())?;
        self.auctions.push(Calcutta {
            id: AuctionId(self.auctions.len() as u32),
            tournament: tournament.clone(),
            entrants: entrants.to_vec(),
            auction,
            bidders: Vec::new(),
            stage: Stage::Open,
            paid: BTreeMap::new(),
        });
        Ok(())
    }

    fn at(&mut self, id: AuctionId, stage: Stage) -> Result<&mut Calcutta, Refusal> {
        let auction = self.auctions.get_mut(id.0 as usize).ok_or(Refusal::NoAuction { number: id.0 })?;
        if auction.stage == stage { Ok(auction) } else { Err(Refusal::Auction) }
    }

    pub(crate) fn call(&mut self, id: AuctionId, entrants: &[EntrantId], at: Time) -> Result<(), Refusal> {
        let one = self.at(id, Stage::Open)?;
        if entrants.iter().any(|entrant| entrant.0 as usize >= one.entrants.len()) {
            return Err(Refusal::Entrants);
        }
        Ok(one.auction.apply(at, Sale::Called { entrants: entrants.to_vec() })?)
    }

    pub(crate) fn bid(
        &mut self,
        id: AuctionId,
        person: &PersonId,
        amount: u64,
        at: Time,
    ) -> Result<(), Refusal> {
        let free = self.free(person);
        let one = self.at(id, Stage::Open)?;
        let known = one.bidders.iter().position(|bidder| bidder == person);
        let number = known.unwrap_or(one.bidders.len()) as u32;
        // A higher bid on the same lot takes the place of the own one.
        let own = one.auction.lots().last().filter(|_| one.auction.is_open(at)).and_then(|lot| lot.best);
        let again = own.filter(|(bidder, _)| *bidder == number).map_or(0, |(_, amount)| amount);
        if amount > free + again {
            return Err(Refusal::Purse { most: free + again });
        }
        one.auction.apply(at, Sale::Bid { bidder: number, amount })?;
        if known.is_none() {
            one.bidders.push(person.clone());
        }
        Ok(())
    }

    pub(crate) fn buy_back(
        &mut self,
        id: AuctionId,
        entrant: EntrantId,
        share: u32,
        person: &PersonId,
        at: Time,
    ) -> Result<(), Refusal> {
        let free = self.free(person);
        let one = self.at(id, Stage::Open)?;
        if one.entrants.get(entrant.0 as usize).is_none_or(|account| account.as_ref() != Some(person)) {
            return Err(Refusal::NotOwn);
        }
        let lot = one.auction.lots().iter().find(|lot| lot.entrants.contains(&entrant));
        let best = lot.and_then(|lot| lot.best);
        let (owner, price) =
            best.map_or((None, 0), |(owner, price)| (one.bidders.get(owner as usize), price));
        // The owner of the lot pays nothing more: only the name on that share changes.
        if owner != Some(person) && price * u64::from(share.min(100)) / 100 > free {
            return Err(Refusal::Purse { most: free });
        }
        Ok(one.auction.apply(at, Sale::BoughtBack { entrant, share })?)
    }

    pub(crate) fn close(&mut self, id: AuctionId, at: Time) -> Result<(), Refusal> {
        let one = self.at(id, Stage::Open)?;
        one.auction.apply(at, Sale::Closed)?;
        one.stage = Stage::Closed;
        for (person, amount) in one.owed() {
            if let Some(purse) = self.balances.get_mut(&person) {
                *purse = purse.saturating_sub(amount);
            }
        }
        Ok(())
    }

    pub(crate) fn pay(&mut self, id: AuctionId, places: &[(EntrantId, u32)]) -> Result<(), Refusal> {
        let one = self.at(id, Stage::Closed)?;
        let by_entrant: BTreeMap<EntrantId, u32> = places.iter().copied().collect();
        let known = |(entrant, place): &(EntrantId, u32)| {
            (entrant.0 as usize) < one.entrants.len() && (1..=one.entrants.len() as u32).contains(place)
        };
        if by_entrant.len() != places.len() || !places.iter().all(known) {
            return Err(Refusal::Entrants);
        }
        one.paid = one.by_person(one.auction.payouts(&by_entrant));
        one.stage = Stage::Paid;
        let (paid, pool) = (one.paid.clone(), one.auction.pool());
        self.chest += pool - paid.values().sum::<u64>();
        for (person, amount) in paid {
            *self.balances.entry(person).or_default() += amount;
        }
        Ok(())
    }

    pub(crate) fn void(&mut self, id: AuctionId) -> Result<(), Refusal> {
        let one = self.auctions.get_mut(id.0 as usize).ok_or(Refusal::NoAuction { number: id.0 })?;
        let was = one.stage;
        if !matches!(was, Stage::Open | Stage::Closed) {
            return Err(Refusal::Auction);
        }
        one.stage = Stage::Voided;
        if was == Stage::Closed {
            for (person, amount) in one.owed() {
                *self.balances.entry(person).or_default() += amount;
            }
        }
        Ok(())
    }
}
