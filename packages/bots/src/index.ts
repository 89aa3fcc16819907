export * from "./participant.ts";
export * from "./policy/index.ts";
