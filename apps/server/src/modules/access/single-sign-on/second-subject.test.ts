import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { type TestCompany, testCompany } from "../../../../test/company.ts";
import {
  type CompanyProvider,
  companyProvider,
  connectionTo,
  ownProvider,
  signInBy,
} from "../../../../test/company-provider.ts";

/** An address that the provider gives to somebody else opens nobody's account. */

let t: TestApplication;
let company: TestCompany;
let provider: CompanyProvider;
let domain: string;
let number = 0;

beforeAll(async () => {
  t = await testApplication();
  t.clock.at = new Date();
});
afterAll(() => t.close());

beforeEach(async () => {
  company = await testCompany(t);
  domain = `second${++number}.example`;
  provider = await ownProvider(company, domain);
  await save();
  return () => provider.close();
});

const save = () => company.owner(operations.putSingleSignOn, { body: connectionTo(provider) });

/** @param subject at the provider, who has this address */
async function signIn(subject: string, email = `ana@${domain}`) {
  provider.people.set(subject, { email, given_name: "Ana", family_name: subject });
  return signInBy(provider, t, subject, email);
}
const settings = async () => (await company.owner(operations.getSingleSignOn)).body;
const waiting = async () => (await settings()).second_subjects as operations.SecondSubject[];
const decide = (id: string, same_person: boolean, owner = company.owner) =>
  owner(operations.decideSecondSubject, { params: { id }, body: { same_person } });
const news = async () =>
  (await company.owner(operations.listNotifications)).body.items.filter(
    ({ kind }) => kind === "second_subject",
  );
const idOf = async (token: string) => (await t.client(token)(operations.getUser)).body.id;

test("a second subject with an account's address is refused, however often, until an Owner decides", async () => {
  const first = await signIn("first");
  for (let n = 0; n < 2; n++)
    expect(await signIn("second")).toMatchObject({ status: 403, body: { code: "SIGN_ON_UNDECIDED" } });
  // In capital letters it is the same address.
  expect((await signIn("second", `ANA@${domain}`)).body.code).toBe("SIGN_ON_UNDECIDED");
  expect((await settings()).provider!.last_problem).toBe("second_subject");
  expect(await waiting()).toMatchObject([{ email: `ana@${domain}`, name: "Ana first", subject: "second" }]);
  expect(await news()).toHaveLength(1);
  // The first one goes on as before.
  expect(await idOf((await signIn("first")).body.token)).toBe(await idOf(first.body.token));
});

test("the same person with a new subject keeps the account, and the old subject opens nothing", async () => {
  const account = await idOf((await signIn("first")).body.token);
  await signIn("second");
  const [{ id }] = (await waiting()) as [operations.SecondSubject];
  const other = await testCompany(t);
  expect((await decide(id, true, other.owner)).status).toBe(404);
  const decided = await decide(id, true);
  expect([decided.status, decided.body.second_subjects]).toEqual([200, []]);
  expect(await idOf((await signIn("second")).body.token)).toBe(account);
  expect((await signIn("first")).body.code).toBe("SIGN_ON_UNDECIDED");
  const actions = (await company.owner(operations.listAudit)).body.items.map(({ action }) => action);
  expect(actions).toContain("user.sign_on_link");
  expect((await t.emails(company.email)).at(-1)?.kind).toBe("access-singleSignOn");
  expect((await decide(id, true)).status).toBe(404);
});

test("another person opens nothing; with an address of their own they get an account of their own", async () => {
  const account = await idOf((await signIn("first")).body.token);
  await signIn("second");
  const [{ id }] = (await waiting()) as [operations.SecondSubject];
  expect((await decide(id, false)).body.second_subjects).toEqual([]);
  expect((await signIn("second")).body.code).toBe("SIGN_ON_UNDECIDED");
  const own = await signIn("second", `eve@${domain}`);
  expect(own.status).toBe(200);
  expect(await idOf(own.body.token)).not.toBe(account);
  expect(await waiting()).toEqual([]);
});

test("of several, the newest waits, and an Owner lets in only the one that they read", async () => {
  await signIn("first");
  await signIn("second");
  const [{ id }] = (await waiting()) as [operations.SecondSubject];
  await signIn("third");
  expect(await waiting()).toMatchObject([{ subject: "third" }]);
  expect((await decide(id, true)).status).toBe(404);
  expect((await signIn("second")).body.code).toBe("SIGN_ON_UNDECIDED");
});

test("two subjects at once with an address that nobody has make one account for one of them", async () => {
  const [one, two] = await Promise.all([signIn("one"), signIn("two")]);
  const statuses = [one.status, two.status].toSorted();
  expect(statuses[0]).toBe(200);
  expect(statuses[1]).not.toBe(200);
});

test("another provider of the company finds people by their address once more", async () => {
  const account = await idOf((await signIn("first")).body.token);
  await provider.close();
  const { body } = await company.owner(operations.getSingleSignOn);
  provider = await companyProvider({ redirectUri: body.redirect_uri });
  await save();
  expect(await idOf((await signIn("moved")).body.token)).toBe(account);
  expect((await signIn("again")).body.code).toBe("SIGN_ON_UNDECIDED");
});
