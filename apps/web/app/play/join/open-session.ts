import { getOpenSession } from "@lantern/contract/endpoints";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/client.ts";

/** What a page may show of a session before anybody has signed in. */
export function openSessionQuery(sessionId: string) {
  return queryOptions({
    queryKey: ["open-session", sessionId],
    queryFn: ({ signal }) => call(getOpenSession, { query: { sessionId }, signal }),
  });
}
