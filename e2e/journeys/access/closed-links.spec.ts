/** Links that do not lead to a session: each page explains what happened and what to do. */
import { expect, type Page } from "@playwright/test";
import { Api } from "../../fixtures/api.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

const HOST = { email: "maren@northwind.example", password: "seven boats home" };

async function expectEndPage(page: Page, heading: string, text: string, nextStep: RegExp): Promise<void> {
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(text);
  await expect(page.getByText(nextStep)).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

const clickJoin = (page: Page) => page.getByRole("button", { name: "Join" }).click();

test("wrong, revoked and cancelled links each have a page that explains the next step", async ({
  page,
  baseURL,
}) => {
  const nowhere = "/experience/00000000-0000-4000-8000-000000000000";
  await page.goto(nowhere);
  await expectEndPage(
    page,
    "We can’t find this session",
    "Session not found",
    /open the link in your invitation again/,
  );

  const session = await arrangeSession(baseURL as string, { people: 2, experience: "the-quiet-station" });
  const [validLink = "", removedLink = ""] = session.links;
  await page.goto(`/experience/${session.id}#join=${"x".repeat(60)}`);
  await clickJoin(page);
  const expiredText = "This link is no longer valid. Please ask for a new one.";
  await expectEndPage(page, "This link no longer works", expiredText, /ask for a new link/);
  await page.getByRole("button", { name: "Join with my email address" }).click();
  await page.getByRole("textbox", { name: /email address/ }).fill("nobody@northwind.example");
  await page.getByRole("button", { name: "Join", exact: true }).click();
  const stranger = "Consumer not assigned to a session";
  await expectEndPage(
    page,
    "You’re not on the list",
    stranger,
    /the address that your invitation was sent to/,
  );

  await session.removeAllBut(1);
  await page.goto("about:blank");
  await page.goto(removedLink);
  await clickJoin(page);
  await expectEndPage(page, "This link no longer works", expiredText, /ask for a new link/);

  const api = await Api.open(baseURL as string);
  await api.signIn(HOST.email, HOST.password);
  await page.goto("about:blank");
  await page.goto(validLink);
  await expect(page.getByRole("button", { name: "Join" })).toBeVisible();
  await api.ok("POST", `/api/session/${session.id}/cancel`);
  const cancelled = "This session has been cancelled.";
  await clickJoin(page);
  await expectEndPage(page, "This session was cancelled", cancelled, /a new date/);
  await page.reload();
  await expectEndPage(page, "This session was cancelled", cancelled, /a new date/);
  await api.close();
  await session.close();
});
