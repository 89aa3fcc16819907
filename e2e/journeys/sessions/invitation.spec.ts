/** The invitation is seen, worded, tried on oneself and sent. */
import { expect } from "@playwright/test";
import { expectAccessible } from "../../fixtures/axe.ts";
import { emailTo } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";
import { addPeople, addSession, host } from "./arrange.ts";

test("an organizer words the invitation, sees it, sends it to themselves and then to everybody", async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const owner = await host(page, baseURL);
  const people = await addPeople(owner, 2);
  const id = await addSession(owner, { title: "Fog and tea" });
  const of = `/api/session/${id}`;
  await owner.api.ok("PUT", `${of}/attendees`, { consumer_ids: people.map((person) => person.id) });
  await owner.api.ok("POST", `${of}/confirm`);

  await page.goto(`/dashboard/sessions/${id}`);
  await page.getByRole("link", { name: "See the invitation" }).click();
  await expect(page.getByRole("heading", { name: "Invitation", level: 1 })).toBeVisible();
  const email = page.frameLocator('iframe[title="The email as it arrives"]');
  await expect(email.getByRole("heading", { name: /you have a seat in/ })).toBeVisible();

  await page.getByLabel("Greeting").fill("Dear");
  await page.getByLabel("Note").fill("Bring <i>tea</i> & a friend.");
  await expect(email.getByRole("heading", { name: /^Dear .+, you have a seat in/ })).toBeVisible();
  const rejected = page.waitForResponse((response) => response.url().endsWith("/preview") && !response.ok());
  await page.getByLabel("Replies go to").fill("nobody");
  await rejected;
  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  // The preview of a half-typed address does not exist, and the last one stays.
  await expect(email.getByRole("heading", { name: /^Dear .+, you have a seat in/ })).toBeVisible();
  await page.getByLabel("Replies go to").fill("tea@fog.example");
  await expect(email.getByRole("heading", { name: /^Dear .+, you have a seat in/ })).toBeVisible();
  await expect(email.getByText("Bring <i>tea</i> & a friend.")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "tea@fog.example" })).toBeVisible();
  await page.getByText("Plain text").click();
  await expect(page.getByText(/Dear .+, you have a seat in/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Fog and tea" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
  await page.getByRole("button", { name: "Copy text" }).click();
  await expect(page.getByText("Text copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Fog and tea");

  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(page.getByText("The test is on its way to you")).toBeVisible();
  const tested = await emailTo(page.request, owner.email, /^Test: .+ invites you: Fog and tea/);
  expect(tested.text).toContain("Bring <i>tea</i> & a friend.");

  await page.getByRole("button", { name: "Send 2 invitations" }).click();
  await expect(page.getByText("Attendees invited successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send 2 invitations" })).toBeHidden();
  const invited = await emailTo(page.request, people[0]?.email ?? "", / invites you: Fog and tea/);
  expect(invited.text).toContain("Dear");
  expect(invited.text).toContain("Bring <i>tea</i> & a friend.");
  await page.reload();
  await expect(page.getByLabel("Greeting")).toHaveValue("Dear");
});
