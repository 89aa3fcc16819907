import type { BodyOf } from "@lantern/contract/endpoint";
import {
  closeEnrollment,
  closeSeriesEnrollment,
  getEnrollment,
  getSeriesEnrollment,
  putEnrollment,
  putSeriesEnrollment,
} from "@lantern/contract/endpoints/enrollment";
import { queryOptions } from "@tanstack/react-query";
import { queryClient, refresh } from "../query-client.ts";
import { request } from "../request.ts";
import { sessionsKey } from "./sessions.ts";

/** The open enrollment of a session; people come while the page is open. */
export const enrollmentQuery = (id: string) =>
  queryOptions({
    queryKey: [sessionsKey, "enrollment", id],
    queryFn: ({ signal }) => request(getEnrollment, { params: { id }, signal }),
    refetchInterval: 15_000,
  });

export const enrollmentApi = {
  open: async (id: string, body: BodyOf<typeof putEnrollment>) => {
    const opened = await request(putEnrollment, { params: { id }, body });
    queryClient.setQueryData(enrollmentQuery(id).queryKey, opened);
  },
  close: async (id: string) => {
    await request(closeEnrollment, { params: { id } });
    await refresh(enrollmentQuery(id).queryKey);
  },
};

/** The one link of a series. */
export const seriesEnrollmentQuery = (id: string) =>
  queryOptions({
    queryKey: [sessionsKey, "series-enrollment", id],
    queryFn: ({ signal }) => request(getSeriesEnrollment, { params: { id }, signal }),
    refetchInterval: 15_000,
  });

export const seriesEnrollmentApi = {
  open: async (id: string, body: BodyOf<typeof putSeriesEnrollment>) => {
    const opened = await request(putSeriesEnrollment, { params: { id }, body });
    queryClient.setQueryData(seriesEnrollmentQuery(id).queryKey, opened);
  },
  close: async (id: string) => {
    await request(closeSeriesEnrollment, { params: { id } });
    await refresh(seriesEnrollmentQuery(id).queryKey);
  },
};
