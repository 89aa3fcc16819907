import { listAudit } from "@lantern/contract/page-endpoints";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../client.ts";

/** Empty fields select everything. */
export interface AuditFilter {
  /** First segment of the action. */
  noun: string;
  /** Id of a user. */
  user: string;
  /** The first and the last day, as `2026-12-03`, in the reader's time zone. */
  from: string;
  to: string;
}

export const wholeLog: AuditFilter = { noun: "", user: "", from: "", to: "" };

const startOf = (day: string, daysLater = 0) => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

export const queryOf = ({ noun, user, from, to }: AuditFilter) => ({
  ...(noun && { noun }),
  ...(user && { user }),
  ...(from && { from: startOf(from) }),
  ...(to && { to: startOf(to, 1) }),
});

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ["audit", filter],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: { ...queryOf(filter), ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    select: (data) => data.pages.flatMap((page) => page.items),
  });
