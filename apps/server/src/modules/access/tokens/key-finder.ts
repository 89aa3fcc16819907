import { Role } from "@lantern/contract/roles";
import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { FindKey } from "../../../core/ports/identity.ts";
import type { Db } from "../../../db/client.ts";
import { apiKeys, users } from "../../../db/schema/index.ts";
import { hashSecret } from "../../../system/secrets.ts";

const usedEveryMs = 60_000;

/**
 * Resolves a key while it has not expired and the person who made it is still an Owner of the company. Notes the use,
 * at most once a minute.
 */
export function createKeyFinder(db: Db, now: () => Date): FindKey {
  return async (key) => {
    const at = now();
    const [row] = await db
      .select({ key: apiKeys })
      .from(apiKeys)
      .innerJoin(users, and(eq(users.id, apiKeys.userId), eq(users.companyId, apiKeys.companyId)))
      .where(
        and(
          eq(apiKeys.hash, hashSecret(key)),
          eq(users.userTypeId, Role.CONSUMER_ADMIN),
          or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at)),
        ),
      );
    if (!row) return null;
    const { id, companyId, userId, scopes } = row.key;
    const stale = new Date(at.getTime() - usedEveryMs);
    await db
      .update(apiKeys)
      .set({ lastUsedAt: at })
      .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, stale))));
    return { keyId: id, companyId, userId, scopes };
  };
}
