/**
 * How the pages of one team find each other's media. The server only passes these on, inside the team of who sends
 * them (a host: the one they visit); it stamps the sender's seat, so nobody can speak for another.
 */
import * as z from "zod";

/** Hosts sit in no team. Nobody else's seat begins like this. */
export const HOST_SEAT = "host.";
export const isHostSeat = (seat: string): boolean => seat.startsWith(HOST_SEAT);

/** Longest session description, characters: two media lines with every codec of today take 6,000. */
const SDP_MAX = 24_000;

/** One stay of one page in a call. Who reloads has the same seat and another stay. */
const Stay = z.string().min(8).max(40);
/** Counts the connections that two stays have tried with each other; older answers are for the bin. */
const Attempt = z.int().min(0).max(10_000);

export const CallSignal = z.discriminatedUnion("s", [
  /**
   * "I am in the call, and this is on." Sent at arrival, at every change, and back to who is new. With `ask` also "and
   * I know nothing of you": whoever hears that greets back and begins anew, whatever they thought they had.
   */
  z.object({
    ...{ s: z.literal("hello"), stay: Stay, mic: z.boolean(), cam: z.boolean() },
    ask: z.boolean().optional(),
  }),
  z.object({ s: z.literal("gone"), stay: Stay }),
  z.object({
    ...{ s: z.literal("offer"), stay: Stay, to: Stay, attempt: Attempt },
    sdp: z.string().max(SDP_MAX),
  }),
  z.object({
    ...{ s: z.literal("answer"), stay: Stay, to: Stay, attempt: Attempt },
    sdp: z.string().max(SDP_MAX),
  }),
  z.object({
    ...{ s: z.literal("ice"), stay: Stay, to: Stay, attempt: Attempt },
    candidate: z.string().max(1000),
    mid: z.string().max(16).nullable(),
  }),
  /** "I cannot hear you any more, begin anew": only one side of a pair ever offers. */
  z.object({ s: z.literal("again"), stay: Stay, to: Stay, attempt: Attempt }),
]);
export type CallSignal = z.output<typeof CallSignal>;
