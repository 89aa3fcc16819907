import type { consumerHistory, ParsedQueryOf, SeatOfConsumer } from "@lantern/contract/http";
import { and, desc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { sessionConsumers, sessions } from "../../db/schema/index.ts";
import { read } from "../../features/consumer/service.ts";
import type { CompanyScope } from "../../http/gates.ts";
import { cursorMoment, decodeCursor, pageOf } from "../../http/paging.ts";
import type { Context } from "../context.ts";

const iso = (at: Date | null) => at?.toISOString() ?? null;

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

type SeatRow = { seat: typeof sessionConsumers.$inferSelect; session: typeof sessions.$inferSelect };

export function presentSeat({ seat, session }: SeatRow): SeatOfConsumer {
  const { id, title, timezone, status } = session;
  return {
    session: { id, title, starts_at: iso(session.startsAt), timezone, status },
    invited_at: iso(seat.invitedAt),
    rsvp: seat.rsvp,
    rsvp_at: iso(seat.rsvpAt),
    joined_at: iso(seat.joinedAt),
    attended_at: iso(seat.attendedAt),
  };
}
