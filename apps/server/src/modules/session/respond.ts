import { and, eq, sql } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Executor, Tx } from "../../db/client.ts";
import { type consumers, notifications, sessionConsumers } from "../../db/schema/index.ts";
import { creditsChanged } from "../billing/index.ts";
import { cannotCome, notify } from "../notification/index.ts";
import { updateLiveSession } from "./change.ts";
import { requireCredits, reservationFor } from "./credits.ts";
import { lockSession, type SessionRow, seatOf, updateSession } from "./repository.ts";
import { giveSeatBack, stopWaiting } from "./take-seat.ts";

/** Who answers an invitation. */
interface Invited {
  seat: typeof sessionConsumers.$inferSelect;
  session: SessionRow;
  consumer: typeof consumers.$inferSelect;
}

/**
 * Stores an RSVP. Whoever took the seat themselves gives it back, and nobody learns who did. Declining frees the seat for somebody else and notifies the administrators. Accepting needs a seat, or
 * an available credit for another one; without either it throws SESSION_FULL.
 *
 * @param at when they answered
 */
export async function respond(
  ctx: Context,
  seat: Pick<Invited, "session" | "consumer">,
  coming: boolean,
  at: Date = ctx.now(),
): Promise<void> {
  const { session } = seat;
  try {
    await ctx.db.transaction((tx) => changeRsvp(ctx, tx, seat, coming, at));
  } catch (error) {
    throw error instanceof AppError && error.code === "SESSION_002" ? new AppError("SESSION_FULL") : error;
  }
  await updateLiveSession(ctx, "refresh", session.id);
}

async function changeRsvp(
  ctx: Context,
  tx: Tx,
  { session, consumer }: Pick<Invited, "session" | "consumer">,
  coming: boolean,
  at: Date,
) {
  const company = await lockCompany(tx, session.companyId);
  const locked = await lockSession(tx, session.companyId, session.id);
  if (!locked) throw new AppError("SESSION_001");
  if (!coming && (await giveSeatBack(ctx, tx, locked, consumer))) return;
  // The same RSVP twice changes nothing.
  const rsvp = coming ? "coming" : "declined";
  if (!(await saveRsvp(tx, session.id, consumer.id, rsvp, at))) return;
  if (coming) {
    await deleteCannotCome(tx, session.id, consumer.id);
    await stopWaiting(tx, session.id, [consumer.id]);
  } else await notify(tx, session.companyId, cannotCome(session, consumer.id));
  if (locked.status !== "confirmed" && locked.status !== "live") return;
  const reservation = await reservationFor(tx, locked, locked.seats);
  requireCredits(company, locked, reservation.creditsReserved);
  await updateSession(tx, session.id, reservation);
  await creditsChanged(tx, company);
}

/**
 * Accepts for a participant who declined and joins all the same. Throws SESSION_FULL if their seat is no longer free and
 * no credit is available.
 */
export async function undoDecline(ctx: Context, seat: Invited): Promise<void> {
  if (seat.seat.rsvp === "declined" && seat.session.status !== "completed") await respond(ctx, seat, true);
}

/** Resolves with whether this changes the RSVP. */
async function saveRsvp(
  tx: Executor,
  sessionId: string,
  consumerId: string,
  rsvp: "coming" | "declined",
  rsvpAt: Date,
): Promise<boolean> {
  const changed = await tx
    .update(sessionConsumers)
    .set({ rsvp, rsvpAt })
    .where(and(seatOf(sessionId, consumerId), sql`${sessionConsumers.rsvp} is distinct from ${rsvp}`))
    .returning({ id: sessionConsumers.consumerId });
  return changed.length > 0;
}

/** Deletes the notifications that a participant can't come. */
export async function deleteCannotCome(tx: Executor, sessionId: string, consumerId: string) {
  const { kind } = notifications;
  const theirs = and(eq(notifications.sessionId, sessionId), eq(notifications.consumerId, consumerId));
  await tx.delete(notifications).where(and(theirs, eq(kind, "cannot_come")));
}
