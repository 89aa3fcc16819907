import { type KeyScope, keyScopes } from "@lantern/contract/choices";
import * as operations from "@lantern/contract/http";
import type { CompanyRole } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../../test/application.ts";
import {
  confirming,
  emailedSecret,
  password,
  type TestCompany,
  testCompany,
  testDraft,
  testPeople,
} from "../../../../test/company.ts";
import { allOperations } from "../../../../test/operations.ts";
import { users } from "../../../db/schema/index.ts";

let t: TestApplication;
let company: TestCompany;
let other: TestCompany;

beforeAll(async () => {
  t = await testApplication();
  [company, other] = [await testCompany(t, { credits: 60 }), await testCompany(t, { credits: 60 })];
});
afterAll(() => t.close());

const make = async (scopes: readonly KeyScope[], over: Record<string, unknown> = {}) => {
  const body = { name: "Calendar", scopes, ...over };
  const made = await company.owner(operations.createKey, { body });
  expect(made.status).toBe(201);
  return made.body as { id: string; key: string };
};

/** As a program calls: with its key, and neither cookie nor anti-forgery header. */
const program =
  (key: string): ApiClient =>
  async ({ method, path }, { params, query, body, headers } = {}) => {
    const url = path.replace(/:(\w+)/g, (_, name: string) => Object(params)[name] ?? "");
    const response = await t.app.inject({
      method,
      url,
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
      headers: { authorization: `Bearer ${key}`, ...headers },
    });
    const isJson = response.headers["content-type"]?.includes("json");
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as never,
      headers: response.headers,
    };
  };

test.each(keyScopes)(
  "a key with %s alone can call the operations of that scope, and no other",
  async (scope) => {
    const { key } = await make([scope]);
    const client = program(key);
    const params = { id: crypto.randomUUID(), sessionId: crypto.randomUUID(), key: "none", slug: "none" };
    const guarded = allOperations.filter(({ access }) => access !== "open");
    expect(guarded.length).toBeGreaterThan(80);
    let allowed = 0;
    for (const call of guarded) {
      const { status, body } = await client(call, { params, ...(call.body && { body: {} }) });
      if (call.scope === scope) {
        allowed += 1;
        expect([call.id, body.code === "USER_009" || status === 401 || status >= 500]).toEqual([
          call.id,
          false,
        ]);
      } else expect([call.id, status, body.code]).toEqual([call.id, 403, "USER_009"]);
      t.clock.advance(0.1);
    }
    expect(allowed).toBe(allOperations.filter((call) => call.scope === scope).length);
  },
);

test("a key with every scope reaches nothing of another company", async () => {
  const { key } = await make(keyScopes);
  const client = program(key);
  const [person] = (await testPeople(other.owner, 1)) as [string];
  const session = await testDraft(t, other.owner);
  for (const call of allOperations.filter(({ scope, path }) => scope && path.includes("/:id"))) {
    const id = call.path.includes("/consumer/") ? person : session;
    const body = call.body && {
      title: "Taken",
      starts_at: t.clock.in(9000),
      timezone: "UTC",
      consumer_ids: [],
    };
    const response = await client(call, { params: { id }, ...(body && { body }) });
    // Several operations need fields of their own; none gets as far as the subject.
    expect([call.id, response.status === 404 || response.status === 422]).toEqual([call.id, true]);
    t.clock.advance(0.1);
  }
  for (const call of allOperations.filter(
    ({ scope, path, method }) => scope && !path.includes(":") && method === "GET",
  )) {
    const text = JSON.stringify((await client(call)).body);
    expect([call.id, text.includes("@people.example"), text.includes(session)]).toEqual([
      call.id,
      false,
      false,
    ]);
  }
});

test("no scope buys, manages the company, or makes keys", () => {
  const scoped = allOperations.filter(({ scope }) => scope);
  expect(scoped.length).toBeGreaterThan(25);
  for (const { path } of scoped)
    expect(path).toMatch(/^\/api\/(session|series|consumer|company\/(insights|evidence|stories|team-pages))/);
});

test("a key is shown once and stored as a hash; it ends when it is revoked, expires, or its Owner is no Owner", async () => {
  const { id, key } = await make(["people"]);
  expect(key).toMatch(/^lhk_[\w-]{43}$/);
  const { rows } = await t.database.pool.query("select k::text as row from api_keys k");
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify((await company.owner(operations.listKeys)).body)).not.toContain(key);
  expect((await program(key)(operations.listConsumers)).status).toBe(200);
  const [used] = (await company.owner(operations.listKeys)).body.items;
  expect(used).toMatchObject({ id, last_used_at: t.clock.now().toISOString() });

  expect((await company.owner(operations.deleteKey, { params: { id } })).status).toBe(204);
  expect(await program(key)(operations.listConsumers)).toMatchObject({ status: 401 });
  expect(await program("lhk_made-up")(operations.listConsumers)).toMatchObject({ status: 401 });

  const brief = await make(["people"], { expires_at: t.clock.in(10) });
  expect((await program(brief.key)(operations.listConsumers)).status).toBe(200);
  t.clock.advance(11);
  expect((await program(brief.key)(operations.listConsumers)).status).toBe(401);

  const lasting = await make(["people"]);
  const setRole = (userTypeId: CompanyRole) =>
    t.database.db.update(users).set({ userTypeId }).where(eq(users.companyId, company.id));
  await setRole(4);
  expect((await program(lasting.key)(operations.listConsumers)).status).toBe(401);
  await setRole(2);
  expect((await program(lasting.key)(operations.listConsumers)).status).toBe(200);
});

test("a request that is sent again makes one key", async () => {
  const call = { body: { name: "Once", scopes: ["people"] }, headers: { "idempotency-key": "one" } };
  const [first, again] = [
    await company.owner(operations.createKey, call),
    await company.owner(operations.createKey, call),
  ];
  expect(again.body).toEqual(first.body);
});

test("a key is limited by itself, whatever network it calls from", async () => {
  const [busy, idle] = [await make(["people"]), await make(["people"])];
  const statuses = new Set<number>();
  for (let number = 0; number < 125; number += 1)
    statuses.add((await program(busy.key)(operations.consumerGroups)).status);
  expect([...statuses]).toEqual([200, 429]);
  expect((await program(idle.key)(operations.consumerGroups)).status).toBe(200);
});

test("the guide's five calls lead from a key to an invited session", async () => {
  const { key } = await make(["sessions:read", "sessions:write", "people"]);
  const client = program(key);
  const person = { first_name: "Ana", last_name: "Holm", email: "ana@guide.example" };
  const added = await client(operations.createConsumer, { body: person });
  expect(added.status).toBe(201);
  const body = {
    title: "Autumn hour",
    experience: "the-quiet-station",
    starts_at: t.clock.in(24 * 60),
    timezone: "Europe/Copenhagen",
    seats: 2,
  };
  const session = await client(operations.createSession, { body });
  expect(session.status).toBe(201);
  const params = { id: session.body.id };
  const attendees = { consumer_ids: [added.body.id] };
  expect((await client(operations.putAttendees, { params, body: attendees })).status).toBe(200);
  expect((await client(operations.confirmSession, { params })).body.status).toBe("confirmed");
  expect((await client(operations.inviteAttendees, { params, body: {} })).body).toEqual({ invited: 1 });
  expect((await t.emails("ana@guide.example"))[0]?.subject).toMatch(/ invites you: Autumn hour/);
});

test("keys end with the role or account of the Owner who made them, and the others are told", async () => {
  const { owner, email } = await testCompany(t);
  const second = async () => {
    const address = `ada@${crypto.randomUUID()}.${email.split("@")[1]}`;
    await owner(operations.inviteAdmin, {
      body: { email: address, user_type_id: 2, current_password: password },
    });
    const secret = await emailedSecret(t, address);
    const joined = await t.client()(operations.acceptInvitation, {
      params: { token: secret },
      body: {
        first_name: "Ada",
        last_name: "Second",
        password,
        password_confirmation: password,
        terms: true,
      },
    });
    const client = confirming(t.client(joined.body.token));
    const made = await client(operations.createKey, { body: { name: "Directory", scopes: ["people"] } });
    const { rows } = await t.database.pool.query("select id from users where email = $1", [address]);
    return { client, key: made.body.key as string, params: { id: rows[0].id as string } };
  };
  const [demoted, removed, leaving] = [await second(), await second(), await second()];
  await owner(operations.patchAdmin, { params: demoted.params, body: { user_type_id: 4 } });
  await owner(operations.removeAdmin, { params: removed.params });
  await leaving.client(operations.deleteUser, { body: { current_password: password } });
  for (const { key } of [demoted, removed, leaving])
    expect((await program(key)(operations.listConsumers)).status).toBe(401);
  expect((await owner(operations.listKeys)).body.items).toEqual([]);
  const received = (await owner(operations.listNotifications)).body.items;
  expect(received.map(({ kind, description }) => [kind, description])).toEqual(
    Array(3).fill([
      "keys_ended",
      expect.stringMatching(/^Directory: whoever created them is no longer an Owner/),
    ]),
  );
  const ended = (await owner(operations.listAudit, { query: { noun: "key" } })).body.items;
  expect(ended.filter(({ action }) => action === "key.end")).toHaveLength(3);
});
