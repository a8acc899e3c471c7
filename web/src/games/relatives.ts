// Games of the family that are told of, not played here: what is known of them, and what is not.

export interface Relative {
  name: string;
  /** Other names and spellings under which it may be looked for. */
  also?: string[];
  when: string;
  text: string[];
  /** The playable game nearest to it, and what they share. */
  near?: { id: string; text: string };
}

/** Its place on the page. */
export const anchorOf = (relative: Relative): string => relative.name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

export const RELATIVES: Relative[] = [
  {
    name: "Ludus duodecim scriptorum",
    when: "Rome, from about the first century BC",
    text: [
      "The game of twelve lines: three rows of twelve places each, often with the places formed by the letters of six six-letter words. Fifteen pieces a side and three dice are commonly assumed.",
      "How the pieces travelled over the three rows is not known well enough to play it: several reconstructions exist, and they contradict each other.",
    ],
    near: { id: "tabula", text: "Tabula lost the middle row and is known from a described game." },
  },
  {
    name: "Tabula, or Alea",
    when: "Late Rome and Byzantium; a game of the emperor Zeno is recorded from about AD 480",
    text: [
      "Two rows of twelve, three dice, both sides the same way round. An epigram describes one famously unlucky throw so exactly that the rules can be checked against it.",
    ],
    near: { id: "tabula", text: "It can be played here, with Zeno's throw in the lesson." },
  },
  {
    name: "Royal Game of Ur",
    when: "Mesopotamia, about 2600 BC and for two millennia after",
    text: [
      "A race on a board of twenty squares, with seven pieces a side and tetrahedral dice. A late clay tablet describes one way to play. A cousin by idea, not by board.",
    ],
  },
  {
    name: "Senet",
    when: "Egypt, from about 3100 BC",
    text: [
      "Three rows of ten squares, throwing sticks, five to seven pieces a side. The rules are reconstructed from pictures and fragments.",
    ],
  },
  {
    name: "The board of Shahr-e Sukhteh",
    when: "Eastern Iran, about 2500 BC",
    text: ["A carved board with twenty places formed by a coiling snake, found with pieces and dice. Nobody knows how it was played."],
  },
  {
    name: "Nard, Nardshir",
    when: "Persia, Sasanian times; described in Middle Persian and Arabic texts",
    text: [
      "The oldest form that uses our board of twenty-four points and two six-sided dice. The old texts praise it as a picture of the heavens and say little about rules.",
    ],
    near: { id: "nard", text: "The game now called Persian nard keeps lone checkers safe." },
  },
  {
    name: "Tables, Wurfzabel",
    also: ["Tabulae", "Tavole", "Tablas"],
    when: "Medieval Europe",
    text: [
      "Names of the whole family rather than of one game: many different games were played with the same board, fifteen checkers a side, and two or three dice.",
    ],
  },
  {
    name: "The games of Alfonso X",
    when: "Castile, 1283",
    text: [
      "The king's Book of Games describes fifteen games at tables. Todas tablas starts and moves almost as backgammon does; quinze tablas, doblet, laquet and emperador differ in start, dice and in who may use a number that cannot be played.",
      "Laquet is a game of blocking in which unplayed numbers go to the opponent.",
    ],
    near: { id: "irish", text: "Todas tablas is close to Irish." },
  },
  {
    name: "Tric-trac",
    also: ["Trictrac", "Trick-track"],
    when: "France, sixteenth to nineteenth century",
    text: [
      "A scoring game on the backgammon board: points are won for positions and possible hits (the jans), marked with counters and pegs, and nobody needs to hit or bear off to win. It is not a race and needs a board of its own.",
    ],
  },
  {
    name: "Verquere",
    when: "Netherlands and England, seventeenth century",
    text: [
      "All checkers start on one point and no points may be made in the opponent's tables except the farthest ace. The surviving description leaves questions about doubles and the end of the game open.",
    ],
  },
  {
    name: "Ban-sugoroku, Shuanglu, Ssang-ryuk",
    also: ["Sugoroku", "Sunoroku", "Jeopo", "Jeopo-nori", "Ssangnyuk", "Shuang-lu"],
    when: "Japan, China and Korea, from about the seventh century",
    text: [
      "The eastern branch: the same board, fifteen or sixteen pieces a side, two dice. For the Chinese and Korean games the usual reading is backgammon's start with doubles played twice; for the Japanese one no complete description is at hand, and that is a guess.",
    ],
    near: { id: "irish", text: "Irish is played by the same rules as far as they are known." },
  },
  {
    name: "Coan ki",
    when: "China, described by western travellers",
    text: [
      "Eight fields and sixteen pieces a side; the whole roll is used or nothing, and eight pieces on a field block it. Where the pieces start and in which order they go round is not recorded, so any version is a reconstruction.",
    ],
    near: { id: "coan-ki", text: "A reconstruction can be played here; its page says what is known and what was decided." },
  },
];
