/** The error screen for each status, and when it appears. */
import { expect, type Page } from "@playwright/test";
import { errors as errorsTexts } from "../../../apps/web/app/i18n/start/errors.ts";
import { launcher } from "../../fixtures/help-button.ts";
import { test } from "../../fixtures/test.ts";
import { faq } from "../../fixtures/texts.ts";

const messages = {
  401: [errorsTexts.screen.titles[401], errorsTexts.screen.messages[401]],
  404: [errorsTexts.screen.titles[404], errorsTexts.screen.messages.other],
  500: [errorsTexts.screen.titles[500], errorsTexts.screen.messages[500]],
  418: [errorsTexts.screen.titles.other, errorsTexts.screen.messages.other],
} as const;

const screens = [
  ["[E04]", "/debug/award?fail=401&message=Over", 401, "Over"],
  ["[E08, E10]", "/debug/award?fail=500&message=Boom", 500, "Boom"],
  ["[E03, E09, E10]", "/debug/award?fail=418&message=Teapot", 418, "Teapot"],
  ["[E13]", "/debug/award?throw=1", 500, null],
  ["[E07, E10]", "/nope", 404, errorsTexts.screen.pageNotFound("/nope")],
] as const;

/** How many elements of the main part the Tab key reaches, from the beginning of the document to its end. */
async function tabStopsIn(page: Page): Promise<number> {
  const reached = new Set<number>();
  for (let count = 0; count < 40; count++) {
    await page.keyboard.press("Tab");
    const position = await page.evaluate(() =>
      [...document.querySelectorAll("main *")].indexOf(document.activeElement as Element),
    );
    if (position < 0) continue;
    if (reached.has(position)) break;
    reached.add(position);
  }
  return reached.size;
}

/** Expects the three texts in order, one button, the loading bar, and the instruction for crawlers. */
async function isScreen(page: Page, status: keyof typeof messages, line: string | null): Promise<void> {
  const [title, message] = messages[status];
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  const texts = await main.locator("h1, p").allInnerTexts();
  expect(texts.slice(0, 2)).toEqual([title, message]);
  if (line) expect(texts).toEqual([title, message, line]);
  expect(await tabStopsIn(page), "the one button").toBe(1);
  const bar = page.locator("[data-loading-bar]");
  await expect(bar).toHaveCount(1);
  expect(await bar.evaluate((line) => getComputedStyle(line).height)).toBe("3px");
  await expect(page.locator('meta[name="robots"]').last()).toHaveAttribute("content", "noindex, nofollow");
  const root = page.locator('link[rel="canonical"]');
  await expect(root).toHaveCount(1);
  expect(await root.evaluate((link) => (link as HTMLLinkElement).href)).toBe(new URL("/", page.url()).href);
}

for (const [ids, path, status, line] of screens) {
  test(`${ids} [E01, E02, E11, E12] ${path} is the screen for ${status}`, async ({ page }) => {
    await page.clock.install();
    const response = await page.goto(path);
    if (status === 404) expect(response?.status()).toBe(404);
    await isScreen(page, status, line);
    if (status === 401) return;
    await page.clock.runFor(10_000);
    expect(page.url()).toContain(path);
    await expect(launcher(page), "nothing beside the one button").toBeHidden();
    await page.locator("main").getByRole("link", { name: errorsTexts.screen.toHome }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
}

test("[E05, E06, K20] the screen for 401 goes to /login after 1500 ms, its button at once", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/debug/award?fail=401");
  await expect(page.getByRole("heading", { name: errorsTexts.screen.titles[401] })).toBeVisible();
  await page.clock.runFor(1300);
  expect(page.url()).toContain("/debug/award");
  await page.clock.runFor(400);
  await page.waitForURL("**/login");

  await page.goto("/debug/award?fail=401");
  await page.getByRole("link", { name: errorsTexts.screen.toLogin }).click();
  await page.waitForURL("**/login");
});

test("[R34, R35] a failed rule responds with 404 or its own status, and the path", async ({ page }) => {
  for (const [path, status, screen] of [
    ["/experience/not-an-id", 404, 404],
    ["/nope", 404, 404],
    ["/reset-password/x", 400, 418],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(status);
    await isScreen(page, screen, errorsTexts.screen.pageNotFound(path));
  }
  await page.goto("/no<b>pe");
  await expect(page.getByText(errorsTexts.screen.pageNotFound("/no<b>pe"))).toBeVisible();
});

test("[E14] a crawler does not index the screen, and the error is reported", async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)",
  });
  const page = await context.newPage();
  const reports: string[] = [];
  page.on("console", (line) => line.text().startsWith("application error") && reports.push(line.type()));
  await page.goto("/debug/award?fail=500", { waitUntil: "networkidle" });
  await expect.poll(() => reports).toEqual(["error"]);
  await expect(page.locator("main[data-status]")).toHaveCount(0);
  // The server reports paths that do not exist; its own tests read its log.
  expect((await page.goto("/nope"))?.status()).toBe(404);
  await expect(page.locator("main")).toHaveCount(0);
  await context.close();
});

/** A page of each kind of document: public, two before the sign-in, and the four applications. */
const documents = [
  "/faq",
  "/login",
  "/verify/email/abc",
  "/demo",
  "/dashboard/home",
  "/console",
  "/systemCheck",
  "/experience/end",
];

for (const path of documents) {
  test(`[E13] ${path} shows the error screen when its script throws while it starts`, async ({ page }) => {
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("The lamp is out")' }),
    );
    await page.goto(path);
    await isScreen(page, 500, "The lamp is out");
    await expect(page.locator("body > :not([data-loading-bar]):visible")).toHaveCount(1);
  });

  test(`[X14] ${path} is reloaded once when its script is missing, and then shows the error screen`, async ({
    page,
  }) => {
    let opened = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) opened += 1;
    });
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(path).catch(() => {});
    await isScreen(page, 500, "Request failed with status 500");
    expect(opened).toBe(2);
    await page.unroute("**/assets/*.js");
    await page.locator("main").getByRole("link", { name: errorsTexts.screen.toHome }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(messages[500][0]);
  });
}

test("[E14] a crawler sees a public page as it is when its script fails", async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)",
  });
  const page = await context.newPage();
  const reports: string[] = [];
  page.on("console", (line) => line.text().startsWith("application error") && reports.push(line.type()));
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/faq");
  await expect.poll(() => reports).toEqual(["error"]);
  await expect(page.locator("main[data-status]")).toHaveCount(0);
  await expect(page.getByText(faq("what-is-lantern-hour").question)).toBeVisible();
  await context.close();
});
