// @vitest-environment happy-dom
import type { Billing, CheckoutTerms } from "@lantern/contract/http";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { render, screen } from "../../../test/render.ts";
import { userKey } from "../../api/access/session.ts";
import { billingQuery, productsQuery, termsQuery } from "../../api/queries/billing.ts";
import { creditsQuery } from "../../api/queries/company.ts";
import { countriesQuery } from "../../api/queries/reference.ts";
import Checkout from "./page.tsx";

const buy = "Buy 12 credits";
const nothing = "You can’t buy credits right now. Please contact support.";
const billing: Billing = { name: "Havn ApS", address: "Kajen 4", country_id: "DK", vat_id: null };

/** The page in an installation that sells in these ways. */
function renderCheckout(sells: Pick<CheckoutTerms, "card" | "invoices">): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(userKey, {
    user_type_id: 2,
    may_buy: true,
    email_verified_at: "2026-11-21T09:00:00.000Z",
    company: { id: "c", name: "Havn ApS" },
  });
  const terms = { currency: "USD", currencies: ["USD"], credits_at_once: 0, invoice_days: 30 };
  client.setQueryData(termsQuery.queryKey, { ...terms, ...sells });
  client.setQueryData(productsQuery("USD").queryKey, [
    { id: "credits-12", credits: 12, price_cents: 22_800, currency: "USD" },
  ]);
  client.setQueryData(billingQuery.queryKey, billing);
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

test("where nothing is sold, the page says so and offers nothing", () => {
  renderCheckout({ card: false, invoices: false });
  expect(screen.getByText(nothing)).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("where something is sold, packs are offered", () => {
  renderCheckout({ card: true, invoices: false });
  expect(screen.getByRole("button", { name: buy })).toBeTruthy();
  expect(screen.queryByText(nothing)).toBeNull();
});
