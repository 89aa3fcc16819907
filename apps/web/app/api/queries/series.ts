import type { BodyOf } from "@lantern/contract/endpoint";
import {
  cancelSeries,
  confirmSeries,
  createSeries,
  getSeries,
  inviteSeries,
  patchSeries,
  putSeriesDates,
} from "@lantern/contract/endpoints/series";
import { getSeriesReport } from "@lantern/contract/endpoints/series-report";
import type { Series } from "@lantern/contract/http";
import { queryOptions } from "@tanstack/react-query";
import { language } from "../../i18n/current.ts";
import { download } from "../download.ts";
import { queryClient, refresh } from "../query-client.ts";
import { request } from "../request.ts";
import { seriesKey as key } from "./series-list.ts";

export const seriesQuery = (id: string) =>
  queryOptions({
    queryKey: [key, "one", id],
    queryFn: ({ signal }) => request(getSeries, { params: { id }, signal }),
    // RSVPs and the start of its sessions come from other people and the server.
    refetchInterval: 15_000,
  });

/** The invitation to all dates as the user would get it, and how many people get theirs. */
export const seriesInvitationQuery = (id: string) =>
  queryOptions({
    queryKey: [key, "invitation", id],
    queryFn: () => request(inviteSeries, { params: { id }, body: { preview: true } }),
    staleTime: 0,
  });

export const seriesReportQuery = (id: string) =>
  queryOptions({
    queryKey: [key, "report", id],
    queryFn: ({ signal }) =>
      request(getSeriesReport, { params: { id }, query: { language: language() }, signal }),
    // A series of which nothing has been played has no report; a retry does not change that.
    retry: false,
  });

/** Saves the report as a document. */
export const saveSeriesReport = (id: string): Promise<void> =>
  download(getSeriesReport, { params: { id }, query: { format: "pdf" } });

function cacheSeries(series: Series): Series {
  queryClient.setQueryData(seriesQuery(series.id).queryKey, series);
  void refresh([key, "list"], ["sessions"], ["credits"]);
  return series;
}

export type SeriesBody = BodyOf<typeof createSeries>;

export const seriesApi = {
  create: async (body: SeriesBody, idempotencyKey: string) =>
    cacheSeries(await request(createSeries, { body, idempotencyKey })),
  rename: async (id: string, body: BodyOf<typeof patchSeries>) =>
    cacheSeries(await request(patchSeries, { params: { id }, body })),
  confirm: async (id: string) => cacheSeries(await request(confirmSeries, { params: { id } })),
  invite: async (id: string) => {
    const { invited } = await request(inviteSeries, { params: { id }, body: {} });
    void refresh([key], ["sessions"]);
    return invited;
  },
  setDates: async (id: string, body: BodyOf<typeof putSeriesDates>) =>
    cacheSeries(await request(putSeriesDates, { params: { id }, body })),
  cancel: async (id: string, session_ids: string[]) =>
    cacheSeries(await request(cancelSeries, { params: { id }, body: { session_ids } })),
};
