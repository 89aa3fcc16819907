/** Names without a space, as long as they may be, in every list of a company: no page is wider than its window. */
import { limits } from "@lantern/contract/limits";
import { expect, type Page } from "@playwright/test";
import { test } from "../../fixtures/test.ts";
import { addSession, dayMs, host } from "../sessions/arrange.ts";

const longName = "Kundenbetreuungsabteilung".repeat(20).slice(0, limits.nameMax);
const zone = "America/Argentina/Buenos_Aires";

/** The innermost elements that end farthest to the right. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const ends = [...document.body.querySelectorAll("*")].map((element) => ({
      element,
      right: element.getBoundingClientRect().right,
    }));
    const right = Math.max(...ends.map((one) => one.right));
    const farthest = ends.filter((one) => one.right > right - 2).map(({ element }) => element.outerHTML);
    return farthest
      .map((html) => html.slice(0, 160))
      .slice(-2)
      .join(" in ");
  });

test("long names without a space fit every page", async ({ page, baseURL }) => {
  test.slow();
  const owner = await host(page, baseURL);
  const domain = owner.email.split("@")[1];
  const names = { first_name: longName, last_name: longName, department: longName, office: longName };
  const people: unknown[] = [];
  for (const local of ["a".repeat(64), "b"]) {
    const email = `${local}@${domain}`;
    people.push((await owner.api.ok("POST", "/api/consumer", { ...names, email, timezone: zone })).id);
  }
  await owner.api.ok("POST", "/api/consumer/groups", { name: longName, consumer_ids: people });
  const session = await addSession(owner, { title: longName, seats: 3 });
  await owner.api.ok("PUT", `/api/session/${session}/attendees`, { consumer_ids: people });
  const { id: series } = await owner.api.ok("POST", "/api/series", {
    title: longName,
    consumer_ids: people,
    timezone: zone,
    sessions: [10, 40].map((days) => ({
      experience: "the-quiet-station",
      starts_at: new Date(Date.now() + days * dayMs).toISOString(),
    })),
  });
  const wide: string[] = [];
  for (const path of [
    "home",
    "sessions",
    "createSession",
    `createSession?draft=${session}`,
    `sessions/${session}`,
    `sessions/${session}/invitation`,
    `sessions/${session}/story`,
    "createSeries",
    "series",
    `series/${series}`,
    "participants",
    `participants/${people[0]}`,
    "insights",
    "team",
    "audit",
    "story",
  ]) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.locator("h1:visible").first()).toBeVisible();
    await expect(page.locator(".skeleton:visible, [aria-busy=true]:visible")).toHaveCount(0);
    for (const width of [1440, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const content = () => page.evaluate(() => document.documentElement.scrollWidth);
      // Some parts measure their own size first.
      await expect
        .poll(content, { timeout: 3000 })
        .toBe(width)
        .catch(async () => wide.push(`${path} at ${width}: ${await content()} by ${await widest(page)}`));
    }
  }
  expect(wide).toEqual([]);
});
