import { listSeries } from "@lantern/contract/company-endpoints";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";

export const seriesKey = "series";

/** The company's series, the newest first. */
export const seriesListQuery = infiniteQueryOptions({
  queryKey: [seriesKey, "list"],
  queryFn: ({ pageParam, signal }) =>
    call(listSeries, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: "",
  getNextPageParam: (last) => last.next,
  select: (data) => data.pages.flatMap((page) => page.items),
});
