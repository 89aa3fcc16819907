import type { BodyOf, sendContact } from "@lantern/contract/http";
import type { Context } from "../../../core/context.ts";
import { enqueueEmail } from "../../../core/email/outbox.ts";
import { contactMessageEmail, contactReceivedEmail } from "../../../core/email/templates/contact.ts";
import { requireNoDelay } from "../../../core/limits/limits.ts";
import { settingOf } from "../../../core/settings/settings.ts";

/**
 * Emails the message to the operator and a confirmation to its author, both or neither. A form with the hidden field
 * filled in comes from a program: it gets the same response, and nothing is stored.
 *
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function sendMessage(
  ctx: Context,
  network: string,
  { name, email, message, website }: BodyOf<typeof sendContact>,
): Promise<void> {
  if (website) return;
  requireNoDelay(await ctx.limits.take("contactNetwork", network));
  const sendsConfirmation = (await ctx.limits.take("contactConfirmation", email.toLowerCase())) === 0;
  await ctx.db.transaction(async (tx) => {
    await enqueueEmail(tx, contactMessageEmail(await supportAddress(ctx), { name, email, text: message }));
    if (sendsConfirmation) await enqueueEmail(tx, contactReceivedEmail(email));
  });
}

/** The address for help; if it is not set, the sender address of our emails. */
async function supportAddress(ctx: Context): Promise<string> {
  const { mailFrom } = ctx.settings;
  return (await settingOf(ctx, "support.email")) ?? /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}
