import type { AuditAction } from "@lantern/contract/audit-actions";
import type { SignInMethod } from "@lantern/contract/choices";
import type { Executor } from "../../db/client.ts";
import { AppError } from "../app-error.ts";
import { type AuditEntry, audit } from "./audit.ts";

/** What identifies an account in the audit log. */
interface Account {
  id: string;
  companyId: string | null;
}

/** Records what somebody did with their own account. */
export function auditAccount(
  db: Executor,
  { id, companyId }: Account,
  action: AuditAction,
  more: Pick<AuditEntry, "detail" | "change"> = {},
): Promise<void> {
  return audit(db, { companyId, userId: id, action, subject: `user:${id}`, ...more });
}

/** How somebody signed in. A second step has its own entry, and the first step then has none. */
export type SignInStep = SignInMethod | "single_sign_on" | "passkey" | "authenticator" | "recovery_code";

export const auditSignIn = (db: Executor, user: Account, method: SignInStep): Promise<void> =>
  auditAccount(db, user, "user.sign_in", { detail: { method } });

/**
 * Records a failed sign-in. Nobody has acted yet, so the entry names the account only as its subject; the account may
 * be unknown, which takes as long, so that the time of a response tells nothing about who has an account.
 */
export function auditFailedSignIn(
  db: Executor,
  account: { id?: string; companyId: string | null } | null,
  detail: { method: SignInStep; problem: string },
): Promise<void> {
  return audit(db, {
    companyId: account?.companyId ?? null,
    userId: null,
    action: "user.sign_in_failed",
    subject: account?.id ? `user:${account.id}` : "visitor:unknown",
    detail,
  });
}

/** Runs a step of a sign-in. If it is rejected, its transaction has ended, and the failure is recorded on its own. */
export async function signInAttempt<T>(
  db: Executor,
  account: Account | null,
  method: SignInStep,
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof AppError) await auditFailedSignIn(db, account, { method, problem: error.code });
    throw error;
  }
}
