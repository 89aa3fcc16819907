export * from "./access.ts";
export * from "./companies.ts";
export * from "./consumers.ts";
export * from "./credits.ts";
export * from "./live.ts";
export * from "./outbox.ts";
export * from "./sessions.ts";
