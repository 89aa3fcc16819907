/** Buying credits in the sandbox: paid, declined, abandoned, and the rights to buy. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { texts as billingTexts } from "../../apps/web/app/company/billing/texts.ts";
import { texts as checkoutTexts } from "../../apps/web/app/company/checkout/texts.ts";
import { texts as checkoutSuccessTexts } from "../../apps/web/app/company/checkout-success/texts.ts";
import { texts as createSessionTexts } from "../../apps/web/app/company/create-session/texts.ts";
import { texts as homeTexts } from "../../apps/web/app/company/home/texts.ts";
import { names } from "../../apps/web/app/company/names.ts";
import { texts as settingsTexts } from "../../apps/web/app/company/settings/texts.ts";
import { purchaseTexts } from "../../apps/web/app/company/shared/billing/purchase-texts.ts";
import { texts as sharedBillingTexts } from "../../apps/web/app/company/shared/billing/texts.ts";
import { texts as companyShellTexts } from "../../apps/web/app/company/shell/texts.ts";
import {
  confirmAddress,
  newOwner,
  ownerByApi,
  signInToDashboard,
  signOut,
  signUp,
  subAdministratorByApi,
} from "../fixtures/company.ts";
import { emailTo } from "../fixtures/mailbox.ts";
import { test } from "../fixtures/test.ts";
import { inOrder, startingWith, wording } from "../fixtures/texts.ts";

const { reasons } = billingTexts.ledger;
const { states } = purchaseTexts;

const pack = (page: Page, credits: number) =>
  page.getByRole("radio", { name: startingWith(checkoutTexts.pack(credits)) });
const payByCard = (page: Page) => page.getByRole("button", { name: checkoutTexts.card });

test("R20, R24, E50: buying 12 in the sandbox increases the balance; a decline shows a message; leaving changes nothing", async ({
  page,
}) => {
  const owner = newOwner();
  await signUp(page, owner);
  const balanceLink = page
    .getByRole("navigation", { name: companyShellTexts.mainNav })
    .first()
    .getByRole("link", { name: names.billing });
  await expect(balanceLink).toContainText(companyShellTexts.credits("6"));

  await page.getByRole("link", { name: names.credits }).click();
  await expect(page.getByRole("heading", { level: 1, name: names.credits })).toBeVisible();
  for (const [credits, price] of [
    [12, "$228"],
    [48, "$816"],
    [150, "$2,250"],
  ] as const) {
    await pack(page, credits).check();
    await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
  }
  // Nothing is sold before the page knows who is billed, and a number of another country is refused.
  await expect(payByCard(page)).toBeDisabled();
  const details = page.getByRole("region", { name: checkoutTexts.billed });
  await details.getByLabel(sharedBillingTexts.street).fill("Kajen 4");
  await details.getByLabel(sharedBillingTexts.postcode).fill("2100");
  await details.getByLabel(sharedBillingTexts.city).fill("København Ø");
  await details.getByLabel(sharedBillingTexts.country).selectOption("DK");
  await details.getByLabel(sharedBillingTexts.vat).fill("DE123456789");
  await details.getByRole("button", { name: sharedBillingTexts.save }).click();
  await expect(
    details.getByText(errorTexts.TAX_NUMBER_ELSEWHERE({ number: "DE", address: "DK" })),
  ).toBeVisible();
  await details.getByLabel(sharedBillingTexts.vat).fill("13 58 56 28");
  await details.getByRole("button", { name: sharedBillingTexts.save }).click();
  await expect(page.getByText(sharedBillingTexts.saved)).toBeVisible();
  await pack(page, 12).check();
  await payByCard(page).click();
  await expect(page.getByRole("heading", { name: wording("Sandbox checkout") })).toBeVisible();
  await expect(page.getByText(wording("no money moves here"))).toBeVisible();
  await page.getByRole("button", { name: /\$228\.00/ }).click();
  await page.waitForURL("**/checkoutSuccess?order=*");
  await expect(page.getByRole("heading", { level: 1, name: checkoutSuccessTexts.title })).toBeVisible();
  await expect(page.locator('[data-layout="dashboard"]')).toBeVisible();
  await expect(page.getByText(checkoutSuccessTexts.credits("18"), { exact: true })).toBeVisible();
  await expect(balanceLink).toContainText(companyShellTexts.credits("18"));
  const receipt = await emailTo(page.request, owner.email, /Payment received: 12 credits/);
  expect(receipt.text).toContain("$228.00");
  expect(receipt.text).not.toContain("We need your company's address");

  await page.goto("/dashboard/checkout");
  await pack(page, 48).check();
  await payByCard(page).click();
  await page.locator("[value=decline]").click();
  await expect(page.getByRole("alert")).toContainText(errorTexts.CHECKOUT_001);
  await expect(balanceLink).toContainText(companyShellTexts.credits("18"));
  await page.getByRole("link", { name: checkoutSuccessTexts.again }).click();

  await pack(page, 150).check();
  await payByCard(page).click();
  await page.locator("[value=abandon]").click();
  await page.waitForURL("**/dashboard/checkout");

  await balanceLink.click();
  const orders = page.getByRole("region", { name: billingTexts.purchases.title });
  await expect(
    orders.getByRole("row", { name: inOrder(purchaseTexts.credits(12), states.paid, "$228") }),
  ).toBeVisible();
  await expect(
    orders.getByRole("row", { name: inOrder(purchaseTexts.credits(48), states.declined, "$816") }),
  ).toBeVisible();
  await expect(
    orders.getByRole("row", { name: inOrder(purchaseTexts.credits(150), states.open, "$2,250") }),
  ).toBeVisible();
  const ledger = page.getByRole("region", { name: billingTexts.ledger.title });
  await expect(ledger.getByRole("row", { name: inOrder(reasons.purchase, "+12") })).toBeVisible();
  await expect(ledger.getByRole("row", { name: inOrder(reasons.grant, "+6") })).toBeVisible();
});

test("E51: returning with an unknown order shows that it was not found", async ({ page }) => {
  await signUp(page, newOwner());
  await page.goto("/checkoutSuccess?order=nothing");
  await expect(page.getByRole("alert")).toContainText(checkoutSuccessTexts.stranger);
  await page.goto("/checkoutSuccess");
  await expect(
    page.getByRole("heading", { level: 1, name: checkoutSuccessTexts.nothingTitle }),
  ).toBeVisible();
});

test("a session that is too large offers to buy credits in another tab, and keeps the input", async ({
  page,
}) => {
  await signUp(page, newOwner());
  await page.goto("/dashboard/createSession");
  const seats = page.locator("input[inputmode=numeric]").first();
  await seats.fill("40");
  await seats.blur();
  const note = page.getByText(createSessionTexts.summary.insufficient).locator("..").locator("..");
  await expect(note).toBeVisible();
  const opened = page.waitForEvent("popup");
  await note.getByRole("link", { name: names.credits }).click();
  await expect(pack(await opened, 48)).toBeVisible();
  await expect(seats).toHaveValue("40");
});

test("R20, O09: a Sub-Administrator buys credits, until the Owner turns that off in the settings", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  const sub = await subAdministratorByApi(baseURL as string, owner);
  await signInToDashboard(page, sub);
  await expect(page.getByRole("heading", { name: homeTexts.credits.title })).toBeVisible();
  await page.getByRole("link", { name: names.credits }).click();
  await expect(pack(page, 12)).toBeVisible();
  await signOut(page, sub);
  await page.waitForURL("**/?logout=true");

  await signInToDashboard(page, owner);
  await page.goto("/dashboard/settings");
  const buying = page.locator("section", {
    has: page.getByRole("heading", { name: settingsTexts.buying.title }),
  });
  await buying.getByRole("checkbox", { name: settingsTexts.buying.label }).uncheck();
  await buying.getByRole("button", { name: settingsTexts.save }).click();
  await expect(page.getByText(settingsTexts.saved)).toBeVisible();
  await signOut(page, owner);
  await page.waitForURL("**/?logout=true");

  await signInToDashboard(page, sub);
  await expect(page.getByRole("heading", { name: homeTexts.credits.title })).toBeVisible();
  await expect(page.getByRole("link", { name: names.credits })).toHaveCount(0);
  await page.goto("/dashboard/checkout");
  await expect(page.getByText(checkoutTexts.forbidden)).toBeVisible();
  await expect(payByCard(page)).toHaveCount(0);
  await page.goto("/dashboard/billing");
  await expect(page.getByText(billingTexts.purchases.notYours)).toBeVisible();
  await expect(page.getByRole("link", { name: names.credits })).toHaveCount(0);
  await sub.api.close();
  await owner.api.close();
});
