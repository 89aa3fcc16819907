/** Buying credits in the sandbox: paid, declined, abandoned, and the rights to buy. */
import { expect, type Page } from "@playwright/test";
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

const pack = (page: Page, credits: number) =>
  page.getByRole("button", { name: `Buy ${credits} credits`, exact: true });

test("R20, R24, E50: buying 12 in the sandbox increases the balance; a decline shows a message; leaving changes nothing", async ({
  page,
}) => {
  const owner = newOwner();
  await signUp(page, owner);
  const balanceLink = page
    .getByRole("navigation", { name: "Main" })
    .first()
    .getByRole("link", { name: /Billing/ });
  await expect(balanceLink).toContainText("6 available");

  await page.getByRole("link", { name: "Buy credits" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Buy credits" })).toBeVisible();
  for (const [credits, price] of [
    [12, "$228"],
    [48, "$816"],
    [150, "$2,250"],
  ] as const) {
    await expect(pack(page, credits)).toBeVisible();
    await expect(page.getByText(price, { exact: true })).toBeVisible();
  }
  // A pack is not sold before the page knows who is billed, and a number of another country is refused.
  await expect(pack(page, 12)).toBeDisabled();
  const details = page.getByRole("region", { name: "Billing details" });
  await details.getByLabel("Address").fill("Kajen 4\n2100 København Ø");
  await details.getByLabel("Country").selectOption("DK");
  await details.getByLabel("Tax number").fill("DE123456789");
  await details.getByRole("button", { name: "Save billing details" }).click();
  await expect(details.getByText("This number is from Germany")).toBeVisible();
  await details.getByLabel("Tax number").fill("12 34 56 78");
  await details.getByRole("button", { name: "Save billing details" }).click();
  await expect(page.getByText("Billing details saved")).toBeVisible();
  await pack(page, 12).click();
  await expect(page.getByRole("heading", { name: "Sandbox checkout" })).toBeVisible();
  await expect(page.getByText("no money moves here")).toBeVisible();
  await page.getByRole("button", { name: "Pay $228.00" }).click();
  await page.waitForURL("**/checkoutSuccess?order=*");
  await expect(page.getByRole("heading", { level: 1, name: "Payment received" })).toBeVisible();
  await expect(page.locator('[data-layout="dashboard"]')).toBeVisible();
  await expect(page.getByText("18 credits", { exact: true })).toBeVisible();
  await expect(balanceLink).toContainText("18 available");
  const receipt = await emailTo(page.request, owner.email, /Payment received: 12 credits/);
  expect(receipt.text).toContain("$228.00");
  expect(receipt.text).not.toContain("doesn't show your company's address");

  await page.goto("/dashboard/checkout");
  await pack(page, 48).click();
  await page.getByRole("button", { name: "Let the card be declined" }).click();
  await expect(page.getByRole("alert")).toContainText("Checkout process failed");
  await expect(balanceLink).toContainText("18 available");
  await page.getByRole("link", { name: "Back to the packs" }).click();

  await pack(page, 150).click();
  await page.getByRole("button", { name: "Leave without paying" }).click();
  await page.waitForURL("**/dashboard/checkout");

  await balanceLink.click();
  const orders = page.getByRole("region", { name: "Purchases" });
  await expect(orders.getByRole("row", { name: /12 credits .*Paid .*\$228/ })).toBeVisible();
  await expect(orders.getByRole("row", { name: /48 credits .*Declined .*\$816/ })).toBeVisible();
  await expect(orders.getByRole("row", { name: /150 credits .*Not paid yet .*\$2,250/ })).toBeVisible();
  const ledger = page.getByRole("region", { name: "Ledger" });
  await expect(ledger.getByRole("row", { name: /Purchased .*\+12/ })).toBeVisible();
  await expect(ledger.getByRole("row", { name: /Free credits .*\+6/ })).toBeVisible();
});

test("E51: returning with an unknown order shows that it was not found", async ({ page }) => {
  await signUp(page, newOwner());
  await page.goto("/checkoutSuccess?order=nothing");
  await expect(page.getByRole("alert")).toContainText("Order not found");
  await page.goto("/checkoutSuccess");
  await expect(page.getByRole("heading", { level: 1, name: "Nothing to show" })).toBeVisible();
});

test("a session that is too large offers to buy credits in another tab, and keeps the input", async ({
  page,
}) => {
  await signUp(page, newOwner());
  await page.goto("/dashboard/createSession");
  const seats = page.locator("input[inputmode=numeric]").first();
  await seats.fill("40");
  await seats.blur();
  const note = page.getByText("Insufficient credits").locator("..").locator("..");
  await expect(note).toBeVisible();
  const opened = page.waitForEvent("popup");
  await note.getByRole("link", { name: "Buy credits" }).click();
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
  await expect(page.getByRole("heading", { name: "Credits" })).toBeVisible();
  await page.getByRole("link", { name: "Buy credits" }).click();
  await expect(pack(page, 12)).toBeVisible();
  await signOut(page, sub);
  await page.waitForURL("**/?logout=true");

  await signInToDashboard(page, owner);
  await page.goto("/dashboard/settings");
  const buying = page.locator("section", { has: page.getByRole("heading", { name: "Buying credits" }) });
  await buying.getByRole("checkbox", { name: "Sub-Administrators may buy credits" }).uncheck();
  await buying.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await signOut(page, owner);
  await page.waitForURL("**/?logout=true");

  await signInToDashboard(page, sub);
  await expect(page.getByRole("heading", { name: "Credits" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Buy credits" })).toHaveCount(0);
  await page.goto("/dashboard/checkout");
  await expect(page.getByText("Sub-Administrators can’t buy credits in your company")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Buy/ })).toHaveCount(0);
  await page.goto("/dashboard/billing");
  await expect(page.getByText("Orders are shown to people who may buy credits.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Buy credits" })).toHaveCount(0);
  await sub.api.close();
  await owner.api.close();
});
