/** Each layout says its name at its root. */
import { expect, test } from "@playwright/test";
import { enter, ownerByApi } from "../../fixtures/company.ts";
import { demoAdmin } from "../../fixtures/demo.ts";

test("[R36] seven layouts, each at its place", async ({ page, baseURL, browser }) => {
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
  await enter(page, owner);
  expect(await layoutOf("/dashboard/home")).toBe("dashboard");
  expect(await layoutOf("/profile-completion")).toBe("profile-completion");

  const other = await browser.newContext({ baseURL: String(baseURL) });
  const console = await other.newPage();
  await enter(console, demoAdmin);
  expect(await layoutOf("/console", console)).toBe("admin");
  await other.close();
});
