/** The bell: notifications appear at once, in open and in hidden tabs. */
import { expect } from "@playwright/test";
import { en as serverNotifications } from "../../../apps/server/src/modules/notification/text/en.ts";
import { texts as notificationsTexts } from "../../../apps/web/app/shell/notifications/texts.ts";
import { subAdministratorByApi } from "../../fixtures/company.ts";
import { test } from "../../fixtures/test.ts";
import { like } from "../../fixtures/texts.ts";
import { checkPage } from "../people/check-page.ts";
import { addSession, host, sessionTitle } from "../sessions/arrange.ts";

const later = "Winter hour";

test("[T21, T24] a session that somebody else confirmed appears as a toast that opens it, and in the bell", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL);
  const listening = page.waitForResponse("**/api/user/notifications/live");
  await page.goto("/dashboard/participants");
  const bell = page.getByRole("button", { name: notificationsTexts.title }).locator("visible=true");
  await expect(bell).toHaveAccessibleName(notificationsTexts.title);
  await listening;
  const id = await addSession(owner, { title: "Autumn hour" });
  const colleague = await subAdministratorByApi(baseURL as string, owner);
  await colleague.api.ok("POST", `/api/session/${id}/confirm`);

  const toast = page.getByRole("button", {
    name: serverNotifications.sessionConfirmed(sessionTitle, 4).title,
  });
  await expect(toast).toContainText(serverNotifications.sessionConfirmed(sessionTitle, 4).description);
  await expect(bell).toHaveAccessibleName(notificationsTexts.bell(2));
  await toast.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/sessions/${id}$`));
  await expect(bell).toHaveAccessibleName(notificationsTexts.bell(1));
});

test("[T24] the bell is opened, cleared and closed with the keyboard alone", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  for (const title of ["Autumn hour", later]) {
    const id = await addSession(owner, { title, seats: 2 });
    await owner.api.ok("POST", `/api/session/${id}/confirm`);
  }
  await page.goto("/dashboard/participants");
  const bell = page.getByRole("button", { name: like(notificationsTexts.bell) }).locator("visible=true");
  await bell.focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name: notificationsTexts.title });
  await expect(list.getByRole("listitem").first()).toContainText(later);
  await checkPage(page, "bell");
  await list.getByRole("button", { name: notificationsTexts.readAll }).focus();
  await page.keyboard.press("Enter");
  await expect(list.getByText(notificationsTexts.isNew, { exact: true })).toHaveCount(0);
  const items = list.getByRole("listitem");
  const before = await items.count();
  await list
    .getByRole("button", { name: like(notificationsTexts.remove) })
    .first()
    .press("Enter");
  await expect(items).toHaveCount(before - 1);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(
    page.getByRole("button", { name: notificationsTexts.title, exact: true }).locator("visible=true"),
  ).toBeFocused();
});
