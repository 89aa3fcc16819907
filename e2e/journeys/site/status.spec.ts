/** The status page: what the server reports, trouble since when, and a server that does not respond. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/axe.ts";
import { test } from "../../fixtures/test.ts";

const items = ["Live sessions", "Email", "Database", "Background work"];
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const summary = (page: Page) => page.getByRole("main").getByRole("status");

test("every page of the site links to what works right now, in light and dark", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "Status", exact: true }).click();
  await expect(page).toHaveURL(/\/status$/);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const name of items) await expect(row(page, name)).toContainText("Working");
    await expect(summary(page)).toHaveText("Everything works.");
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
  await expect(row(page, "Email")).toContainText(/Not working since \d+:\d\d\s[AP]M/);
  await expect(row(page, "Live sessions")).toContainText("Working");
  await expect(summary(page)).toContainText("Something isn’t working.");
  await expectAccessible(page);
});

test("a server that does not respond is not reported as working", async ({ page }) => {
  await page.route("**/status.json", (route) => route.abort());
  await page.goto("/status");
  for (const name of items) await expect(row(page, name)).toContainText("No response");
  await expect(summary(page)).toContainText("The server isn’t responding.");
});

test("the server reports times and nothing else", async ({ page }) => {
  const response = await page.request.get("/status.json");
  expect(response.status()).toBe(200);
  const works = { since: null };
  expect(await response.json()).toEqual({ sessions: works, email: works, database: works, jobs: works });
});
