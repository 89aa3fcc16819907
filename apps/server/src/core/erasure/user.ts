import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { invitations, outbox, users } from "../../db/schema/index.ts";
import type { UserRow } from "../users/repository.ts";

/** The contents of an email that is kept only as a record that it was sent. */
export const blankEmail = {
  toAddress: "",
  subject: "",
  text: "",
  html: "",
  links: [],
  replyTo: null,
  calendar: null,
};

/**
 * Deletes an administrator. Profile, sign-ins, links and notifications go with the row, and emails to them are deleted.
 * Emails that have their name as the sender are blanked once they are sent: the waiting ones by the job `privacy:sweep`.
 */
export async function eraseUser(tx: Tx, { id, email }: UserRow): Promise<void> {
  const theirs = (column: typeof outbox.toAddress | typeof outbox.replyTo | typeof invitations.email) =>
    eq(sql`lower(${column})`, email.toLowerCase());
  await tx.delete(outbox).where(and(theirs(outbox.toAddress), isNull(outbox.consumerId)));
  await tx
    .update(outbox)
    .set(blankEmail)
    .where(and(theirs(outbox.replyTo), isNotNull(outbox.sentAt)));
  await tx.delete(invitations).where(theirs(invitations.email));
  await tx.delete(users).where(eq(users.id, id));
}
