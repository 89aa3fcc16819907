import { listConsumers } from "@lantern/contract/company-endpoints";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** Whether the company's list has any participants. Refetched together with the list. */
export const anyoneQuery = queryOptions({
  queryKey: ["consumers", "anyone"],
  queryFn: async ({ signal }) =>
    (await call(listConsumers, { query: { limit: 1 }, signal })).items.length > 0,
});
