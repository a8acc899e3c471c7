// Generated from crates/wire/src. To write it anew: UPDATE_WIRE=1 cargo test -p pasch-server --test wire

export * from "./boards";
export * from "./legal-plays";
export * from "./matches";
export * from "./tables-and-the-lobby";
export * from "./intents-and-the-socket";
export * from "./requests-and-answers";
export * from "./analyses";
export * from "./collections";
export * from "./reports";
export * from "./positions";
export * from "./rollouts";
export * from "./openings";
export * from "./endgames";
export * from "./dice";
export * from "./fair-dice";
export * from "./your-play";
export * from "./accounts-and-players";
export * from "./moderation";
