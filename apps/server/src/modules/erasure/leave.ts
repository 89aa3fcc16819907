import { and, eq, inArray } from "drizzle-orm";
import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import { cancelledEmail } from "../../core/email/templates/invitation.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { consumers, enrollmentWaits, sessionConsumers } from "../../db/schema/index.ts";
import { notify, personLeft } from "../notification/index.ts";
import { enqueueCalendarEmails } from "../session/index.ts";
import { invitedAttendees, upcomingSeats } from "./remove-people.ts";

/**
 * A participant leaves the company: lists no longer have them, they lose their seats in sessions that have not begun,
 * and the administrators are told. Past sessions keep their name. The company is locked.
 *
 * @returns the sessions that lost them; after the commit, refresh those
 */
export async function leave(ctx: Context, tx: Tx, scope: CompanyScope, id: string): Promise<string[]> {
  const { companyId, userId } = scope;
  const seats = await upcomingSeats(tx, companyId, [id]);
  const coming = seats.flatMap(({ session }) => (session.status === "live" ? [] : [session]));
  const invited = await invitedAttendees(tx, coming, [id]);
  const ids = coming.map((session) => session.id);
  await tx
    .delete(sessionConsumers)
    .where(and(eq(sessionConsumers.consumerId, id), inArray(sessionConsumers.sessionId, ids)));
  await tx.delete(enrollmentWaits).where(eq(enrollmentWaits.consumerId, id));
  await tx.update(consumers).set({ leftAt: ctx.now() }).where(eq(consumers.id, id));
  for (const { session, attendees } of invited) {
    await enqueueCalendarEmails(ctx, tx, session, attendees, cancelledEmail, userId);
  }
  for (const session of coming) await notify(tx, companyId, personLeft(session, id));
  const detail = { sessions: ids.length, by: "directory" };
  await audit(tx, { companyId, userId, action: "consumer.leave", subject: `consumer:${id}`, detail });
  return ids;
}
