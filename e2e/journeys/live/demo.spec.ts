/** The public demo: one scene that begins by itself, its end, and the ways on; and the scene to read. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/axe.ts";
import { test } from "../../fixtures/test.ts";

/** Plays faster than people, but slowly enough for a busy machine to answer in time: only tests ask for that. */
async function hurry(page: Page, speed: number): Promise<void> {
  await page.route("**/api/demo", (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), speed }) }),
  );
}

const scene = (page: Page, id: string) => page.locator(`[data-scene="${id}"]`);

test("Try a scene now begins at once, answers the visitor, ends with their path and leads on", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await hurry(page, 8);
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Try a scene now" }).first().click();
  // No form and no choice of a speed comes before the stage.
  await expect(page.getByRole("button", { name: "Ready" })).toBeVisible();
  await expect(page.getByText(/^Rehearsal/)).toBeVisible();
  // Teammates have no voice, so their tiles show what they say.
  await expect(page.locator(".l-tile p").first()).toBeVisible();
  await page.getByRole("button", { name: "Read it to the team" }).click();
  const vote = page.getByRole("group", { name: "Your vote" });
  await vote.getByRole("button", { name: /Three soft taps/ }).click();
  await expect(scene(page, "s3k")).toBeVisible({ timeout: 60_000 });
  // Noor answers this vote, and no other. Her tile shows each message only for a moment; the chat keeps it.
  await page.getByRole("button", { name: /^Chat/ }).click();
  await expect(page.getByRole("region", { name: "Chat" })).toContainText("Say hello the way they did");
  await expect(scene(page, "s6")).toBeVisible({ timeout: 90_000 });
  await vote.getByRole("button", { name: "What do you need from us?" }).click();
  await page.waitForURL("**/experience/end", { timeout: 90_000 });
  await expect(page.getByRole("heading", { level: 1, name: "Eleven Spoons" })).toBeVisible();
  const path = page.getByRole("img", { name: /^Your team’s path/ });
  await expect(path).toHaveAccessibleName(/Knocked softly, Soft light, .*Asked what it needs/);
  // A scene is too short for points.
  await expect(page.getByText("of 1000 points")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Sign up for 6 free seats" })).toHaveAttribute(
    "href",
    "/signup",
  );
  await expect(page.getByRole("link", { name: "See pricing" })).toHaveAttribute("href", "/pricing");
  await page.getByRole("button", { name: "Send the scene" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/demo");
  await expectAccessible(page, "the end of the demo");
});

test("without scripts the scene can be read, and so it can when no demo can begin", async ({
  browser,
  page,
}) => {
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await still.goto("/demo");
  await expect(still.locator("noscript p")).toBeVisible();
  const after = still.getByText("Ingrid says that three taps are nearly silence", { exact: false });
  await expect(after).toBeHidden();
  await still.getByText("Three soft taps, like the last sound we heard.").click();
  await expect(after).toBeVisible();
  await expect(still.getByText("Everyone we know of is inside.", { exact: false })).toBeVisible();
  await expect(still.getByRole("link", { name: "Play this with your team" })).toHaveAttribute(
    "href",
    "/signup",
  );
  await still.context().close();

  const full = { code: "TOO_MANY_REQUESTS", message: "That was a little fast. Try again in a moment." };
  await page.route("**/api/demo", (route) => route.fulfill({ status: 429, json: full }), { times: 1 });
  await page.goto("/demo");
  await expect(page.getByRole("alert")).toHaveText(full.message);
  await expect(page.getByText("Good, you came, says Tavi.", { exact: false })).toBeVisible();
  await expectAccessible(page, "/demo");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(scene(page, "s1")).toBeVisible();
  // "Back" does not begin another demo.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});
