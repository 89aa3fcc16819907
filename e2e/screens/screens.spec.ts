/** Takes every page that is open to all into `screens/`, to be looked at side by side. */
import { test } from "@playwright/test";
import { LOOKS, open, take } from "./take.ts";

/** Beside those of the site map. */
const others = ["/login", "/signup", "/password/reset", "/demo", "/systemCheck", "/no-such-page"];

for (const look of LOOKS)
  test(`open pages, ${look.scheme}, ${look.width} px`, async ({ browser, request }) => {
    const map = await (await request.get("/sitemap.xml")).text();
    const listed = [...map.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => new URL(address).pathname);
    const page = await open(browser, look);
    for (const path of [...listed, ...others]) await take(page, path, look);
    await page.context().close();
  });
