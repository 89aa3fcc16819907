import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../test/application.ts";
import { balanceOf, emailedSecret, password, registration } from "../../test/company.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("an Owner signs up, schedules and invites; a colleague joins by the link in the email", async () => {
  const email = "ana@northwind.example";
  const signedUp = await t.client()(operations.register, { body: registration(email) });
  expect(signedUp).toMatchObject({ status: 201, body: { token: expect.any(String) } });
  const verified = await t.client()(operations.verifyEmail, {
    body: { token: await emailedSecret(t, email) },
  });
  expect(verified.status).toBe(204);
  const signedIn = await t.client()(operations.login, { body: { email, password } });
  const owner = t.client(signedIn.body.token);
  const user = (await owner(operations.getUser)).body;
  expect(user).toMatchObject({ email, user_type_id: 2, company: { name: "Northwind Instruments" } });

  const people = await owner(operations.importConsumers, {
    body: { text: "Freja Lindqvist <freja@northwind.example>\nomar@northwind.example" },
  });
  const ids = people.body.rows.map(({ consumer }) => consumer!.id);
  const body = {
    title: "Autumn hour",
    experience: "the-quiet-station",
    starts_at: t.clock.in(60),
    timezone: "Europe/Copenhagen",
    seats: 4,
    notes: "Bring a warm drink.",
  };
  const draft = await owner(operations.createSession, { body });
  expect(draft).toMatchObject({ status: 201, body: { status: "draft", ends_at: t.clock.in(120) } });
  const params = { id: draft.body.id };
  expect((await owner(operations.putAttendees, { params, body: { consumer_ids: ids } })).status).toBe(200);
  expect((await owner(operations.confirmSession, { params })).body).toMatchObject({ status: "confirmed" });
  expect(t.live.requests).toContain(`open ${params.id}`);
  expect(await balanceOf(t, user.company!.id)).toEqual({ balance: 6, reserved: 4 });
  expect(await owner(operations.inviteAttendees, { params })).toMatchObject({
    status: 200,
    body: { invited: 2 },
  });

  const [invitation] = await t.emails("freja@northwind.example");
  expect(invitation?.subject).toBe(
    "Maren Solberg (Northwind Instruments) invites you: Autumn hour, Saturday 21 November, 11:00 to 12:00",
  );
  const link = new URL(invitation!.links[0]!);
  expect(link.pathname).toBe(`/experience/${params.id}`);
  const joined = await t.client()(operations.experienceLogin, {
    body: { token: new URLSearchParams(link.hash.slice(1)).get("join") },
  });
  const participant = t.client(joined.body.token);
  const dataPackage = await participant(operations.getDataPackage, { query: { sessionId: params.id } });
  expect(dataPackage.body).toMatchObject({
    user: { first_name: "Freja", email: "freja@northwind.example" },
    session: { id: params.id, status: "confirmed", timezone: "Europe/Copenhagen" },
    experience: { slug: "the-quiet-station", locale: "en" },
    company: { name: "Northwind Instruments" },
  });
  const byAddress = await t.client()(operations.experienceAuth, {
    query: { email: "OMAR@northwind.example", sessionId: params.id },
  });
  expect(byAddress).toMatchObject({ status: 200, body: { token: expect.any(String) } });
});
