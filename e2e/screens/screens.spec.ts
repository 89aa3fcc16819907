/** Takes screenshots of every public page into `screens/`, for comparison. */
import { test } from "../fixtures/test.ts";
import { open, take, VARIANTS } from "./take.ts";

/** Pages that the site map does not list. */
const others = ["/login", "/signup", "/password/reset", "/demo", "/systemCheck", "/no-such-page"];

for (const variant of VARIANTS)
  test(`public pages, ${variant.scheme}, ${variant.width} px`, async ({ browser, request }) => {
    const map = await (await request.get("/sitemap.xml")).text();
    const listed = [...map.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => new URL(address).pathname);
    const page = await open(browser, variant);
    // The demo would leave for its stage; without an answer it shows the scene to read.
    await page.route("**/api/demo", (route) => route.abort());
    for (const path of [...listed, ...others]) await take(page, path, variant);
    await page.context().close();
  });
