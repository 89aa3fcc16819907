/** The page that a team shares of its ending: shared, opened by a stranger, named, forbidden. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { texts as pagesTexts } from "../../../apps/web/app/company/session/team-pages/texts.ts";
import { texts as settingsTexts } from "../../../apps/web/app/company/settings/texts.ts";
import { teamPage as german } from "../../../apps/web/app/i18n/de/team-page.ts";
import { teamPage as texts } from "../../../apps/web/app/i18n/en/team-page.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { confirmAddress, ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { takeSeat } from "../../fixtures/session.ts";
import { expectNoFacts } from "../../fixtures/strangers-copy.ts";
import { test } from "../../fixtures/test.ts";
import { TestHost } from "../../fixtures/test-host.ts";
import { addPeople, addSession, personName } from "../sessions/arrange.ts";

/** With TEAM_PAGE_SHOTS, a folder: pictures of a page in three widths, light and dark. */
const shot = async (page: Page, name: string) => {
  const folder = process.env.TEAM_PAGE_SHOTS;
  if (!folder) return;
  for (const width of [1440, 768, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
};
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a team shares its page; a stranger reads it in their language and learns no name and nothing of the company", async ({
  browser,
  baseURL,
  page,
}) => {
  const owner = await ownerByApi(String(baseURL));
  await confirmAddress(owner);
  const [ann, ben] = await addPeople(owner, 2);
  const [first, last] = personName(0).split(" ") as [string, string];
  const [second] = personName(1).split(" ") as [string];
  const title = "Secret merger offsite";
  const id = await addSession(owner, { title, seats: 2 });
  const ids = [ann!.id, ben!.id];
  await owner.api.ok("PUT", `/api/session/${id}/attendees`, { consumer_ids: ids });
  await owner.api.ok("POST", `/api/session/${id}/confirm`);
  await owner.api.ok("POST", `/api/session/${id}/invite`);
  const seats: Page[] = [];
  for (const { email } of [ann!, ben!])
    seats.push(
      await takeSeat(browser, linkIn(await emailTo(owner.api.http, email, /Secret merger/), "/experience/"), {
        baseURL,
      }),
    );
  const host = await TestHost.open(String(baseURL), owner.api.token, id);
  await expect.poll(() => host.view.lobby.filter(({ presence }) => presence === "here").length).toBe(2);
  await owner.api.ok("POST", `/api/session/${id}/start`);
  await expect.poll(() => host.teams.length).toBe(1);
  await host.send({ type: "end" });
  host.close();
  for (const seat of seats) await seat.waitForURL("**/experience/end");
  for (const seat of seats) await seat.context().close();

  // The email leads to the scorecard without another step.
  const thanks = await emailTo(owner.api.http, ann!.email, /scorecard: Secret merger/i);
  expect(thanks.html).toContain("/share/ending-the-quiet-station-");
  const others: BrowserContext[] = [];
  const profile = async (locale: string, options: object = {}) => {
    const context = await browser.newContext({ baseURL: String(baseURL), locale, ...options });
    others.push(context);
    return context.newPage();
  };
  const member = await profile("en-US", { permissions: ["clipboard-read", "clipboard-write"] });
  await member.goto(linkIn(thanks, "/experience/"));
  await member.waitForURL("**/experience/end");
  await shot(member, "scorecard-before");
  await member.getByRole("main").getByRole("button", { name: texts.share.submit }).click();
  const link = await member.getByRole("textbox", { name: texts.share.link }).inputValue();
  await member.getByRole("main").getByRole("button", { name: texts.share.copy }).click();
  await expect(member.getByText(texts.share.copied).first()).toBeVisible();
  expect(await member.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await button(member, texts.share.copyForChannel).click();
  await expect(member.getByText(texts.share.postCopied)).toBeVisible();
  expect(await member.evaluate(() => navigator.clipboard.readText())).toContain(link);
  await expectAccessible(member, "the page is shared", { within: "section:has(#share)" });
  await shot(member, "scorecard-shared");

  // A stranger, in a browser of their own.
  const path = new URL(link).pathname;
  const stranger = await profile("de-DE");
  expect((await stranger.goto(path))?.status()).toBe(200);
  await expect(stranger.getByText(german.lastWord)).toBeVisible();
  await expectAccessible(stranger, "a team's page");
  await shot(stranger, "stranger");
  const facts = [title, id, owner.email, owner.email.split("@")[1]!, ...ids, first, second, last];
  const html = await expectNoFacts(stranger, path, facts);
  const meta = (name: string) => new RegExp(`="${name}" content="([^"]+)"`).exec(html)?.[1] ?? "";
  expect(html).toMatch(/name="robots" content="noindex/);
  const picture = await owner.api.http.get(new URL(meta("og:image")).pathname);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");

  // Only the person switches their own first name on.
  await member.getByLabel(texts.share.name(first)).check();
  await expect(member.getByLabel(texts.share.name(first))).toBeChecked();
  await stranger.reload();
  await expect(stranger.getByText(first)).toBeVisible();
  const visible = await stranger.locator("body").innerText();
  for (const name of [second, last]) expect(visible).not.toContain(name);

  // The scene that anybody can play.
  await stranger.getByRole("link", { name: german.play.button }).click();
  await stranger.waitForURL(/\/demo|\/experience\/live\//);

  // Administrators see it; when the company forbids pages, it ends.
  await signInToDashboard(page, owner);
  await page.goto(`/dashboard/sessions/${id}`);
  await expect(page.getByText(pagesTexts.title)).toBeVisible();
  await shot(page, "session");
  await page.goto("/dashboard/settings");
  await page.getByLabel(settingsTexts.privacy.pages).uncheck();
  await shot(page, "settings");
  await page
    .getByRole("form")
    .or(page.locator("form"))
    .filter({ has: page.getByLabel(settingsTexts.privacy.pages) })
    .getByRole("button", { name: settingsTexts.save })
    .click();
  await expect(page.getByText(settingsTexts.saved).first()).toBeVisible();
  const closed = await stranger.goto(path);
  expect(closed?.status()).toBe(404);
  await expect(stranger.getByRole("heading", { name: german.missing })).toBeVisible();
  const nowhere = await owner.api.http.get(`/team/${"A".repeat(43)}`);
  const ended = await owner.api.http.get(path);
  expect(await ended.text()).toBe(await nowhere.text());
  expect(ended.status()).toBe(nowhere.status());
  for (const context of others) await context.close();
});
