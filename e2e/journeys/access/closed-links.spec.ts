/** Links that do not lead to a session: each page explains what happened and what to do. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { emailCode as emailCodeTexts } from "../../../apps/web/app/i18n/en/email-code.ts";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { Api } from "../../fixtures/api.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { arrangeSession } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";

const HOST = { email: "maren@northwind.example", password: "seven boats home" };

async function expectEndPage(page: Page, heading: string, text: string, nextStep: string): Promise<void> {
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(text);
  await expect(page.getByText(nextStep)).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

const clickJoin = (page: Page) => page.getByRole("button", { name: joiningTexts.join.submit }).click();

test("wrong, revoked and cancelled links each have a page that explains the next step", async ({
  page,
  baseURL,
}) => {
  const nowhere = "/experience/00000000-0000-4000-8000-000000000000";
  await page.goto(nowhere);
  await expectEndPage(
    page,
    joiningTexts.closed.SESSION_001.heading,
    errorTexts.SESSION_001,
    joiningTexts.closed.SESSION_001.next,
  );

  const session = await arrangeSession(baseURL as string, { people: 2, experience: "the-quiet-station" });
  const [validLink = "", removedLink = ""] = session.links;
  await page.goto(`/experience/${session.id}#join=${"x".repeat(60)}`);
  await clickJoin(page);
  const expiredText = errorTexts.LINK_EXPIRED;
  await expectEndPage(
    page,
    joiningTexts.closed.LINK_EXPIRED.heading,
    expiredText,
    joiningTexts.closed.LINK_EXPIRED.next,
  );
  await page.getByRole("button", { name: joiningTexts.closed.byEmail }).click();
  await page.getByRole("textbox", { name: emailCodeTexts.emailLabel }).fill("nobody@northwind.example");
  await page.getByRole("button", { name: joiningTexts.join.submit, exact: true }).click();
  const stranger = errorTexts.CONSUMER_002;
  await expectEndPage(
    page,
    joiningTexts.closed.CONSUMER_002.heading,
    stranger,
    joiningTexts.closed.CONSUMER_002.next,
  );

  await session.removeAllBut(1);
  await page.goto("about:blank");
  await page.goto(removedLink);
  await clickJoin(page);
  await expectEndPage(
    page,
    joiningTexts.closed.LINK_EXPIRED.heading,
    expiredText,
    joiningTexts.closed.LINK_EXPIRED.next,
  );

  const api = await Api.open(baseURL as string);
  await api.signIn(HOST.email, HOST.password);
  await page.goto("about:blank");
  await page.goto(validLink);
  await expect(page.getByRole("button", { name: joiningTexts.join.submit })).toBeVisible();
  await api.ok("POST", `/api/session/${session.id}/cancel`);
  const cancelled = errorTexts.SESSION_CANCELLED;
  await clickJoin(page);
  await expectEndPage(
    page,
    joiningTexts.closed.SESSION_CANCELLED.heading,
    cancelled,
    joiningTexts.closed.SESSION_CANCELLED.next,
  );
  await page.reload();
  await expectEndPage(
    page,
    joiningTexts.closed.SESSION_CANCELLED.heading,
    cancelled,
    joiningTexts.closed.SESSION_CANCELLED.next,
  );
  await api.close();
  await session.close();
});
