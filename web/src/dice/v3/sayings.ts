// The entries that are no throws: words, actions, new keys, epochs, the end.

import { hasChain, signing } from "./context";
import { fields, sameHead } from "./entry";
import { broken } from "./fault";
import { forfeit, isNext } from "./game";
import { ANNULLED, seatOf, type Stamps, type State } from "./state";
import { opponent, type EntryOf, type Party, type Word } from "./types";

export function word(state: State, stamps: Stamps, entry: EntryOf<"word">): void {
  const { party, word: said } = entry;
  // The server says nothing in a game: with one player it could take back a play while the other declares a roll.
  const seat = seatOf(party) ?? broken({ code: "turn", party });
  if (said === "that was me" || said === "that was not me") {
    answer(state, stamps, entry);
    return;
  }
  state.fresh(state.signed(stamps, entry, party), party);
  const { turn } = state.game;
  if (said === "allow" || turn.at === "over") broken({ code: "turn", party });
  if (said === "take back") {
    const other = opponent(party);
    state.fresh(state.signed(stamps, { kind: "word", party: other, word: "allow" }, other), other);
  } else if ((turn.at === "roll" || turn.at === "other") && turn.by !== party) {
    // Nothing that the opponent says comes between a player and the roll: otherwise a declaration that is kept back could be
    // answered by a concession or a resignation that costs less than the throw.
    broken({ code: "turn", party });
  }
  if (said === "double" && state.hasDeposit(opponent(party))) state.tally = { ...state.tally, doubled: state.tally.doubled + 1 };
  state.game = state.game.word(seat, said) ?? broken({ code: "game", what: { kind: "word", party, word: said } });
  if (turn.at === "roll") state.spoken = { ...state.spoken, [turn.by]: true };
  if (said === "take back") {
    if (state.lastPlay !== null) state.lines = state.lines.slice(0, state.lastPlay);
    state.lastPlay = null;
    return;
  }
  const line = logged(party, said);
  if (line !== null) state.lines = [...state.lines, line];
}

const GRADES = { "resign 1": "single", "resign 2": "gammon", "resign 3": "backgammon" };
const ACTIONS = {
  double: "double",
  take: "take",
  drop: "drop",
  beaver: "beaver",
  accept: "accept_resign",
  decline: "reject_resign",
  "reject opening": "reject_opening",
};

function logged(party: Party, said: Word): string | null {
  const by = party === "a" ? "A" : "B";
  if (said in GRADES) return `{"do":"offer_resign","by":"${by}","grade":"${GRADES[said as keyof typeof GRADES]}"}`;
  if (said in ACTIONS) return `{"do":"${ACTIONS[said as keyof typeof ACTIONS]}"}`;
  return said === "concede" ? `{"do":"forfeit","by":"${by}"}` : null;
}

/** The old key's word on the latest re-binding of its player. */
function answer(state: State, stamps: Stamps, entry: EntryOf<"word">): void {
  const { party, word: said } = entry;
  const one = state.tally.rebound.findLast((one) => one.party === party) ?? broken({ code: "turn", party });
  state.fresh(state.signedBy(stamps, entry.kind, fields(entry), party, one.old), party);
  if (one.mine !== null) broken({ code: "turn", party });
  state.tally = {
    ...state.tally,
    rebound: state.tally.rebound.map((other) => (other === one ? { ...one, mine: said === "that was me" } : other)),
  };
}

export function act(state: State, { line }: EntryOf<"act">): void {
  const [by, { turn }] = [forfeit(line), state.game];
  if (by) {
    // While somebody is to roll or to answer, no other clock runs but that of a player whose binding is wanted.
    if ((turn.at === "roll" || turn.at === "other") && by !== turn.by && !state.pending && !state.owesBinding(by))
      broken({ code: "flag", party: by });
    // In a money session the next game follows: the number is over, for a link may be out.
    state.useUp(state.next);
  }
  state.game = state.game.line(line) ?? broken({ code: "game", what: { kind: "line", line } });
  if (line.startsWith('{"do":"play"') || line.startsWith('{"do":"misplay"')) state.lastPlay = state.lines.length;
  if (!isNext(line)) state.lines = [...state.lines, line];
}

export function rebind(state: State, stamps: Stamps, entry: EntryOf<"rebind">): void {
  const { party, key, from, commitment } = entry;
  state.fresh(state.signedBy(stamps, entry.kind, fields(entry), party, key), party);
  const seat = seatOf(party);
  if (!seat || !hasChain(state.keys, party)) broken({ code: "key", party });
  if ([state.keys.server, signing(state.keys, "a"), signing(state.keys, "b")].includes(key)) broken({ code: "key", party });
  const number = state.next;
  // Nobody is bound to the burnt number by a new chain, so that it never meets a link that may be known.
  if (from !== number + 1) broken({ code: "bound", party, from });
  state.allBound();
  // With all links out the throw stands.
  if (state.pending && state.owing.length === 0) broken({ code: "pending", kind: entry.kind, number });
  if (state.game.turn.at === "over") broken({ code: "ended" });
  state.burn(party);
  const old = signing(state.keys, party);
  state.tally = { ...state.tally, rebound: [...state.tally.rebound, { party: seat, number, old, new: key, mine: null }] };
  state.keys = { ...state.keys, [seat]: key };
  state.chains = { ...state.chains, [party]: [{ from, link: commitment, number: from - 1 }] };
  state.useUp(number);
}

export function epoch(state: State, stamps: Stamps, entry: EntryOf<"epoch">): void {
  state.signed(stamps, entry, "server");
  const { before } = state;
  const isNext =
    before !== null &&
    before.epoch === entry.old &&
    sameHead(before.head, entry.head) &&
    entry.new === state.context.epoch &&
    state.head.k === 0;
  if (!isNext) broken({ code: "epoch" });
}

export function end(state: State, stamps: Stamps, entry: EntryOf<"end">): void {
  const { party, result } = entry;
  const head = state.signed(stamps, entry, party);
  if (state.ended[party]) broken({ code: "end" });
  if (party === "server") {
    const { turn } = state.game;
    const isOver = turn.at === "over" || turn.at === "begin" || (turn.at === "roll" && turn.mayBeOver);
    if (result !== ANNULLED && (!isOver || state.pending)) broken({ code: "end" });
    if (state.pending) state.tally = { ...state.tally, unopened: state.pending.number };
    state.pending = null;
    state.result = { at: state.head.k + 1, text: result };
  } else if (!state.result || state.result.text !== result || head.k < state.result.at || !hasChain(state.keys, party)) {
    broken({ code: "end" });
  }
  state.ended = { ...state.ended, [party]: true };
}
