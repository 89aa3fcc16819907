import { limits } from "@lantern/contract/limits";
import { AppError, fieldError } from "../../core/app-error.ts";
import { addLedgerRow, type CompanyRow, lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Tx } from "../../db/client.ts";
import { countAttendees } from "./counts.ts";
import { type SessionRow, updateSession } from "./repository.ts";

/**
 * The credits that a session should reserve: one for each seat or, if there are more attendees, one for each
 * attendee, without those used already.
 */
export async function reservationFor(tx: Tx, session: SessionRow, seats: number | null) {
  const counts = await countAttendees(tx, session.id);
  const needed = Math.max(seats ?? limits.seatsMin, counts.attendees - counts.declined);
  if (needed > limits.seatsMax) throw fieldError("seats", "PEOPLE_MAX");
  return { seats: needed, creditsReserved: Math.max(needed - counts.attended, 0) };
}

/** Throws if the company's available credits do not cover the reservation. `company` is locked. */
export function requireCredits(company: CompanyRow, session: SessionRow, creditsReserved: number): void {
  const free = company.creditBalance - company.creditReserved + session.creditsReserved;
  if (creditsReserved > free) throw new AppError("SESSION_002");
}

/**
 * Uses the credit of one seat, once for each participant and session. If no credit is reserved or available, the
 * participant can play anyway, and the server log has a warning.
 *
 * @param at when it was used
 */
export async function captureSeat(
  ctx: Pick<Context, "log">,
  tx: Tx,
  session: SessionRow,
  consumerId: string,
  at: Date,
) {
  const company = await lockCompany(tx, session.companyId);
  const covered = session.creditsReserved > 0 || company.creditBalance > company.creditReserved;
  if (!covered) {
    ctx.log.warn({ sessionId: session.id }, "a participant plays without a credit");
    return;
  }
  if (session.creditsReserved > 0) {
    await updateSession(tx, session.id, { creditsReserved: session.creditsReserved - 1 });
  }
  await addLedgerRow(tx, {
    companyId: session.companyId,
    amount: -1,
    reason: "capture",
    reference: `capture:${session.id}:${consumerId}`,
    sessionId: session.id,
    costCenter: session.costCenter,
    createdAt: at,
  });
}
