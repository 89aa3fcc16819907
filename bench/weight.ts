/**
 * `npm run bench:weight -- [--url http://localhost:3000] [--list] [/pricing …]`: opens each surface in Chromium with an
 * empty cache and sums every script that is fetched until the page is idle, in KB of Brotli, from the running server or
 * one of its own. `stage` is a session from the click that joins until its first scene, in English and German. `--list`
 * names the files. `apps/web/weight.ts` holds the limits and what the test counts; a page above its limit, or with a
 * script that the test does not know, is a failure.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import type { Language } from "@lantern/contract/languages";
import { type Browser, chromium, type Page, type Response } from "@playwright/test";
import { scriptsOf as countedScripts, mappedPage, weightOf } from "../apps/web/weight.ts";
import { ApiClient } from "./api-client.ts";
import { ServerProcess } from "./chaos/server.ts";
import { invite } from "./simulate/arrange.ts";

interface Fetched {
  url: string;
  kb: number;
}

/** A page is idle when nothing was fetched for this long, in milliseconds. */
const quietFor = 3500;
const waitAtMost = 20_000;

const company = ["/dashboard/home", "/dashboard/sessions", "/dashboard/createSession", "/dashboard/team"];
const open = ["/", "/pricing", "/contact", "/login", "/signup", "/systemCheck"];
/** From the click that joins, through the lobby, until the first scene is there. */
const played = ["en", "de"] as const satisfies Language[];
const lobby = "/experience/wait/*";
const owner = { email: "maren@northwind.example", password: "seven boats home" };

const { values, positionals } = parseArgs({
  options: { url: { type: "string" }, list: { type: "boolean" } },
  allowPositionals: true,
});
const server = values.url ? null : await ServerProcess.start();
const origin = values.url ?? server?.url ?? "";
const browser = await chromium.launch({
  executablePath:
    process.env.CHROMIUM_PATH ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find(existsSync),
  args: ["--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"],
});
try {
  const wanted = (path: string) => positionals.length === 0 || positionals.includes(path);
  for (const path of open.filter(wanted))
    await inNewPage(browser, async (page) => show(path, path, "en", await scriptsOf(page, path)));
  if (company.some(wanted))
    await inNewPage(browser, async (page) => {
      await signIn(page);
      for (const path of company.filter(wanted)) show(path, path, "en", await scriptsOf(page, path));
    });
  if (wanted("stage"))
    for (const language of played)
      await inNewPage(browser, async (page) =>
        show(`lobby and stage, ${language}`, lobby, language, await scriptsOfSession(page, language)),
      );
} finally {
  await browser.close();
  await server?.stop();
}

async function inNewPage(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await work(await context.newPage());
  await context.close();
}

/** Prints what a page fetched, and what is wrong with it. */
function show(name: string, path: string, language: Language, fetched: Fetched[]): void {
  const mapped = mappedPage(path);
  if (!mapped) throw new Error(`${path} is not in the site map`);
  const { limit } = weightOf(mapped);
  const total = fetched.reduce((sum, { kb }) => sum + kb, 0);
  const size = `${total.toFixed(1).padStart(7)} KB of ${String(limit).padStart(3)}`;
  console.log(`${size} ${String(fetched.length).padStart(4)} files  ${name}`);
  const counted = new Set(countedScripts(mapped, language));
  const unknown = fetched.map(({ url }) => url.slice(origin.length + 1)).filter((file) => !counted.has(file));
  // Another server may have another build.
  if (server && unknown.length > 0) console.log(`        not counted by the test: ${unknown.join(" ")}`);
  if (total > limit || (server && unknown.length > 0)) process.exitCode = 1;
  if (!values.list) return;
  for (const { url, kb } of fetched.sort((a, b) => b.kb - a.kb))
    console.log(`          ${kb.toFixed(1).padStart(7)}  ${url.replace(origin, "")}`);
}

/** Opens the page with an empty cache; the scripts that it fetches until it is idle. */
async function scriptsOf(page: Page, path: string): Promise<Fetched[]> {
  // Nothing that the page before still fetches may count.
  await page.goto("about:blank");
  return collect(page, async () => {
    await page.goto(origin + path, { waitUntil: "load" });
  });
}

/** Joins a session by a link, waits in the lobby, and sees its first scene. */
async function scriptsOfSession(page: Page, language: Language): Promise<Fetched[]> {
  const api = new ApiClient(origin);
  api.token = (await api.ok<{ token: string }>("POST", "/api/login", owner)).token;
  // Off, as it is until a company switches it on.
  await api.ok("PATCH", "/api/company", { check_in: false });
  const { sessionId, tokens } = await invite(api, {
    title: `Weight, ${language}`,
    experience: "the-quiet-station",
    people: 3,
    teams: 1,
    speed: 1,
    language,
  });
  const [token] = tokens.values();
  await page.goto(`${origin}/experience/${sessionId}#join=${token}`, { waitUntil: "networkidle" });
  return collect(page, async (idle) => {
    await page.locator('[data-state="join"] form button[type=submit]').click();
    await page.locator(".l-lobby").waitFor();
    await idle();
    await api.ok("POST", `/api/session/${sessionId}/start`);
    await page.locator(".l-live").waitFor();
  });
}

/** The scripts that the page fetches while `work` is done and until it is idle after it, without hls.js. */
async function collect(page: Page, work: (idle: () => Promise<void>) => Promise<void>): Promise<Fetched[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  const urls = new Set<string>();
  let last = Date.now();
  const onResponse = (response: Response) => {
    last = Date.now();
    const script = response.request().resourceType() === "script";
    if (script && !/\/hls-[^/]*$/.test(response.url())) urls.add(response.url());
  };
  const idle = async () => {
    const deadline = Date.now() + waitAtMost;
    last = Date.now();
    while (Date.now() - last < quietFor && Date.now() < deadline) await page.waitForTimeout(100);
  };
  page.on("response", onResponse);
  await work(idle);
  await idle();
  page.off("response", onResponse);
  const read = [...urls].map(async (url) => {
    const body = Buffer.from(await (await fetch(url)).arrayBuffer());
    return { url, kb: brotliCompressSync(body).length / 1024 };
  });
  return Promise.all(read);
}

/** The Owner of the demo company of local mode. */
async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/login`, { waitUntil: "networkidle" });
  await page.fill("input[type=email]", owner.email);
  await page.fill("input[autocomplete=current-password]", owner.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard/home");
  // The stream of notifications stays open, so the network is never idle.
  await page.getByRole("heading", { level: 1 }).waitFor();
}
