/** Takes every key screen at three widths in both schemes into `screens/`, to be looked at side by side. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { Api } from "../fixtures/api.ts";
import { demoOwner, signInAsOwner } from "../fixtures/demo.ts";

const OPEN = [
  "/",
  "/login",
  "/signup",
  "/password/reset",
  "/terms",
  "/privacy",
  "/data-processing",
  "/demo",
  "/systemCheck",
  "/no-such-page",
];
const INSIDE = [
  "home",
  "sessions",
  "createSession",
  "participants",
  "insights",
  "works-council",
  "createConsumer",
  "profile",
];
const WIDTHS = [1440, 768, 390] as const;
const SCHEMES = ["light", "dark"] as const;

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.screenshot({ path: `../screens/${name}.png`, fullPage: true });
}

async function open(browser: Browser, width: number, colorScheme: "light" | "dark"): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: "reduce",
  });
  return context.newPage();
}

for (const scheme of SCHEMES) {
  for (const width of WIDTHS) {
    test(`${scheme}, ${width} px`, async ({ browser, baseURL }) => {
      const page = await open(browser, width, scheme);
      const name = (path: string) =>
        `${path.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home"}-${width}-${scheme}`;
      for (const path of OPEN) await take(page, path, name(path));
      await signInAsOwner(page);
      for (const part of INSIDE) await take(page, `/dashboard/${part}`, name(`dashboard/${part}`));
      const api = await Api.open(baseURL as string);
      await api.login(demoOwner.email, demoOwner.password);
      const { items } = (await api.ok("GET", "/api/session")) as { items: { id: string }[] };
      await take(page, `/dashboard/sessions/${items[0]?.id}`, name("dashboard/session"));
      await page.context().close();
    });
  }
}
