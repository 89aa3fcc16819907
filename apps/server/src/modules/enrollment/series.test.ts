import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { grant, type TestCompany, testCompany, testPeople, testSeries } from "../../../test/company.ts";
import { enrollmentWaits } from "../../db/schema/index.ts";
import { offerSeats } from "./offer-job.ts";

/** One link for a series: a seat or a position at each of its dates, by the rules of each session. */

let t: TestApplication;
let company: TestCompany;
let domain: string;
let series: string;
/** Its three sessions by date: two people each, and three, two and three seats. */
let ids: string[];
let enrollmentId: string;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

beforeEach(async () => {
  company = await testCompany(t);
  await grant(t, company.id, 30);
  domain = company.email.split("@")[1]!;
  const people = await testPeople(company.owner, 1);
  series = await testSeries(t, company.owner, people);
  ids = (await company.owner(operations.getSeries, { params: { id: series } })).body.sessions.map(
    ({ id }) => id,
  );
  for (const [index, id] of ids.entries())
    await company.owner(operations.patchSession, { params: { id }, body: { seats: index === 1 ? 2 : 3 } });
  expect((await company.owner(operations.confirmSeries, { params: { id: series } })).status).toBe(200);
  enrollmentId = await open();
});

const put = (seats: number | null = null, closes_at: string | null = null, id = series) =>
  company.owner(operations.putSeriesEnrollment, { params: { id }, body: { seats, closes_at } });
async function open(seats: number | null = null): Promise<string> {
  const { status, body } = await put(seats);
  expect([status, body.domains]).toEqual([200, [domain]]);
  return new URL(body.enrollment!.url).pathname.split("/")[2]!;
}
const numbers = async () =>
  (await company.owner(operations.getSeriesEnrollment, { params: { id: series } })).body.enrollment!;
const address = (name: string) => `${name}@${domain}`;
const requestCode = (email: string, client = t.client()) =>
  client(operations.requestEnrollmentCode, {
    params: { enrollmentId },
    body: { email, language: "en" as const },
  });
const codeIn = async (email: string) =>
  /\b(\d{3}) (\d{3})\b/
    .exec((await t.emails(email)).findLast(({ kind }) => kind === "enrollment-code")!.text)!
    .slice(1)
    .join("");
const enterCode = (name: string, proof: string, code: string, session_ids?: string[]) =>
  t.client()(operations.enroll, {
    params: { enrollmentId },
    body: {
      proof,
      code,
      first_name: name,
      last_name: "",
      timezone: "America/New_York",
      ...(session_ids && { session_ids }),
    },
  });
async function enroll(name: string, session_ids?: string[]) {
  const { body } = await requestCode(address(name));
  return enterCode(name, body.proof, await codeIn(address(name)), session_ids);
}
const states = ({ body }: Awaited<ReturnType<typeof enroll>>) => body.dates?.map(({ state }) => state);
const page = () => t.client()(operations.getOpenEnrollment, { params: { enrollmentId } });
const kinds = async (name: string) => (await t.emails(address(name))).map(({ kind }) => kind);

test("one proof takes a seat at every date, with one email and one calendar file for all of them", async () => {
  const { body } = await page();
  expect(body).toMatchObject({ state: "open", title: "Autumn evenings" });
  expect(body.dates!.map(({ session_id, full }) => [session_id, full])).toEqual(ids.map((id) => [id, false]));
  expect(states(await enroll("ada"))).toEqual(["seat", "seat", "seat"]);
  expect(await kinds("ada")).toEqual(["enrollment-code", "series-enrolled"]);
  const email = (await t.emails(address("ada"))).at(-1)!;
  expect(email.calendar!.content.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  const joins = email.links.flatMap((link) => /experience\/([^#]+)#join=/.exec(link)?.[1] ?? []);
  expect([...new Set(joins)].toSorted()).toEqual(ids.toSorted());
  expect((await numbers()).dates).toMatchObject([
    { enrolled: 1, free: 1, waiting: 0 },
    { enrolled: 1, free: 0, waiting: 0 },
    { enrolled: 1, free: 1, waiting: 0 },
  ]);
  for (const id of ids) {
    const { attendees } = (await company.owner(operations.getSession, { params: { id } })).body;
    expect(attendees.find(({ email: each }) => each === address("ada"))).toMatchObject({ rsvp: "coming" });
  }
});

test("whoever comes to some dates gets only those, and a full date gives a position on its waiting list", async () => {
  await enroll("ada", [ids[1]!]);
  expect((await page()).body.dates!.map(({ full }) => full)).toEqual([false, true, false]);
  const ben = await enroll("ben", [ids[0]!, ids[1]!]);
  expect(states(ben)).toEqual(["seat", "waiting"]);
  expect(await kinds("ben")).toEqual(["enrollment-code", "enrollment-waiting", "enrolled"]);
  expect((await numbers()).dates.map(({ enrolled, waiting }) => [enrolled, waiting])).toEqual([
    [1, 0],
    [1, 1],
    [0, 0],
  ]);
  // A freed seat of that date goes to Ben, as by a link of the session.
  const people = (await company.owner(operations.getSession, { params: { id: ids[1]! } })).body.attendees;
  const ada = people.find(({ email }) => email === address("ada"))!;
  const others = people.filter((one) => one !== ada).map(({ consumer_id }) => consumer_id);
  await company.owner(operations.putAttendees, { params: { id: ids[1]! }, body: { consumer_ids: others } });
  await offerSeats(t.context, ids[1]!);
  const offer = (await t.emails(address("ben"))).find(({ kind }) => kind === "enrollment-offer")!;
  const [, own, token] = /enroll\/([^#]+)#take=(.+)$/.exec(
    offer.links.find((link) => link.includes("#take="))!,
  )!;
  const response = await t.client()(operations.respondToOffer, {
    params: { enrollmentId: own! },
    body: { wait: token!, take: true },
  });
  expect(response.body.state).toBe("seat");
  // Enrolling once more changes nothing, and emails nobody.
  const before = (await kinds("ben")).length;
  expect(states(await enroll("ben", [ids[0]!, ids[1]!]))).toEqual(["seat", "seat"]);
  expect((await kinds("ben")).slice(before)).toEqual(["enrollment-code"]);
});

test("never more seats at a date than it has, however many come at once", async () => {
  const proofs = await Promise.all(
    ["r1", "r2", "r3", "r4", "r5"].map(async (name) => {
      const { body } = await requestCode(address(name));
      return [name, body.proof, await codeIn(address(name))] as const;
    }),
  );
  const results = await Promise.all(proofs.map(([name, proof, code]) => enterCode(name, proof, code)));
  for (const [at, free] of [2, 1, 2].entries())
    expect(results.filter(({ body }) => body.dates![at]!.state === "seat")).toHaveLength(free);
  expect((await numbers()).dates.map(({ free, enrolled, waiting }) => [free, enrolled, waiting])).toEqual([
    [0, 2, 3],
    [0, 1, 4],
    [0, 2, 3],
  ]);
});

test("the cap counts at each date, and cannot be above what the smallest one has", async () => {
  const refused = await put(3);
  expect([refused.status, refused.body.errors]).toMatchObject([422, { seats: [expect.any(String)] }]);
  await open(1);
  await enroll("ada");
  expect(states(await enroll("ben"))).toEqual(["waiting", "waiting", "waiting"]);
  await open(null);
  expect((await numbers()).dates.map(({ free }) => free)).toEqual([1, 0, 1]);
});

test("a closed link takes nobody at any date, also with a code from before, until it is opened again", async () => {
  const { body } = await requestCode(address("ada"));
  const code = await codeIn(address("ada"));
  await company.owner(operations.closeSeriesEnrollment, { params: { id: series } });
  const closed = { status: 409, body: { code: "ENROLLMENT_CLOSED" } };
  expect(await requestCode(address("ben"))).toMatchObject(closed);
  expect(await enterCode("ada", body.proof, code)).toMatchObject(closed);
  expect((await page()).body).toMatchObject({ state: "closed", dates: [] });
  for (const id of ids) {
    const { enrollment } = (await company.owner(operations.getEnrollment, { params: { id } })).body;
    expect(enrollment).toMatchObject({ closed: true });
  }
  expect(await open()).toBe(enrollmentId);
  expect(states(await enroll("ada"))).toEqual(["seat", "seat", "seat"]);
});

test("a date that was closed, cancelled, or has passed is left out; one confirmed later joins", async () => {
  await company.owner(operations.closeEnrollment, { params: { id: ids[0]! } });
  await company.owner(operations.cancelSession, { params: { id: ids[1]! } });
  expect((await page()).body.dates!.map(({ session_id }) => session_id)).toEqual([ids[2]]);
  // Only dates of the series that are open can be chosen.
  expect((await enroll("ada", [ids[0]!, ids[1]!])).body.code).toBe("ENROLLMENT_CLOSED");
  expect(states(await enroll("ben", [ids[0]!, ids[2]!]))).toEqual(["seat"]);
  t.clock.advance(30 * 24 * 60);
  expect((await page()).body.state).toBe("closed");
});

test("a session that is confirmed after the link was opened has its rules", async () => {
  const people = await testPeople(company.owner, 1);
  series = await testSeries(t, company.owner, people);
  const { sessions } = (await company.owner(operations.getSeries, { params: { id: series } })).body;
  ids = sessions.map(({ id }) => id);
  expect((await put()).body.code).toBe("SESSION_008");
  await company.owner(operations.confirmSession, { params: { id: ids[0]! } });
  enrollmentId = await open(1);
  expect((await page()).body.dates).toHaveLength(1);
  await company.owner(operations.confirmSession, { params: { id: ids[1]! } });
  expect((await page()).body.dates).toHaveLength(2);
  expect(states(await enroll("ada"))).toEqual(["seat", "seat"]);
  expect(states(await enroll("ben", [ids[1]!]))).toEqual(["waiting"]);
  const own = await company.owner(operations.getEnrollment, { params: { id: ids[1]! } });
  expect(own.body.enrollment).toMatchObject({ seats: 1, enrolled: 1, waiting: 1 });
});

test("another company neither reads nor changes it, and sessions of other series cannot be chosen by it", async () => {
  const other = await testCompany(t);
  const params = { id: series };
  const foreign = { status: 404, body: { code: "SERIES_UNKNOWN" } };
  expect(await other.owner(operations.getSeriesEnrollment, { params })).toMatchObject(foreign);
  const body = { seats: null, closes_at: null };
  expect(await other.owner(operations.putSeriesEnrollment, { params, body })).toMatchObject(foreign);
  expect(await other.owner(operations.closeSeriesEnrollment, { params })).toMatchObject(foreign);
  expect((await numbers()).closed).toBe(false);
  const others = await testSeries(t, company.owner, await testPeople(company.owner, 1));
  const { sessions } = (await company.owner(operations.getSeries, { params: { id: others } })).body;
  expect((await enroll("ada", [sessions[0]!.id])).body.code).toBe("ENROLLMENT_CLOSED");
  // A proof for one link opens no other.
  const { body: proved } = await requestCode(address("ben"));
  const code = await codeIn(address("ben"));
  await company.owner(operations.putEnrollment, { params: { id: ids[0]! }, body });
  const own = (await company.owner(operations.getEnrollment, { params: { id: ids[0]! } })).body.enrollment!;
  const moved = await t.client()(operations.enroll, {
    params: { enrollmentId: new URL(own.url).pathname.split("/")[2]! },
    body: { proof: proved.proof, code, first_name: "Ben" },
  });
  expect(moved.body.code).toBe("CODE_WRONG");
});

test("closing dates lie before the last session, and end each date", async () => {
  for (const minutes of [-1, 60 * 24 * 60]) {
    const refused = await put(null, t.clock.in(minutes));
    expect([refused.status, refused.body.errors]).toMatchObject([422, { closes_at: [expect.any(String)] }]);
  }
  expect((await put(null, t.clock.in(60))).status).toBe(200);
  t.clock.advance(61);
  expect((await page()).body.state).toBe("closed");
  expect((await requestCode(address("ada"))).body.code).toBe("ENROLLMENT_CLOSED");
});

test("the link ends with its series, and what waited for its sessions ends with them", async () => {
  await open(1);
  await enroll("ada");
  await enroll("ben");
  expect(await t.database.db.$count(enrollmentWaits, eq(enrollmentWaits.companyId, company.id))).toBe(3);
  for (const id of ids) await company.owner(operations.cancelSession, { params: { id } });
  for (const id of ids) await offerSeats(t.context, id);
  expect(await t.database.db.$count(enrollmentWaits, eq(enrollmentWaits.companyId, company.id))).toBe(0);
  expect((await page()).body.state).toBe("closed");
});

const original = pg.Client.prototype.query;

test("a request for a code costs the same statements for known and unknown addresses, and reads no list", async () => {
  const person = (await company.owner(operations.getSession, { params: { id: ids[0]! } })).body.attendees[0]!;
  // Of the company's domain, and on its list.
  const listed = { email: address("anna") };
  await company.owner(operations.patchConsumer, { params: { id: person.consumer_id }, body: listed });
  const costOf = async (email: string) => {
    const sent: string[] = [];
    const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
      this: pg.Client,
      ...parameters: unknown[]
    ) {
      const [query] = parameters as [string | { text: string }];
      sent.push(typeof query === "string" ? query : query.text);
      return original.apply(this, parameters as never);
    } as never);
    const { status, body } = await requestCode(email);
    spy.mockRestore();
    return { status, length: JSON.stringify(body).length, sent: sent.filter(Boolean) };
  };
  const [first, second] = [await costOf(address("anna")), await costOf(address("dora"))];
  expect(first.sent.length).toBeGreaterThan(5);
  expect(first).toEqual(second);
  for (const statement of first.sent) expect(statement).not.toMatch(/"(?:session_)?consumers"/);
});
