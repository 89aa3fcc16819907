import { and, eq, inArray, ne, type SQL } from "drizzle-orm";
import type { Tx } from "../../../db/client.ts";
import { accessTokens } from "../../../db/schema/index.ts";
import { lockUser } from "../users/repository.ts";

/** Which tokens to delete. */
type TokenSelection =
  /** All sign-ins of an administrator. */
  | { userId: string }
  /** All of them but one, or only this one. A refreshed token and its successors are one sign-in. */
  | { userId: string; exceptSignInId: string }
  | { userId: string; signInId: string }
  /** One sign-in of a participant. */
  | { consumerId: string; signInId: string }
  /** All sign-ins of these participants, or only those for one session. */
  | { consumerIds: string[]; sessionId?: string };

/**
 * Ends tokens. It is the only statement that deletes them before they expire, except that the database deletes them
 * with their user or their seat.
 *
 * @returns how many tokens there were
 */
export async function endTokens(tx: Tx, ended: TokenSelection): Promise<number> {
  // Prevents a concurrent refresh from outliving the end of its sign-in.
  if ("userId" in ended) await lockUser(tx, ended.userId);
  // biome-ignore lint/plugin: this is the one place
  const removed = await tx.delete(accessTokens).where(conditionOf(ended)).returning({ id: accessTokens.id });
  return removed.length;
}

function conditionOf(ended: TokenSelection): SQL | undefined {
  if ("consumerIds" in ended)
    return and(
      inArray(accessTokens.consumerId, ended.consumerIds),
      ended.sessionId ? eq(accessTokens.sessionId, ended.sessionId) : undefined,
    );
  return and(
    "userId" in ended ? eq(accessTokens.userId, ended.userId) : eq(accessTokens.consumerId, ended.consumerId),
    "signInId" in ended ? eq(accessTokens.signInId, ended.signInId) : undefined,
    "exceptSignInId" in ended ? ne(accessTokens.signInId, ended.exceptSignInId) : undefined,
  );
}
