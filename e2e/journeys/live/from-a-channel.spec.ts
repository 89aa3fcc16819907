/**
 * From a link in a channel to a page for strangers: people prove their address, take a seat, wait for one, give it back,
 * play, and share their ending.
 */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { texts as enrollmentTexts } from "../../../apps/web/app/company/shared/enrollment/texts.ts";
import { enrolling as enrollingTexts } from "../../../apps/web/app/i18n/en/enrolling.ts";
import { joining as joiningTexts } from "../../../apps/web/app/i18n/en/joining.ts";
import { teamPage as teamPageTexts } from "../../../apps/web/app/i18n/en/team-page.ts";
import { enrolling as enrollingTextsInSpanish } from "../../../apps/web/app/i18n/es/enrolling.ts";
import { teamPage as teamPageTextsInSpanish } from "../../../apps/web/app/i18n/es/team-page.ts";
import { emailTo, linkIn } from "../../fixtures/mailbox.ts";
import { playToTheEnd } from "../../fixtures/play-by-page.ts";
import { expectNoFacts } from "../../fixtures/strangers-copy.ts";
import { ALWAYS, test } from "../../fixtures/test.ts";
import { addSession, type Host, host, sessionTitle } from "../sessions/arrange.ts";

/** First names that are in no text of the product. */
const names = { ada: "Adalind", ben: "Benigno", cy: "Cyprian" } as const;

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens the enrollment on the session's page, and resolves with the path of its link. */
async function openEnrollment(page: Page, id: string): Promise<string> {
  await page.goto(`/dashboard/sessions/${id}`);
  await button(page, enrollmentTexts.open).click();
  const dialog = page.getByRole("dialog", { name: enrollmentTexts.form.title });
  await dialog.getByLabel(enrollmentTexts.form.seats).fill("3");
  await dialog.getByRole("button", { name: enrollmentTexts.form.submit }).click();
  // The session has two seats.
  await expect(dialog.getByRole("alert").first()).toBeVisible();
  await dialog.getByLabel(enrollmentTexts.form.seats).fill("");
  await dialog.getByRole("button", { name: enrollmentTexts.form.submit }).click();
  await expect(dialog).toHaveCount(0);
  const link = await page.getByRole("textbox", { name: enrollmentTexts.link }).inputValue();
  return new URL(link).pathname;
}

/** Proves an address by its code and gives a name, as somebody does who comes from a channel. */
async function signUp(page: Page, owner: Host, path: string, email: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, sessionTitle)).toBeVisible();
  await page.getByLabel(enrollingTexts.emailLabel).fill(email);
  await button(page, enrollingTexts.request).click();
  await expect(page.getByText(enrollingTexts.sent(email))).toBeVisible();
  const { text } = await emailTo(owner.api.http, email, /code/i);
  const [code = ""] = /\d{3} \d{3}/.exec(text) ?? [];
  await page.getByLabel(enrollingTexts.code).fill(code);
  await page.getByLabel(enrollingTexts.firstName).fill(name);
  await button(page, enrollingTexts.take).click();
}

/** Joins from the seat's page, and waits in the lobby. */
async function joinSession(page: Page): Promise<void> {
  await page.getByRole("link", { name: enrollingTexts.seat.join }).click();
  await button(page, joiningTexts.join.submit).click();
  await page.waitForURL(/\/experience\/wait\//);
}

test(
  "a link in a channel: code, seat, calendar file, waiting list, a freed seat, the session, and a page for strangers",
  ALWAYS,
  async ({ page, baseURL, browser }) => {
    const owner = await host(page, baseURL);
    // The shortest adventure: what people do is the same.
    const id = await addSession(owner, { seats: 2, experience: "dark-house", speed: 2 });
    await owner.api.ok("POST", `/api/session/${id}/confirm`);
    const path = await openEnrollment(page, id);
    const domain = String(owner.email.split("@")[1]);
    const address = (name: keyof typeof names) => `${name}-${id.slice(-6)}@${domain}`;
    const profile = async (locale = "en-US") =>
      (await browser.newContext({ baseURL: String(baseURL), locale })).newPage();
    const [ada, ben, cy] = [await profile(), await profile(), await profile()];

    // The card that the channel shows: title, time, and a picture that is there.
    const html = await (
      await owner.api.http.get(path, { headers: { "user-agent": "Slackbot-LinkExpanding 1.0" } })
    ).text();
    const meta = (name: string) => new RegExp(`="${name}" content="([^"]+)"`).exec(html)?.[1] ?? "";
    expect(meta("og:title")).toBe(sessionTitle);
    expect(meta("og:description")).toContain("Copenhagen");
    const picture = await owner.api.http.get(new URL(meta("og:image")).pathname);
    expect(picture.headers()["content-type"]).toMatch(/^image\/(jpeg|png)$/);

    await ada.goto(path);
    await ada.getByLabel(enrollingTexts.emailLabel).fill("ada@elsewhere.example");
    await button(ada, enrollingTexts.request).click();
    await expect(ada.getByRole("alert").first()).toBeVisible();

    await signUp(ada, owner, path, address("ada"), names.ada);
    await expect(heading(ada, enrollingTexts.seat.heading)).toBeVisible();
    const download = ada.waitForEvent("download");
    await ada.getByRole("link", { name: enrollingTexts.seat.calendar }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("lantern-hour.ics");
    expect(await readFile(await file.path(), "utf8")).toContain(`SUMMARY:${sessionTitle}`);
    await signUp(ben, owner, path, address("ben"), names.ben);
    await expect(heading(ben, enrollingTexts.seat.heading)).toBeVisible();

    await cy.goto(path);
    await expect(cy.getByText(enrollingTexts.full)).toBeVisible();
    await signUp(cy, owner, path, address("cy"), names.cy);
    await expect(heading(cy, enrollingTexts.waiting.heading)).toBeVisible();
    await page.reload();
    await expect(page.getByText(enrollmentTexts.status(2, 0))).toBeVisible();
    await expect(page.getByText(enrollmentTexts.waiting(1, 0))).toBeVisible();

    // One press, without a reason.
    await button(ada, enrollingTexts.seat.cannot).click();
    await expect(heading(ada, enrollingTexts.withdrawn.heading)).toBeVisible();
    const offer = await emailTo(owner.api.http, address("cy"), /seat is free/i);
    await cy.goto(linkIn(offer, "#take="));
    await button(cy, enrollingTexts.offer.take).click();
    await expect(heading(cy, enrollingTexts.seat.heading)).toBeVisible();

    await page.reload();
    await expect(page.getByText(enrollmentTexts.withdrawn(1))).toBeVisible();
    await expect(page.getByText(address("ada"))).toHaveCount(0);
    await button(page, enrollmentTexts.close).click();
    await button(page, enrollmentTexts.closing.submit).click();
    await expect(page.getByText(enrollmentTexts.closed)).toBeVisible();
    const stranger = await profile("es-ES");
    await stranger.goto(path);
    await expect(heading(stranger, enrollingTextsInSpanish.closed.heading)).toBeVisible();

    for (const member of [ben, cy]) await joinSession(member);
    await owner.api.ok("POST", `/api/session/${id}/start`);
    await Promise.all([ben, cy].map((member) => playToTheEnd(member, 120_000)));

    await cy.getByRole("main").getByRole("button", { name: teamPageTexts.share.submit }).click();
    const shared = new URL(await cy.getByRole("textbox", { name: teamPageTexts.share.link }).inputValue())
      .pathname;
    expect((await stranger.goto(shared))?.status()).toBe(200);
    await expect(stranger.getByText(teamPageTextsInSpanish.lastWord)).toBeVisible();
    const people = [
      ...Object.values(names),
      ...Object.keys(names).map((name) => address(name as keyof typeof names)),
    ];
    const { company, firstName, lastName, email } = owner;
    await expectNoFacts(stranger, shared, [
      ...people,
      company,
      firstName,
      lastName,
      email,
      domain,
      sessionTitle,
      id,
    ]);
  },
);
