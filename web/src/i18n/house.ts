// Sentences of house rules. What each rule says comes from the server. Part of the table in en.ts.

export const house = {
  title: "House rules",
  note: "What is not chosen here is as usual in this game.",
  usual: "As usual",
  agreed: "House rules:",
  short: "house rules",
  refuse: "Refuse roll",
  again: "Throw again",
  againHint: "Throw again instead of playing the opening dice",
  refuseHint: (value: number) => `Refuse this first roll and throw again; the cube goes to ${value}`,
};
