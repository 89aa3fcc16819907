export * from "./call.ts";
export * from "./frames.ts";
export * from "./patch.ts";
export * from "./reconnect.ts";
