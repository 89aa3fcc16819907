/** A company orders by invoice, ADMIN records the transfer, and the credits are there. */
import { expect } from "@playwright/test";
import { Api } from "../fixtures/api.ts";
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
  const order = page.getByRole("region", { name: "Orders" }).getByRole("row", { name: /20 credits/ });
  await expect(order).toContainText("Not paid yet");
  await expect(order).toContainText("PO 4711");
  const invoice = page.waitForEvent("download");
  await order.getByRole("button", { name: /^Invoice for 20 credits/ }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^invoice-LH-INV-\d{6}\.pdf$/);

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
