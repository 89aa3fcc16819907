/**
 * The program that reads what a calendar or an email server says in an email. `parser.ts` runs it in a thread of its
 * own, because the libraries promise no bound on their time and memory.
 */
import { parentPort } from "node:worker_threads";
import ICAL from "ical.js";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { messageIn } from "./message-parser.ts";
import type { CalendarReply, Question, ReplyEmail, Report } from "./parser.ts";
import { type CalendarComponent, repliesIn } from "./reply-parser.ts";
import { failureIn, isReportText, shortReason } from "./report-parser.ts";

/** Characters of a calendar file. Those of replies have a few thousand. */
const maxCalendar = 100_000;

const readers = { reply: replyEmail, bounce: report };

parentPort?.once("message", async ({ raw, about }: Question) => {
  // Whatever the libraries or we stumble over, the email is not one that can be read.
  const result = await read(raw)
    .then((email) => readers[about](email))
    .catch(() => null);
  parentPort?.postMessage(result);
});
parentPort?.postMessage("loaded");

const read = (raw: Uint8Array): Promise<Email> =>
  PostalMime.parse(raw, {
    // An email that is attached is no part of this one.
    forceRfc822Attachments: true,
    attachmentEncoding: "utf8",
    maxNestingDepth: 20,
    maxHeadersSize: 200_000,
  });

function replyEmail(email: Email): ReplyEmail {
  return {
    ...messageIn(email),
    replies: calendarReplies(email.attachments),
    isOutlookOnly: email.attachments.some(isOutlookOnly),
  };
}

/** As a part or as the whole body, also where a server on the way has lost its type. */
const isOutlookOnly = ({ mimeType, filename }: Attachment) =>
  /^application\/(vnd\.)?ms-tnef$/.test(mimeType) || /^winmail\.dat$/i.test(filename ?? "");

/** Of the first calendar file that replies. Throws where one is broken and no other replies. */
function calendarReplies(attachments: Attachment[]): CalendarReply[] {
  let failure: unknown;
  for (const part of attachments) {
    if (!calendarTypes.has(part.mimeType) && !/\.ics$/i.test(part.filename ?? "")) continue;
    try {
      const replies = repliesIn(parsed(textOf(part)), part.method);
      if (replies.length > 0) return replies;
    } catch (error) {
      failure = error;
    }
  }
  if (failure) throw failure;
  return [];
}

const calendarTypes = new Set(["text/calendar", "application/ics"]);

function parsed(text: string): CalendarComponent {
  if (text.length > maxCalendar) throw new Error("too long");
  return ICAL.parse(withoutTimezones(text)) as CalendarComponent;
}

/**
 * A calendar file without its time zones: their rules may describe any number of changes, and we read no time with them.
 */
function withoutTimezones(text: string): string {
  const lines = text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
  let inside = false;
  const others = lines.filter((line) => {
    const name = line.trim().toUpperCase();
    const before = inside;
    if (name === "BEGIN:VTIMEZONE") inside = true;
    if (name === "END:VTIMEZONE") inside = false;
    return !before && !inside;
  });
  return others.join("\r\n");
}

/**
 * An email of ours has one recipient, so the first failure is about it. The report of a server decides before its
 * headers: some name a failed recipient also while they still try.
 */
function report(email: Email): Report {
  const message = messageIn(email);
  const texts = email.attachments.filter(isTextual).map(textOf);
  const reports = [...texts, email.text ?? ""].map((text) => text.slice(0, maxCalendar)).filter(isReportText);
  for (const text of reports) {
    const failure = failureIn(text, message.text);
    if (failure) return failure;
  }
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? "";
  if (header("x-failed-recipients")) return { state: "failed", reason: shortReason(message.text) };
  const isFromServer =
    /^multipart\/report\b/i.test(header("content-type")) ||
    /^(mailer-daemon|mail-daemon|postmaster|mail\.?delivery)/i.test(message.from ?? "postmaster");
  return { state: "other", isFromServer, ...message };
}

/** Not an email that came back, which may contain anything. */
const isTextual = ({ mimeType }: Attachment) =>
  /^(message\/(global-)?delivery-status|text\/.*|application\/octet-stream)$/.test(mimeType);

/** `attachmentEncoding` asks for a string. */
const textOf = ({ content }: Attachment): string => content as string;
