import type { consumerHistory, ParsedQueryOf } from "@lantern/contract/http";
import { eq, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { readPage } from "../../core/lists/paged-list.ts";
import { sessionConsumers, sessions } from "../../db/schema/index.ts";
import { readPerson } from "../people/index.ts";
import { presentSeat } from "./seat-presenter.ts";

/** Drafts without a date come first: they are still to come. */
const start = sql`coalesce(${sessions.startsAt}, 'infinity'::timestamptz)`;

/** The sessions of one participant, the latest first. */
export async function history(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  query: ParsedQueryOf<typeof consumerHistory>,
) {
  await readPerson(ctx, scope, id);
  const { items, next } = await readPage(query, {
    select: (cursor) =>
      ctx.db
        .select({ seat: sessionConsumers, session: sessions, cursor })
        .from(sessionConsumers)
        .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId)),
    where: [eq(sessionConsumers.companyId, scope.companyId), eq(sessionConsumers.consumerId, id)],
    id: sessions.id,
    sort: { key: start, type: "timestamptz", descending: true },
  });
  return { items: items.map(presentSeat), next };
}
