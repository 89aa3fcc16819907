/** The time-zone field, typed letter by letter. */
import { expect, type Locator, type Page } from "@playwright/test";
import { texts as peopleTexts } from "../../../apps/web/app/company/shared/people/texts.ts";
import { texts as uiTexts } from "../../../apps/web/app/ui/texts.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { test } from "../../fixtures/test.ts";
import { startingWith } from "../../fixtures/texts.ts";

const london = "London";
const mumbai = "Mumbai";

const zoneField = (page: Page) => page.getByRole("combobox", { name: peopleTexts.zone });
/** What the form sends. */
const sent = (page: Page) => page.locator('input[type="hidden"][name="timezone_id"]');

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press("ControlOrMeta+a");
  for (const key of text) await page.keyboard.press(key === " " ? "Space" : key);
  await expect(field).toHaveValue(text);
}

test.beforeEach(async ({ page, baseURL }) => {
  await signInToDashboard(page, await ownerByApi(String(baseURL)));
  await page.goto("/dashboard/profile");
});

for (const [typed, zone, option] of [
  ["Mumbai", "Asia/Kolkata", /^Kolkata, UTC\+5:30 \(Mumbai\)$/],
  ["munich", "Europe/Berlin", /^Berlin, UTC\+\d \(Munich\)$/],
  ["boston", "America/New_York", /^New York, UTC-\d \(Boston\)$/],
  ["Pekin", "Asia/Shanghai", /^Shanghai, UTC\+8 \(Pek[ií]n/],
  ["Geneve", "Europe/Zurich", /^Zurich, UTC\+\d \(Genève\)$/],
  ["germany", "Europe/Berlin", /^Berlin, UTC\+\d \(Germany\)$/],
  ["India", "Asia/Kolkata", /^Kolkata, UTC\+5:30 \(India\)$/],
  ["GMT", "Europe/London", /^London, UTC\+[01] \(GMT\)$/],
] as const)
  test(`${typed} is ${zone}, chosen with the Enter key`, async ({ page }) => {
    const field = zoneField(page);
    await type(page, field, typed);
    const first = page.getByRole("option").first();
    await expect(first).toHaveText(option);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", String(await first.getAttribute("id")));
    await field.press("Enter");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(sent(page)).toHaveValue(zone);
    await expect(field).toHaveValue(/^[A-Z][a-z ]+(?: [A-Z][a-z]+)?, UTC/);
    await expect(field).toBeFocused();
  });

test("the arrow keys choose, Escape closes, and a search without a result says so", async ({ page }) => {
  const field = zoneField(page);
  await type(page, field, "lon");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveText(startingWith(london));
  const expectHighlighted = async (nth: number) =>
    expect(field).toHaveAttribute("aria-activedescendant", String(await options.nth(nth).getAttribute("id")));
  await expectHighlighted(0);
  await field.press("ArrowDown");
  await expectHighlighted(1);
  await expectAccessible(page, "the open time-zone field", {
    within: "[role=listbox]",
    rules: ["list", "listitem", "aria-required-children", "aria-required-parent", "color-contrast"],
  });
  await field.press("Escape");
  await expect(field).toHaveAttribute("aria-expanded", "false");

  await type(page, field, "qqqq");
  await expect(page.getByRole("status").filter({ hasText: uiTexts.noZone })).toBeVisible();
  await expect(options).toHaveCount(0);
});

/** Holds the script of the list back until the function that it returns is called. */
async function delayList(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/zone-combobox-*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("what is typed before the list has loaded is kept, in its order", async ({ page }) => {
  const release = await delayList(page);
  const field = zoneField(page);
  await field.press("ControlOrMeta+a");
  for (const key of "Mum") await page.keyboard.press(key);
  release();
  await expect(page.getByRole("option").first()).toContainText(`(${mumbai})`);
  for (const key of "bai") await page.keyboard.press(key);
  await expect(field).toHaveValue(mumbai);
  await expect(page.getByRole("option")).toHaveCount(1);
});

test("a whole name typed before the list has loaded is chosen with the Enter key", async ({ page }) => {
  const release = await delayList(page);
  const field = zoneField(page);
  await field.press("ControlOrMeta+a");
  for (const key of "GMT") await page.keyboard.press(key);
  release();
  const first = page.getByRole("option").first();
  await expect(first).toHaveText(startingWith(london));
  await expect(field).toHaveAttribute("aria-activedescendant", String(await first.getAttribute("id")));
  await field.press("Enter");
  await expect(sent(page)).toHaveValue("Europe/London");
});
