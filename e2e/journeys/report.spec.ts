/** Reports after a session: as a page, a table and a PDF, and the pages that list them. */
import { readFile } from "node:fs/promises";
import type { getReport, ResponseOf } from "@lantern/contract/http";
import { expect, type Page } from "@playwright/test";
import { extractText } from "unpdf";
import { en as documentTexts } from "../../apps/server/src/core/documents/text/en.ts";
import { texts as createParticipantTexts } from "../../apps/web/app/company/create-participant/texts.ts";
import { texts as homeTexts } from "../../apps/web/app/company/home/texts.ts";
import { texts as insightsTexts } from "../../apps/web/app/company/insights/texts.ts";
import { texts as reportTexts } from "../../apps/web/app/company/report/texts.ts";
import { texts as peopleTexts } from "../../apps/web/app/company/shared/people/texts.ts";
import { texts as reportSectionTexts } from "../../apps/web/app/company/shared/report/texts.ts";
import { texts as worksCouncilTexts } from "../../apps/web/app/company/works-council/texts.ts";
import { texts as dataProcessingTexts } from "../../apps/web/app/site/data-processing/texts.ts";
import { readinessNames } from "../../apps/web/app/ui/readiness-names.ts";
import { expectAccessible } from "../fixtures/axe.ts";
import { newOwner, signUp } from "../fixtures/company.ts";
import { signInAsOwner } from "../fixtures/demo.ts";
import { playedSession, playSession } from "../fixtures/play.ts";
import { test } from "../fixtures/test.ts";
import { like } from "../fixtures/texts.ts";

/** How many people have one of the states. */
const anyReadiness = new RegExp(`\\d+ (${Object.values(readinessNames).map(RegExp.escape).join("|")})`);
const { names: measureNames } = insightsTexts.measures;

async function saved(page: Page, start: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), start()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test("[C33, R18] report and PDF after a simulated session", async ({ page, baseURL }) => {
  // One after the other, because both have the same people on their list. Insights need a second session.
  await playedSession(String(baseURL));
  const id = await playSession(String(baseURL), 13, 3);
  await signInAsOwner(page);

  await page.goto("/dashboard/home");
  const recent = page.getByRole("region", { name: homeTexts.recent.title });
  await expect(recent.getByText(like(reportSectionTexts.came.of)).first()).toBeVisible();
  await expect(
    page.getByRole("region", { name: homeTexts.credits.title }).getByText(homeTexts.credits.free),
  ).toBeVisible();
  await expect(page.getByText(anyReadiness).first()).toBeVisible();
  await expectAccessible(page);

  const [response] = await Promise.all([
    page.waitForResponse(new RegExp(`/api/session/${id}/report(?:\\?|$)`)),
    page.goto(`/dashboard/sessions/${id}/report`),
  ]);
  const { moments, teams } = (await response.json()) as ResponseOf<typeof getReport>;
  await expect(page.getByText(reportSectionTexts.came.of(13, 13))).toBeVisible();
  const paths = page.getByRole("region", { name: reportSectionTexts.roads.title });
  await expect(
    paths.getByRole("img", {
      name: like((decisions: number) => reportSectionTexts.roads.picture(3, decisions)),
    }),
  ).toBeVisible();
  await paths.getByText(reportSectionTexts.roads.text).click();
  await expect(paths.getByRole("table").first().getByRole("row")).toHaveCount(4);
  const choices = page.getByRole("region", { name: reportSectionTexts.choices.title });
  await expect(choices.getByText(reportSectionTexts.choices.note)).toBeVisible();
  const measures = page.getByRole("region", { name: reportSectionTexts.measures.title });
  await expect(measures.getByText(measureNames.togetherness)).toBeVisible();
  // Which moments simulated teams have, and whether they have any, differs from session to session.
  const stoodOut = measures
    .getByRole("list", { name: reportSectionTexts.measures.moments.title })
    .getByRole("listitem");
  await expect(stoodOut).toHaveCount(moments?.kinds.length ?? 0);
  await expect(
    stoodOut.filter({ hasText: like((teams: number) => reportSectionTexts.measures.moments.of(teams, 3)) }),
  ).toHaveCount(moments?.kinds.length ?? 0);
  // So do commitments: on a busy machine simulated captains of a fast session can be late.
  const withOne = teams.filter(({ commitment }) => commitment !== null);
  await expect(
    page.getByRole("region", { name: reportSectionTexts.commitments.title }).locator("figure"),
  ).toHaveCount(withOne.length);
  await expectAccessible(page);

  // On a phone the paths are vertical, and the page does not scroll sideways.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(paths.getByRole("img")).toHaveCount(0);
  await expect(
    paths.getByRole("listitem").filter({ hasText: reportSectionTexts.roads.ending }).first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width, height });

  const pdf = await saved(page, () => page.getByRole("button", { name: reportTexts.pdf }).click());
  expect(pdf.name).toMatch(/-report\.pdf$/);
  const { text } = await extractText(new Uint8Array(pdf.content), { mergePages: true });
  for (const expected of [
    documentTexts.report.attendance.title,
    "13 of 13",
    documentTexts.report.paths.title,
    documentTexts.tables.names.togetherness,
    documentTexts.report.commitments.title,
  ])
    expect(text).toContain(expected);

  const slides = await saved(page, () => page.getByRole("button", { name: reportTexts.slides }).click());
  expect(slides.name).toMatch(/-report\.pptx$/);
  expect(slides.content.subarray(0, 2).toString()).toBe("PK");

  const csv = await saved(page, async () => {
    await page.getByRole("button", { name: reportTexts.csv }).click();
    await page.getByRole("menuitem", { name: reportTexts.tables.attendance }).click();
  });
  expect(csv.name).toMatch(/-attendance\.csv$/);
  const rows = csv.content.toString("utf8").trim().split("\r\n");
  expect(rows).toHaveLength(14);
  expect(rows.slice(1).every((row) => row.includes("Attended"))).toBe(true);

  await page.goto("/dashboard/insights");
  await expect(page.getByRole("img", { name: insightsTexts.attendance.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: insightsTexts.departments.title })).toBeVisible();
  await page.getByText(insightsTexts.table).first().click();
  await expect(page.getByRole("row", { name: /13 13 100%/ }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto("/dashboard/works-council");
  await expect(page.getByText(worksCouncilTexts.neverTitle)).toBeVisible();
  await expect(page.getByText(worksCouncilTexts.retention(30))).toBeVisible();
  await expectAccessible(page);
});

test("[R17, R18] a new company is guided to its first session, step by step", async ({ page }) => {
  await signUp(page, newOwner());
  await page.goto("/dashboard");
  await page.waitForURL("**/dashboard/home");
  const steps = page.getByRole("region", { name: homeTexts.first.title });
  await expect(steps.getByText(homeTexts.first.done(2, 5))).toBeVisible();
  await expectAccessible(page);
  await steps.getByRole("link", { name: homeTexts.first.steps.people.action }).click();
  await page.getByRole("tab", { name: createParticipantTexts.list }).click();
  await page.getByLabel(peopleTexts.pasteLabel).fill("Ana Ruiz <ana@harbour-way.example>");
  await page.getByRole("button", { name: createParticipantTexts.check }).click();
  await page.getByRole("button", { name: createParticipantTexts.submitList(1, 0) }).click();
  await expect(page.getByText(createParticipantTexts.doneSum(1, 0, 0)).first()).toBeVisible();
  await page.goto("/dashboard/home");
  await expect(steps.getByText(homeTexts.first.done(3, 5))).toBeVisible();

  await page.goto("/dashboard/insights");
  await expect(page.getByRole("heading", { name: insightsTexts.empty.title })).toBeVisible();
  await page.goto("/data-processing");
  await expect(page.getByText(dataProcessingTexts.none)).toBeVisible();
  await expectAccessible(page);
});
