import { webhookEvents } from "@lantern/contract/choices";
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import {
  balanceOf,
  grant,
  type TestCompany,
  testBuyer,
  testCompany,
  testDraft,
  testPeople,
} from "../../../test/company.ts";
import { allOperations, isPlatform, jsonOf, valueWithId } from "../../../test/operations.ts";
import { signJoinToken } from "../access/tokens/join-token.ts";
import { changeCredits } from "../billing/credits.ts";
import { remind } from "../session/reminder-job.ts";

/**
 * No path forgets an event: after every operation and job, what changed in the tables is compared with the events that
 * were added. What must be there is computed here from the rows, without the triggers.
 */

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
  company = await testBuyer(t, { credits: 600 });
  const body = { kind: "signed", url: "http://127.0.0.1:9/", events: webhookEvents };
  expect((await company.owner(operations.createWebhook, { body })).status).toBe(201);
});
afterAll(() => t.close());

type Rows = Record<string, Record<string, unknown>>;

async function stored(of: TestCompany) {
  const rows = async (text: string): Promise<Rows> => {
    const result = await t.database.pool.query(text, [of.id]);
    return Object.fromEntries(result.rows.map((row) => [row.key, row]));
  };
  return {
    sessions: await rows(
      `select id::text as key, status, concat_ws('|', title, experience, starts_at, timezone, seats, language, hosting) as facts
       from sessions where company_id = $1`,
    ),
    seats: await rows(
      `select session_id || ' ' || consumer_id as key, invited_at::text as invited, rsvp, attended_at::text as attended
       from session_consumers where company_id = $1`,
    ),
    reports: await rows("select session_id::text as key from session_reports where company_id = $1"),
    bought: await rows(
      "select id::text as key from credit_ledger where company_id = $1 and reason = 'purchase'",
    ),
    low: await rows(
      "select distinct once as key from notifications where company_id = $1 and kind = 'credits_low'",
    ),
    events: await rows("select id::text as key, event from webhook_deliveries where company_id = $1"),
  };
}

/** The events that the difference of two states calls for. */
function called(
  before: Awaited<ReturnType<typeof stored>>,
  after: Awaited<ReturnType<typeof stored>>,
): string[] {
  const events: string[] = [];
  for (const [key, now] of Object.entries(after.sessions)) {
    const was = before.sessions[key];
    if (!was || (was.status === "draft" && now.status !== "confirmed")) continue;
    if (was.status === now.status) {
      if (now.facts !== was.facts && now.status !== "completed") events.push("session.changed");
    } else if (now.status === "confirmed") events.push("session.confirmed");
    else if (now.status === "cancelled") events.push("session.cancelled");
    else if (now.status === "live") events.push("session.started");
    else if (now.status === "completed") events.push("session.ended");
    else events.push("session.changed");
  }
  for (const [key, now] of Object.entries(after.seats)) {
    const was = before.seats[key];
    if (now.invited && now.invited !== was?.invited) events.push("participant.invited");
    if (now.rsvp && now.rsvp !== was?.rsvp) events.push("participant.answered");
    if (now.attended && !was?.attended) events.push("participant.attended");
  }
  const added = (name: "reports" | "bought" | "low") =>
    Object.keys(after[name]).filter((key) => !before[name][key]).length;
  events.push(...Array(added("reports")).fill("report.ready"));
  events.push(...Array(added("bought")).fill("credits.bought"));
  events.push(...Array(added("low")).fill("credits.low"));
  return events.sort();
}

/** Runs a change and returns its events, which must be those that the rows call for. */
async function eventsOf(what: string, change: () => Promise<unknown>, of = company): Promise<string[]> {
  const before = await stored(of);
  await change();
  const after = await stored(of);
  const added = Object.entries(after.events)
    .filter(([key]) => !before.events[key])
    .map(([, { event }]) => String(event))
    .sort();
  expect([what, added.filter((event) => event !== "session.reminder")]).toEqual([
    what,
    called(before, after),
  ]);
  return [...new Set(added)];
}

/** A session with one attendee, and that attendee's token. */
async function arranged(status: "draft" | "confirmed") {
  const session = await testDraft(t, company.owner);
  const [person] = (await testPeople(company.owner, 1)) as [string];
  const params = { id: session };
  await company.owner(operations.putAttendees, { params, body: { consumer_ids: [person] } });
  if (status === "confirmed") await company.owner(operations.confirmSession, { params });
  const token = signJoinToken(t.context.settings.appKey, {
    sessionId: session,
    consumerId: person,
    linkVersion: 1,
  });
  return { session, person, token };
}

/** Bodies of operations for which the generated one would only be rejected. */
const bodies: Record<string, (of: Awaited<ReturnType<typeof arranged>>) => unknown> = {
  patchSession: () => ({ title: "Another title" }),
  putSessionDate: () => ({ starts_at: t.clock.in(3000), timezone: "Europe/Paris" }),
  patchConsumer: () => ({ office: "Oslo" }),
  rsvp: ({ token }) => ({ token, coming: true }),
  createCheckout: () => ({ product_id: "credits-12" }),
};
/** They end the company, or the sign-in of the requests after them. */
const final = ["deleteCompany", "deleteUser", "logout", "endSignIns", "endSignIn"];
const changing = allOperations.filter(
  (call) => call.method !== "GET" && !isPlatform(call) && !final.includes(call.id),
);

test("after every operation of the contract, the events are those that its changes call for", async () => {
  const causes: Record<string, string[]> = {};
  let at = await arranged("confirmed");
  const seatNow = async () => (await stored(company)).seats[`${at.session} ${at.person}`];
  let seat = await seatNow();
  for (const call of changing) {
    // Only an operation that changed the session or the seat costs the next one a new session.
    const used = Object.keys(causes).at(-1) === changing[changing.indexOf(call) - 1]?.id;
    if (call.id === "confirmSession" || used || !seat) {
      at = await arranged(call.id === "confirmSession" ? "draft" : "confirmed");
      seat = await seatNow();
    }
    let client = company.owner;
    if (call.access === "participant") {
      const joined = await t.client()(operations.experienceLogin, { body: { token: at.token } });
      client = t.client(joined.body.token);
    }
    const id = call.path.includes("/consumer/") ? at.person : at.session;
    const body = bodies[call.id]?.(at) ?? (call.body && valueWithId(jsonOf(call.body), at.person));
    const events = await eventsOf(call.id, () =>
      client(call, { params: { id, sessionId: at.session }, body }),
    );
    if (events.length > 0) causes[call.id] = events;
    seat = await seatNow();
  }
  expect(changing.length).toBeGreaterThan(60);
  expect(causes).toEqual({
    patchSession: ["session.changed"],
    putSessionDate: ["session.changed"],
    confirmSession: ["session.confirmed"],
    inviteAttendees: ["participant.invited"],
    cancelSession: ["session.cancelled"],
    rsvp: ["participant.answered"],
  });
}, 60_000);

test("after every job and step of the live session, the events are those that its changes call for", async () => {
  const { session, person } = await arranged("confirmed");
  const { session: other } = await arranged("confirmed");
  const { owner } = company;
  await owner(operations.inviteAttendees, { params: { id: session } });
  const start = new Date(t.clock.in(24 * 60)).getTime();
  t.clock.at = new Date(start - 3_600_000);
  const reminder = { sessionId: session, hours: 1, startsAt: start } as const;
  expect(await eventsOf("remind", () => remind(t.context, reminder))).toEqual(["session.reminder"]);
  // A job can run twice.
  expect(await eventsOf("remind", () => remind(t.context, reminder))).toEqual([]);
  const { lifecycle } = t;
  expect(await eventsOf("started", () => lifecycle.started(session, start, start + 3_600_000))).toEqual([
    "session.started",
  ]);
  expect(await eventsOf("joined", () => lifecycle.joined(session, [person], start))).toEqual([]);
  expect(await eventsOf("attended", () => lifecycle.attended(session, person, start))).toEqual([
    "participant.attended",
  ]);
  expect(await eventsOf("attended", () => lifecycle.attended(session, person, start))).toEqual([]);
  expect(await eventsOf("ended", () => lifecycle.ended(session, start + 3_600_000))).toEqual([
    "session.ended",
  ]);
  const report = () =>
    t.database.pool.query(
      "insert into session_reports (session_id, company_id, played) values ($1, $2, '{}') on conflict do nothing",
      [session, company.id],
    );
  expect(await eventsOf("report", report)).toEqual(["report.ready"]);
  expect(await eventsOf("report", report)).toEqual([]);
  expect(await eventsOf("notStarted", () => lifecycle.notStarted(other, start))).toEqual(["session.changed"]);
});

test("credits that are bought and credits that run low are events", async () => {
  const buy = () =>
    t.context.db.transaction((tx) =>
      changeCredits(tx, company.id, 12, { reason: "purchase", reference: "bought:1" }),
    );
  expect(await eventsOf("purchase", buy)).toEqual(["credits.bought"]);
  // The provider reports a payment more than once.
  expect(await eventsOf("purchase", buy)).toEqual([]);
  const { balance, reserved } = await balanceOf(t, company.id);
  const spend = () =>
    t.context.db.transaction((tx) =>
      changeCredits(tx, company.id, -(balance - reserved - 1), {
        reason: "adjustment",
        reference: "spent:1",
      }),
    );
  expect(await eventsOf("spend", spend)).toEqual(["credits.low"]);
  await grant(t, company.id, 100);
});

test("an event names people by their ids only, and a change that is rolled back writes none", async () => {
  const { rows } = await t.database.pool.query("select body from webhook_deliveries");
  expect(rows.length).toBeGreaterThan(10);
  for (const { body } of rows) expect(body).not.toMatch(/@|Person0/);
  const rolledBack = () =>
    t.database.pool
      .query(
        "begin; update sessions set title = title || '!' where status = 'confirmed'; select 1/0; commit;",
      )
      .catch(() => {});
  expect(await eventsOf("rolled back", rolledBack)).toEqual([]);
});

test("a company without webhooks, or with one that wants other events, stores nothing", async () => {
  const other = await testCompany(t, { credits: 60 });
  const body = { kind: "slack", url: "http://127.0.0.1:9/", events: ["report.ready"] };
  await other.owner(operations.createWebhook, { body });
  const id = await testDraft(t, other.owner);
  await other.owner(operations.confirmSession, { params: { id } });
  expect((await stored(other)).events).toEqual({});
});
