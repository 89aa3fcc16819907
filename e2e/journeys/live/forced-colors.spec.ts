/** Forced colors, as Windows offers them: what is on looks different, and icons can be seen. */
import { expect, type Locator } from "@playwright/test";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { arrangeSession, takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

const border = (element: Locator) => element.evaluate((one) => getComputedStyle(one).border);
/** Whether the element, or one around it, has a background that hides the picture behind. */
const hasBackground = (element: Locator) =>
  element.evaluate((one) => {
    for (let each: Element | null = one; each && each !== document.body; each = each.parentElement)
      if (/^rgb\(/.test(getComputedStyle(each).backgroundColor)) return true;
    return false;
  });

test("with forced colors a tool that is on differs from one that is off, and icons over a picture have a ground", async ({
  browser,
  baseURL,
}) => {
  const session = await arrangeSession(String(baseURL), { people: 2, experience: "the-quiet-station" });
  const page = await takeSeat(browser, session.links[0] ?? "", {
    viewport: { width: 1280, height: 800 },
    forcedColors: "active",
  });
  const tool = (name: string) => page.getByRole("button", { name });
  expect(await hasBackground(page.locator("header svg").first())).toBe(true);
  expect(await hasBackground(tool(liveTexts.dock.leave))).toBe(true);
  await page.screenshot({ path: test.info().outputPath("lobby.png") });

  await session.start();
  await expect(page.locator("[data-scene]")).toBeVisible();
  expect(await hasBackground(page.locator("header svg").first())).toBe(true);
  const off = tool(liveTexts.dock.captionsOff);
  if (!(await off.isVisible())) await tool(liveTexts.dock.captionsOn).press("Enter");
  await expect.poll(() => border(off)).toMatch(/^1px /);
  expect(await border(tool(liveTexts.dock.help))).toMatch(/^1px /);
  await off.press("Enter");
  await expect.poll(() => border(tool(liveTexts.dock.captionsOn))).toMatch(/^4px /);
  await page.screenshot({ path: test.info().outputPath("stage.png") });
  await session.close();
  await page.context().close();
});
