/** Orders by invoice: ADMIN records the transfer, and the credits are there; a quote becomes one order, or is cancelled. */
import { expect } from "@playwright/test";
import { Api } from "../fixtures/api.ts";
import { expectAccessible } from "../fixtures/axe.ts";
import { confirmAddress, ownerByApi, signInToDashboard } from "../fixtures/company.ts";
import { test } from "../fixtures/test.ts";

test("credits are ordered by invoice and added once ADMIN has marked it as paid", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/checkout");
  await page.getByLabel("Address").fill("Hafenstraße 12\n20457 Hamburg");
  await page.getByLabel("Country").selectOption("DE");
  await page.getByLabel("Tax number").fill("123456789");
  await page.getByRole("button", { name: "Save billing details" }).click();
  await expect(page.getByText("Billing details saved")).toBeVisible();
  await page.getByRole("radio", { name: "EUR" }).check();
  await page.getByLabel("Credits", { exact: true }).fill("20");
  await page.getByLabel("Purchase-order number").fill("PO 4711");
  await expect(page.getByText("€360")).toBeVisible();
  await page.getByRole("button", { name: "Order by invoice", exact: true }).click();
  const order = page.getByRole("region", { name: "Purchases" }).getByRole("row", { name: /20 credits/ });
  await expect(order).toContainText("Not paid yet");
  await expect(order).toContainText("PO 4711");
  const invoice = page.waitForEvent("download");
  await order.getByRole("button", { name: /^Invoice for 20 credits/ }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^invoice-SAMPLE-INV-\d{6}\.pdf$/);

  const { items } = (await owner.api.ok("GET", "/api/checkout/orders")) as { items: { id: string }[] };
  const admin = await Api.open(baseURL as string);
  await admin.signIn("admin@lantern.example", "seven boats home");
  await admin.ok("POST", `/api/admin/orders/${items[0]?.id}/paid`, { note: "Seen at the bank" });
  await page.reload();
  await expect(order).toContainText("Paid");
  await expect(order.getByRole("button", { name: /^Receipt/ })).toBeVisible();
  const ledger = page.getByRole("region", { name: "Ledger" });
  await expect(ledger.getByRole("row", { name: /Purchased .*\+20 26/ })).toBeVisible();
});

test("a quote is ordered by invoice and then paid by card as one purchase; another one is cancelled", async ({
  page,
  baseURL,
}) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  const details = { name: "Havn ApS", address: "Kajen 4", country_id: "DK", vat_id: "" };
  await owner.api.ok("PUT", "/api/company/billing", details);
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/checkout");
  await page.getByLabel("Credits", { exact: true }).fill("20");
  await page.getByRole("button", { name: "Create a quote" }).click();
  const purchases = page.getByRole("region", { name: "Purchases" });
  const quoted = purchases.getByRole("row", { name: /20 credits/ });
  await expect(quoted).toContainText("valid until");
  const pdf = page.waitForEvent("download");
  await quoted.getByRole("button", { name: /^Quote for 20 credits/ }).click();
  expect((await pdf).suggestedFilename()).toMatch(/^quote-SAMPLE-Q-\d{6}\.pdf$/);
  await quoted.getByRole("button", { name: /^Order SAMPLE-Q-\d{6} by invoice$/ }).click();
  await expect(quoted).toContainText("Not paid yet");
  await quoted.getByRole("button", { name: /^Pay SAMPLE-INV-\d{6} by card$/ }).click();
  await page.getByRole("button", { name: "Pay $380.00" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment received" })).toBeVisible();

  await page.goto("/dashboard/checkout");
  await page.getByLabel("Credits", { exact: true }).fill("9");
  await page.getByRole("button", { name: "Create a quote" }).click();
  await expect(quoted).toContainText("Paid");
  await expect(quoted.getByRole("button", { name: /^Invoice for/ })).toHaveCount(1);
  const other = purchases.getByRole("row", { name: /9 credits/ });
  await other.getByRole("button", { name: /^Cancel SAMPLE-Q-\d{6}$/ }).click();
  await expectAccessible(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Cancel SAMPLE-Q/ })
    .click();
  await expect(other).toContainText("Cancelled");
  await expect(other.getByRole("button", { name: /by card$/ })).toHaveCount(0);
  await expect(purchases.getByRole("row")).toHaveCount(3);
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
});

test("an equal invoice is ordered again only when the buyer says so", async ({ page, baseURL }) => {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  const details = { name: "Havn ApS", address: "Kajen 4", country_id: "DK", vat_id: "" };
  await owner.api.ok("PUT", "/api/company/billing", details);
  await owner.api.ok("POST", "/api/checkout/invoices", { credits: 20 });
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/checkout");
  await page.getByLabel("Credits", { exact: true }).fill("20");
  await page.getByRole("button", { name: "Order by invoice", exact: true }).click();
  const alert = page.getByRole("alert").filter({ hasText: "already has an unpaid invoice" });
  await alert.getByRole("button", { name: "Order again" }).click();
  const purchases = page.getByRole("region", { name: "Purchases" });
  await expect(purchases.getByRole("row", { name: /20 credits/ })).toHaveCount(2);
});
