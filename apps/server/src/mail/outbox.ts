import type { Executor } from "../db/client.ts";
import { outbox } from "../db/schema/index.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { CalendarFile } from "./calendar.ts";

/** A finished mail, before it is on its way. */
export interface Letter {
  kind: string;
  to: string;
  /** Where an answer goes, when it is not us. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  calendar?: CalendarFile;
  about?: { companyId: string; sessionId?: string; consumerId?: string };
}

/** Puts a letter into the outbox and asks for its sending, both with the change that caused it or not at all. */
export async function post(tx: Executor, letter: Letter): Promise<void> {
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
    .returning({ id: outbox.id });
  await enqueue(tx, "mail.send", { id: row!.id }, { key: `mail:${row!.id}` });
}

/** A subject with a line end would let its author write headers. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
