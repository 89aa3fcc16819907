/** An Owner connects a directory, which adds a person and later says that they left. */
import { expect } from "@playwright/test";
import { test } from "../../fixtures/test.ts";
import { checkPage } from "../people/check-page.ts";
import { addPeople, addSession, host } from "../sessions/arrange.ts";

test("a token is made; a person of the directory joins the list and a session, leaves both, and the Owner is told", async ({
  page,
  baseURL,
  playwright,
}) => {
  const owner = await host(page, baseURL);
  await page.goto("/dashboard/settings");
  await page.getByRole("link", { name: "Directory", exact: true }).click();
  await expect(page.getByText("No tokens yet.")).toBeVisible();
  const address = await page.getByLabel("Address", { exact: true }).inputValue();
  expect(address).toBe(`${new URL(String(baseURL)).origin}/scim/v2`);
  await page.getByRole("button", { name: "Create a token" }).click();
  const question = page.getByRole("dialog", { name: "Create a token?" });
  await question.getByLabel("Your password").fill(owner.password);
  await question.getByRole("button", { name: "Create a token" }).click();
  const dialog = page.getByRole("dialog", { name: "Your new token" });
  const field = dialog.getByRole("textbox", { name: "Token" });
  await expect(field).toHaveValue(/^lhk_/);
  const token = await field.inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Your directory hasn’t connected yet.")).toBeVisible();

  const directory = await playwright.request.newContext({
    extraHTTPHeaders: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" },
  });
  const made = await directory.post(`${address}/Users`, {
    data: {
      userName: "ana.silva@directory.example",
      name: { givenName: "Ana", familyName: "Silva" },
      emails: [{ value: "ana.silva@directory.example", type: "work", primary: true }],
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { department: "Research" },
    },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  await page.goto("/dashboard/participants");
  await expect(page.getByText("Ana Silva").first()).toBeVisible();
  await expect(page.getByText("Research").locator("visible=true").first()).toBeVisible();
  const [colleague] = await addPeople(owner, 1);
  const session = await addSession(owner, { title: "Autumn hour" });
  const attendees = { consumer_ids: [id, colleague?.id] };
  await owner.api.ok("PUT", `/api/session/${session}/attendees`, attendees);
  await owner.api.ok("POST", `/api/session/${session}/confirm`);
  await page.goto(`/dashboard/sessions/${session}`);
  await expect(page.getByText("Ana Silva").first()).toBeVisible();

  const left = await directory.patch(`${address}/Users/${id}`, {
    data: { Operations: [{ op: "Replace", path: "active", value: "False" }] },
  });
  expect((await left.json()).active).toBe(false);
  await page.reload();
  await expect(page.getByText("Person0 Holm").first()).toBeVisible();
  await expect(page.getByText("Ana Silva")).toHaveCount(0);
  await page
    .getByRole("button", { name: /^Notifications, \d new/ })
    .locator("visible=true")
    .click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toContainText(
    "Ana Silva is no longer in your directory, and no longer in Autumn hour.",
  );

  await page.goto("/dashboard/settings/directory");
  await expect(page.getByText(/Your directory last connected/)).toBeVisible();
  await expect(page.getByText(/1 person has left/)).toBeVisible();
  await checkPage(page, "directory");
  await page.getByRole("button", { name: "Revoke Directory" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("No tokens yet.")).toBeVisible();
  expect((await directory.get(`${address}/Users`)).status()).toBe(401);
  await directory.dispose();
});
