import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testCompany, testDraft } from "../../../test/company.ts";

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testCompany(t);
});
afterAll(() => t.close());

const list = async (query: Record<string, string> = {}) =>
  (await company.owner(operations.listSessions, { query })).body as {
    items: { title: string }[];
    next: string;
  };
const titles = async (query?: Record<string, string>) => (await list(query)).items.map(({ title }) => title);
const draft = (title: string, inMinutes: number | null) =>
  testDraft(t, company.owner, { title, starts_at: inMinutes === null ? null : t.clock.in(inMinutes) });
const cancel = (id: string) => company.owner(operations.cancelSession, { params: { id } });

describe("[C30] [R21] the list of sessions", () => {
  test("has coming sessions by start, then past ones, newest first", async () => {
    await draft("undated", null);
    await draft("later", 300);
    await draft("sooner", 100);
    for (const [title, at] of [
      ["old", 50],
      ["newer", 90],
    ] as const)
      await cancel(await draft(title, at));
    expect(await titles()).toEqual(["sooner", "later", "undated", "newer", "old"]);
    expect(await titles({ when: "past" })).toEqual(["newer", "old"]);
    expect(await titles({ status: "draft" })).toEqual(["sooner", "later", "undated"]);
    expect(await titles({ sort: "-start" })).toEqual(["undated", "later", "sooner", "newer", "old"]);
    expect(await titles({ sort: "title" })).toEqual(["later", "newer", "old", "sooner", "undated"]);
  });

  test.each(["agenda", "start", "-start", "title", "-title"])(
    "by %s its pages together are the whole list, each row once, also with equal keys",
    async (sort) => {
      for (let n = 0; n < 12; n += 1)
        await draft(`“Hour” ${n % 4}\u{1F3EE}`.repeat(n % 3 === 0 ? 12 : 1), n % 5 ? n * 7 : null);
      const whole = (await list({ sort })).items.map((one) => (one as unknown as { id: string }).id);
      const listed: string[] = [];
      for (let cursor = ""; cursor !== null; ) {
        const page = await list({ sort, limit: "5", ...(cursor && { cursor }) });
        listed.push(...page.items.map((one) => (one as unknown as { id: string }).id));
        cursor = page.next;
      }
      expect(listed).toEqual(whole);
      expect(new Set(listed).size).toBe(12);
    },
  );

  test("can be searched by title and by person, with archived sessions only on request", async () => {
    const id = await draft("Finance and People", 60);
    await draft("Optics offsite", 90);
    const person = { first_name: "Uma", last_name: "Krishnan", email: `uma@people-${company.id}.example` };
    const { body } = await company.owner(operations.createConsumer, { body: person });
    await company.owner(operations.putAttendees, { params: { id }, body: { consumer_ids: [body.id] } });
    expect(await titles({ search: "OPTICS" })).toEqual(["Optics offsite"]);
    expect(await titles({ search: "uma kri" })).toEqual(["Finance and People"]);
    expect(await titles({ search: "%" })).toEqual([]);
    await cancel(id);
    await company.owner(operations.archiveSession, { params: { id } });
    expect(await titles({ search: "uma" })).toEqual([]);
    expect(await titles({ search: "uma", archived: "any" })).toEqual(["Finance and People"]);
    expect((await company.owner(operations.countSessions)).body).toMatchObject({
      draft: 1,
      cancelled: 0,
      archived: 1,
    });
  });

  test("rejects a made-up cursor", async () => {
    const dates = [
      "2026-99-99 00:00:00+00",
      "2026-02-31 00:00:00+00",
      "2026-12-31 25:00:00+00",
      "2026-12-31 00:00:00+99",
    ];
    const dated = dates.map((date) => [date, company.id]);
    for (const key of [["x", company.id], ["2026-99-99 00:00:00+00", "no"], ...dated, [1], { a: 1 }]) {
      const cursor = Buffer.from(JSON.stringify(key)).toString("base64url");
      for (const sort of ["agenda", "start", "title"]) {
        const response = await company.owner(operations.listSessions, { query: { cursor, sort } });
        expect([sort, response.status < 500]).toEqual([sort, true]);
      }
    }
  });
});

test("a page of thousands is read from the index of its order", async () => {
  await t.database.pool.query(
    `insert into sessions (id, company_id, title, starts_at)
     select gen_random_uuid(), $1, 'Session ' || n, now() + n * interval '1 hour' from generate_series(1, 5000) n`,
    [company.id],
  );
  await t.database.pool.query("analyze sessions");
  for (const [sort, index] of [
    ["agenda", "sessions_company_agenda"],
    ["-start", "sessions_company_start"],
    ["title", "sessions_company_title"],
  ] as const) {
    const sent = vi.spyOn(t.database.pool, "query");
    await list({ sort, limit: "50" });
    const queries = sent.mock.calls as unknown as [{ text: string }, unknown[]][];
    const [query, values] = queries.find(([{ text: statement }]) => statement.includes("order by"))!;
    sent.mockRestore();
    const plan = await t.database.pool.query(`explain ${query.text}`, values);
    const text = JSON.stringify(plan.rows);
    expect([sort, text.includes(index), text.includes("Sort")]).toEqual([sort, true, false]);
  }
});
