import type { BodyOf } from "@lantern/contract/endpoint";
import { closeEnrollment, getEnrollment, putEnrollment } from "@lantern/contract/endpoints/enrollment";
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
