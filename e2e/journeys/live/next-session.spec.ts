/** What a team agreed on meets it again in the lobby of its next session. */
import { commitmentLabels } from "@lantern/contract/commitment-labels";
import { expect, type Page } from "@playwright/test";
import { checkIn as checkInTexts } from "../../../apps/web/app/i18n/en/check-in.ts";
import { liveScenes as liveScenesTexts } from "../../../apps/web/app/i18n/en/live-scenes.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { confirmAddress, ownerByApi } from "../../fixtures/company.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { takeSeat } from "../../fixtures/session.ts";
import { test } from "../../fixtures/test.ts";
import { TestHost } from "../../fixtures/test-host.ts";
import { addPeople, addSession, type Host } from "../sessions/arrange.ts";

const { options: outcomeTexts } = checkInTexts.last;
const [obstacle, plan] = ["somebody goes quiet", "wait, then ask"];
const sentence = `${obstacle}, we will ${plan}`;

type Person = Awaited<ReturnType<typeof addPeople>>[number];

/** A confirmed session of these people, and everybody's join link in the same order. */
async function invite(owner: Host, title: string, people: Person[]) {
  const id = await addSession(owner, { title, experience: "dark-house", seats: people.length });
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: people.map((one) => one.id) });
  await owner.api.ok("POST", `/api/session/${id}/confirm`);
  await owner.api.ok("POST", `/api/session/${id}/invite`);
  const emails = people.map(({ email }) => emailTo(owner.api.http, email, new RegExp(title)));
  return { id, links: (await Promise.all(emails)).map((email) => linkIn(email, "/experience/")) };
}

const lastTime = (page: Page) => page.getByRole("region", { name: checkInTexts.last.title });

test("the next lobby asks what became of the team's sentence, and shows totals, never who said what", async ({
  browser,
  baseURL,
}) => {
  const sizes = [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
  ];
  const owner = await ownerByApi(String(baseURL));
  await confirmAddress(owner);
  const people = await addPeople(owner, 3);
  const first = await invite(owner, "First evening", people);
  const take = (links: string[]) =>
    Promise.all(links.map((link, at) => takeSeat(browser, link, { baseURL, viewport: sizes[at] })));
  const played = await take(first.links);
  // Nothing is asked before anything was agreed on.
  for (const page of played) await expect(lastTime(page)).toHaveCount(0);

  const host = await TestHost.open(String(baseURL), owner.api.token, first.id);
  // Whoever is not connected yet would come late.
  await expect.poll(() => host.view.lobby.filter(({ presence }) => presence === "here").length).toBe(3);
  await owner.api.ok("POST", `/api/session/${first.id}/start`);
  await expect.poll(() => host.teams.length).toBe(1);
  await host.skipTo("commitment", played);
  const [writer, reader] = played as [Page, Page];
  await writer.getByLabel(commitmentLabels.en.when).fill(obstacle);
  await writer.getByLabel(commitmentLabels.en.will).fill(plan);
  await writer.getByRole("button", { name: liveScenesTexts.commitment.save }).click();
  await expect(reader.getByText(sentence)).toBeVisible();
  await host.send({ type: "end" });
  await expect(() => owner.api.ok("GET", `/api/session/${first.id}/report`)).toPass();
  for (const page of played) await page.context().close();
  host.close();

  const second = await invite(owner, "Second evening", people);
  const pages = await take(second.links);
  for (const page of pages) {
    await expect(lastTime(page)).toContainText(sentence);
    await expectAccessible(page);
  }
  for (const [at, outcome] of [outcomeTexts.kept, outcomeTexts.partly, outcomeTexts.kept].entries()) {
    // No one finds out from two answers what the other said.
    await expect(lastTime(pages[0] as Page)).toContainText(checkInTexts.last.few);
    await lastTime(pages[at] as Page)
      .getByRole("button", { name: outcome })
      .click();
  }
  for (const page of pages)
    await expect(lastTime(page)).toContainText(checkInTexts.last.counts(2, 1, 0), { timeout: 10_000 });
  for (const page of pages) await page.context().close();
  await owner.api.close();
});
