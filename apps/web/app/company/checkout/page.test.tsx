// @vitest-environment happy-dom
import type { BillingAccount, CheckoutTerms, Product } from "@lantern/contract/http";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { fireEvent, render, screen } from "../../../test/render.ts";
import { userKey } from "../../api/access/session.ts";
import { accountsQuery, productsQuery, termsQuery } from "../../api/queries/billing.ts";
import { creditsQuery } from "../../api/queries/company.ts";
import { countriesQuery } from "../../api/queries/reference.ts";
import Checkout from "./page.tsx";

const nothing = "You can’t buy credits right now. Please contact support.";
const account: BillingAccount = {
  id: "a",
  label: "Havn ApS",
  is_default: true,
  name: "Havn ApS",
  street: "Kajen 4",
  postcode: "1000",
  city: "København",
  country_id: "DK",
  vat_id: null,
  invoice_email: null,
  buyer_reference: null,
  language: "en",
  format: "pdf",
  vat_check: null,
  vat_digits_wrong: false,
  tax: { percent: 19, line: "VAT 19%" },
  currencies: ["EUR"],
  refused: null,
};
const packs: Product[] = [
  { id: "credits-12", credits: 12, price_cents: 21_600, currency: "EUR" },
  { id: "credits-48", credits: 48, price_cents: 76_800, currency: "EUR" },
];

/** The page in an installation that sells in these ways. */
function renderCheckout(
  sells: Partial<Pick<CheckoutTerms, "card" | "invoices">>,
  accounts: BillingAccount[] = [account],
): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(userKey, {
    user_type_id: 2,
    may_buy: true,
    email_verified_at: "2026-11-21T09:00:00.000Z",
    company: { id: "c", name: "Havn ApS" },
  });
  const terms = { currency: null, currencies: ["USD", "EUR"], credits_at_once: 0, invoice_days: 30 };
  client.setQueryData(termsQuery.queryKey, { ...terms, card: false, invoices: false, ...sells });
  for (const currency of ["USD", "EUR"])
    client.setQueryData(
      productsQuery(currency).queryKey,
      packs.map((pack) => ({ ...pack, currency })),
    );
  client.setQueryData(accountsQuery.queryKey, accounts);
  const ledger = { items: [], next: null };
  const credits = { balance: 500, reserved: 0, available: 500, debt: 0, low_below: 10, ledger };
  client.setQueryData(creditsQuery.queryKey, credits);
  client.setQueryData(countriesQuery.queryKey, [{ id: "DK", name: "Denmark" }]);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Checkout />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const order = (number: string) => {
  fireEvent.change(screen.getByLabelText("Credits"), { target: { value: number } });
};

test("where nothing is sold, the page says so and offers nothing", () => {
  renderCheckout({});
  expect(screen.getByText(nothing)).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("the price has the tax of the account that is billed, and its only currency", () => {
  renderCheckout({ card: true, invoices: true });
  expect(screen.queryByRole("radio", { name: "USD" })).toBeNull();
  order("48");
  expect(screen.getByRole("radio", { name: /^48 credits/ })).toHaveProperty("checked", true);
  for (const text of ["48 credits, €16 each", "€768", "VAT 19%", "€145.92", "Total", "€913.92"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Pay by card" })).toHaveProperty("disabled", false);
  expect(screen.getByRole("button", { name: "Order by invoice" })).toHaveProperty("disabled", false);
});

test("47 credits say by how much 48 are cheaper, and one click takes them", async () => {
  renderCheckout({ card: true });
  order("47");
  expect(screen.getByText(/48 credits cost €78 less than 47\./)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Take 48" }));
  expect(screen.getByText("€913.92")).toBeTruthy();
});

test("more than one order can have is for a person to arrange", () => {
  renderCheckout({ card: true });
  order("5001");
  expect(screen.getByText("One order has at most 5,000 credits.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Pay by card" })).toHaveProperty("disabled", true);
});

test("without a billing account the page asks for one, and the tax is open", () => {
  renderCheckout({ card: true }, []);
  order("12");
  expect(screen.getByText(/^Plus VAT where it applies/)).toBeTruthy();
  expect(screen.getByRole("radio", { name: "USD" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save billing account" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Pay by card" })).toHaveProperty("disabled", true);
});

test("an account that cannot buy says why", () => {
  renderCheckout({ card: true }, [{ ...account, tax: null, currencies: [], refused: "CURRENCY_NO_PRICE" }]);
  order("12");
  expect(screen.getByText(/owed in a currency that we have no prices in yet/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Pay by card" })).toHaveProperty("disabled", true);
});
