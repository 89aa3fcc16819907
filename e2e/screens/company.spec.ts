/** Takes screenshots of every page of the dashboard into `screens/`. */

import { signInAsOwner } from "../fixtures/demo.ts";
import { companyPages } from "../fixtures/every-page.ts";
import { test } from "../fixtures/test.ts";
import { open, take, VARIANTS } from "./take.ts";

let addresses: string[];

test.beforeAll(async ({ baseURL }) => {
  addresses = (await companyPages(baseURL as string)).flatMap(({ path, address }) =>
    path === "/dashboard/sessions/:id"
      ? ["", "?tab=teams", "?tab=mails"].map((tab) => address + tab)
      : [address],
  );
});

for (const variant of VARIANTS)
  test(`dashboard, ${variant.scheme}, ${variant.width} px`, async ({ browser }) => {
    test.slow();
    const page = await open(browser, variant);
    await signInAsOwner(page);
    for (const address of addresses) await take(page, address, variant);
    await page.context().close();
  });
