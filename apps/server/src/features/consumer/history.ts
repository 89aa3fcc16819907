import type { consumerHistory, ParsedQueryOf } from "@lantern/contract/http";
import { and, desc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { cursorMoment, decodeCursor, pageOf } from "../../core/lists/paging.ts";
import { presentSeat } from "../../core/sessions/seat-presenter.ts";
import { sessionConsumers, sessions } from "../../db/schema/index.ts";
import { read } from "./service.ts";

/** Drafts without a date come first: they are still to come. */
const startKey = sql<string>`coalesce(${sessions.startsAt}, 'infinity'::timestamptz)`;

/** The sessions of one participant, the latest first. */
export async function history(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  query: ParsedQueryOf<typeof consumerHistory>,
) {
  await read(ctx, scope, id);
  const after = decodeCursor(query.cursor, z.tuple([cursorMoment, z.uuid()]));
  const rows = await ctx.db
    .select({ seat: sessionConsumers, session: sessions, key: sql<string>`(${startKey})::text` })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .where(
      and(
        eq(sessionConsumers.companyId, scope.companyId),
        eq(sessionConsumers.consumerId, id),
        after && sql`(${startKey}, ${sessions.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(startKey), desc(sessions.id))
    .limit(query.limit + 1);
  const { items, next } = pageOf(rows, query.limit, ({ key, session }) => [key, session.id]);
  return { items: items.map(presentSeat), next };
}
