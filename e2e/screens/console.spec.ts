/** Takes screenshots of every page of the console, and of the tools for developers, into `screens/`. */

import { signInToDashboard } from "../fixtures/company.ts";
import { demoAdmin } from "../fixtures/demo.ts";
import { platformPages } from "../fixtures/every-page.ts";
import { test } from "../fixtures/test.ts";
import { open, take, VARIANTS } from "./take.ts";

let addresses: string[];

test.beforeAll(async ({ baseURL }) => {
  addresses = [...(await platformPages(baseURL as string)).map(({ address }) => address), "/debug/kit"];
});

for (const variant of VARIANTS)
  test(`console, ${variant.scheme}, ${variant.width} px`, async ({ browser }) => {
    test.slow();
    const page = await open(browser, variant);
    await signInToDashboard(page, demoAdmin);
    for (const address of addresses) await take(page, address, variant);
    await page.context().close();
  });
