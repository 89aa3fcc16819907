/**
 * The program that reads what a calendar or an email server says in an email. `parser.ts` runs it in a thread of its
 * own, because the libraries promise no bound on their time and memory.
 */
import { parentPort } from "node:worker_threads";
import ICAL from "ical.js";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { foreignText } from "../../core/foreign-text.ts";
import type { CalendarReply, Question } from "./parser.ts";

const maxReason = 300;
/** Characters of a calendar file. Those of replies have a few thousand. */
const maxCalendar = 100_000;

const readers = { reply: replyIn, bounce: bounceIn };

parentPort?.once("message", async ({ raw, about }: Question) => {
  // Whatever the libraries or we stumble over, the email is not one that can be read.
  const result = await read(raw)
    .then((email) => ({ value: readers[about](email) }))
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

function replyIn({ attachments }: Email): CalendarReply | null {
  for (const part of attachments) {
    const calendar = calendarTypes.has(part.mimeType) && replyOf(textOf(part));
    if (calendar) return calendar;
  }
  return null;
}

const calendarTypes = new Set(["text/calendar", "application/ics"]);

/** Null for a calendar file that is no reply; throws for one that breaks RFC 5546. */
function replyOf(text: string): CalendarReply | null {
  if (text.length > maxCalendar) throw new Error("too long");
  const calendar = new ICAL.Component(ICAL.parse(withoutTimezones(text)));
  if (String(calendar.getFirstPropertyValue("method")).toUpperCase() !== "REPLY") return null;
  const event = calendar.getFirstSubcomponent("vevent");
  const [attendee, ...others] = event?.getAllProperties("attendee") ?? [];
  const uid = event?.getFirstPropertyValue("uid");
  if (!event || !attendee || others.length > 0 || typeof uid !== "string")
    throw new Error("not a whole reply");
  return {
    uid,
    sequence: Number(event.getFirstPropertyValue("sequence") ?? 0),
    repliedAt: utcTimeOf(event.getFirstProperty("dtstamp")),
    attendee: String(attendee.getFirstValue()).replace(/^mailto:/i, ""),
    status: String(attendee.getParameter("partstat") ?? "").toUpperCase(),
  };
}

/**
 * A calendar file without its time zones: their rules may describe any number of changes, and the only time that we read
 * is in UTC.
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

/** A time in UTC, as RFC 5545 requires of DTSTAMP. Null for any other, also for one in a time zone of the file. */
function utcTimeOf(property: ICAL.Property | null): Date | null {
  const [, , , value] = (property?.toJSON() ?? []) as unknown[];
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)) return null;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time;
}

/**
 * Why an email will never arrive, from a report by RFC 3464. An email of ours has one recipient, so the first one that
 * failed for good decides. What may still arrive, and vacation messages, are no such report.
 */
function bounceIn({ headers, attachments }: Email): string | null {
  const type = headers.find(({ key }) => key === "content-type")?.value ?? "";
  if (!/^multipart\/report\b.*report-type="?delivery-status\b/is.test(type)) return null;
  const report = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  if (!report) throw new Error("a report without its status");
  const unfolded = textOf(report)
    .replace(/\r\n/g, "\n")
    .replace(/\n[ \t]+/g, " ");
  for (const recipient of unfolded.split(/\n{2,}/)) {
    const field = (name: string) => new RegExp(`^${name}:(.*)$`, "im").exec(recipient)?.[1]?.trim() ?? "";
    const status = /^5\.\d{1,3}\.\d{1,3}/.exec(field("Status"))?.[0];
    if (!status || field("Action").toLowerCase() !== "failed") continue;
    const diagnostic = field("Diagnostic-Code")
      .replace(/^[\w-]+;/, "")
      .replace(/\s+/g, " ")
      .trim();
    return foreignText(diagnostic || status, maxReason);
  }
  return null;
}

/** `attachmentEncoding` asks for a string. */
const textOf = ({ content }: Attachment): string => content as string;
