import type { BodyOf } from "@lantern/contract/endpoints";
import { createKey, deleteKey, listKeys } from "@lantern/contract/page-endpoints";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";
import { refreshAfter } from "../query-client.ts";

export const keysQuery = queryOptions({ queryKey: ["keys"], queryFn: () => call(listKeys) });

const changing = <R>(change: Promise<R>) => refreshAfter(change, keysQuery.queryKey);

/** Requests an Owner can make about keys. Each refreshes the list. */
export const keysApi = {
  add: (body: BodyOf<typeof createKey>) => changing(call(createKey, { body })),
  revoke: (id: string) => changing(call(deleteKey, { params: { id } })),
};
