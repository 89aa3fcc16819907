/** Every field of every page keeps what is typed, letter by letter, as people and input methods do it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { signInToDashboard } from "../fixtures/company.ts";
import { demoAdmin, signInAsOwner } from "../fixtures/demo.ts";
import {
  companyPages,
  openReachable,
  platformPages,
  type ReachablePage,
  visitorPages,
} from "../fixtures/every-page.ts";
import { ALWAYS, test } from "../fixtures/test.ts";

const seeded = "Product autumn hour";

test.beforeEach(({ page }) => {
  test.slow();
  // Pages ask before they are left with something half written.
  page.on("dialog", (dialog) => void dialog.accept());
});

/** Fields for text that people reach: not the trap for programs, nor numbers, which have limits of their own. */
const fields = [
  "input:not([type])",
  ...["text", "search", "email", "url", "tel"].map((type) => `input[type=${type}]`),
]
  .map((kind) => `${kind}:not([tabindex="-1"], [inputmode=numeric])`)
  .concat("textarea")
  .join(", ");

/** What is typed, what is then typed at the start, and what an input method composes at the end. */
function textsFor(type: string | null): [typed: string, before: string, composed: string] {
  if (type === "email") return ["ana@b.example", "to", "s"];
  return type === "tel" ? ["201", "46", "9"] : ["Berlin", "New ", "ö"];
}

/** Composes a character as an input method does: first as a suggestion, then for good. */
async function compose(page: Page, character: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Input.imeSetComposition", { text: character, selectionStart: 1, selectionEnd: 1 });
  await client.send("Input.insertText", { text: character });
  await client.detach();
}

async function expectKeepsText(page: Page, field: Locator, where: string): Promise<void> {
  const [typed, before, composed] = textsFor(await field.getAttribute("type"));
  const longest = Number((await field.getAttribute("maxlength")) ?? 1000);
  if (longest < before.length + typed.length + composed.length) return;
  await field.click();
  await field.press("ControlOrMeta+a");
  await field.press("Delete");
  for (const key of typed) await page.keyboard.press(key === " " ? "Space" : key);
  await field.press("Home");
  for (const key of before) await page.keyboard.press(key === " " ? "Space" : key);
  await expect(field, where).toHaveValue(before + typed);
  await field.press("End");
  await compose(page, composed);
  await expect(field, where).toHaveValue(before + typed + composed);
  // What arrives later, such as the list or the address of the page, changes nothing.
  await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
  await expect(field, where).toHaveValue(before + typed + composed);
}

/** @returns how many fields were typed into */
async function walk(page: Page, pages: readonly ReachablePage[]): Promise<number> {
  let count = 0;
  for (const [nth, one] of pages.entries()) {
    await page.setViewportSize(nth % 2 ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await openReachable(page, one);
    const all = page.locator(fields);
    for (let at = 0; at < (await all.count()); at++) {
      const field = all.nth(at);
      if (!(await field.isVisible()) || !(await field.isEditable())) continue;
      const name = (await field.getAttribute("aria-label")) ?? (await field.getAttribute("name")) ?? at;
      await expectKeepsText(page, field, `field "${name}" of ${one.address}`);
      count += 1;
    }
  }
  return count;
}

test("fields of the pages before the sign-in keep what is typed", async ({ page }) => {
  expect(await walk(page, visitorPages())).toBeGreaterThan(8);
});

test("fields of a company's pages keep what is typed", async ({ page, baseURL }) => {
  const pages = await companyPages(String(baseURL));
  await signInAsOwner(page);
  expect(await walk(page, pages)).toBeGreaterThan(15);
});

test("fields of the console keep what is typed", async ({ page, baseURL }) => {
  const pages = await platformPages(String(baseURL));
  await signInToDashboard(page, demoAdmin);
  expect(await walk(page, pages)).toBeGreaterThan(5);
});

test(
  "a link that is clicked right after typing is followed, and back leads to the search",
  ALWAYS,
  async ({ page }) => {
    await signInAsOwner(page);
    await page.goto("/dashboard/sessions");
    const session = page.getByRole("main").getByRole("link", { name: seeded });
    await expect(session).toBeVisible();
    await page.getByRole("searchbox").click();
    await page.keyboard.type("autumn");
    await session.click();
    await expect(page.getByRole("heading", { level: 1, name: seeded })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/search=autumn/);
    await expect(page.getByRole("searchbox")).toHaveValue("autumn");
  },
);
