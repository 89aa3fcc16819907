/** The bell: notifications appear at once, in open and in hidden tabs. */
import { expect } from "@playwright/test";
import { subAdministratorByApi } from "../../fixtures/company.ts";
import { test } from "../../fixtures/test.ts";
import { checkPage } from "../people/check-page.ts";
import { addSession, host } from "../sessions/arrange.ts";

test("[T21, T24] a session that somebody else confirmed appears as a toast that opens it, and in the bell", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL);
  const listening = page.waitForResponse("**/api/user/notifications/live");
  await page.goto("/dashboard/participants");
  const bell = page.getByRole("button", { name: /^Notifications/ }).locator("visible=true");
  await expect(bell).toHaveAccessibleName("Notifications");
  await listening;
  const id = await addSession(owner, { title: "Autumn hour" });
  const colleague = await subAdministratorByApi(baseURL as string, owner);
  await colleague.api.ok("POST", `/api/session/${id}/confirm`);

  const toast = page.getByRole("button", { name: /^Session confirmed/ });
  await expect(toast).toContainText("Autumn hour: we reserved 4 seats.");
  await expect(bell).toHaveAccessibleName("Notifications, 2 new");
  await toast.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/sessions/${id}$`));
  await expect(bell).toHaveAccessibleName("Notifications, 1 new");
});

test("[T24] the bell is opened, cleared and closed with the keyboard alone", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  for (const title of ["Autumn hour", "Winter hour"]) {
    const id = await addSession(owner, { title, seats: 2 });
    await owner.api.ok("POST", `/api/session/${id}/confirm`);
  }
  await page.goto("/dashboard/participants");
  const bell = page.getByRole("button", { name: /^Notifications, \d new/ }).locator("visible=true");
  await bell.focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name: "Notifications" });
  await expect(list.getByRole("listitem").first()).toContainText("Winter hour");
  await checkPage(page, "bell");
  await list.getByRole("button", { name: "Mark all as read" }).focus();
  await page.keyboard.press("Enter");
  await expect(list.getByText("New", { exact: true })).toHaveCount(0);
  const items = list.getByRole("listitem");
  const before = await items.count();
  await list
    .getByRole("button", { name: /^Remove/ })
    .first()
    .press("Enter");
  await expect(items).toHaveCount(before - 1);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(
    page.getByRole("button", { name: "Notifications", exact: true }).locator("visible=true"),
  ).toBeFocused();
});
