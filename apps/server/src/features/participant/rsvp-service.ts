import { AppError } from "../../core/app-error.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { creditsChanged } from "../../core/credits/credits.ts";
import { notify } from "../../core/notifications/notify.ts";
import { cannotCome } from "../../core/notifications/texts.ts";
import { updateLiveSession } from "../../core/sessions/change.ts";
import { requireCredits, reservationFor } from "../../core/sessions/credits.ts";
import { lockSession, updateSession } from "../../core/sessions/repository.ts";
import type { Tx } from "../../db/client.ts";
import { deleteCannotCome, type Seat, saveRsvp } from "./repository.ts";

/**
 * Stores an RSVP. Declining frees the seat for somebody else and notifies the administrators. Accepting needs a seat, or
 * an available credit for another one; without either it throws SESSION_FULL.
 */
export async function respond(ctx: Context, seat: Seat, coming: boolean): Promise<void> {
  const { session } = seat;
  try {
    await ctx.db.transaction((tx) => changeRsvp(ctx, tx, seat, coming));
  } catch (error) {
    throw error instanceof AppError && error.code === "SESSION_002" ? new AppError("SESSION_FULL") : error;
  }
  await updateLiveSession(ctx, "refresh", session.id);
}

async function changeRsvp(ctx: Context, tx: Tx, { session, consumer }: Seat, coming: boolean) {
  const company = await lockCompany(tx, session.companyId);
  const locked = await lockSession(tx, session.companyId, session.id);
  if (!locked) throw new AppError("SESSION_001");
  // The same RSVP twice changes nothing.
  const rsvp = coming ? "coming" : "declined";
  if (!(await saveRsvp(tx, session.id, consumer.id, rsvp, ctx.now()))) return;
  if (coming) await deleteCannotCome(tx, session.id, consumer.id);
  else await notify(tx, session.companyId, cannotCome(session, consumer.id));
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
export async function undoDecline(ctx: Context, seat: Seat): Promise<void> {
  if (seat.seat.rsvp === "declined" && seat.session.status !== "completed") await respond(ctx, seat, true);
}
