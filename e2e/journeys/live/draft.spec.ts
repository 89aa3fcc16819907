/** What somebody writes in the lobby's chat when the session starts. */
import { expect } from "@playwright/test";
import { arrangeSession, takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

test("a message half written in the lobby can be written to its end on the stage", async ({
  browser,
  baseURL,
}) => {
  const session = await arrangeSession(String(baseURL), { people: 2, experience: "the-quiet-station" });
  const [linkA = "", linkB = ""] = session.links;
  const page = await takeSeat(browser, linkA, { baseURL: String(baseURL) });
  const other = await takeSeat(browser, linkB, { baseURL: String(baseURL) });
  await expect(page.getByRole("heading", { name: "2 are here" })).toBeVisible();
  await page.getByRole("button", { name: "Chat" }).click();
  const chat = page.getByRole("region", { name: "Chat" });
  await chat.getByPlaceholder("Write to everybody here").click();
  await page.keyboard.type("Shall we ");

  await session.start();
  await page.waitForURL(/\/experience\/live\//);
  const field = chat.getByPlaceholder("Write to your team");
  await expect(field).toHaveValue("Shall we ");
  await expect(field).toBeFocused();
  await page.keyboard.type("begin?");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");
  await expect(chat.getByRole("listitem").filter({ hasText: "Shall we begin?" })).toBeVisible();

  // Without a draft the chat stays closed.
  await expect(other.locator("[data-scene]")).toBeVisible();
  await expect(other.getByRole("region", { name: "Chat" })).toHaveCount(0);
  await session.close();
});
