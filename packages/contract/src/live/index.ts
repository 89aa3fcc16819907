export * from "./frames.ts";
export * from "./patch.ts";
