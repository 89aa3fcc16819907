import type { WebhookEvent } from "@lantern/contract/choices";
import { sql } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import type { sessions } from "../../db/schema/index.ts";

/**
 * Writes an event for the company's webhooks in the transaction that causes it. Triggers of the database write most
 * events; these two are decisions of the code and not changes of one row.
 *
 * @param once of several events with the same value, each webhook gets only the first
 */
export async function addWebhookEvent(
  tx: Executor,
  companyId: string,
  event: Extract<WebhookEvent, "credits.low">,
  data: Record<string, unknown>,
  once: string | null = null,
): Promise<void> {
  await tx.execute(
    sql`select webhook_event(${companyId}, ${event}, ${JSON.stringify(data)}::jsonb, ${once})`,
  );
}

/** Writes the event `session.reminder`, once for each start and reminder. */
export async function addReminderEvent(
  tx: Executor,
  session: Pick<typeof sessions.$inferSelect, "id" | "startsAt">,
  hours: number,
): Promise<void> {
  await tx.execute(sql`
    select webhook_event(s.company_id, 'session.reminder',
      webhook_session_data(s) || jsonb_build_object('hours_before', ${hours}::int),
      ${`reminder:${session.id}:${session.startsAt?.getTime()}:${hours}`})
    from sessions s where s.id = ${session.id}`);
}
