import * as operations from "@lantern/contract/http";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestAttendee, testAttendee } from "../../../test/attendee.ts";
import { password, testCompany } from "../../../test/company.ts";
import { simulatedScorecard } from "../../../test/scorecard.ts";
import { auditLog, consumers, teamPageNames, teamPages, webhookDeliveries } from "../../db/schema/index.ts";
import { deleteExpiredData } from "../erasure/retention-job.ts";

let t: TestApplication;
let attendee: TestAttendee;
/** Joined with the address alone, before the end. */
let typed: ApiClient;
const cards = { en: simulatedScorecard("en"), de: simulatedScorecard("de"), es: simulatedScorecard("es") };

beforeAll(async () => {
  t = await testApplication();
  const { current } = t.context.adventures;
  t.context.adventures.current = (slug, language) => {
    const story = current(slug, language);
    return story && { ...story, locales: ["en", "de", "es"] };
  };
  t.live.scorecard = (async (_session: string, _who: object, language: "en" | "de" | "es" = "de") => ({
    ...cards[language],
    language: "en",
  })) as typeof t.live.scorecard;
});
afterAll(() => t.close());

/** An attendee of a session that has ended, whose company wrote the title. */
beforeEach(async () => {
  attendee = await testAttendee(t);
  const { company, id, consumerId } = attendee;
  await company.owner(operations.patchSession, { params: { id }, body: { title: "Secret merger offsite" } });
  await t.database.db
    .update(consumers)
    .set({ firstName: "Freja", lastName: "Lindqvist" })
    .where(eq(consumers.id, consumerId));
  typed = t.client((await attendee.byEmail()).body.token);
  const at = t.clock.now().getTime();
  await t.lifecycle.started(id, at, at + 3_600_000);
  await t.lifecycle.ended(id, at + 3_600_000);
});

const joined = async (who = attendee) => t.client((await who.byLink()).body.token);
const shared = async () => {
  const client = await joined();
  const { body } = await client(operations.shareTeamPage);
  return { client, url: body.page!.url, token: body.page!.url.split("/team/")[1]! };
};
const opened = (token: string, language?: "en" | "de" | "es") =>
  t.client()(operations.openTeamPage, { params: { token }, query: language ? { language } : {} });

test("a team has no page until somebody of it shares one; then everybody of it gets the same", async () => {
  const client = await joined();
  const before = await client(operations.getOwnTeamPage);
  expect(before.body).toEqual({
    allowed: true,
    page: null,
    can_post: false,
    first_name: "Freja",
    shows_name: false,
  });
  const { body } = await client(operations.shareTeamPage);
  expect(body.page!.url).toMatch(/\/team\/[\w-]{43}$/);
  expect((await client(operations.shareTeamPage)).body).toEqual(body);
  expect((await client(operations.getOwnTeamPage)).body).toEqual(body);
});

test("a stranger sees the ending, the path with the roads not taken, and the award, in their language", async () => {
  const { token } = await shared();
  for (const language of ["en", "de", "es"] as const) {
    const { scorecard } = cards[language];
    const { status, body } = await opened(token, language);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      language,
      slug: "the-quiet-station",
      month: new Date(scorecard.endedAt).toISOString().slice(0, 7),
      ending: scorecard.ending,
      path: scorecard.path,
      award: { title: scorecard.awards.team.title },
      names: [],
    });
    expect(body.path.some(({ others }) => others.length > 0)).toBe(true);
  }
  expect((await opened(token)).body.language).toBe("en");
});

test("a stranger learns no name and no fact of the company", async () => {
  const { token } = await shared();
  const text = JSON.stringify((await opened(token)).body);
  const { company, id, email, consumerId } = attendee;
  const facts = [company.id, company.email, id, email, consumerId, "Secret merger", "Freja", "Lindqvist"];
  const people = Object.values(cards.en.directory.people).map(({ name }) => name);
  const team = cards.en.scorecard.team.name;
  expect(people.length).toBeGreaterThan(1);
  for (const fact of [...facts, ...people, `"${team}"`, "Person"]) expect(text).not.toContain(fact);
  expect(Object.keys((await opened(token)).body).sort()).toEqual(
    "award ending language month names nickname path slug story".split(" "),
  );
});

test("the page shows a first name after its person has switched it on, and no other", async () => {
  const { client, token } = await shared();
  expect((await client(operations.putTeamPageName, { body: { visible: true } })).body.shows_name).toBe(true);
  await client(operations.putTeamPageName, { body: { visible: true } });
  expect((await opened(token)).body.names).toEqual(["Freja"]);
  expect(JSON.stringify((await opened(token)).body)).not.toContain("Lindqvist");
  expect((await client(operations.putTeamPageName, { body: { visible: false } })).body.shows_name).toBe(
    false,
  );
  expect((await opened(token)).body.names).toEqual([]);
});

test("whoever is erased is no longer named; the page stays", async () => {
  const { client, token } = await shared();
  await client(operations.putTeamPageName, { body: { visible: true } });
  const own = (await client(operations.exportOwnData)).body as { name_on_team_pages: object[] };
  expect(own.name_on_team_pages).toEqual([{ session_id: attendee.id, at: t.clock.now().toISOString() }]);
  expect((await client(operations.eraseOwnData)).status).toBe(204);
  expect((await opened(token)).body.names).toEqual([]);
  const left = await t.database.db
    .select()
    .from(teamPageNames)
    .where(eq(teamPageNames.consumerId, attendee.consumerId));
  expect(left).toEqual([]);
});

test("whoever switches their name on while a teammate ends the page is told that there is none", async () => {
  const { client, token } = await shared();
  const ending = await t.database.pool.connect();
  await ending.query("begin");
  await ending.query("delete from team_pages where token = $1", [token]);
  const named = client(operations.putTeamPageName, { body: { visible: true } });
  const waiting = `select count(*)::int as n from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`;
  await vi.waitFor(async () => expect((await ending.query(waiting)).rows).toEqual([{ n: 1 }]), 5000);
  await ending.query("commit");
  ending.release();
  expect(await named).toMatchObject({ status: 200, body: { page: null, shows_name: false } });
});

test("only people of the team who have proved their address share, post, and end its page", async () => {
  expect((await typed(operations.getOwnTeamPage)).status).toBe(200);
  for (const operation of [operations.shareTeamPage, operations.postTeamPage, operations.endOwnTeamPage])
    expect((await typed(operation)).body.code).toBe("PROOF_NEEDED");
  const named = await typed(operations.putTeamPageName, { body: { visible: true } });
  expect(named.body.code).toBe("PROOF_NEEDED");
  for (const operation of [operations.getOwnTeamPage, operations.shareTeamPage, operations.endOwnTeamPage]) {
    expect((await t.client()(operation)).status).toBe(401);
    expect((await attendee.company.owner(operation)).status).toBe(401);
  }
});

test("whoever has the address of somebody else has no part in what was played before", async () => {
  const { client } = await shared();
  const until = t.clock.in(7200);
  const earlierAddresses = [{ address: "before@people.example", from: null, until: String(until) }];
  await t.database.db
    .update(consumers)
    .set({ earlierAddresses })
    .where(eq(consumers.id, attendee.consumerId));
  for (const operation of [operations.getOwnTeamPage, operations.shareTeamPage, operations.endOwnTeamPage])
    expect((await client(operation)).body.code).toBe("CONSUMER_002");
});

test("a page does not name whoever got the address and the entry of somebody who showed theirs", async () => {
  const { client, token } = await shared();
  await client(operations.putTeamPageName, { body: { visible: true } });
  const { company, id, consumerId } = attendee;
  const listed = async () =>
    (await company.owner(operations.listTeamPages, { params: { id } })).body.items.map(({ names }) => names);
  expect([(await opened(token)).body.names, await listed()]).toEqual([["Freja"], [1]]);
  t.clock.advance(1);
  const body = { first_name: "Bo", email: "bo@people.example" };
  expect((await company.owner(operations.patchConsumer, { params: { id: consumerId }, body })).status).toBe(
    200,
  );
  expect([(await opened(token)).body.names, await listed()]).toEqual([[], [0]]);
});

test("a page ends when its team or an administrator ends it, and when its days are over", async () => {
  const first = await shared();
  expect((await first.client(operations.endOwnTeamPage)).status).toBe(204);
  expect((await opened(first.token)).status).toBe(404);
  expect((await first.client(operations.endOwnTeamPage)).status).toBe(404);

  const second = await shared();
  expect(second.token).not.toBe(first.token);
  const { owner } = attendee.company;
  const listed = await owner(operations.listTeamPages, { params: { id: attendee.id } });
  expect(listed.body.items).toEqual([
    {
      id: expect.any(String),
      url: second.url,
      ending: cards.en.scorecard.ending.title,
      names: 0,
      shared_at: t.clock.now().toISOString(),
      ends_at: new Date(t.clock.now().getTime() + 90 * 86_400_000).toISOString(),
    },
  ]);
  const params = { id: listed.body.items[0]!.id };
  expect((await owner(operations.endTeamPage, { params })).status).toBe(204);
  expect((await opened(second.token)).status).toBe(404);

  const third = await shared();
  await owner(operations.patchCompany, { body: { team_page_days: 1 } });
  await t.database.db
    .update(teamPages)
    .set({ sharedAt: new Date(t.clock.in(-24 * 60 + 1)) })
    .where(eq(teamPages.token, third.token));
  expect((await opened(third.token)).status).toBe(200);
  await t.database.db
    .update(teamPages)
    .set({ sharedAt: new Date(t.clock.in(-24 * 60)) })
    .where(eq(teamPages.token, third.token));
  expect((await opened(third.token)).status).toBe(404);
  expect((await third.client(operations.getOwnTeamPage)).body.page).toBeNull();
  const again = await third.client(operations.shareTeamPage);
  expect(again.body.page!.url).not.toBe(third.url);
});

test("a company that forbids pages closes those that there are, for good", async () => {
  const { client, token } = await shared();
  const { owner } = attendee.company;
  await owner(operations.patchCompany, { body: { team_pages: false } });
  expect((await opened(token)).status).toBe(404);
  expect((await client(operations.getOwnTeamPage)).body).toMatchObject({ allowed: false, page: null });
  expect((await client(operations.shareTeamPage)).body.code).toBe("TEAM_PAGE_OFF");
  await owner(operations.patchCompany, { body: { team_pages: true } });
  expect((await opened(token)).status).toBe(404);
  expect((await client(operations.shareTeamPage)).status).toBe(200);
});

test("a page ends with its company", async () => {
  const { token } = await shared();
  const { company } = attendee;
  const proof = { current_password: password };
  expect((await company.owner(operations.deleteCompany, { body: proof })).status).toBe(204);
  expect((await opened(token)).status).toBe(404);
});

test("links that were never there, and those that have ended, are answered alike", async () => {
  const { client, token } = await shared();
  await client(operations.endOwnTeamPage);
  const responses = [];
  for (const one of [token, "A".repeat(43), "short-one"]) {
    const { status, body, headers } = await opened(one);
    responses.push({ status, body, length: headers["content-length"] });
  }
  expect(responses[0]!.status).toBe(404);
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]).toEqual(responses[0]);
});

test("a page that has ended is deleted, and one that has not stays", async () => {
  const { token } = await shared();
  const rows = () => t.database.db.select().from(teamPages).where(eq(teamPages.token, token));
  await deleteExpiredData(t.context);
  expect(await rows()).toHaveLength(1);
  const sharedAt = new Date(t.clock.in(-91 * 24 * 60));
  await t.database.db.update(teamPages).set({ sharedAt }).where(eq(teamPages.token, token));
  await deleteExpiredData(t.context);
  expect(await rows()).toEqual([]);
});

test("a press posts the page where the company takes it, once; the log does not say whose press", async () => {
  const { client, url } = await shared();
  expect((await client(operations.postTeamPage)).status).toBe(404);
  const { owner } = attendee.company;
  const hook = { kind: "signed", url: "http://127.0.0.1:9/", events: ["team_page.posted"] } as const;
  await owner(operations.createWebhook, { body: hook });
  expect((await client(operations.getOwnTeamPage)).body.can_post).toBe(true);
  expect((await client(operations.postTeamPage)).body.page!.posted).toBe(true);
  expect((await client(operations.postTeamPage)).status).toBe(200);
  const sent = await t.database.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.companyId, attendee.company.id));
  expect(sent.map(({ event }) => event)).toEqual(["team_page.posted"]);
  const { title, share } = cards.en.scorecard.ending;
  expect(JSON.parse(sent[0]!.body).data).toMatchObject({
    session: { id: attendee.id },
    team_page: { url, ending: title, share, story: cards.en.scorecard.experience.title },
  });
  const entries = await t.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, attendee.company.id), eq(auditLog.action, "session.team_page_posted")));
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain(attendee.consumerId);
});

test("another company neither lists nor ends the page of a team", async () => {
  const { token } = await shared();
  const { body } = await attendee.company.owner(operations.listTeamPages, { params: { id: attendee.id } });
  const other = await testCompany(t);
  const listed = await other.owner(operations.listTeamPages, { params: { id: attendee.id } });
  expect(listed.body.code).toBe("SESSION_001");
  const ended = await other.owner(operations.endTeamPage, { params: { id: body.items[0]!.id } });
  expect(ended.status).toBe(404);
  expect((await opened(token)).status).toBe(200);
});
