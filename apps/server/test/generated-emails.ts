/** Emails about an invitation in every form in which calendars and servers write them. */
import { crlf, folded, stampOf } from "./inbound-emails.ts";

/** What the invitation of a person has, from which emails about it are written. */
export interface InvitationFields {
  ana: string;
  /** The address for answers, and the envelope sender. */
  reply: string;
  envelope: string;
  uid: string;
  now: Date;
}

/** An email of the folder `emails`, about this invitation. */
export const filledIn = (template: string, { ana, reply, envelope, uid, now }: InvitationFields): string =>
  crlf(
    template
      .replaceAll("{{ANA}}", ana)
      .replaceAll("{{REPLY}}", reply)
      .replaceAll("{{ENVELOPE}}", envelope)
      .replaceAll("{{UID}}", uid)
      .replaceAll("{{NOW+6min}}", stampOf(new Date(now.getTime() + 6 * 60_000)))
      .replaceAll("{{NOW}}", stampOf(now))
      .replaceAll("{{RANDOM}}", crypto.randomUUID()),
  );

/** The ways in which calendars write a reply. */
export const calendarForms = {
  status: ["ACCEPTED", "DECLINED", "TENTATIVE", "DELEGATED", "NEEDS-ACTION"],
  method: ["REPLY", "reply", "COUNTER"],
  /** Where the method stands. */
  methodIn: ["file", "type"],
  who: ["ana", "capitals", "encoded", "apple", "alias"],
  stamp: ["now", "none", "ahead", "local"],
  others: ["none", "organizer", "colleague"],
  type: ["text/calendar", "application/ics", "application/octet-stream"],
  encoding: ["7bit", "base64", "quoted-printable"],
  /** Multiparts around the calendar. */
  nested: ["0", "1", "2", "3"],
  comment: ["", "school run, until 4\nthen free"],
} as const;
export type CalendarForm = Record<keyof typeof calendarForms, string>;

/** What the person says with it; null: nothing that counts. */
export function rsvpOf({ status, method, who }: CalendarForm): "coming" | "declined" | null {
  if (who === "alias" || method === "COUNTER") return null;
  if (status === "ACCEPTED") return "coming";
  return status === "DECLINED" || status === "DELEGATED" ? "declined" : null;
}

export function calendarEmail(form: InvitationFields & CalendarForm): string {
  const {
    ana,
    reply,
    uid,
    now,
    status,
    method,
    methodIn,
    who,
    stamp,
    others,
    type,
    encoding,
    nested,
    comment,
  } = form;
  const from = who === "alias" ? "a.holm@firm.example" : ana;
  const attendees: Record<string, string> = {
    ana: `:mailto:${ana}`,
    capitals: `:MAILTO:${ana.toUpperCase()}`,
    encoded: `:mailto:${ana.replace("@", "%40")}`,
    apple: `;EMAIL=${ana}:/aMTIz/principal/`,
    alias: `:mailto:${from}`,
  };
  const stamps: Record<string, string> = {
    now: `DTSTAMP:${stampOf(now)}`,
    none: "X-NONE:1",
    ahead: `DTSTAMP:${stampOf(new Date(now.getTime() + 86_400_000))}`,
    local: "DTSTAMP;TZID=Romance Standard Time:20270304T160000",
  };
  const more: Record<string, string> = {
    none: "X-NONE:2",
    organizer: `ATTENDEE;ROLE=CHAIR;PARTSTAT=ACCEPTED:mailto:${reply}`,
    colleague: "ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:mia@firm.example",
  };
  const delegate = status === "DELEGATED" ? ';DELEGATED-TO="mailto:leo@firm.example"' : "";
  const line = folded(`ATTENDEE;PARTSTAT=${status}${delegate}${attendees[who]}`);
  // ORGANIZER may be the first of them.
  const lines = others === "organizer" ? [more[others], line] : [line, more[others]];
  const calendar = crlf(`BEGIN:VCALENDAR
PRODID:-//Firm//Mail//EN
VERSION:2.0
${methodIn === "file" ? `METHOD:${method}` : "X-NONE:3"}
BEGIN:VEVENT
${folded(`UID:${uid}`)}
${stamps[stamp]}
SEQUENCE:0
${folded(`ORGANIZER:mailto:${reply}`)}
${lines.join("\n")}
DTSTART:20270304T160000Z
DTEND:20270304T170000Z
${comment ? `COMMENT:${comment.replaceAll(",", "\\,").replaceAll("\n", "\\n")}` : "X-NONE:4"}
END:VEVENT
END:VCALENDAR
`);
  const isOctets = type === "application/octet-stream";
  const method_ = methodIn === "type" && type === "text/calendar" ? `; method=${method}` : "";
  const inType = methodIn === "type" && type !== "text/calendar";
  const body = inType ? calendar.replace("X-NONE:3", `METHOD:${method}`) : calendar;
  let part = `Content-Type: ${type}; charset=utf-8${method_}${isOctets ? '; name="reply.ics"' : ""}
Content-Transfer-Encoding: ${encoding}

${encoded(body, encoding)}`;
  for (let level = 0; level < Number(nested); level++)
    part = `Content-Type: multipart/${level === 0 ? "alternative" : "mixed"}; boundary="b${level}"

--b${level}
Content-Type: text/plain; charset=utf-8

 
--b${level}
${part}
--b${level}--
`;
  return crlf(`Delivered-To: ${reply}
From: ${from}
To: <${reply}>
Subject: Re: Autumn hour
Message-ID: <${crypto.randomUUID()}@firm.example>
MIME-Version: 1.0
${part}`);
}

function encoded(text: string, encoding: string): string {
  if (encoding === "quoted-printable") return text.replaceAll("=", "=3D");
  if (encoding === "7bit") return text;
  return Buffer.from(text)
    .toString("base64")
    .replace(/(.{76})/g, "$1\n");
}

/** The ways in which servers report what has become of an email. */
export const reportForms = {
  action: ["failed", "Failed", "failed (given up)", "", "delayed", "relayed", "delivered", "expanded"],
  status: ["5.1.1", "5.0.0", "4.4.7", "4.2.2", "2.0.0", ""],
  type: [
    "message/delivery-status",
    "message/global-delivery-status",
    "text/plain",
    "application/octet-stream",
  ],
  wrapping: ["report", "report without its type", "mixed", "report in mixed", "report in report"],
  reason: ["diagnostic", "supplementary", "text", "none"],
  encoding: ["7bit", "base64"],
  failedHeader: ["", "X-Failed-Recipients"],
  comesBack: ["none", "message/rfc822", "text/rfc822-headers"],
} as const;
export type ReportForm = Record<keyof typeof reportForms, string>;

/** What it says of the email. Without an action and a status only the header says something. */
export function stateOf({ action, status, failedHeader }: ReportForm): "failed" | "pending" | "unread" {
  if (!action && !status) return failedHeader ? "failed" : "unread";
  return action.toLowerCase().startsWith("failed") || (!action && status.startsWith("5"))
    ? "failed"
    : "pending";
}

export function reportEmail(form: InvitationFields & ReportForm): string {
  const {
    ana,
    envelope: to,
    action,
    status,
    type,
    wrapping,
    reason,
    encoding,
    failedHeader,
    comesBack,
  } = form;
  const fields = [
    `Final-Recipient: rfc822; ${ana}`,
    action && `Action: ${action}`,
    status && `Status: ${status}`,
    reason === "diagnostic"
      ? "Diagnostic-Code: smtp; 550 5.1.1 no such\n mailbox"
      : "Diagnostic-Code: smtp; 550",
    reason === "supplementary" && "X-Supplementary-Info: <the mailbox was closed on Friday>",
  ];
  const delivery = `Reporting-MTA: dns; mx.firm.example\n\n${fields.filter(Boolean).join("\n")}\n`;
  const message = reason === "text" ? "This person has moved to the moon." : "550";
  const returned = `--b
Content-Type: ${comesBack}

From: Lantern Hour <hello@lantern.example>
To: ${ana}
Subject: Autumn hour

`;
  const report = (kind: string) => `Content-Type: multipart/${kind}; boundary="b"

--b
Content-Type: text/plain; charset=utf-8

${message}

--b
Content-Type: ${type}
Content-Transfer-Encoding: ${encoding}

${encoded(delivery, encoding)}

${comesBack === "none" ? "" : returned}--b--
`;
  const within = (kind: string) => `Content-Type: multipart/${kind}; boundary="o"

--o
${report("report; report-type=delivery-status")}
--o
Content-Type: text/plain; charset=utf-8

Checked by the gateway of firm.example.
--o--
`;
  const bodies: Record<string, string> = {
    report: report("report; report-type=delivery-status"),
    "report without its type": report("report"),
    mixed: report("mixed"),
    "report in mixed": within("mixed"),
    "report in report": within("report; report-type=delivery-status"),
  };
  return crlf(`Return-Path: <>
Delivered-To: ${to}
From: Mail System <mailer-daemon@mx.firm.example>
To: <${to}>
Subject: Undelivered
Message-ID: <${crypto.randomUUID()}@mx.firm.example>
Auto-Submitted: auto-replied
${failedHeader ? `${failedHeader}: ${ana}\n` : ""}MIME-Version: 1.0
${bodies[wrapping]}`);
}
