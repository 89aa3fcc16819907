/** The check-in before and after a session, and what the company's page makes of many. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/axe.ts";
import { confirmAddress, ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { inDatabase } from "../../fixtures/database.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { TestHost } from "../../fixtures/test-host.ts";
import { addPeople, addSession } from "../sessions/arrange.ts";

const statements = (page: Page, title: RegExp) => page.getByRole("region", { name: title });
const choose = (page: Page, statement: RegExp, step: RegExp) =>
  page.getByRole("group", { name: statement }).getByRole("radio", { name: step }).check({ force: true });
const shot = async (page: Page, name: string) => {
  const folder = process.env.CHECK_IN_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

test("participants respond before and after, and the page says what it can tell, hidden where it cannot", async ({
  browser,
  baseURL,
  page,
}) => {
  const owner = await ownerByApi(String(baseURL));
  await confirmAddress(owner);
  await owner.api.ok("PATCH", "/api/company", { check_in: true });
  const people = await addPeople(owner, 2);
  const id = await addSession(owner, { title: "First evening", experience: "dark-house", seats: 2 });
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: people.map((one) => one.id) });
  await owner.api.ok("POST", `/api/session/${id}/confirm`);
  await owner.api.ok("POST", `/api/session/${id}/invite`);
  const emails = people.map(({ email }) => emailTo(owner.api.http, email, /First evening/));
  const links = (await Promise.all(emails)).map((email) => linkIn(email, "/experience/"));
  const [ann, ben] = (await Promise.all(
    links.map((link, at) =>
      takeSeat(browser, link, { baseURL, viewport: { width: at ? 390 : 1440, height: at ? 844 : 900 } }),
    ),
  )) as [Page, Page];

  const before = statements(ann, /^Before you start/);
  await expect(before).toContainText("Nobody at your company sees your answers");
  await choose(ann, /know whom to ask/, /^2 of 5/);
  await choose(ann, /easy to say/, /^3 of 5/);
  await expect(before).toContainText("we saved that");
  await expect(statements(ben, /^Before you start/)).toBeVisible();
  await expectAccessible(ann);
  await expectAccessible(ben);
  await shot(ann, "lobby-1440");
  await shot(ben, "lobby-390");

  const host = await TestHost.open(String(baseURL), owner.api.token, id);
  await expect.poll(() => host.view.lobby.filter(({ presence }) => presence === "here").length).toBe(2);
  await owner.api.ok("POST", `/api/session/${id}/start`);
  await expect.poll(() => host.teams.length).toBe(1);
  await host.send({ type: "end" });
  host.close();
  await ann.waitForURL("**/experience/end");
  await choose(ann, /know whom to ask/, /^4 of 5/);
  await expect(statements(ann, /once more$/)).toContainText("we saved that");
  // The scorecard around it has a journey of its own.
  await expectAccessible(ann, "scorecard", { within: "section:has(> fieldset)" });
  await shot(ann, "end-1440");
  const stored =
    "select wave, contacts, voice, belonging from check_ins where unit_id = $1 order by wave desc";
  expect(await inDatabase(stored, [id])).toEqual([
    { wave: "before", contacts: 2, voice: 3, belonging: null },
    { wave: "after", contacts: 4, voice: null, belonging: null },
  ]);
  for (const each of [ann, ben]) await each.context().close();

  // Two people are too few. What weeks of sessions would release is put in by hand.
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/insights");
  const card = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  for (const title of ["Right after", "Two weeks later", "A month later"])
    await expect(card(title)).toContainText("Hidden");
  const [{ company_id: company } = {}] = await inDatabase("select company_id from sessions where id = $1", [
    id,
  ]);
  const release = (wave: string, means: number[]) =>
    inDatabase(
      `insert into check_in_releases (company_id, batch, wave, measure, people, units, sum, squares)
       select $1, 1, $2, m, $3, $4, $5, $6 from unnest(array['all', 'contacts', 'voice', 'belonging']) m`,
      [
        company,
        wave,
        means.length * 6,
        means.length,
        means.reduce((sum, each) => sum + each, 0),
        means.reduce((sum, each) => sum + each * each, 0),
      ],
    );
  await release("after", [0.5, 0.7, 0.3, 0.6, 0.4]);
  await release("two_weeks", [0.6, -0.1, 0.5, 0.1]);
  await page.reload();
  await expect(card("Right after")).toContainText("It helped");
  await expect(card("Right after")).toContainText("+0.5 (95% interval +0.3 to +0.7)");
  await expect(card("Two weeks later")).toContainText("Cannot tell yet");
  await expect(card("Two weeks later")).toContainText("About 42 more answers would");
  await expect(card("A month later")).toContainText("Hidden");
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `insights ${width} ${colorScheme}`, { within: "#evidence" });
      await shot(page, `insights-${width}-${colorScheme}`);
    }
  await owner.api.close();
});
