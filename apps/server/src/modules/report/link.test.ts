import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { password, type TestCompany, testCompany, testDraft, testPeople } from "../../../test/company.ts";
import { samplePlayedSession } from "../../../test/played-session.ts";
import { deleteExpiredData } from "../erasure/retention-job.ts";

let t: TestApplication;
let company: TestCompany;
let id: string;
let people: string[];

const days = (number: number) => t.clock.in(number * 24 * 60);
const share = (body: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  company.owner(operations.createReportLink, {
    params: { id },
    body: { expires_at: days(30), ...body },
    headers,
  });
const listed = async () => (await company.owner(operations.listReportLinks, { params: { id } })).body.items;
/** As a reader without an account opens a link, from a network of their own. */
const open = (url: string, typed?: string, reader = t.client()) =>
  reader(operations.openReportLink, {
    body: { token: url.split("/").at(-1), ...(typed !== undefined && { password: typed }) },
  });

beforeAll(async () => {
  t = await testApplication();
  company = await testCompany(t, { credits: 20 });
  id = await testDraft(t, company.owner, { seats: 5 });
  people = await testPeople(company.owner, 5);
  await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: people } });
  await company.owner(operations.confirmSession, { params: { id } });
});
afterAll(() => t.close());

test("a session without a report cannot be shared", async () => {
  expect(await share()).toMatchObject({ status: 409, body: { code: "REQUEST_001" } });
  const at = t.clock.now().getTime();
  await t.lifecycle.started(id, at, at + 3_600_000);
  for (const person of people) await t.lifecycle.attended(id, person, at);
  t.live.playedSessions.set(id, samplePlayedSession(people.slice(0, 3), people.slice(3), "line"));
  await t.lifecycle.ended(id, at + 3_600_000);
  expect((await company.owner(operations.getReport, { params: { id } })).status).toBe(200);
});

test("a link opens the same report as the page has, without an account", async () => {
  const made = await share();
  expect(made.status).toBe(201);
  expect(made.body.url).toMatch(/\/report\/[\w-]{43}$/);
  const { shared } = (await open(made.body.url)).body;
  expect(shared!.report).toEqual((await company.owner(operations.getReport, { params: { id } })).body);
  expect(shared).toMatchObject({ company: "Northwind Instruments", expires_at: made.body.expires_at });
  expect(await listed()).toMatchObject([{ id: made.body.id, opened_at: t.clock.now().toISOString() }]);
});

test("a link is in the language of whoever makes it, and so is the report that it opens", async () => {
  const made = await share({ language: "es" });
  expect(made.body.url).toMatch(/\/report\/[\w-]{43}\?language=es$/);
  const token = new URL(made.body.url).pathname.split("/").at(-1) ?? "";
  const { shared } = (await t.client()(operations.openReportLink, { body: { token, language: "es" } })).body;
  expect(shared!.report.summary.came).toMatch(/^Las 5 personas de la lista asistieron/);
});

test("only hashes of token and password are stored, and no list has the address again", async () => {
  const { url } = (await share({ password: "seven boats home" })).body;
  const { rows } = await t.database.pool.query(
    "select l::text as row from report_links l union all select k::text from idempotency_keys k union all select a::text from audit_log a",
  );
  const stored = JSON.stringify([rows, await listed()]);
  expect(stored).not.toContain(url.split("/").at(-1));
  expect(stored).not.toContain("seven boats home");
  expect(stored).toContain("$argon2id$");
});

test("a protected link tells nothing before its password", async () => {
  const { url } = (await share({ password: "seven boats home" })).body;
  expect((await open(url)).body).toEqual({ shared: null });
  expect(await open(url, "eight boats home")).toMatchObject({
    status: 403,
    body: { code: "REPORT_PASSWORD", errors: { password: [expect.stringMatching(/isn’t right/)] } },
  });
  expect((await open(url, "seven boats home")).body.shared!.report.session.id).toBe(id);
});

test("a password that many people use is not accepted, and neither is the company's name", async () => {
  for (const weak of ["password1", "Northwind Instruments 1", "short"])
    expect(await share({ password: weak })).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    });
});

test("wrong passwords are slowed down for one link and one network, and the right one begins a new count", async () => {
  const made = async () => (await share({ password: "seven boats home" })).body.url as string;
  const [guessed, other] = [await made(), await made()];
  const reader = t.client();
  const guess = async () => (await open(guessed, "wrong password", reader)).status;
  for (let number = 0; number < 9; number += 1) await guess();
  expect((await open(guessed, "seven boats home", reader)).status).toBe(200);
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1) statuses.push(await guess());
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
  const slowed = await open(guessed, "seven boats home", reader);
  expect(slowed).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
  expect(Number(slowed.headers["retry-after"])).toBeGreaterThan(0);
  expect((await open(other, "seven boats home", reader)).status).toBe(200);
  expect((await open(guessed, "seven boats home")).status).toBe(200);
});

test("guesses from many networks together are slowed down for the link, but not who has read it before", async () => {
  const { url } = (await share({ password: "seven boats home" })).body;
  const reader = t.client();
  expect((await open(url, "seven boats home", reader)).status).toBe(200);
  // All at once: they count one by one.
  const all = await Promise.all(Array.from({ length: 56 }, () => open(url, "wrong password")));
  const statuses = all.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(50).fill(403), ...Array(6).fill(429)]);
  // Somebody new is told what happened and what to do, whatever they type.
  const refused = await open(url, "seven boats home");
  expect(refused).toMatchObject({ status: 429, body: { code: "REPORT_GUESSED" } });
  expect(refused.body.message).toMatch(/new link/);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(180);
  expect((await open(url, "seven boats home", reader)).status).toBe(200);
  const { url: another } = (await share({ password: "seven boats home" })).body;
  expect((await open(another, "seven boats home")).status).toBe(200);
  // A right password counts nothing.
  t.clock.advance(4);
  for (let number = 0; number < 3; number += 1)
    expect((await open(url, "seven boats home")).status).toBe(200);
}, 60_000);

test("links that are unknown, revoked, or past their end are the same to strangers", async () => {
  const ended = (await share({ expires_at: days(1) })).body.url;
  const revoked = (await share()).body;
  expect((await company.owner(operations.revokeReportLink, { params: { id: revoked.id } })).status).toBe(204);
  t.clock.advance(24 * 60 + 1);
  const bodies = [];
  for (const url of [ended, revoked.url, "https://x.example/report/made-up"]) bodies.push(await open(url));
  for (const { status, body } of bodies) expect([status, body]).toEqual([410, bodies[0]?.body]);
  expect(bodies[0]?.body.code).toBe("LINK_EXPIRED");
  const { rows } = await t.database.pool.query("select id from report_links where expires_at <= $1", [
    t.clock.now(),
  ]);
  expect(rows).toHaveLength(1);
  await deleteExpiredData(t.context);
  const left = await t.database.pool.query("select id from report_links where expires_at <= $1", [
    t.clock.now(),
  ]);
  expect(left.rows).toEqual([]);
  const token = (await t.client()(operations.login, { body: { email: company.email, password } })).body.token;
  company.owner = t.client(token);
});

test("the end is a day within a year", async () => {
  for (const expires_at of [days(-1), days(400)])
    expect(await share({ expires_at })).toMatchObject({
      status: 422,
      body: { errors: { expires_at: ["Please choose a day within the next year."] } },
    });
  expect((await share({ expires_at: days(366) })).status).toBe(201);
});

test("a request that is sent again makes one link, and returns its address again", async () => {
  const body = { expires_at: days(7), password: "seven boats home" };
  const headers = { "idempotency-key": "share-once" };
  const [first, again] = [await share(body, headers), await share(body, headers)];
  expect(again.body).toEqual(first.body);
  expect((await share({ ...body, expires_at: days(8) }, headers)).status).toBe(409);
});

test("a report has at most twenty links", async () => {
  while ((await listed()).length < 20) expect((await share()).status).toBe(201);
  expect(await share()).toMatchObject({
    status: 422,
    body: { errors: { expires_at: [expect.stringMatching(/at most 20 links/)] } },
  });
});

test("the audit log says who shared, revoked and read", async () => {
  const { items } = (await company.owner(operations.listAudit, { query: { noun: "report" } })).body;
  const actions = new Set(items.map(({ action }) => action));
  expect([...actions].sort()).toEqual(["report.open", "report.share", "report.unshare"]);
  const opened = items.find(({ action }) => action === "report.open");
  expect(opened).toMatchObject({ user: null, subject: `session:${id}`, subject_name: "Autumn hour" });
});

test("links end with the company", async () => {
  const leaving = await share({}, { "idempotency-key": "none" });
  expect(leaving.status).toBe(422);
  const { id: some } = (await listed())[0]!;
  await company.owner(operations.revokeReportLink, { params: { id: some } });
  const { url } = (await share()).body;
  expect((await open(url)).status).toBe(200);
  const removed = await company.owner(operations.deleteCompany, { body: { current_password: password } });
  expect(removed.status).toBe(204);
  expect(await open(url)).toMatchObject({ status: 410, body: { code: "LINK_EXPIRED" } });
  const { rows } = await t.database.pool.query("select id from report_links");
  expect(rows).toEqual([]);
});
