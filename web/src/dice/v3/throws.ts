// The entries that lead to a throw.

import { dice, faces } from "./chain";
import { hasChain, isBot, signing } from "./context";
import { releaseFields, sameHead } from "./entry";
import { broken } from "./fault";
import { MOST_DICE, seatOf, type Stamps, type State } from "./state";
import { PARTIES, PLAYERS, opponent, type EntryOf } from "./types";

export function bind(state: State, stamps: Stamps, entry: EntryOf<"bind">): void {
  const { party, from, commitment } = entry;
  const head = state.signed(stamps, entry, party);
  state.fresh(head, party);
  const isFirst = state.chains[party].length === 0;
  const due = state.bindingDue(party);
  // After a restore the server leaves out numbers for which browsers say that they have shown a link.
  const leavesOut = isFirst && party === "server" && state.before !== null;
  if (due === null || (leavesOut ? from < due || from > due + 4096 : from !== due)) broken({ code: "bound", party, from });
  if (party === "server") {
    state.served = [...state.served, { from, at: state.head.k + 1 }];
    if (isFirst) {
      const left = Array.from({ length: from - state.next }, (_, at) => state.next + at);
      state.tally = { ...state.tally, voided: [...state.tally.voided, ...left] };
      state.next = from;
      state.first = from;
    }
  } else if (isFirst && head.k < (state.served[0]?.at ?? Infinity)) {
    // It covers what the server had bound itself to.
    broken({ code: "stale", party });
  }
  const chain = { from, link: commitment, number: from - 1 };
  state.chains = { ...state.chains, [party]: [...state.chains[party], chain] };
}

export function begin(state: State, { number }: EntryOf<"begin">): void {
  state.isNext(number);
  state.allBound();
  const { turn } = state.game;
  if (turn.at === "over") broken({ code: "ended" });
  if (turn.at === "other" || (turn.at === "roll" && !turn.mayBeOver)) broken({ code: "turn", party: opponent(turn.by) });
  state.begun = true;
  state.pending = { number, roller: null, mayDouble: false, head: state.head };
}

export function declare(state: State, stamps: Stamps, entry: EntryOf<"declare">): void {
  const { party, number, link } = entry;
  const head = state.signed(stamps, entry, party);
  state.fresh(head, party);
  state.isNext(number);
  state.allBound();
  const { turn } = state.game;
  if (turn.at !== "roll" || turn.by !== party) broken({ code: "turn", party });
  state.leadsBack(party, number, link);
  state.begun = true;
  state.pending = { number, roller: party, mayDouble: turn.mayDouble, head: state.head };
}

export function skip(state: State, stamps: Stamps, entry: EntryOf<"skip">): void {
  const { party, number } = entry;
  const head = state.signed(stamps, entry, party);
  state.fresh(head, party);
  state.isNext(number);
  const [{ turn }, seat] = [state.game, seatOf(party)];
  if (!seat || turn.at !== "roll" || turn.by !== party || !hasChain(state.keys, party)) broken({ code: "turn", party });
  // The server's own entries make no declaration late: otherwise it could have each throw made once more.
  if (!state.spoken[seat]) broken({ code: "skip", party });
  const known = state.hasDeposit(opponent(party));
  if (known) state.burn(party);
  state.tally = { ...state.tally, skipped: [...state.tally.skipped, { party: seat, number, known }] };
  state.useUp(number);
}

export function deposit(state: State, stamps: Stamps, entry: EntryOf<"deposit">): void {
  const { party, number } = entry;
  const seat = seatOf(party) ?? broken({ code: "deposit", party });
  const head = state.signed(stamps, entry, party);
  state.fresh(head, party);
  state.isNext(number);
  if (!state.bound(party, number)) broken({ code: "unbound", party, number });
  const { turn } = state.game;
  if (turn.at === "roll" && turn.by === party) broken({ code: "turn", party });
  if (turn.at === "over") broken({ code: "ended" });
  // Before the action that gives the roll away nobody can tell yet whether the cube goes with it.
  const mayRollWithCube = turn.at === "roll" ? turn.mayDouble : turn.at === "other";
  const refused =
    !hasChain(state.keys, party) ||
    isBot(state.keys, opponent(party)) ||
    state.hasDeposit(party) ||
    (state.context.terms.strict && mayRollWithCube);
  if (refused) broken({ code: "deposit", party });
  state.deposits = { ...state.deposits, [seat]: number };
  state.begun = true;
}

export function thrown(state: State, stamps: Stamps, { number, links, dice: recorded }: EntryOf<"throw">): void {
  const pending = state.pending ?? broken({ code: "not-declared", number });
  state.isNext(number);
  if (recorded.length === 0 || recorded.length > MOST_DICE) broken({ code: "game", what: { kind: "count", dice: recorded.length } });
  for (const party of PARTIES) {
    const link = links[party];
    if (pending.roller === party) {
      // The declaration has it already.
      const declared = state.bound(party, number);
      if (link !== (declared?.number === number ? declared.link : null)) broken({ code: "link", party, number });
      continue;
    }
    if (party !== "server" && hasChain(state.keys, party) && !state.hasDeposit(party)) {
      if (link === null) broken({ code: "links", party });
      const [kind, of] = releaseFields({ party, number, link });
      const head = state.signedBy(stamps, kind, of, party, signing(state.keys, party));
      if (!sameHead(head, pending.head)) broken({ code: "stale", party });
    }
    state.leadsBack(party, number, link);
  }
  const opening = pending.roller === null;
  const found = dice(faces(state.m, number, links), opening, recorded.length);
  if (found.join() !== recorded.join()) broken({ code: "dice", number, recorded, found });
  state.game =
    (opening ? state.game.opening(recorded) : state.game.roll()) ?? broken({ code: "game", what: { kind: opening ? "opening" : "roll" } });
  state.lines = [...state.lines, ...logged(opening, recorded)];
  const left = PLAYERS.filter((party) => state.hasDeposit(party)).map((party) => ({ number, party, mayDouble: pending.mayDouble }));
  state.tally = { ...state.tally, throws: state.tally.throws + 1, deposited: [...state.tally.deposited, ...left] };
  state.reboundSinceThrow = { a: false, b: false };
  state.useUp(number);
}

/** The lines of a throw in the game's log. */
function logged(opening: boolean, faces: readonly number[]): string[] {
  if (!opening) return [`{"do":"roll","dice":[${[...faces].sort((x, y) => y - x).join(",")}]}`];
  const pairs = Array.from({ length: Math.floor(faces.length / 2) }, (_, at) => faces.slice(2 * at, 2 * at + 2));
  return pairs.map((pair) => `{"do":"opening","dice":[${pair.join(",")}]}`);
}
