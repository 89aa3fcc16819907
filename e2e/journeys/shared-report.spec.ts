/** An administrator shares a report by links; somebody without an account reads it, until the link is revoked. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect } from "@playwright/test";
import { shareTexts } from "../../apps/web/app/company/report/share-texts.ts";
import { texts as reportTexts } from "../../apps/web/app/company/report/texts.ts";
import { texts as reportSectionTexts } from "../../apps/web/app/company/shared/report/texts.ts";
import { texts as sharedReportTexts } from "../../apps/web/app/company/shared-report/texts.ts";
import { Api } from "../fixtures/api.ts";
import { demoOwner, signInAsOwner } from "../fixtures/demo.ts";
import { playedSession } from "../fixtures/play.ts";
import { test } from "../fixtures/test.ts";
import { inOrder, like } from "../fixtures/texts.ts";
import { checkPage } from "./people/check-page.ts";

test("[C33] a report is shared by a link with a password, read without an account, and revoked", async ({
  page,
  baseURL,
  browser,
}) => {
  const { id, people } = await playedSession(String(baseURL));
  await revokeLinks(String(baseURL), id);
  await signInAsOwner(page);
  await page.goto(`/dashboard/sessions/${id}/report`);
  await page.getByRole("button", { name: reportTexts.share }).click();
  const dialog = page.getByRole("dialog", { name: shareTexts.title });
  await dialog.getByRole("textbox", { name: shareTexts.passwordField }).fill("password1");
  await dialog.getByRole("button", { name: shareTexts.make }).click();
  await expect(dialog.getByText(errorTexts.COMMON_PASSWORD)).toBeVisible();
  await dialog.getByRole("textbox", { name: shareTexts.passwordField }).fill("seven boats home");
  await dialog.getByLabel(shareTexts.end).selectOption("7");
  await dialog.getByRole("button", { name: shareTexts.make }).click();
  const address = await dialog.getByRole("textbox", { name: shareTexts.link }).inputValue();
  await expect(
    dialog.getByRole("listitem").filter({ hasText: inOrder(shareTexts.password, shareTexts.notOpened) }),
  ).toHaveCount(1);
  await checkPage(page, "report-share");

  const stranger = await browser.newContext();
  const reader = await stranger.newPage();
  const response = await reader.goto(address);
  expect(response?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(reader.getByRole("heading", { name: sharedReportTexts.protectedTitle })).toBeVisible();
  await checkPage(reader, "report-shared-password");
  await reader.getByLabel(sharedReportTexts.password, { exact: true }).fill("eight boats home");
  await reader.getByRole("button", { name: sharedReportTexts.open }).click();
  await expect(reader.getByText(errorTexts.REPORT_PASSWORD)).toBeVisible();
  await reader.getByLabel(sharedReportTexts.password, { exact: true }).fill("seven boats home");
  await reader.getByRole("button", { name: sharedReportTexts.open }).click();
  await expect(reader.getByText(like(sharedReportTexts.from))).toBeVisible();
  await expect(
    reader
      .getByRole("region", { name: reportSectionTexts.came.title })
      .getByText(reportSectionTexts.came.of(people, people)),
  ).toBeVisible();
  // Nothing leads into the dashboard.
  const links = await reader
    .getByRole("link")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(links.filter((href) => href?.startsWith("/dashboard"))).toEqual([]);
  await checkPage(reader, "report-shared");

  await page.reload();
  await page.getByRole("button", { name: reportTexts.share }).click();
  await expect(dialog.getByText(like(shareTexts.opened))).toBeVisible();
  await dialog.getByRole("button", { name: like(shareTexts.revokeOf) }).click();
  await dialog.getByRole("button", { name: shareTexts.revokeNow }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByRole("heading", { name: sharedReportTexts.endedTitle })).toBeVisible();
  await checkPage(reader, "report-shared-ended");
  await stranger.close();
});

/** Other journeys share the report of this session too. */
async function revokeLinks(baseURL: string, id: string): Promise<void> {
  const api = await Api.open(baseURL);
  await api.signIn(demoOwner.email, demoOwner.password);
  const links = (await api.ok("GET", `/api/session/${id}/report-links`)) as { items: { id: string }[] };
  for (const link of links.items) await api.ok("DELETE", `/api/company/report-links/${link.id}`);
  await api.close();
}
