import type { listDeliveries, ParsedQueryOf } from "@lantern/contract/http";
import { and, count, desc, eq, sql } from "drizzle-orm";
import { equals, readPage } from "../../core/lists/paged-list.ts";
import type { Executor, Tx } from "../../db/client.ts";
import { webhookDeliveries, webhooks } from "../../db/schema/index.ts";
import { enqueue } from "../../jobs/enqueue.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type WebhookValues = Partial<Omit<typeof webhooks.$inferInsert, "id" | "companyId">>;
type DeliveryValues = Partial<Omit<typeof webhookDeliveries.$inferInsert, "id" | "webhookId">>;

const own = (companyId: string, id: string) => and(eq(webhooks.companyId, companyId), eq(webhooks.id, id));

export const listWebhooks = (db: Executor, companyId: string): Promise<WebhookRow[]> =>
  db.select().from(webhooks).where(eq(webhooks.companyId, companyId)).orderBy(desc(webhooks.id));

export async function countWebhooks(db: Executor, companyId: string): Promise<number> {
  const [row] = await db.select({ number: count() }).from(webhooks).where(eq(webhooks.companyId, companyId));
  return row?.number ?? 0;
}

export async function findWebhook(
  db: Executor,
  companyId: string,
  id: string,
): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhooks).where(own(companyId, id));
  return row;
}

export async function lockWebhook(tx: Tx, companyId: string, id: string): Promise<WebhookRow | undefined> {
  const [row] = await tx.select().from(webhooks).where(own(companyId, id)).for("no key update");
  return row;
}

export async function insertWebhook(tx: Executor, values: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [made] = await tx.insert(webhooks).values(values).returning();
  return made!;
}

export async function updateWebhook(tx: Executor, id: string, values: WebhookValues): Promise<WebhookRow> {
  const [changed] = await tx.update(webhooks).set(values).where(eq(webhooks.id, id)).returning();
  return changed!;
}

export async function deleteWebhook(tx: Executor, companyId: string, id: string): Promise<boolean> {
  const removed = await tx.delete(webhooks).where(own(companyId, id)).returning({ id: webhooks.id });
  return removed.length > 0;
}

/** A delivery and its webhook, for the job that sends it. */
export async function findDelivery(db: Executor, id: string) {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  return row;
}

export async function findOwnDelivery(
  db: Executor,
  companyId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.companyId, companyId), eq(webhookDeliveries.id, id)));
  return row;
}

export async function insertDelivery(
  tx: Executor,
  values: typeof webhookDeliveries.$inferInsert,
): Promise<DeliveryRow> {
  const [made] = await tx.insert(webhookDeliveries).values(values).returning();
  return made!;
}

export async function updateDelivery(tx: Executor, id: string, values: DeliveryValues): Promise<void> {
  await tx.update(webhookDeliveries).set(values).where(eq(webhookDeliveries.id, id));
}

/**
 * Adds the job that sends a delivery, as the function `webhook_event` of the database does for a new one. The queue lets
 * one delivery of a webhook run at a time, and two of a company.
 */
export const enqueueDelivery = (
  tx: Executor,
  { companyId, id }: Pick<WebhookRow, "companyId" | "id">,
  delivery: string,
  at?: Date,
): Promise<void> =>
  enqueue(
    tx,
    "webhook.send",
    { id: delivery },
    {
      key: `webhook:${delivery}`,
      queue: sql`webhook_queue(${companyId}::uuid, ${id}::uuid)`,
      ...(at && { runAt: at.getTime() }),
    },
  );

export const listWaiting = (db: Executor, webhookId: string): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, "waiting")))
    .orderBy(webhookDeliveries.id);

export function listDeliveriesOf(
  db: Executor,
  companyId: string,
  webhookId: string,
  query: ParsedQueryOf<typeof listDeliveries>,
) {
  return readPage(query, {
    select: (cursor) => db.select({ row: webhookDeliveries, cursor }).from(webhookDeliveries),
    where: [
      eq(webhookDeliveries.companyId, companyId),
      eq(webhookDeliveries.webhookId, webhookId),
      equals(webhookDeliveries.state, query.state),
    ],
    id: webhookDeliveries.id,
  });
}
