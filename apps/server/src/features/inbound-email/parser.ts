import ICAL from "ical.js";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { AppError } from "../../core/app-error.ts";

/** What a calendar replies to an invitation. */
export interface CalendarReply {
  uid: string;
  /** Of the invitation that it replies to. */
  sequence: number;
  /** When the attendee replied. */
  repliedAt: Date;
  /** The address that replied. */
  attendee: string;
  /** `ACCEPTED`, `DECLINED`, `TENTATIVE`, … */
  status: string;
}

/** What an email says that we read; null: nothing of that kind. */
export interface InboundEmail {
  /** Every address that it was sent or delivered to, as the email says. */
  recipients: string[];
  reply: CalendarReply | null;
  /** Why an email will never arrive. */
  bounce: string | null;
}

/** Headers in which servers note the address that an email was delivered to. */
const deliveryHeaders = new Set(["delivered-to", "x-original-to", "envelope-to", "x-envelope-to"]);
const maxReason = 300;

/** @throws AppError EMAIL_UNREADABLE for what is no email, and for a reply or report with parts that are missing */
export async function parseEmail(raw: Uint8Array): Promise<InboundEmail> {
  const email = await read(raw);
  const recipients = [
    ...[...(email.to ?? []), ...(email.cc ?? [])]
      .flatMap((one) => one.group ?? one)
      .map((one) => one.address),
    ...email.headers.filter(({ key }) => deliveryHeaders.has(key)).map(({ value }) => value),
  ].map((address) => address.trim().replace(/^<(.*)>$/, "$1"));
  return { recipients, reply: replyIn(email), bounce: bounceIn(email) };
}

async function read(raw: Uint8Array): Promise<Email> {
  const email = await PostalMime.parse(raw, {
    // An email that is attached is no part of this one.
    forceRfc822Attachments: true,
    attachmentEncoding: "utf8",
    maxNestingDepth: 20,
    maxHeadersSize: 200_000,
  }).catch(() => null);
  // The parser takes any text for an email with a text.
  if (!email?.headers.some(({ key }) => key === "from")) throw new AppError("EMAIL_UNREADABLE");
  return email;
}

const calendarTypes = new Set(["text/calendar", "application/ics"]);

function replyIn({ attachments }: Email): CalendarReply | null {
  for (const part of attachments.filter(({ mimeType }) => calendarTypes.has(mimeType))) {
    try {
      const reply = replyOf(textOf(part));
      if (reply) return reply;
    } catch {
      throw new AppError("EMAIL_UNREADABLE");
    }
  }
  return null;
}

/** Null for a calendar file that is no reply; throws for one that breaks RFC 5546. */
function replyOf(text: string): CalendarReply | null {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (String(calendar.getFirstPropertyValue("method")).toUpperCase() !== "REPLY") return null;
  const event = calendar.getFirstSubcomponent("vevent");
  const [attendee, ...others] = event?.getAllProperties("attendee") ?? [];
  const uid = event?.getFirstPropertyValue("uid");
  const stamp = event?.getFirstPropertyValue("dtstamp");
  if (!event || !attendee || others.length > 0 || typeof uid !== "string" || !(stamp instanceof ICAL.Time))
    throw new Error("not a whole reply");
  return {
    uid,
    sequence: Number(event.getFirstPropertyValue("sequence") ?? 0),
    repliedAt: stamp.toJSDate(),
    attendee: String(attendee.getFirstValue()).replace(/^mailto:/i, ""),
    status: String(attendee.getParameter("partstat") ?? "").toUpperCase(),
  };
}

/**
 * Why an email will never arrive, from a report by RFC 3464. An email of ours has one recipient, so the first one that
 * failed for good decides. What may still arrive, and vacation messages, are no such report.
 */
function bounceIn({ headers, attachments }: Email): string | null {
  const type = headers.find(({ key }) => key === "content-type")?.value ?? "";
  if (!/^multipart\/report\b.*report-type="?delivery-status\b/is.test(type)) return null;
  const report = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  if (!report) throw new AppError("EMAIL_UNREADABLE");
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
    return (diagnostic || status).slice(0, maxReason);
  }
  return null;
}

/** `attachmentEncoding` asks for a string. */
const textOf = ({ content }: Attachment): string => content as string;
