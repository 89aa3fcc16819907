/** Orders by invoice: ADMIN records the transfer, and the credits are there; a quote becomes one order, or is cancelled. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect } from "@playwright/test";
import { texts as billingTexts } from "../../apps/web/app/company/billing/texts.ts";
import { texts as checkoutTexts } from "../../apps/web/app/company/checkout/texts.ts";
import { texts as checkoutSuccessTexts } from "../../apps/web/app/company/checkout-success/texts.ts";
import { texts as onePurchaseTexts } from "../../apps/web/app/company/purchase/texts.ts";
import { purchaseTexts } from "../../apps/web/app/company/shared/billing/purchase-texts.ts";
import { texts as sharedBillingTexts } from "../../apps/web/app/company/shared/billing/texts.ts";
import { Api } from "../fixtures/api.ts";
import { expectAccessible } from "../fixtures/axe.ts";
import { addBilling, confirmAddress, ownerByApi, signInToDashboard } from "../fixtures/company.ts";
import { test } from "../fixtures/test.ts";
import { inOrder, like, wording } from "../fixtures/texts.ts";

const purchaseOrder = "PO 4711";

/** The button of a document, whatever its credits, day and number are. */
const documentFor = (kind: string) =>
  like((credits: number, day: string, name: string) =>
    purchaseTexts.documents.getOf(kind, credits, day, name),
  );
const invoiceFor = documentFor(purchaseTexts.documents.kinds.invoice);
const quoteFor = documentFor(purchaseTexts.documents.kinds.quote);

test("credits are ordered by invoice and added once ADMIN has marked it as paid", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/checkout");
  await page.getByLabel(sharedBillingTexts.street).fill("Hafenstraße 12");
  await page.getByLabel(sharedBillingTexts.postcode).fill("20457");
  await page.getByLabel(sharedBillingTexts.city).fill("Hamburg");
  await page.getByLabel(sharedBillingTexts.country).selectOption("DE");
  await page.getByLabel(sharedBillingTexts.vat).fill("136695976");
  await page.getByRole("button", { name: sharedBillingTexts.save }).click();
  await expect(page.getByText(sharedBillingTexts.saved)).toBeVisible();
  await page.getByLabel(checkoutTexts.credits, { exact: true }).fill("20");
  await page.getByLabel(checkoutTexts.purchaseOrder).fill(purchaseOrder);
  await expect(page.getByText(wording("VAT 19%"))).toBeVisible();
  await expect(page.getByText("€428.40")).toBeVisible();
  await page.getByRole("button", { name: checkoutTexts.invoice, exact: true }).click();
  const order = page
    .getByRole("region", { name: billingTexts.purchases.title })
    .getByRole("row", { name: purchaseTexts.credits(20) });
  await expect(order).toContainText(purchaseTexts.states.open);
  await expect(order).toContainText(purchaseOrder);
  const invoice = page.waitForEvent("download");
  await order.getByRole("button", { name: invoiceFor }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^invoice-SAMPLE-INV-\d{6}\.pdf$/);

  const { items } = (await owner.api.ok("GET", "/api/checkout/orders")) as { items: { id: string }[] };
  const admin = await Api.open(baseURL as string);
  await admin.signIn("admin@lantern.example", "seven boats home");
  await admin.ok("POST", `/api/admin/orders/${items[0]?.id}/paid`, { note: "Seen at the bank" });
  await page.reload();
  await expect(order).toContainText(purchaseTexts.states.paid);
  await expect(order.getByRole("button", { name: purchaseTexts.documents.kinds.confirmation })).toBeVisible();
  await order.getByRole("link", { name: purchaseTexts.credits(20) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(purchaseTexts.states.paid);
  const payments = page.getByRole("region", { name: onePurchaseTexts.payments });
  await expect(payments.getByText(onePurchaseTexts.methods.transfer)).toBeVisible();
  await expect(payments.getByText("€428.40")).toBeVisible();
  const paidInvoice = page.waitForEvent("download");
  const { invoice: invoiceKind } = purchaseTexts.documents.kinds;
  const name = like((name: string) => onePurchaseTexts.downloadOf(invoiceKind, name));
  await page.getByRole("button", { name }).click();
  expect((await paidInvoice).suggestedFilename()).toMatch(/^invoice-SAMPLE-INV-\d{6}\.pdf$/);
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
  await page.goBack();
  const ledger = page.getByRole("region", { name: billingTexts.ledger.title });
  await expect(
    ledger.getByRole("row", { name: inOrder(billingTexts.ledger.reasons.purchase, "+20", "26") }),
  ).toBeVisible();
});

test("a quote is ordered by invoice and then paid by card as one purchase; another one is cancelled", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  await addBilling(owner);
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/checkout");
  await page.getByLabel(checkoutTexts.credits, { exact: true }).fill("20");
  await page.getByRole("button", { name: checkoutTexts.quote }).click();
  const purchases = page.getByRole("region", { name: billingTexts.purchases.title });
  const quoted = purchases.getByRole("row", { name: purchaseTexts.credits(20) });
  await expect(quoted).toContainText(like(purchaseTexts.validUntil));
  const pdf = page.waitForEvent("download");
  await quoted.getByRole("button", { name: quoteFor }).click();
  expect((await pdf).suggestedFilename()).toMatch(/^quote-SAMPLE-Q-\d{6}\.pdf$/);
  await quoted.getByRole("button", { name: like(purchaseTexts.invoiceOf) }).click();
  await expect(quoted).toContainText(purchaseTexts.states.open);
  await quoted.getByRole("button", { name: like(purchaseTexts.payOf) }).click();
  await page.getByRole("button", { name: /\$380\.00/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: checkoutSuccessTexts.title })).toBeVisible();

  await page.goto("/dashboard/checkout");
  await page.getByLabel(checkoutTexts.credits, { exact: true }).fill("9");
  await page.getByRole("button", { name: checkoutTexts.quote }).click();
  await expect(quoted).toContainText(purchaseTexts.states.paid);
  await expect(quoted.getByRole("button", { name: invoiceFor })).toHaveCount(1);
  const other = purchases.getByRole("row", { name: purchaseTexts.credits(9) });
  await other.getByRole("button", { name: like(purchaseTexts.cancelOf) }).click();
  await expectAccessible(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: like(purchaseTexts.cancelOf) })
    .click();
  await expect(other).toContainText(purchaseTexts.states.cancelled);
  await expect(other.getByRole("button", { name: like(purchaseTexts.payOf) })).toHaveCount(0);
  await expect(purchases.getByRole("row")).toHaveCount(3);
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
});

test("an equal invoice is ordered again only when the buyer says so", async ({ page, baseURL }) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  await addBilling(owner);
  await owner.api.ok("POST", "/api/checkout/invoices", { credits: 20 });
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/checkout");
  await page.getByLabel(checkoutTexts.credits, { exact: true }).fill("20");
  await page.getByRole("button", { name: checkoutTexts.invoice, exact: true }).click();
  const alert = page.getByRole("alert").filter({ hasText: errorTexts.ORDER_EXISTS });
  await alert.getByRole("button", { name: checkoutTexts.again }).click();
  const purchases = page.getByRole("region", { name: billingTexts.purchases.title });
  await expect(purchases.getByRole("row", { name: purchaseTexts.credits(20) })).toHaveCount(2);
});
