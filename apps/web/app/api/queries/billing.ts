import type { Currency } from "@lantern/contract/choices";
import type { BodyOf } from "@lantern/contract/endpoint";
import {
  createBillingAccount,
  deleteBillingAccount,
  listBillingAccounts,
  putBillingAccount,
} from "@lantern/contract/endpoints/billing-accounts";
import {
  cancelOrder as cancelOrderCall,
  checkoutSuccess,
  createCheckout,
  createInvoice,
  createQuote,
  getCheckoutTerms,
  getOrder,
  listOrders,
  listProducts,
  refundUnused as refundUnusedCall,
} from "@lantern/contract/endpoints/checkout";
import { getCredits, listSessionCredits } from "@lantern/contract/endpoints/company";
import { addCostCenter, listCostCenters, removeCostCenter } from "@lantern/contract/endpoints/cost-centers";
import type { BillingAccount, CostCenter, LedgerFilter, Order } from "@lantern/contract/http";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { refresh } from "../query-client.ts";
import { request } from "../request.ts";
import { pagedQuery } from "./paged.ts";

const whileOpen = 2000;

export const productsQuery = (currency: string) =>
  queryOptions({
    queryKey: ["products", currency],
    queryFn: async () => (await request(listProducts, { query: { currency: currency as Currency } })).items,
  });

export const termsQuery = queryOptions({
  queryKey: ["checkout-terms"],
  queryFn: () => request(getCheckoutTerms),
});

/** The state of an order, polled until it is final. */
export const orderStateQuery = (order: string) =>
  queryOptions({
    queryKey: ["orders", "state", order],
    queryFn: () => request(checkoutSuccess, { query: { order } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === "open" && !state.error ? whileOpen : false),
  });

/** An order with all that has happened to it. */
export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: ["orders", "one", id],
    queryFn: () => request(getOrder, { params: { id } }),
  });

export const ordersQuery = infiniteQueryOptions({
  queryKey: ["orders", "list"],
  queryFn: ({ pageParam }) => request(listOrders, { query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: "",
  getNextPageParam: (last) => last.next,
  select: (data) => data.pages.flatMap((page) => page.items),
});

/** A reason and a month, each empty for all. */
export const ledgerQuery = (filter: { reason: LedgerFilter["reason"] | ""; month: string }) =>
  pagedQuery(["credits", "ledger"], filter, async (query) => (await request(getCredits, { query })).ledger);

/** Who used the credits of a session. */
export const sessionCreditsQuery = (id: string) =>
  queryOptions({
    queryKey: ["credits", "session", id],
    queryFn: async () => (await request(listSessionCredits, { params: { id } })).items,
  });

/** Who can be billed, the default first. */
export const accountsQuery = queryOptions({
  queryKey: ["billing-accounts"],
  queryFn: async () => (await request(listBillingAccounts)).items,
});

/** Adds an account, or changes the one with this id. */
export async function saveAccount(
  id: string | null,
  body: BodyOf<typeof putBillingAccount>,
): Promise<BillingAccount> {
  const saved = id
    ? await request(putBillingAccount, { params: { id }, body })
    : await request(createBillingAccount, { body });
  await refresh(accountsQuery.queryKey);
  return saved;
}

export async function deleteAccount(id: string): Promise<void> {
  await request(deleteBillingAccount, { params: { id } });
  await refresh(accountsQuery.queryKey);
}

/** Orders credits and opens the payment page. The same key always means the same order; an order that exists needs none. */
export async function goAndPay({ body, key }: { body: Purchase; key?: string }): Promise<void> {
  const { url } = await request(createCheckout, { body, ...(key && { idempotencyKey: key }) });
  location.assign(url);
}

/** Orders credits by invoice. Returns the number of the invoice. */
export async function orderByInvoice(body: BodyOf<typeof createInvoice>, key?: string): Promise<string> {
  const order = await request(createInvoice, { body, ...(key && { idempotencyKey: key }) });
  await refreshPurchases();
  return nameOf(order, "invoice");
}

/** Makes a quote. Returns its number. */
export async function makeQuote(body: BodyOf<typeof createQuote>, key: string): Promise<string> {
  const order = await request(createQuote, { body, idempotencyKey: key });
  await refreshPurchases();
  return nameOf(order, "quote");
}

export async function cancelOrder(id: string): Promise<void> {
  await request(cancelOrderCall, { params: { id } });
  await refreshPurchases();
}

/** Has the unused credits of an order refunded. */
export async function refundUnused(id: string): Promise<void> {
  await request(refundUnusedCall, { params: { id } });
  await refreshPurchases();
}

export const costCentersQuery = queryOptions({
  queryKey: ["cost-centers"],
  queryFn: async () => (await request(listCostCenters)).items,
});

export const costCenters = {
  async add(body: BodyOf<typeof addCostCenter>): Promise<void> {
    await request(addCostCenter, { body });
    await refresh(costCentersQuery.queryKey);
  },
  async remove({ id }: CostCenter): Promise<void> {
    await request(removeCostCenter, { params: { id } });
    await refresh(costCentersQuery.queryKey);
  },
};

const refreshPurchases = () => refresh(["orders"], ["credits"], termsQuery.queryKey, accountsQuery.queryKey);

const nameOf = ({ documents }: Order, wanted: Order["documents"][0]["kind"]) =>
  documents.find(({ kind }) => kind === wanted)?.name ?? "";

type Purchase = BodyOf<typeof createCheckout>;
