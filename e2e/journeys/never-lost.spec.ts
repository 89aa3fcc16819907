/** Nobody loses their place, and nothing that was said is lost: reload, a broken line, a second tab, a killed server. */
import { expect, type Page, test } from "@playwright/test";
import { VictimServer } from "../../bench/chaos/server.ts";
import { arrangeHour, takeSeat } from "../fixtures/hour.ts";

const BACK_WITHIN_MS = 30_000;

let server: VictimServer;
test.beforeAll(async () => {
  server = await VictimServer.start();
});
test.afterAll(() => server?.stop());

const stage = (page: Page) => page.locator("[data-scene]");
const lostLine = (page: Page) => page.getByText("The line is gone for a moment.");
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: "Chat" }).getByRole("listitem").filter({ hasText: text });

async function say(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder("Write to your team").fill(text);
  await page.keyboard.press("Enter");
}

test("reload, offline, a second tab and a killed server: everybody is back in place, every word arrives once", async ({
  browser,
}) => {
  const baseURL = server.url;
  const hour = await arrangeHour(baseURL, { people: 2, experience: "the-quiet-station" });
  const [linkA = "", linkB = ""] = hour.links;
  const viewport = { width: 1280, height: 800 };
  const ana = await takeSeat(browser, linkA, { baseURL, viewport });
  const bo = await takeSeat(browser, linkB, { baseURL, viewport });
  await expect(ana.getByText("2 are here")).toBeVisible();
  await hour.start();
  for (const page of [ana, bo]) {
    await page.waitForURL(/\/experience\/live\//);
    await page.getByRole("button", { name: /^Chat/ }).click();
  }
  const scene = await stage(bo).getAttribute("data-scene");

  await test.step("a reload leads back to the same place", async () => {
    await ana.reload();
    await expect(stage(ana)).toHaveAttribute("data-scene", scene ?? "");
    await ana.getByRole("button", { name: /^Chat/ }).click();
    await say(ana, "after the reload");
    await expect(said(bo, "after the reload")).toHaveCount(1);
  });

  await test.step("what is said without a line goes out when it is back, once", async () => {
    await ana.context().setOffline(true);
    await expect(lostLine(ana)).toBeVisible({ timeout: BACK_WITHIN_MS });
    await say(ana, "from the dark");
    await expect(ana.getByText("Not sent yet.")).toBeVisible();
    await ana.context().setOffline(false);
    await expect(said(bo, "from the dark")).toHaveCount(1, { timeout: BACK_WITHIN_MS });
    await expect(lostLine(ana)).toBeHidden();
    await expect(ana.getByText("Not sent yet.")).toBeHidden();
  });

  await test.step("one seat plays in one place, and can be taken back", async () => {
    const second = await ana.context().newPage();
    await second.goto(linkA);
    await second.getByRole("button", { name: "Take my seat" }).click();
    await expect(stage(second)).toBeVisible();
    await expect(ana.getByRole("heading", { name: "You are playing elsewhere" })).toBeVisible();
    await ana.getByRole("button", { name: "Play here" }).click();
    await expect(stage(ana)).toBeVisible();
    await expect(second.getByRole("heading", { name: "You are playing elsewhere" })).toBeVisible();
    await second.close();
    await ana.getByRole("button", { name: /^Chat/ }).click();
  });

  await test.step("a killed server comes back with everything, and takes what was said meanwhile", async () => {
    const killed = server.killServer();
    await expect(lostLine(ana)).toBeVisible();
    await say(ana, "while the lights were out");
    await killed;
    await expect(said(bo, "while the lights were out")).toHaveCount(1, { timeout: BACK_WITHIN_MS });
    for (const text of ["after the reload", "from the dark", "while the lights were out"]) {
      await expect(said(bo, text)).toHaveCount(1);
    }
    await expect(lostLine(ana)).toBeHidden();
    await expect(stage(ana)).toHaveAttribute(
      "data-scene",
      (await stage(bo).getAttribute("data-scene")) ?? "",
    );
  });

  await hour.close();
  await ana.context().close();
  await bo.context().close();
});
