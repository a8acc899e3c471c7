// The page of a match comes when one is opened; whoever starts a match calls this while the server makes it.

export const loadPlay = (): Promise<typeof import("./PlayPage.svelte")> => import("./PlayPage.svelte");
