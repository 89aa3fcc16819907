import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { antiForgeryOf, type TestApplication, testApplication } from "../../../test/application.ts";
import { testCompany, testDraft, testPeople } from "../../../test/company.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const ana = { first_name: "Ana", last_name: "Ruiz", email: "Ana@people.example" };

test("[D10] [C34] a participant is added, read, changed and removed", async () => {
  const { owner } = await testCompany(t);
  const added = await owner(operations.createConsumer, { body: { ...ana, timezone: "Asia/Singapore" } });
  expect(added).toMatchObject({ status: 201, body: { ...ana, timezone: "Asia/Singapore", office: null } });
  const fields = {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  };
  expect(added.body).toMatchObject(fields);
  const params = { id: added.body.id };
  const changed = await owner(operations.patchConsumer, { params, body: { office: "Lisbon" } });
  expect(changed.body).toEqual({ ...added.body, office: "Lisbon" });
  expect((await owner(operations.getConsumer, { params })).body).toEqual(changed.body);
  expect((await owner(operations.deleteConsumer, { params })).status).toBe(204);
  expect(await owner(operations.getConsumer, { params })).toMatchObject({
    status: 404,
    body: { code: "CONSUMER_001" },
  });
  expect((await owner(operations.createConsumer, { body: ana })).status).toBe(201);
});

test("[D10] [E36] the same address twice in a company is rejected, in another company it is not", async () => {
  const [one, two] = [await testCompany(t), await testCompany(t)];
  expect((await one.owner(operations.createConsumer, { body: ana })).status).toBe(201);
  const again = await one.owner(operations.createConsumer, { body: { ...ana, email: "ANA@people.example" } });
  expect(again).toMatchObject({
    status: 422,
    body: { code: "USER_007", errors: { email: ["Email already exists"] } },
  });
  expect((await two.owner(operations.createConsumer, { body: ana })).status).toBe(201);
});

test("[C34] an import adds the good lines and reports the bad one; a preview adds nobody", async () => {
  const { owner } = await testCompany(t);
  const text = "Ana Ruiz,ana@p.example\nno address here\nAna Ruiz,ANA@p.example\nOmar Haddad,omar@p.example";
  const preview = await owner(operations.importConsumers, { body: { text, preview: true } });
  expect(preview.body).toMatchObject({ added: 2, duplicates: 1, failed: 1 });
  expect((await owner(operations.listConsumers)).body.items).toHaveLength(0);
  const { body } = await owner(operations.importConsumers, { body: { text } });
  expect(body.rows[1]).toMatchObject({
    line: 2,
    outcome: "failed",
    message: expect.stringContaining("address"),
  });
  expect(body.rows[2]!.consumer!.id).toBe(body.rows[0]!.consumer!.id);
  expect((await owner(operations.listConsumers)).body.items).toHaveLength(2);
  expect((await owner(operations.importConsumers, { body: { text } })).body).toMatchObject({
    added: 0,
    existing: 2,
    duplicates: 1,
  });
});

test("the list is paged by name and can be searched, with wildcards as plain characters", async () => {
  const { owner } = await testCompany(t);
  await testPeople(owner, 5);
  await owner(operations.importConsumers, { body: { text: "zed_100@p.example\nzedx100@p.example" } });
  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: "2", ...(cursor && { cursor }) };
    const { body } = await owner(operations.listConsumers, { query });
    listed.push(...body.items.map((one) => one.email));
    cursor = body.next ?? undefined;
  } while (cursor);
  expect(new Set(listed).size).toBe(7);
  expect(listed).toHaveLength(7);
  const matches = (await owner(operations.listConsumers, { query: { search: "d_1" } })).body.items;
  expect(matches).toHaveLength(1);
});

test("one Idempotency-Key adds one participant", async () => {
  const { owner } = await testCompany(t);
  const call = { body: ana, headers: { "idempotency-key": "k1" } };
  const [first, second] = [
    await owner(operations.createConsumer, call),
    await owner(operations.createConsumer, call),
  ];
  expect(second).toMatchObject({ status: 201, body: { id: first.body.id } });
});

test("a removed participant is removed from coming sessions", async () => {
  const { owner } = await testCompany(t);
  const ids = await testPeople(owner, 2);
  const params = { id: await testDraft(t, owner) };
  await owner(operations.putAttendees, { params, body: { consumer_ids: ids } });
  await owner(operations.deleteConsumer, { params: { id: ids[0]! } });
  expect((await owner(operations.getSession, { params })).body.attendees).toHaveLength(1);
});

test("[E15] every operation on an unknown participant is rejected", async () => {
  const { owner } = await testCompany(t);
  const params = { id: "0199aaaa-0000-7000-8000-000000000000" };
  for (const call of [
    operations.getConsumer,
    operations.patchConsumer,
    operations.deleteConsumer,
    operations.consumerHistory,
  ] as operations.Operation[]) {
    const body = call === operations.patchConsumer ? { office: "Oslo" } : undefined;
    const response = await owner(call, { params, ...(body && { body }) });
    expect([call.id, response.status, response.body]).toEqual([
      call.id,
      404,
      { code: "CONSUMER_001", message: "Consumer not found" },
    ]);
  }
});

test("[D10] imports of the same people at the same time each return all of them", async () => {
  const { owner } = await testCompany(t);
  const text = Array.from({ length: 60 }, (_, index) => `Person ${index} <p${index}@same.example>`).join(
    "\n",
  );
  const responses = await Promise.all(
    // As many as a company can have under way.
    (["skip", "update"] as const).map((existing) =>
      owner(operations.importConsumers, { body: { text, existing } }),
    ),
  );
  for (const { status, body } of responses) {
    expect(status).toBe(200);
    expect(body.rows.filter(({ consumer }) => consumer !== null)).toHaveLength(60);
  }
  const added = responses.reduce((sum, { body }) => sum + body.added, 0);
  expect(added).toBe(60);
});

test("several people move to a department at once, and each change is in the audit log", async () => {
  const [one, other] = [await testCompany(t), await testCompany(t)];
  const people = await testPeople(one.owner, 3);
  const [foreign] = await testPeople(other.owner, 1);
  const ids = [...people, foreign!];
  const change = (body: object) => one.owner(operations.changeConsumers, { body: { ids, ...body } as never });
  expect((await change({ department: "Sales", office: "Lisbon" })).body).toEqual({ changed: 3 });
  expect((await change({ department: "Sales" })).body).toEqual({ changed: 0 });
  expect((await change({ office: null })).body).toEqual({ changed: 3 });
  const { body } = await one.owner(operations.listConsumers);
  expect(body.items.map(({ department, office }) => ({ department, office }))).toEqual(
    people.map(() => ({ department: "Sales", office: null })),
  );
  const [theirs] = (await other.owner(operations.listConsumers)).body.items;
  expect(theirs?.department).toBeNull();
  const log = await one.owner(operations.listAudit);
  expect(log.body.items.filter((entry) => entry.action === "consumer.change")).toHaveLength(6);
});

test.each([
  ["nothing to change", {}, "department"],
  ["too long a name", { department: "x".repeat(300) }, "department"],
  ["nobody", { ids: [], department: "Sales" }, "ids"],
])("a change of several people with %s is rejected", async (_, body, field) => {
  const { owner } = await testCompany(t);
  const ids = ["0192f0c1-2345-7abc-8def-0123456789ab"];
  const response = await owner(operations.changeConsumers, { body: { ids, ...body } as never });
  expect(response).toMatchObject({ status: 422, body: { code: "REQUEST_001" } });
  expect(Object.keys((response.body as unknown as { errors: object }).errors)).toEqual([field]);
});

test("a company has twenty lists read at once; storing what was read and other companies are not delayed", async () => {
  const [one, two] = [await testCompany(t), await testCompany(t)];
  const read = (owner: typeof one.owner) =>
    owner(operations.importConsumers, { body: { text: "Ana Ruiz <ana@x.example>", preview: true } });
  for (let nth = 1; nth <= 20; nth++) expect((await read(one.owner)).status).toBe(200);
  expect((await read(one.owner)).body.code).toBe("TOO_MANY_REQUESTS");
  // A long list is refused before it is received, whatever it contains.
  const { headers, cookies } = antiForgeryOf(t.context.settings);
  const long = await t.app.inject({
    method: "POST",
    url: operations.importConsumers.path,
    cookies,
    headers: { ...headers, authorization: `Bearer ${one.token}`, "content-type": "application/json" },
    payload: "no JSON".repeat(100_000),
  });
  expect(long.statusCode).toBe(429);
  expect((await read(two.owner)).status).toBe(200);
  const people = [{ line: 1, first_name: "Ana", last_name: "Ruiz", email: "ana@x.example" }];
  expect((await one.owner(operations.importConsumers, { body: { people } })).body.added).toBe(1);
  t.clock.advance(1);
  expect((await read(one.owner)).status).toBe(200);
});
