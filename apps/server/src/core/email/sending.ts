import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { createTransport, type Transporter } from "nodemailer";
import type { Db } from "../../db/client.ts";
import { outbox } from "../../db/schema/index.ts";
import { maxSendAttempts } from "./outbox.ts";

export interface SendDeps {
  db: Db;
  now: () => Date;
  /** Null in local mode: letters then stay in the local mailbox and count as sent. */
  transport: Transporter | null;
  from: string;
  /** Local mode: its mailbox shows what was sent. */
  keepSent: boolean;
}

/** Its links open doors, so a letter that was sent is kept by its reader only. */
const withoutSecrets = { text: "", html: "", links: [], calendar: null };

/** Blanks what was sent, such as by a version that kept it. */
export async function blankSent(db: Db): Promise<void> {
  await db
    .update(outbox)
    .set(withoutSecrets)
    .where(and(isNotNull(outbox.sentAt), ne(outbox.text, "")));
}

/** The way out, or null when none is configured. */
export function smtpTransport(url: string | null): Transporter | null {
  return url ? createTransport(url) : null;
}

/**
 * The job `mail.send`. Throws when the mail server is away or says "later": the job queue tries again, later and
 * later. What it refuses for good, or for too long, is given up and waits for the console.
 */
export async function sendEmail({ db, now, transport, from, keepSent }: SendDeps, id: string): Promise<void> {
  const [letter] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!letter || letter.sentAt || letter.deadAt) return;
  try {
    await transport?.sendMail({
      from,
      // As an object: a string would be read as a list of addresses.
      to: { name: "", address: letter.toAddress },
      ...(letter.replyTo && { replyTo: { name: "", address: letter.replyTo } }),
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      // A second sending after a lost answer is recognised as the same mail.
      messageId: `<${letter.id}@${new URL(`mail://${from.match(/@([\w.-]+)/)?.[1] ?? "localhost"}`).hostname}>`,
      ...(letter.calendar && { icalEvent: { ...letter.calendar, filename: "invite.ics" } }),
    });
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    const givenUp = isFinal(error) || letter.attempts + 1 >= maxSendAttempts;
    await db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, lastError, deadAt: givenUp ? now() : null })
      .where(eq(outbox.id, id));
    if (givenUp) return;
    throw error;
  }
  await db
    .update(outbox)
    .set({
      ...(keepSent ? {} : withoutSecrets),
      ...{ sentAt: now(), attempts: sql`${outbox.attempts} + 1`, lastError: null },
    })
    .where(eq(outbox.id, id));
}

/** 5xx to this letter or its reader; a refused sign-in of ours is no fault of the letter. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}
