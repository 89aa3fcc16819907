export * from "./client.ts";
export * from "./mirror.ts";
export * from "./participant.ts";
export * from "./policy/index.ts";
