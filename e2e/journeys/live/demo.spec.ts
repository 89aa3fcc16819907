/** The public demo: one scene that begins by itself, its end, and the ways on; and the scene to read. */
import { expect, type Page } from "@playwright/test";
import { demoScene } from "../../../apps/web/app/i18n/en/demo-scene.ts";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { liveScenes as liveScenesTexts } from "../../../apps/web/app/i18n/en/live-scenes.ts";
import { liveScorecard as liveScorecardTexts } from "../../../apps/web/app/i18n/en/live-scorecard.ts";
import { texts as siteShellTexts } from "../../../apps/web/app/site/shell/texts.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { ALWAYS, test } from "../../fixtures/test.ts";
import { like, startingWith, wording } from "../../fixtures/texts.ts";

/** Plays faster than people, but slowly enough for a busy machine to answer in time: only tests ask for that. */
async function hurry(page: Page, speed: number): Promise<void> {
  await page.route("**/api/demo", (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), speed }) }),
  );
}

const scene = (page: Page, id: string) => page.locator(`[data-scene="${id}"]`);

const [beginning, , ending] = demoScene;
const knock = beginning?.choices?.[1];

test("Try a scene now begins at once, answers the visitor, ends with their path and leads on", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await hurry(page, 8);
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: siteShellTexts.tryScene }).first().click();
  // No form and no choice of a speed comes before the stage.
  await expect(page.getByRole("button", { name: liveTexts.stage.ready })).toBeVisible();
  await expect(page.getByText(liveTexts.stage.rehearsal)).toBeVisible();
  // Teammates have no voice, so their tiles show what they say.
  await expect(page.locator(".l-tile p").first()).toBeVisible();
  await page.getByRole("button", { name: liveTexts.hand.share }).click();
  const vote = page.getByRole("group", { name: liveScenesTexts.decision.yourVote });
  await vote.getByRole("button", { name: wording(/Three soft taps/) }).click();
  await expect(scene(page, "s3k")).toBeVisible({ timeout: 60_000 });
  // Noor answers this vote, and no other. Her tile shows each message only for a moment; the chat keeps it.
  await page.getByRole("button", { name: startingWith(liveTexts.dock.chat) }).click();
  await expect(page.getByRole("region", { name: liveTexts.dock.chat })).toContainText(
    wording("Say hello the way they did"),
  );
  await expect(scene(page, "s6")).toBeVisible({ timeout: 90_000 });
  await vote.getByRole("button", { name: wording("What do you need from us?") }).click();
  await page.waitForURL("**/experience/end", { timeout: 90_000 });
  await expect(page.getByRole("heading", { level: 1, name: wording("Eleven Spoons") })).toBeVisible();
  const path = page.getByRole("img", {
    name: like((steps: string, ending: string) => liveScorecardTexts.roadText([String(steps)], ending)),
  });
  await expect(path).toHaveAccessibleName(wording(/Knocked softly, Soft light, .*Asked what it needs/));
  // A scene is too short for points.
  await expect(page.getByText(liveScorecardTexts.ofTotal)).toHaveCount(0);
  await expect(page.getByRole("link", { name: liveScorecardTexts.afterScene.team.button })).toHaveAttribute(
    "href",
    "/signup",
  );
  await expect(page.getByRole("link", { name: liveScorecardTexts.afterScene.price.button })).toHaveAttribute(
    "href",
    "/pricing",
  );
  await page.getByRole("button", { name: liveScorecardTexts.afterScene.send }).click();
  await expect(page.getByText(liveScorecardTexts.afterScene.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/demo");
  await expectAccessible(page, "the end of the demo");
});

/** Phones upright and on their side, and both sides of every width at which the stage changes. */
const WINDOWS = [
  [360, 640],
  [390, 844],
  [599, 900],
  [600, 900],
  [640, 360],
  [767, 1024],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1199, 700],
  [1200, 700],
  [1280, 720],
  [1440, 900],
] as const;

test(
  "at every width every tool of the dock has a button that does what it says",
  ALWAYS,
  async ({ page }) => {
    test.slow();
    await page.goto("/demo");
    await expect(scene(page, "s1")).toBeVisible();
    const { dock, sound } = liveTexts;
    const tool = (name: string) => page.getByRole("button", { name, exact: true });
    const anySound = tool(sound.on).or(tool(sound.off));
    const openTools = async (width: number) => {
      if (width >= 768) return;
      if ((await tool(dock.more).getAttribute("aria-expanded")) === "false") await tool(dock.more).click();
    };
    for (const [at, [width, height]] of WINDOWS.entries()) {
      await page.setViewportSize({ width, height });
      await openTools(width);
      for (const one of [tool(dock.captionsOn), tool(dock.react), tool(dock.help), anySound])
        await expect(one, `${width} wide`).toBeInViewport({ ratio: 1 });

      await tool(dock.captionsOn).click();
      await tool(dock.captionsOff).click();
      await tool(dock.help).click();
      await tool(dock.helpRequested).click();
      await expect(tool(dock.help)).toBeVisible();

      await anySound.click();
      const volumes = page.getByRole("slider");
      await expect(volumes, `${width} wide`).toHaveCount(3);
      for (const one of await volumes.all()) await expect(one, `${width} wide`).toBeInViewport({ ratio: 1 });
      await page.getByText(sound.key).click();
      await expect(volumes, `${width} wide`).toHaveCount(3);
      await page.keyboard.press("Escape");
      await expect(volumes).toHaveCount(0);
      // Only the volumes have closed, and the keyboard goes on where it was.
      await expect(anySound, `${width} wide`).toBeFocused();

      await tool(dock.react).click();
      for (const name of Object.values(dock.reactions))
        await expect(tool(name), `${width} wide`).toBeInViewport({ ratio: 1 });
      if (at === 0) {
        await tool(dock.reactions.laugh).click();
        await expect(page.locator(".l-reaction")).toBeVisible();
      } else {
        await tool(dock.reactions.laugh).click({ trial: true });
        await page.keyboard.press("Escape");
        await expect(tool(dock.react), `${width} wide`).toBeFocused();
      }
    }
  },
);

test("on a phone of 360 px a tap on the scene closes the chat", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/demo");
  await expect(scene(page, "s1")).toBeVisible();
  const { dock } = liveTexts;
  const tool = (name: string) => page.getByRole("button", { name, exact: true });
  await tool(dock.chat).click();
  // A tap on the scene closes the sheet.
  const chat = page.getByRole("region", { name: dock.chat });
  await expect(chat).toBeVisible();
  await page.locator("#instruction").click();
  await expect(chat).toBeHidden();
});

test("without scripts the scene can be read, and so it can when no demo can begin", async ({
  browser,
  page,
}) => {
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await still.goto("/demo");
  await expect(still.locator("noscript p")).toBeVisible();
  const after = still.getByText(String(knock?.after[0]), { exact: false });
  await expect(after).toBeHidden();
  await still.getByText(String(knock?.text)).click();
  await expect(after).toBeVisible();
  await expect(still.getByText(String(ending?.lines[0]), { exact: false })).toBeVisible();
  await expect(still.getByRole("link", { name: joiningTexts.demo.team })).toHaveAttribute("href", "/signup");
  await still.context().close();

  const full = { code: "TOO_MANY_REQUESTS", message: "That was a little fast. Try again in a moment." };
  await page.route("**/api/demo", (route) => route.fulfill({ status: 429, json: full }), { times: 1 });
  await page.goto("/demo");
  await expect(page.getByRole("alert")).toHaveText(full.message);
  await expect(page.getByText(String(beginning?.lines[0]), { exact: false })).toBeVisible();
  await expectAccessible(page, "/demo");
  await page.getByRole("button", { name: joiningTexts.closed.again }).click();
  await expect(scene(page, "s1")).toBeVisible();
  // "Back" does not begin another demo.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});
