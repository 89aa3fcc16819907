import type { createSeries, ParsedBodyOf, Series } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { AppError, belowField } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { series, sessionConsumers } from "../../db/schema/index.ts";
import { once } from "../../http/idempotency.ts";
import { requireOffered } from "../adventure/index.ts";
import { requireCostCenter } from "../billing/index.ts";
import { auditSession } from "./change.ts";
import { summariesOf } from "./list.ts";
import { numberedTitle } from "./numbered-title.ts";
import { listReportedSessions, outcomesBySession } from "./reports.ts";
import { insertSession } from "./repository.ts";
import { commitmentsOf, pairsMet } from "./series-progress-policy.ts";
import { findSeries, listSeriesSessions, peopleOfSeries, zonesOfSeries } from "./series-repository.ts";
import { valuesOf } from "./service.ts";
import { requireOwnPeople } from "./set-attendees.ts";

export async function read(ctx: Context, { companyId }: CompanyScope, id: string): Promise<Series> {
  const row = await findSeries(ctx.db, companyId, id);
  const rows = await listSeriesSessions(ctx.db, companyId, id);
  const ids = rows.map((session) => session.id);
  const [sessions, people, zones, reports, outcomes] = await Promise.all([
    summariesOf(ctx, companyId, rows),
    peopleOfSeries(ctx.db, companyId, id),
    zonesOfSeries(ctx.db, companyId, id),
    listReportedSessions(ctx.db, companyId, ids),
    outcomesBySession(ctx.db, companyId, ids),
  ]);
  const played = [...reports].map(([sessionId, { teams }]) => ({
    teams,
    responses: outcomes.get(sessionId) ?? new Map(),
  }));
  return {
    id,
    title: row.title,
    created_at: row.createdAt.toISOString(),
    sessions,
    people: people.size,
    timezones: zones,
    pairs: pairsMet(
      [...reports.values()].flatMap(({ groups }) => groups),
      people,
    ),
    commitments: commitmentsOf(played),
  };
}

/** Plans a series: a draft for each date. Nobody hears about it, and no credits are reserved. */
export async function create(
  ctx: Context,
  scope: CompanyScope,
  body: ParsedBodyOf<typeof createSeries>,
  key: string | undefined,
): Promise<Series> {
  const { title, consumer_ids, sessions: dates, seats, ...shared } = body;
  if (new Set(consumer_ids).size < consumer_ids.length) throw new AppError("CONSUMER_003");
  for (const slug of new Set(dates.map(({ experience }) => experience))) await requireOffered(ctx, slug);
  const request = { owner: scope.companyId, operation: "createSeries", key, body };
  const id = await once(ctx, request, "SESSION_003", async (tx) => {
    await requireOwnPeople(tx, scope.companyId, consumer_ids);
    await requireCostCenter(tx, scope.companyId, body.cost_center);
    const { companyId, userId } = scope;
    const [made] = await tx.insert(series).values({ companyId, title, createdBy: userId }).returning();
    const values = dates.map((date, index) =>
      atField(`sessions.${index}`, () =>
        valuesOf(ctx, { ...shared, ...date }, { experience: null, startsAt: null, speed: 1 }),
      ),
    );
    values.sort((a, b) => Number(a.startsAt) - Number(b.startsAt));
    for (const [index, session] of values.entries()) {
      const created = await insertSession(tx, companyId, {
        ...session,
        seriesId: made!.id,
        title: numberedTitle(title, index + 1, values.length),
        seats: Math.max(limits.seatsMin, consumer_ids.length, seats ?? 0),
        updatedBy: userId,
        updatedAt: ctx.now(),
      });
      await tx
        .insert(sessionConsumers)
        .values(consumer_ids.map((consumerId) => ({ sessionId: created.id, companyId, consumerId })));
      await auditSession(tx, scope, "create", created.id);
    }
    const detail = { sessions: values.length };
    await audit(tx, { companyId, userId, action: "series.create", subject: `series:${made!.id}`, detail });
    return made!.id;
  });
  return read(ctx, scope, id);
}

/** Runs a check whose error belongs to this field of the request. */
function atField<T>(field: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw error instanceof AppError ? belowField(error, field) : error;
  }
}
