import type { ResponseOf } from "./http/operation.ts";
import type { getOpenSession } from "./http/participant.ts";

/** Id of the script element in which the page server writes the session of a join page as JSON. */
export const joinSessionId = "lantern-session";

/** What the join page may show to anyone. */
export type JoinSession = ResponseOf<typeof getOpenSession>;

/** How wide the cover is on the join page. */
export const coverSizes = "(min-width: 37.5rem) 35rem, calc(100vw - 2rem)";

/** The files of a cover, for `srcset`. */
export const coverFiles = (cover: string): string =>
  `${cover.replace(/(?=\.\w+$)/, "-800")} 800w, ${cover} 1600w`;
