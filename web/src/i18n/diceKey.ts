// The sentences about this browser's dice key. Loaded with the part of the account page that shows it.

export const diceKey = {
  lead: "Your half of every throw comes from this key. It stays in this browser: the server never sees it.",
  fingerprint: "Fingerprint on this server",
  unkept: "This browser keeps nothing. The key lasts as long as this page.",
  bring: "Bring the key to another device",
  bringNote: "With the same key you can go on with your matches there. Keep the code to yourself: whoever has it can roll for you.",
  show: "Show the code",
  hide: "Hide the code",
  copy: "Copy",
  copied: "Copied",
  notCopied: "The browser does not allow copying here. Mark the code and copy it yourself.",
  enter: "Use the key of another device",
  enterNote: "Matches that you began with this browser’s own key still go on here.",
  code: "Code from the other device",
  use: "Use this code",
  taken: "This browser has the key now",
  wrong: "This code was not copied correctly. Check each group of four.",
};
