/** More people than a session has room for: nobody is cut off, and one step makes sessions of them. */
import { expect } from "@playwright/test";
import { texts as createSessionTexts } from "../../../apps/web/app/company/create-session/texts.ts";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.ts";
import { texts as peoplePickerTexts } from "../../../apps/web/app/company/shared/people-picker/texts.ts";
import { texts as planningTexts } from "../../../apps/web/app/company/shared/planning/texts.ts";
import { test } from "../../fixtures/test.ts";
import { storyTitle } from "../../fixtures/texts.ts";
import { host } from "../sessions/arrange.ts";

test("469 people become two sessions in one step, and each of them is in one", async ({ page, baseURL }) => {
  const owner = await host(page, baseURL);
  const domain = owner.email.split("@")[1];
  const people = Array.from({ length: 469 }, (_, at) => `Guest${at} Holm <guest${at}@${domain}>`);
  await page.goto("/dashboard/createSession");
  await page
    .getByRole("group", { name: createSessionTexts.story.legend })
    .getByText(storyTitle, { exact: true })
    .click();
  await page.getByLabel(planningTexts.title).fill("The whole company");
  await page.getByText(peoplePickerTexts.paste).click();
  await page.getByLabel(peopleTexts.pasteLabel).fill(people.join("\n"));
  await page.getByRole("button", { name: peoplePickerTexts.addPasted }).click();
  await expect(page.getByText(peoplePickerTexts.overTitle(469, 300))).toBeVisible();
  await page.getByRole("button", { name: peoplePickerTexts.split }).click();
  const dialog = page.getByRole("dialog", { name: peoplePickerTexts.splitting.title(469) });
  await dialog.getByText(peoplePickerTexts.splitting.methods.chance).click();
  await dialog.getByRole("button", { name: peoplePickerTexts.splitting.submit(2) }).click();
  await expect(page.getByText(peoplePickerTexts.splitting.done(2))).toBeVisible();

  const { items } = (await owner.api.ok("GET", "/api/session")) as { items: { id: string; title: string }[] };
  expect(items).toHaveLength(2);
  const invited = new Set<string>();
  for (const { id, title } of items) {
    expect(title).toContain("The whole company");
    const { attendees } = (await owner.api.ok("GET", `/api/session/${id}`)) as {
      attendees: { email: string }[];
    };
    for (const { email } of attendees) {
      expect(invited.has(email)).toBe(false);
      invited.add(email);
    }
  }
  expect(invited.size).toBe(469);
});
