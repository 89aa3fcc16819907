import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { malformed, type TestApplication, testApplication } from "../../../../test/application.ts";
import { password, testCompany } from "../../../../test/company.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("[D04] [D06] a user has these fields and never a password", async () => {
  const { owner, email, id } = await testCompany(t);
  const { body } = await owner(operations.getUser);
  expect(body).toEqual({
    id: expect.any(String),
    first_name: "Maren",
    last_name: "Solberg",
    email,
    email_verified_at: t.clock.now().toISOString(),
    pending_email: null,
    terms_accepted_at: t.clock.now().toISOString(),
    user_type_id: 2,
    billing_only: false,
    may_buy: true,
    language: null,
    has_password: true,
    needs_second_factor: false,
    profile: null,
    company: { id, name: "Northwind Instruments" },
  });
});

test("[D07] [C38] a profile is returned as it was saved", async () => {
  const { owner, id } = await testCompany(t);
  const body = {
    country_id: "DK",
    timezone_id: "Europe/Copenhagen",
    area_code: "+45",
    phone_number: "33 12 00 00",
  };
  const saved = await owner(operations.putProfile, { body: { ...body, company_name: "Renamed" } });
  expect(saved.body).toMatchObject({ profile: { company_id: id, ...body }, company: { name: "Renamed" } });
  const again = await owner(operations.putProfile, {
    body: malformed({ ...body, company_id: "x", terms: true }),
  });
  expect(again.body.profile!.company_id).toBe(id);
  const wrong = await owner(operations.putProfile, { body: { ...body, timezone_id: "Europe/Atlantis" } });
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { timezone_id: ["Please choose a time zone."] } },
  });
});

test("an account has the language that it chooses, for its emails too; another one is an error and changes nothing", async () => {
  const { owner, email } = await testCompany(t);
  const chosen = await owner(operations.patchUser, { body: { language: "es" } });
  expect(chosen).toMatchObject({ status: 200, body: { language: "es", first_name: "Maren" } });
  await t.client()(operations.forgotPassword, { body: { email } });
  expect((await t.emails(email)).at(-1)?.subject).toBe("Elige una contraseña nueva");
  const wrong = await owner(operations.patchUser, { body: { language: "xx" } });
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { language: ["Please choose one of the languages in the list."] } },
  });
  expect((await owner(operations.getUser)).body.language).toBe("es");
  expect((await owner(operations.patchUser, { body: { language: null } })).body.language).toBe(null);
});

test("[E41] the current password must be right; then other sign-ins end and this one stays", async () => {
  const { owner, email } = await testCompany(t);
  const other = t.client((await t.client()(operations.login, { body: { email, password } })).body.token);
  const next = { password: "a new long word", password_confirmation: "a new long word" };
  expect(await owner(operations.putPassword, { body: { current_password: "wrong", ...next } })).toMatchObject(
    {
      status: 422,
      body: { code: "USER_012", errors: { current_password: [expect.any(String)] } },
    },
  );
  expect(
    (await owner(operations.putPassword, { body: { current_password: password, ...next } })).status,
  ).toBe(204);
  expect((await owner(operations.getUser)).status).toBe(200);
  expect((await other(operations.getUser)).status).toBe(401);
});

test("[E36] an address that someone else has is rejected", async () => {
  const [one, two] = [await testCompany(t), await testCompany(t)];
  const wanted = { email: two.email.toUpperCase(), current_password: password };
  const { status, body } = await one.owner(operations.patchUser, { body: wanted });
  expect({ status, code: body.code }).toEqual({ status: 422, code: "USER_007" });
});

test("[C22] an auth token returns its own user; without one, with a made-up or an ended one there is no data", async () => {
  const [one, two] = [await testCompany(t), await testCompany(t)];
  for (const { owner, email } of [one, two]) {
    const { status, body } = await owner(operations.getUser);
    expect({ status, email: body.email }).toEqual({ status: 200, email });
  }
  await two.owner(operations.logout);
  for (const client of [t.client(), t.client("made-up"), t.client(`${one.token}x`), two.owner]) {
    expect(await client(operations.getUser)).toEqual({
      status: 401,
      headers: expect.anything(),
      body: { code: "UNAUTHENTICATED", message: "Unauthenticated" },
    });
  }
});
