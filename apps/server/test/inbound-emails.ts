/** Emails as servers and calendars write them, with their line ends, folding and encodings. */

interface ReplyFields {
  /** The address that the invitation names for replies. */
  to: string;
  from: string;
  uid: string;
  partstat: "ACCEPTED" | "DECLINED" | "TENTATIVE";
  at: Date;
  sequence?: number;
}

const crlf = (text: string) => text.replace(/\r?\n/g, "\r\n");
const stampOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");
/** A line of a calendar file is folded after 75 bytes. */
const folded = (line: string) => line.replace(/(.{74})(?=.)/g, "$1\n ");

/** As Google Calendar sends it: the calendar as an alternative of the text, and once more as a file. */
export function gmailReply({ to, from, uid, partstat, at, sequence = 0 }: ReplyFields): string {
  const calendar = crlf(`BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REPLY
BEGIN:VEVENT
DTSTART:20261203T140000Z
DTEND:20261203T150000Z
DTSTAMP:${stampOf(at)}
${folded(`ORGANIZER;CN=Maren Solberg:mailto:${to}`)}
${folded(`UID:${uid}`)}
${folded(`ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${partstat};CN=${from};X-NUM-GUESTS=0:mailto:${from}`)}
CREATED:20261120T081500Z
DESCRIPTION:A research station above the ice has gone quiet.
LAST-MODIFIED:${stampOf(at)}
LOCATION:https://play.example.com/experience/1
SEQUENCE:${sequence}
STATUS:CONFIRMED
SUMMARY:Autumn session
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR
`);
  return crlf(`Delivered-To: ${to}
Received: by 2002:a05:6402:34c6 with SMTP id w6csp1;
        ${at.toUTCString()}
MIME-Version: 1.0
Reply-To: ${from}
Sender: Google Calendar <calendar-notification@google.com>
Auto-Submitted: auto-generated
Message-ID: <calendar-${at.getTime()}@google.com>
Date: ${at.toUTCString()}
Subject: =?UTF-8?Q?Accepted=3A_Autumn_session_=40_Thu_3_Dec_2026?=
From: ${from}
To: ${to}
Content-Type: multipart/mixed; boundary="000000000000b1"

--000000000000b1
Content-Type: multipart/alternative; boundary="000000000000b2"

--000000000000b2
Content-Type: text/plain; charset="UTF-8"; format=flowed; delsp=yes
Content-Transfer-Encoding: base64

RnJlamEgaGFzIHJlcGxpZWQu

--000000000000b2
Content-Type: text/calendar; charset="UTF-8"; method=REPLY
Content-Transfer-Encoding: 7bit

${calendar}
--000000000000b2--

--000000000000b1
Content-Type: application/ics; name="invite.ics"
Content-Disposition: attachment; filename="invite.ics"
Content-Transfer-Encoding: base64

${Buffer.from(calendar)
  .toString("base64")
  .replace(/(.{76})/g, "$1\n")}
--000000000000b1--
`);
}

/** As Exchange sends it: base64, a zone of Windows with its rules, and the attendee's address in capitals. */
export function outlookReply({ to, from, uid, partstat, at, sequence = 0 }: ReplyFields): string {
  const calendar = crlf(`BEGIN:VCALENDAR
METHOD:REPLY
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
BEGIN:VTIMEZONE
TZID:Romance Standard Time
BEGIN:STANDARD
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
${folded(`ATTENDEE;PARTSTAT=${partstat};CN="Lindqvist, Freja":MAILTO:${from.toUpperCase()}`)}
COMMENT;LANGUAGE=en-US:Looking forward to it\\n
${folded(`UID:${uid}`)}
SUMMARY;LANGUAGE=en-US:Accepted: Autumn session
DTSTART;TZID=Romance Standard Time:20261203T150000
DTEND;TZID=Romance Standard Time:20261203T160000
CLASS:PUBLIC
PRIORITY:5
DTSTAMP:${stampOf(at)}
TRANSP:OPAQUE
STATUS:CONFIRMED
SEQUENCE:${sequence}
X-MICROSOFT-CDO-APPT-SEQUENCE:${sequence}
X-MICROSOFT-CDO-BUSYSTATUS:BUSY
END:VEVENT
END:VCALENDAR
`);
  return crlf(`Received: from AS8PR07MB1.eurprd07.prod.outlook.com ([fe80::1])
 by AS8PR07MB1.eurprd07.prod.outlook.com with mapi id 15.20.1;
 ${at.toUTCString()}
From: "Lindqvist, Freja" <${from}>
To: Maren Solberg <${to}>
Subject: Accepted: Autumn session
Thread-Topic: Autumn session
Date: ${at.toUTCString()}
Message-ID: <AS8PR07MB1${at.getTime()}@AS8PR07MB1.eurprd07.prod.outlook.com>
Accept-Language: en-US
Content-Language: en-US
X-MS-Has-Attach:
Content-Type: multipart/alternative;
	boundary="_000_AS8PR07MB1_"
MIME-Version: 1.0

--_000_AS8PR07MB1_
Content-Type: text/plain; charset="iso-8859-1"
Content-Transfer-Encoding: quoted-printable

Looking forward to it =E9

--_000_AS8PR07MB1_
Content-Type: text/calendar; charset="utf-8"; method=REPLY
Content-Transfer-Encoding: base64

${Buffer.from(calendar)
  .toString("base64")
  .replace(/(.{76})/g, "$1\n")}

--_000_AS8PR07MB1_--
`);
}

/** As macOS sends it: quoted-printable, and the address only where the receiving server noted it. */
export function appleReply({ to, from, uid, partstat, at, sequence = 0 }: ReplyFields): string {
  const calendar = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Apple Inc.//macOS 15.1//EN
CALSCALE:GREGORIAN
METHOD:REPLY
BEGIN:VEVENT
${folded(`UID:${uid}`)}
DTSTART;TZID=Europe/Copenhagen:20261203T150000
DTEND;TZID=Europe/Copenhagen:20261203T160000
SEQUENCE:${sequence}
SUMMARY:Autumn session
DTSTAMP:${stampOf(at)}
${folded(`ORGANIZER;CN="Maren Solberg":mailto:${to}`)}
${folded(`ATTENDEE;CN="Freja";CUTYPE=INDIVIDUAL;PARTSTAT=${partstat};ROLE=REQ-PARTICIPANT:mailto:${from}`)}
END:VEVENT
END:VCALENDAR
`;
  return crlf(`X-Original-To: ${to}
Delivered-To: lantern@mail.example.com
From: Freja <${from}>
To: undisclosed-recipients:;
Subject: Accepted: Autumn session
Date: ${at.toUTCString()}
Message-Id: <${at.getTime()}@me.com>
Mime-Version: 1.0 (1.0)
Content-Type: multipart/mixed; boundary=Apple-Mail-5

--Apple-Mail-5
Content-Type: text/plain; charset=us-ascii
Content-Transfer-Encoding: 7bit

Freja has accepted.
--Apple-Mail-5
Content-Type: text/calendar; charset=utf-8; method=REPLY; name=iCal.ics
Content-Transfer-Encoding: quoted-printable
Content-Disposition: attachment; filename=iCal.ics

${calendar.replaceAll("=", "=3D")}
--Apple-Mail-5--
`);
}

interface BounceFields {
  to: string;
  /** The recipient whose server refused. */
  recipient: string;
  action?: string;
  status?: string;
  diagnostic?: string;
  at: Date;
}

const noUser =
  "smtp; 550-5.1.1 The email account that you tried to reach does not exist.\n    550 5.1.1 Please check";

/** As Postfix reports it (RFC 3464), with the email that came back. */
export function postfixBounce({ to, recipient, at, ...report }: BounceFields): string {
  const { action = "failed", status = "5.1.1", diagnostic = noUser } = report;
  return crlf(`Return-Path: <>
Received: by mail.example.com (Postfix) id 4Xy1; ${at.toUTCString()}
Date: ${at.toUTCString()}
From: MAILER-DAEMON@mail.example.com (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4Xy1.1764000000/mail.example.com"
Message-Id: <${at.getTime()}.4Xy1@mail.example.com>

This is a MIME-encapsulated message.

--4Xy1.1764000000/mail.example.com
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.example.com.

--4Xy1.1764000000/mail.example.com
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.com
X-Postfix-Queue-ID: 4Xy0
X-Postfix-Sender: rfc822; ${to}
Arrival-Date: ${at.toUTCString()}

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.people.example
Diagnostic-Code: ${diagnostic}

--4Xy1.1764000000/mail.example.com
Content-Description: Undelivered Message
Content-Type: message/rfc822

Return-Path: <${to}>
From: Lantern Hour <hello@lantern.example>
To: ${recipient}
Subject: Autumn session
MIME-Version: 1.0
Content-Type: text/calendar; method=REQUEST

BEGIN:VCALENDAR
METHOD:REQUEST
END:VCALENDAR

--4Xy1.1764000000/mail.example.com--
`);
}

/** As Exchange Online reports it. */
export function exchangeBounce({ to, recipient, at }: BounceFields): string {
  return crlf(`From: <postmaster@people.onmicrosoft.com>
To: <${to}>
Date: ${at.toUTCString()}
Content-Type: multipart/report; report-type=delivery-status;
	boundary="f5e1a1d7-0e2c-4b8e"
Message-ID: <f5e1a1d7-${at.getTime()}@AM0EUR02.eop-EUR02.prod.protection.outlook.com>
Subject: Undeliverable: Autumn session
Auto-Submitted: auto-replied
MIME-Version: 1.0

--f5e1a1d7-0e2c-4b8e
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

<p>Your message to ${recipient} couldn't be delivered.</p>

--f5e1a1d7-0e2c-4b8e
Content-Type: message/delivery-status

Reporting-MTA: dns;DB9PR07MB2.eurprd07.prod.outlook.com
Received-From-MTA: dns;mail.example.com
Arrival-Date: ${at.toUTCString()}

Final-Recipient: rfc822;${recipient}
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup

--f5e1a1d7-0e2c-4b8e
Content-Type: message/rfc822

From: Lantern Hour <hello@lantern.example>
To: ${recipient}
Subject: Autumn session

Hello

--f5e1a1d7-0e2c-4b8e--
`);
}

/** A message that a person's mailbox sends by itself while they are away. */
export const vacationReply = (to: string, from: string) =>
  crlf(`From: ${from}
To: ${to}
Subject: Automatic reply: Autumn session
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

I am away until Monday.
`);

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
