import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { sampled } from "../../../../scripts/lib/sample.ts";
import { antiForgeryOf, type TestApplication, testApplication } from "../../test/application.ts";
import { testAdmin, testCompany, testDraft, testPeople } from "../../test/company.ts";
import { allOperations, isPlatform, jsonOf } from "../../test/operations.ts";
import { outbox } from "../db/schema/index.ts";
import { signJoinToken } from "../modules/access/tokens/join-token.ts";

/** Sends every operation of the contract hostile values; in `npm test` each some of them, in turn. */

let t: TestApplication;
let tokens: Record<operations.Operation["access"], string>;
/** Operations of the console are sent as ADMIN. */
let admin: string;
let ids: Record<string, string>;
let visitors = 0;
/** The whole log of these tests, at the finest level. */
const lines: string[] = [];

beforeAll(async () => {
  t = await testApplication({}, {}, (line) => lines.push(line));
  const company = await testCompany(t, { credits: 20 });
  const [consumer] = await testPeople(company.owner, 1);
  const session = await testDraft(t, company.owner);
  await company.owner(operations.putAttendees, {
    params: { id: session },
    body: { consumer_ids: [consumer!] },
  });
  await company.owner(operations.confirmSession, { params: { id: session } });
  const link = { sessionId: session, consumerId: consumer!, linkVersion: 1 };
  const joined = await t.client()(operations.experienceLogin, {
    body: { token: signJoinToken(t.context.settings.appKey, link) },
  });
  admin = (await testAdmin(t)).token;
  tokens = {
    open: "",
    dashboard: company.token,
    participant: joined.body.token,
    either: company.token,
  };
  ids = {
    id: await testDraft(t, company.owner),
    consumer: consumer!,
    sessionId: session,
    token: "none",
    slug: "the-quiet-station",
    key: "support.email",
  };
});
afterAll(() => t.close());

const named = allOperations.map((operation, at) => [operation.id, operation, at] as const);

interface Field {
  name: string;
  /** The JSON types that it accepts. */
  types: string[];
}

/** The fields of a schema by name, of all its forms together. */
function fieldsOf(schema: z.ZodType | undefined): Field[] {
  if (!schema) return [];
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const forms = [root, ...(root.anyOf ?? []), ...(root.allOf ?? [])];
  return forms.flatMap((form) =>
    Object.entries(form.properties ?? {}).map(([name, field]) => ({ name, types: typesOf(field) })),
  );
}

function typesOf(schema: z.core.JSONSchema._JSONSchema): string[] {
  if (typeof schema === "boolean") return [];
  const own = [schema.type ?? []].flat().map((type) => (type === "integer" ? "number" : type));
  return [...own, ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap(typesOf)];
}

const wrong: [string, unknown][] = [
  ["null", null],
  ["number", 7],
  ["boolean", true],
  ["array", [{ a: [1] }]],
  ["object", { $ne: null, toString: 1 }],
  ["string", "x".repeat(60_000)],
];
/** Valid types, but meant to break out of the text that they are put into. */
const hostile = [
  "\u0000",
  "'; drop table users; --",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "__proto__",
  "%s%n{{7*7}}",
  "\ud800",
  "-1e309",
  "a@b.example\r\nBcc: c@d.example",
  "0199aaaa-0000-7000-8000-00000000000g",
];

const antiForgery = () => antiForgeryOf(t.context.settings);
const tokenFor = (operation: operations.Operation) =>
  isPlatform(operation) ? admin : tokens[operation.access];

async function send(operation: operations.Operation, over: Partial<InjectOptions>, params = ids) {
  const token = tokenFor(operation);
  const own = operation.path.startsWith("/api/consumer") ? { ...params, id: params.consumer ?? "" } : params;
  const url = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(own[name] ?? ""));
  return t.app.inject({
    method: operation.method,
    url,
    cookies: antiForgery().cookies,
    headers: { ...antiForgery().headers, ...(token && { authorization: `Bearer ${token}` }) },
    // Each request comes from another network, because the limits on guessing have tests of their own.
    remoteAddress: `10.${(++visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    ...over,
  });
}

type Response = Awaited<ReturnType<typeof send>>;
function requireClean(what: string, response: Response): void {
  // A request that the gate rejects would test nothing.
  if (
    !/login|verify|social|authLogin|finishSingleSignOn|finishEnrollmentSignOn|startSingleSignOn/i.test(what)
  )
    expect([what, response.statusCode]).not.toEqual([what, 401]);
  const isRefusedByGate = response.statusCode === 403 && response.json().code === "USER_009";
  expect([what, isRefusedByGate]).toEqual([what, false]);
  // The values may come back as data, never as a page.
  expect([what, response.headers["content-type"] ?? ""]).not.toEqual([
    what,
    expect.stringMatching(/html|svg|javascript/),
  ]);
  expect(response.headers["x-content-type-options"]).toBe("nosniff");
  expect([what, response.statusCode < 500]).toEqual([what, true]);
  if (response.statusCode < 400) return;
  const body = response.json();
  expect(Object.keys(body).filter((key) => !["code", "message", "errors", "faults"].includes(key))).toEqual(
    [],
  );
  expect(response.body).not.toMatch(/ at \/|\.ts:\d|node_modules|select |insert |Zod|drizzle/i);
}

/** Fingerprints of all tables in one query: several hundred are taken. */
let fingerprints: string;

/** A fingerprint of everything that the company's side stores, by table. */
async function stored(): Promise<Record<string, string>> {
  const { pool } = t.database;
  if (!fingerprints) {
    const tables = await pool.query(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    fingerprints = tables.rows
      .map(
        ({ name }) =>
          `select '${name}' as name, coalesce(sum(hashtextextended(r::text, 0)), 0)::text as print from "${name}" r`,
      )
      .join(" union all ");
  }
  const { rows } = await pool.query(fingerprints);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

test("every operation is tested", () => {
  expect(allOperations.length).toBeGreaterThan(55);
});

const withFields = named.filter(([, { body, query }]) => body || query);
test.each(withFields)(
  "[E49] %s rejects fields of a wrong type or size, and nothing changes",
  async (_, operation, at) => {
    const before = await stored();
    for (const [nth, { name, types }] of fieldsOf(operation.body).entries()) {
      for (const [kind, value] of sampled(wrong, 6, at + nth)) {
        // Only texts have a size; an import may be this long.
        if (types.includes(kind) && (kind !== "string" || operation.id === "importConsumers")) continue;
        const response = await send(operation, { payload: { [name]: value } });
        requireClean(`${operation.id} ${name} ${kind}`, response);
        expect([name, kind, response.statusCode >= 400]).toEqual([name, kind, true]);
      }
    }
    for (const { name } of fieldsOf(operation.query)) {
      const response = await send(operation, { query: { [name]: "x".repeat(5000) } });
      requireClean(`${operation.id} ?${name}`, response);
    }
    if (fieldsOf(operation.body).length > 0) {
      const deep = fieldsOf(operation.body).map(
        ({ name }) => `"${name}":${"[".repeat(5000)}${"]".repeat(5000)}`,
      );
      for (const payload of sampled(["[]", '"text"', "7", "{", `{${deep}}`], 3, at)) {
        const headers = { ...antiForgery().headers, "content-type": "application/json" };
        const token = tokenFor(operation);
        const authorization = token && { authorization: `Bearer ${token}` };
        const response = await send(operation, { payload, headers: { ...headers, ...authorization } });
        requireClean(`${operation.id} ${payload.slice(0, 80)}`, response);
      }
    }
    expect(await stored()).toEqual(before);
  },
);

test.each(named)("%s accepts hostile text in every field without an error", async (_, operation, at) => {
  // Operations that end the token, or delete what the other requests need, are left out.
  if (["logout", "experienceLogout", "revokeLinks", "cancelSession"].includes(operation.id)) return;
  for (const text of sampled(hostile, 10, at)) {
    const body = Object.fromEntries(fieldsOf(operation.body).map(({ name }) => [name, text]));
    const query = Object.fromEntries(fieldsOf(operation.query).map(({ name }) => [name, text]));
    const payload = operation.body ? { payload: body } : {};
    if (operation.path.includes(":")) {
      const params = Object.fromEntries(Object.keys(ids).map((name) => [name, text.toWellFormed()]));
      requireClean(`${operation.id} at ${JSON.stringify(text)}`, await send(operation, payload, params));
    }
    if (operation.method === "DELETE") continue;
    requireClean(
      `${operation.id} with ${JSON.stringify(text)}`,
      await send(operation, { ...payload, query }),
    );
    for (const { name } of fieldsOf(operation.body)) {
      const alone = await send(operation, { payload: { [name]: text } });
      requireClean(`${operation.id} ${name}: ${JSON.stringify(text)}`, alone);
    }
    for (const { name } of fieldsOf(operation.query)) {
      const alone = await send(operation, { query: { [name]: text } });
      requireClean(`${operation.id} ?${name}=${JSON.stringify(text)}`, alone);
    }
  }
});

/** JSON of a list or an object that is as long as a body may be. */
function filled(bytes: number, [open, close]: string, entry: (index: number) => string): string {
  const entries: string[] = [];
  for (let left = bytes; left > 0; left -= (entries.at(-1)?.length ?? 0) + 1)
    entries.push(entry(entries.length));
  return open + entries.slice(0, -1).join(",") + close;
}

test.each(named.filter(([, { body }]) => body))(
  "%s answers a body full of faults soon and in few words",
  { timeout: 60_000 },
  async (_, operation, at) => {
    const before = await stored();
    const bytes = (operation.bodyBytes ?? limits.bodyBytes) - 100;
    const token = tokenFor(operation);
    const headers = {
      ...antiForgery().headers,
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const keys = filled(bytes, "{}", (index) => `"key${index}":0`);
    const values = ["{}", "0", '"\\ud800"'].map((item) => filled(bytes, "[]", () => item));
    const long = `"${"\\u0000".repeat(bytes / 6)}"`;
    const fields = fieldsOf(operation.body).map(({ name }) => name);
    const payloads = fields.flatMap((name) => [
      ...[...values, keys, long].map((value) => `{"${name}":${value}}`),
      // Keys that the operation does not know, and a fault, so that nothing happens.
      `{"${name}":[[]],${keys.slice(1)}`,
    ]);
    for (const payload of sampled(payloads, 10, at)) {
      const start = process.cpuUsage();
      const response = await send(operation, { payload, headers });
      const { user } = process.cpuUsage(start);
      const what = `${operation.id} ${payload.slice(0, 40)}`;
      requireClean(what, response);
      expect([what, response.statusCode]).not.toEqual([what, 413]);
      expect([what, response.body.length < 20_000, user < 1_000_000]).toEqual([what, true, true]);
      expect([what, response.statusCode >= 400]).toEqual([what, true]);
      const { errors = {}, faults = {} } = response.json();
      const texts = Object.values<string[]>(errors).flat();
      expect([what, texts.length <= 20]).toEqual([what, true]);
      expect([what, Object.values(faults).flat().length]).toEqual([what, texts.length]);
    }
    const tooMuch = await send(operation, { payload: filled(bytes + 1000, "[]", () => "0"), headers });
    expect([operation.id, tooMuch.statusCode]).toEqual([operation.id, 413]);
    expect(await stored()).toEqual(before);
  },
);

const lists = named.filter(([, { query }]) => fieldsOf(query).some(({ name }) => name === "cursor"));
const orders = (operation: operations.Operation) => {
  const sort = operation.query && jsonOf(operation.query).properties?.sort;
  return typeof sort === "object" && sort.enum ? sort.enum.map(String) : [undefined];
};

const cursorTexts = ["a\u0000b", ...hostile, "infinity", "NaN", "9".repeat(30), "2026-02-30 09:00:00+00"];
test.each(lists)("%s rejects every made-up cursor", async (_, operation, at) => {
  const last = "0199aaaa-0000-7000-8000-000000000000";
  for (const sort of orders(operation)) {
    for (const text of sampled(cursorTexts, 10, at)) {
      for (const key of [[text, last], [text], [last, text], text, { 0: text, 1: last, length: 2 }]) {
        const cursor = Buffer.from(JSON.stringify(key)).toString("base64url");
        const response = await send(operation, { query: { cursor, ...(sort && { sort }) } });
        const what = `${operation.id} ${sort} behind ${JSON.stringify(key)}`;
        requireClean(what, response);
        if (!text.includes("\u0000")) continue;
        const { code, errors } = response.json();
        expect([what, response.statusCode, code, Object.keys(errors ?? {})]).toEqual([
          what,
          422,
          "REQUEST_001",
          ["cursor"],
        ]);
      }
    }
  }
});

test("a body that is too large, of a strange type, or compressed is rejected", async () => {
  const { headers } = antiForgery();
  const tooBig = await send(operations.login, { payload: { email: "x".repeat(4_000_000) } });
  expect([tooBig.statusCode, tooBig.json().code]).toEqual([413, "REQUEST_001"]);
  for (const type of ["text/plain", "application/xml", "multipart/form-data; boundary=x"]) {
    const response = await send(operations.login, {
      payload: "x",
      headers: { ...headers, "content-type": type },
    });
    expect([type, response.statusCode]).toEqual([type, 415]);
  }
});

test("after these requests no email contains markup or a header from a field", async () => {
  const emails = await t.database.db.select().from(outbox);
  expect(emails.length).toBeGreaterThan(0);
  for (const { subject, html, toAddress } of emails) {
    expect(html).not.toContain("<script");
    expect(subject + toAddress).not.toMatch(/[\r\n]/);
  }
});

test("[X09, X10, C28] after these requests no auth token and no address is in the log", () => {
  expect(lines.length).toBeGreaterThan(allOperations.length * 5);
  const log = lines.join("").toLowerCase();
  for (const token of [admin, ...Object.values(tokens).filter(Boolean)])
    expect(log.includes(token.toLowerCase())).toBe(false);
  for (const address of ["@people.example", "solberg@company", "c@d.example", "@lantern.example"])
    expect([address, log.includes(address)]).toEqual([address, false]);
});
