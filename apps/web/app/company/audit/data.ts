import { listAudit } from "@lantern/contract/endpoints/audit";
import { pagedQuery } from "../../api/queries/paged.ts";
import { request } from "../../api/request.ts";

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

const startOf = (day: string, daysLater = 0) => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

/** The filter as the server reads it: moments instead of days. */
export const auditFilterOf = ({ from, to, ...rest }: AuditFilter) => ({
  ...rest,
  from: from && startOf(from),
  to: to && startOf(to, 1),
});

export const auditQuery = (filter: AuditFilter) =>
  pagedQuery(["audit"], auditFilterOf(filter), (query, signal) => request(listAudit, { query, signal }));
