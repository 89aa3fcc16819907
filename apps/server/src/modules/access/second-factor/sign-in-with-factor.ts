import { limits } from "@lantern/contract/limits";
import { auditSignIn, type SignInStep } from "../../../core/audit/accounts.ts";
import type { Executor } from "../../../db/client.ts";
import { issueToken, type SignIn } from "../tokens/repository.ts";
import { hasSecondFactor, issueTicket } from "./repository.ts";

/** A token, or the ticket with which this browser may enter the person's second factor. */
export type SignInOutcome = { token: string } | { ticket: string };

/** Signs in a person who has proved who they are by password or provider. The only way to a token for them. */
export async function signInWithFactor(
  tx: Executor,
  now: Date,
  user: { id: string; companyId: string | null },
  method: SignInStep,
  trace: Pick<SignIn, "device" | "signInId">,
): Promise<SignInOutcome> {
  const { id: userId } = user;
  const { device, signInId } = trace;
  const started = { device, ...(signInId && { signInId }) };
  if (await hasSecondFactor(tx, userId)) {
    return { ticket: await issueTicket(tx, now, limits.signInTicketMinutes, { userId, ...started }) };
  }
  await auditSignIn(tx, user, method);
  return { token: await issueToken(tx, now, { userId }, started) };
}
