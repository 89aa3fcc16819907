import { ClientFrame, LONGEST_TRIP_MS } from "@lantern/contract/live";
import * as z from "zod";

/** The frame of a message; null when the contract does not know it. */
export function readFrame(text: string): ClientFrame | null {
  try {
    const frame: unknown = JSON.parse(text);
    return pingOf(frame) ?? ClientFrame.parse(frame);
  } catch {
    return null;
  }
}

/** The id of a command that the contract does not know, so that its sender learns of it. */
export function refusedCommand(text: string): string | null {
  try {
    return refused.parse(JSON.parse(text)).id;
  } catch {
    return null;
  }
}

const refused = z.object({ t: z.enum(["cmd", "host", "report"]), id: z.uuid() });

/**
 * A ping by the rules of its schema, which costs many times as much. Most frames are pings: every page sends one each
 * five seconds. Null for everything else, which the schema decides.
 */
function pingOf(frame: unknown): ClientFrame | null {
  const { t, at, trip } = (frame ?? {}) as Record<string, unknown>;
  if (t !== "ping" || !isNumber(at)) return null;
  if (trip === undefined) return { t, at };
  return isNumber(trip) && trip >= 0 && trip <= LONGEST_TRIP_MS ? { t, at, trip } : null;
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
