/** What both ends of the live protocol know, without the schemas: pages do not load zod. */
export * from "./patch.ts";
export * from "./reconnect.ts";

/** Largest frame in bytes, before and after authentication. */
export const MAX_FRAME_BEFORE = 4096;
export const MAX_FRAME_AFTER = 65_536;
/** A connection without a `hello` frame is closed after this time. */
export const HELLO_WITHIN_MS = 5000;
/** Interval of pings. The grace of a lost connection starts at the last ping. */
export const PING_EVERY_MS = 5000;
/** Longest round trip that a ping reports, ms. */
export const LONGEST_TRIP_MS = 60_000;
/** Interval in seconds between reports of speaking time. */
export const VOICE_EVERY_S = 10;
/** Longest chat message, kudos text and each field of a commitment, in characters. */
export const CHAT_MAX = 500;
/** [G37] Characters of a line in a round. It is never stored. */
export const LINE_MAX = 80;
export const KUDOS_TEXT_MAX = 140;
export const COMMITMENT_MAX = 80;
/** Longest host message in characters. It is visible over the stage for a few seconds. */
export const HOST_MESSAGE_MAX = 160;

export const REACTIONS = ["wave", "clap", "laugh", "heart", "wow", "lantern"] as const;

/** Prefix of a host's seat id. Hosts belong to no team; no other seat id has this prefix. */
export const HOST_SEAT_PREFIX = "host.";
export const isHostSeat = (seat: string): boolean => seat.startsWith(HOST_SEAT_PREFIX);
