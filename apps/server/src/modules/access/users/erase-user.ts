import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { eraseAuditValues } from "../../../core/audit/erase.ts";
import type { Tx } from "../../../db/client.ts";
import { calendarEntries, invitations, outbox, sessions, users } from "../../../db/schema/index.ts";
import { endKeysOf } from "../tokens/end-keys.ts";
import type { UserRow } from "./repository.ts";

/** The columns of an email that are erased. The row stays: it says that an email was sent, and has the ids of its reader. */
export const blankEmail = {
  toAddress: "",
  subject: "",
  text: "",
  html: "",
  links: [],
  cc: null,
  replyTo: null,
  calendar: null,
  accepted: [],
};

/**
 * Deletes an administrator: account, profile, sign-ins, links, and notifications go with the row, and sessions no longer
 * name their address for replies, nor calendar files them as ORGANIZER. Emails to them are deleted, emails with their
 * name are blanked once they are sent (those still waiting by the job `privacy:sweep`).
 */
export async function eraseUser(tx: Tx, { id, email, companyId }: UserRow): Promise<void> {
  await endKeysOf(tx, { id, companyId });
  const theirs = (column: AnyPgColumn) => eq(sql`lower(${column})`, email.toLowerCase());
  await tx.delete(outbox).where(and(theirs(outbox.toAddress), isNull(outbox.consumerId)));
  await tx
    .update(outbox)
    .set(blankEmail)
    .where(and(or(theirs(outbox.replyTo), eq(outbox.senderId, id)), isNotNull(outbox.sentAt)));
  await tx.update(outbox).set({ cc: null, accepted: [] }).where(theirs(outbox.cc));
  await tx.update(sessions).set({ replyTo: null }).where(theirs(sessions.replyTo));
  await eraseOrganizer(tx, id);
  await tx.delete(invitations).where(theirs(invitations.email));
  await eraseAuditValues(tx, [`user:${id}`]);
  await tx.delete(users).where(eq(users.id, id));
}

/** With the address that they had when they sent the invitation. The next calendar file names who sends it then. */
async function eraseOrganizer(tx: Tx, userId: string): Promise<void> {
  const theirs = eq(sessions.organizerId, userId);
  const named = tx.select({ id: sessions.id }).from(sessions).where(theirs);
  await tx
    .update(calendarEntries)
    .set({ organizer: null })
    .where(
      and(
        inArray(calendarEntries.sessionId, named),
        sql`${calendarEntries.organizer} = (select organizer_email from ${sessions} where id = ${calendarEntries.sessionId})`,
      ),
    );
  await tx
    .update(sessions)
    .set({ organizerId: null, organizerName: null, organizerEmail: null })
    .where(theirs);
}
