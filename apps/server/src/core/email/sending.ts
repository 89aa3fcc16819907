import { domainToASCII } from "node:url";
import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { createTransport, type Transporter } from "nodemailer";
import type { Db } from "../../db/client.ts";
import { outbox } from "../../db/schema/index.ts";
import { withDeadline } from "../../system/deadline.ts";
import { errorText } from "../../system/error-text.ts";
import type { Log } from "../../system/log.ts";
import { noteAbout } from "../../system/request-id.ts";
import { foreignText } from "../foreign-text.ts";
import { maxSendAttempts } from "./outbox.ts";

export interface SendDeps {
  db: Db;
  log: Pick<Log, "info">;
  now: () => Date;
  /** Null in local mode: emails then stay in the local mailbox and count as sent. */
  transport: Transporter | null;
  from: string;
  /** Where the email server reports that an email was not delivered; null: to the sender. */
  bounceAddress: (id: string) => string | null;
  /** Local mode: the mailbox shows what was sent. */
  retainSent: boolean;
  /** The files of a company's documents, document by document, without those of others. */
  filesOf: (companyId: string, documentIds: string[]) => Promise<EmailFile[][]>;
}

export interface EmailFile {
  name: string;
  type: string;
  content: Buffer;
}

/** An email has personal links, so after sending only its recipient keeps its text. */
const blank = { text: "", html: "", links: [], calendar: null, accepted: [] };

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
 * console. One that is too big for the server is sent without its files, which are also where its button leads.
 */
export async function sendEmail(deps: SendDeps, id: string, patienceMs = deadlineMs): Promise<void> {
  const { db, now, retainSent } = deps;
  const [email] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!email || email.sentAt || email.deadAt) return;
  noteAbout({ session: email.sessionId, company: email.companyId });
  const attempts = sql`${outbox.attempts} + 1`;
  const { accepted, error, reply } = await deliver(deps, email, patienceMs).catch((error: unknown) => ({
    accepted: email.accepted,
    error,
    reply: null,
  }));
  // With the name under which the email server has it in its own log.
  if (reply) deps.log.info({ outbox: id, kind: email.kind, reply }, "the email server accepted an email");
  if (error) {
    const withoutFiles = email.attachments.length > 0 && isTooBig(error);
    const givenUp = (isFinal(error) && !withoutFiles) || email.attempts + 1 >= maxSendAttempts;
    await db
      .update(outbox)
      .set({
        attempts,
        lastError: foreignText(errorText(error), 500),
        accepted,
        ...(withoutFiles && { attachments: [] }),
        ...(givenUp && { deadAt: now() }),
        // One of its two readers has it.
        ...(givenUp && accepted.length > 0 && { ...(retainSent ? {} : blank), sentAt: now() }),
      })
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
 * Sends an email to those who do not have it yet: a server can accept one of its two addresses and not the other.
 *
 * @returns who has it now, and why somebody has not
 */
async function deliver(
  { transport, from, bounceAddress, filesOf }: SendDeps,
  email: OutboxRow,
  patienceMs: number,
): Promise<{ accepted: string[]; error: unknown; reply: string | null }> {
  const { companyId, attachments, cc } = email;
  const files = companyId && attachments.length > 0 ? await filesOf(companyId, attachments) : [];
  if (files.length !== attachments.length) throw new MissingFile();
  if (!transport) return { accepted: [], error: null, reply: null };
  const readers = [email.toAddress, ...(cc ? [cc] : [])].map(envelopeAddress);
  const sending = transport.sendMail({
    from,
    envelope: {
      from: bounceAddress(email.id) ?? from,
      to: readers.filter((address) => !email.accepted.includes(address)),
    },
    // As an object: a string would be read as a list of addresses.
    to: { name: "", address: email.toAddress },
    ...(cc && { cc: { name: "", address: cc } }),
    ...(email.replyTo && { replyTo: { name: "", address: email.replyTo } }),
    subject: email.subject,
    headers: automatic,
    text: email.text,
    html: email.html,
    // When the server's response was lost, the second sending is recognized as the same email.
    messageId: `<${email.id}@${new URL(`mail://${from.match(/@([\w.-]+)/)?.[1] ?? "localhost"}`).hostname}>`,
    ...(email.calendar && { icalEvent: { ...email.calendar, filename: "invite.ics" } }),
    attachments: files.flat().map(({ name, type, content }) => ({
      filename: name,
      content,
      contentType: type,
    })),
  });
  const {
    accepted = [],
    rejectedErrors = [],
    response,
  } = await withDeadline(sending, patienceMs, "The email server");
  return {
    accepted: [...email.accepted, ...accepted.map(String)],
    error: rejectedErrors.find((error: unknown) => !isFinal(error)) ?? rejectedErrors[0] ?? null,
    reply: accepted.length > 0 && response ? foreignText(response, 200) : null,
  };
}

/** As the transport writes it: its domain in lower case and ASCII. */
function envelopeAddress(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

type OutboxRow = typeof outbox.$inferSelect;

/** An email names a document that its company does not have. Nothing is sent, because it could be somebody else's. */
class MissingFile extends Error {
  override message = "a document to attach is not one of this company";
}

/** A 552 or 523, or what stands for them in an enhanced code. A full mailbox can be a 552, too, and stays full. */
function isTooBig(error: unknown): boolean {
  const { responseCode, response = "" } = error as { responseCode?: number; response?: string };
  return responseCode === 552 || responseCode === 523 || /\b5\.(?:3\.4|2\.3)\b/.test(response);
}

/**
 * A 5xx response to this email or its recipient. If the server rejects our sign-in, it is not because of the email.
 */
function isFinal(error: unknown): boolean {
  if (error instanceof MissingFile) return true;
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}
