import type { ParsedBodyOf, splitSession } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { splitPeople } from "@lantern/contract/split";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { sessionConsumers } from "../../db/schema/index.ts";
import { once } from "../../http/idempotency.ts";
import { requireOffered } from "../adventure/index.ts";
import { requireCostCenter } from "../billing/index.ts";
import { ownPeople } from "../people/index.ts";
import { auditSession } from "./change.ts";
import { numberedTitle } from "./numbered-title.ts";
import { insertSession } from "./repository.ts";
import { valuesOf } from "./service.ts";
import { requireOwnPeople } from "./set-attendees.ts";

/** Creates a draft for each part of these people, all in one transaction. */
export async function splitTeams(
  ctx: Context,
  scope: CompanyScope,
  body: ParsedBodyOf<typeof splitSession>,
  key: string | undefined,
): Promise<{ sessions: number }> {
  const { by, consumer_ids: ids, title, ...shared } = body;
  if (new Set(ids).size < ids.length) throw new AppError("CONSUMER_003");
  if (body.experience) await requireOffered(ctx, body.experience);
  const { companyId, userId } = scope;
  await ctx.db.transaction((tx) => requireOwnPeople(tx, companyId, ids));
  const people = await ownPeople(ctx.db, companyId, ids);
  const parts = splitPeople(by === "chance" ? shuffled(people) : people, by, {
    most: limits.seatsMax,
    at: body.starts_at ? new Date(body.starts_at) : ctx.now(),
    zone: body.timezone ?? "UTC",
  });
  await once(ctx, { owner: companyId, operation: "splitSession", key, body }, "SESSION_003", async (tx) => {
    await requireCostCenter(tx, companyId, body.cost_center);
    const values = valuesOf(ctx, shared, { experience: null, startsAt: null, speed: 1 });
    let first = "";
    for (const [index, part] of parts.entries()) {
      const created = await insertSession(tx, companyId, {
        ...values,
        title: numberedTitle(title, index + 1, parts.length),
        seats: Math.max(limits.seatsMin, part.people.length),
        updatedBy: userId,
        updatedAt: ctx.now(),
      });
      const seats = part.people.map(({ id: consumerId }) => ({
        sessionId: created.id,
        companyId,
        consumerId,
      }));
      await tx.insert(sessionConsumers).values(seats);
      await auditSession(tx, scope, "create", created.id, { attendees: seats.length });
      first ||= created.id;
    }
    return first;
  });
  return { sessions: parts.length };
}

function shuffled<T>(items: readonly T[]): T[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
