import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { createTransport, type Transporter } from "nodemailer";
import type { Db } from "../../db/client.ts";
import { outbox } from "../../db/schema/index.ts";
import { withDeadline } from "../../system/deadline.ts";
import { errorText } from "../../system/error-text.ts";
import { foreignText } from "../foreign-text.ts";
import { maxSendAttempts } from "./outbox.ts";

export interface SendDeps {
  db: Db;
  now: () => Date;
  /** Null in local mode: emails then stay in the local mailbox and count as sent. */
  transport: Transporter | null;
  from: string;
  /** Where the email server reports that an email was not delivered; null: to the sender. */
  bounceAddress: (id: string) => string | null;
  /** Local mode: the mailbox shows what was sent. */
  retainSent: boolean;
}

/** An email has personal links, so after sending only its recipient keeps its text. */
const blank = { text: "", html: "", links: [], calendar: null };

/** Blanks emails that were sent but not blanked, such as those of local mode. */
export async function blankSent(db: Db): Promise<void> {
  await db
    .update(outbox)
    .set(blank)
    .where(and(isNotNull(outbox.sentAt), ne(outbox.text, "")));
}

/**
 * No person wrote it, so programs that answer for people should not. "All" would also suppress the reports of what was not
 * delivered.
 */
const automatic = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "DR, OOF, AutoReply" };

/** How long the email server can take for one step, ms. */
const steps = { dnsTimeout: 5000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** For one email as a whole: a server can send something before each of those times is over, for ever. */
const deadlineMs = 60_000;

/** Null when no email server is configured. */
export function smtpTransport(url: string | null): Transporter | null {
  if (!url) return null;
  const transport = createTransport({ url, ...steps });
  // Each sending reports its own error.
  transport.on("error", () => {});
  return transport;
}

/**
 * The job that sends one email. Throws when the email server is away or asks to try later; the job queue then tries
 * again after a growing pause. An email that is rejected permanently, or for too long, is given up and listed in the
 * console.
 */
export async function sendEmail(
  { db, now, transport, from, bounceAddress, retainSent }: SendDeps,
  id: string,
  patienceMs = deadlineMs,
): Promise<void> {
  const [email] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!email || email.sentAt || email.deadAt) return;
  const attempts = sql`${outbox.attempts} + 1`;
  try {
    const bounces = bounceAddress(id);
    const sending = transport?.sendMail({
      from,
      ...(bounces && { envelope: { from: bounces, to: email.toAddress } }),
      // As an object: a string would be read as a list of addresses.
      to: { name: "", address: email.toAddress },
      ...(email.replyTo && { replyTo: { name: "", address: email.replyTo } }),
      subject: email.subject,
      headers: automatic,
      text: email.text,
      html: email.html,
      // When the server's response was lost, the second sending is recognized as the same email.
      messageId: `<${email.id}@${new URL(`mail://${from.match(/@([\w.-]+)/)?.[1] ?? "localhost"}`).hostname}>`,
      ...(email.calendar && { icalEvent: { ...email.calendar, filename: "invite.ics" } }),
    });
    if (sending) await withDeadline(sending, patienceMs, "The email server");
  } catch (error) {
    const lastError = foreignText(errorText(error), 500);
    const givenUp = isFinal(error) || email.attempts + 1 >= maxSendAttempts;
    await db
      .update(outbox)
      .set({ attempts, lastError, deadAt: givenUp ? now() : null })
      .where(eq(outbox.id, id));
    if (givenUp) return;
    throw error;
  }
  await db
    .update(outbox)
    .set({ ...(retainSent ? {} : blank), sentAt: now(), attempts, lastError: null })
    .where(eq(outbox.id, id));
}

/**
 * A 5xx response to this email or its recipient. If the server rejects our sign-in, it is not because of the email.
 */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}
