import type { ParsedBodyOf, ResponseOf, removeConsumers } from "@lantern/contract/http";
import { and, asc, eq, inArray } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { cancelledEmail } from "../../core/email/templates/invitation.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Executor, Tx } from "../../db/client.ts";
import { sessionConsumers, sessions } from "../../db/schema/index.ts";
import { type LocalizedNotification, notify } from "../notification/index.ts";
import { storedConsumerIds } from "../people/index.ts";
import {
  type AttendeeRow,
  enqueueCalendarEmails,
  isInvited,
  listAttendees,
  type SessionRow,
  updateLiveSession,
} from "../session/index.ts";
import { erasePeople } from "./erase-people.ts";

/** The seats of these participants in sessions that have not ended, the next session first. */
export async function upcomingSeats(db: Executor, companyId: string, ids: string[]) {
  return db
    .select({ session: sessions, consumerId: sessionConsumers.consumerId })
    .from(sessionConsumers)
    .innerJoin(sessions, eq(sessions.id, sessionConsumers.sessionId))
    .where(
      and(
        eq(sessionConsumers.companyId, companyId),
        inArray(sessionConsumers.consumerId, ids),
        inArray(sessions.status, ["draft", "confirmed", "live"]),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

/** Those invited to these confirmed sessions who have not declined: they get an email when they are removed. */
export async function invitedAttendees(tx: Tx, rows: SessionRow[], ids?: string[]) {
  const invited: { session: SessionRow; attendees: AttendeeRow[] }[] = [];
  for (const session of new Map(rows.map((one) => [one.id, one])).values()) {
    if (session.status !== "confirmed") continue;
    const attendees = (await listAttendees(tx, session.id)).filter(
      (one) => (!ids || ids.includes(one.seat.consumerId)) && isInvited(one),
    );
    invited.push({ session, attendees });
  }
  return invited;
}

/**
 * Removes participants and emails those invited to a coming session. Ids of other companies are skipped.
 *
 * @param cause who removes them, if no administrator does, and what those are told of each session that loses somebody
 */
export async function removePeople(
  ctx: Context,
  scope: CompanyScope,
  ids: string[],
  cause?: { by: string; news: (session: SessionRow) => LocalizedNotification },
): Promise<number> {
  const { removed, touched } = await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, scope.companyId);
    const own = [...(await storedConsumerIds(tx, scope.companyId, ids))];
    const seats = await upcomingSeats(tx, scope.companyId, own);
    const theirs = seats.map(({ session }) => session);
    const invited = await invitedAttendees(tx, theirs, own);
    if (seats.some(({ session }) => session.status === "live")) throw new AppError("SESSION_004");
    const erased = await erasePeople(ctx, tx, scope.companyId, own);
    for (const { session, attendees } of invited) {
      await enqueueCalendarEmails(ctx, tx, session, attendees, cancelledEmail, scope.userId);
    }
    if (cause) for (const { session } of seats) await notify(tx, scope.companyId, cause.news(session));
    const detail = cause ? { by: cause.by } : {};
    for (const id of own)
      await audit(tx, { ...by(scope), action: "consumer.remove", subject: `consumer:${id}`, detail });
    return { removed: erased, touched: new Set(seats.map(({ session }) => session.id)) };
  });
  for (const sessionId of touched) await updateLiveSession(ctx, "refresh", sessionId);
  return removed;
}

const by = ({ companyId, userId }: CompanyScope) => ({ companyId, userId });

/** Removes several participants, or with `preview` only returns which seats that would free. */
export async function removeOrPreview(
  ctx: Context,
  scope: CompanyScope,
  { ids, preview }: ParsedBodyOf<typeof removeConsumers>,
): Promise<ResponseOf<typeof removeConsumers>> {
  const seats = await upcomingSeats(ctx.db, scope.companyId, ids);
  const removed = preview ? 0 : await removePeople(ctx, scope, ids);
  return {
    removed,
    seats: seats.map(({ session, consumerId }) => ({
      consumer_id: consumerId,
      session: {
        id: session.id,
        title: session.title,
        starts_at: session.startsAt?.toISOString() ?? null,
      },
    })),
  };
}

export async function removePerson(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  if (!(await removePeople(ctx, scope, [id]))) throw new AppError("CONSUMER_001");
}
