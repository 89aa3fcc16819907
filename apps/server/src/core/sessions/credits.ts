import { limits } from "@lantern/contract/limits";
import type { Tx } from "../../db/client.ts";
import { AppError, fieldError } from "../app-error.ts";
import { addLedgerRow, type CompanyRow, lockCompany } from "../companies/repository.ts";
import type { Context } from "../context.ts";
import { countAttendees } from "./counts.ts";
import { type SessionRow, updateSession } from "./repository.ts";

/** What a session's reservation should be: a credit for each seat, more when more people come, less what is captured. */
export async function reservationFor(tx: Tx, session: SessionRow, seats: number | null) {
  const tally = await countAttendees(tx, session.id);
  const places = Math.max(seats ?? limits.seatsMin, tally.attendees - tally.declined);
  if (places > limits.seatsMax)
    throw fieldError("seats", "REQUEST_001", `At most ${limits.seatsMax} people can come.`);
  return { seats: places, creditsReserved: Math.max(places - tally.attended, 0) };
}

/** Refuses a reservation that the company's free credits do not cover. `company` is locked. */
export function requireCredits(company: CompanyRow, session: SessionRow, creditsReserved: number): void {
  const free = company.creditBalance - company.creditReserved + session.creditsReserved;
  if (creditsReserved > free) throw new AppError("SESSION_002");
}

/**
 * Captures the credit of one seat, once for each participant and session. Who came beyond what is reserved and
 * free still plays: an hour is never stopped for a credit, it is only told in the log.
 */
export async function captureSeat(
  ctx: Pick<Context, "log">,
  tx: Tx,
  session: SessionRow,
  consumerId: string,
) {
  const company = await lockCompany(tx, session.companyId);
  const covered = session.creditsReserved > 0 || company.creditBalance > company.creditReserved;
  if (!covered) {
    ctx.log.warn({ sessionId: session.id }, "a seat was taken beyond the credits");
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
  });
}
