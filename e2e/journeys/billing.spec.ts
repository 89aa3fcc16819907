/** The statement, receipts and billing data; buying twice by mistake; a refund that leaves a debt. */

import { errorTexts } from "@lantern/contract/error-texts";
import { expect, type Page } from "@playwright/test";
import { texts as billingTexts } from "../../apps/web/app/company/billing/texts.ts";
import { texts as checkoutTexts } from "../../apps/web/app/company/checkout/texts.ts";
import { texts as checkoutSuccessTexts } from "../../apps/web/app/company/checkout-success/texts.ts";
import { texts as createSessionTexts } from "../../apps/web/app/company/create-session/texts.ts";
import { texts as sessionTexts } from "../../apps/web/app/company/session/texts.ts";
import { creditTexts } from "../../apps/web/app/company/shared/billing/credit-texts.ts";
import { purchaseTexts } from "../../apps/web/app/company/shared/billing/purchase-texts.ts";
import { texts as sharedBillingTexts } from "../../apps/web/app/company/shared/billing/texts.ts";
import { texts as planningTexts } from "../../apps/web/app/company/shared/planning/texts.ts";
import { Api } from "../fixtures/api.ts";
import { expectAccessible } from "../fixtures/axe.ts";
import { addBilling, confirmAddress, ownerByApi, signInToDashboard } from "../fixtures/company.ts";
import { emailTo } from "../fixtures/mailbox.ts";
import { test } from "../fixtures/test.ts";
import { inOrder, like, startingWith, wording } from "../fixtures/texts.ts";

const { reasons } = billingTexts.ledger;
/** The button of an invoice, whatever its day and number are. */
const invoiceFor = (credits: number) =>
  like((day: string, name: string) =>
    purchaseTexts.documents.getOf(purchaseTexts.documents.kinds.invoice, credits, day, name),
  );

const pack = (page: Page, credits: number) =>
  page.getByRole("radio", { name: startingWith(checkoutTexts.pack(credits)) });

type Buyer = Awaited<ReturnType<typeof ownerByApi>>;

async function buyer(baseURL: string | undefined): Promise<Buyer> {
  const owner = await ownerByApi(baseURL as string);
  await confirmAddress(owner);
  return owner;
}

async function bought({ api }: Buyer, product_id: string): Promise<string> {
  const { order_id } = (await api.ok("POST", "/api/checkout", { product_id })) as { order_id: string };
  await api.http.post(`/sandbox-checkout/${order_id}`, { form: { do: "pay" }, maxRedirects: 0 });
  return order_id;
}

test("[C36] billing data are saved, receipt and statement are downloaded, filters narrow the ledger", async ({
  page,
  baseURL,
}) => {
  const owner = await buyer(baseURL);
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/billing");
  await page.getByLabel(sharedBillingTexts.street).fill("Kajen 4");
  await page.getByLabel(sharedBillingTexts.postcode).fill("2100");
  await page.getByLabel(sharedBillingTexts.city).fill("København Ø");
  await page.getByLabel(sharedBillingTexts.country).selectOption("DK");
  await page.getByLabel(sharedBillingTexts.vat).fill("1234567");
  await page.getByRole("button", { name: sharedBillingTexts.save }).click();
  await expect(page.getByText(errorTexts.TAX_NUMBER_LIKE({ example: "DK12345678" }))).toBeVisible();
  await page.getByLabel(sharedBillingTexts.vat).fill("dk 13585628");
  await page.getByRole("button", { name: sharedBillingTexts.save }).click();
  await expect(page.getByText(sharedBillingTexts.saved)).toBeVisible();
  const address = "Kajen 4, 2100 København Ø, Denmark, DK13585628";
  await expect(page.getByText(address)).toBeVisible();

  await bought(owner, "credits-12");
  await page.reload();
  const receipt = page.waitForEvent("download");
  await page.getByRole("button", { name: invoiceFor(12) }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^invoice-SAMPLE-INV-\d{6}\.pdf$/);
  const table = page.waitForEvent("download");
  await page.getByRole("button", { name: billingTexts.ledger.csv }).click();
  expect((await table).suggestedFilename()).toBe("credits.csv");

  const ledger = page.getByRole("region", { name: billingTexts.ledger.title });
  await expect(ledger.getByRole("row", { name: inOrder(reasons.purchase, "+12", "18") })).toBeVisible();
  await ledger.getByLabel(billingTexts.ledger.kind).selectOption({ label: billingTexts.ledger.kinds.grant });
  await expect(ledger.getByRole("row", { name: reasons.purchase })).toHaveCount(0);
  await expect(ledger.getByRole("row", { name: inOrder(reasons.grant, "+6", "6") })).toBeVisible();
  await ledger
    .getByLabel(billingTexts.ledger.kind)
    .selectOption({ label: billingTexts.ledger.kinds.capture });
  await expect(ledger.getByText(billingTexts.ledger.noneLike)).toBeVisible();
});

test("two clicks on “Pay by card” create one order, and returning from the payment page allows another", async ({
  page,
  baseURL,
}) => {
  const owner = await buyer(baseURL);
  await addBilling(owner);
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/checkout");
  await pack(page, 12).check();
  await page.getByRole("button", { name: checkoutTexts.card }).dblclick();
  await expect(page.getByRole("heading", { name: wording("Sandbox checkout") })).toBeVisible();
  const orders = async () =>
    ((await owner.api.ok("GET", "/api/checkout/orders")) as { items: unknown[] }).items;
  expect(await orders()).toHaveLength(1);
  await page.goBack();
  await pack(page, 48).check();
  await page.getByRole("button", { name: checkoutTexts.card }).click();
  await page.getByRole("button", { name: /\$816\.00/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: checkoutSuccessTexts.title })).toBeVisible();
  expect(await orders()).toHaveLength(2);
});

test("[R24] another company's order and a refunded one differ from a payment", async ({ page, baseURL }) => {
  const [owner, stranger] = [await buyer(baseURL), await buyer(baseURL)];
  for (const one of [owner, stranger]) await addBilling(one);
  const [own, theirs] = [await bought(owner, "credits-48"), await bought(stranger, "credits-12")];
  await signInToDashboard(page, owner);
  await page.goto(`/checkoutSuccess?order=${theirs}`);
  await expect(page.getByRole("heading", { level: 1, name: checkoutSuccessTexts.stranger })).toBeVisible();

  const draft = { title: "Session", experience: "the-quiet-station", timezone: "UTC", seats: 50 };
  const starts_at = new Date(Date.now() + 86_400_000).toISOString();
  const { id } = (await owner.api.ok("POST", "/api/session", { ...draft, starts_at })) as { id: string };
  await owner.api.ok("POST", `/api/session/${id}/confirm`);
  const admin = await Api.open(baseURL as string);
  await admin.signIn("admin@lantern.example", "seven boats home");
  await admin.ok("POST", `/api/admin/orders/${own}/refund`, { reason: "Asked for by telephone" });
  const refundEmail = await emailTo(page.request, owner.email, /^Refunded: \$816\.00$/);
  expect(refundEmail.text).toContain("Of these, 44 had already been used or reserved");
  await page.goto(`/checkoutSuccess?order=${own}`);
  await expect(
    page.getByRole("heading", { level: 1, name: checkoutSuccessTexts.refundedTitle }),
  ).toBeVisible();

  await page.goto("/dashboard/checkout");
  await expect(page.getByText(creditTexts.debt.title(44))).toBeVisible();
  await pack(page, 12).check();
  await expect(page.getByRole("button", { name: checkoutTexts.card })).toBeDisabled();
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    for (const path of ["/dashboard/billing", "/dashboard/checkout", `/checkoutSuccess?order=${own}`]) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      await expectAccessible(page);
    }
  }
});

test("unused credits are refunded by a button, and a session is booked on a cost center", async ({
  page,
  baseURL,
}) => {
  const owner = await buyer(baseURL);
  await addBilling(owner);
  await bought(owner, "credits-12");
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/billing");
  const { costCenters } = billingTexts;
  const [code, name] = ["4711", "Sales, Hamburg"];
  const centers = page.getByRole("region", { name: costCenters.title });
  await centers.getByLabel(costCenters.code).pressSequentially(code);
  await centers.getByLabel(costCenters.name).pressSequentially(name);
  await page.keyboard.press("Enter");
  await expect(page.getByText(costCenters.added)).toBeVisible();
  await expect(centers.getByRole("listitem")).toHaveText([`${code} ${name}${costCenters.remove}`]);
  await expect(centers.getByLabel(costCenters.code)).toHaveValue("");

  await page.getByRole("button", { name: like(purchaseTexts.refundOf) }).click();
  const dialog = page.getByRole("dialog", { name: purchaseTexts.refundTitle(12, "$228") });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: like(purchaseTexts.refundSubmit) }).dblclick();
  await expect(page.getByText(like(purchaseTexts.refundDone))).toBeVisible();
  const list = page.getByRole("region", { name: billingTexts.purchases.title });
  await expect(list.getByText(purchaseTexts.states.refunded, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: like(purchaseTexts.refundOf) })).toHaveCount(0);
  expect(await owner.api.ok("GET", "/api/company/credits")).toMatchObject({ balance: 6, debt: 0 });

  await page.goto("/dashboard/createSession");
  await page.getByLabel(planningTexts.title).fill("Field service meets support");
  await page.getByLabel(planningTexts.costCenter).selectOption(code);
  await page.getByRole("button", { name: createSessionTexts.summary.draft }).click();
  await page.waitForURL(/\/dashboard\/sessions\/[\w-]+$/);
  await expect(page.getByText(sessionTexts.facts.costCenter(code))).toBeVisible();
});
