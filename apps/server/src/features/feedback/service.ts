import { and, eq } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { ParticipantSeat } from "../../core/gates.ts";
import { findAnySession } from "../../core/sessions/repository.ts";
import { feedback } from "../../db/schema/index.ts";

export async function readRating(ctx: Context, { sessionId, consumerId }: ParticipantSeat) {
  const [given] = await ctx.db
    .select({ rating: feedback.rating })
    .from(feedback)
    .where(and(eq(feedback.sessionId, sessionId), eq(feedback.consumerId, consumerId)));
  return { rating: given?.rating ?? null };
}

/** Stores one rating per participant; a later one replaces it. It is refused before the session. */
export async function saveRating(ctx: Context, seat: ParticipantSeat, rating: number) {
  const { sessionId, consumerId, companyId } = seat;
  const session = await findAnySession(ctx.db, sessionId);
  if (session?.status !== "live" && session?.status !== "completed") {
    throw new AppError("REQUEST_001", { status: 409 });
  }
  await ctx.db
    .insert(feedback)
    .values({ sessionId, consumerId, companyId, rating })
    .onConflictDoUpdate({ target: [feedback.sessionId, feedback.consumerId], set: { rating } });
  return { rating };
}
