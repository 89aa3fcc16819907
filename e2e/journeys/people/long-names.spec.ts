/** Names without a space, as long as they may be: choosing people by group, department or office fits the window. */
import { limits } from "@lantern/contract/limits";
import { expect, test } from "@playwright/test";
import { host } from "../sessions/arrange.ts";

const longName = "Kundenbetreuungsabteilung".repeat(4).slice(0, limits.nameMax);

test("long names of groups, departments and offices fit the pages where people are chosen", async ({
  page,
  baseURL,
}) => {
  const owner = await host(page, baseURL);
  const people: unknown[] = [];
  for (const first_name of ["Ines", "Amir"]) {
    const { id } = await owner.api.ok("POST", "/api/consumer", {
      first_name,
      last_name: "Costa",
      email: `${first_name}@${owner.email.split("@")[1]}`,
      department: longName,
      office: longName,
      timezone: "Europe/Berlin",
    });
    people.push(id);
  }
  await owner.api.ok("POST", "/api/consumer/groups", { name: longName, consumer_ids: people });
  for (const path of ["/dashboard/createSession", "/dashboard/createSeries"]) {
    await page.goto(path);
    // The group, the department and the office.
    await expect(page.getByRole("button", { name: longName })).toHaveCount(3);
    for (const width of [1440, 1280, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 768 });
      const contentWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(contentWidth, `width of ${path}`).toBe(width);
    }
  }
});
