/** Takes the pictures of the product that the public pages show: `npm run site-pictures`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { type Browser, expect, type Page } from "@playwright/test";
import { texts as reportTexts } from "../../apps/web/app/company/report/texts.ts";
import { texts as reportSectionTexts } from "../../apps/web/app/company/shared/report/texts.ts";
import { live as liveTexts } from "../../apps/web/app/i18n/en/live.ts";
import { liveScenes as liveScenesTexts } from "../../apps/web/app/i18n/en/live-scenes.ts";
import { Api } from "../fixtures/api.ts";
import { demoOwner, signInAsOwner } from "../fixtures/demo.ts";
import { type Email, linkIn } from "../fixtures/mailbox.ts";
import { ownTextsOf, recordTexts } from "../fixtures/picture-texts.ts";
import { test } from "../fixtures/test.ts";
import { like, wording } from "../fixtures/texts.ts";

/** RSVPs before the picture: seven are ready, two have not checked, one needs help, one cannot come. */
const rsvps = [..."rrrrrrrcchn"] as const;

test.beforeAll("the invited answer, as people do in two days", async ({ baseURL }) => {
  const api = await Api.open(String(baseURL));
  const { items } = (await (await api.http.get("/dev/mail")).json()) as { items: Email[] };
  const invitations = items.filter(({ subject }) => subject.includes("Product autumn hour"));
  for (const [index, rsvp] of rsvps.entries()) {
    const email = invitations[index];
    if (!email)
      throw new Error("the demo company's session has no invitations: take the pictures on a fresh server");
    const token = /#join=([^&]+)/.exec(linkIn(email, "/experience/"))?.[1];
    await api.ok("POST", "/api/exp/rsvp", { token, coming: rsvp !== "n" });
    if (rsvp !== "r" && rsvp !== "h") continue;
    const entered = await api.ok("POST", "/api/exp/auth", { token });
    api.token = String(entered.token);
    const results = {
      browser: true,
      realtime: rsvp === "r",
      camera: true,
      microphone: true,
      speakers: true,
    };
    await api.ok("POST", "/api/exp/system-check", { results });
  }
  await api.close();
});

async function open(browser: Browser, height: number, colorScheme: "light" | "dark"): Promise<Page> {
  const viewport = { width: 1440, height };
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
  return context.newPage();
}

async function take(page: Page, ...files: string[]): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  for (const file of files) writeFileSync(`../${file}`, Buffer.from(data, "base64"));
  recordTexts(files, await ownTextsOf(page));
}

for (const scheme of ["light", "dark"] as const)
  test(`the first page of the dashboard, ${scheme}`, async ({ browser }) => {
    const page = await open(browser, 960, scheme);
    await signInAsOwner(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
    await expect(page.locator("[data-loading-bar]")).toHaveCSS("opacity", "0");
    await take(page, `apps/web/public/art/dashboard-${scheme}.webp`);
    await page.context().close();
  });

test("a team discusses its first decision", async ({ browser }) => {
  const page = await open(browser, 900, "dark");
  await page.goto("/demo");
  await page.getByRole("button", { name: liveTexts.stage.ready }).click();
  const vote = page.getByRole("group", { name: liveScenesTexts.decision.yourVote });
  await vote.getByRole("button").first().click({ timeout: 120_000 });
  await page.getByRole("button", { name: liveTexts.hand.share }).first().click();
  const step = page.locator("[aria-current=step]");
  await expect(step).toHaveText(liveScenesTexts.decision.talk, { timeout: 60_000 });
  await take(page, "apps/web/public/art/decision.webp", "docs/images/decision.webp");
  await page.context().close();
});

const samples = "apps/web/public/samples";

/** What a sample never shows: stand-in names, and what a report leaves out. */
const notSigned = /Simulated \d|Guest \d|Not shown/;

test("a sample invitation", async ({ browser, baseURL }) => {
  const api = await Api.open(String(baseURL));
  const { items } = (await (await api.http.get("/dev/mail")).json()) as { items: Email[] };
  await api.close();
  const invitation = items.find(({ subject }) => subject.includes("Product autumn hour"));
  if (!invitation)
    throw new Error("the demo company has invited nobody: take the pictures on a fresh server");
  const page = await open(browser, 1000, "light");
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto("/dev/mail/templates");
  await page.setContent(invitation.html, { waitUntil: "networkidle" });
  await expect(page.getByText(notSigned)).toHaveCount(0);
  // Up to the footer, whose link leads to this machine.
  const footer = await page.getByText(wording("Your join link")).boundingBox();
  await page.setViewportSize({ width: 720, height: Math.floor(footer?.y ?? 0) });
  mkdirSync(`../${samples}`, { recursive: true });
  await take(page, `${samples}/invitation.webp`);
  await page.context().close();
});

test("a sample report", async ({ browser, baseURL }) => {
  const api = await Api.open(String(baseURL));
  await api.signIn(demoOwner.email, demoOwner.password);
  const { items } = (await api.ok("GET", "/api/session?status=completed")) as { items: { id: string }[] };
  await api.close();
  const page = await open(browser, 1800, "light");
  await signInAsOwner(page);
  await page.goto(`/dashboard/sessions/${items[0]?.id}/report`);
  await expect(page.getByText(like(reportSectionTexts.came.of)).first()).toBeVisible();
  await expect(page.getByText(notSigned)).toHaveCount(0);
  await take(page, `${samples}/report.webp`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: reportTexts.pdf }).click(),
  ]);
  await download.saveAs(`../${samples}/report.pdf`);
  await page.context().close();
});
