//! A Calcutta: an auction of the entrants before play, whose pool is paid to the owners of those who do best. All amounts are points;
//! no money is handled.
//!
//! It is a log of its own. Lots are called up one after the other. A bid is higher than the one before by the step that was agreed; a lot is sold when
//! nobody has bid for the time of its timer, which begins again with each bid. A bid at the very end of the timer comes too late. Of two
//! bids at the same millisecond the one that stands first in the log counts, and the other has to be higher than it.
//!
//! After the sale an entrant may buy back up to the agreed share of their lot from its owner, for that share of the price. The pool
//! is the sum of all prices less the fee. Lots are placed by their best entrant; lots that nobody bought are passed over. Shares
//! of places that no lot has taken stay in the pool.

use std::collections::{BTreeMap, BTreeSet};

use pasch_messages::Describe;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::action::EntrantId;
use crate::options::Time;
use crate::prizes::pay;

/// The terms of an auction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The milliseconds without a bid after which a lot is sold.
    pub timer: Time,
    /// The least by which a bid is higher than the one before, and the least first bid.
    pub step: u64,
    /// The most of their lot that an entrant may buy back, in hundredths.
    pub buy_back: u32,
    /// The share of the pool that the organiser keeps, in hundredths.
    pub fee: u32,
    /// The shares of the pool for the first places, in hundredths.
    pub shares: Vec<u32>,
}

impl Default for Rules {
    fn default() -> Self {
        Self { timer: 30_000, step: 1, buy_back: 50, fee: 0, shares: vec![40, 30, 20, 10] }
    }
}

/// A fact of an auction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Sale {
    /// A lot is called up: one entrant, or a group of them.
    Called {
        /// The entrants.
        entrants: Vec<EntrantId>,
    },
    /// Somebody bids for the lot that was called up last.
    Bid {
        /// Who, by a number that the caller knows.
        bidder: u32,
        /// How much.
        amount: u64,
    },
    /// An entrant has bought back a share of their lot.
    BoughtBack {
        /// The entrant.
        entrant: EntrantId,
        /// The share in hundredths.
        share: u32,
    },
    /// No more lots, bids or shares.
    Closed,
}

/// Reasons against an action of an auction.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("calcutta-refusal")]
pub enum SaleRefusal {
    /// The agreement makes no sense.
    Rules,
    /// The time is before that of the last action.
    Backwards,
    /// The auction is closed.
    Closed,
    /// The lot is still open.
    Open,
    /// No lot is open.
    NoLot,
    /// The lot is empty, too large, or one of its entrants was in another.
    Lot,
    /// The bid is too low.
    Low {
        /// The lowest possible bid.
        least: u64,
    },
    /// The bid is beyond all reason.
    High,
    /// The entrant is in no lot that was sold.
    NotSold,
    /// The share is more than was agreed, or none.
    Share {
        /// The share that may still be bought back, in hundredths.
        most: u32,
    },
}

/// The highest bid that is taken.
pub const HIGHEST: u64 = 1_000_000_000;

/// A lot as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lot {
    /// Its entrants.
    pub entrants: Vec<EntrantId>,
    /// The highest bid: who and how much.
    pub best: Option<(u32, u64)>,
    /// When it is sold, if nobody bids before.
    pub until: Time,
    /// Shares that were bought back, in hundredths.
    pub back: Vec<(EntrantId, u32)>,
}

/// Who is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Payee {
    /// A bidder, for a lot they own.
    Bidder(u32),
    /// An entrant, for the share that they bought back.
    Entrant(EntrantId),
}

/// An auction: its log and the fold of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    rules: Rules,
    log: Vec<(Time, Sale)>,
    lots: Vec<Lot>,
    sold: BTreeSet<EntrantId>,
    last: Time,
    closed: bool,
}

impl Auction {
    /// An auction without lots.
    ///
    /// # Errors
    /// When the agreement makes no sense.
    pub fn new(rules: Rules) -> Result<Self, SaleRefusal> {
        let total: u64 = rules.shares.iter().map(|share| u64::from(*share)).sum();
        let times = 1..=24 * 3_600_000;
        if !times.contains(&rules.timer)
            || !(1..=HIGHEST).contains(&rules.step)
            || rules.buy_back > 100
            || rules.fee > 100
            || total > 100
        {
            return Err(SaleRefusal::Rules);
        }
        Ok(Self {
            rules,
            log: Vec::new(),
            lots: Vec::new(),
            sold: BTreeSet::new(),
            last: Time::MIN,
            closed: false,
        })
    }

    /// The auction that a log leads to.
    ///
    /// # Errors
    /// The first action that is refused, by its number from 0.
    pub fn fold(
        rules: Rules,
        log: impl IntoIterator<Item = (Time, Sale)>,
    ) -> Result<Self, (usize, SaleRefusal)> {
        let mut auction = Self::new(rules).map_err(|refusal| (0, refusal))?;
        for (number, (at, sale)) in log.into_iter().enumerate() {
            auction.apply(at, sale).map_err(|refusal| (number, refusal))?;
        }
        Ok(auction)
    }

    /// The log.
    #[must_use]
    pub fn log(&self) -> &[(Time, Sale)] {
        &self.log
    }

    /// All lots, in the order in which they were called up.
    #[must_use]
    pub fn lots(&self) -> &[Lot] {
        &self.lots
    }

    /// Whether bids for the last lot are taken at this moment.
    #[must_use]
    pub fn is_open(&self, at: Time) -> bool {
        !self.closed && self.lots.last().is_some_and(|lot| at < lot.until)
    }

    /// Adds an action.
    ///
    /// # Errors
    /// The reason against it. Nothing has changed then.
    pub fn apply(&mut self, at: Time, sale: Sale) -> Result<(), SaleRefusal> {
        if at < self.last || at > Time::MAX / 4 {
            return Err(SaleRefusal::Backwards);
        }
        if self.closed {
            return Err(SaleRefusal::Closed);
        }
        match &sale {
            Sale::Called { entrants } => self.call(at, entrants)?,
            Sale::Bid { bidder, amount } => self.bid(at, *bidder, *amount)?,
            Sale::BoughtBack { entrant, share } => self.buy_back(at, *entrant, *share)?,
            Sale::Closed if self.is_open(at) => return Err(SaleRefusal::Open),
            Sale::Closed => self.closed = true,
        }
        self.last = at;
        self.log.push((at, sale));
        Ok(())
    }

    fn call(&mut self, at: Time, entrants: &[EntrantId]) -> Result<(), SaleRefusal> {
        if self.is_open(at) {
            return Err(SaleRefusal::Open);
        }
        let own: BTreeSet<EntrantId> = entrants.iter().copied().collect();
        if own.is_empty() || own.len() != entrants.len() || own.iter().any(|one| self.sold.contains(one)) {
            return Err(SaleRefusal::Lot);
        }
        self.sold.extend(own);
        let until = at + self.rules.timer;
        self.lots.push(Lot { entrants: entrants.to_vec(), best: None, until, back: Vec::new() });
        Ok(())
    }

    fn bid(&mut self, at: Time, bidder: u32, amount: u64) -> Result<(), SaleRefusal> {
        if !self.is_open(at) {
            return Err(SaleRefusal::NoLot);
        }
        let lot = self.lots.last_mut().ok_or(SaleRefusal::NoLot)?;
        let least = lot.best.map_or(0, |(_, best)| best) + self.rules.step;
        if amount < least {
            return Err(SaleRefusal::Low { least });
        }
        if amount > HIGHEST {
            return Err(SaleRefusal::High);
        }
        lot.best = Some((bidder, amount));
        lot.until = at + self.rules.timer;
        Ok(())
    }

    fn buy_back(&mut self, at: Time, entrant: EntrantId, share: u32) -> Result<(), SaleRefusal> {
        let sold = self.lots.iter_mut().find(|lot| lot.entrants.contains(&entrant));
        let lot = sold.filter(|lot| at >= lot.until && lot.best.is_some()).ok_or(SaleRefusal::NotSold)?;
        // The agreed share is for the whole lot: a group shares it.
        let most = self.rules.buy_back.saturating_sub(lot.back.iter().map(|(_, share)| share).sum());
        if share == 0 || share > most {
            return Err(SaleRefusal::Share { most });
        }
        lot.back.push((entrant, share));
        Ok(())
    }

    /// The sum of all prices.
    #[must_use]
    pub fn pool(&self) -> u64 {
        self.lots.iter().filter_map(|lot| lot.best).map(|(_, price)| price).sum()
    }

    /// The debts to the auction: bidders the prices of their lots less the shares that were bought back, entrants those shares.
    /// Shares are rounded down for the entrant; the sum is the pool.
    #[must_use]
    pub fn owed(&self) -> BTreeMap<Payee, u64> {
        let mut owed = BTreeMap::new();
        for lot in &self.lots {
            if let Some((bidder, price)) = lot.best {
                divide(price, bidder, &lot.back, &mut owed);
            }
        }
        owed
    }

    /// The payment to each once `places` are known: the place of every entrant, from 1, shared ones repeated. Whoever is missing has no place.
    #[must_use]
    pub fn payouts(&self, places: &BTreeMap<EntrantId, u32>) -> BTreeMap<Payee, u64> {
        let place = |lot: &Lot| lot.entrants.iter().filter_map(|one| places.get(one)).min().copied();
        let bought = self.lots.iter().filter_map(|lot| Some((place(lot)?, lot, lot.best?.0)));
        let mut ranked: Vec<(u32, &Lot, u32)> = bought.collect();
        ranked.sort_by_key(|(place, ..)| *place);
        let pool = self.pool();
        let net = pool - (pool * u64::from(self.rules.fee)).div_ceil(100);
        let order: Vec<u32> = ranked.iter().map(|(place, ..)| *place).collect();
        let mut paid = BTreeMap::new();
        for ((_, lot, bidder), amount) in ranked.into_iter().zip(pay(net, &self.rules.shares, &order)) {
            divide(amount, bidder, &lot.back, &mut paid);
        }
        paid.retain(|_, amount| *amount > 0);
        paid
    }
}

/// Divides an amount between the owner of a lot and those who bought shares back.
fn divide(amount: u64, bidder: u32, back: &[(EntrantId, u32)], among: &mut BTreeMap<Payee, u64>) {
    let mut rest = amount;
    for (entrant, share) in back {
        let own = amount * u64::from(*share) / 100;
        rest -= own;
        *among.entry(Payee::Entrant(*entrant)).or_default() += own;
    }
    *among.entry(Payee::Bidder(bidder)).or_default() += rest;
}
