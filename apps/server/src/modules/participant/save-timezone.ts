import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import { updateConsumer } from "../people/index.ts";
import type { Seat } from "./repository.ts";

/**
 * Stores the time zone of the browser in which somebody opens their own link, if none is stored: emails and planning then
 * have their time. A link that an administrator copied says nothing about who opens it.
 */
export async function saveTimezone(
  ctx: Context,
  { consumer, copied }: Pick<Seat, "consumer"> & { copied: boolean },
  timezone: string | undefined,
): Promise<void> {
  if (timezone === undefined || consumer.timezone !== null || copied) return;
  const { id, companyId } = consumer;
  await ctx.db.transaction(async (tx) => {
    if (!(await updateConsumer(tx, companyId, id, { timezone }))) return;
    const change = { before: { timezone: null }, after: { timezone } };
    const subject = `consumer:${id}`;
    await audit(tx, { companyId, userId: null, action: "consumer.change_own", subject, change });
  });
}
