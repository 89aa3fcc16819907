/** The parts of the kit: by keyboard, by pointer, and for assistive technology, in every theme. */
import { expect, type Locator, type Page } from "@playwright/test";
import { ui as startUiTexts } from "../../apps/web/app/i18n/start/ui.ts";
import { texts as consoleDebugKitTexts } from "../../apps/web/app/platform/debug/kit/texts.ts";
import { expectAccessible } from "../fixtures/axe.ts";
import { test } from "../fixtures/test.ts";

async function open(page: Page): Promise<Locator> {
  await page.goto("/debug/kit");
  const part = page.getByRole("region", {
    name: `${consoleDebugKitTexts.overlays}: ${consoleDebugKitTexts.page}`,
  });
  await expect(part).toBeVisible();
  return part;
}

test("a dialog starts at its safe button, returns the focus, and closes by Escape, backdrop and button", async ({
  page,
}) => {
  const part = await open(page);
  const opener = part.getByRole("button", { name: consoleDebugKitTexts.dialog });
  const dialog = page.getByRole("dialog", { name: consoleDebugKitTexts.dialogTitle });
  const closings = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(4, 4),
    () => dialog.getByRole("button", { name: startUiTexts.cancel }).click(),
  ];
  for (const close of closings) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(consoleDebugKitTexts.dialogText);
    await expect(dialog.getByRole("button", { name: startUiTexts.cancel })).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    // The page behind is out of reach.
    for (let tabs = 0; tabs < 4; tabs++) {
      await page.keyboard.press("Tab");
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(false);
    }
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await dialog.getByRole("heading").click();
  await expect(dialog).toBeVisible();
});

test("a menu opens and moves by keys, skips what is unavailable, and gives the focus back", async ({
  page,
}) => {
  const part = await open(page);
  const opener = part.getByRole("button", { name: consoleDebugKitTexts.menu });
  const item = (name: string) => page.getByRole("menuitem", { name });
  await opener.focus();
  await page.keyboard.press("ArrowDown");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expect(item(consoleDebugKitTexts.edit)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item(consoleDebugKitTexts.link)).toBeFocused();
  await page.keyboard.press("End");
  await expect(item(consoleDebugKitTexts.remove)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item(consoleDebugKitTexts.edit)).toBeFocused();
  await page.keyboard.press("r");
  await expect(item(consoleDebugKitTexts.remove)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("Enter");
  await expect(item(consoleDebugKitTexts.edit)).toBeFocused();
  await page.keyboard.press("End");
  await expect(item(consoleDebugKitTexts.remove)).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: consoleDebugKitTexts.dialogTitle });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await opener.click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await opener.click();
  await page.mouse.click(4, 4);
  await expect(page.getByRole("menu")).toHaveCount(0);
});

test("a popover is beside its button and closes by Escape", async ({ page }) => {
  const part = await open(page);
  const opener = part.getByRole("button", { name: consoleDebugKitTexts.popover });
  await opener.click();
  const popover = page.getByRole("dialog", { name: consoleDebugKitTexts.popoverName });
  await expect(popover).toBeFocused();
  const [button, panel] = [await opener.boundingBox(), await popover.boundingBox()];
  if (!button || !panel) throw new Error("not drawn");
  expect(Math.abs(panel.x - button.x)).toBeLessThan(2);
  expect(panel.y).toBeGreaterThanOrEqual(button.y + button.height);
  expect(panel.y - button.y - button.height).toBeLessThan(10);
  await page.keyboard.press("Escape");
  await expect(popover).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a toast above a dialog can be closed, and stays when the dialog closes", async ({ page }) => {
  const part = await open(page);
  await part.getByRole("button", { name: consoleDebugKitTexts.toasts[0][1] }).click();
  const toasts = page.locator("[data-toast]");
  await expect(toasts).toHaveCount(1);
  await toasts.hover();
  await page.mouse.move(2, 2);
  await part.getByRole("button", { name: consoleDebugKitTexts.dialog }).focus();
  await page.keyboard.press("Enter");
  await page.evaluate((name) => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find((button) => button.textContent === name)?.click();
  }, consoleDebugKitTexts.toasts[1][1]);
  const error = toasts.filter({ hasText: consoleDebugKitTexts.toasts[1][2] });
  await error.hover();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(error).toBeVisible();
  await error.getByRole("button", { name: startUiTexts.close }).click();
  await expect(error).toHaveCount(0);
});

test("arrows move between tabs, Enter opens one", async ({ page }) => {
  const part = await open(page);
  const [first, second] = [
    part.getByRole("tab", { name: consoleDebugKitTexts.first }),
    part.getByRole("tab", { name: consoleDebugKitTexts.second }),
  ];
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute("aria-selected", "false");
  await page.keyboard.press("Enter");
  await expect(part.getByRole("tabpanel", { name: consoleDebugKitTexts.second })).toContainText(
    consoleDebugKitTexts.second,
  );
  await page.keyboard.press("ArrowRight");
  await expect(first).toBeFocused();
});

test("every part is free of faults that axe finds, in every theme and width", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The two schemes differ only in their colors.
    const checks = { contrast: true, rules: colorScheme === "dark" ? ["color-contrast"] : undefined };
    const part = await open(page);
    // One of the states shown is the wait for a list.
    await page.evaluate(() => {
      for (const each of document.querySelectorAll(".skeleton")) each.remove();
    });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `${colorScheme}, ${width}`, checks);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await part.getByRole("button", { name: consoleDebugKitTexts.menu }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectAccessible(page, `menu, ${colorScheme}`, { within: "[role=menu]", ...checks });
    await page.keyboard.press("Escape");
    await part.getByRole("button", { name: consoleDebugKitTexts.dialog }).click();
    await expectAccessible(page, `dialog, ${colorScheme}`, { within: "dialog", ...checks });
    await page.keyboard.press("Escape");
    await part.getByRole("button", { name: consoleDebugKitTexts.toasts[1][1] }).click();
    await expectAccessible(page, `toast, ${colorScheme}`, { within: "[data-toast]", ...checks });
  }
});

test("the heading of a column is aligned as the column is", async ({ page }) => {
  await page.goto("/pricing");
  await expect(page.locator("thead th").first()).toHaveCSS("text-align", "start");
});
