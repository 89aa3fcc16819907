import type { Executor } from "../../db/client.ts";
import { outbox } from "../../db/schema/index.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { CalendarFile } from "./calendar.ts";

/** A finished mail, before it is on its way. */
export interface Email {
  kind: string;
  to: string;
  /** Where an answer goes, when it is not us. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  calendar?: CalendarFile;
  about?: { companyId: string; sessionId?: string; consumerId?: string };
  /** Of several letters with the same, only the first is written. */
  once?: string;
}

/**
 * How often a letter is tried. The queue waits e to the power of the attempts done, in seconds and at most six
 * hours: sixteen attempts last nearly two days.
 */
export const maxSendAttempts = 16;

/**
 * Puts a letter into the outbox and asks for its sending, both with the change that caused it or not at all.
 *
 * @returns whether it was written: of several with the same `once` only the first is
 */
export async function enqueueEmail(tx: Executor, letter: Email): Promise<boolean> {
  const { to, about, subject, calendar, ...rest } = letter;
  const [row] = await tx
    .insert(outbox)
    .values({
      ...rest,
      ...about,
      toAddress: to,
      subject: oneLine(subject),
      calendar: calendar ?? null,
      links: letter.text.match(/https?:\/\/\S+/g) ?? [],
    })
    .onConflictDoNothing({ target: outbox.once })
    .returning({ id: outbox.id });
  if (row) await enqueueSending(tx, row.id);
  return row !== undefined;
}

/** Asks for the sending of a letter of the outbox. */
export async function enqueueSending(tx: Executor, id: string): Promise<void> {
  await enqueue(tx, "mail.send", { id }, { key: `mail:${id}`, maxAttempts: maxSendAttempts });
}

/** A subject with a line end would let its author write headers. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
