import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { invitations, outbox, users } from "../../db/schema/index.ts";
import type { UserRow } from "../users/repository.ts";

/** What is left of an email: that it was sent, and by its ids to whom. */
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
 * Deletes an administrator: account, profile, sign-ins, links, and notifications go with the row. Emails to them are
 * deleted, emails with their name are blanked once they are sent (those still waiting by the job `privacy:sweep`).
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
