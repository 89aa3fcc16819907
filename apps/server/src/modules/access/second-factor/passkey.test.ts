import * as operations from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import { generateSync } from "otplib";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ApiClient,
  type ApiResponse,
  type TestApplication,
  testApplication,
} from "../../../../test/application.ts";
import { password, testCompany } from "../../../../test/company.ts";
import { type Forgery, SoftwarePasskey } from "../../../../test/software-passkey.ts";
import { auditLog, companies, passkeyChallenges, users } from "../../../db/schema/index.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

const proof = { body: { current_password: password } };

/** A client that keeps the cookies of its answers, as a browser does. */
function browser(client = t.client()) {
  const cookies = new Map<string, string>();
  return async (...[operation, parts = {}]: Parameters<ApiClient>): Promise<ApiResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await client(operation, cookie ? { ...parts, headers: { cookie } } : parts);
    for (const line of [response.headers["set-cookie"] ?? []].flat().map(String)) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name && (name === "passkey" || name === "sign-in")) cookies.set(name, value ?? "");
    }
    return response;
  };
}

async function addTo(client: ApiClient, name = "My laptop", forged?: Forgery) {
  const page = browser(client);
  const device = new SoftwarePasskey();
  const { options } = (await page(operations.startPasskey, proof)).body;
  const added = await page(operations.addPasskey, { body: { name, passkey: device.make(options, forged) } });
  return { device, added };
}

/** An Owner with one passkey. */
async function withPasskey() {
  const company = await testCompany(t);
  const { device, added } = await addTo(company.owner);
  expect(added.status).toBe(201);
  return { ...company, device, recovery: added.body.recovery_codes as string[] };
}

/** A browser in which the password was right. */
async function waiting(email: string) {
  const page = browser();
  const response = await page(operations.login, { body: { email, password } });
  expect(response).toMatchObject({ status: 403, body: { code: "SECOND_FACTOR" } });
  return page;
}

const steps = {
  step: { start: operations.startPasskeyStep, finish: operations.finishPasskeyStep, page: waiting },
  "only step": {
    start: operations.startPasskeySignIn,
    finish: operations.finishPasskeySignIn,
    page: async (_email: string) => browser(),
  },
};
const each = test.each(Object.values(steps).map((step, at) => [Object.keys(steps)[at]!, step] as const));

each("a passkey signs in as the %s", async (_, { start, finish, page }) => {
  const { email, device } = await withPasskey();
  const tab = await page(email);
  const { options } = (await tab(start)).body;
  expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
  const signedIn = await tab(finish, { body: { passkey: device.use(options) } });
  expect(signedIn.status).toBe(200);
  const client = t.client(signedIn.body.token);
  expect((await client(operations.getUser)).body.email).toBe(email);
  expect((await client(operations.getSecondFactor)).body.passkeys).toMatchObject([
    { name: "My laptop", last_used_at: t.clock.now().toISOString() },
  ]);
});

const forgeries: [string, (mine: SoftwarePasskey) => Forgery][] = [
  ["another origin", () => ({ origin: "http://localhost:3001" })],
  ["another relying party", () => ({ rpId: "lantern.example" })],
  ["another challenge", () => ({ challenge: Buffer.alloc(32).toString("base64url") })],
  ["no check of the person", () => ({ userVerified: false })],
  ["a counter that stands still", ({ signCount }) => ({ signCount })],
  ["a counter that goes back", () => ({ signCount: 1 })],
  ["another account in it", () => ({ userHandle: Buffer.from(crypto.randomUUID()).toString("base64url") })],
];

for (const [what, forge] of forgeries)
  each(`${what}: refused as the %s`, async (_, { start, finish, page }) => {
    const { email, device } = await withPasskey();
    device.signCount = 7;
    const first = await page(email);
    const passkey = device.use((await first(start)).body.options);
    expect((await first(finish, { body: { passkey } })).status).toBe(200);

    const tab = await page(email);
    const { options } = (await tab(start)).body;
    const refused = await tab(finish, { body: { passkey: device.use(options, forge(device)) } });
    expect(refused).toMatchObject({ status: 403, body: { code: "PASSKEY_REFUSED" } });
    device.signCount = 20;
    const next = (await tab(start)).body.options;
    expect((await tab(finish, { body: { passkey: device.use(next) } })).status).toBe(200);
  });

each(
  "a challenge is answered once, in time, in its browser, as the %s",
  async (_, { start, finish, page }) => {
    const { email, device } = await withPasskey();
    const codeOf = async (tab: Awaited<ReturnType<typeof page>>, passkey: unknown) =>
      (await tab(finish, { body: { passkey } })).body.code;

    const tab = await page(email);
    const wrong = device.use((await tab(start)).body.options, { origin: "http://elsewhere.example" });
    expect(await codeOf(tab, wrong)).toBe("PASSKEY_REFUSED");
    // A wrong answer has used it up.
    const { options } = (await tab(start)).body;
    expect(await codeOf(tab, wrong)).toBe("PASSKEY_REFUSED");
    expect(await codeOf(tab, device.use(options))).toBe("PASSKEY_REFUSED");

    const late = device.use((await tab(start)).body.options);
    t.clock.advance(5);
    expect(await codeOf(tab, late)).toBe("PASSKEY_REFUSED");

    const stolen = device.use((await tab(start)).body.options);
    const other = await page(email);
    expect(await codeOf(other, stolen)).toBe("PASSKEY_REFUSED");
    await other(start);
    expect(await codeOf(other, stolen)).toBe("PASSKEY_REFUSED");
  },
);

each(
  "an answer of the same browser that is sent twice signs in once, as the %s",
  async (_, { start, finish, page }) => {
    const { email, device } = await withPasskey();
    const tab = await page(email);
    const body = { passkey: device.use((await tab(start)).body.options) };
    const responses = await Promise.all(Array.from({ length: 5 }, () => tab(finish, { body })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  },
);

test("another account's passkey does not finish a sign-in", async () => {
  const one = await withPasskey();
  const other = await withPasskey();
  const tab = await waiting(one.email);
  const { options } = (await tab(operations.startPasskeyStep)).body;
  expect(options.allowCredentials).toMatchObject([{ id: one.device.id }]);
  const foreign = other.device.use(options);
  expect((await tab(operations.finishPasskeyStep, { body: { passkey: foreign } })).body.code).toBe(
    "PASSKEY_REFUSED",
  );
  // Neither under the name of the right one.
  const again = (await tab(operations.startPasskeyStep)).body.options;
  const renamed = other.device.use(again, { credentialId: one.device.id });
  expect((await tab(operations.finishPasskeyStep, { body: { passkey: renamed } })).body.code).toBe(
    "PASSKEY_REFUSED",
  );
});

test("a challenge for one purpose serves no other", async () => {
  const { email, device, owner } = await withPasskey();
  const tab = await waiting(email);
  const forSignIn = (await tab(operations.startPasskeySignIn)).body.options;
  expect(
    (await tab(operations.finishPasskeyStep, { body: { passkey: device.use(forSignIn) } })).body.code,
  ).toBe("PASSKEY_REFUSED");
  const forStep = (await tab(operations.startPasskeyStep)).body.options;
  expect(
    (await tab(operations.finishPasskeySignIn, { body: { passkey: device.use(forStep) } })).body.code,
  ).toBe("PASSKEY_REFUSED");
  const { owner: stranger } = await testCompany(t);
  const mine = browser(owner);
  const { options } = (await mine(operations.startPasskey, proof)).body;
  const body = { name: "Mine", passkey: new SoftwarePasskey().make(options) };
  const { rows } = await t.database.pool.query("select count(*)::int as n from passkeys");
  expect((await stranger(operations.addPasskey, { body })).body.code).toBe("PASSKEY_REFUSED");
  expect((await t.database.pool.query("select count(*)::int as n from passkeys")).rows).toEqual(rows);
});

test("a second step needs the first: without the ticket there is no challenge and no answer", async () => {
  const { device } = await withPasskey();
  const tab = browser();
  for (const operation of [operations.getSignInSteps, operations.startPasskeyStep])
    expect((await tab(operation)).body.code).toBe("SECOND_FACTOR_EXPIRED");
  const { options } = (await tab(operations.startPasskeySignIn)).body;
  const response = await tab(operations.finishPasskeyStep, { body: { passkey: device.use(options) } });
  expect(response.body.code).toBe("SECOND_FACTOR_EXPIRED");
});

test("adding asks for the password and refuses what is not for this address, challenge or person", async () => {
  const { owner } = await testCompany(t);
  const refused = await owner(operations.startPasskey, { body: { current_password: "wrong" } });
  expect(refused.body.code).toBe("USER_012");
  for (const forged of [
    { origin: "http://elsewhere.example" },
    { rpId: "elsewhere.example" },
    { challenge: "AAAA" },
    { userVerified: false },
  ])
    expect((await addTo(owner, "x", forged)).added.body.code).toBe("PASSKEY_REFUSED");
  expect((await owner(operations.getSecondFactor)).body.passkeys).toEqual([]);
  const nothing = { id: "AA", rawId: "AA", type: "public-key" };
  const response = { clientDataJSON: "AA", attestationObject: "AA" };
  const page = browser(owner);
  await page(operations.startPasskey, proof);
  const broken = await page(operations.addPasskey, {
    body: { name: "x", passkey: { ...nothing, response } },
  });
  expect(broken).toMatchObject({ status: 403, body: { code: "PASSKEY_REFUSED" } });
});

test("a credential belongs to one account only", async () => {
  const { device } = await withPasskey();
  const { owner } = await testCompany(t);
  expect((await addTo(owner, "Taken", { credentialId: device.id })).added.body.code).toBe("PASSKEY_REFUSED");
});

test("at most ten, the own ones are not offered again", async () => {
  const { owner, device } = await withPasskey();
  const { options } = (await owner(operations.startPasskey, proof)).body;
  expect(options).toMatchObject({
    rp: { id: "localhost" },
    excludeCredentials: [{ id: device.id }],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  for (let n = 1; n < 10; n++) expect((await addTo(owner, `Key ${n}`)).added.status).toBe(201);
  expect((await owner(operations.startPasskey, proof)).body.errors!.name).toEqual([
    "You can have at most 10 passkeys.",
  ]);
});

test("the first factor brings recovery codes, the last takes them along; each change is told and logged", async () => {
  const { owner, email, id, recovery } = await withPasskey();
  expect(recovery).toHaveLength(10);
  expect((await t.emails(email)).at(-1)).toMatchObject({ subject: "A passkey was added to your account" });
  expect((await addTo(owner, "Second")).added.body.recovery_codes).toBeNull();
  const { secret } = (await owner(operations.startAuthenticator, proof)).body;
  const code = generateSync({ secret, epoch: Math.floor(t.clock.now().getTime() / 1000) });
  await owner(operations.confirmAuthenticator, { body: { code } });
  await owner(operations.removeAuthenticator, proof);
  expect((await t.emails(email)).at(-1)).toMatchObject({
    subject: "The authenticator app was removed from your account",
  });
  const read = async () => (await owner(operations.getSecondFactor)).body;
  expect(await read()).toMatchObject({ recovery_codes_left: 10, authenticator_since: null });

  const [first, second] = (await read()).passkeys;
  const wrong = { params: { id: first!.id }, body: { current_password: "wrong" } };
  expect((await owner(operations.removePasskey, wrong)).body.code).toBe("USER_012");
  expect((await owner(operations.removePasskey, { params: { id: first!.id }, ...proof })).status).toBe(204);
  await waiting(email);
  expect((await owner(operations.removePasskey, { params: { id: second!.id }, ...proof })).status).toBe(204);
  expect((await t.emails(email)).slice(-2).map(({ subject }) => subject)).toEqual([
    "A passkey was removed from your account",
    "Your account no longer asks for a second step",
  ]);
  expect(await read()).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  expect((await t.client()(operations.login, { body: { email, password } })).status).toBe(200);
  const rows = await t.database.db.select().from(auditLog).where(eq(auditLog.companyId, id));
  expect(rows.map(({ action }) => action).filter((action) => action.includes("passkey"))).toEqual([
    "user.passkey_added",
    "user.passkey_added",
    "user.passkey_removed",
    "user.passkey_removed",
  ]);
});

each("a removed passkey opens nothing as the %s", async (_, { start, finish, page }) => {
  const { owner, email, device } = await withPasskey();
  await addTo(owner, "Another");
  const tab = await page(email);
  const passkey = device.use((await tab(start)).body.options);
  const { id } = (await owner(operations.getSecondFactor)).body.passkeys[0]!;
  await owner(operations.removePasskey, { params: { id }, ...proof });
  expect((await tab(finish, { body: { passkey } })).body.code).toBe("PASSKEY_REFUSED");
});

test("nobody removes another's passkey", async () => {
  const { owner } = await withPasskey();
  const { id } = (await owner(operations.getSecondFactor)).body.passkeys[0]!;
  const other = await testCompany(t);
  expect((await other.owner(operations.removePasskey, { params: { id }, ...proof })).status).toBe(404);
  expect((await owner(operations.getSecondFactor)).body.passkeys).toHaveLength(1);
});

test("a sign-in that waits says what can finish it; a recovery code can", async () => {
  const { email, recovery } = await withPasskey();
  const tab = await waiting(email);
  expect((await tab(operations.getSignInSteps)).body).toEqual({ authenticator: false, passkey: true });
  expect((await tab(operations.enterSecondFactor, { body: { code: "123456" } })).body.code).toBe(
    "SECOND_FACTOR_WRONG",
  );
  expect((await tab(operations.enterSecondFactor, { body: { code: recovery[0] } })).status).toBe(200);
});

test("a company that allows no passwords allows no passkey as the only step", async () => {
  const { id, device } = await withPasskey();
  await t.database.db
    .update(companies)
    .set({ signInMethods: ["google"] })
    .where(eq(companies.id, id));
  // Only Owners may sign in another way when nobody else could.
  await t.database.db
    .update(users)
    .set({ userTypeId: Role.CONSUMER_ADMIN_SUB })
    .where(eq(users.companyId, id));
  const tab = browser();
  const { options } = (await tab(operations.startPasskeySignIn)).body;
  const response = await tab(operations.finishPasskeySignIn, { body: { passkey: device.use(options) } });
  expect(response.body.code).toBe("SIGN_IN_METHOD");
});

test("challenges are stored without the browser's secret, and are in the data export only as passkeys", async () => {
  const { owner } = await withPasskey();
  const started = await owner(operations.startPasskey, proof);
  const secret = /passkey=([^;]+)/.exec(String(started.headers["set-cookie"]))?.[1];
  expect(String(started.headers["set-cookie"])).toMatch(/HttpOnly/);
  expect(JSON.stringify(await t.database.db.select().from(passkeyChallenges))).not.toContain(secret);
  expect((await owner(operations.exportUser)).body.passkeys).toMatchObject([
    { name: "My laptop", last_used_at: null },
  ]);
});
