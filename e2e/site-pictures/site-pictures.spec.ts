/** Takes the pictures of the product that the public pages show: `npm run site-pictures`. */
import { writeFileSync } from "node:fs";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { Api } from "../fixtures/api.ts";
import { signInAsOwner } from "../fixtures/demo.ts";
import { type Email, linkIn } from "../fixtures/mailbox.ts";

/** RSVPs before the picture: seven are ready, two have not checked, one needs help, one cannot come. */
const rsvps = [..."rrrrrrrcchn"] as const;

test.beforeAll("the invited answer, as people do in two days", async ({ baseURL }) => {
  const api = await Api.open(String(baseURL));
  const { items } = (await (await api.http.get("/dev/mail")).json()) as { items: Email[] };
  const invitations = items.filter(({ subject }) => subject.endsWith("Product autumn hour"));
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
  await page.getByRole("button", { name: "Ready" }).click();
  const vote = page.getByRole("group", { name: "Your vote" });
  await vote.getByRole("button").first().click({ timeout: 120_000 });
  await page.getByRole("button", { name: "Read it to the team" }).first().click();
  await expect(page.getByText(/^Talk\./)).toBeVisible({ timeout: 60_000 });
  await take(page, "apps/web/public/art/decision.webp", "docs/images/decision.webp");
  await page.context().close();
});
