/** Reports after a session: as a page, a table and a PDF, and the pages that list them. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { extractText } from "unpdf";
import { expectAccessible } from "../fixtures/axe.ts";
import { newOwner, signUp } from "../fixtures/company.ts";
import { signInAsOwner } from "../fixtures/demo.ts";
import { playedSession, playSession } from "../fixtures/play.ts";
import { test } from "../fixtures/test.ts";

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
  const recent = page.getByRole("region", { name: "Recent reports" });
  await expect(recent.getByText(/^\d+ of \d+$/).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Credits" }).getByText("available")).toBeVisible();
  await expect(
    page.getByText(/\d+ (Ready|Coming|Joined|Here now|No answer|Not invited)/).first(),
  ).toBeVisible();
  await expectAccessible(page);

  const [response] = await Promise.all([
    page.waitForResponse(new RegExp(`/api/session/${id}/report$`)),
    page.goto(`/dashboard/sessions/${id}/report`),
  ]);
  const { moments } = (await response.json()) as { moments: { kinds: { kind: string }[] } };
  await expect(page.getByText("13 of 13")).toBeVisible();
  const paths = page.getByRole("region", { name: "Paths through the story" });
  await expect(paths.getByRole("img", { name: /each of 3 teams/ })).toBeVisible();
  await paths.getByText("Show as a table").click();
  await expect(paths.getByRole("table").first().getByRole("row")).toHaveCount(4);
  const choices = page.getByRole("region", { name: "Choices compared" });
  await expect(choices.getByText("How its members voted stays with the team.")).toBeVisible();
  const measures = page.getByRole("region", { name: "How teams worked together" });
  await expect(measures.getByText("Togetherness")).toBeVisible();
  // Which moments simulated teams have, and whether they have any, differs from session to session.
  const stoodOut = measures.getByRole("list", { name: "What stood out" }).getByRole("listitem");
  await expect(stoodOut).toHaveCount(moments.kinds.length);
  await expect(stoodOut.filter({ hasText: /[1-3] of 3 teams/ })).toHaveCount(moments.kinds.length);
  await expect(
    page.getByRole("region", { name: "What teams will do" }).locator("figure").first(),
  ).toBeVisible();
  await expectAccessible(page);

  // On a phone the paths are vertical, and the page does not scroll sideways.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(paths.getByRole("img")).toHaveCount(0);
  await expect(paths.getByRole("listitem").filter({ hasText: "Ending" }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width, height });

  const pdf = await saved(page, () => page.getByRole("button", { name: "Download PDF" }).click());
  expect(pdf.name).toMatch(/-report\.pdf$/);
  const { text } = await extractText(new Uint8Array(pdf.content), { mergePages: true });
  for (const expected of [
    "Attendance",
    "13 of 13",
    "Paths through the story",
    "Togetherness",
    "What teams will do",
  ])
    expect(text).toContain(expected);

  const slides = await saved(page, () => page.getByRole("button", { name: "Download slides" }).click());
  expect(slides.name).toMatch(/-report\.pptx$/);
  expect(slides.content.subarray(0, 2).toString()).toBe("PK");

  const csv = await saved(page, async () => {
    await page.getByRole("button", { name: "Download CSV" }).click();
    await page.getByRole("menuitem", { name: "Attendance" }).click();
  });
  expect(csv.name).toMatch(/-attendance\.csv$/);
  const rows = csv.content.toString("utf8").trim().split("\r\n");
  expect(rows).toHaveLength(14);
  expect(rows.slice(1).every((row) => row.includes("Attended"))).toBe(true);

  await page.goto("/dashboard/insights");
  await expect(page.getByRole("img", { name: /^Attendance/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Departments reached" })).toBeVisible();
  await page.getByText("Show as a table").first().click();
  await expect(page.getByRole("row", { name: /13 13 100%/ }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto("/dashboard/works-council");
  await expect(page.getByText("What we never measure")).toBeVisible();
  await expect(page.getByText("We keep what people write for 30 days.")).toBeVisible();
  await expectAccessible(page);
});

test("[R17, R18] a new company is guided to its first session, step by step", async ({ page }) => {
  await signUp(page, newOwner());
  await page.goto("/dashboard");
  await page.waitForURL("**/dashboard/home");
  const steps = page.getByRole("region", { name: "Set up your first session" });
  await expect(steps.getByText("2 of 5 done")).toBeVisible();
  await expectAccessible(page);
  await steps.getByRole("link", { name: "Add people" }).click();
  await page.getByRole("tab", { name: "Paste a list" }).click();
  await page.getByLabel("One person per line").fill("Ana Ruiz <ana@harbour-way.example>");
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByRole("button", { name: /^Add 1/ }).click();
  await expect(page.getByText(/1 person added|1 people added/).first()).toBeVisible();
  await page.goto("/dashboard/home");
  await expect(steps.getByText("3 of 5 done")).toBeVisible();

  await page.goto("/dashboard/insights");
  await expect(page.getByRole("heading", { name: "Insights start with your second session" })).toBeVisible();
  await page.goto("/data-processing");
  await expect(page.getByText("None are set up.")).toBeVisible();
  await expectAccessible(page);
});
