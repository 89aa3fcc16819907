import {
  checkoutSuccess,
  createCheckout,
  getCredits,
  listOrders,
  listProducts,
} from "@lantern/contract/http";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

const whileOpen = 2000;

export const productsQuery = queryOptions({
  queryKey: ["products"],
  queryFn: async () => (await call(listProducts)).items,
});

/** How an order stands, asked again until that is decided. */
export const orderStateQuery = (order: string) =>
  queryOptions({
    queryKey: ["orders", "state", order],
    queryFn: () => call(checkoutSuccess, { query: { order } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === "open" && !state.error ? whileOpen : false),
  });

export const ordersQuery = infiniteQueryOptions({
  queryKey: ["orders", "list"],
  queryFn: ({ pageParam }) => call(listOrders, { query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: "",
  getNextPageParam: (last) => last.next,
  select: (data) => data.pages.flatMap((page) => page.items),
});

export const ledgerQuery = infiniteQueryOptions({
  queryKey: ["credits", "ledger"],
  queryFn: async ({ pageParam }) =>
    (await call(getCredits, { query: pageParam ? { cursor: pageParam } : {} })).ledger,
  initialPageParam: "",
  getNextPageParam: (last) => last.next,
  select: (data) => data.pages.flatMap((page) => page.items),
});

/** Orders a pack and goes to where it is paid. */
export async function goAndPay(product: string): Promise<void> {
  const { url } = await call(createCheckout, { body: { product_id: product } });
  location.assign(url);
}
