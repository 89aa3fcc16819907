import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { sessions } from "../../db/schema/index.ts";
import { demoPassword } from "./people.ts";
import { seedDemo } from "./seed.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("[D01] [D02] [O06] the printed accounts sign in with their roles, and the printed links open the session", async () => {
  const demo = await seedDemo(t.context);
  const roles: number[] = [];
  for (const { email } of demo.accounts) {
    const { body } = await t.client()(operations.login, { body: { email, password: demoPassword } });
    roles.push((await t.client(body.token)(operations.getUser)).body.user_type_id!);
  }
  expect(roles).toEqual([2, 4, 1]);

  expect(demo.session?.joinLinks).toHaveLength(12);
  const token = new URL(demo.session!.joinLinks[0]!.url).hash.replace("#join=", "");
  const joined = await t.client()(operations.experienceLogin, { body: { token } });
  expect(joined.status).toBe(200);
});

test("a second start creates nothing, and a played session is followed by another", async () => {
  const before = await seedDemo(t.context);
  const again = await seedDemo(t.context);
  expect(again).toEqual(before);
  const login = await t.client()(operations.login, {
    body: { email: before.accounts[0]!.email, password: demoPassword },
  });
  const owner = t.client(login.body.token);
  expect((await owner(operations.getCredits)).body).toMatchObject({
    balance: 500,
    reserved: 36,
    available: 464,
  });
  expect((await owner(operations.listSessions)).body.items).toHaveLength(3);

  await t.database.db.update(sessions).set({ status: "live" }).where(eq(sessions.id, before.session!.id));
  await t.lifecycle.ended(before.session!.id, t.clock.now().getTime());
  const next = await seedDemo(t.context);
  expect(next.session?.id).not.toBe(before.session?.id);
  expect((await owner(operations.listSessions)).body.items).toHaveLength(4);
});
