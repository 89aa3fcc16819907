import type { DashboardLanguage } from "@lantern/contract/languages";
import type { Executor } from "../../db/client.ts";
import { outbox } from "../../db/schema/index.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { type LocalizedEmail, languageOfAddress } from "./administrators.ts";
import type { Email } from "./email.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

/**
 * How often sending is tried. The queue waits e to the power of the attempts so far, in seconds and at most six
 * hours: sixteen attempts last nearly two days.
 */
export const maxSendAttempts = 16;

/**
 * Stores an email in the outbox and schedules its sending, in the transaction of the change that caused it.
 *
 * @returns whether it was stored: of several with the same `once` only the first is
 */
export async function enqueueEmail(tx: Executor, given: Email | LocalizedEmail): Promise<boolean> {
  const email = "in" in given ? inLanguage(given, await languageOfAddress(tx, given.to)) : given;
  const subject = singleLine(email.subject);
  const text = renderText(email);
  const [row] = await tx
    .insert(outbox)
    .values({
      kind: email.kind,
      toAddress: email.to,
      cc: email.cc?.toLowerCase() === email.to.toLowerCase() ? null : (email.cc ?? null),
      replyTo: email.replyTo ?? null,
      subject,
      text,
      html: renderHtml({ ...email, subject }),
      links: text.match(/https?:\/\/\S+/g) ?? [],
      calendar: email.calendar ?? null,
      attachments: email.attachments ?? [],
      once: email.once ?? null,
      ...email.about,
    })
    .onConflictDoNothing({ target: outbox.once })
    .returning({ id: outbox.id });
  if (row) await enqueueSending(tx, row.id);
  return row !== undefined;
}

/** What the sender added, such as `once`, counts in every language. */
function inLanguage({ in: write, ...added }: LocalizedEmail, language: DashboardLanguage): Email {
  return { ...write(language), ...added };
}

/** Schedules the sending of an email of the outbox. */
export async function enqueueSending(tx: Executor, id: string): Promise<void> {
  await enqueue(tx, "mail.send", { id }, { key: `mail:${id}`, maxAttempts: maxSendAttempts });
}

/** With a line end in it, a subject could add headers of its author's choice. */
function singleLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
