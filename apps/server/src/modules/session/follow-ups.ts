import { limits } from "@lantern/contract/limits";
import type { Tx } from "../../db/client.ts";
import { enqueue } from "../../jobs/enqueue.ts";

const dayMs = 86_400_000;
const [, checkInMonth] = limits.checkInDays;
/** The first email comes this long after the thank-you email. */
const delayMs = 30 * 60_000;

/** When participants are asked about their team's commitment. Epoch milliseconds, as is `endedAt`. */
export const followUpAt = (endedAt: number): number => endedAt + limits.commitmentFollowUpDays * dayMs;

/**
 * Plans the emails about a session's commitments and check-in. Called in the transaction that ends the session.
 *
 * @param from emails of before then are not planned
 */
export async function planCommitments(tx: Tx, sessionId: string, endedAt: number, from = 0): Promise<void> {
  const at = {
    commitment: endedAt + delayMs,
    "follow-up": followUpAt(endedAt),
    "check-in": endedAt + checkInMonth * dayMs,
  };
  for (const what of ["commitment", "follow-up", "check-in"] as const) {
    if (at[what] < from) continue;
    const key = `commitment:${what}:${sessionId}`;
    await enqueue(tx, "session.commitment", { sessionId, what }, { key, runAt: at[what] });
  }
}
