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

export const crlf = (text: string) => text.replace(/\r?\n/g, "\r\n");
export const stampOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");
/** A line of a calendar file is folded after 75 bytes. */
export const folded = (line: string) => line.replace(/(.{74})(?=.)/g, "$1\n ");

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
