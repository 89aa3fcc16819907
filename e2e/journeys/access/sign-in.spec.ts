/** Signing up, in and out, and what ends a sign-in. */
import { expect, type Page, test } from "@playwright/test";
import { newOwner, type Owner, signUp } from "../../fixtures/company.ts";
import { linkIn, mailTo } from "../../fixtures/mailbox.ts";

async function logIn(page: Page, { email, password }: Pick<Owner, "email" | "password">): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Work e-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

const menu = (page: Page, owner: Owner) =>
  page.getByRole("button", { name: `${owner.firstName} ${owner.lastName}` });

test("A02, A05–A07, A14, A18–A22, C26, R40, R44, R45: in, a second tab, and out without a trace", async ({
  page,
  context,
}) => {
  const owner = newOwner();
  await signUp(page, owner);
  const kept = await page.evaluate(() => ({
    token: JSON.parse(localStorage.getItem("token") ?? "{}"),
    credentials: sessionStorage.getItem("credentials") ?? "",
  }));
  expect(Object.keys(kept.token.token).sort()).toEqual(["data", "iv", "salt", "version"]);
  expect(Math.abs(kept.token.token_expiration - Date.now() - 28_800_000)).toBeLessThan(60_000);
  expect(kept.credentials).toContain(owner.email);
  expect(kept.credentials).not.toContain(owner.password);

  const second = await context.newPage();
  await second.goto("/dashboard/home");
  await expect(menu(second, owner)).toBeVisible();
  await second.goto("/login");
  await second.waitForURL("**/dashboard/home");
  await second.goto("/login?logout=true");
  await expect(second.getByRole("button", { name: "Log in" })).toBeVisible();
  await second.close();

  await page.route("**/api/logout", (route) => route.fulfill({ status: 419, json: {} }));
  await menu(page, owner).click();
  await page.getByRole("menuitem", { name: "Log out", exact: true }).click();
  await page.waitForURL("**/?logout=true");
  const left = await page.evaluate(() => [
    localStorage.getItem("token"),
    sessionStorage.getItem("credentials"),
    document.cookie,
  ]);
  expect(left).toEqual([null, null, ""]);
});

test("A23: only the second button takes the experience token along", async ({ page }) => {
  const owner = newOwner();
  await signUp(page, owner);
  for (const [button, kept] of [
    ["Log out", "mine"],
    ["Log out of everything on this device", null],
  ] as const) {
    await page.evaluate(() => localStorage.setItem("experience_token", "mine"));
    await menu(page, owner).click();
    await page.getByRole("menuitem", { name: button, exact: true }).click();
    await page.waitForURL("**/?logout=true");
    expect(await page.evaluate(() => localStorage.getItem("experience_token"))).toBe(kept);
    if (kept) {
      await logIn(page, owner);
      await page.waitForURL("**/dashboard/home");
    }
  }
});

test("A15–A17, K01, K04: when the time is over the page logs out by itself and says why", async ({
  page,
}) => {
  const owner = newOwner();
  await signUp(page, owner);
  await page.clock.install();
  await page.goto("/dashboard/home");
  await expect(menu(page, owner)).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 481 * 60_000);
  await page.clock.runFor(2_000);
  await page.waitForURL("**/login");
  await expect(page.getByText("Session expired")).toBeVisible();
  await expect(page.getByText("You have been logged out due to inactivity.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("A09–A11: a stored token that cannot be opened says so, one of another form goes silently", async ({
  page,
}) => {
  const owner = newOwner();
  await signUp(page, owner);
  const spoil = async (change: string) => {
    await page.evaluate((how) => {
      const stored = JSON.parse(localStorage.getItem("token") ?? "{}");
      if (how === "data")
        stored.token.data = stored.token.data.replace(/^./, (d: string) => (d === "0" ? "1" : "0"));
      if (how === "version") stored.token.version = 1;
      if (how === "salt") stored.token.salt = undefined;
      localStorage.setItem("token", JSON.stringify(stored));
    }, change);
    await page.goto("/dashboard/home");
    await page.waitForURL("**/login");
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  };
  await spoil("data");
  await expect(page.getByText("Failed to decrypt token - please login again")).toBeVisible();
  await logIn(page, owner);
  await page.waitForURL("**/dashboard/home");
  await spoil("version");
  await expect(page.getByText("Unsupported token version - please login again")).toBeVisible();
  await logIn(page, owner);
  await page.waitForURL("**/dashboard/home");
  await spoil("salt");
  await expect(page.getByText(/please login again/)).toHaveCount(0);
});

test("E57: a token that the server no longer takes leads to /login", async ({ page }) => {
  const owner = newOwner();
  await signUp(page, owner);
  await page.route("**/api/session?*", (route) =>
    route.fulfill({ status: 401, json: { code: "UNAUTHENTICATED", message: "Unauthenticated" } }),
  );
  await page.goto("/dashboard/sessions");
  await page.waitForURL("**/login");
  await expect(page.getByText("Authentication required")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("E62, A27: a refused and an empty answer to the log-in stand under the form", async ({ page }) => {
  await logIn(page, { email: "nobody@harbour.example", password: "not the one" });
  await expect(page.getByText("Login failed")).toBeVisible();
  await page.route("**/api/login", (route) => route.fulfill({ status: 200, json: {} }));
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText("Invalid login response")).toBeVisible();
});

test("R16, R38, C39: a forgotten password is set anew, once", async ({ page }) => {
  const owner = newOwner();
  await signUp(page, owner);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/password/reset");
  await page.getByLabel("Work e-mail").fill(owner.email);
  await page.getByRole("button", { name: "Mail me a link" }).click();
  const link = linkIn(await mailTo(page.request, owner.email, /password/i), "/reset-password/");
  for (const isFirst of [true, false]) {
    await page.goto(link);
    await expect(page.locator('[data-layout="default"]')).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill("another lamp on the quay");
    await page.getByLabel("Password again").fill("another lamp on the quay");
    await page.getByRole("button", { name: "Set password" }).click();
    if (isFirst) await page.waitForURL("**/login");
    else await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  }
  await logIn(page, { ...owner, password: "another lamp on the quay" });
  await page.waitForURL("**/dashboard/home");
});

test("R25, T09, V01–V03: the password is changed where the present one is known", async ({ page }) => {
  const owner = newOwner();
  await signUp(page, owner);
  await page.goto("/password-change");
  const fill = async (current: string, password: string, repeated: string) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel("New password again").fill(repeated);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await fill(owner.password, "seven77", "seven78");
  await expect(page.getByText("The password must be at least 8 characters long")).toBeVisible();
  await expect(page.getByText("The passwords do not match")).toBeVisible();
  await fill("not the one", "a new lamp at sea", "a new lamp at sea");
  await expect(page.getByText("The provided password does not match your current password")).toBeVisible();
  await fill(owner.password, "a new lamp at sea", "a new lamp at sea");
  await expect(page.getByText("Password updated successfully!")).toBeVisible();
});
