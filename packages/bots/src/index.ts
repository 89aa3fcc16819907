export * from "./actor.ts";
export * from "./participant.ts";
export * from "./policy/index.ts";
