import { type BodyOf, createKey, deleteKey, listKeys } from "@lantern/contract/endpoints";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";
import { refresh } from "../query-client.ts";

export const keysQuery = queryOptions({ queryKey: ["keys"], queryFn: () => call(listKeys) });

async function andRefresh<R>(request: Promise<R>): Promise<R> {
  const result = await request;
  await refresh(keysQuery.queryKey);
  return result;
}

/** Requests an Owner can make about keys. Each refreshes the list. */
export const keysApi = {
  add: (body: BodyOf<typeof createKey>) => andRefresh(call(createKey, { body })),
  revoke: (id: string) => andRefresh(call(deleteKey, { params: { id } })),
};
