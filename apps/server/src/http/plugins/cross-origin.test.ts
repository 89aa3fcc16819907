/** Pages of another origin: which ones can send requests, what they can read, and that cookies are sent. */
import * as operations from "@lantern/contract/http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";

const page = "https://play.example.com";
let shared: TestApplication;
let alone: TestApplication;

beforeAll(async () => {
  shared = await testApplication({ allowedOrigins: [page] });
  alone = await testApplication();
});
afterAll(async () => {
  await shared.close();
  await alone.close();
});

const request = (to: TestApplication, origin: string, method: "GET" | "OPTIONS" = "GET") =>
  to.app.inject({
    method,
    url: "/sanctum/csrf-cookie",
    headers: { origin, ...(method === "OPTIONS" && { "access-control-request-method": "GET" }) },
  });

describe("[C01] [C02] an API of another origin", () => {
  test("lets an allowed page read, with its cookies, and sends it the anti-forgery token", async () => {
    const { headers, cookies } = await request(shared, page);
    expect(headers["access-control-allow-origin"]).toBe(page);
    expect(headers["access-control-allow-credentials"]).toBe("true");
    const exposed = String(headers["access-control-expose-headers"]).split(", ");
    expect(exposed).toEqual(expect.arrayContaining(["etag", "retry-after", "x-xsrf-token"]));
    const both = { sameSite: "None", secure: true, path: "/" };
    expect(cookies).toMatchObject([
      { name: "__Host-browser", httpOnly: true, ...both },
      { name: "__Host-XSRF-TOKEN", value: headers["x-xsrf-token"], ...both },
    ]);
  });

  test("responds to preflight requests, for every method that changes something", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const response = await shared.app.inject({
        method: "OPTIONS",
        url: "/api/session",
        headers: {
          origin: page,
          "access-control-request-method": method,
          "access-control-request-headers":
            "authorization,content-type,x-xsrf-token,if-match,idempotency-key",
        },
      });
      expect(response.statusCode).toBe(204);
      expect(response.headers["access-control-allow-methods"]).toContain(method);
      expect(response.headers["access-control-allow-headers"]).toContain("x-xsrf-token");
    }
  });

  test("sends nothing to a page that is not on the list, nor to any without a list", async () => {
    for (const [to, origin] of [
      [shared, "https://play.example.com.evil.example"],
      [shared, "null"],
      [alone, page],
    ] as const)
      for (const method of ["GET", "OPTIONS"] as const)
        expect((await request(to, origin, method)).headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("accepts changes from its own pages and those of the list, whatever host they name, and from programs", async () => {
    const status = async (to: TestApplication, headers: Record<string, string>) =>
      (await to.client()(operations.forgotPassword, { body: { email: "a@b.example" }, headers })).status;
    for (const origin of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])
      expect([origin, await status(alone, { origin })]).toEqual([origin, 202]);
    expect(await status(alone, {})).toBe(202);
    expect(await status(shared, { origin: page })).toBe(202);
    const strangers: Record<string, string>[] = [
      { origin: page },
      { origin: "null" },
      { origin: "http://evil.example", host: "evil.example" },
      { origin: "http://localhost:3001" },
    ];
    for (const headers of strangers) expect([headers, await status(alone, headers)]).toEqual([headers, 419]);
  });

  test("without other origins keeps its cookie to its own site and sends the token nowhere else", async () => {
    const { headers, cookies } = await request(alone, alone.context.settings.origin);
    expect(cookies[0]).toMatchObject({ sameSite: "Lax" });
    expect(cookies[0]?.secure).toBeUndefined();
    expect(headers["x-xsrf-token"]).toBeUndefined();
  });
});

test("[A21] signing out deletes every cookie of the site, including those that no script can see", async () => {
  const owner = {
    first_name: "Nora",
    last_name: "W",
    email: "nora@harbour-cookies.example",
    password: "three lamps on the quay",
    password_confirmation: "three lamps on the quay",
    company_name: "Harbour",
    terms: true,
  };
  const { token } = (await alone.client()(operations.register, { body: owner })).body;
  const { headers, status } = await alone.client(token)(operations.logout);
  expect(status).toBe(204);
  expectCleared(headers);
});

test("[A21] signing out deletes them also if it is rejected, for an ended token or a stale page", async () => {
  const { headers, status } = await alone.client("a-token-that-has-ended")(operations.logout);
  expect(status).toBe(401);
  expectCleared(headers);
  const stale = await alone.app.inject({ method: "POST", url: "/api/logout" });
  expect(stale.statusCode).toBe(419);
  expectCleared(stale.headers);
});

test("other operations that are rejected delete no cookies", async () => {
  const { headers, status } = await alone.client("a-token-that-has-ended")(operations.refreshToken);
  expect(status).toBe(401);
  expect(headers["set-cookie"]).toBeUndefined();
});

/** The response deletes every cookie of the site. */
function expectCleared(headers: Record<string, unknown>): void {
  const set = ([] as string[]).concat((headers["set-cookie"] as string[] | undefined) ?? []);
  for (const [name, path] of [
    ["XSRF-TOKEN", "/"],
    ["browser", "/"],
    ["social-link", "/api/auth/social"],
  ])
    expect(set.find((each) => each.startsWith(`${name}=;`))).toMatch(
      new RegExp(`Path=${path}; .*Expires=Thu, 01 Jan 1970|Path=${path};.*Max-Age=0`),
    );
}
