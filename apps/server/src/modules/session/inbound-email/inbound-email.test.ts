/** More than 400 lines: all tests deliver emails to one route, with the same attendee and calendar. */
import * as operations from "@lantern/contract/http";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { type TestAttendee, testAttendee } from "../../../../test/attendee.ts";
import { testAdmin } from "../../../../test/company.ts";
import {
  appleReply,
  exchangeBounce,
  gmailReply,
  outlookReply,
  postfixBounce,
  vacationReply,
} from "../../../../test/inbound-emails.ts";
import { bounceAddress, calendarReplyAddress } from "../../../core/email/inbound-address.ts";

const inboundEmail = { address: "replies@mail.example.com", secret: "a-secret-of-more-than-32-characters!" };

let t: TestApplication;
/** Invited to a session of a company of their own. */
let freja: TestAttendee;
/** What their calendar knows from the invitation. */
let invitation: { uid: string; to: string; from: string };

beforeAll(async () => {
  t = await testApplication({ inboundEmail });
});
afterAll(() => t.close());
/** A new attendee, for tests that change something. */
async function inviteFreja() {
  freja = await testAttendee(t);
  invitation = await invited(freja);
}

async function invited(attendee: TestAttendee) {
  const { company, id, email } = attendee;
  await company.owner(operations.inviteAttendees, { params: { id } });
  const event = eventIn(await invitationOf(email));
  const uid = String(event.getFirstPropertyValue("uid"));
  const to = String(event.getFirstPropertyValue("organizer")).replace("mailto:", "");
  t.clock.advance(1);
  return { uid, to, from: email };
}

const invitationOf = async (email: string) =>
  (await t.emails(email)).filter(({ kind }) => kind === "invitation").at(-1)!;

function eventIn({ calendar }: { calendar: { content: string } | null }) {
  return new ICAL.Component(ICAL.parse(calendar!.content)).getFirstSubcomponent("vevent")!;
}

async function deliver(email: string | Buffer, headers: Record<string, string> = {}, on = t) {
  const response = await on.app.inject({
    method: "POST",
    url: operations.receiveEmail.path,
    payload: email,
    headers: {
      "content-type": "message/rfc822",
      authorization: `Bearer ${inboundEmail.secret}`,
      ...headers,
    },
  });
  return { status: response.statusCode, body: response.json() };
}

async function attendeeOf({ company, id }: TestAttendee = freja) {
  const { body } = await company.owner(operations.getSession, { params: { id } });
  return body.attendees[0];
}

/** What the administrators read of emails that changed no answer. */
async function listedFor({ company, id }: TestAttendee = freja) {
  const { body } = await company.owner(operations.listUnplacedReplies, { params: { id } });
  return body.items;
}

const reply = (over: Partial<Parameters<typeof gmailReply>[0]> = {}) => ({
  ...invitation,
  partstat: "ACCEPTED" as const,
  at: t.clock.now(),
  ...over,
});

describe("a calendar's reply", () => {
  beforeEach(inviteFreja);

  test.each([
    ["Google Calendar", gmailReply],
    ["Outlook", outlookReply],
    ["macOS", appleReply],
  ])("of %s is the attendee's answer", async (_, write) => {
    expect(await deliver(write(reply()))).toEqual({ status: 200, body: { outcome: "answered" } });
    const repliedAt = t.clock.now().toISOString();
    expect(await attendeeOf()).toMatchObject({ rsvp: "coming", rsvp_at: repliedAt });
    t.clock.advance(1);
    expect((await deliver(write(reply({ partstat: "DECLINED" })))).body).toEqual({ outcome: "answered" });
    expect(await attendeeOf()).toMatchObject({ rsvp: "declined", readiness: "declined" });
  });

  test("does what the buttons of the invitation do: declining frees the seat and tells the administrators", async () => {
    const { owner } = freja.company;
    await deliver(gmailReply(reply({ partstat: "DECLINED" })));
    expect(t.live.requests.at(-1)).toBe(`refresh ${freja.id}`);
    const { body } = await owner(operations.listNotifications);
    expect(body.items[0]).toMatchObject({ session_id: freja.id });
  });

  test("that says perhaps is no answer, and is listed", async () => {
    expect((await deliver(gmailReply(reply({ partstat: "TENTATIVE" })))).body).toEqual({ outcome: "listed" });
    expect(await attendeeOf()).toMatchObject({ rsvp: null, readiness: "no_answer" });
    expect(await listedFor()).toMatchObject([
      { kind: "tentative", rsvp: "tentative", consumer_id: freja.consumerId },
    ]);
  });

  test("that arrives again changes nothing, whatever was answered since", async () => {
    const accepted = gmailReply(reply());
    await deliver(accepted);
    t.clock.advance(1);
    await t.client()(operations.rsvp, { body: { token: freja.link(), coming: false } });
    expect(await attendeeOf()).toMatchObject({ rsvp: "declined" });
    for (let times = 0; times < 2; times++)
      expect((await deliver(accepted)).body).toEqual({ outcome: "listed" });
    expect(await attendeeOf()).toMatchObject({ rsvp: "declined" });
    // Once, because it contradicts the answer that counts: the clock of the calendar may be slow.
    expect(await listedFor()).toMatchObject([{ kind: "overtaken", rsvp: "coming" }]);
  });

  test("that arrives again and says the same is not listed", async () => {
    const accepted = gmailReply(reply());
    await deliver(accepted);
    expect((await deliver(accepted)).body).toEqual({ outcome: "ignored" });
    expect(await listedFor()).toEqual([]);
  });

  test("that was overtaken by a later one changes nothing", async () => {
    const first = gmailReply(reply());
    t.clock.advance(1);
    await deliver(gmailReply(reply({ partstat: "DECLINED" })));
    expect((await deliver(first)).body).toEqual({ outcome: "listed" });
    expect(await attendeeOf()).toMatchObject({ rsvp: "declined" });
  });

  test("to a date that has changed since is no answer; one to the new date is", async () => {
    const toOldDate = gmailReply(reply());
    const body = { starts_at: t.clock.in(3 * 24 * 60), timezone: "Europe/Copenhagen" };
    await freja.company.owner(operations.putSessionDate, { params: { id: freja.id }, body });
    expect((await deliver(toOldDate)).body).toEqual({ outcome: "listed" });
    expect(await listedFor()).toMatchObject([{ kind: "earlier_date", rsvp: "coming" }]);
    expect((await deliver(gmailReply(reply({ sequence: 1 })))).body).toEqual({ outcome: "answered" });
  });

  test.each([1, 6, 60, 60 * 24 * 400])(
    "from a clock that is %i minutes ahead is dated now",
    async (minutes) => {
      const at = new Date(t.clock.now().getTime() + minutes * 60_000);
      expect((await deliver(gmailReply(reply({ at })))).body).toEqual({ outcome: "answered" });
      expect(await attendeeOf()).toMatchObject({ rsvp: "coming", rsvp_at: t.clock.now().toISOString() });
      // A later one counts still.
      t.clock.advance(1);
      await deliver(gmailReply(reply({ partstat: "DECLINED" })));
      expect(await attendeeOf()).toMatchObject({ rsvp: "declined" });
    },
  );

  test("proves itself by the address it was sent to, and not by its sender", async () => {
    const other = await testAttendee(t);
    const theirs = await invited(other);
    const [local, domain] = invitation.to.split("@") as [string, string];
    const forged = [
      inboundEmail.address,
      invitation.to.replace(/.@/, (last) => (last === "0@" ? "1@" : "0@")),
      `${local}@elsewhere.example`,
      `${local.replace("replies", "other")}@${domain}`,
      // One that was not given for this session.
      calendarReplyAddress(t.context.settings, {
        sessionId: other.id,
        consumerId: freja.consumerId,
        linkVersion: 1,
      })!,
      // A bounce address proves nothing about an attendee.
      bounceAddress(t.context.settings, freja.consumerId)!,
    ];
    for (const to of forged)
      expect((await deliver(gmailReply(reply({ to })))).body, to).toEqual({ outcome: "ignored" });
    expect(await listedFor()).toEqual([]);
    // The token of this session with the id of another one; the token of another company's attendee.
    expect((await deliver(gmailReply(reply({ uid: theirs.uid })))).body).toEqual({ outcome: "listed" });
    expect((await deliver(gmailReply(reply({ to: theirs.to })))).body).toEqual({ outcome: "listed" });
    expect(await attendeeOf()).toMatchObject({ rsvp: null });
    expect(await attendeeOf(other)).toMatchObject({ rsvp: null });
    expect(await listedFor()).toMatchObject([{ kind: "other_entry", address: null }]);
    expect(await listedFor(other)).toMatchObject([{ kind: "other_entry", address: freja.email }]);
  });

  test("of somebody whom the invitation was forwarded to is not the attendee's", async () => {
    const forwarded = gmailReply(reply({ from: "curious@people.example" }));
    expect((await deliver(forwarded)).body).toEqual({ outcome: "listed" });
    expect(await attendeeOf()).toMatchObject({ rsvp: null });
    expect(await listedFor()).toMatchObject([
      { kind: "other_address", rsvp: "coming", address: "curious@people.example", email: freja.email },
    ]);
  });

  test("counts in lower case too, and ends with the join link", async () => {
    expect(invitation.to).toBe(invitation.to.toLowerCase());
    expect(invitation.to.split("@")[0]!.length).toBeLessThanOrEqual(64);
    await freja.company.owner(operations.revokeLinks, { params: { id: freja.id } });
    expect((await deliver(gmailReply(reply()))).body).toEqual({ outcome: "listed" });
    expect(await attendeeOf()).toMatchObject({ rsvp: null });
    expect(await listedFor()).toMatchObject([{ kind: "ended", rsvp: "coming" }]);
  });

  test("to an address of the mailbox that the operator had before counts still", async () => {
    const before = { ...inboundEmail };
    Object.assign(t.context.settings, {
      inboundEmail: { ...inboundEmail, address: "answers@other.example" },
    });
    expect((await deliver(gmailReply(reply()))).body).toEqual({ outcome: "answered" });
    Object.assign(t.context.settings, { inboundEmail: before });
  });

  test("of somebody who was removed and then erased is listed only until then", async () => {
    const { owner } = freja.company;
    await owner(operations.putAttendees, { params: { id: freja.id }, body: { consumer_ids: [] } });
    expect((await deliver(gmailReply(reply()))).body).toEqual({ outcome: "listed" });
    expect(await listedFor()).toMatchObject([{ kind: "ended", rsvp: "coming", email: freja.email }]);
    await owner(operations.deleteConsumer, { params: { id: freja.consumerId } });
    expect(await listedFor()).toEqual([]);
    expect((await deliver(gmailReply(reply()))).body).toEqual({ outcome: "ignored" });
    expect(await listedFor()).toEqual([]);
  });

  test.each([
    ["without its time", ""],
    ["with a time of no zone", "DTSTAMP:20261101T080000\r\n"],
    ["with a time in a zone", "DTSTAMP;TZID=Europe/Copenhagen:20261101T080000\r\n"],
    ["with a time that does not exist", "DTSTAMP:20269999T000000Z\r\n"],
    ["with a text for its time", "DTSTAMP;VALUE=TEXT:yesterday\r\n"],
  ])("%s is dated now", async (_, stamp) => {
    const changed = appleReply(reply()).replace(/^DTSTAMP.*\r\n/m, stamp);
    expect(await deliver(changed)).toEqual({ status: 200, body: { outcome: "answered" } });
    const now = t.clock.now().toISOString();
    expect(await attendeeOf()).toMatchObject({ rsvp: "coming", rsvp_at: now });
  });

  test("after the session was cancelled changes nothing", async () => {
    await freja.company.owner(operations.cancelSession, { params: { id: freja.id } });
    expect((await deliver(gmailReply(reply({ sequence: 5 })))).body).toEqual({ outcome: "listed" });
    expect(await listedFor()).toMatchObject([{ kind: "ended" }]);
  });
});

describe("what an invitation asks for", () => {
  beforeAll(inviteFreja);

  test("with an inbound address, an answer by calendar to an address of the attendee's own", async () => {
    const event = eventIn(await invitationOf(freja.email));
    expect(invitation.to).toBe(
      calendarReplyAddress(t.context.settings, {
        sessionId: freja.id,
        consumerId: freja.consumerId,
        linkVersion: 1,
      }),
    );
    expect(event.getFirstProperty("attendee")?.getParameter("rsvp")).toBe("TRUE");
  });

  test("without one, no answer by calendar, and there is no such operation", async () => {
    const without = await testApplication();
    try {
      const attendee = await testAttendee(without);
      const { company, id, email } = attendee;
      await company.owner(operations.inviteAttendees, { params: { id } });
      const [email_] = (await without.emails(email)).filter(({ kind }) => kind === "invitation");
      const event = eventIn(email_!);
      expect(String(event.getFirstPropertyValue("organizer"))).not.toContain("+");
      expect(event.getFirstProperty("attendee")?.getParameter("rsvp")).toBe("FALSE");
      expect(await deliver(gmailReply(reply()), {}, without)).toMatchObject({ status: 404 });
    } finally {
      await without.close();
    }
  });
});

describe("a bounce", () => {
  beforeEach(inviteFreja);

  async function sent() {
    const email = await invitationOf(freja.email);
    await t.database.pool.query("update outbox set sent_at = $2 where id = $1", [email.id, t.clock.now()]);
    const to = bounceAddress(t.context.settings, email.id)!;
    return { id: email.id, to, recipient: freja.email, at: t.clock.now() };
  }

  test.each([
    ["Postfix", postfixBounce, /^550-5\.1\.1 The email account .* 550 5\.1\.1 Please check$/],
    ["Exchange", exchangeBounce, /^550 5\.1\.10 RESOLVER\.ADR\.RecipientNotFound; /],
  ])("reported by %s shows with its reason at the attendee and in the console", async (_, write, reason) => {
    const email = await sent();
    expect(await attendeeOf()).toMatchObject({ email_status: "sent", email_error: null });
    expect((await deliver(write(email))).body).toEqual({ outcome: "bounced" });
    const error = expect.stringMatching(reason);
    expect(await attendeeOf()).toMatchObject({ email_status: "failed", email_error: error });
    const { client } = await testAdmin(t);
    const query = { state: "bounced", search: freja.email };
    const listed = (await client(operations.listOutbox, { query })).body.items;
    expect(listed).toMatchObject([{ id: email.id, state: "bounced", last_error: error }]);
    // Its text is gone, so it is not sent again.
    const again = await client(operations.retryEmail, { params: { id: email.id } });
    expect(again.body).toMatchObject({ state: "bounced" });
    // The emails of the session count it as not delivered.
    const emails = await freja.company.owner(operations.getSessionEmails, { params: { id: freja.id } });
    expect(emails.body.items).toMatchObject([{ kind: "invitation", sent: 0, failed: 1, waiting: 0 }]);
  });

  test("counts once", async () => {
    const bounce = await sent();
    await deliver(postfixBounce(bounce));
    const again = postfixBounce({ ...bounce, diagnostic: "smtp; 554 5.7.1 other" });
    expect((await deliver(again)).body).toEqual({ outcome: "ignored" });
    expect((await attendeeOf())!.email_error).toMatch(/^550-5\.1\.1/);
  });

  test.each([
    ["a delay", { action: "delayed", status: "4.4.1" }],
    ["a mailbox that is full for now", { action: "delayed", status: "4.2.2" }],
    ["a confirmation", { action: "delivered", status: "2.0.0" }],
  ])("is not %s", async (_, report) => {
    expect((await deliver(postfixBounce({ ...(await sent()), ...report }))).body).toEqual({
      outcome: "ignored",
    });
    expect(await attendeeOf()).toMatchObject({ email_status: "sent" });
  });

  test("is not an automatic reply, which is listed", async () => {
    const { to } = await sent();
    expect((await deliver(vacationReply(to, freja.email))).body).toEqual({ outcome: "listed" });
    expect(await attendeeOf()).toMatchObject({ email_status: "sent" });
    expect(await listedFor()).toMatchObject([
      { kind: "message", address: freja.email, text: expect.stringContaining("I am away until Monday.") },
    ]);
  });

  test("is only believed at the address that the email was sent from", async () => {
    const bounce = await sent();
    for (const to of [
      inboundEmail.address,
      "hello@lantern.example",
      bounceAddress({ ...t.context.settings, appKey: "of another server" }, bounce.id)!,
    ])
      expect((await deliver(postfixBounce({ ...bounce, to }))).body, to).toEqual({ outcome: "ignored" });
    // At an address for replies it is what it says.
    expect((await deliver(postfixBounce({ ...bounce, to: invitation.to }))).body).toEqual({
      outcome: "listed",
    });
    expect(await attendeeOf()).toMatchObject({ email_status: "sent" });
  });

  test("no longer shows when the address was corrected", async () => {
    const bounce = await sent();
    await deliver(postfixBounce(bounce));
    const { owner } = freja.company;
    const changed = await owner(operations.patchConsumer, {
      params: { id: freja.consumerId },
      body: { email: `right-${freja.email}` },
    });
    expect(changed.status).toBe(200);
    expect(await attendeeOf()).toMatchObject({ email_status: null, email_error: null });
  });

  test("shows like a refusal by our own email server", async () => {
    const { id } = await sent();
    await t.database.pool.query(
      "update outbox set sent_at = null, dead_at = $2, last_error = $3 where id = $1",
      [id, t.clock.now(), "550 5.1.1 no such person"],
    );
    const refused = { email_status: "failed", email_error: "550 5.1.1 no such person" };
    expect(await attendeeOf()).toMatchObject(refused);
  });
});

describe("the email server", () => {
  beforeAll(inviteFreja);

  test.each([
    ["no secret", ""],
    ["a wrong secret", "Bearer a-secret-of-more-than-32-characters?"],
  ])("with %s is refused before its email is read", async (_, authorization) => {
    const response = await deliver(gmailReply(reply()), { authorization });
    expect(response).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
    expect(await attendeeOf()).toMatchObject({ rsvp: null });
  });

  test.each([
    ["nothing", ""],
    ["no email", "hello"],
    ["random bytes", Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 197 + (i >> 3)) % 256))],
    ["a header without end", `From: a@b.example\r\nTo: ${"x".repeat(400_000)}\r\n\r\n`],
  ])("that passes on %s gets a clear error", async (_, email) => {
    expect(await deliver(email)).toMatchObject({ status: 422, body: { code: "EMAIL_UNREADABLE" } });
  });

  test.each([
    ["a broken calendar", (text: string) => text.replaceAll("BEGIN:VEVENT", "BEGIN VEVENT")],
    ["a calendar without an event", (text: string) => text.replaceAll("VEVENT", "VTODO")],
    ["nobody who answers", (text: string) => text.replaceAll("ATTENDEE", "X-NOBODY")],
  ])("that passes on a reply with %s gets a clear error", async (_, damage) => {
    const damaged = damage(appleReply(reply()));
    expect(await deliver(damaged)).toMatchObject({ status: 422, body: { code: "EMAIL_UNREADABLE" } });
    expect(await attendeeOf()).toMatchObject({ rsvp: null });
    expect(await listedFor()).toMatchObject([{ kind: "unreadable", consumer_id: freja.consumerId }]);
  });

  test("that passes on a report whose status is part of the text reports a bounce", async () => {
    const { id } = await invitationOf(freja.email);
    const to = bounceAddress(t.context.settings, id)!;
    const bounce = postfixBounce({ to, recipient: freja.email, at: t.clock.now() });
    const damaged = bounce.replace("message/delivery-status", "text/plain");
    expect((await deliver(damaged)).body).toEqual({ outcome: "bounced" });
  });

  test("cannot pass on anything large, or of another type", async () => {
    expect(await deliver("x".repeat(1_000_001))).toMatchObject({ status: 413 });
    expect(await deliver("{}", { "content-type": "application/json" })).toMatchObject({ status: 415 });
  });

  test("is slowed down beyond the limit", async () => {
    const statuses = [];
    for (let sent = 0; sent <= 300; sent++) statuses.push((await deliver("", { authorization: "" })).status);
    expect(statuses.slice(0, 200)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });
});
