import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  antiForgeryOf,
  malformed,
  type TestApplication,
  testApplication,
} from "../../../test/application.ts";
import { version } from "../../system/version.ts";

let t: TestApplication;

beforeAll(async () => {
  t = await testApplication();
});
afterAll(() => t.close());

test("[C27] the anti-forgery cookie can be read by scripts, and the browser that it is for cannot", async () => {
  const { statusCode, headers } = await t.app.inject("/sanctum/csrf-cookie");
  expect(statusCode).toBe(204);
  const [browser, token] = headers["set-cookie"] as string[];
  expect(browser).toMatch(/^browser=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(token).toMatch(/^XSRF-TOKEN=[\w-]{22}\.[\w-]{43}; Path=\/; SameSite=Lax$/);
});

test("over https no other host of the domain can set the cookies: their names say so", async () => {
  const production = await testApplication({ local: false, origin: "https://play.example" });
  const { cookies } = await production.app.inject("/sanctum/csrf-cookie");
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, path: "/", sameSite: "Lax" });
  expect(cookies.map(({ name, domain }) => [name, domain])).toEqual([
    ["__Host-browser", undefined],
    ["__Host-XSRF-TOKEN", undefined],
  ]);
  await production.close();
});

/** What a browser has after it fetched a token. */
async function fetched(browser?: string) {
  const { cookies } = await t.app.inject({
    url: "/sanctum/csrf-cookie",
    ...(browser && { cookies: { browser } }),
  });
  const value = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? "";
  return { browser: value("browser"), token: value("XSRF-TOKEN") };
}

async function statusWith(browser: string | null, token: string | null): Promise<number> {
  const response = await t.app.inject({
    method: "POST",
    url: "/api/login",
    payload: {},
    cookies: { ...(browser !== null && { browser }), ...(token !== null && { "XSRF-TOKEN": token }) },
    headers: { ...(token !== null && { "x-xsrf-token": token }) },
  });
  if (response.statusCode === 419) expect(response.json().code).toBe("CSRF_MISMATCH");
  return response.statusCode;
}

test("a participant whose browser stores no cookies needs none: their own page has our origin, and nothing else does", async () => {
  const status = async (url: string, headers: Record<string, string>) =>
    (await t.app.inject({ method: "POST", url, payload: {}, headers })).statusCode;
  const origin = "http://localhost:3000";
  expect(await status("/api/exp/rsvp", { origin })).toBe(422);
  expect(await status("/api/exp/rsvp", {})).toBe(419);
  expect(await status("/api/exp/rsvp", { origin: "https://elsewhere.example" })).toBe(419);
  expect(await status("/api/exp/rsvp", { origin, cookie: "browser=x" })).toBe(419);
  expect(await status("/api/login", { origin })).toBe(419);
});

test("[C10] an unsafe request is rejected before anything else, unless its token was made for its browser", async () => {
  const [own, other] = [await fetched(), await fetched()];
  expect(await statusWith(own.browser, own.token)).toBe(422);
  const [nonce = "", signature = ""] = own.token.split(".");
  for (const [browser, token] of [
    [null, null],
    [own.browser, null],
    [null, own.token],
    ["", ""],
    // A page of a neighbor domain can set a pair of cookies, but not sign one.
    [own.browser, "planted"],
    ["planted", "planted"],
    [other.browser, own.token],
    [own.browser, other.token],
    [own.browser, `${nonce}x.${signature}`],
    [own.browser, `${nonce}.`],
    [own.browser, `${own.token}.`],
    [`${own.browser}.`, own.token],
  ] as const)
    expect([browser, token, await statusWith(browser, token)]).toEqual([browser, token, 419]);
});

test("two tabs of a browser can fetch tokens one after the other, and use both", async () => {
  const first = await fetched();
  const second = await fetched(first.browser);
  expect(second.browser).toBe(first.browser);
  expect(second.token).not.toBe(first.token);
  for (const { token } of [first, second]) expect(await statusWith(first.browser, token)).toBe(422);
  // What another program wrote into the cookie is not used as an id.
  expect((await fetched("short")).browser).toMatch(/^[\w-]{22}$/);
});

test("[E49] a body that is not JSON gets 400, fields of a wrong type 422 by field", async () => {
  const { cookies, headers } = antiForgeryOf(t.context.settings);
  const csrf = { cookies, headers: { ...headers, "content-type": "application/json" } };
  const broken = await t.app.inject({ method: "POST", url: "/api/login", ...csrf, payload: "{not json" });
  expect([broken.statusCode, broken.json()]).toEqual([
    400,
    { code: "REQUEST_001", message: "Invalid request" },
  ]);
  const wrong = await t.client()(operations.login, { body: malformed({ email: 7, password: ["x"] }) });
  expect([wrong.status, Object.keys(wrong.body.errors!).sort()]).toEqual([422, ["email", "password"]]);
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
