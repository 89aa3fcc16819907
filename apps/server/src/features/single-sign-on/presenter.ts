import type { CompanyDomain, SingleSignOn } from "@lantern/contract/http";
import type { DomainRow, SignOnRow } from "./repository.ts";

export const presentProvider = (row: SignOnRow): SingleSignOn => ({
  issuer: row.issuer,
  client_id: row.clientId,
  certificates: row.certificates,
  required: row.required,
  makes_admins: row.makesAdmins,
  group_claim: row.groupClaim,
  owner_group: row.ownerGroup,
  last_problem: row.lastProblem,
  last_problem_at: row.lastProblemAt?.toISOString() ?? null,
});

export const recordValue = (proof: string) => `lantern-hour=${proof}`;

export const presentDomain = ({ id, domain, proof, provedAt }: DomainRow): CompanyDomain => ({
  id,
  domain,
  proved_at: provedAt?.toISOString() ?? null,
  record_name: `_lantern-hour.${domain}`,
  record_value: recordValue(proof),
});
