/** Every page of sessions, in both schemes and three widths: axe finds nothing, and nothing is cut off. */
import { expect } from "@playwright/test";
import { texts as createSessionTexts } from "../../../apps/web/app/company/create-session/texts.ts";
import { texts as sessionTeamsTexts } from "../../../apps/web/app/company/session/teams/texts.ts";
import { texts as sessionTexts } from "../../../apps/web/app/company/session/texts.ts";
import { texts as sessionsTexts } from "../../../apps/web/app/company/sessions/texts.ts";
import { texts as sharedSessionTexts } from "../../../apps/web/app/company/shared/session/texts.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { test } from "../../fixtures/test.ts";
import { storyTitle } from "../../fixtures/texts.ts";
import { checkPage } from "../people/check-page.ts";
import { addPeople, addSession, host, personName } from "./arrange.ts";

const winter = "Winter";

test("while a list is fetched in another order, its rows stay readable and the progress bar is visible", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL);
  for (const title of ["Autumn", winter]) await addSession(owner, { title });
  await page.goto("/dashboard/sessions");
  await expect(page.getByRole("row")).toHaveCount(3);
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/api/session?*sort=-title*", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/dashboard/sessions?sort=title");
  await page.getByRole("button", { name: sessionsTexts.columns.session, exact: true }).click();
  await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("[data-loading-bar]")).toHaveAttribute("data-state", "progress");
  await expectAccessible(page, "a list that reloads");
  release();
  await expect(page.getByRole("row").nth(1)).toContainText(winter);
  await expect(page.getByRole("table")).not.toHaveAttribute("aria-busy");
  await expect(page.locator("[data-loading-bar]")).toHaveAttribute("data-state", "reset");
});

test("axe finds nothing on the pages of sessions, with little and with much content", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL);
  await page.goto("/dashboard/sessions");
  await expect(page.getByRole("heading", { name: sharedSessionTexts.empty.title })).toBeVisible();
  await checkPage(page, "sessions-empty");

  const people = await addPeople(owner, 5);
  const id = await addSession(owner, { title: "Product autumn hour", notes: "Bring a warm drink." });
  const of = `/api/session/${id}`;
  const consumer_ids = people.map((one) => one.id);
  const teams = [{ name: sessionTeamsTexts.names[0], consumer_ids: consumer_ids.slice(0, 3) }];
  await owner.api.ok("PUT", `${of}/attendees`, { consumer_ids, teams });
  await owner.api.ok("POST", `${of}/confirm`);
  await owner.api.ok("POST", `${of}/invite`);
  const cancelled = await addSession(owner, { title: "Firmware, after the release" });
  await owner.api.ok("POST", `/api/session/${cancelled}/cancel`);
  const draft = await addSession(owner, { title: "Year end, everyone", experience: null, starts_at: null });

  await page.goto("/dashboard/sessions");
  await expect(page.getByRole("row")).toHaveCount(4);
  await checkPage(page, "sessions");
  await page.goto(`/dashboard/sessions/${id}`);
  await expect(page.getByText(personName(4))).toBeVisible();
  await checkPage(page, "session");
  await page.getByRole("tab", { name: sessionTexts.tabs.teams }).click();
  await expect(page.getByRole("region", { name: sessionTeamsTexts.names[0], exact: true })).toBeVisible();
  await checkPage(page, "session-teams");
  await page.goto(`/dashboard/sessions/${id}?add`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await checkPage(page, "session-add");
  await page.goto(`/dashboard/createSession?draft=${draft}`);
  await expect(page.getByText(storyTitle).first()).toBeVisible();
  await checkPage(page, "create");
  // The help button never covers fixed elements.
  for (const [width, height] of [
    [1440, 900],
    [1220, 760],
  ] as const) {
    await page.setViewportSize({ width, height });
    const help = await page.locator("[data-help-panel] > button").boundingBox();
    const aside = await page
      .getByRole("complementary", { name: createSessionTexts.summary.heading })
      .boundingBox();
    if (!help || !aside) throw new Error("Help or the summary is not shown");
    expect(help.x + help.width <= aside.x || help.x >= aside.x + aside.width, `at ${width} px`).toBe(true);
  }
});
