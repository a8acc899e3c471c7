// What the file of a match says beside the play. Part of the table in en.ts.

export const said = {
  title: "The file says",
  game: "On this game:",
  about: "About this match",
  figures: (how: string) => `Its figures (${how})`,
  luck: (equity: string) => `Luck of the roll ${equity}`,
};
