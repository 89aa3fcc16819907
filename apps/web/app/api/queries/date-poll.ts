import type { BodyOf } from "@lantern/contract/endpoint";
import { closeDatePoll, confirmDate, getDatePoll, putDatePoll } from "@lantern/contract/endpoints/date-poll";
import { queryOptions } from "@tanstack/react-query";
import { queryClient, refresh } from "../query-client.ts";
import { request } from "../request.ts";
import { cacheSession, refreshSessions, sessionsKey } from "./sessions.ts";

/** The dates that a draft is offered at; people respond while the page is open. */
export const datePollQuery = (id: string) =>
  queryOptions({
    queryKey: [sessionsKey, "dates", id],
    queryFn: ({ signal }) => request(getDatePoll, { params: { id }, signal }),
    refetchInterval: 15_000,
  });

export const datePollApi = {
  offer: async (id: string, body: BodyOf<typeof putDatePoll>) => {
    const offered = await request(putDatePoll, { params: { id }, body });
    queryClient.setQueryData(datePollQuery(id).queryKey, offered);
    return offered.poll;
  },
  withdraw: async (id: string) => {
    await request(closeDatePoll, { params: { id } });
    await refresh(datePollQuery(id).queryKey);
  },
  confirm: async (id: string, starts_at: string) => {
    const session = cacheSession(await request(confirmDate, { params: { id }, body: { starts_at } }));
    refreshSessions();
    return session;
  },
};
