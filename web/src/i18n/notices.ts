// Sentences about being told.

export const notices = {
  notices: {
    title: "Being told",
    tell: "Tell me when it is my turn",
    hint: "In correspondence, when you are not looking at the match; also of challenges and of how a match ended. On this browser.",
    denied: "Your browser does not let this site send you notices. Allow them in its settings for this site, then come back.",
    unable: "This browser cannot be told: it needs an https address, and on an iPhone or iPad the site on the home screen.",
    noService: (why: string) => `The browser's push service did not answer: ${why}`,
  },
};
