import type { BodyOf } from "@lantern/contract/endpoint";
import { createKey, deleteKey, listKeys } from "@lantern/contract/endpoints/keys";
import { queryOptions } from "@tanstack/react-query";
import { refreshAfter } from "../query-client.ts";
import { request } from "../request.ts";

export const keysQuery = queryOptions({ queryKey: ["keys"], queryFn: () => request(listKeys) });

const changing = <R>(change: Promise<R>) => refreshAfter(change, keysQuery.queryKey);

/** Requests an Owner can make about keys. Each refreshes the list. */
export const keysApi = {
  add: (body: BodyOf<typeof createKey>) => changing(request(createKey, { body })),
  revoke: (id: string) => changing(request(deleteKey, { params: { id } })),
};
