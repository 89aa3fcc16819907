import type {
  Enrollment,
  getEnrollment,
  ParsedBodyOf,
  putEnrollment,
  ResponseOf,
} from "@lantern/contract/http";
import { AppError, fieldError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Executor } from "../../db/client.ts";
import {
  changeSession,
  findSession,
  requireInvitable,
  requireSession,
  type SessionRow,
} from "../session/index.ts";
import { countSeats } from "./count-seats.ts";
import {
  domainsOf,
  type EnrollmentRow,
  enrollmentOfSession,
  markClosed,
  saveEnrollment,
} from "./repository.ts";

type OfSession = ResponseOf<typeof getEnrollment>;

export async function read(ctx: Context, { companyId }: CompanyScope, id: string): Promise<OfSession> {
  const session = requireSession(await findSession(ctx.db, companyId, id));
  const row = await enrollmentOfSession(ctx.db, id);
  const enrollment = row ? await present(ctx, ctx.db, session, row) : null;
  return { enrollment, domains: await domainsOf(ctx.db, companyId) };
}

async function present(
  ctx: Context,
  db: Executor,
  session: SessionRow,
  row: EnrollmentRow,
): Promise<Enrollment> {
  const { enrolled, waiting, offered, free } = await countSeats(db, session, row, ctx.now());
  return {
    url: `${ctx.settings.origin}/enroll/${row.id}`,
    seats: row.seats,
    closes_at: row.closesAt?.toISOString() ?? null,
    closed: row.closedAt !== null,
    withdrawn: row.withdrawn,
    enrolled,
    waiting,
    offered,
    free,
  };
}

/** Opens the enrollment of a confirmed session, or changes it. */
export async function open(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  body: ParsedBodyOf<typeof putEnrollment>,
): Promise<OfSession> {
  const closesAt = body.closes_at === null ? null : new Date(body.closes_at);
  await changeSession(ctx, scope, id, {
    action: "enrollment",
    check(session, company) {
      requireInvitable(session, company);
      if (session.status !== "confirmed") throw new AppError("SESSION_004");
      if (body.seats !== null && body.seats > (session.seats ?? 0))
        throw fieldError("seats", "WHOLE_NUMBER", { min: 1, max: session.seats ?? 0 });
      const isLate = closesAt && (closesAt <= ctx.now() || (session.startsAt && closesAt > session.startsAt));
      if (isLate) throw fieldError("closes_at", "ENROLLMENT_CLOSES");
    },
    async apply({ tx, session }) {
      const { companyId, userId } = scope;
      const { seats } = body;
      await saveEnrollment(tx, { companyId, sessionId: session.id, seats, closesAt, openedBy: userId });
      return seats === null ? {} : { seats };
    },
  });
  return read(ctx, scope, id);
}

/** Nobody can enroll any more. Whoever waits is still offered a free seat. */
export async function close(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  await changeSession(ctx, scope, id, {
    action: "enrollment_closed",
    check() {},
    async apply({ tx, session }) {
      return (await markClosed(tx, { sessionId: session.id }, ctx.now())) ? {} : null;
    },
  });
}
