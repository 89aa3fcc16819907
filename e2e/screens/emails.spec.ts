/** Takes screenshots of every email into `screens/`, at a wide and a narrow width. */
import { test } from "../fixtures/test.ts";

interface Sample {
  kind: string;
  html: string;
}

for (const scheme of ["light", "dark"] as const)
  for (const width of [680, 390])
    test(`emails, ${scheme}, ${width} px`, async ({ browser, request, baseURL }) => {
      const response = await request.get("/dev/mail/templates", { headers: { accept: "application/json" } });
      const { items } = (await response.json()) as { items: Sample[] };
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: scheme,
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      for (const [number, { kind, html }] of items.entries()) {
        await page.setContent(html, { waitUntil: "load" });
        const file = `mail-${String(number).padStart(2, "0")}-${kind}-${width}-${scheme}`;
        await page.screenshot({ path: `../screens/${file}.png`, fullPage: true });
      }
      await context.close();
    });
