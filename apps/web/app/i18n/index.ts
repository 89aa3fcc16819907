/** Every text that people read comes from here: `t.login.title`, `t.sessions.seats(12)`. */
export * as t from "./en/index.ts";
