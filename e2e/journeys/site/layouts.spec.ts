/** The root element of each layout contains its name. */
import { expect } from "@playwright/test";
import { texts as socialTexts } from "../../../apps/web/app/api/access/social/texts.ts";
import { texts as loginTexts } from "../../../apps/web/app/doors/login/texts.ts";
import { texts as credentialTexts } from "../../../apps/web/app/doors/texts.ts";
import { texts as shellTexts } from "../../../apps/web/app/shell/texts.ts";
import { accountMenu, ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { demoAdmin } from "../../fixtures/demo.ts";
import { test } from "../../fixtures/test.ts";

test("[R36] seven layouts, each on its pages; where somebody is signed in, they can log out", async ({
  page,
  baseURL,
  browser,
}) => {
  const layoutOf = async (path: string, on = page) => {
    await on.goto(path);
    await expect(on.locator("[data-layout]").first()).toBeVisible();
    return on.locator("[data-layout]").first().getAttribute("data-layout");
  };
  expect(await layoutOf("/")).toBe("home");
  expect(await layoutOf("/password/reset")).toBe("noheader");
  expect(await layoutOf("/systemCheck")).toBe("experience");
  expect(await layoutOf(`/invite-admin/${"x".repeat(30)}`)).toBe("default");

  const owner = await ownerByApi(String(baseURL));
  await signInToDashboard(page, owner);
  expect(await layoutOf("/dashboard/home")).toBe("dashboard");
  await accountMenu(page, owner).click();
  await expect(page.getByRole("menuitem", { name: shellTexts.logOut, exact: true })).toBeVisible();
  expect(await layoutOf("/profile-completion")).toBe("profile-completion");
  await expect(page.getByRole("button", { name: shellTexts.logOut })).toBeVisible();

  const other = await browser.newContext({ baseURL: String(baseURL) });
  const console = await other.newPage();
  await signInToDashboard(console, demoAdmin);
  expect(await layoutOf("/console", console)).toBe("admin");
  await accountMenu(console, { firstName: "Ida", lastName: "Keeper" }).locator("visible=true").click();
  await expect(console.getByRole("menuitem", { name: shellTexts.logOut, exact: true })).toBeVisible();
  await other.close();
});

test("the fields of the login do not move when the script loads", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  const field = page.getByLabel(credentialTexts.email);
  await expect(page.getByRole("button", { name: socialTexts.names.google })).toBeVisible();
  const button = page.getByRole("button", { name: loginTexts.submit, exact: true });
  await expect(button).toBeDisabled();
  const before = await field.boundingBox();
  release();
  await expect(button).toBeEnabled();
  expect((await field.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});
