import { getDataProcessing } from "@lantern/contract/http";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

export const measuredQuery = queryOptions({
  queryKey: ["measured"],
  queryFn: ({ signal }) => call(getDataProcessing, { signal }),
});
