//! A player's part of the dice that server and players make together (docs/fair-dice.md).

use pasch_dice::{Chain, Context, LENGTH, Party, Seed};
use pasch_wire::{ClientMessage, DiceCommitment, DiceLink, DiceView, DiceWanted, Seat};

/// The chains that one player is bound to in the present game, and where the dice stood when last told.
#[derive(Debug)]
pub struct Hand {
    seat: Seat,
    chains: Vec<(u32, Chain)>,
    told: Option<DiceView>,
}

impl Hand {
    #[must_use]
    pub const fn new(seat: Seat) -> Self {
        Self { seat, chains: Vec::new(), told: None }
    }

    /// The messages that the dice want at this point: a promise where none is bound or the server stands in,
    /// and the link that is wanted.
    pub fn answers(&mut self, view: DiceView) -> Vec<ClientMessage> {
        self.chains.retain(|(game, _)| *game == view.context.game);
        let own = if self.seat == Seat::A { &view.a } else { &view.b };
        let (wanted, held) = (own.wanted, own.held);
        let mut said = Vec::new();
        if wanted == Some(DiceWanted::Commitment) || (held && !view.begun) {
            said.extend(self.bind(&view, view.next));
        }
        if wanted == Some(DiceWanted::Link) {
            said.extend(self.link(&view));
        }
        self.told = Some(view);
        said
    }

    /// What a wish to roll begins with: the link, as a browser sends it. The server asks for what is missing then.
    #[must_use]
    pub fn before_roll(&self) -> Option<ClientMessage> {
        self.told.as_ref().and_then(|view| self.link(view))
    }

    fn bind(&mut self, view: &DiceView, from: u32) -> Option<ClientMessage> {
        let game = view.context.game;
        // The same promise again, should the first not have arrived.
        let known = self.chains.iter().position(|(at, chain)| *at == game && chain.from() == from);
        let at = match known {
            Some(at) => at,
            None => {
                let mut seed = [0; 32];
                getrandom::fill(&mut seed).ok()?;
                let chain = Chain::new(&context(view), self.party(), &Seed(seed), from, LENGTH).ok()?;
                self.chains.push((game, chain));
                self.chains.len() - 1
            }
        };
        let commitment = self.chains[at].1.commitment().to_string();
        Some(ClientMessage::DiceCommit(DiceCommitment { game, seat: self.seat, from, commitment }))
    }

    fn link(&self, view: &DiceView) -> Option<ClientMessage> {
        let bound = if self.seat == Seat::A { &view.a } else { &view.b };
        let game = view.context.game;
        let (_, chain) = self.chains.iter().find(|(at, chain)| {
            *at == game
                && chain.from() == bound.from
                && !bound.held
                && bound.commitment.as_deref() == Some(chain.commitment().to_string().as_str())
        })?;
        let link = chain.link(view.next)?.to_string();
        Some(ClientMessage::DiceLink(DiceLink { game, seat: self.seat, throw: view.next, link }))
    }

    const fn party(&self) -> Party {
        match self.seat {
            Seat::A => Party::A,
            Seat::B => Party::B,
        }
    }
}

fn context(view: &DiceView) -> Context {
    let found = &view.context;
    let name = |at: usize| found.players.get(at).cloned().unwrap_or_default();
    Context {
        match_id: found.match_id.to_string(),
        game: found.game,
        rules: found.rules.clone(),
        players: [name(0), name(1)],
    }
}
