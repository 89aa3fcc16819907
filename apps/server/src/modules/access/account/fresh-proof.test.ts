import { readdirSync, readFileSync } from "node:fs";
import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiClient, type TestApplication, testApplication } from "../../../../test/application.ts";
import { password, type TestCompany, testCompany } from "../../../../test/company.ts";
import { allOperations, jsonOf } from "../../../../test/operations.ts";
import * as schema from "../../../db/schema/index.ts";
import { issueToken } from "../tokens/repository.ts";
import { insertUser } from "../users/repository.ts";
import { accessTables } from "./access-tables.ts";

/** A stolen token alone changes no way into an account or the data of a company. */

let t: TestApplication;
let company: TestCompany;
/** The owner's token, as somebody would use it who has stolen it. */
let thief: ApiClient;
/** Another Owner, without a password. */
let second: { client: ApiClient; email: string };
let ids: Record<string, string>;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const provider = { issuer: "http://localhost:9", client_id: "a", client_secret: "b" };

beforeEach(async () => {
  company = await testCompany(t);
  thief = t.client(company.token);
  const email = `second@${crypto.randomUUID()}.example`;
  const values = {
    companyId: company.id,
    userTypeId: Role.CONSUMER_ADMIN,
    firstName: "Ada",
    lastName: "Second",
  };
  const { id } = await insertUser(t.database.db, { ...values, email, emailVerifiedAt: t.clock.now() });
  second = { client: t.client(await issueToken(t.database.db, t.clock.now(), { userId: id })), email };
  const { owner } = company;
  await owner(operations.putSingleSignOn, { body: provider });
  const [subject] = await t.database.db
    .insert(schema.signOnIdentities)
    .values({
      userId: id,
      companyId: company.id,
      issuer: provider.issuer,
      subject: "s",
      awaitsSince: t.clock.now(),
    })
    .returning({ id: schema.signOnIdentities.id });
  const hook = { kind: "signed", url: "http://127.0.0.1:9/", events: ["session.confirmed"] };
  ids = {
    subject: subject!.id,
    webhook: (await owner(operations.createWebhook, { body: hook })).body.id,
    domain: (await owner(operations.addDomain, { body: { domain: `${company.id}.example` } })).body.id,
  };
});

interface Request {
  call: operations.Operation;
  params?: () => Record<string, string>;
  body?: () => Record<string, unknown>;
}

const webhookParams = () => ({ id: ids.webhook ?? "" });
/** A request of every operation that needs fresh proof, which succeeds with it. */
const requests: Request[] = [
  { call: operations.createKey, body: () => ({ name: "Calendar", scopes: ["people"] }) },
  {
    call: operations.createWebhook,
    body: () => ({ kind: "signed", url: "http://127.0.0.1:8/", events: ["session.confirmed"] }),
  },
  { call: operations.patchWebhook, params: webhookParams, body: () => ({ url: "http://127.0.0.1:7/" }) },
  { call: operations.patchWebhook, params: webhookParams, body: () => ({ events: ["session.ended"] }) },
  { call: operations.renewWebhookSecret, params: webhookParams },
  { call: operations.putSingleSignOn, body: () => ({ ...provider, required: true }) },
  { call: operations.deleteSingleSignOn },
  {
    call: operations.decideSecondSubject,
    params: () => ({ id: ids.subject ?? "" }),
    body: () => ({ same_person: true }),
  },
  { call: operations.addDomain, body: () => ({ domain: `other-${company.id}.example` }) },
  { call: operations.removeDomain, params: () => ({ id: ids.domain ?? "" }) },
  { call: operations.patchCompany, body: () => ({ sign_in_methods: ["password", "google"] }) },
];

const send = (client: ApiClient, { call, params, body }: Request, proof: Record<string, unknown> = {}) =>
  client(call, { params: params?.() ?? {}, body: { ...body?.(), ...proof } });

/** A fingerprint of the company and its ways in. */
async function stored(): Promise<string> {
  const tables = [...Object.values(accessTables).flat(), schema.companies, schema.outbox];
  return JSON.stringify(
    await Promise.all(tables.map((table) => t.database.db.select().from(table as never))),
  );
}

test.each(requests.map((request) => [request.call.id, request] as const))(
  "%s changes nothing with a token alone, and every Owner is told when it is used",
  async (_, request) => {
    const before = await stored();
    for (const proof of [{}, { current_password: "a guess at it" }]) {
      const refused = await send(thief, request, proof);
      expect(refused).toMatchObject({ status: 422, body: { code: "USER_012" } });
      expect(Object.keys(refused.body.errors)).toEqual(["current_password"]);
    }
    expect(await stored()).toBe(before);
    const emailsTo = async (email: string) =>
      (await t.emails(email)).filter(({ kind }) => kind.startsWith("access-")).length;
    const counts = [await emailsTo(company.email), await emailsTo(second.email)];
    expect((await send(thief, request, { current_password: password })).status).toBeLessThan(300);
    expect([await emailsTo(company.email), await emailsTo(second.email)]).toEqual(
      counts.map((count) => count + 1),
    );
  },
);

test("every operation that needs fresh proof is tested, and its body takes the password", () => {
  const needing = allOperations.filter(({ freshProof }) => freshProof);
  expect([...new Set(requests.map(({ call }) => call.id))].sort()).toEqual(
    needing.map(({ id }) => id).sort(),
  );
  for (const { id, body } of needing)
    expect([id, body && Object.keys(jsonOf(body).properties ?? {}).includes("current_password")]).toEqual([
      id,
      true,
    ]);
});

test("an Owner without a password must have signed in in the last ten minutes", async () => {
  const request = { call: operations.createKey, body: () => ({ name: "Calendar", scopes: ["people"] }) };
  expect((await send(second.client, request)).status).toBe(201);
  t.clock.advance(11);
  expect(await send(second.client, request)).toMatchObject({ status: 403, body: { code: "SIGN_IN_AGAIN" } });
});

test("the password is not stored with what is compared when a request is repeated", async () => {
  const body = { name: "Once", scopes: ["people"] };
  const headers = { "idempotency-key": "one" };
  const first = await thief(operations.createKey, { body: { ...body, current_password: password }, headers });
  await company.owner(operations.putPassword, {
    body: {
      current_password: password,
      password: "another lantern in it",
      password_confirmation: "another lantern in it",
    },
  });
  const again = await thief(operations.createKey, {
    body: { ...body, current_password: "another lantern in it" },
    headers,
  });
  expect([again.status, again.body.key]).toEqual([201, first.body.key]);
});

test("pausing a webhook, and settings that let nobody in, need no password", async () => {
  const pause = { call: operations.patchWebhook, params: webhookParams, body: () => ({ paused: true }) };
  expect((await send(thief, pause)).status).toBe(200);
  expect(
    (await send(thief, { call: operations.patchCompany, body: () => ({ check_in: true }) })).status,
  ).toBe(200);
});

const byStart = "is finished by an operation that required the password when it was started";
/** Files that write to a table with a way in, and why no operation that does so needs fresh proof by its declaration. */
const elsewhere: Record<string, string> = {
  "modules/access/second-factor/passkey-repository.ts": byStart,
  "modules/access/second-factor/repository.ts": byStart,
  "modules/access/users/identities.ts": "is confirmed by a link in an email to the account's address",
  "modules/access/users/admins.ts": "an invitation of an Owner requires the password in its service",
  "modules/access/tokens/key-finder.ts": "notes when a key was used",
  "modules/report/link-repository.ts": "shows one report, for a time, to whoever could read it anyway",
};
/** Files whose operations declare that they need it. */
const declared = [
  "modules/access/api-key/service.ts",
  "modules/access/single-sign-on/identity-repository.ts",
  "modules/access/single-sign-on/repository.ts",
  "modules/webhook/repository.ts",
];

test("no other file writes to a table that lets somebody in", () => {
  const source = new URL("../../..", import.meta.url);
  const names = Object.entries(schema).flatMap(([name, table]) =>
    Object.values(accessTables)
      .flat()
      .includes(table as never)
      ? [name]
      : [],
  );
  expect(names).toHaveLength(Object.values(accessTables).flat().length);
  const write = new RegExp(String.raw`\.(insert|update)\(\s*(\w+\.)?(${names.join("|")})\s*\)`);
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => write.test(readFileSync(new URL(file, source), "utf8")));
  expect(files.sort()).toEqual([...Object.keys(elsewhere), ...declared].sort());
});

test("whoever has no confirmed address can use no operation that needs fresh proof", async () => {
  const { owner, id } = await testCompany(t, { verified: false });
  const rows = await t.database.db.select().from(schema.companies).where(eq(schema.companies.id, id));
  expect(rows[0]?.verifiedAt).toBeNull();
  for (const request of requests.filter(({ call }) => call.freshProof === true)) {
    const isRemoval = request.call.method === "DELETE";
    const response = await send(owner, request);
    expect([request.call.id, response.body.code]).toEqual([
      request.call.id,
      isRemoval ? "REQUEST_001" : "EMAIL_UNVERIFIED",
    ]);
  }
});
