/** The contact form, with and without script. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { texts as formsTexts } from "../../../apps/web/app/forms/texts.ts";
import { texts as helpTexts } from "../../../apps/web/app/help/texts.ts";
import { errors as errorsTexts } from "../../../apps/web/app/i18n/start/errors.ts";
import { texts as contactTexts } from "../../../apps/web/app/site/contact/texts.ts";
import { texts as contactSentTexts } from "../../../apps/web/app/site/contact-sent/texts.ts";
import { ownerByApi, signInToDashboard } from "../../fixtures/company.ts";
import { launcher } from "../../fixtures/help-button.ts";
import { emailTo } from "../../fixtures/mailbox.ts";
import { test } from "../../fixtures/test.ts";

let writers = 0;
const address = () => `ines.${Date.now()}.${++writers}@bluebird.example`;
const text = "Can 40 of us play on one afternoon?";

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel(contactTexts.name).fill("Ines Costa");
  await page.getByLabel(contactTexts.email).fill(email);
  await page.getByLabel(contactTexts.message).fill(text);
}

test("[R06, C16, C37] the form sends POST /api/contact without a token, thanks, and a confirmation is emailed", async ({
  page,
  baseURL,
}) => {
  await signInToDashboard(page, await ownerByApi(String(baseURL)));
  expect((await page.goto("/contact"))?.status()).toBe(200);
  await expect(page.locator('[data-layout="home"]')).toBeVisible();
  const email = address();
  await fill(page, email);
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/contact"));
  await page.getByRole("button", { name: contactTexts.send }).click();
  const request = await sent;
  expect(request.method()).toBe("POST");
  expect(Object.keys(await request.allHeaders())).not.toContain("authorization");
  expect((await request.response())?.status()).toBe(201);
  await expect(page.getByText(contactSentTexts.heading)).toBeVisible();
  expect((await emailTo(page.request, email, /We received your message/)).text).not.toContain(text);
});

test("[R06] without script the plain form does the same", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/contact");
  const email = address();
  await fill(page, email);
  await page.getByRole("button", { name: contactTexts.send }).click();
  await expect(page).toHaveURL(/\/contact\/sent$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(contactSentTexts.heading);
  expect((await emailTo(page.request, email, /We received your message/)).text).not.toContain(text);
  await context.close();
});

test("errors appear at their fields, and the input stays", async ({ page }) => {
  await page.goto("/contact");
  // Until its script has loaded, the browser itself checks the form.
  await expect(page.locator("form[data-contact]")).toHaveJSProperty("noValidate", true);
  await fill(page, "not an address");
  await page.getByRole("button", { name: contactTexts.send }).click();
  const field = page.getByLabel(contactTexts.email);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(errorTexts.EMAIL)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByLabel(contactTexts.message)).toHaveValue(text);
});

for (const [where, button, open] of [
  ["the contact page", contactTexts.send, async (page: Page) => void (await page.goto("/contact"))],
  [
    "the help panel",
    helpTexts.send,
    async (page: Page) => {
      await page.goto("/terms");
      await launcher(page).click();
      await page
        .getByRole("dialog", { name: helpTexts.title })
        .getByText(helpTexts.write, { exact: true })
        .click();
    },
  ],
] as const)
  test(`[E55, E58, E61, V07] ${where} shows the errors of the specification`, async ({ page }) => {
    await open(page);
    const form = page.locator("form").filter({ has: page.locator('[name="message"]') });
    await expect(form).toHaveJSProperty("noValidate", true);
    for (const [name, value] of [
      ["name", "Ines Costa"],
      ["email", "ines@bluebird.example"],
      ["message", text],
    ] as const)
      await form.locator(`[name="${name}"]`).pressSequentially(value);
    const respond = (status: number, body: object) =>
      page.route("**/api/contact", (route) => route.fulfill({ status, json: body }), { times: 1 });
    const send = () => form.getByRole("button", { name: button }).click();

    await page.route("**/api/contact", (route) => route.abort(), { times: 1 });
    await send();
    await expect(form.getByText(errorsTexts.offline)).toBeVisible();
    await respond(503, { code: "SERVER_ERROR", message: "inner detail" });
    await send();
    await expect(form.getByText(errorsTexts.server)).toBeVisible();
    await respond(429, { code: "TOO_MANY_REQUESTS" });
    await send();
    await expect(form.getByText(errorTexts.TOO_MANY_REQUESTS)).toBeVisible();
    const refused = "Please remove the characters that can’t be stored.";
    await respond(422, { code: "REQUEST_001", message: "Invalid request", errors: { message: [refused] } });
    await send();
    await expect(form.getByText(refused)).toBeVisible();
    await expect(page.getByText(formsTexts.errors.validationTitle)).toBeVisible();
    await expect(form.locator('[name="message"]')).toHaveValue(text);
    await expect(form.locator('[name="message"]')).toBeFocused();
  });
