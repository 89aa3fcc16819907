/** Help: the built-in panel, and the external chat only after consent. */
import { expect, type Page } from "@playwright/test";
import { texts as helpTexts } from "../../../apps/web/app/help/texts.ts";
import { expectAccessible } from "../../fixtures/axe.ts";
import { launcher } from "../../fixtures/help-button.ts";
import { emailTo } from "../../fixtures/mailbox.ts";
import { changePageConfig } from "../../fixtures/page-config.ts";
import { test } from "../../fixtures/test.ts";
import { faq } from "../../fixtures/texts.ts";

/** Moves the page's clock past its load in steps of a tenth of a second. */
async function loaded(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.waitForLoadState("load");
}

/** Milliseconds between the load event and the appearance of a matching element, measured in the page. */
async function appearsAfterLoad(page: Page, selector: string): Promise<number> {
  await page.addInitScript((wanted) => {
    new MutationObserver(() => {
      const state = globalThis as unknown as { visibleAt?: number };
      if (!state.visibleAt && document.querySelector(wanted)) state.visibleAt = performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto("/terms");
  await page.waitForFunction(() => "visibleAt" in globalThis);
  return page.evaluate(() => {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return (globalThis as unknown as { visibleAt: number }).visibleAt - (load?.loadEventStart ?? 0);
  });
}

test("[K25] the button of the help panel appears about a second after the page has loaded", async ({
  page,
}) => {
  const after = await appearsAfterLoad(page, "[data-help-panel]");
  expect(after).toBeGreaterThan(800);
  expect(after).toBeLessThan(1500);
});

for (const path of ["/terms", "/login"])
  test(`[X08] without a chat, ${path} has a panel that searches the questions and takes a message`, async ({
    page,
  }) => {
    const others: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).hostname !== "localhost") others.push(request.url());
    });
    const howMany = faq("how-many-people-can-play");
    await page.goto(path);
    await launcher(page).click();
    const panel = page.getByRole("dialog", { name: helpTexts.title });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(page, `help, ${colorScheme}`, { within: "[data-help-panel] dialog" });
    }
    await panel.getByLabel(helpTexts.search).fill("people play");
    await expect(panel.getByText(howMany.question)).toBeVisible();
    await panel.getByText(howMany.question).click();
    await expect(panel.getByText(howMany.response)).toBeVisible();
    await panel.getByLabel(helpTexts.search).fill("zzzz");
    await expect(panel.getByText(helpTexts.none, { exact: false })).toBeVisible();

    await panel.getByText(helpTexts.write, { exact: true }).click();
    const name = `Nora of ${path.slice(1)}`;
    const email = `help-${path.slice(1)}@northwind.example`;
    await panel.getByLabel(helpTexts.name).fill(name);
    await panel.getByLabel(helpTexts.email).fill(email);
    await panel.getByLabel(helpTexts.message).fill("How do we invite two offices?");
    await panel.getByRole("button", { name: helpTexts.send }).click();
    await expect(panel.getByText(helpTexts.sent, { exact: false })).toBeVisible();
    const toSupport = await emailTo(page.request, "@", new RegExp(`^Message from ${name}`));
    expect(toSupport.text).toContain("two offices");
    expect((await emailTo(page.request, email, /We received your message/)).text).not.toContain(
      "two offices",
    );
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    expect(others).toEqual([]);
  });

/** Configures the chat in the server's responses. */
async function withChat(page: Page): Promise<string[]> {
  const requests: string[] = [];
  // The page's policy permits the widget only where the server is configured with it; here only the page is.
  await changePageConfig(page, (config) => ({ ...config, intercom_app_id: "abcd1234" }), { policy: false });
  await page.route("https://*.intercom.io/**", (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "globalThis.widgetRan = true" });
  });
  return requests;
}

test("[X08, K25] a configured chat is not loaded before consent; afterwards it loads automatically", async ({
  page,
}) => {
  const requests = await withChat(page);
  await page.goto("/terms");
  const question = page.getByRole("region", { name: helpTexts.consent.title });
  await expect(question).toBeVisible();
  await expect(launcher(page)).toBeVisible();
  expect(requests).toEqual([]);
  await question.getByRole("button", { name: helpTexts.consent.yes }).click();
  await page.waitForFunction(() => "widgetRan" in globalThis);
  expect(requests).toEqual(["https://widget.intercom.io/widget/abcd1234"]);
  await expect(launcher(page)).toHaveCount(0);

  await page.context().clearCookies();
  await page.reload();
  await page.waitForFunction(() => "widgetRan" in globalThis);
  expect(requests).toHaveLength(2);
  await expect(question).toHaveCount(0);
});

test("[X08] a declined consent is remembered, and the built-in panel stays", async ({ page }) => {
  const requests = await withChat(page);
  await page.goto("/terms");
  await page.getByRole("button", { name: helpTexts.consent.no }).click();
  await page.reload();
  await expect(launcher(page)).toBeVisible();
  await expect(page.getByRole("region", { name: helpTexts.consent.title })).toHaveCount(0);
  expect(requests).toEqual([]);
});

test("[X08] no help panel on live sessions and on addresses with a secret", async ({ page }) => {
  for (const path of [
    "/experience/0199a000-0000-7000-8000-000000000001",
    "/verify/email/abc",
    "/systemCheck",
  ]) {
    await loaded(page, path);
    await page.getByRole("main").first().waitFor();
    await page.clock.runFor(5000);
    await expect(launcher(page)).toHaveCount(0);
  }
});

test("[X08] the consent to the chat can be revoked", async ({ page }) => {
  await withChat(page);
  await page.goto("/terms");
  await page.getByRole("button", { name: helpTexts.consent.no }).click();
  await page.goto("/data-processing");
  await expect(page.getByText(helpTexts.consent.refused)).toBeVisible();
  await page.getByRole("button", { name: helpTexts.consent.again }).click();
  await page.goto("/terms");
  await expect(page.getByRole("region", { name: helpTexts.consent.title })).toBeVisible();
});
