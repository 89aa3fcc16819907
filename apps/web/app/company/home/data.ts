import { listConsumers } from "@lantern/contract/endpoints/consumer";
import { queryOptions } from "@tanstack/react-query";
import { request } from "../../api/request.ts";

/** Whether the company's list has any participants. Refetched together with the list. */
export const anyoneQuery = queryOptions({
  queryKey: ["consumers", "anyone"],
  queryFn: async ({ signal }) =>
    (await request(listConsumers, { query: { limit: 1 }, signal })).items.length > 0,
});
