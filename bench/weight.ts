/**
 * `npm run bench:weight -- [--url http://localhost:3000] [--list] [/pricing …]`: opens each surface in Chromium with an
 * empty cache and sums every script that is fetched until the page is idle, in KB of Brotli, from the running server or
 * one of its own. `--list` names the files. `scripts/weight.test.mjs` holds the limits.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page, type Response } from "@playwright/test";
import { ServerProcess } from "./chaos/server.ts";

interface Fetched {
  url: string;
  kb: number;
}

/** A page is idle when nothing was fetched for this long, in milliseconds. */
const quietFor = 3500;
const waitAtMost = 20_000;

const company = ["/dashboard/home", "/dashboard/sessions", "/dashboard/createSession", "/dashboard/team"];
const open = ["/", "/pricing", "/contact", "/login", "/signup", "/systemCheck"];

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
  for (const path of open.filter(wanted)) await inNewPage(browser, (page) => weigh(page, path));
  if (company.some(wanted))
    await inNewPage(browser, async (page) => {
      await signIn(page);
      for (const path of company.filter(wanted)) await weigh(page, path);
    });
  if (wanted("stage"))
    await inNewPage(browser, async (page) => {
      await weigh(page, "lobby and stage", await enterRehearsal(page));
    });
} finally {
  await browser.close();
  await server?.stop();
}

async function inNewPage(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await work(await context.newPage());
  await context.close();
}

/** Opens the page with an empty cache and prints what it fetched. */
async function weigh(page: Page, name: string, path = name): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  const fetched = await scriptsOf(page, path);
  const total = fetched.reduce((sum, { kb }) => sum + kb, 0);
  console.log(`${total.toFixed(1).padStart(7)} KB ${String(fetched.length).padStart(4)} files  ${name}`);
  if (!values.list) return;
  for (const { url, kb } of fetched.sort((a, b) => b.kb - a.kb))
    console.log(`          ${kb.toFixed(1).padStart(7)}  ${url.replace(origin, "")}`);
}

async function scriptsOf(page: Page, path: string): Promise<Fetched[]> {
  const bodies = new Map<string, Promise<Buffer>>();
  let last = Date.now();
  const onResponse = (response: Response) => {
    last = Date.now();
    if (response.request().resourceType() === "script") bodies.set(response.url(), response.body());
  };
  // Nothing that the page before still fetches may count.
  await page.goto("about:blank");
  page.on("response", onResponse);
  await page.goto(origin + path, { waitUntil: "load" });
  const deadline = Date.now() + waitAtMost;
  while (Date.now() - last < quietFor && Date.now() < deadline) await page.waitForTimeout(100);
  page.off("response", onResponse);
  const read = [...bodies].map(async ([url, body]) => ({
    url,
    kb: brotliCompressSync(await body).length / 1024,
  }));
  return Promise.all(read);
}

/** The Owner of the demo company of local mode. */
async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/login`, { waitUntil: "networkidle" });
  await page.fill("input[type=email]", "maren@northwind.example");
  await page.fill("input[autocomplete=current-password]", "seven boats home");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard/home");
  // The stream of notifications stays open, so the network is never idle.
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Enters a rehearsal; returns the path of its lobby or stage. */
async function enterRehearsal(page: Page): Promise<string> {
  await page.goto(`${origin}/demo`);
  await page.waitForURL(/\/experience\/(wait|live)\//);
  await page.waitForLoadState("networkidle");
  return new URL(page.url()).pathname;
}
