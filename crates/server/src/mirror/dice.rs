//! Dice on the wire.

use pasch_dice::{Commitment, Context, Party, Proof, Seed, Step};
use pasch_rules::{GameThrows, Player};

use crate::wire;
use pasch_table::fair::{GameDice, seat_party};

/// Where the dice of a game stand, with what is wanted of each player.
#[must_use]
pub fn view(dice: &GameDice, wanted: impl Fn(Player) -> Option<wire::DiceWanted>) -> wire::DiceView {
    let seat = |player: Player| {
        let bound = dice.bound_to(seat_party(player));
        wire::DiceSeat {
            commitment: bound.map(|(_, commitment)| commitment.to_string()),
            from: bound.map_or(0, |(from, _)| from),
            held: dice.holds(seat_party(player)),
            wanted: wanted(player),
        }
    };
    wire::DiceView {
        context: context(dice.context()),
        next: dice.next(),
        begun: dice.has_begun(),
        a: seat(Player::A),
        b: seat(Player::B),
    }
}

/// The proof of a game.
#[must_use]
pub fn proof(proof: &Proof) -> wire::DiceProof {
    wire::DiceProof {
        protocol: proof.protocol.clone(),
        context: context(&proof.context),
        steps: proof.steps.iter().map(step).collect(),
    }
}

/// The throws of a game as its log has them.
#[must_use]
pub fn played(game: &GameThrows) -> Vec<wire::PlayedThrow> {
    let throw =
        |one: &pasch_rules::Thrown| wire::PlayedThrow { opening: one.opening, faces: one.faces.clone() };
    game.throws.iter().map(throw).collect()
}

fn context(context: &Context) -> wire::DiceContext {
    wire::DiceContext {
        match_id: context.match_id.as_str().into(),
        game: context.game,
        rules: context.rules.clone(),
        players: context.players.to_vec(),
    }
}

fn step(step: &Step) -> wire::DiceStep {
    let hex = |link: &Option<Seed>| link.as_ref().map(Seed::to_string);
    match step {
        Step::Commit { by, from, commitment, held } => wire::DiceStep::Commit {
            by: party(*by),
            from: *from,
            commitment: Commitment::to_string(commitment),
            held: *held,
        },
        Step::Throw { links, dice } => wire::DiceStep::Throw {
            links: wire::DiceLinks {
                server: links.server.to_string(),
                a: links.a.to_string(),
                b: links.b.to_string(),
            },
            dice: dice.clone(),
        },
        Step::Void { a, b } => wire::DiceStep::Void { a: hex(a), b: hex(b) },
    }
}

const fn party(party: Party) -> wire::DiceParty {
    match party {
        Party::Server => wire::DiceParty::Server,
        Party::A => wire::DiceParty::A,
        Party::B => wire::DiceParty::B,
    }
}
