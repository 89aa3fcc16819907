import { listConsumers } from "@lantern/contract/http";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** Whether there is anybody on the company's list. It is asked anew with the list itself. */
export const anyoneQuery = queryOptions({
  queryKey: ["consumers", "anyone"],
  queryFn: async ({ signal }) =>
    (await call(listConsumers, { query: { limit: 1 }, signal })).items.length > 0,
});
