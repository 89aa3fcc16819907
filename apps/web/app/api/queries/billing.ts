import {
  type BodyOf,
  checkoutSuccess,
  createCheckout,
  getBilling,
  getCredits,
  listOrders,
  listProducts,
  putBilling,
} from "@lantern/contract/endpoints";
import type { LedgerFilter } from "@lantern/contract/http";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";
import { queryClient } from "../query-client.ts";

const whileOpen = 2000;
const mostRecent = 200;

export const productsQuery = queryOptions({
  queryKey: ["products"],
  queryFn: async () => (await call(listProducts)).items,
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

export const billingQuery = queryOptions({
  queryKey: ["billing"],
  queryFn: async () => (await call(getBilling)).billing,
});

export async function saveBilling(body: BodyOf<typeof putBilling>): Promise<void> {
  const { billing } = await call(putBilling, { body });
  queryClient.setQueryData(billingQuery.queryKey, billing);
}

/** Orders a pack and opens the payment page. The same key always means the same order. */
export async function goAndPay({ product, key }: { product: string; key: string }): Promise<void> {
  const { url } = await call(createCheckout, { body: { product_id: product }, idempotencyKey: key });
  location.assign(url);
}
