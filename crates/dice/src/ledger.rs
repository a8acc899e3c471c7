//! The dice of one game as they are made: who is bound, what has been shown for the next throw, what is missing.

use pasch_messages::Describe;

use crate::chain::{LENGTH, before, faces};
use crate::context::{Commitment, Context, ContextError, Party, Seed, Shared};
use crate::proof::{PROTOCOL, Proof, Step};

/// The fold of the [`Step`]s of one game, with what was shown since the last of them.
///
/// What is shown for the next throw is no step yet: when it is lost, the parties show it again.
#[derive(Clone, Debug)]
pub struct Ledger {
    context: Context,
    next: u32,
    bound: Shared<Option<Bound>>,
    shown: Shared<Option<Seed>>,
}

/// What a party is bound to.
#[derive(Clone, Copy, Debug)]
struct Bound {
    /// The latest link that is part of a step, or the commitment.
    last: Seed,
    /// The throw of that link.
    throw: u32,
    /// The first throw of the chain.
    from: u32,
    commitment: Commitment,
    held: bool,
}

/// What is missing for the next throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The party is not bound, or its chain is at its end.
    Commitment,
    /// It has not shown its link.
    Link,
}

/// Why something that a party shows is of no use.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[non_exhaustive]
#[describe("denied")]
pub enum Denied {
    /// About a throw that is not the next one.
    NotNext {
        /// The throw it is about.
        throw: u32,
        /// The throw that comes next.
        next: u32,
    },
    /// A link before a commitment.
    Unbound(#[describe(name = "value")] Party),
    /// A link that does not lead back to what the party was bound to.
    Link(#[describe(name = "value")] Party),
    /// A commitment where one stands that must not be replaced now.
    Bound(#[describe(name = "value")] Party),
    /// A context that cannot be written down.
    #[describe(transparent)]
    Context(#[from] ContextError),
    /// A step that cannot follow those before it.
    Step(#[describe(name = "value")] usize),
}

impl Ledger {
    /// A game's ledger before anybody has shown a commitment.
    #[must_use]
    pub const fn new(context: Context) -> Self {
        let bound = Shared { server: None, a: None, b: None };
        Self { context, next: 1, bound, shown: Shared { server: None, a: None, b: None } }
    }

    /// The fold of steps.
    ///
    /// # Errors
    /// Names the first step that cannot follow.
    pub fn fold(context: Context, steps: &[Step]) -> Result<Self, Denied> {
        let mut ledger = Self::new(context);
        for (at, step) in steps.iter().enumerate() {
            ledger.follow(step).map_err(|_| Denied::Step(at + 1))?;
        }
        Ok(ledger)
    }

    /// The game that all chains are bound to.
    #[must_use]
    pub const fn context(&self) -> &Context {
        &self.context
    }

    /// Number of the next throw, from 1.
    #[must_use]
    pub const fn next(&self) -> u32 {
        self.next
    }

    /// Whether the server holds this party's chain in its place.
    #[must_use]
    pub fn is_held(&self, party: Party) -> bool {
        self.bound.of(party).is_some_and(|bound| bound.held)
    }

    /// The first throw of the chain that a party is bound to, and its end.
    #[must_use]
    pub fn bound_to(&self, party: Party) -> Option<(u32, Commitment)> {
        self.bound.of(party).map(|bound| (bound.from, bound.commitment))
    }

    /// Whether this link was shown by the party for the throw that was made last: then it comes a second time.
    #[must_use]
    pub fn was_shown(&self, by: Party, throw: u32, link: &Seed) -> bool {
        self.bound.of(by).is_some_and(|bound| bound.throw == throw && bound.last == *link && throw > 0)
    }

    /// Whether a player has shown their link for the next throw; a player who is bound anew then gives that throw up.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.shown.a.is_some() || self.shown.b.is_some()
    }

    /// What a party still has to show before the next throw.
    #[must_use]
    pub fn missing(&self, party: Party) -> Option<Missing> {
        match self.bound.of(party) {
            Some(bound) if self.next - bound.from < LENGTH => {
                self.shown.of(party).is_none().then_some(Missing::Link)
            }
            _ => Some(Missing::Commitment),
        }
    }

    /// A party binds itself from the next throw on. The steps that follow: a throw for which it (or a player whose link
    /// would have met another chain) had shown a link is given up first.
    ///
    /// # Errors
    /// When the party is bound and must stay so, or speaks of another throw.
    pub fn bind(
        &self,
        by: Party,
        from: u32,
        commitment: Commitment,
        held: bool,
    ) -> Result<Vec<Step>, Denied> {
        let Shared { a, b, .. } = self.shown;
        let gives_up = self.bound.of(by).is_some() && by != Party::Server && self.has_begun();
        let mut steps = Vec::new();
        if gives_up {
            steps.push(Step::Void { a, b });
        }
        let wanted = self.next + u32::from(gives_up);
        if from != wanted {
            return Err(Denied::NotNext { throw: from, next: wanted });
        }
        steps.push(Step::Commit { by, from: wanted, commitment, held });
        let mut after = self.clone();
        for step in &steps {
            after.follow(step)?;
        }
        Ok(steps)
    }

    /// A party shows its link for the next throw. The same link again changes nothing.
    ///
    /// # Errors
    /// When it is another link than the one it is bound to, or for another throw.
    pub fn show(&mut self, by: Party, throw: u32, link: Seed) -> Result<(), Denied> {
        if throw != self.next {
            return Err(Denied::NotNext { throw, next: self.next });
        }
        // Who shows before all are bound lets the last one choose.
        if let Some(&party) =
            Party::ALL.iter().find(|&&party| self.missing(party) == Some(Missing::Commitment))
        {
            return Err(Denied::Unbound(party));
        }
        self.leads_back(by, throw, &link)?;
        *self.shown.of_mut(by) = Some(link);
        Ok(())
    }

    /// The links of the next throw, when all have shown theirs.
    #[must_use]
    pub fn links(&self) -> Option<Shared<Seed>> {
        self.shown.all()
    }

    /// The faces of the next throw one after the other, when all have shown their links.
    #[must_use]
    pub fn faces(&self) -> Option<impl Iterator<Item = u8> + use<>> {
        faces(&self.context, self.next, &self.links()?).ok()
    }

    /// The step of the next throw with these dice.
    #[must_use]
    pub fn thrown(&self, dice: Vec<u8>) -> Option<Step> {
        Some(Step::Throw { links: self.links()?, dice })
    }

    /// Takes in a step. Dice are not looked at: [`Proof::check`] does.
    ///
    /// # Errors
    /// When it cannot follow; nothing has changed then.
    pub fn follow(&mut self, step: &Step) -> Result<(), Denied> {
        match step {
            Step::Commit { by, from, commitment, held } => {
                if *from != self.next {
                    return Err(Denied::NotNext { throw: *from, next: self.next });
                }
                let bound = self.bound.of(*by);
                if *by == Party::Server
                    && bound.is_some_and(|bound| bound.from.checked_add(LENGTH) != Some(*from))
                {
                    return Err(Denied::Bound(*by));
                }
                let (last, throw) = (Seed(commitment.0), from.saturating_sub(1));
                *self.bound.of_mut(*by) =
                    Some(Bound { last, throw, from: *from, commitment: *commitment, held: *held });
                *self.shown.of_mut(*by) = None;
                return Ok(());
            }
            Step::Throw { links, .. } => {
                for party in Party::ALL {
                    self.leads_back(party, self.next, links.of(party))?;
                }
                for party in Party::ALL {
                    self.take(party, *links.of(party));
                }
            }
            Step::Void { a, b } => {
                let shown = [(Party::A, *a), (Party::B, *b)];
                for (party, link) in shown.iter().filter_map(|&(party, link)| Some((party, link?))) {
                    self.leads_back(party, self.next, &link)?;
                }
                for (party, link) in shown.iter().filter_map(|&(party, link)| Some((party, link?))) {
                    self.take(party, link);
                }
            }
        }
        self.next += 1;
        self.shown = Shared { server: None, a: None, b: None };
        Ok(())
    }

    /// The proof that these steps are.
    #[must_use]
    pub fn proof(context: Context, steps: Vec<Step>) -> Proof {
        Proof { protocol: PROTOCOL.to_owned(), context, steps }
    }

    fn take(&mut self, party: Party, link: Seed) {
        let next = self.next;
        if let Some(bound) = self.bound.of_mut(party) {
            (bound.last, bound.throw) = (link, next);
        }
    }

    fn leads_back(&self, party: Party, throw: u32, link: &Seed) -> Result<(), Denied> {
        let bound = self.bound.of(party).ok_or(Denied::Unbound(party))?;
        let mut back = *link;
        for index in (bound.throw + 1..=throw).rev() {
            back = before(&self.context, party, index, &back)?;
        }
        if back == bound.last { Ok(()) } else { Err(Denied::Link(party)) }
    }
}
