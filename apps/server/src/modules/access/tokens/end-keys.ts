import { eq } from "drizzle-orm";
import { audit } from "../../../core/audit/audit.ts";
import type { Tx } from "../../../db/client.ts";
import { apiKeys } from "../../../db/schema/index.ts";
import { keysEnded, notify } from "../../notification/index.ts";

/**
 * Ends the keys of an Owner who leaves or gets another role: they may have a copy of them. The company is told, because
 * programs that use these keys stop.
 */
export async function endKeysOf(
  tx: Tx,
  { id: userId, companyId }: { id: string; companyId: string | null },
): Promise<void> {
  if (!companyId) return;
  const ended = await tx
    .delete(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .returning({ id: apiKeys.id, name: apiKeys.name });
  for (const { id } of ended)
    await audit(tx, { companyId, userId: null, action: "key.end", subject: `key:${id}` });
  if (ended.length > 0) await notify(tx, companyId, keysEnded(ended.map(({ name }) => name)));
}
