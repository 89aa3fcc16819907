import { listSeries } from "@lantern/contract/endpoints/series";
import { request } from "../request.ts";
import { pagedQuery } from "./paged.ts";

export const seriesKey = "series";

/** The company's series, the newest first. */
export const seriesListQuery = pagedQuery([seriesKey, "list"], {}, (query, signal) =>
  request(listSeries, { query, signal }),
);
