// The sentences that a player reads when dice cannot go on by themselves. Loaded with the code that signs.

import { Refused, type Refusal } from "../dice/v3/keeper";
import { PLAIN, faultText } from "./verdict";

/** Why this browser does not do what it is asked for. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.why) {
    case "key":
      return "The match names another key of the server than this browser knows. Ask the operator before you go on.";
    case "fault":
      if (refusal.fault.code === "turn") return "You can say this when it is your turn.";
      if (refusal.fault.code === "burnt")
        return "A throw was given up before in this match. The rules allow no other: go on with your first device, or bring its dice key here.";
      return `The server’s record cannot be right: entry ${refusal.at}, ${faultText(refusal.fault, PLAIN)}.`;
    case "receipt":
      return "A receipt of the server is not right.";
    case "fork":
      return "The server has signed two different records of this match.";
    case "dropped":
      return "After a restore the server leaves out what it had signed before.";
    case "other-head":
      return `This browser gave its number for throw ${refusal.number} for another state of the match, and gives it only once.`;
    case "overtaken":
      return `You declared throw ${refusal.number}, and the server entered something else before it. This browser goes no further: keep the record and its memory file.`;
    case "skip-first":
      return "Your roll came too late and is given up first. Roll again in a moment.";
    case "declared":
      return "You have rolled: the dice come first.";
    case "unbound":
      return "The dice are not ready yet: the other player’s browser has to join first.";
    case "no-chain":
      return "This browser does not hold the dice key that you play this match with.";
    case "nothing":
      return "There is nothing to send now.";
    case "not-agreed":
      return "A throw was lost in a restore of the server. Say first whether you go on.";
  }
}

export function refusedText(error: unknown): string | null {
  return error instanceof Refused ? refusalText(error.refusal) : null;
}

export const fair = {
  region: "Dice",
  later: "Decide later",
  host: {
    title: "This server has a new key",
    text: "Your browser knows it by another key. A new key is normal after the operator has changed it, and a warning otherwise. Compare it with the key that the operator shows elsewhere.",
    was: "Known key",
    is: "New key",
    trust: "Trust the new key",
  },
  stopped: {
    title: "Your browser has stopped",
    text: "It does not go on with dice that it cannot check. Save its memory: with the exported match it shows what happened.",
    save: "Save the memory",
    dice: "The dice of this match",
  },
  agree: {
    title: "A throw was lost",
    text: "The server was restored from a backup, and the throw that was under way is void. The match is rated. Do you go on?",
    yes: "Go on",
  },
  rebind: {
    title: "Your dice key is on another device",
    text: "You began this match with another browser, which holds your sealed numbers.",
    cost: "You can go on here with new ones. The next throw is then given up, once, and both players see that.",
    rated: "In a rated match that is possible once, and from then on you can lose rating points in this match and not gain any.",
    impossible: "New sealed numbers are not possible now: go on with the first device, or bring its key here.",
    bring: "Bring the key here",
    code: "Code from the first device",
    codeNote: "On the first device: account page, Dice key, Show the code.",
    useCode: "Use this code",
    wrongCode: "This code was not copied correctly.",
    goOn: "Go on without it",
    sure: "Give up one throw and go on here",
  },
  wasThatYou: {
    title: "Was that you?",
    text: (number: number) => `Another device has gone on with this match under a new dice key. Throw ${number} was given up for it.`,
    yes: "That was me",
    no: "That was not me",
  },
};
