/** An Owner connects a directory, which adds a person and later says that they left. */
import { expect } from "@playwright/test";
import { en as serverNotifications } from "../../../apps/server/src/modules/notification/text/en.ts";
import { texts as directoryTexts } from "../../../apps/web/app/company/directory/texts.ts";
import { names } from "../../../apps/web/app/company/names.ts";
import { texts as sharedKeysTexts } from "../../../apps/web/app/company/shared/keys/texts.ts";
import { texts as fieldTexts } from "../../../apps/web/app/forms/field-texts.ts";
import { texts as notificationsTexts } from "../../../apps/web/app/shell/notifications/texts.ts";
import { texts as uiTexts } from "../../../apps/web/app/ui/texts.ts";
import { test } from "../../fixtures/test.ts";
import { like } from "../../fixtures/texts.ts";
import { checkPage } from "../people/check-page.ts";
import { addPeople, addSession, host, personName, sessionTitle } from "../sessions/arrange.ts";

const ana = "Ana Silva";
const department = "Research";

test("a token is made; a person of the directory joins the list and a session, leaves both, and the Owner is told", async ({
  page,
  baseURL,
  playwright,
}) => {
  const owner = await host(page, baseURL);
  await page.goto("/dashboard/settings");
  await page.getByRole("link", { name: names.directory, exact: true }).click();
  await expect(page.getByText(directoryTexts.noTokens)).toBeVisible();
  const address = await page.getByLabel(directoryTexts.address, { exact: true }).inputValue();
  expect(address).toBe(`${new URL(String(baseURL)).origin}/scim/v2`);
  await page.getByRole("button", { name: directoryTexts.make }).click();
  const question = page.getByRole("dialog", { name: directoryTexts.makeTitle });
  await question.getByLabel(fieldTexts.ownPassword.label).fill(owner.password);
  await question.getByRole("button", { name: directoryTexts.make }).click();
  const dialog = page.getByRole("dialog", { name: directoryTexts.tokenTitle });
  const field = dialog.getByRole("textbox", { name: directoryTexts.token });
  await expect(field).toHaveValue(/^lhk_/);
  const token = await field.inputValue();
  await dialog.getByRole("button", { name: uiTexts.done }).click();
  await expect(page.getByText(directoryTexts.never)).toBeVisible();

  const directory = await playwright.request.newContext({
    extraHTTPHeaders: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" },
  });
  const made = await directory.post(`${address}/Users`, {
    data: {
      userName: "ana.silva@directory.example",
      name: { givenName: "Ana", familyName: "Silva" },
      emails: [{ value: "ana.silva@directory.example", type: "work", primary: true }],
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { department },
    },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  await page.goto("/dashboard/participants");
  await expect(page.getByText(ana).first()).toBeVisible();
  await expect(page.getByText(department).locator("visible=true").first()).toBeVisible();
  const [colleague] = await addPeople(owner, 1);
  const session = await addSession(owner, { title: "Autumn hour" });
  const attendees = { consumer_ids: [id, colleague?.id] };
  await owner.api.ok("PUT", `/api/session/${session}/attendees`, attendees);
  await owner.api.ok("POST", `/api/session/${session}/confirm`);
  await page.goto(`/dashboard/sessions/${session}`);
  await expect(page.getByText(ana).first()).toBeVisible();

  const left = await directory.patch(`${address}/Users/${id}`, {
    data: { Operations: [{ op: "Replace", path: "active", value: "False" }] },
  });
  expect((await left.json()).active).toBe(false);
  await page.reload();
  await expect(page.getByText(personName(0)).first()).toBeVisible();
  await expect(page.getByText(ana)).toHaveCount(0);
  await page
    .getByRole("button", { name: like(notificationsTexts.bell) })
    .locator("visible=true")
    .click();
  await expect(page.getByRole("dialog", { name: notificationsTexts.title })).toContainText(
    serverNotifications.personLeft(sessionTitle, true).description.replace("{person}", ana),
  );

  await page.goto("/dashboard/settings/directory");
  await expect(page.getByText(like(directoryTexts.lastSeen))).toBeVisible();
  await expect(page.getByText(directoryTexts.left(1))).toBeVisible();
  await checkPage(page, "directory");
  await page.getByRole("button", { name: sharedKeysTexts.revokeOf(directoryTexts.tokenName) }).click();
  await page.getByRole("dialog").getByRole("button", { name: sharedKeysTexts.revoke }).click();
  await expect(page.getByText(directoryTexts.noTokens)).toBeVisible();
  expect((await directory.get(`${address}/Users`)).status()).toBe(401);
  await directory.dispose();
});
