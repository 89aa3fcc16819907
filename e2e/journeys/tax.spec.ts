/** What buyers pay on top of prices, of an operator with VAT and of an exempt one: checkout, quote, invoice and email say the same. */

import { expect, type Page } from "@playwright/test";
import { extractText } from "unpdf";
import { texts as billingTexts } from "../../apps/web/app/company/billing/texts.ts";
import { texts as checkoutTexts } from "../../apps/web/app/company/checkout/texts.ts";
import { purchaseTexts } from "../../apps/web/app/company/shared/billing/purchase-texts.ts";
import { ServerProcess } from "../../bench/chaos/server.ts";
import { addBilling, confirmAddress, ownerByApi, signInToDashboard } from "../fixtures/company.ts";
import { emailTo } from "../fixtures/mailbox.ts";
import { test } from "../fixtures/test.ts";
import { like, startingWith } from "../fixtures/texts.ts";

interface Buyer {
  account: object;
  line: string;
  vat: string;
  total: string;
}

const northwind = (country_id: string, postcode: string, city: string, vat_id = "") => ({
  name: "Northwind",
  street: "1 Quay",
  postcode,
  city,
  country_id,
  vat_id,
});

const buyers: (Buyer & { where: string })[] = [
  {
    where: "Germany",
    account: northwind("DE", "20457", "Hamburg", "DE136695976"),
    line: "VAT 19%",
    vat: "€145.92",
    total: "€913.92",
  },
  {
    where: "France",
    account: northwind("FR", "75001", "Paris", "FR40303265045"),
    line: "Reverse charge: the recipient is liable for VAT (art. 196 of Directive 2006/112/EC) (Steuerschuldnerschaft des Leistungsempfängers)",
    vat: "$0.00",
    total: "$816.00",
  },
  {
    where: "the United Kingdom",
    account: northwind("GB", "E1 6AN", "London", "GB980780684"),
    line: "Not subject to VAT in Germany: place of supply is the United Kingdom",
    vat: "$0.00",
    total: "$816.00",
  },
  {
    where: "the United States",
    account: northwind("US", "94105", "San Francisco, CA"),
    line: "Not subject to VAT in Germany: place of supply is the United States",
    vat: "$0.00",
    total: "$816.00",
  },
  {
    where: "Switzerland",
    account: northwind("CH", "8001", "Zürich", "CHE123456788"),
    line: "Not subject to VAT in Germany: place of supply is Switzerland",
    vat: "$0.00",
    total: "$816.00",
  },
];

interface Order {
  id: string;
  amount: number;
  documents: { id: string; kind: string }[];
}

/** Orders by a quote, and reads every page, file and email on the way. */
async function buy(page: Page, baseURL: string, { account, line, vat, total }: Buyer): Promise<void> {
  const owner = await ownerByApi(baseURL);
  await confirmAddress(owner);
  await addBilling(owner, account);
  await signInToDashboard(page, owner);
  await page.goto("/dashboard/checkout");
  await page.getByRole("radio", { name: startingWith(checkoutTexts.pack(48)) }).check();
  await expect(page.getByText(line, { exact: true })).toBeVisible();
  await expect(page.getByText(total.replace(".00", ""), { exact: true }).last()).toBeVisible();
  await page.getByRole("button", { name: checkoutTexts.quote }).click();
  const quoted = page
    .getByRole("region", { name: billingTexts.purchases.title })
    .getByRole("row", { name: purchaseTexts.credits(48) });
  await quoted.getByRole("button", { name: like(purchaseTexts.invoiceOf) }).click();
  await expect(quoted).toContainText(purchaseTexts.states.open);

  const { items } = (await owner.api.ok("GET", "/api/checkout/orders")) as { items: Order[] };
  expect(items[0]?.documents.map(({ kind }) => kind)).toEqual(["quote", "invoice"]);
  for (const { id } of items[0]?.documents ?? []) {
    const headers = { authorization: `Bearer ${owner.api.token}` };
    const pdf = await owner.api.http.get(`/api/checkout/documents/${id}/document.pdf`, { headers });
    const text = (await extractText(new Uint8Array(await pdf.body()), { mergePages: true })).text;
    // Long lines are broken, with the amount beside the first part.
    const printed = text.replace(/\s+/g, " ").replace(`${vat} `, "");
    expect(printed).toContain(line);
    for (const amount of [vat, total]) expect(text).toContain(amount);
  }
  const email = await emailTo(page.request, owner.email, /^Invoice SAMPLE-INV/);
  for (const part of [line, total]) expect(email.text.replace(/\s+/g, " ")).toContain(part);
}

for (const buyer of buyers)
  test(`a buyer in ${buyer.where} reads the same line on checkout, quote, invoice and email`, async ({
    page,
    baseURL,
  }) => buy(page, baseURL as string, buyer));

test("a German buyer of an exempt operator reads the sentence of the law in the same places", async ({
  browser,
}) => {
  const server = await ServerProcess.start({ OPERATOR_EXEMPT: "yes" });
  try {
    const context = await browser.newContext({ baseURL: server.url });
    await buy(await context.newPage(), server.url, {
      account: northwind("DE", "20457", "Hamburg", "DE136695976"),
      line: "No VAT is shown: small business, § 19 UStG (Kein Ausweis von Umsatzsteuer: Kleinunternehmer nach § 19 UStG)",
      vat: "$0.00",
      total: "$816.00",
    });
    await context.close();
  } finally {
    await server.stop();
  }
});
