import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { script, testSite } from "../../../test/site.ts";
import { createLog } from "../../system/log.ts";
import { pages } from "./pages.ts";

const { root, remove } = testSite();
const app: FastifyInstance = Fastify();
app.get("/api/existing", () => ({}));

beforeAll(async () => {
  await app.register(pages, { root });
});
afterAll(async () => {
  await app.close();
  remove();
});

test.each([
  ["/", 200, "<h1>home</h1>", undefined],
  ["/?utm=1", 200, "<h1>home</h1>", undefined],
  ["/terms", 200, "<h1>terms</h1>", undefined],
  ["/terms/", 200, "<h1>terms</h1>", undefined],
  ["/es/terms", 200, "<h1>condiciones</h1>", undefined],
  ["/login", 200, "<h1>login</h1>", "noindex"],
  ["/dashboard/sessions/7", 200, "<div id=app>company</div>", "noindex"],
  ["/verify", 200, "<h1>verify</h1>", "noindex"],
  ["/verify/email/abc", 200, "<h1>verify</h1>", "noindex"],
  ["/reset-password/abcdefghijklmnopqrstuvw", 200, "<h1>reset</h1>", "noindex"],
  ["/reset-password/x", 400, "<div id=app>company</div>", "noindex"],
  ["/debug/award", 404, "<div id=app>platform</div>", "noindex"],
  ["/experience/0190b6a4-6d2b-7c3e-8f11-1234567890ab", 200, "<h1>join</h1>", "noindex"],
])("%s responds with %i", async (url, status, body, robots) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(status);
  expect(response.body).toBe(body);
  expect(response.headers["content-type"]).toContain("text/html");
  expect(response.headers["x-robots-tag"]).toBe(robots);
  expect(response.headers["cache-control"]).toBe("no-cache");
});

test("[X06] the document of a debug page has status 404 in production, for everybody, and 200 in local mode", async () => {
  const local = Fastify();
  await local.register(pages, { root, local: true });
  const headers = { cookie: "XSRF-TOKEN=x", authorization: "Bearer of-anybody" };
  for (const [server, status] of [
    [app, 404],
    [local, 200],
  ] as const)
    for (const request of [{}, headers]) {
      const { statusCode, body } = await server.inject({ url: "/debug/award", headers: request });
      expect(statusCode).toBe(status);
      expect(body).toBe("<div id=app>platform</div>");
    }
  await local.close();
});

test.each([
  "/nope",
  "/404",
  "/index.html",
  "/routes.json",
  "/company.html",
  "/play.html",
  "/reset-password",
  "/dashboard/sessions/7/unknown",
  "/experience/not-an-id",
  "/..%2f..%2fetc/passwd",
  "/assets/missing.js",
])("%s responds with 404 and the error page", async (url) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers["x-robots-tag"]).toBe("noindex");
  expect(response.body).toContain("<h1>Oops</h1>");
});

test("the 404 page names the path, and nothing in it is markup", async () => {
  const response = await app.inject("/%3Cimg%20src=x%20onerror=alert(1)%3E$&");
  expect(response.body).toContain("Page Not Found: /&lt;img src=x onerror=alert(1)&gt;$&amp;</p>");
  expect(response.body).not.toContain("<img");
});

test("[R34] the 404 page shows the whole path, however long it is", async () => {
  const path = `/${"long-".repeat(400)}end`;
  expect((await app.inject(path)).body).toContain(`Page Not Found: ${path}</p>`);
});

test("[E14] a crawler gets 404 without the screen, and the log has the error; a person gets the screen", async () => {
  const lines: string[] = [];
  const logging = Fastify({ loggerInstance: createLog(3, (line) => lines.push(line)) });
  await logging.register(pages, { root });
  const errors = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "application error");
  for (const agent of [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
    "Baiduspider+(+http://www.baidu.com/search/spider.htm)",
  ]) {
    const before = errors().length;
    const response = await logging.inject({ url: "/nope", headers: { "user-agent": agent } });
    expect(response.statusCode, agent).toBe(404);
    expect(response.headers).toMatchObject({ "x-robots-tag": "noindex", vary: "user-agent" });
    expect(response.body).not.toMatch(/Oops|Page Not Found/);
    expect(errors().slice(before)).toEqual([expect.objectContaining({ status: 404, path: "/nope" })]);
  }
  const phone = "Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG 9) AppleWebKit/537.36";
  for (const agent of ["Mozilla/5.0 (X11; Linux x86_64)", phone]) {
    const response = await logging.inject({ url: "/nope", headers: { "user-agent": agent } });
    expect(response.body, agent).toContain("<h1>Oops</h1>");
    expect(response.headers.vary).toContain("user-agent");
  }
  await logging.close();
});

test.each([
  [{}, "company"],
  [{ "accept-language": "es-MX,es;q=0.9,en;q=0.5" }, "empresa"],
  [{ "accept-language": "de-AT,de;q=0.9,en;q=0.5" }, "Unternehmen"],
  [{ "accept-language": "fr, en" }, "company"],
  [{ "accept-language": "es", cookie: "x=1; language=en" }, "company"],
  [{ "accept-language": "en", cookie: "language=es" }, "empresa"],
  [{ "accept-language": "es", cookie: "language=xx" }, "empresa"],
])("the dashboard is sent in the account’s language, else the browser’s: %j", async (headers, text) => {
  const served = await app.inject({ url: "/dashboard/sessions/1", headers });
  expect(served.body).toContain(text);
  expect(served.headers.vary).toBe("accept-encoding, accept-language, cookie");
});

test.each([
  ["/login", {}, "login"],
  ["/login", { "accept-language": "es-MX,es;q=0.9,en;q=0.5" }, "acceso"],
  ["/login", { "accept-language": "es", cookie: "language=en" }, "login"],
  ["/login", { "accept-language": "en", cookie: "x=1; language=es" }, "acceso"],
  ["/login?language=es", { cookie: "language=en" }, "acceso"],
  ["/login?language=xx", {}, "login"],
])(
  "a door of administrators, %s, is sent as asked, as chosen or as the browser says: %j",
  async (url, headers, text) => {
    expect((await app.inject({ url, headers })).body).toBe(`<h1>${text}</h1>`);
  },
);

test("a public page has the language of its address alone", async () => {
  const headers = { "accept-language": "es", cookie: "language=es" };
  expect((await app.inject({ url: "/terms", headers })).body).toBe("<h1>terms</h1>");
  expect((await app.inject({ url: "/es/terms", headers: { "accept-language": "en" } })).body).toContain(
    "condiciones",
  );
});

test("a page that is open to everybody can be asked for in a language, one of an account cannot", async () => {
  const headers = { "accept-language": "en", cookie: "language=en" };
  expect((await app.inject({ url: "/report/abc?language=es", headers })).body).toContain("empresa");
  expect((await app.inject({ url: "/report/abc?language=xx", headers })).body).toContain("company");
  expect((await app.inject({ url: "/dashboard/sessions/1?language=es", headers })).body).toContain("company");
});

test("[A21] the page after signing out deletes the site's cookies; otherwise the same page does not", async () => {
  const cookies = Fastify();
  await cookies.register(cookie);
  const settings = { origin: "https://play.example.com", allowedOrigins: [] };
  await cookies.register(pages, { root, cookies: settings });
  const left = (await cookies.inject("/?logout=true")).cookies;
  expect(left.map(({ name, path, value }) => [name, path, value])).toEqual([
    ["__Host-XSRF-TOKEN", "/", ""],
    ["__Host-browser", "/", ""],
    ["social-link", "/api/auth/social", ""],
    ["sign-in", "/api/auth/second-factor", ""],
    ["sign-on", "/api/auth/sign-on", ""],
    ["passkey", "/api", ""],
  ]);
  for (const { expires } of left) expect(expires?.getTime()).toBe(0);
  for (const url of ["/", "/terms?logout=true"]) expect((await cookies.inject(url)).cookies).toEqual([]);
  await cookies.close();
});

test("a page runs the scripts of its build and no others", async () => {
  const policy = String((await app.inject("/signup")).headers["content-security-policy"]);
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1];
  const hash = createHash("sha256").update("existing()").digest("base64");
  expect(scripts).toBe(`'self' 'sha256-${hash}'`);
  for (const url of ["/", "/verify/email/abc", "/nope"]) {
    const other = String((await app.inject(url)).headers["content-security-policy"]);
    expect(other).toContain("script-src 'self';");
    expect(other).toMatch(/base-uri 'none'; object-src 'none'$/);
  }
});

test.each([
  ["/assets/main-abc.js", "javascript", "public, max-age=31536000, immutable"],
  ["/favicon.svg", "image/svg+xml", "public, max-age=3600"],
  ["/film.vtt", "text/vtt", "public, max-age=3600"],
  ["/sitemap.xml", "application/xml", "public, max-age=3600"],
  ["/security/questions.csv", "text/csv", "public, max-age=3600"],
])("%s has its type and its cache time", async (url, type, cache) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toContain(type);
  expect(response.headers["cache-control"]).toBe(cache);
});

test("a compressed file is sent to clients that accept it", async () => {
  const plain = await app.inject("/assets/main-abc.js");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body).toBe(script);
  const packed = await app.inject({ url: "/assets/main-abc.js", headers: { "accept-encoding": "gzip, br" } });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(script);
});

test.each([
  ["/builds/latest.json", "no-cache"],
  ["/builds/meta/abc.json", "public, max-age=31536000, immutable"],
])("[X11] %s: %s", async (url, cache) => {
  expect((await app.inject(url)).headers["cache-control"]).toBe(cache);
});

test("URLs for other programs are absolute, and the policy fits the text as it is sent", async () => {
  const served = Fastify();
  await served.register(pages, { root, origin: "https://play.example.com" });
  expect((await served.inject("/sitemap.xml")).body).toBe("<loc>https://play.example.com/pricing</loc>");
  expect((await served.inject("/security/questions.csv")).body).toBe("https://play.example.com/security");
  const { body, headers } = await served.inject("/pricing");
  expect(body).toContain(`href="https://play.example.com/pricing"`);
  const hash = createHash("sha256").update(`{"url":"https://play.example.com"}`).digest("base64");
  expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
  const packed = await served.inject({ url: "/pricing", headers: { "accept-encoding": "br;q=0, gzip" } });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  const again = await served.inject({ url: "/pricing", headers: { "if-none-match": String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  await served.close();
});

test("[X08] the third-party chat is allowed only if it is configured, and only on pages that can have it", async () => {
  const scripts = async (options: object, url: string) => {
    const served = Fastify();
    await served.register(pages, { root, ...options });
    const policy = String((await served.inject(url)).headers["content-security-policy"]);
    await served.close();
    return policy;
  };
  expect(await scripts({}, "/pricing")).not.toContain("intercom");
  expect(await scripts({ chat: true }, "/pricing")).toMatch(/script-src [^;]*https:\/\/\*\.intercom\.io/);
  for (const url of ["/experience/0190b6a4-6d2b-7c3e-8f11-1234567890ab", "/reset-password/x", "/verify/a"])
    expect(await scripts({ chat: true }, url)).not.toContain("intercom");
  const scriptsOfPage = await scripts({ reports: "https://key@reports.example.com/7" }, "/pricing");
  expect(scriptsOfPage).toMatch(/connect-src [^;]*https:\/\/reports\.example\.com/);
  expect(scriptsOfPage).not.toContain("key");
});

test("Microsoft’s sign-in is allowed only if people can sign in with it", async () => {
  const policy = async (options: object) => {
    const served = Fastify();
    await served.register(pages, { root, ...options });
    const { headers } = await served.inject("/login");
    await served.close();
    return String(headers["content-security-policy"]);
  };
  expect(await policy({})).not.toContain("microsoft");
  for (const name of ["connect-src", "frame-src"])
    expect(await policy({ microsoft: true })).toMatch(
      new RegExp(`${name} [^;]*https://login\\.microsoftonline\\.com`),
    );
});

test("HEAD answers like GET, without a body", async () => {
  const response = await app.inject({ method: "HEAD", url: "/nope" });
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe("");
});

test("[C01] pages can use an API of another origin, and its live connections", async () => {
  const elsewhere = Fastify();
  await elsewhere.register(pages, { root, api: "https://api.example.com" });
  for (const url of ["/terms", "/terms/"]) {
    const { headers } = await elsewhere.inject(url);
    expect(headers["content-type"]).toContain("text/html");
    expect(String(headers["content-security-policy"])).toMatch(
      /connect-src 'self' https:\/\/api\.example\.com wss:\/\/api\.example\.com;/,
    );
  }
  await elsewhere.close();
});
