/** Somebody whose company spelled their name wrong corrects it in the lobby, where their team sees it. */
import { expect } from "@playwright/test";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { live as liveTexts } from "../../../apps/web/app/i18n/en/live.ts";
import { ownData as ownDataTexts } from "../../../apps/web/app/i18n/en/own-data.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { addPeople, addSession, host, personName } from "../sessions/arrange.ts";

test("a participant corrects their first name in the lobby", async ({ page, baseURL, browser }) => {
  const owner = await host(page, baseURL);
  const id = await addSession(owner);
  const people = await addPeople(owner, 2);
  const [person] = people;
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: people.map((one) => one.id) });
  await owner.api.ok("POST", `/api/session/${id}/confirm`);
  await owner.api.ok("POST", `/api/session/${id}/invite`, {});
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const reader = await context.newPage();
  await reader.goto(linkIn(await emailTo(owner.api.http, person!.email, /invites you/i), "#join="));
  await reader.getByRole("button", { name: joiningTexts.join.submit }).click();
  const firstName = personName(0).split(" ")[0]!;
  await expect(reader.getByText(liveTexts.lobby.hello(firstName))).toBeVisible();
  await reader.getByRole("button", { name: liveTexts.lobby.correctName }).click();
  await reader.getByRole("textbox", { name: ownDataTexts.name.label }).fill("Noor");
  await reader.getByRole("button", { name: ownDataTexts.name.save }).click();
  await expect(reader.getByRole("button", { name: liveTexts.lobby.correctName })).toBeVisible();
  await page.goto(`/dashboard/sessions/${id}`);
  await expect(page.getByText(personName(0).replace(firstName, "Noor")).first()).toBeVisible();
  await context.close();
});
