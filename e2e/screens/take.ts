/** Takes screenshots at three widths, in both color schemes, after everything has loaded. */
import { type Browser, expect, type Page } from "@playwright/test";

export const VARIANTS = (["light", "dark"] as const).flatMap((scheme) =>
  [1440, 768, 390].map((width) => ({ scheme, width })),
);
type Variant = (typeof VARIANTS)[number];

export async function open(browser: Browser, { width, scheme }: Variant): Promise<Page> {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, colorScheme: scheme, reducedMotion: "reduce" });
  return context.newPage();
}

/** Takes the current state of the page at every width and in both schemes. */
export async function takeAll(page: Page, name: string): Promise<void> {
  await rested(page);
  for (const { width, scheme } of VARIANTS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    // Wait for the transition of the colors.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    // A dialog belongs to the window, not to the page.
    const fullPage = (await page.getByRole("dialog").count()) === 0;
    await page.screenshot({ path: `../screens/${name}-${width}-${scheme}.png`, fullPage });
  }
  // On a phone some elements have another layout.
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function rested(page: Page): Promise<void> {
  await expect(page.locator("h1:visible").first()).toBeVisible();
  // The page of the kit always shows the wait for a list.
  if (!page.url().endsWith("/debug/kit"))
    await expect(page.locator(".skeleton:visible, [aria-busy=true]:visible")).toHaveCount(0);
  // The help button comes last.
  if (await page.locator("[data-sidebar]").count())
    await expect(page.locator(".help > button")).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading !== "lazy");
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

/** The bell keeps a connection open, so the network is never idle: wait for visible content instead. */
export async function take(page: Page, path: string, { width, scheme }: Variant): Promise<void> {
  await page.goto(path);
  await rested(page);
  const inner = page.frames().filter((frame) => frame.parentFrame());
  await Promise.all(inner.map((frame) => frame.waitForLoadState("networkidle")));
  const name = path.replace(/[\da-f]{8}-[\da-f-]{27}/g, "one").replace(/\W+/g, "-");
  const file = `${name.replace(/^-|-$/g, "") || "home"}-${width}-${scheme}`;
  await page.screenshot({ path: `../screens/${file}.png`, fullPage: true });
}
