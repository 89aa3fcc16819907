import { readdirSync, readFileSync } from "node:fs";
import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isSample, sampled } from "../../../../../../scripts/lib/sample.ts";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { type TestAttendee, testAttendee } from "../../../../test/attendee.ts";
import { testAdmin } from "../../../../test/company.ts";
import {
  calendarEmail,
  calendarForms,
  filledIn,
  reportEmail,
  reportForms,
  rsvpOf,
  stateOf,
} from "../../../../test/generated-emails.ts";
import { bounceAddress } from "../../../core/email/inbound-address.ts";
import { unplacedReplies } from "../../../db/schema/index.ts";
import { deleteExpiredData } from "../../erasure/retention-job.ts";

/** Emails of the kinds that calendars and email servers really send: each is counted, or listed for the administrators. */

const inboundEmail = { address: "replies@mail.example.com", secret: "a-secret-of-more-than-32-characters!" };
const folder = new URL("../../../../test/emails/", import.meta.url);

let t: TestApplication;
let ana: TestAttendee;
/** What her invitation has. */
let invitation: { ana: string; reply: string; envelope: string; uid: string; now: Date };

beforeAll(async () => {
  t = await testApplication({ inboundEmail });
});
afterAll(() => t.close());
beforeEach(async () => {
  ana = await testAttendee(t);
  await ana.company.owner(operations.inviteAttendees, { params: { id: ana.id } });
  const [email] = await t.emails(ana.email);
  await t.database.pool.query("update outbox set sent_at = $2 where id = $1", [email!.id, t.clock.now()]);
  const event = new ICAL.Component(ICAL.parse(email!.calendar!.content)).getFirstSubcomponent("vevent")!;
  t.clock.advance(1);
  invitation = {
    ana: ana.email,
    reply: String(event.getFirstPropertyValue("organizer")).replace("mailto:", ""),
    envelope: bounceAddress(t.context.settings, email!.id)!,
    uid: String(event.getFirstPropertyValue("uid")),
    now: t.clock.now(),
  };
});

async function deliver(payload: string | Buffer) {
  const response = await t.app.inject({
    method: "POST",
    url: operations.receiveEmail.path,
    payload,
    headers: { "content-type": "message/rfc822", authorization: `Bearer ${inboundEmail.secret}` },
  });
  return { status: response.statusCode, outcome: response.json().outcome };
}

const inFolder = (name: string) => filledIn(readFileSync(new URL(`${name}.eml`, folder), "utf8"), invitation);

async function state() {
  const params = { id: ana.id };
  const { body } = await ana.company.owner(operations.getSession, { params });
  const listed = await ana.company.owner(operations.listUnplacedReplies, { params });
  const { rsvp, email_status, email_error } = body.attendees[0]!;
  return { rsvp, email_status, email_error, listed: listed.body.items };
}

/** Any of these forms: a sample of what `npm run verify:abroad` sends. */
const oneOf = <Form extends Record<string, readonly string[]>>(forms: Form) =>
  fc.record(
    Object.fromEntries(Object.entries(forms).map(([name, values]) => [name, fc.constantFrom(...values)])),
  ) as fc.Arbitrary<Record<keyof Form, string>>;

const nothing = { rsvp: null, email_status: "sent", email_error: null, listed: [] };

const emails: [string, string, object][] = [
  [
    "other-address",
    "listed",
    { listed: [{ kind: "other_address", rsvp: "coming", address: "a.holm@firm.example" }] },
  ],
  [
    "other-time",
    "listed",
    {
      listed: [
        {
          kind: "other_time",
          rsvp: "tentative",
          proposed_start: "2027-03-04T16:00:00.000Z",
          proposed_end: "2027-03-04T17:00:00.000Z",
          text: "school run",
        },
      ],
    },
  ],
  [
    "delegated",
    "answered",
    { rsvp: "declined", listed: [{ kind: "delegated", address: "leo@firm.example" }] },
  ],
  [
    "delegated-one-line",
    "answered",
    { rsvp: "declined", listed: [{ kind: "delegated", address: "leo@firm.example" }] },
  ],
  ["winmail", "listed", { listed: [{ kind: "unreadable", text: "Accepted: Autumn hour" }] }],
  ["clock-ahead", "answered", { rsvp: "coming" }],
  ["no-stamp", "answered", { rsvp: "coming" }],
  ["second-attendee-line", "answered", { rsvp: "coming" }],
  [
    "reason-elsewhere",
    "bounced",
    { email_status: "failed", email_error: "< #5.0.0 smtp;550 5.1.1 no such mailbox>" },
  ],
  [
    "reason-in-the-text",
    "bounced",
    {
      email_status: "failed",
      email_error: expect.stringContaining("The mailbox of this person was closed on Friday."),
    },
  ],
  ["beyond-ascii", "bounced", { email_status: "failed", email_error: "550 5.6.7 address not supported" }],
  [
    "one-header",
    "bounced",
    { email_status: "failed", email_error: expect.stringContaining("mailbox unavailable") },
  ],
  ["given-up-4xx", "bounced", { email_status: "failed", email_error: "delivery time expired" }],
  ["report-in-an-envelope", "bounced", { email_status: "failed", email_error: "550 5.1.1 no such mailbox" }],
];

describe.each(sampled(emails, 3))("%s", (name, outcome, expected) => {
  test(`is ${outcome}`, async () => {
    expect(await deliver(inFolder(name))).toEqual({ status: 200, outcome });
    expect(await state()).toMatchObject({ ...nothing, ...expected });
  });

  test("changes nothing once more, and nothing without a token", async () => {
    await deliver(inFolder(name));
    const before = await state();
    await deliver(inFolder(name).replace(/Message-ID: .*/, "Message-ID: <another@firm.example>"));
    expect((await state()).listed.length).toBeLessThanOrEqual(before.listed.length + 1);
    expect({ ...(await state()), listed: [] }).toEqual({ ...before, listed: [] });
    const forged = inFolder(name).replaceAll(/\+[rb][0-9a-f]{8}/g, (start) => `${start.slice(0, -1)}z`);
    expect((await deliver(forged)).outcome).toBe("ignored");
  });
});

const zones: [string, string][] = [
  ["Europe/Berlin", "20270304T170000"],
  ["W. Europe Standard Time", "20270304T170000"],
  ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', "20270304T170000"],
  ["Eastern Standard Time", "20270304T110000"],
  ["Cen. Australia Standard Time", "20270305T023000"],
  ["Pacific Standard Time (Mexico)", "20270304T080000"],
  ["CET", "20270304T170000"],
  ["/freeassociation.sourceforge.net/Europe/Berlin", "20270304T170000"],
  ["/mozilla.org/20050126_1/America/Argentina/Buenos_Aires", "20270304T130000"],
];
test.each(sampled(zones, 3))("a time that is proposed in %s is a moment", async (zone, local) => {
  const email = inFolder("other-time").replace("DTSTART:20270304T160000Z", `DTSTART;TZID=${zone}:${local}`);
  expect((await deliver(email)).outcome).toBe("listed");
  expect((await state()).listed).toMatchObject([
    { kind: "other_time", proposed_start: "2027-03-04T16:00:00.000Z", text: "school run" },
  ]);
});

test.each(["Customized Time Zone", "IST", "Our own zone"])(
  "a time in a zone that means several or nothing to us, %s, is shown as it was written",
  async (zone) => {
    const start = `DTSTART;TZID=${zone}:20270304T170000`;
    await deliver(inFolder("other-time").replace("DTSTART:20270304T160000Z", start));
    expect((await state()).listed).toMatchObject([
      { kind: "other_time", proposed_start: null, text: `2027-03-04 17:00:00 ${zone}\nschool run` },
    ]);
  },
);

test("every email of the folder has its expectation", () => {
  const source = readFileSync(new URL(import.meta.url), "utf8");
  for (const file of readdirSync(folder)) expect(source).toContain(`"${file.replace(".eml", "")}"`);
});

describe("replies of calendars, in all their forms", () => {
  test("are counted as what the person says, or listed", async () => {
    await fc.assert(
      fc.asyncProperty(oneOf(calendarForms), async (form) => {
        await t.database.pool.query("update session_consumers set rsvp = null, rsvp_at = null");
        await t.database.pool.query("delete from unplaced_replies");
        t.clock.advance(1);
        const { status, outcome } = await deliver(
          calendarEmail({ ...invitation, now: t.clock.now(), ...form }),
        );
        const { rsvp, listed } = await state();
        expect(status).toBe(200);
        expect(outcome).not.toBe("ignored");
        expect(rsvp).toBe(rsvpOf(form));
        const isListed = !rsvp || form.status === "DELEGATED" || form.comment !== "";
        expect(listed).toHaveLength(isListed ? 1 : 0);
        if (!isListed) return;
        expect(listed[0]).toMatchObject({ consumer_id: ana.consumerId, email: ana.email });
        if (form.who === "alias") expect(listed[0]!.address).toBe("a.holm@firm.example");
        if (form.comment && listed[0]!.kind !== "message") expect(listed[0]!.text).toContain("school run");
      }),
      { numRuns: isSample ? 8 : 30, seed: 45 },
    );
  }, 300_000);
});

describe("reports of email servers, in all their forms", () => {
  test("mark the email as one that came back with a reason, exactly when the server has given up", async () => {
    await fc.assert(
      fc.asyncProperty(oneOf(reportForms), async (form) => {
        await t.database.pool.query("update outbox set dead_at = null, last_error = null");
        await t.database.pool.query("delete from unplaced_replies");
        const { status, outcome } = await deliver(reportEmail({ ...invitation, ...form }));
        expect(status).toBe(200);
        const after = await state();
        const isFinal = stateOf(form) === "failed";
        expect(outcome).toBe({ failed: "bounced", pending: "ignored", unread: "listed" }[stateOf(form)]);
        expect(after.email_status).toBe(isFinal ? "failed" : "sent");
        expect(after.listed).toHaveLength(outcome === "listed" ? 1 : 0);
        if (!isFinal) return;
        expect(after.email_error).not.toBe("");
        const isReport = form.action || form.status;
        const reasons = {
          diagnostic: /no such mailbox/,
          supplementary: /closed on Friday/,
          text: /moved to the moon/,
        };
        if (isReport && form.reason !== "none")
          expect(after.email_error).toMatch(reasons[form.reason as keyof typeof reasons]);
      }),
      { numRuns: isSample ? 8 : 30, seed: 45 },
    );
  }, 300_000);
});

describe("what is listed", () => {
  test("notifies the administrators, once a day for each session", async () => {
    const notified = async () => {
      const unplaced = "select 1 from notifications where session_id = $1 and kind = 'unplaced_reply'";
      return (await t.database.pool.query(unplaced, [ana.id])).rows.length;
    };
    expect(await notified()).toBe(0);
    await deliver(inFolder("other-time"));
    const { body } = await ana.company.owner(operations.listNotifications);
    expect(body.items[0]).toMatchObject({ title: "Answers to read", session_id: ana.id });
    await deliver(inFolder("other-time"));
    await deliver(inFolder("other-address"));
    expect((await state()).listed).toHaveLength(3);
    expect(await notified()).toBe(1);
    t.clock.advance(24 * 60);
    await deliver(inFolder("winmail"));
    expect(await notified()).toBe(2);
  });

  test("is read and deleted by its company alone, and the console counts what nobody could read", async () => {
    await deliver(inFolder("winmail"));
    await deliver(inFolder("other-time"));
    const { listed } = await state();
    const { client } = await testAdmin(t);
    const before = (await client(operations.platformOverview)).body.emails.unread;
    expect(before).toBeGreaterThan(0);
    const other = await testAttendee(t);
    const params = { id: ana.id };
    expect(await other.company.owner(operations.listUnplacedReplies, { params })).toMatchObject({
      status: 404,
    });
    for (const { id } of listed) {
      const foreign = await other.company.owner(operations.deleteUnplacedReply, { params: { id } });
      expect(foreign.status).toBe(404);
    }
    expect((await state()).listed).toHaveLength(2);
    for (const { id } of listed)
      expect((await ana.company.owner(operations.deleteUnplacedReply, { params: { id } })).status).toBe(204);
    expect((await state()).listed).toEqual([]);
    expect((await client(operations.platformOverview)).body.emails.unread).toBe(before - 1);
  });

  test("is in the person's export, and is deleted with them, also where they are named by others", async () => {
    await deliver(inFolder("other-time"));
    const attendee = t.client((await ana.byLink()).body.token);
    const { body } = await attendee(operations.exportOwnData);
    expect(body.unplaced_replies).toMatchObject([{ kind: "other_time", text: "school run" }]);
    // Leo is on the company's list too.
    const leo = { first_name: "Leo", last_name: "Holm", email: "Leo@firm.example" };
    const { id } = (await ana.company.owner(operations.createConsumer, { body: leo })).body;
    await deliver(inFolder("delegated"));
    expect((await state()).listed).toHaveLength(2);
    await ana.company.owner(operations.deleteConsumer, { params: { id } });
    expect((await state()).listed).toMatchObject([{ kind: "other_time" }]);
    await attendee(operations.eraseOwnData);
    const { rows } = await t.database.pool.query("select 1 from unplaced_replies where session_id = $1", [
      ana.id,
    ]);
    expect(rows).toEqual([]);
  });

  test("is stored as long as texts, counted from the session", async () => {
    await t.database.pool.query("update companies set chat_retention_days = 7 where id = $1", [
      ana.company.id,
    ]);
    await deliver(inFolder("other-time"));
    const stored = async (afterDays: number) => {
      t.clock.advance(afterDays * 24 * 60);
      await deleteExpiredData(t.context);
      const theirs = eq(unplacedReplies.sessionId, ana.id);
      return t.database.db.$count(unplacedReplies, theirs);
    };
    // The session is a day after the reply.
    expect(await stored(7.5)).toBe(1);
    expect(await stored(1)).toBe(0);
  });
});
