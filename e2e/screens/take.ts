/** How a screen is taken: at three widths, in both schemes, when all it fetches is there. */
import { type Browser, expect, type Page } from "@playwright/test";

export const LOOKS = (["light", "dark"] as const).flatMap((scheme) =>
  [1440, 768, 390].map((width) => ({ scheme, width })),
);
export type Look = (typeof LOOKS)[number];

export async function open(browser: Browser, { width, scheme }: Look): Promise<Page> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: "reduce" });
  return context.newPage();
}

/** Takes what the page shows now in every look. */
export async function takeAll(page: Page, name: string): Promise<void> {
  await rested(page);
  for (const { width, scheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    // Colours pass into each other.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    // A question stands in the window, not on the page.
    const fullPage = (await page.getByRole("dialog").count()) === 0;
    await page.screenshot({ path: `../screens/${name}-${width}-${scheme}.png`, fullPage });
  }
  // On a phone some things go another way.
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function rested(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading !== "lazy");
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

/** The bell holds its line open, so that the network never rests: what is waited for is what can be seen. */
export async function take(page: Page, path: string, { width, scheme }: Look): Promise<void> {
  await page.goto(path);
  await rested(page);
  const inner = page.frames().filter((frame) => frame.parentFrame());
  await Promise.all(inner.map((frame) => frame.waitForLoadState("networkidle")));
  const name = path.replace(/[\da-f]{8}-[\da-f-]{27}/g, "one").replace(/\W+/g, "-");
  const file = `${name.replace(/^-|-$/g, "") || "home"}-${width}-${scheme}`;
  await page.screenshot({ path: `../screens/${file}.png`, fullPage: true });
}
