/** Moving through the dashboard: each page has its title and the focus on its heading, and Ctrl+K finds what people look for. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect } from "@playwright/test";
import { names } from "../../../apps/web/app/company/names.ts";
import { pageTitle } from "../../../apps/web/app/document/product-name.ts";
import { texts as finderTexts } from "../../../apps/web/app/shell/finder/texts.ts";
import { test } from "../../fixtures/test.ts";
import { addPeople, addSession, host } from "../sessions/arrange.ts";

const midwinter = "Midwinter hour";

test("the heading of a new page has the focus, and Ctrl+K finds pages, actions, people and sessions", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL);
  const [person] = await addPeople(owner, 3);
  const session = await addSession(owner, { title: midwinter });
  await page.goto("/dashboard/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: names.participants, exact: true }).locator("visible=true").click();
  await expect(page.getByRole("heading", { level: 1, name: names.participants })).toBeFocused();
  await expect(page).toHaveTitle(pageTitle(names.participants));

  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: finderTexts.label });
  await expect(field).toBeFocused();
  await page.keyboard.type("buy");
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();

  await page.keyboard.press("Control+k");
  await field.fill("buy cred");
  await expect(page.getByRole("option", { name: names.credits })).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  await page.waitForURL("**/dashboard/checkout");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.keyboard.press("Control+k");
  await field.fill(person?.email ?? "");
  const options = page.getByRole("group", { name: finderTexts.people }).getByRole("option");
  await expect(options).toHaveCount(1);
  await field.press("Enter");
  await page.waitForURL(`**/dashboard/participants/${person?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.keyboard.press("Control+k");
  await field.fill("midwinter");
  await expect(page.getByRole("group", { name: finderTexts.sessions }).getByRole("option")).toHaveCount(1);
  await field.press("Enter");
  await page.waitForURL(`**/dashboard/sessions/${session}`);
  await expect(page.getByRole("heading", { level: 1, name: midwinter })).toBeFocused();
  await expect(page).toHaveTitle(pageTitle(midwinter));
  await expect(page.locator("head title")).toHaveCount(1);
});

test("an address of no participant, session or series shows the not-found page", async ({
  page,
  baseURL,
}) => {
  await host(page, baseURL);
  for (const list of ["participants", "sessions", "series"])
    for (const id of ["nobody", "01a224b7-8cf9-7000-8197-95c90d77ac8a"]) {
      await page.goto(`/dashboard/${list}/${id}`);
      await expect(page.locator('[data-status="404"]')).toBeVisible();
      await expect(page.getByText(errorTexts.REQUEST_001)).toHaveCount(0);
    }
});
