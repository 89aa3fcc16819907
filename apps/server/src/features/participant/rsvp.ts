import type { Context } from "../../context.ts";
import { Refusal } from "../../refusal.ts";
import { lockCompany } from "../company/repository.ts";
import { requireCredits, reservationFor } from "../session/credits.ts";
import { tellLiveHour } from "../session/live-hour.ts";
import { lockSession, updateSession } from "../session/repository.ts";
import { type Seat, saveRsvp } from "./repository.ts";

/** "I can't come" frees the seat for someone else; "I can after all" needs one, and a credit if there is none left. */
export async function saveAnswer(ctx: Context, { session, consumer }: Seat, coming: boolean): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, session.companyId);
    const locked = await lockSession(tx, session.companyId, session.id);
    if (!locked) throw new Refusal("SESSION_001");
    await saveRsvp(tx, session.id, consumer.id, coming ? "coming" : "declined");
    if (locked.status !== "confirmed" && locked.status !== "live") return;
    const reservation = await reservationFor(tx, locked, locked.seats);
    requireCredits(company, locked, reservation.creditsReserved);
    await updateSession(tx, session.id, reservation);
  });
  await tellLiveHour(ctx, "refresh", session.id);
}

/**
 * Who declined and stands at the door all the same comes after all, unless their seat was given away and no credit
 * is left for another.
 */
export async function comeAfterAll(ctx: Context, seat: Seat): Promise<void> {
  if (seat.seat.rsvp !== "declined" || seat.session.status === "completed") return;
  try {
    await saveAnswer(ctx, seat, true);
  } catch (error) {
    throw error instanceof Refusal && error.code === "SESSION_002" ? new Refusal("SESSION_FULL") : error;
  }
}
