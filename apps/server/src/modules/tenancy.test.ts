import { messageOf } from "@lantern/contract/errors";
import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../test/application.ts";
import {
  billingDetails,
  password,
  type TestCompany,
  testBuyer,
  testCompany,
  testDraft,
  testPeople,
  testSeries,
} from "../../test/company.ts";
import { allOperations, hasId, isPlatform, jsonOf, valueWithId } from "../../test/operations.ts";
import { samplePlayedSession } from "../../test/played-session.ts";
import { signOnIdentities, teamPages, unplacedReplies, users } from "../db/schema/index.ts";
import { insertPasskey } from "./access/second-factor/passkey-repository.ts";
import { signJoinToken } from "./access/tokens/join-token.ts";
import { insertIdentity } from "./access/users/identities.ts";
import { notify } from "./notification/notify.ts";
import { paymentReceived } from "./notification/texts.ts";

/** Sends every operation of the contract with ids of another company. */

let t: TestApplication;
let otherCompany: TestCompany;
let stranger: TestCompany;
/** Ids of the other company by the path that they belong to, with the error code for a missing one. */
let subjects: { under: string; id: string; code: string }[];
/** The requester's own ids: the second id of operations that name two things. */
let own: { session: string; participant: string };
let consumer: string;

beforeAll(async () => {
  t = await testApplication();
  [otherCompany, stranger] = [await testBuyer(t), await testBuyer(t)];
  [consumer] = (await testPeople(otherCompany.owner, 1)) as [string];
  const [user] = await t.database.db.select().from(users).where(eq(users.companyId, otherCompany.id));
  const identity = { provider: "google" as const, issuer: "i", subject: "s", email: null };
  await insertIdentity(t.database.db, user!.id, identity);
  const passkey = { credentialId: "c", publicKey: "k", signCount: 0, transports: [], name: "Theirs" };
  await insertPasskey(t.database.db, { ...passkey, userId: user!.id });
  await notify(t.database.db, otherCompany.id, paymentReceived(12));
  const [product] = (await otherCompany.owner(operations.listProducts)).body.items;
  const bought = await otherCompany.owner(operations.createCheckout, { body: { product_id: product!.id } });
  const credits = { body: { credits: 5 } };
  await otherCompany.owner(operations.createQuote, credits);
  await otherCompany.owner(operations.createInvoice, credits);
  const [ordered] = (await otherCompany.owner(operations.listOrders)).body.items;
  const first = async (call: operations.Operation) => (await otherCompany.owner(call)).body.items[0].id;
  const invited = { email: "new@victim.example", user_type_id: 4 };
  const listed = { name: "Theirs", consumer_ids: [consumer] };
  const group = (await otherCompany.owner(operations.createGroup, { body: listed })).body.id;
  const secret = { name: "Theirs", scopes: ["people"] };
  const key = (await otherCompany.owner(operations.createKey, { body: secret })).body.id;
  const hook = { kind: "signed", url: "http://127.0.0.1:9/", events: ["report.ready"] };
  const webhook = (await otherCompany.owner(operations.createWebhook, { body: hook })).body.id;
  await otherCompany.owner(operations.testWebhook, { params: { id: webhook } });
  const sent = await otherCompany.owner(operations.listDeliveries, { params: { id: webhook } });
  const claimed = { domain: "theirs.example" };
  const domain = (await otherCompany.owner(operations.addDomain, { body: claimed })).body.id;
  const invitation = (await otherCompany.owner(operations.inviteAdmin, { body: invited })).body.id;
  const played = await playedSession();
  const until = { expires_at: t.clock.in(9000) };
  const link = await otherCompany.owner(operations.createReportLink, { params: { id: played }, body: until });
  const sharedPage = crypto.randomUUID();
  await t.database.db.insert(teamPages).values({
    id: sharedPage,
    companyId: otherCompany.id,
    sessionId: played,
    team: "t1",
    token: "x".repeat(43),
    content: { slug: "the-quiet-station", month: "2026-11", language: "en", texts: {} },
    sharedAt: t.clock.now(),
  });
  const reply = {
    id: crypto.randomUUID(),
    sessionId: played,
    consumerId: consumer,
    companyId: otherCompany.id,
  };
  await t.database.db.insert(unplacedReplies).values({ ...reply, kind: "message", digest: "one" });
  const [waiting] = await t.database.db
    .insert(signOnIdentities)
    .values({
      userId: user!.id,
      companyId: otherCompany.id,
      issuer: "i",
      subject: "s",
      awaitsSince: t.clock.now(),
    })
    .returning({ id: signOnIdentities.id });
  subjects = [
    { under: "/api/company/single-sign-on/subjects", id: waiting!.id, code: "REQUEST_001" },
    { under: "/api/session", id: await testDraft(t, otherCompany.owner), code: "SESSION_001" },
    { under: "/api/series", id: await testSeries(t, otherCompany.owner, [consumer]), code: "SERIES_UNKNOWN" },
    { under: "/api/consumer/groups", id: group, code: "GROUP_UNKNOWN" },
    { under: "/api/consumer", id: consumer, code: "CONSUMER_001" },
    { under: "/api/company/admins", id: await first(operations.listAdmins), code: "USER_001" },
    { under: "/api/company/invitations", id: invitation, code: "REQUEST_001" },
    {
      under: "/api/company/billing-accounts",
      id: await first(operations.listBillingAccounts),
      code: "REQUEST_001",
    },
    { under: "/api/company/keys", id: key, code: "REQUEST_001" },
    { under: "/api/company/report-links", id: link.body.id, code: "REQUEST_001" },
    { under: "/api/company/team-pages", id: sharedPage, code: "REQUEST_001" },
    { under: "/api/company/domains", id: domain, code: "REQUEST_001" },
    { under: "/api/company/webhooks", id: webhook, code: "REQUEST_001" },
    { under: "/api/company/webhook-deliveries", id: sent.body.items[0]!.id, code: "REQUEST_001" },
    { under: "/api/unplaced-reply", id: reply.id, code: "REQUEST_001" },
    { under: "/api/checkout/documents", id: ordered!.documents[0]!.id, code: "CHECKOUT_002" },
    { under: "/api/checkout/orders", id: bought.body.order_id, code: "CHECKOUT_002" },
    { under: "/api/user/notifications", id: await first(operations.listNotifications), code: "USER_008" },
    { under: "/api/user/sign-ins", id: await first(operations.listSignIns), code: "REQUEST_001" },
    {
      under: "/api/user/passkeys",
      id: (await otherCompany.owner(operations.getSecondFactor)).body.passkeys[0]!.id,
      code: "REQUEST_001",
    },
    {
      under: "/api/company/cost-centers",
      id: (await otherCompany.owner(operations.addCostCenter, { body: { code: "4711", name: "Theirs" } }))
        .body.items[0]!.id,
      code: "REQUEST_001",
    },
    { under: "/api/user/identities", id: await first(operations.listIdentities), code: "REQUEST_001" },
  ];
  own = await ownSession();
});
afterAll(() => t.close());

/** A completed session of the other company, with its report. */
async function playedSession() {
  const params = { id: await testDraft(t, otherCompany.owner) };
  await otherCompany.owner(operations.putAttendees, { params, body: { consumer_ids: [consumer] } });
  await otherCompany.owner(operations.confirmSession, { params });
  const at = t.clock.now().getTime();
  await t.lifecycle.started(params.id, at, at + 3_600_000);
  t.live.playedSessions.set(params.id, samplePlayedSession([consumer], [], "line"));
  await t.lifecycle.ended(params.id, at + 3_600_000);
  return params.id;
}

/** A confirmed session of the requester, and the token of one of its attendees. */
async function ownSession() {
  const session = await testDraft(t, stranger.owner);
  const [attendee] = (await testPeople(stranger.owner, 1)) as [string];
  await stranger.owner(operations.putAttendees, {
    params: { id: session },
    body: { consumer_ids: [attendee] },
  });
  await stranger.owner(operations.confirmSession, { params: { id: session } });
  const link = { sessionId: session, consumerId: attendee, linkVersion: 1 };
  const token = signJoinToken(t.context.settings.appKey, link);
  const joined = await t.client()(operations.experienceLogin, { body: { token } });
  return { session, participant: joined.body.token as string };
}

/** Bodies that would change something, so that not only the validation rejects them. */
const bodies: Record<string, unknown> = {
  patchConsumer: { office: "Taken" },
  patchSession: { title: "Taken" },
  putSessionDate: { starts_at: "2027-01-01T12:00:00Z", timezone: "UTC" },
  putAttendees: { consumer_ids: [] },
  putSessionStory: { joke: "Taken" },
  putSeriesDates: {
    timezone: "UTC",
    sessions: [{ id: "0199aaaa-0000-7000-8000-000000000001", starts_at: "2027-01-01T12:00:00Z" }],
  },
  putEnrollment: { seats: null, closes_at: null },
  putSeriesEnrollment: { seats: null, closes_at: null },
  putDatePoll: { starts: ["2027-01-01T12:00:00Z", "2027-01-02T12:00:00Z"], timezone: "UTC" },
  confirmDate: { starts_at: "2027-01-01T12:00:00Z" },
  cancelSeries: { session_ids: ["0199aaaa-0000-7000-8000-000000000001"] },
  patchAdmin: { user_type_id: 4 },
  putBillingAccount: billingDetails,
  createReportLink: { expires_at: "2027-01-01T12:00:00Z" },
  patchNotification: { read: true },
  decideSecondSubject: { same_person: true, current_password: password },
  endSignIn: { current_password: password },
  patchWebhook: { paused: true },
  removePasskey: { current_password: password },
  resetAdminFactors: { current_password: password },
};

/** A fingerprint of every table, or of its rows with this value in this column. */
async function stored(column = "id", value?: string): Promise<Record<string, string>> {
  const { rows: tables } = await t.database.pool.query(
    `select c.table_name as name from information_schema.columns c join information_schema.tables b using (table_name, table_schema)
     where c.table_schema = 'public' and b.table_type = 'BASE TABLE' and c.column_name = $1`,
    [column],
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await t.database.pool.query(
      `select md5(string_agg(r::text, '|' order by r::text)) as print from "${name}" r ${value ? `where ${column} = $1` : ""}`,
      value ? [value] : [],
    );
    prints[name] = rows[0].print;
  }
  return prints;
}

/** Rows of the other company, and all rows of its participant. */
const otherCompanyRows = async () => [
  await stored("company_id", otherCompany.id),
  await stored("consumer_id", consumer),
];

const dashboard = allOperations.filter((call) => call.access === "dashboard" && !isPlatform(call));
/** Stories are the platform's and have no id of a company; whose words are read and written follows from the token. */
const atPath = dashboard.filter(({ path }) => path.replace("/stories/:slug", "").includes("/:"));

test.each(atPath.map((call) => [call.id, call] as const))(
  "[O12] %s responds to another company's id as if it did not exist",
  async (_, call) => {
    const subject = subjects.find(({ under }) => call.path.startsWith(`${under}/`));
    // A new subject has to be added to those of the other company above, because without it nothing would be tested.
    if (!subject || !call.path.includes("/:id"))
      throw new Error(`nobody tries ${call.path} with another's id`);
    const before = await stored();
    const body = bodies[call.id] ?? (call.body && valueWithId(jsonOf(call.body), consumer));
    const response = await stranger.owner(call, { params: { id: subject.id }, body });
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ code: subject.code, message: messageOf(subject.code) });
    expect(await stored()).toEqual(before);
  },
);

const inBody = dashboard.filter(({ body }) => body && hasId(jsonOf(body)));
const inQuery = dashboard.filter(({ query }) => query && hasId(jsonOf(query)));

test.each([...inBody, ...inQuery].map((call) => [call.id, call] as const))(
  "[O12] %s does nothing with another company's ids in its fields, and reveals nothing about them",
  async (_, call) => {
    const before = await otherCompanyRows();
    const response = await stranger.owner(call, {
      params: { id: own.session },
      ...(call.body && { body: valueWithId(jsonOf(call.body), consumer) }),
      ...(call.query && hasId(jsonOf(call.query)) && { query: { ...namingQuery(call.query) } }),
    });
    // An operation on several ids can report for each that it does not exist.
    expect(response.status).toBeLessThan(500);
    expect(JSON.stringify(response.body)).not.toContain("@people.example");
    expect(await otherCompanyRows()).toEqual(before);
  },
);

const namingQuery = (query: NonNullable<operations.Operation["query"]>) =>
  valueWithId(jsonOf(query), consumer) as Record<string, string>;

const played = allOperations.filter(({ access }) => access === "participant" || access === "either");
test("[O12] a participant's token opens no other company's session in any operation that names one", async () => {
  const sessionId = subjects[0]!.id;
  const named = played.filter(({ path, query }) => path.includes(":") || (query && hasId(jsonOf(query))));
  expect(named.length).toBeGreaterThan(1);
  for (const call of named) {
    const parts = { params: { sessionId, id: sessionId }, ...(call.query && { query: { sessionId } }) };
    const { status, body } = await t.client(own.participant)(call, parts);
    expect([call.id, status >= 403 && status < 500]).toEqual([call.id, true]);
    expect(JSON.stringify(body)).not.toContain("Autumn hour");
  }
});

test("[O12] lists have nothing of other companies", async () => {
  const names = ["@people.example", otherCompany.email, otherCompany.id, ...subjects.map(({ id }) => id)];
  const lists = dashboard.filter(({ method, path }) => method === "GET" && !path.includes(":"));
  expect(lists.length).toBeGreaterThan(10);
  const { owner: fresh } = await testCompany(t);
  for (const call of lists) {
    const text = JSON.stringify((await fresh(call)).body);
    for (const name of names) expect([call.id, text.includes(name)]).toEqual([call.id, false]);
  }
});

test("every operation that is not open rejects a request without an auth token", async () => {
  const guarded = allOperations.filter(({ access }) => access !== "open");
  expect(guarded.length).toBeGreaterThan(25);
  const { id } = subjects[0]!;
  for (const call of guarded) {
    const params = { id, sessionId: id, token: "none", key: "none", slug: "none" };
    const response = await t.client()(call, { params, body: bodies[call.id] });
    expect([call.id, response.status, response.body.code]).toEqual([call.id, 401, "UNAUTHENTICATED"]);
  }
});

test("[O12] the console rejects everybody but ADMIN, for every operation", async () => {
  const console = allOperations.filter(isPlatform);
  expect(console.length).toBeGreaterThan(5);
  for (const call of console.filter(({ access }) => access !== "open")) {
    const params = { id: otherCompany.id, key: "none", slug: "none" };
    const response = await stranger.owner(call, { params });
    expect([call.id, response.status, response.body.code]).toEqual([call.id, 403, "USER_009"]);
  }
});
