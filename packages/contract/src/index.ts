export * from "./errors.ts";
export * from "./http/index.ts";
export * from "./limits.ts";
export * from "./live/index.ts";
export * from "./roles.ts";
