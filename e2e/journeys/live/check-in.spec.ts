/** The check-in before and after a session, and what the company's page makes of many. */
import { expect, type Page } from "@playwright/test";
import { texts as insightsTexts } from "../../../apps/web/app/company/insights/texts.ts";
import { checkIn as checkInTexts } from "../../../apps/web/app/i18n/en/check-in.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { confirmAddress, ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { inDatabase } from "../../fixtures/database.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { TestHost } from "../../fixtures/test-host.ts";
import { addPeople, addSession } from "../sessions/arrange.ts";

const { waves } = insightsTexts.evidence;

const statements = (page: Page, title: string) => page.getByRole("region", { name: title });
const choose = (page: Page, statement: string, step: string) =>
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

  const before = statements(ann, checkInTexts.title.before);
  await expect(before).toContainText(checkInTexts.consent);
  await choose(ann, checkInTexts.statements.contacts, checkInTexts.step(2));
  await choose(ann, checkInTexts.statements.voice, checkInTexts.step(3));
  await expect(before).toContainText(checkInTexts.stored);
  await expect(statements(ben, checkInTexts.title.before)).toBeVisible();
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
  await choose(ann, checkInTexts.statements.contacts, checkInTexts.step(4));
  await expect(statements(ann, checkInTexts.title.after)).toContainText(checkInTexts.stored);
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
  for (const title of [waves.after, waves.two_weeks, waves.month])
    await expect(card(title)).toContainText(insightsTexts.evidence.states.hidden);
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
  await expect(card(waves.after)).toContainText(insightsTexts.evidence.states.up);
  await expect(card(waves.after)).toContainText(
    insightsTexts.evidence.interval({ mean: 0.5, low: 0.3, high: 0.7 }),
  );
  await expect(card(waves.two_weeks)).toContainText(insightsTexts.evidence.states.unknown);
  await expect(card(waves.two_weeks)).toContainText(insightsTexts.evidence.more(42));
  await expect(card(waves.month)).toContainText(insightsTexts.evidence.states.hidden);
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
