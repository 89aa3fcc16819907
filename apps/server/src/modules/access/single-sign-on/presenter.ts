import { isolatedName } from "@lantern/contract/full-name";
import type { CompanyDomain, MissingGroups, SecondSubject, SingleSignOn } from "@lantern/contract/http";
import type { listMissingGroups, listWaiting } from "./identity-repository.ts";
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
  last_problem_detail: row.lastProblemDetail,
});

type Listed<List extends (...values: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number];

export const presentMissingGroups = (row: Listed<typeof listMissingGroups>): MissingGroups => ({
  email: row.email,
  problem: row.groupProblem ?? "missing",
  received: row.groupsReceived ?? [],
});

export const presentSecondSubject = ({ identity, user }: Listed<typeof listWaiting>): SecondSubject => ({
  id: identity.id,
  email: user.email,
  name: isolatedName(user.firstName, user.lastName),
  subject: identity.subject,
  since: (identity.awaitsSince ?? identity.createdAt).toISOString(),
});

export const recordValue = (proof: string) => `lantern-hour=${proof}`;

export const presentDomain = ({ id, domain, proof, provedAt }: DomainRow): CompanyDomain => ({
  id,
  domain,
  proved_at: provedAt?.toISOString() ?? null,
  record_name: `_lantern-hour.${domain}`,
  record_value: recordValue(proof),
});
