/** Lists whose columns only a person can name, and what an import leaves as it is. */
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../test/application.ts";
import { testCompany } from "../../../test/company.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const people = async (owner: ApiClient) =>
  (await owner(operations.listConsumers, { query: { sort: "email" } })).body.items.map(
    ({ first_name, last_name, email, department, office, timezone }) =>
      [first_name, last_name, email, department, office, timezone].filter((field) => field !== null),
  );

const send = (owner: ApiClient, body: object) => owner(operations.importConsumers, { body: body as never });

// Words of no language.
const unknown = "Zorp;Blim;Quax\nde Vries;Pieter;pieter@firm.example\nHolm;Ana;ana@firm.example";

test("headings that nobody knows are asked about: nothing is stored until the columns are chosen", async () => {
  const { owner } = await testCompany(t);
  expect(await send(owner, { text: unknown })).toMatchObject({
    status: 422,
    body: { code: "COLUMNS_UNKNOWN" },
  });
  expect(await people(owner)).toEqual([]);

  const preview = await send(owner, { text: unknown, preview: true });
  expect(preview.body).toMatchObject({
    columns_unknown: true,
    header: true,
    header_line: 1,
    columns: [null, null, "email"],
    rows: [],
    added: 0,
  });
  expect(preview.body.sample.slice(0, 2)).toEqual([
    ["Zorp", "Blim", "Quax"],
    ["de Vries", "Pieter", "pieter@firm.example"],
  ]);

  const columns = ["last_name", "first_name", "email"];
  expect((await send(owner, { text: unknown, columns })).body).toMatchObject({ added: 2, failed: 0 });
  expect(await people(owner)).toEqual([
    ["Ana", "Holm", "ana@firm.example"],
    ["Pieter", "de Vries", "pieter@firm.example"],
  ]);
});

test.each([
  ["names in two columns", "Ruiz,Ana,ana@firm.example"],
  ["text after the address", "ana@firm.example;Sales"],
  ["one heading that we know and one that we do not", "Vorname;Blim;E-Mail\nAna;Holm;ana@firm.example"],
  ["two columns with addresses", "Zorp;Name\nana@firm.example;Ana Holm\nb@firm.example;b@home.example"],
  ["two headings for addresses", "Name;Email (a);Email (b)\nAna Holm;ana@home.example;ana@firm.example"],
])("%s: the API stores nothing, the preview says so", async (_, text) => {
  const { owner } = await testCompany(t);
  expect(await send(owner, { text })).toMatchObject({ status: 422, body: { code: "COLUMNS_UNKNOWN" } });
  expect((await send(owner, { text, preview: true })).body.columns_unknown).toBe(true);
  expect(await people(owner)).toEqual([]);
});

test.each([
  ["addresses alone", "ana@firm.example\nben@firm.example", [["ana@firm.example"], ["ben@firm.example"]]],
  ["names before addresses", "Ana Ruiz, ana@firm.example", [["Ana", "Ruiz", "ana@firm.example"]]],
  ["addresses of an email program", '"Ruiz, Ana" <ana@firm.example>', [["Ana", "Ruiz", "ana@firm.example"]]],
  [
    "an address under an unknown heading",
    "Vorname;Nachname;Blim\nAna;Ruiz;ana@firm.example",
    [["Ana", "Ruiz", "ana@firm.example"]],
  ],
  ["numbers under an unknown heading", "Blim;E-Mail\n1042;ana@firm.example", [["ana@firm.example"]]],
])("%s need no question", async (_, text, expected) => {
  const { owner } = await testCompany(t);
  expect((await send(owner, { text })).status).toBe(200);
  expect(await people(owner)).toEqual(expected);
});

test("a first person with a broken address is no line of headings", async () => {
  const { owner } = await testCompany(t);
  const text = "Ana;Ruiz;ana.firm.example\nBen;Holm;ben@firm.example";
  const { body } = await send(owner, { text, preview: true });
  expect(body).toMatchObject({
    header: false,
    rows: [
      { line: 1, outcome: "failed" },
      { line: 2, outcome: "added" },
    ],
  });
});

test("the separator and the line of headings can be corrected", async () => {
  const { owner } = await testCompany(t);
  const text = "List of Ana; Ben\nName;Email\nHolm, Ana;ana@firm.example";
  const { body } = await send(owner, { text, preview: true });
  expect(body).toMatchObject({ separator: ";", header_line: 2 });
  expect(body.first_lines[2]).toEqual({ line: 3, text: "Holm, Ana, ana@firm.example" });
  const none = await send(owner, { text, preview: true, header_line: 0, columns: ["name", "email"] });
  expect(none.body).toMatchObject({ header: false, added: 1, failed: 2 });
  const commas = await send(owner, { text, preview: true, separator: "," });
  expect(commas.body.separator).toBe(",");
  expect((await send(owner, { text, separator: "x" })).status).toBe(422);
});

test("an import fills in what is missing and replaces nothing", async () => {
  const { owner } = await testCompany(t);
  const headings = "First name;Last name;Email;Department;Office;Time zone";
  await send(owner, { text: `${headings}\nAna;Holm;ana@firm.example;Sales;;` });
  const text = `${headings}\nAnna;Holme;ANA@firm.example;Optics;Oslo;Europe/Oslo`;
  for (const preview of [true, false]) {
    const { body } = await send(owner, { text, existing: "update", preview });
    expect(body).toMatchObject({ updated: 1, existing: 0, added: 0 });
  }
  const filled = [["Ana", "Holm", "ana@firm.example", "Sales", "Oslo", "Europe/Oslo"]];
  expect(await people(owner)).toEqual(filled);
  // Now nothing is missing.
  expect((await send(owner, { text, existing: "update" })).body).toMatchObject({ updated: 0, existing: 1 });
  expect(await people(owner)).toEqual(filled);
});

test("a second line with the same address is a duplicate, not somebody on the list", async () => {
  const { owner } = await testCompany(t);
  const { body } = await send(owner, { text: "Ana <ana@firm.example>\nAna <ANA@firm.example>" });
  expect(body).toMatchObject({ added: 1, existing: 0, duplicates: 1 });
  expect(body.rows[1]).toMatchObject({ outcome: "duplicate", message: "Line 1 has the same address." });
});

test("nobody is dropped for a column that cannot be read: they come without it, and the line says so", async () => {
  const { owner } = await testCompany(t);
  const lines = [
    "Name,Email,Zeitzone,Department",
    "Ana Ruiz,ana@firm.example,MEZ,Sales",
    "Ben Holm,ben@firm.example,Berlin,Sales",
    "Cleo Oz,cleo@firm.example,CET,Sales",
    "Dan Oz,dan@firm.example,W. Europe Standard Time,Sales",
    "Eve Oz,eve@firm.example,Middle/Earth,Sales",
    `Fay Oz,fay@firm.example,IST,${"x".repeat(81)}`,
    "Gus Lo\uFFFDez,gus@firm.example,europe/oslo,Sales",
  ];
  const { body } = await send(owner, { text: lines.join("\n") });
  expect(body).toMatchObject({ added: 7, failed: 0 });
  const leftOut = (row: { left_out: { column: string; message: string }[] }) =>
    row.left_out.map(({ column, message }) => `${column}: ${message}`);
  expect(body.rows.map(leftOut)).toEqual([
    [],
    [],
    [],
    [],
    ["Zeitzone: We don’t know the time zone “Middle/Earth”, so we left it out."],
    [
      "Zeitzone: We don’t know the time zone “IST”, so we left it out.",
      "Department: It’s longer than 80 characters, so we left it out.",
    ],
    ["Name: It has a character that we can’t read, so we left it out."],
  ]);
  expect((await people(owner)).map((fields: string[]) => fields.join("|"))).toEqual([
    "Ana|Ruiz|ana@firm.example|Sales|Europe/Berlin",
    "Ben|Holm|ben@firm.example|Sales|Europe/Berlin",
    "Cleo|Oz|cleo@firm.example|Sales|Europe/Berlin",
    "Dan|Oz|dan@firm.example|Sales|Europe/Berlin",
    "Eve|Oz|eve@firm.example|Sales",
    "Fay|Oz|fay@firm.example",
    "Gus|gus@firm.example|Sales|Europe/Oslo",
  ]);
});

test("an export that is imported again changes nothing, whatever its cells begin with", async () => {
  const [{ owner }, other] = [await testCompany(t), await testCompany(t)];
  const bodies = [
    {
      first_name: "=Ana",
      last_name: "Holm",
      email: "ana@firm.example",
      department: "-East",
      office: "+1 Tower",
    },
    { first_name: "Leo", last_name: "Ruiz", email: "leo@firm.example", department: "@home", office: "'=1+1" },
    {
      first_name: "A;B;C;D;E;F;G;H",
      last_name: "'quoted'",
      email: "kim@firm.example",
      department: 'a "b", c',
    },
  ];
  for (const body of bodies) await owner(operations.createConsumer, { body });
  const { body: text } = await owner(operations.exportConsumers);
  const again = await send(owner, { text, existing: "update" });
  expect(again.body).toMatchObject({ updated: 0, added: 0, existing: 3, failed: 0 });
  await send(other.owner, { text });
  expect(await people(other.owner)).toEqual(await people(owner));
});
