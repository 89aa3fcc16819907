/** The error screen, by status, and who may see the pages that show it. */
import { expect, test } from "@playwright/test";

const screens = [
  ["/debug/award?fail=401", "Session Expired", "Please log in again to continue"],
  ["/debug/award?fail=500", "Server is Having a Bad Day", "Our server needs a hug... and maybe a restart"],
  ["/debug/award?fail=418&message=Teapot", "Something Went Wrong", "Even the best of us trip sometimes"],
  ["/debug/award?throw=1", "Server is Having a Bad Day", "Our server needs a hug... and maybe a restart"],
  ["/nope", "Oops! Page Not Found", "Even the best of us trip sometimes"],
] as const;

for (const [path, title, message] of screens) {
  test(`E01–E13: ${path} shows "${title}"`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.getByText(message)).toBeVisible();
    await expect(main.locator("a, button")).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]').last()).toHaveAttribute("content", "noindex, nofollow");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    if (path.includes("Teapot")) await expect(main.getByText("Teapot")).toBeVisible();
    if (!path.includes("401")) {
      await main.getByRole("link", { name: "Take Me Home" }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
    }
  });
}

test("E05, E06, K20: after 1500 ms the screen of 401 goes to /login, its button at once", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/debug/award?fail=401");
  await expect(page.getByRole("heading", { name: "Session Expired" })).toBeVisible();
  await page.clock.runFor(1300);
  expect(page.url()).toContain("/debug/award");
  await page.clock.runFor(400);
  await page.waitForURL("**/login");

  await page.goto("/debug/award?fail=401");
  await page.getByRole("link", { name: "Go to Login" }).click();
  await page.waitForURL("**/login");
});

test("R34, R35: a failed rule answers 404 or its own status, and names the path", async ({ page }) => {
  for (const [path, status] of [
    ["/experience/not-an-id", 404],
    ["/nope", 404],
    ["/reset-password/x", 400],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(status);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
  }
});

test("E14: a crawler never keeps the screen, and the error is reported", async ({ browser }) => {
  for (const path of ["/nope", "/debug/award?fail=500"]) {
    const context = await browser.newContext({
      userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)",
    });
    const page = await context.newPage();
    const reported = page.waitForEvent("console", (line) => line.text().startsWith("application error"));
    await page.goto(path);
    await reported;
    await expect(page.locator("main[data-status]")).toHaveCount(0);
    await context.close();
  }
});

test("R32, R37, R43, R46: strangers see what is open, and go to /login elsewhere", async ({ page }) => {
  for (const path of ["/", "/login", "/signup", "/verify", "/password/reset"]) {
    await page.goto(path);
    await expect(page.locator("[data-layout]").first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  for (const path of [
    "/dashboard",
    "/dashboard/home",
    "/dashboard/team",
    "/password-change",
    "/profile-completion",
  ]) {
    await page.goto(path);
    await page.waitForURL("**/login");
  }
  const session = "/experience/0199a000-0000-7000-8000-000000000001";
  await page.goto(session);
  await expect(page.locator('[data-layout="experience"]')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(session);
});
