import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { version } from "../../system/version.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("[C27] the anti-forgery cookie can be read by scripts", async () => {
  const { statusCode, headers } = await t.app.inject("/sanctum/csrf-cookie");
  expect(statusCode).toBe(204);
  expect(String(headers["set-cookie"])).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/);
});

test.each([
  ["neither cookie nor header", {}, {}],
  ["no header", { "XSRF-TOKEN": "a" }, {}],
  ["another header", { "XSRF-TOKEN": "a" }, { "x-xsrf-token": "b" }],
  ["an empty pair", { "XSRF-TOKEN": "" }, { "x-xsrf-token": "" }],
])("[C10] an unsafe request with %s is rejected before anything else", async (_, cookies, headers) => {
  const response = await t.app.inject({ method: "POST", url: "/api/login", cookies, headers, payload: {} });
  expect(response.statusCode).toBe(419);
  expect(response.json().code).toBe("CSRF_MISMATCH");
});

test("[E49] a body that is not JSON gets 400, fields of a wrong type 422 by field", async () => {
  const csrf = {
    cookies: { "XSRF-TOKEN": "a" },
    headers: { "x-xsrf-token": "a", "content-type": "application/json" },
  };
  const broken = await t.app.inject({ method: "POST", url: "/api/login", ...csrf, payload: "{not json" });
  expect([broken.statusCode, broken.json()]).toEqual([
    400,
    { code: "REQUEST_001", message: "Invalid request" },
  ]);
  const wrong = await t.client()(operations.login, { body: { email: 7, password: ["x"] } });
  expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([422, ["email", "password"]]);
});

test("[C14] an open operation responds to an empty body with its fields, never with 401 or 404", async () => {
  for (const call of [
    operations.authLogin,
    operations.register,
    operations.forgotPassword,
    operations.resetPassword,
  ]) {
    expect((await t.client()(call)).status).toBe(422);
  }
});

test("an unknown operation gets an API error", async () => {
  const response = await t.app.inject("/api/nothing/here");
  expect([response.statusCode, response.json().code]).toEqual([404, "REQUEST_001"]);
});

test("an unexpected error is sent without internal details", async () => {
  const broken = await testApplication();
  await broken.database.pool.query("drop table users cascade");
  const response = await broken.client()(operations.login, { body: { email: "a@b.example", password: "x" } });
  expect([response.status, response.body]).toEqual([
    500,
    { code: "SERVER_ERROR", message: "Server error. Please try again later." },
  ]);
  await broken.close();
});

test("the OpenAPI document names every operation of the contract, each once", async () => {
  const document = (await t.app.inject("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  const mounted = Object.values<Record<string, { operationId: string }>>(document.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => operation.operationId);
  const declared = Object.values(operations).flatMap((value) =>
    typeof value === "object" && "path" in value ? [value.id as string] : [],
  );
  expect(mounted.sort()).toEqual(declared.sort());
});

test("the public configuration and the health checks need no sign-in", async () => {
  const { body } = await t.client()(operations.getConfig);
  expect(body).toMatchObject({ local: true, build: "test", server_time: t.clock.now().toISOString() });
  expect((await t.app.inject("/healthz")).json()).toEqual({
    status: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: version.commit,
  });
  expect((await t.app.inject("/readyz")).statusCode).toBe(200);
});
