import type { Executor } from "../../db/client.ts";
import { audit } from "../audit/audit.ts";
import type { CompanyScope } from "../gates.ts";

type Deed =
  | "create"
  | "update"
  | "delete"
  | "move"
  | "attendees"
  | "confirm"
  | "invite"
  | "revoke"
  | "link"
  | "cancel"
  | "archive"
  | "unarchive"
  | "duplicate"
  | "start";

/** Writes into the company's log what an administrator did with a session. */
export function noted(
  tx: Executor,
  scope: CompanyScope,
  deed: Deed,
  id: string,
  detail?: Record<string, unknown>,
): Promise<void> {
  const entry = { companyId: scope.companyId, userId: scope.userId, action: `session.${deed}` };
  return audit(tx, { ...entry, subject: `session:${id}`, ...(detail && { detail }) });
}
