/** Error reports: only with an address, at the specified rates, without secrets. */
import { expect, type Page } from "@playwright/test";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { texts as consoleDebugAwardTexts } from "../../../apps/web/app/platform/debug/award/texts.ts";
import { changePageConfig } from "../../fixtures/page-config.ts";
import { test } from "../../fixtures/test.ts";

interface Sink {
  /** Types of the received items in order, and all content as text. */
  types: string[];
  text: string;
}

const rates = {
  traces_sample_rate: 0.1,
  replays_session_sample_rate: 0.1,
  replays_on_error_sample_rate: 1,
};

/** Receives the reports of the pages at the product's own address, which the configuration contains. */
async function withReports(page: Page): Promise<Sink> {
  const sink: Sink = { types: [], text: "" };
  await changePageConfig(page, (config) => {
    const { host, protocol } = new URL(String(config.public_url));
    return { ...config, error_reports: { dsn: `${protocol}//public@${host}/42`, ...rates } };
  });
  await page.route("**/api/42/envelope/**", (route) => {
    const text = (route.request().postDataBuffer() ?? Buffer.alloc(0)).toString("utf8");
    sink.text += text;
    for (const [, type] of text.matchAll(/^\{[^\n]*?"type":"(\w+)"[^\n]*\}$/gm))
      if (type) sink.types.push(type);
    return route.fulfill({ json: {} });
  });
  return sink;
}

/** Replaces Math.random with a constant. */
const always = (page: Page, chance: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);

test("[X07, K24] an error is reported with its replay and without secrets", async ({ page }) => {
  const sink = await withReports(page);
  await always(page, 0.99);
  await page.goto("/debug/award?throw=1&email=maren@northwind.example");
  await expect(page.locator("main[data-status='500']")).toBeVisible();
  await expect.poll(() => sink.types, { timeout: 30_000 }).toContain("event");
  expect(sink.text).toContain(consoleDebugAwardTexts.thrown);
  await expect.poll(() => sink.types, { timeout: 30_000 }).toContain("replay_event");
  expect(sink.text).not.toContain("maren@northwind");
});

test("[X07] an error of a public page is reported too", async ({ page }) => {
  const sink = await withReports(page);
  await page.goto("/faq");
  await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error("Thrown on a public page"))));
  await expect.poll(() => sink.text, { timeout: 30_000 }).toContain("Thrown on a public page");
});

test("[X07] without an address no reporter is fetched and nothing is sent", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/debug/award?throw=1");
  await expect(page.locator("main[data-status='500']")).toBeVisible();
  await page.waitForLoadState("load");
  const { origin } = new URL(page.url());
  expect(requests.filter((url) => /envelope|reporter-/.test(url) || !url.startsWith(origin))).toEqual([]);
});

test("[K22] of 20 page loads those with a random number below 0.1 are traced", async ({ page }) => {
  test.setTimeout(240_000);
  // Twenty random numbers, two of which are below the rate.
  const chances = Array.from({ length: 20 }, (_, index) => ((index * 7 + 3) % 20) / 20 + 0.01);
  const expected = chances.filter((chance) => chance < rates.traces_sample_rate).length;
  expect(expected).toBe(2);
  const load = async (chance: number) => {
    const fresh = await page.context().newPage();
    const its = await withReports(fresh);
    await always(fresh, chance);
    await fresh.goto("/login");
    await fresh.getByLabel(credentialTexts.password, { exact: true }).waitFor();
    if (chance < rates.traces_sample_rate)
      await expect.poll(() => its.types, { timeout: 30_000 }).toContain("transaction");
    else await fresh.waitForLoadState("networkidle");
    // A page sends its remaining items when the browser leaves it.
    await fresh.goto("about:blank");
    await fresh.close();
    return its.types.includes("transaction");
  };
  // Loads mostly wait, so five of them wait at the same time.
  const traced: boolean[] = [];
  for (let at = 0; at < chances.length; at += 5)
    traced.push(...(await Promise.all(chances.slice(at, at + 5).map(load))));
  expect(traced.filter(Boolean)).toHaveLength(expected);
});

test("[K23] one visit in ten is recorded from its start", async ({ browser }) => {
  for (const [chance, replayed] of [
    [0.05, true],
    [0.5, false],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const sink = await withReports(page);
    await always(page, chance);
    await page.goto("/login");
    await page.getByLabel(credentialTexts.password, { exact: true }).fill("x");
    if (replayed) await expect.poll(() => sink.types, { timeout: 30_000 }).toContain("replay_event");
    else {
      await page.waitForLoadState("networkidle");
      await page.goto("about:blank");
      expect(sink.types).not.toContain("replay_event");
    }
    await context.close();
  }
});
