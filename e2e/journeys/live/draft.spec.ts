/** What somebody writes in the lobby's chat when the session starts. */
import { expect } from "@playwright/test";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { arrangeSession, takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

const [first, second] = ["Shall we ", "begin?"];

test("a message half written in the lobby can be written to its end on the stage", async ({
  browser,
  baseURL,
}) => {
  const session = await arrangeSession(String(baseURL), { people: 2, experience: "the-quiet-station" });
  const [linkA = "", linkB = ""] = session.links;
  const page = await takeSeat(browser, linkA, { baseURL: String(baseURL) });
  const other = await takeSeat(browser, linkB, { baseURL: String(baseURL) });
  await expect(page.getByRole("heading", { name: liveTexts.lobby.here(2) })).toBeVisible();
  await page.getByRole("button", { name: liveTexts.dock.chat }).click();
  const chat = page.getByRole("region", { name: liveTexts.dock.chat });
  await chat.getByPlaceholder(liveTexts.lobby.write).click();
  await page.keyboard.type(first);

  await session.start();
  await page.waitForURL(/\/experience\/live\//);
  const field = chat.getByPlaceholder(liveTexts.dock.write);
  await expect(field).toHaveValue(first);
  await expect(field).toBeFocused();
  await page.keyboard.type(second);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");
  await expect(chat.getByRole("listitem").filter({ hasText: `${first}${second}` })).toBeVisible();

  // Without a draft the chat stays closed.
  await expect(other.locator("[data-scene]")).toBeVisible();
  await expect(other.getByRole("region", { name: liveTexts.dock.chat })).toHaveCount(0);
  await session.close();
});
