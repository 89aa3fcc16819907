import type { LocalizedEmail } from "../../core/email/administrators.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import type { Executor, Tx } from "../../db/client.ts";
import { listAdmins, listOwners, type UserRow } from "../access/index.ts";
import { billingContact } from "./accounts/billing-contact.ts";
import type { DocumentRow } from "./document-repository.ts";
import type { OrderRow } from "./repository.ts";

/** Who made the quote or placed the order. Undefined: has left the company. */
export const buyerOf = async (db: Executor, order: OrderRow): Promise<UserRow | undefined> =>
  (await listAdmins(db, order.companyId)).find(({ id }) => id === order.userId);

/** Who gets the emails about an order: the buyer, or the company's Owners once the buyer has left. */
async function recipientsOf(db: Executor, order: OrderRow): Promise<UserRow[]> {
  const buyer = await buyerOf(db, order);
  return buyer ? [buyer] : listOwners(db, order.companyId);
}

/**
 * Emails those who are told about an order, with the files of documents. Those that are for the books go to the company's
 * address for invoices, too: once, however many recipients there are.
 *
 * @param write the email to one of them
 * @param options.once of several emails with the same value, each gets only the first
 */
export async function emailAbout(
  tx: Tx,
  order: OrderRow,
  write: (to: string) => LocalizedEmail,
  { documents = [], once }: { documents?: DocumentRow[]; once?: string } = {},
): Promise<void> {
  const isForBooks = documents.some(({ kind }) => kind !== "quote");
  const { copyTo } = await billingContact(tx, order);
  // Without its seller or buyer a document has no file yet.
  const attachments = documents.flatMap(({ id, seller, billedTo }) => (seller && billedTo ? [id] : []));
  for (const [index, { id, email }] of (await recipientsOf(tx, order)).entries())
    await enqueueEmail(tx, {
      ...write(email),
      attachments,
      ...(isForBooks && index === 0 && { cc: copyTo }),
      ...(once && { once: `${once}:${id}` }),
    });
}
