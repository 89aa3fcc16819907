/** Join pages that admit nobody: each says what happened and what to do. */
import { expect, type Page, test } from "@playwright/test";
import { Api } from "../../fixtures/api.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { arrangeSession } from "../../fixtures/session.ts";

const HOST = { email: "maren@northwind.example", password: "seven boats home" };

async function shut(page: Page, heading: string, text: string, way: RegExp): Promise<void> {
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(text);
  await expect(page.getByText(way)).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

const press = (page: Page) => page.getByRole("button", { name: "Join" }).click();

test("wrong, revoked and cancelled: each link ends at a page of its own, with the way on", async ({
  page,
  baseURL,
}) => {
  const nowhere = "/experience/00000000-0000-4000-8000-000000000000";
  await page.goto(nowhere);
  await shut(
    page,
    "We can’t find this session",
    "Session not found",
    /open the link in your invitation again/,
  );

  const session = await arrangeSession(baseURL as string, { people: 2, experience: "the-quiet-station" });
  const [kept = "", taken = ""] = session.links;
  await page.goto(`/experience/${session.id}#join=${"x".repeat(60)}`);
  await press(page);
  const spent = "This link is no longer valid. Please ask for a new one.";
  await shut(page, "This link no longer works", spent, /ask for a new link/);
  await page.getByRole("button", { name: "Join with my email address" }).click();
  await page.getByLabel(/email address/).fill("nobody@northwind.example");
  await page.getByRole("button", { name: "Join", exact: true }).click();
  const stranger = "Consumer not assigned to a session";
  await shut(page, "You’re not on the list", stranger, /the address that your invitation was sent to/);

  await session.keepOnly(1);
  await page.goto("about:blank");
  await page.goto(taken);
  await press(page);
  await shut(page, "This link no longer works", spent, /ask for a new link/);

  const api = await Api.open(baseURL as string);
  await api.signIn(HOST.email, HOST.password);
  await page.goto("about:blank");
  await page.goto(kept);
  await expect(page.getByRole("button", { name: "Join" })).toBeVisible();
  await api.ok("POST", `/api/session/${session.id}/cancel`);
  const cancelled = "This session has been cancelled.";
  await press(page);
  await shut(page, "This session was cancelled", cancelled, /a new date/);
  await page.reload();
  await shut(page, "This session was cancelled", cancelled, /a new date/);
  await api.close();
  await session.close();
});
