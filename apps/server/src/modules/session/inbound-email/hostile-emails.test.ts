import { readdirSync, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampled } from "../../../../../../scripts/lib/sample.ts";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { testAttendee } from "../../../../test/attendee.ts";
import { appleReply } from "../../../../test/inbound-emails.ts";
import { calendarReplyAddress } from "../../../core/email/inbound-address.ts";
import { createEmailParser, type EmailParser } from "./parser.ts";
import { receive } from "./receive.ts";
import { ReceivedEmail } from "./stream-parser.ts";

/** Emails to an address that we gave out, made to use up time or memory. */

const inboundEmail = { address: "replies@mail.example.com", secret: "a-secret-of-more-than-32-characters!" };
let t: TestApplication;
/** What a calendar knows from an invitation. */
let invitation: { uid: string; to: string; from: string };

beforeAll(async () => {
  t = await testApplication({ inboundEmail });
  const { company, id, email, consumerId } = await testAttendee(t);
  await company.owner(operations.inviteAttendees, { params: { id } });
  const to = calendarReplyAddress(t.context.settings, { sessionId: id, consumerId, linkVersion: 1 })!;
  invitation = { uid: `${id}@play.example.com`, to, from: email };
});
afterAll(() => t.close());

const emailOfReply = () => appleReply({ ...invitation, partstat: "ACCEPTED", at: t.clock.now() });
/** A reply with other lines in its calendar. */
const withCalendar = (change: (calendar: string) => string) => () =>
  emailOfReply().replace(/BEGIN:VCALENDAR.*END:VCALENDAR\r\n/s, (calendar) =>
    change(calendar.replaceAll("=3D", "=")).replaceAll("=", "=3D"),
  );
/** An email to the address of the invitation, with the rest of its headers and its body. */
const email = (rest: string) => () => `From: ${invitation.from}\r\nTo: ${invitation.to}\r\n${rest}`;
const ofType = (type: string, body: string, encoding = "7bit") =>
  email(`Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`);
/** Close to the limit of an email. */
const filled = (unit: string, bytes = 990_000) => unit.repeat(bytes / unit.length);

const zone = (rule: string, lines = "") =>
  `BEGIN:VTIMEZONE\r\nTZID:x\r\nBEGIN:STANDARD\r\nDTSTART:00010101T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000\r\n${rule}${lines}END:STANDARD\r\nEND:VTIMEZONE\r\n`;
const inZone = (timezone: string) =>
  withCalendar((calendar) =>
    calendar
      .replace("BEGIN:VEVENT", `${timezone}BEGIN:VEVENT`)
      .replace(/DTSTAMP:(.*)Z/, "DTSTAMP;TZID=x:$1")
      .replace("DTSTART;TZID=Europe/Copenhagen", "DTSTART;TZID=x"),
  );

async function deliver(payload: string) {
  const response = await t.app.inject({
    method: "POST",
    url: operations.receiveEmail.path,
    payload,
    headers: { "content-type": "message/rfc822", authorization: `Bearer ${inboundEmail.secret}` },
  });
  return { status: response.statusCode, body: response.json() };
}

const unreadable = { status: 422, body: { code: "EMAIL_UNREADABLE" } };
const read = ["answered", "listed", "ignored"].map((outcome) => ({ status: 200, body: { outcome } }));

const hostile: [string, () => string][] = [
  ["line breaks as HTML", ofType("text/html", filled("\n"))],
  ["tags that never end", ofType("text/html", filled("<a "))],
  ["comments that never end", ofType("text/html", filled("<!--"))],
  ["entities", ofType("text/html", filled("&#"))],
  ["spaces", ofType("text/html", filled(" "))],
  ["a plain text of line breaks", ofType("text/plain; format=flowed", filled(" \n"))],
  ["multiparts in multiparts", email(nested(5000))],
  ["boundaries in use that nothing ends", email(nested(19) + filled("--b0x\r\n", 900_000))],
  ["many sections", ofType("multipart/mixed; boundary=b", filled("--b\r\n\r\n"))],
  [
    "many attachments",
    ofType("multipart/mixed; boundary=b", filled("--b\r\nContent-Type: image/png\r\n\r\n\r\n")),
  ],
  [
    "many calendars",
    ofType(
      "multipart/mixed; boundary=b",
      filled("--b\r\nContent-Type: text/calendar\r\n\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"),
    ),
  ],
  [
    "emails in emails",
    email(`${"Content-Type: message/rfc822\r\n\r\n".repeat(5000)}${filled("x\r\n", 800_000)}`),
  ],
  ["many headers", email(`${filled("a: b\r\n", 190_000)}\r\n`)],
  ["addresses in the headers", email(`Cc: ${filled("a@b,", 190_000)}\r\n\r\n`)],
  ["groups of addresses", email(`Cc: ${filled("a:", 190_000)}\r\n\r\n`)],
  ["comments in comments of headers", email(`Cc: ${filled("(", 190_000)}\r\n\r\n`)],
  ["quotes that never end", email(`Cc: ${filled('"\\', 190_000)}\r\n\r\n`)],
  ["folded headers", email(`Subject: ${filled("\r\n ", 190_000)}\r\n\r\n`)],
  ["encoded words", email(`Subject: ${filled("=?utf-8?Q?=E2?=", 190_000)}\r\n\r\n`)],
  ["encoded words that never end", email(`Subject: ${filled("=?a?b?", 190_000)}\r\n\r\n`)],
  ["parameters of a content type", email(`Content-Type: text/plain${filled("; a*1=b", 190_000)}\r\n\r\n`)],
  ["a long boundary", email(`Content-Type: multipart/mixed; boundary=${filled("-", 190_000)}\r\n\r\n--\r\n`)],
  [
    "charsets that do not exist",
    ofType(`text/calendar; charset=${filled("x", 100_000)}`, filled("x", 800_000)),
  ],
  ["the charset of another age", ofType("text/plain; charset=iso-2022-jp", filled("\x1b$B"))],
  ["base64 of nothing", ofType("text/calendar", filled("="), "base64")],
  ["base64 in short lines", ofType("text/calendar", filled("QQ==\r\n"), "base64")],
  ["quoted-printable of nothing", ofType("text/calendar", filled("="), "quoted-printable")],
  ["quoted-printable in short lines", ofType("text/calendar", filled("=\r\n"), "quoted-printable")],
  ["a calendar of line breaks", ofType("text/calendar", filled("\n"))],
  [
    "a calendar that is too long",
    withCalendar((text) => text.replace("SEQUENCE", `X-A:${filled("x", 100_000)}\r\nSEQUENCE`)),
  ],
  ["components in components", ofType("text/calendar", filled("BEGIN:A\r\n", 99_000))],
  ["a parameter without end", ofType("text/calendar", `BEGIN:VCALENDAR\r\nA${filled(';a="', 99_000)}`)],
  ["many values", ofType("text/calendar", `BEGIN:VCALENDAR\r\nCATEGORIES:${filled("\\,,", 99_000)}\r\n`)],
  [
    "rules",
    withCalendar((text) => text.replace("SEQUENCE", `RRULE:${filled("BYDAY=1MO;", 90_000)}\r\nSEQUENCE`)),
  ],
  [
    "a sequence of digits",
    withCalendar((text) => text.replace("SEQUENCE:", `SEQUENCE:${filled("9", 90_000)}`)),
  ],
];

describe("an email that is made to use up time or memory", () => {
  test.each(sampled(hostile, 4))(
    "%s: it is read or refused in its time, and others are served meanwhile",
    async (_, write) => {
      const raw = write();
      expect(raw.length).toBeLessThanOrEqual(1_000_000);
      let done = false;
      const delivered = deliver(raw).finally(() => {
        done = true;
      });
      let served = 0;
      while (!done) {
        expect((await t.app.inject("/healthz")).statusCode).toBe(200);
        served++;
        await turn();
      }
      // One would be served before the email arrives.
      expect(served).toBeGreaterThan(3);
      const { status, body } = await delivered;
      expect([unreadable, ...read]).toContainEqual(
        status === 422 ? { status, body: { code: body.code } } : { status, body },
      );
    },
  );

  test.each([
    ["a change every second", zone("RRULE:FREQ=SECONDLY\r\n")],
    [
      "a change every second, with folded names",
      zone("RRULE:FREQ=SECONDLY\r\n").replaceAll("TIMEZONE", "TIME\r\n ZONE"),
    ],
    ["a change every second, in small letters", zone("RRULE:FREQ=SECONDLY\r\n").toLowerCase()],
    ["a rule that fits no day", zone("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\n")],
    ["many dates", zone("", `RDATE:${filled("20261101T000000,", 90_000)}20261101T000000\r\n`)],
  ])("a reply with a time zone of its own, %s, counts and is dated now", async (_, timezone) => {
    await t.database.pool.query("update session_consumers set rsvp = null, rsvp_at = null");
    expect(await deliver(inZone(timezone)())).toEqual({ status: 200, body: { outcome: "answered" } });
    const { rows } = await t.database.pool.query("select rsvp_at from session_consumers");
    expect(rows).toEqual([{ rsvp_at: t.clock.now() }]);
  });
});

test("without a token of ours the content is neither received nor parsed", async () => {
  const parser: EmailParser = {
    reply: () => Promise.reject(new Error("parsed")),
    report: () => Promise.reject(new Error("parsed")),
    stop() {},
  };
  const text = ofType("text/html", filled("\n"))();
  const receiveInPieces = (email: string) => {
    const pieces = [email.slice(0, 20_000), email.slice(20_000)].map((piece) => Buffer.from(piece));
    const source = Readable.from(pieces);
    return {
      source,
      outcome: receive(t.context, parser, new ReceivedEmail(source, limits.inboundEmailBytes)),
    };
  };
  const proved = receiveInPieces(text);
  await expect(proved.outcome).rejects.toThrow("parsed");
  expect(proved.source.readableEnded).toBe(true);
  for (const to of [
    inboundEmail.address,
    invitation.to.replace(/.@/, (last) => (last === "0@" ? "1@" : "0@")),
  ]) {
    const { source, outcome } = receiveInPieces(text.replace(invitation.to, to));
    expect(await outcome).toBe("ignored");
    expect([source.readableEnded, source.destroyed]).toEqual([false, false]);
  }
});

test("headers that arrive byte by byte are read, and nothing after them", async () => {
  const email = "From: a@x.example\r\n\r\ncontent";
  const source = Readable.from([...email].map((byte) => Buffer.from(byte)));
  const beginning = await new ReceivedEmail(source, limits.inboundEmailBytes).beginning();
  expect(beginning.toString()).toBe("From: a@x.example\r\n\r\n");
});

test("an email that is too long is refused, whether or not it says so first", async () => {
  const long = `${emailOfReply()}${"x".repeat(limits.inboundEmailBytes)}`;
  expect((await deliver(long)).status).toBe(413);
  const source = Readable.from([Buffer.from(long)]);
  const received = new ReceivedEmail(source, limits.inboundEmailBytes);
  await expect(received.whole()).rejects.toMatchObject({ statusCode: 413 });
});

test("what comes from outside is given to the libraries without a bound in the worker thread alone", () => {
  const root = new URL("../../../", import.meta.url);
  const using = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /(?<!\.test)\.ts$/.test(file) &&
      /from "(postal-mime|ical\.js)"/.test(readFileSync(new URL(file, root), "utf8")),
  );
  // Files that we write ourselves have the time zones of a library.
  expect(using).toEqual(["core/email/calendar.ts", "modules/session/inbound-email/content-parser.ts"]);
});

describe("emails that arrive together", () => {
  const accepted = { replies: [{ attendees: [{ rsvp: "coming" }] }] };
  const endless = () => Buffer.from(ofType("text/html", filled("\n"))());

  test("are parsed one after the other; when many wait, the email server sends the next one again", async () => {
    const parser = createEmailParser();
    const waiting = Array.from({ length: 10 }, () => parser.reply(Buffer.from(emailOfReply())));
    await expect(parser.reply(Buffer.from(emailOfReply()))).rejects.toMatchObject({ status: 429 });
    for (const reply of await Promise.all(waiting))
      expect(reply).toMatchObject({ replies: [{ uid: invitation.uid }] });
    await expect(parser.reply(Buffer.from(emailOfReply()))).resolves.toMatchObject(accepted);
  });

  test("do not delay a stop, and the email server sends them again", async () => {
    const parser = createEmailParser();
    const waiting = Array.from({ length: 10 }, () => parser.reply(endless()));
    parser.stop();
    for (const each of await Promise.allSettled(waiting))
      expect(each).toMatchObject({ status: "rejected", reason: { status: 503 } });
  });

  test("the one after an email that reached the deadline is read", async () => {
    const parser = createEmailParser();
    const first = parser.reply(endless());
    const second = parser.reply(Buffer.from(emailOfReply()));
    await expect(first).rejects.toMatchObject({ code: "EMAIL_UNREADABLE" });
    await expect(second).resolves.toMatchObject(accepted);
  });
});

function nested(depth: number): string {
  const parts = Array.from(
    { length: depth },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}`,
  );
  return `${parts.join("\r\n")}\r\n`;
}

test("whoever has an address of ours fills no list with it", async () => {
  const { rows } = await t.database.pool.query("select count(*)::int as number from unplaced_replies");
  expect(rows[0].number).toBeGreaterThan(0);
  expect(rows[0].number).toBeLessThanOrEqual(20);
});
