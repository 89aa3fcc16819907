import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../test/application.ts";
import { allOperations } from "../../test/operations.ts";
import { pages } from "../http/plugins/pages.ts";

/** The headers in production mode, with every page and every response. */

let t: TestApplication;
let root: string;

const build: Record<string, string> = {
  "index.html": "<script>known()</script><h1>home</h1>",
  "404/index.html": "<h1>Oops</h1>",
  "company.html": "<script>boot()</script>",
  "company.es.html": "<script>boot()</script>",
  "company.de.html": "<script>boot()</script>",
  "platform.html": "<script>boot()</script>",
  "play.html": "<script>boot()</script>",
  "check.html": "<script>boot()</script>",
  "routes.json": JSON.stringify([
    { path: "/", surface: "site", access: "open" },
    { path: "/dashboard/home", surface: "company", access: "member" },
    {
      path: "/reset-password/:token",
      surface: "company",
      access: "open",
      params: { token: "[\\w-]{20,200}" },
      status: 400,
    },
    { path: "/experience/:sessionId", surface: "play", access: "experience" },
  ]),
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "lantern-headers-"));
  for (const [name, content] of Object.entries(build)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  t = await testApplication({ local: false, origin: "https://play.example" });
  await t.app.register(pages, { root });
});
afterAll(async () => {
  await t.close();
  rmSync(root, { recursive: true });
});

const everywhere = {
  "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "no-referrer",
};

test.each([
  "/",
  "/dashboard/home",
  `/reset-password/${"a".repeat(43)}`,
  "/experience/0199aaaa-0000-7000-8000-000000000000",
  "/nowhere",
])("%s runs no script but its own, cannot be framed, and sends no referrer to other sites", async (url) => {
  const { headers } = await t.app.inject({ url, headers: { accept: "text/html" } });
  expect(headers).toMatchObject(everywhere);
  const policy = String(headers["content-security-policy"]);
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? "";
  expect(scripts).toMatch(/^'self'(?: 'sha256-[\w+/=]+')*$/);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("form-action 'self'");
});

test("every response of the API is data for its own site, and is never cached", async () => {
  for (const { id, method, path } of allOperations) {
    const { headers } = await t.app.inject({ method, url: path.replace(/:\w+/g, "x") });
    expect([id, headers]).toMatchObject([id, everywhere]);
    expect([id, headers["access-control-allow-origin"]]).toEqual([id, undefined]);
  }
});
