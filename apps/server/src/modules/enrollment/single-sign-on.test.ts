import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { confirming, type TestCompany, testCompany, testDraft } from "../../../test/company.ts";
import { type CompanyProvider, companyProvider, responseAt } from "../../../test/company-provider.ts";
import { users } from "../../db/schema/index.ts";

/** An address that the company's provider proves takes a seat without a code, and opens no account. */

let t: TestApplication;
let company: TestCompany;
let provider: CompanyProvider;
let enrollmentId: string;
const domain = "proved.example";

beforeAll(async () => {
  t = await testApplication();
  t.clock.at = new Date();
  company = await testCompany(t);
  const owner = confirming(company.owner);
  const { body } = await owner(operations.getSingleSignOn);
  provider = await companyProvider({ redirectUri: body.redirect_uri });
  const claimed = await owner(operations.addDomain, { body: { domain } });
  const proof = claimed.body.record_value.split("=")[1]!;
  await owner(operations.proveDomain, { params: { id: claimed.body.id }, body: { proof } });
  const settings = {
    issuer: provider.issuer,
    client_id: "lantern",
    client_secret: "a-secret-of-the-company",
  };
  const saved = await owner(operations.putSingleSignOn, { body: { ...settings, makes_admins: true } });
  expect(saved.status).toBe(200);
  const id = await testDraft(t, owner);
  await owner(operations.confirmSession, { params: { id } });
  const seats = { seats: null, closes_at: null };
  const opened = await owner(operations.putEnrollment, { params: { id }, body: seats });
  expect(opened.body.domains).toContain(domain);
  enrollmentId = new URL(opened.body.enrollment!.url).pathname.split("/")[2]!;
});
afterAll(async () => {
  await provider.close();
  await t.close();
});

const params = () => ({ enrollmentId });

/** Goes to the provider and back as a browser does. */
async function walk(login: string) {
  const started = await t.client()(operations.startEnrollmentSignOn, { params: params() });
  expect([started.status, started.body]).toEqual([200, started.body]);
  const cookie = /sign-on=[^;]+/.exec(String(started.headers["set-cookie"]))![0];
  return { body: responseAt(await provider.walk(started.body.url, login)), headers: { cookie } };
}
const enroll = (proof: string) =>
  t.client()(operations.enroll, { params: params(), body: { proof, first_name: "Ada" } });

test("the provider's proof takes a seat once, and nobody becomes an administrator", async () => {
  const before = await t.database.db.$count(users);
  const proved = await t.client()(operations.finishEnrollmentSignOn, await walk(`ada@${domain}`));
  expect([proved.status, proved.body.enrollment_id]).toEqual([200, enrollmentId]);
  expect((await enroll(proved.body.proof)).body.state).toBe("seat");
  expect((await enroll(proved.body.proof)).body.code).toBe("CODE_WRONG");
  expect(await t.emails(`ada@${domain}`)).toMatchObject([{ kind: "enrolled" }]);
  expect(await t.database.db.$count(users)).toBe(before);
});

test("a sign-in for an enrollment opens no account, and one for an account enrolls nobody", async () => {
  const forEnrollment = await t.client()(operations.finishSingleSignOn, await walk(`ben@${domain}`));
  expect(forEnrollment.body.code).toBe("SIGN_ON_FAILED");
  const started = await t.client()(operations.startSingleSignOn, { body: { email: `ben@${domain}` } });
  const cookie = /sign-on=[^;]+/.exec(String(started.headers["set-cookie"]))![0];
  const body = responseAt(await provider.walk(started.body.url, `ben@${domain}`));
  const forAccount = await t.client()(operations.finishEnrollmentSignOn, { body, headers: { cookie } });
  expect(forAccount.body.code).toBe("SIGN_ON_FAILED");
});

test("an address at a domain that the company has not proved is refused", async () => {
  provider.people.set(`eve@${domain}`, { email: "eve@elsewhere.example" });
  const refused = await t.client()(operations.finishEnrollmentSignOn, await walk(`eve@${domain}`));
  expect(refused.body.code).toBe("SIGN_ON_ADDRESS");
});
