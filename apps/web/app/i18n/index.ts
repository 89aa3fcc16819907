import { en } from "./en/index.ts";

/** Every text a person reads comes from here: `t.login.title`, `t.sessions.seats(12)`. */
export type Catalogue = typeof en;

export const t: Catalogue = en;
