import { listAudit } from "@lantern/contract/endpoints";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";

interface AuditFilter {
  /** First segment of the action; empty for all. */
  noun: string;
  /** Id of a user; empty for all. */
  user: string;
}

export const auditQuery = ({ noun, user }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ["audit", noun, user],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, {
        query: {
          ...(noun && { noun }),
          ...(user && { user }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  });
