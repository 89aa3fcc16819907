import type { Currency } from "@lantern/contract/choices";
import { getCredits } from "@lantern/contract/company-endpoints";
import type { BodyOf } from "@lantern/contract/endpoints";
import type { LedgerFilter } from "@lantern/contract/http";
import {
  checkoutSuccess,
  createCheckout,
  createInvoice,
  createQuote,
  getBilling,
  getCheckoutTerms,
  listOrders,
  listProducts,
  listQuotes,
  listSessionCredits,
  putBilling,
} from "@lantern/contract/page-endpoints";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";
import { queryClient, refresh } from "../query-client.ts";

const whileOpen = 2000;
const mostRecent = 200;

export const productsQuery = (currency: string) =>
  queryOptions({
    queryKey: ["products", currency],
    queryFn: async () => (await call(listProducts, { query: { currency: currency as Currency } })).items,
  });

export const termsQuery = queryOptions({
  queryKey: ["checkout-terms"],
  queryFn: () => call(getCheckoutTerms),
});

export const quotesQuery = infiniteQueryOptions({
  queryKey: ["quotes"],
  queryFn: ({ pageParam }) => call(listQuotes, { query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: "",
  getNextPageParam: (last) => last.next,
  select: (data) => data.pages.flatMap((page) => page.items),
});

/** The state of an order, polled until it is final. */
export const orderStateQuery = (order: string) =>
  queryOptions({
    queryKey: ["orders", "state", order],
    queryFn: () => call(checkoutSuccess, { query: { order } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === "open" && !state.error ? whileOpen : false),
  });

/** Whether an order belongs to the signed-in company. The payment's return request does not say whose order it is. */
export const isOwnOrderQuery = (order: string) =>
  queryOptions({
    queryKey: ["orders", "own", order],
    queryFn: async () =>
      (await call(listOrders, { query: { limit: mostRecent } })).items.some(({ id }) => id === order),
  });

export const ordersQuery = infiniteQueryOptions({
  queryKey: ["orders", "list"],
  queryFn: ({ pageParam }) => call(listOrders, { query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: "",
  getNextPageParam: (last) => last.next,
  select: (data) => data.pages.flatMap((page) => page.items),
});

export const ledgerQuery = (filter: LedgerFilter) =>
  infiniteQueryOptions({
    queryKey: ["credits", "ledger", filter],
    queryFn: async ({ pageParam }) =>
      (await call(getCredits, { query: { ...filter, ...(pageParam && { cursor: pageParam }) } })).ledger,
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  });

/** Who used the credits of a session. */
export const sessionCreditsQuery = (id: string) =>
  queryOptions({
    queryKey: ["credits", "session", id],
    queryFn: async () => (await call(listSessionCredits, { params: { id } })).items,
  });

export const billingQuery = queryOptions({
  queryKey: ["billing"],
  queryFn: async () => (await call(getBilling)).billing,
});

export async function saveBilling(body: BodyOf<typeof putBilling>): Promise<void> {
  const { billing } = await call(putBilling, { body });
  queryClient.setQueryData(billingQuery.queryKey, billing);
}

/** Orders credits and opens the payment page. The same key always means the same order. */
export async function goAndPay({ body, key }: { body: Purchase; key: string }): Promise<void> {
  const { url } = await call(createCheckout, { body, idempotencyKey: key });
  location.assign(url);
}

/** Orders credits by invoice. Returns the number of the invoice. */
export async function orderByInvoice(body: Purchase, key: string): Promise<{ name: string }> {
  const { documents } = await call(createInvoice, { body, idempotencyKey: key });
  await refresh(["orders"], ["credits"], termsQuery.queryKey);
  return { name: documents[0]?.name ?? "" };
}

export async function makeQuote(body: BodyOf<typeof createQuote>, key: string): Promise<{ name: string }> {
  const quote = await call(createQuote, { body, idempotencyKey: key });
  await refresh(quotesQuery.queryKey);
  return quote;
}

type Purchase = BodyOf<typeof createCheckout>;
