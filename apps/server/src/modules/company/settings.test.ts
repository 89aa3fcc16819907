import * as operations from "@lantern/contract/http";
import { type CompanyRole, Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { malformed, type SentBody, type TestApplication } from "../../../test/application.ts";
import { emailedSecret, password, type TestCompany, testCompany } from "../../../test/company.ts";
import { testSocial } from "../../../test/social.ts";
import { socialAccounts, users } from "../../db/schema/index.ts";

let t: TestApplication;
let made: Awaited<ReturnType<typeof testSocial>>;
let company: TestCompany;

beforeAll(async () => {
  made = await testSocial();
  t = made.t;
});
beforeEach(async () => {
  company = await testCompany(t);
});
afterAll(() => made.close());

const set = (body: SentBody<typeof operations.patchCompany>) =>
  company.owner(operations.patchCompany, { body });
const login = (email: string) => t.client()(operations.login, { body: { email, password } });

/** Another administrator, who accepted an invitation. */
async function invited(userTypeId: CompanyRole) {
  const email = `second${userTypeId}@${company.email.split("@")[1]}`;
  await company.owner(operations.inviteAdmin, {
    body: { email, user_type_id: userTypeId, current_password: password },
  });
  const accepted = await t.client()(operations.acceptInvitation, {
    params: { token: await emailedSecret(t, email) },
    body: { first_name: "Ada", last_name: "King", password, password_confirmation: password, terms: true },
  });
  return { email, client: t.client(accepted.body.token) };
}

// 2 by 2, as real encoders write them.
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPgqsrjqspjgFAAGPYDySX58e0AAAAASUVORK5CYII=";
const webp = "UklGRjgAAABXRUJQVlA4ICwAAABwAQCdASoCAAIAAUAmJaACdAFAAAD+8JtDkc70qVX/00j/+mkf/00j5TQAAA==";

describe("settings", () => {
  test("[D12, O07] are stored and read back; each change is in the audit log", async () => {
    const before = (await company.owner(operations.getCompany)).body;
    expect(before).toMatchObject({
      id: company.id,
      name: "Northwind Instruments",
      brand_color: null,
      logo: null,
      person_measures: true,
      chat_retention_days: 30,
      language: "en",
      sub_admins_buy: true,
      sign_in_methods: ["password", "google", "microsoft", "linkedin", "facebook"],
    });
    const body = {
      name: "Southwind",
      brand_color: "#0f766e",
      person_measures: false,
      chat_retention_days: 7,
      sign_in_methods: ["password"],
      language: "de",
      sub_admins_buy: false,
    };
    expect((await set(body)).body).toEqual({ ...before, ...body });
    expect((await company.owner(operations.getCompany)).body).toEqual({ ...before, ...body });
    const log = (await company.owner(operations.listAudit, { query: { noun: "company" } })).body;
    expect(log.items[0]).toMatchObject({
      user: { name: "Maren Solberg" },
      action: "company.update",
      subject: `company:${company.id}`,
      detail: { fields: Object.keys(body) },
    });
  });

  test.each([
    ["brand_color", "red"],
    ["brand_color", "#0f766e;background:url(x)"],
    ["chat_retention_days", 0],
    ["language", "fr"],
    ["sub_admins_buy", "no"],
    ["chat_retention_days", 366],
    ["sign_in_methods", []],
    ["sign_in_methods", ["telepathy"]],
    ["name", " "],
  ])("reject %s of %j and change nothing", async (field, value) => {
    const before = (await company.owner(operations.getCompany)).body;
    const refused = await set({ [field]: value });
    expect(refused).toMatchObject({ status: 422, body: { code: "REQUEST_001" } });
    expect((await company.owner(operations.getCompany)).body).toEqual(before);
  });

  test("[O09] can be read by a Sub-Administrator and changed only by an Owner", async () => {
    const sub = (await invited(4)).client;
    expect((await sub(operations.getCompany)).body.name).toBe("Northwind Instruments");
    for (const [call, body] of [
      [operations.patchCompany, { name: "Mine" }],
      [operations.patchCompany, { sub_admins_buy: true }],
      [operations.putLogo, { data: png }],
      [operations.deleteLogo, undefined],
      [operations.listAudit, undefined],
    ] as const) {
      expect(await sub(call, { body: malformed(body) })).toMatchObject({
        status: 403,
        body: { code: "USER_009" },
      });
    }
    expect((await company.owner(operations.getCompany)).body).toMatchObject({
      name: "Northwind Instruments",
      logo: null,
    });
  });
});

describe("the logo", () => {
  const put = (data: string) => company.owner(operations.putLogo, { body: { data } });

  test("is shown as a picture, at an address that changes with it", async () => {
    const { logo } = (await put(png)).body;
    expect(logo).toMatch(new RegExp(`^/logos/${company.id}/[\\da-f]{32}\\.png$`));
    const allowed = await t.app.inject(logo!);
    expect(await sharp(allowed.rawPayload).metadata()).toMatchObject({ format: "png", width: 2, height: 2 });
    expect(allowed.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const next = (await put(webp)).body.logo;
    expect(next).toMatch(/\.webp$/);
    expect((await t.app.inject(logo!)).statusCode).toBe(404);
    expect((await company.owner(operations.deleteLogo)).body.logo).toBeNull();
    expect((await t.app.inject(next!)).statusCode).toBe(404);
  });

  test.each([
    ["a page", Buffer.from("<script>alert(1)</script>")],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["a picture with a page behind it", Buffer.concat([Buffer.from(png, "base64"), Buffer.from("<script>")])],
    ["a page that begins like a GIF", Buffer.from("GIF89a<script>")],
    ["too much", Buffer.concat([Buffer.from(png, "base64"), Buffer.alloc(512 * 1024)])],
  ])("is rejected if it is %s", async (_, bytes) => {
    const refused = await put(bytes.toString("base64"));
    expect(refused).toMatchObject({ status: 422, body: { errors: { data: [expect.any(String)] } } });
    expect((await company.owner(operations.getCompany)).body.logo).toBeNull();
  });
});

describe("sign-in methods", () => {
  async function linkGoogle(email: string): Promise<void> {
    const [user] = await t.database.db.select().from(users).where(eq(users.email, email));
    const identity = { provider: "google", issuer: made.idp.identity.issuer, subject: email } as const;
    await t.database.db.insert(socialAccounts).values({ ...identity, userId: user!.id });
  }

  test("an Owner cannot turn off the only method that they have", async () => {
    const refused = await set({ sign_in_methods: ["google"] });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { sign_in_methods: [expect.any(String)] } },
    });
    expect((await login(company.email)).status).toBe(200);
  });

  test("a method that is turned off is rejected, after everything else was right", async () => {
    const { email } = await invited(4);
    await linkGoogle(company.email);
    await set({ sign_in_methods: ["google"] });
    const refused = { status: 403, body: { code: "SIGN_IN_METHOD" } };
    expect(await login(email)).toMatchObject(refused);
    expect(await login(company.email)).toMatchObject(refused);
    const wrong = await t.client()(operations.login, { body: { email, password: "something else" } });
    expect(wrong.body.code).toBe("LOGIN_FAILED");
  });

  test("a provider that is turned off is rejected too", async () => {
    const email = `grace@${company.email.split("@")[1]}`;
    const signIn = async () => {
      const proof = await made.idp.signIn(t.context.social.google!.offer, { email });
      return t.client()(operations.verifyGoogle, { body: { provider: "google", ...proof } });
    };
    expect((await signIn()).status).toBe(200);
    const joined = { companyId: company.id, userTypeId: Role.CONSUMER_ADMIN_SUB };
    await t.database.db.update(users).set(joined).where(eq(users.email, email));
    expect((await signIn()).status).toBe(200);
    await set({ sign_in_methods: ["password", "microsoft"] });
    expect(await signIn()).toMatchObject({ status: 403, body: { code: "SIGN_IN_METHOD" } });
  });

  test("an Owner can sign in with any method if nobody could with the remaining ones", async () => {
    await linkGoogle(company.email);
    await set({ sign_in_methods: ["google"] });
    const { email } = await invited(4);
    await t.database.db.delete(socialAccounts);
    expect((await login(company.email)).status).toBe(200);
    expect(await login(email)).toMatchObject({ status: 403, body: { code: "SIGN_IN_METHOD" } });
  });
});
