// @vitest-environment happy-dom
import type { Order } from "@lantern/contract/http";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render, screen } from "../../../../test/render.ts";
import { termsQuery } from "../../../api/queries/billing.ts";
import { PurchaseActions } from "./purchase-actions.tsx";

const order: Order = {
  id: "o",
  product: "credits-12",
  credits: 12,
  amount: 22_800,
  net: 22_800,
  tax: 0,
  tax_line: null,
  currency: "USD",
  status: "quoted",
  method: null,
  created_at: "2026-11-21T09:00:00.000Z",
  paid_at: null,
  refunded: 0,
  purchase_order: null,
  valid_until: "2026-12-21T09:00:00.000Z",
  lapsed: false,
  due_at: null,
  overdue: false,
  credits_added: 0,
  unused: null,
  documents: [
    { id: "d", kind: "quote", name: "LH-Q-000001", xrechnung: false, issued_at: "2026-11-21T09:00:00.000Z" },
  ],
};
const [pay, invoice, cancel] = [
  "Pay LH-Q-000001 by card",
  "Order LH-Q-000001 by invoice",
  "Cancel LH-Q-000001",
];

/** The names of the buttons that an order has, in an installation that sells in these ways. */
function actionsOf(change: Partial<Order>, sells: { card?: boolean; invoices?: boolean } = {}): string[] {
  const terms = { currency: "USD", currencies: ["USD"], credits_at_once: 0, invoice_days: 30 };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(termsQuery.queryKey, { ...terms, card: true, invoices: true, ...sells });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <PurchaseActions order={{ ...order, ...change }} />
    </QueryClientProvider>,
  );
  const names = screen.queryAllByRole("button").map((button) => button.getAttribute("aria-label") ?? "");
  unmount();
  return names;
}

test("a quote can be paid, ordered and cancelled; after its day only cancelled", () => {
  expect(actionsOf({})).toEqual([pay, invoice, cancel]);
  expect(actionsOf({ lapsed: true })).toEqual([cancel]);
});

test("only what the installation sells is offered", () => {
  expect(actionsOf({}, { card: false })).toEqual([invoice, cancel]);
  expect(actionsOf({}, { invoices: false })).toEqual([pay, cancel]);
});

test("an unpaid order by card can get an invoice, an invoice can be paid by card, a part of it is not cancelled", () => {
  for (const status of ["open", "declined", "expired"] as const)
    expect(actionsOf({ status, method: "card" })).toEqual([pay, invoice, cancel]);
  expect(actionsOf({ status: "open", method: "invoice" })).toEqual([pay, cancel]);
  expect(actionsOf({ status: "part_paid", method: "invoice" })).toEqual([pay]);
});

test("what is paid, refunded, disputed or cancelled has no action", () => {
  for (const status of ["paid", "part_refunded", "refunded", "disputed", "cancelled"] as const)
    expect(actionsOf({ status, method: "card" })).toEqual([]);
});
