/** Takes screenshots of every page of the console and its tools into `screens/`. */
import { test } from "@playwright/test";
import { Api } from "../fixtures/api.ts";
import { signInToDashboard } from "../fixtures/company.ts";
import { demoAdmin } from "../fixtures/demo.ts";
import { open, take, VARIANTS } from "./take.ts";

const LISTS = ["companies", "users", "sessions"];
const PAGES = [
  ...["", ...LISTS, "orders", "products", "experiences", "settings", "mails", "audit"].map(
    (part) => `/console/${part}`,
  ),
  ...["award", "intercom", "experience", "scorecard", "collaboration-analysis"].map(
    (tool) => `/debug/${tool}`,
  ),
];

/** Pages of the first item of each list. */
let single: string[];

test.beforeAll(async ({ baseURL }) => {
  const api = await Api.open(baseURL as string);
  await api.signIn(demoAdmin.email, demoAdmin.password);
  single = await Promise.all(
    LISTS.map(async (list) => {
      const { items } = (await api.ok("GET", `/api/admin/${list}`)) as { items: { id: string }[] };
      return `/console/${list}/${items[0]?.id}`;
    }),
  );
  await api.close();
});

for (const variant of VARIANTS)
  test(`console, ${variant.scheme}, ${variant.width} px`, async ({ browser }) => {
    test.slow();
    const page = await open(browser, variant);
    await signInToDashboard(page, demoAdmin);
    for (const path of [...PAGES, ...single]) await take(page, path, variant);
    await page.context().close();
  });
