import type { BodyOf, sendContact } from "@lantern/contract/http";
import type { Context } from "../../context.ts";
import { contactLetter } from "../../mail/letters/contact.ts";
import { contactSupportLetter } from "../../mail/letters/contact-support.ts";
import { post } from "../../mail/outbox.ts";
import type { Attempts } from "../access/attempts.ts";
import { settingOf } from "../setting/settings.ts";

/** How often one network may write, and how often one mailbox gets an answer: anybody can type any address. */
export interface ContactKeepers {
  network: Attempts;
  mailbox: Attempts;
}

/**
 * Mails the message to the operator and its arrival to the writer, both or neither. A form with the hidden field filled
 * in comes from a program: it gets the same answer, and nothing is written.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function receive(
  ctx: Context,
  keepers: ContactKeepers,
  network: string,
  { name, email, message, website }: BodyOf<typeof sendContact>,
): Promise<void> {
  if (website) return;
  keepers.network.check(network);
  keepers.network.count(network);
  const answers = keepers.mailbox.wait(email.toLowerCase()) === 0;
  keepers.mailbox.count(email.toLowerCase());
  await ctx.db.transaction(async (tx) => {
    await post(tx, contactSupportLetter(await supportAddress(ctx), { name, email, text: message }));
    if (answers) await post(tx, contactLetter(email));
  });
}

/** The address for help; without one, the address that mails come from. */
async function supportAddress(ctx: Context): Promise<string> {
  const { mailFrom } = ctx.settings;
  return (await settingOf(ctx, "support.email")) ?? /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}
