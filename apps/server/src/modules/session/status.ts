import type { ParsedBodyOf, putSessionDate, Session } from "@lantern/contract/http";
import { AppError } from "../../core/app-error.ts";
import { type AuditEntry, audit } from "../../core/audit/audit.ts";
import { requireVerified } from "../../core/companies/policy.ts";
import type { Context } from "../../core/context.ts";
import { cancelledEmail, rescheduledEmail } from "../../core/email/templates/invitation.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { cameosOfSession, pinCameos, requireAdventure } from "../adventure/index.ts";
import { notify, sessionConfirmed } from "../notification/index.ts";
import { isInvited } from "./attendee-state.ts";
import { raisedSequence } from "./calendar-entries.ts";
import { auditSession, type SessionChange } from "./change.ts";
import { requireCredits, reservationFor } from "./credits.ts";
import { deleteDatePoll } from "./date-poll/repository.ts";
import {
  requireFuture,
  requireLanguage,
  requireOpen,
  requireSession,
  requireStartable,
  requireVersion,
} from "./policy.ts";
import { planReminders } from "./reminder-job.ts";
import { type AttendeeRow, findSession, listAttendees, type SessionRow } from "./repository.ts";
import { requireOwnDay } from "./series-repository.ts";
import { changeAndRead, plannedEnd, read, requireStart } from "./service.ts";

/** Draft → confirmed: fixes the version of the story and the company's words in it, reserves a credit for each seat and opens the lobby. */
export const confirm = (ctx: Context, scope: CompanyScope, id: string, ifMatch?: string): Promise<Session> =>
  changeAndRead(ctx, scope, id, { ...confirming(ctx, scope), ifMatch });

export function confirming(ctx: Context, scope: CompanyScope): SessionChange<{ credits: number }> {
  return {
    action: "confirm",
    movesCredits: true,
    check(session, company) {
      requireVerified(company);
      requireOpen(session);
      if (session.status !== "draft") throw new AppError("SESSION_004");
    },
    async apply({ tx, session, company, save }) {
      if (!session.experience) throw new AppError("EXPERIENCE_001");
      const pack = requireAdventure(ctx, session.experience);
      requireLanguage(session.language);
      const { startsAt } = requireStart(session);
      requireFuture(ctx, startsAt);
      const reservation = await reservationFor(tx, session, session.seats);
      requireCredits(company, session, reservation.creditsReserved);
      const endsAt = plannedEnd(startsAt, pack.durationSeconds, session.speed);
      const texts = await cameosOfSession(tx, { ...session, packHash: null });
      const packHash = await pinCameos(tx, scope.companyId, pack.hash, pack.cameos, texts);
      await planReminders(
        tx,
        ctx.now(),
        await save({ ...reservation, status: "confirmed", packHash, endsAt }),
      );
      await deleteDatePoll(tx, session.id);
      await enqueue(tx, "session.open", { sessionId: session.id }, { key: `open:${session.id}` });
      return { credits: reservation.creditsReserved };
    },
    async finish(tx, session) {
      const by = { userId: scope.userId, at: ctx.now() };
      await notify(tx, scope.companyId, sessionConfirmed(session, session.seats ?? 0), by);
    },
    live: "open",
  };
}

/** Changes the start of a session. Invited attendees get an email whose calendar file replaces the first one. */
export async function reschedule(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  body: ParsedBodyOf<typeof putSessionDate>,
  ifMatch?: string,
): Promise<Session> {
  const finish = (tx: Tx, session: SessionRow) => requireOwnDay(tx, session);
  return changeAndRead(ctx, scope, id, { ...rescheduling(ctx, body, ifMatch), finish });
}

/** Tells invited attendees what has changed. */
type Announce = (tx: Tx, session: SessionRow, invited: AttendeeRow[]) => Promise<void>;

/** @param announce tells the invited attendees; without it, each gets an email about this session */
export function rescheduling(
  ctx: Context,
  body: ParsedBodyOf<typeof putSessionDate>,
  ifMatch?: string,
  announce?: Announce,
): SessionChange<Record<string, never>> {
  return {
    action: "move",
    check(session) {
      requireOpen(session);
      if (session.status === "live") throw new AppError("SESSION_004");
    },
    async apply({ tx, session, save, emailCalendar }) {
      const startsAt = new Date(body.starts_at);
      // A repeated request has an older version, yet nothing to change, so nobody gets a second email.
      if (startsAt.getTime() === session.startsAt?.getTime() && body.timezone === session.timezone)
        return null;
      requireVersion(session, ifMatch, "SESSION_004");
      requireFuture(ctx, startsAt);
      const pack = session.experience ? ctx.adventures.current(session.experience) : null;
      const rescheduled = await save({
        startsAt,
        timezone: body.timezone,
        endsAt: plannedEnd(startsAt, pack?.durationSeconds, session.speed),
        calendarSequence: await raisedSequence(tx, session),
      });
      await planReminders(tx, ctx.now(), rescheduled);
      if (session.status !== "confirmed") return {};
      const invited = (await listAttendees(tx, session.id)).filter(isInvited);
      if (announce) await announce(tx, rescheduled, invited);
      else await emailCalendar(rescheduled, invited, rescheduledEmail);
      return {};
    },
    live: "refresh",
  };
}

/**
 * Draft or confirmed → cancelled: releases all reserved credits and emails everyone invited.
 *
 * @param alsoAudit a second audit entry for the same change
 */
export async function cancel(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  ifMatch?: string,
  alsoAudit?: AuditEntry,
): Promise<Session> {
  return changeAndRead(ctx, scope, id, {
    ...cancelling(ctx),
    ifMatch,
    async finish(tx) {
      if (alsoAudit) await audit(tx, alsoAudit);
    },
  });
}

/** @param announce tells the invited attendees; without it, each gets an email about this session */
export function cancelling(ctx: Context, announce?: Announce): SessionChange<{ released: number }> {
  return {
    action: "cancel",
    movesCredits: true,
    check(session) {
      requireOpen(session, "SESSION_010");
      if (session.status === "live") throw new AppError("SESSION_010");
    },
    conflict: "SESSION_011",
    async apply({ tx, session, save, emailCalendar }) {
      const { creditsReserved: released } = session;
      const cancelled = await save({
        status: "cancelled",
        creditsReserved: 0,
        calendarSequence: await raisedSequence(tx, session),
      });
      await deleteDatePoll(tx, session.id);
      await planReminders(tx, ctx.now(), cancelled);
      const invited = (await listAttendees(tx, session.id)).filter(isInvited);
      if (announce) await announce(tx, cancelled, invited);
      else await emailCalendar(cancelled, invited, cancelledEmail);
      return { released };
    },
    live: "refresh",
  };
}

/** Hides a session that is over from the list, or shows it again. Its attendees and its report remain. */
export async function archive(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  archived: boolean,
  ifMatch?: string,
): Promise<Session> {
  return changeAndRead(ctx, scope, id, {
    action: archived ? "archive" : "unarchive",
    check({ status }) {
      if (status !== "completed" && status !== "cancelled") throw new AppError("SESSION_004");
    },
    ifMatch,
    async apply({ session, save }) {
      if ((session.archivedAt !== null) === archived) return null;
      await save({ archivedAt: archived ? ctx.now() : null });
      return {};
    },
  });
}

/** Starts a confirmed session before its time. It changes nothing for a live one. */
export async function start(ctx: Context, scope: CompanyScope, id: string): Promise<Session> {
  const session = requireSession(await findSession(ctx.db, scope.companyId, id));
  requireStartable(ctx, session);
  if (session.status === "confirmed") {
    await ctx.live.startNow(id, { userId: scope.userId });
    await auditSession(ctx.db, scope, "start", id);
  }
  return read(ctx, scope, id);
}
