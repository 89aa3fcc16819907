import { randomUUID } from "node:crypto";
import { fieldTexts } from "@lantern/contract/field-texts";
import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { searchForms } from "@lantern/contract/search";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import { testCompany, testDraft } from "../../../test/company.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const table = [
  "First name;Last name;E-mail;Department;Office;Time zone",
  "Ana;Ruiz;ana@l.example;Design;Lisbon;Europe/Lisbon",
  "Bo;Lind;bo@l.example;Sales;Lisbon;",
  "Cleo;Marsh;cleo at l.example;Sales;Oslo;Nowhere/Land",
  "=cmd;Zed;zed@l.example;Sales;;",
].join("\n");

const emails = async (owner: ApiClient, query: Record<string, string>) =>
  (await owner(operations.listConsumers, { query })).body.items.map(({ email }) => email);

test("[C34] a list is sorted either way, filtered and paged in each order", async () => {
  const { owner } = await testCompany(t);
  await owner(operations.importConsumers, { body: { text: table } });
  expect(await emails(owner, {})).toEqual(["bo@l.example", "ana@l.example", "zed@l.example"]);
  expect(await emails(owner, { sort: "email", order: "desc" })).toEqual([
    "zed@l.example",
    "bo@l.example",
    "ana@l.example",
  ]);
  expect(await emails(owner, { department: "Sales" })).toEqual(["bo@l.example", "zed@l.example"]);
  expect(await emails(owner, { search: "LISB", department: "Design" })).toEqual(["ana@l.example"]);
  for (const sort of ["name", "email", "created"] as const) {
    for (const order of ["asc", "desc"] as const) {
      const all = await emails(owner, { sort, order });
      const first = (await owner(operations.listConsumers, { query: { sort, order, limit: "2" } })).body;
      const second = await emails(owner, { sort, order, limit: "2", cursor: first.next! });
      expect([...first.items.map((one) => one.email), ...second]).toEqual(all);
    }
  }
  for (const date of ["2026-99-99 00:00:00+00", "2026-02-31 00:00:00+00", "2026-12-31 00:00:00+99"]) {
    const cursor = Buffer.from(JSON.stringify([date, randomUUID()])).toString("base64url");
    expect((await owner(operations.listConsumers, { query: { sort: "created", cursor } })).status).toBe(422);
  }
  expect((await owner(operations.consumerGroups)).body).toEqual({
    total: 3,
    departments: [
      { name: "Sales", count: 2 },
      { name: "Design", count: 1 },
    ],
    offices: [{ name: "Lisbon", count: 2 }],
    saved: [],
  });
});

test("the ids of everybody who matches come in one response, and of nobody else", async () => {
  const [{ owner }, other] = [await testCompany(t), await testCompany(t)];
  await owner(operations.importConsumers, { body: { text: table } });
  await other.owner(operations.importConsumers, { body: { text: table } });
  const ids = async (query: Record<string, string>) =>
    (await owner(operations.listConsumerIds, { query })).body.ids;
  const { items } = (await owner(operations.listConsumers, {})).body;
  expect(new Set(await ids({}))).toEqual(new Set(items.map(({ id }) => id)));
  const [bo] = items;
  expect(await ids({ search: "lind", department: "Sales" })).toEqual([bo!.id]);
  const { body: group } = await owner(operations.createGroup, {
    body: { name: "Bo alone", consumer_ids: [bo!.id] },
  });
  expect(await ids({ group: group.id })).toEqual([bo!.id]);
  await owner(operations.removeConsumers, { body: { ids: [bo!.id] } });
  expect(await ids({ department: "Sales" })).toHaveLength(1);
});

test("the export is CSV that can be imported again, and no cell is a formula", async () => {
  const [{ owner }, other] = [await testCompany(t), await testCompany(t)];
  await owner(operations.importConsumers, { body: { text: table } });
  const { body, headers } = await owner(operations.exportConsumers, { query: { sort: "email" } });
  expect(headers["content-type"]).toContain("text/csv");
  expect(body).toContain("'=cmd,Zed,zed@l.example");
  const again = await other.owner(operations.importConsumers, { body: { text: body } });
  expect(again.body).toMatchObject({ added: 3, failed: 0, header: true });
});

test("a preview names each problem and its column; columns and what happens to existing participants can be chosen", async () => {
  const { owner } = await testCompany(t);
  const { body } = await owner(operations.importConsumers, { body: { text: table, preview: true } });
  expect(body).toMatchObject({ header: true, added: 3, failed: 1 });
  expect(body.columns).toEqual(["first_name", "last_name", "email", "department", "office", "timezone"]);
  expect(body.rows[2]).toMatchObject({
    line: 4,
    outcome: "failed",
    column: "E-mail",
    message: "This line has no valid email address.",
  });
  const columns = [...body.columns.slice(0, 5), null];
  const mapped = await owner(operations.importConsumers, { body: { text: table, preview: true, columns } });
  expect(mapped.body).toMatchObject({
    added: 3,
    failed: 1,
    rows: [{ person: { timezone: null } }, {}, {}, {}],
  });

  const people = mapped.body.rows.flatMap(({ line, person }) => (person ? { line, ...person } : []));
  expect((await owner(operations.importConsumers, { body: { people } })).body).toMatchObject({ added: 3 });
  // The same chunk again, after a lost response.
  expect((await owner(operations.importConsumers, { body: { people } })).body).toMatchObject({
    added: 0,
    existing: 3,
  });
  const text = "E-mail,Office,Time zone,Language\nBO@l.example,Bergen,CET,Deutsch";
  const skipped = await owner(operations.importConsumers, { body: { text } });
  expect(skipped.body).toMatchObject({ existing: 1, updated: 0 });
  expect(skipped.body.rows[0]!.consumer!.office).toBe("Lisbon");
  const updated = await owner(operations.importConsumers, { body: { text, existing: "update" } });
  expect(updated.body).toMatchObject({ updated: 1, rows: [{ outcome: "updated" }] });
  // What is there stays.
  expect(updated.body.rows[0]!.consumer).toMatchObject({
    first_name: "Bo",
    office: "Lisbon",
    timezone: "Europe/Berlin",
    language: "de",
  });
  const other = "E-mail,Language\nbo@l.example,Spanish\nmia@l.example,French";
  const { rows } = (await owner(operations.importConsumers, { body: { text: other, existing: "update" } }))
    .body;
  expect(rows).toMatchObject([
    { outcome: "existing", consumer: { language: "de" } },
    {
      outcome: "added",
      consumer: { language: null },
      left_out: [{ column: "Language", message: fieldTexts.UNKNOWN_LANGUAGE({ language: "French" }) }],
    },
  ]);
});

test("an import with too many lines, of both kinds or of neither is rejected and adds nobody", async () => {
  const { owner } = await testCompany(t);
  const text = Array.from({ length: limits.importMaxRows + 1 }, (_, n) => `p${n}@many.example`).join("\n");
  expect(await owner(operations.importConsumers, { body: { text } })).toMatchObject({
    status: 422,
    body: { errors: { text: [expect.stringContaining(String(limits.importMaxRows))] } },
  });
  const people = [{ line: 1, first_name: null, last_name: null, email: "a@b.example" }];
  for (const body of [{}, { text: "a@b.example", people }])
    expect((await owner(operations.importConsumers, { body })).status).toBe(422);
  expect((await owner(operations.listConsumers)).body.items).toEqual([]);
});

test("several are removed at once: a preview lists their seats, then those are released and invited ones get an email", async () => {
  const [{ owner }, stranger] = [await testCompany(t), await testCompany(t)];
  const imported = await owner(operations.importConsumers, { body: { text: table } });
  const [ana, bo] = imported.body.rows.map(({ consumer }) => consumer?.id ?? "");
  const params = { id: await testDraft(t, owner) };
  await owner(operations.putAttendees, { params, body: { consumer_ids: [ana!, bo!] } });
  await owner(operations.confirmSession, { params });
  await owner(operations.inviteAttendees, { params, body: { consumer_ids: [ana!] } });

  const history = (await owner(operations.consumerHistory, { params: { id: ana } })).body;
  expect(history).toMatchObject({
    items: [{ session: { id: params.id, status: "confirmed" }, rsvp: null, attended_at: null }],
    next: null,
  });
  const ids = [ana!, bo!];
  const received = await owner(operations.removeConsumers, { body: { ids, preview: true } });
  expect(received.body).toMatchObject({ removed: 0, seats: [{ session: { id: params.id } }, {}] });
  expect((await stranger.owner(operations.removeConsumers, { body: { ids } })).body).toEqual({
    removed: 0,
    seats: [],
  });
  expect(await emails(owner, {})).toHaveLength(3);

  expect((await owner(operations.removeConsumers, { body: { ids } })).body).toMatchObject({ removed: 2 });
  expect((await owner(operations.getSession, { params })).body.attendees).toEqual([]);
  expect((await t.emails("ana@l.example")).map(({ kind }) => kind)).toEqual(["cancelled"]);
  expect(await t.emails("bo@l.example")).toEqual([]);
});

test("a search finds a name with or without its accents, among participants and sessions", async () => {
  const { owner } = await testCompany(t);
  const text = ["Jörg MÜLLER,joerg@u.example", "Ida Mueller,ida@u.example", "Kim Muller,kim@u.example"];
  const imported = await owner(operations.importConsumers, { body: { text: text.join("\n") } });
  const search = async (query: string) =>
    (await emails(owner, { search: query, sort: "email" })).map((email: string) => email.split("@")[0]);
  for (const one of ["Müller", "müller", "MÜLLER"])
    expect(await search(one)).toEqual(["ida", "joerg", "kim"]);
  expect(await search("mueller")).toEqual(["ida", "joerg"]);
  expect(await search("muller")).toEqual(["joerg", "kim"]);
  expect(await search("Jo%")).toEqual([]);
  const person = { first_name: "Ana", email: "user@bücher.example" };
  await owner(operations.createConsumer, { body: person });
  for (const one of ["bücher", "BÜCHER", "user@bücher.example", "xn--bcher"])
    expect(await search(one)).toEqual(["user"]);
  expect(await search("buecher")).toEqual([]);

  const consumer_ids = [imported.body.rows[0]!.consumer!.id];
  const params = { id: await testDraft(t, owner, { title: "Frühling in Köln" }) };
  await owner(operations.putAttendees, { params, body: { consumer_ids } });
  const titles = async (query: string) =>
    (await owner(operations.listSessions, { query: { search: query } })).body.items.map((one) => one.title);
  for (const one of ["fruhling", "KOELN", "joerg mue", "Jorg"])
    expect(await titles(one)).toEqual(["Frühling in Köln"]);
  expect(await titles("Ida")).toEqual([]);
});

test("the database makes the same search forms of a text as the contract", async () => {
  const texts = [
    "Ana Ruiz",
    "MÜLLER",
    "Jürgen Groß",
    "STRAẞE",
    "Søren ÅKESSON",
    "Ægir Œuvre",
    "Łukasz Đorđe",
    "José Núñez",
    "Mu\u0308ller",
    "Ólafur Þór",
    "北京",
    "ИВАН",
    "Ana-María",
    "ÖÄÜ öäü",
  ];
  const forms = await Promise.all(
    texts.map(async (text) => {
      const { rows } = await t.database.pool.query("select search_form($1) as form", [text]);
      return rows[0].form;
    }),
  );
  expect(forms).toEqual(texts.map((text) => searchForms(text).join("\n")));
});

test("with 50,000 participants each order, filter and search uses an index", async () => {
  const { id } = await testCompany(t);
  await t.database.db.execute(sql`
    insert into consumers (id, company_id, first_name, last_name, email, department, office)
    select gen_random_uuid(), ${id}, 'First' || n, 'Last' || (n * 7919 % 50000), 'p' || n || '@big.example',
      'Department ' || n % 40, 'Office ' || n % 9
    from generate_series(1, 50000) n`);
  await t.database.db.execute(sql`analyze consumers`);
  const name = "lower(coalesce(last_name, '') || ' ' || coalesce(first_name, email))";
  const searched =
    "search_form(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(department, '') || ' ' || coalesce(office, ''))";
  const of = `select * from consumers where company_id = '${id}' and deleted_at is null`;
  const page = "limit 51";
  const plans: [string, string][] = [
    ["consumers_by_name", `${of} order by ${name}, id ${page}`],
    [
      "consumers_by_name",
      `${of} and (${name}, id) > ('last3', gen_random_uuid()) order by ${name}, id ${page}`,
    ],
    ["consumers_by_email", `${of} order by lower(email) desc, id desc ${page}`],
    ["consumers_by_age", `${of} order by created_at, id ${page}`],
    ["consumers_by_department", `${of} and department = 'Department 7' order by ${name}, id ${page}`],
    ["consumers_by_office", `${of} and office = 'Office 3' order by ${name}, id ${page}`],
    ["consumers_search", `${of} and ${searched} like '%p49321@%' order by ${name}, id ${page}`],
    [
      "consumers_search",
      `${of} and (${searched} like '%muller%' or ${searched} like '%mueller%') order by ${name}, id ${page}`,
    ],
  ];
  for (const [index, query] of plans) {
    const { rows } = await t.database.pool.query(`explain ${query}`);
    expect([query, rows.map((row) => row["QUERY PLAN"]).join("\n")]).toEqual([
      query,
      expect.stringContaining(index),
    ]);
  }
}, 60_000);
