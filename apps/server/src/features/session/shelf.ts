import type { Session } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { Refusal } from "../../core/refusal.ts";
import { noted } from "../../core/sessions/noted.ts";
import { found, requireVersion } from "../../core/sessions/policy.ts";
import { changeSession, findSession, insertSession, lockSession } from "../../core/sessions/repository.ts";
import { consumers, sessionConsumers } from "../../db/schema/index.ts";
import { once } from "../../http/idempotency.ts";
import { read } from "./service.ts";

/** Puts a session that is over out of the list, or back into it. It keeps all it has, its report too. */
export async function archive(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  archived: boolean,
  ifMatch?: string,
): Promise<Session> {
  await ctx.db.transaction(async (tx) => {
    const session = found(await lockSession(tx, scope.companyId, id));
    if (session.status !== "completed" && session.status !== "cancelled") throw new Refusal("SESSION_004");
    requireVersion(session, ifMatch, "SESSION_004");
    if ((session.archivedAt !== null) === archived) return;
    const by = { userId: scope.userId, at: ctx.now() };
    await changeSession(tx, id, by, { archivedAt: archived ? ctx.now() : null });
    await noted(tx, scope, archived ? "archive" : "unarchive", id);
  });
  return read(ctx, scope, id);
}

const again = " (copy)";

/** A draft like this session, without its date and its answers: the same people, to be invited anew. */
export async function duplicate(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  key: string | undefined,
): Promise<Session> {
  const call = { owner: scope.companyId, operation: "duplicateSession", key, body: { id } };
  const madeId = await once(ctx, call, "SESSION_003", async (tx) => {
    const session = found(await findSession(tx, scope.companyId, id));
    const { experience, seats, language, hosting, notes, speed, timezone } = session;
    const made = await insertSession(tx, scope.companyId, {
      ...{ experience, seats, language, hosting, notes, speed, timezone },
      ...{ updatedBy: scope.userId, updatedAt: ctx.now() },
      title: session.title.slice(0, limits.titleMax - again.length) + again,
    });
    const people = await tx
      .select({ consumerId: sessionConsumers.consumerId, companyId: sessionConsumers.companyId })
      .from(sessionConsumers)
      .innerJoin(consumers, eq(consumers.id, sessionConsumers.consumerId))
      // Who was removed since then stays a number in the old session only.
      .where(and(eq(sessionConsumers.sessionId, id), isNull(consumers.deletedAt)));
    if (people.length > 0)
      await tx.insert(sessionConsumers).values(people.map((person) => ({ ...person, sessionId: made.id })));
    await noted(tx, scope, "duplicate", made.id, { of: id });
    return made.id;
  });
  return read(ctx, scope, madeId);
}
