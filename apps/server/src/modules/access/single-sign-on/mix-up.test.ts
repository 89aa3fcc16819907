/**
 * An Owner of one company runs a provider that sends people on to the provider of another company, and wants to use the
 * code that comes back (RFC 9700, section 4.4). Both providers are real servers.
 */
import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { attackingProvider } from "../../../../test/attacking-provider.ts";
import { type TestCompany, testCompany } from "../../../../test/company.ts";
import {
  type CompanyProvider,
  companyProvider,
  connectionTo,
  proveDomain,
  responseAt,
  type SignOnResponse,
  signOnCookie,
} from "../../../../test/company-provider.ts";
import { singleSignOn } from "../../../db/schema/index.ts";
import { oldRedirectUri } from "./redirect-policy.ts";

let t: TestApplication;
let attacked: TestCompany;
let attacker: TestCompany;
let provider: CompanyProvider;
let attacking: Awaited<ReturnType<typeof attackingProvider>>;
let number = 0;
/** An Owner of the attacked company. */
let boss: string;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

beforeEach(async () => {
  t.clock.at = new Date();
  [attacked, attacker] = [await testCompany(t), await testCompany(t)];
  const [ours, theirs] = [`victim${++number}.example`, `attacker${number}.example`];
  boss = `boss@${ours}`;
  const { redirect_uri } = (await attacked.owner(operations.getSingleSignOn)).body;
  provider = await companyProvider({ redirectUri: [redirect_uri, oldRedirectUri(t.context)] });
  attacking = await attackingProvider();
  await setUp(attacked, ours, provider.issuer);
  await setUp(attacker, theirs, attacking.issuer);
  provider.people.set(boss, { groups: ["owners"] });
  expect((await signIn(boss)).status).toBe(200);
  return () => Promise.all([provider.close(), attacking.close()]);
});

async function setUp(company: TestCompany, domain: string, issuer: string) {
  await proveDomain(company, domain);
  const body = { ...connectionTo({ issuer }), group_claim: "groups", owner_group: "owners" };
  expect((await company.owner(operations.putSingleSignOn, { body })).status).toBe(200);
}

async function start(email: string) {
  const started = await t.client()(operations.startSingleSignOn, { body: { email } });
  const cookie = signOnCookie(started);
  return { url: new URL(started.body.url), cookie };
}
const finish = (cookie: string, body: SignOnResponse) =>
  t.client()(operations.finishSingleSignOn, { body, headers: { cookie } });
async function signIn(email: string) {
  const { url, cookie } = await start(email);
  return finish(cookie, responseAt(await provider.walk(url.href, email)));
}

/**
 * An Owner follows a link that signs in with the attacker's company. With the code that came back, the attacker
 * finishes a sign-in of their own at the attacked company.
 */
async function attack({ redirectUri }: { redirectUri?: string } = {}) {
  const own = await start(boss);
  const target = new URL(own.url);
  if (redirectUri) target.searchParams.set("redirect_uri", redirectUri);
  attacking.sendOnTo(target);
  const lured = await start(`anybody@attacker${number}.example`);
  const { headers } = await fetch(lured.url, { redirect: "manual" });
  const back = await provider.walk(headers.get("location") ?? "", boss);
  const response = await finish(lured.cookie, responseAt(back));
  const [code] = attacking.codes;
  const state = own.url.searchParams.get("state") ?? "";
  const at = responseAt(new URL(own.url.searchParams.get("redirect_uri") ?? ""));
  const stolen = code && (await finish(own.cookie, { ...at, state, code }));
  return { response, stolen };
}

const redirectsOf = async ({ owner }: TestCompany) => (await owner(operations.getSingleSignOn)).body;
/** As a company that set single sign-on up when all shared one redirect address. */
const setBack = ({ id }: TestCompany, until: Date | null = null) =>
  t.database.db
    .update(singleSignOn)
    .set({ usesOldAddress: true, oldAddressUntil: until })
    .where(eq(singleSignOn.companyId, id));
const refusedWithoutCode = ({ response, stolen }: Awaited<ReturnType<typeof attack>>) => {
  expect(stolen || "no code").toBe("no code");
  expect(response).toMatchObject({ status: 401, body: { code: "SIGN_ON_FAILED" } });
};
const problemOf = async ({ owner }: TestCompany) =>
  (await owner(operations.getSingleSignOn)).body.provider!.last_problem;

test("a provider that does not name itself: the code does not reach the attacker", async () => {
  provider.replaced.silent = true;
  refusedWithoutCode(await attack());
  expect(await problemOf(attacker)).toBe("redirect_mismatch");
  expect((await signIn(boss)).status).toBe(200);
});

test("a provider that names itself: the code does not reach the attacker", async () => {
  refusedWithoutCode(await attack());
});

test("a provider knows the redirect address of its own company only", async () => {
  const { redirect_uri: redirectUri } = await redirectsOf(attacker);
  await expect(attack({ redirectUri })).rejects.toThrow(/^400/);
  expect(attacking.codes).toEqual([]);
});

test("a page that lies about where it is gets no further", async () => {
  const { url, cookie } = await start(boss);
  const body = responseAt(await provider.walk(url.href, boss));
  expect((await finish(cookie, { ...body, company_id: attacker.id })).status).toBe(401);
  const again = await start(boss);
  const { company_id: _, ...atOldAddress } = responseAt(await provider.walk(again.url.href, boss));
  expect((await finish(again.cookie, atOldAddress)).status).toBe(401);
});

test("at the old address a provider that names itself is safe, before and after the day", async () => {
  await setBack(attacked);
  await setBack(attacker);
  refusedWithoutCode(await attack());
  expect(await problemOf(attacker)).toBe("response_issuer");
  await setBack(attacked, t.clock.now());
  expect((await signIn(boss)).status).toBe(200);
});

test("at the old address a provider that does not name itself is refused from the day on, whoever asks", async () => {
  provider.replaced.silent = true;
  await setBack(attacked, new Date(t.clock.now().getTime() + 60_000));
  await setBack(attacker, new Date(t.clock.now().getTime() + 60_000));
  expect((await signIn(boss)).status).toBe(200);
  t.clock.advance(1);
  expect(await signIn(boss)).toMatchObject({ status: 401, body: { code: "SIGN_ON_FAILED" } });
  expect(await problemOf(attacked)).toBe("old_address");
  refusedWithoutCode(await attack());
});

test("a company that has moved is safe from one that has not", async () => {
  provider.replaced.silent = true;
  await setBack(attacker);
  refusedWithoutCode(await attack());
  // The provider still knows the old address: its code is refused where another address was named.
  const { response, stolen } = await attack({ redirectUri: oldRedirectUri(t.context) });
  expect(attacking.codes).toHaveLength(1);
  expect(stolen).toMatchObject({ status: 401 });
  expect(await problemOf(attacked)).toBe("code_refused");
  expect(response.status).toBe(401);
});
