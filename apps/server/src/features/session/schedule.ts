import type { ParsedBodyOf, putSessionDate, Session } from "@lantern/contract/http";
import { requirePack } from "../../core/adventures/policy.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { creditsMoved } from "../../core/credits/credits.ts";
import { cancelledEmail, rescheduledEmail } from "../../core/email/templates/invitation.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { notify } from "../../core/notifications/notify.ts";
import { sessionConfirmed } from "../../core/notifications/texts.ts";
import { Refusal } from "../../core/refusal.ts";
import { enqueueAttendeeEmails } from "../../core/sessions/attendee-emails.ts";
import { isInvited } from "../../core/sessions/attendee-state.ts";
import { requireCredits, reservationFor } from "../../core/sessions/credits.ts";
import { tellLiveHour } from "../../core/sessions/live-hour.ts";
import { noted } from "../../core/sessions/noted.ts";
import {
  found,
  requireFuture,
  requireLanguage,
  requireOpen,
  requireStartable,
  requireVerified,
  requireVersion,
} from "../../core/sessions/policy.ts";
import { changeSession, findSession, listAttendees, lockSession } from "../../core/sessions/repository.ts";
import type { Tx } from "../../db/client.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { planReminders } from "./reminders.ts";
import { plannedEnd, read, requireStart } from "./service.ts";

/** Draft → confirmed: pins the story, reserves the seats, opens the lobby. */
export async function confirm(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  ifMatch?: string,
): Promise<Session> {
  await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, scope.companyId);
    const session = found(await lockSession(tx, scope.companyId, id));
    requireVerified(company);
    requireOpen(session);
    if (session.status !== "draft") throw new Refusal("SESSION_004");
    requireVersion(session, ifMatch, "SESSION_004");
    if (!session.experience) throw new Refusal("EXPERIENCE_001");
    const pack = requirePack(ctx, session.experience);
    requireLanguage(session.language);
    const { startsAt } = requireStart(session);
    requireFuture(ctx, startsAt);
    const reservation = await reservationFor(tx, session, session.seats);
    requireCredits(company, session, reservation.creditsReserved);
    const endsAt = plannedEnd(startsAt, pack.durationSeconds, session.speed);
    await changeSession(
      tx,
      id,
      { userId: scope.userId, at: ctx.now() },
      { ...reservation, status: "confirmed", packHash: pack.hash, endsAt },
    );
    await planReminders(tx, ctx.now(), { ...session, status: "confirmed", startsAt });
    await enqueue(tx, "session.open", { sessionId: id }, { key: `open:${id}` });
    await creditsMoved(tx, company);
    await noted(tx, scope, "confirm", id, { credits: reservation.creditsReserved });
    const by = { userId: scope.userId, at: ctx.now() };
    await notify(tx, scope.companyId, sessionConfirmed(session, reservation.seats), by);
  });
  await tellLiveHour(ctx, "open", id);
  return read(ctx, scope, id);
}

/** Moves a session; those invited get a mail whose calendar file replaces the entry. */
export async function move(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  body: ParsedBodyOf<typeof putSessionDate>,
  ifMatch?: string,
): Promise<Session> {
  await ctx.db.transaction(async (tx) => {
    const session = found(await lockSession(tx, scope.companyId, id));
    requireOpen(session);
    if (session.status === "live") throw new Refusal("SESSION_004");
    const startsAt = new Date(body.starts_at);
    const same = startsAt.getTime() === session.startsAt?.getTime() && body.timezone === session.timezone;
    // Pressed again after a lost answer, or without a change: nobody is mailed what they know.
    if (same) return;
    requireVersion(session, ifMatch, "SESSION_004");
    requireFuture(ctx, startsAt);
    const pack = session.experience ? ctx.packs.current(session.experience) : null;
    const moved = await changeSession(
      tx,
      id,
      { userId: scope.userId, at: ctx.now() },
      {
        startsAt,
        timezone: body.timezone,
        endsAt: plannedEnd(startsAt, pack?.durationSeconds, session.speed),
        calendarSequence: session.calendarSequence + 1,
      },
    );
    await planReminders(tx, ctx.now(), moved);
    const told = (await listAttendees(tx, id)).filter(isInvited);
    await noted(tx, scope, "move", id);
    if (session.status === "confirmed")
      await enqueueAttendeeEmails(ctx, tx, moved, told, rescheduledEmail, scope.userId);
  });
  await tellLiveHour(ctx, "refresh", id);
  return read(ctx, scope, id);
}

/**
 * Draft or confirmed → cancelled: everything reserved is free again, everyone invited is told.
 *
 * @param alongWith what else is written with it, or not at all
 */
export async function cancel(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  ifMatch?: string,
  alongWith: (tx: Tx) => Promise<void> = async () => {},
): Promise<Session> {
  await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, scope.companyId);
    const session = found(await lockSession(tx, scope.companyId, id));
    requireOpen(session, "SESSION_010");
    if (session.status === "live") throw new Refusal("SESSION_010");
    requireVersion(session, ifMatch, "SESSION_011");
    const cancelled = await changeSession(
      tx,
      id,
      { userId: scope.userId, at: ctx.now() },
      {
        status: "cancelled",
        creditsReserved: 0,
        calendarSequence: session.calendarSequence + 1,
      },
    );
    const told = (await listAttendees(tx, id)).filter(isInvited);
    await creditsMoved(tx, company);
    await planReminders(tx, ctx.now(), cancelled);
    await noted(tx, scope, "cancel", id, { released: session.creditsReserved });
    await enqueueAttendeeEmails(ctx, tx, cancelled, told, cancelledEmail, scope.userId);
    await alongWith(tx);
  });
  await tellLiveHour(ctx, "refresh", id);
  return read(ctx, scope, id);
}

/** Starts a confirmed session before its time. Starting one that is live changes nothing. */
export async function start(ctx: Context, scope: CompanyScope, id: string): Promise<Session> {
  const session = found(await findSession(ctx.db, scope.companyId, id));
  requireStartable(ctx, session);
  if (session.status === "confirmed") {
    await ctx.live.startNow(id, { userId: scope.userId });
    await noted(ctx.db, scope, "start", id);
  }
  return read(ctx, scope, id);
}
