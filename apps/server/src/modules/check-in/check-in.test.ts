import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ApiClient,
  malformed,
  type TestApplication,
  testApplication,
} from "../../../test/application.ts";
import { all, type CheckInSession, checkInCompany, days, respond } from "../../../test/check-in/arrange.ts";
import { signJoinToken } from "../access/tokens/join-token.ts";
import { issueToken } from "../access/tokens/repository.ts";
import { releaseCheckIns } from "./release-job.ts";

let t: TestApplication;
beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const waveOf = async (client: ApiClient) => (await client(operations.getCheckIn)).body.wave;
const release = () => releaseCheckIns(t.context);
const rows = async (session: CheckInSession) =>
  (await t.database.pool.query("select * from check_ins where unit_id = $1", [session.id])).rows;

/** Token lifetimes are hours; these tests move the clock by weeks. */
async function again(session: CheckInSession): Promise<ApiClient[]> {
  return Promise.all(
    session.people.map(async (consumerId) => {
      const seat = { sessionId: session.id, consumerId, enteredBy: "link" as const };
      return t.client(await issueToken(t.database.db, t.clock.now(), seat));
    }),
  );
}

async function figure(owner: ApiClient, wave: string, measure = "all") {
  const { figures } = (await owner(operations.getEvidence)).body as operations.Evidence;
  return figures.find((one) => one.wave === wave && one.measure === measure);
}

/** The company signs in again, as its token has expired as well. */
async function ownerOf(companyId: string): Promise<ApiClient> {
  const { rows: owners } = await t.database.pool.query(
    "select id from users where company_id = $1 and user_type_id = 2",
    [companyId],
  );
  return t.client(await issueToken(t.database.db, t.clock.now(), { userId: owners[0].id }));
}

test("the statements are offered before, after, and 14 and 30 days later, for seven days each", async () => {
  const company = await checkInCompany(t);
  const session = await company.session(2);
  const [ann] = session.clients as [ApiClient];
  expect(await waveOf(ann)).toBe("before");
  await company.owner(operations.patchCompany, { body: { check_in: false } });
  expect(await waveOf(ann)).toBe(null);
  expect((await respond(ann, all(3))).status).toBe(409);
  await company.owner(operations.patchCompany, { body: { check_in: true } });
  for (const step of [0, 6, 2.5, "3", "<b>"])
    expect((await respond(ann, all(step as number))).status, String(step)).toBe(422);
  expect((await ann(operations.sendCheckIn, { body: malformed({ contacts: 3 }) })).status).toBe(422);
  expect(await rows(session)).toEqual([]);

  await respond(ann, all(2));
  const changed = { contacts: 4, voice: null, belonging: 2 };
  expect((await respond(ann, changed)).body).toEqual({ wave: "before", responses: changed });
  expect((await ann(operations.getCheckIn)).body).toEqual({ wave: "before", responses: changed });
  expect(await rows(session)).toHaveLength(1);
  // Nothing that says who it is, nor when.
  expect(Object.keys((await rows(session))[0]).sort()).toEqual(
    ["belonging", "company_id", "contacts", "pseudonym", "unit_id", "voice", "wave"].sort(),
  );
  await respond(ann, all(null));
  expect(await rows(session)).toEqual([]);

  await session.play();
  for (const [day, wave] of [
    [0, "after"],
    [6, "after"],
    [7, null],
    [13, null],
    [14, "two_weeks"],
    [20, "two_weeks"],
    [21, null],
    [30, "month"],
    [36, "month"],
    [37, null],
  ] as const) {
    const start = t.clock.at;
    t.clock.advance(days(day));
    expect([day, await waveOf((await again(session))[0]!)]).toEqual([day, wave]);
    t.clock.at = start;
  }
});

test("an address or a link that an administrator copied is no proof, for reading nor for responding", async () => {
  const company = await checkInCompany(t);
  const session = await company.session(2);
  const query = { consumer_id: session.people[0]! };
  const { url } = (await company.owner(operations.sessionLink, { params: { id: session.id }, query })).body;
  const token = new URL(url).hash.slice("#join=".length);
  const copied = t.client((await t.client()(operations.experienceLogin, { body: { token } })).body.token);
  for (const request of [
    copied(operations.getCheckIn),
    respond(copied, all(3)),
    copied(operations.exportOwnData),
  ])
    expect((await request).body.code).toBe("PROOF_NEEDED");
  // It still opens the lobby.
  expect((await copied(operations.getIce)).status).toBe(200);
});

test("a link that is used twice stores one response; one that is too old, or of a removed person, none", async () => {
  const company = await checkInCompany(t);
  const session = await company.session(3);
  const [ann, ben] = session.people as [string, string];
  const link = (consumerId: string) =>
    signJoinToken(t.context.settings.appKey, { sessionId: session.id, consumerId, linkVersion: 1 });
  const follow = (consumerId: string) =>
    t.client()(operations.experienceLogin, { body: { token: link(consumerId) } });
  const enter = async (consumerId: string) => t.client((await follow(consumerId)).body.token);
  const [first, second, bens] = [await enter(ann), await enter(ann), await enter(ben)];
  await respond(first, all(2));
  expect((await respond(second, all(4))).body).toEqual({ wave: "before", responses: all(4) });
  await respond(bens, all(1));
  expect(await rows(session)).toHaveLength(2);
  expect((await first(operations.getCheckIn)).body.responses).toEqual(all(4));

  // Ben is deleted, with what he responded; neither his link nor his open page stores anything.
  await company.owner(operations.deleteConsumer, { params: { id: ben } });
  expect(await rows(session)).toHaveLength(1);
  expect((await follow(ben)).body.code).toBe("LINK_EXPIRED");
  expect((await respond(bens, all(5))).body.code).toBe("UNAUTHENTICATED");
  const forged = `${link(ann).split(".")[0]}.${link(ben).split(".")[1]}`;
  expect((await t.client()(operations.experienceLogin, { body: { token: forged } })).body.code).toBe(
    "LINK_EXPIRED",
  );

  await session.play();
  const start = t.clock.at;
  // Between two waves the link opens the scorecard, and stores nothing.
  t.clock.advance(days(25));
  expect((await respond(await enter(ann), all(3))).body.code).toBe("REQUEST_001");
  expect(await rows(session)).toHaveLength(1);
  t.clock.advance(days(11));
  expect((await respond(await enter(ann), all(3))).body.wave).toBe("month");
  t.clock.advance(days(2));
  expect((await follow(ann)).body.code).toBe("SESSION_006");
  t.clock.at = start;
  expect(await rows(session)).toHaveLength(2);
});

test("single responses show nothing; whole sessions are released once, and deleted after the last wave", async () => {
  const company = await checkInCompany(t);
  const session = await company.session(8);
  for (const client of session.clients) await respond(client, all(2));
  await session.play();
  for (const client of session.clients) await respond(client, all(4));
  await release();
  expect(await figure(company.owner, "after")).toMatchObject({ state: "hidden", people: 0, change: null });
  t.clock.advance(days(7));
  await release();
  await release();
  let owner = await ownerOf(company.id);
  // Eight responded, and one of them is not counted. One session has no interval.
  expect(await figure(owner, "after")).toMatchObject({
    state: "unknown",
    people: 7,
    sessions: 1,
    change: null,
  });
  expect(await figure(owner, "two_weeks")).toMatchObject({ state: "hidden" });

  t.clock.advance(days(7));
  for (const client of (await again(session)).slice(0, 5)) await respond(client, all(5));
  t.clock.advance(days(7));
  await release();
  owner = await ownerOf(company.id);
  // Five responded; the one left out is the same in all waves, so there are four or five of them.
  const { state, people } = (await figure(owner, "two_weeks")) as operations.EvidenceFigure;
  expect([state, people]).toEqual(people === 5 ? ["unknown", 5] : ["hidden", 0]);
  expect(await rows(session)).toHaveLength(21);

  t.clock.advance(days(16));
  await release();
  expect(await rows(session)).toEqual([]);
  const { rows: batches } = await t.database.pool.query(
    "select left_out, done from check_in_batches where company_id = $1",
    [company.id],
  );
  expect(batches).toEqual([{ left_out: [], done: ["after", "two_weeks", "month"] }]);
  expect(await figure(await ownerOf(company.id), "after")).toMatchObject({ people: 7 });
});

test("sessions with too few people wait for others, and are deleted when none come", async () => {
  const company = await checkInCompany(t);
  const [first, second] = [await company.session(4), await company.session(3)];
  for (const { clients } of [first, second]) for (const client of clients) await respond(client, all(2));
  await first.play();
  for (const client of first.clients) await respond(client, all(3));
  t.clock.advance(days(8));
  await release();
  const count = async () =>
    (
      await t.database.pool.query("select count(*)::int as n from check_in_batches where company_id = $1", [
        company.id,
      ])
    ).rows[0].n;
  expect(await count()).toBe(0);
  await second.play();
  for (const client of await again(second)) await respond(client, all(3));
  t.clock.advance(days(8));
  await release();
  expect(await count()).toBe(1);
  expect(await figure(await ownerOf(company.id), "after")).toMatchObject({ people: 5, sessions: 2 });

  const lonely = await checkInCompany(t);
  const third = await lonely.session(3);
  for (const client of third.clients) await respond(client, all(2));
  await third.play();
  t.clock.advance(days(179));
  await release();
  expect(await rows(third)).toHaveLength(3);
  t.clock.advance(days(1));
  await release();
  expect(await rows(third)).toEqual([]);
});

test("erasing a person deletes their responses; once as many left as are not counted, later waves are withheld", async () => {
  const company = await checkInCompany(t);
  const session = await company.session(7);
  for (const client of session.clients) await respond(client, all(2));
  await session.play();
  for (const client of session.clients) await respond(client, all(4));
  const [ann] = session.clients as [ApiClient];
  const own = (await ann(operations.exportOwnData)).body.check_ins;
  expect(own).toEqual([
    { unitId: session.id, wave: "before", ...all(2) },
    { unitId: session.id, wave: "after", ...all(4) },
  ]);
  t.clock.advance(days(7));
  await release();
  t.clock.advance(days(7));
  for (const client of await again(session)) await respond(client, all(4));
  const owner = await ownerOf(company.id);
  expect(await rows(session)).toHaveLength(21);
  await owner(operations.deleteConsumer, { params: { id: session.people[0]! } });
  expect(await rows(session)).toHaveLength(18);
  t.clock.advance(days(7));
  await release();
  const after = await ownerOf(company.id);
  expect(await figure(after, "after")).toMatchObject({ people: 6 });
  expect(await figure(after, "two_weeks")).toMatchObject({ state: "hidden", people: 0 });
});

test("another company sees nothing of it", async () => {
  const company = await checkInCompany(t);
  const { figures, on } = (await company.owner(operations.getEvidence)).body as operations.Evidence;
  expect(on).toBe(true);
  expect(figures).toHaveLength(12);
  expect(figures.every(({ state, people }) => state === "hidden" && people === 0)).toBe(true);
});

test("a series is one unit: before its first session, and the weeks after its last", async () => {
  const company = await checkInCompany(t);
  const [first, second] = [await company.session(7), await company.session(2)];
  // The people of the first are also in the second, which has more of them.
  const series = crypto.randomUUID();
  const { pool } = t.database;
  await pool.query("insert into series (id, company_id, title) values ($1, $2, 'Autumn')", [
    series,
    company.id,
  ]);
  await pool.query("update sessions set series_id = $1 where id = any($2)", [series, [first.id, second.id]]);
  await pool.query(
    "insert into session_consumers (session_id, consumer_id, company_id) select $1, unnest($2::uuid[]), $3",
    [second.id, first.people, company.id],
  );
  const together = { ...second, people: [...first.people, ...second.people] };
  for (const client of first.clients) await respond(client, all(2));
  await first.play();
  for (const client of await again(first)) await respond(client, all(3));
  t.clock.advance(days(8));
  await release();
  const [ann, , , , , , , newcomer] = (await again(together)) as [ApiClient, ...ApiClient[]];
  // Ann has given her responses before the series; for somebody new, this is before it.
  expect(await waveOf(ann)).toBe(null);
  expect(await waveOf(newcomer!)).toBe("before");
  t.clock.advance(days(6));
  // The first session was 14 days ago, and the series is not over.
  expect(await waveOf((await again(first))[0]!)).toBe(null);
  expect(await figure(await ownerOf(company.id), "after")).toMatchObject({ state: "hidden" });
  const at = t.clock.now().getTime();
  await t.lifecycle.started(second.id, at, at + 3_600_000);
  await t.lifecycle.joined(second.id, together.people, at);
  await t.lifecycle.ended(second.id, at);
  expect((await respond((await again(together))[0]!, all(5))).status).toBe(200);
  const { rows: own } = await pool.query(
    "select wave, contacts from check_ins where unit_id = $1 and contacts = 5",
    [series],
  );
  expect(own).toEqual([{ wave: "after", contacts: 5 }]);
  t.clock.advance(days(7));
  await release();
  expect(await figure(await ownerOf(company.id), "after")).toMatchObject({ people: 6, sessions: 1 });
});
