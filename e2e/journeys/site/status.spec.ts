/** The status page: what the server reports, trouble since when, and a server that does not respond. */
import { expect, type Page } from "@playwright/test";
import { texts as siteShellTexts } from "../../../apps/web/app/site/shell/texts.ts";
import { texts as statusTexts } from "../../../apps/web/app/site/status/texts.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { test } from "../../fixtures/test.ts";
import { like } from "../../fixtures/texts.ts";

const items = [
  statusTexts.items.sessions.name,
  statusTexts.items.email.name,
  statusTexts.items.database.name,
  statusTexts.items.jobs.name,
];
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const summary = (page: Page) => page.getByRole("main").getByRole("status");

test("every page of the site links to what works right now, in light and dark", async ({ page }) => {
  await page.goto("/faq");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: siteShellTexts.siteFooter.status, exact: true })
    .click();
  await expect(page).toHaveURL(/\/status$/);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const name of items) await expect(row(page, name)).toContainText(statusTexts.works);
    await expect(summary(page)).toHaveText(statusTexts.summary.works);
    await expectAccessible(page);
  }
});

test("trouble has the time of its beginning, and the other items work", async ({ page }) => {
  const since = Date.now() - 60_000;
  await page.route("**/status.json", (route) =>
    route.fulfill({
      json: {
        sessions: { since: null },
        email: { since },
        database: { since: null },
        jobs: { since: null },
      },
    }),
  );
  await page.goto("/status");
  await expect(row(page, statusTexts.items.email.name)).toContainText(like(statusTexts.since));
  await expect(row(page, statusTexts.items.sessions.name)).toContainText(statusTexts.works);
  await expect(summary(page)).toContainText(statusTexts.summary.faulty);
  await expectAccessible(page);
});

test("a server that does not respond is not reported as working", async ({ page }) => {
  await page.route("**/status.json", (route) => route.abort());
  await page.goto("/status");
  for (const name of items) await expect(row(page, name)).toContainText(statusTexts.unknown);
  await expect(summary(page)).toContainText(statusTexts.summary.unknown);
});

test("the server reports times and nothing else", async ({ page }) => {
  const response = await page.request.get("/status.json");
  expect(response.status()).toBe(200);
  const works = { since: null };
  expect(await response.json()).toEqual({ sessions: works, email: works, database: works, jobs: works });
});
