import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { malformed, type TestApplication, testApplication } from "./application.ts";
import { testCompany } from "./company.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("a field that an operation does not have is a type error, where it is sent and where it is read", async () => {
  const { owner } = await testCompany(t);
  // @ts-expect-error a session has no field of this name
  const { status, body } = await owner(operations.createSession, { body: { title: "Autumn hour", seat: 4 } });
  expect(status).toBe(201);
  // @ts-expect-error and neither has the response
  expect(body.seat).toBeUndefined();
  expect(body.seats).toBeNull();
  // @ts-expect-error the address has no session, but an id
  const elsewhere = await owner(operations.getSession, { params: { session: body.id } });
  expect(elsewhere.body.title).toBeUndefined();
});

test("what an operation does not allow is sent where a test says so", async () => {
  const { owner } = await testCompany(t);
  const { status, body } = await owner(operations.createSession, { body: malformed({ seats: 4 }) });
  expect(status).toBe(422);
  expect(Object.keys(body.errors!)).toContain("title");
});
