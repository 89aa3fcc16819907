import type { AuditVerb } from "@lantern/contract/audit-actions";
import type { ErrorCode } from "@lantern/contract/errors";
import { eq, sql } from "drizzle-orm";
import { type AuditEntry, audit, changeOf } from "../../core/audit/audit.ts";
import { type CompanyRow, findCompany, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Email } from "../../core/email/email.ts";
import type { CalendarEmailData } from "../../core/email/templates/session-email.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Executor, Tx } from "../../db/client.ts";
import { sessions } from "../../db/schema/index.ts";
import { creditsChanged } from "../billing/index.ts";
import { enqueueCalendarEmails } from "./attendee-emails.ts";
import { requireSession, requireVersion } from "./policy.ts";
import { type AttendeeRow, lockSession, type SessionRow, type SessionValues } from "./repository.ts";

/** What an administrator does with a session. The audit log has it as `session.<action>`. */
type SessionAction = AuditVerb<"session">;

/** What a change works with, inside its transaction. */
export interface ChangeTools {
  tx: Tx;
  /** The session before the change, locked. */
  session: SessionRow;
  company: CompanyRow;
  /** Saves columns, and raises the version so that an older page's change is refused. */
  save: (values: SessionValues) => Promise<SessionRow>;
  /** Queues one email with a calendar file for each of these attendees. `session` is what the email describes. */
  emailCalendar: (
    session: SessionRow,
    attendees: AttendeeRow[],
    template: (data: CalendarEmailData) => Email,
  ) => Promise<void>;
}

/** What sets one change of a session apart from the others. */
export interface SessionChange<Detail> {
  action: SessionAction;
  /** Whether credits may be reserved or released. If so, the company is locked before the session. */
  movesCredits?: boolean;
  /** Throws when the session's status does not allow the change. */
  check: (session: SessionRow, company: CompanyRow) => void;
  /** The version that the change was made on; undefined skips the comparison. */
  ifMatch?: string | undefined;
  /** The error for a version that is no longer the latest. */
  conflict?: ErrorCode;
  /** Makes the change and returns the detail of its audit entry; null when there was nothing to change. */
  apply: (tools: ChangeTools) => Promise<Detail | null>;
  /** Runs last, so that what it writes (a notification, a further audit entry) is the newest of the change. */
  finish?: (tx: Tx, session: SessionRow) => Promise<void>;
  /** What the live server does after the commit. */
  live?: "open" | "refresh";
}

/**
 * Makes a change of a session in one transaction: lock, check, change, audit, finish. Changes of one session
 * happen one after another.
 *
 * @returns the detail of the audit entry; null when there was nothing to change
 */
export async function changeSession<Detail extends Record<string, unknown>>(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  change: SessionChange<Detail>,
): Promise<Detail | null> {
  const result = await ctx.db.transaction((tx) => changeWithin(ctx, tx, scope, id, change));
  if (change.live) await updateLiveSession(ctx, change.live, id);
  return result;
}

/** The same inside a transaction that changes more. What the live server does comes after its commit. */
export async function changeWithin<Detail extends Record<string, unknown>>(
  ctx: Context,
  tx: Tx,
  scope: CompanyScope,
  id: string,
  change: SessionChange<Detail>,
): Promise<Detail | null> {
  const { companyId, userId } = scope;
  const company = change.movesCredits
    ? await lockCompany(tx, companyId)
    : (await findCompany(tx, companyId))!;
  const session = requireSession(await lockSession(tx, companyId, id));
  change.check(session, company);
  requireVersion(session, change.ifMatch, change.conflict ?? "SESSION_004");
  const detail = await change.apply({
    tx,
    session,
    company,
    save: (values) => saveChange(tx, id, userId, ctx.now(), values),
    emailCalendar: (described, attendees, template) =>
      enqueueCalendarEmails(ctx, tx, described, attendees, template, userId),
  });
  if (!detail) return null;
  if (change.movesCredits) await creditsChanged(tx, company);
  const after = await lockSession(tx, companyId, id);
  const audited = after && sessionChange(session, after);
  await auditSession(tx, scope, change.action, id, detail, audited);
  if (change.finish) await change.finish(tx, requireSession(await lockSession(tx, companyId, id)));
  return detail;
}

async function saveChange(
  tx: Tx,
  id: string,
  updatedBy: string,
  updatedAt: Date,
  values: SessionValues,
): Promise<SessionRow> {
  const [saved] = await tx
    .update(sessions)
    .set({ ...values, version: sql`${sessions.version} + 1`, updatedBy, updatedAt })
    .where(eq(sessions.id, id))
    .returning();
  return saved!;
}

/** Writes into the company's audit log what an administrator did with a session. */
export function auditSession(
  tx: Executor,
  { companyId, userId }: CompanyScope,
  action: SessionAction,
  id: string,
  detail: Record<string, unknown> = {},
  change?: AuditEntry["change"],
): Promise<void> {
  const entry = { companyId, userId, action: `session.${action}` as const, subject: `session:${id}`, detail };
  return audit(tx, change ? { ...entry, change } : entry);
}

/** What the log has before and after a change: nothing that people wrote, other than the title. */
const auditedFields = [
  ...(["title", "experience", "language", "hosting"] as const),
  ...(["startsAt", "timezone", "speed", "status"] as const),
];

function sessionChange(before: SessionRow, after: SessionRow): AuditEntry["change"] {
  const audited = auditedFields.map((name) => [name, after[name]] as const);
  return changeOf(before, Object.fromEntries(audited) as Partial<SessionRow>);
}

/**
 * Applies a committed change to the live session. If that fails, the change stays: the live server reads the session
 * again when somebody joins, and a job opens what could not be opened now.
 */
export async function updateLiveSession(
  ctx: Context,
  how: "open" | "refresh",
  sessionId: string,
): Promise<void> {
  try {
    await ctx.live[how](sessionId);
  } catch (err) {
    ctx.log.error({ err, sessionId }, `the live session could not ${how}`);
  }
}
