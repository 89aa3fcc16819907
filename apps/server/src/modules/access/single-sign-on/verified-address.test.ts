/** Which address of a provider counts, and where a provider may send browsers. */
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../../test/application.ts";
import { type TestCompany, testCompany } from "../../../../test/company.ts";
import {
  type CompanyProvider,
  connectionTo,
  ownProvider,
  signInBy,
} from "../../../../test/company-provider.ts";

let t: TestApplication;
let company: TestCompany;
let provider: CompanyProvider;
let login: string;
let number = 0;

beforeAll(async () => {
  t = await testApplication();
  t.clock.at = new Date();
  company = await testCompany(t);
});
afterAll(() => t.close());

beforeEach(async () => {
  const domain = `address${++number}.example`;
  login = `ada@${domain}`;
  provider = await ownProvider(company, domain);
  const body = connectionTo(provider);
  expect((await company.owner(operations.putSingleSignOn, { body })).status).toBe(200);
  return () => provider.close();
});

const problem = async () => (await company.owner(operations.getSingleSignOn)).body.provider!.last_problem;
const start = () => t.client()(operations.startSingleSignOn, { body: { email: login } });
const signIn = () => signInBy(provider, t, login);
/** As Entra ID, which never says whether an address is verified. */
const neverVerifies = () => {
  provider.replaced.discovery = (described) => {
    described.claims_supported = ["sub", "iss", "email", "name"];
  };
};

test.each([["true"], [1], [null], ["false"], [false], [{}]])(
  "email_verified %j is not true",
  async (email_verified) => {
    neverVerifies();
    provider.people.set(login, { email_verified });
    expect(await signIn()).toMatchObject({ body: { code: "SIGN_ON_ADDRESS" } });
    expect(await problem()).toBe("email_unverified");
  },
);

test("without email_verified an address counts only where the provider never has it", async () => {
  provider.people.set(login, { email_verified: undefined });
  expect(await signIn()).toMatchObject({ body: { code: "SIGN_ON_ADDRESS" } });
  expect(await problem()).toBe("email_unverified");
  neverVerifies();
  expect((await signIn()).status).toBe(200);
});

test("email_verified may be in the userinfo alone, and is that of the address there", async () => {
  provider.replaced.token = (claims) =>
    provider.sign({ ...claims, email: "boss@elsewhere.example", email_verified: undefined });
  const { token } = (await signIn()).body;
  expect((await t.client(token)(operations.getUser)).body.email).toBe(login);
});

test("a provider sends browsers to a page of another host, and nowhere else", async () => {
  const { origin } = t.context.settings;
  for (const name of ["authorization_endpoint", "end_session_endpoint"])
    for (const url of [`javascript:alert(document.domain)//`, `${origin}/login`, "ftp://x.example/"]) {
      provider.replaced.discovery = (described) => {
        described[name] = url;
      };
      expect(await start(), `${name} ${url}`).toMatchObject({
        status: 401,
        body: { code: "SIGN_ON_FAILED" },
      });
      expect(await problem()).toBe("sign_in_address");
    }
  const { items } = (await company.owner(operations.testSingleSignOn)).body;
  expect(items).toContainEqual(expect.objectContaining({ step: "endpoints", problem: "sign_in_address" }));
});
