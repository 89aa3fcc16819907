/**
 * WebRTC signals between the pages of one team. The server forwards them only inside the sender's team (for a host:
 * the team they visit) and adds the sender's seat, so that nobody can impersonate another person.
 */
import * as z from "zod";
import { text } from "../text.ts";

/** Longest session description in characters. Two media sections with all current codecs need about 6,000. */
const SDP_MAX = 24_000;

/** Identifies one visit of a page to a call. A page that reloads keeps its seat and gets a new id. */
const PeerSessionId = text(40).min(8);
/** Counts the connection attempts of two peer sessions. A signal of an earlier attempt is ignored. */
const Attempt = z.int().min(0).max(10_000);

/** Fields of a signal to one peer session. */
const toPeer = { peerSessionId: PeerSessionId, to: PeerSessionId, attempt: Attempt };

export const CallSignal = z.discriminatedUnion("s", [
  /**
   * Announces a page in the call and which of its devices are on. Sent on arrival, on every change, and as a reply to
   * a newcomer. `wantsReply` marks a newcomer: the receiver replies and starts a new connection.
   */
  z.object({
    s: z.literal("hello"),
    peerSessionId: PeerSessionId,
    mic: z.boolean(),
    cam: z.boolean(),
    wantsReply: z.boolean().optional(),
  }),
  z.object({ s: z.literal("leave"), peerSessionId: PeerSessionId }),
  z.object({ s: z.literal("offer"), ...toPeer, sdp: text(SDP_MAX) }),
  z.object({ s: z.literal("answer"), ...toPeer, sdp: text(SDP_MAX) }),
  z.object({
    s: z.literal("ice"),
    ...toPeer,
    candidate: text(1000),
    mid: text(16).nullable(),
  }),
  /** Asks for a new connection attempt. Only one side of a pair sends offers, so the other one needs this. */
  z.object({ s: z.literal("restart"), ...toPeer }),
]);
export type CallSignal = z.output<typeof CallSignal>;
